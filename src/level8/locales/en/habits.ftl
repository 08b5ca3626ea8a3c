### What the reviewed games of a person say together.

habits-title = What your games say
habits-title-of = The games of { $name }
habits-rests = { $games ->
        [one] One reviewed game
       *[other] { $games } reviewed games
    }, { $choices } choices. The figures are percent of a game.
habits-few = So few games say little: luck weighs more than anything else.
habits-in-all = In all
habits-each = Per game
habits-by-choice = On average a choice gave away { $lost } % of a game.
habits-costly = What cost you most
habits-costly-of = What cost most
habits-costly-about = From the costliest choices of each game, kind by kind, in percent of a game.
habits-none = No choice stands out so far.
habits-empty = None of your finished games has been reviewed yet. Open one of them and choose Review; what the reviews say together will stand here.
habits-no-games = You have not finished a game yet. Play one, open its review, and come back.
habits-unreviewed = Not reviewed yet
habits-open = Review
habits-no-luck = Reviews made on this device look only at your choices: how lucky you were, they do not say.
habits-also = Games that you played in this browser without a server are not counted here.
habits-also-open = What these games say
habits-kind-draw = Drawing from the wrong pile
habits-kind-late = Laying down too late
habits-kind-early = Laying down too early
habits-kind-way = Laying down the wrong way
habits-kind-joker = Keeping a joker that could be laid off
habits-kind-off = Laying off the wrong card, or none
habits-kind-skip = Skip cards: when, and whom
habits-kind-feeding = Discarding what others need
habits-kind-wasting = Discarding jokers and special cards
habits-kind-needed = Giving away cards of your own level
habits-kind-discard = Discarding another card was better
habits-kind-special = Special cards
habits-kind-carry = What to keep for the next round

cli-option-review-person = what the games of this player in all the files say together
cli-review-one-file = Give one file, or --person with the name of a player for several.
cli-no-such-player = No “{ $name }” plays in { $file }. There are: { $names }.
