### Editions of one's own: the page that makes them, which fetches these sentences.

own-title = Ta propre édition
own-about = Change les niveaux, les cartes et les règles de la maison, et joues-y avec tout le monde. Pars d’une édition que tu connais ; l’édition imprimée reste telle quelle.
own-mine = Tes éditions
own-open = Ouvrir
own-remove = Supprimer { $name }
own-remove-sure = Vraiment supprimer ?
own-start = Pars de…
own-from-file = Ouvrir un fichier
own-file-too-long = Ce fichier est trop long pour une édition. Choisis-en un autre.
own-link-broken = Ce lien n’est pas complet. Demande-le encore une fois, et copie-le en entier.
own-back = Toutes les éditions
own-back-sure = Partir sans enregistrer ?
own-draft-left = « { $name } » n’est pas encore enregistrée, et le lien apporte une autre édition.
own-draft-go-on = Continuer avec « { $name } »
own-draft-open = L’abandonner et ouvrir le lien
own-name-of = mon-{ $name }
own-box = La boîte
own-name = Nom
own-goal = Ce qui attend tout en haut
own-goal-own = quelque chose à nous
own-goal-example = la plus grosse part de gâteau
own-players-least = Joueurs, au minimum
own-players-most = Joueurs, au maximum
own-house = Règles de la maison
own-keep-cards = « Je garde ! » : nombre de cartes
own-mix-about = En préparant une table, on peut y mélanger :
own-mix-remove = Retirer { $name }
own-levels = Niveaux
own-side-add = + une autre face
own-side-remove = Supprimer la { $side }
own-level-add = Ajouter un niveau
own-level-empty = Encore rien : ajoute quelque chose
own-level-up = Niveau { $number } : une place plus haut
own-level-down = Niveau { $number } : une place plus bas
own-level-remove = Supprimer ce niveau
own-part-smaller = { $part } : une carte de moins
own-part-bigger = { $part } : une carte de plus
own-part-remove = { $part } : supprimer
own-part-add = Ajouter à ce niveau
own-part-run = Suite
own-part-set = Même nombre
own-part-colour = Même couleur
own-turns = environ { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
own-turns-more = plus de { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
own-how-hard = C’est difficile ?
own-how-hard-about = Un bot joue chaque niveau seul, beaucoup de fois, et compte ses tours.
own-how-hard-told = C’est le nombre de tours qu’il faut à un bot qui joue seul, en moyenne sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }. À plusieurs, c’est un peu plus long : quelqu’un peut finir avant.
own-carry = Qui n’a pas posé peut garder des cartes pour la manche suivante
own-carry-from = à partir du niveau
own-carry-cards = cartes, au plus
own-deck = Cartes
own-deck-unknown = Le nombre de cartes s’affiche ici quand tout est en ordre.
own-deck-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en tout
own-numbers = Nombres de 1 à
own-colours = Couleurs
own-copies = Exemplaires de chaque carte nombre
own-joker-range = seulement pour certains nombres
own-joker-low = de
own-joker-high = à
own-joker-remove = Supprimer ces Jokers
own-joker-add = Ajouter des Jokers
own-joker-more = Ajouter une autre sorte de Joker
own-less = { $what } : un de moins
own-more = { $what } : un de plus
own-pass = Partager
own-pass-about = Toute l’édition tient dans un lien ou un petit fichier. Aucun serveur ne la garde : elle reste sur cet appareil.
own-download = Enregistrer dans un fichier
own-share = Partager le lien
own-friends = Y jouer entre amis
own-checking = Un instant…
own-good = Tout est en ordre : { $cards } cartes.
own-show = Montre-moi
own-save = Enregistrer
own-saved = Enregistrée
own-play = Jouer
own-fault-count = Ici, seul { $expected } est possible.
own-fault-players = On joue de deux à six, et le plus petit nombre vient d’abord.
own-fault-deck-too-small = { $cards } cartes, c’est trop peu pour { $seats } joueurs : il en faut { $needed }. Ajoute des cartes, ou fais jouer moins de monde.
own-fault-joker-range = Le plus petit nombre vient d’abord.
own-fault-joker-half = Un Joker pour certains nombres a besoin des deux : « de » et « à ».
own-fault-level = Ce niveau ne demande encore rien. Ajoute une suite, des cartes de même nombre ou de même couleur.
own-fault-level-too-big = Cela fait { $cards } cartes, mais une main n’en a que dix. Réduis-le.
own-fault-part-too-small = Il faut au moins deux cartes.
own-fault-part-too-big = Il n’y a pas { $size } cartes qui vont ensemble ainsi. Demandes-en moins, ou ajoute des cartes.
own-fault-run-too-long = Une suite de { $size } ne tient pas : il n’y a que { $numbers } nombres.
own-fault-sides = Une face a de 1 à 20 niveaux, celle-ci en a { $value }.
own-fault-carry = Pour garder des cartes, il faut les deux : à partir de quel niveau, et combien.
own-fault-name = L’édition a besoin d’un nom : des lettres, des chiffres et des traits d’union.
own-fault-missing = Il manque quelque chose ici. Ajoutes-en au moins un.
