### Namen: kleuren, vormen, kaarten, levels, edities en waar de levels vandaan komen.
###
### Eén woord voor één ding, in alle bestanden van deze taal; we zeggen je:
###   ronde, beurt, zet; level (het), levelkaart, combinatie: reeks, tweeling/drieling/vierling, kaarten van één kleur
###   pakken (van trekstapel of aflegstapel), een level uitleggen, kaarten aanleggen bij iets, weggooien
###   geven (de gever), beginnen, een beurt overslaan, klimmen; kaart “Beurt overslaan”, speciale kaart
###   nemen alleen van een getoonde kaart; in je hand, plaats, tafel, host, bot (uitgelegd: computerspeler)
###   editie, verslag, startwaarde, schudden

colour-red = rood
colour-orange = oranje
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-purple = paars

shape-circle = cirkel
shape-triangle = driehoek
shape-star = ster
shape-diamond = ruit
shape-square = vierkant
shape-hexagon = zeshoek

card-number = { $colour ->
        [red] rode
        [orange] oranje
        [yellow] gele
        [green] groene
        [blue] blauwe
       *[purple] paarse
    } { $number }
card-joker = joker
card-joker-range = joker { $low }–{ $high }
card-skip = kaart “Beurt overslaan”
card-take = kaart “Die pak ik!”
card-swap = kaart “Die ruil ik!”
card-keep = kaart “Die houd ik!”
card-unseen = verborgen kaart

level-run = { $count ->
        [one] reeks van { $size ->
            [2] twee
            [3] drie
            [4] vier
            [5] vijf
            [6] zes
            [7] zeven
            [8] acht
            [9] negen
            [10] tien
           *[other] { $size }
        }
       *[other] { $count } reeksen van { $size ->
            [2] twee
            [3] drie
            [4] vier
            [5] vijf
           *[other] { $size }
        }
    }
level-set = { $size ->
        [2] { $count ->
            [one] tweeling
           *[other] { $count } tweelingen
        }
        [3] { $count ->
            [one] drieling
           *[other] { $count } drielingen
        }
        [4] { $count ->
            [one] vierling
           *[other] { $count } vierlingen
        }
        [5] { $count ->
            [one] vijfling
           *[other] { $count } vijflingen
        }
       *[other] { $count ->
            [one] { $size } gelijke kaarten
           *[other] { $count } × { $size } gelijke kaarten
        }
    }
level-colour = { $count ->
        [one] { $size } kaarten van één kleur
       *[other] { $count } × { $size } kaarten van één kleur
    }
level-join = { $first } + { $second }
level-number = Level { $number }
decimal = { $number }
labelled = { $label }: { $what }
side = { $side ->
        [1] kant ★
        [2] kant ★★
       *[other] kant { $side }
    }

title-original = Original
title-mario = Mario
title-modern = Modern
title-stitch = Stitch
title-master = Master
mix-specials = { $edition } met de speciale kaarten van Master
mix-master = { $edition } met alle kaarten van Master

goal-victory = de overwinning
goal-coin = de munt
goal-medal = de gouden medaille
goal-emblem = het embleem van de held

source-printed-2016-sheet = gedrukt: blad van de uitgever uit 2016
source-third-party-tracker = niet bevestigd: alleen bekend van een programma van fans
source-booklet = gedrukt: staat in het spelregelboekje
source-ours = van ons: de gedrukte kaarten kennen we niet
source-user = uit je eigen bestand
