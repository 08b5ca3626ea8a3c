"""The events that a table's log holds. A table is the sum of its events, and of nothing else.

Onlookers are told the events of wire/events.py instead, which hold no identities and fewer secrets.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

By = Literal["person", "bot", "cover", "clock"]
Step = Literal["", "action", "turn"]


class BaseEvent(Struct, frozen=True, tag_field="is", tag=str.lower, kw_only=True):
    """What all events of a log have: the time by the server's clock, in seconds since 1970."""

    at: float


class Chair(Struct, frozen=True):
    """Who is to sit on a seat: a person (by identity), a bot, or nobody yet."""

    person: str = ""
    bot: str = ""
    name: str = ""
    face: str = ""  # as chosen; empty: the table finds one


class Tried(Struct, frozen=True):
    """A moment of a finished game from which another goes on: table, number, and the actions up to it."""

    table: str
    number: int
    actions: list[str]


class Created(BaseEvent, frozen=True):
    """A table was made; `secret` is the seed of its first game, whose hash everyone sees from now on."""

    host: str
    chairs: list[Chair]
    edition: str
    edition_file: str
    side: int
    clock: int
    hints: bool
    chat: bool
    listed: bool
    pace: int
    strength: str
    secret: str
    countdown: int | None = None  # seconds of a pause; None: made before rounds ended with a pause
    late: bool = True
    first: int | None = None  # the seat that has the first turn
    lesson: str = ""  # its name, if the table is a lesson
    tried: Tried | None = None  # where the first game goes on from; it has the secret of that game


class Sat(BaseEvent, frozen=True):
    seat: int
    person: str
    name: str
    entropy: str
    face: str = ""


class GotUp(BaseEvent, frozen=True):
    seat: int
    removed: bool = False


class BotSat(BaseEvent, frozen=True):
    seat: int
    bot: str


class Renamed(BaseEvent, frozen=True):
    seat: int
    name: str
    face: str = ""  # empty: as before


class Mixed(BaseEvent, frozen=True):
    seat: int
    entropy: str


class Allowed(BaseEvent, frozen=True):
    chat: bool
    hints: bool
    late: bool = True


class Wished(BaseEvent, frozen=True):
    """One who watches would like to play next, or no longer."""

    person: str
    name: str
    face: str
    wanted: bool


class Muted(BaseEvent, frozen=True):
    """The host has muted a person (empty: all who watch), or lets them speak again."""

    person: str
    muted: bool


class Steered(BaseEvent, frozen=True):
    """The host of a table of bots has stopped them, stepped, changed their pace, or opened the hands."""

    stopped: bool
    pace: int
    open: bool
    step: Step = ""


class Started(BaseEvent, frozen=True):
    pass


class Played(BaseEvent, frozen=True):
    """An action in notation; `by` says whether the owner, a bot of the table, or a covering one made it."""

    seat: int
    action: str
    by: By = "person"


class Undone(BaseEvent, frozen=True):
    seat: int


class Continued(BaseEvent, frozen=True):
    """A person has seen how the round ended."""

    person: str


class WentOn(BaseEvent, frozen=True):
    """A pause ended by itself: the countdown ran out, or only bots sit here."""


class Agreed(BaseEvent, frozen=True):
    """After a game a person wants another, with a share of its shuffle; the first such `secret` is used."""

    person: str
    secret: str
    entropy: str = ""


class Came(BaseEvent, frozen=True):
    """The owner of seats is connected, to this server process."""

    person: str
    process: str


class Went(BaseEvent, frozen=True):
    """The owner of seats has been away too long."""

    person: str


class Hosted(BaseEvent, frozen=True):
    """A person is the host from now on: the one before was away for too long before the start."""

    person: str


class Said(BaseEvent, frozen=True):
    seat: int
    text: str


class Remarked(BaseEvent, frozen=True):
    """A line of one who watches, for those who watch."""

    person: str
    name: str
    text: str


class Emoted(BaseEvent, frozen=True):
    seat: int
    emote: str


class Gathered(BaseEvent, frozen=True):
    """The next game at this table is being set up, under a new secret."""

    secret: str


class Reread(BaseEvent, frozen=True):
    """The log before this event was rewritten without changing its meaning.

    A process that holds the table must read it again.
    """


LogEvent = (
    Created
    | Sat
    | GotUp
    | BotSat
    | Renamed
    | Mixed
    | Allowed
    | Wished
    | Muted
    | Steered
    | Started
    | Played
    | Undone
    | Continued
    | WentOn
    | Agreed
    | Came
    | Went
    | Hosted
    | Said
    | Remarked
    | Emoted
    | Gathered
    | Reread
)

_decoder: Final = msgspec.json.Decoder(LogEvent)
Version = Annotated[int, Meta(ge=1)]


def write_event(event: LogEvent) -> bytes:
    """An event as the store keeps it."""
    return msgspec.json.encode(event)


def read_event(data: bytes) -> LogEvent:
    """The event that the store keeps as `data`.

    >>> read_event(write_event(Undone(at=0.5, seat=1))) == Undone(at=0.5, seat=1)
    True
    """
    event: LogEvent = _decoder.decode(data)
    return event
