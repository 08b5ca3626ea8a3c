"""Where all the cards of a hand could go at once: into a level, and laid off onto the melds of the table.

A card of a set's number or a group's colour always finds its place there. All others need a run that grows
to their number, and a run grows only number by number (T3). So the numbers are walked through once, from 1
up, many walks abreast. What distinguishes two walks at a number is only: which parts of the level are still
to be laid, which runs of the level are being laid, how many runs have grown up to here from below, how many
will have to grow down to here from above, and which jokers and own-coloured cards are left.
"""

from heapq import heapify, heappop, heappush
from typing import Final, final

from level8.game.best_way.ground import Ground
from level8.game.best_way.holding import NEVER, Counts
from level8.game.best_way.outlook import Outlook
from level8.game.best_way.picks import Pick
from level8.game.best_way.stages import Stage, Start
from level8.game.best_way.walk import Step, Walk
from level8.game.filling import STRIDE

Key = tuple[Stage, int, int, Counts, Counts, int]
# What the groups lack and can spare then, and how many cards of their colours are used.
OwnChoice = tuple[Counts, int]
Waiting = tuple[tuple[int, int], tuple[int, int, int], int, Walk]


@final
class Walks:
    """All walks for one choice of the colours of a level's groups."""

    def __init__(self, ground: Ground, owned: Counts) -> None:
        task = ground.task
        self.ground: Final = ground
        self.holding: Final = task.holding
        self.table: Final = task.table
        self.kinds: Final = task.kinds
        self.spending = task.spending
        self.top: Final = task.top
        self.idle: Final = task.stages.idle
        self.fewest: Final = task.stages.fewest
        self.own: Final = ground.own
        self.owned: Final = owned
        self.reach: Final = ground.reach
        self.picks: Final = ground.picks
        self.loose: Final = ground.loose
        self.other: Final = ground.other
        self.stuck: Final = ground.stuck
        self.overflow: Final = ground.overflow
        self.up_most: Final = ground.up_most
        self.outlook: Outlook | None = None
        # Walks taken on at a number in one dive; more of them where other colours have their turn in between.
        self.width: Final = 3 if self.own else 1
        (all_jokers,) = self.picks.choices(0, 0, self.holding.jokers, 0)
        first = Walk(None, task.stages.nothing, 0, 0, all_jokers, self.owned, 0, 0, 0, (0, 0))
        self.waiting: Final[list[list[Waiting]]] = [[] for _ in range(task.top + 1)]
        self.waiting[0].append(((0, 0), (0, 0, 0), 0, first))
        self.met: Final[list[dict[tuple[Stage, int], list[Walk]]]] = [{} for _ in range(task.top + 1)]
        self.serial = 0
        self.known_choices: Final[dict[tuple[int, int, Counts], list[OwnChoice]]] = {}
        self.known_balance: Final[dict[tuple[int, Counts], int]] = {}

    def dive(self, loss: int, spent: int) -> Walk | None:
        """Take the most promising walks on, at every number in turn, from 1 to the top.

        The walk to the end with the least loss, then fewest jokers spent, if better than those given. Walks
        passed over wait for the next dive; once none waits, nothing better than what was found exists.
        """
        self.spending = self.ground.task.spending
        for number in range(1, self.top + 1):
            ahead: dict[Key, Walk] = {}
            waiting = self.waiting[number - 1]
            taken = 0
            while waiting and taken < self.width:
                at_best, _, _, walk = heappop(waiting)
                if at_best >= (loss, spent):
                    waiting.clear()
                    break
                self._go_on(walk, number, (loss, spent), ahead)
                taken += 1
            self.ground.task.taken += taken
            if ahead:
                self._wait(number, list(ahead.values()))
        best: Walk | None = None
        for _, _, _, walk in self.waiting[self.top]:
            ended = self._end(walk)
            if (ended.loss, ended.spent) < (loss, spent):
                loss, spent = ended.loss, ended.spent
                best = ended
        self.waiting[self.top].clear()
        return best

    def at_best(self) -> tuple[int, int]:
        """The least loss, then spending, that a walk can end with that waits; NEVER if none does."""
        return min([waiting[0][0] for waiting in self.waiting if waiting], default=(NEVER, NEVER))

    def look_out(self, outlook: Outlook) -> None:
        """From now on, heed an outlook, for the walks that wait as well."""
        self.outlook = outlook
        for number, waiting in enumerate(self.waiting):
            for at, (at_best, tie, serial, walk) in enumerate(waiting):
                good = outlook.good(number + 1, walk.stage, walk.up, walk.down, walk.sunk)
                balance = self.balance(number + 1, walk.owned)
                least = outlook.least(good, walk.pick, balance, walk.loss)
                if least > at_best[0]:
                    waiting[at] = ((least, at_best[1]), tie, serial, walk)
            heapify(waiting)

    def _wait(self, number: int, walks: list[Walk]) -> None:
        """Let those of the walks wait that no other one can follow step by step and not end worse."""
        met = self.met[number]
        waiting = self.waiting[number]
        walks.sort(key=self._order)
        for walk in walks:
            key = (walk.stage, walk.sunk)
            rivals = met.get(key)
            if rivals is None:
                met[key] = [walk]
            else:
                left, spent, up, down, loss = walk.left, walk.spent, walk.up, walk.down, walk.loss
                dominated = False
                for rival in rivals:
                    if rival.left < left or rival.spent > spent or rival.up < up:
                        continue
                    if rival.down > down or rival.loss > loss:
                        continue
                    if self._dominates(rival, walk, number):
                        dominated = True
                        break
                if dominated:
                    continue
                rivals.append(walk)
            self.serial += 1
            jokers = walk.left if self.stuck and self.stuck[0] else -walk.left
            heappush(waiting, (walk.at_best, (-walk.up, walk.spent, jokers), self.serial, walk))

    def _order(self, walk: Walk) -> tuple[int, int, int, int, int]:
        return walk.loss, walk.spent, -walk.left, -walk.up, walk.down

    def _dominates(self, one: Walk, other: Walk, number: int) -> bool:
        """Whether the one, no worse otherwise, can do with its jokers and cards all that the other can."""
        loss = one.loss
        jokers, others = one.jokers, other.jokers
        if jokers != others:
            stuck = 0  # how many more there are of those that reach as far as this kind, or farther
            free = 0
            for at in self.kinds.farthest[number]:
                if self.stuck[at] and not one.sunk >> at & 1:
                    stuck += jokers[at] - others[at]
                else:
                    free += jokers[at] - others[at]
                if stuck < 0 or free < 0:
                    return False
            loss += stuck  # a joker too many may be left over
            for at in self.kinds.to_come[number]:
                if self.stuck[at] and not one.sunk >> at & 1:
                    loss += jokers[at] - others[at]
            if loss > other.loss or any([jokers[at] < others[at] for at in self.kinds.to_come[number]]):
                return False
        for at, left in enumerate(one.owned):
            if left < other.owned[at]:
                return False
        return True

    def _go_on(self, walk: Walk, number: int, best: tuple[int, int], ahead: "dict[Key, Walk]") -> None:
        """Take one walk over a number in every way that can still be better than the best so far."""
        most_up = walk.up + self.table.ups[number]
        if most_up > self.up_most[number]:
            most_up = self.up_most[number]
        held = self.holding.of_number[number]
        supply = held
        for at in self.kinds.covering[number]:
            supply += walk.jokers[at]
        for start in walk.stage.starts_at(self.idle[number]):
            after = start.after
            needed = start.asked
            if needed > supply:
                break
            if walk.down > start.begun:
                needed += walk.down - start.begun
            if needed > supply:
                continue
            left = walk.left - needed + held if needed > held else walk.left
            fewest = after.fewest[number + 1]
            if left < fewest:
                continue
            passing = most_up + start.ended + after.begun
            loss = walk.loss + self.reach.losses(number + 1, after.sets, after.runs, passing)[left]
            spent = walk.spent + fewest
            if start.asked > held:
                spent += start.asked - held
            if spent < self.fewest:
                spent = self.fewest
            if (loss, spent) < best:
                self._go_on_with(walk, number, start, most_up, supply, spent, best, ahead)

    def _go_on_with(
        self,
        walk: Walk,
        number: int,
        start: Start,
        most_up: int,
        supply: int,
        spent: int,
        best: tuple[int, int],
        ahead: "dict[Key, Walk]",
    ) -> None:
        """Choose how many runs grow up through a number, and how many down; so much is spent at least."""
        after = start.after
        fewest = after.fewest[number + 1]
        enough = 0 if self.spending is None else self.spending.enough(number + 1, after)
        held = self.holding.of_number[number]
        loose = 0 if start.has_set else self.loose[number]
        free = self.loose[number] + self.other[number]
        least_down = walk.down - start.begun if walk.down > start.begun else 0
        most_down = after.runs + self.table.above[number]
        if most_down > self.ground.down_most[number]:
            most_down = self.ground.down_most[number]
        if most_down > least_down + self.ground.ending_most[number]:
            most_down = least_down + self.ground.ending_most[number]
        if most_down > supply - start.asked:
            most_down = supply - start.asked
        for down in range(least_down, most_down + 1):
            asked = start.asked + down
            # A card of this number that is left over makes a run grow at no cost. And a run that could grow
            # up does all that another would do that begins to grow down to here.
            least_up = most_up
            if down == least_down and free - asked < most_up:
                least_up = free - asked if free > asked else 0
            next_down = down - self.table.downs[number]
            if next_down < 0:
                next_down = 0
            most = asked + most_up if asked + most_up < supply else supply
            for taken in range(asked + least_up, most + 1):
                left = walk.left - taken + held if taken > held else walk.left
                if left < fewest:
                    break
                next_up = taken - asked + start.ended
                if next_up > self.up_most[number + 1]:
                    next_up = self.up_most[number + 1]
                passing = next_up + after.begun
                to_lose = self.reach.losses(number + 1, after.sets, after.runs, passing)
                loss = walk.loss + loose - taken if loose > taken else walk.loss
                if (loss + to_lose[left], spent) < best:
                    step = Step(start, taken, next_up, next_down, loss, fewest, enough, to_lose)
                    if self.own:
                        self._fill(walk, number, step, best, ahead)
                    else:
                        naturals = free if free < taken else taken
                        self._fill_up(walk, number, step, walk.owned, naturals, best, ahead)

    def _fill(
        self, walk: Walk, number: int, step: Step, best: tuple[int, int], ahead: "dict[Key, Walk]"
    ) -> None:
        """Fill all that is asked for at a number: loose cards first, then others, own colours, jokers."""
        free = self.loose[number] + self.other[number]
        if free > step.asked:
            free = step.asked
        for owned, used in self.own_choices(number, step.asked - free, walk.owned):
            naturals = free + used
            if walk.left - (step.asked - naturals) + owned[0] >= step.fewest:
                self._fill_up(walk, number, step, owned, naturals, best, ahead)

    def _fill_up(
        self,
        walk: Walk,
        number: int,
        step: Step,
        owned: Counts,
        naturals: int,
        best: tuple[int, int],
        ahead: "dict[Key, Walk]",
    ) -> None:
        """Let jokers stand for what so many number cards leave open; the groups will lack some of them."""
        start = step.start
        needed = step.asked - naturals
        lacking = -owned[0]
        left_over = walk.left - needed - lacking
        spent = walk.spent
        if start.asked > naturals:
            spent += start.asked - naturals
        fewest = self.fewest
        if self.own:
            # What all lacks, jokers apart: the rest of the level if all own cards were kept, and the groups.
            short = self.ground.without_own(start.after, number + 1) - self.balance(number + 1, owned)
            if short > walk.left - needed:
                return
            if spent + short > fewest:
                fewest = spent + short
        least_spent = spent + lacking + step.fewest
        if least_spent < fewest:
            least_spent = fewest
        if (step.loss + step.to_lose[left_over], least_spent) >= best:
            return
        sunk = walk.sunk | self.kinds.mask[number] if start.has_set else walk.sunk
        good = 0
        balance = 0
        if self.outlook is not None:
            good = self.outlook.good(number + 1, start.after, step.up, step.down, sunk)
            balance = self.balance(number + 1, owned)
        for pick in self.picks.choices(number, needed, walk.jokers, sunk):
            to_spend = self._to_spend(step, pick, lacking)
            if to_spend >= NEVER:
                continue
            least_spent = spent + lacking + to_spend
            if least_spent < fewest:
                least_spent = fewest
            loss = step.loss + pick.lost
            to_lose = step.to_lose[pick.later if pick.later < left_over else left_over]
            at_best = (self._least(loss, to_lose, good, pick, balance), least_spent)
            if at_best < best:
                key = (start.after, step.up, step.down, pick.jokers, owned, sunk)
                known = ahead.get(key)
                if known is None or (loss, spent) < (known.loss, known.spent):
                    ahead[key] = Walk(
                        walk, start, step.up, step.down, pick, owned, sunk, loss, spent, at_best
                    )

    def _least(self, lost: int, to_lose: int, good: int, pick: Pick, balance: int) -> int:
        """The least loss that a walk can end with, by what it lost and will lose, and by an outlook."""
        least = lost + to_lose if lost + to_lose > self.overflow else self.overflow
        if self.outlook is not None:
            foreseen = self.outlook.least(good, pick, balance, lost)
            if foreseen > least:
                least = foreseen
        return least

    def _to_spend(self, step: Step, pick: Pick, lacking: int) -> int:
        """How many of the jokers left the rest of the level takes at least, or NEVER if they are too few.

        Its groups apart, which lack so many.
        """
        if self.spending is None:
            return step.fewest if step.fewest <= pick.later else NEVER
        return step.fewest + self.spending.more(step.enough, pick.place, lacking - pick.left_over)

    def balance(self, number: int, owned: Counts) -> int:
        """How many cards the groups can do without from a number on, less what they lack."""
        key = (number, owned)
        balance = self.known_balance.get(key)
        if balance is None:
            balance = owned[0]
            for at, ahead in enumerate(self.ground.own_ahead, 1):
                balance += min(owned[at], ahead[number])
            self.known_balance[key] = balance
        return balance

    def own_choices(self, number: int, most: int, owned: Counts) -> list[OwnChoice]:
        """How up to `most` cards of the own groups' colours may be used at a number."""
        key = (number, most, owned)
        known = self.known_choices.get(key)
        if known is None:
            known = [(owned, 0)]
            for at, colour in enumerate(self.own, 1):
                held = self.holding.of_face[colour * STRIDE + number]
                if held:
                    known = [
                        (_taken(left, at, take), used + take)
                        for left, used in known
                        for take in range(min(held, most - used) + 1)
                    ]
            known = list(dict.fromkeys(known))
            self.known_choices[key] = known
        return known

    def _end(self, walk: Walk) -> Walk:
        """Settle the groups of the level, and lay off the jokers that are left."""
        loss = max(walk.loss + self.reach.beyond, self.overflow)
        spent = walk.spent - walk.owned[0]
        return Walk(walk, walk.start, 0, 0, walk.pick, walk.owned, walk.sunk, loss, spent, (loss, spent))


def _taken(owned: Counts, at: int, count: int) -> Counts:
    """What groups lack and can spare once so many cards of one of their colours are taken from them."""
    spare = owned[at] - count
    if spare < 0:
        return (owned[0] + spare, *owned[1:at], 0, *owned[at + 1 :])
    return (*owned[:at], spare, *owned[at + 1 :])
