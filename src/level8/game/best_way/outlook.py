"""The least loss that walks of walks.py can still end with, where each joker counts for what it is.

A bound for searches that take long. Of a run of the level it only knows that it is no shorter than the
shortest, of a set that it is no smaller than the smallest. But unlike reach.py it knows the range of every
joker, and that some are lost if no run takes them.

For each state of a walk it says which jokers are good: with them left, and so much lost so far, the walk can
end with no more than a certain loss. Such a set of jokers is one large integer (see joker_sets.py), so a few
shifts do a step of all walks at once.
"""

from collections.abc import Callable
from math import comb
from typing import Final, final

from level8.game.best_way.ground import Ground
from level8.game.best_way.holding import Counts
from level8.game.best_way.joker_sets import JokerSets
from level8.game.best_way.stages import Stage
from level8.game.levels import RUN, SET

# By sets to come, runs to come, begun runs that must pass 1, 2, … numbers after this one (as digits), and
# runs that must grow down: a row, by how many other older runs pass the number.
Passing = list[list[dict[int, list[int]]]]
# The same before a number, which is one more to be passed: a row, by how many other runs could pass.
Rows = list[list[dict[int, list[int]]]]
# A number as an outlook finds it: cards loose or of groups' colours, runs that may grow down or could pass.
Place = tuple[int, int, int, int]
# What is asked of an outlook: a number, a walk's stage, up, down and sunk, and what groups lack or can spare.
State = tuple[int, Stage, int, int, int, int, int]
MOST_STATES: Final = 36  # of runs, before one would take long to work out


@final
class Ahead:
    """What is good from a number on; and before it, by what an outlook finds at the number below."""

    def __init__(self, passing: Passing, rows: Rows) -> None:
        self.passing: Final = passing
        self.rows: Final = rows
        self.below: Final[dict[Place, Ahead]] = {}


# What outlooks of one search share, by how much they let be lost: the grounds of most are alike far up.
Known = dict[int, tuple[JokerSets, Ahead]]


@final
class Outlook:
    """Which jokers are good, number by number."""

    def __init__(self, ground: Ground, most_lost: int, known: Known) -> None:
        task = ground.task
        holding, table, stages, top = task.holding, task.table, task.stages, task.top
        self.colours: Final = ground.reach.colours
        self.table: Final = table
        self.slots: Final = task.slots
        self.loose: Final = ground.loose
        self.beyond: Final = ground.reach.beyond
        self.free: Final = [loose + other for loose, other in zip(ground.loose, ground.other)]
        self.own: Final = [
            held - free for held, free in zip(holding.of_number, self.free)
        ]  # of groups' colours
        self.most_spare: Final = task.most_spare
        self.runs: Final = stages.first.runs
        self.sets: Final = stages.first.sets
        self.smallest: Final = min([size for kind, size in stages.shapes if kind == SET], default=0)
        shortest = min([size for kind, size in stages.shapes if kind == RUN], default=2)
        while shortest > 2 and comb(self.runs + shortest, self.runs) > MOST_STATES:
            shortest -= 1
        self.shortest: Final = shortest
        self.base: Final = self.runs + 1  # of the digits that tell how many begun runs must pass on
        self.newest: Final = self.base ** (shortest - 2)  # the digit of those just begun
        # All that begun runs may be due after a number, and how many they are, by how many there are at most.
        self.begun: Final = [self._shared_out(shortest - 2, most) for most in range(self.runs + 1)]
        self.known_begun: Final[dict[Counts, int]] = {}
        self.known_good: Final[dict[State, int]] = {}
        self.most: Final = [0] * (top + 1)  # cards of a number
        self.most_up: Final = [0] * (top + 1)  # runs of the table that grow up or down, at most
        self.most_down: Final = [0] * (top + 1)
        self.last: Final = [0] * (top + 2)  # place of a row that says how many other runs could pass
        below = 0
        longest_row = 1
        wild = holding.wild()
        for number in range(1, top + 1):
            below += table.ups[number]
            self.most[number] = holding.of_number[number] + wild[number]
            self.most_up[number] = min(below, ground.up_most[number])
            self.most_down[number] = min(ground.above[number], ground.down_most[number])
            self.last[number + 1] = min(self.runs + self.most_up[number], self.most[number])
            longest_row = max(longest_row, min(self.runs + below, self.most[number]) + 1)
        if most_lost not in known:
            sets = JokerSets(task.slots, ground.stuck, most_lost, longest_row, self.most_spare)
            known[most_lost] = sets, Ahead(self._at_the_end(sets.every), [])
        self.jokers: Final = known[most_lost][0]
        self.rows: Final[list[Rows]] = [[]] * (top + 2)
        self._look_back(top, known[most_lost][1])
        # With all jokers, and if the groups could spare any cards; with fewer colours it cannot be less.
        at_first = self.good(1, stages.first, 0, 0, 0, 0, self.most_spare)
        self.at_least: Final = self.least(at_first, task.slots.place(1, holding.jokers))

    def _at_the_end(self, every: int) -> Passing:
        """Where nothing is to come, all jokers are good."""
        passing: Passing = [
            [{begun: [0] for begun, _ in self.begun[self.runs - runs]} for runs in range(self.runs + 1)]
            for _ in range(self.sets + 1)
        ]
        passing[0][0][0][0] = every
        return passing

    def _look_back(self, top: int, end: Ahead) -> None:
        """Go through the numbers from the end; what another outlook has found on such ground is so here."""
        ahead = end
        for number in range(top + 1, 0, -1):
            place = (0, 0, 0, self.last[number])
            if number <= top:
                # How many runs may grow up follows from the cards that are loose from here on.
                place = self.loose[number], self.own[number], self.most_down[number], self.last[number]
            here = ahead.below.get(place)
            if here is None:
                passing = ahead.passing
                if number <= top:
                    after = ahead.rows
                    if self.jokers.ending[number]:
                        after = self._rows(number + 1, _changed(passing, self.jokers.ended, number))
                    passing = self._work_out(number, after)
                    if self.jokers.beginning[number]:
                        passing = _changed(passing, self.jokers.begun, number)
                here = Ahead(passing, self._rows(number, passing))
                ahead.below[place] = here
            self.rows[number] = here.rows
            ahead = here

    def good(self, number: int, stage: Stage, up: int, down: int, sunk: int, lacking: int, spare: int) -> int:
        """The good jokers before a number, where some kinds are never lost.

        Of the level's groups some will lack so many cards, others have so many to spare.
        """
        key = (number, stage, up, down, sunk, lacking, spare)
        known = self.known_good.get(key)
        if known is None:
            known = self._find_good(number, stage, up, down, sunk, lacking, spare)
            self.known_good[key] = known
        return known

    def _find_good(
        self, number: int, stage: Stage, up: int, down: int, sunk: int, lacking: int, spare: int
    ) -> int:
        rows = self.rows[number][stage.sets][stage.runs][self._begun(stage.growing)]
        if down >= len(rows):
            return 0
        jokers = self.jokers
        place = min(up, self.last[number])
        good = rows[down] >> place * jokers.bits & jokers.every
        if sunk:
            good = jokers.kept(good, self.slots.sorts_of(sunk) & jokers.counted[number])
        if lacking:
            good = jokers.added(good, lacking)
        if spare:
            good >>= min(spare, self.most_spare) * jokers.spare
        return good

    def _begun(self, growing: Counts) -> int:
        """How many runs must pass 1, 2, … numbers at least, from what each of them still needs."""
        begun = self.known_begun.get(growing)
        if begun is None:
            begun = sum([self.base ** min(left - 1, self.shortest - 2) for left in growing])
            self.known_begun[growing] = begun
        return begun

    def _shared_out(self, places: int, most: int) -> list[tuple[int, int]]:
        """All numbers of so many digits whose sum is not larger, and the sums; first of all, zero."""
        if places == 0:
            return [(0, 0)]
        return [
            (digit + self.base * others, digit + total)
            for digit in range(most + 1)
            for others, total in self._shared_out(places - 1, most - digit)
        ]

    def least(self, good: int, place: int) -> int:
        """The least loss to come with the jokers of a place, as far as it is of interest."""
        return self.jokers.least(good, place) + self.beyond

    def _rows(self, number: int, passing: Passing) -> Rows:
        """At least the begun runs that need no further number pass this one, and any of the others."""
        bits = self.jokers.bits
        return [
            [
                {
                    ending + self.base * begun: [
                        self._could_pass(number, row >> ending * bits) for row in by_begun[begun]
                    ]
                    for begun, total in self.begun[self.runs - runs]
                    for ending in range(self.runs - runs - total + 1)
                }
                for runs, by_begun in enumerate(by_runs)
            ]
            for by_runs in passing
        ]

    def _could_pass(self, number: int, row: int) -> int:
        """From how many runs do pass to how many could, where the table may have some more from here on."""
        if row:
            jokers = self.jokers
            for _ in range(self.table.ups[number]):
                row = row >> jokers.bits | row & jokers.every
            last = self.last[number]
            far = 1
            while far <= last:
                row |= row << far * jokers.bits
                far *= 2
            row &= jokers.first[last + 1]
        return row

    def _work_out(self, number: int, after: Rows) -> Passing:
        """What is good at a number, from what is good after it."""
        here: Passing = []
        for sets in range(self.sets + 1):
            here.append([])
            for runs in range(self.runs + 1):
                # No more runs can be older than these.
                most = min(self.runs - runs + self.most_up[number], self.most[number])
                here[sets].append(
                    {
                        begun: self._by_down(number, after[: sets + 1], runs, begun, total, most)
                        for begun, total in self.begun[self.runs - runs]
                    }
                )
        return here

    def _by_down(self, number: int, after: Rows, runs: int, begun: int, total: int, most: int) -> list[int]:
        """The same where so many begun runs pass, by how many runs must grow down."""
        most_down = self.most_down[number]
        by_down = [0] * (most_down + runs + 1)
        for new in range(runs + 1):
            nexts = [by_runs[runs - new][begun + self.newest * new] for by_runs in after]
            row = 0
            for down in range(most_down, -1, -1):
                # More runs may grow down than must.
                row |= self._row(number, nexts, total + new, down, most)
                if row:
                    by_down[down + new] |= row
            # Those that must may be some that the level begins.
            for must in range(new):
                by_down[must] |= row
        return by_down

    def _row(self, number: int, nexts: list[list[int]], begun: int, down: int, most: int) -> int:
        """The same where so many runs are begun, and so many grow down; what is next, by sets to come."""
        next_down = down - self.table.downs[number]
        if next_down < 0:
            next_down = 0
        elif next_down >= len(nexts[0]):
            return 0
        asked = begun + down
        row = nexts[-1][next_down]
        if row:
            row = self._taken(row, number, asked, most)
            if asked < self.loose[number]:
                row = self._missed(row, self.loose[number] - asked)
        for fewer in range(len(nexts) - 2, -1, -1):
            # A set takes all cards of its number, and any jokers that could stand for it.
            asked += self.smallest
            if asked > self.most[number]:
                break
            laid = self._taken(nexts[fewer][next_down], number, asked, most)
            if laid:
                row |= self.jokers.kept(laid, self.jokers.mask[number])
        return row

    def _taken(self, row: int, number: int, asked: int, most: int) -> int:
        """With own cards or jokers for what is asked and for older runs that pass, once others are used."""
        jokers = self.jokers
        if most > self.most[number] - asked:
            most = self.most[number] - asked
        if most < 0:
            return 0
        row &= jokers.first[most + 1]
        own = self.own[number]
        free = self.free[number] - asked  # so many runs pass at no cost
        while row and free < most:
            free += 1  # from here on, one card more
            cheap = row & jokers.first[free] if free > 0 else 0
            dear = row ^ cheap
            row = cheap | (jokers.used_own(dear, number) if own > 0 else jokers.used(dear, number))
            own -= 1
        return row

    def _missed(self, row: int, loose: int) -> int:
        """With the loss of so many cards, less those that older runs take."""
        jokers = self.jokers
        for count in range(loose, 0, -1):
            poor = row & jokers.first[count] if count < len(jokers.first) else row
            row = row ^ poor | jokers.lost(poor)
        return row


def _changed(passing: Passing, change: Callable[[int, int], int], number: int) -> Passing:
    """The same with each row changed as it is at a number."""
    return [
        [
            {begun: [change(row, number) for row in rows] for begun, rows in by_begun.items()}
            for by_begun in by_runs
        ]
        for by_runs in passing
    ]
