### The review of a finished game: win chances, luck and skill, and the moments that mattered.

cli-usage-review = Usage: level8 review FILE … [--seat N] [--person NAME]
cli-about-review = How a recorded game went: everybody’s chance to win, how much was luck and how much skill, and the moments that mattered. It takes up to a minute.
cli-verb-review = tell luck from skill in a recorded game
cli-option-review-seat = judge the choices of this seat only, which is quicker: 1, 2 …

review-title = Review
review-chance = Everybody’s chance to win
review-as-table = As a table
review-waits = The review begins as soon as it is its turn.
review-cards-kind = The cards were kind.
review-cards-unkind = The cards were unkind.
review-cards-even = The cards were neither kind nor unkind.
review-lost-to-best = With the best choice each time: { $lost } more.
review-as-steady = { $name } chose each time what a steady player would have chosen, the measure of all choices here: hence 0.
review-what-is-it = What do these figures mean?
review-moments-of = The moments of { $name }
cli-option-coach = after each of your moves, say if another one would have been clearly better
review-coach = That gave away about { $lost } % of the game. Better: { $what }
review-looking = Looking at every move
review-chances = Chance to win, when the cards of a round were dealt
review-round = Round
review-seats = What made the result, in percent of a game
review-player = Player
review-result = Result
review-luck = Luck
review-skill = Choices
review-others = Others’ choices
review-remainder = Rest
review-lost = Given away
review-told = Luck, choices, others’ choices and rest add up to the result; ± is the standard error. Luck is what the cards changed, against the average over all that could have come. Choices are compared with what a steady player would have done, knowing only what this player knew. The rest is what nobody could know, and what the estimates miss. Given away: how much better the best choices would have been.
review-best = Best choices
review-costliest = Costliest choices
review-luckiest = Luckiest cards
review-unluckiest = Unluckiest cards
review-none = none that stand out
review-where = round { $round }, turn { $turn }
review-better = Better
review-beginner = A beginner
review-deal = the deal

setup-review-unfinished = A review needs a game that is over, and a record that tells its seed. Play the game to its end first.
