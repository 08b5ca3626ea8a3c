"""A walk over the numbers, and a step of it (see walks.py)."""

from typing import Final, final

from level8.game.best_way.holding import Counts
from level8.game.best_way.picks import Pick
from level8.game.best_way.stages import Start


@final
class Step:
    """What a walk does at a number, before it is said with which cards."""

    def __init__(
        self,
        start: Start,
        asked: int,
        up: int,
        down: int,
        loss: int,
        fewest: int,
        enough: int,
        to_lose: list[int],
    ) -> None:
        self.start: Final = start
        self.asked: Final = asked  # cards of the number
        self.up: Final = up  # as a walk has them, after the number
        self.down: Final = down
        self.loss: Final = loss
        self.fewest: Final = fewest  # jokers that the level takes after the number
        self.enough: Final = enough  # the sets of jokers that are enough for it (see spending.py)
        self.to_lose: Final = to_lose  # at least after the number, by how many jokers are left


@final
class Walk:
    """One walk over the numbers: what it has left, what it lost, and how it came here."""

    def __init__(
        self,
        before: "Walk | None",
        start: Start,
        up: int,
        down: int,
        pick: Pick,
        owned: Counts,
        sunk: int,
        loss: int,
        spent: int,
        at_best: tuple[int, int],
    ) -> None:
        self.before: Final = before
        self.start: Final = start
        self.stage: Final = start.after
        self.up: Final = up  # runs that could take the next number at their upper end
        self.down: Final = down  # runs that must take the next number, or start there
        self.pick: Final = pick
        self.jokers: Final = pick.jokers  # left of each kind
        self.left: Final = pick.left
        self.owned: Final = owned  # what the groups lack, below zero, and can spare of each own colour
        self.sunk: Final = sunk  # kinds of jokers, as bits, that some set of the level takes
        self.loss: Final = loss  # cards behind that no meld takes
        self.spent: Final = spent  # jokers in the level itself
        self.at_best: Final = at_best  # the least loss, then spending, that it can end with
