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
from level8.game.best_way.holding import NEVER
from level8.game.best_way.joker_sets import JokerSets
from level8.game.best_way.picks import Pick
from level8.game.best_way.stages import Stage
from level8.game.best_way.task import Task

# A number, a walk's stage, up, down and sunk, and how many jokers it may spend beyond the fewest.
State = tuple[int, Stage, int, int, int, int]


def longest_row(task: Task) -> int:
    """How many sets of jokers lie side by side: as many as runs may pass a number, and one for none."""
    runs = task.stages.first.runs
    passing = [min(runs + below, most) for below, most in zip(task.table.below[2:], task.stages.most)]
    return max(passing, default=0) + 1


def look_out(grounds: list[Ground], most_lost: int, is_thrifty: bool = False) -> list["Outlook"]:
    """Outlooks from several grounds, worked out side by side.

    The limit is so many cards lost, apart from those that are beyond all runs. Thrifty ones also heed what is
    spent, and tell all stages apart: of how many cards are lost, if so many jokers are spent at most.
    """
    task = grounds[0].task
    jokers = JokerSets(
        task.slots,
        grounds[0].stuck,  # where there are groups, none is
        most_lost,
        longest_row(task),
        task.most_wanted,
        task.most_spare,
        len(grounds),
    )
    ahead = [Ahead(task, jokers, task.top + 1, _nowhere(len(grounds)), None, is_thrifty)]
    for number in range(task.top, 0, -1):
        ahead.append(Ahead(task, jokers, number, _place(grounds, number, is_thrifty), ahead[-1], is_thrifty))
    from_below = _from_below(ahead)
    return [Outlook(ground, at, from_below) for at, ground in enumerate(grounds)]


def look_nowhere(ground: Ground, most_lost: int) -> "Outlook":
    """What a sweep has for an outlook that goes without: that the level has to be laid, and nothing else.

    No run grows down, unless it is one of the table. Not where there are groups.
    """
    task = ground.task
    jokers = task.joker_sets(ground.stuck, most_lost)
    ahead: list[Ahead] = []
    for number in range(task.top + 1, 0, -1):
        above = ahead[-1] if ahead else None
        ahead.append(Ahead(task, jokers, number, _nowhere(1), above, is_blind=True))
    return Outlook(ground, 0, _from_below(ahead))


def _from_below(ahead: list[Ahead]) -> list[Ahead]:
    """By number, from what was worked out from above."""
    return [ahead[0], *reversed(ahead)]  # no number is 0


def _nowhere(grounds: int) -> Place:
    none = [0] * grounds
    return Place(none, none, 0, 0, 0)


def _place(grounds: list[Ground], number: int, is_thrifty: bool) -> Place:
    task = grounds[0].task
    runs = task.stages.first.runs
    up_most = max([ground.up_most[number] for ground in grounds])
    last = min(runs + task.table.below[number], up_most)
    if number > 1:
        last = min(last, task.stages.most[number - 2])
    most_up = min(last + task.table.ups[number], up_most)
    # Unless it is heeded what is spent, it does not matter where in a run the level's part of it lies: that
    # run need not grow down, but where it cannot start.
    above = task.table.above[number]
    if is_thrifty or task.stages.idle[number] > 1:
        above += runs
    most_down = min(above, max([ground.down_most[number] for ground in grounds]))
    loose = [ground.loose[number] for ground in grounds]
    own = [ground.own_at[number] for ground in grounds]
    return Place(loose, own, most_down, most_up, last)


@final
class Outlook:
    """Which jokers are good, number by number."""

    def __init__(self, ground: Ground, at: int, ahead: list[Ahead]) -> None:
        task = ground.task
        tells_stages_apart = ahead[0].is_thrifty or ahead[0].is_blind
        self.stages: Final = task.stages if tells_stages_apart else task.coarse_stages()
        self.is_thrifty: Final = ahead[0].is_thrifty
        self.is_exact: Final = self.stages is task.stages
        self.beyond: Final = ground.reach.beyond
        self.slots: Final = task.slots
        self.most_wanted: Final = task.most_wanted
        self.most_spare: Final = task.most_spare
        self.ahead: Final = ahead
        self.jokers: Final = ahead[0].jokers
        self.most_lost: Final = self.jokers.depth - 1
        self.limit: Final = self.most_lost + self.beyond  # how much is lost in all
        self.shift: Final = at * self.jokers.ground  # to where its part of a set is
        self.known: Final[dict[State, int]] = {}
        self.known_stages: Final[dict[Stage, Stage]] = {}

    def good(self, number: int, stage: Stage, up: int, down: int, sunk: int, extra: int = 0) -> int:
        """The good jokers before a number, where some kinds are never lost."""
        key = (number, stage, up, down, sunk, extra)
        known = self.known.get(key)
        if known is None:
            known = self._find_good(number, stage, up, down, sunk, extra)
            self.known[key] = known
        return known

    def _find_good(self, number: int, stage: Stage, up: int, down: int, sunk: int, extra: int) -> int:
        rows = self.rows(number, stage, extra)
        if down >= len(rows):
            return 0
        jokers = self.jokers
        good = rows[down] >> min(up, self.ahead[number].last) * jokers.bits + self.shift & jokers.of_one
        if sunk:
            good = jokers.kept(good, self.slots.slots_of(sunk) & jokers.counted[number])
        return good

    def good_if(self, good: int, balance: int) -> int:
        """The good jokers by how many the groups are given, which would have a certain balance without."""
        jokers, most = self.jokers, self.most_spare
        far = self.most_wanted + most
        first = self.most_wanted + min(balance, most)
        good_if = good >> first * jokers.balance
        best = good >> far * jokers.balance
        for given in range(far - first + 1, self.most_wanted + 1):
            good_if |= best << given * jokers.balance
        return good_if

    def rows(self, number: int, stage: Stage, extra: int = 0) -> list[int]:
        """The good jokers before a number, if none is lost any more because of a set; see ahead.py."""
        return self.ahead[number].rows(self.seen(stage), extra)

    def seen(self, stage: Stage) -> Stage:
        """A stage as it is seen from here: how long runs are may not matter, beyond the shortest."""
        if self.is_exact:
            return stage
        known = self.known_stages.get(stage)
        if known is None:
            known = self.stages.like(stage)
            self.known_stages[stage] = known
        return known

    def from_first(self, first: Stage, balance: int, extra: int = 0) -> int:
        """The least loss of all, where the groups have such a balance."""
        self._work_out(extra)
        return self._least(self.good(1, first, 0, 0, 0, extra), 0, balance)

    def _work_out(self, extra: int) -> None:
        """Work out all that walks from the first stage come to.

        It is done from the top down, so that nothing has to be asked for and waited for number by number:
        where calls lie as deep in each other as that, the interpreter takes longer for each.
        """
        course = self.stages.course(extra if self.is_thrifty else NEVER)
        for number in range(len(self.ahead) - 2, 0, -1):
            ahead = self.ahead[number]
            for stage, left in course.before(number).items():
                for at in range(left.bit_length()):
                    if left >> at & 1:
                        ahead.rows(stage, at)

    def least(self, good: int, pick: Pick, balance: int, lost: int) -> int:
        """The least loss that a walk can end with that has some jokers left, and has lost so much.

        Its groups have such a balance; they are given the jokers whose range is over. If the loss is beyond
        the limit, no more than one beyond it.
        """
        return lost + self._least(good, pick.place, balance + pick.left_over)

    def _least(self, good: int, place: int, balance: int) -> int:
        place += self.slots.choices * (self.most_wanted + min(balance, self.most_spare))
        return self.jokers.least(good, place) + self.beyond
