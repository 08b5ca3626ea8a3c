"""Walks that cross a number together, in a sweep of all walks (see sweep.py)."""

from typing import Final, final

from level8.game.best_way.ground import Ground
from level8.game.best_way.joker_sets import JokerSets
from level8.game.best_way.stages import Start


@final
class Crossing:
    """Walks that differ only in the jokers they have left, and in what they lost."""

    def __init__(self, ground: Ground, jokers: JokerSets, number: int, left: int) -> None:
        self.jokers: Final = jokers
        self.number: Final = number
        self.covering: Final = ground.task.slots.covering[number]  # slots
        self.held: Final = ground.task.holding.of_number[number]
        self.loose: Final = ground.loose[number]
        self.left: Final = jokers.begin(left, number)
        self.used: Final = [self.left]  # what may be left once so many jokers are used
        self.known: Final[dict[int, int]] = {}  # what is left after the number, by cards taken,
        self.known_with_set: Final[dict[int, int]] = {}  # and if a set starts there

    def arrived(self, taken: int) -> int:
        """What is left of their jokers after the number, if they take so many cards and jokers there."""
        arrived = self.known.get(taken)
        if arrived is None:
            arrived = self._use(taken)
            for _ in range(self.loose - taken):
                arrived = self.jokers.lose(arrived)
            arrived = self.jokers.end(arrived, self.number)
            self.known[taken] = arrived
        return arrived

    def arrived_with_set(self, taken: int) -> int:
        """The same if a set takes all other cards of the number, and any jokers that could stand for it."""
        arrived = self.known_with_set.get(taken)
        if arrived is None:
            arrived = self.jokers.lay_off(self._use(taken), self.jokers.mask[self.number])
            arrived = self.jokers.end(arrived, self.number)
            self.known_with_set[taken] = arrived
        return arrived

    def _use(self, taken: int) -> int:
        needed = taken - self.held if taken > self.held else 0
        while needed >= len(self.used):
            self.used.append(self.jokers.use(self.used[-1], self.number))
        return self.used[needed]

    def back(self, start: Start, taken: int, arrived: int) -> tuple[int, list[int]]:
        """Which one of the walks arrived so, if any, and the slots of the jokers that it used."""
        jokers = self.jokers
        after = jokers.ended(arrived, self.number)
        kept = after
        if start.has_set:
            kept = jokers.kept(after, jokers.mask[self.number])
        else:
            for _ in range(self.loose - taken):
                kept = after = jokers.lost(after)
        befores = [kept]
        for _ in range(taken - self.held):
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
