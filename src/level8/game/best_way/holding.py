"""A hand and a table, sorted into what the walks of walks.py ask for."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, final

from level8.game.cards import colour_of, is_joker, is_number, joker_high, joker_low, number_of
from level8.game.filling import PALETTE, STRIDE
from level8.game.levels import COLOUR, SET
from level8.game.melds import Meld

Counts = tuple[int, ...]
PLAIN: Final = 31  # what joker_high says of a joker without a range
NEVER: Final = 1000  # more than any loss


@final
class Holding:
    """A hand sorted into what the walk asks for."""

    def __init__(self, hand: Sequence[int]) -> None:
        self.of_face: Final = [0] * (PALETTE * STRIDE)
        self.of_number: Final = [0] * STRIDE
        self.of_colour: Final = [0] * PALETTE
        kinds: dict[int, int] = {}
        for card in hand:
            if is_number(card):
                self.of_face[card] += 1
                self.of_number[number_of(card)] += 1
                self.of_colour[colour_of(card)] += 1
            elif is_joker(card):
                kinds[card] = kinds.get(card, 0) + 1
        # The narrowest range first: where it will do, a wider joker is better kept.
        self.kinds: Final = sorted(kinds, key=lambda kind: (joker_high(kind) - joker_low(kind), kind))
        self.jokers: Final = tuple([kinds[kind] for kind in self.kinds])
        self.total: Final = sum(self.of_colour) + sum(self.jokers)
        self.wild: Final = [0] * STRIDE  # how many jokers could stand for each number
        for kind, count in zip(self.kinds, self.jokers):
            for number in range(joker_low(kind), min(joker_high(kind), STRIDE - 1) + 1):
                self.wild[number] += count

    def loose(self, colours: int, sets: int) -> list[int]:
        """How many cards of each number are of none of these colours, nor of these sets; both as bits."""
        loose = self.of_number
        for colour in range(PALETTE):
            if colours >> colour & 1:
                row = self.of_face[colour * STRIDE : (colour + 1) * STRIDE]
                loose = [cards - others for cards, others in zip(loose, row)]
        return [0 if sets >> number & 1 else cards for number, cards in enumerate(loose)]

    def pinned(self, sets: int) -> list[int]:
        """How many jokers stand for one number only, and that is of none of these sets."""
        pinned = [0] * STRIDE
        for kind, count in zip(self.kinds, self.jokers):
            number = joker_low(kind)
            if number == joker_high(kind) and not sets >> number & 1:
                pinned[number] += count
        return pinned


@final
class Table:
    """The places for lay-offs that are there before the level is laid."""

    def __init__(self, melds: Sequence[Meld], top: int) -> None:
        self.sets: int = 0  # numbers, as bits
        self.colours: int = 0
        self.ups: Final = [0] * (STRIDE + 2)  # runs that can grow upwards from a number on
        self.downs: Final = [0] * (STRIDE + 2)
        self.runs: int = 0  # how many there are
        self.room: int = 0  # how many cards all runs together could take
        for one in melds:
            value = int(one.value)
            if one.kind == SET:
                self.sets |= 1 << value
            elif one.kind == COLOUR:
                self.colours |= 1 << value
            else:
                end = value + len(one.cards) - 1
                self.runs += 1
                self.ups[end + 1] += 1
                self.downs[value - 1] += 1
                self.room += top - len(one.cards)
        # How many of those there are that end below a number, and those that could grow down to it.
        self.below: Final = [0, *accumulate(self.ups)]
        self.above: Final = list(accumulate(reversed(self.downs)))[::-1]

    def stuck(self, kinds: list[int], colours: int) -> list[bool]:
        """For each kind of joker, whether no set takes it, nor a group of some colours; these as bits."""
        ranges = [(2 << int(joker_high(kind))) - (1 << int(joker_low(kind))) for kind in kinds]
        return [colours == 0 and self.sets & numbers == 0 for numbers in ranges]


@final
class Kinds:
    """What the kinds of jokers in a hand stand for, number by number; kinds are named by their places."""

    def __init__(self, kinds: list[int], top: int) -> None:
        lows = [int(joker_low(kind)) for kind in kinds]
        highs = [int(joker_high(kind)) for kind in kinds]
        places = range(len(kinds))
        numbers = range(top + 1)
        nearest = sorted(places, key=lambda at: highs[at])
        # The one whose range ends first comes first.
        self.covering: Final = [
            [at for at in nearest if lows[at] <= number <= highs[at]] for number in numbers
        ]
        self.mask: Final = [sum([1 << at for at in covering]) for covering in self.covering]
        self.later: Final = [[at for at in places if highs[at] > number] for number in numbers]
        # Those with a range that ends here.
        self.ending: Final = [
            [at for at in places if highs[at] < PLAIN and min(highs[at], top) == number] for number in numbers
        ]
        # Those that begin at the next number or before, the one that reaches farthest first; then the others.
        farthest = sorted(places, key=lambda at: -highs[at])
        self.farthest: Final = [[at for at in farthest if lows[at] <= number + 1] for number in numbers]
        self.to_come: Final = [[at for at in places if lows[at] > number + 1] for number in numbers]
