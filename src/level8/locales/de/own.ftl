### Editions of one's own: the page that makes them, which fetches these sentences.

own-title = Deine eigene Ausgabe
own-about = Ändere die Level, die Karten und die Hausregeln, und spiel das Ganze mit allen. Beginn mit einer Ausgabe, die du kennst; der gedruckten passiert nichts.
own-mine = Deine Ausgaben
own-open = Öffnen
own-remove = { $name } löschen
own-remove-sure = Wirklich löschen?
own-start = Beginn mit …
own-from-file = Datei öffnen
own-file-too-long = Diese Datei ist zu lang für eine Ausgabe. Wähl eine andere.
own-link-broken = Dieser Link ist nicht vollständig. Lass ihn dir noch einmal schicken, und kopiere ihn ganz.
own-back = Alle Ausgaben
own-back-sure = Verlassen, ohne zu speichern?
own-draft-left = „{ $name }“ ist noch nicht gespeichert, und der Link bringt eine andere Ausgabe.
own-draft-go-on = Mit „{ $name }“ weitermachen
own-draft-open = Verwerfen und den Link öffnen
own-name-of = mein-{ $name }
own-box = Die Schachtel
own-name = Name
own-goal = Ganz oben wartet
own-goal-own = etwas Eigenes
own-goal-example = das größte Stück Kuchen
own-players-least = Personen, mindestens
own-players-most = Personen, höchstens
own-house = Hausregeln
own-keep-cards = „Die behalt ich!“: so viele Karten
own-mix-about = Wer einen Tisch eröffnet, darf dazumischen:
own-mix-remove = { $name } herausnehmen
own-levels = Level
own-side-add = + noch eine Seite
own-side-remove = { $side } entfernen
own-level-add = Noch ein Level
own-level-empty = Noch leer: Füg etwas hinzu.
own-level-up = Level { $number }: einen Platz nach oben
own-level-down = Level { $number }: einen Platz nach unten
own-level-remove = Dieses Level entfernen
own-part-smaller = { $part }: eine Karte weniger
own-part-bigger = { $part }: eine Karte mehr
own-part-remove = { $part }: entfernen
own-part-add = Zu diesem Level hinzufügen
own-part-run = Folge
own-part-set = Gleiche Zahl
own-part-colour = Eine Farbe
own-turns = etwa { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
own-turns-more = über { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
own-how-hard = Wie schwer ist das?
own-how-hard-about = Ein Bot spielt jedes Level viele Male allein und zählt seine Züge.
own-how-hard-told = So viele Züge braucht ein Bot, der allein spielt, im Schnitt von { $deals ->
        [one] { $deals } Spiel
       *[other] { $deals } Spielen
    }. Mit anderen am Tisch dauert es etwas länger: Es kann jemand vorher fertig sein.
own-carry = Wer nicht ausgelegt hat, darf Karten für den nächsten Durchgang behalten
own-carry-from = ab Level
own-carry-cards = Karten, höchstens
own-deck = Karten
own-deck-unknown = Wie viele Karten das sind, steht hier, wenn alles passt.
own-deck-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } insgesamt
own-numbers = Zahlen von 1 bis
own-colours = Farben
own-copies = So oft gibt es jede Zahlenkarte
own-joker-range = nur für manche Zahlen
own-joker-low = von
own-joker-high = bis
own-joker-remove = Diese Joker entfernen
own-joker-add = Joker hinzufügen
own-joker-more = Noch eine Art Joker
own-less = { $what }: eins weniger
own-more = { $what }: eins mehr
own-pass = Weitergeben
own-pass-about = Die ganze Ausgabe passt in einen Link oder eine kleine Datei. Kein Server hebt sie auf: Sie bleibt auf diesem Gerät.
own-download = Als Datei speichern
own-share = Als Link teilen
own-friends = Mit Freunden spielen
own-checking = Einen Moment …
own-good = Alles passt: { $cards } Karten.
own-show = Zeig mir, wo
own-save = Speichern
own-saved = Gespeichert
own-play = Spielen
own-fault-count = Hier geht nur { $expected }.
own-fault-players = Es können zwei bis sechs spielen, und die kleinere Zahl steht zuerst.
own-fault-deck-too-small = { $cards } Karten sind zu wenig für { $seats } Personen: Du brauchst { $needed }. Nimm mehr Karten, oder lass weniger mitspielen.
own-fault-joker-range = Die kleinere Zahl steht zuerst.
own-fault-joker-half = Ein Joker für manche Zahlen braucht beides: von und bis.
own-fault-level = Dieses Level verlangt noch nichts. Füg eine Folge, gleiche Zahlen oder eine Farbe hinzu.
own-fault-level-too-big = Das sind { $cards } Karten, aber auf der Hand hat man nur zehn. Mach es kleiner.
own-fault-part-too-small = Weniger als zwei Karten geht nicht.
own-fault-part-too-big = So viele passende Karten gibt es nicht: { $size }. Mach es kleiner, oder nimm mehr Karten.
own-fault-run-too-long = Eine Folge von { $size } passt nicht: Es gibt nur { $numbers } Zahlen.
own-fault-sides = Eine Seite hat 1 bis 20 Level, diese hat { $value }.
own-fault-carry = Zum Behalten braucht es beides: ab welchem Level, und wie viele.
own-fault-name = Die Ausgabe braucht einen Namen: Buchstaben, Ziffern und Bindestriche.
own-fault-missing = Hier fehlt etwas. Nimm mindestens eins dazu.
