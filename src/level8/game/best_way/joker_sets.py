"""Sets of jokers that a walk may have left, as large integers (for spending.py, outlook.py and sweep.py).

There are some bits for each choice of jokers: one for each loss so far, or each joker spent beyond the
fewest. How many are left in each slot are the digits of the choice's place (see slots.py). One more digit may
tell the balance of the level's groups: from the most jokers that they may want up to the most cards that they
can spare. A last one may tell the ground, where outlooks from several are worked out together. Several sets
may lie side by side in one integer, a row; whatever is done to a row is done to each of its sets.

Outlooks go back, from what is good after a number to what is good before it; sweeps go on, from what may be
left before a number to what may be left after it.
"""

from typing import Final, final

from level8.game.best_way.slots import Slots


@final
class JokerSets:
    """What can be said of all sets of the jokers of a hand."""

    def __init__(
        self,
        slots: Slots,
        stuck: list[bool],
        most_lost: int,
        longest_row: int = 1,
        most_wanted: int = 0,
        most_spare: int = 0,
        grounds: int = 1,
    ) -> None:
        # The slots of jokers that are lost if left over at the end of their range.
        self.stuck: Final = [all([stuck[kind] for kind in kinds]) for kinds in slots.kinds]
        self.never_lost: Final = sum([1 << at for at, stuck in enumerate(self.stuck) if not stuck])
        self.beginning: Final = slots.beginning
        self.ending: Final = slots.ending
        self.counted: Final = [sum([1 << at for at in counted]) for counted in slots.counted]
        self.mask: Final = [sum([1 << at for at in covering]) for covering in slots.covering]
        self.depth: Final = most_lost + 1  # bits for each choice
        self.column: Final = (1 << self.depth) - 1
        self.steps: Final = [step * self.depth for step in slots.steps]
        self.balance: Final = slots.choices * self.depth  # how far apart two are that differ in it by one
        self.ground: Final = self.balance * (most_wanted + most_spare + 1)  # the same of two grounds
        one = (1 << self.ground) - 1
        self.of_one: Final = one  # ground: the first
        self.bits: Final = self.ground * grounds  # for a set
        self.every: Final = (1 << self.bits) - 1
        # So many sets of a row, from the first on.
        self.first: Final = [(1 << self.bits * count) - 1 for count in range(longest_row + 1)]
        # Those with up to so many jokers in a slot, and those that lack at least 1, 2, 4, … of them.
        self.up_to: Final[list[dict[int, int]]] = []
        self.lacking: Final[list[list[int]]] = []
        changes = [change for changing in (*self.beginning, *self.ending) for change in changing]
        for at, (step, size) in enumerate(zip(self.steps, slots.sizes)):
            each = one // ((1 << step * size) - 1)
            lacking = [size - 1 - (1 << power) for power in range((size - 1).bit_length())]
            counts = {*lacking, *[change.others for change in changes if change.slot == at]}
            up_to = {count: self._everywhere(each * ((1 << step * (count + 1)) - 1)) for count in counts}
            self.up_to.append(up_to)
            self.lacking.append([up_to[count] for count in lacking])
        self.has_groups: Final = most_wanted > 0
        highest = one >> self.ground - self.balance << self.ground - self.balance
        self.highest: Final = self._everywhere(highest)
        self.higher: Final = self.first[-1] ^ self._everywhere((1 << self.balance) - 1)  # than the lowest
        # At the end, when the groups want nothing.
        balanced = one >> most_wanted * self.balance << most_wanted * self.balance
        self.balanced: Final = self._everywhere(balanced) & self.every
        # Those with room for a loss of 1, 2, 4, … more; without it they would become part of another choice.
        self.roomy: Final = [
            self._everywhere(one // self.column * ((1 << max(0, self.depth - (1 << power))) - 1))
            for power in range(max([1, *slots.sizes]).bit_length())
        ]
        by_slot = [(lacking[0], step) for lacking, step in zip(self.lacking, self.steps)]
        self.users: Final = [[by_slot[at] for at in covering] for covering in slots.covering]
        # Very many states have the same sets, so it pays to work out each of them only once.
        self.known_kept: Final[dict[tuple[int, int], int]] = {}

    def _everywhere(self, good: int) -> int:
        """What is said of the first ground, for all of them and in the whole row."""
        return self.in_row(side_by_side(good, self.bits // self.ground, self.ground))

    def in_row(self, good: int) -> int:
        """What is said of one set, for the whole row."""
        return side_by_side(good, len(self.first) - 1, self.bits)

    def settled(self) -> int:
        """What is good at the end: the groups want no more jokers than there are left."""
        return self.ended(self.balanced, len(self.ending) - 1) if self.has_groups else self.every

    def least(self, good: int, place: int) -> int:
        """The least loss with the jokers of a place; if more than what is of interest, one more than that."""
        column = good >> place * self.depth & self.column
        return self.depth - column.bit_length()

    def used(self, good: int, number: int) -> int:
        """From where one gets there by using a joker for a number."""
        before = 0
        for lacking, step in self.users[number]:
            before |= (good & lacking) << step
        return before

    def used_own(self, good: int) -> int:
        """From where one gets there by using a card of a group's colour.

        If the group cannot spare it, it wants a joker for it.
        """
        highest = good & self.highest
        return highest | (good ^ highest) << self.balance

    def given(self, good: int) -> int:
        """From where one gets there by giving a joker to the groups."""
        return (good & self.higher) >> self.balance | good & self.highest

    def passing(self, row: int, ended: int, last: int, most: int) -> int:
        """From how many runs could take the next number to how many grow up to this one; some more end."""
        if not ended and most <= last:
            return row
        more = row >> last * self.bits
        row >>= ended * self.bits
        for up in range(max(0, last + 1 - ended), most + 1):
            row |= more << up * self.bits
        return row

    def lost(self, good: int) -> int:
        """From where one gets there by losing a card."""
        return good >> 1 & self.roomy[0]

    def kept(self, good: int, slots: int) -> int:
        """The same with any more jokers in some slots; these as bits."""
        key = (good, slots)
        known = self.known_kept.get(key)
        if known is None:
            for at, step in enumerate(self.steps):
                if slots >> at & 1:
                    far = step
                    for lacking in self.lacking[at]:
                        good |= (good & lacking) << far
                        far *= 2
            known = good
            self.known_kept[key] = known
        return known

    def ended(self, good: int, number: int) -> int:
        """Back to where the ranges that end at a number still count.

        What is left, groups take; if there are none, and it is stuck, it is lost.
        """
        for change in self.ending[number]:
            at = change.slot
            good &= self.up_to[at][change.others]
            if self.has_groups:
                more = good
                for _ in range(change.count):
                    more = self.given((more & self.lacking[at][0]) << self.steps[at])
                    good |= more
                continue
            far = 1
            for lacking, roomy in zip(self.lacking[at], self.roomy):
                if far <= change.count:
                    more = (good & lacking) << far * self.steps[at]
                    good |= more >> far & roomy if self.stuck[at] else more
                    far *= 2
        return good

    def begun(self, good: int, number: int) -> int:
        """Back to where the ranges that begin at a number do not yet count: all these jokers are left."""
        for change in self.beginning[number]:
            good = good >> change.count * self.steps[change.slot] & self.up_to[change.slot][change.others]
        return good

    def begin(self, left: int, number: int) -> int:
        """With all jokers whose range begins at a number."""
        for change in self.beginning[number]:
            left <<= change.count * self.steps[change.slot]
        return left

    def use(self, left: int, number: int) -> int:
        """What may be left once a joker is used for a number."""
        after = 0
        for lacking, step in self.users[number]:
            after |= left >> step & lacking
        return after

    def lose(self, left: int) -> int:
        """What is left once a card is lost."""
        return (left & self.roomy[0]) << 1

    def give(self, left: int) -> int:
        """What is left once the groups are given a joker."""
        highest = left & self.highest
        return highest | (left ^ highest) << self.balance

    def lay_off(self, left: int, slots: int) -> int:
        """What may be left if a set takes any jokers of some slots; these as bits."""
        for at, step in enumerate(self.steps):
            if slots >> at & 1:
                far = step
                for lacking in self.lacking[at]:
                    left |= left >> far & lacking
                    far *= 2
        return left

    def no_better(self, left: int) -> int:
        """The same, and all that is no better: with fewer jokers that are never lost, or more lost."""
        left = self.lay_off(left, self.never_lost)
        far = 1
        for roomy in self.roomy:
            if far < self.depth:
                left |= (left & roomy) << far
                far *= 2
        return left

    def end(self, left: int, number: int) -> int:
        """Once the ranges that end at a number count no more: what is left of them, is given or lost."""
        for change in self.ending[number]:
            at = change.slot
            others = self.up_to[at][change.others]
            over = left ^ left & others  # with some of those that end
            left ^= over
            while over:
                over >>= self.steps[at]
                if self.has_groups:
                    over = self.give(over)
                elif self.stuck[at]:
                    over = self.lose(over)
                left |= over & others
                over ^= over & others
        return left


def spread(sets: int, before: int, after: int) -> int:
    """Sets with so many bits for each choice, from those with so many before, of which the first counts."""
    first = format(sets, "b")[::-1][::before]
    return int(first[::-1].replace("0", "0" * after).replace("1", "1" * after), 2)


def side_by_side(part: int, count: int, bits: int) -> int:
    """The same so many times side by side."""
    all_of_them = part
    far = 1
    while far < count:
        all_of_them |= all_of_them << far * bits
        far *= 2
    return all_of_them & (1 << count * bits) - 1
