"""The best way to lay a level down: most cards to lay off at once, then most jokers kept.

The colours of the groups are tried one after the other, the most promising first; for each choice the rest
is one pass of walks over the numbers (see walks.py).
"""

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from level8.game.best_way.colours import Colours, choices_of_colours
from level8.game.best_way.ground import Ground
from level8.game.best_way.holding import NEVER, Counts
from level8.game.best_way.laid import Laid
from level8.game.best_way.outlook import Outlook, longest_row, look_out
from level8.game.best_way.reach import Field, Reach
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
# Hands with many choices of jokers that need an outlook are the slowest of all.
MANY: Final = 10  # so many; it is time
SOONER: Final = 3  # after that part of the walks then,
IN_VAIN: Final = 2  # or, without groups, after so many dives that have found nothing
STAGES: Final = 10  # before a number, for which it takes as long as a walk to tell jokers apart
TOGETHER: Final = 20000  # bits for a row of outlooks that are worked out together: often one is all it takes;
MORE_TOGETHER: Final = 3  # times as many the next time
FARTHEST: Final = 2  # from the least loss, as far as an outlook reaches,
FARTHEST_ALONE: Final = 3  # or without groups,
MOST_BITS: Final = 4000  # unless so many do not do for a row then;
FARTHER: Final = 4  # times as far the next time, where that was not far enough


def most_lay_offs(hand: Iterable[int], melds: Sequence[Meld], top: int) -> int:
    """The most cards of a hand that some sequence of lay-offs can place on melds (T3)."""
    task = Task(tuple(hand), Level(()), top, melds)
    walks = Walks(Ground(task, (), Reach(Field(task), task.table.colours)), (0,))
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
    filling.patience = PATIENCE
    most = filling.most(level.cards - 1)
    if most < level.cards:
        return None
    search = Best(held, level, top, table)
    search.is_sure = most == level.cards
    search.search()
    return search.way() if search.walk is not None else None


@final
class Choice:
    """Colours for all groups of the level, and how far the search with them has come."""

    def __init__(self, colours: Colours) -> None:
        self.at_best = (0, 0)  # the least loss, then spending, that can still come of it
        self.fewest = 0  # jokers that are spent in any case
        self.colours: Final = colours
        self.own: Final = tuple([colour for colour, owed in enumerate(colours.owed) if owed])
        # What its groups lack and can spare, as a walk has it.
        self.owned: Final = (-colours.lacking, *[max(0, colours.spare[colour]) for colour in self.own])
        self.walks: Walks | None = None


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
        self.holding: Final = task.holding
        self.field: Final = Field(task)
        self.reaches: Final[dict[int, Reach]] = {}  # by colours of groups, the table's among them, as bits
        self.grounds: Final[dict[Counts, Ground]] = {}  # by those of the level alone
        self.outlooks: Final[dict[Counts, Outlook]] = {}
        self.groups: Final = [at for at, part in enumerate(level.parts) if part.kind == COLOUR]
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
        self.is_sure = False  # that there is a way,
        self.is_in_vain = False  # or that there is none
        self.together = TOGETHER  # bits for the next row of outlooks
        self.dives = 0  # so far
        self.far = 1  # times as far as the first outlook, for the next one
        self.loss = NEVER
        self.spent = NEVER
        self.walk: Walk | None = None
        self.walks: Walks | None = None
        self.found: Colours | None = None
        self.choices: Final[list[Choice]] = []
        if task.slots.choices >= MANY:
            task.tell_jokers_apart()
        sizes = [int(level.parts[at].size) for at in self.groups]
        most_lacking = sum(task.holding.jokers) - task.fewest
        for chosen in choices_of_colours(sizes, task.holding, task.table.colours, most_lacking):
            choice = Choice(chosen)
            choice.at_best = self._at_best(choice)
            choice.fewest = choice.at_best[1]
            self.choices.append(choice)
        self.choices.sort(key=lambda choice: (choice.at_best, sum(self._reach(choice.own).loose)))

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
            walks = Walks(self._ground(choice.own), choice.owned)
            choice.walks = walks
        if self._is_time(choice, walks):
            self._make_sure()
            if self.is_in_vain:
                return
            self._tell_jokers_apart(choice)
            if self.groups and self._sweep_first(choice):
                return
            foreseen = self._look_out(choice, walks) if self.groups else self._look_closer(choice, walks)
            if foreseen > choice.at_best[0]:
                choice.at_best = foreseen, choice.fewest
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

    def _at_best(self, choice: Choice) -> tuple[int, int]:
        """The least loss and spending that colours allow, as far as can be told at once."""
        lacking = choice.colours.lacking
        jokers = sum(self.holding.jokers)
        first = self.task.stages.first
        losses = self._reach(choice.own).losses(1, first.sets, first.runs, 0)
        fewest = max(lacking + first.fewest[1], self.task.stages.fewest, self.task.fewest)
        return losses[jokers - lacking], fewest

    def _reach(self, own: Counts) -> Reach:
        colours = self.task.table.colours | sum([1 << int(colour) for colour in own])
        reach = self.reaches.get(colours)
        if reach is None:
            reach = Reach(self.field, colours)
            self.reaches[colours] = reach
        return reach

    def _ground(self, own: Counts) -> Ground:
        ground = self.grounds.get(own)
        if ground is None:
            ground = Ground(self.task, own, self._reach(own))
            self.grounds[own] = ground
        return ground

    def _is_time(self, choice: Choice, walks: Walks) -> bool:
        """Whether an outlook is worth its while."""
        if not self.groups:
            if self.walk is None and self.task.slots.choices >= MANY:
                return self.dives >= self.most_in_vain
            return self.task.taken >= self.patience
        if walks.outlook is not None:
            return self.task.slots.are_kinds and not self._is_foreseen(choice, walks.outlook)
        patience = self.patience
        if choice.own in self.outlooks:
            patience = 0  # it is there already
        elif self.walk is None:
            patience //= 3  # walks seem to promise what they cannot hold
        elif self.loss == self._least(choice.own):
            patience *= 3  # it tells of losses, and there are none to be spared
        return self.task.taken >= patience

    def _least(self, own: Counts) -> int:
        """The least loss that could be, whatever is spent."""
        first = self.task.stages.first
        return self._reach(own).losses(1, first.sets, first.runs, 0)[-1]

    def _most_lost(self, choice: Choice) -> int:
        """The most that may be lost by what is still better than the best so far."""
        return self.loss if choice.fewest < self.spent else self.loss - 1

    def _is_foreseen(self, choice: Choice, outlook: Outlook) -> bool:
        """Whether an outlook reaches as far as what a choice may come to."""
        return choice.at_best[0] <= outlook.most_lost + outlook.beyond

    def _look_out(self, choice: Choice, walks: Walks) -> int:
        """The least loss that can come of a choice of colours."""
        outlook = self.outlooks.get(choice.own)
        if outlook is None or not self._is_foreseen(choice, outlook):
            outlook = self._look_out_together(choice)
        return self._heed(walks, outlook)

    def _look_out_together(self, choice: Choice) -> Outlook:
        """Work out an outlook for a choice, and for others that promise something, as many as pays."""
        promising = [other for other in self.choices if other.at_best < (self.loss, self.spent)]
        grounds: dict[Counts, Ground] = {}
        most_lost = 0
        for other in (choice, *promising):
            loss = other.at_best[0]
            outlook = self.outlooks.get(other.own)
            if outlook is None:
                limit = max(loss, self._least(other.own) + FARTHEST)
            elif loss <= choice.at_best[0] and not self._is_foreseen(other, outlook):
                limit = loss + FARTHEST  # it was not far enough
            else:
                continue
            grounds[other.own] = self._ground(other.own)
            most_lost = max(most_lost, min(self._most_lost(other), limit) - self._reach(other.own).beyond)
        task = self.task
        bits = task.slots.choices * (task.most_wanted + task.most_spare + 1) * (most_lost + 1)
        count = max(1, self.together // (bits * longest_row(task)))
        self.together *= MORE_TOGETHER
        together = list(grounds)
        if len(together) > count + count // 2:  # the last few would take about as long by themselves
            together = together[:count]
        outlooks = look_out([grounds[own] for own in together], most_lost)
        self.outlooks.update(zip(together, outlooks))
        return outlooks[0]

    def _look_closer(self, choice: Choice, walks: Walks) -> int:
        """The least loss that can come of a level without groups."""
        loss = choice.at_best[0]
        if walks.outlook is None or not self._is_foreseen(choice, walks.outlook):
            beyond = walks.reach.beyond
            depth = MOST_BITS * self.far // (self.task.slots.choices * longest_row(self.task))
            limit = min(self._most_lost(choice), loss + FARTHEST_ALONE, beyond + depth - 1)
            most_lost = max(loss, limit)
            self.far *= FARTHER
            loss = self._heed(walks, look_out([walks.ground], most_lost - beyond)[0])
        return loss

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
        return self._is_foreseen(choice, walks.outlook)

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
        if outlook is not None and self._is_foreseen(choice, outlook):
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
