### Names of things: colours, shapes, cards, levels, editions and where the levels come from.
###
### One word for one thing, in every file of this language:
###   round, turn, move; level, level card, combination: run, set (pair, triple, quad), colour group
###   draw from the draw pile or a discard pile, lay down a level, lay off cards onto a combination, discard
###   deal, go first, miss a turn, climb; skip, take, swap and keep cards; take only a shown card
###   hand, seat, table, host, bot (computer player where it is explained), record, seed, shuffle

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple

shape-circle = circle
shape-triangle = triangle
shape-star = star
shape-diamond = diamond
shape-square = square
shape-hexagon = hexagon

card-number = { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
       *[purple] purple
    } { $number }
card-joker = joker
card-joker-range = joker { $low }–{ $high }
card-skip = skip card
card-take = take card
card-swap = swap card
card-keep = keep card
card-unseen = hidden card

level-run = { $count ->
        [one] run of { $size }
       *[other] { $count } runs of { $size }
    }
level-set = { $size ->
        [2] { $count ->
            [one] pair
           *[other] { $count } pairs
        }
        [3] { $count ->
            [one] triple
           *[other] { $count } triples
        }
        [4] { $count ->
            [one] quad
           *[other] { $count } quads
        }
       *[other] { $count ->
            [one] { $size } of a kind
           *[other] { $count } × { $size } of a kind
        }
    }
level-colour = { $count ->
        [one] { $size } of one colour
       *[other] { $count } × { $size } of one colour
    }
level-join = { $first } + { $second }
level-number = Level { $number }
decimal = { $number }
labelled = { $label }: { $what }
side = { $side ->
        [1] ★ side
        [2] ★★ side
       *[other] side { $side }
    }

title-original = Original
title-mario = Mario
title-modern = Modern
title-stitch = Stitch
title-master = Master
mix-specials = { $edition } with the Master specials
mix-master = { $edition } with all Master cards

goal-victory = victory
goal-coin = the coin
goal-medal = the gold medal
goal-emblem = the hero’s emblem

source-printed-2016-sheet = printed: the publisher’s sheet of 2016
source-third-party-tracker = not confirmed: found only in a tracker made by fans
source-booklet = printed: named in the booklet
source-ours = ours: we do not know the printed cards
source-user = from your own edition file
