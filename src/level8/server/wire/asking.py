"""What a client may say over the socket of a table; the answer to a message repeats its `id`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from level8.server.wire.events import Face

Id = Annotated[int, Meta(ge=0, le=2**31)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Version = Annotated[int, Meta(ge=0)]
Name = Annotated[str, Meta(max_length=40)]
Notation = Annotated[str, Meta(max_length=400)]
CardText = Annotated[str, Meta(max_length=8)]
Entropy = Annotated[str, Meta(max_length=128, pattern="^([0-9a-f]{2})*$")]


class Asking(Struct, frozen=True, tag_field="is", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """A message of a client; `id` is repeated in the answer to it."""

    id: Id = 0  # any number that the client likes


class Join(Asking, frozen=True):
    """Sit down on an open seat: a named one, or the first.

    In a game: take over a bot's seat, or come back to all the seats that one has left.
    """

    name: Name = ""
    seat: Seat | None = None  # left out: the first that is open
    entropy: Entropy = ""  # what one adds to the shuffle, as hexadecimal digits
    face: Face | None = None  # left out: one that the name leads to


class Leave(Asking, frozen=True):
    """Get up from all one's seats; a bot plays on if the game is under way."""


class Rename(Asking, frozen=True):
    """Have another name or face, or both; on one of several seats, or on the only one."""

    name: Name | None = None
    seat: Seat | None = None
    face: Face | None = None


class Assign(Asking, frozen=True):
    """The host puts a bot on a seat, or (with none named) opens it; whoever sat there is removed."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=80)] = ""  # one of GET /api/bots; empty: the seat is opened


class Mix(Asking, frozen=True):
    """Add entropy of one's own to the shuffle, as hexadecimal digits, before the start."""

    entropy: Entropy


class Start(Asking, frozen=True):
    """The host deals; seats still open are taken by bots. After a game: once somebody has said Again."""


class Continue(Asking, frozen=True):
    """I have seen how this round ended; said once for all seats of a person."""

    round: Annotated[int, Meta(ge=1)]


class Again(Asking, frozen=True):
    """After a game: I want another. It is dealt when all people who are here have said so."""

    entropy: Entropy = ""


class Gather(Asking, frozen=True):
    """After a game: the host opens the seats for another, so that people and bots may change."""


class PlayNext(Asking, frozen=True):
    """One who watches would like the next seat that is free, or no longer; the next game at the latest."""

    name: Name = ""
    face: Face | None = None
    wanted: bool = True


class Allow(Asking, frozen=True):
    """The host switches chat, hints, or the taking over of bots' seats on or off."""

    chat: bool | None = None  # this and the others: left out, it stays as it is
    hints: bool | None = None
    late: bool | None = None  # whoever comes late may take over a bot's seat


class Mute(Asking, frozen=True):
    """The host lets the person of a seat (with none named: those who watch) say nothing, or speak again."""

    seat: Seat | None = None
    muted: bool = True


class Steer(Asking, frozen=True):
    """The host of a table of bots stops them or lets them go on, changes their pace, or opens all hands.

    A step lets them do one action, or one turn, and stops them.
    """

    stopped: bool | None = None
    step: Literal["action", "turn"] | None = None
    pace: Annotated[int, Meta(ge=0, le=5000)] | None = None  # milliseconds that an action takes at least
    open: bool | None = None


class Look(Asking, frozen=True):
    """From now on show the hand of one of my seats, or of none while the device is passed round."""

    seat: Seat | None = None


class Act(Asking, frozen=True):
    """Do an action on a table as it was at a version."""

    version: Version  # of the view that the choice was made on
    seat: Seat  # one's own
    action: Notation  # as docs/notation.md writes it


class Lay(Asking, frozen=True):
    """Lay down the level as arranged by hand: the cards of each part, parts as the level lists them."""

    version: Version
    seat: Seat
    parts: Annotated[list[Annotated[list[CardText], Meta(max_length=20)]], Meta(max_length=10)]


class Check(Asking, frozen=True):
    """Would this arrangement be accepted as a lay-down? Nothing is done."""

    seat: Seat
    parts: Annotated[list[Annotated[list[CardText], Meta(max_length=20)]], Meta(max_length=10)]


class Try(Asking, frozen=True):
    """Would this action be accepted? Nothing is done."""

    seat: Seat
    action: Notation


class Undo(Asking, frozen=True):
    """Take back one's last lay-down or lay-off of this turn."""

    version: Version
    seat: Seat


class Hint(Asking, frozen=True):
    """What would a strong player do on this seat, and why?"""

    seat: Seat


class Coach(Asking, frozen=True):
    """Was the last action of this seat good, or what would have been better? Not where other people sit.

    The seat is one's own, or a bot's for the host of a table of bots whose hands lie open.
    """

    seat: Seat


class Say(Asking, frozen=True):
    """A line of chat; those who watch give a name with it, and talk among themselves."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]
    name: Name = ""


class Emote(Asking, frozen=True):
    """One of the emotes of the table."""

    emote: Annotated[str, Meta(max_length=16)]


class Ping(Asking, frozen=True):
    """Are you there?"""


Asked = (
    Join
    | Leave
    | Rename
    | Assign
    | Mix
    | Start
    | Continue
    | Again
    | Gather
    | PlayNext
    | Allow
    | Mute
    | Steer
    | Look
    | Act
    | Lay
    | Check
    | Try
    | Undo
    | Hint
    | Coach
    | Say
    | Emote
    | Ping
)
