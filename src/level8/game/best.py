"""The best way to lay a level down: most cards to lay off at once, then most jokers kept.

The colours of the groups are tried one after the other, the most promising first; for each choice the rest
is one pass of walks over the numbers (see lay_off.py).
"""

from collections.abc import Iterable, Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from level8.game.cards import JOKER
from level8.game.filling import PALETTE, STRIDE, Filling
from level8.game.holding import NEVER, Fewest, Holding, Table
from level8.game.lay_off import Walk, Walks
from level8.game.levels import COLOUR, RUN, SET, Level
from level8.game.melds import Meld, meld

BEAM: Final = 10  # walks abreast in a quick pass
ENDLESS: Final = 1 << 40


def most_lay_offs(hand: Iterable[int], melds: Sequence[Meld], top: int) -> int:
    """The most cards of a hand that some sequence of lay-offs can place on melds (T3)."""
    holding = Holding(tuple(hand))
    nothing = Level(())
    walks = Walks(holding, nothing, top, Table(melds, top), {}, Fewest(holding, nothing, top))
    walk = walks.best(NEVER, NEVER, ENDLESS)
    assert walk is not None
    return holding.total - walk.loss


def best_way(
    hand: Iterable[int], level: Level, top: int, table: Sequence[Meld] = ()
) -> tuple[Meld, ...] | None:
    """The way to lay a level down that leaves the most cards to lay off at once, and then keeps most jokers.

    Cards can be laid off onto the level's own melds and those of the table. Without a way, None.
    """
    held = tuple(hand)
    if _most_filled(held, level, top) < level.cards:
        return None
    search = Best(held, level, top, table)
    # Mostly there is a way that loses nothing and spends as few jokers as any: look for that alone first.
    search.loss, search.spent = 0, search.fewest + 1
    if search.only_runs_take_jokers():
        search.try_colours(0, BEAM)
    if search.walk is None:
        search.try_colours(0, ENDLESS)
    if search.walk is None:
        search.loss, search.spent = NEVER, NEVER
        for width in (BEAM, ENDLESS):
            search.try_colours(0, width)
    return search.way()


def _most_filled(hand: Iterable[int], level: Level, top: i64) -> i64:
    filling = Filling(vec[i64](hand), top)
    filling.ask_level(level)
    return filling.most(-1)


@final
class Best:
    """The search over the colours of groups, and the best found so far."""

    def __init__(self, hand: tuple[int, ...], level: Level, top: int, table: Sequence[Meld]) -> None:
        self.level: Final = level
        self.top: Final = top
        self.holding: Final = Holding(hand)
        self.table: Final = Table(table, top)
        self.needs: Final = Fewest(self.holding, level, top)
        # No way needs fewer jokers than this.
        self.fewest: Final = int(level.cards) - int(
            _most_filled([card for card in hand if card < JOKER], level, top)
        )
        self.groups: Final = [at for at, part in enumerate(level.parts) if part.kind == COLOUR]
        self.sets: Final = sum([1 for part in level.parts if part.kind == SET])
        self.runs: Final = self.table.runs + sum([1 for part in level.parts if part.kind == RUN])
        held = self.holding.of_colour
        self.palette: Final = sorted(range(PALETTE), key=lambda colour: -held[colour])
        self.places: Final = [0] * len(self.groups)  # of the chosen colours in the palette
        self.owed: Final[dict[int, int]] = {}
        self.loss = NEVER
        self.spent = NEVER
        self.walk: Walk | None = None
        self.walks: Walks | None = None
        self.found: list[int] = []

    def only_runs_take_jokers(self) -> bool:
        """Whether jokers have to be laid off onto runs, which is slow to settle where there are many."""
        return not self.groups and not self.sets and not self.table.sets and not self.table.colours

    def try_colours(self, depth: int, width: int) -> None:
        """Try all colours for the group at this depth and all later ones."""
        if depth == len(self.groups):
            self._try_walks(width)
            return
        part = self.level.parts[self.groups[depth]]
        first = 0
        if depth > 0 and self.level.parts[self.groups[depth - 1]] == part:
            first = self.places[depth - 1]
        for place in range(first, PALETTE):
            colour = self.palette[place]
            before = self.owed.get(colour, 0)
            self.places[depth] = place
            self.owed[colour] = before + int(part.size)
            self.try_colours(depth + 1, width)
            if before:
                self.owed[colour] = before
            else:
                del self.owed[colour]

    def _try_walks(self, width: int) -> None:
        if self._at_best() >= (self.loss, self.spent):
            return
        walks = Walks(self.holding, self.level, self.top, self.table, dict(self.owed), self.needs)
        walk = walks.best(self.loss, self.spent, width)
        if walk is not None:
            self.loss = walk.loss
            self.spent = walk.spent
            self.walk = walk
            self.walks = walks
            self.found = [self.palette[place] for place in self.places]

    def _at_best(self) -> tuple[int, int]:
        """The least loss and spending that the chosen colours allow, roughly."""
        spent = 0
        for colour, owed in self.owed.items():
            spent += max(0, owed - self.holding.of_colour[colour])
        if spent > sum(self.holding.jokers):
            return NEVER, NEVER
        beyond = [-self.runs] * STRIDE
        for colour in range(PALETTE):
            if not self.table.colours >> colour & 1 and colour not in self.owed:
                for number in range(1, STRIDE):
                    beyond[number] += self.holding.of_face[colour * STRIDE + number]
        lost = sorted([max(0, beyond[at]) for at in range(STRIDE) if not self.table.sets >> at & 1])
        return sum(lost[: len(lost) - self.sets]), max(spent, self.fewest)

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
        self.values: Final[dict[tuple[int, int], list[int]]] = {shape: [] for shape in walks.shapes}
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
            self.values[walks.shapes[at]] += [number] * count
        has_set = walks.table.sets >> number & 1
        loose: list[int] = []
        other: list[int] = []
        for colour in range(PALETTE):
            if colour not in walks.own:
                card = colour * STRIDE + number
                kept = other if has_set or walks.colours >> colour & 1 else loose
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
