### The page of puzzles: the list, the table, and what is shown when one has answered.

solving-title = Puzzles
solving-about = Positions from games between bots: one choice is the best, and easily missed. Find it, and see why.
solving-today = Puzzle of the day
solving-today-about = Every day another one, the same for everybody.
solving-today-go = Solve it
solving-today-again = Solved! Look again
solving-streak = { $days ->
        [one] 1 day so far
       *[other] { $days } days in a row
    }
solving-solved = { $solved } of { $all } solved
solving-count-first = at the first try: { $count }
solving-next-of = Next: { $kind }
solving-open = Puzzle { $number }, { $grade }
solving-first = Puzzle { $number }, { $grade }, solved at the first try
solving-later = Puzzle { $number }, { $grade }, solved
solving-tried = Puzzle { $number }, { $grade }, not solved yet
solving-legend = ★ solved at the first try, ✓ solved later, … tried
solving-keys = Keys: 1 to 9 answer, Enter goes on to the next puzzle.
solving-all = All puzzles
solving-choices = All choices
solving-lay = Lay down now
solving-wait = Wait
solving-wait-discard = Wait, and discard: { $card }
solving-draw = The draw pile
solving-draw-from = { $owner }’s discard pile: { $card }
solving-draw-own = Your own discard pile: { $card }
solving-show = Show me
solving-answer = The answer
solving-again = Once more
solving-next = Next puzzle
solving-best = Best: { $what }
solving-yours = You: { $what }
solving-usual = A steady player: { $what }
solving-figures = With this you go out in { $out } of 100 rounds, and climb in { $up } more.
solving-mark-best = best
solving-mark-yours = you
solving-mark-usual = steady player
solving-choice = Choice
solving-worth = Worth
solving-out = Goes out
solving-up = Climbs
solving-table = What each choice is worth: of 100 games, how many fewer are won than with the best one; and of 100 rounds, how many the player ends or wins, and in how many they climb otherwise.
solving-wrong = Not quite.
solving-shown = This is how it goes
solving-ways = { $count ->
        [one] There is 1 way.
       *[other] There are { $count } ways.
    }
solving-other-ways = Other ways
solving-not-offered = That is not what is asked here. Look at the choices.
solving-no-way = That is not a way to lay this level down. Try other cards.
