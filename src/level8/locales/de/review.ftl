### Der Rückblick auf ein beendetes Spiel: Gewinnchancen, Glück und Können, und worauf es ankam.

cli-usage-review = Aufruf: level8 review DATEI … [--seat N] [--person NAME]
cli-about-review = Wie ein aufgezeichnetes Spiel lief: die Gewinnchancen aller, wie viel Glück und wie viel Können dabei war, und worauf es ankam. Das dauert bis zu einer Minute.
cli-verb-review = Glück und Können in einem Spiel trennen
cli-option-review-seat = nur die Entscheidungen an diesem Platz beurteilen, das geht schneller: 1, 2 …

review-title = Rückblick
review-chance = Die Gewinnchancen
review-as-table = Als Tabelle
review-waits = Der Rückblick beginnt, sobald er an der Reihe ist.
review-cards-kind = Die Karten meinten es gut.
review-cards-unkind = Die Karten meinten es nicht gut.
review-cards-even = Die Karten waren weder gut noch schlecht.
review-lost-to-best = Mit lauter besten Entscheidungen: { $lost } mehr.
review-as-steady = { $name } hat jedes Mal wie ein Könner entschieden, und an dem wird hier gemessen: deshalb 0.
review-what-is-it = Was bedeuten diese Zahlen?
review-moments-of = Darauf kam es an: { $name }
cli-option-coach = nach jedem deiner Züge sagen, ob ein anderer deutlich besser gewesen wäre
review-coach = Das hat etwa { $lost } % des Spiels verschenkt. Besser: { $what }
review-looking = Alle Züge werden angesehen …
review-chances = Gewinnchance, als die Karten eines Durchgangs gegeben waren
review-round = Durchgang
review-seats = Woraus das Ergebnis entstand, in Prozent eines Spiels
review-player = Spieler
review-result = Ergebnis
review-luck = Glück
review-skill = Entscheidungen
review-others = Die der anderen
review-remainder = Rest
review-lost = Verschenkt
review-told = Glück, eigene Entscheidungen, die der anderen und Rest ergeben zusammen das Ergebnis; ± ist der Standardfehler. Glück ist, was die Karten geändert haben, gemessen am Durchschnitt aller Karten, die hätten kommen können. Die Entscheidungen werden mit denen eines Könners verglichen, der dasselbe weiß. Der Rest ist, was niemand wissen konnte, und was die Schätzung nicht erfasst. Verschenkt: um wie viel die besten Entscheidungen besser gewesen wären.
review-best = Beste Entscheidungen
review-costliest = Teuerste Entscheidungen
review-luckiest = Größtes Glück
review-unluckiest = Größtes Pech
review-none = keine, die herausragen
review-where = Durchgang { $round }, Zug { $turn }
review-better = Besser
review-beginner = Ein Anfänger
review-deal = beim Geben

setup-review-unfinished = Einen Rückblick gibt es nur auf ein beendetes Spiel, dessen Aufzeichnung den Startwert nennt. Spiel es zuerst zu Ende.
