"""The events of a table as one onlooker may know them; the log's own are in table/events.py."""

from typing import Literal

from msgspec import Struct

Card = str
Seat = int
Face = Literal["fox", "bear", "owl", "rabbit", "penguin", "cat", "raccoon", "hamster"]
Why = Literal["out", "laid", "stays"]  # went out, laid the level down, or did neither


class BaseEvent(Struct, frozen=True, tag_field="is", tag=str.lower, kw_only=True):
    """What all events have: the version of the table that they made."""

    version: int = 0  # of the table, which grows by one with each change


class Meld(Struct, frozen=True):
    """A combination on the table, ready to be shown."""

    kind: Literal["run", "set", "colour"]
    value: str  # where a run starts, the number of a set, the letter of a colour
    cards: list[Card]
    stands: list[str]  # what each card stands for in it: a number, or the letter of a colour
    fits: list[str]  # what fits next: numbers, or the letter of a colour
    notation: str


class Drew(BaseEvent, frozen=True):
    """From the draw pile (-1) or a seat's discard pile; the card where this onlooker may know it."""

    seat: Seat
    pile: int  # -1: the draw pile, otherwise the seat whose discard pile it is
    card: Card | None = None


class LaidDown(BaseEvent, frozen=True):
    seat: Seat
    level: int
    melds: list[Meld]


class LaidOff(BaseEvent, frozen=True):
    """A card went onto a meld of a seat; `at` is its number in a run, 0 elsewhere."""

    seat: Seat
    card: Card
    onto: Seat
    meld: int  # which of that seat's, from 0
    at: int


class Discarded(BaseEvent, frozen=True):
    seat: Seat
    card: Card


class Skipped(BaseEvent, frozen=True):
    """A skip card was laid in front of somebody (or discarded as a last card: whom is None)."""

    seat: Seat
    whom: Seat | None


class PlayedTake(BaseEvent, frozen=True):
    seat: Seat


class Showed(BaseEvent, frozen=True):
    seat: Seat
    cards: list[Card]


class TookShown(BaseEvent, frozen=True):
    """A shown card, or none, was taken; whoever lost it drew another (which only that seat sees)."""

    seat: Seat
    whom: Seat | None = None  # who lost it
    card: Card | None = None
    drawn: Card | None = None  # by whoever lost it, in its place


class Swapped(BaseEvent, frozen=True):
    """Cards went onto one's own discard pile; the drawn ones are seen by their owner alone."""

    seat: Seat
    cards: list[Card]
    drawn: list[Card]


class PlayedKeep(BaseEvent, frozen=True):
    seat: Seat


class Carried(BaseEvent, frozen=True):
    """A seat has chosen what to carry into the next round; which cards, only it knows."""

    seat: Seat
    cards: list[Card] | None = None


class MissedTurn(BaseEvent, frozen=True):
    seat: Seat


class DrewNothing(BaseEvent, frozen=True):
    """There was nothing to draw."""

    seat: Seat


class Reshuffled(BaseEvent, frozen=True):
    """A new draw pile was formed."""


class RoundEnded(BaseEvent, frozen=True):
    """A round is over; for every seat why it climbs or stays (F2), its level before, and its level now."""

    round: int
    out: Seat | None  # nobody goes out when the last level wins at once
    why: list[Why]
    before: list[int]
    after: list[int]


class Dealt(BaseEvent, frozen=True):
    round: int
    dealer: Seat
    starts: Seat


class Won(BaseEvent, frozen=True):
    seat: Seat


class Undid(BaseEvent, frozen=True):
    seat: Seat


class SatDown(BaseEvent, frozen=True):
    seat: Seat
    name: str


class GotUp(BaseEvent, frozen=True):
    seat: Seat
    name: str
    removed: bool  # by the host


class BotSat(BaseEvent, frozen=True):
    seat: Seat
    bot: str
    name: str


class Renamed(BaseEvent, frozen=True):
    seat: Seat
    name: str


class Covered(BaseEvent, frozen=True):
    """A bot plays for an absent seat until its owner returns."""

    seat: Seat


class Returned(BaseEvent, frozen=True):
    seat: Seat


class Hosts(BaseEvent, frozen=True):
    """A seat is the host from now on: the last one was away for too long before the start."""

    seat: Seat


class Overdue(BaseEvent, frozen=True):
    """The clock ran out, so a bot acted for the seat this once."""

    seat: Seat


class Said(BaseEvent, frozen=True):
    """A line of chat; spectators may read, seats may write."""

    seat: Seat
    text: str


class Remarked(BaseEvent, frozen=True):
    """A line among those who watch; whoever sits at the table is not told of it."""

    name: str
    text: str


class Wished(BaseEvent, frozen=True):
    """One who watches would like to play next."""

    name: str


class Muted(BaseEvent, frozen=True):
    """The host has muted the person of a seat, or lets them speak again."""

    seat: Seat
    muted: bool


class Hushed(BaseEvent, frozen=True):
    """The host has muted all who watch, or lets them speak again."""

    hushed: bool


class Emoted(BaseEvent, frozen=True):
    seat: Seat
    emote: str


class WantsAgain(BaseEvent, frozen=True):
    """After a game somebody wants another."""

    seat: Seat


class Gathered(BaseEvent, frozen=True):
    """Another game is being set up at this table."""

    number: int


TableEvent = (
    Drew
    | LaidDown
    | LaidOff
    | Discarded
    | Skipped
    | PlayedTake
    | Showed
    | TookShown
    | Swapped
    | PlayedKeep
    | Carried
    | MissedTurn
    | DrewNothing
    | Reshuffled
    | RoundEnded
    | Dealt
    | Won
    | Undid
    | SatDown
    | GotUp
    | BotSat
    | Renamed
    | Covered
    | Returned
    | Hosts
    | Overdue
    | Said
    | Remarked
    | Wished
    | Muted
    | Hushed
    | Emoted
    | WantsAgain
    | Gathered
)
