### Ce que la page dit elle-même là où l’on a touché quelque chose d’impossible pour l’instant ; le jeu dit le reste (errors.ftl).

touch-not-your-turn = Ce n’est pas ton tour. { $name } joue ; ton tour viendra.
touch-pile-empty = { $name } n’a pas encore de défausse, il n’y a donc rien à piocher là. Pioche dans une autre pile.
touch-own-pile-empty = Ta défausse est vide, il n’y a donc rien à piocher là. Pioche dans une autre pile.
touch-already-skipped = Il y a déjà une carte « Passe » devant { $name }, et une seule est permise. Choisis quelqu’un d’autre.
touch-not-this-run = { $card } : ça ne va pas ici. { $ends ->
        [2] On peut y ajouter { $one } ou { $other }.
        [1] On ne peut y ajouter que { $one }.
       *[0] Cette suite ne peut pas être plus longue.
    }
touch-not-this-set = { $card } : ça ne va pas ici. Seul le nombre { $one } convient.
touch-not-this-colour = { $card } : ça ne va pas ici. Une seule couleur convient : { $colour }.
touch-joker-not-here = { $card } : ça ne va pas ici. Il ne remplace que les nombres imprimés dessus.
touch-fits-elsewhere = La carte va là où c’est marqué.
touch-fits-nowhere = { $card } : ça ne va sur aucune combinaison de la table. Défausse la carte ou garde-la.
touch-choose-card = Tu n’as pas encore choisi de carte. Touche d’abord une carte de ta main.
touch-choose-special = C’est pour les cartes « Passe » et spéciales. Touche d’abord l’une d’elles dans ta main.
touch-choose-victim = Qui doit passer son tour ? Touche quelqu’un.
touch-choose-swapped = Tu n’as pas encore choisi de carte à échanger. Touche jusqu’à { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de ta main.
touch-incomplete = Ton niveau n’est pas prêt. { $count ->
        [one] Il manque { $count } carte.
       *[other] Il manque { $count } cartes.
    }
touch-own-pile = On se défausse sur sa propre pile. Pose la carte là.
touch-hidden-hand = Ces cartes sont à { $name }, et personne d’autre ne peut les voir. Pioche dans une pile de la table.
touch-only-skip = Seule une carte « Passe » se pose devant quelqu’un. Les autres vont sur les combinaisons ou sur ta pile.
touch-all-placed = Toutes les places sont prises. Reprends d’abord une carte : touche-la.
touch-kept = La connexion est coupée. Dès qu’elle revient, ce sera fait.
