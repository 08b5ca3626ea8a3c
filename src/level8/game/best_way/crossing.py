"""Walks that cross a number together, in a sweep of all walks (see sweep.py)."""

from typing import Final, final

from level8.game.best_way.ground import Ground
from level8.game.best_way.holding import Counts
from level8.game.best_way.joker_sets import JokerSets
from level8.game.best_way.stages import Stage

# Where walks stand before a number: their stage, their runs up and down, and what the level's groups lack and
# can spare, as a walk has it.
Cell = tuple[Stage, int, int, Counts]


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
        most = min(ground.task.stages.most[number - 1], ground.task.most_taken)
        self.least: Final = min(cell[0].begun, self.free)  # cards that are taken
        self.used: Final = self._use(most)
        # What is left after the number, and the same if a set starts there; worked out when asked for.
        self.known: int | None = None
        self.known_with_set: int | None = None

    def _use(self, most: int) -> int:
        """What may be left, by how many cards are taken."""
        jokers = self.jokers
        left = self.left
        row = 0
        for taken in range(self.least, most + 1):
            if taken > self.free:
                left = jokers.use(left, self.number)
                if not left:
                    break
            row |= left << taken * jokers.bits
        return row

    def arrived(self, has_set: bool) -> int:
        """What is left of their jokers after the number, by how many cards they take, none of own colours.

        A set takes all other cards of the number, and any jokers that could stand for it.
        """
        arrived = self.known_with_set if has_set else self.known
        if arrived is None:
            jokers, number = self.jokers, self.number
            if has_set:
                arrived = jokers.end(jokers.lay_off(self.used, jokers.mask[number]), number)
                self.known_with_set = arrived
            else:
                arrived = self.used
                for count in range(self.loose, self.least, -1):
                    poor = arrived & jokers.first[count] if count < len(jokers.first) else arrived
                    arrived = arrived ^ poor | jokers.lose(poor)
                arrived = jokers.end(arrived, number)
                self.known = arrived
        return arrived

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
