"""How many cards must stay behind because no run reaches them, whatever is done.

A bound for the walks of lay_off.py. It lets runs of the level start anywhere and grow as they like, but it
knows that a run which passes a number of which there is no card costs a joker. Where several cards of a
number need runs, the first ones of all numbers form one layer, the second ones another, and so on. A layer
is a row of stretches that runs pass. Each layer is worked out by itself, then runs and jokers are shared out
among the layers.
"""

from typing import Final, final

from level8.game.holding import NEVER, Holding, Table

Losses = list[list[int]]  # the least loss by how many runs may still start, and how many jokers there are


@final
class Reach:
    """The least loss from each number on, where certain cards are loose: nothing but a run takes them."""

    def __init__(self, loose: list[int], holding: Holding, table: Table, runs: int, top: int) -> None:
        self.loose: Final = loose
        self.beyond: Final = sum(loose[top + 1 :])  # numbers that no run has
        self.runs: Final = runs
        self.jokers: Final = sum(holding.jokers)
        wild = holding.wild()
        self.layers: Final[list[_Layer]] = []
        for height in range(1, max(loose[: top + 1]) + 1):
            layer = _Layer(height, runs, self.jokers, top)
            layer.work_out(loose, holding.of_number, wild, table)
            self.layers.append(layer)
        self.known: Final[dict[tuple[int, int, int], Losses]] = {}

    def losses(self, number: int, sets: int, passing: int) -> Losses:
        """The least loss from a number on, with so many sets to come, and so many runs passing from below."""
        key = (number, sets, min(passing, len(self.layers)))
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
                losses = [[max(0, loss - sets) for loss in row] for row in losses]
            total = _shared(losses, total) if total else losses
        if not total:
            total = [[0] * (self.jokers + 1) for _ in range(self.runs + 1)]
        return [[loss + self.beyond for loss in row] for row in total] if self.beyond else total


@final
class _Layer:
    """The least loss from each number on among the cards that are the n-th of their number."""

    def __init__(self, height: int, runs: int, jokers: int, top: int) -> None:
        self.height: Final = height
        self.top: Final = top
        nothing: Losses = [[0] * (jokers + 1) for _ in range(runs + 1)]
        self.outside: Final = [nothing] * (top + 2)  # where no run comes from below,
        self.inside: Final = [nothing] * (top + 2)  # and where one does
        self.never: Final[Losses] = [[NEVER] * (jokers + 1) for _ in range(runs + 1)]

    def work_out(self, loose: list[int], held: list[int], wild: list[int], table: Table) -> None:
        outside = self.outside[self.top + 1]
        inside = outside
        bound = self.never  # to go on to a run of the table that grows down
        is_below = False  # whether such a run could grow down to here
        for number in range(self.top, 0, -1):
            if table.downs[number]:
                bound = inside
                is_below = True
            if held[number] + wild[number] < self.height:
                bound = self.never
                inside = outside
            elif held[number] < self.height:
                bound = _paid(bound)
                inside = _lower(_paid(inside), outside)
            elif loose[number] >= self.height:
                left = [[loss + 1 for loss in row] for row in outside]
                outside = [left[0], *_lower(inside, left[1:])]
                if is_below:
                    # Only in the first layer is it sure that no other run ends on the way.
                    outside = _lower(outside, bound if self.height == 1 else inside)
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
