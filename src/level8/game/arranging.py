"""What cards are meant to be that a person has put together: a meld, with its jokers where they fit."""

from collections.abc import Sequence

from level8.game.cards import PALETTE, colour_of, is_number, number_of
from level8.game.levels import COLOUR, RUN, Level, Part
from level8.game.melds import Meld, meld
from level8.game.solver.listing import ways


def arranged(kind: int, cards: Sequence[int], top: int) -> Meld:
    """The meld of a kind that cards make, in any order; as they were put, if that is a meld or nothing is.

    >>> from level8.game.cards import parse_cards
    >>> arranged(RUN, parse_cards("J r4 b5"), 15), arranged(RUN, parse_cards("b6 J r4"), 15)
    (<R3(J r4 b5)>, <R4(r4 J b6)>)
    """
    put = as_put(kind, cards, top)
    if put.fault(top) is None:
        return put
    found = next(ways(cards, Level((Part(kind, len(cards)),)), top, PALETTE), None)
    return put if found is None else found[0]


def as_put(kind: int, cards: Sequence[int], top: int) -> Meld:
    """The cards in the order they were put, under the parameter that their first number card tells."""
    for index, card in enumerate(cards):
        if is_number(card):
            if kind == COLOUR:
                return meld(kind, colour_of(card), tuple(cards))
            return meld(kind, number_of(card) - (index if kind == RUN else 0), tuple(cards))
    values = range(PALETTE) if kind == COLOUR else range(1, top + 1)
    melds = [meld(kind, value, tuple(cards)) for value in values]
    return next((one for one in melds if one.fault(top) is None), melds[0])
