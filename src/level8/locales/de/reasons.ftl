### Warum ein Zug gut oder schlecht ist. Jeder Satz steht allein: Sein erster Buchstabe wird groß.

the-number = die { $colour ->
        [r] rote
        [o] orange
        [y] gelbe
        [g] grüne
        [b] blaue
       *[p] lila
    } { $number }
the-joker = der Joker
the-joker-range = der Joker { $low }–{ $high }
the-special = { $sign ->
        [S] die Aussetzen-Karte
        [T] die Karte „Die nehm ich!“
        [X] die Karte „Die tausch ich!“
       *[K] die Karte „Die behalt ich!“
    }

why-gain-nearer = { $card } hilft dir: Dann { $to ->
        [one] fehlt dir nur noch 1 Karte
       *[other] fehlen dir noch { $to } Karten
    } statt { $from }.
why-gain-completes = { $card } macht dein Level komplett.
why-gain-wins = { $card } macht dein letztes Level komplett, und wenn du es auslegst, gewinnst du.
why-gain-fits = { $card } kannst du anlegen.
why-gain-out = dein Level ist bereit, und kommt { $card } dazu, können alle anderen Karten gleich mit weg: Der Durchgang endet.
why-gain-out-wins = dein Level ist bereit, und kommt { $card } dazu, können alle anderen Karten gleich mit weg: Damit gewinnst du.
why-gain-fits-later = dein Level ist bereit, und { $card } kannst du danach anlegen.
why-gain-spare = dein Level ist schon bereit, und { $card } bringt dir nichts.
why-gain-nothing = { $card } bringt dich deinem Level nicht näher.
why-gain-fits-nothing = { $card } passt zu keiner Kombination auf dem Tisch.
why-gain-skip = { $card } kann jemanden aussetzen lassen.
why-gain-special = { $card } gehört zu keinem Level, aber du kannst die Karte spielen.

why-hidden-nearer = von den { $unseen } Karten, die du nicht siehst, { $count ->
        [one] würde dich 1
       *[other] würden dich { $count }
    } deinem Level näher bringen.
why-hidden-only-nearer = von den offenen Karten bringt dich keine deinem Level näher; von den { $unseen }, die du nicht siehst, { $count ->
        [one] würde es 1
       *[other] würden es { $count }
    }.
why-hidden-fits = von den { $unseen } Karten, die du nicht siehst, { $count ->
        [one] könntest du 1
       *[other] könntest du { $count }
    } anlegen.
why-hidden-only-fits = von den offenen Karten kannst du keine anlegen; von den { $unseen }, die du nicht siehst, könntest du { $count } anlegen.
why-hidden-complete = dein Level ist bereit, da ist jede Karte recht.

why-lay-wins = dein letztes Level ist bereit: Leg es aus, und du gewinnst.
why-lay-out = dein Level ist bereit, und alle anderen Karten können gleich mit weg: Der Durchgang endet.
why-lay-out-wins = dein Level ist bereit, und alle anderen Karten können gleich mit weg: Damit gewinnst du.
why-lay = dein Level ist bereit; so { $left ->
        [one] bleibt 1 Karte
       *[other] bleiben { $left } Karten
    }, und { $off ->
        [0] keine davon kannst du
        [one] 1 davon kannst du
       *[other] { $off } davon kannst du
    } anlegen.

why-off-out = danach können auch alle anderen Karten weg: Der Durchgang endet.
why-off-out-wins = danach können auch alle anderen Karten weg: Damit gewinnst du.
why-off = eine Karte weniger auf der Hand: noch { $count }.
why-off-joker = { $card } passt fast überall und könnte warten; danach hast du noch { $count } auf der Hand.

why-ends = es ist deine letzte Karte: Der Durchgang endet, und du steigst auf.
why-ends-wins = es ist deine letzte Karte: Damit gewinnst du.

why-discard-needed = { $card } gehört zu deinem Level: Ohne diese Karte { $to ->
        [one] würde dir 1
       *[other] würden dir { $to }
    } statt { $from } fehlen.
why-discard-wait = { $left ->
        [0] dein Level bleibt bereit auf der Hand; auslegen kannst du auch später.
        [one] dein Level bleibt bereit; legst du es jetzt aus, bleibt dir 1 Karte, die noch nirgends passt.
       *[other] dein Level bleibt bereit; legst du es jetzt aus, bleiben dir { $left } Karten, die noch nirgends passen.
    }
why-discard-feeds = { $card } nützt deinem Level nichts, aber { $name } kann die Karte anlegen.
why-discard-wanted = { $card } nützt deinem Level nichts, aber { $name } scheint solche Karten zu sammeln.
why-discard-thrown = { $card } nützt deinem Level nichts, und { $name } ist als Nächstes dran und hat dieselbe Zahl auf dem Ablagestapel.
why-discard-safe = { $card } nützt deinem Level nichts, und niemand scheint die Karte zu brauchen.
why-discard-joker = { $card } passt fast überall: Behalte so eine Karte lieber.
why-discard-special = { $card } wäre ohne Wirkung weg, und alle könnten die Karte ziehen.
why-discard-fits = { $card } könntest du stattdessen anlegen.
why-discard-no-fit = { $card } passt zu keiner Kombination auf dem Tisch.
why-discard-no-fit-wanted = { $card } passt zu keiner Kombination auf dem Tisch, aber { $name } scheint solche Karten zu sammeln.

why-skip-again = zu zweit bist du gleich wieder dran.
why-skip-cards = { $name } hat ausgelegt und nur noch { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
why-skip-level = von den anderen ist niemand weiter als { $name } auf Level { $level }.
why-skip-next = { $name } wäre als Nächstes dran.
why-skip-other = { $name } setzt einmal aus.

why-take = alle anderen zeigen drei Karten, und du darfst dir eine nehmen; { $count ->
        [0] dein Level ist schon bereit.
        [one] dir fehlt 1.
       *[other] dir fehlen { $count }.
    }
why-take-laid = dein Level liegt schon aus; eine Karte der anderen hilft nur, wenn du sie anlegen kannst.

why-keep = endet der Durchgang, bevor du auslegst, darfst du { $count } Karten mehr behalten.
why-keep-laid = wenn dein Level ausliegt, hat die Karte keine Wirkung, aber du hast eine weniger.

why-swap-none = du tauschst nichts; nur die Tauschkarte geht weg.
why-swap-needed = mindestens eine dieser Karten gehört zu deinem Level: Dann { $to ->
        [one] würde dir 1 Karte
       *[other] würden dir { $to } Karten
    } statt { $from } fehlen.
why-swap = { $count ->
        [one] dein Level braucht diese Karte nicht
       *[other] dein Level braucht keine dieser { $count } Karten
    }; oben liegt dann { $card }, und niemand scheint die Karte zu brauchen.
why-swap-feeds = { $count ->
        [one] dein Level braucht diese Karte nicht
       *[other] dein Level braucht keine dieser { $count } Karten
    }; aber oben liegt dann { $card }, und { $name } könnte die Karte brauchen.
why-swap-laid = { $count ->
        [one] eine neue Karte lässt sich vielleicht anlegen: Du tauschst 1.
       *[other] neue Karten lassen sich vielleicht anlegen: Du tauschst { $count }.
    }

why-show-known = diese Karten haben alle schon gesehen.
why-show-needed = dein Level braucht mindestens eine dieser Karten.
why-show-spare = dein Level braucht keine dieser Karten.
why-show-fits = mindestens eine dieser Karten könntest du anlegen.
why-show-no-fit = keine dieser Karten kannst du gerade anlegen.

why-taken-none = keine der gezeigten Karten bringt dich deinem Level näher.
why-taken-none-laid = du willst Karten loswerden und nicht noch eine dazubekommen.
why-taken-none-though = eine der gezeigten Karten würde dich deinem Level näher bringen.

why-carry-none = du beginnst den nächsten Durchgang nur mit neuen Karten.
why-carry = mit diesen Karten { $count ->
        [0] ist dein Level schon vor dem neuen Geben bereit.
        [one] fehlt dir vor dem neuen Geben nur noch 1 zum Level.
       *[other] fehlen dir vor dem neuen Geben noch { $count } zum Level.
    }
