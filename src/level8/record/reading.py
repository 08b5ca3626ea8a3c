"""Parses a record; an error names the line that is wrong."""

import json
import re
from itertools import pairwise
from typing import Final

from level8.game.actions import Carry, Draw, Show, Swap, TakeShown, parse_action
from level8.game.cards import UNSEEN, parse_cards
from level8.game.editions import Edition, edition, edition_names, mixed, parse_edition
from level8.game.errors import Level8Error, NotationError, SetupError
from level8.record.names import with_every_escape
from level8.record.record import End, Played, Record, RecordError, Round, Turn, check_entropy, check_name
from level8.record.writing import INDENT, MAGIC, VERSION, digest_line, layout_of

MOST_BYTES: Final = 1 << 24

_VERSION: Final = re.compile(rf"{MAGIC} ([0-9]+)")
_HEADER: Final = re.compile(r"([A-Z][a-z]+(?: [a-z]+)?(?: [0-9])?): (.+)")
_KNOWN: Final = re.compile(
    r"Edition|Edition file|Side|Seats|Name [1-9]|First dealer|Commitment|Entropy [1-9]|Seed|Result"
)
_DIGEST: Final = re.compile(r"digest [0-9a-f]{64}")
_DIGEST_WIDTH: Final = len("digest ") + 64
_HEX: Final = re.compile(r"(?:[0-9a-f]{2})+")
_HEADING: Final = re.compile(r"Round ([1-9][0-9]{0,8}), dealer ([1-9])")
_TURN: Final = re.compile(r"([1-9]): (.+)")
_SHOW: Final = re.compile(r"([1-9]) (show .+)")
_END: Final = re.compile(r"(?:out ([1-9]), )?(?:won ([1-9]), )?levels ([1-9][0-9]?(?: [1-9][0-9]?)*)")


def parse_record(data: bytes | str) -> Record:
    """Parse the file of a record; only what `format_record` writes, or once wrote, is accepted."""
    record, fault = read(data)
    if fault is not None:
        raise fault
    return record


def read(data: bytes | str) -> tuple[Record, RecordError | None]:
    """Parse the file of a record; also return the error of its digest, None if the digest is right."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    body = _checked_body(raw)
    lines = _Lines(body)
    record = _record(lines)
    for number, (written, right) in enumerate(zip(body, [*layout_of(record).lines, ""]), start=1):
        if with_every_escape(written) != right:
            raise RecordError("form", number, expected=right)
    at = raw.rindex(b"digest ")
    if raw[at:].decode() != f"{digest_line(raw[:at])}\n":
        return record, RecordError("digest", len(body) + 1)
    return record, None


def _checked_body(raw: bytes) -> list[str]:
    """The lines before the digest; raises a RecordError if `raw` does not look like a whole record."""
    if not raw.strip():
        raise RecordError("empty", 1)
    first = raw[:80].split(b"\n")[0].rstrip(b"\r").decode("utf-8", "replace")
    version = _VERSION.fullmatch(first)
    if version is None:
        raise RecordError("not-a-record", 1)
    if version[1] != str(VERSION):
        raise RecordError("version", 1)
    if len(raw) > MOST_BYTES:
        raise RecordError("too-big", 1, most=str(MOST_BYTES >> 20))
    if b"\r" in raw:
        raise RecordError("line-ends", 1 + raw[: raw.index(b"\r")].count(b"\n"))
    try:
        lines = raw.decode().split("\n")
    except UnicodeDecodeError as error:
        raise RecordError("bytes", 1 + raw[: error.start].count(b"\n")) from None
    for number, (line, following) in enumerate(pairwise(lines), start=1):
        if _DIGEST.fullmatch(line):
            if number + 1 < len(lines) or following:
                raise RecordError("after-the-end", number + 1)
            return lines[: number - 1]
    last = len(lines) - (not lines[-1])  # a file that ends with a line feed has an empty last line
    whole = not lines[-1] and lines[last - 1].startswith("digest ") and len(lines[last - 1]) == _DIGEST_WIDTH
    raise RecordError("digest" if whole else "truncated", last)


class _Lines:
    """The lines of a record, and how many of them have been read."""

    def __init__(self, lines: list[str]) -> None:
        self._lines: Final = lines
        self._at = 0

    @property
    def number(self) -> int:
        """The number of the next line, counted from 1."""
        return self._at + 1

    def peek(self) -> str | None:
        """The next line, which stays unread; None at the digest."""
        return self._lines[self._at] if self._at < len(self._lines) else None

    def next(self) -> str:
        line = self.peek()
        if line is None:
            raise RecordError("truncated", self.number)
        self._at += 1
        return line

    def header(self, name: str) -> str:
        """Read the header `name`, which must come next, and return its value."""
        line = self.next()
        found = _HEADER.fullmatch(line)
        if found is not None and found[1] == name:
            return found[2]
        here = self._at
        if any(later.startswith(f"{name}: ") for later in self._lines[here:]):
            if found is None:
                raise RecordError("header", here)
            if not _KNOWN.fullmatch(found[1]):
                raise RecordError("unknown-header", here, header=found[1])
            raise RecordError("order", here)
        if found is None and line.startswith(f"{name}:"):
            raise self.value_error(name)
        raise RecordError("missing-header", here, header=name)

    def optional(self, name: str) -> str | None:
        """Read the header `name` if it comes next, and return its value."""
        line = self.peek()
        return self.header(name) if line is not None and line.startswith(f"{name}: ") else None

    def stray_error(self, line: str) -> RecordError:
        """The error for `line`, the last one read: it follows the headers and is not empty."""
        found = _HEADER.fullmatch(line)
        if found is not None and not _KNOWN.fullmatch(found[1]):
            return RecordError("unknown-header", self._at, header=found[1])
        return RecordError("order", self._at)

    def value_error(self, header: str) -> RecordError:
        """The error for a bad value of `header`, the last one read."""
        return RecordError("value", self._at, header=header)

    def form_error(self, expected: str) -> RecordError:
        """The error for the last line read, which should look like `expected`."""
        return RecordError("form", self._at, expected=expected)


# --- headers ---


def _record(lines: _Lines) -> Record:
    lines.next()  # the version is checked already
    box = _edition(lines)
    side = _choice(lines, "Side", len(box.sides))
    seats = _choice(lines, "Seats", int(box.most_players))
    if seats < box.least_players:
        raise lines.value_error("Seats")
    names = tuple(_name(lines, f"Name {index + 1}") for index in range(seats))
    dealer = _dealer(lines, seats)
    promise = _hex(lines, "Commitment", lines.header("Commitment"))
    entropy = _entropy(lines, seats)
    seed = lines.header("Seed")
    told = None if seed == "?" else bytes.fromhex(_hex(lines, "Seed", seed))
    ranking = _ranking(lines, seats)
    rounds: list[Round] = []
    while (found := _round(lines, len(rounds) + 1, seats)) is not None:
        rounds.append(found)
    return Record(box, side, names, dealer, promise, told, entropy, ranking, tuple(rounds))


def _edition(lines: _Lines) -> Edition:
    name = lines.header("Edition")
    known = lines.value_error("Edition")
    text = lines.optional("Edition file")
    if text is None:
        # Never by path: a record from a stranger must not open files here.
        if name not in edition_names():
            raise known
        return edition(name)
    own = _own_edition(lines, text)
    _, plus, mix = name.partition("+")
    try:
        made = mixed(own, mix, name) if plus else own
    except SetupError:
        raise known from None
    if made.name != name:
        raise known
    return made


def _own_edition(lines: _Lines, text: str) -> Edition:
    try:
        toml = json.loads(text) if text.startswith('"') else None
        if isinstance(toml, str):
            return parse_edition(toml, "Edition file")
    except (Level8Error, ValueError) as error:
        raise lines.value_error("Edition file") from error
    raise lines.value_error("Edition file")


def _choice(lines: _Lines, header: str, most: int) -> int:
    text = lines.header(header)
    if text not in map(str, range(1, most + 1)):
        raise lines.value_error(header)
    return int(text)


def _name(lines: _Lines, header: str) -> str:
    text = lines.header(header)
    try:
        name = json.loads(text) if text.startswith('"') else None
        if isinstance(name, str):
            check_name(name)
            return name
    except (NotationError, ValueError):
        pass
    raise lines.value_error(header)


def _dealer(lines: _Lines, seats: int) -> int | None:
    text = lines.header("First dealer")
    if text == "drawn":
        return None
    if text not in map(str, range(1, seats + 1)):
        raise lines.value_error("First dealer")
    return int(text) - 1


def _hex(lines: _Lines, header: str, text: str) -> str:
    if len(text) != 64 or not _HEX.fullmatch(text):
        raise lines.value_error(header)
    return text


def _entropy(lines: _Lines, seats: int) -> tuple[bytes, ...]:
    if not (lines.peek() or "").startswith("Entropy"):
        return ()
    pieces = []
    for index in range(seats):
        text = lines.header(f"Entropy {index + 1}")
        if text != "none" and not _HEX.fullmatch(text):
            raise RecordError("entropy", lines.number - 1)
        pieces.append(b"" if text == "none" else bytes.fromhex(text))
    try:
        check_entropy(tuple(pieces), seats)
    except SetupError:
        raise RecordError("entropy", lines.number - 1) from None
    return tuple(pieces)


def _ranking(lines: _Lines, seats: int) -> tuple[int, ...]:
    text = lines.header("Result")
    if text == "*":
        return ()
    ranks = text.split(" ")
    if len(ranks) != seats or ranks.count("1") != 1 or not set(ranks) <= set("123456"):
        raise lines.value_error("Result")
    return tuple(map(int, ranks))


# --- rounds ---


def _round(lines: _Lines, number: int, seats: int) -> Round | None:
    """Parse round `number`; None if only the empty line before the digest is left."""
    if line := lines.next():
        raise lines.stray_error(line)
    if lines.peek() is None and number > 1:
        return None
    heading = _HEADING.fullmatch(lines.peek() or "")
    if heading is None or int(heading[1]) != number or int(heading[2]) > seats:
        raise RecordError("round", lines.number)
    lines.next()
    hands = tuple(_dealt(lines, f"hand {seat + 1}: ", "…") for seat in range(seats))
    turned_up = _turned_up(lines)
    turns: list[Turn] = []
    end = None
    carries: list[Played] = []
    while lines.peek():
        line = lines.next()
        if end is None and line.startswith(("out ", "won ", "levels ")):
            end = _end(lines, line, seats)
        elif end is None:
            turns.append(_turn(lines, line, seats))
        else:
            carries.append(_carry(lines, line, seats))
    return Round(int(heading[2]) - 1, hands, turned_up, tuple(turns), end, tuple(carries))


def _turned_up(lines: _Lines) -> int | None:
    if lines.peek() == "turned up: none":
        lines.next()
        return None
    cards = _dealt(lines, "turned up: ", "r1")
    if len(cards) != 1 or cards[0] == UNSEEN:
        raise lines.form_error("turned up: r1")
    return cards[0]


def _dealt(lines: _Lines, label: str, sample: str) -> tuple[int, ...]:
    line = lines.next()
    try:
        if line.startswith(label) and line != label:
            return parse_cards(line.removeprefix(label))
    except NotationError:
        pass
    raise lines.form_error(f"{label}{sample}")


def _end(lines: _Lines, line: str, seats: int) -> End:
    found = _END.fullmatch(line)
    if found is not None:
        out, winner = (None if seat is None else int(seat) - 1 for seat in found.groups()[:2])
        levels = tuple(map(int, found[3].split(" ")))
        if len(levels) == seats and (out or 0) < seats and (winner or 0) < seats:
            return End(out, winner, levels)
    raise lines.form_error(f"out 1, levels{' 1' * seats}")


def _seat_and_rest(lines: _Lines, line: str, seats: int) -> tuple[int, str]:
    found = _TURN.fullmatch(line)
    if found is None:
        raise RecordError("order", lines.number - 1)
    if int(found[1]) > seats:
        raise RecordError("seat", lines.number - 1)
    return int(found[1]) - 1, found[2]


def _turn(lines: _Lines, line: str, seats: int) -> Turn:
    seat, rest = _seat_and_rest(lines, line, seats)
    if rest == "skipped":
        return Turn(seat)
    actions: list[Played] = []
    while (lines.peek() or "").startswith(INDENT):
        actions += _actions(lines, rest.removesuffix(","), seat, seats)
        rest = lines.next().removeprefix(INDENT)
    actions += _actions(lines, rest, seat, seats)
    return Turn(seat, tuple(actions))


def _actions(lines: _Lines, text: str, seat: int, seats: int) -> list[Played]:
    return [_action(lines, piece, seat, seats) for piece in text.split(", ")]


def _action(lines: _Lines, piece: str, seat: int, seats: int) -> Played:
    text, equals, cards = piece.partition(" = ")
    shown = _SHOW.fullmatch(text)
    if shown is not None:
        seat, text = int(shown[1]) - 1, shown[2]
        if seat >= seats:
            raise RecordError("seat", lines.number - 1)
    try:
        played = Played(seat, parse_action(text), parse_cards(cards) if equals else ())
    except NotationError:
        raise RecordError("action", lines.number - 1, action=piece) from None
    fitting = isinstance(played.action, Show) == (shown is not None) and not isinstance(played.action, Carry)
    if not fitting or len(played.drawn) != _brings(played):
        raise RecordError("action", lines.number - 1, action=piece)
    return played


def _brings(played: Played) -> int:
    """How many cards a record writes after ` = ` for this action."""
    if isinstance(played.action, Draw):
        return 1
    if isinstance(played.action, TakeShown):
        return int(played.action.seat >= 0)
    return len(played.action.cards) if isinstance(played.action, Swap) else 0


def _carry(lines: _Lines, line: str, seats: int) -> Played:
    seat, rest = _seat_and_rest(lines, line, seats)
    try:
        action = parse_action(rest)
    except NotationError:
        raise RecordError("action", lines.number - 1, action=rest) from None
    if not isinstance(action, Carry):
        raise RecordError("order", lines.number - 1)
    return Played(seat, action)
