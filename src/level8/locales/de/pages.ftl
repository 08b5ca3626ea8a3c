### Die Seiten um den Tisch herum: erste Seite, Einrichten, Regeln, Über, Nachspielen.

pages-home = Level 8, Startseite
pages-nav = Seiten
pages-skip = Zum Inhalt springen
pages-rules = Regeln
pages-about = Infos & Fairness
pages-language = Sprache
pages-theme-auto = Farben: wie auf dem Gerät
pages-theme-light = Farben: hell
pages-theme-dark = Farben: dunkel
pages-unaffiliated = Gemacht von Leuten, die das Kartenspiel Level 8 lieben. Mit dem Verlag haben wir nichts zu tun; Texte und Zeichnungen sind von uns.
pages-loading = Einen Moment …

## Erste Seite

pages-tagline = Acht Level hinauf, schneller als alle anderen
pages-about-short = Sammle Folgen, Zwillinge und Farben, leg sie aus und steig auf. Spiel allein gegen den Computer, mit Freunden, die weit weg sind, oder mit der Familie an einem Gerät.
pages-play-now = Jetzt spielen
pages-learn = In drei Minuten lernen
pages-play-now-about = Du gegen drei Computerspieler, und die Karten sind sofort da. Ohne Namen, ohne Konto.
pages-play-against = Spiel gegen
pages-rival-novice = spielt einfach mit
pages-rival-steady = ein guter Gegner
pages-rival-expert = rechnet mit
pages-goes-on = Dein Spiel geht weiter
pages-friends = Mit Freunden
pages-friends-about = Du bekommst einen Link und einen Code zum Scannen. Wer ihn öffnet, kann sich an deinen Tisch setzen.
pages-friends-go = Freunde einladen
pages-how-many = Wie viele Plätze?
pages-players = { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
pages-device = Ein Gerät
pages-device-about = Zwei bis sechs Leute reichen ein Gerät herum. Niemand sieht die Karten der anderen.
pages-device-go = Namen eingeben
pages-watch = Bots zuschauen
pages-watch-about = Lehn dich zurück: Vier Computerspieler spielen gegeneinander.
pages-watch-go = Zuschauen
pages-own = Dein eigener Tisch
pages-own-about = Alle Ausgaben, beide Seiten der Levelkarten, eine Uhr, starke oder schwache Bots und mehr.
pages-own-go = Alles einstellen
pages-open-tables = Offene Tische
pages-open-seats = { $open ->
        [one] 1 von { $seats } Plätzen ist frei
       *[other] { $open } von { $seats } Plätzen sind frei
    }
pages-join = Hinsetzen
pages-my-tables = Deine Tische
pages-table-of = Tisch, zuletzt gespielt: { $when }
pages-back-to-table = Weiterspielen
pages-tried = nur zum Ausprobieren
pages-habits = Was deine Spiele sagen
pages-my-games = Deine fertigen Spiele
pages-game-of = { $edition }, { $side }
pages-won-by = { $name } hat gewonnen
pages-replay = Wiederholung
pages-show-all = Alle { $count } zeigen
pages-other-device = Gerät wechseln
pages-other-device-about = Fang auf dem Handy an und spiel am Computer weiter: Deine Plätze und Spiele kommen mit. Der Link gilt zehn Minuten. Wer ihn öffnet, spielt als du; zeig ihn also sonst niemandem.
pages-other-device-go = Link machen
pages-other-device-code = Code zum Scannen mit dem anderen Gerät
pages-link = Link

## Ein Gerät

pages-device-how = Wer dran ist, nimmt das Gerät. Zwischen zwei Zügen verdeckt die Seite alle Karten, bis die nächste Person sagt: Ich bin’s.
pages-who-plays = Wer spielt mit?
pages-name-of = Name von Person { $number }
pages-player = Person { $number }
pages-add-player = Noch jemand
pages-remove = { $name } entfernen
pages-bots-too = Computerspieler dazu
pages-deal = Karten geben
pages-more-options = Mehr einstellen

## Einrichten

pages-edition = Ausgabe
pages-facts = { $cards } Karten, Zahlen bis { $top }, { $least } bis { $most } Personen
pages-own-edition = Deine eigene Ausgabe
pages-own-edition-about = Eine Datei mit deinen eigenen Karten und Leveln
pages-choose-file = Datei wählen
pages-no-file = Du hast noch keine Datei gewählt. Wähl eine aus, oder nimm eine andere Ausgabe.
pages-mix = Dazumischen
pages-mix-none = Nichts
pages-mix-specials = Die Sonderkarten von Master
pages-mix-master = Alle Karten von Master
pages-side = Seite der Levelkarten
pages-side-easy = { $side }: für den Anfang
pages-side-hard = { $side }: schwerer
pages-see-levels = Die Level ansehen
pages-rule-numbers = Nummern der Regeln
pages-rule-numbers-about = Sie stehen jetzt hinter jeder Regel. Fehlermeldungen und die Dokumente dieses Projekts nennen die Regeln so.
pages-seats = Plätze
pages-seats-limit = { $least } bis { $most } Plätze
pages-seats-cut = Diese Ausgabe ist für höchstens { $most }: Der Tisch hat jetzt { $most } Plätze.
pages-who-on-seat = Wer sitzt auf Platz { $seat }?
pages-me = Ich, an diesem Gerät
pages-open-seat = Frei: für alle mit dem Link
pages-bot = Computer: { $bot }
pages-name = Name (wenn du magst)
pages-name-of-seat = Name auf Platz { $seat }
pages-add-seat = Noch ein Platz
pages-remove-seat = Platz { $seat } entfernen
pages-table = Am Tisch
pages-clock = Zeit pro Zug
pages-clock-of = { $seconds ->
        [0] Ohne Grenze
       *[other] { $seconds } Sekunden
    }
pages-clock-about = Ist die Zeit um, macht der Computer diesen einen Zug.
pages-countdown = Nach einem Durchgang
pages-countdown-of = { $seconds ->
        [0] Bis alle weiterwollen
       *[other] { $seconds } Sekunden
    }
pages-countdown-about = Ist die Zeit um, beginnt der nächste Durchgang von selbst.
pages-strength = Wer einspringt
pages-strength-about = Wie gut der Computer für jemanden spielt, der gerade weg ist.
pages-pace = Bedenkzeit der Bots: { $pace }
pages-pace-about = Wie lange ein Bot vor jedem Zug wartet.
pages-hints = Tipps erlaubt
pages-chat = Chat am Tisch
pages-late = Wer später kommt, darf den Platz eines Bots übernehmen
pages-listed = Diesen Tisch auf der Startseite zeigen, solange ein Platz frei ist
pages-open-table = Tisch eröffnen
pages-open-hint = Du bekommst einen Link für die anderen. Gib die Karten, wenn alle da sind; auf freie Plätze kommen Bots.
pages-deal-hint = Die Karten werden sofort gegeben. Wenn du erst den Tisch eröffnest, kannst du noch ändern, wer wo sitzt.

## Nachspielen

pages-drew = { $name } zieht: { $card }.
pages-swapped = { $name } tauscht: { $cards }. Neue Karten: { $drawn }.
pages-carried = { $name } behält für den nächsten Durchgang: { $cards }.
pages-carried-none = { $name } behält keine Karten für den nächsten Durchgang.
pages-dealer = hat gegeben
pages-look-from = Wie { $name } sehen
pages-hand-of = Karten von { $name }: { $cards }
pages-discard-of = Ablagestapel von { $name }: { $card }
pages-discard-none = Ablagestapel von { $name }: leer
pages-controls = Bedienung
pages-position = Stelle im Spiel
pages-step-of = Durchgang { $round }, Schritt { $step } von { $steps }
pages-round-back = Einen Durchgang zurück
pages-round-on = Nächster Durchgang
pages-step-back = Einen Schritt zurück
pages-step-on = Einen Schritt weiter
pages-play = Abspielen
pages-pause = Pause
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
pages-verdict-good = Alle Karten wurden so gegeben, wie der Startwert es sagt. Das hat dein Browser gerade selbst nachgerechnet.
pages-verdict-bad = Die Karten wurden nicht so gegeben, wie der Startwert es sagt. Trau diesem Spiel nicht.
pages-verify-broken = Der Startwert oder das, was die anderen dazugegeben haben, ist nicht zu lesen. So lässt sich nichts beweisen. Trau diesem Spiel nicht.
pages-what-was-checked = Was geprüft wurde
pages-verify-scope = Geprüft wird das Mischen: Niemand hat die Karten zurechtgelegt, und niemand hat geschummelt und sie vertauscht. Ob der Startwert geheim blieb und wer am Tisch saß, lässt sich so nicht zeigen.
pages-show-fault = Zeigen
pages-good-commitment = Der Startwert ist der, der vor dem ersten Geben versprochen wurde: Sein Fingerabdruck (SHA-256) ist derselbe.
pages-fault-commitment = Der Startwert ist nicht der, der versprochen wurde. Sein Fingerabdruck (SHA-256) ist { $expected }, versprochen war { $found }.
pages-good-promise = Das Versprechen ist dasselbe, das dieser Browser am Anfang des Spiels gesehen hat.
pages-fault-promise = Dieser Browser hat am Anfang des Spiels ein anderes Versprechen gesehen: { $expected }. Jetzt ist es { $found }.
pages-good-mix = Was alle dazugegeben haben, ist mitgemischt: ein Stück von jedem Platz.
pages-fault-mix = Was dazugegeben wurde, ist nicht ein Stück von jedem Platz.
pages-good-dealer = Wer zuerst gegeben hat, stimmt.
pages-fault-dealer = Zuerst geben sollte Platz { $expected }, es war aber Platz { $found }.
pages-good-deals = { $count ->
        [one] Im einzigen Durchgang kommen alle Karten auf der Hand und die aufgedeckte Karte aus dem Startwert.
       *[other] In allen { $count } Durchgängen kommen die Karten auf der Hand und die aufgedeckte Karte aus dem Startwert.
    }
pages-fault-deals = In einem Durchgang wurden andere Karten gegeben, als der Startwert sagt. Erwartet: { $expected }. Gegeben: { $found }.
pages-good-draws = { $count ->
        [one] Die gezogene Karte lag oben auf dem Stapel.
       *[other] { $count }-mal wurde gezogen, immer von oben.
    }
pages-fault-draws = Eine gezogene Karte lag nicht oben auf dem Stapel. Erwartet: { $expected }. Gezogen: { $found }.
pages-good-piles = { $count ->
        [one] Der neue Nachziehstapel wurde gemischt, wie der Startwert es sagt.
       *[other] Alle { $count } neuen Nachziehstapel wurden gemischt, wie der Startwert es sagt.
    }
pages-fault-piles = Ein neuer Nachziehstapel wurde nicht so gemischt, wie der Startwert es sagt.
pages-good-cards = Nach jedem Schritt ist jede Karte genau einmal da.
pages-fault-cards = Karten sind dazugekommen oder verschwunden: Auf dem Tisch und auf den Händen liegt nicht mehr das ganze Spiel.
pages-good-record = Die Aufzeichnung zum Herunterladen hat denselben Startwert und dieselben Karten, und ihre Prüfsumme stimmt.
pages-fault-record = Die Aufzeichnung zum Herunterladen wurde verändert oder gehört zu einem anderen Spiel.
pages-check-moves = Auch jeden Zug prüfen
pages-moves-true = Die ganze Aufzeichnung wurde noch einmal gespielt: Jeder Zug war erlaubt, und das Ergebnis stimmt.
pages-numbers = Die Zahlen
pages-commitment = Versprechen (SHA-256 des Startwerts)
pages-seed = Startwert
pages-entropy = Dazugegeben von Platz { $seat }
pages-check-record = Eine Aufzeichnung prüfen
pages-check-record-about = Wähl eine Aufzeichnung, die jemand gespeichert hat. Sie wird noch einmal gespielt, und du erfährst die erste Zeile, die nicht stimmt. Nichts davon wird behalten.
pages-record-true = { $file } ist echt: Der Startwert ist der versprochene, jede Karte kommt aus ihm, und jeder Zug war erlaubt.
pages-record-false = { $file } ist kein echtes Spiel.

## Über

pages-about-what = Level 8 ist ein Kartenspiel, in dem alle acht Level hinaufsteigen. Hier kannst du alle Ausgaben im Browser spielen: allein, an einem Gerät oder mit Freunden, die weit weg sind.
pages-about-ours = Wo die gedruckten Regeln nichts sagen, mussten wir etwas festlegen. Am Ende der Regeln steht alles.
pages-about-privacy = Was wir von dir speichern
pages-about-kept = Keine Werbung, kein Tracking, kein Konto. Die Seite spricht nur mit diesem Server.
pages-about-cookie = Spielst du auf einem Server, steht in einem Cookie eine Zufallszahl, die dich an deinen Platz zurückbringt. Deine Sprache, deine Farben und die Namen, die du eingibst, bleiben in deinem Browser.
pages-about-names = Ein Server hebt fertige Spiele mit den Namen am Tisch auf, damit alle, die den Link haben, sie noch einmal ansehen können. Was du ohne Server spielst, bleibt in deinem Browser.
pages-fair = Warum du dem Mischen trauen kannst
pages-fair-why = Du musst niemandem glauben, auch nicht dem, dem der Server gehört. Jedes Spiel beweist selbst, dass ehrlich gemischt wurde:
pages-fair-promise = Vor dem ersten Geben denkt sich der Server eine geheime Zahl aus, den Startwert, und zeigt allen ihren Fingerabdruck (SHA-256). Jetzt kann er sie nicht mehr ändern: Eine andere Zahl hätte einen anderen Fingerabdruck.
pages-fair-add = Dann geben die Browser aller am Tisch eigene Zufallszahlen dazu. Niemand kann aussuchen, was dabei herauskommt, auch der Server nicht.
pages-fair-shuffle = Nur diese Zahlen bestimmen, wer zuerst gibt und wie gemischt wird, und damit jede Karte im ganzen Spiel.
pages-fair-tell = Nach dem Spiel wird der Startwert verraten. Nun können alle nachrechnen und vergleichen.
pages-fair-check = Wenn du die Wiederholung eines fertigen Spiels ansiehst, macht dein Browser genau das und sagt dir, was er gefunden hat. Der Befehl level8 verify macht es mit einer heruntergeladenen Aufzeichnung, ganz ohne Server.
pages-fair-limits = Was sich so nicht beweisen lässt
pages-fair-not-secret = Dass der Server den Startwert während des Spiels für sich behalten hat: Wer ihn kennt, kennt jede Karte.
pages-fair-not-who = Wer am Tisch saß: Man kann jeden Namen eingeben.
pages-fair-not-choice = Wenn ein Klick den Tisch eröffnet und gleich die Karten gibt, gibt dein Browser seine Zahl dazu, bevor er das Versprechen sehen kann.

## Wenn etwas nicht da ist

pages-missing = Diese Seite gibt es nicht
pages-missing-why = Vielleicht hast du dich in der Adresse vertippt, oder was hier war, ist weg.
pages-to-home = Zur Startseite
