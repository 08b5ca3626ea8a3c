"""How many of the slots that some parts ask for a hand can fill at most.

Given the parameters of all parts (where runs start, the numbers of sets, the colours of groups) the number is
a maximum matching of cards to slots. It is read off the minimum cover instead of being searched for (König):
there is one candidate, a "view", for every subset of the groups' colours, and one for every union of joker
ranges. The parameters themselves are searched depth first, and a branch is left as soon as it cannot beat
the best so far.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from level8.game.bits import bit
from level8.game.cards import COLOURS, JOKER, SKIP
from level8.game.levels import COLOUR, RUN, SET, Level

STRIDE: Final = 32  # numbers 1 to 30 index a row
PALETTE: Final = len(COLOURS)
ZEROS: Final = vec[i64]([0] * STRIDE)  # to be copied: cheaper than making them from a list
_GRID: Final = vec[i64]([0] * (PALETTE * STRIDE))
ALWAYS: Final = 64  # as if there were cards of a number without end
ENDLESS: Final[i64] = 1 << 62
PATIENCE: Final = 500  # to look at views, where there is another way to find out
MOST_UNIONS: Final = 63  # of joker ranges: to look at more takes longer than to place parts in vain


@final
class Filling:
    """One search: take in the hand, ask for parts, then call `most`."""

    def __init__(self, hand: vec[i64], top: i64) -> None:
        self.hand: Final = hand
        self.top: Final[i64] = top
        self.left = ZEROS[:]  # row v, number n: cards of n that view v counts, less the demand
        self.jokers: i64 = 0
        self.numbered: i64 = 0  # how many number cards there are
        self.ranged = vec[i64]()  # high << 5 | low of each joker with a range, ascending
        for card in hand:
            if card < JOKER:
                self.left[card & 31] += 1
                self.numbered += 1
            elif card < SKIP:
                self.jokers += 1
                if card != JOKER:
                    self._add_ranged(card)
        self.left[0] = 0  # a card nobody has seen fills nothing
        self.runs: i64 = 0
        self.sizes = vec[i64](capacity=5)  # of the runs, then of the sets
        self.floors = vec[i64](capacity=5)  # the least parameter of each
        self.ceilings = vec[i64](capacity=5)
        self.group_sizes = vec[i64]()
        self.group_floors = vec[i64]()
        self.group_ceilings = vec[i64]()
        self.cards: i64 = 0
        self.utmost: i64 = 0  # slots, with every card in use
        self.limited = False  # whether some parameters are out of bounds
        self.mixed = False  # whether the bounds differ from part to part
        self.best: i64 = -1
        self.highest: i64 = 0  # pile of cards of one number
        self.views: i64 = 1
        self.subsets: i64 = 1  # the views that are subsets of the groups' colours
        self.cover = ZEROS[:1]  # per view: what its cover weighs so far, less the jokers it does without
        self.exact = True  # whether the views tell all, or jokers have to be fitted one by one
        self.patience: i64 = ENDLESS  # how many views may be looked at, each part that is placed looks at all
        self.hope = vec[i64]()  # per view and part: the most that this part and later ones can add
        self.chosen = vec[i64](capacity=5)
        self.of_colour = vec[i64]()
        self.owed = vec[i64]()  # per colour: the slots of its groups
        self.palette = vec[i64]()  # the colours, in the order in which they are tried

    def _add_ranged(self, card: i64) -> None:
        key = ((card & 31) << 5) | ((card >> 5) & 31)
        self.ranged = append(self.ranged, key)
        at: i64 = len(self.ranged) - 1
        while at > 0 and self.ranged[at - 1] > key:
            self.ranged[at] = self.ranged[at - 1]
            at -= 1
        self.ranged[at] = key

    def ask(self, kind: i64, size: i64, floor: i64 = 0, ceiling: i64 = STRIDE) -> None:
        """Ask for one more part, its parameter between two bounds; all runs before all sets."""
        self.cards += size
        if kind == COLOUR:
            self.group_sizes = append(self.group_sizes, size)
            self.group_floors = append(self.group_floors, floor)
            self.group_ceilings = append(self.group_ceilings, min(ceiling, PALETTE - 1))
            return
        floor = max(floor, 1)
        ceiling = min(ceiling, self.top)
        if floor > 1 or ceiling < self.top:
            self.limited = True
        parts: i64 = len(self.sizes)
        if parts > 0 and (self.floors[parts - 1] != floor or self.ceilings[parts - 1] != ceiling):
            self.mixed = True
        self.sizes = append(self.sizes, size)
        self.floors = append(self.floors, floor)
        self.ceilings = append(self.ceilings, ceiling)
        self.chosen = append(self.chosen, 0)
        if kind == RUN:
            self.runs += 1

    def ask_level(self, level: Level) -> None:
        """Ask for all parts of a level."""
        for part in level.parts:
            if part.kind == RUN:
                self.ask(RUN, part.size)
        for part in level.parts:
            if part.kind == SET:
                self.ask(SET, part.size)
        for part in level.parts:
            if part.kind == COLOUR:
                self.ask(COLOUR, part.size)

    def most(self, beyond: i64) -> i64:
        """The most slots that can be filled, or `beyond` if no more than that.

        More than were asked for, if there was no patience to find out.
        """
        self.best = beyond
        self.utmost = min(self.cards, self.numbered + self.jokers)
        parts: i64 = len(self.sizes)
        self.hope = _stretched(ZEROS[: parts + 1], parts + 1)
        self._weigh(0)
        if len(self.group_sizes) == 0:
            self.utmost = min(self.utmost, self.hope[0] + self.jokers)
            if self._hopeful(self.hope[0]):
                self._open_views()
                self._place(0)
            return self.best
        self.of_colour = _GRID[:]
        for card in self.hand:
            if 0 < card < JOKER:
                self.of_colour[card] += 1
                self.of_colour[card & ~31] += 1  # place 0 of a colour's row: how many cards it has
        self.owed = ZEROS[:PALETTE]
        self._mix_palette()
        groups: i64 = 0
        for size in self.group_sizes:
            groups += size
        self._colour(0, 0, groups, 0)
        return self.best

    def _mix_palette(self) -> None:
        """Put the colours in order, those first of which the hand has most."""
        self.palette = ZEROS[:PALETTE]
        for colour in range(PALETTE):
            place = colour
            while place > 0 and self._held(self.palette[place - 1]) < self._held(colour):
                self.palette[place] = self.palette[place - 1]
                place -= 1
            self.palette[place] = colour

    def _held(self, colour: i64) -> i64:
        return self.of_colour[colour * STRIDE]

    def _hopeful(self, filled: i64) -> bool:
        """Whether so many slots filled by number cards, and jokers on top, would be a new best."""
        return min(filled + self.jokers, self.utmost) > self.best

    def _weigh(self, view: i64) -> None:
        """Note what each part could add at most in a view, and so each part with all later ones."""
        parts: i64 = len(self.sizes)
        base = view * (parts + 1)
        total: i64 = 0
        most: i64 = 0
        at: i64 = parts - 1
        while at >= 0:
            if at == parts - 1 or at + 1 == self.runs or self.sizes[at] != self.sizes[at + 1]:
                if at < self.runs:
                    most = self._most_in_run(view * STRIDE, self.sizes[at])
                else:
                    most = self._most_in_set(view * STRIDE, self.sizes[at])
            total += most
            self.hope[base + at] = total
            at -= 1

    def _most_in_run(self, row: i64, size: i64) -> i64:
        left = self.left
        most: i64 = 0
        within: i64 = 0
        for at in range(row + 1, row + self.top + 1):
            if left[at] > 0:
                within += 1
            if at > row + size and left[at - size] > 0:
                within -= 1
            if within > most:
                most = within
        return most

    def _most_in_set(self, row: i64, size: i64) -> i64:
        left = self.left
        most: i64 = 0
        for at in range(row + 1, row + self.top + 1):
            if left[at] > most:
                most = left[at]
        return min(most, size)

    def _colour(self, group: i64, promised: i64, to_come: i64, least: i64) -> None:
        """Choose the colours of this group and all later ones, then place the other parts.

        So many slots will be filled in the groups before it; there are so many in this one and later ones.
        """
        if not self._hopeful(self.hope[0] + promised + to_come):
            return
        if group == len(self.group_sizes):
            if len(self.sizes) == 0:
                self.best = min(promised + self.jokers, self.cards)
                return
            self._open_views()
            self._place(0)
            return
        size = self.group_sizes[group]
        floor, ceiling = self.group_floors[group], self.group_ceilings[group]
        first: i64 = 0  # place in the palette
        if (
            group > 0
            and self.group_sizes[group - 1] == size
            and self.group_floors[group - 1] == floor
            and self.group_ceilings[group - 1] == ceiling
        ):
            first = least
        for place in range(first, PALETTE):
            colour = self.palette[place]
            if floor <= colour <= ceiling:
                held = self._held(colour)
                adds = min(held, self.owed[colour] + size) - min(held, self.owed[colour])
                self.owed[colour] += size
                self._colour(group + 1, promised + adds, to_come - size, place)
                self.owed[colour] -= size

    def _open_views(self) -> None:
        """Lay out a row for every subset of the groups' colours and every set of joker ranges."""
        weight: i64 = 0
        subsets: i64 = 1
        for owed in self.owed:
            if owed > 0:
                subsets *= 2
                weight += owed
        self._make_room(subsets)
        self.cover[0] = weight
        for view in range(1, subsets):
            self._open_view(view)
            self._weigh(view)
        self.views = subsets
        self.subsets = subsets
        if len(self.ranged) > 0:
            self._open_ranges()

    def _make_room(self, views: i64) -> None:
        self.left = _stretched(self.left, views * STRIDE)
        self.hope = _stretched(self.hope, views * (len(self.sizes) + 1))
        self.cover = _stretched(self.cover, views)

    def _open_ranges(self) -> None:
        """Open the views in which certain ranges take no joker, so all their numbers' slots are covered."""
        unions = _unions(self.ranged, False, MOST_UNIONS)
        self.exact = len(unions) <= MOST_UNIONS
        if not self.exact:
            unions = _unions(self.ranged, True, ENDLESS)
        for numbers in unions:
            self._make_room(self.views + 1)
            self._open_range(self.views, numbers)
            self._weigh(self.views)
            self.views += 1

    def _open_range(self, view: i64, numbers: i64) -> None:
        row = view * STRIDE
        for number in range(1, self.top + 1):
            self.left[row + number] = ALWAYS if numbers >> number & 1 else self.left[number]
        self.cover[view] = self.cover[0]
        for key in self.ranged:
            if _numbers(key) & ~numbers == 0:
                self.cover[view] -= 1

    def _open_view(self, view: i64) -> None:
        left = self.left
        of_colour = self.of_colour
        weight = self.cover[0]
        row = view * STRIDE
        for number in range(1, self.top + 1):
            left[row + number] = left[number]
        own: i64 = 1
        for colour in range(PALETTE):
            if self.owed[colour] > 0:
                if view & own:
                    weight += self.of_colour[colour * STRIDE] - self.owed[colour]
                    for number in range(1, self.top + 1):
                        left[row + number] -= of_colour[colour * STRIDE + number]
                own <<= 1
        self.cover[view] = weight

    def _place(self, part: i64) -> None:
        """Place this part and all later ones in every way that could be a new best."""
        self.patience -= self.views
        if self.patience < 0:
            self.best = self.cards + 1  # nothing is better, so nothing more is tried
        elif part == len(self.sizes):
            self._settle()
        elif part < self.runs:
            self._place_run(part)
        elif self.views == 1 and not self.limited:
            self._pile(part)
        else:
            self._place_set(part)

    def _first(self, part: i64) -> i64:
        """The least parameter to try; equal parts come in ascending order."""
        first = self.floors[part]
        if part > 0 and part != self.runs and self._alike(part):
            first = max(first, self.chosen[part - 1])
        return first

    def _alike(self, part: i64) -> bool:
        """Whether a part and the one before it can change places."""
        return (
            self.sizes[part] == self.sizes[part - 1]
            and self.floors[part] == self.floors[part - 1]
            and self.ceilings[part] == self.ceilings[part - 1]
        )

    def _place_run(self, part: i64) -> None:
        size = self.sizes[part]
        parts: i64 = len(self.sizes)
        last = part + 1 == parts and self.exact
        left = self.left
        enough = self.best - self.jokers + 1  # slots that number cards must fill for a new best
        for start in range(self._first(part), min(self.ceilings[part], self.top - size + 1) + 1):
            filled = self.cards
            view: i64 = 0
            while view < self.views and filled >= enough:
                at = view * STRIDE + start
                end = at + size
                gain = self.cover[view] + self.hope[view * (parts + 1) + part + 1]
                while at < end:
                    if left[at] > 0:
                        gain += 1
                    at += 1
                if gain < filled:
                    filled = gain
                view += 1
            if filled < enough:
                continue
            if last:
                self.best = min(filled + self.jokers, self.cards)
            else:
                self.chosen[part] = start
                self._demand_run(start, size)
                self._place(part + 1)
                self._release_run(start, size)
            if self.best >= self.utmost:
                return
            enough = self.best - self.jokers + 1

    def _demand_run(self, start: i64, size: i64) -> None:
        left = self.left
        for view in range(self.views):
            for at in range(view * STRIDE + start, view * STRIDE + start + size):
                if left[at] > 0:
                    self.cover[view] += 1
                left[at] -= 1

    def _release_run(self, start: i64, size: i64) -> None:
        left = self.left
        for view in range(self.views):
            for at in range(view * STRIDE + start, view * STRIDE + start + size):
                left[at] += 1
                if left[at] > 0:
                    self.cover[view] -= 1

    def _place_set(self, part: i64) -> None:
        size = self.sizes[part]
        parts: i64 = len(self.sizes)
        last = part + 1 == parts and self.exact
        for number in range(self._first(part), self.ceilings[part] + 1):
            filled = self.cards
            for view in range(self.views):
                gain = self.cover[view] + self.hope[view * (parts + 1) + part + 1]
                gain += max(0, min(size, self.left[view * STRIDE + number]))
                if gain < filled:
                    filled = gain
            if not self._hopeful(filled):
                continue
            if last:
                self.best = min(filled + self.jokers, self.cards)
                if self.best >= self.utmost:
                    return
                continue
            if not self.mixed and self._seen(number, self._first(part)):
                continue
            self.chosen[part] = number
            for view in range(self.views):
                at = view * STRIDE + number
                self.cover[view] += max(0, min(size, self.left[at]))
                self.left[at] -= size
            self._place(part + 1)
            for view in range(self.views):
                at = view * STRIDE + number
                self.left[at] += size
                self.cover[view] -= max(0, min(size, self.left[at]))

    def _seen(self, number: i64, first: i64) -> bool:
        """Whether a lower number tried before is just as good in every view."""
        for other in range(first, number):
            view: i64 = 0
            while view < self.views and self.left[view * STRIDE + other] == self.left[view * STRIDE + number]:
                view += 1
            if view == self.views:
                return True
        return False

    def _settle(self) -> None:
        """All parts are placed: fit the jokers that have a range, to the numbers first."""
        filled = self.cover[0]
        for view in range(1, self.subsets):
            filled = min(filled, self.cover[view])
        groups: i64 = 0
        for size in self.group_sizes:
            groups += size
        ranged: i64 = len(self.ranged)
        fitted = self._fit_ranged()
        free = groups - (filled - (self.cover[0] - groups))  # slots of groups that no number card fills
        filled += fitted + min(ranged - fitted, free) - ranged
        if self._hopeful(filled):
            self.best = min(filled + self.jokers, self.cards)

    def _fit_ranged(self) -> i64:
        """How many jokers with a range the missing numbers take: each the one whose range ends first (C6)."""
        used: i64 = 0
        fitted: i64 = 0
        for number in range(1, self.top + 1):
            lacking = -self.left[number]
            at: i64 = 0
            while lacking > 0 and at < len(self.ranged):
                key = self.ranged[at]
                if not used >> at & 1 and key & 31 <= number <= key >> 5:
                    used |= bit(at)
                    fitted += 1
                    lacking -= 1
                at += 1
        return fitted

    def _pile(self, part: i64) -> None:
        """Place the sets when only the heights of the piles of equal numbers matter."""
        piles = ZEROS[:]
        for number in range(1, self.top + 1):
            if self.left[number] > 0:
                piles = _stretched(piles, self.left[number] + 1)
                piles[self.left[number]] += 1
                self.highest = max(self.highest, self.left[number])
        self._take_piles(part, self.cover[0], piles)

    def _take_piles(self, part: i64, filled: i64, piles: vec[i64]) -> None:
        if part == len(self.sizes):
            self.best = max(self.best, min(filled + self.jokers, self.cards))
            return
        if not self._hopeful(filled + self.hope[part]):
            return
        size = self.sizes[part]
        # A pile of just this height is the best there is: no choice of another leaves more to the rest.
        # Otherwise the highest lower pile, or any higher one, may be.
        height = min(size, len(piles) - 1)
        while height > 0 and piles[height] == 0:
            height -= 1
        piles[height] -= 1
        self._take_piles(part + 1, filled + height, piles)
        piles[height] += 1
        if height == size:
            return
        for height in range(size + 1, self.highest + 1):
            if piles[height] > 0:
                piles[height] -= 1
                piles[height - size] += 1
                self._take_piles(part + 1, filled + size, piles)
                piles[height - size] -= 1
                piles[height] += 1


def _stretched(row: vec[i64], length: i64) -> vec[i64]:
    while len(row) < length:
        row = append(row, 0)
    return row


def _numbers(key: i64) -> i64:
    """The numbers of a joker range, as bits."""
    return bit((key >> 5) + 1) - bit(key & 31)


def _unions(ranges: vec[i64], joined: bool, most: i64) -> vec[i64]:
    """All unions of joker ranges, these in the order of their ends; or only those of one piece.

    Not all of them, if there are more than `most`.
    """
    unions = vec[i64]()
    last: i64 = 0
    for key in ranges:
        if key == last:
            continue
        last = key
        numbers = _numbers(key)
        before: i64 = len(unions)
        unions = _with(unions, numbers)
        for at in range(before):
            if not joined or unions[at] & numbers != 0:
                unions = _with(unions, unions[at] | numbers)
        if len(unions) > most:
            break
    return unions


def _with(values: vec[i64], value: i64) -> vec[i64]:
    for known in values:
        if known == value:
            return values
    return append(values, value)
