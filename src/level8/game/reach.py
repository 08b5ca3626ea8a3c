"""How many cards must stay behind because no run reaches them, whatever is done.

A bound for the walks of lay_off.py. It lets runs of the level start anywhere and grow as they like, but it
knows that a run which passes a number of which there is no card costs a joker. Where several cards of a
number need runs, the first ones of all numbers form one layer, the second ones another, and so on. A layer
is a row of stretches that runs pass. Each layer is worked out by itself, then runs and jokers are shared out
among the layers.
"""

from typing import Final, final

from level8.game.holding import NEVER, Holding, Table
from level8.game.levels import RUN, SET
from level8.game.stages import Stages

Losses = list[list[int]]  # the least loss by how many runs may still start, and how many jokers there are


@final
class Reach:
    """The least loss from each number on, where certain cards are loose: nothing but a run takes them.

    Pinned are jokers of a single number that nothing else takes either.
    """

    def __init__(
        self, loose: list[int], pinned: list[int], holding: Holding, table: Table, stages: Stages, top: int
    ) -> None:
        self.loose: Final = loose
        self.beyond: Final = sum(loose[top + 1 :])  # numbers that no run has
        self.runs: Final = stages.first.runs
        self.jokers: Final = sum(holding.jokers)
        field = _Field(loose, pinned, holding, table, stages, top)
        heights = range(1, max(field.asking) + 1)
        self.layers: Final = [_Layer(height, self.runs, self.jokers, field, []) for height in heights]
        # The same, if nothing were lost of the numbers that the level may lay a set of; unless all may be.
        self.spared: Final[list[_Layer]] = []
        asking = [number for number, cards in enumerate(field.asking) if cards]
        if stages.first.sets and not all([number in field.settable for number in asking]):
            for height in heights:
                self.spared.append(_Layer(height, self.runs, self.jokers, field, field.settable))
        self.known: Final[dict[tuple[int, int, int], Losses]] = {}

    def losses(self, number: int, sets: int, passing: int) -> Losses:
        """The least loss from a number on, with so many sets to come, and so many runs passing from below."""
        if passing > len(self.layers):
            passing = len(self.layers)
        key = (number, sets, passing)
        known = self.known.get(key)
        if known is None:
            known = self._work_out(number, sets, passing)
            self.known[key] = known
        return known

    def _work_out(self, number: int, sets: int, passing: int) -> Losses:
        total: Losses = []
        for at in range(len(self.layers) - 1, -1, -1):
            layer = self.layers[at]
            losses = layer.inside[number] if at < passing else layer.outside[number]
            if sets:
                # A set takes all cards of its number, so at most one of every layer.
                losses = [[loss - sets if loss > sets else 0 for loss in row] for row in losses]
                if self.spared:
                    spared = self.spared[at]
                    losses = _higher(
                        losses, spared.inside[number] if at < passing else spared.outside[number]
                    )
            total = _shared(losses, total) if total else losses
        if not total:
            total = [[0] * (self.jokers + 1) for _ in range(self.runs + 1)]
        return [[loss + self.beyond for loss in row] for row in total] if self.beyond else total


@final
class _Field:
    """What the layers find at each number."""

    def __init__(
        self, loose: list[int], pinned: list[int], holding: Holding, table: Table, stages: Stages, top: int
    ) -> None:
        self.top: Final = top
        self.table: Final = table
        self.asking: Final = [0] * (top + 1)  # cards that only a run takes
        self.held: Final = [0] * (top + 1)  # cards that cost no joker
        self.passing: Final = [0] * (top + 1)  # runs that could pass, at most
        self.settable: Final[list[int]] = []  # the numbers that a set of the level may have
        runs = [size for kind, size in stages.shapes if kind == RUN]
        sets = [size for kind, size in stages.shapes if kind == SET]
        self.shortest: Final = runs[0] if runs else 1  # run of the level
        most = [cards + jokers for cards, jokers in zip(holding.of_number, holding.wild())]
        most[0] = 0
        for number in range(1, top + 1):
            self.asking[number] = loose[number] + pinned[number]
            self.held[number] = holding.of_number[number] + pinned[number]
            # A run that passes here also has the number below or the one above.
            beside = most[number - 1] + table.ups[number] + table.downs[number]
            if number < top:
                beside += most[number + 1]
            self.passing[number] = min(most[number], beside)
            if sets and most[number] >= sets[0]:
                self.settable.append(number)


@final
class _Layer:
    """The least loss from each number on among the cards that are the n-th of their number."""

    def __init__(self, height: int, runs: int, jokers: int, field: _Field, spared: list[int]) -> None:
        nothing: Losses = [[0] * (jokers + 1) for _ in range(runs + 1)]
        self.never: Final[Losses] = [[NEVER] * (jokers + 1) for _ in range(runs + 1)]
        self.outside: Final = [nothing] * (field.top + 2)  # where no run comes from below,
        self.inside: Final = [nothing] * (field.top + 2)  # and where one does
        self._work_out(height, field, spared)

    def _work_out(self, height: int, field: _Field, spared: list[int]) -> None:
        table = field.table
        outside = self.outside[field.top + 1]
        inside = outside
        bound = self.never  # to go on to a run of the table that grows down
        is_below = False  # whether such a run could grow down to here
        # A stretch of the first layer begins with a whole run; above, two runs may meet in a single number.
        shortest = field.shortest if height == 1 else 1
        begun = [self.never] * shortest  # where a run has to take 0, 1, … numbers more than this one
        for number in range(field.top, 0, -1):
            if table.downs[number]:
                bound = inside
                is_below = True
            asks = field.asking[number] >= height
            left = outside
            if asks and number not in spared:
                left = [[loss + 1 for loss in row] for row in outside]
            outside = left
            if field.passing[number] < height:
                bound = self.never
                begun = [self.never] * shortest
                inside = left
            elif asks or shortest > 1 or field.held[number] < height:
                # Elsewhere there is nothing to lose, and a run passes at no cost.
                begun = [inside, *begun[:-1]]
                if field.held[number] < height:
                    bound = _paid(bound)
                    begun = [_paid(losses) for losses in begun]
                inside = _lower(begun[0], left)
                if asks or shortest > 1:
                    outside = [left[0], *_lower(begun[-1], left[1:])]
                if asks and is_below:
                    # Only in the first layer is it sure that no other run ends on the way.
                    outside = _lower(outside, bound if height == 1 else begun[0])
            if table.ups[number]:
                outside = _lower(outside, inside)
            self.outside[number] = outside
            self.inside[number] = inside


def _paid(losses: Losses) -> Losses:
    """With one joker fewer."""
    return [[NEVER, *row[:-1]] for row in losses]


def _lower(losses: Losses, others: Losses) -> Losses:
    return [
        [one if one < other else other for one, other in zip(row, beside)]
        for row, beside in zip(losses, others)
    ]


def _higher(losses: Losses, others: Losses) -> Losses:
    return [
        [one if one > other else other for one, other in zip(row, beside)]
        for row, beside in zip(losses, others)
    ]


def _shared(one: Losses, other: Losses) -> Losses:
    """The least loss of two layers together that share runs and jokers."""
    total = [[loss + other[0][0] for loss in row] for row in one]
    for runs, row in enumerate(other):
        for jokers, loss in enumerate(row):
            # Only where one more run or joker is of use to the other layer.
            if (runs == 0 or other[runs - 1][jokers] > loss) and (jokers == 0 or row[jokers - 1] > loss):
                for left in range(len(one) - runs):
                    into = total[left + runs]
                    for spare in range(len(row) - jokers):
                        both = one[left][spare] + loss
                        if both < into[spare + jokers]:
                            into[spare + jokers] = both
    return total
