"""Walks that cross a number together, in a sweep of all walks (see sweep.py)."""

from typing import Final, final

from level8.game.best_way.ground import Ground
from level8.game.best_way.holding import Counts
from level8.game.best_way.joker_sets import JokerSets
from level8.game.best_way.stages import Stage

# Where walks stand before a number: their stage, their runs up and down, and the cards they have left of each
# own group's colour.
Cell = tuple[Stage, int, int, Counts]
MOST_OWN: Final = 1000  # cards of own colours at a number, and more


@final
class Crossing:
    """Walks that differ only in the jokers they have left, and in what they lost."""

    def __init__(
        self, ground: Ground, jokers: JokerSets, number: int, layer: int, cell: Cell, left: int
    ) -> None:
        self.jokers: Final = jokers
        self.number: Final = number
        self.layer: Final = layer
        self.cell: Final = cell
        self.owned: Final = cell[3]
        self.covering: Final = ground.task.slots.covering[number]  # slots
        self.loose: Final = ground.loose[number]
        self.free: Final = ground.loose[number] + ground.other[number]  # cards that no group needs
        self.left: Final = jokers.begin(left, number)
        self.used: Final = [self.left]  # what may be left once so many jokers are used
        self.known: Final[dict[int, int]] = {}  # what is left after the number, by cards taken
        self.known_with_set: Final[dict[int, int]] = {}  # the same if a set starts there

    def arrived(self, has_set: bool, taken: int, own: int) -> int:
        """What is left of their jokers after the number, if they take so many cards, some of own colours.

        A set takes all other cards of the number, and any jokers that could stand for it.
        """
        known = self.known_with_set if has_set else self.known
        key = taken * MOST_OWN + own
        arrived = known.get(key)
        if arrived is None:
            arrived = self._use(taken - own - self.free)
            if has_set:
                arrived = self.jokers.lay_off(arrived, self.jokers.mask[self.number])
            else:
                for _ in range(self.loose - taken):
                    arrived = self.jokers.lose(arrived)
            arrived = self.jokers.end(arrived, self.number)
            known[key] = arrived
        return arrived

    def _use(self, needed: int) -> int:
        while needed >= len(self.used):
            self.used.append(self.jokers.use(self.used[-1], self.number))
        return self.used[needed] if needed > 0 else self.left

    def back(self, has_set: bool, taken: int, own: int, arrived: int) -> tuple[int, list[int]]:
        """Which one of the walks arrived so, if any, and the slots of the jokers that it used."""
        jokers = self.jokers
        after = jokers.ended(arrived, self.number)
        kept = after
        if has_set:
            kept = jokers.kept(after, jokers.mask[self.number])
        else:
            for _ in range(self.loose - taken):
                kept = after = jokers.lost(after)
        befores = [kept]
        for _ in range(taken - own - self.free):
            befores.append(jokers.used(befores[-1], self.number))
        before = befores.pop() & self.left
        slots: list[int] = []
        if before:
            before &= -before
            one = before
            while befores:
                one = self._take(one, befores.pop(), slots)
            while not one & after:
                one = self._take(one, kept, slots)  # it stays with the set
        return jokers.begun(before, self.number), slots

    def _take(self, one: int, aim: int, slots: list[int]) -> int:
        """Take a joker so that what is left is as it should be, and note its slot."""
        at = 0
        less = 0
        while not less:
            lacking, step = self.jokers.users[self.number][at]
            less = one >> step & lacking & aim
            at += 1
        slots.append(self.covering[at - 1])
        return less
