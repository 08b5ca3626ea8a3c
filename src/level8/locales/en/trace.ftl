# What a seat has just done, in a few words beside it: short, for there is little room.
trace-drew = drew a card
trace-drew-nothing = had nothing to draw
trace-took-yours = took your { $card }
trace-took-own = took back: { $card }
trace-took = took from { $owner }: { $card }
trace-took-none = took no card
trace-laid = laid down level { $level }
trace-added = { $count ->
        [one] added: { $card }
       *[other] added { $count } cards
    }
trace-discarded = discarded: { $card }
trace-skipped = skipped { $name }
trace-skipped-you = skipped you
trace-missed = missed a turn
trace-asked = played a take card
trace-swapped = { $count ->
        [0] swapped nothing
        [one] swapped 1 card
       *[other] swapped { $count } cards
    }
trace-kept = played a keep card
