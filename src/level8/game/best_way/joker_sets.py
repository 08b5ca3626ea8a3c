"""Sets of jokers that a walk may have left, as large integers (for spending.py and outlook.py).

There is a bit for each loss so far, or each joker spent, and within it for each choice of jokers: how many
are left of each kind are the digits of its place.
"""

from typing import Final, final

from level8.game.best_way.holding import PLAIN, Holding
from level8.game.cards import joker_high, joker_low


@final
class JokerSets:
    """What can be said of all sets of the jokers of a hand."""

    def __init__(self, holding: Holding, stuck: list[bool], top: int, most_lost: int) -> None:
        lows = [int(joker_low(kind)) for kind in holding.kinds]
        highs = [int(joker_high(kind)) for kind in holding.kinds]
        places = range(len(holding.kinds))
        numbers = range(top + 1)
        self.covering: Final = [[at for at in places if lows[at] <= n <= highs[at]] for n in numbers]
        # Those that are lost if left over at the end of their range.
        self.ending: Final = [
            [at for at in places if stuck[at] and highs[at] < PLAIN and min(highs[at], top) == n]
            for n in numbers
        ]
        self.mask: Final = [sum([1 << at for at in covering]) for covering in self.covering]
        self.covering[0] = list(places)  # any joker can do what asks for no number
        # Very many states have the same sets, so it pays to work out each of them only once.
        self.known_used: Final[list[dict[int, int]]] = [{} for _ in numbers]
        self.known_kept: Final[dict[tuple[int, int], int]] = {}
        self.most_lost: Final = most_lost
        self.steps: Final = holding.steps
        width = holding.choices
        self.width: Final = width  # bits for each loss
        self.every: Final = (1 << width * (most_lost + 1)) - 1
        self.column: Final = self.every // ((1 << width) - 1)  # one bit for each loss
        self.none: Final[list[int]] = []  # those with no joker of a kind,
        self.lacking: Final[list[list[int]]] = []  # and those that lack at least 1, 2, 4, … of them
        for step, count in zip(self.steps, holding.jokers):
            each = self.every // ((1 << step * (count + 1)) - 1)
            self.none.append(each * ((1 << step) - 1))
            lacking: list[int] = []
            far = 1
            while far <= count:
                lacking.append(each * ((1 << step * (count + 1 - far)) - 1))
                far *= 2
            self.lacking.append(lacking)

    def least(self, good: int, place: int) -> int:
        """The least loss with the jokers of a place; if more than what is of interest, one more than that."""
        column = good >> place & self.column
        return self.most_lost + 1 - (column.bit_length() + self.width - 1) // self.width

    def used(self, good: int, number: int, count: int) -> int:
        """From where one gets there by using so many jokers for a number."""
        known = self.known_used[number]
        for _ in range(count):
            if not good:
                break
            before = known.get(good)
            if before is None:
                before = 0
                for at in self.covering[number]:
                    before |= (good & self.lacking[at][0]) << self.steps[at]
                known[good] = before
            good = before
        return good

    def lost(self, good: int, count: int) -> int:
        """From where one gets there by losing so many cards."""
        return good >> count * self.width

    def kept(self, good: int, kinds: int) -> int:
        """The same with any more jokers of some kinds; these as bits."""
        key = (good, kinds)
        known = self.known_kept.get(key)
        if known is None:
            for at, step in enumerate(self.steps):
                if kinds >> at & 1:
                    far = step
                    for lacking in self.lacking[at]:
                        good |= (good & lacking) << far
                        far *= 2
            known = good
            self.known_kept[key] = known
        return known

    def ended(self, good: int, number: int) -> int:
        """From where one gets there by losing the jokers whose range ends at a number."""
        for at in self.ending[number]:
            good &= self.none[at]
            far = 1
            for lacking in self.lacking[at]:
                good |= (good & lacking) << far * self.steps[at] >> far * self.width
                far *= 2
        return good
