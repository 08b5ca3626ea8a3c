"""What is good for walks of walks.py from a number on: the steps of an outlook (see outlook.py)."""

from typing import Final, final

from level8.game.best_way.holding import NEVER
from level8.game.best_way.joker_sets import JokerSets
from level8.game.best_way.stages import Stage
from level8.game.best_way.task import Task


@final
class Place:
    """A number as an outlook finds it, with each of the grounds that it is worked out for."""

    def __init__(self, loose: list[int], own: list[int], most_down: int, most_up: int, last: int) -> None:
        self.loose: Final = loose  # cards with each ground,
        self.own: Final = own  # and those of groups' colours
        self.most_down: Final = most_down  # runs that grow down
        self.most_up: Final = most_up  # runs that grow up,
        self.last: Final = last  # and runs that could: the last place in a row


@final
class Ahead:
    """What is good from a number on, worked out when asked for.

    Good jokers come in rows, by how many runs could take the number at their upper end, those apart that the
    level is laying; and in lists of rows, by how many must take it at their lower end or start there.
    """

    def __init__(
        self,
        task: Task,
        jokers: JokerSets,
        number: int,
        place: Place,
        above: "Ahead | None",
        is_thrifty: bool = False,
        is_blind: bool = False,
    ) -> None:
        self.jokers: Final = jokers
        self.number: Final = number
        self.above: Final = above
        # How many cards there are, each time with those sets that belong to the grounds with so many.
        self.loose: Final = self._by_count(place.loose)
        self.own: Final = self._by_count(place.own)
        self.most_loose: Final = max(place.loose)
        self.most_down: Final = place.most_down
        self.most_up: Final = place.most_up
        self.last: Final = place.last
        self.held: Final = 0 if above is None else task.holding.of_number[number]
        self.most: Final = 0 if above is None else task.stages.most[number - 1]  # cards and jokers
        self.idle: Final = task.stages.idle[number]
        self.ups: Final = task.table.ups[number]
        self.downs: Final = task.table.downs[number]
        self.is_thrifty: Final = is_thrifty
        self.is_blind: Final = is_blind  # to all but what the level still asks for
        # By how many jokers may be spent beyond the fewest, where that is heeded.
        most = task.most_spent if is_thrifty else 0
        self.known: Final[list[dict[Stage, list[int]]]] = [{} for _ in range(most + 1)]
        self.known_passed: Final[list[dict[Stage, list[int]]]] = [{} for _ in range(most + 1)]
        self.known_taken: Final[dict[int, dict[int, int]]] = {}  # by rows, and by the cards asked for
        self.known_steps: Final[dict[int, list[tuple[int, int]]]] = {}

    def _by_count(self, counts: list[int]) -> list[tuple[int, int]]:
        jokers = self.jokers
        if min(counts) == max(counts):
            return [(counts[0], jokers.first[-1])]
        by_count: dict[int, int] = {}
        for at, count in enumerate(counts):
            by_count[count] = by_count.get(count, 0) | jokers.of_one << at * jokers.ground
        return [(count, jokers.in_row(sets)) for count, sets in by_count.items()]

    def rows(self, stage: Stage, extra: int = 0) -> list[int]:
        """What is good before the number, where so many jokers may be spent beyond the fewest."""
        known = self.known[extra]
        rows = known.get(stage)
        if rows is None:
            if stage.fewest[self.number] == NEVER:
                rows = []
            elif self.above is None:
                rows = [self.jokers.settled()]
            elif self.is_blind:
                rows = [self.jokers.every]
            else:
                rows = self._work_out(stage, extra, self.above)
            known[stage] = rows
        return rows

    def passed(self, stage: Stage, extra: int) -> list[int]:
        """The same while the jokers still count whose range ends with the number below."""
        known = self.known_passed[extra]
        rows = known.get(stage)
        if rows is None:
            rows = self.rows(stage, extra)
            if self.jokers.ending[self.number - 1]:
                rows = [self.jokers.ended(row, self.number - 1) for row in rows]
            known[stage] = rows
        return rows

    def _work_out(self, stage: Stage, extra: int, above: "Ahead") -> list[int]:
        """From what is good after the number to what is good before it."""
        growing = stage.begun
        ended = stage.starts[0].ended
        is_same = not ended and self.most_up <= above.last  # the runs that pass
        rows: list[int] = []
        for sets, by_down in self._after(stage, extra, above).items():
            rows += [0] * (len(by_down) - len(rows))
            for down, row in enumerate(by_down):
                if row:
                    asked = growing + sets + down
                    taken = row
                    if not is_same:
                        taken = self.jokers.passing(row, ended, above.last, self.most_up)
                    taken = self._taken(taken, asked)
                    if sets:
                        # A set takes all cards of its number, and any jokers that could stand for it.
                        taken = self.jokers.kept(taken, self.jokers.mask[self.number])
                    elif asked < self.most_loose:
                        taken = self._missed(taken, asked)
                    rows[down] |= taken
        total = 0
        before = 0
        for down in range(len(rows) - 1, -1, -1):
            if rows[down]:
                total |= rows[down]  # more runs may start or grow down than must
                before = self._could_pass(total)
            rows[down] = before
        return rows if before else []

    def _after(self, stage: Stage, extra: int, above: "Ahead") -> dict[int, list[int]]:
        """What is good after the number, by the cards that sets take, and by runs that start or grow down."""
        after: dict[int, list[int]] = {}
        downs = self.downs
        left = extra
        for start in stage.starts_at(self.idle):
            if start.asked > self.most:
                break
            if self.is_thrifty:
                left = extra - stage.extra(start, self.number, self.held)
                if left < 0:
                    continue
            nexts = above.passed(start.after, left)
            if nexts:
                begun = start.begun
                by_down = after.setdefault(start.in_sets, [])
                most_down = self.most_down
                if most_down:
                    most_down = min(most_down, self.most - start.asked, downs + len(nexts) - 1)
                by_down += [0] * (begun + most_down + 1 - len(by_down))
                by_down[begun] |= nexts[0]
                for down in range(1, most_down + 1):
                    by_down[begun + down] |= nexts[down - downs if down > downs else 0]
        return after

    def _taken(self, row: int, asked: int) -> int:
        """With own cards or jokers for what is asked and for runs that grow up, once other cards are used."""
        most = self.most_up if self.most_up < self.most - asked else self.most - asked
        row &= self.jokers.first[most + 1]
        known = self.known_taken.setdefault(row, {})  # many rows are alike
        taken = known.get(asked)
        if taken is None:
            before = known.get(asked - 1) if asked > self.held else None
            if before is not None:
                # The same as for one card less, and then one more joker.
                taken = self.jokers.used(before, self.number)
            else:
                taken = self._filled_up(row, asked, most)
            known[asked] = taken
        return taken

    def _filled_up(self, row: int, asked: int, most: int) -> int:
        """The same, one card after the other."""
        steps = self.known_steps.get(asked)
        if steps is None:
            steps = self._steps(asked, most)
            self.known_steps[asked] = steps
        users = self.jokers.users[self.number]
        for cheap, own in steps:
            poor = row & cheap
            dear = row ^ poor
            if not dear:
                break
            row = poor
            for lacking, step in users:
                row |= (dear & lacking) << step
            if own:
                row |= self.jokers.used_own(dear & own)
        return row

    def _steps(self, asked: int, most: int) -> list[tuple[int, int]]:
        """For one card after the other: the sets that do without, and those where it may be an own card."""
        first = self.jokers.first
        most_own = max([own for own, _ in self.own])
        steps: list[tuple[int, int]] = []
        for step in range(1, most + 1 + asked + most_own - self.held):
            cheap = 0
            may_own = 0
            for own, sets in self.own:
                free = self.held - own - asked + step  # so many runs grow up without it
                if free > 0:
                    cheap |= sets & first[free if free <= most else most + 1]
                if own >= step:
                    may_own |= sets
            steps.append((cheap, may_own))
        return steps

    def _missed(self, row: int, asked: int) -> int:
        """With the loss of all loose cards beyond what is asked, less those that runs take that grow up."""
        jokers = self.jokers
        for count in range(self.most_loose - asked, 0, -1):
            poor = 0
            for loose, sets in self.loose:
                if loose - asked >= count:
                    poor |= row & sets
            if count < len(jokers.first):
                poor &= jokers.first[count]
            row = row ^ poor | jokers.lost(poor)
        return row

    def _could_pass(self, row: int) -> int:
        """From how many runs grow up to how many could, where the table may have some more from here on."""
        jokers = self.jokers
        for _ in range(self.ups):
            row = row >> jokers.bits | row & jokers.every
        far = 1
        while far <= self.last:
            row |= row << far * jokers.bits
            far *= 2
        return jokers.begun(row & jokers.first[self.last + 1], self.number)
