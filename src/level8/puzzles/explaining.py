"""Whether a puzzle explains itself: what is said about its choices must agree with what they are worth."""

from typing import Final

from level8.bots.reasons import why
from level8.game.view import View
from level8.puzzles.choosing import answers
from level8.puzzles.puzzle import Kind, Proof

# Reasons against a choice. The best one may have none of them, however good it is.
_AGAINST: Final = {
    "discard-needed",
    "discard-joker",
    "discard-feeds",
    "discard-wanted",
    "discard-no-fit-wanted",
    "gain-nothing",
    "gain-spare",
    "gain-fits-nothing",
}
# Whoever can end the round should. Steady, who plays on in playouts, does not always see how, and then
# such a choice is worth more than they say.
_ENDS: Final = {"lay-wins", "lay-out", "lay-out-wins", "gain-wins", "gain-out", "gain-out-wins"}


def explains_itself(view: View, kind: Kind, proof: Proof) -> bool:
    """Whether nothing speaks against the best choice, and no wrong one could end the round."""
    best = answers(view.table, kind, proof.best)
    wrong = [one.action for one in proof.worths[1:] if answers(view.table, kind, one.action) != best]
    return why(view, proof.best).code not in _AGAINST and not any(
        why(view, one).code in _ENDS for one in wrong
    )
