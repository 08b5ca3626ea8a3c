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
        [S] die Karte „Aussetzen“
        [T] die Karte „Die nehm ich!“
        [X] die Karte „Die tausch ich!“
       *[K] die Karte „Die behalt ich!“
    }

why-gain-nearer = { $card } bringt dich von { $from } fehlenden Karten auf { $to }.
why-gain-completes = { $card } macht dein Level vollständig.
why-gain-wins = { $card } macht dein letztes Level vollständig, und wer das auslegt, gewinnt.
why-gain-fits = { $card } lässt sich anlegen.
why-gain-fits-later = dein Level ist vollständig, und { $card } lässt sich danach anlegen.
why-gain-spare = dein Level ist schon vollständig, und { $card } trägt nichts dazu bei.
why-gain-nothing = { $card } bringt dich deinem Level nicht näher.
why-gain-fits-nothing = { $card } passt zu keiner Kombination auf dem Tisch.
why-gain-skip = { $card } kann jemanden aussetzen lassen.
why-gain-special = { $card } gehört zu keinem Level, lässt sich aber ausspielen.

why-hidden-nearer = von den { $unseen } verdeckten Karten { $count ->
        [one] würde dich 1
       *[other] würden dich { $count }
    } deinem Level näher bringen.
why-hidden-only-nearer = nichts Offenes bringt dich deinem Level näher; von den { $unseen } verdeckten Karten { $count ->
        [one] täte es 1
       *[other] täten es { $count }
    }.
why-hidden-fits = von den { $unseen } verdeckten Karten { $count ->
        [one] ließe sich 1
       *[other] ließen sich { $count }
    } anlegen.
why-hidden-only-fits = nichts Offenes lässt sich anlegen; von den { $unseen } verdeckten Karten ginge es mit { $count }.
why-hidden-complete = dein Level ist vollständig, da ist jede Karte recht.

why-lay-wins = dein letztes Level ist vollständig; es auszulegen gewinnt das Spiel.
why-lay-out = dein Level ist vollständig, und alle anderen Karten können gleich mit weg: Der Durchgang endet.
why-lay-out-wins = dein Level ist vollständig, und alle anderen Karten können gleich mit weg: Das gewinnt das Spiel.
why-lay = dein Level ist vollständig; so { $left ->
        [one] bleibt 1 Karte
       *[other] bleiben { $left } Karten
    }, und { $off ->
        [0] keine davon lässt sich
        [one] 1 davon lässt sich
       *[other] { $off } davon lassen sich
    } anlegen.

why-off-out = danach können auch alle anderen Karten weg: Der Durchgang endet.
why-off-out-wins = danach können auch alle anderen Karten weg: Das gewinnt das Spiel.
why-off = eine Karte weniger auf der Hand: noch { $count }.
why-off-joker = { $card } passt fast überall und könnte warten; danach hast du noch { $count } auf der Hand.

why-ends = es ist deine letzte Karte: Der Durchgang endet, und du steigst auf.
why-ends-wins = es ist deine letzte Karte, und das gewinnt das Spiel.

why-discard-needed = { $card } gehört zu deinem Level: Ohne diese Karte { $to ->
        [one] fehlte dir 1
       *[other] fehlten dir { $to }
    } statt { $from }.
why-discard-wait = dein Level bleibt vollständig auf der Hand; das Auslegen kann warten.
why-discard-feeds = { $card } nützt deinem Level nichts, lässt sich aber anlegen, und das kann { $name }.
why-discard-wanted = { $card } nützt deinem Level nichts, aber { $name } scheint solche Karten zu sammeln.
why-discard-thrown = { $card } nützt deinem Level nichts, und wer als Nächstes dran ist, { $name }, hat dieselbe Zahl auf dem Ablagestapel.
why-discard-safe = { $card } nützt deinem Level nichts, und niemand scheint so etwas zu brauchen.
why-discard-joker = { $card } passt fast überall und ist es wert, behalten zu werden.
why-discard-special = { $card } wäre ohne Wirkung weg, und alle könnten danach greifen.
why-discard-fits = { $card } ließe sich stattdessen anlegen.
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

why-take = alle zeigen drei Karten, und du darfst dir eine nehmen; { $count ->
        [0] dein Level ist schon vollständig.
        [one] dir fehlt 1.
       *[other] dir fehlen { $count }.
    }
why-take-laid = dein Level liegt schon; eine Karte der anderen hilft nur, wenn sie sich anlegen lässt.

why-keep = endet der Durchgang, bevor du auslegst, darfst du { $count } Karten mehr behalten.
why-keep-laid = nach dem Auslegen hat die Karte keine Wirkung, aber es ist eine weniger.

why-swap-none = keine Karte wird getauscht; nur die Tauschkarte geht weg.
why-swap-needed = etwas davon gehört zu deinem Level: Dann { $to ->
        [one] fehlte dir 1 Karte
       *[other] fehlten dir { $to } Karten
    } statt { $from }.
why-swap = { $count ->
        [one] dein Level braucht diese Karte nicht
       *[other] dein Level braucht keine dieser { $count } Karten
    }; obenauf liegt dann, was niemand zu brauchen scheint: { $card }.
why-swap-feeds = { $count ->
        [one] dein Level braucht diese Karte nicht
       *[other] dein Level braucht keine dieser { $count } Karten
    }; obenauf liegt aber { $card }, und { $name } könnte das brauchen.
why-swap-laid = neue Karten passen vielleicht auf den Tisch: { $count ->
        [one] 1 wird getauscht.
       *[other] { $count } werden getauscht.
    }

why-show-known = diese Karten haben alle schon gesehen.
why-show-needed = dein Level braucht mindestens eine dieser Karten.
why-show-spare = dein Level braucht keine dieser Karten.
why-show-fits = mindestens eine dieser Karten ließe sich anlegen.
why-show-no-fit = keine dieser Karten lässt sich gerade anlegen.

why-taken-none = keine der gezeigten Karten bringt dich deinem Level näher.
why-taken-none-laid = du willst Karten loswerden, nicht noch eine bekommen.
why-taken-none-though = eine der gezeigten Karten brächte dich deinem Level näher.

why-carry-none = du beginnst den nächsten Durchgang nur mit neuen Karten.
why-carry = vor dem neuen Geben { $count ->
        [0] ist dein Level damit schon vollständig.
        [one] fehlt dir damit noch 1 Karte zum Level.
       *[other] fehlen dir damit noch { $count } Karten zum Level.
    }
