### Die Seiten um den Tisch herum: erste Seite, Einrichten, Regeln, Über, Nachspielen.

pages-home = Level 8, erste Seite
pages-nav = Seiten
pages-skip = Zum Inhalt springen
pages-rules = Regeln
pages-about = Über und Fairness
pages-language = Sprache
pages-theme-auto = Farben: wie auf dem Gerät
pages-theme-light = Farben: hell
pages-theme-dark = Farben: dunkel
pages-unaffiliated = Ein freier Tisch für das Kartenspiel Level 8, gemacht von Leuten, die es mögen. Ohne Verbindung zum Verlag des Spiels; Texte und Zeichnungen sind unsere eigenen.
pages-loading = Einen Moment …

## Erste Seite

pages-tagline = Acht Level hinauf, schneller als alle anderen
pages-about-short = Folgen, Zwillinge, Farben: Sammle, was deine Levelkarte verlangt, leg es aus und steig auf. Allein gegen den Computer, mit Freunden in der Ferne oder mit der Familie um ein Gerät.
pages-play-now = Jetzt spielen
pages-play-now-about = Du und drei Computerspieler, die moderne Ausgabe, sofort Karten auf der Hand. Ohne Namen, ohne Konto.
pages-friends = Mit Freunden
pages-friends-about = Du bekommst einen Link und einen Code zum Abfotografieren. Wer ihn öffnet, setzt sich an deinen Tisch.
pages-friends-go = Freunde einladen
pages-how-many = Wie viele Plätze?
pages-players = { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
pages-device = Ein Gerät
pages-device-about = Zwei bis sechs Leute reichen es herum. Dazwischen sind alle Hände verdeckt.
pages-device-go = Namen eingeben
pages-watch = Bots zuschauen
pages-watch-about = Lehn dich zurück: Vier Computerspieler spielen unter sich.
pages-watch-go = Zuschauen
pages-own = Dein eigener Tisch
pages-own-about = Jede Ausgabe, beide Seiten der Levelkarten, Uhr, Stärke der Bots und mehr.
pages-own-go = Alle Möglichkeiten
pages-open-tables = Offene Tische
pages-open-seats = { $open ->
        [one] 1 von { $seats } Plätzen ist frei
       *[other] { $open } von { $seats } Plätzen sind frei
    }
pages-join = Hinsetzen
pages-my-tables = Deine Tische
pages-table-of = Tisch, zuletzt gespielt: { $when }
pages-back-to-table = Weiterspielen
pages-my-games = Deine beendeten Spiele
pages-game-of = { $edition }, { $side }
pages-won-by = gewonnen: { $name }
pages-replay = Nachspielen
pages-show-all = Alle { $count } zeigen
pages-other-device = Woanders weiterspielen
pages-other-device-about = Auf dem Handy anfangen, am Computer weiterspielen: Deine Plätze und Spiele kommen mit. Der Link gilt zehn Minuten lang und macht das andere Gerät zu dir. Zeig ihn sonst niemandem.
pages-other-device-go = Link machen
pages-other-device-code = Code zum Abfotografieren mit dem anderen Gerät
pages-link = Link

## Ein Gerät

pages-device-how = Wer an der Reihe ist, nimmt das Gerät. Zwischen zwei Zügen deckt die Seite alles zu, bis die oder der Nächste bereit ist.
pages-who-plays = Wer spielt mit?
pages-name-of = Name von Person { $number }
pages-player = Person { $number }
pages-add-player = Noch jemand
pages-remove = { $name } entfernen
pages-bots-too = Dazu Computerspieler
pages-deal = Karten geben
pages-more-options = Mehr Möglichkeiten

## Einrichten

pages-edition = Ausgabe
pages-facts = { $cards } Karten, Zahlen bis { $top }, für { $least } bis { $most }
pages-own-edition = Eine eigene Ausgabe
pages-own-edition-about = Eine TOML-Datei mit deinen Karten und deinen Leveln
pages-choose-file = Datei wählen
pages-no-file = Es ist keine Ausgabendatei gewählt. Wähl eine aus, oder nimm eine andere Ausgabe.
pages-mix = Dazumischen
pages-mix-none = Nichts
pages-mix-specials = Die Sonderkarten von Master
pages-mix-master = Alle Karten von Master
pages-side = Seite der Levelkarten
pages-side-easy = { $side }: für den Anfang
pages-side-hard = { $side }: schwerer
pages-see-levels = Die Level ansehen
pages-seats = Plätze
pages-seats-limit = { $least } bis { $most } Plätze
pages-who-on-seat = Wer sitzt auf Platz { $seat }?
pages-me = Ich, an diesem Gerät
pages-open-seat = Offen: wer den Link hat
pages-bot = Computer: { $bot }
pages-name = Name (wenn du magst)
pages-name-of-seat = Name auf Platz { $seat }
pages-add-seat = Noch ein Platz
pages-remove-seat = Platz { $seat } entfernen
pages-table = Am Tisch
pages-clock = Zeit für einen Zug
pages-clock-of = { $seconds ->
        [0] Unbegrenzt
       *[other] { $seconds } Sekunden
    }
pages-clock-about = Ist sie um, macht der Computer diesen einen Zug.
pages-strength = Wer einspringt
pages-strength-about = Wie stark der Computer für jemanden spielt, der gerade weg ist.
pages-pace = Tempo des Computers: { $pace }
pages-pace-about = Wie lange er vor einem Zug zu überlegen scheint.
pages-hints = Tipps sind erlaubt
pages-chat = Chat am Tisch
pages-listed = Den Tisch auf der ersten Seite zeigen, solange ein Platz frei ist
pages-open-table = Tisch eröffnen
pages-open-hint = Der Tisch öffnet sich mit einem Link für die anderen. Gib, wenn alle da sind; wo dann noch frei ist, spielt der Computer.
pages-deal-hint = Die Karten werden sofort gegeben. Eröffnest du erst den Tisch, kannst du noch ändern, wer wo sitzt.

## Nachspielen

pages-drew = { $name } zieht: { $card }.
pages-swapped = { $name } tauscht { $cards } und zieht { $drawn }.
pages-carried = { $name } behält für den nächsten Durchgang: { $cards }.
pages-carried-none = { $name } behält keine Karten für den nächsten Durchgang.
pages-dealer = gibt
pages-look-from = Von { $name } aus ansehen
pages-hand-of = Hand von { $name }: { $cards }
pages-discard-of = Ablagestapel von { $name }: { $card }
pages-discard-none = Ablagestapel von { $name }: leer
pages-controls = Bedienung
pages-position = Stelle im Spiel
pages-step-of = Durchgang { $round }, Schritt { $step } von { $steps }
pages-round-back = Einen Durchgang zurück
pages-round-on = Zum nächsten Durchgang
pages-step-back = Einen Schritt zurück
pages-step-on = Einen Schritt weiter
pages-play = Abspielen
pages-pause = Anhalten
pages-round = Durchgang
pages-speed = Tempo
pages-speed-of = { $times }×
pages-replay-keys = Tasten: ← → ein Schritt, Bild auf und Bild ab ein Durchgang, Pos1 und Ende, Leertaste spielt ab.
pages-share = Link kopieren
pages-copied = Link kopiert
pages-download = Aufzeichnung laden

## Der Beweis für das Mischen

pages-verify = Mischen prüfen
pages-checking = Wird geprüft …
pages-verdict-good = Alles wurde so gegeben, wie der Startwert es sagt. Das wurde hier ausgerechnet, in deinem Browser.
pages-verdict-bad = Dieses Spiel wurde nicht so gegeben, wie sein Startwert es sagt. Trau ihm nicht.
pages-verify-broken = Der Startwert oder das Beigesteuerte ist nicht zu lesen, also lässt sich nichts beweisen. Trau diesem Spiel nicht.
pages-verify-scope = Geprüft wird der Zufall: dass niemand die Karten gelegt oder angesehen und vertauscht hat. Es zeigt nicht, dass der Startwert geheim blieb, und nicht, wer am Tisch saß.
pages-show-fault = Zeigen
pages-good-commitment = Der Startwert ist der, der vor dem ersten Geben versprochen wurde: Sein SHA-256 ist das Versprechen.
pages-fault-commitment = Der Startwert ist nicht der versprochene. Sein SHA-256 ist { $expected }, versprochen war { $found }.
pages-good-promise = Das Versprechen ist das, welches dieser Browser zu Beginn des Spiels gesehen hat.
pages-fault-promise = Dieser Browser hat zu Beginn des Spiels ein anderes Versprechen gesehen: { $expected }. Jetzt ist es { $found }.
pages-good-mix = Was alle beigesteuert haben, ist eingemischt, ein Stück für jeden Platz.
pages-fault-mix = Beigesteuert wurde nicht ein Stück für jeden Platz.
pages-good-dealer = Wer zuerst gibt, stimmt.
pages-fault-dealer = Zuerst geben müsste Platz { $expected }, es war aber Platz { $found }.
pages-good-deals = { $count ->
        [one] Das Geben im einzigen Durchgang: Jede Hand und die aufgedeckte Karte folgen aus dem Startwert.
       *[other] Alle { $count } Durchgänge: Jede Hand und jede aufgedeckte Karte folgen aus dem Startwert.
    }
pages-fault-deals = Ein Geben folgt nicht aus dem Startwert. Fällig war: { $expected }. Gegeben wurde: { $found }.
pages-good-draws = { $count ->
        [one] Die gezogene Karte lag oben auf dem Stapel.
       *[other] Alle { $count } Male, die jemand zog, lagen die Karten oben auf dem Stapel.
    }
pages-fault-draws = Eine gezogene Karte lag nicht oben auf dem Stapel. Fällig war { $expected }, gezogen wurde { $found }.
pages-good-piles = { $count ->
        [one] Der neue Nachziehstapel wurde gemischt, wie der Startwert es sagt.
       *[other] Alle { $count } neuen Nachziehstapel wurden gemischt, wie der Startwert es sagt.
    }
pages-fault-piles = Ein neuer Nachziehstapel wurde nicht so gemischt, wie der Startwert es sagt.
pages-good-cards = Nach jedem Schritt ist jede Karte des Spiels genau einmal da.
pages-fault-cards = Karten sind dazugekommen oder verschwunden: Was auf dem Tisch und in den Händen ist, ist nicht das ganze Spiel.
pages-good-record = Die Aufzeichnung zum Laden nennt denselben Startwert und dieselben Karten, und ihre Prüfsumme stimmt.
pages-fault-record = Die Aufzeichnung zum Laden wurde verändert oder gehört nicht zu diesem Spiel.
pages-check-moves = Auch jeden Zug prüfen
pages-moves-true = Der Server hat die ganze Aufzeichnung noch einmal gespielt: Jeder Zug war erlaubt, und das Ergebnis folgt daraus.
pages-numbers = Die Zahlen
pages-commitment = Versprechen (SHA-256 des Startwerts)
pages-seed = Startwert
pages-entropy = Beigesteuert von Platz { $seat }
pages-check-record = Eine Aufzeichnung prüfen
pages-check-record-about = Wähl eine Aufzeichnung, die jemand gespeichert hat. Der Server spielt sie aus ihrem Startwert noch einmal und nennt die erste Zeile, die nicht stimmt. Er behält nichts davon.
pages-record-true = { $file } ist echt: Der Startwert hält sein Versprechen, jede Karte folgt aus ihm, jeder Zug war erlaubt.
pages-record-false = { $file } ist kein echtes Spiel.

## Über

pages-about-what = Level 8 ist ein Kartenspiel, in dem alle acht Level hinaufsteigen. Hier kannst du es im Browser spielen: allein, um ein Gerät herum oder mit Freunden in der Ferne, in allen Ausgaben.
pages-about-ours = Wo die gedruckten Regeln schweigen, sagen wir, wie wir spielen; auf der Seite mit den Regeln steht es.
pages-about-privacy = Was von dir bleibt
pages-about-kept = Keine Werbung, kein Mitverfolgen, kein Konto. Die Seite spricht mit diesem Server und mit niemandem sonst.
pages-about-cookie = Ein Cookie hält eine Zufallszahl fest, die dich an deinen Platz zurückbringt. Sprache, Farben und die Namen, die du eingibst, bleiben in deinem Browser.
pages-about-names = Beendete Spiele werden mit den Namen am Tisch aufgehoben, damit alle mit dem Link sie wieder ansehen können.
pages-fair = Warum du dem Mischen trauen kannst
pages-fair-why = Niemand muss dem trauen, der den Server betreibt. Jedes Spiel beweist sein Mischen selbst:
pages-fair-promise = Vor dem ersten Geben zieht der Server eine geheime Zahl, den Startwert, und zeigt allen ihren Fingerabdruck (SHA-256). Damit ist er gebunden: Ein anderer Startwert hätte einen anderen Fingerabdruck.
pages-fair-add = Die Browser aller am Tisch steuern dann eigene Zufallszahlen bei. Niemand, auch der Server nicht, kann aussuchen, was aus allen zusammen wird.
pages-fair-shuffle = Allein aus diesen Zahlen folgen, wer zuerst gibt, jedes Mischen und damit jede Karte, das ganze Spiel hindurch.
pages-fair-tell = Ist das Spiel aus, wird der Startwert verraten. Nun können alle das Geben nachrechnen und vergleichen.
pages-fair-check = Beim Nachspielen eines beendeten Spiels geschieht genau das in deinem Browser, und er sagt, was er fand. Der Befehl level8 verify macht es mit einer geladenen Aufzeichnung, ganz ohne Server.
pages-fair-limits = Was sich so nicht zeigen lässt
pages-fair-not-secret = Dass der Server den Startwert während des Spiels für sich behielt: Wer ihn kennt, kennt jede Karte.
pages-fair-not-who = Wer am Tisch saß: Namen sind, was Leute eingeben.
pages-fair-not-choice = Wird mit demselben Klick gegeben, der den Tisch eröffnet, so steuert dein Browser seine Zahl bei, bevor er das Versprechen sehen kann.

## Wenn etwas nicht da ist

pages-missing = Diese Seite gibt es nicht
pages-missing-why = Vielleicht ist die Adresse vertippt, oder was hier war, ist weg.
pages-to-home = Zur ersten Seite
