### The lessons: a first game that teaches. Short sentences that a child of eight reads.

lesson-next = Next
lesson-steps = Step { $step } of { $steps }
lesson-leave = I know the game
lesson-watch = Now { $name } plays. Watch what happens!
lesson-chapter-master = Next: the special cards

## The first game

lesson-level = This is your level: 2 runs of 3. A run is numbers in a row, like 4, 5, 6. The colours do not matter.
lesson-plan = Here you see what you have for it already. A dashed place is still empty.
lesson-hand = These are your cards. Only you can see them.
lesson-draw = Every turn begins with one new card. Tap the draw pile.
lesson-discard = Every turn ends with one card for your pile. You do not need the { $card }: tap it, then tap Discard.
lesson-hidden = You need a 5. What comes next in the draw pile, nobody knows …
lesson-open = … but { $name } has discarded a 5! You may take the top card of any open pile. Tap it.
lesson-joker = Now you have 4, 5, 6. And 11, 12, 13 too, because the joker stands for the missing 12!
lesson-lay = That is your whole level. Tap Lay down!
lesson-discard-again = Well done! Now end your turn: tap the { $card }, then tap Discard.
lesson-laid = Your level lies on the table, so you will climb. Now get rid of your other cards, as fast as you can.
lesson-draw-laid = First comes a new card, as always. Draw one.
lesson-low = Your { $card } fits in front of this run: 3, 4, 5, 6. Tap the card, then tap the run.
lesson-high = And the { $card } fits at its other end. You may do this with everyone’s cards on the table. Tap the card, then the run.
lesson-skip = This is a skip card. Instead of discarding, you let { $name } miss a turn. Tap the card, then tap { $name }.
lesson-asleep = { $name } sleeps through a turn. So it is your turn again!
lesson-draw-again = Draw a card.
lesson-more = Your { $card } fits as well. Tap it, then tap the run.
lesson-more-still = And the { $card } fits in front of the other run.
lesson-last = One card is left. Discard it: then you have none, and the round is over!
lesson-climb = You are the first without cards: two steps up the mountain! { $name } had not laid down and stays.
lesson-first-end = Whoever gets to the flag first wins. That is the whole game. Have fun!

## Master: the special cards

lesson-master = In Master your first level is 4 pairs. A pair is two cards with the same number.
lesson-range = This joker has numbers on it. It stands only for a number from 1 to 8.
lesson-master-draw = Draw a card.
lesson-swap = This is a swap card. At the end of your turn it changes cards that you do not need. Tap the swap card.
lesson-swap-cards = Your level can do without these three. Tap them, one after the other, then swap them: you get three new ones.
lesson-master-draw-again = It is your turn. Draw a card.
lesson-take = This is a take card: { $name } must show you three cards. Tap it, then play it.
lesson-taken = Look, a 7! You have one already, so that is a pair. Take it.
lesson-keep = This is a keep card. It stays in front of you. Tap it, then play it.
lesson-kept = +3 means: if your level is not on the table when the round ends, you may keep three cards for the next round.
lesson-master-draw-last = Draw once more.
lesson-master-lay = Four pairs! The joker stands for a 4. Tap Lay down!
lesson-master-discard = Now discard the { $card }.
lesson-master-end = Now you know all the special cards. Have fun!
