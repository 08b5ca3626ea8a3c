"""Where a set of jokers counts those of each kind that are left (see joker_sets.py).

A joker is used only at the numbers of its range, and of two that could stand for a number, that one is used
whose range ends first. So kinds of which none has its range inside another's can share a slot: how many are
left of them all together tells how many are left of each. Before a number those are counted whose range has
begun and goes on. With many odd ranges, a set is only a small part of what it would be otherwise.

A joker that would be lost if left over may be used before one that would not, so these do not share a slot.
The groups of a level take jokers whatever their range: best those whose range is over.

Where that would still make the sets too large, kinds with nearly the same range are counted as one, which
stands for all their numbers. What such sets say is a bound all the same: they allow too much, not too little.
"""

from math import prod
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
        self.width: Final = high - low
        self.count: Final = count


@final
class Change:
    """Sorts that begin, or end, to be counted in a slot at a number."""

    def __init__(self, slot: int, count: int, others: int) -> None:
        self.slot: Final = slot
        self.count: Final = count  # of their jokers,
        self.others: Final = others  # and of those in the slot before they begin, or once they have ended


@final
class Slots:
    """The slots for all sorts of jokers in a hand, and what is counted in each before a number."""

    def __init__(
        self,
        holding: Holding,
        top: int,
        stuck: list[bool],
        most: int = MOST_CHOICES,
    ) -> None:
        sorts = [
            Sort([at], int(joker_low(kind)), int(joker_high(kind)), holding.jokers[at])
            for at, kind in enumerate(holding.kinds)
        ]
        plan = _Plan(sorts, top, stuck)
        while len(sorts) > 1 and plan.choices() > most:
            sorts = _fewer(sorts)
            plan = _Plan(sorts, top, stuck)
        self.are_kinds: Final = len(sorts) == len(holding.kinds)
        self.choices: Final = plan.choices()
        self.sizes: Final = plan.sizes  # of each slot: how many counts it has room for
        self.steps: Final[list[int]] = []  # how far apart two choices are that differ by one joker
        step = 1
        for size in self.sizes:
            self.steps.append(step)
            step *= size
        self.kinds: Final = [[kind for sort in slot for kind in sorts[sort].kinds] for slot in plan.slots]
        numbers = range(top + 1)
        # Slots with jokers for each number, or in which some are counted before it; and what changes there.
        self.covering: Final = [plan.covering(number) for number in numbers]
        self.counted: Final = [plan.counted(number) for number in range(top + 2)]
        self.beginning: Final = [plan.changes(plan.begins, number, number) for number in numbers]
        self.ending: Final = [plan.changes(plan.ends, number, number + 1) for number in range(top + 2)]
        # The kinds that are counted before each number, and where; and those whose range is over.
        self.steps_of: Final = [plan.kinds(number, self.steps) for number in range(top + 2)]
        self.over: Final = [plan.over(number) for number in range(top + 2)]

    def place(self, number: int, jokers: Counts) -> int:
        """The place of a choice of jokers among all of them, before a number."""
        return sum([jokers[kind] * step for kind, step in self.steps_of[number]])

    def left_over(self, number: int, jokers: Counts) -> int:
        """How many jokers of a choice have a range that is over before a number."""
        return sum([jokers[kind] for kind in self.over[number]])

    def slots_of(self, kinds: int) -> int:
        """The slots that some kinds are counted in; both as bits."""
        counted = [any([kinds >> kind & 1 for kind in shared]) for shared in self.kinds]
        return sum([1 << at for at, is_counted in enumerate(counted) if is_counted])


@final
class _Plan:
    """Which sorts share a slot, and from where to where each is counted."""

    def __init__(self, sorts: list[Sort], top: int, stuck: list[bool]) -> None:
        self.sorts: Final = sorts
        places = range(len(sorts))
        # At which number each begins to be counted, and with which it ends.
        self.ends: Final = [top + 1 if sort.high == PLAIN else min(sort.high, top) for sort in sorts]
        self.begins: Final = [min(sort.low, end) for sort, end in zip(sorts, self.ends)]
        self.is_stuck: Final = [all([stuck[kind] for kind in sort.kinds]) for sort in sorts]
        self.slots: Final[list[list[int]]] = []
        for at in sorted(places, key=lambda at: (self.begins[at], self.ends[at])):
            self._share(at)
        self.sizes: Final = [self._size(slot) for slot in self.slots]

    def _share(self, at: int) -> None:
        """Let a sort share a slot with such as begin and end before it, the last one as late as can be."""
        fitting = [
            slot
            for slot in self.slots
            if self.is_stuck[slot[-1]] == self.is_stuck[at] and self.ends[slot[-1]] <= self.ends[at]
        ]
        if fitting:
            max(fitting, key=lambda slot: self.ends[slot[-1]]).append(at)
        else:
            self.slots.append([at])

    def _size(self, slot: list[int]) -> int:
        """How many counts a slot has room for; it is fullest where one of its sorts begins."""
        most = 0
        for number in [self.begins[at] for at in slot]:
            meeting = [at for at in slot if self.begins[at] <= number <= self.ends[at]]
            most = max(most, sum([self.sorts[at].count for at in meeting]))
        return most + 1

    def _left(self, slot: list[int], number: int) -> int:
        """How many jokers of a slot there are before a number."""
        return sum([self.sorts[at].count for at in slot if self.begins[at] < number <= self.ends[at]])

    def choices(self) -> int:
        return prod(self.sizes)

    def covering(self, number: int) -> list[int]:
        return [
            at
            for at, slot in enumerate(self.slots)
            if any([self.sorts[sort].low <= number <= self.sorts[sort].high for sort in slot])
        ]

    def counted(self, number: int) -> list[int]:
        return [at for at, slot in enumerate(self.slots) if self._left(slot, number)]

    def changes(self, numbers: list[int], number: int, beside: int) -> list[Change]:
        """What begins or ends at a number, by where each sort does; beside what is there at another one."""
        changes: list[Change] = []
        for at, slot in enumerate(self.slots):
            count = sum([self.sorts[sort].count for sort in slot if numbers[sort] == number])
            if count:
                changes.append(Change(at, count, self._left(slot, beside)))
        return changes

    def kinds(self, number: int, steps: list[int]) -> list[tuple[int, int]]:
        """The kinds that are counted before a number, each with the step of its slot."""
        return [
            (kind, step)
            for slot, step in zip(self.slots, steps)
            for sort in slot
            if self.begins[sort] < number <= self.ends[sort]
            for kind in self.sorts[sort].kinds
        ]

    def over(self, number: int) -> list[int]:
        """The kinds whose range is over before a number."""
        return [kind for sort, end in zip(self.sorts, self.ends) if end < number for kind in sort.kinds]


def _fewer(sorts: list[Sort]) -> list[Sort]:
    """The same with the two sorts counted as one whose jokers grow least by it."""
    best = NO_LIMIT
    pair = (0, 1)
    for one in range(len(sorts)):
        for other in range(one):
            low, high = min(sorts[one].low, sorts[other].low), max(sorts[one].high, sorts[other].high)
            growth = sum([sort.count * (high - low - sort.width) for sort in (sorts[one], sorts[other])])
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
