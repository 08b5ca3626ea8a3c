"""A coach: says after a choice what would have been clearly better; by what the seat knew, as reviews do."""

from typing import Final, NamedTuple

from level8.bots.reasons import Why, why
from level8.game.actions import Action
from level8.game.view import View
from level8.record import Played
from level8.review.choices import Judge
from level8.review.figures import Figure
from level8.review.walk import Passed

NOTICEABLE: Final = 0.04  # of a seat’s even share of the game; less is not worth a word
_LOOKING: Final = 240  # playouts to find the best choice
_DEALS: Final = 120  # guessed deals to measure what was lost, and as many again before anything is said
_AGAIN: Final = 5


class Remark(NamedTuple):
    """What would have been better, by how much of the game, and what speaks for it."""

    better: Action
    lost: Figure  # below nothing
    why_better: Why | None  # None: nothing but the figure


class Coach:
    """Compares choices as a review does; the same choice always gets the same remark."""

    def __init__(self, seed: int = 0, looking: int = _LOOKING, deals: int = _DEALS) -> None:
        self._judge: Final = Judge(looking, deals, seed)
        self._deals: Final = deals

    def remark(self, view: View, action: Action) -> Remark | None:
        """A remark about an action that the seat of the view may choose; None if it was good enough."""
        point = (int(view.round) * 512 + int(view.turn)) * 32 + len(view.hand)
        passed = Passed(point, Played(view.seat, action), view)
        judged = self._judge.judge(passed)
        least = NOTICEABLE / view.seats
        if judged is None or not _is_noticeable(judged.lost, least):
            return None
        lost = self._judge.measure(passed, [judged.best], 2 * self._deals, _AGAIN)[0]
        if not _is_noticeable(lost, least):
            return None
        reason = why(view, judged.best)
        return Remark(judged.best, lost, None if reason.speaks_against else reason)


def _is_noticeable(lost: Figure, least: float) -> bool:
    return lost.value < -least and lost.is_clear()
