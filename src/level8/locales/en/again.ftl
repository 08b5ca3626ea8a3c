### Playing on from a moment of a finished game, just to try.

again-from-here = Try again from here
again-as = You sit in the place of { $name }, and bots play the others. All cards lie as they lay then. It is only to try things, and is not counted.
again-not-counted = Just to try: this game is not counted.
again-back = To the review
