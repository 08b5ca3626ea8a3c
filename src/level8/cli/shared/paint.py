"""Cards, melds and levels in a terminal: always with letter, number and shape, in colour if wanted."""

import os
import re
import shutil
import sys
from collections.abc import Iterable
from typing import Final, TextIO

from level8.game.cards import COLOURS, colour_of, format_card, is_joker, is_number
from level8.game.levels import COLOUR, RUN, Level
from level8.game.melds import Meld

_GLYPHS: Final = "●▲★◆■⬢"  # in the order of cards.SHAPES
_STEERING: Final = re.compile(r"\x1b\[[0-9;]*m")
_WIDEST: Final = 80
_NARROWEST: Final = 20  # a narrower terminal gets lines that are too long
_ANSI: Final = ("31", "38;5;208", "33", "32", "38;5;33", "35")


class Paint:
    """Draws cards, melds and levels as text, with or without `colours` and `shapes`.

    >>> from level8.game.cards import parse_cards
    >>> Paint(colours=False, shapes=True).cards(parse_cards("r7 b12 J S"))
    'r7● b12■ J S'
    """

    def __init__(self, colours: bool, shapes: bool) -> None:
        self._colours: Final = colours
        self._shapes: Final = shapes

    @staticmethod
    def of(stream: TextIO) -> "Paint":
        """The paint that `stream` can show; respects NO_COLOR and dumb terminals."""
        wanted = "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        try:
            _GLYPHS.encode(getattr(stream, "encoding", None) or "ascii")
        except (UnicodeEncodeError, LookupError):
            return Paint(wanted and stream.isatty(), False)
        return Paint(wanted and stream.isatty(), True)

    def card(self, card: int, stands: str = "") -> str:
        """`card`; for a laid joker also what it stands for, if given."""
        text = format_card(card) + (f"={stands}" if stands else "")
        if is_number(card):
            colour = colour_of(card)
            return self._in(_ANSI[colour], text + (_GLYPHS[colour] if self._shapes else ""))
        return self.strong(text)

    def cards(self, cards: Iterable[int]) -> str:
        return " ".join([self.card(card) for card in cards])

    def meld(self, meld: Meld) -> str:
        """The cards of `meld`; each joker with the number or the colour that it stands for (C5).

        >>> from level8.game.cards import parse_cards
        >>> from level8.game.melds import meld
        >>> Paint(colours=False, shapes=True).meld(meld(COLOUR, 1, parse_cards("o7 J")))
        'o7▲ J=o▲'
        """
        shown = []
        for index, card in enumerate(meld.cards):
            stands = self._stands(meld, index) if is_joker(card) else ""
            shown.append(self.card(card, stands))
        return " ".join(shown)

    def _stands(self, meld: Meld, index: int) -> str:
        """What the joker at `index` of `meld` stands for."""
        if meld.kind == COLOUR:
            return COLOURS[meld.value] + (_GLYPHS[meld.value] if self._shapes else "")
        return str(meld.value + index if meld.kind == RUN else meld.value)

    def melds(self, melds: Iterable[Meld]) -> str:
        return " / ".join([self.meld(meld) for meld in melds])

    def level(self, level: Level) -> str:
        """The picture of `level` on one line, with the signs of the rulebook.

        >>> from level8.game.levels import parse_level
        >>> Paint(colours=False, shapes=True).level(parse_level("run 3 + set 2 + colour 4"))
        'ABC + XX + ■■■■'
        """
        from level8.rulebook import level_picture

        picture = level_picture(level)[1].replace("│", "")
        return picture if self._shapes else picture.replace("■", "#")

    def strong(self, text: str) -> str:
        return self._in("1", text)

    def quiet(self, text: str) -> str:
        return self._in("2", text)

    def _in(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self._colours else text


def screen() -> int:
    """The width of a line: that of the terminal, at most 80 columns."""
    if not sys.stdout.isatty():
        return _WIDEST
    return max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size().columns))


def wrapped(line: str, width: int | None = None) -> list[str]:
    """`line` wrapped at spaces; escape sequences for colours count as nothing.

    The `Text.wrap` of rich would not indent the following lines, and would break a word longer than a line.

    >>> wrapped("  a bb ccc", 6)
    ['  a bb', '    ccc']
    """
    width = screen() if width is None else width
    if len(_STEERING.sub("", line)) <= width:
        return [line]
    indent = " " * (len(line) - len(line.lstrip(" ")))
    pieces, piece, used = [], "", 0
    for word in line.lstrip(" ").split(" "):
        room = len(_STEERING.sub("", word))
        if piece and used + 1 + room > width:
            pieces.append(piece)
            piece = ""
        lead = f"{piece} " if piece else indent + ("  " if pieces else "")
        piece = lead + word
        used = len(_STEERING.sub("", piece))
    return [*pieces, piece]


def of_stdout() -> Paint:
    return Paint.of(sys.stdout)
