### Nomi: colori, forme, carte, livelli, edizioni e da dove vengono i livelli.

colour-red = rosso
colour-orange = arancione
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-purple = viola

shape-circle = cerchio
shape-triangle = triangolo
shape-star = stella
shape-diamond = rombo
shape-square = quadrato
shape-hexagon = esagono

card-number = { $number } { $colour ->
        [red] rosso
        [orange] arancione
        [yellow] giallo
        [green] verde
        [blue] blu
       *[purple] viola
    }
card-joker = jolly
card-joker-range = jolly { $low }–{ $high }
card-skip = “Salta un turno”
card-take = “Questa la prendo!”
card-swap = “Questa la scambio!”
card-keep = “Questa la tengo!”
card-unseen = carta coperta

level-run = { $count ->
        [one] scala di { $size ->
            [2] due
            [3] tre
            [4] quattro
            [5] cinque
            [6] sei
            [7] sette
            [8] otto
            [9] nove
            [10] dieci
           *[other] { $size }
        }
       *[other] { $count } scale di { $size ->
            [2] due
            [3] tre
            [4] quattro
            [5] cinque
           *[other] { $size }
        }
    }
level-set = { $size ->
        [2] { $count ->
            [one] coppia
           *[other] { $count } coppie
        }
        [3] { $count ->
            [one] tris
           *[other] { $count } tris
        }
        [4] { $count ->
            [one] poker
           *[other] { $count } poker
        }
       *[other] { $count ->
            [one] { $size } carte uguali
           *[other] { $count } volte { $size } carte uguali
        }
    }
level-colour = { $count ->
        [one] { $size } carte di un colore
       *[other] { $count } volte { $size } carte di un colore
    }
level-join = { $first } + { $second }
level-number = Livello { $number }
decimal = { $number }
labelled = { $label }: { $what }
side = { $side ->
        [1] lato ★
        [2] lato ★★
       *[other] lato { $side }
    }

title-original = Original
title-mario = Mario
title-modern = Modern
title-stitch = Stitch
title-master = Master
mix-specials = { $edition } con le carte speciali di Master
mix-master = { $edition } con tutte le carte di Master

goal-victory = la vittoria
goal-coin = la moneta
goal-medal = la medaglia d’oro
goal-emblem = l’emblema dell’eroe

source-printed-2016-sheet = stampato: foglio dell’editore del 2016
source-third-party-tracker = non confermato: noto da un solo programma di terzi
source-booklet = stampato: nominato nel libretto
source-ours = nostro: le carte stampate non ci sono note
source-user = dal tuo file
