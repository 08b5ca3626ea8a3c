"""What the server says over the socket of a table: mostly the whole table, as its onlooker may know it."""

from typing import Literal

from msgspec import Struct

from level8.server.wire.events import Card, Face, Meld, RoundEnded, Seat, TableEvent

Detail = dict[str, str]
StepName = Literal["draw", "play", "show", "take", "carry", "pause", "over"]


class Part(Struct, frozen=True):
    """One combination that a level asks for."""

    kind: Literal["run", "set", "colour"]
    size: int


class Level(Struct, frozen=True):
    parts: list[Part]
    carry: int  # cards that may be kept from it for the next round, keep cards aside
    notation: str


class Sitter(Struct, frozen=True):
    """Who is on a seat."""

    kind: Literal["open", "person", "bot"]
    name: str  # bots have one of their own; empty: a person without one, or an open seat
    face: Face | None = None  # no two at a table are alike; None on an open seat
    bot: str = ""  # which bot, on a bot's seat
    yours: bool = False
    host: bool = False
    present: bool = True  # a person whose page is connected
    covered: bool = False  # a bot plays for an owner who is absent, or has left in this game
    muted: bool = False  # the host lets this person say nothing
    offered: bool = False  # the onlooker may take this seat over, from a bot, in the game that is played
    back: bool = False  # the onlooker has left this seat in this game, and may come back to it
    entropy: str = ""  # what this seat has added to the shuffle, as hexadecimal digits
    again: bool = False  # after a game: wants another


class Guest(Struct, frozen=True):
    """One who watches and would like to play next."""

    name: str
    face: Face | None
    yours: bool = False


class Steering(Struct, frozen=True):
    """How the bots of a table at which nobody ever sat are kept; its host may change that."""

    stopped: bool
    pace: int  # milliseconds an action takes at least
    open: bool  # all hands are shown to everybody


class Tried(Struct, frozen=True):
    """The finished game that this one goes on from, after a number of its actions; the page is /replay/…"""

    table: str
    number: int
    actions: int


class TableSeen(Struct, frozen=True):
    """The table around the game."""

    id: str
    state: Literal["gathering", "playing", "over"]
    number: int  # of the game at this table, from 1
    edition: str
    side: int
    numbers: int  # the highest number on a card
    colours: int
    ladder: list[Level]
    sitters: list[Sitter]
    clock: int  # seconds for a turn, 0: off
    hints: bool
    chat: bool
    listed: bool
    pace: int  # milliseconds a bot takes at least
    countdown: int  # seconds after a round, at most, until the next one; 0: until everyone says continue
    first: Seat | None  # who has the first turn of a game; None: drawn
    strength: str  # of the bot that covers an absent seat
    host: bool  # whether the onlooker is
    watching: int  # spectators
    late: bool  # bots' seats may be taken over while a game is played
    waiting: list[Guest]  # who would like to play next
    hushed: bool  # the host lets those who watch say nothing
    steering: Steering | None  # at a table of bots; None where people sit, or ever sat
    commitment: str  # SHA-256 of the host's seed, before the deal
    seed: str = ""  # revealed when the game is over
    emotes: list[str] = []
    tried: Tried | None = None  # a game to try things, which is not counted


class PlaceSeen(Struct, frozen=True):
    """What lies in front of a seat."""

    level: int  # 1 to 8, or as many as the ladder has
    hand: int  # how many cards
    known: list[Card]  # cards of that hand everybody saw going there
    discards: list[Card]  # top last
    display: list[Meld]  # the combinations that lie there
    shown: list[Card]  # for somebody's take card
    laid: bool  # whether the level is, in this round
    skipped: bool  # misses the next turn
    keeps: int  # keep cards played
    extra: int  # cards that these keep cards let it carry, on top of what its level allows
    decided: bool  # has chosen what to carry


class GameSeen(Struct, frozen=True):
    """The game as the onlooker may know it."""

    round: int
    turn: int  # since the deal, from 1, skipped ones included
    step: StepName
    to_act: Seat  # who must do something now, such as show a card
    turn_seat: Seat  # whose turn it is
    dealer: Seat
    winner: Seat | None
    pile: int  # cards in the draw pile
    under: list[Card]  # cards that lie face up under the draw pile
    places: list[PlaceSeen]
    seat: Seat | None  # whose hand is shown
    hand: list[Card]  # of that seat
    kept: list[Card]  # what that seat carries into the next round
    missing: int | None  # cards the shown hand lacks for its level; None when laid
    plan: list[Meld]  # the nearest way to lay the level, `?` where a card is missing; empty when laid
    ranking: list[int]  # every seat's rank when over


class Pause(Struct, frozen=True):
    """A round is over and the next is not yet to be seen; `game` shows the table as the round left it."""

    result: RoundEnded
    awaited: list[Seat]  # seats of people who are here and have not said continue
    choosing: Seat | None = None  # who is choosing which cards to keep


class Way(Struct, frozen=True):
    """A way to lay down: the action and its melds."""

    action: str
    melds: list[Meld]


class Onto(Struct, frozen=True):
    """A lay-off that may be done."""

    action: str
    card: Card
    seat: Seat
    meld: int
    at: int


class Shown(Struct, frozen=True):
    """A shown card that may be taken."""

    action: str
    seat: Seat
    card: Card


class May(Struct, frozen=True):
    """What the shown seat may do now, of many ways to lay down the best four; a page needs no rules."""

    asks: Literal[
        "draw", "play", "lay-off", "show", "take", "carry"
    ]  # lay-off: as play, once the level is laid
    draw: list[int] = []  # piles: -1 the draw pile, otherwise a seat's discard pile
    ways: list[Way] = []  # to lay down, the best first; there may be more than are listed
    lay_off: list[Onto] = []
    discard: list[Card] = []
    skip: list[Seat] = []  # who may be skipped
    take: bool = False  # a take card may be played
    swap: int = -1  # a swap card may be played with up to this many cards; -1: none may
    keep: bool = False  # a keep card may be played
    show: int = 0  # cards to show, exactly
    shown: list[Shown] = []  # what may be taken after a take card
    carry: int = 0  # cards that may be carried, at most
    undo: bool = False  # one's last action can be taken back
    hint: bool = False  # a hint would be given


class Told(Struct, frozen=True, tag_field="is", tag=str.lower, kw_only=True):
    """A message of the server; `id` is that of the message it answers, 0 otherwise."""

    id: int = 0


class Note(Struct, frozen=True):
    """A sentence of a lesson, as a message, and what it lights; empty: nothing."""

    says: str
    lights: str


class Lesson(Struct, frozen=True):
    """Where a lesson is: sentences to read first, then what is to be done, as a message and as an action."""

    name: str
    step: int  # actions done by its learner
    steps: int
    notes: list[Note] = []
    says: str = ""  # empty while the bot plays, and at the end
    action: str = ""
    done: bool = False
    next: str = ""  # the lesson that follows, at the end


class Seen(Told, frozen=True):
    """The table at a version, and the events since the version this client was told last."""

    version: int
    table: TableSeen
    game: GameSeen | None = None
    may: May | None = None
    events: list[TableEvent] = []
    whole: bool = False  # nothing is told of how it came here: the first message, or a gap
    pause: Pause | None = None
    lesson: Lesson | None = None
    hands: list[list[Card]] = []  # of all seats, where bots play and their host has opened the hands
    clock: int | None = None  # milliseconds left for the seat to act, or of a pause
    recent: list[TableEvent] = []  # with a whole view: the latest events, for the log
    story: list[RoundEnded] = []  # when the game is over: how each of its rounds ended


class Refused(Told, frozen=True):
    """Nothing was done: a message to translate, the rule it follows from, and what would do."""

    message: str
    detail: Detail
    rule: str = ""
    would: list[str] = []  # actions that would be accepted now
    version: int = 0


class Checked(Told, frozen=True):
    """Whether something would be accepted: as this action, or refused for this reason.

    Neither, if an arrangement waits for more cards and nothing is wrong so far.
    """

    action: str | None = None
    melds: list[Meld] = []
    refused: Refused | None = None
    part: int | None = None  # of an arrangement: which one is refused


class Advice(Struct, frozen=True):
    """An action, what it is worth in the adviser's own measure, and why, as a message to translate."""

    action: str
    estimate: float
    message: str
    detail: Detail


class Hinted(Told, frozen=True):
    advice: list[Advice]
    version: int


class Coached(Told, frozen=True):
    """What would have been clearly better than an action, and by how much; nothing if it was good."""

    action: str
    advice: list[Advice]


class Pong(Told, frozen=True):
    pass


Telling = Seen | Refused | Checked | Hinted | Coached | Pong
