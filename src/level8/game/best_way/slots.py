"""Where a set of jokers counts those of each kind that are left (see joker_sets.py).

A joker is used only at the numbers of its range. So before a number it is enough to count the kinds whose
range has begun and goes on, and kinds whose ranges do not meet can share a slot: with many odd ranges, a set
is only a small part of what it would be otherwise. The groups of a level take jokers whatever their range,
though; where there are any, each kind is counted all along.

Where that would still make the sets too large, kinds with nearly the same range are counted as one, which
stands for all their numbers. What such sets say is a bound all the same: they allow too much, not too little.
"""

from typing import Final, final

from level8.game.best_way.holding import PLAIN, Counts, Holding
from level8.game.cards import joker_high, joker_low

MOST_CHOICES: Final = 400  # of jokers, where there may be many sets, or a bound need not be close,
FINEST: Final = 2000  # and where not; with more, sets take longer than what they save
NO_LIMIT: Final = 1 << 62


@final
class Sort:
    """Kinds of jokers that are counted together, mostly but one."""

    def __init__(self, kinds: list[int], low: int, high: int, count: int) -> None:
        self.kinds: Final = kinds  # their places
        self.low: Final = low
        self.high: Final = high
        self.count: Final = count


@final
class Slots:
    """A slot for each sort of jokers in a hand, and before each number the sorts that are counted."""

    def __init__(self, holding: Holding, top: int, all_along: bool, most: int = MOST_CHOICES) -> None:
        sorts = [
            Sort([at], int(joker_low(kind)), int(joker_high(kind)), holding.jokers[at])
            for at, kind in enumerate(holding.kinds)
        ]
        begins, ends = _spans(sorts, top, all_along)
        shared = _shared(begins, ends)
        while len(sorts) > 1 and _choices(shared, sorts) > most:
            sorts = _fewer(sorts)
            begins, ends = _spans(sorts, top, all_along)
            shared = _shared(begins, ends)
        self.sorts: Final = sorts
        self.are_kinds: Final = len(sorts) == len(holding.kinds)
        self.choices: Final = _choices(shared, sorts)
        places = range(len(sorts))
        # Sorts that stand for each number, that begin or end there, and those that are counted before it.
        self.covering: Final = [
            [at for at in places if sorts[at].low <= number <= sorts[at].high] for number in range(top + 1)
        ]
        self.beginning: Final = [[at for at in places if begins[at] == number] for number in range(top + 1)]
        self.ending: Final = [[at for at in places if ends[at] == number] for number in range(top + 1)]
        self.counted: Final = [
            [at for at in places if begins[at] < number <= ends[at]] for number in range(top + 2)
        ]
        self.sizes: Final = [0] * len(sorts)  # of each sort's slot: how many counts it has room for
        self.steps: Final = [0] * len(sorts)  # how far apart two choices are that differ by one joker
        step = 1
        for slot in shared:
            size = _size(slot, sorts)
            for at in slot:
                self.sizes[at] = size
                self.steps[at] = step
            step *= size

    def place(self, number: int, jokers: Counts) -> int:
        """The place of a choice of jokers among all of them, before a number."""
        place = 0
        for at in self.counted[number]:
            for kind in self.sorts[at].kinds:
                place += jokers[kind] * self.steps[at]
        return place

    def sorts_of(self, kinds: int) -> int:
        """The sorts that some kinds are of; both as bits."""
        if self.are_kinds:
            return kinds
        sorts = 0
        for at, sort in enumerate(self.sorts):
            if any([kinds >> kind & 1 for kind in sort.kinds]):
                sorts |= 1 << at
        return sorts


def _spans(sorts: list[Sort], top: int, all_along: bool) -> tuple[list[int], list[int]]:
    """At which number each sort begins to be counted, and with which it ends."""
    if all_along:
        return [0] * len(sorts), [top + 1] * len(sorts)
    ends = [top + 1 if sort.high == PLAIN else min(sort.high, top) for sort in sorts]
    return [min(sort.low, end) for sort, end in zip(sorts, ends)], ends


def _shared(begins: list[int], ends: list[int]) -> list[list[int]]:
    """The sorts of each slot; the busiest slots first, so that sets are short where the others are empty."""
    slots: list[list[int]] = []
    for at in sorted(range(len(begins)), key=lambda at: begins[at]):
        free = [slot for slot in slots if ends[slot[-1]] < begins[at]]
        if free:
            free[0].append(at)
        else:
            slots.append([at])
    slots.sort(key=lambda slot: -sum([ends[at] - begins[at] for at in slot]))
    return slots


def _size(slot: list[int], sorts: list[Sort]) -> int:
    return max([sorts[at].count for at in slot]) + 1


def _choices(shared: list[list[int]], sorts: list[Sort]) -> int:
    choices = 1
    for slot in shared:
        choices *= _size(slot, sorts)
    return choices


def _fewer(sorts: list[Sort]) -> list[Sort]:
    """The same with the two sorts counted as one that grow least by it."""
    best = NO_LIMIT
    pair = (0, 1)
    for one in range(len(sorts)):
        for other in range(one):
            low, high = min(sorts[one].low, sorts[other].low), max(sorts[one].high, sorts[other].high)
            widths = [sorts[at].high - sorts[at].low for at in (one, other)]
            growth = 2 * (high - low) - sum(widths)
            if growth < best:
                best = growth
                pair = (other, one)
    first, second = sorts[pair[0]], sorts[pair[1]]
    both = Sort(
        first.kinds + second.kinds,
        min(first.low, second.low),
        max(first.high, second.high),
        first.count + second.count,
    )
    return [both if at == pair[0] else sort for at, sort in enumerate(sorts) if at != pair[1]]
