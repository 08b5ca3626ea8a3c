### Rätsel: was gefragt wird, und was danach gesagt wird.

cli-usage-puzzles = Aufruf: level8 puzzles [today | N] [--answer AKTION]
    level8 puzzles list [--kind K] [--grade N]
    level8 puzzles prove [DATEI]
    level8 puzzles make DATEI [--count N] [--seed N] [--workers N]
cli-about-puzzles = Stellungen, in denen ein Zug klar der beste ist und leicht übersehen wird; ohne Nummer das Rätsel des Tages. prove vergleicht noch einmal alle Züge jedes Rätsels, make sucht neue in Partien zwischen Bots.
cli-verb-puzzles = den besten Zug finden, oder wie sich eine Hand auslegen lässt
cli-operand-puzzles = today, die Nummer eines Rätsels, list, prove oder make
cli-operand-puzzles-file = die Datei, die geprüft oder geschrieben wird; ohne sie prüft prove die Rätsel dieses Programms
cli-option-puzzles-answer = deine Antwort, als Aktion oder als ihre Nummer; fehlt sie, fragt das Terminal danach
cli-option-puzzles-kind = nur Rätsel dieser Art: draw, discard, lay, way, skip oder find
cli-option-puzzles-grade = nur Rätsel dieses Grades: 1 (leicht), 2 oder 3 (schwer)
cli-option-puzzles-count = wie viele Rätsel gesucht werden
cli-option-puzzles-workers = wie viele Prozesse gleichzeitig suchen; die Rätsel bleiben dieselben
cli-option-puzzles-seed = der Startwert, aus dem alles folgt

puzzle-text = Zeile { $line } gehört nicht in eine Rätseldatei.
puzzle-number = Ein Rätsel { $number } gibt es nicht. Die Nummern gehen von 1 bis { $most }.
cli-puzzles-what = „{ $text }“ ist kein Rätsel. Gib today, eine Nummer, list, prove oder make ein.
cli-puzzles-answer = „{ $text }“ steht nicht zur Wahl. Nimm eine Zahl von 1 bis { $most } oder eine dieser Antworten: { $known }.
puzzle-title = Rätsel { $number }
puzzle-grade = { $grade ->
        [1] leicht
        [2] mittel
       *[other] schwer
    }
puzzle-asks-draw = Wo ziehst du deine Karte?
puzzle-asks-discard = Welche Karte wirfst du ab?
puzzle-asks-lay = Legst du dein Level jetzt aus, oder wartest du?
puzzle-asks-way = Wie legst du dein Level aus?
puzzle-asks-skip = Wer muss aussetzen, oder wirfst du eine Karte ab?
puzzle-asks-find = Finde einen Weg, diese Hand auszulegen.
puzzle-kind-draw = Ziehen
puzzle-kind-discard = Abwerfen
puzzle-kind-lay = Auslegen oder warten
puzzle-kind-way = Wie auslegen
puzzle-kind-skip = Aussetzen lassen
puzzle-kind-find = Finde den Weg
puzzle-wait = warten und { $what }
puzzle-your-answer = Deine Antwort
puzzle-right = Richtig!
puzzle-wrong = Nicht ganz. Am besten ist: { $what }
puzzle-found = Ja, so lässt sich die Hand auslegen.
puzzle-one-way = Zum Beispiel: { $melds }
puzzle-loses = { $lost } % schlechter
puzzle-proof = Jeder Zug wurde { $deals }-mal bis zum Ende des Durchgangs gespielt. Der beste gewinnt { $chance } % der Partien.
puzzle-proved = { $count ->
        [one] 1 Rätsel stimmt.
       *[other] { $count } Rätsel stimmen.
    }
puzzle-fails = Rätsel { $number } stimmt nicht.
puzzle-proving = Rätsel werden geprüft
puzzle-making = Durchgänge werden durchgesehen
puzzle-made = { $count ->
        [one] 1 Rätsel in { $file }
       *[other] { $count } Rätsel in { $file }
    }
cli-puzzles-kind = Die Art „{ $text }“ gibt es nicht. Wähl eine von { $known }.
puzzle-how-find = Tippe die Kombinationen mit einem Schrägstrich dazwischen, etwa r4 b5 J / g9 p9.
puzzle-figures = du wirst alle Karten los oder gewinnst zu { $out } %, sonst steigst du zu { $up } % auf
cli-value-what = RÄTSEL
cli-value-action = AKTION
