"""What a level asks for: parts, levels, and the ladder of one side."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from level8.game.errors import NotationError

RUN: Final = 0
SET: Final = 1
COLOUR: Final = 2
PARAMETER: Final = -1  # the slot of a choice that is where a run starts, a number or a colour
KINDS: Final = ("run", "set", "colour")


@final
class Part:
    """One meld shape that a level asks for."""

    def __init__(self, kind: i64, size: i64) -> None:
        self.kind: Final[i64] = kind
        self.size: Final[i64] = size

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and self.kind == other.kind and self.size == other.size

    def __hash__(self) -> int:
        return int(self.kind * 64 + self.size)

    def __str__(self) -> str:
        return f"{KINDS[self.kind]} {self.size}"

    def __repr__(self) -> str:
        return f"Part({self})"


@final
class Plan:
    """A level as a row of choices: for each part in turn its parameter, then a card for each of its slots."""

    def __init__(self, parts: tuple[Part, ...]) -> None:
        self.part_of = vec[i64]()  # per choice: its part,
        self.kind_of = vec[i64]()  # what that asks for,
        self.size_of = vec[i64]()
        self.slot_of = vec[i64]()  # and the slot, PARAMETER for the first
        self.first = vec[i64]()  # per part: where its choices begin,
        self.twin = vec[i64]()  # the last part before it that asks for the same, or -1,
        self.alike = vec[i64]()  # and how many parts from it on ask for the same
        self.smallest_set: i64 = 0  # its size; 0 without sets
        for at in range(len(parts)):
            self._add(parts, at)
            if parts[at].kind == SET and (self.smallest_set == 0 or parts[at].size < self.smallest_set):
                self.smallest_set = parts[at].size

    def _add(self, parts: tuple[Part, ...], at: i64) -> None:
        part = parts[at]
        self.first = append(self.first, len(self.part_of))
        twin: i64 = -1
        for before in range(at):
            if parts[before] == part:
                twin = before
        self.twin = append(self.twin, twin)
        alike: i64 = 0
        for later in range(at, len(parts)):
            if parts[later] == part:
                alike += 1
        self.alike = append(self.alike, alike)
        for slot in range(PARAMETER, part.size):
            self.part_of = append(self.part_of, at)
            self.kind_of = append(self.kind_of, part.kind)
            self.size_of = append(self.size_of, part.size)
            self.slot_of = append(self.slot_of, slot)


@final
class Level:
    """All the parts that are laid down at once (T2).

    >>> level = parse_level("run 3 + set 2 + colour 4")
    >>> level.cards, format_level(level)
    (9, 'run 3 + set 2 + colour 4')
    """

    def __init__(self, parts: tuple[Part, ...], source: str = "") -> None:
        self.parts: Final = parts
        self.source: Final = source
        cards: i64 = 0
        for part in parts:
            cards += part.size
        self.cards: Final[i64] = cards
        self.plan: Final = Plan(parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Level) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.parts)

    def __str__(self) -> str:
        return format_level(self)

    def __repr__(self) -> str:
        return f"Level({self})"


@final
class Ladder:
    """The levels of one side, with the carry rule that goes with them (F4)."""

    def __init__(self, levels: tuple[Level, ...], carry_from: i64 = 0, carry_cards: i64 = 0) -> None:
        self.levels: Final = levels
        self.carry_from: Final[i64] = carry_from
        self.carry_cards: Final[i64] = carry_cards

    @property
    def top(self) -> int:
        """The number of the level that wins when it is laid (W1)."""
        return len(self.levels)

    def level(self, number: i64) -> Level:
        """The level of a number, counted from 1."""
        return self.levels[number - 1]

    def allowance(self, number: i64) -> i64:
        """How many cards a seat at this level may carry without keep cards (F4)."""
        return self.carry_cards if 0 < self.carry_from <= number else 0

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Ladder)
            and self.levels == other.levels
            and self.carry_from == other.carry_from
            and self.carry_cards == other.carry_cards
        )

    def __hash__(self) -> int:
        return hash(self.levels)


def format_level(level: Level) -> str:
    return " + ".join([str(part) for part in level.parts])


def parse_level(text: str, source: str = "") -> Level:
    """The level that a text such as "2 run 3 + colour 4" asks for; a count before a part repeats it."""
    parts: list[Part] = []
    for piece in text.split("+"):
        words = piece.split()
        times = 1
        if len(words) == 3 and _is_count(words[0]):
            times = int(words[0])
            words = words[1:]
        if len(words) != 2 or words[0] not in KINDS or not _is_count(words[1]):
            raise NotationError("level", text)
        parts.extend([Part(KINDS.index(words[0]), int(words[1]))] * times)
    return Level(tuple(parts), source)


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 2 and text[0] != "0"
