"""The best way to lay a level down: most cards to lay off at once, then most jokers kept.

The colours of the groups are tried one after the other, the most promising first; for each choice the rest
is one pass of walks over the numbers (see walks.py).
"""

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from level8.game.best_way.choices import Choice, choices
from level8.game.best_way.colours import Colours
from level8.game.best_way.ground import Grounds
from level8.game.best_way.holding import NEVER, Counts
from level8.game.best_way.laid import Laid
from level8.game.best_way.outlook import Outlook, longest_row, look_nowhere, look_out
from level8.game.best_way.sweep import Sweep
from level8.game.best_way.task import Task
from level8.game.best_way.walk import Walk
from level8.game.best_way.walks import Walks
from level8.game.filling import PATIENCE, Filling
from level8.game.lacking import least_lacking
from level8.game.levels import COLOUR, Level
from level8.game.melds import Meld, meld

WALKS: Final = 5  # for each stage that an outlook would have, where there are groups
# A small outlook takes no longer than a few walks, but mostly tells nothing that more walks do not find.
MORE: Final = 4  # times as many walks as that,
ENOUGH: Final = 200  # but not more than these
# Without groups, it is time for an outlook when walks have taken about as long as a coarse one would. A walk
# takes as long as so many of its states.
STATES: Final = 9
# What an outlook that heeds what is spent may take, in percent of what one takes that does not: the same for
# what only spends less, where there are groups; without groups a little less, as it may be in vain, and later
# on half of it; with groups, for the first one, hardly anything.
NO_DEARER: Final = 100
CHEAPER: Final = 75
CHEAP: Final = 50
VERY_CHEAP: Final = 17
ONCE_FOUND: Final = 2  # times as cheap without groups, once such a one has found something: more are in vain
# Hands with many choices of jokers that need an outlook are the slowest of all.
MANY: Final = 10  # so many; it is time
SOONER: Final = 3  # after that part of the walks then,
IN_VAIN: Final = 1  # or, without groups, once so many dives have found nothing;
SCOUTS: Final = 5  # and before that, walks from so many cells at each number may do without,
MORE_SPENT: Final = 1  # if no more jokers than that are spent beyond the fewest,
MORE_JOKERS: Final = 2  # and there are so many times as many as cards
STAGES: Final = 10  # before a number, for which it takes as long as a walk to tell jokers apart
TOGETHER: Final = 10000  # bits for a row of outlooks that are worked out together: often one is all it takes;
MORE_TOGETHER: Final = 3  # times as many the next time
# From the least loss, as far as an outlook reaches: it takes hardly longer than one that stops there;
FARTHEST: Final = 2
# or without groups, twice as far as long as nothing is found, or once the first one was in vain,
FARTHEST_ALONE: Final = 3
MOST_BITS: Final = 4000  # unless so many do not do for a row then,
NEARLY: Final = 1  # and more than that would be left to be found out;
FARTHER: Final = 4  # times as far the next time, where that was not far enough, or while nothing is found;
SMALL: Final = 7500  # bits for a row of outlooks, up to where these take hardly longer if they reach farther,
SMALL_ALONE: Final = 2500  # and for one without groups


def most_lay_offs(hand: Iterable[int], melds: Sequence[Meld], top: int) -> int:
    """The most cards of a hand that some sequence of lay-offs can place on melds (T3)."""
    task = Task(tuple(hand), Level(()), top, melds)
    walks = Walks(Grounds(task).of(()), (0,))
    loss = NEVER
    while walks.at_best()[0] < loss:
        walk = walks.dive(loss, NEVER)
        if walk is not None:
            loss = walk.loss
    return task.holding.total - loss


def best_way(
    hand: Iterable[int], level: Level, top: int, table: Sequence[Meld] = ()
) -> tuple[Meld, ...] | None:
    """The way to lay a level down that leaves the most cards to lay off at once, and then keeps most jokers.

    Cards can be laid off onto the level's own melds and those of the table. Without a way, None.
    """
    held = tuple(hand)
    filling = Filling(vec[i64](held), top)
    filling.ask_level(level)
    filling.patience = PATIENCE // 10  # with many jokers, the search knows soon enough
    most = filling.most(level.cards - 1)
    if most < level.cards:
        return None
    search = Best(held, level, top, table)
    search.is_sure = search.is_sure or most == level.cards
    search.search()
    return search.way() if search.walk is not None else None


@final
class Best:
    """The search over the colours of groups, and the best found so far."""

    def __init__(
        self,
        hand: tuple[int, ...],
        level: Level,
        top: int,
        table: Sequence[Meld],
        patience: int = 1,
        most_choices: int | None = None,
    ) -> None:
        task = Task(hand, level, top, table, most_choices)
        self.task: Final = task
        self.hand: Final = hand
        self.level: Final = level
        self.grounds: Final = Grounds(task)
        # By the colours of the level's groups.
        self.outlooks: Final[dict[Counts, Outlook]] = {}
        self.thrifty: Final[dict[Counts, Outlook]] = {}  # those that heed what is spent
        # How many starts come into question, by how many jokers may be spent beyond the fewest.
        self.starts: Final[dict[int, int]] = {}
        self.groups: Final = [int(part.size) for part in level.parts if part.kind == COLOUR]
        first = task.stages.first
        # Walks before an outlook. Where there are groups, there may be one for each choice of colours, and
        # with many kinds of jokers each is large.
        stages = (first.sets + 1) * (first.runs + 1) * (first.runs + 2) // 2 - 1
        walks = stages * WALKS * (2 + task.slots.choices * (task.most_wanted + task.most_spare + 1) // 150)
        walks = max(walks, min(MORE * walks, ENOUGH))
        if not self.groups:
            walks = stages * top // STATES
        if task.slots.choices >= MANY:
            walks //= SOONER
        self.patience: Final = patience * walks
        self.most_in_vain: Final = patience * IN_VAIN
        self.is_sure = False  # that there is a way, if there is a choice of colours,
        self.is_in_vain = False  # or that there is none
        self.together = TOGETHER  # bits for the next row of outlooks
        self.aim: tuple[int, int] | None = None  # what was promised when it was time for the first one
        self.dives = 0  # so far
        self.is_scouted = False  # whether what is promised was looked for without an outlook
        self.far = 1  # times as far as the first outlook, for the next one
        self.loss = NEVER
        self.spent = NEVER
        self.walk: Walk | None = None
        self.walks: Walks | None = None
        self.found: Colours | None = None
        if task.slots.choices >= MANY:
            task.tell_jokers_apart()
            self.is_sure = not self.groups and task.slots.are_kinds
        self.choices: Final = choices(task, self.groups, self.grounds)

    def search(self) -> None:
        """Look for the best way: always go on with the choice of colours that promises most.

        Those that promise the same take turns: what one finds soon spares the others their long search.
        """
        turn = len(self.choices)
        waiting = [(choice.at_best, at, choice) for at, choice in enumerate(self.choices)]
        while waiting and waiting[0][0] < (self.loss, self.spent) and not self.is_in_vain:
            at_best, _, choice = heappop(waiting)
            if choice.at_best == at_best:
                self._try(choice)
            turn += 1
            heappush(waiting, (choice.at_best, turn, choice))

    def _try(self, choice: Choice) -> None:
        """Go on with a choice; if it turns out to promise less than was thought, leave it at that."""
        walks = choice.walks
        if walks is None:
            walks = Walks(self.grounds.of(choice.own), choice.owned)
            choice.walks = walks
        if self._is_time(choice, walks):
            self._make_sure()
            if self.is_in_vain:
                return
            self._tell_jokers_apart(choice)
            if self._aim(choice, walks) or self._scout(choice, walks):
                return
            if self.groups and self._sweep_first(choice):
                return
            foreseen = self._look_out(choice, walks) if self.groups else self._look_closer(choice, walks)
            if foreseen > choice.at_best[0]:
                choice.at_best = foreseen, choice.fewest
                return
            if not self.groups and self._spend_little(choice, walks, choice.at_best[1], CHEAP):
                return
        if self._can_sweep(choice, walks):
            self._sweep(choice, walks)
            return
        walk = walks.dive(self.loss, self.spent)
        self.dives += 1
        if walk is None and self.walk is None:
            self._tell_jokers_apart(choice)
            if self.groups:  # once more, before other colours have their turn
                walk = walks.dive(self.loss, self.spent)
        if walk is not None:
            self._keep(choice, walks, walk)
        choice.at_best = max(choice.at_best, walks.at_best())

    def _make_sure(self) -> None:
        """Where walks found no way, know whether there is one: outlooks tell of losses alone."""
        if self.walk is None and not self.is_sure:
            self.is_in_vain = least_lacking(self.hand, self.level, self.task.top, 0) > 0
            self.is_sure = not self.is_in_vain

    def _tell_jokers_apart(self, choice: Choice) -> None:
        """Where walks come to nothing, or there are many: know which jokers the level cannot do without.

        Unless that would take longer than the walks so far.
        """
        if self.task.taken * STAGES >= len(self.task.stages.in_order) * self.task.top:
            self.task.tell_jokers_apart()
            choice.fewest = max(choice.fewest, self.task.fewest)
            choice.at_best = max(choice.at_best, (choice.at_best[0], choice.fewest))

    def _is_time(self, choice: Choice, walks: Walks) -> bool:
        """Whether an outlook is worth its while."""
        if not self.groups:
            if self.walk is None and self.task.slots.choices >= MANY:
                return self.dives >= self.most_in_vain
            return self.task.taken >= self.patience
        if walks.outlook is not None:
            return self.task.slots.are_kinds and choice.at_best[0] > walks.outlook.limit
        patience = self.patience
        if choice.own in self.outlooks:
            patience = 0  # it is there already
        elif self.walk is None:
            patience //= 3  # walks seem to promise what they cannot hold
        elif self.loss == choice.least:
            patience *= 3  # it tells of losses, and there are none to be spared
        return self.task.taken >= patience

    def _most_lost(self, choice: Choice) -> int:
        """The most that may be lost by what is still better than the best so far.

        Where there are groups, what loses as much and spends less is looked for by itself.
        """
        if self.groups and self.walk is not None and self._is_cheap(choice, self.spent - 1, NO_DEARER):
            return self.loss - 1
        return self.loss if choice.fewest < self.spent else self.loss - 1

    def _look_out(self, choice: Choice, walks: Walks) -> int:
        """The least loss that can come of a choice of colours."""
        outlook = self.outlooks.get(choice.own)
        if outlook is None or choice.at_best[0] > outlook.limit:
            outlook = self._look_out_together(choice)
        return self._heed(walks, outlook)

    def _look_out_together(self, choice: Choice) -> Outlook:
        """Work out an outlook for a choice, and for others that promise something, as many as pays."""
        promising = [other for other in self.choices if other.at_best < (self.loss, self.spent)]
        # It tells what is lost, and so nothing of those that may only spend less.
        promising = [other for other in promising if other.at_best[0] <= self._most_lost(other)]
        asked: list[Counts] = []
        most_lost = 0
        grounds = {choice.own, *[other.own for other in promising]}
        small = SMALL // (self._row_bits() * len(grounds)) - 1
        for other in (choice, *promising):
            loss = other.at_best[0]
            outlook = self.outlooks.get(other.own)
            if outlook is None:
                limit = max(loss, other.least + FARTHEST, other.reach.beyond + small)
            elif outlook.limit < loss <= choice.at_best[0]:
                limit = max(loss + FARTHEST, other.reach.beyond + small)  # it was not far enough
            else:
                continue
            asked.append(other.own)
            most_lost = max(most_lost, min(max(loss, self._most_lost(other)), limit) - other.reach.beyond)
        together = self.together
        if choice.own in self.outlooks:  # farther, there mostly is something to be found
            together = TOGETHER
        else:
            self.together *= MORE_TOGETHER
        count = max(1, together // (self._row_bits() * (most_lost + 1)))
        owns = list(dict.fromkeys(asked))
        if len(owns) > count + count // 2:  # the last few would take about as long by themselves
            owns = owns[:count]
        outlooks = look_out([self.grounds.of(own) for own in owns], most_lost)
        self.outlooks.update(zip(owns, outlooks))
        return outlooks[0]

    def _aim(self, choice: Choice, walks: Walks) -> bool:
        """Whether there was a search for just what is promised, the least loss with the fewest jokers.

        Where there are groups, also for what loses as much as the best so far, once nothing loses less; where
        there are none, also whenever another outlook would be needed.
        """
        if self.aim is None:
            self.aim = choice.at_best
        if self.groups and choice.at_best[0] == self.loss:
            return self._spend_little(choice, walks, self.spent - 1, NO_DEARER)
        if choice.at_best <= self.aim:
            return self._spend_little(
                choice, walks, choice.at_best[1], VERY_CHEAP if self.groups else CHEAPER
            )
        if self.groups or choice.at_best[1] > choice.fewest or self._can_sweep(choice, walks):
            return False
        return self._spend_little(choice, walks, choice.at_best[1], CHEAP)

    def _scout(self, choice: Choice, walks: Walks) -> bool:
        """Whether what is promised was found without an outlook, by walks from a few cells at each number.

        With many jokers and few cards it mostly is, and there outlooks take longest. It is tried once.
        """
        loss, spent = choice.at_best
        if self.groups or self.is_scouted or not self.task.slots.are_kinds:
            return False
        if spent > self.task.fewest + MORE_SPENT or self._can_sweep(choice, walks):
            return False
        if sum(self.task.holding.jokers) < MORE_JOKERS * sum(self.task.holding.of_number):
            return False
        self.is_scouted = True
        most_lost = loss - choice.reach.beyond
        scout = Sweep(walks, look_nowhere(walks.ground, most_lost), most_lost, spent, spent)
        walk = scout.find((SCOUTS,))
        if walk is not None:
            self._keep(choice, walks, walk)
        return walk is not None

    def _spend_little(self, choice: Choice, walks: Walks, spent: int, percent: int) -> bool:
        """Whether there was a search for the best way of a choice that spends no more than so many jokers.

        There is one if it is cheap.
        """
        if not self.groups and self.thrifty and self.walk is not None:
            percent //= ONCE_FOUND
        if not self._is_cheap(choice, spent, percent):
            return False
        loss = choice.at_best[0]
        outlook = self.thrifty.get(choice.own)
        if outlook is None or loss > outlook.limit:
            outlook = self._look_thriftily(choice, spent)
        first = self.task.stages.first
        least = outlook.from_first(first, walks.balance(1, walks.owned), spent - choice.taken)
        while least <= outlook.limit and (least, spent) < (self.loss, self.spent):
            sweep = Sweep(walks, outlook, least - outlook.beyond, spent, choice.at_best[1])
            walk = sweep.find()
            if walk is not None:
                self._keep(choice, walks, walk)
            least += 1
        if self.loss <= outlook.limit and choice.at_best[1] <= choice.fewest:
            choice.fewest = spent + 1  # for whatever is better
        choice.at_best = (loss, spent + 1) if spent < self.task.most_spent else (loss + 1, choice.fewest)
        if choice.fewest > self.task.most_spent:
            choice.at_best = NEVER, NEVER  # nothing is better
        return True

    def _is_cheap(self, choice: Choice, spent: int, percent: int) -> bool:
        """Whether the starts are few that come into question, if no more than so many jokers are spent."""
        if not self.task.slots.are_kinds:
            return False
        if not self.starts:
            self.starts[NEVER] = self.task.coarse_stages().course(NEVER).starts()
        extra = spent - choice.taken
        starts = self.starts.get(extra)
        if starts is None:
            starts = self.task.stages.course(extra).starts(self.starts[NEVER])
            self.starts[extra] = starts
        return starts * 100 <= percent * self.starts[NEVER]

    def _look_thriftily(self, choice: Choice, spent: int) -> Outlook:
        """Outlooks that heed what is spent: for a choice, and for others that promise as much."""
        loss = choice.at_best[0]
        limit = loss if self.groups else self._limit(choice, self.walk is None)
        promising = [other.own for other in self.choices if other.at_best <= (loss, spent)]
        together = list(dict.fromkeys([choice.own, *promising]))
        most_lost = limit - min([self.grounds.reach(own).beyond for own in together])
        outlooks = look_out([self.grounds.of(own) for own in together], most_lost, is_thrifty=True)
        self.thrifty.update(zip(together, outlooks))
        return outlooks[0]

    def _look_closer(self, choice: Choice, walks: Walks) -> int:
        """The least loss that can come of a level without groups."""
        loss = choice.at_best[0]
        if walks.outlook is None or loss > walks.outlook.limit:
            # If an outlook that heeds what is spent was in vain, much is lost.
            is_far = self.walk is None and len(self.thrifty) > 0
            most_lost = self._limit(choice, is_far) - choice.reach.beyond
            self.far *= FARTHER
            loss = self._heed(walks, look_out([walks.ground], most_lost)[0])
        return loss

    def _limit(self, choice: Choice, is_far: bool) -> int:
        """How much may be lost, as far as an outlook without groups reaches."""
        loss = choice.at_best[0]
        limit = self._most_lost(choice)
        beyond = choice.reach.beyond - 1
        far = self.far * FARTHER if is_far else self.far
        farthest = loss + (FARTHEST_ALONE if far == 1 else 2 * FARTHEST_ALONE)
        farthest = min(farthest, beyond + MOST_BITS * far // self._row_bits())
        farthest = max(loss, farthest, beyond + SMALL_ALONE // self._row_bits())
        return farthest if limit > farthest + NEARLY else max(loss, limit)

    def _row_bits(self) -> int:
        """How many bits a row of an outlook has for each card that may be lost."""
        task = self.task
        return task.slots.choices * (task.most_wanted + task.most_spare + 1) * longest_row(task)

    def _heed(self, walks: Walks, outlook: Outlook) -> int:
        """The least loss that walks can end with, once they heed an outlook."""
        if self.task.slots.are_kinds:
            walks.outlook = outlook
            return outlook.from_first(self.task.stages.first, walks.balance(1, walks.owned))
        walks.look_out(outlook)
        return walks.at_best()[0]

    def _can_sweep(self, choice: Choice, walks: Walks) -> bool:
        """Whether there is an outlook that reaches so far, and each kind of joker is counted by itself."""
        if walks.outlook is None or not self.task.slots.are_kinds:
            return False
        return choice.at_best[0] <= walks.outlook.limit

    def _sweep(self, choice: Choice, walks: Walks) -> None:
        """Find the best way with the least loss that may be, or that there is none."""
        assert walks.outlook is not None
        loss = choice.at_best[0]
        most_spent = self.spent - 1 if loss == self.loss else self.task.most_spent
        sweep = Sweep(walks, walks.outlook, loss - walks.reach.beyond, most_spent, choice.at_best[1])
        walk = sweep.find()
        if walk is not None:
            self._keep(choice, walks, walk)
        choice.at_best = loss + 1, choice.fewest

    def _sweep_first(self, choice: Choice) -> bool:
        """Whether there was a sweep for another choice, before this one has an outlook.

        Once that has found something, outlooks need not reach as far.
        """
        outlook = self.outlooks.get(choice.own)
        if outlook is not None and choice.at_best[0] <= outlook.limit:
            return False
        best: Choice | None = None
        for other in self.choices:
            is_better = other.at_best < (best.at_best if best is not None else (self.loss, 0))
            if is_better and other.walks is not None and self._can_sweep(other, other.walks):
                best = other
        if best is not None and best.walks is not None:
            self._sweep(best, best.walks)
        return best is not None

    def _keep(self, choice: Choice, walks: Walks, walk: Walk) -> None:
        """Note the best way so far."""
        self.loss, self.spent = walk.loss, walk.spent
        self.walk, self.walks, self.found = walk, walks, choice.colours

    def way(self) -> tuple[Meld, ...]:
        """The melds of the best way, equal parts in ascending order."""
        walk, walks, colours = self.walk, self.walks, self.found
        assert walk is not None and walks is not None and colours is not None
        melds: list[Meld] = []
        laid = Laid(walks, walk, colours.owed)
        groups = list(colours.of_groups)
        for part in self.level.parts:
            kind, size = int(part.kind), int(part.size)
            if kind == COLOUR:
                value = groups.pop(0)
            else:
                value = laid.values[kind, size].pop(0)
            melds.append(meld(kind, value, laid.take(kind, size, value)))
        for part in self.level.parts:
            places = [at for at, other in enumerate(self.level.parts) if other == part]
            alike = sorted([melds[at] for at in places], key=lambda one: (int(one.value), one.cards))
            for at, one in zip(places, alike):
                melds[at] = one
        return tuple(melds)
