"""All the ways to lay a level down, made one after the other in a canonical order.

A way is a row of choices: for each part in turn its parameter, then a card for each of its slots. The row is
counted up like the digits of a number, least choice first. Of equal parts the later is never before the
earlier one in that order, and in sets and groups the cards ascend, so no way comes twice. Before a choice is
made, the jokers left are held against what the rest lacks at least, so that few choices lead nowhere.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from level8.game.cards import JOKER, SKIP, UNSEEN, stands_for_colour, stands_for_number
from level8.game.filling import PALETTE, ZEROS, Filling
from level8.game.levels import COLOUR, PARAMETER, RUN, SET, Level
from level8.game.melds import Meld, meld

_MANY: Final = 12  # cards; with more, or with many jokers, it pays to look ahead
_WILD: Final = 4


@final
class Ways:
    """A walk over the ways of a sorted hand: `advance` to the next, then read `melds`."""

    def __init__(self, hand: vec[i64], level: Level, top: i64, colours: i64 = PALETTE) -> None:
        self.melds: list[Meld] = []
        self._level: Final = level
        self._parts: Final = level.parts
        self._top: Final[i64] = top
        self._deck_colours: Final[i64] = colours
        self._take_hand(hand)
        plan = level.plan
        self._part_of: Final = plan.part_of
        self._kind_of: Final = plan.kind_of
        self._size_of: Final = plan.size_of
        self._slot_of: Final = plan.slot_of
        self._first: Final = plan.first
        self._twin: Final = plan.twin
        self._alike: Final = plan.alike
        self._choice = plan.slot_of[:]  # what is chosen: a parameter, or the index of a face
        self._owed = plan.first[:]  # per part: jokers that those after it take at least, when its turn came
        self._at: i64 = -1  # the last choice that is made; -1 before the first way
        self._stale: i64 = 0  # the first part whose meld has changed

    def _take_hand(self, hand: vec[i64]) -> None:
        self._faces = hand[:]  # by number, then by colour; the jokers after all numbers
        self._counts = hand[:]  # how many of each face are left,
        self._numbers = ZEROS[:]  # of each number,
        self._colours = ZEROS[:]  # of each colour
        self._jokers: i64 = 0
        self._begin = ZEROS[:]  # per number: where its faces begin; the jokers at the number after the last
        self._kinds: i64 = 0  # how many faces there are
        for index in range(len(hand)):
            self._counts[index] = 0
        order = self._by_number(hand)
        number: i64 = 0
        for at in range(len(order)):
            card = order[at]
            wanted = card & 31 if card < JOKER else self._top + 1
            while number < wanted:
                number += 1
                self._begin[number] = self._kinds
            if self._kinds == 0 or self._faces[self._kinds - 1] != card:
                self._faces[self._kinds] = card
                self._kinds += 1
            self._put(self._kinds - 1, 1)
        while number <= self._top:
            number += 1
            self._begin[number] = self._kinds
        self._careful = len(hand) > _MANY or self._jokers > _WILD

    def _by_number(self, hand: vec[i64]) -> vec[i64]:
        """The number cards and jokers of a sorted hand, put in the order of their numbers."""
        places = ZEROS[:]  # first how many cards of a number there are, then where the next one goes
        cards: i64 = 0
        for card in hand:
            if UNSEEN < card < SKIP:
                places[card & 31 if card < JOKER else self._top + 1] += 1
                cards += 1
        total: i64 = 0
        for number in range(1, self._top + 2):
            held = places[number]
            places[number] = total
            total += held
        order = hand[:cards]
        for card in hand:
            if UNSEEN < card < SKIP:
                number = card & 31 if card < JOKER else self._top + 1
                order[places[number]] = card
                places[number] += 1
        return order

    def advance(self) -> bool:
        """Go on to the next way; False when there is none."""
        last: i64 = len(self._choice) - 1
        if self._at < 0:
            self._at = 0
            self._choice[0] = self._before_first(0)
        else:
            self._undo(last)
        at = self._at
        while at >= 0:
            chosen = self._next(at)
            if chosen < 0:
                at -= 1
                if at >= 0:
                    self._undo(at)
                continue
            self._choice[at] = chosen
            if self._slot_of[at] != PARAMETER:
                self._put(chosen, -1)
            if self._part_of[at] < self._stale:
                self._stale = self._part_of[at]
            if at == last:
                self._at = at
                self._make_melds()
                return True
            at += 1
            self._choice[at] = self._before_first(at)
        return False

    def _undo(self, at: i64) -> None:
        if self._slot_of[at] != PARAMETER:
            self._put(self._choice[at], 1)

    def _put(self, index: i64, copies: i64) -> None:
        """Put cards of a face back into what is left, or take them out."""
        self._counts[index] += copies
        face = self._faces[index]
        if face < JOKER:
            self._numbers[face & 31] += copies
            self._colours[face >> 5] += copies
        else:
            self._jokers += copies

    def _make_melds(self) -> None:
        """Make the melds of the parts that changed since the last way."""
        del self.melds[self._stale :]
        for at in range(self._stale, len(self._parts)):
            part = self._parts[at]
            first = self._first[at]
            cards = [int(self._faces[self._choice[first + 1 + slot]]) for slot in range(part.size)]
            self.melds.append(meld(part.kind, self._choice[first], tuple(cards)))
        self._stale = len(self._parts)

    # --- choosing ---

    def _before_first(self, at: i64) -> i64:
        """One below the least that a choice may be."""
        part = self._part_of[at]
        twin = self._twin[part]
        slot = self._slot_of[at]
        if slot == PARAMETER:
            self._owed[part] = self._fewest_after(part)
            if twin >= 0:
                return self._choice[self._first[twin]] - 1
            return -1 if self._kind_of[at] == COLOUR else 0
        least: i64 = 0
        if slot > 0 and self._kind_of[at] != RUN:
            least = self._choice[at - 1]
        if twin >= 0 and self._level_with(part, twin, slot):
            bound = self._choice[self._first[twin] + 1 + slot]
            least = bound if bound > least else least
        return least - 1

    def _level_with(self, part: i64, twin: i64, slots: i64) -> bool:
        """Whether a part and its twin are alike in parameter and in so many slots."""
        mine = self._first[part]
        other = self._first[twin]
        for index in range(slots + 1):
            if self._choice[mine + index] != self._choice[other + index]:
                return False
        return True

    def _next(self, at: i64) -> i64:
        """The next possible choice after the one made, or -1."""
        kind = self._kind_of[at]
        slot = self._slot_of[at]
        if slot == PARAMETER:
            return self._next_value(at, kind, self._size_of[at])
        value = self._choice[at - slot - 1]
        if kind == COLOUR:
            return self._next_card(at, self._choice[at] + 1, self._kinds, value)
        number = value + slot if kind == RUN else value
        first = self._choice[at] + 1
        begin = self._begin[number]
        end = self._begin[number + 1]
        if first < end:
            chosen = self._next_card(at, first if first > begin else begin, end, value)
            if chosen >= 0:
                return chosen
        wild = self._begin[self._top + 1]
        return self._next_card(at, first if first > wild else wild, self._kinds, value)

    def _next_value(self, at: i64, kind: i64, size: i64) -> i64:
        value = self._choice[at] + 1
        greatest = self._greatest(kind, size)
        part = self._part_of[at]
        sets: i64 = 1
        if kind == SET:
            sets = self._alike[part]
        spare = self._jokers - self._owed[part]
        while value <= greatest:
            if sets > 1 and self._twins_lack(sets, size, value):
                return -1
            if self._lacking(kind, size, value) <= spare and (
                not self._careful or self._feasible(at, value, 0)
            ):
                return value
            value += 1
        return -1

    def _twins_lack(self, sets: i64, size: i64, value: i64) -> bool:
        """Whether so many sets of a size, all at this number or higher, need more jokers than are left."""
        whole: i64 = 0  # sets without a joker
        short = ZEROS[:size]  # how many piles are left over of each lower height
        for number in range(value, self._top + 1):
            held = self._numbers[number]
            whole += held // size
            short[held % size] += 1
        sets -= whole
        need: i64 = 0
        height = size - 1
        while sets > 0 and height > 0:
            piles = short[height] if short[height] < sets else sets
            need += piles * (size - height)
            sets -= piles
            height -= 1
        if sets > 0:
            need += sets * size
        return need > self._jokers

    def _fewest_after(self, part: i64) -> i64:
        """How many jokers the parts after one take at least: the sets together, others each by itself."""
        fewest: i64 = 0
        sets: i64 = 0
        for later in range(part + 1, len(self._parts)):
            asked = self._parts[later]
            if asked.kind == SET:
                sets += 1
            else:
                fewest += self._least_lacking(asked.kind, asked.size)
        return fewest + sets_lack(self._numbers, self._level, part + 1, self._top) if sets > 0 else fewest

    def _least_lacking(self, kind: i64, size: i64) -> i64:
        """How many jokers a run or a group takes at least."""
        least = size
        value: i64 = 1 if kind == RUN else 0
        last = self._greatest(kind, size)
        while least > 0 and value <= last:
            lacking = self._lacking(kind, size, value)
            if lacking < least:
                least = lacking
            value += 1
        return least

    def _greatest(self, kind: i64, size: i64) -> i64:
        """The greatest parameter of a part."""
        if kind == COLOUR:
            return self._deck_colours - 1
        return self._top - size + 1 if kind == RUN else self._top

    def _lacking(self, kind: i64, size: i64, value: i64) -> i64:
        """How many jokers a part takes, from what is left."""
        lacking: i64 = 0
        if kind == RUN:
            for number in range(value, value + size):
                if self._numbers[number] == 0:
                    lacking += 1
            return lacking
        lacking = size - (self._colours[value] if kind == COLOUR else self._numbers[value])
        return lacking if lacking > 0 else 0

    def _next_card(self, at: i64, first: i64, end: i64, value: i64) -> i64:
        """The first of some faces that fits, of which a card is left; -1 if none is."""
        kind = self._kind_of[at]
        slot = self._slot_of[at]
        number = value + slot if kind == RUN else value
        for index in range(first, end):
            if self._counts[index] == 0:
                continue
            face = self._faces[index]
            if stands_for_colour(face, value) if kind == COLOUR else stands_for_number(face, number):
                if self._too_few_jokers(at, value, index):
                    return -1  # nor are there enough with any face after it
                if not self._careful:
                    return index
                self._put(index, -1)
                possible = self._feasible(at, value, slot + 1)
                self._put(index, 1)
                if possible:
                    return index
        return -1

    def _too_few_jokers(self, at: i64, value: i64, index: i64) -> bool:
        """Whether the slots after this one lack more than there are jokers, if it takes a face."""
        kind = self._kind_of[at]
        slot = self._slot_of[at]
        face = self._faces[index]
        left = self._size_of[at] - slot - 1
        spare = self._jokers - self._owed[self._part_of[at]]
        if face >= JOKER:
            spare -= 1
        if kind == RUN:
            for number in range(value + slot + 1, value + slot + 1 + left):
                if self._numbers[number] == 0:
                    spare -= 1
            return spare < 0
        spare -= left
        if spare < 0 and face < JOKER:
            # The cards ascend: what comes before the face is passed over.
            held = self._counts[index] - 1
            end = self._begin[self._top + 1] if kind == COLOUR else self._begin[value + 1]
            for later in range(index + 1, end):
                if kind == SET or self._faces[later] >> 5 == value:
                    held += self._counts[later]
            spare += held if held < left else left
        return spare < 0

    def _feasible(self, at: i64, value: i64, filled: i64) -> bool:
        """Whether what is left holds the slots of this part that are not filled, and all later parts."""
        part_at = self._part_of[at]
        part = self._parts[part_at]
        rest = vec[i64]()
        for index in range(self._kinds):
            for _ in range(self._counts[index]):
                rest = append(rest, self._faces[index])
        filling = Filling(rest, self._top)
        for kind in (RUN, SET, COLOUR):
            if part.kind == kind and filled < part.size:
                start = value + filled if kind == RUN else value
                filling.ask(kind, part.size - filled, start, start)
            for later in range(part_at + 1, len(self._parts)):
                asked = self._parts[later]
                if asked.kind == kind:
                    filling.ask(kind, asked.size, value if asked == part else 0)
        return filling.most(filling.cards - 1) == filling.cards


def sets_lack(held: vec[i64], level: Level, first: i64, top: i64) -> i64:
    """How many cards the sets of a level, from a part on, lack at least; held are so many of each number."""
    heights = ZEROS[:]  # how many numbers have a card at each height
    for number in range(1, top + 1):
        height = held[number]
        while height >= len(heights):
            heights = append(heights, 0)
        while height > 0:
            for below in range(1, height + 1):
                heights[below] += 1
            # Sets may share a number: what the smallest of them leaves is as good as a number of its own.
            height -= level.plan.smallest_set
    lacking: i64 = 0
    for at in range(first, len(level.parts)):
        part = level.parts[at]
        if part.kind == SET:
            for height in range(1, part.size + 1):
                if height < len(heights) and heights[height] > 0:
                    heights[height] -= 1
                else:
                    lacking += 1
    return lacking
