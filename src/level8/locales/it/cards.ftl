### Nomi: colori, forme, carte, livelli, edizioni e da dove vengono i livelli.
###
### Una sola parola per ogni cosa, in tutti i file di questa lingua; si dà del tu:
###   mano (un giro, dalle carte date allo scarto finale), turno, mossa; le carte di uno: in mano
###   livello, carta di livello, combinazione: scala, coppia/tris/poker, carte dello stesso colore
###   pescare (dal mazzo o dagli scarti), mettere in tavola il livello, aggiungere una carta, scartare
###   dare le carte, cominciare, saltare un turno, salire; carta “Salta un turno”, carta speciale
###   prendere: solo una carta mostrata; posto, tavolo, chi ospita, bot (spiegato: giocatore virtuale)
###   registrazione, seme, mescolare

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
card-skip = carta “Salta un turno”
card-take = carta “Questa la prendo!”
card-swap = carta “Questa la scambio!”
card-keep = carta “Questa la tengo!”
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
           *[other] { $count } × { $size } carte uguali
        }
    }
level-colour = { $count ->
        [one] { $size } carte dello stesso colore
       *[other] { $count } × { $size } carte dello stesso colore
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
source-third-party-tracker = non confermato: noto solo da un programma di appassionati
source-booklet = stampato: citato nel libretto
source-ours = nostro: non conosciamo le carte stampate
source-user = dal tuo file
