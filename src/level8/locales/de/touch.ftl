### Was die Seite selbst sagt, wo etwas berührt wurde, das jetzt nicht geht; das meiste sagt das Spiel (errors.ftl).

touch-not-your-turn = Du bist nicht dran. { $name } spielt gerade; du kommst auch noch dran.
touch-pile-empty = { $name } hat noch keinen Ablagestapel, da gibt es nichts zu ziehen. Zieh von einem anderen Stapel.
touch-own-pile-empty = Dein Ablagestapel ist leer, da gibt es nichts zu ziehen. Zieh von einem anderen Stapel.
touch-already-skipped = Vor { $name } liegt schon eine Aussetzen-Karte, und mehr als eine geht nicht. Such jemand anderen aus.
touch-not-this-run = { $card } passt hier nicht. { $ends ->
        [2] An diese Folge passt { $one } oder { $other }.
        [1] An diese Folge passt nur { $one }.
       *[0] Länger kann diese Folge nicht werden.
    }
touch-not-this-set = { $card } passt hier nicht. Hier passt nur die Zahl { $one }.
touch-not-this-colour = { $card } passt hier nicht. Hier passt nur die Farbe { $colour }.
touch-joker-not-here = { $card } passt hier nicht. Er steht nur für die Zahlen, die darauf gedruckt sind.
touch-fits-elsewhere = Wo es markiert ist, passt die Karte.
touch-fits-nowhere = { $card } passt an keine Kombination auf dem Tisch. Wirf die Karte ab oder heb sie auf.
touch-choose-card = Noch ist keine Karte gewählt. Tipp erst eine auf deiner Hand an.
touch-choose-special = Das geht mit Aussetzen- und Sonderkarten. Tipp erst eine auf deiner Hand an.
touch-choose-victim = Wer soll aussetzen? Tipp jemanden an.
touch-choose-swapped = Noch ist keine Karte zum Tauschen gewählt. Tipp bis zu { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } auf deiner Hand an.
touch-incomplete = Dein Level ist noch nicht bereit. { $count ->
        [one] { $count } Karte fehlt noch.
       *[other] { $count } Karten fehlen noch.
    }
touch-own-pile = Abgeworfen wird auf den eigenen Stapel. Leg die Karte dorthin.
touch-hidden-hand = Das sind die Karten von { $name }, und niemand sonst darf sie sehen. Zieh von einem Stapel auf dem Tisch.
touch-only-skip = Nur eine Aussetzen-Karte wird vor jemanden gelegt. Andere Karten kommen an Kombinationen oder auf deinen Stapel.
touch-all-placed = Alle Plätze sind belegt. Nimm erst eine Karte zurück: Tipp sie an.
touch-kept = Die Verbindung ist weg. Sobald sie wieder da ist, wird das nachgeholt.
