"""Formats a record as text that a person can read; docs/notation.md describes the format."""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Final

from level8.game.actions import Show, format_action
from level8.game.cards import format_card, format_cards
from level8.record.names import format_name
from level8.record.record import End, Played, Record, Round, Turn

MAGIC: Final = "Level 8 record"
VERSION: Final = 1
WIDTH: Final = 100  # characters of a turn's line; a longer turn continues on the next one
INDENT: Final = "   "


@dataclass(frozen=True, slots=True)
class Item:
    """One statement of a record: a header, a hand, an action and so on, and the number of its line."""

    line: int
    kind: str  # the name of a header, or heading, hand, turned up, action, skipped, end, carry
    text: str


@dataclass(slots=True)
class Layout:
    """The lines of a record without its digest, and the items in them."""

    lines: list[str] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)

    def put(self, kind: str, text: str) -> None:
        """Add an item on a line of its own."""
        self.lines.append(text)
        self.items.append(Item(len(self.lines), kind, text))

    def put_turn(self, turn: Turn) -> None:
        """Add a turn: on one line, or on several if it is long."""
        if not turn.actions:
            self.put("skipped", f"{turn.seat + 1}: skipped")
            return
        line = f"{turn.seat + 1}: "
        for index, played in enumerate(turn.actions):
            text = format_played(played)
            if index and len(line) + len(text) + 2 > WIDTH:
                self.lines.append(f"{line},")
                line = INDENT + text
            else:
                line += f", {text}" if index else text
            self.items.append(Item(len(self.lines) + 1, "action", text))
        self.lines.append(line)


def format_played(played: Played) -> str:
    """An action with the cards that were drawn; what another seat shows has its seat in front.

    >>> format_played(Played(2, Show(())))
    '3 show none'
    """
    text = format_action(played.action)
    if isinstance(played.action, Show):
        text = f"{played.seat + 1} {text}"
    return f"{text} = {format_cards(played.drawn)}" if played.drawn else text


def format_record(record: Record) -> bytes:
    """The file of `record`: UTF-8, lines end with a line feed; `parse_record` reads it back."""
    text = "".join(f"{line}\n" for line in [*layout_of(record).lines, ""]).encode()
    return text + f"{digest_line(text)}\n".encode()


def digest_line(before: bytes) -> str:
    """The last line: the SHA-256 of `before`, all bytes above it."""
    return f"digest {hashlib.sha256(before).hexdigest()}"


def layout_of(record: Record) -> Layout:
    """The lines of `record` and the items in them."""
    layout = Layout()
    layout.put("version", f"{MAGIC} {VERSION}")
    for header, value in _headers(record):
        layout.put(header, f"{header}: {value}")
    for index, each in enumerate(record.rounds):
        layout.lines.append("")
        _put_round(layout, index + 1, each)
    return layout


def _headers(record: Record) -> list[tuple[str, str]]:
    """The headers in their fixed order."""
    headers = [("Edition", record.edition.name)]
    if record.edition.text:
        headers.append(("Edition file", json.dumps(record.edition.text)))
    headers += [("Side", str(record.side)), ("Seats", str(record.seats))]
    headers += [(f"Name {index + 1}", format_name(name)) for index, name in enumerate(record.names)]
    headers.append(("First dealer", "drawn" if record.dealer is None else str(record.dealer + 1)))
    headers.append(("Commitment", record.commitment))
    for index, piece in enumerate(record.entropy):
        headers.append((f"Entropy {index + 1}", piece.hex() or "none"))
    headers.append(("Seed", "?" if record.seed is None else record.seed.hex()))
    headers.append(("Result", " ".join(map(str, record.ranking)) or "*"))
    return headers


def _put_round(layout: Layout, number: int, each: Round) -> None:
    layout.put("heading", f"Round {number}, dealer {each.dealer + 1}")
    for seat, hand in enumerate(each.hands):
        layout.put("hand", f"hand {seat + 1}: {format_cards(hand)}")
    turned_up = "none" if each.turned_up is None else format_card(each.turned_up)
    layout.put("turned up", f"turned up: {turned_up}")
    for turn in each.turns:
        layout.put_turn(turn)
    if each.end is not None:
        layout.put("end", format_end(each.end))
    for played in each.carries:
        layout.put("carry", f"{played.seat + 1}: {format_played(played)}")


def format_end(end: End) -> str:
    """
    >>> format_end(End(out=1, winner=None, levels=(1, 3, 2)))
    'out 2, levels 1 3 2'
    """
    words = [] if end.out is None else [f"out {end.out + 1}"]
    words += [] if end.winner is None else [f"won {end.winner + 1}"]
    return ", ".join([*words, f"levels {' '.join(map(str, end.levels))}"])
