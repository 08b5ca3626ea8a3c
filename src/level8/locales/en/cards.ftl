### Names of things: colours, shapes, cards, levels, editions and where the levels come from.

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
           *[other] { $count } times { $size } of a kind
        }
    }
level-colour = { $count ->
        [one] { $size } of one colour
       *[other] { $count } times { $size } of one colour
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
source-third-party-tracker = not confirmed: known from one tracker made by others
source-booklet = printed: named in the booklet
source-ours = ours: the printed cards are not known
source-user = from your own edition file
