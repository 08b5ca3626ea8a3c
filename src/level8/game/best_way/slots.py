"""Where a set of jokers counts those of each kind that are left (see joker_sets.py).

A joker is used only at the numbers of its range. So before a number it is enough to count the kinds whose
range has begun and goes on, and kinds whose ranges do not meet can share a slot: with many odd ranges, a set
is only a small part of what it would be otherwise. The groups of a level take jokers whatever their range,
though; where there are any, each kind is counted all along.
"""

from typing import Final, final

from level8.game.best_way.holding import PLAIN, Counts, Holding
from level8.game.cards import joker_high, joker_low


@final
class Slots:
    """A slot for each kind of joker in a hand, and before each number the kinds that are counted."""

    def __init__(self, holding: Holding, top: int, all_along: bool) -> None:
        self.jokers: Final = holding.jokers
        places = range(len(self.jokers))
        begins: list[int] = []
        ends: list[int] = []
        for kind in holding.kinds:
            high = int(joker_high(kind))
            ends.append(top + 1 if high == PLAIN or all_along else min(high, top))
            begins.append(0 if all_along else min(int(joker_low(kind)), ends[-1]))
        # Kinds that begin or end at each number, and those that are counted before it.
        self.beginning: Final = [[at for at in places if begins[at] == number] for number in range(top + 1)]
        self.ending: Final = [[at for at in places if ends[at] == number] for number in range(top + 1)]
        self.counted: Final = [
            [at for at in places if begins[at] < number <= ends[at]] for number in range(top + 2)
        ]
        self.sizes: Final = [0] * len(self.jokers)  # of each kind's slot: how many counts it has room for
        self.steps: Final = [0] * len(self.jokers)  # how far apart two choices are that differ by one joker
        self.choices: int = 1
        for slot in _shared(begins, ends):
            size = max([self.jokers[at] for at in slot]) + 1
            for at in slot:
                self.sizes[at] = size
                self.steps[at] = self.choices
            self.choices *= size

    def place(self, number: int, jokers: Counts) -> int:
        """The place of a choice of jokers among all of them, before a number."""
        place = 0
        for at in self.counted[number]:
            place += jokers[at] * self.steps[at]
        return place


def _shared(begins: list[int], ends: list[int]) -> list[list[int]]:
    """The kinds of each slot; the busiest slots first, so that sets are short where the others are empty."""
    slots: list[list[int]] = []
    for at in sorted(range(len(begins)), key=lambda at: begins[at]):
        free = [slot for slot in slots if ends[slot[-1]] < begins[at]]
        if free:
            free[0].append(at)
        else:
            slots.append([at])
    slots.sort(key=lambda slot: -sum([ends[at] - begins[at] for at in slot]))
    return slots
