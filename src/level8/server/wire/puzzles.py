"""What goes over HTTP about puzzles, and what a host of plain files prints; docs/puzzles.md explains it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from level8.server.wire.events import Card, Meld, Seat
from level8.server.wire.reviews import Figure, ReviewWhy
from level8.server.wire.telling import GameSeen, Level, May

PuzzleKind = Literal["draw", "discard", "lay", "way", "skip", "find"]

PuzzleSolved = Literal["first", "later", "tried"]  # at the first try, at a later one, or not yet
PuzzleNumber = Annotated[str, Meta(pattern="^[1-9][0-9]{0,2}$")]  # so few that a document stays small
Date = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class PuzzleListed(Struct, frozen=True):
    """A puzzle in the list; its place in it is its number, from 1."""

    kind: PuzzleKind
    grade: int
    edition: str
    side: int
    seats: int


class PuzzleList(Struct, frozen=True):
    """here/printed/puzzles.json: all. That of a day is the first one on `first_day`, and so on in turn."""

    first_day: str  # a date, as 2026-01-01
    puzzles: list[PuzzleListed]


class PuzzleChoice(Struct, frozen=True):
    """A choice: what it is about, what it is worth against the best one, and why."""

    action: str
    also: list[str]  # actions that come to the same
    does: Literal["draw", "discard", "skip", "lay"]
    seat: Seat | None  # whose pile is drawn from, or who is skipped; None elsewhere, and for the draw pile
    card: Card  # that is drawn or discarded; empty: a hidden one, or none
    melds: list[Meld]
    right: bool
    usual: bool  # what steady would do
    gain: Figure  # 0 for the best one, less for all others; a share of the game, and its standard error
    out: int  # of a hundred playouts, in how many its seat went out or won
    up: int  # and in how many it climbed otherwise
    why: ReviewWhy


class PuzzleSeen(Struct, frozen=True):
    """here/printed/puzzle-{number}.json: a puzzle as its player sees it, with the answer and the proof.

    A puzzle of the kind `find` has no choices, but `ways`: an answer is right if the cards of its melds are
    those of one of them, in whatever order.
    """

    number: int
    kind: PuzzleKind
    grade: int
    edition: str
    side: int
    numbers: int
    colours: int
    ladder: list[Level]
    game: GameSeen
    may: May
    choices: list[PuzzleChoice]  # the best first
    ways: list[list[Meld]]
    chance: float  # to win, with the best choice
    deals: int  # on which each choice was tried


class PuzzleStreak(Struct, frozen=True, forbid_unknown_fields=True):
    """On how many days in a row the puzzle of the day was solved, and which was the last."""

    last: Date = "1970-01-01"
    days: Annotated[int, Meta(ge=0, le=100_000)] = 0


class PuzzleProgress(Struct, frozen=True, forbid_unknown_fields=True):
    """GET and POST /api/mine/puzzles: which puzzles a person has solved, by number, and how.

    GET tells null of somebody who is not known. POST adds what a device knows, and tells both together: of
    each puzzle the better state, and the later streak.
    """

    solved: dict[PuzzleNumber, PuzzleSolved] = {}
    streak: PuzzleStreak = PuzzleStreak()
