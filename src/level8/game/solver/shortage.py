"""How many cards a hand lacks for a level: a dynamic programme over the numbers, and a search it guides.

The programme relaxes the question: every joker stands for everything, and colour groups leave all cards to
runs and sets. It works out, for every stage of the level before every number, how many slots no number card
can fill from there on. Without ranged jokers and colour groups that is the answer; with them it is a lower
bound, and a depth-first search looks for a walk that meets it, then for one that lacks one card more, and so
on (iterative deepening).
"""

from collections.abc import Iterable, Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from level8.game.cards import NUMBERS, PALETTE, joker_high, joker_low, number_card
from level8.game.levels import AFTER, ASKED, COLOUR, RUN, Level, Plan
from level8.game.solver.bounds import may_hold
from level8.game.solver.holding import BY_COLOUR, Holding

FAR: Final = 1000  # more cards than any level asks for
_FAR_ROWS: Final = vec[i64]([FAR] * (NUMBERS * 32))


def distance(hand: Iterable[int], level: Level, top: int) -> int:
    """The least number of cards that a hand lacks for a level, where numbers go up to `top`.

    >>> from level8.game.cards import parse_cards
    >>> from level8.game.levels import parse_level
    >>> distance(parse_cards("r4 b5 J g9 g9 S"), parse_level("run 3 + set 4"), 15)
    2
    """
    return distance_of(vec[i64](hand), level, top)


def distance_of(hand: vec[i64], level: Level, top: i64) -> i64:
    """The distance, for callers inside compiled code."""
    return Shortage(hand, level, top).least(level.cards)


def helps(hand: Iterable[int], level: Level, top: int, faces: Sequence[int]) -> tuple[int, ...]:
    """Those of the faces that would bring a hand one card closer to a level."""
    cards = vec[i64](hand)
    lacking = distance_of(cards, level, top)
    cards = append(cards, 0)
    useful: list[int] = []
    for face in faces:
        cards[len(cards) - 1] = face
        if lacking > 0 and Shortage(cards, level, top).least(lacking - 1) < lacking:
            useful.append(face)
    return tuple(useful)


def can_lay_down(hand: vec[i64], level: Level, top: i64) -> bool:
    """Whether a hand holds a level."""
    return may_hold(hand, level, top) and Shortage(hand, level, top).least(0) == 0


def lower_bounds(plan: Plan, held: vec[i64], top: i64) -> vec[i64]:
    """For every number and stage, how many slots from there on stay without a number card at least.

    `held` counts the number cards of each number. The row of a number starts at number × stages.
    """
    stages: i64 = len(plan.stages)
    size = stages * (top + 2)
    bounds = _FAR_ROWS[:size]
    while len(bounds) < size:
        bounds = append(bounds, FAR)
    begins, starts = plan.begins, plan.packed
    later = stages * (top + 1)
    bounds[later + plan.last.index] = 0
    number = top
    while number > 0:
        row = later - stages
        cards = held[number]
        at: i64 = 0
        for stage in range(stages):
            fewest: i64 = FAR
            end = begins[stage + 1]
            while at < end:
                start = starts[at]
                lacking = bounds[later + (start >> AFTER)]
                asked = start & ASKED
                if asked > cards:
                    lacking += asked - cards
                if lacking < fewest:
                    fewest = lacking
                at += 1
            bounds[row + stage] = fewest
        later = row
        number -= 1
    return bounds


@final
class Shortage:
    """The question how many cards a hand lacks for a level, where numbers go up to `top`."""

    bounds: vec[i64]
    # The rest is of the search.
    limit: i64  # how many slots may stay without a card; plain jokers go there first
    own: vec[i64]  # the colours of the groups
    # One number, `left`, says what is left of each kind of ranged joker, then of each group's colour: these
    # are its digits. Digit k has the place value `strides[k]` and is below `radices[k]`.
    strides: vec[i64]
    radices: vec[i64]
    choices: i64  # how many values `left` can have
    dead: set[int]  # states from which the search found nothing

    def __init__(self, hand: vec[i64], level: Level, top: i64) -> None:
        self.holding: Final = Holding(hand)
        self.plan: Final = level.plan
        self.top: Final[i64] = top
        self.stages: Final[i64] = len(self.plan.stages)
        # Cards of each number that no colour group takes; below 0 where a fixed part asks for more.
        self.free = self.holding.of_number[:]
        self.owed = BY_COLOUR[:]  # slots of colour groups, by colour

    def fix(self, kind: i64, value: i64, slots: i64) -> None:
        """Ask for one more part whose parameter is decided: a run from `value` on, a set, a colour group.

        `lab.codes` asks this of a lay-down that is spelled part by part; `slots` of the part are unfilled.
        """
        if kind == COLOUR:
            self.owed[value] += slots
            return
        for _ in range(slots):
            self.free[value] -= 1
            if kind == RUN:
                value += 1

    def least(self, most: i64) -> i64:
        """The least number of cards that the hand lacks; most + 1 if it is more than `most`."""
        holding = self.holding
        self.bounds = lower_bounds(self.plan, self.free, self.top)
        lacking: i64 = 0  # in the groups of fixed parts
        for colour in range(PALETTE):
            lacking += _above(self.owed[colour], holding.of_colour[colour])
        at_least = _above(self.bounds[self.stages] + lacking, holding.plain + holding.ranged)
        if holding.ranged > 0 or len(self.plan.groups) > 0 or self._is_owed():
            while at_least <= most and not self._can_lack(at_least, lacking):
                at_least += 1
        if at_least > most:
            return most + 1
        return at_least

    def _is_owed(self) -> bool:
        for owed in self.owed:
            if owed > 0:
                return True
        return False

    def _can_lack(self, missing: i64, lacking: i64) -> bool:
        """Whether the hand lacks no more than `missing` cards, whatever the colours of the groups."""
        self.limit = missing + self.holding.plain
        return self._choose_colour(0, 0, lacking)

    def _choose_colour(self, group: i64, first: i64, lacking: i64) -> bool:
        """Choose a colour for a group, from the colour `first` on, and for all groups after it.

        The groups before it lack `lacking` cards in their colours.
        """
        if self.bounds[self.stages] + lacking > self.limit + self.holding.ranged:
            return False
        groups = self.plan.groups
        if group == len(groups):
            return self._search()
        size: i64 = groups[group]
        if group == 0 or groups[group - 1] != size:
            first = 0
        for colour in range(first, PALETTE):
            held = self.holding.of_colour[colour]
            more = _above(self.owed[colour] + size, held) - _above(self.owed[colour], held)
            self.owed[colour] += size
            found = self._choose_colour(group + 1, colour, lacking + more)
            self.owed[colour] -= size
            if found:
                return True
        return False

    # --- the search, once the colours of all groups are chosen ---

    def _search(self) -> bool:
        """Whether runs and sets can be laid so that the level lacks no more than the limit."""
        holding = self.holding
        self.own = vec[i64]()
        self.strides = vec[i64]()
        self.radices = vec[i64]()
        self.dead = set()
        full: i64 = 0
        stride: i64 = 1
        for count in holding.counts:
            self.strides = append(self.strides, stride)
            self.radices = append(self.radices, count + 1)
            full += count * stride
            stride *= count + 1
        free = self.free
        self.free = free[:]
        for colour in range(PALETTE):
            if self.owed[colour] > 0:
                held = holding.of_colour[colour]
                self.own = append(self.own, colour)
                self.strides = append(self.strides, stride)
                self.radices = append(self.radices, held + 1)
                full += held * stride
                stride *= held + 1
                for number in range(1, self.top + 1):
                    self.free[number] -= holding.of_face[number_card(colour, number)]
        self.choices = stride
        found = self._walk(1, 0, full, 0)
        self.free = free
        return found

    def _left(self, at: i64, left: i64) -> i64:
        """How much `left` holds of one kind of joker, or behind the kinds, of one group's colour."""
        return left // self.strides[at] % self.radices[at]

    def _walk(self, number: i64, stage: i64, left: i64, missing: i64) -> bool:
        """Whether the level can be finished with the numbers from `number` on, starting from `stage`.

        `left` says what is left of ranged jokers and the groups' cards; `missing` slots have no card so far.
        """
        if number > self.top:
            return self._ends_well(left, missing)
        state = ((number * self.stages + stage) * FAR + missing) * self.choices + left
        if state in self.dead:
            return False
        plan = self.plan
        for at in range(plan.begins[stage], plan.begins[stage + 1]):
            start = plan.packed[at]
            if self._take_own(number, start >> AFTER, 0, (start & ASKED) - self.free[number], left, missing):
                return True
        self.dead.add(state)
        return False

    def _take_own(self, number: i64, stage: i64, group: i64, short: i64, left: i64, missing: i64) -> bool:
        """Fill short slots of a number with cards in the groups' colours, from the index `group` on.

        A card of these colours serves a run or set at least as well as a joker would: the joker can take the
        card's place in the group. Of several colours, each may be the better one to take.
        """
        while group < len(self.own) and short > 0:
            held = self.holding.of_face[number_card(self.own[group], number)]
            if held > 0:
                at = len(self.holding.kinds) + group
                if held > short:
                    held = short
                if group + 1 < len(self.own):
                    fewer = held
                    while fewer > 0:
                        fewer -= 1
                        rest = left - fewer * self.strides[at]
                        if self._take_own(number, stage, group + 1, short - fewer, rest, missing):
                            return True
                left -= held * self.strides[at]
                short -= held
            group += 1
        return self._take_jokers(number, stage, short, left, missing)

    def _take_jokers(self, number: i64, stage: i64, short: i64, left: i64, missing: i64) -> bool:
        """Fill short slots with ranged jokers: of two that cover the number, the range that ends first."""
        holding = self.holding
        jokers: i64 = 0
        for kind in range(len(holding.kinds)):
            joker = holding.kinds[kind]
            have = self._left(kind, left)
            if short > 0 and joker_low(joker) <= number <= joker_high(joker):
                used = have
                if used > short:
                    used = short
                left -= used * self.strides[kind]
                short -= used
                have -= used
            jokers += have
        if short > 0:
            missing += short
        lacking = self._groups_lack(left)
        at_least = missing + _above(self.bounds[(number + 1) * self.stages + stage] + lacking, jokers)
        return at_least <= self.limit and self._walk(number + 1, stage, left, missing)

    def _groups_lack(self, left: i64) -> i64:
        """How many cards the groups lack in their colours."""
        lacking: i64 = 0
        for group in range(len(self.own)):
            held = self._left(len(self.holding.kinds) + group, left)
            lacking += _above(self.owed[self.own[group]], held)
        return lacking

    def _ends_well(self, left: i64, missing: i64) -> bool:
        """Whether the groups can be filled at the end so that the level lacks no more than the limit."""
        jokers: i64 = 0
        for kind in range(len(self.holding.kinds)):
            jokers += self._left(kind, left)
        return missing + _above(self._groups_lack(left), jokers) <= self.limit


def _above(one: i64, other: i64) -> i64:
    """By how much one number exceeds another; 0 if it does not."""
    if one > other:
        return one - other
    return 0
