"""A table as the sum of its events: seats, game and clock, with no I/O and no time of its own."""

from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec

from level8.game.actions import Action, Carry, LayDown, LayOff, parse_action
from level8.game.editions import Edition, edition, edition_names, mixed, parse_edition
from level8.game.errors import SetupError
from level8.game.game import Game
from level8.game.shuffle import commitment
from level8.game.state import Step
from level8.record import Recorder, format_record
from level8.record.record import LONGEST_NAME
from level8.server.table import events
from level8.server.table.consequences import Before, dealt, events_of
from level8.server.table.events import LogEvent
from level8.server.table.pausing import Pause, left_by
from level8.server.wire import events as wire
from level8.server.wire.events import TableEvent

State = Literal["gathering", "playing", "over"]
REMEMBERED: Final = 60  # events, kept to be told to whoever asks


@dataclass(slots=True)
class Chair:
    """One seat of a table: a person, a bot, or nobody yet."""

    person: str = ""
    bot: str = ""
    name: str = ""
    entropy: str = ""
    process: str = ""  # the server process its owner is connected to; empty: away
    known: bool = False  # whether its owner was ever here: the first coming is no return

    @property
    def open(self) -> bool:
        return not self.person and not self.bot

    @property
    def covered(self) -> bool:
        """Whether a bot plays for an owner who is away."""
        return bool(self.person) and not self.process


@dataclass(slots=True)
class History:
    """The game of a table so far, with what it takes to go back."""

    recorder: Recorder
    actions: list[str] = field(default_factory=list)
    undoable: int = 0  # last actions that may be taken back: nothing new was seen since


class Table:
    """Everything about a table; `apply` is the only way it changes."""

    def __init__(self, name: str, made: events.Created) -> None:
        self.id: Final = name
        self.made: Final = made
        self.edition: Final = table_edition(made.edition, made.edition_file)
        self.version = 1
        self.game_version = 1  # the last that changed what may be played
        self.host = made.host
        self.host_left_at = made.at  # tells nothing while the host is here
        self.chairs = [Chair(each.person, each.bot, each.name) for each in made.chairs]
        self.hints = made.hints
        self.chat = made.chat
        self.secret = made.secret
        self.number = 1
        self.history: History | None = None
        self.pause: Pause | None = None
        self.asked_at = made.at  # when the seat to act was asked, or a pause began: the clock runs from here
        self.last_at = made.at
        self.recent: list[TableEvent] = []

    # --- what it is ---

    @property
    def game(self) -> Game | None:
        return None if self.history is None else self.history.recorder.game

    @property
    def shown(self) -> Game | None:
        """The game as it may be shown: in a pause, as the round left it."""
        return self.game if self.pause is None else self.pause.left

    @property
    def withheld(self) -> bool:
        """Whether the next round is dealt but not yet to be seen; before, seats choose what to keep (F4)."""
        game = self.game
        return self.pause is not None and game is not None and game.step is not Step.CARRY

    @property
    def state(self) -> State:
        game = self.game
        if game is None:
            return "gathering"
        return "over" if game.over else "playing"

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.secret))

    @property
    def to_act(self) -> int | None:
        """The seat that is asked for something, while a game is under way."""
        game = self.game
        return None if game is None or game.over or self.withheld else int(game.to_act)

    @property
    def people(self) -> list[str]:
        """The identities that sit here, each once."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person))

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def name_of(self, seat: int) -> str:
        """What a seat is called in a record: its name, or its bot's."""
        chair = self.chairs[seat]
        return (chair.name or chair.bot)[:LONGEST_NAME]

    @property
    def awaited(self) -> list[str]:
        """The people who are here and have not yet seen enough of the round's end."""
        continued = set() if self.pause is None else self.pause.continued
        here = dict.fromkeys(chair.person for chair in self.chairs if chair.process)
        return [person for person in here if person not in continued]

    @property
    def attended(self) -> bool:
        """Whether the page of anyone who sits here is open."""
        return any(chair.process for chair in self.chairs)

    @property
    def heir(self) -> str | None:
        """Who would be host before a start for which the host is not here: the next person who is.

        A host without a seat got up, or only made the table: the first person then.
        """
        own = self.seats_of(self.host)
        if self.state != "gathering" or any(self.chairs[seat].process for seat in own):
            return None
        first = own[0] + 1 if own else 0
        after = self.chairs[first:] + self.chairs[:first]
        return next((chair.person for chair in after if chair.process), None)

    def goes_on(self, watched: bool) -> bool:
        """Whether somebody is there to play on: one who sits here, or an onlooker where only bots do."""
        return self.attended or (watched and not self.people)

    @property
    def record(self) -> str:
        """The record of the finished game."""
        assert self.history is not None
        return format_record(self.history.recorder.record()).decode()

    def since_version(self, version: int) -> list[TableEvent] | None:
        """The events after a version, or None where they are not remembered."""
        if self.recent and self.recent[0].version > version + 1 and len(self.recent) >= REMEMBERED:
            return None
        return [event for event in self.recent if event.version > version]

    # --- how it changes ---

    def apply(self, event: LogEvent) -> None:
        """Take in the next event of the log."""
        self.version += 1
        told = self._take_in(event)
        if self.withheld and self.attended and not self.awaited:
            told = told + self._go_on(event.at)
        self.last_at = event.at
        self.recent += [msgspec.structs.replace(each, version=self.version) for each in told]
        del self.recent[:-REMEMBERED]

    def _take_in(self, event: LogEvent) -> list[TableEvent]:
        if isinstance(event, events.Played):
            return self._play(event)
        if isinstance(event, events.Undone):
            return self._undo(event)
        if isinstance(event, events.Continued | events.WentOn):
            return self._continue(event)
        if isinstance(event, events.Started):
            return self._start(event)
        if isinstance(event, events.Gathered):
            return self._gather(event)
        if isinstance(event, events.Came):
            return self._come(event)
        if isinstance(event, events.Went):
            return self._go(event)
        if isinstance(event, events.Hosted):
            return self._hand_on(event)
        return self._sit(event)

    def _sit(self, event: LogEvent) -> list[TableEvent]:
        if isinstance(event, events.Sat):
            self.chairs[event.seat] = Chair(event.person, "", event.name, event.entropy)
            return [wire.SatDown(seat=event.seat, name=event.name)]
        if isinstance(event, events.GotUp):
            return self._get_up(event)
        if isinstance(event, events.BotSat):
            self.chairs[event.seat] = Chair(bot=event.bot)
            self.game_version = self.version
            return [wire.BotSat(seat=event.seat, bot=event.bot)]
        if isinstance(event, events.Renamed):
            self.chairs[event.seat].name = event.name
            return [wire.Renamed(seat=event.seat, name=event.name)]
        return self._talk(event)

    def _talk(self, event: LogEvent) -> list[TableEvent]:
        if isinstance(event, events.Mixed):
            self.chairs[event.seat].entropy = event.entropy
        elif isinstance(event, events.Allowed):
            self.chat, self.hints = event.chat, event.hints
        elif isinstance(event, events.Said):
            return [wire.Said(seat=event.seat, text=event.text)]
        elif isinstance(event, events.Emoted):
            return [wire.Emoted(seat=event.seat, emote=event.emote)]
        return []

    def _get_up(self, event: events.GotUp) -> list[TableEvent]:
        left = self.chairs[event.seat]
        playing = self.state != "gathering"
        self.chairs[event.seat] = Chair(bot=self.made.strength, name=left.name) if playing else Chair()
        if left.person == self.host and not self.seats_of(self.host):
            self.host, self.host_left_at = next(iter(self.people), self.host), event.at
        self.game_version = self.version
        return [wire.GotUp(seat=event.seat, name=left.name, removed=event.removed)]

    def _come(self, event: events.Came) -> list[TableEvent]:
        resting = not self.attended
        told: list[TableEvent] = []
        for seat in self.seats_of(event.person):
            chair = self.chairs[seat]
            if chair.covered and chair.known and self.state == "playing":
                told.append(wire.Returned(seat=seat))
            chair.process, chair.known = event.process, True
        if resting:
            self.asked_at = event.at  # the clock stood still while nobody was there
        return told

    def _go(self, event: events.Went) -> list[TableEvent]:
        told: list[TableEvent] = []
        for seat in self.seats_of(event.person):
            if self.chairs[seat].process and self.state == "playing":
                told.append(wire.Covered(seat=seat))
            self.chairs[seat].process = ""
        if event.person == self.host:
            self.host_left_at = event.at
        return told

    def _hand_on(self, event: events.Hosted) -> list[TableEvent]:
        self.host, self.host_left_at = event.person, event.at
        return [wire.Hosts(seat=seat) for seat in self.seats_of(event.person)[:1]]

    # --- the game ---

    def _start(self, event: events.Started) -> list[TableEvent]:
        for chair in self.chairs:
            if chair.open:
                chair.bot = self.made.strength
        self.history = History(self._recorder())
        self.asked_at = event.at
        self.game_version = self.version
        return [dealt(self.history.recorder.game)]

    def _recorder(self) -> Recorder:
        pieces = tuple(bytes.fromhex(chair.entropy) for chair in self.chairs)
        names = tuple(self.name_of(seat) for seat in range(len(self.chairs)))
        return Recorder(
            self.edition,
            self.made.side,
            len(self.chairs),
            bytes.fromhex(self.secret),
            names=names,
            entropy=pieces if any(pieces) else (),
            dealer=self.first_dealer,
        )

    @property
    def first_dealer(self) -> int | None:
        """Who deals first so that the named seat has the first turn (S2); None: the shuffle says (S3)."""
        return None if self.made.first is None else (self.made.first - 1) % len(self.chairs)

    def _play(self, event: events.Played) -> list[TableEvent]:
        assert self.history is not None
        game = self.history.recorder.game
        before = Before(game)
        action = parse_action(event.action)
        left = left_by(game, action)
        played = self.history.recorder.play(action, event.seat)
        self.history.actions.append(event.action)
        nothing_new = isinstance(action, LayDown | LayOff) and not game.over
        self.history.undoable = self.history.undoable + 1 if nothing_new else 0
        told = self._paused(events_of(before, played, game), event, action, left)
        moved = (game.round, game.turn, game.to_act) != (before.round, before.turn, before.seat)
        # In a pause the countdown begins anew for each person who is asked what to keep, and for nobody else.
        if moved and (left is not None or self.pause is None or self._asks_a_person):
            self.asked_at = event.at
        self.game_version = self.version
        overdue: list[TableEvent] = [wire.Overdue(seat=event.seat)] if event.by == "clock" else []
        return overdue + told

    @property
    def _asks_a_person(self) -> bool:
        seat = self.to_act
        return seat is not None and bool(self.chairs[seat].process)

    # --- between rounds ---

    def _paused(
        self, told: list[TableEvent], event: events.Played, action: Action, left: Game | None
    ) -> list[TableEvent]:
        """Begin a pause where a round has ended; while there is one, hold the deal back."""
        ended = next((each for each in told if isinstance(each, wire.RoundEnded)), None)
        if (
            ended is not None
            and left is not None
            and self.state != "over"
            and self.made.countdown is not None
        ):
            self.pause = Pause(msgspec.structs.replace(ended, version=self.version), left)
        elif self.pause is not None and isinstance(action, Carry):
            self.pause.kept[event.seat] = action.cards
        return told if self.pause is None else [each for each in told if not isinstance(each, wire.Dealt)]

    def _continue(self, event: events.Continued | events.WentOn) -> list[TableEvent]:
        if self.pause is None:
            return []
        if isinstance(event, events.WentOn):
            return self._go_on(event.at)
        self.pause.continued.add(event.person)
        return []

    def _go_on(self, at: float) -> list[TableEvent]:
        """Let the next round be seen, which has been dealt all the while."""
        game = self.game
        assert game is not None
        self.pause, self.asked_at, self.game_version = None, at, self.version
        return [dealt(game)]

    def _undo(self, event: events.Undone) -> list[TableEvent]:
        """Play the game again without its last action: rare, and simpler than a way back."""
        assert self.history is not None
        old = self.history
        self.history = History(Recorder.of(old.recorder.record()), old.actions[:-1], old.undoable - 1)
        for action in self.history.actions:
            self.history.recorder.play(parse_action(action))
        self.game_version = self.version
        return [wire.Undid(seat=event.seat)]

    def _gather(self, event: events.Gathered) -> list[TableEvent]:
        self.history = self.pause = None
        self.secret = event.secret
        self.number += 1
        for chair in self.chairs:
            chair.entropy = ""
        self.game_version = self.version
        return [wire.Gathered(number=self.number)]


def table_edition(name: str, file: str) -> Edition:
    """The edition a table plays: a built-in one or a mix, or the text of a user's own file."""
    if not file:
        return built_in(name)
    own = parse_edition(file, "edition.toml")
    _, plus, mix = name.rpartition("+")
    return mixed(own, mix, name) if plus else own


def built_in(name: str) -> Edition:
    """A built-in edition or mix; never a file on the disk of the server.

    >>> built_in("master").name
    'master'
    """
    if name not in edition_names():
        raise SetupError("edition", {"name": name, "known": ", ".join(edition_names())})
    return edition(name)


def replayed(name: str, log: list[LogEvent]) -> Table:
    """The table that a log makes."""
    made = log[0]
    assert isinstance(made, events.Created)
    table = Table(name, made)
    for event in log[1:]:
        table.apply(event)
    return table
