### Why an action is good or bad, as a player would say it. Each stands alone: its first letter is made a capital.

the-number = the { $colour ->
        [r] red
        [o] orange
        [y] yellow
        [g] green
        [b] blue
       *[p] purple
    } { $number }
the-joker = the joker
the-joker-range = the joker { $low }–{ $high }
the-special = { $sign ->
        [S] the skip card
        [T] the take card
        [X] the swap card
       *[K] the keep card
    }

why-gain-nearer = { $card } brings you from { $from } missing cards to { $to }.
why-gain-completes = { $card } completes your level.
why-gain-wins = { $card } completes your last level, and laying that down wins the game.
why-gain-fits = { $card } can be laid off.
why-gain-out = your level is ready, and with { $card } all your other cards can go at once: the round ends.
why-gain-out-wins = your level is ready, and with { $card } all your other cards can go at once: that wins the game.
why-gain-fits-later = your level is ready, and { $card } can be laid off after it.
why-gain-spare = your level is ready already, and { $card } adds nothing to it.
why-gain-nothing = { $card } brings you no nearer to your level.
why-gain-fits-nothing = { $card } fits no combination on the table.
why-gain-skip = { $card } can make somebody miss a turn.
why-gain-special = { $card } is part of no level, but it can be played.

why-hidden-nearer = of the { $unseen } cards that you cannot see, { $count } would bring you nearer to your level.
why-hidden-only-nearer = nothing that lies open brings you nearer to your level; of the { $unseen } cards that you cannot see, { $count } would.
why-hidden-fits = of the { $unseen } cards that you cannot see, { $count } could be laid off.
why-hidden-only-fits = nothing that lies open can be laid off; of the { $unseen } cards that you cannot see, { $count } could.
why-hidden-complete = your level is ready, so any card will do.

why-lay-wins = your last level is ready, and laying it down wins the game.
why-lay-out = your level is ready, and all your other cards can go at once: the round ends.
why-lay-out-wins = your level is ready, and all your other cards can go at once: that wins the game.
why-lay = your level is ready; this way leaves { $left ->
        [one] 1 card
       *[other] { $left } cards
    }, and { $off ->
        [0] none of them can
        [one] 1 of them can
       *[other] { $off } of them can
    } be laid off.

why-off-out = after that all your other cards can go too: the round ends.
why-off-out-wins = after that all your other cards can go too: that wins the game.
why-off = one card fewer in your hand: { $count } left.
why-off-joker = { $card } fits almost anywhere and could wait; without it you have { $count } left.

why-ends = it is your last card: the round ends, and you climb.
why-ends-wins = it is your last card, and that wins the game.

why-discard-needed = { $card } belongs to your level: without it you would lack { $to ->
        [one] 1 card
       *[other] { $to } cards
    } instead of { $from }.
why-discard-wait = { $left ->
        [0] your level stays ready in your hand; laying it down can wait.
        [one] your level stays ready; laid down now, it would leave you 1 card that fits nowhere yet.
       *[other] your level stays ready; laid down now, it would leave you { $left } cards that fit nowhere yet.
    }
why-discard-feeds = { $card } does nothing for your level, but { $name } can lay it off.
why-discard-wanted = { $card } does nothing for your level, but { $name } seems to collect such cards.
why-discard-thrown = { $card } does nothing for your level, and { $name }, who is next, has the same number on the discard pile.
why-discard-safe = { $card } does nothing for your level, and nobody seems to need it.
why-discard-joker = { $card } fits almost anywhere and is worth keeping.
why-discard-special = { $card } would be gone without any effect, and anyone could draw it.
why-discard-fits = { $card } could be laid off instead.
why-discard-no-fit = { $card } fits no combination on the table.
why-discard-no-fit-wanted = { $card } fits no combination on the table, but { $name } seems to collect such cards.

why-skip-again = with two players it is your turn again at once.
why-skip-cards = { $name } has laid down and holds only { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
why-skip-level = none of the others is higher up than { $name }, at level { $level }.
why-skip-next = it would be { $name }’s turn next.
why-skip-other = { $name } misses a turn.

why-take = everyone else shows three cards, and you may take one; { $count ->
        [0] your level is ready already.
        [one] you lack 1.
       *[other] you lack { $count }.
    }
why-take-laid = your level is on the table already; another player’s card helps only if you can lay it off.

why-keep = if the round ends before you lay down, you may keep { $count } more cards.
why-keep-laid = it has no effect once your level is on the table, but that is one card fewer in your hand.

why-swap-none = you swap no cards; only the swap card goes.
why-swap-needed = at least one of these cards belongs to your level: you would lack { $to ->
        [one] 1 card
       *[other] { $to } cards
    } instead of { $from }.
why-swap = { $count ->
        [one] your level does not need this card
       *[other] your level needs none of these { $count } cards
    }; { $card } ends up on top, and nobody seems to need it.
why-swap-feeds = { $count ->
        [one] your level does not need this card
       *[other] your level needs none of these { $count } cards
    }; but { $card } ends up on top, and { $name } could use it.
why-swap-laid = { $count ->
        [one] a new card may fit on the table: you swap 1.
       *[other] new cards may fit on the table: you swap { $count }.
    }

why-show-known = everybody has seen these cards already.
why-show-needed = your level needs at least one of these cards.
why-show-spare = your level needs none of these cards.
why-show-fits = at least one of these cards could be laid off.
why-show-no-fit = none of these cards can be laid off now.

why-taken-none = none of the shown cards brings you nearer to your level.
why-taken-none-laid = you want to get rid of cards, not get another one.
why-taken-none-though = one of the shown cards would bring you nearer to your level.

why-carry-none = you begin the next round with new cards only.
why-carry = { $count ->
        [0] with these cards your level is ready even before the new deal.
        [one] with these cards you lack only 1 for your level before the new deal.
       *[other] with these cards you lack { $count } for your level before the new deal.
    }
