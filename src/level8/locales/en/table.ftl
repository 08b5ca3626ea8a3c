### A game at the table: what happened, what is asked now, and the commands of the terminal.

table-you = You
table-seat = Seat { $seat }
table-hand = Hand
table-draw-pile = Draw pile
table-discard-pile = Discard pile
table-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-round = Round { $round }
table-dealer = { $name } deals.
table-you-deal = You deal.
table-starts = { $name } goes first.
table-skipped = misses the next turn
table-keeps = { $count ->
        [one] 1 keep card in front
       *[other] { $count } keep cards in front
    }

table-ask-draw = Your turn: draw a card from any pile.
table-ask-play = Your turn: lay down your level if you can, or discard a card to finish.
table-ask-lay-off = Your turn: add cards to combinations, or discard one to finish.
table-ask-show = { $name } played a take card: choose { $count ->
        [one] 1 card
       *[other] { $count } cards
    } to show.
table-ask-take = Take one of the shown cards, or none.
table-ask-carry = You may keep up to { $count ->
        [one] 1 card
       *[other] { $count } cards
    } for the next round: which ones?

table-you-drew = You drew: { $card }.
table-you-drew-from = You drew from { $owner }’s discard pile: { $card }.
table-you-lay-down = You lay down level { $level }: { $melds }
table-you-lay-off = You add a card to { $meld }: { $card }.
table-you-discard = You discard: { $card }.
table-you-skip = You make { $name } miss a turn.
table-you-take = You play a take card: everyone else shows cards.
table-you-show = You show: { $cards }.
table-you-taken = You take from { $owner }: { $card }.
table-you-taken-none = You take none of the shown cards.
table-you-swap = { $count ->
        [0] You swap no cards
       *[other] You swap: { $cards }
    }.
table-you-keep = You play a keep card.
table-you-carry = You keep for the next round: { $cards }.
table-you-carry-none = You keep no cards for the next round.
table-you-miss = You miss this turn.

table-drew = { $name } draws from the draw pile.
table-drew-from = { $name } draws from { $owner }’s discard pile: { $card }.
table-drew-nothing = There is nothing for { $name } to draw.
table-lays-down = { $name } lays down level { $level }: { $melds }
table-lays-off = { $name } adds a card to { $meld }: { $card }.
table-discards = { $name } discards: { $card }.
table-skips = { $name } makes { $victim } miss a turn.
table-takes = { $name } plays a take card: everyone else shows cards.
table-shows = { $name } shows: { $cards }.
table-taken = { $name } takes from { $owner }: { $card }.
table-taken-none = { $name } takes none of the shown cards.
table-swaps = { $name } { $count ->
        [0] swaps no cards
       *[other] swaps: { $cards }
    }.
table-keeps-card = { $name } plays a keep card.
table-carries = { $name } secretly chooses cards for the next round.
table-misses = { $name } misses this turn.
table-reshuffled = The discard piles are shuffled into a new draw pile.

table-round-over = { $name } has no cards left: round { $round } is over.
table-you-end-round = You have no cards left: round { $round } is over.
table-climbs = { $name } climbs to level { $level }.
table-you-climb = You climb to level { $level }.
table-stays = { $name } stays at level { $level }.
table-you-stay = You stay at level { $level }.
table-winner = { $name } wins the game!
table-you-win = You win the game!
table-ranking = { $place }. { $name }, level { $level }
table-game-over = The game is over.
table-goodbye = Until next time!
table-commitment = Promise made before the deal (SHA-256 of the seed): { $digest }
table-record-saved = The record of this game is in { $file }.

table-help = Commands
table-help-draw = draw · draw 2: draw from the draw pile, or from the discard pile of seat 2
table-help-lay = lay: lay down your level in the best way; lay R4(r4 b5 J) S7(r7 p7): in a way of your own
table-help-off = off r7 2.1: lay off a card onto the first combination of seat 2; off J=7 2.1: a joker as 7
table-help-discard = discard r7: put a card on your discard pile and finish your turn
table-help-skip = skip 2: make seat 2 miss a turn
table-help-take = take: ask everyone to show cards; then taken r7 2 or taken none
table-help-show = show r7 b5 J: show the cards you choose
table-help-swap = swap r7 b5: swap up to three cards; swap none: no card
table-help-keep = keep: lay a keep card in front of you
table-help-carry = carry r7 b5: keep these cards for the next round; carry none: no card
table-help-hint = hint: what a good player would do, and why
table-help-sort = sort: sort your hand by number or by colour
table-help-rules = rules: the rules of this edition
table-help-quit = quit: leave the game
