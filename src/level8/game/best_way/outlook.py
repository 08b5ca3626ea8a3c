"""The least loss that walks of walks.py can still end with, where each joker counts for what it is.

A bound for searches that take long. Of a run of the level it only knows that it has two numbers at least, of
a set that it is no smaller than the smallest. But unlike reach.py it knows the range of every joker, and that
some are lost if no run takes them.

For each state of a walk it says which jokers are good: with them left, and so much lost so far, the walk can
end with no more than a certain loss. Such a set of jokers is one large integer (see joker_sets.py), so a few
shifts do a step of all walks at once.
"""

from itertools import accumulate
from operator import or_
from typing import Final, final

from level8.game.best_way.ground import Ground
from level8.game.best_way.joker_sets import JokerSets
from level8.game.best_way.stages import Stage
from level8.game.levels import SET

# By sets to come, runs to come, runs that must grow down, and how many older runs pass the number.
Passing = list[list[list[list[int]]]]
# By sets to come, runs to come, runs just begun that must pass, runs that must grow down, and how many other
# runs could pass.
Rows = list[list[list[list[list[int]]]]]


@final
class Outlook:
    """Which jokers are good, number by number."""

    def __init__(self, ground: Ground, most_lost: int) -> None:
        task = ground.task
        holding, table, stages, top = task.holding, task.table, task.stages, task.top
        self.table: Final = table
        self.loose: Final = ground.loose
        self.beyond: Final = ground.reach.beyond
        self.held: Final = holding.of_number
        self.runs: Final = stages.first.runs
        self.sets: Final = stages.first.sets
        self.smallest: Final = min([size for kind, size in stages.shapes if kind == SET], default=0)
        self.jokers: Final = JokerSets(holding, ground.stuck, top, most_lost)
        self.most: Final = [0] * (top + 1)  # cards of a number
        self.most_up: Final = [0] * (top + 1)  # runs of the table that grow up or down, at most
        self.most_down: Final = [0] * (top + 1)
        below = 0
        wild = holding.wild()
        for number in range(1, top + 1):
            below += table.ups[number]
            self.most[number] = self.held[number] + wild[number]
            self.most_up[number] = min(below, ground.up_most[number])
            self.most_down[number] = min(ground.above[number], ground.down_most[number])
        passing: Passing = [[[[0]] for _ in range(self.runs + 1)] for _ in range(self.sets + 1)]
        passing[0][0][0][0] = self.jokers.every
        self.rows: Final = [self._rows(passing)] * (top + 2)
        for number in range(top, 0, -1):
            after = self.rows[number + 1]
            if self.jokers.ending[number]:
                after = self._rows(self._ended(number, passing))
            passing = self._work_out(number, after)
            self.rows[number] = self._rows(passing)

    def good(self, number: int, stage: Stage, up: int, down: int, sunk: int, lacking: int) -> int:
        """The good jokers before a number, where some kinds are never lost and groups will lack so many."""
        rows = self.rows[number][stage.sets][stage.runs][len(stage.growing)]
        if down >= len(rows):
            return 0
        row = rows[down]
        passing = up + self.table.ups[number]
        good = row[passing] if passing < len(row) else row[-1]
        if sunk:
            good = self.jokers.kept(good, sunk)
        return self.jokers.used(good, 0, lacking)

    def least(self, good: int, place: int) -> int:
        """The least loss to come with the jokers of a place, as far as it is of interest."""
        return self.jokers.least(good, place) + self.beyond

    def _rows(self, passing: Passing) -> Rows:
        """At least the runs just begun pass a number, and any of the others."""
        return [
            [
                [
                    [list(accumulate(row[begun:], or_)) or [0] for row in by_down]
                    for begun in range(self.runs - runs + 1)
                ]
                for runs, by_down in enumerate(by_runs)
            ]
            for by_runs in passing
        ]

    def _ended(self, number: int, passing: Passing) -> Passing:
        return [
            [[[self.jokers.ended(good, number) for good in row] for row in by_down] for by_down in by_runs]
            for by_runs in passing
        ]

    def _work_out(self, number: int, after: Rows) -> Passing:
        """What is good at a number, from what is good after it."""
        most_down = self.most_down[number]
        here: Passing = []
        for sets in range(self.sets + 1):
            by_runs: list[list[list[int]]] = []
            here.append(by_runs)
            for runs in range(self.runs + 1):
                # No more runs can be older than these.
                most = min(self.runs - runs + self.most_up[number], self.most[number])
                by_down = [[0] * (most + 1) for _ in range(most_down + runs + 1)]
                by_runs.append(by_down)
                for begun in range(runs + 1):
                    row: list[int] = []
                    for down in range(most_down, -1, -1):
                        # More runs may grow down than must.
                        row = _either(row, self._row(number, after, sets, runs - begun, begun, down, most))
                        # Those that must may be some that the level begins.
                        for must in range(down + begun if down else 0, down + begun + 1):
                            by_down[must] = _either(by_down[must], row)
        return here

    def _row(
        self, number: int, after: Rows, sets: int, runs: int, begun: int, down: int, most: int
    ) -> list[int]:
        """The same by how many older runs pass, where so many runs are begun, and so many grow down.

        Nothing at all where no jokers are good.
        """
        next_down = max(0, down - self.table.downs[number])
        if next_down >= len(after[sets][runs][begun]):
            return []
        nexts = [by_runs[runs][begun][next_down] for by_runs in after[: sets + 1]]
        if not any([row[-1] for row in nexts]):
            return []
        jokers = self.jokers
        held = self.held[number]
        loose = self.loose[number]
        last = len(nexts[sets]) - 1
        row = [0] * (most + 1)
        for passing in range(min(most, self.most[number] - begun - down) + 1):
            asked = passing + begun + down
            place = passing + self.table.ups[number + 1]
            if place > last:
                place = last
            good = nexts[sets][place]
            if asked < loose:
                good = jokers.lost(good, loose - asked)
            elif asked > held:
                good = jokers.used(good, number, asked - held)
            for fewer in range(sets):
                # A set takes all cards of its number, and any jokers that could stand for it.
                laid = jokers.used(nexts[fewer][place], number, asked + self.smallest - held)
                if laid:
                    good |= jokers.kept(laid, jokers.mask[number])
            row[passing] = good
        return row


def _either(row: list[int], other: list[int]) -> list[int]:
    """What one or the other has; nothing is as good as a row of none."""
    if row and other:
        return [one | another for one, another in zip(row, other)]
    return row or other
