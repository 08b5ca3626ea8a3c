"""Run, Set and ColourGroup: whether cards are one, and what extends it.

A meld declares its parameter (where a run starts, the number of a set, the colour of a group), so what each
joker in it stands for is always known (C5).
"""

import re
from typing import Final, final

from mypy_extensions import i64

from level8.game.cards import (
    COLOURS,
    HIGHEST_NUMBER,
    format_cards,
    is_joker,
    is_meldable,
    parse_known_cards,
    stands_for_colour,
    stands_for_number,
)
from level8.game.errors import NotationError, Reason
from level8.game.levels import COLOUR, RUN, SET

_MELD: Final = re.compile(r"(R|S)([1-9][0-9]?)\(([^()]+)\)|C([roygbp])\(([^()]+)\)")


class Meld:
    """Cards on the table; a value, growing makes a new one."""

    def __init__(self, kind: i64, value: i64, cards: tuple[int, ...]) -> None:
        self.kind: Final[i64] = kind
        self.value: Final[i64] = value
        self.cards: Final = cards

    def fault(self, top: i64) -> Reason | None:
        """Why this is not a meld where numbers go up to `top`, or None."""
        for card in self.cards:
            if not is_meldable(card):
                detail = {"meld": format_meld(self), "card": format_cards((int(card),))}
                return Reason("special-in-meld", "C8", detail)
        return self.misfit(top)

    def misfit(self, top: i64) -> Reason | None:
        """Why number cards and jokers are not a meld of this kind where numbers go up to `top`, or None."""
        raise NotImplementedError

    def low_end(self) -> i64:
        """The number below a run; 0 for a set or a colour group, which have no ends."""
        if self.kind != RUN:
            return 0
        return self.value - 1

    def high_end(self) -> i64:
        """The number above a run; 0 for a set or a colour group."""
        if self.kind != RUN:
            return 0
        return self.value + len(self.cards)

    def accepts(self, card: i64, at: i64, top: i64) -> bool:
        """Whether a card may be laid off here (T3); `at` is its number in a run and 0 elsewhere."""
        raise NotImplementedError

    def grown(self, card: i64, at: i64) -> "Meld":
        """This meld with an accepted card added."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Meld)
            and self.kind == other.kind
            and self.value == other.value
            and self.cards == other.cards
        )

    def __hash__(self) -> int:
        return hash((int(self.kind), int(self.value), self.cards))

    def __repr__(self) -> str:
        return f"<{format_meld(self)}>"


@final
class Run(Meld):
    """Directly consecutive numbers in any colours; the cards stand in order from `start` (C1)."""

    def __init__(self, start: i64, cards: tuple[int, ...]) -> None:
        super().__init__(RUN, start, cards)

    @property
    def start(self) -> int:
        return self.value

    @property
    def end(self) -> int:
        return self.value + len(self.cards) - 1

    def misfit(self, top: i64) -> Reason | None:
        if self.value < 1 or self.value + len(self.cards) - 1 > top:
            return Reason("run-beyond", "C1", {"meld": format_meld(self), "top": str(top)})
        number = self.value
        for card in self.cards:
            if not stands_for_number(card, number):
                return _misfit(self, card, "not-a-run", "C1")
            number += 1
        return None

    def accepts(self, card: i64, at: i64, top: i64) -> bool:
        if at != self.low_end() and at != self.high_end():
            return False
        return 1 <= at <= top and stands_for_number(card, at)

    def grown(self, card: i64, at: i64) -> Meld:
        if at < self.value:
            return Run(at, (int(card), *self.cards))
        return Run(self.value, (*self.cards, int(card)))


@final
class Set(Meld):
    """Cards of one number in any colours (C2)."""

    def __init__(self, number: i64, cards: tuple[int, ...]) -> None:
        super().__init__(SET, number, cards)

    @property
    def number(self) -> int:
        return self.value

    def misfit(self, top: i64) -> Reason | None:
        if not 1 <= self.value <= top:
            return Reason("set-beyond", "C2", {"meld": format_meld(self), "top": str(top)})
        for card in self.cards:
            if not stands_for_number(card, self.value):
                return _misfit(self, card, "not-a-set", "C2")
        return None

    def accepts(self, card: i64, at: i64, top: i64) -> bool:
        return at == 0 and stands_for_number(card, self.value)

    def grown(self, card: i64, at: i64) -> Meld:
        return Set(self.value, (*self.cards, int(card)))


@final
class ColourGroup(Meld):
    """Cards of one colour, any numbers (C3)."""

    def __init__(self, colour: i64, cards: tuple[int, ...]) -> None:
        super().__init__(COLOUR, colour, cards)

    @property
    def colour(self) -> int:
        return self.value

    def misfit(self, top: i64) -> Reason | None:
        if not 0 <= self.value < len(COLOURS):
            return Reason("group-beyond", "C3", {"meld": format_meld(self)})
        for card in self.cards:
            if not stands_for_colour(card, self.value):
                return _misfit(self, card, "not-a-group", "C3")
        return None

    def accepts(self, card: i64, at: i64, top: i64) -> bool:
        return at == 0 and stands_for_colour(card, self.value)

    def grown(self, card: i64, at: i64) -> Meld:
        return ColourGroup(self.value, (*self.cards, int(card)))


def meld(kind: i64, value: i64, cards: tuple[int, ...]) -> Meld:
    """The meld of a kind (RUN, SET or COLOUR) with its parameter."""
    if kind == RUN:
        return Run(value, cards)
    if kind == SET:
        return Set(value, cards)
    return ColourGroup(value, cards)


def end_for(meld: Meld, card: i64, top: i64) -> i64:
    """The `at` of a lay-off onto a meld: the high end of a run if a card fits both; -1 if it fits none."""
    high = meld.high_end()
    if meld.accepts(card, high, top):
        return high
    low = meld.low_end()
    if low != high and meld.accepts(card, low, top):
        return low
    return -1


def format_meld(meld: Meld) -> str:
    """The notation of a meld (docs/notation.md).

    >>> from level8.game.cards import parse_cards
    >>> format_meld(Run(4, parse_cards("r4 b5 J")))
    'R4(r4 b5 J)'
    """
    if meld.kind == RUN:
        head = f"R{meld.value}"
    elif meld.kind == SET:
        head = f"S{meld.value}"
    else:
        head = f"C{COLOURS[meld.value]}" if 0 <= meld.value < len(COLOURS) else f"C{meld.value}"
    return f"{head}({format_cards(meld.cards)})"


def parse_meld(text: str) -> Meld:
    """The meld that a text such as "S7(r7 p7)" names.

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
    return meld(RUN if kind == "R" else SET, int(number), parse_known_cards(cards))


def _misfit(meld: Meld, card: i64, code: str, rule: str) -> Reason:
    detail = {"meld": format_meld(meld), "card": format_cards((int(card),))}
    return Reason("joker-range", "C6", detail) if is_joker(card) else Reason(code, rule, detail)
