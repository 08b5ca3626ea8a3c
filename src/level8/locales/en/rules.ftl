### The rules in our own words: one message a paragraph. Rule ids are shown beside the paragraphs.

rules-title = Level 8: the rules · { $edition }, { $side }

rules-heading-goal = What you are after
rules-goal = Be the first to climb { $levels ->
        [one] the one level
       *[other] all { $levels } levels
    }. Each level asks for certain combinations of cards, and it takes several rounds to collect them. Above level { $levels } waits { $goal }.
rules-players = For { $least } to { $most } players.

rules-heading-cards = The cards
rules-cards = { $cards } cards are in play:
rules-cards-numbers = { $numbers } number cards: 1 to { $top } in { $colours ->
        [one] 1 colour
       *[other] { $colours } colours
    }
rules-cards-jokers = { $count ->
        [one] 1 joker
       *[other] { $count } jokers
    }
rules-cards-jokers-range = { $count ->
        [one] 1 joker
       *[other] { $count } jokers
    } for the numbers { $low } to { $high }
rules-cards-skips = { $count ->
        [one] 1 skip card
       *[other] { $count } skip cards
    }
rules-cards-takes = { $count ->
        [one] 1 take card
       *[other] { $count } take cards
    }
rules-cards-swaps = { $count ->
        [one] 1 swap card
       *[other] { $count } swap cards
    }
rules-cards-keeps = { $count ->
        [one] 1 keep card
       *[other] { $count } keep cards
    }
rules-shapes = Every colour comes with a shape, so nobody has to tell colours apart: { $list }.
rules-shape = { $colour } ({ $shape })
rules-enough-cards = A deck that cannot give everybody { $hand } cards and leave a draw pile is refused.

rules-heading-levels = The level cards
rules-pictures = How to read the pictures: A B C is a run, X X is a set (X and Y may be the same number), ■ ■ is a colour group.
rules-levels-source = Where these levels come from: { $list }.
rules-level-source = { $levels } ({ $source })

rules-heading-combinations = Combinations
rules-run = Run: each number is one higher than the one before, in any colours, such as 4-5-6. After { $top } it ends: { $top } and 1 are not neighbours.
rules-set = Set: all cards show the same number, in any colours. A pair has two cards, a triple three, a quad four.
rules-colour = Colour group: all cards have the same colour, with any numbers.
rules-alike = Several sets of your level may show the same number.
rules-joker = A joker stands in for a number or a colour you need, and a level may hold several. Everybody must know what each one stands for. That never changes once it lies there, and nobody may exchange it for the real card. A joker cannot be played as any other kind of card.
rules-joker-range = A joker marked { $low }–{ $high } stands only for the numbers { $low } to { $high }.
rules-no-special = { $kinds ->
        [skip] Skip cards
        [special] Special cards
       *[both] Skip cards and special cards
    } are never part of a combination.

rules-heading-setup = Getting ready
rules-deal = The dealer shuffles everything and deals { $hand } cards to each player, one at a time, beginning on the left. What remains is the draw pile, face down. Its top card is turned over, whatever it is, and starts the dealer’s discard pile. Everybody has a discard pile of their own.
rules-start = The player to the left of the dealer goes first; then play passes to the left.

rules-heading-turn = Your turn
rules-draw = First, draw one card. It may come from the draw pile, or be the top card of any discard pile, even yours.
rules-lay-down = Then you may lay down your level: all of its combinations at once, exactly as the level card says. Half a level is not allowed, and you cannot add more combinations later.
rules-lay-off = Once your level is on the table, you may lay off more cards for the rest of the round, between drawing and discarding. Put them onto any combination on the table, yours or anybody’s. A run grows at both ends up to { $top } and down to 1; a set takes its number, a colour group its colour. Jokers work here too.
rules-discard = To finish, put any one card face up on your own discard pile. You always need a card for this, so hold one back.
rules-discard-instead = Instead of discarding you may play { $kinds ->
        [skip] a skip card
        [special] a special card
       *[both] a skip card or a special card
    }.

rules-heading-pile = When the draw pile runs out
rules-reshuffle = When the last face-down card is drawn, everybody hands in their discard pile but keeps its top card lying. These cards are shuffled and become the new draw pile.
rules-face-up = Used cards lie face up under the draw pile. As soon as one of them would be next, a new draw pile is made in the same way.

rules-heading-skip = Skip cards
rules-skip = Instead of discarding, lay a skip card in front of another player who has none there yet.
rules-skipped = When that player’s turn comes, they do nothing but push the skip card face up under the draw pile.
rules-skip-discard = You may also just discard a skip card. Then anybody may draw it from there.
rules-skip-last = If it was your last card, the round is over and the skip card does nothing.

rules-heading-special = Special cards
rules-special = You play a special card instead of discarding. Your turn is over after that.
rules-take = Take: push the card face up under the draw pile. All the others, beginning on your left, lay open { $show } cards they choose themselves, or all they have if that is fewer. You may take one of these cards, or none. Whoever loses a card draws a new one from the draw pile; the other cards go back to their hands.
rules-swap = Swap: push the card face up under the draw pile. Put up to { $swap } hand cards onto your discard pile, one after another in the order you like, and draw as many from the draw pile.
rules-keep = Keep: lay the card in front of you. If your level is not on the table when the round ends, you may keep up to { $keep ->
        [one] 1 hand card
       *[other] { $keep } hand cards
    } for the next round. Every keep card adds { $keep } more.
rules-special-last = If it was your last card, the round is over and the special card does nothing.

rules-heading-round = The end of a round
rules-out = The round ends at once when somebody discards or plays their last card.
rules-climb = That player climbs two levels. Everybody else whose level is on the table climbs one. All others stay where they are.
rules-next-round = The player to the left of the dealer deals next. All cards are collected and shuffled{ $carry ->
        [yes] , except those that somebody keeps
       *[no] {""}
    }.

rules-heading-carry = Keeping cards for the next round
rules-carry = If you are at level { $from } or higher and your level is not on the table, you may keep up to { $cards ->
        [one] 1 hand card
       *[other] { $cards } hand cards
    } for the next round.
rules-carry-keeps = Every keep card in front of you allows { $keep ->
        [one] 1 card
       *[other] { $keep } cards
    }, at any level, as long as your level is not on the table. Allowances add up.
rules-carry-deal = You are then dealt only enough cards to have { $hand } again.

rules-heading-game = Winning
rules-win = You win the moment you lay down level { $levels }, no matter what you still hold.
rules-win-over = You also win if you have laid down level { $last } and are the one who ends the round: you climb past level { $levels }.

rules-heading-rulings = Our rulings
rules-rulings = Where the printed rules are silent or disagree, this is how we play:

ruling-editions = Decks, players, levels and allowances are data. You can write an edition file of your own and play it.
ruling-levels = Where a printed level card is not known to us, the level is ours, and the list of levels says so.
ruling-mix = Adding the cards of another edition changes nothing else: levels, players and what may be kept stay as they are.
ruling-alike = Two runs of a level may be alike as well.
ruling-joker-colour = In a colour group a joker with a range may stand for any colour. When decks are mixed, every joker keeps its own range.
ruling-jokers-alone = A combination may be made of jokers only, as long as you say what each one stands for.
ruling-first-dealer = The first dealer is drawn by the shuffle, unless the players name one.
ruling-shuffle = Before every shuffle the cards are put into a fixed order, so that anyone can check the shuffle afterwards.
ruling-keep-one = A card must be left for the discard: laying off your last card is refused, and so is a lay-down that uses up the whole hand. Only the last level may do that, because it wins at once.
ruling-face-up = When a new draw pile is made, the face-up cards under the old one are shuffled in.
ruling-empty-pile = If there is nothing to shuffle, the draw pile stays empty and is made anew as soon as somebody has to draw and there are cards for it. If there is nothing at all to draw, you go on without drawing.
ruling-skip-other = A skip card goes in front of another player, never in front of yourself, although some printed texts say only “any player”.
ruling-skip-two = With two players, whoever plays a skip card is on turn again. A skip card still lying there at the end of the round does not count in the next one.
ruling-swap-count = One note in the booklet says that two cards may be swapped, its text says three: we play three.
ruling-swap-empty = Swapping away all your cards does not end the round, even though your hand is empty for a moment.
ruling-out-without-level = Going out without your level on the table is possible only if the draw pile had run dry. It still climbs two levels, but never past the last one.
ruling-carry-private = Keeping cards is secret and never a must. Nobody learns which cards, and how many shows only at the deal.
ruling-carry-order = Players choose one after another, beginning to the left of the dealer.
ruling-short-deal = If so many cards are kept that there are too few to deal, the deal ends with the last card, and none is turned up.
ruling-win-laid = To win you have to lay the level down: reaching it is not enough, although one printed text says so.
ruling-ranking = The others are ranked for the statistics only: the higher level counts, then a level on the table, then fewer cards. Players who are equal in all of this share a place. If the game was won by climbing past the last level, everybody climbs first as at the end of a round.
ruling-own-levels = A level in a file of your own asks for { $hand } cards at most, every combination for two at least, and no run is longer than the numbers go.
ruling-no-points = There is no scoring: the printed rules count levels, not points.
