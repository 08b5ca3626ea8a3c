"""Which outlook to ask next, where the search for a level without groups takes long.

An outlook takes the more time, the more it is asked. So the first ones are coarse and tell of losses only, or
of what can come of spending no more than has to be. What they say is often enough. If not, others follow that
may take long.
"""

from typing import Final, final

from level8.game.best_way.holding import NEVER
from level8.game.best_way.task import Task

MOST_BITS: Final = 2500  # for a set of jokers, if that will do; it may tell of losses,
MOST_BITS_SPENDING: Final = 6000  # or of spending
FARTHEST: Final = 3  # from the least loss


@final
class Look:
    """The limits of an outlook, and whether it knows the stages of the level or coarse ones."""

    def __init__(self, most_lost: int, most_spent: int, is_coarse: bool) -> None:
        self.most_lost: Final = most_lost
        self.most_spent: Final = most_spent
        self.is_coarse: Final = is_coarse


@final
class Looks:
    """What the outlooks so far have told; losses are those of the whole hand."""

    def __init__(self, task: Task, beyond: int) -> None:
        self.choices: Final = task.slots.choices
        self.are_kinds: Final = task.slots.are_kinds
        self.is_even: Final = task.coarse_stages() is task.stages  # then a coarse look is exact
        self.beyond: Final = beyond
        self.fewest: Final = task.stages.first.fewest[1]  # jokers; no outlook counts these
        self.coarsely = -1  # up to which loss they have told, coarsely,
        self.exactly = -1  # or exactly
        self.spending = (-1, -1)  # and up to which spending with such a loss

    def next(self, at_best: tuple[int, int], best: tuple[int, int]) -> Look | None:
        """One that can tell more than those before it, if there is one.

        Nothing is better than the first, as far as is known; the best so far is the other one.
        """
        loss, spent = at_best
        is_open = loss < best[0]
        if is_open and loss > self.coarsely:
            self.coarsely = self._farthest(loss, best[0])
            if self.is_even:
                self.exactly = self.coarsely
            return Look(self.coarsely, NEVER, True)
        if at_best > self.spending and (spent == self.fewest or not is_open):
            most = spent
            if spent > self.fewest:
                room = MOST_BITS_SPENDING // (self.choices * (loss - self.beyond + 1))
                most = min(best[1] - 1, max(spent, self.fewest + room - 1))
            self.spending = (loss, most)
            return Look(loss, most, False)
        if is_open and loss > self.exactly and self.are_kinds:
            self.exactly = self._farthest(loss, best[0])
            self.coarsely = max(self.coarsely, self.exactly)
            return Look(self.exactly, NEVER, False)
        return None

    def _farthest(self, loss: int, best: int) -> int:
        """Up to which loss to look."""
        room = MOST_BITS // self.choices - 1 + self.beyond
        return min(best - 1, loss + FARTHEST, max(loss, room))
