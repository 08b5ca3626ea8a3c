### The rules in our own words: one message a paragraph. Rule ids are shown beside the paragraphs.

rules-title = Level 8: the rules · { $edition }, { $side }

rules-heading-goal = The goal
rules-goal = Be the first to climb { $levels ->
        [one] the one level
       *[other] all { $levels } levels
    }. Every level asks for certain combinations of cards, and it takes several rounds to collect them all. Above level { $levels } waits { $goal }.
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
rules-shapes = Every colour has its own shape, so nobody has to tell the colours apart: { $list }.
rules-shape = { $colour } ({ $shape })
rules-enough-cards = There must be enough cards to deal everyone { $hand } and leave a draw pile; a deck that is too small cannot be played.

rules-heading-levels = The level cards
rules-pictures = How to read the pictures: A B C is a run, X X is a set (X and Y may be the same number), ■ ■ is a colour group.
rules-drawn = How to read the pictures: cards that rise like stairs are a run, “=” cards are a set (two sets may be of the same number), ■ cards are a colour group.
rules-levels-source = Where these levels come from: { $list }.
rules-level-source = { $levels } ({ $source })

rules-heading-combinations = Combinations
rules-run = Run: every number is one higher than the one before, such as 4-5-6. Colours do not matter. A run ends at { $top }: { $top } and 1 are not neighbours.
rules-set = Set: all cards show the same number. Colours do not matter. A pair has two cards, a triple three, a quad four.
rules-colour = Colour group: all cards have the same colour. Numbers do not matter.
rules-alike = Several sets of your level may show the same number.
rules-joker = A joker stands for any number or colour you need, and you may use several in one level. Everyone must know what each joker stands for. Once it is on the table that never changes, and nobody may swap it for the real card. It cannot be played as any other kind of card.
rules-joker-range = A joker marked { $low }–{ $high } stands only for the numbers { $low } to { $high }.
rules-no-special = { $kinds ->
        [skip] Skip cards
        [special] Special cards
       *[both] Skip cards and special cards
    } are never part of a combination.

rules-heading-setup = Getting ready
rules-deal = The dealer shuffles all the cards and deals { $hand } to each player, one at a time, starting on the left. The rest is the draw pile, face down. Its top card is turned over, whatever it is, and starts the dealer’s discard pile. Everyone has a discard pile of their own.
rules-start = The player to the left of the dealer goes first. Then it goes on to the left.

rules-heading-turn = Your turn
rules-draw = First, draw one card: from the draw pile, or the top card of any discard pile, even your own.
rules-lay-down = Then you may lay down your level: all its combinations at once, exactly as the level card says. You may not lay down half a level, and you may not add more combinations later.
rules-lay-off = Once your level is on the table, you may lay off more cards in each of your turns until the round ends, after drawing and before discarding. Lay them onto any combination on the table, your own or somebody else’s. A run grows at both ends, up to { $top } and down to 1; a set takes its own number, a colour group its own colour. You may lay off jokers, too.
rules-discard = To finish, discard: put any one card face up on your own discard pile. You always need a card for this, so keep one back.
rules-discard-instead = Instead of discarding you may play { $kinds ->
        [skip] a skip card
        [special] a special card
       *[both] a skip card or a special card
    }.

rules-heading-pile = When the draw pile runs out
rules-reshuffle = When the last face-down card has been drawn, everyone hands in their discard pile and keeps only its top card. These cards are shuffled: they are the new draw pile.
rules-face-up = Used cards lie face up under the draw pile. As soon as one of them would be drawn next, a new draw pile is made in the same way.

rules-heading-skip = Skip cards
rules-skip = Instead of discarding, lay a skip card in front of another player who does not have one there yet.
rules-skipped = When it is that player’s turn, they do just one thing: push the skip card face up under the draw pile.
rules-skip-discard = You may also simply discard a skip card. Then anyone may draw it.
rules-skip-last = If it was your last card, the round is over and the skip card does nothing.

rules-heading-special = Special cards
rules-special = Play a special card instead of discarding. After that your turn is over.
rules-take = Take: push the card face up under the draw pile. All the others, starting on your left, show { $show } cards of their choice, or all they have if they have fewer. You may take one of these cards, or none. Whoever loses a card draws a new one from the draw pile; everyone takes the other cards back into their hand.
rules-swap = Swap: push the card face up under the draw pile. Put up to { $swap } cards from your hand onto your discard pile, one after another in any order you like, and draw as many from the draw pile.
rules-keep = Keep: lay the card in front of you. If your level is not on the table when the round ends, you may keep up to { $keep ->
        [one] 1 hand card
       *[other] { $keep } hand cards
    } for the next round. Every further keep card allows { $keep } more.
rules-special-last = If it was your last card, the round is over and the special card does nothing.

rules-heading-round = The end of a round
rules-out = The round ends at once when somebody discards or plays their last card.
rules-climb = That player climbs two levels. Everyone else whose level is on the table climbs one. All the others stay where they are.
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
    }, at any level, as long as your level is not on the table. It all adds up.
rules-carry-deal = You are then dealt only as many cards as you need to have { $hand } again.

rules-heading-game = Winning
rules-win = You win the moment you lay down level { $levels }, no matter what you still have in your hand.
rules-win-over = You also win if your level { $last } is on the table and you end the round: you climb right past level { $levels }.

rules-heading-rulings = Our decisions
rules-rulings = Where the printed rules say nothing or disagree, this is how we play:

ruling-editions = Decks, numbers of players, levels, and which cards may be kept are not fixed. You can write all that into an edition file of your own and play it.
ruling-levels = Where we do not know a printed level card, the level is our own, and the list of levels says so.
ruling-mix = Adding the cards of another edition changes nothing else: levels, players and what may be kept stay as they are.
ruling-alike = Two runs of a level may be the same, too.
ruling-joker-colour = In a colour group, a joker that covers only some numbers may stand for any colour. When decks are mixed, every joker keeps its own numbers.
ruling-jokers-alone = A combination may be made of jokers only, as long as you say what each one stands for.
ruling-first-dealer = The shuffle picks the first dealer, unless the players choose one.
ruling-shuffle = Before every shuffle the cards are put into a fixed order, so that anyone can check it afterwards.
ruling-keep-one = You must have a card left to discard: you may not lay off your last card, and you may not lay down a level that uses up your whole hand. Only the last level may do that, because it wins at once.
ruling-face-up = When a new draw pile is made, the face-up cards under the old one are shuffled in.
ruling-empty-pile = If there is nothing to shuffle, the draw pile stays empty. A new one is made as soon as somebody has to draw and there are cards for it. If there is nothing at all to draw, your turn goes on without drawing.
ruling-skip-other = A skip card goes in front of another player, never in front of yourself, although some printed texts say only “any player”.
ruling-skip-two = With two players, whoever plays a skip card takes another turn at once. A skip card still lying there when the round ends does not count in the next one.
ruling-swap-count = A note in the booklet says that you may swap two cards, its text says three: we play with three.
ruling-swap-empty = Swapping all your cards does not end the round, even though your hand is empty for a moment.
ruling-out-without-level = You can get rid of your last card without your level on the table only if the draw pile had run out. You still climb two levels, but never past the last one.
ruling-carry-private = Keeping cards is secret, and you never have to. Nobody learns which cards you keep, and how many shows only at the deal.
ruling-carry-order = Players choose one after another, starting to the left of the dealer.
ruling-short-deal = If so many cards are kept that there are too few to deal, the deal ends with the last card, and none is turned up.
ruling-win-laid = To win you have to lay the level down: reaching it is not enough, although one printed text says so.
ruling-ranking = The others are ranked for the statistics only: first the higher level counts, then a level on the table, then fewer cards. Players who are equal in all of this share a place. If the game was won by climbing past the last level, everyone climbs first, as at the end of a round.
ruling-own-levels = A level in your own file asks for at most { $hand } cards, every combination for at least two, and no run is longer than there are numbers.
ruling-no-points = There is no scoring: the printed rules count levels, not points.
