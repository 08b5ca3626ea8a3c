### Puzzles: what is asked, and what is said afterwards.

cli-usage-puzzles = Usage: level8 puzzles [today | N] [--answer ACTION]
    level8 puzzles list [--kind K] [--grade N]
    level8 puzzles prove [FILE]
    level8 puzzles make FILE [--count N] [--seed N] [--workers N]
cli-about-puzzles = Positions in which one choice is clearly best and easily missed; without a number, the puzzle of the day. prove compares all choices of each puzzle again, make looks for new ones in games between bots.
cli-verb-puzzles = find the best choice, or the way to lay a hand down
cli-operand-puzzles = today, the number of a puzzle, list, prove or make
cli-operand-puzzles-file = the file to prove or to make; without one, prove takes the puzzles of this program
cli-option-puzzles-answer = your answer, as an action or as its number; left out: the terminal asks for it
cli-option-puzzles-kind = only puzzles of this kind: draw, discard, lay, way, skip or find
cli-option-puzzles-grade = only puzzles of this grade: 1 (easy), 2 or 3 (hard)
cli-option-puzzles-count = how many puzzles to look for
cli-option-puzzles-workers = how many processes look at the same time; the puzzles are the same
cli-option-puzzles-seed = the seed from which all of it follows

puzzle-text = Line { $line } does not belong in a file of puzzles.
puzzle-number = There is no puzzle { $number }. The numbers go from 1 to { $most }.
cli-puzzles-what = “{ $text }” is not a puzzle. Type today, a number, list, prove or make.
cli-puzzles-answer = “{ $text }” is not one of the choices. Give a number from 1 to { $most }, or one of these: { $known }.
puzzle-title = Puzzle { $number }
puzzle-grade = { $grade ->
        [1] easy
        [2] medium
       *[other] hard
    }
puzzle-asks-draw = Where do you draw your card?
puzzle-asks-discard = Which card do you discard?
puzzle-asks-lay = Do you lay your level down now, or do you wait?
puzzle-asks-way = Which way do you lay your level down?
puzzle-asks-skip = Who misses a turn, or do you discard a card?
puzzle-asks-find = Find a way to lay this hand down.
puzzle-kind-draw = Drawing
puzzle-kind-discard = Discarding
puzzle-kind-lay = Lay down or wait
puzzle-kind-way = Ways to lay down
puzzle-kind-skip = Skipping
puzzle-kind-find = Find the way
puzzle-wait = wait, and { $what }
puzzle-your-answer = Your answer
puzzle-right = Right!
puzzle-wrong = Not quite. Best is: { $what }
puzzle-found = Yes, that can be laid down.
puzzle-one-way = For example: { $melds }
puzzle-loses = { $lost } % worse
puzzle-proof = Each choice was played to the end of the round { $deals } times. The best one wins { $chance } % of the games.
puzzle-proved = { $count ->
        [one] 1 puzzle holds.
       *[other] { $count } puzzles hold.
    }
puzzle-fails = Puzzle { $number } does not hold.
puzzle-proving = Proving
puzzle-making = Looking through rounds
puzzle-made = { $count ->
        [one] 1 puzzle in { $file }
       *[other] { $count } puzzles in { $file }
    }
cli-puzzles-kind = There is no kind “{ $text }”. Choose one of { $known }.
puzzle-how-find = Type the combinations with a slash between them, like r4 b5 J / g9 p9.
puzzle-figures = you get rid of all your cards, or win, in { $out } %; otherwise you climb in { $up } %
cli-value-what = PUZZLE
cli-value-action = ACTION
