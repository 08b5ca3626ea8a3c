"""How walks may go on at a number, in a sweep of all walks (see sweep.py)."""

from typing import Final, final

from level8.game.best_way.ground import Ground
from level8.game.best_way.joker_sets import JokerSets
from level8.game.best_way.outlook import Outlook
from level8.game.best_way.stages import Stage, Start


@final
class Onward:
    """What starts at a number, how many runs grow down, and which jokers are good then."""

    def __init__(self, start: Start, down: int, next_down: int, spent: int, good: int) -> None:
        self.start: Final = start
        self.down: Final = down  # runs that grow down
        self.asked: Final = start.asked + down  # cards
        self.next_down: Final = next_down
        self.spent: Final = spent  # jokers, beyond what the level takes in any case
        self.good: Final = good  # after the number; a row, by how many cards are taken


# Those without a set that starts, and those with one.
OnwardsOf = tuple[list[Onward], list[Onward]]


@final
class Onwards:
    """All there are, for a stage and a number."""

    def __init__(self, ground: Ground, outlook: Outlook, jokers: JokerSets) -> None:
        self.ground: Final = ground
        self.task: Final = ground.task
        self.outlook: Final = outlook
        self.jokers: Final = jokers
        self.known: Final[list[dict[Stage, OnwardsOf]]] = [{} for _ in range(self.task.top + 1)]

    def of(self, number: int, stage: Stage) -> OnwardsOf:
        known = self.known[number].get(stage)
        if known is None:
            known = ([], [])
            most = self.task.stages.most[number - 1]  # cards and jokers
            for start in stage.starts:
                if start.asked > most:
                    break
                rows = self.outlook.rows(number + 1, start.after)
                if rows:
                    spent = start.after.fewest[number + 1] - stage.fewest[number]
                    self._list(number, start, rows, spent, known[start.has_set])
            self.known[number][stage] = known
        return known

    def _list(self, number: int, start: Start, rows: list[int], spent: int, onwards: list[Onward]) -> None:
        """List those with a certain start, by how many runs grow down."""
        jokers, task = self.jokers, self.task
        most = task.stages.most[number - 1] - start.asked
        downs = task.table.downs[number]
        most_down = min(
            most,
            start.after.runs + task.table.above[number],
            self.ground.down_most[number],
            downs + len(rows) - 1,
        )
        last = self.outlook.ahead[number + 1].last
        good = jokers.first[-1]  # with groups, it depends on what these have
        for down in range(most_down + 1):
            next_down = down - downs if down > downs else 0
            if not self.ground.own:
                most_up = min(most, task.most_taken - start.asked) - down
                good = jokers.passing(rows[next_down], start.ended, last, most_up)
                good <<= (start.asked + down) * jokers.bits
            if good:
                onwards.append(Onward(start, down, next_down, spent, good))
