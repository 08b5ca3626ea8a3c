"""How many ways there are to lay a level down, without making any of them.

A walk over the numbers: at each of them some runs and sets start, then each face that is held is dealt out
among the parts that could take it, and jokers stand for what is still open. All walks with the same parts
open are counted together, whatever jokers they have left: how many of them have which are the digits of one
large integer.

Parts that ask for the same can change places. Those that start at different numbers are told apart by that;
of those that start together, every order is counted, and once more each order that may leave them as they
are, where some are laid with the same cards (Burnside). So parts start in cycles: those of one take the same
cards, each a copy.
"""

from collections.abc import Iterable
from math import factorial, prod
from typing import Final, final

from level8.game.best_way.joker_sets import side_by_side
from level8.game.cards import JOKER, SKIP, UNSEEN, colour_of, joker_high, joker_low, number_of
from level8.game.filling import STRIDE
from level8.game.levels import COLOUR, RUN, SET, Level

Counts = tuple[int, ...]
# The parts of each shape that are still to start; the runs that need the number at hand, and those that have
# it; sets of this number; groups. Each but the first as units.
State = tuple[Counts, Counts, Counts, Counts, Counts]
Ways = dict[State, int]
# Groups that begin: in how many ways, to be divided by what; what is to lay then, the groups, their cards.
Begun = tuple[int, int, Counts, Counts, int]

# A unit is a cycle of parts: how many there are in it, how many cards each still needs, and its colour.
CARD: Final = 1 << 10
HUE: Final = CARD << 10


def _of(unit: int) -> int:
    """How many parts it is of, so many copies of each card it takes."""
    return unit % CARD


def _needs(unit: int) -> int:
    """How many cards each of its parts needs."""
    return unit % HUE // CARD


def _cycles(parts: int, longest: int) -> list[Counts]:
    """Each way to share out some parts among cycles, the longest first."""
    if parts == 0:
        return [()]
    return [
        (length, *others)
        for length in range(min(parts, longest), 0, -1)
        for others in _cycles(parts - length, length)
    ]


def _orders(cycles: Counts) -> int:
    """By how much to divide for parts in such cycles."""
    return prod(cycles) * prod([factorial(cycles.count(length)) for length in set(cycles)])


@final
class _Jokers:
    """What can be said of numbers of ways, each a digit for one choice of jokers that are left."""

    def __init__(self, kinds: list[int], held: list[int], bits: int, top: int) -> None:
        self.kinds: Final = range(len(kinds))
        self.bits: Final = bits  # for a digit
        self.covering: Final = [
            [at for at, kind in enumerate(kinds) if joker_low(kind) <= number <= joker_high(kind)]
            for number in range(top + 1)
        ]
        self.steps: Final[list[int]] = []  # how far apart, in bits, two choices are that differ by a joker
        step = bits
        for count in held:
            self.steps.append(step)
            step *= count + 1
        size = step
        self.all_left: Final = sum([count * step for count, step in zip(held, self.steps)])
        # The digits of choices with at least so many of a kind.
        self.having: Final[list[list[int]]] = []
        for count, step in zip(held, self.steps):
            period = step * (count + 1)
            at_least = [(1 << period) - (1 << step * least) for least in range(count + 1)]
            self.having.append([side_by_side(digits, size // period, period) for digits in at_least])

    def use(self, ways: int, kind: int, copies: int) -> int:
        """With so many jokers of a kind fewer."""
        having = self.having[kind]
        return (ways & having[copies]) >> copies * self.steps[kind] if copies < len(having) else 0

    def stand(self, ways: int, number: int, copies: int) -> int:
        """Once a joker stands for a number, or several copies of one."""
        return sum([self.use(ways, kind, copies) for kind in self.covering[number]])

    def choose(self, ways: int, kinds: Iterable[int], count: int, copies: int) -> int:
        """Once so many jokers are chosen from some kinds, each with its copies."""
        chosen = [ways] + [0] * count  # by how many of them
        for kind in kinds:
            for more in range(count, 0, -1):
                for now in range(1, more + 1):
                    if chosen[more - now]:
                        chosen[more] += self.use(chosen[more - now], kind, now * copies)
        return chosen[count]

    def total(self, ways: int) -> int:
        """The sum of all digits, for which one has room enough."""
        return ways % ((1 << self.bits) - 1)


@final
class Counting:
    """One count."""

    def __init__(self, hand: Iterable[int], level: Level, top: int, colours: int) -> None:
        self.top: Final = top
        self.colours: Final = colours
        asked: dict[tuple[int, int], int] = {}
        for part in level.parts:
            shape = (int(part.kind), int(part.size))
            asked[shape] = asked.get(shape, 0) + 1
        self.shapes: Final = sorted(asked)
        self.to_lay: Final = tuple([asked[shape] for shape in self.shapes])
        self.cards: Final = sum([size * count for (_, size), count in asked.items()])
        faces: dict[int, int] = {}
        for card in hand:
            if UNSEEN < card < SKIP:
                faces[card] = faces.get(card, 0) + 1
        # The colours that are held of each number, and how many cards.
        self.faces: Final[list[list[tuple[int, int]]]] = [[] for _ in range(STRIDE)]
        ahead = [0] * (STRIDE + 1)
        for face, count in faces.items():
            if face < JOKER:
                self.faces[number_of(face)].append((colour_of(face), count))
                ahead[number_of(face)] += count
        kinds = [face for face in faces if face >= JOKER]
        held = [min(faces[kind], self.cards) for kind in kinds]
        # As if every part were of its own, to be divided by this at the end; and room for so many ways.
        self.orders: Final = prod([factorial(count) for count in self.to_lay])
        bits = len(faces).bit_length() * self.cards + max(top, colours).bit_length() * len(level.parts)
        self.jokers: Final = _Jokers(kinds, held, bits + 2 * self.orders.bit_length(), top)
        # For each number, cards and jokers; and all of them from it on.
        self.most: Final = [
            ahead[number] + sum([held[kind] for kind in covering])
            for number, covering in enumerate(self.jokers.covering)
        ]
        for number in range(STRIDE - 1, 0, -1):
            ahead[number] += ahead[number + 1]
        self.ahead: Final = [cards + sum(held) for cards in ahead]
        self.known_starts: Final[dict[tuple[Counts, int], list[tuple[Counts, Counts, Counts, int]]]] = {}
        self.known_runs: Final[dict[tuple[Counts, int], list[tuple[int, Counts, Counts, int]]]] = {}
        self.known_taken: Final[dict[tuple[Counts, int], list[tuple[int, Counts, int]]]] = {}
        self.known_begun: Final[dict[tuple[Counts, int, int], list[Begun]]] = {}

    def count(self) -> int:
        walks: Ways = {(self.to_lay, (), (), (), ()): self.orders << self.jokers.all_left}
        for number in range(1, STRIDE):
            if number <= self.top:
                walks = self._start(walks, number)
            for colour, held in self.faces[number]:
                walks = self._deal(walks, colour, held)
            if number <= self.top:
                walks = self._pass(walks, number)
        ended = sum([self._end(state, ways) for state, ways in walks.items()])
        return self.jokers.total(ended) // self.orders

    def _start(self, walks: Ways, number: int) -> Ways:
        """Choose what starts at a number, groups apart."""
        after: Ways = {}
        for (to_lay, growing, _, _, groups), ways in walks.items():
            taken = sum([_of(unit) for unit in growing])
            for rest, runs, sets, orders in self._starts(to_lay, self.top - number + 1):
                asked = taken + sum([_of(unit) for unit in runs])
                asked += sum([_of(unit) * _needs(unit) for unit in sets])
                if asked <= self.most[number]:
                    state = (rest, tuple(sorted(growing + runs)), (), sets, groups)
                    after[state] = after.get(state, 0) + ways // orders
        return after

    def _starts(self, to_lay: Counts, room: int) -> list[tuple[Counts, Counts, Counts, int]]:
        """What may start where so many numbers are left: what then is to lay, runs, sets, orders."""
        known = self.known_starts.get((to_lay, room))
        if known is None:
            known = [((), (), (), 1)]
            for (kind, size), count in zip(self.shapes, to_lay):
                most = 0 if kind == COLOUR or (kind == RUN and size > room) else count
                choices = [cycles for now in range(most + 1) for cycles in _cycles(now, now)]
                further: list[tuple[Counts, Counts, Counts, int]] = []
                for rest, runs, sets, orders in known:
                    for cycles in choices:
                        units = tuple([size * CARD + length for length in cycles])
                        further.append(
                            (
                                (*rest, count - sum(cycles)),
                                runs + units if kind == RUN else runs,
                                sets + units if kind == SET else sets,
                                orders * _orders(cycles),
                            )
                        )
                known = further
            self.known_starts[to_lay, room] = known
        return known

    def _deal(self, walks: Ways, colour: int, held: int) -> Ways:
        """Deal out the cards of one face: to runs and sets of its number, and to groups of its colour."""
        after: Ways = {}
        for (to_lay, growing, grown, sets, groups), ways in walks.items():
            own = tuple([unit for unit in groups if unit // HUE == colour])
            others = tuple([unit for unit in groups if unit // HUE != colour])
            for of_runs, open_runs, served, used in self._serve(growing, held):
                runs = tuple(sorted(grown + served))
                for of_sets, open_sets, used_by_sets in self._take(sets, held - used):
                    left = held - used - used_by_sets
                    for of_groups, taken, used_by_groups in self._take(own, left):
                        spare = left - used_by_groups
                        for begun, orders, rest, new, _ in self._begin(to_lay, spare, colour):
                            state = (rest, open_runs, runs, open_sets, tuple(sorted(others + taken + new)))
                            times = of_runs * of_sets * of_groups * begun
                            after[state] = after.get(state, 0) + ways * times // orders
        return after

    def _serve(self, growing: Counts, held: int) -> list[tuple[int, Counts, Counts, int]]:
        """Which runs may get a card each: in how many ways, those without, those with one, cards."""
        known = self.known_runs.get((growing, held))
        if known is None:
            ways: dict[tuple[Counts, Counts, int], int] = {((), (), 0): 1}
            for unit in growing:
                further: dict[tuple[Counts, Counts, int], int] = {}
                for (without, served, used), times in ways.items():
                    key = ((*without, unit), served, used)
                    further[key] = further.get(key, 0) + times
                    if used + _of(unit) <= held:
                        key = (without, (*served, unit), used + _of(unit))
                        further[key] = further.get(key, 0) + times
                ways = further
            known = [(times, *key) for key, times in ways.items()]
            self.known_runs[growing, held] = known
        return known

    def _take(self, units: Counts, held: int) -> list[tuple[int, Counts, int]]:
        """How many cards each unit may take: in how many ways, the units then, cards."""
        known = self.known_taken.get((units, held))
        if known is None:
            ways: dict[tuple[Counts, int], int] = {((), 0): 1}
            for unit in units:
                further: dict[tuple[Counts, int], int] = {}
                for (before, used), times in ways.items():
                    for now in range(min(_needs(unit), (held - used) // _of(unit)) + 1):
                        after = before
                        if now < _needs(unit):
                            after = tuple(sorted((*before, unit - now * CARD)))
                        key = (after, used + now * _of(unit))
                        further[key] = further.get(key, 0) + times
                ways = further
            known = [(times, *key) for key, times in ways.items()]
            self.known_taken[units, held] = known
        return known

    def _begin(self, to_lay: Counts, held: int, colour: int) -> list[Begun]:
        """Which groups may begin with a face: each takes one card of it, and then maybe more."""
        key = (to_lay, held, colour)
        known = self.known_begun.get(key)
        if known is None:
            known = [(1, 1, (), (), 0)]
            for (kind, size), count in zip(self.shapes, to_lay):
                most = min(count, held) if kind == COLOUR and colour < self.colours else 0
                choices = [cycles for now in range(most + 1) for cycles in _cycles(now, now)]
                further: list[Begun] = []
                for times, orders, rest, units, used in known:
                    for cycles in choices:
                        now = sum(cycles)
                        if used + now <= held:
                            new = tuple([colour * HUE + (size - 1) * CARD + length for length in cycles])
                            for ways, taken, more in self._take(new, held - used - now):
                                further.append(
                                    (
                                        times * ways,
                                        orders * _orders(cycles),
                                        (*rest, count - now),
                                        units + taken,
                                        used + now + more,
                                    )
                                )
                known = further
            self.known_begun[key] = known
        return known

    def _pass(self, walks: Ways, number: int) -> Ways:
        """Let jokers stand for what is open at a number, and go on to the next."""
        jokers = self.jokers
        after: Ways = {}
        for (to_lay, growing, grown, sets, groups), before in walks.items():
            ways = before
            for unit in growing:
                ways = jokers.stand(ways, number, _of(unit))
            for unit in sets:
                ways = jokers.choose(ways, jokers.covering[number], _needs(unit), _of(unit))
            if ways:
                runs = tuple(sorted([unit - CARD for unit in growing + grown if _needs(unit) > 1]))
                if self._lacking(to_lay, runs, groups) <= self.ahead[number + 1]:
                    state = (to_lay, runs, (), (), groups)
                    after[state] = after.get(state, 0) + ways
        return after

    def _lacking(self, to_lay: Counts, runs: Counts, groups: Counts) -> int:
        """How many cards are still to be laid."""
        lacking = sum([size * count for (_, size), count in zip(self.shapes, to_lay)])
        return lacking + sum([_of(unit) * _needs(unit) for unit in runs + groups])

    def _end(self, state: State, ways: int) -> int:
        """Let jokers fill the groups."""
        to_lay, _, _, _, groups = state
        jokers = self.jokers
        for unit in groups:
            ways = jokers.choose(ways, jokers.kinds, _needs(unit), _of(unit))
        for (kind, size), count in zip(self.shapes, to_lay):
            if kind != COLOUR and count:
                return 0
            total = 0
            for cycles in _cycles(count, count):
                # Those of one cycle have the same colour, any one of them.
                left = ways * self.colours ** len(cycles) // _orders(cycles)
                for length in cycles:
                    left = jokers.choose(left, jokers.kinds, size, length)
                total += left
            ways = total
        return ways
