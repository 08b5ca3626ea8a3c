"""What goes over HTTP about a game with real cards: levels by rounds, and questions about a hand."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from level8.server.wire.asking import CardText, Seat
from level8.server.wire.events import Card, Meld, RoundEnded
from level8.server.wire.own import FileText, Line
from level8.server.wire.telling import Detail, Level

LevelNumber = Annotated[int, Meta(ge=1, le=20)]
MOST_ROUNDS = 200


class RoundNoted(Struct, frozen=True, forbid_unknown_fields=True):
    """A round with real cards: the seats that had laid their level, and the one that went out."""

    laid: Annotated[list[Seat], Meta(max_length=6)] = []
    out: Seat | None = None  # None: somebody has won by laying, or the round is still going on


class SheetAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/sheet: the rounds that have been played with real cards."""

    seats: Annotated[int, Meta(ge=2, le=6)]
    edition: Line = "modern"
    edition_file: FileText = ""
    side: Annotated[int, Meta(ge=1, le=20)] = 1
    start: Annotated[list[LevelNumber], Meta(max_length=6)] = []  # left out: everyone at level 1
    rounds: Annotated[list[RoundNoted], Meta(max_length=MOST_ROUNDS)] = []


class SheetTold(Struct, frozen=True):
    """The answer to it: where everyone stands, how it came to that, and who has won."""

    levels: list[int]
    rounds: list[RoundEnded]
    winner: Seat | None
    ended: bool  # whether the last round is over: somebody went out in it, or won
    ladder: list[Level]
    top: int
    faces: list[Card]  # all there are in the deck


class HandAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/hand: can this hand lay this level?"""

    hand: Annotated[list[CardText], Meta(max_length=20)]
    level: LevelNumber
    edition: Line = "modern"
    edition_file: FileText = ""
    side: Annotated[int, Meta(ge=1, le=20)] = 1


class HandTold(Struct, frozen=True):
    """The answer to it: how many cards are missing, the nearest way with `?` for them, what would help."""

    distance: int
    way: list[Meld]  # the best way where nothing is missing
    helps: list[Card]
    spare: list[Card]  # cards of the hand that the way does not use


class FitAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/fit: does a card fit a combination on the table?"""

    kind: Literal["run", "set", "colour"]
    cards: Annotated[list[CardText], Meta(max_length=30)]  # as they lie, from left to right
    card: CardText = ""  # left out: only what would fit
    edition: Line = "modern"
    edition_file: FileText = ""


class FitTold(Struct, frozen=True):
    """The answer to it. Jokers can leave several ways to read a combination; none: `message` says why."""

    melds: list[Meld]
    takes: list[Card]  # all cards that fit one of them
    fits: bool | None = None  # whether the card in question does
    message: str = ""  # why not
    detail: Detail = {}
    rule: str = ""
