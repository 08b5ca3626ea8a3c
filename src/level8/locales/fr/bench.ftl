### Words of `level8 bench`.

bench-what = Mesure
bench-rate = Décisions par seconde
bench-ratio = Face à
bench-times = Fois plus rapide
bench-promised = Promis
bench-cost = Coût
bench-no-peers = Aucune bibliothèque comparable n’est installée ; make bench les installe.
bench-driven = Level 8, piloté depuis Python
bench-bulk = Level 8, en bloc dans le code compilé
bench-gin-rummy = OpenSpiel gin_rummy, piloté depuis Python
bench-crazy-eights = OpenSpiel crazy_eights, piloté depuis Python
bench-crazy-eights-loop = OpenSpiel crazy_eights, sa propre boucle C++
bench-rlcard-gin-rummy = RLCard gin-rummy
bench-copy = Copier une partie
bench-view = Une vue
bench-sample = Tirer une partie d’une vue
bench-distance = Distance d’une main
bench-best-way = Meilleure pose d’une main
bench-memory = Mémoire d’une partie en cours
bench-plain = Le moteur tourne ici en Python pur ; compilé, il est dix à trente fois plus rapide.
bench-players = Joueurs
bench-figure = Valeur
bench-steady-games = Parties entières de quatre steady par seconde
bench-expert-compiled = Code compilé dans les coups d’expert, %
