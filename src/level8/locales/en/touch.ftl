### What the page itself says where something was touched that is not possible now; most of it the game says (errors.ftl).

touch-not-your-turn = It is not your turn. { $name } is playing; your turn will come.
touch-pile-empty = { $name } has no discard pile yet, so there is nothing to draw. Draw from another pile.
touch-own-pile-empty = Your discard pile is empty, so there is nothing to draw. Draw from another pile.
touch-already-skipped = { $name } has a skip card in front already, and one is the limit. Choose another player.
touch-not-this-run = { $card } does not fit here. { $ends ->
        [2] This run takes { $one } or { $other }.
        [1] This run takes only { $one }.
       *[0] This run is as long as it can be.
    }
touch-not-this-set = { $card } does not fit here. Only the number { $one } fits.
touch-not-this-colour = { $card } does not fit here. Only this colour fits: { $colour }.
touch-joker-not-here = { $card } does not fit here. It stands only for the numbers printed on it.
touch-fits-elsewhere = It fits where it is marked.
touch-fits-nowhere = { $card } fits no combination on the table. Discard it, or keep it for later.
touch-choose-card = No card is chosen yet. Tap one in your hand first.
touch-choose-special = This is for skip and special cards. Tap one in your hand first.
touch-choose-victim = Who should miss a turn? Tap a player.
touch-choose-swapped = No card is chosen to swap. Tap up to { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in your hand.
touch-incomplete = Your level is not ready. { $count ->
        [one] { $count } card is missing.
       *[other] { $count } cards are missing.
    }
touch-own-pile = Cards are discarded onto your own pile. Put it there.
touch-hidden-hand = These are { $name }’s cards, and nobody else may see them. Draw from a pile that lies on the table.
touch-only-skip = Only a skip card is laid in front of a player. Other cards go onto combinations, or onto your pile.
touch-all-placed = All places are filled. Put a card back first: tap it.
touch-kept = You are offline. As soon as the connection is back, this is done.
