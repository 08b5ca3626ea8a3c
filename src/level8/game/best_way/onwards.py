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
        self.has_set: Final = start.has_set
        self.down: Final = down  # runs that grow down
        self.asked: Final = start.asked + down  # cards
        self.next_down: Final = next_down
        self.spent: Final = spent  # jokers, beyond what the level takes in any case
        self.good: Final = good  # after the number; a row, by how many runs grow up


@final
class Onwards:
    """All there are, for a stage and a number."""

    def __init__(self, ground: Ground, outlook: Outlook, jokers: JokerSets) -> None:
        self.ground: Final = ground
        self.task: Final = ground.task
        self.outlook: Final = outlook
        self.jokers: Final = jokers
        self.known: Final[list[dict[Stage, list[Onward]]]] = [{} for _ in range(self.task.top + 1)]

    def of(self, number: int, stage: Stage) -> list[Onward]:
        known = self.known[number].get(stage)
        if known is None:
            known = []
            most = self.task.stages.most[number - 1]  # cards and jokers
            for start in stage.starts:
                if start.asked > most:
                    break
                rows = self.outlook.rows(number + 1, start.after)
                if rows:
                    spent = start.after.fewest[number + 1] - stage.fewest[number]
                    known += self._with(number, start, rows, spent)
            self.known[number][stage] = known
        return known

    def _with(self, number: int, start: Start, rows: list[int], spent: int) -> list[Onward]:
        """Those with a certain start, by how many runs grow down."""
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
        onwards: list[Onward] = []
        for down in range(most_down + 1):
            next_down = down - downs if down > downs else 0
            good = jokers.first[-1]
            if not self.ground.own:
                most_up = min(most - down, task.most_taken)
                good = jokers.passing(rows[next_down], start.ended, last, most_up)
                good &= jokers.first[most_up + 1]
            # With groups, it also depends on what these have.
            onwards.append(Onward(start, down, next_down, spent, good))
        return onwards
