"""What walks of walks.py can still end with, where each joker counts for what it is.

A bound for searches that take long. Unlike reach.py it knows the range of every joker, that some are lost if
no run takes them, and how long the runs of the level are; with coarse stages, only how long the shortest is.
It may also count the jokers that the level spends. Then it leaves nothing to be found out for a level without
groups, unless there are so many kinds of jokers that some must be counted as one (see slots.py).

For each state of a walk it says which jokers are good: with them left, and so much lost and spent so far, the
walk can end within certain limits. Such a set of jokers is one large integer (see joker_sets.py), so a few
shifts do a step of all walks at once.
"""

from typing import Final, final

from level8.game.best_way.ahead import Ahead, Place
from level8.game.best_way.ground import Ground
from level8.game.best_way.holding import NEVER
from level8.game.best_way.joker_sets import JokerSets
from level8.game.best_way.stages import Stage, Stages

# What is asked of an outlook: a number, a walk's stage, up, down and sunk, and what groups lack or can spare.
State = tuple[int, Stage, int, int, int, int, int]
# What outlooks of one search share, by their limits: the grounds of most are alike far up.
Known = dict[tuple[int, int], Ahead]


@final
class Outlook:
    """Which jokers are good, number by number.

    The limits are so many cards lost, apart from those that are beyond all runs, and so many jokers spent; or
    NEVER, if these are not to be counted.
    """

    def __init__(self, ground: Ground, stages: Stages, most_lost: int, most_spent: int, known: Known) -> None:
        task = ground.task
        self.stages: Final = stages
        self.is_exact: Final = stages is task.stages
        first = self.stages.first
        self.colours: Final = ground.reach.colours
        self.beyond: Final = ground.reach.beyond
        self.slots: Final = task.slots
        self.most_spare: Final = task.most_spare
        self.most_lost: Final = most_lost
        self.most_spent: Final = most_spent
        self.fewest: Final = first.fewest[1]
        ahead = known.get((most_lost, most_spent))
        if ahead is None:
            ahead = self._end(ground)
            known[most_lost, most_spent] = ahead
        self.jokers: Final = ahead.jokers
        self.ahead: Final = [ahead] * (task.top + 2)
        spendings = ahead.jokers.spendings
        within = stages.within(spendings - 1) if spendings else []
        for number in range(task.top, 0, -1):
            place = self._place(ground, number)
            below = ahead.below.get(place)
            if below is None:
                below = Ahead(task, ahead.jokers, number, place, ahead, within[number] if spendings else None)
                ahead.below[place] = below
            self.ahead[number] = below
            ahead = below
        self.known: Final[dict[State, int]] = {}
        self.known_stages: Final[dict[Stage, Stage]] = {}
        # With all jokers, and if the groups could spare any cards; with fewer colours it cannot be less.
        at_first = self.good(1, task.stages.first, 0, 0, 0, 0, self.most_spare)
        all_jokers = task.slots.place(1, task.holding.jokers)
        self.at_least: Final = self.at_best(at_first, all_jokers, 0, self.fewest, (0, 0))

    def is_within_limits(self) -> bool:
        """Whether any walk may end within them."""
        loss, spent = self.at_least
        return loss <= self.most_lost + self.beyond and spent <= self.most_spent

    def _end(self, ground: Ground) -> Ahead:
        """Nothing is to come."""
        task = ground.task
        runs = task.stages.first.runs
        longest_row = 1
        for below, most in zip(task.table.below[2:], task.stages.most):
            longest_row = max(longest_row, min(runs + below, most) + 1)
        spendings = self.most_spent - self.fewest + 1 if self.most_spent < NEVER else 0
        jokers = JokerSets(task.slots, ground.stuck, self.most_lost, longest_row, self.most_spare, spendings)
        return Ahead(task, jokers, task.top + 1, (0, 0, 0, 0, 0), None, None)

    def _place(self, ground: Ground, number: int) -> Place:
        task = ground.task
        runs = task.stages.first.runs
        last = min(runs + task.table.below[number], ground.up_most[number])
        if number > 1:
            last = min(last, task.stages.most[number - 2])
        most_up = min(last + task.table.ups[number], ground.up_most[number])
        most_down = task.table.above[number]
        if self.most_spent < NEVER:
            # Only for what is spent does it matter where in a run the level's part of it lies.
            most_down += runs
        most_down = min(most_down, ground.down_most[number])
        own = task.holding.of_number[number] - ground.loose[number] - ground.other[number]
        return ground.loose[number], own, most_down, most_up, last

    def good(self, number: int, stage: Stage, up: int, down: int, sunk: int, lacking: int, spare: int) -> int:
        """The good jokers before a number, where some kinds are never lost.

        Of the level's groups some will lack so many cards, others have so many to spare.
        """
        key = (number, stage, up, down, sunk, lacking, spare)
        known = self.known.get(key)
        if known is None:
            known = self._find_good(number, stage, up, down, sunk, lacking, spare)
            self.known[key] = known
        return known

    def _find_good(
        self, number: int, stage: Stage, up: int, down: int, sunk: int, lacking: int, spare: int
    ) -> int:
        ahead = self.ahead[number]
        rows = ahead.rows(self._seen(stage))
        if down >= len(rows):
            return 0
        jokers = self.jokers
        good = rows[down] >> min(up, ahead.last) * jokers.bits & jokers.every
        if sunk:
            good = jokers.kept(good, self.slots.slots_of(sunk) & jokers.counted[number])
        if lacking:
            good = jokers.added(good, lacking)
        if spare:
            good >>= min(spare, self.most_spare) * jokers.spare
        return good

    def _seen(self, stage: Stage) -> Stage:
        """A stage as it is seen from here: how long runs are may not matter, beyond the shortest."""
        if self.is_exact:
            return stage
        known = self.known_stages.get(stage)
        if known is None:
            known = self.stages.like(stage)
            self.known_stages[stage] = known
        return known

    def at_best(
        self, good: int, place: int, loss: int, spent: int, known: tuple[int, int]
    ) -> tuple[int, int]:
        """The least loss, then spending, that a walk can end with, as far as it is within the limits.

        It has the jokers of a place, and has lost so much; so much it will have spent at least. Something is
        known of either by itself.
        """
        jokers = self.jokers
        if self.most_spent == NEVER:
            loss += jokers.least(good, place) + self.beyond
            return (loss, known[1]) if loss > known[0] else known
        if known[0] > self.most_lost + self.beyond:
            return known
        to_spend = self.fewest + jokers.allowed(good, place, loss) - 1 - spent
        spent = self.most_spent - to_spend if to_spend >= 0 else self.most_spent + 1
        return self.most_lost + self.beyond, max(spent, known[1])
