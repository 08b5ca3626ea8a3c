"""A quick distance, which may be wrong: one too low for each joker with a range, or up to two too high.

The exact distance takes too long for every card at every turn. Only the solver says whether a level can be
laid down. This is where the quick one simplifies:

- A joker with a range counts as a plain joker.
- Sets are filled greedily, the largest first. Beside a colour group this may count two cards too many, among
  four or more sets one. Among fewer sets it is exact.
- A colour group counts at most two copies of a face.
- A level with more than two runs, or with more than one colour group, goes to the solver.

The same search finds which cards would help: the numbers and colours that the nearest ways still lack.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from level8.game.bits import bit, set_bits
from level8.game.cards import NUMBERS, PALETTE, colour_of, is_joker, is_number, number_of
from level8.game.levels import COLOUR, RUN, Level
from level8.game.solver.shortage import FAR, distance_of


def _except(hand: vec[i64], index: i64) -> vec[i64]:
    """A copy of a hand without one card."""
    rest = vec[i64]()
    for at in range(len(hand)):
        if at != index:
            rest = append(rest, hand[at])
    return rest


@final
class Needs:
    """What one hand needs for one level; look again to reuse it."""

    def __init__(self) -> None:
        self.distance: i64 = 0
        self.numbers: i64 = 0  # a bit for each number that would bring the hand nearer
        self.colours: i64 = 0  # and for each colour
        self._top: i64 = 0
        self._jokers: i64 = 0
        self._have = vec[i64]([0] * NUMBERS)  # cards of each number
        self._left = vec[i64]([0] * NUMBERS)  # the same, less what the runs use
        self._ones = vec[i64]([0] * PALETTE)  # per colour: the numbers held at least once in it
        self._twos = vec[i64]([0] * PALETTE)
        self._runs = vec[i64]([0, 0])
        self._run_count: i64 = 0
        self._sets = vec[i64]([0] * 5)
        self._set_count: i64 = 0
        self._group: i64 = 0
        self._unusual = False  # a level that only the solver can judge
        self._once: i64 = 0  # numbers held at least once
        self._twice: i64 = 0
        self._thrice: i64 = 0
        self._four: i64 = 0
        self._needed: i64 = 0  # numbers that the sets being filled lack

    def look(self, hand: vec[i64], level: Level, top: i64, less: i64 = -1) -> i64:
        """Look at a hand, one card of it left out if `less` is its index; gives the distance."""
        self._take_level(level)
        self._take_hand(hand, top, less)
        self.distance = FAR
        self.numbers = 0
        self.colours = 0
        if self._unusual:
            self.distance = distance_of(hand if less < 0 else _except(hand, less), level, top)
            self.numbers = bit(top + 1) - 2
            return self.distance
        if self._run_count == 0:
            self._place_rest(0, 0, 0, 0)
        elif self._run_count == 1:
            self._place_one_run()
        else:
            self._place_two_runs()
        return self.distance

    def _take_level(self, level: Level) -> None:
        self._run_count = 0
        self._set_count = 0
        self._group = 0
        self._unusual = False
        for part in level.parts:
            if part.kind == RUN:
                if self._run_count < 2:
                    self._runs[self._run_count] = part.size
                self._run_count += 1
            elif part.kind == COLOUR:
                self._unusual = self._unusual or self._group > 0
                self._group += part.size
            else:
                at = self._set_count
                self._set_count += 1
                while at > 0 and self._sets[at - 1] < part.size:  # the largest first
                    self._sets[at] = self._sets[at - 1]
                    at -= 1
                self._sets[at] = part.size
        self._unusual = self._unusual or self._run_count > 2

    def _take_hand(self, hand: vec[i64], top: i64, less: i64) -> None:
        self._top = top
        have = self._have
        ones = self._ones
        twos = self._twos
        for number in range(top + 1):
            have[number] = 0
        for colour in range(PALETTE):
            ones[colour] = 0
            twos[colour] = 0
        jokers: i64 = 0
        once: i64 = 0
        twice: i64 = 0
        thrice: i64 = 0
        four: i64 = 0
        for index in range(len(hand)):
            card = hand[index]
            if index == less:
                continue
            if is_number(card):
                number = number_of(card)
                have[number] += 1
                its_bit: i64 = bit(number)
                four |= thrice & its_bit
                thrice |= twice & its_bit
                twice |= once & its_bit
                once |= its_bit
                colour = colour_of(card)
                twos[colour] |= ones[colour] & its_bit
                ones[colour] |= its_bit
            elif is_joker(card):
                jokers += 1
        self._jokers = jokers
        self._once = once
        self._twice = twice
        self._thrice = thrice
        self._four = four

    def _place_one_run(self) -> None:
        window = bit(self._runs[0]) - 1
        for start in range(1, self._top - self._runs[0] + 2):
            used = window << start
            lacking = used & ~self._once
            short = set_bits(lacking)
            if short - self._jokers <= self.distance:
                self._place_rest(used, 0, lacking, short)

    def _place_two_runs(self) -> None:
        first = bit(self._runs[0]) - 1
        second = bit(self._runs[1]) - 1
        alike = first == second
        for start in range(1, self._top - self._runs[0] + 2):
            one = first << start
            lacking_one = one & ~self._once
            short_one = set_bits(lacking_one)
            if short_one - self._jokers > self.distance:
                continue
            least: i64 = 1
            if alike:
                least = start
            for other in range(least, self._top - self._runs[1] + 2):
                two = second << other
                lacking_two = (two & ~self._once) | (two & one & ~self._twice)
                short = short_one + set_bits(lacking_two)
                if short - self._jokers <= self.distance:
                    self._place_rest(one, two, lacking_one | lacking_two, short)

    def _place_rest(self, one: i64, two: i64, lacking: i64, short: i64) -> None:
        """The runs are placed and lack `short` cards: place the sets and the group."""
        if self._set_count == 0 and self._group == 0:
            self._settle(short, lacking, 0)
            return
        both = one & two
        either = one ^ two
        neither = ~(one | two)
        # Numbers of which the runs leave at least one card, and at least two.
        single = (self._once & neither) | (self._twice & either) | (self._thrice & both)
        double = (self._twice & neither) | (self._thrice & either) | (self._four & both)
        if self._set_count == 0:
            self._place_group(single, double, lacking, short)
            return
        have = self._have
        piles = self._left
        for number in range(1, self._top + 1):
            left = have[number] - ((one >> number) & 1) - ((two >> number) & 1)
            if left < 0:
                left = 0
            piles[number] = left
        if self._group == 0:
            short += self._fill_sets(0)
            self._settle(short, lacking | self._needed, 0)
        else:
            self._place_set_and_group(single, double, lacking, short)

    def _fill_sets(self, first: i64) -> i64:
        """Fill the sets greedily with what is left, largest first; how many cards they lack."""
        short: i64 = 0
        piles = self._left
        self._needed = 0
        for at in range(first, self._set_count):
            size = self._sets[at]
            best: i64 = 0
            height: i64 = -1
            for number in range(1, self._top + 1):
                left = piles[number]
                # The lowest pile that is high enough, or else the highest.
                if (left > height and height < size) or size <= left < height:
                    best = number
                    height = left
            if height < size:
                short += size - height
                for number in range(1, self._top + 1):
                    if piles[number] == height:
                        self._needed |= bit(number)
                piles[best] = 0
            else:
                piles[best] = height - size
        return short

    def _place_group(self, single: i64, double: i64, lacking: i64, short: i64) -> None:
        """The group takes what is left of a colour; the other parts used other colours where they could."""
        ones = self._ones
        twos = self._twos
        for colour in range(PALETTE):
            free = set_bits(ones[colour] & single) + set_bits(twos[colour] & double)
            missing = self._group - free
            if missing <= 0:
                self._settle(short, lacking, 0)
            elif short + missing - self._jokers <= self.distance:
                self._settle(short + missing, lacking, bit(colour))

    def _place_set_and_group(self, single: i64, double: i64, lacking: i64, short: i64) -> None:
        """One group, and the largest set at each number; the other sets are filled greedily."""
        size = self._sets[0]
        for number in range(1, self._top + 1):
            height = self._left[number]
            if height == 0 and single != 0:
                continue  # never better than a number that is held
            missing: i64 = 0
            if height < size:
                missing = size - height
            if short + missing - self._jokers > self.distance:
                continue
            its_bit = bit(number)
            wanted = lacking | its_bit if missing > 0 else lacking
            left_single = single & ~its_bit if height <= size else single
            left_double = double & ~its_bit if height <= size + 1 else double
            if self._set_count > 1:
                kept = self._left[:]
                self._left[number] = height - size if height > size else 0
                missing += self._fill_sets(1)
                wanted |= self._needed
                left_single, left_double = 0, 0
                for other in range(1, self._top + 1):
                    if self._left[other] > 0:
                        left_single |= bit(other)
                    if self._left[other] > 1:
                        left_double |= bit(other)
                self._left = kept
            self._place_group(left_single, left_double, wanted, short + missing)

    def _settle(self, short: i64, numbers: i64, colours: i64) -> None:
        distance: i64 = 0
        if short > self._jokers:
            distance = short - self._jokers
        if distance < self.distance:
            self.distance = distance
            self.numbers = numbers
            self.colours = colours
        elif distance == self.distance:
            self.numbers |= numbers
            self.colours |= colours
