### What a thing on the table is: shown beside it when somebody asks.

## Cards

explain-number = Fits into runs (numbers in a row), sets (the same number) and groups of one colour.
explain-joker = Stands for any number or colour you need. Once it lies on the table, it stays what it is.
explain-joker-range = Stands for a number from { $low } to { $high }. Once it lies on the table, it stays what it is.
explain-joker-laid = This joker lies here as { $what }. Nobody can swap it out.
explain-skip = Ends your turn instead of a discard: you choose who misses the next turn.
explain-take = Ends your turn instead of a discard: everyone else shows three cards, and you may take one of them.
explain-swap = Ends your turn instead of a discard: you put up to three cards on your pile and draw as many new ones.
explain-keep = Ends your turn instead of a discard: it lies in front of you. If your level is not laid when the round ends, you may keep three more cards for the next one.
explain-any-card = At the end of your turn you may also just discard it.

## Piles

explain-draw-pile = Nobody knows what comes next. Every turn begins with one card: from here, or from the top of a discard pile.
explain-own-pile = Your discard pile. The card that ends your turn goes here. Everyone may draw its top card, and so may you.
explain-pile-of = { $name }’s discard pile. Whoever is on turn may draw its top card.
explain-may-draw = You may draw from here now.

## Combinations and levels

explain-run = Numbers in a row, in any colours.
explain-set = The same number, in any colours.
explain-colour = Cards of the same colour, with any numbers.
explain-fits = Next fits: { $fits }.
explain-add = Whoever has laid down their level may add cards here on their own turn.
explain-lit = The card you have chosen fits here.
explain-part-have = { $have } of { $size } are in your hand.
explain-part-missing = Still missing: { $missing }.
explain-part-ready = Ready.
explain-preview = Your level is ready: this is how its cards will lie. Lay them down with the large button.
explain-collects = collects: { $level }
explain-laid = The level is laid: one step up when the round ends, two for whoever goes out.
explain-ladder = Each step is a level. When a round ends, whoever went out climbs two steps, and whoever has laid down climbs one. Everyone else stays. Whoever gets to the flag first wins.

## In front of a player

explain-skipped = This skip card makes { $name } miss the next turn.
explain-kept = { $name } may keep { $count } more cards for the next round, unless the level is laid by then.
explain-dealer = { $name } dealt the cards of this round. The next player to the left went first.
explain-look = A touch shows the last turn.

## Buttons

explain-do-draw = Takes the top card of the draw pile. To get a card that lies open instead, touch its pile.
explain-do-lay-down = Puts all cards of your level on the table, the way they are shown.
explain-do-arrange = You put the cards of your level in place yourself, and choose what jokers stand for.
explain-do-discard = Puts the chosen card on your pile. That ends your turn.
explain-do-undo = Takes your last action back, while nobody has seen anything new.
explain-do-hint = What a strong player would do now, and why.
explain-do-do-hint = Does what the hint says.
explain-do-swap-none = Only the swap card goes, and your turn ends: your other cards stay in your hand.
explain-do-sort = By number, by colour, or in your own order: drag the cards.
explain-do-other-way = Shows another way to lay the same level with your cards.
explain-do-lay-arranged = Lays your level down just as you have put it together.
explain-do-cancel = Takes all cards back into your hand. Nothing has been laid yet.
explain-do-part = One part of your level. Touch it, then the cards that belong there.
explain-do-skip = Lays your skip card in front of this player, who misses the next turn. Your turn ends.
explain-do-confirm-show = Shows the cards you have chosen. Whoever played the take card may take one of all that are shown.
explain-do-confirm-carry = Keeps the cards you have chosen for the next round. Nobody sees which.
explain-do-take-none = Leaves the shown cards with their owners. Your turn ends.
explain-do-close-hint = Puts the hint away.
explain-do-coach-undo = Takes your last action back, so that you can do what is suggested.
explain-do-faster = Ends the dealing at once.
explain-do-round-end-continue = On to the next round. It is dealt when everyone has seen how this one ended.
explain-do-round-end-keep = You may keep cards for the next round: choose which.
explain-do-steer-stop = Stops the bots, or lets them go on.
explain-do-steer-action = Lets the bot on turn do one thing, then stops.
explain-do-steer-turn = Lets the bot play until its turn is over, then stops.
explain-do-steer-speed = How long the bots take for what they do.
explain-do-steer-hands = Opens the hands of all bots, or closes them.
explain-do-come-back = Takes your seat back from the bot that plays for you.
explain-do-play-along = You take over the seat of a bot, or play in the next game.
explain-do-open-rules = The rules of this game, opened at what is going on now.
explain-do-open-log = What has happened so far, and a place to talk.
explain-do-open-menu = Language, looks, sound, and the way out.
explain-do-sound = Switches the sound on or off.

## The first time

explain-new-round-end = A round is over as soon as somebody has no card left. Whoever went out climbs two levels, whoever had laid down climbs one. Everyone else tries the same level again, with new cards.
explain-new-carry = Your level is not laid yet, so you may keep cards for the next round. Keep what fits your level, jokers above all. New cards only fill your hand up to ten, and nobody sees what you keep.
explain-new-show = Everyone sees the cards you choose, and one of them may be taken. You then draw a new one for it. So choose cards that you can do without.
explain-got-it = Got it
explain-no-more = No more notes
