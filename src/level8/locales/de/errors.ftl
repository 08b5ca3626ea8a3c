### Ablehnungen: was versucht wurde, warum es nicht geht und was stattdessen geht.

## Züge, die die Regeln nicht zulassen

reason-game-over = Das Spiel ist vorbei, du kannst nichts mehr spielen. Fang einfach ein neues an.
reason-not-your-turn = Du bist gerade nicht dran: Platz { $seat } spielt. Du kommst auch noch dran.
reason-draw-first = Du hast noch keine Karte gezogen, und damit beginnt jeder Zug. Zieh zuerst vom Nachziehstapel oder von einem Ablagestapel.
reason-already-drawn = Du hast schon eine Karte gezogen, und pro Zug gibt es nur eine. Leg jetzt Karten aus oder an, wenn du kannst, und wirf dann eine ab.
reason-draw-pile-empty = Vom Nachziehstapel kannst du nicht ziehen: Er ist leer, und es gibt nichts zu mischen. Zieh von einem Ablagestapel.
reason-pile-empty = Dort kannst du nicht ziehen: Der Ablagestapel von Platz { $pile } ist leer. Zieh von einem anderen Stapel.
reason-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht. Wähl einen Platz, an dem jemand sitzt.
reason-already-laid = Dein Level liegt schon aus, und pro Durchgang legst du nur eines aus. Einzelne Karten darfst du noch anlegen.
reason-lay-down-first = Du kannst noch nichts anlegen: Erst muss dein eigenes Level ausliegen. Leg es aus oder wirf eine Karte ab.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }. Wähl eine von deinen Karten.
reason-wrong-melds = Diese Kombinationen sind nicht dein Level; du brauchst: { $level }. Leg alles auf einmal aus: nicht weniger und nicht mehr.
reason-run-beyond = Das geht über das Ende hinaus: { $meld }. Die Zahlen gehen von 1 bis { $top }, und nach der { $top } kommt nicht wieder die 1. Fang bei einer anderen Zahl an.
reason-set-beyond = Diese Zahl gibt es im Spiel nicht: { $meld }. Die Zahlen gehen von 1 bis { $top }. Nimm eine davon.
reason-group-beyond = Diese Farbe gibt es im Spiel nicht: { $meld }. Nimm eine Farbe, die auf den Karten vorkommt.
reason-not-a-run = Das ist keine Folge, diese Karte stört: { $card } in { $meld }. In einer Folge ist jede Zahl um eins höher als die davor.
reason-not-a-set = Das ist nicht überall dieselbe Zahl, diese Karte stört: { $card } in { $meld }. Bei Zwilling, Drilling und Vierling ist die Zahl überall dieselbe.
reason-not-a-group = Das ist nicht alles eine Farbe, diese Karte stört: { $card } in { $meld }. Hier müssen alle Karten dieselbe Farbe haben.
reason-joker-range = Dieser Joker darf hier nicht liegen: { $card } in { $meld }. Er ersetzt nur die Zahlen, die auf ihm stehen; leg ihn auf so einen Platz.
reason-special-in-meld = In eine Kombination gehört diese Karte nicht: { $card } in { $meld }. Kombinationen bestehen nur aus Zahlenkarten und Jokern.
reason-no-such-meld = Bei Platz { $seat } liegt keine Kombination Nummer { $meld }. Wähl eine, die dort liegt.
reason-does-not-fit = Das passt nicht: { $card } bei { $meld }. Eine Folge wächst vorn und hinten um die nächste Zahl, zu einem Zwilling oder Drilling passt seine Zahl, zu Karten einer Farbe ihre Farbe.
reason-keep-one = Dann bliebe dir keine Karte zum Abwerfen, und damit endet jeder Zug. Behalte dafür eine übrig.
reason-skip-yourself = Dich selbst kannst du nicht aussetzen lassen. Leg die Aussetzen-Karte vor jemand anderen.
reason-already-skipped = Vor Platz { $seat } liegt schon eine Aussetzen-Karte, und mehr als eine geht nicht. Wähl einen anderen Platz oder wirf eine Karte ab.
reason-no-skip-card = Du hast keine Aussetzen-Karte auf der Hand. Wirf stattdessen eine Karte ab.
reason-no-take-card = Du hast keine Karte „Die nehm ich!“ auf der Hand. Wirf stattdessen eine Karte ab.
reason-no-swap-card = Du hast keine Karte „Die tausch ich!“ auf der Hand. Wirf stattdessen eine Karte ab.
reason-no-keep-card = Du hast keine Karte „Die behalt ich!“ auf der Hand. Wirf stattdessen eine Karte ab.
reason-show-first = Jemand hat „Die nehm ich!“ gespielt, also müssen jetzt alle Karten zeigen. Such zuerst aus, welche du zeigst.
reason-show-count = Die Anzahl stimmt nicht: Zeig genau { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }. Welche, entscheidest du.
reason-choose-shown = Die gezeigten Karten warten auf dich. Nimm zuerst eine davon oder keine.
reason-not-shown = Platz { $seat } hat diese Karte nicht gezeigt: { $card }. Nimm eine der gezeigten Karten oder keine.
reason-nothing-to-show = Niemand will deine Karten sehen, also zeig sie nicht. Gezeigt wird nur nach „Die nehm ich!“.
reason-nothing-to-take = Es liegen gerade keine gezeigten Karten da. Die gibt es nur, wenn du „Die nehm ich!“ spielst.
reason-swap-count = Das sind zu viele Karten zum Tauschen: Erlaubt sind höchstens { $count }. Wähl weniger oder keine.
reason-carry-first = Der Durchgang ist vorbei, und du darfst Karten für den nächsten behalten. Such sie zuerst aus; es darf auch keine sein.
reason-carry-count = Das sind zu viele Karten: Du darfst { $count ->
        [0] keine
       *[other] höchstens { $count }
    } behalten.
reason-nothing-to-carry = Karten behält man nur am Ende eines Durchgangs, und nur, wenn man darf. Jetzt geht es nicht.
reason-not-an-action = „{ $action }“ geht in diesem Spiel nicht. Wähl einen der Züge, die gerade gehen.

## Spiele, die sich nicht aufbauen lassen

setup-edition = Eine Ausgabe „{ $name }“ gibt es nicht. Wähl eine von { $known } oder gib den Pfad deiner eigenen Datei an.
setup-side = Die Ausgabe { $edition } hat keine Seite { $side }. Zur Wahl stehen: { $known }.
setup-seats = Diese Ausgabe lässt sich nicht { $seats ->
        [one] allein
       *[other] zu { $seats }
    } spielen. Sie ist für { $least } bis { $most }.
setup-dealer = Platz { $dealer } kann nicht geben, denn es gibt nur { $seats } Plätze. Nenn einen von 1 bis { $seats }.
setup-seat = Platz { $seat } gibt es an diesem Tisch nicht. Nenn einen von 1 bis { $seats }.
setup-seed = „{ $seed }“ ist kein Startwert. Er hat 32 Bytes, geschrieben als 64 Zeichen von 0 bis 9 und a bis f.
setup-language = In der Sprache „{ $language }“ gibt es keine Texte. Zur Wahl stehen: { $known }.
setup-bot = Einen Computerspieler „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
setup-number = Level { $number } gibt es auf dieser Seite nicht. Wähl eines von 1 bis { $most }.
setup-entropy = Was zum Mischen dazugegeben wird, passt nicht. Gib für jeden der { $seats } Plätze ein Stück mit höchstens { $most } Bytes an oder gar keines.

## Dateien mit eigenen Ausgaben

edition-unreadable = { $file } lässt sich nicht lesen: { $problem }. Prüf, ob es die Datei gibt und ob du sie öffnen darfst.
edition-not-text = { $file } ist kein Text in UTF-8. Speichere die Datei im Editor als UTF-8 und versuch es noch einmal.
edition-not-toml = { $file } ist keine Ausgabe, oder etwas darin ist vertippt: „{ $problem }“ (TOML). Wähl eine andere Datei, oder verbessere diese Stelle.
edition-too-long = { $file } hat mehr als { $most } Zeichen, und so viele braucht keine Ausgabe. Kürze die Datei oder prüf, ob es die richtige ist.
edition-too-many-dots = { $file }: Diese Zeile hat mehr als { $most } Punkte, und so viele braucht keine Zeile einer Ausgabe. Prüf, ob es die richtige Datei ist.
edition-missing = { $file }: „{ $key }“ fehlt, und jede Ausgabe braucht es. Ergänze es.
edition-unknown-key = { $file }: „{ $key }“ kennt eine Ausgabe nicht. Prüf die Schreibweise; hierher gehört { $known }.
edition-type = { $file }: „{ $key }“ ist { $value }, muss aber { $expected ->
        [text] ein Text in Anführungszeichen
        [number] eine ganze Zahl
        [list] eine Liste in eckigen Klammern
        [table] eine Tabelle
        [tables] eine Liste von Tabellen
       *[other] { $expected }
    } sein.
edition-players = { $file }: „{ $key }“ ist { $value }. Hier gehören zwei Zahlen von 2 bis 6 hin, die kleinere zuerst.
edition-joker-range = { $file }: „{ $key }“ ist { $value }. Ein Joker ersetzt Zahlen aus diesem Kartensatz, die kleinere zuerst.
edition-joker-half = { $file }: „{ $key }“ fehlt: Ein Joker nennt die kleinste und die größte Zahl, die er ersetzt, oder keine von beiden. Ergänze es.
edition-count = { $file }: „{ $key }“ ist { $value }, und das ist zu klein oder zu groß. Erlaubt ist { $expected }.
edition-deck-too-small = { $file }: Es sind { $cards } Karten, aber { $seats } Personen brauchen mindestens { $needed }: je zehn und einen Nachziehstapel. Nimm mehr Karten oder weniger Personen.
edition-level = { $file }: „{ $text }“ unter „{ $key }“ ist kein Level. Schreib es so: „2 run 3 + set 2 + colour 4“.
edition-level-too-big = { $file }: „{ $text }“ unter „{ $key }“ verlangt { $cards } Karten, auf der Hand sind aber zehn. Mach das Level kleiner.
edition-part-too-small = { $file }: „{ $text }“ unter „{ $key }“ hat eine Kombination aus { $size }, aber mindestens zwei Karten müssen es sein. Mach sie größer.
edition-part-too-big = { $file }: „{ $text }“ unter „{ $key }“ hat eine Kombination aus { $size }, aber so viele passende Karten gibt es nicht. Mach sie kleiner.
edition-run-too-long = { $file }: „{ $text }“ unter „{ $key }“ hat eine Folge aus { $size }, aber es gibt nur { $numbers } Zahlen. Mach die Folge kürzer.
edition-sides = { $file }: „{ $key }“ nennt { $value } Level, aber eine Seite hat 1 bis 20.
edition-carry = { $file }: „{ $key }“ ist { $value }, das ist nur die halbe Regel zum Behalten von Karten. Gib carry_from und carry_cards an oder keines von beiden.
edition-mix = { $file }: „{ $key }“ ist { $value }, und so lässt sich nichts dazumischen. Nimm „all“ oder „specials“ von einer dieser Ausgaben: { $known }.
edition-name = { $file }: „{ $key }“ ist „{ $value }“, und das kann kein Name sein. Nimm Buchstaben, Ziffern und Bindestriche.
edition-mixed = { $file }: „{ $name }“ ist gemischt und hat keine eigene Datei. Nimm die Ausgabe vor dem Pluszeichen.

## Texte, die keine Notation sind

notation-card = „{ $text }“ ist keine Karte. Schreib eine Farbe (r, o, y, g, b oder p) und eine Zahl bis 30, wie r7; oder J, J1-8 mit der kleineren Zahl zuerst, S, T, X oder K.
notation-cards = „{ $text }“ ist keine Liste von Karten. Schreib sie mit Leerzeichen dazwischen, wie r7 b5 J.
notation-meld = „{ $text }“ ist keine Kombination. Schreib sie wie R4(r4 b5 J), S7(r7 p7) oder Cb(b2 b9).
notation-action = „{ $text }“ ist kein Zug. Schreib ihn wie „draw“, „discard r7“ oder „skip 2“.
notation-level = „{ $text }“ ist kein Level. Schreib es wie „2 run 3 + set 2 + colour 4“.
notation-seat = „{ $text }“ ist kein Platz. Die Plätze werden ab 1 gezählt.
notation-name = „{ $text }“ kann kein Name sein. Nimm einen kurzen in einer Zeile, ohne Steuerzeichen.

## Aufzeichnungen von Spielen

record-unreadable = { $file } lässt sich nicht lesen. Prüf, ob es die Datei gibt und ob du sie öffnen darfst.
record-empty = Zeile { $line }: Die Aufzeichnung ist leer. Wähl eine Datei, in der ein Spiel steht.
record-not-a-record = Zeile { $line }: Das ist keine Aufzeichnung von Level 8. Das steht sonst gleich in der ersten Zeile.
record-version = Zeile { $line }: Diese Fassung der Aufzeichnung ist hier unbekannt. Ein neueres level8 kann sie vielleicht lesen.
record-bytes = Zeile { $line }: Der Text ist beschädigt, er ist kein UTF-8. Besorg dir die Datei noch einmal.
record-truncated = Zeile { $line }: Hier bricht die Aufzeichnung ab. Besorg dir die vollständige Datei.
record-digest = Zeile { $line }: Die Prüfsumme stimmt nicht, also wurde etwas geändert. Besorg dir die ursprüngliche Datei.
record-header = Zeile { $line }: Das ist keine Kopfzeile. Eine Kopfzeile hat einen Namen, einen Doppelpunkt und einen Wert.
record-order = Zeile { $line }: Das gehört nicht hierher. Die Teile einer Aufzeichnung haben eine feste Reihenfolge.
record-unknown-header = Zeile { $line }: Die Kopfzeile „{ $header }“ gibt es nicht. Prüf die Schreibweise oder lass sie weg.
record-missing-header = Zeile { $line }: Die Kopfzeile „{ $header }“ fehlt. Jede Aufzeichnung braucht sie.
record-value = Zeile { $line }: Diesen Wert kann „{ $header }“ nicht haben. Setz wieder ein, was dort stand.
record-round = Zeile { $line }: Hier müsste die Überschrift des nächsten Durchgangs stehen. Durchgänge werden ab 1 gezählt.
record-deal = Zeile { $line }: So hat der Startwert nicht gegeben. Erwartet ist { $expected }, hier steht { $found }.
record-action = Zeile { $line }: „{ $action }“ ist kein Zug. Schreib ihn wie „draw“, „discard r7“ oder „skip 2“.
record-illegal = Zeile { $line }: „{ $action }“ verstößt gegen die Regeln. { $why }
record-seat = Zeile { $line }: Dieser Platz ist nicht am Zug. Züge stehen in der Reihenfolge, in der sie gespielt wurden.
record-drawn = Zeile { $line }: Diese Karte ergibt der Startwert nicht. Erwartet ist { $expected }, hier steht { $found }.
record-result = Zeile { $line }: So ist das Spiel nicht ausgegangen. Das Ergebnis folgt aus den Zügen.
record-commitment = Zeile { $line }: Der Startwert passt nicht zu dem, was vor dem ersten Geben versprochen wurde. Diesen Karten ist nicht zu trauen.
record-entropy = Zeile { $line }: Was zum Mischen dazugegeben wurde, ist falsch geschrieben. Nimm Paare aus den Zeichen 0 bis 9 und a bis f.
record-form = Zeile { $line }: So schreibt eine Aufzeichnung das nicht. Erwartet ist hier „{ $expected }“.
record-levels = Zeile { $line }: So ist der Durchgang nicht ausgegangen. Erwartet ist „{ $expected }“, hier steht „{ $found }“.
record-line-ends = Zeile { $line }: Die Zeilenenden wurden unterwegs verändert. Besorg dir die Datei so, wie sie gespeichert wurde, mit einfachen Zeilenvorschüben.
record-too-big = Zeile { $line }: Das ist zu lang für die Aufzeichnung eines Spiels. Höchstens { $most } MiB gehen.
record-after-the-end = Zeile { $line }: Das Spiel war vorher schon vorbei. Danach darf nichts mehr kommen.
record-not-the-end = Zeile { $line }: Hier endet der Durchgang nicht. Er endet, wenn jemand die letzte Karte abwirft oder ausspielt oder mit dem letzten Level gewinnt.
record-unfinished = Zeile { $line }: Die Aufzeichnung endet vor dem Spiel. Ein Ergebnis hat nur ein Spiel, das zu Ende ist.
record-secret = Zeile { $line }: Der Startwert ist geheim, solange das Spiel läuft, und ohne ihn lässt sich nichts beweisen. Eine Aufzeichnung, die nach dem Ende gespeichert wird, verrät ihn.
