### Words of the other commands: editions, solve, verify.

cli-edition = Edition
cli-cards = Cards
cli-numbers = Numbers
cli-jokers = Jokers
cli-skips = Skip
cli-specials = Special
cli-players = Players
cli-sides = Sides
cli-source = Source
cli-range = { $low }–{ $high }
cli-none = none
cli-distance = { $count ->
        [0] The level can be laid down now.
        [one] 1 card is missing.
       *[other] { $count } cards are missing.
    }
cli-helps = These cards would help: { $cards }
cli-helps-none = No card would bring you nearer.
cli-best = Best way: { $melds }
cli-ways = { $count ->
        [0] There is no way to lay it down yet.
        [one] There is 1 way to lay it down.
       *[other] There are { $count } ways to lay it down.
    }
cli-many-ways = There are more than { $count } ways to lay it down.
cli-verified = { $file }: proven. Deals, moves and result are right.
cli-not-verified = { $file }: not proven. { $why }
cli-error = That does not work: { $why }
cli-games = { $count ->
        [one] 1 game
       *[other] { $count } games
    }
