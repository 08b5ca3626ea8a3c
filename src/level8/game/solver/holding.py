"""A hand, counted as the solver asks for it: by face, by number, by colour, and its jokers by kind."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from level8.game.cards import (
    JOKER,
    NUMBER_CARDS,
    NUMBERS,
    PALETTE,
    colour_of,
    is_joker,
    is_number,
    joker_high,
    joker_low,
    number_of,
)

BY_NUMBER: Final = vec[i64]([0] * NUMBERS)  # copied, which is faster than making a vec from a list
BY_COLOUR: Final = vec[i64]([0] * PALETTE)
_BY_FACE: Final = vec[i64]([0] * NUMBER_CARDS)


@final
class Holding:
    """The number cards and jokers of a hand; other cards fill nothing (C8)."""

    def __init__(self, hand: vec[i64]) -> None:
        self.of_number = BY_NUMBER[:]
        self.of_colour = BY_COLOUR[:]
        self.of_face = _BY_FACE[:]
        self.numbered: i64 = 0  # number cards
        self.plain: i64 = 0  # jokers without a range
        # The jokers with a range (C6), kind by kind; the range that ends first comes first.
        self.kinds: vec[i64] = vec[i64]()
        self.counts: vec[i64] = vec[i64]()
        self.ranged: i64 = 0  # all of them
        for card in hand:
            if is_number(card):
                self.of_number[number_of(card)] += 1
                self.of_colour[colour_of(card)] += 1
                self.of_face[card] += 1
                self.numbered += 1
            elif card == JOKER:
                self.plain += 1
            elif is_joker(card):
                self._add_ranged(card)

    def _add_ranged(self, card: i64) -> None:
        self.ranged += 1
        at: i64 = 0
        while at < len(self.kinds) and _ends_before(self.kinds[at], card):
            at += 1
        if at < len(self.kinds) and self.kinds[at] == card:
            self.counts[at] += 1
            return
        self.kinds = append(self.kinds, card)
        self.counts = append(self.counts, 1)
        place: i64 = len(self.kinds) - 1
        while place > at:
            self.kinds[place], self.kinds[place - 1] = self.kinds[place - 1], self.kinds[place]
            self.counts[place], self.counts[place - 1] = self.counts[place - 1], self.counts[place]
            place -= 1


def _ends_before(joker: i64, other: i64) -> bool:
    """Whether the range of one joker ends before that of another; of two that end together, the shorter."""
    if joker_high(joker) != joker_high(other):
        return joker_high(joker) < joker_high(other)
    return joker_low(joker) > joker_low(other)
