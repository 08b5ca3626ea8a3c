"""A record as text that a person can read; docs/notation.md tells the form."""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Final

from level8.game.actions import Show, format_action
from level8.game.cards import format_card, format_cards
from level8.record.names import format_name
from level8.record.record import End, Move, Record, Round, Turn

MAGIC: Final = "Level 8 record"
VERSION: Final = 1
WIDTH: Final = 100  # of a turn; a longer one goes on in the next line
INDENT: Final = "   "


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that a record says, and the line where it stands."""

    line: int
    kind: str  # the name of a header, or heading, hand, turned up, move, skipped, end, carry
    text: str


@dataclass(slots=True)
class Page:
    """The lines of a record without its digest, and every single thing in them."""

    lines: list[str] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)

    def put(self, kind: str, text: str) -> None:
        """Write one thing on a line of its own."""
        self.lines.append(text)
        self.items.append(Item(len(self.lines), kind, text))

    def put_turn(self, turn: Turn) -> None:
        """Write a turn on one line, or on more where it is long."""
        if not turn.moves:
            self.put("skipped", f"{turn.seat + 1}: skipped")
            return
        line = f"{turn.seat + 1}: "
        for index, move in enumerate(turn.moves):
            text = format_move(move)
            if index and len(line) + len(text) + 2 > WIDTH:
                self.lines.append(f"{line},")
                line = INDENT + text
            else:
                line += f", {text}" if index else text
            self.items.append(Item(len(self.lines) + 1, "move", text))
        self.lines.append(line)


def format_move(move: Move) -> str:
    """An action with the cards it brought; the seat in front where it is not that of the turn."""
    text = format_action(move.action)
    if isinstance(move.action, Show):
        text = f"{move.seat + 1} {text}"
    return f"{text} = {format_cards(move.drawn)}" if move.drawn else text


def format_record(record: Record) -> bytes:
    """The file of a record, UTF-8 with plain line feeds; `parse_record` reads it back alike."""
    text = "".join(f"{line}\n" for line in [*laid_out(record).lines, ""]).encode()
    return text + f"{digest_line(text)}\n".encode()


def digest_line(before: bytes) -> str:
    """The last line: the SHA-256 of every byte before it."""
    return f"digest {hashlib.sha256(before).hexdigest()}"


def laid_out(record: Record) -> Page:
    """The lines of a record, each with what it says."""
    page = Page()
    page.put("version", f"{MAGIC} {VERSION}")
    for header, value in _headers(record):
        page.put(header, f"{header}: {value}")
    for index, each in enumerate(record.rounds):
        page.lines.append("")
        _put_round(page, index + 1, each)
    return page


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


def _put_round(page: Page, number: int, each: Round) -> None:
    page.put("heading", f"Round {number}, dealer {each.dealer + 1}")
    for seat, hand in enumerate(each.hands):
        page.put("hand", f"hand {seat + 1}: {format_cards(hand)}")
    turned_up = "none" if each.turned_up is None else format_card(each.turned_up)
    page.put("turned up", f"turned up: {turned_up}")
    for turn in each.turns:
        page.put_turn(turn)
    if each.end is not None:
        page.put("end", format_end(each.end))
    for move in each.carries:
        page.put("carry", f"{move.seat + 1}: {format_move(move)}")


def format_end(end: End) -> str:
    """
    >>> format_end(End(out=1, winner=None, levels=(1, 3, 2)))
    'out 2, levels 1 3 2'
    """
    said = [] if end.out is None else [f"out {end.out + 1}"]
    said += [] if end.winner is None else [f"won {end.winner + 1}"]
    return ", ".join([*said, f"levels {' '.join(map(str, end.levels))}"])
