### Ce que la page explique quand on le demande, et avant la première partie.

## Avant la première partie

guide-welcome = Comment ça marche
guide-welcome-goal = Chacun rassemble les cartes de son niveau. Franchis les huit avant les autres.
guide-welcome-level = Ton premier niveau : { $level }
guide-welcome-turn = Un tour, trois étapes
guide-welcome-draw = Une carte, de la pioche ou du dessus d’une défausse.
guide-welcome-lay = Dès que tu as tout ton niveau. Ensuite, ajoute des cartes partout sur la table.
guide-welcome-discard = Une carte s’en va. Quand quelqu’un n’en a plus, tous ceux qui ont posé montent.
