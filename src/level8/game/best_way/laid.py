"""Which cards a walk of walks.py laid down for the level."""

from typing import Final, final

from level8.game.best_way.holding import Counts
from level8.game.best_way.walk import Walk
from level8.game.best_way.walks import Walks
from level8.game.filling import PALETTE, STRIDE
from level8.game.levels import COLOUR, RUN


@final
class Laid:
    """What a walk laid down for the level: the parameters of its parts, and the cards for each."""

    def __init__(self, walks: Walks, end: Walk, owed: Counts) -> None:
        holding = walks.holding
        self.shapes: Final = walks.ground.task.stages.shapes
        self.values: Final[dict[tuple[int, int], list[int]]] = {shape: [] for shape in self.shapes}
        self.of_number: Final[list[list[int]]] = [[] for _ in range(STRIDE)]
        self.of_colour: Final[dict[int, list[int]]] = {}
        for colour in walks.own:
            row = range(colour * STRIDE, (colour + 1) * STRIDE)
            self.of_colour[colour] = [card for card in row for _ in range(holding.of_face[card])]
        after = end.before
        for number in range(walks.top, 0, -1):
            assert after is not None and after.before is not None
            self._read(walks, number, after.before, after)
            after = after.before
        spare = [kind for at, kind in enumerate(holding.kinds) for _ in range(end.jokers[at])]
        for colour in walks.own:
            cards = self.of_colour[colour]
            while len(cards) < owed[colour]:
                cards.append(spare.pop(0))

    def _read(self, walks: Walks, number: int, before: Walk, after: Walk) -> None:
        """Note what starts at a number, and all the cards that were used there, the level's first."""
        for at, count in enumerate(after.start.laid):
            self.values[self.shapes[at]] += [number] * count
        has_set = walks.table.sets >> number & 1
        loose: list[int] = []
        other: list[int] = []
        for colour in range(PALETTE):
            if colour not in walks.own:
                card = colour * STRIDE + number
                kept = other if has_set or walks.reach.colours >> colour & 1 else loose
                kept += [card] * walks.holding.of_face[card]
        cards = loose + other
        # Cards that the groups lack now and did not before: of which of their colours does not matter.
        lacking = before.owned[0] - after.owned[0]
        for at, colour in enumerate(walks.own, 1):
            card = colour * STRIDE + number
            count = before.owned[at] - after.owned[at]
            more = min(lacking, walks.holding.of_face[card] - count)
            count += more
            lacking -= more
            for _ in range(count):
                cards.append(card)
                self.of_colour[colour].remove(card)
        for at, kind in enumerate(walks.holding.kinds):
            cards += [kind] * (before.jokers[at] - after.jokers[at])
        self.of_number[number] = cards

    def take(self, kind: int, size: int, value: int) -> tuple[int, ...]:
        """Take the cards for one part."""
        if kind == RUN:
            return tuple([self.of_number[number].pop(0) for number in range(value, value + size)])
        pool = self.of_colour[value] if kind == COLOUR else self.of_number[value]
        cards = sorted(pool[:size])
        del pool[:size]
        return tuple(cards)
