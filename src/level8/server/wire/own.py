"""What goes over HTTP about editions of one's own: their fields, what is wrong, how hard they are."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from level8.game.edition_file import LONGEST
from level8.server.wire.pages import EditionSeen
from level8.server.wire.telling import Detail

Number = Annotated[int, Meta(ge=0, le=9999)]
Line = Annotated[str, Meta(max_length=80)]
FileText = Annotated[str, Meta(max_length=LONGEST)]


class JokerFields(Struct, frozen=True, forbid_unknown_fields=True):
    """Jokers of one kind; without `low` and `high` (0) they stand for any number."""

    count: Number
    low: Number = 0
    high: Number = 0


class DeckFields(Struct, frozen=True, forbid_unknown_fields=True):
    colours: Number
    numbers: Number
    copies: Number = 1
    skip: Number = 0
    take: Number = 0
    swap: Number = 0
    keep: Number = 0
    joker: Annotated[list[JokerFields], Meta(max_length=20)] = []


class LevelFields(Struct, frozen=True, forbid_unknown_fields=True):
    """A level in notation, and where it comes from."""

    asks: Annotated[str, Meta(max_length=200)]
    source: Line = "user"


class SideFields(Struct, frozen=True, forbid_unknown_fields=True):
    levels: Annotated[list[LevelFields], Meta(max_length=30)]
    carry_from: Number = 0
    carry_cards: Number = 0


class MixFields(Struct, frozen=True, forbid_unknown_fields=True):
    name: Line
    add: Line
    cards: Line


class EditionFields(Struct, frozen=True, forbid_unknown_fields=True):
    """An edition as its file says it, right or wrong; docs/editions.md has the meaning of every key."""

    name: Line
    goal: Line
    players: Annotated[list[Number], Meta(min_length=2, max_length=2)]
    deck: DeckFields
    side: Annotated[list[SideFields], Meta(max_length=20)]
    keep_cards: Number = 3
    mix: Annotated[list[MixFields], Meta(max_length=20)] = []


class EditionAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/own/check: an edition in one of three forms, to be checked and made into the others."""

    fields: EditionFields | None = None
    text: FileText = ""  # of a file
    name: Line = ""  # of a built-in edition


class Fault(Struct, frozen=True):
    """The first thing that is wrong with the fields: where, as a path in the file, and a message."""

    key: str
    message: str
    detail: Detail


class EditionChecked(Struct, frozen=True):
    """The answer to it: the text of the file, its fields, and the edition that it makes, or its fault."""

    text: str
    fields: EditionFields
    edition: EditionSeen | None
    fault: Fault | None


class DifficultyAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/own/difficulty: how hard the levels of a side are."""

    text: FileText  # of a file
    side: Annotated[int, Meta(ge=1, le=20)] = 1


class LevelTurns(Struct, frozen=True):
    """How many turns a lone player took to hold a level: the mean of the deals in which it came to that."""

    number: int
    turns: float
    error: float  # the standard error of the mean
    never: int  # deals in which it did not come to that


class DifficultyTold(Struct, frozen=True):
    """The answer to it: level by level, with the number of deals that each was measured on."""

    deals: int
    most: int  # turns, after which a deal was given up
    levels: list[LevelTurns]


class RulesAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/own/rules: the rules of a side of any edition, in words; answered with Rules."""

    edition: Line = ""
    edition_file: FileText = ""
    side: Annotated[int, Meta(ge=1, le=20)] = 1
    language: Literal["en", "de", "fr", "nl", "it"] = "en"
