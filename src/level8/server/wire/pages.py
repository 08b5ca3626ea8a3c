"""What goes over HTTP: tables made and listed, finished games, editions, rules."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from level8.game.edition_file import LONGEST
from level8.server.wire.asking import Entropy, Name, Seat
from level8.server.wire.events import Card, Face, TableEvent
from level8.server.wire.telling import Detail, GameSeen, Level

BotName = Annotated[str, Meta(max_length=80)]


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: the maker of the table, a bot, or whoever comes."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: BotName = "steady"
    face: Face | None = None  # of the maker


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: a table to be made; with `start` it is dealt at once."""

    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=6)]
    edition: Annotated[str, Meta(max_length=80)] = "modern"  # a built-in name, mixes as modern+specials
    edition_file: Annotated[str, Meta(max_length=LONGEST)] = ""  # the TOML of one's own edition instead
    side: Annotated[int, Meta(ge=1, le=20)] = 1
    clock: Literal[0, 30, 60, 120] = 0  # seconds for a turn; 0: as long as it takes
    # How long a round's end waits for those who have not said continue.
    countdown: Literal[0, 15, 30, 60] | None = None  # seconds; 0: no limit; left out: 30 if others may join
    first: Seat | None = None  # who has the first turn of a game; left out: drawn
    lesson: Annotated[str, Meta(max_length=20)] = ""  # a lesson for whoever asks, instead of all of this
    hints: bool = True
    chat: bool = True
    late: bool = True  # whoever comes late may take over a bot's seat
    listed: bool = False  # among the open tables
    pace: Annotated[int, Meta(ge=0, le=5000)] = 700  # milliseconds that a bot takes at least for an action
    strength: BotName = "steady"  # the bot that plays for who is away
    start: bool = False  # deal at once; bots sit on the seats that are open
    entropy: Entropy = ""  # what the maker adds to the shuffle, as hexadecimal digits


class TryAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/games/{table}/{number}/again: a table that goes on from a moment of a finished game.

    Whoever asks has one seat, and bots have the others. Its game is not counted among those that were played.
    """

    actions: Annotated[int, Meta(ge=0)]  # that were played before the moment
    seat: Seat
    name: Name = ""
    face: Face | None = None
    strength: BotName = "steady"
    pace: Annotated[int, Meta(ge=0, le=5000)] = 700


class Made(Struct, frozen=True):
    """The answer to either: the page of the table is /table/{table}."""

    table: str


class Listed(Struct, frozen=True):
    """A table from outside; GET /api/tables tells those that anyone may join."""

    table: str
    edition: str
    side: int
    names: list[str]  # of the people and bots who sit
    open: int  # seats that are
    seats: int
    made_at: float  # seconds since 1970, as all times here
    over: bool = False  # whether its game is, and no other has begun
    tried: bool = False  # a game to try things, which is not counted


class MyTable(Struct, frozen=True):
    """GET /api/mine: a table at which one sits, or to whose game one may come back."""

    table: str
    touched_at: float
    about: Listed | None = None  # None: not noted, by an older version


class MyGame(Struct, frozen=True):
    """GET /api/mine: a finished game in which one sat."""

    table: str
    number: int
    finished_at: float
    seat: int | None = None  # the one that one had; None: several, or not noted


class Mine(Struct, frozen=True):
    tables: list[MyTable]
    games: list[MyGame]


class Side(Struct, frozen=True):
    ladder: list[Level]


class EditionSeen(Struct, frozen=True):
    """GET /api/editions: an edition or mix that can be played."""

    name: str
    players: list[int]  # least and most
    cards: int
    numbers: int
    colours: int
    specials: list[Card]
    sides: list[Side]


class RuleSeen(Struct, frozen=True):
    rule: str
    text: str


class LevelSeen(Struct, frozen=True):
    number: int
    name: str
    source: str
    level: Level


class Chapter(Struct, frozen=True):
    name: str  # the same in every language: goal, turn, round, …
    title: str
    rules: list[RuleSeen]
    levels: list[LevelSeen]


class Rules(Struct, frozen=True):
    """GET /api/rules/{edition}/{side}?language=xx, or /api/tables/{table}/rules: the rules in words."""

    title: str
    chapters: list[Chapter]


class ReplayStep(Struct, frozen=True):
    """The table after an action, all hands open."""

    seat: int
    action: str
    events: list[TableEvent]
    game: GameSeen
    hands: list[list[Card]]


class Replay(Struct, frozen=True):
    """GET /api/games/{table}/{number}: a finished game, step by step; the first step is the deal."""

    table: str
    number: int
    record: str  # the text that docs/notation.md describes
    names: list[str]
    edition: str
    side: int
    numbers: int
    colours: int
    ladder: list[Level]
    winner: int
    commitment: str
    seed: str
    entropy: list[str]
    deck: list[Card]  # in the order the shuffle starts from
    steps: list[ReplayStep]


class Verified(Struct, frozen=True):
    """POST /api/verify, a record as text: whether it is a true game, or the first line that is not."""

    ok: bool
    line: int = 0
    message: str = ""
    detail: Detail = {}
    about: Detail = {}  # what the reason is about that `detail` names as `why`: a message of its own


class DeviceToken(Struct, frozen=True):
    """POST /api/device-token: a token that makes another device the same person, for ten minutes."""

    token: str


class Neighbourhood(Struct, frozen=True):
    """GET and POST /api/neighbours: where others in the network reach a server, which lets them in on POST.

    Only the server's own machine may ask. `address` is empty as long as nobody else comes in.
    """

    address: str


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/claim: become the person of a token."""

    token: Annotated[str, Meta(max_length=200)]


class Forgotten(Struct, frozen=True):
    """POST /api/forget: how much of whoever asks was there, and is gone; the cookie goes too."""

    tables: int
    games: int
    lines: int  # of chat


class Failed(Struct, frozen=True):
    """Whatever HTTP refuses: a message to translate, and what it is about."""

    message: str
    detail: Detail
