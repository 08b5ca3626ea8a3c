"""Parses a typed lay-down: melds in notation, groups of cards, or only the cards."""

from collections.abc import Sequence
from itertools import islice, permutations
from typing import Final

from level8.cli.shared.arguments import UsageError
from level8.game.actions import LayDown
from level8.game.arranging import arranged as in_order
from level8.game.cards import parse_hand
from level8.game.errors import NotationError
from level8.game.levels import SET, Level
from level8.game.melds import Meld, parse_meld
from level8.game.solver import ways
from level8.game.view import View

_MOST_ORDERS: Final = 720  # all orders of six parts; levels of more parts are rare


def arranged(text: str, view: View) -> LayDown:
    """The lay-down that `text` describes; jokers get a meaning that makes it fit.

    If nothing fits, the nearest guess is returned, so that the rules can say what is wrong with it.
    """
    level, top = view.asks(view.seat), view.edition.top
    if "(" in text:
        return LayDown(_notation(text))
    groups = [parse_hand(group) for group in text.split("/")]
    if len(groups) == 1 and len(level.parts) > 1:
        found = ways(groups[0], level, top, int(view.edition.colours))
        way = next(found, None) if len(groups[0]) == level.cards else None
        if way is None:
            raise UsageError("typed-groups", usage="lay r4 b5 J / g9 p9")
        return LayDown(way)
    return LayDown(_grouped(groups, level, top))


def typed_card(word: str) -> int:
    """Parse one card in capitals or small letters.

    >>> typed_card("R7") == typed_card("r7"), typed_card("j1-8") == typed_card("J1-8")
    (True, True)
    """
    cards = parse_hand(word)
    if len(cards) != 1:
        raise NotationError("card", word)
    return cards[0]


def _notation(text: str) -> tuple[Meld, ...]:
    pieces = [piece.strip() for piece in text.split(")")]
    if pieces.pop():
        raise NotationError("meld", text)
    return tuple([parse_meld(" ".join(piece.replace("( ", "(").split()) + ")") for piece in pieces])


def _grouped(groups: Sequence[tuple[int, ...]], level: Level, top: int) -> tuple[Meld, ...]:
    """`groups` as melds of the parts of `level`, typed in any order."""
    for order in islice(permutations(level.parts), _MOST_ORDERS):
        if [int(part.size) for part in order] == [len(group) for group in groups]:
            melds = [in_order(int(part.kind), group, top) for group, part in zip(groups, order)]
            if all(found.fault(top) is None for found in melds):
                return tuple(melds)
    return tuple([_guess(group, level, top) for group in groups])


def _guess(cards: tuple[int, ...], level: Level, top: int) -> Meld:
    """The meld that `cards` were probably meant to be, so that the rules can say what is wrong with it."""
    kinds = [int(part.kind) for part in level.parts if part.size == len(cards)] or [SET]
    melds = [in_order(kind, cards, top) for kind in kinds]
    return next((found for found in melds if found.fault(top) is None), melds[0])
