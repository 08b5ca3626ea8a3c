"""Where all the cards of a hand could go at once: into a level, and laid off onto the melds of the table.

A card of a set's number or a group's colour always finds its place there. All others need a run that grows
to their number, and a run grows only number by number (T3). So the numbers are walked through once, from 1
up, many walks abreast. What distinguishes two walks at a number is only: which parts of the level are still
to be laid, which runs of the level are being laid, how many runs have grown up to here from below, how many
will have to grow down to here from above, and which jokers and own-coloured cards are left.
"""

from heapq import heapify, heappop, heappush
from typing import Final, final

from level8.game.cards import joker_high
from level8.game.filling import STRIDE
from level8.game.holding import PLAIN, Counts, Ground, Holding, Kinds, Table
from level8.game.levels import RUN, Level
from level8.game.outlook import Outlook
from level8.game.reach import Reach
from level8.game.stages import Stage, Stages, Start
from level8.game.walk import Step, Walk

Key = tuple[Stage, int, int, Counts, Counts, int]
Waiting = tuple[tuple[int, int], int, int, Walk]


@final
class Walks:
    """All walks for one choice of the colours of a level's groups."""

    def __init__(
        self,
        holding: Holding,
        level: Level,
        top: int,
        table: Table,
        owed: dict[int, int],
        stages: Stages,
        reach: Reach,
    ) -> None:
        self.holding: Final = holding
        self.top: Final = top
        self.table: Final = table
        self.own: Final = sorted(owed)
        self.owed: Final = [owed[colour] for colour in self.own]
        self.colours: int = table.colours
        for colour in self.own:
            self.colours |= 1 << colour
        self.reach: Final = reach
        self.shapes: Final = stages.shapes
        self.fewest: Final = stages.fewest
        self.cards: Final = int(level.cards)
        self.room: int = table.room
        for (kind, size), count in zip(self.shapes, stages.first.to_lay):
            if kind == RUN:
                self.room += count * (top - size)
        ground = Ground(holding, table, reach.loose, self.own, self.colours, top)
        self.ground: Final = ground
        self.outlook: Outlook | None = None
        self.taken = 0  # walks so far
        # Walks taken on at a number in one dive; more of them where other colours have their turn in between.
        self.width: Final = 6 if self.own else 2
        self.loose: Final = ground.loose
        self.other: Final = ground.other
        self.stuck: Final = ground.stuck
        self.up_most: Final = ground.up_most
        self.down_most: Final = ground.down_most
        self.above: Final = ground.above
        kinds = holding.kinds
        ends = [min(joker_high(kind), top) for kind in kinds if joker_high(kind) < PLAIN]
        self.ranged: Final = len(ends) > 0
        self.has_end: Final = [number in ends for number in range(top + 1)]  # of the range of a joker
        self.kinds: Final = Kinds(kinds, top)
        owned = tuple([self.holding.of_colour[colour] for colour in self.own])
        nothing = Start((), stages.first, 0, 0, 0, False)
        first = Walk(None, nothing, 0, 0, self.holding.jokers, owned, 0, 0, 0, (0, 0))
        self.waiting: Final[list[list[Waiting]]] = [[] for _ in range(top + 1)]
        self.waiting[0].append(((0, 0), 0, 0, first))
        self.met: Final[list[dict[tuple[Stage, int], list[Walk]]]] = [{} for _ in range(top + 1)]
        self.serial = 0
        self.picks: Final[dict[tuple[int, int, Counts, int], list[Counts]]] = {}

    def dive(self, loss: int, spent: int) -> Walk | None:
        """Take the most promising walks on, at every number in turn, from 1 to the top.

        The walk to the end with the least loss, then fewest jokers spent, if better than those given. Walks
        passed over wait for the next dive; once none waits, nothing better than what was found exists.
        """
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
            self.taken += taken
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

    def is_done(self) -> bool:
        """Whether no walk waits any more."""
        return not any(self.waiting)

    def look_out(self, outlook: Outlook) -> None:
        """From now on, heed an outlook, for the walks that wait as well."""
        self.outlook = outlook
        for number, waiting in enumerate(self.waiting):
            for at, (at_best, left, serial, walk) in enumerate(waiting):
                good = outlook.good(number + 1, walk.stage, walk.up, walk.down, walk.sunk, 0)
                foreseen = (walk.loss + outlook.least(good, walk.jokers), at_best[1])
                waiting[at] = (max(at_best, foreseen), left, serial, walk)
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
                dominated = False
                for rival in rivals:
                    if self._dominates(rival, walk, number):
                        dominated = True
                        break
                if dominated:
                    continue
                rivals.append(walk)
            self.serial += 1
            left = walk.left if self.stuck and self.stuck[0] else -walk.left
            heappush(waiting, (walk.at_best, left, self.serial, walk))

    def _order(self, walk: Walk) -> tuple[int, int, int, int, int]:
        return walk.loss, walk.spent, -walk.left, -walk.up, walk.down

    def _dominates(self, one: Walk, other: Walk, number: int) -> bool:
        """Whether the one can do all that the other can from the next number on, and not end worse."""
        if one.spent > other.spent or one.up < other.up or one.down > other.down or one.loss > other.loss:
            return False
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
        for start in walk.stage.starts:
            after = start.after
            needed = start.asked
            if walk.down > start.begun:
                needed += walk.down - start.begun
            if needed > supply:
                continue
            left = walk.left - needed + held if needed > held else walk.left
            fewest = after.fewest[number + 1]
            if left < fewest:
                continue
            passing = most_up + start.ended + len(after.growing)
            loss = walk.loss + self.reach.losses(number + 1, after.sets, passing)[after.runs][left]
            spent = walk.spent + fewest
            if (loss, spent if spent > self.fewest else self.fewest) < best:
                self._go_on_with(walk, number, start, most_up, supply, best, ahead)

    def _go_on_with(
        self,
        walk: Walk,
        number: int,
        start: Start,
        most_up: int,
        supply: int,
        best: tuple[int, int],
        ahead: "dict[Key, Walk]",
    ) -> None:
        """Choose how many runs grow up through a number, and how many down."""
        after = start.after
        fewest = after.fewest[number + 1]
        spent = walk.spent + fewest
        if spent < self.fewest:
            spent = self.fewest
        loose = 0 if start.has_set else self.loose[number]
        free = self.loose[number] + self.other[number]
        held = self.holding.of_number[number]
        least_down = walk.down - start.begun if walk.down > start.begun else 0
        most_down = min(after.runs + self.above[number], self.down_most[number], supply - start.asked)
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
            for taken in range(asked + least_up, min(asked + most_up, supply) + 1):
                left = walk.left - taken + held if taken > held else walk.left
                if left < fewest:
                    break
                next_up = taken - asked + start.ended
                if next_up > self.up_most[number + 1]:
                    next_up = self.up_most[number + 1]
                losses = self.reach.losses(number + 1, after.sets, next_up + len(after.growing))
                to_lose = losses[after.runs]
                loss = walk.loss + loose - taken if loose > taken else walk.loss
                if (loss + to_lose[left], spent) < best:
                    step = Step(start, taken, next_up, next_down, loss, fewest, to_lose)
                    self._fill(walk, number, step, best, ahead)

    def _fill(
        self, walk: Walk, number: int, step: Step, best: tuple[int, int], ahead: "dict[Key, Walk]"
    ) -> None:
        """Fill all that is asked for at a number: loose cards first, then others, own colours, jokers."""
        asked = step.asked
        free = self.loose[number] + self.other[number]
        if free > asked:
            free = asked
        own_choices = [walk.owned]
        if asked > free and self.own:
            own_choices = self._own_choices(number, asked - free, walk.owned)
        for owned in own_choices:
            naturals = free
            lacking = 0
            for at, owed in enumerate(self.owed):
                naturals += walk.owned[at] - owned[at]
                if owed > owned[at]:
                    lacking += owed - owned[at]
            if walk.left - (asked - naturals) - lacking >= step.fewest:
                self._fill_up(walk, number, step, owned, naturals, lacking, best, ahead)

    def _fill_up(
        self,
        walk: Walk,
        number: int,
        step: Step,
        owned: Counts,
        naturals: int,
        lacking: int,
        best: tuple[int, int],
        ahead: "dict[Key, Walk]",
    ) -> None:
        """Let jokers stand for what so many number cards leave open; the groups will lack some of them."""
        start = step.start
        needed = step.asked - naturals
        left_over = walk.left - needed - lacking
        spent = walk.spent
        if start.asked > naturals:
            spent += start.asked - naturals
        least_spent = spent + step.fewest + lacking
        if least_spent < self.fewest:
            least_spent = self.fewest
        if (step.loss + step.to_lose[left_over], least_spent) >= best:
            return
        sunk = walk.sunk | self.kinds.mask[number] if start.has_set else walk.sunk
        good = 0
        if self.outlook is not None:
            good = self.outlook.good(number + 1, start.after, step.up, step.down, sunk, lacking)
        for left in self._joker_choices(number, needed, walk.jokers, sunk) if needed else [walk.jokers]:
            jokers, lost = self._passed(number, left, sunk) if self.has_end[number] else (left, 0)
            loss = step.loss + lost
            later = left_over
            if self.ranged:
                later = min(later, sum([jokers[at] for at in self.kinds.later[number]]))
                if later < step.fewest:
                    continue
            least = loss + step.to_lose[later]
            if self.outlook is not None:
                least = max(least, loss + self.outlook.least(good, jokers))
            if (least, least_spent) < best:
                key = (start.after, step.up, step.down, jokers, owned, sunk)
                known = ahead.get(key)
                if known is None or (loss, spent) < (known.loss, known.spent):
                    at_best = (least, least_spent)
                    ahead[key] = Walk(
                        walk, start, step.up, step.down, jokers, owned, sunk, loss, spent, at_best
                    )

    def _own_choices(self, number: int, most: int, owned: Counts) -> list[Counts]:
        """What may be left of the own groups' colours once up to `most` cards of a number are taken."""
        choices = [owned]
        taken = sum(owned)
        for at, colour in enumerate(self.own):
            held = self.holding.of_face[colour * STRIDE + number]
            if held:
                choices = [
                    (*left[:at], left[at] - take, *left[at + 1 :])
                    for left in choices
                    for take in range(min(held, most - (taken - sum(left))) + 1)
                ]
        return choices

    def _joker_choices(self, number: int, needed: int, jokers: Counts, sunk: int) -> list[Counts]:
        """What may be left of the jokers once so many of them stand for a number.

        Of two that could, the one whose range ends first is the better choice: wherever it would be of use
        later, to a run or to a set, the other is as well. Only one that would be lost if left over may be
        used before one that would not, though it could have gone further.
        """
        key = (number, needed, jokers, sunk)
        known = self.picks.get(key)
        if known is not None:
            return known
        choices = [jokers]
        for _ in range(needed):
            fewer: list[Counts] = []
            for left in choices:
                for at in self._next_jokers(number, left, sunk):
                    rest = (*left[:at], left[at] - 1, *left[at + 1 :])
                    if rest not in fewer:
                        fewer.append(rest)
            choices = fewer
        self.picks[key] = choices
        return choices

    def _next_jokers(self, number: int, left: Counts, sunk: int) -> list[int]:
        """The kind whose range ends first, and if no such joker can be lost, the first of those that can."""
        kinds: list[int] = []
        for at in self.kinds.covering[number]:
            if left[at]:
                if self.stuck[at] and not sunk >> at & 1:
                    kinds.append(at)
                    break
                if not kinds:
                    kinds.append(at)
        return kinds

    def _passed(self, number: int, jokers: Counts, sunk: int) -> tuple[Counts, int]:
        """Give up the jokers whose range ends here and that no set or group takes; how many they are."""
        lost = 0
        for at, left in enumerate(jokers):
            if left and self.stuck[at] and not sunk >> at & 1:
                high = joker_high(self.holding.kinds[at])
                if number == min(high, self.top) and high < PLAIN:
                    lost += left
                    jokers = (*jokers[:at], 0, *jokers[at + 1 :])
        return jokers, lost

    def _end(self, walk: Walk) -> Walk:
        """Settle the groups of the level, and lay off the jokers that are left."""
        lacking = 0
        for at, owed in enumerate(self.owed):
            lacking += max(0, owed - walk.owned[at])
        gone = walk.loss + sum(self.loose[self.top + 1 :])
        loss = gone
        if self.stuck and self.stuck[-1] and not walk.sunk and joker_high(self.holding.kinds[-1]) == PLAIN:
            # A plain joker is stuck only where there are but runs; any free place in them will do.
            left = walk.jokers[-1]
            taken = self.holding.total - gone - left - self.cards
            loss += max(0, left - (self.room - taken))
        spent = walk.spent + lacking
        return Walk(walk, walk.start, 0, 0, walk.jokers, walk.owned, walk.sunk, loss, spent, (loss, spent))
