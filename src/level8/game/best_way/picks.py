"""Which jokers stand for a number: all choices that a walk of walks.py need consider."""

from typing import Final, final

from level8.game.best_way.holding import Counts, Kinds
from level8.game.best_way.slots import Slots


@final
class Pick:
    """What is left of the jokers after a number."""

    def __init__(self, jokers: Counts, lost: int, later: int, place: int, left_over: int) -> None:
        self.jokers: Final = jokers  # of each kind
        self.left: Final = sum(jokers)
        self.lost: Final = lost  # jokers that nothing takes any more
        self.later: Final = later  # jokers that can stand for a later number
        self.place: Final = place  # among all choices of jokers (see slots.py)
        self.left_over: Final = left_over  # jokers whose range is over


@final
class Picks:
    """The choices of jokers, each worked out once."""

    def __init__(self, slots: Slots, kinds: Kinds, stuck: list[bool]) -> None:
        self.slots: Final = slots
        self.kinds: Final = kinds
        self.stuck: Final = stuck
        self.known: Final[dict[tuple[int, int, Counts, int], list[Pick]]] = {}

    def choices(self, number: int, needed: int, jokers: Counts, sunk: int) -> list[Pick]:
        """What may be left of the jokers once so many of them stand for a number.

        Of two that could, the one whose range ends first is the better choice: wherever it would be of use
        later, to a run or to a set, the other is as well. Only one that would be lost if left over may be
        used before one that would not, though it could have gone further.
        """
        key = (number, needed, jokers, sunk)
        known = self.known.get(key)
        if known is None:
            choices = [jokers]
            for _ in range(needed):
                fewer: list[Counts] = []
                for left in choices:
                    for at in self._next(number, left, sunk):
                        rest = (*left[:at], left[at] - 1, *left[at + 1 :])
                        if rest not in fewer:
                            fewer.append(rest)
                choices = fewer
            known = [self._pick(number, left, sunk) for left in choices]
            self.known[key] = known
        return known

    def _next(self, number: int, left: Counts, sunk: int) -> list[int]:
        """The kind whose range ends first, and if no such joker can be lost, the first of those that can."""
        kinds: list[int] = []
        for at in self.kinds.covering[number]:
            if left[at]:
                if self.stuck[at] and not sunk >> at & 1:
                    kinds.append(at)
                    break
                if not kinds:
                    kinds.append(at)
        return kinds

    def _pick(self, number: int, jokers: Counts, sunk: int) -> Pick:
        """Give up the jokers whose range ends here and that no set or group takes."""
        lost = 0
        for at in self.kinds.ending[number]:
            if jokers[at] and self.stuck[at] and not sunk >> at & 1:
                lost += jokers[at]
                jokers = (*jokers[:at], 0, *jokers[at + 1 :])
        later = sum([jokers[at] for at in self.kinds.later[number]])
        place = self.slots.place(number + 1, jokers)
        return Pick(jokers, lost, later, place, self.slots.left_over(number + 1, jokers))
