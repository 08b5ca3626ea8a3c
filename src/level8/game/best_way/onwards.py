"""How walks may go on at a number, in a sweep of all walks (see sweep.py)."""

from typing import Final, final

from level8.game.best_way.ground import Ground
from level8.game.best_way.joker_sets import JokerSets
from level8.game.best_way.outlook import Outlook
from level8.game.best_way.stages import Stage, Start

# What starts at a number; how many runs grow down, and how many have to at the next number; jokers that this
# spends at least, beyond what the level takes in any case; and which are good after the number, as a row, by
# how many cards are taken.
Onward = tuple[Start, int, int, int, int]
# Those without a set that starts, and those with one.
OnwardsOf = tuple[list[Onward], list[Onward]]


@final
class Onwards:
    """All there are, for a stage and a number."""

    def __init__(self, ground: Ground, outlook: Outlook, jokers: JokerSets, layers: int) -> None:
        self.ground: Final = ground
        self.task: Final = ground.task
        self.outlook: Final = outlook
        self.jokers: Final = jokers
        self.layers: Final = layers  # so many jokers more are too many
        numbers = range(self.task.top + 1)
        self.known: Final[list[dict[tuple[Stage, int], OnwardsOf]]] = [{} for _ in numbers]
        # Stages that the outlook does not tell apart have the same rows.
        self.known_rows: Final[list[dict[tuple[Stage, int, int, int, int], int]]] = [{} for _ in numbers]

    def of(self, number: int, stage: Stage, layer: int) -> OnwardsOf:
        """Those from a layer of a sweep on; it matters only where the outlook is thrifty."""
        extra = self.layers - 1
        if self.outlook.is_thrifty:
            extra -= layer
        known = self.known[number].get((stage, extra))
        if known is None:
            known = ([], [])
            most = self.task.stages.most[number - 1]  # cards and jokers
            held = self.task.holding.of_number[number]
            for start in stage.starts_at(self.task.stages.idle[number]):
                if start.asked > most:
                    break
                spent = stage.extra(start, number, held)
                if spent <= extra:
                    left = extra - spent if self.outlook.is_thrifty else 0
                    self._list(number, start, spent, left, known[start.has_set])
            self.known[number][stage, extra] = known
        return known

    def _list(self, number: int, start: Start, spent: int, extra: int, onwards: list[Onward]) -> None:
        """List those with a certain start, by how many runs grow down."""
        jokers, task = self.jokers, self.task
        seen = self.outlook.seen(start.after)
        rows = self.outlook.ahead[number + 1].rows(seen, extra)
        asked, ended = start.asked, start.ended
        most = task.stages.most[number - 1]
        downs = task.table.downs[number]
        most_down = min(
            most - asked,
            start.after.runs + task.table.above[number],
            self.ground.down_most[number],
            downs + len(rows) - 1 if rows else -1,
        )
        known = self.known_rows[number]
        good = jokers.first[-1]  # with groups, it depends on what these have
        for down in range(most_down + 1):
            next_down = down - downs if down > downs else 0
            if not self.ground.own:
                key = (seen, extra, next_down, ended, asked + down)
                row = known.get(key)
                if row is None:
                    most_up = min(most, task.most_taken) - asked - down
                    row = jokers.passing(rows[next_down], ended, self.outlook.ahead[number + 1].last, most_up)
                    row <<= (asked + down) * jokers.bits
                    known[key] = row
                good = row
            if good:
                onwards.append((start, down, next_down, spent, good))
