### Noms : couleurs, formes, cartes, niveaux, éditions et origine des niveaux.
###
### Un seul mot pour une chose, dans tous les fichiers de cette langue ; on tutoie :
###   manche, tour, coup ; niveau, carte Niveaux, combinaison : suite, paire/brelan/carré, cartes de même couleur
###   piocher (pioche ou défausse), poser son niveau, ajouter une carte à une combinaison, se défausser
###   distribuer (la donne), commencer, passer son tour, monter ; carte « Passe », carte spéciale
###   prendre : seulement une carte montrée ; « chez » devant un nom, car « de » s’élide devant une voyelle
###   en main, place, table, hôte, bot (expliqué : joueur virtuel), enregistrement, graine, mélange

colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet

shape-circle = rond
shape-triangle = triangle
shape-star = étoile
shape-diamond = losange
shape-square = carré
shape-hexagon = hexagone

card-number = { $number } { $colour ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] vert
        [blue] bleu
       *[purple] violet
    }
card-joker = Joker
card-joker-range = Joker { $low }–{ $high }
card-skip = carte « Passe »
card-take = carte « Je prends ! »
card-swap = carte « J’échange ! »
card-keep = carte « Je garde ! »
card-unseen = carte cachée

level-run = { $count ->
        [one] suite de { $size }
       *[other] { $count } suites de { $size }
    }
level-set = { $size ->
        [2] { $count ->
            [one] paire
           *[other] { $count } paires
        }
        [3] { $count ->
            [one] brelan
           *[other] { $count } brelans
        }
        [4] { $count ->
            [one] carré
           *[other] { $count } carrés
        }
       *[other] { $count ->
            [one] { $size } cartes de même nombre
           *[other] { $count } × { $size } cartes de même nombre
        }
    }
level-colour = { $count ->
        [one] { $size } cartes de même couleur
       *[other] { $count } × { $size } cartes de même couleur
    }
level-join = { $first } + { $second }
level-number = Niveau { $number }
decimal = { $number }
labelled = { $label } : { $what }
side = { $side ->
        [1] face ★
        [2] face ★★
       *[other] face { $side }
    }

title-original = Original
title-mario = Mario
title-modern = Modern
title-stitch = Stitch
title-master = Master
mix-specials = { $edition } avec les cartes spéciales de Master
mix-master = { $edition } avec toutes les cartes de Master

goal-victory = la victoire
goal-coin = la pièce
goal-medal = la médaille d’or
goal-emblem = l’emblème du héros

source-printed-2016-sheet = imprimé : feuille de l’éditeur de 2016
source-third-party-tracker = non confirmé : connu seulement par un outil de fans
source-booklet = imprimé : cité dans la règle du jeu
source-ours = inventé par nous : nous ne connaissons pas les cartes imprimées
source-user = vient de ton propre fichier
