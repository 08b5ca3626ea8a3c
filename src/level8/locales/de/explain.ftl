### Was ein Ding auf dem Tisch ist: steht daneben, wenn jemand fragt.

## Karten

explain-number = Passt in Folgen (Zahlen hintereinander), zu gleichen Zahlen und zu Karten einer Farbe.
explain-joker = Springt für jede Zahl oder Farbe ein, die du brauchst. Liegt er auf dem Tisch, bleibt er, was er ist.
explain-joker-range = Springt für eine Zahl von { $low } bis { $high } ein. Liegt er auf dem Tisch, bleibt er, was er ist.
explain-joker-laid = Dieser Joker liegt hier als { $what }. Niemand kann ihn austauschen.
explain-skip = Damit endet dein Zug, ganz ohne Abwerfen: Du suchst aus, wer als Nächstes aussetzt.
explain-take = Damit endet dein Zug, ganz ohne Abwerfen: Alle anderen zeigen drei Karten, und du darfst eine davon nehmen.
explain-swap = Damit endet dein Zug, ganz ohne Abwerfen: Du legst bis zu drei Karten auf deinen Stapel und ziehst genauso viele neue.
explain-keep = Damit endet dein Zug, ganz ohne Abwerfen: Die Karte liegt dann vor dir. Ist dein Level am Ende des Durchgangs nicht ausgelegt, darfst du drei Karten mehr für den nächsten behalten.
explain-any-card = Am Ende deines Zuges darfst du sie auch einfach abwerfen.

## Stapel

explain-draw-pile = Niemand weiß, was als Nächstes kommt. Jeder Zug beginnt mit einer Karte: von hier oder oben von einem Ablagestapel.
explain-own-pile = Dein Ablagestapel. Hierhin kommt die Karte, die deinen Zug beendet. Die oberste dürfen alle ziehen, auch du.
explain-pile-of = Der Ablagestapel von { $name }. Wer dran ist, darf die oberste Karte ziehen.
explain-may-draw = Von hier darfst du jetzt ziehen.

## Kombinationen und Level

explain-run = Zahlen hintereinander, die Farben sind egal.
explain-set = Dieselbe Zahl, die Farben sind egal.
explain-colour = Karten derselben Farbe, die Zahlen sind egal.
explain-fits = Als Nächstes passt: { $fits }.
explain-add = Wer sein Level ausgelegt hat, darf hier im eigenen Zug Karten anlegen.
explain-lit = Die Karte, die du gewählt hast, passt hier.
explain-part-have = { $have } von { $size } hast du auf der Hand.
explain-part-missing = Es fehlt noch: { $missing }.
explain-part-ready = Bereit.
explain-preview = Dein Level ist bereit: So werden die Karten liegen. Mit der großen Taste legst du sie aus.
explain-collects = sammelt: { $level }
explain-laid = Das Level liegt aus: Am Ende des Durchgangs geht es eine Stufe hinauf, oder zwei, wenn man alle Karten los ist.
explain-ladder = Jede Stufe ist ein Level. Endet ein Durchgang, steigt zwei Stufen, wer seine letzte Karte abgelegt hat, und eine Stufe, wer ausgelegt hat. Alle anderen bleiben stehen. Wer zuerst bei der Fahne ist, gewinnt.

## Vor jemandem

explain-skipped = Wegen dieser Karte setzt { $name } beim nächsten Mal aus.
explain-kept = { $name } darf { $count } Karten mehr für den nächsten Durchgang behalten, wenn das Level bis dahin nicht ausliegt.
explain-dealer = In diesem Durchgang hat { $name } die Karten gegeben. Links davon ging es los.
explain-look = Ein Tipp darauf zeigt den letzten Zug.

## Knöpfe

explain-do-draw = Nimmt die oberste Karte vom Nachziehstapel. Willst du eine offene Karte, tipp auf ihren Stapel.
explain-do-lay-down = Legt alle Karten deines Levels so auf den Tisch, wie sie gezeigt werden.
explain-do-arrange = Du legst die Karten deines Levels selbst hin und bestimmst, wofür Joker stehen.
explain-do-discard = Legt die gewählte Karte auf deinen Stapel. Damit endet dein Zug.
explain-do-undo = Nimmt zurück, was du zuletzt getan hast, solange niemand etwas Neues gesehen hat.
explain-do-hint = Was jemand tun würde, der sehr gut spielt, und warum.
explain-do-do-hint = Macht, was der Tipp vorschlägt.
explain-do-swap-none = Nur die Tauschkarte geht weg, und dein Zug endet: Deine anderen Karten behältst du.
explain-do-sort = Nach Zahl, nach Farbe oder so, wie du willst: Zieh die Karten an ihren Platz.
explain-do-other-way = Zeigt, wie du dasselbe Level mit deinen Karten auch legen kannst.
explain-do-lay-arranged = Legt dein Level genau so aus, wie du es zusammengestellt hast.
explain-do-cancel = Nimmt alle Karten zurück auf die Hand. Ausgelegt ist noch nichts.
explain-do-part = Ein Teil deines Levels. Tipp ihn an, dann die Karten, die dorthin gehören.
explain-do-skip = Legt die Aussetzen-Karte vor diese Person: Sie ist einmal nicht dran. Damit endet dein Zug.
explain-do-confirm-show = Zeigt die Karten, die du gewählt hast. Von allen gezeigten darf sich eine nehmen, wer die Karte gespielt hat.
explain-do-confirm-carry = Behält die gewählten Karten für den nächsten Durchgang. Niemand sieht, welche.
explain-do-take-none = Lässt die gezeigten Karten, wo sie sind. Damit endet dein Zug.
explain-do-close-hint = Räumt den Tipp weg.
explain-do-coach-undo = Nimmt zurück, was du gerade getan hast, damit du tun kannst, was vorgeschlagen wird.
explain-do-faster = Alle Karten sind sofort verteilt.
explain-do-round-end-continue = Weiter zum nächsten Durchgang. Gegeben wird, wenn alle das Ergebnis gesehen haben.
explain-do-round-end-keep = Du darfst Karten für den nächsten Durchgang behalten: Such sie aus.
explain-do-steer-stop = Hält die Bots an oder lässt sie weiterspielen.
explain-do-steer-action = Der Bot, der dran ist, tut eine einzige Sache. Dann steht das Spiel wieder.
explain-do-steer-turn = Der Bot spielt seinen Zug zu Ende. Dann steht das Spiel wieder.
explain-do-steer-speed = Wie viel Zeit sich die Bots lassen.
explain-do-steer-hands = Deckt die Karten aller Bots auf oder wieder zu.
explain-do-come-back = Du bekommst deinen Platz von dem Bot zurück, der für dich spielt.
explain-do-play-along = Du übernimmst den Platz eines Bots oder spielst im nächsten Spiel mit.
explain-do-open-rules = Die Regeln dieses Spiels, an der Stelle, die gerade passt.
explain-do-open-log = Was bisher geschehen ist, und ein Platz zum Reden.
explain-do-open-menu = Sprache, Aussehen, Ton und der Weg hinaus.
explain-do-sound = Schaltet den Ton ein oder aus.

explain-new-round-end = Ein Durchgang ist vorbei, sobald jemand keine Karte mehr hat. Wer das geschafft hat, steigt zwei Level, und wer ausgelegt hat, eins. Alle anderen versuchen dasselbe Level noch einmal, mit neuen Karten.
explain-new-carry = Dein Level liegt noch nicht, darum darfst du Karten für den nächsten Durchgang behalten. Behalte, was zu deinem Level passt, vor allem Joker. Neu bekommst du nur, was dir dann bis zehn fehlt, und niemand sieht, was du behältst.
explain-new-show = Alle sehen die Karten, die du aussuchst, und eine davon kann dir genommen werden. Dafür ziehst du dann eine neue. Such also aus, was du entbehren kannst.
explain-got-it = Alles klar
explain-no-more = Keine Hinweise mehr
