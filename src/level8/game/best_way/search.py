"""The best way to lay a level down: most cards to lay off at once, then most jokers kept.

The colours of the groups are tried one after the other, the most promising first; for each choice the rest
is one pass of walks over the numbers (see walks.py).
"""

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from level8.game.best_way.colours import choices_of_colours
from level8.game.best_way.ground import Ground
from level8.game.best_way.holding import NEVER, Counts
from level8.game.best_way.outlook import Outlook, longest_row, look_out
from level8.game.best_way.reach import Reach
from level8.game.best_way.sweep import Sweep
from level8.game.best_way.task import Task
from level8.game.best_way.walk import Walk
from level8.game.best_way.walks import Walks
from level8.game.filling import PALETTE, PATIENCE, STRIDE, Filling
from level8.game.lacking import least_lacking
from level8.game.levels import COLOUR, RUN, Level
from level8.game.melds import Meld, meld

WALKS: Final = 5  # for each stage that an outlook would have, where there are groups
# A small outlook takes no longer than a few walks, but mostly tells nothing that more walks do not find.
MORE: Final = 4  # times as many walks as that,
ENOUGH: Final = 200  # but not more than these
# Without groups, it is time for an outlook when walks have taken about as long as a coarse one would. A walk
# takes as long as so many of its states.
STATES: Final = 9
MANY: Final = 30  # choices of jokers: hands with so many that need an outlook are the slowest of all,
SOONER: Final = 3  # so it is time after that part of the walks
STAGES: Final = 10  # before a number, for which it takes as long as a walk to tell jokers apart
TOGETHER: Final = 60000  # bits for a row of outlooks that are worked out together,
AT_FIRST: Final = 12000  # and for the first such row: often one of them is all that is needed
FARTHEST: Final = 2  # from the least loss, as far as an outlook reaches,
FARTHEST_ALONE: Final = 3  # or without groups,
MOST_BITS: Final = 4000  # unless so many do not do for a row then;
FARTHER: Final = 4  # times as far the next time, where that was not far enough


def most_lay_offs(hand: Iterable[int], melds: Sequence[Meld], top: int) -> int:
    """The most cards of a hand that some sequence of lay-offs can place on melds (T3)."""
    task = Task(tuple(hand), Level(()), top, melds)
    walks = Walks(Ground(task, [], Reach(task, task.table.colours)), {})
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
    if filling.most(level.cards - 1) < level.cards:
        return None
    search = Best(held, level, top, table)
    search.search()
    return search.way() if search.walk is not None else None


def _bits(colours: Iterable[int]) -> int:
    return sum([1 << int(colour) for colour in colours])


@final
class Choice:
    """Colours for all groups of the level, and how far the search with them has come."""

    def __init__(self, at_best: tuple[int, int], colours: Counts, owed: dict[int, int]) -> None:
        self.at_best = at_best  # the least loss, then spending, that can still come of it
        self.fewest = at_best[1]  # jokers that are spent in any case
        self.colours: Final = colours
        self.owed: Final = owed
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
        self.reaches: Final[dict[int, Reach]] = {}  # by colours of groups, the table's among them, as bits
        self.grounds: Final[dict[int, Ground]] = {}  # by those of the level alone
        self.outlooks: Final[dict[int, Outlook]] = {}
        self.groups: Final = [at for at, part in enumerate(level.parts) if part.kind == COLOUR]
        first = task.stages.first
        # Walks before an outlook. Where there are groups, there may be one for each choice of colours, and
        # with many kinds of jokers each is large.
        stages = (first.sets + 1) * (first.runs + 1) * (first.runs + 2) // 2 - 1
        walks = stages * WALKS * (2 + task.slots.choices * (task.most_wanted + task.most_spare + 1) // 150)
        walks = max(walks, min(MORE * walks, ENOUGH))
        if not self.groups:
            walks = stages * top // (STATES if task.slots.choices < MANY else STATES * SOONER)
        self.patience: Final = patience * walks
        self.is_sure = False  # that there is a way,
        self.is_in_vain = False  # or that there is none
        self.far = 1  # times as far as the first outlook, for the next one
        self.loss = NEVER
        self.spent = NEVER
        self.walk: Walk | None = None
        self.walks: Walks | None = None
        self.found: Counts = ()
        self.choices: Final[list[Choice]] = []
        sizes = [int(level.parts[at].size) for at in self.groups]
        most_lacking = sum(task.holding.jokers) - task.fewest
        for chosen in choices_of_colours(sizes, task.holding, task.table.colours, most_lacking):
            owed = {colour: count for colour, count in enumerate(chosen.owed) if count}
            self.choices.append(Choice(self._at_best(owed, chosen.lacking), chosen.of_groups, owed))
        self.choices.sort(key=lambda choice: (choice.at_best, sum(self._reach(choice.owed).loose)))

    def search(self) -> None:
        """Look for the best way: always go on with the choice of colours that promises most.

        Those that promise the same take turns: what one finds soon spares the others their long search.
        """
        turn = len(self.choices)
        waiting = [(choice.at_best, at, choice) for at, choice in enumerate(self.choices)]
        while waiting and waiting[0][0] < (self.loss, self.spent) and not self.is_in_vain:
            _, _, choice = heappop(waiting)
            self._try(choice)
            turn += 1
            heappush(waiting, (choice.at_best, turn, choice))

    def _try(self, choice: Choice) -> None:
        """Go on with a choice; if it turns out to promise less than was thought, leave it at that."""
        walks = choice.walks
        if walks is None:
            walks = Walks(self._ground(choice.owed), choice.owed)
            choice.walks = walks
        if self._is_time(walks):
            self._make_sure()
            if self.is_in_vain:
                return
            self._tell_jokers_apart(choice)
            foreseen = self._look_out(choice, walks) if self.groups else self._look_closer(choice, walks)
            if foreseen > choice.at_best[0]:
                choice.at_best = foreseen, choice.fewest
                return
        if self._can_sweep(choice, walks):
            self._sweep(choice, walks)
            return
        walk = walks.dive(self.loss, self.spent)
        if walk is not None:
            self._keep(choice, walks, walk)
        elif self.walk is None:
            self._tell_jokers_apart(choice)
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

    def _at_best(self, owed: dict[int, int], lacking: int) -> tuple[int, int]:
        """The least loss and spending that colours allow, if so many cards of them are lacking."""
        jokers = sum(self.holding.jokers)
        first = self.task.stages.first
        losses = self._reach(owed).losses(1, first.sets, first.runs, 0)
        fewest = max(lacking + first.fewest[1], self.task.stages.fewest, self.task.fewest)
        return losses[jokers - lacking], fewest

    def _reach(self, owed: dict[int, int]) -> Reach:
        colours = self.task.table.colours | _bits(owed)
        reach = self.reaches.get(colours)
        if reach is None:
            reach = Reach(self.task, colours)
            self.reaches[colours] = reach
        return reach

    def _ground(self, owed: dict[int, int]) -> Ground:
        own = _bits(owed)
        ground = self.grounds.get(own)
        if ground is None:
            ground = Ground(self.task, sorted(owed), self._reach(owed))
            self.grounds[own] = ground
        return ground

    def _is_time(self, walks: Walks) -> bool:
        """Whether an outlook is worth its while."""
        if not self.groups:
            return self.task.taken >= self.patience
        if walks.outlook is not None:
            return False
        patience = self.patience
        if _bits(walks.own) in self.outlooks:
            patience = 0  # it is there already
        elif self.walk is None:
            patience //= 3  # walks seem to promise what they cannot hold
        elif self.loss == self._least(walks.ground):
            patience *= 3  # it tells of losses, and there are none to be spared
        return self.task.taken >= patience

    def _least(self, ground: Ground) -> int:
        """The least loss that could be, whatever is spent."""
        first = self.task.stages.first
        return ground.reach.losses(1, first.sets, first.runs, 0)[-1]

    def _look_out(self, choice: Choice, walks: Walks) -> int:
        """The least loss that can come of a choice of colours."""
        own = _bits(choice.owed)
        if own not in self.outlooks:
            self._look_out_together(own, walks.ground)
        return self._heed(walks, self.outlooks[own])

    def _look_out_together(self, own: int, ground: Ground) -> None:
        """Work out an outlook for some colours, and for others that promise something, as many as pays."""
        grounds = {own: ground}
        for choice in self.choices:
            other = _bits(choice.owed)
            if choice.at_best < (self.loss, self.spent) and other not in self.outlooks:
                grounds[other] = self._ground(choice.owed)
        limits = [min(self.loss, self._least(one) + FARTHEST) - one.reach.beyond for one in grounds.values()]
        task, most_lost = self.task, max(limits)
        bits = task.slots.choices * (task.most_wanted + task.most_spare + 1) * (most_lost + 1)
        most_bits = TOGETHER if self.outlooks else AT_FIRST
        together = list(grounds)[: max(1, most_bits // (bits * longest_row(task)))]
        outlooks = look_out([grounds[one] for one in together], most_lost)
        self.outlooks.update(zip(together, outlooks))

    def _look_closer(self, choice: Choice, walks: Walks) -> int:
        """The least loss that can come of a level without groups."""
        loss = choice.at_best[0]
        beyond = walks.reach.beyond
        if walks.outlook is None or loss > walks.outlook.most_lost + beyond:
            depth = MOST_BITS * self.far // (self.task.slots.choices * longest_row(self.task))
            most_lost = max(loss, min(self.loss - 1, loss + FARTHEST_ALONE, beyond + depth - 1))
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
        return choice.at_best[0] <= walks.outlook.most_lost + walks.reach.beyond

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

    def _keep(self, choice: Choice, walks: Walks, walk: Walk) -> None:
        """Note the best way so far."""
        self.loss, self.spent = walk.loss, walk.spent
        self.walk, self.walks, self.found = walk, walks, choice.colours

    def way(self) -> tuple[Meld, ...]:
        """The melds of the best way, equal parts in ascending order."""
        walk, walks = self.walk, self.walks
        assert walk is not None and walks is not None
        melds: list[Meld] = []
        laid = _Laid(walks, walk)
        groups = list(self.found)
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


@final
class _Laid:
    """What a walk laid down for the level: the parameters of its parts, and the cards for each."""

    def __init__(self, walks: Walks, end: Walk) -> None:
        holding = walks.holding
        self.shapes: Final = walks.ground.task.stages.shapes
        self.values: Final[dict[tuple[int, int], list[int]]] = {shape: [] for shape in self.shapes}
        self.of_number: Final[list[list[int]]] = [[] for _ in range(STRIDE)]
        self.of_colour: Final[dict[int, list[int]]] = {}
        for colour in walks.own:
            row = range(colour * STRIDE, (colour + 1) * STRIDE)
            self.of_colour[colour] = [card for card in row for _ in range(holding.of_face[card])]
        after = end.before
        for number in range(walks.top, 0, -1):
            assert after is not None and after.before is not None
            self._read(walks, number, after.before, after)
            after = after.before
        spare = [kind for at, kind in enumerate(holding.kinds) for _ in range(end.jokers[at])]
        for at, colour in enumerate(walks.own):
            cards = self.of_colour[colour]
            while len(cards) < walks.owed[at]:
                cards.append(spare.pop(0))

    def _read(self, walks: Walks, number: int, before: Walk, after: Walk) -> None:
        """Note what starts at a number, and all the cards that were used there, the level's first."""
        for at, count in enumerate(after.start.laid):
            self.values[self.shapes[at]] += [number] * count
        has_set = walks.table.sets >> number & 1
        loose: list[int] = []
        other: list[int] = []
        for colour in range(PALETTE):
            if colour not in walks.own:
                card = colour * STRIDE + number
                kept = other if has_set or walks.reach.colours >> colour & 1 else loose
                kept += [card] * walks.holding.of_face[card]
        cards = loose + other
        for at, colour in enumerate(walks.own):
            card = colour * STRIDE + number
            for _ in range(before.owned[at] - after.owned[at]):
                cards.append(card)
                self.of_colour[colour].remove(card)
        for at, kind in enumerate(walks.holding.kinds):
            cards += [kind] * (before.jokers[at] - after.jokers[at])
        self.of_number[number] = cards

    def take(self, kind: int, size: int, value: int) -> tuple[int, ...]:
        """Take the cards for one part."""
        if kind == RUN:
            return tuple([self.of_number[number].pop(0) for number in range(value, value + size)])
        pool = self.of_colour[value] if kind == COLOUR else self.of_number[value]
        cards = sorted(pool[:size])
        del pool[:size]
        return tuple(cards)
