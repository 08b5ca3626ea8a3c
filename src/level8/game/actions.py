"""The actions, as words: values that print and parse. Seats are counted from 0 here, from 1 in notation."""

import re
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from level8.game.cards import (
    HIGHEST_NUMBER,
    format_card,
    format_cards,
    parse_cards,
    parse_known_card,
    parse_known_cards,
)
from level8.game.errors import NotationError
from level8.game.melds import Meld, format_meld, parse_meld

DRAW_PILE: Final = -1
NOBODY: Final = -1

_MELDS: Final = re.compile(r"[^ ()]+\([^()]*\)(?: [^ ()]+\([^()]*\))*")
_OFF: Final = re.compile(r"([^ =]+)(?:=([1-9][0-9]?))? ([1-9][0-9]?)\.([1-9][0-9]?)")
_TAKEN: Final = re.compile(r"([^ ]+) ([^ ]+)")
_SEAT: Final = re.compile(r"[1-9][0-9]?")


class Action:
    """What a seat does; compare, hash and print them freely."""

    def key(self) -> tuple[object, ...]:
        """What makes this action the same as another of its class."""
        return ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.key() == _key(other)

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.key()))

    def __repr__(self) -> str:
        return f"<{format_action(self)}>"


@final
class Draw(Action):
    """Take the top of the draw pile, or of the discard pile of a seat (T1)."""

    def __init__(self, pile: i64 = DRAW_PILE) -> None:
        self.pile: Final[i64] = pile

    def key(self) -> tuple[object, ...]:
        return (int(self.pile),)


@final
class LayDown(Action):
    """Lay the whole level, all its melds at once (T2)."""

    def __init__(self, melds: tuple[Meld, ...]) -> None:
        self.melds: Final = melds

    def key(self) -> tuple[object, ...]:
        return self.melds


@final
class LayOff(Action):
    """Lay a hand card onto a meld (T3); `at` is its number in a run, 0 in a set or a colour group."""

    def __init__(self, card: i64, seat: i64, meld: i64, at: i64 = 0) -> None:
        self.card: Final[i64] = card
        self.seat: Final[i64] = seat
        self.meld: Final[i64] = meld
        self.at: Final[i64] = at

    def key(self) -> tuple[object, ...]:
        return (int(self.card), int(self.seat), int(self.meld), int(self.at))


@final
class Discard(Action):
    """Put a hand card onto one's own discard pile; ends the turn (T4)."""

    def __init__(self, card: i64) -> None:
        self.card: Final[i64] = card

    def key(self) -> tuple[object, ...]:
        return (int(self.card),)


@final
class Skip(Action):
    """Lay a skip card in front of another seat; ends the turn (K1)."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def key(self) -> tuple[object, ...]:
        return (int(self.seat),)


@final
class Take(Action):
    """Play a take card: every other seat must show three cards (M1)."""


@final
class Show(Action):
    """Lay open three cards of one's own choice for whoever played take (M1)."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards

    def key(self) -> tuple[object, ...]:
        return tuple(sorted(self.cards))


@final
class TakeShown(Action):
    """Take one of the shown cards from a seat, or none (M1)."""

    def __init__(self, seat: i64 = NOBODY, card: i64 = 0) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card

    def key(self) -> tuple[object, ...]:
        return (int(self.seat), int(self.card))


@final
class Swap(Action):
    """Play a swap card: up to three cards, in this order, onto one's discard pile, as many drawn (M2)."""

    def __init__(self, cards: tuple[int, ...] = ()) -> None:
        self.cards: Final = cards

    def key(self) -> tuple[object, ...]:
        return self.cards


@final
class Keep(Action):
    """Play a keep card: an allowance of three cards at the end of the round (M3)."""


@final
class Carry(Action):
    """Choose the hand cards to take into the next round (F4)."""

    def __init__(self, cards: tuple[int, ...] = ()) -> None:
        self.cards: Final = cards

    def key(self) -> tuple[object, ...]:
        return tuple(sorted(self.cards))


def puts_out(action: Action) -> bool:
    """Whether an action puts a card out of the hand; the last one ends the round (F1, K4, M4).

    >>> puts_out(Keep()), puts_out(Draw())
    (True, False)
    """
    return isinstance(action, (Discard, Skip, Take, Swap, Keep))


def format_action(action: Action) -> str:
    """The notation of an action (docs/notation.md).

    >>> from level8.game.cards import parse_card
    >>> format_action(Draw()), format_action(Discard(parse_card("r7"))), format_action(Skip(1))
    ('draw', 'discard r7', 'skip 2')
    """
    if isinstance(action, Draw):
        return "draw" if action.pile == DRAW_PILE else f"draw {action.pile + 1}"
    if isinstance(action, LayDown):
        return " ".join(["lay", *[format_meld(meld) for meld in action.melds]])
    if isinstance(action, LayOff):
        stands = f"={action.at}" if action.at else ""
        return f"off {format_card(action.card)}{stands} {action.seat + 1}.{action.meld + 1}"
    if isinstance(action, Discard):
        return f"discard {format_card(action.card)}"
    if isinstance(action, Skip):
        return f"skip {action.seat + 1}"
    if isinstance(action, Take):
        return "take"
    if isinstance(action, Show):
        return _with_cards("show", action.cards)
    if isinstance(action, TakeShown):
        if action.seat == NOBODY:
            return "taken none"
        return f"taken {format_card(action.card)} {action.seat + 1}"
    if isinstance(action, Swap):
        return _with_cards("swap", action.cards)
    if isinstance(action, Keep):
        return "keep"
    if isinstance(action, Carry):
        return _with_cards("carry", action.cards)
    raise TypeError(f"not an action of this game: {type(action).__name__}")


def parse_action(text: str) -> Action:
    """The action that a text such as "draw" or "discard r7" names.

    >>> parse_action("off J=9 1.2") == LayOff(1024, 0, 1, 9)
    True
    """
    if text in _WITHOUT_REST:
        return _WITHOUT_REST[text]
    word, _, rest = text.partition(" ")
    if not rest or word not in _WITH_REST:
        raise NotationError("action", text)
    return _WITH_REST[word](rest, text)


def parse_seat(text: str) -> int:
    """The seat of a number counted from 1.

    >>> parse_seat("1")
    0
    """
    if not _SEAT.fullmatch(text):
        raise NotationError("seat", text)
    return int(text) - 1


def _with_cards(word: str, cards: tuple[int, ...]) -> str:
    return f"{word} {format_cards(cards) if cards else 'none'}"


def _key(action: object) -> tuple[object, ...]:
    return action.key() if isinstance(action, Action) else ()


def _parse_lay(rest: str, text: str) -> Action:
    if not _MELDS.fullmatch(rest):
        raise NotationError("action", text)
    return LayDown(tuple([parse_meld(f"{meld})") for meld in rest[:-1].split(") ")]))


def _parse_off(rest: str, text: str) -> Action:
    found = _OFF.fullmatch(rest)
    if found is None:
        raise NotationError("action", text)
    card, at, seat, meld = found.groups()
    if at is not None and int(at) > HIGHEST_NUMBER:
        raise NotationError("action", text)
    return LayOff(parse_known_card(card), parse_seat(seat), int(meld) - 1, int(at or 0))


def _parse_taken(rest: str, text: str) -> Action:
    found = _TAKEN.fullmatch(rest)
    if found is None:
        raise NotationError("action", text)
    return TakeShown(parse_seat(found[2]), parse_known_card(found[1]))


_WITHOUT_REST: Final[dict[str, Action]] = {
    format_action(action): action
    for action in (Draw(), Take(), TakeShown(), Show(()), Swap(), Keep(), Carry())
}
# By the first word: what parses the rest of a text, with the text itself for what it refuses.
_WITH_REST: Final[dict[str, Callable[[str, str], Action]]] = {
    "draw": lambda rest, _: Draw(parse_seat(rest)),
    "lay": _parse_lay,
    "off": _parse_off,
    "discard": lambda rest, _: Discard(parse_known_card(rest)),
    "skip": lambda rest, _: Skip(parse_seat(rest)),
    "show": lambda rest, _: Show(parse_known_cards(rest)),
    "taken": _parse_taken,
    "swap": lambda rest, _: Swap(parse_known_cards(rest)),
    "carry": lambda rest, _: Carry(parse_cards(rest)),  # also hidden ones (F4)
}
