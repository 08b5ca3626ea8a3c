### More ways to play, on the home page.

ways-edition = Ta propre édition
ways-edition-about = D’autres niveaux, d’autres cartes, les règles de la maison : crée-la, joues-y, partage-la.
ways-edition-go = En créer une
ways-real = Avec de vraies cartes
ways-real-about = Qui est à quel niveau, et puis-je poser ?
ways-real-go = Commencer
ways-puzzle = Énigme du jour
