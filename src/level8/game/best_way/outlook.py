"""What walks of walks.py can still end with, where each joker counts for what it is.

A bound for searches that take long. Unlike reach.py it knows the range of every joker, that some are lost if
no run takes them, and how long the shortest run of the level is.

For each state of a walk it says which jokers are good: with them left, and so much lost so far, the walk can
end with no more than a certain loss. Such a set of jokers is one large integer (see joker_sets.py), so a few
shifts do a step of all walks at once.
"""

from typing import Final, final

from level8.game.best_way.ahead import Ahead, Place
from level8.game.best_way.ground import Ground
from level8.game.best_way.joker_sets import JokerSets
from level8.game.best_way.picks import Pick
from level8.game.best_way.stages import Stage
from level8.game.best_way.task import Task

State = tuple[int, Stage, int, int, int]  # a number, and a walk's stage, up, down and sunk
# What outlooks of one search share, by their limit: the grounds of most are alike far up.
Known = dict[int, Ahead]


def longest_row(task: Task) -> int:
    """How many sets of jokers lie side by side: as many as runs may pass a number, and one for none."""
    runs = task.stages.first.runs
    passing = [min(runs + below, most) for below, most in zip(task.table.below[2:], task.stages.most)]
    return max(passing, default=0) + 1


@final
class Outlook:
    """Which jokers are good, number by number.

    The limit is so many cards lost, apart from those that are beyond all runs.
    """

    def __init__(self, ground: Ground, most_lost: int, known: Known) -> None:
        task = ground.task
        self.stages: Final = task.coarse_stages()
        self.is_exact: Final = self.stages is task.stages
        self.colours: Final = ground.reach.colours
        self.beyond: Final = ground.reach.beyond
        self.slots: Final = task.slots
        self.most_wanted: Final = task.most_wanted
        self.most_spare: Final = task.most_spare
        self.most_lost: Final = most_lost
        ahead = known.get(most_lost)
        if ahead is None:
            ahead = self._end(ground)
            known[most_lost] = ahead
        self.jokers: Final = ahead.jokers
        self.ahead: Final = [ahead] * (task.top + 2)
        for number in range(task.top, 0, -1):
            place = self._place(ground, number)
            below = ahead.below.get(place)
            if below is None:
                below = Ahead(task, ahead.jokers, number, place, ahead)
                ahead.below[place] = below
            self.ahead[number] = below
            ahead = below
        self.known: Final[dict[State, int]] = {}
        self.known_stages: Final[dict[Stage, Stage]] = {}
        # If the groups could spare any cards; with fewer colours it cannot be less.
        self.at_least: Final = self.from_first(task.stages.first, self.most_spare)  # lost

    def _end(self, ground: Ground) -> Ahead:
        """Nothing is to come."""
        task = ground.task
        jokers = JokerSets(
            task.slots,
            ground.stuck,
            self.most_lost,
            longest_row(task),
            task.most_wanted,
            task.most_spare,
        )
        return Ahead(task, jokers, task.top + 1, (0, 0, 0, 0, 0), None)

    def _place(self, ground: Ground, number: int) -> Place:
        task = ground.task
        runs = task.stages.first.runs
        last = min(runs + task.table.below[number], ground.up_most[number])
        if number > 1:
            last = min(last, task.stages.most[number - 2])
        most_up = min(last + task.table.ups[number], ground.up_most[number])
        # It does not matter where in a run the level's part of it lies: that run need not grow down.
        most_down = min(task.table.above[number], ground.down_most[number])
        return ground.loose[number], ground.own_at[number], most_down, most_up, last

    def good(self, number: int, stage: Stage, up: int, down: int, sunk: int) -> int:
        """The good jokers before a number, where some kinds are never lost."""
        key = (number, stage, up, down, sunk)
        known = self.known.get(key)
        if known is None:
            known = self._find_good(number, stage, up, down, sunk)
            self.known[key] = known
        return known

    def _find_good(self, number: int, stage: Stage, up: int, down: int, sunk: int) -> int:
        rows = self.rows(number, stage)
        if down >= len(rows):
            return 0
        jokers = self.jokers
        good = rows[down] >> min(up, self.ahead[number].last) * jokers.bits & jokers.every
        if sunk:
            good = jokers.kept(good, self.slots.slots_of(sunk) & jokers.counted[number])
        return good

    def good_if(self, good: int, balance: int) -> int:
        """The good jokers by how many the groups are given, which would have a certain balance without."""
        jokers, most = self.jokers, self.most_spare
        far = self.most_wanted + most
        first = self.most_wanted + min(balance, most)
        if first < 0:
            return 0
        good_if = good >> first * jokers.balance
        best = good >> far * jokers.balance
        for given in range(far - first + 1, self.most_wanted + 1):
            good_if |= best << given * jokers.balance
        return good_if

    def rows(self, number: int, stage: Stage) -> list[int]:
        """The good jokers before a number, if none is lost any more because of a set; see ahead.py."""
        return self.ahead[number].rows(self._seen(stage))

    def _seen(self, stage: Stage) -> Stage:
        """A stage as it is seen from here: how long runs are may not matter, beyond the shortest."""
        if self.is_exact:
            return stage
        known = self.known_stages.get(stage)
        if known is None:
            known = self.stages.like(stage)
            self.known_stages[stage] = known
        return known

    def from_first(self, first: Stage, balance: int) -> int:
        """The least loss of all, where the groups have such a balance."""
        return self._least(self.good(1, first, 0, 0, 0), 0, balance)

    def least(self, good: int, pick: Pick, balance: int, lost: int) -> int:
        """The least loss that a walk can end with that has some jokers left, and has lost so much.

        Its groups have such a balance; they are given the jokers whose range is over. If the loss is beyond
        the limit, no more than one beyond it.
        """
        return lost + self._least(good, pick.place, balance + pick.left_over)

    def _least(self, good: int, place: int, balance: int) -> int:
        place += self.slots.choices * (self.most_wanted + min(balance, self.most_spare))
        return self.jokers.least(good, place) + self.beyond
