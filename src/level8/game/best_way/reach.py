"""How many cards must stay behind because no run reaches them, whatever is done.

A bound for the walks of walks.py. It lets runs of the level start anywhere and grow as they like, but it
knows that a run which passes a number of which there is no card costs a joker. Where several cards of a
number need runs, the first ones of all numbers form one layer, the second ones another, and so on. A layer
is a row of stretches that runs pass. Each layer is worked out by itself, then runs and jokers are shared out
among the layers.
"""

from typing import Final, final

from level8.game.best_way.task import Task
from level8.game.filling import STRIDE
from level8.game.levels import RUN, SET


@final
class Reach:
    """The least loss from each number on, where groups take all cards of some colours."""

    def __init__(self, field: "Field", colours: int) -> None:
        task = field.task
        holding, first = task.holding, task.stages.first
        self.colours: Final = colours  # as bits
        self.loose: Final = holding.loose(colours, task.table.sets)  # nothing but a run takes them
        self.beyond: Final = sum(self.loose[task.top + 1 :])  # numbers that no run has
        # Jokers of a single number that nothing else takes either.
        pinned = [0] * STRIDE if colours else holding.pinned(task.table.sets)
        asking = [cards + jokers for cards, jokers in zip(self.loose, pinned)][: task.top + 1]
        held = [cards + jokers for cards, jokers in zip(holding.of_number, pinned)]
        self.grid: Final = _Grid(first.runs, sum(holding.jokers), sum(asking))
        heights = range(1, max(asking) + 1)
        self.layers: Final = [_Layer(height, self.grid, field, asking, held, []) for height in heights]
        # The same, if nothing were lost of the numbers that the level may lay a set of; unless all may be.
        self.spared: Final[list[_Layer]] = []
        settable = field.settable
        if first.sets and any([cards and number not in settable for number, cards in enumerate(asking)]):
            for height in heights:
                self.spared.append(_Layer(height, self.grid, field, asking, held, settable))
        self.known: Final[dict[tuple[int, int, int], int]] = {}
        self.rows: Final[dict[tuple[int, int, int, int], list[int]]] = {}

    def losses(self, number: int, sets: int, runs: int, passing: int) -> list[int]:
        """The least loss from a number on, by how many jokers there are.

        So many sets and runs of the level are still to come, and so many runs pass from below.
        """
        if passing > len(self.layers):
            passing = len(self.layers)
        key = (number, sets, runs, passing)
        row = self.rows.get(key)
        if row is None:
            together = self.known.get((number, sets, passing))
            if together is None:
                together = self._together(number, sets, passing)
                self.known[number, sets, passing] = together
            row = self.grid.row(together, runs, self.beyond)
            self.rows[key] = row
        return row

    def _together(self, number: int, sets: int, passing: int) -> int:
        """What all layers can do that share runs and jokers."""
        total = self.grid.every
        for at in range(len(self.layers) - 1, -1, -1):
            layer = self.layers[at]
            possible = layer.inside[number] if at < passing else layer.outside[number]
            if sets:
                # A set takes all cards of its number, so at most one of every layer.
                possible = self.grid.saved(possible, sets)
                if self.spared:
                    spared = self.spared[at]
                    possible &= spared.inside[number] if at < passing else spared.outside[number]
            total = self.grid.shared(possible, total) if at < len(self.layers) - 1 else possible
        return total


@final
class _Grid:
    """What is possible with so many runs still to start and so many jokers, losing so much: as bits.

    The place of a bit is told by all three. There is as much room again for runs and jokers, always empty, so
    that to shift a number is to start a run, to use a joker or to lose a card.
    """

    def __init__(self, runs: int, jokers: int, loss: int) -> None:
        self.jokers: Final = jokers
        self.loss: Final = loss
        self.run: Final = 2 * (jokers + 1)  # how far to shift for one run more,
        self.card: Final = self.run * 2 * (runs + 1)  # or one card lost
        row = (1 << jokers + 1) - 1
        some_runs = sum([row << count * self.run for count in range(runs + 1)])
        self.every: Final = sum([some_runs << count * self.card for count in range(loss + 1)])

    def saved(self, possible: int, cards: int) -> int:
        """The same with so many fewer cards lost."""
        lost = self.loss + 1 - cards
        surely = self.every >> lost * self.card << lost * self.card if lost > 0 else self.every
        return possible >> cards * self.card | surely

    def shared(self, one: int, other: int) -> int:
        """What is possible for two together."""
        # Only where one run, joker or loss less would not do for the other.
        corners = other & ~(other << 1) & ~(other << self.run) & ~(other << self.card)
        total = 0
        while corners:
            corner = corners & -corners
            total |= one << corner.bit_length() - 1
            corners ^= corner
        return total & self.every

    def row(self, possible: int, runs: int, beyond: int) -> list[int]:
        """The least loss by jokers for so many runs, and what is lost beyond."""
        row: list[int] = []
        bits = possible >> runs * self.run
        field = (1 << self.jokers + 1) - 1
        loss = beyond
        left = self.jokers + 1
        while left:
            lowest = bits & field
            if lowest:
                least = (lowest & -lowest).bit_length() - 1
                row = [loss] * (left - least) + row
                left = least
            bits >>= self.card
            loss += 1
        return row


@final
class Field:
    """What all layers find at each number, whatever colours the groups have."""

    def __init__(self, task: Task) -> None:
        holding, table, top = task.holding, task.table, task.top
        self.task: Final = task
        self.passing: Final = [0] * (top + 1)  # runs that could pass, at most
        self.settable: Final[list[int]] = []  # the numbers that a set of the level may have
        runs = [size for kind, size in task.stages.shapes if kind == RUN]
        sets = [size for kind, size in task.stages.shapes if kind == SET]
        self.shortest: Final = runs[0] if runs else 1  # run of the level
        most = [cards + jokers for cards, jokers in zip(holding.of_number, holding.wild)]
        most[0] = 0
        for number in range(1, top + 1):
            # A run that passes here also has the number below or the one above.
            beside = most[number - 1] + table.ups[number] + table.downs[number]
            if number < top:
                beside += most[number + 1]
            self.passing[number] = min(most[number], beside)
            if sets and most[number] >= sets[0]:
                self.settable.append(number)


@final
class _Layer:
    """What is possible from each number on among the cards that are the n-th of their number."""

    def __init__(
        self,
        height: int,
        grid: _Grid,
        field: Field,
        asking: list[int],
        held: list[int],
        spared: list[int],
    ) -> None:
        self.asking: Final = asking  # cards of each number that only a run takes,
        self.held: Final = held  # and those that cost no joker
        top = field.task.top
        self.outside: Final = [grid.every] * (top + 2)  # where no run comes from below,
        self.inside: Final = [grid.every] * (top + 2)  # and where one does
        self._work_out(height, grid, field, spared)

    def _work_out(self, height: int, grid: _Grid, field: Field, spared: list[int]) -> None:
        table = field.task.table
        every = grid.every
        outside = every
        inside = every
        bound = 0  # to go on to a run of the table that grows down
        is_below = False  # whether such a run could grow down to here
        # A stretch of the first layer begins with a whole run; above, two runs may meet in a single number.
        shortest = field.shortest if height == 1 else 1
        begun = [0] * shortest  # where a run has to take 0, 1, … numbers more than this one
        for number in range(field.task.top, 0, -1):
            if table.downs[number]:
                bound = inside
                is_below = True
            asks = self.asking[number] >= height
            left = outside
            if asks and number not in spared:
                left = outside << grid.card & every
            outside = left
            if field.passing[number] < height:
                bound = 0
                begun = [0] * shortest
                inside = left
            elif asks or shortest > 1 or self.held[number] < height:
                # Elsewhere there is nothing to lose, and a run passes at no cost.
                begun = [inside, *begun[:-1]]
                if self.held[number] < height:
                    bound = bound << 1 & every
                    begun = [possible << 1 & every for possible in begun]
                inside = begun[0] | left
                if asks or shortest > 1:
                    outside = left | begun[-1] << grid.run & every
                if asks and is_below:
                    # Only in the first layer is it sure that no other run ends on the way.
                    outside |= bound if height == 1 else begun[0]
            if table.ups[number]:
                outside |= inside
            self.outside[number] = outside
            self.inside[number] = inside
