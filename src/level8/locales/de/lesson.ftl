### Die Lektionen: ein erstes Spiel, das alles zeigt. Kurze Sätze, die ein Kind mit acht lesen kann.

lesson-next = Weiter
lesson-steps = Schritt { $step } von { $steps }
lesson-leave = Ich kenne das Spiel
lesson-watch = Jetzt spielt { $name }. Schau, was passiert!
lesson-chapter-master = Weiter: die Sonderkarten

## Das erste Spiel

lesson-level = Das ist dein Level: 2 Dreierfolgen. Eine Folge sind Zahlen hintereinander, wie 4, 5, 6. Die Farben sind egal.
lesson-plan = Hier siehst du, was du davon schon hast. Ein gestricheltes Feld ist noch leer.
lesson-hand = Das sind deine Karten. Nur du kannst sie sehen.
lesson-draw = Jeder Zug beginnt mit einer neuen Karte. Tipp auf den Nachziehstapel.
lesson-discard = Am Ende kommt immer eine Karte auf deinen Stapel. Diese brauchst du nicht: { $card }. Tipp sie an, dann auf Abwerfen.
lesson-hidden = Dir fehlt eine 5. Was auf dem Nachziehstapel kommt, weiß niemand …
lesson-open = … aber { $name } hat eine 5 abgeworfen! Die oberste Karte jedes offenen Stapels darfst du nehmen. Tipp darauf.
lesson-joker = Jetzt hast du 4, 5, 6. Und auch 11, 12, 13, denn der Joker springt für die 12 ein!
lesson-lay = Das ist dein ganzes Level. Tipp auf Auslegen!
lesson-discard-again = Super! Jetzt beende deinen Zug: Tipp auf die { $card } und dann auf Abwerfen.
lesson-laid = Dein Level liegt auf dem Tisch, also steigst du auf. Jetzt werde deine anderen Karten los, so schnell du kannst.
lesson-draw-laid = Zuerst kommt wie immer eine neue Karte. Zieh eine.
lesson-low = Diese Karte passt vorn an die Folge: { $card }. Dann heißt sie 3, 4, 5, 6. Tipp auf die Karte, dann auf die Folge.
lesson-high = Und die { $card } passt hinten dran. Das darfst du bei allem, was auf dem Tisch liegt. Tipp auf die Karte, dann auf die Folge.
lesson-skip = Das ist eine Aussetzen-Karte. Statt abzuwerfen, lässt du { $name } einmal aussetzen. Tipp auf die Karte, dann auf { $name }.
lesson-asleep = { $name } verschläft einen Zug. Also bist du gleich wieder dran!
lesson-draw-again = Zieh eine Karte.
lesson-more = Auch diese passt: { $card }. Tipp sie an, dann die Folge.
lesson-more-still = Und die { $card } passt vorn an die andere Folge.
lesson-last = Eine Karte ist noch da. Wirf sie ab: Dann hast du keine mehr, und der Durchgang ist zu Ende!
lesson-climb = Du hast vor allen anderen keine Karten mehr: zwei Stufen den Berg hinauf! { $name } hatte nicht ausgelegt und bleibt stehen.
lesson-first-end = Wer zuerst bei der Fahne ist, gewinnt. Das ist das ganze Spiel. Viel Spaß!

## Master: die Sonderkarten

lesson-master = Bei Master heißt dein erstes Level: 4 Zwillinge. Ein Zwilling sind zwei Karten mit derselben Zahl.
lesson-range = Auf diesem Joker stehen Zahlen. Er springt nur für eine Zahl von 1 bis 8 ein.
lesson-master-draw = Zieh eine Karte.
lesson-swap = Mit dieser Karte tauschst du am Ende deines Zuges Karten um, die du nicht brauchst. Tipp auf die Tauschkarte.
lesson-swap-cards = Diese drei braucht dein Level nicht. Tipp sie nacheinander an, dann tausch sie: Du bekommst drei neue.
lesson-master-draw-again = Du bist dran. Zieh eine Karte.
lesson-take = Mit dieser Karte muss dir { $name } drei Karten zeigen. Tipp sie an, dann spiel sie.
lesson-taken = Schau, eine 7! Du hast schon eine, das gibt einen Zwilling. Nimm sie.
lesson-keep = Mit dieser Karte darfst du Karten behalten. Sie bleibt vor dir liegen. Tipp sie an, dann spiel sie.
lesson-kept = +3 heißt: Liegt dein Level am Ende des Durchgangs nicht auf dem Tisch, darfst du drei Karten für den nächsten behalten.
lesson-master-draw-last = Zieh noch einmal.
lesson-master-lay = Vier Zwillinge! Der Joker springt für eine 4 ein. Tipp auf Auslegen!
lesson-master-discard = Jetzt wirf noch eine ab: { $card }.
lesson-master-end = Jetzt kennst du alle Sonderkarten. Viel Spaß!
