"""Parses a typed lay-down: melds in notation, groups of cards, or only the cards."""

from collections import Counter
from collections.abc import Sequence
from itertools import islice, permutations
from typing import Final

from level8.cli.shared.arguments import UsageError
from level8.game.actions import LayDown
from level8.game.cards import (
    COLOURS,
    colour_of,
    is_joker,
    is_number,
    number_of,
    parse_hand,
    stands_for_number,
)
from level8.game.errors import NotationError
from level8.game.levels import COLOUR, RUN, SET, Level, Part
from level8.game.melds import Meld, meld, parse_meld
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
            melds = [as_part(group, part, top) for group, part in zip(groups, order)]
            if all(found is not None for found in melds):
                return tuple([found for found in melds if found is not None])
    return tuple([_guess(group, level, top) for group in groups])


def as_part(cards: tuple[int, ...], part: Part, top: int) -> Meld | None:
    """`cards` as a meld of `part`, or None; a run in the typed order comes first.

    >>> from level8.game.levels import parse_level
    >>> as_part(parse_hand("J r4 b5"), parse_level("run 3").parts[0], 15)
    <R3(J r4 b5)>
    """
    values = range(len(COLOURS)) if part.kind == COLOUR else range(1, top + 1)
    for value in values:
        found = meld(part.kind, value, cards)
        if found.fault(top) is None:
            return found
    if part.kind != RUN:
        return None
    for start in range(top - len(cards) + 1, 0, -1):
        ordered = _in_order(cards, start)
        if ordered is not None:
            return meld(RUN, start, ordered)
    return None


def _in_order(cards: tuple[int, ...], start: int) -> tuple[int, ...] | None:
    """`cards` in the order of a run from `start`, or None if they make none."""
    jokers = Counter([card for card in cards if is_joker(card)])
    numbers = {number_of(card): card for card in cards if is_number(card)}
    if len(numbers) + jokers.total() != len(cards):
        return None
    return _fill(start, start + len(cards), numbers, jokers)


def _fill(number: int, end: int, numbers: dict[int, int], jokers: Counter[int]) -> tuple[int, ...] | None:
    """Cards for the numbers from `number` to `end` - 1, jokers in the gaps (C6); None if impossible."""
    if number == end:
        return ()
    choices = [numbers[number]] if number in numbers else [card for card in jokers if jokers[card]]
    for card in choices:
        if stands_for_number(card, number):
            left = jokers - Counter([card]) if is_joker(card) else jokers
            rest = _fill(number + 1, end, numbers, left)
            if rest is not None:
                return (card, *rest)
    return None


def _guess(cards: tuple[int, ...], level: Level, top: int) -> Meld:
    """The meld that `cards` were probably meant to be, so that the rules can say what is wrong with it."""
    parts = [part for part in level.parts if part.size == len(cards)]
    for part in parts:
        found = as_part(cards, part, top)
        if found is not None:
            return found
    kind = parts[0].kind if parts else SET
    first = next((card for card in cards if is_number(card)), 0)
    if kind == RUN:
        lowest = min([number_of(card) for card in cards if is_number(card)], default=1)
        return meld(RUN, lowest, tuple(sorted(cards, key=lambda card: number_of(card) or top)))
    return meld(kind, number_of(first) or 1 if kind == SET else max(colour_of(first), 0), cards)
