### Die Arena und wie schwer die Level sind.

cli-usage-arena = Aufruf: level8 arena SPIELER SPIELER… [OPTIONEN]
cli-about-arena =
    Wettkämpfe zwischen Computerspielern: Siegquoten, Wertungen und wie sicher sie sind. Dieselben Karten werden von jedem Platz aus gespielt.
    Beispiel: level8 arena steady novice novice novice --games 1000
cli-verb-arena = messen, wie stark Spieler sind
cli-usage-difficulty = Aufruf: level8 difficulty [--edition E] [--side N] [OPTIONEN]
cli-about-difficulty = Wie schwer jedes Level ist: wie oft eine ausgeteilte Hand es enthält und wie viele Züge jemand braucht, der allein am Tisch sitzt.
cli-verb-difficulty = sehen, wie schwer jedes Level ist

cli-operand-players = ein Spieler je Platz: ein Name, oder Modul:Klasse für einen eigenen
cli-option-arena-games = Zahl der Spiele, aufgerundet auf ganze Kartenverteilungen (1000)
cli-option-seating = rotate: jede Verteilung von jedem Platz aus (üblich); fixed: wie genannt
cli-option-think = was ein suchender Spieler je Zug aufwenden darf: eine Zeit wie 0.2s oder eine Zahl von Probespielen
cli-option-limit = Sekunden, nach denen ein Zug als ausgeblieben gilt (60 für eigene Spieler)
cli-option-jobs = Zahl der Prozesse (so viele, wie es Kerne gibt)
cli-option-dask = auf dem Dask-Cluster spielen, dessen Scheduler diese Adresse hat
cli-option-keep = jedes Spiel in diese Datei schreiben, sobald es zu Ende ist
cli-option-resume = den Wettkampf in dieser Datei fortsetzen
cli-option-plot = ein Bild in diese Datei zeichnen, etwa out.png
cli-option-hands = Zahl der Hände je Level
cli-option-difficulty-side = Seite der Levelkarten: 1 für ★, 2 für ★★; ohne Angabe alle
cli-option-difficulty-seed = woher die Hände kommen: eine ganze Zahl

cli-no-players = Es sind keine Spieler genannt; nenn einen je Platz, etwa „level8 arena steady novice“.
cli-not-seconds = „{ $text }“ geht nicht für { $option }: Dort stehen Sekunden, etwa 0.5.
cli-not-a-think = „{ $text }“ geht nicht für --think: Dort steht eine Zeit wie 0.2s oder eine Zahl von Probespielen wie 400.
cli-keep-or-resume = Nenn entweder --keep für eine neue Datei oder --resume für eine, die fortgesetzt wird.
cli-other-match = In { $file } steht ein anderer Wettkampf, denn { $option } weicht ab; lass es weg oder beginn mit --keep eine neue Datei.

setup-bot-class = Der Spieler „{ $name }“ kann nicht mitspielen: { $problem }. Prüf den Namen (modul:Klasse), den Ordner, in dem du bist (den von modul.py), und den Code der Klasse.
setup-bot-name = Der Spieler „{ $name }“ kann nicht mitspielen: Der Name eines eigenen Spielers besteht aus Modul und Klasse. Schreib ihn wie hasty:Hasty für die Klasse Hasty in hasty.py.
setup-bot-choose = Der Spieler „{ $name }“ kann nicht mitspielen: Er hat keine Methode choose. Gib der Klasse choose(self, view, actions); die Methode gibt eine der actions zurück.
setup-bot-parameters = Der Spieler „{ $name }“ kann nicht mitspielen: Er hat { $found }, wird aber mit zwei Argumenten gefragt, der Sicht seines Platzes und den erlaubten Zügen. Schreib choose(self, view, actions).
setup-cheat = Der Spieler „{ $name }“ sieht alle Karten und sitzt deshalb nur in der Arena. Versuch: level8 arena { $name } steady steady steady.
setup-seating = „{ $seats }“ ist keine Sitzordnung. Zur Wahl stehen: { $known }.
setup-extra = Für { $what } fehlt etwas. Installier es mit: pip install "level8[{ $extra }]".
setup-dask = Unter { $address } antwortet kein Dask-Cluster: { $problem }. Gib die Adresse eines Schedulers an, etwa tcp://127.0.0.1:8786.
setup-plot-format = „{ $file }“ ist kein Bild, das gezeichnet werden kann. Der Name muss auf eines davon enden: { $known }.
setup-arena-exists = { $file } gibt es schon und wird nicht überschrieben. Wähl einen anderen Namen oder setz sie mit --resume fort.
setup-arena-file = { $file } lässt sich nicht benutzen: { $problem }.
setup-arena-broken = { $file } ist keine Datei eines Wettkampfs: Zeile { $line } ist nicht zu verstehen.
setup-arena-lost = Spiel { $game } hat immer wieder seinen Rechner verloren, darum wurde der Wettkampf abgebrochen. Prüf den Speicher der Rechner.
setup-arena-worker = Ein Prozess des Wettkampfs hat zu früh geendet, darum wurde der Wettkampf abgebrochen. Prüf, ob der Speicher nicht gereicht hat oder ob ein eigener Spieler das Programm beendet, wie os._exit es tut.

arena-playing = Es wird gespielt
arena-player = Spieler
arena-won = Siege
arena-rate = Siege %
arena-by-deal = 95 % je Vert.
arena-by-game = 95 % je Spiel
arena-rating = Wertung
arena-mean-rank = Rang
arena-turns = Züge eines Spiels
arena-games = Spiele
arena-title = { $edition }, Seite { $side }: { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
arena-told = { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } mit { $deals ->
        [one] 1 Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    }; gleich starke Spieler würden je { $par } % gewinnen.
arena-lengths = Ein Spiel dauerte { $turns } Züge und { $rounds } Durchgänge.
arena-incomplete = Der Wettkampf ist nicht zu Ende: { $games } von { $wanted } Spielen sind gespielt.
arena-replaced = { $count ->
        [one] 1 Zug von { $name } musste
       *[other] { $count } Züge von { $name } mussten
    } ersetzt werden: { $raised } wegen eines Fehlers, { $illegal } nicht erlaubt, { $late } zu spät.
arena-trouble = Das erste Mal: { $name } { $kind ->
        [raised] ist an einem Fehler gescheitert
        [illegal] wollte etwas, das nicht erlaubt ist
       *[late] hat zu lange gebraucht
    } ({ $what }).
arena-no-ratings = Wertungen gibt es nicht, weil openskill nicht installiert ist: pip install "level8[arena]".
arena-go-on = So geht es weiter: level8 arena --resume { $file }

difficulty-playing = Es wird gespielt
difficulty-title = { $edition }, Seite { $side }
difficulty-number = Nr.
difficulty-level = Level
difficulty-dealt = Gegeben
difficulty-drawn = Gezogen
difficulty-distance = Fehlen
difficulty-turns = Züge
difficulty-given-up = { $count ->
        [one] 1 Hand wurde
       *[other] { $count } Hände wurden
    } nach zu vielen Zügen aufgegeben.
difficulty-told = Gegeben: zehn Karten enthalten das Level; gezogen: elf tun es. Fehlen: Karten, die gegebenen Händen fehlen. Züge: bis jemand allein auslegen kann, mit Streuung. { $hands } Hände je Level.
difficulty-plot-title = Wie schwer die Level sind: { $edition }
difficulty-plot-turns = Züge allein am Tisch (Mittel, Quartile)
difficulty-plot-chance = Hände, die das Level enthalten, %
difficulty-plot-dealt = zehn gegebene Karten
difficulty-plot-drawn = nach einmal Ziehen
