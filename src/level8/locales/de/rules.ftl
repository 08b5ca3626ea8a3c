### Die Regeln in unseren Worten: eine Nachricht je Absatz.

rules-title = Level 8: die Regeln · { $edition }, { $side }

rules-heading-goal = Worum es geht
rules-goal = Schaff als Erste oder Erster { $levels ->
        [one] das eine Level
       *[other] alle { $levels } Level
    }! Jedes Level verlangt bestimmte Kombinationen, und es dauert mehrere Durchgänge, bis du alle geschafft hast. Über Level { $levels } wartet { $goal }.
rules-players = Für { $least } bis { $most } Personen.

rules-heading-cards = Die Karten
rules-cards = Gespielt wird mit { $cards } Karten:
rules-cards-numbers = { $numbers } Zahlenkarten: 1 bis { $top } in { $colours ->
        [one] 1 Farbe
       *[other] { $colours } Farben
    }
rules-cards-jokers = { $count } Joker
rules-cards-jokers-range = { $count } Joker für die Zahlen { $low } bis { $high }
rules-cards-skips = { $count ->
        [one] 1 Aussetzen-Karte
       *[other] { $count } Aussetzen-Karten
    }
rules-cards-takes = { $count } × „Die nehm ich!“
rules-cards-swaps = { $count } × „Die tausch ich!“
rules-cards-keeps = { $count } × „Die behalt ich!“
rules-shapes = Jede Farbe hat ihre eigene Form, damit niemand die Farben unterscheiden muss: { $list }.
rules-shape = { $colour } ({ $shape })
rules-enough-cards = Die Karten müssen für { $hand } pro Person und einen Nachziehstapel reichen; mit weniger geht es nicht.

rules-heading-levels = Die Levelkarten
rules-pictures = So liest du die Bilder: A B C ist eine Folge, X X sind gleiche Karten (X und Y dürfen dieselbe Zahl sein), ■ ■ sind Karten einer Farbe.
rules-drawn = So liest du die Bilder: Karten, die wie eine Treppe steigen, sind eine Folge, Karten mit „=“ sind gleiche Karten (zwei solche Gruppen dürfen dieselbe Zahl haben), Karten mit ■ sind Karten einer Farbe.
rules-levels-source = Woher diese Level stammen: { $list }.
rules-level-source = { $levels } ({ $source })

rules-heading-combinations = Die Kombinationen
rules-run = Folge: Jede Zahl ist um eins höher als die davor, zum Beispiel 4-5-6. Die Farben sind egal. Bei { $top } ist Schluss: { $top } und 1 sind keine Nachbarn.
rules-set = Zwilling, Drilling, Vierling: zwei, drei oder vier Karten mit derselben Zahl. Die Farben sind egal.
rules-colour = Karten einer Farbe: Alle haben dieselbe Farbe. Die Zahlen sind egal.
rules-alike = Mehrere Zwillinge oder Drillinge deines Levels dürfen dieselbe Zahl zeigen.
rules-joker = Ein Joker springt für eine Zahl oder Farbe ein, die dir fehlt, und du darfst in einem Level mehrere benutzen. Alle müssen wissen, wofür jeder Joker steht. Liegt er einmal, ändert sich das nicht mehr, und niemand darf ihn gegen die echte Karte tauschen. Als Karte einer anderen Art kann man ihn nicht spielen.
rules-joker-range = Ein Joker mit dem Aufdruck { $low }–{ $high } steht nur für die Zahlen { $low } bis { $high }.
rules-no-special = { $kinds ->
        [skip] Aussetzen-Karten
        [special] Sonderkarten
       *[both] Aussetzen- und Sonderkarten
    } gehören nie zu einer Kombination.

rules-heading-setup = Vorbereitung
rules-deal = Wer gibt, mischt alle Karten und gibt jeder Person { $hand }, immer eine auf einmal und links beginnend. Der Rest ist der Nachziehstapel; er liegt verdeckt. Die oberste Karte wird umgedreht, egal welche es ist: Mit ihr beginnt der Ablagestapel der Person, die gibt. Alle haben ihren eigenen Ablagestapel.
rules-start = Wer links von der Person sitzt, die gegeben hat, fängt an. Dann geht es nach links weiter.

rules-heading-turn = Dein Zug
rules-draw = Zieh zuerst eine Karte: vom Nachziehstapel oder die oberste von irgendeinem Ablagestapel, sogar von deinem eigenen.
rules-lay-down = Dann darfst du dein Level auslegen: alle Kombinationen auf einmal, genau so, wie es auf der Levelkarte steht. Ein halbes Level darfst du nicht auslegen, und später dürfen keine Kombinationen dazukommen.
rules-lay-off = Liegt dein Level aus, darfst du bis zum Ende des Durchgangs in jedem Zug weitere Karten anlegen, nach dem Ziehen und vor dem Abwerfen. Du darfst bei jeder Kombination auf dem Tisch anlegen, bei deinen eigenen und bei denen der anderen. Eine Folge wächst an beiden Enden, hinauf bis { $top } und hinunter bis 1; zu einem Zwilling oder Drilling passt seine Zahl, zu Karten einer Farbe ihre Farbe. Auch Joker darfst du anlegen.
rules-discard = Zum Schluss wirfst du eine Karte ab: Leg irgendeine offen auf deinen eigenen Ablagestapel. Dafür brauchst du immer eine Karte, also halt eine zurück.
rules-discard-instead = Statt abzuwerfen darfst du { $kinds ->
        [skip] eine Aussetzen-Karte
        [special] eine Sonderkarte
       *[both] eine Aussetzen- oder Sonderkarte
    } spielen.

rules-heading-pile = Wenn der Nachziehstapel leer ist
rules-reshuffle = Ist die letzte verdeckte Karte gezogen, geben alle ihren Ablagestapel ab, nur die oberste Karte bleibt liegen. Die abgegebenen Karten werden gemischt: Das ist der neue Nachziehstapel.
rules-face-up = Gebrauchte Karten liegen offen unter dem Nachziehstapel. Sobald eine davon an der Reihe wäre, wird auf dieselbe Weise ein neuer Nachziehstapel gemischt.

rules-heading-skip = Aussetzen-Karten
rules-skip = Statt abzuwerfen kannst du eine Aussetzen-Karte vor jemanden legen, der noch keine vor sich hat.
rules-skipped = Wer sie bekommt, tut im nächsten Zug nur eines: die Karte offen unter den Nachziehstapel schieben.
rules-skip-discard = Du kannst eine Aussetzen-Karte auch einfach abwerfen. Dann dürfen alle sie ziehen.
rules-skip-last = War es deine letzte Karte, ist der Durchgang vorbei, und niemand setzt aus.

rules-heading-special = Sonderkarten
rules-special = Eine Sonderkarte spielst du, statt abzuwerfen. Danach ist dein Zug vorbei.
rules-take = „Die nehm ich!“: Schieb die Karte offen unter den Nachziehstapel. Alle anderen, links von dir beginnend, zeigen { $show } Karten, die sie selbst aussuchen, oder alle, wenn sie weniger haben. Eine davon darfst du nehmen, musst aber nicht. Wer eine Karte verliert, zieht eine neue vom Nachziehstapel; die anderen Karten kommen zurück auf die Hand.
rules-swap = „Die tausch ich!“: Schieb die Karte offen unter den Nachziehstapel. Leg bis zu { $swap } Handkarten auf deinen Ablagestapel, eine nach der anderen und in der Reihenfolge, die du willst. Zieh ebenso viele vom Nachziehstapel.
rules-keep = „Die behalt ich!“: Leg die Karte vor dich hin. Liegt dein Level am Ende des Durchgangs nicht aus, darfst du bis zu { $keep ->
        [one] 1 Handkarte
       *[other] { $keep } Handkarten
    } für den nächsten behalten. Mit jeder weiteren solchen Karte sind es { $keep } mehr.
rules-special-last = War es deine letzte Karte, ist der Durchgang vorbei, und sie hat keine Wirkung mehr.

rules-heading-round = Ende eines Durchgangs
rules-out = Der Durchgang ist sofort vorbei, wenn jemand die letzte Karte abwirft oder ausspielt.
rules-climb = Diese Person steigt um zwei Level auf. Alle anderen, deren Level ausliegt, steigen um eines auf. Die Übrigen bleiben, wo sie sind.
rules-next-round = Als Nächstes gibt die Person links daneben. Alle Karten werden eingesammelt und gemischt{ $carry ->
        [yes] , außer denen, die jemand behält
       *[no] {""}
    }.

rules-heading-carry = Karten behalten
rules-carry = Bist du auf Level { $from } oder höher und dein Level liegt nicht aus, darfst du bis zu { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    } für den nächsten Durchgang behalten.
rules-carry-keeps = Jede Karte „Die behalt ich!“ vor dir erlaubt dir { $keep ->
        [one] 1 Karte
       *[other] { $keep } Karten
    }, auf jedem Level, solange dein Level nicht ausliegt. Alles wird zusammengezählt.
rules-carry-deal = Du bekommst dann nur so viele neue Karten, dass du wieder { $hand } hast.

rules-heading-game = Gewinnen
rules-win = Du gewinnst in dem Moment, in dem du Level { $levels } auslegst, egal was du noch auf der Hand hast.
rules-win-over = Du gewinnst auch, wenn dein Level { $last } ausliegt und du den Durchgang beendest: Dann steigst du über Level { $levels } hinaus.

rules-heading-rulings = Was wir festgelegt haben
rules-rulings = Wo die gedruckten Regeln nichts sagen oder sich widersprechen, spielen wir so:

ruling-editions = Karten, Zahl der Personen, Level und wie viele Karten man behalten darf, stehen nicht fest. Du kannst das alles in eine eigene Datei schreiben und damit spielen.
ruling-levels = Wo wir eine gedruckte Levelkarte nicht kennen, ist das Level von uns; in der Liste der Level steht es dabei.
ruling-mix = Kommen die Karten einer anderen Ausgabe dazu, ändert sich sonst nichts: Level, Personenzahl und was man behalten darf, bleiben gleich.
ruling-alike = Auch zwei Folgen eines Levels dürfen gleich sein.
ruling-joker-colour = Bei Karten einer Farbe darf ein Joker, der nur für bestimmte Zahlen gilt, jede Farbe haben. Sind Spiele gemischt, behält jeder Joker seine Zahlen.
ruling-jokers-alone = Eine Kombination darf ganz aus Jokern bestehen, wenn du sagst, wofür jeder steht.
ruling-first-dealer = Das Mischen lost aus, wer zuerst gibt, wenn ihr niemanden bestimmt.
ruling-shuffle = Vor jedem Mischen werden die Karten der Reihe nach geordnet, damit alle nachrechnen können.
ruling-keep-one = Zum Abwerfen muss dir eine Karte bleiben: Die letzte Karte darfst du nicht anlegen und kein Level auslegen, das die ganze Hand verbraucht. Nur beim letzten Level darfst du das, denn damit gewinnst du sofort.
ruling-face-up = Wird ein neuer Nachziehstapel gemischt, kommen die offenen Karten unter dem alten mit hinein.
ruling-empty-pile = Gibt es nichts zu mischen, bleibt der Nachziehstapel leer. Ein neuer kommt, sobald jemand ziehen muss und Karten da sind. Gibt es gar nichts zu ziehen, spielst du ohne Ziehen weiter.
ruling-skip-other = Eine Aussetzen-Karte legst du vor jemand anderen, nie vor dich selbst, auch wenn in manchen gedruckten Texten nur „irgendjemand“ steht.
ruling-skip-two = Zu zweit ist nach einer Aussetzen-Karte dieselbe Person gleich noch einmal dran. Liegt am Ende des Durchgangs noch eine da, gilt sie im nächsten nicht mehr.
ruling-swap-count = Eine Randnotiz der Anleitung sagt, dass man zwei Karten tauschen darf, der Text sagt drei: Wir spielen mit drei.
ruling-swap-empty = Wer alle Karten tauscht, beendet den Durchgang nicht, auch wenn die Hand kurz leer ist.
ruling-out-without-level = Die letzte Karte loswerden, ohne dass dein Level ausliegt, kannst du nur, wenn der Nachziehstapel leer war. Auch dann steigst du um zwei Level auf, aber nie über das letzte hinaus.
ruling-carry-private = Was du behältst, ist geheim, und du musst nichts behalten. Niemand erfährt, welche Karten es sind, und wie viele erst beim Geben.
ruling-carry-order = Ausgesucht wird der Reihe nach; es beginnt, wer links von der Person sitzt, die gegeben hat.
ruling-short-deal = Werden so viele Karten behalten, dass die übrigen nicht für alle reichen, endet das Geben mit der letzten Karte, und es wird keine aufgedeckt.
ruling-win-laid = Zum Gewinnen musst du das Level auslegen: Es zu erreichen reicht nicht, auch wenn es in einem gedruckten Text so steht.
ruling-ranking = Die anderen bekommen nur für die Statistik einen Platz: Erst zählt das höhere Level, dann ein ausliegendes Level, dann weniger Karten. Wer in allem gleich ist, teilt sich den Platz. Hat jemand gewonnen und ist dabei über das letzte Level gestiegen, steigen erst alle auf wie am Ende eines Durchgangs.
ruling-own-levels = Ein Level in deiner eigenen Datei verlangt höchstens { $hand } Karten, jede Kombination mindestens zwei, und keine Folge ist länger, als es Zahlen gibt.
ruling-no-points = Punkte gibt es nicht: In den gedruckten Regeln zählen nur die Level.
