### Was die Rückblicke auf die Spiele einer Person zusammen sagen.

habits-title = Was deine Spiele sagen
habits-title-of = Die Spiele von { $name }
habits-rests = { $games ->
        [one] Ein Spiel mit Rückblick
       *[other] { $games } Spiele mit Rückblick
    }, { $choices } Entscheidungen. Die Zahlen sind Prozent eines Spiels.
habits-few = So wenige Spiele sagen nicht viel: Das Glück wiegt mehr als alles andere.
habits-in-all = Zusammen
habits-each = Pro Spiel
habits-by-choice = Im Schnitt hat eine Entscheidung { $lost } % eines Spiels verschenkt.
habits-costly = Was dich am meisten gekostet hat
habits-costly-of = Was am meisten gekostet hat
habits-costly-about = Aus den teuersten Entscheidungen jedes Spiels, nach ihrer Art, in Prozent eines Spiels.
habits-none = Bisher ragt keine Entscheidung heraus.
habits-empty = Zu deinen fertigen Spielen gibt es noch keinen Rückblick. Öffne eines davon und wähle Rückblick; was die Rückblicke zusammen sagen, steht dann hier.
habits-no-games = Du hast noch kein Spiel zu Ende gespielt. Spiel eines, öffne den Rückblick, und komm wieder.
habits-unreviewed = Noch ohne Rückblick
habits-open = Rückblick
habits-no-luck = Rückblicke, die auf diesem Gerät gemacht sind, sehen sich nur deine Entscheidungen an: Wie viel Glück du hattest, sagen sie nicht.
habits-also = Spiele, die du ohne Server in diesem Browser gespielt hast, zählen hier nicht mit.
habits-also-open = Was diese Spiele sagen
habits-kind-draw = Vom falschen Stapel gezogen
habits-kind-late = Zu spät ausgelegt
habits-kind-early = Zu früh ausgelegt
habits-kind-way = Ungeschickt ausgelegt
habits-kind-joker = Einen Joker behalten, der anzulegen war
habits-kind-off = Die falsche Karte angelegt, oder keine
habits-kind-skip = Aussetzen-Karten: wann und für wen
habits-kind-feeding = Abgeworfen, was andere brauchen
habits-kind-wasting = Joker und Sonderkarten abgeworfen
habits-kind-needed = Karten für das eigene Level weggegeben
habits-kind-discard = Eine andere Karte abzuwerfen war besser
habits-kind-special = Sonderkarten
habits-kind-carry = Was für den nächsten Durchgang zu behalten war

cli-option-review-person = was die Spiele dieser Person in allen Dateien zusammen sagen
cli-review-one-file = Nenne eine Datei, oder für mehrere --person mit dem Namen einer Person.
cli-no-such-player = In { $file } spielt niemand namens „{ $name }“. Dort spielen: { $names }.
