### Die Befehlszeile: Hilfe, Optionen, Fehler und die Worte eines Spiels im Terminal.

## Hilfe

cli-usage-level8 = Aufruf: level8 [--language xx] BEFEHL [OPTIONEN]
cli-about-level8 = Level 8, das Kartenspiel: zum Spielen, Nachlesen und Erforschen.
cli-usage-play = Aufruf: level8 play [OPTIONEN]
cli-about-play = Ein Spiel im Terminal: du gegen den Computer. Am Tisch zeigt help, was du tun kannst.
cli-usage-rules = Aufruf: level8 rules [--edition E] [--side N]
cli-about-rules = Die Regeln einer Ausgabe, mit gezeichneten Levelkarten.
cli-usage-editions = Aufruf: level8 editions [--edition E]
cli-about-editions = Eine Tabelle aller Ausgaben: Karten, Personen und Seiten.
cli-usage-solve =
    Aufruf: level8 solve --hand KARTEN --level LEVEL [--edition E]
    level8 solve --hand KARTEN --edition E --side N --number K
cli-about-solve =
    Wie viele Karten einer Hand zu einem Level fehlen, welche helfen würden und auf welche Arten man es auslegen kann.
    Beispiel: level8 solve --hand "r4 b5 J g8 g9 y10" --level "2 run 3"
cli-usage-simulate = Aufruf: level8 simulate [OPTIONEN]
cli-about-simulate = Der Computer spielt gegen sich selbst, auf Wunsch mit Aufzeichnung. Gleicher Startwert, gleiche Spiele.
cli-usage-replay = Aufruf: level8 replay DATEI
cli-about-replay = Geht ein aufgezeichnetes Spiel Zug für Zug durch, alle Hände offen.
cli-usage-verify = Aufruf: level8 verify DATEI…
cli-about-verify = Spielt Aufzeichnungen nach und beweist Karten, Züge und Ergebnis. Stimmt eine nicht, endet der Befehl mit 1.
cli-usage-bench = Aufruf: level8 bench [--seconds N]
cli-about-bench = Wie schnell die Spiellogik auf diesem Rechner ist, neben anderen, wo sie installiert sind.
cli-options = Optionen:
cli-verbs = Befehle:
cli-more = „level8 BEFEHL --help“ sagt mehr über einen Befehl.
cli-verb-play = gegen den Computer spielen
cli-verb-rules = die Regeln lesen
cli-verb-editions = die Ausgaben ansehen
cli-verb-solve = fragen, was einer Hand zum Level fehlt
cli-verb-simulate = den Computer gegen sich selbst spielen lassen
cli-verb-replay = ein aufgezeichnetes Spiel ansehen
cli-verb-verify = ein aufgezeichnetes Spiel beweisen
cli-verb-bench = die Geschwindigkeit messen

cli-option-help = diese Hilfe zeigen
cli-option-version = die Version zeigen
cli-value-cards = KARTEN
cli-value-level = LEVEL
cli-value-file = DATEI
cli-value-dir = ORDNER
cli-value-name = NAME
cli-value-player = SPIELER
cli-value-how = WIE
cli-value-address = ADRESSE
cli-value-addresses = ADRESSEN
cli-option-language = Sprache: en, de, fr, nl oder it
cli-option-json = Antwort in JSON, für Programme
cli-option-edition = Ausgabe (siehe „level8 editions“) oder Pfad deiner eigenen Datei
cli-option-side = Seite der Levelkarten: 1 für ★, 2 für ★★
cli-option-number = Nummer des Levels auf dieser Seite
cli-option-hand = die Hand, etwa „r4 b5 J g8“; mit - wird je Zeile der Standardeingabe eine Hand gelesen
cli-option-level = das Level, etwa „run 3 + set 2 + colour 4“
cli-option-all = alle Arten auszulegen zeigen, so viele es sind
cli-option-seats = Zahl der Personen am Tisch
cli-option-bot = wer gegen dich spielt: random, novice, steady, expert oder modul:Klasse für einen eigenen
cli-option-bots = ein Computerspieler: random, novice, steady, expert oder modul:Klasse für einen eigenen; mehrmals für verschiedene
cli-option-seed = woher das Mischen kommt: eine ganze Zahl oder 64 Zeichen von 0 bis 9 und a bis f
cli-option-name = dein Name
cli-option-record-file = die Aufzeichnung des Spiels in diese Datei schreiben
cli-option-record-folder = die Aufzeichnung jedes Spiels in diesen Ordner schreiben
cli-option-games = Zahl der Spiele
cli-option-most-turns = ein Spiel nach so vielen Zügen abbrechen
cli-option-seconds = Sekunden, die jeweils gemessen wird
cli-operand-record = die Datei einer Aufzeichnung
cli-operand-records = Dateien von Aufzeichnungen

## Fehler: je ein Satz

cli-unknown-verb = Den Befehl „{ $verb }“ gibt es nicht; zur Wahl stehen { $known }.
cli-unknown-option = Die Option „{ $word }“ gibt es hier nicht; --help zeigt, welche es gibt.
cli-unexpected = „{ $word }“ passt hier nicht; --help zeigt, was passt.
cli-needs-value = Nach der Option { $option } fehlt ein Wert.
cli-takes-no-value = Die Option { $option } nimmt keinen Wert.
cli-missing-option = Die Option { $option } fehlt; --help zeigt, wie man sie benutzt.
cli-missing-file = Es ist keine Datei genannt; gib die Datei einer Aufzeichnung an.
cli-not-a-number = „{ $text }“ geht nicht für { $option }: Dort steht eine ganze Zahl von { $least } bis { $most }.
cli-not-whole = „{ $text }“ geht nicht für { $option }: Dort steht eine ganze Zahl.
cli-not-a-seed = „{ $text }“ ist kein Startwert; nimm eine ganze Zahl ab 0 mit höchstens 20 Ziffern, oder 64 Zeichen von 0 bis 9 und a bis f.
cli-level-or-number = Nenn das Level entweder mit --level oder mit --number.
cli-level-too-big = Das Level „{ $text }“ verlangt mehr als { $most } Karten, und mehr gehen nicht.
cli-part-too-small = „{ $part }“ ist keine Kombination: Zwei Karten müssen es mindestens sein.
cli-run-too-long = „{ $part }“ kann keine Hand enthalten, denn die Zahlen enden bei { $top }.
cli-hand-too-big = Die Hand hat { $count } Karten, aber höchstens { $most } gehen.
cli-card-not-in-edition = Die Karte { $card } gibt es in der Ausgabe { $edition } nicht.
cli-too-many-bots = Mit --bot sind { $count } Spieler genannt, aber es gibt { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }.
cli-file-unreadable = { $file } lässt sich nicht lesen: { $problem }.
cli-file-unwritable = { $file } lässt sich nicht schreiben: { $problem }.
cli-file-too-big = { $file } ist zu groß für eine Aufzeichnung.
cli-no-record = { $file } lässt sich nicht als Aufzeichnung lesen. { $why }
cli-replay-no-seed = { $file } verrät seinen Startwert nicht, darum lässt sich das Spiel nicht zeigen. Die Aufzeichnung eines beendeten Spiels verrät ihn.
cli-stream = Ein- oder Ausgabe geht nicht: { $problem }.
cli-bug = Das ist ein Fehler in level8 selbst ({ $what }); LEVEL8_DEBUG=1 zeigt, wo.

## Was das System über Dateien und Adressen sagt

trouble-missing = Datei oder Ordner gibt es nicht
trouble-denied = die Berechtigung fehlt
trouble-folder = es ist ein Ordner
trouble-no-folder = ein Teil des Pfads ist kein Ordner
trouble-exists = es ist schon da
trouble-full = der Datenträger ist voll
trouble-read-only = der Datenträger lässt sich nicht beschreiben
trouble-long-name = der Name ist zu lang
trouble-broken = der Datenträger funktioniert nicht
trouble-address-used = ein anderes Programm benutzt diesen Port schon
trouble-address-elsewhere = dieser Computer hat diese Adresse nicht
trouble-no-host = diese Adresse ist unbekannt

## Antworten

cli-skip = aussetzen
cli-take = nehmen
cli-swap = tauschen
cli-keep = behalten
cli-more-ways = … und { $count } weitere.
cli-many-more = … und viele weitere.
cli-more-with-all = … und { $count } weitere; --all zeigt sie.
cli-verified-so-far = { $file }: so weit bewiesen. Karten und Züge stimmen, aber das Spiel ist nicht zu Ende.
cli-simulating = Es wird gespielt
cli-seat = Platz
cli-bot = Spieler
cli-wins = Siege
cli-mean-level = Mittleres Level
cli-games-told = { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }, im Mittel { $rounds } Durchgänge und { $turns } Züge.
cli-games-capped = { $count ->
        [one] 1 Spiel wurde
       *[other] { $count } Spiele wurden
    } nach { $most ->
        [one] 1 Zug
       *[other] { $most } Zügen
    } unfertig abgebrochen.
cli-seed-told = Der Startwert dieser Spiele: { $seed }
cli-records-in = Die Aufzeichnungen stehen in { $folder }.
cli-replay-keys = Eingabetaste: nächster Zug · a: alles Übrige · eine Zahl: dieser Durchgang · q: Schluss
cli-replay-no-round = Durchgang { $round } gibt es nicht; der letzte ist { $most }.
cli-replay-unfinished = Hier endet die Aufzeichnung; das Spiel war nicht zu Ende.

## Ein Spiel im Terminal

cli-welcome = Willkommen bei Level 8! Mit help siehst du jederzeit, was du tun kannst.
cli-seat-level = Level { $level }
cli-seat-pile = abgeworfen
cli-you-start = Du fängst an.
cli-you-drew-own = Du hast { $card } von deinem eigenen Ablagestapel gezogen.
cli-drew-yours = { $name } zieht { $card } von deinem Ablagestapel.
cli-taken-yours = { $name } nimmt dir { $card } weg.
cli-skips-you = { $name } lässt dich aussetzen.
cli-you-drew-nothing = Für dich gibt es nichts zu ziehen.
cli-stood-in = { $why ->
        [raised] { $name } ist an einem Fehler gescheitert
        [illegal] { $name } wollte etwas, das nicht erlaubt ist
       *[late] { $name } hat zu lange gebraucht
    }; dafür spielt steady.
cli-choice-draw = vom Nachziehstapel ziehen ({ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    })
cli-choice-draw-from = { $card } vom Ablagestapel von { $name } ziehen
cli-choice-draw-own = { $card } vom eigenen Ablagestapel ziehen
cli-choice-lay = das Level auslegen: { $melds }
cli-choice-off = { $card } bei { $place } anlegen: { $meld }
cli-choice-skip = { $name } aussetzen lassen
cli-choice-take = „Die nehm ich!“ spielen: alle anderen zeigen Karten
cli-choice-keep = „Die behalt ich!“ spielen
cli-choice-taken = { $card } von { $name } nehmen
cli-choice-taken-none = keine davon nehmen
cli-choice-discard = { $card } abwerfen
cli-choice-show = { $cards } zeigen
cli-choice-swap = „Die tausch ich!“ spielen und tauschen: { $cards }
cli-choice-carry = { $cards } für den nächsten Durchgang behalten
cli-how-discard = eine Karte, etwa { $card }, wirft sie ab
cli-how-cards = tipp die Karten ein, etwa { $cards }
cli-how-swap = swap und bis zu drei Karten, etwa swap { $cards }, spielt „Die tausch ich!“
cli-how-none = none behält keine
cli-hint = Tipp: { $what }
cli-help-short = Eine Zahl wählt aus der Liste. Kurz: d oder d 2 zieht, x r7 oder nur r7 wirft ab, lay list zeigt deine Arten auszulegen, lay r4 b5 J / g9 p9 legt eigene Gruppen, table zeigt den Tisch noch einmal, save DATEI schreibt eine Aufzeichnung. Karten:
cli-save-ask = Für eine Aufzeichnung dieses Spiels gib einen Dateinamen ein; die Eingabetaste allein lässt es.
cli-seen-saved = Was du von diesem Spiel gesehen hast, steht in { $file }. Erst die Aufzeichnung eines beendeten Spiels zeigt alles und lässt sich beweisen.
cli-typed-unknown = „{ $text }“ kann man hier nicht tun; help zeigt, was geht.
cli-typed-usage = Da fehlt etwas; schreib es wie „{ $usage }“.
cli-typed-which-meld = Diese Karte passt an mehrere Stellen; nenn eine davon, wie „{ $usage }“.
cli-typed-fits-nowhere = Diese Karte passt zu keiner Kombination auf dem Tisch.
cli-typed-groups = So sind diese Karten nicht dein Level; trenn die Kombinationen mit einem Schrägstrich, wie „{ $usage }“.
cli-no-choice = { $most ->
        [0] Gerade gibt es nichts mit einer Zahl zu wählen.
       *[other] Die Wahl { $number } gibt es nicht; es geht von 1 bis { $most }.
    }
cli-lay-lacks = Du kannst dein Level noch nicht auslegen: { $count ->
        [one] 1 Karte fehlt
       *[other] { $count } Karten fehlen
    }.
