"""Every way to lay a level down, one after the other: backtracking over the parts of the level.

The order is fixed: part by part its parameter ascends, then its cards, by number, by colour, jokers last.
Equal cards are interchangeable, and of parts that ask for the same a later one never comes before an
earlier one, so that no way is listed twice.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from level8.game.bits import bit
from level8.game.cards import (
    JOKER,
    NUMBERS,
    PALETTE,
    UNSEEN,
    colour_of,
    is_joker,
    is_number,
    number_of,
    stands_for_number,
)
from level8.game.levels import COLOUR, RUN, Level, Part
from level8.game.melds import Meld, meld
from level8.game.solver.bounds import groups_lack, runs_lack, sets_lack
from level8.game.solver.holding import BY_COLOUR, BY_NUMBER
from level8.game.solver.shortage import distance

MOST_COUNTED: Final = 1000


def ways(hand: Iterable[int], level: Level, top: int, colours: int) -> Iterator[tuple[Meld, ...]]:
    """Every distinct way to lay a level down, lazily, each once; the melds in the order of the parts.

    `colours` is how many colours the edition has: a group of jokers alone may have any of them (C7).
    """
    listing = Ways(vec[i64](sorted(hand)), level, top, colours)
    while listing.advance():
        yield tuple(listing.melds)


def count_ways(hand: Iterable[int], level: Level, top: int, colours: int, most: int = MOST_COUNTED) -> int:
    """How many distinct ways there are to lay a level down; most + 1 if there are more than `most`."""
    return len(list(islice(ways(hand, level, top, colours), most + 1)))


def nearest_way(hand: Iterable[int], level: Level, top: int, colours: int) -> tuple[Meld, ...]:
    """A way to lay a level down that lacks as few cards as any; UNSEEN stands where a card is missing.

    >>> from level8.game.cards import parse_cards
    >>> from level8.game.levels import parse_level
    >>> nearest_way(parse_cards("r3 b5 J p9"), parse_level("run 4"), 15, 6)
    (<R2(J r3 ? b5)>,)
    """
    cards = tuple(hand)
    missing = distance(cards, level, top)
    # With a plain joker more for each missing card, every way takes all jokers; the added ones mark the gaps.
    way = next(ways((*cards, *[JOKER] * missing), level, top, colours))
    jokers = cards.count(JOKER)
    melds: list[Meld] = []
    for one in way:
        slots: list[int] = []
        for card in one.cards:
            if card == JOKER:
                jokers -= 1
            slots.append(card if card != JOKER or jokers >= 0 else UNSEEN)
        melds.append(meld(one.kind, one.value, tuple(slots)))
    return tuple(melds)


@final
class Ways:
    """The ways to lay down a level with a sorted hand: `advance` to the next, then read `melds`."""

    def __init__(self, hand: vec[i64], level: Level, top: i64, colours: i64 = PALETTE) -> None:
        self.melds: list[Meld] = []
        self._level: Final = level
        self._top: Final[i64] = top
        self._stock: Final = _Stock(hand, top)
        self._layings: Final[list[_Laying]] = []
        for part in level.parts:
            twin: _Laying | None = None
            for before in self._layings:
                if before.part == part:
                    twin = before
            self._layings.append(_Laying(part, self._stock, top, colours, twin))
        self._is_begun = False

    def advance(self) -> bool:
        """Go on to the next way; False when there is none."""
        last: i64 = len(self._layings) - 1
        at = last
        if not self._is_begun:
            self._is_begun = True
            at = 0
            self._begin(0)
        changed = at
        while at >= 0:
            if at < changed:
                changed = at
            if not self._layings[at].advance():
                at -= 1
            elif at == last:
                self._make_melds(changed)
                return True
            else:
                at += 1
                self._begin(at)
        return False

    def _begin(self, at: i64) -> None:
        """Start the part `at` anew; it leaves the jokers that the parts after it need for sure."""
        stock = self._stock
        spare = stock.jokers - runs_lack(stock.numbers, self._level, at + 1, self._top)
        spare -= groups_lack(stock.of_colour, self._level, at + 1)
        spare -= sets_lack(stock.of_number, self._level, at + 1, self._top)
        self._layings[at].begin(spare)

    def _make_melds(self, changed: i64) -> None:
        """Make the melds of the parts from the index `changed` on."""
        del self.melds[changed:]
        for at in range(changed, len(self._layings)):
            self.melds.append(self._layings[at].meld())


@final
class _Stock:
    """The cards of a hand that no part has taken yet, face by face: by number, by colour, jokers last."""

    def __init__(self, hand: vec[i64], top: i64) -> None:
        self.of_number = BY_NUMBER[:]
        self.of_colour = BY_COLOUR[:]
        self.numbers: i64 = 0  # those that are held, as bits
        self.jokers: i64 = 0
        self.faces: vec[i64] = vec[i64]()
        self.counts: vec[i64] = vec[i64]()
        for card in hand:
            if is_number(card):
                self.of_number[number_of(card)] += 1
                self.of_colour[colour_of(card)] += 1
                self.numbers |= bit(number_of(card))
            elif is_joker(card):
                self.jokers += 1
        self.begins = BY_NUMBER[:]  # where the faces of each number begin
        for number in range(1, NUMBERS):
            self.begins[number] = len(self.faces)
            if self.of_number[number] > 0:
                for card in hand:
                    if is_number(card) and number_of(card) == number:
                        self._add(card)
        self.first_joker: i64 = len(self.faces)
        for card in hand:
            if is_joker(card):
                self._add(card)

    def _add(self, card: i64) -> None:
        last: i64 = len(self.faces) - 1
        if last < 0 or self.faces[last] != card:
            self.faces = append(self.faces, card)
            self.counts = append(self.counts, 0)
            last += 1
        self.counts[last] += 1

    def put(self, index: i64, copies: i64) -> None:
        """Put copies of a face back; take them out where `copies` is negative."""
        self.counts[index] += copies
        face = self.faces[index]
        if is_number(face):
            number = number_of(face)
            self.of_number[number] += copies
            self.of_colour[colour_of(face)] += copies
            self.numbers |= bit(number)
            if self.of_number[number] == 0:
                self.numbers ^= bit(number)
        else:
            self.jokers += copies


@final
class _Laying:
    """The melds that one part can be, from what the parts before it leave in the stock."""

    def __init__(self, part: Part, stock: _Stock, top: i64, colours: i64, twin: "_Laying | None") -> None:
        self.part: Final = part
        self.value: i64 = 0  # where a run starts, the number of a set, the colour of a group
        self.slots = BY_NUMBER[: part.size]  # the face of each slot, as its index in the stock
        while len(self.slots) < part.size:
            self.slots = append(self.slots, 0)
        self._stock: Final = stock
        self._twin: Final = twin  # the last part before this one that asks for the same
        self._is_laid = False
        self._spare: i64 = 0  # jokers that the slots to fill may take
        self._last_value: i64 = top
        if part.kind == RUN:
            self._last_value = top - part.size + 1
        elif part.kind == COLOUR:
            self._last_value = colours - 1

    def begin(self, spare: i64) -> None:
        """Start anew; the melds may use `spare` jokers."""
        self._is_laid = False
        self._spare = spare
        self.value = 0
        if self._twin is not None:
            self.value = self._twin.value - 1
        elif self.part.kind == COLOUR:
            self.value = -1

    def meld(self) -> Meld:
        cards = [int(self._stock.faces[index]) for index in self.slots]
        return meld(self.part.kind, self.value, tuple(cards))

    def advance(self) -> bool:
        """Take the cards of the next meld; False when there is none, with all cards given back."""
        at: i64 = -1  # the slot to fill
        first: i64 = 0  # the least index that may fill it
        if self._is_laid:
            at = self.part.size - 1
            first = self._give_back(at)
        while True:
            if at < 0:
                if not self._next_value():
                    self._is_laid = False
                    return False
                at = 0
                first = self._least(0)
            index = self._next_face(at, first)
            if index < 0:
                at -= 1
                if at >= 0:
                    first = self._give_back(at)
                continue
            self._take(at, index)
            at += 1
            if at == self.part.size:
                self._is_laid = True
                return True
            first = self._least(at)

    def _take(self, at: i64, index: i64) -> None:
        self.slots[at] = index
        self._stock.put(index, -1)
        if index >= self._stock.first_joker:
            self._spare -= 1

    def _give_back(self, at: i64) -> i64:
        """Empty a slot; the first index that may fill it next."""
        index = self.slots[at]
        self._stock.put(index, 1)
        if index >= self._stock.first_joker:
            self._spare += 1
        return index + 1

    def _least(self, at: i64) -> i64:
        """The least index that may fill a slot: sets and groups ascend, and no part precedes its twin."""
        least: i64 = 0
        if at > 0 and self.part.kind != RUN:
            least = self.slots[at - 1]
        twin = self._twin
        if twin is not None and twin.value == self.value and twin.slots[at] > least:
            for before in range(at):
                if self.slots[before] != twin.slots[before]:
                    return least
            return twin.slots[at]
        return least

    def _next_value(self) -> bool:
        """Go on to the next parameter for which there are jokers enough."""
        self.value += 1
        while self.value <= self._last_value:
            if self._lacking(0) <= self._spare:
                return True
            self.value += 1
        return False

    def _lacking(self, first: i64) -> i64:
        """How many slots from the index `first` on no number card can fill."""
        stock = self._stock
        size = self.part.size
        lacking: i64 = 0
        if self.part.kind == RUN:
            for number in range(self.value + first, self.value + size):
                if stock.of_number[number] == 0:
                    lacking += 1
            return lacking
        lacking = size - first
        lacking -= stock.of_colour[self.value] if self.part.kind == COLOUR else stock.of_number[self.value]
        if lacking < 0:
            return 0
        return lacking

    def _next_face(self, at: i64, first: i64) -> i64:
        """The index, at least `first`, of the next face that may fill a slot; -1 if there is none."""
        stock = self._stock
        kind = self.part.kind
        number = self.value + at if kind == RUN else self.value
        index = first
        end = stock.first_joker
        if kind != COLOUR:
            if index < stock.begins[number]:
                index = stock.begins[number]
            end = stock.begins[number + 1]
        while index < end:
            if stock.counts[index] > 0 and (kind != COLOUR or colour_of(stock.faces[index]) == self.value):
                if self._is_enough(at, index):
                    return index
                return -1
            index += 1
        if first < stock.first_joker:
            first = stock.first_joker
        for joker in range(first, len(stock.faces)):
            if stock.counts[joker] > 0 and (kind == COLOUR or stands_for_number(stock.faces[joker], number)):
                if self._is_enough(at, joker):
                    return joker
                return -1
        return -1

    def _is_enough(self, at: i64, index: i64) -> bool:
        """Whether enough cards are left for the slots after `at` if a face fills that slot.

        If there are too few, there are too few with every later face as well.
        """
        stock = self._stock
        to_fill = self.part.size - at - 1
        if self.part.kind == RUN:
            lacking = self._lacking(at + 1)
            if index >= stock.first_joker:
                lacking += 1
            return lacking <= self._spare
        if index >= stock.first_joker:
            return to_fill < self._spare
        held = stock.counts[index] - 1
        end = stock.first_joker if self.part.kind == COLOUR else stock.begins[self.value + 1]
        for later in range(index + 1, end):
            if self.part.kind != COLOUR or colour_of(stock.faces[later]) == self.value:
                held += stock.counts[later]
        return to_fill - held <= self._spare
