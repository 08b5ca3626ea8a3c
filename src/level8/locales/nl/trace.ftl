# What a seat has just done, in a few words beside it: short, for there is little room.
trace-drew = pakte een kaart
trace-drew-nothing = kon niets pakken
trace-took-yours = pakte van jou: { $card }
trace-took-own = pakte terug: { $card }
trace-took = pakte van { $owner }: { $card }
trace-took-none = pakte geen kaart
trace-laid = legde level { $level } uit
trace-added = { $count ->
        [one] legde aan: { $card }
       *[other] legde { $count } kaarten aan
    }
trace-discarded = gooide weg: { $card }
trace-skipped = laat { $name } een beurt overslaan
trace-skipped-you = laat jou een beurt overslaan
trace-missed = sloeg een beurt over
trace-asked = speelde “Die pak ik!”
trace-swapped = { $count ->
        [0] ruilde niets
        [one] ruilde 1 kaart
       *[other] ruilde { $count } kaarten
    }
trace-kept = speelde “Die houd ik!”
