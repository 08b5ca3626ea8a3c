"""What a table's log holds. A table is the sum of its events, and of nothing else."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

By = Literal["person", "bot", "cover", "clock"]


class Event(Struct, frozen=True, tag_field="is", tag=str.lower, kw_only=True):
    """Something that happened, at a time of the server's clock (seconds since 1970)."""

    at: float


class Chair(Struct, frozen=True):
    """Who is to sit on a seat: a person (by identity), a bot, or nobody yet."""

    person: str = ""
    bot: str = ""
    name: str = ""


class Created(Event, frozen=True):
    """A table was made; the secret is the host's seed, whose hash everyone sees from now on."""

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


class Sat(Event, frozen=True):
    seat: int
    person: str
    name: str
    entropy: str


class GotUp(Event, frozen=True):
    seat: int
    removed: bool = False


class BotSat(Event, frozen=True):
    seat: int
    bot: str


class Renamed(Event, frozen=True):
    seat: int
    name: str


class Mixed(Event, frozen=True):
    seat: int
    entropy: str


class Allowed(Event, frozen=True):
    chat: bool
    hints: bool


class Started(Event, frozen=True):
    pass


class Played(Event, frozen=True):
    """An action in notation; `by` says whether the owner, a bot of the table, or a covering one made it."""

    seat: int
    action: str
    by: By = "person"


class Undone(Event, frozen=True):
    seat: int


class Came(Event, frozen=True):
    """The owner of seats is connected, to this server process."""

    person: str
    process: str


class Went(Event, frozen=True):
    """The owner of seats has been away too long."""

    person: str


class Hosted(Event, frozen=True):
    """Somebody is the host from now on: the last one was away for too long before the start."""

    person: str


class Said(Event, frozen=True):
    seat: int
    text: str


class Emoted(Event, frozen=True):
    seat: int
    emote: str


class Gathered(Event, frozen=True):
    """The next game at this table is being set up, under a new secret."""

    secret: str


Logged = (
    Created
    | Sat
    | GotUp
    | BotSat
    | Renamed
    | Mixed
    | Allowed
    | Started
    | Played
    | Undone
    | Came
    | Went
    | Hosted
    | Said
    | Emoted
    | Gathered
)

_decoder: Final = msgspec.json.Decoder(Logged)
Version = Annotated[int, Meta(ge=1)]


def write_event(event: Logged) -> bytes:
    """An event as it goes into the store."""
    return msgspec.json.encode(event)


def read_event(data: bytes) -> Logged:
    """An event as it comes out of the store.

    >>> read_event(write_event(Undone(at=0.5, seat=1))) == Undone(at=0.5, seat=1)
    True
    """
    event: Logged = _decoder.decode(data)
    return event
