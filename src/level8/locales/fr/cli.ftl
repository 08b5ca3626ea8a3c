### Mots des autres commandes : editions, solve, verify.

cli-edition = Édition
cli-cards = Cartes
cli-numbers = Nombres
cli-jokers = Jokers
cli-skips = Passe
cli-specials = Spéciales
cli-players = Joueurs
cli-sides = Faces
cli-source = Origine
cli-range = { $low }–{ $high }
cli-none = aucune
cli-distance = { $count ->
        [0] Le niveau peut être posé maintenant.
        [one] Il manque 1 carte.
       *[other] Il manque { $count } cartes.
    }
cli-helps = Ces cartes aideraient : { $cards }
cli-helps-none = Aucune carte ne te rapprocherait du but.
cli-best = Meilleure façon : { $melds }
cli-ways = { $count ->
        [0] On ne peut pas encore le poser.
        [one] Il y a 1 façon de le poser.
       *[other] Il y a { $count } façons de le poser.
    }
cli-many-ways = Il y a plus de { $count } façons de le poser.
cli-verified = { $file } : prouvé. Donnes, coups et résultat sont justes.
cli-not-verified = { $file } : non prouvé. { $why }
cli-error = Impossible : { $why }
cli-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
