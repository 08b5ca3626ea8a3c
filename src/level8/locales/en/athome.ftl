### Editions of one's own and games with real cards: what the server refuses.

server-sheet-over = A game with real cards is noted here up to its end, and this one has been won. Take back the last round, or begin anew.
server-sheet-two-winners = Two players cannot both lay the last level: whoever is first wins at once. Mark the one who was first.
server-not-in-deck = There is no such card in the deck of { $edition }: { $card }. Choose another card, or another edition.
server-too-many-of-card = The deck has { $card } { $count ->
        [one] only once
       *[other] only { $count } times
    }. Take one away.
server-two-cards = A combination has two cards or more. Tap at least two.
server-no-answer = This took too long to work out. Ask again in a moment.
