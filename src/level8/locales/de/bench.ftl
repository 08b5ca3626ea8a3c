### Words of `level8 bench`.

bench-what = Was
bench-rate = Entscheidungen je Sekunde
bench-ratio = Verglichen mit
bench-times = So viel mal schneller
bench-promised = Versprochen
bench-cost = Aufwand
bench-no-peers = Kein Vergleichsprogramm ist installiert; make bench installiert sie.
bench-driven = Level 8, aus Python gesteuert
bench-bulk = Level 8, am Stück im kompilierten Code
bench-gin-rummy = OpenSpiel gin_rummy, aus Python gesteuert
bench-crazy-eights = OpenSpiel crazy_eights, aus Python gesteuert
bench-crazy-eights-loop = OpenSpiel crazy_eights, eigene C++-Schleife
bench-rlcard-gin-rummy = RLCard gin-rummy
bench-copy = Ein Spiel kopieren
bench-view = Eine Sicht
bench-sample = Eine Sicht auslosen
bench-distance = Abstand einer Hand
bench-best-way = Beste Auslage einer Hand
bench-memory = Speicher eines laufenden Spiels
bench-plain = Die Spiellogik läuft hier als reines Python; kompiliert ist sie zehn- bis dreißigmal so schnell.
bench-players = Spieler
bench-figure = Wert
bench-steady-games = Ganze Spiele von vier steady je Sekunde
bench-expert-compiled = Kompilierter Code in den Zügen von expert, %
