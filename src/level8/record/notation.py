"""Cards, melds and actions as text, both ways: `parse(format(x)) == x`, and nothing else is read.

docs/notation.md has the grammar. Seats and melds are counted from 1 in text, from 0 in values.
"""

import re
from collections.abc import Callable
from typing import Final

from level8.game.actions import (
    Action,
    Carry,
    Discard,
    Draw,
    Keep,
    LayDown,
    LayOff,
    Show,
    Skip,
    Swap,
    Take,
    TakeShown,
    format_action,
)
from level8.game.cards import COLOURS, HIGHEST_NUMBER, UNSEEN, format_card, format_cards, parse_card
from level8.game.errors import NotationError
from level8.game.melds import ColourGroup, Meld, Run, Set, format_meld

__all__ = [
    "format_action",
    "format_card",
    "format_cards",
    "format_meld",
    "parse_action",
    "parse_card",
    "parse_hand",
    "parse_known_cards",
    "parse_meld",
    "parse_seat",
    "parse_seen_cards",
]

_MELD: Final = re.compile(r"(R|S)([1-9][0-9]?)\(([^()]+)\)|C([roygbp])\(([^()]+)\)")
_MELDS: Final = re.compile(r"[^ ()]+\([^()]*\)(?: [^ ()]+\([^()]*\))*")
_OFF: Final = re.compile(r"([^ =]+)(?:=([1-9][0-9]?))? ([1-9][0-9]?)\.([1-9][0-9]?)")
_TAKEN: Final = re.compile(r"([^ ]+) ([^ ]+)")
_SEAT: Final = re.compile(r"[1-9][0-9]?")


def parse_seat(text: str) -> int:
    """
    >>> parse_seat("1")
    0
    """
    if not _SEAT.fullmatch(text):
        raise NotationError("seat", text)
    return int(text) - 1


def parse_seen_cards(text: str) -> tuple[int, ...]:
    """One or more cards with one space between; hidden ones are written `?`."""
    return tuple(parse_card(word) for word in text.split(" "))


def parse_known_cards(text: str) -> tuple[int, ...]:
    """One or more cards, none of them hidden."""
    return tuple(_known_card(word) for word in text.split(" "))


def parse_hand(text: str) -> tuple[int, ...]:
    """Cards as a person may type them: commas or spaces, capitals or not.

    >>> parse_hand("R7, b5 j1-8,s") == parse_known_cards("r7 b5 J1-8 S")
    True
    """
    return tuple(_typed_card(word) for word in text.replace(",", " ").split())


def parse_meld(text: str) -> Meld:
    """
    >>> parse_meld("Cb(b2 b9 J)")
    <Cb(b2 b9 J)>
    """
    found = _MELD.fullmatch(text)
    if found is None:
        raise NotationError("meld", text)
    kind, number, cards, colour, of_colour = found.groups()
    if colour is not None:
        return ColourGroup(COLOURS.index(colour), parse_known_cards(of_colour))
    if int(number) > HIGHEST_NUMBER:
        raise NotationError("meld", text)
    return (Run if kind == "R" else Set)(int(number), parse_known_cards(cards))


def parse_action(text: str) -> Action:
    """
    >>> parse_action("off J=9 1.2") == LayOff(1024, 0, 1, 9)
    True
    """
    word, space, rest = text.partition(" ")
    if text in _PLAIN:
        return _PLAIN[text]
    if not space or word not in _WITH_REST:
        raise NotationError("action", text)
    return _WITH_REST[word](rest, text)


def _known_card(text: str) -> int:
    card = parse_card(text)
    if card == UNSEEN:
        raise NotationError("card", text)
    return card


def _typed_card(word: str) -> int:
    lower = word.lower()
    try:
        # Other alphabets have letters whose capital is one of ours.
        return _known_card(word if not word.isascii() else lower if lower[0] in COLOURS else word.upper())
    except NotationError:
        raise NotationError("card", word) from None


def _parse_lay(rest: str, text: str) -> Action:
    if not _MELDS.fullmatch(rest):
        raise NotationError("action", text)
    return LayDown(tuple(parse_meld(f"{meld})") for meld in rest[:-1].split(") ")))


def _parse_off(rest: str, text: str) -> Action:
    found = _OFF.fullmatch(rest)
    if found is None:
        raise NotationError("action", text)
    card, at, seat, meld = found.groups()
    if at is not None and int(at) > HIGHEST_NUMBER:
        raise NotationError("action", text)
    return LayOff(_known_card(card), int(seat) - 1, int(meld) - 1, int(at or 0))


def _parse_taken(rest: str, text: str) -> Action:
    found = _TAKEN.fullmatch(rest)
    if found is None:
        raise NotationError("action", text)
    return TakeShown(parse_seat(found[2]), _known_card(found[1]))


def _parse_swap(rest: str, _text: str) -> Action:
    return Swap(parse_known_cards(rest))


def _parse_carry(rest: str, _text: str) -> Action:
    return Carry(parse_seen_cards(rest))  # nobody learns what another seat keeps (F4)


_PLAIN: Final[dict[str, Action]] = {
    format_action(action): action
    for action in (Draw(), Take(), TakeShown(), Show(()), Swap(), Keep(), Carry())
}
_WITH_REST: Final[dict[str, Callable[[str, str], Action]]] = {
    "draw": lambda rest, _: Draw(parse_seat(rest)),
    "lay": _parse_lay,
    "off": _parse_off,
    "discard": lambda rest, _: Discard(_known_card(rest)),
    "skip": lambda rest, _: Skip(parse_seat(rest)),
    "show": lambda rest, _: Show(parse_known_cards(rest)),
    "taken": _parse_taken,
    "swap": _parse_swap,
    "carry": _parse_carry,
}
