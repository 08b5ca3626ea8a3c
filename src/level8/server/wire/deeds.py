"""What happened at a table, as one onlooker may know it; in the order it happened."""

from typing import Literal

from msgspec import Struct

Card = str
Seat = int


class Deed(Struct, frozen=True, tag_field="is", tag=str.lower, kw_only=True):
    """Something that happened, with the version of the table it made."""

    version: int = 0


class Meld(Struct, frozen=True):
    """A combination on the table, ready to be shown."""

    kind: Literal["run", "set", "colour"]
    value: str  # where a run starts, the number of a set, the letter of a colour
    cards: list[Card]
    stands: list[str]  # what each card stands for in it: a number, or the letter of a colour
    fits: list[str]  # what fits next: numbers, or the letter of a colour
    notation: str


class Drew(Deed, frozen=True):
    """From the draw pile (-1) or a seat's discard pile; the card where this onlooker may know it."""

    seat: Seat
    pile: int
    card: Card | None = None


class LaidDown(Deed, frozen=True):
    seat: Seat
    level: int
    melds: list[Meld]


class LaidOff(Deed, frozen=True):
    """A card went onto a meld of a seat; `at` is its number in a run, 0 elsewhere."""

    seat: Seat
    card: Card
    onto: Seat
    meld: int
    at: int


class Discarded(Deed, frozen=True):
    seat: Seat
    card: Card


class Skipped(Deed, frozen=True):
    """A skip card was laid in front of somebody (or thrown as a last card: whom is None)."""

    seat: Seat
    whom: Seat | None


class PlayedTake(Deed, frozen=True):
    seat: Seat


class Showed(Deed, frozen=True):
    seat: Seat
    cards: list[Card]


class TookShown(Deed, frozen=True):
    """A shown card, or none, was taken; whoever lost it drew another (which only that seat sees)."""

    seat: Seat
    whom: Seat | None = None
    card: Card | None = None
    drawn: Card | None = None


class Swapped(Deed, frozen=True):
    """Cards went onto one's own discard pile; the drawn ones are seen by their owner alone."""

    seat: Seat
    cards: list[Card]
    drawn: list[Card]


class PlayedKeep(Deed, frozen=True):
    seat: Seat


class Carried(Deed, frozen=True):
    """A seat has chosen what to carry into the next round; which cards, only it knows."""

    seat: Seat
    cards: list[Card] | None = None


class MissedTurn(Deed, frozen=True):
    seat: Seat


class DrewNothing(Deed, frozen=True):
    """There was nothing to draw."""

    seat: Seat


class Reshuffled(Deed, frozen=True):
    """A new draw pile was formed."""


class RoundEnded(Deed, frozen=True):
    round: int
    out: Seat | None  # nobody goes out when the last level wins at once
    before: list[int]  # every seat's level,
    after: list[int]  # and where it stands now


class Dealt(Deed, frozen=True):
    round: int
    dealer: Seat
    starts: Seat


class Won(Deed, frozen=True):
    seat: Seat


class Undid(Deed, frozen=True):
    seat: Seat


class SatDown(Deed, frozen=True):
    seat: Seat
    name: str


class GotUp(Deed, frozen=True):
    seat: Seat
    name: str
    removed: bool  # by the host


class BotSat(Deed, frozen=True):
    seat: Seat
    bot: str


class Renamed(Deed, frozen=True):
    seat: Seat
    name: str


class Covered(Deed, frozen=True):
    """A bot plays for an absent seat until its owner returns."""

    seat: Seat


class Returned(Deed, frozen=True):
    seat: Seat


class Hosts(Deed, frozen=True):
    """A seat is the host from now on: the last one was away for too long before the start."""

    seat: Seat


class Overdue(Deed, frozen=True):
    """The clock ran out, so a bot made this one move."""

    seat: Seat


class Said(Deed, frozen=True):
    """A line of chat; spectators may read, seats may write."""

    seat: Seat
    text: str


class Emoted(Deed, frozen=True):
    seat: Seat
    emote: str


class Gathered(Deed, frozen=True):
    """Another game is being set up at this table."""

    number: int


Happened = (
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
    | Emoted
    | Gathered
)
