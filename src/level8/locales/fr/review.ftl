### Le bilan d’une partie finie : chances de gagner, chance et adresse, et les moments qui ont compté.

cli-usage-review = Usage : level8 review FICHIER … [--seat N] [--person NOM]
cli-about-review = Comment s’est passée une partie enregistrée : les chances de gagner de chacun, la part de la chance et celle du jeu, et les moments qui ont compté. Cela prend jusqu’à une minute.
cli-verb-review = séparer la chance du talent dans une partie
cli-option-review-seat = ne juger que les choix de cette place, c’est plus rapide : 1, 2…

review-title = Bilan
review-chance = Les chances de gagner
review-as-table = En tableau
review-waits = Le bilan commence dès que c’est son tour.
review-cards-kind = Les cartes ont été gentilles.
review-cards-unkind = Les cartes n’ont pas été gentilles.
review-cards-even = Les cartes n’ont été ni bonnes ni mauvaises.
review-lost-to-best = Avec le meilleur choix à chaque fois : { $lost } de plus.
review-as-steady = { $name } a choisi chaque fois comme un joueur confirmé, la référence ici : d’où ce 0.
review-what-is-it = Que veulent dire ces nombres ?
review-moments-of = Les moments forts : { $name }
cli-option-coach = après chacun de tes coups, dire si un autre aurait été nettement meilleur
review-coach = Cela a coûté environ { $lost } % de la partie. Mieux : { $what }
review-looking = Examen de chaque coup
review-chances = Chances de gagner quand les cartes d’une manche étaient données
review-round = Manche
review-seats = Ce qui a fait le résultat, en pour cent d’une partie
review-player = Joueur
review-result = Résultat
review-luck = Chance
review-skill = Choix
review-others = Choix des autres
review-remainder = Reste
review-lost = Perdu
review-told = La chance, tes choix, ceux des autres et le reste font ensemble le résultat ; ± est l’erreur type. La chance est ce que les cartes ont changé, par rapport à la moyenne de toutes celles qui auraient pu venir. Les choix sont comparés à ceux d’un joueur confirmé qui saurait la même chose. Le reste est ce que personne ne pouvait savoir, et ce que l’estimation ne voit pas. Perdu : ce que les meilleurs choix auraient rapporté de plus.
review-best = Meilleurs choix
review-costliest = Choix les plus coûteux
review-luckiest = Plus beaux coups de chance
review-unluckiest = Plus gros coups de malchance
review-none = rien de marquant
review-where = manche { $round }, tour { $turn }
review-better = Mieux
review-beginner = Un débutant
review-deal = la donne

setup-review-unfinished = Le bilan demande une partie finie et un enregistrement qui dit sa graine. Joue d’abord la partie jusqu’au bout.
