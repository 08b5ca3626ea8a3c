"""A table as the sum of its events: seats, game and clock, with no I/O and no time of its own."""

from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from level8.game.actions import Action, Carry, LayDown, LayOff, parse_action
from level8.game.editions import Edition, edition, edition_names, mixed, parse_edition
from level8.game.errors import SetupError
from level8.game.game import Game
from level8.game.shuffle import commitment
from level8.game.state import Step
from level8.record import Recorder, format_record
from level8.server.table import events
from level8.server.table.company import Company, State
from level8.server.table.consequences import Before, dealt, events_of
from level8.server.table.events import LogEvent
from level8.server.table.lessons import LESSONS, LessonStep
from level8.server.table.pausing import Pause, left_by
from level8.server.wire import events as wire
from level8.server.wire.events import TableEvent

REMEMBERED: Final = 60  # events, kept to be told to whoever asks


@dataclass(slots=True)
class History:
    """The game of a table so far, with what it takes to go back."""

    recorder: Recorder
    actions: list[str] = field(default_factory=list)
    undoable: int = 0  # how many of the last actions may be taken back: they showed nobody anything new
    rounds: list[wire.RoundEnded] = field(default_factory=list)  # how each of them ended


class Table(Company):
    """Everything about a table; `apply` is the only way it changes."""

    def __init__(self, name: str, made: events.Created) -> None:
        self.id: Final = name
        super().__init__(made)
        self.edition: Final = table_edition(made.edition, made.edition_file)
        self.lesson: Final = LESSONS.get(made.lesson)
        self._hide(made.secret)
        self.number = 1
        self.history: History | None = None
        self.pause: Pause | None = None
        self.agreed: dict[str, str] = {}  # after a game: who wants another, with a share of its shuffle
        self.next_secret = ""
        self.asked_at = made.at  # when the seat to act was asked, or a pause began: the clock runs from here
        self.last_at = made.at
        self.recent: list[TableEvent] = []
        self.reread = False  # whether its log was rewritten since this copy was read

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
        """Whether a pause hides the next deal; before the deal, seats choose in it what to carry (F4)."""
        game = self.game
        return self.pause is not None and game is not None and game.step is not Step.CARRY

    @property
    def state(self) -> State:
        game = self.game
        if game is None:
            return "gathering"
        return "over" if game.over else "playing"

    @property
    def hands_open(self) -> bool:
        """Whether all hands are shown to everybody: bots alone have them, and their host has opened them."""
        return self.bots_only and self.steering.open

    def in_turn(self, seat: int) -> bool:
        """Whether a seat has begun a turn that is not over."""
        game = self.game
        return game is not None and int(game.turn_seat) == seat and game.step not in (Step.DRAW, Step.CARRY)

    @property
    def lesson_step(self) -> LessonStep | None:
        """What is done next in a lesson; None at its end, and at any other table."""
        if self.lesson is None or self.history is None or self.number > 1:
            return None
        return self.lesson.step(len(self.history.actions))

    @property
    def tried(self) -> events.Tried | None:
        """Where the game of this table goes on from; None if it was dealt here."""
        return self.made.tried if self.number == 1 else None

    @property
    def players(self) -> list[str]:
        """The person of each seat, empty for bots; no list at all if the game does not count as played."""
        counts = self.tried is None and self.lesson is None
        return [chair.person for chair in self.chairs] if counts else []

    @property
    def to_act(self) -> int | None:
        """The seat that is asked for something, while a game is under way."""
        game = self.game
        return None if game is None or game.over or self.withheld else int(game.to_act)

    @property
    def awaited(self) -> list[str]:
        """The people who are here and have not yet gone on: to the next round, or to another game."""
        gone_on = set(self.agreed) if self.pause is None else self.pause.continued
        here = dict.fromkeys(chair.person for chair in self.chairs if chair.process)
        return [person for person in here if person not in gone_on]

    @property
    def record(self) -> str:
        """The record of the finished game."""
        assert self.history is not None
        names = tuple(self.name_of(seat) for seat in range(len(self.chairs)))
        return format_record(replace(self.history.recorder.record(), names=names)).decode()

    def since_version(self, version: int) -> list[TableEvent] | None:
        """The events after a version, or None where they are not remembered."""
        if self.recent and self.recent[0].version > version + 1 and len(self.recent) >= REMEMBERED:
            return None
        first = len(self.recent)
        while first and self.recent[first - 1].version > version:
            first -= 1
        return self.recent[first:]

    # --- how it changes ---

    def apply(self, event: LogEvent) -> None:
        """Take in the next event of the log."""
        self.version += 1
        if not isinstance(event, events.Played | events.Undone | events.Continued | events.WentOn):
            self.around_version = self.version
        told = self._take_in(event)
        if (self.withheld or self.agreed) and self.attended and not self.awaited:
            told = told + (self._go_on(event.at) if self.withheld else self._deal_again(event.at))
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
            return self._deal_again(event.at) if self.agreed else self._start(event.at)
        if isinstance(event, events.Agreed):
            return self._agree(event)
        if isinstance(event, events.Gathered):
            return self._gather(event.secret)
        if isinstance(event, events.Reread):
            self.reread = True
            return []
        resting = not self.attended
        told = self._sit(event)
        if resting and isinstance(event, events.Came):
            self.asked_at = event.at  # the clock stood still while nobody was there
        elif isinstance(event, events.Sat) and event.seat == self.to_act:
            self.asked_at = event.at
        return told

    # --- the game ---

    def _start(self, at: float) -> list[TableEvent]:
        for seat, chair in enumerate(self.chairs):
            if chair.open:
                self._seat_bot(seat, self.made.strength)
        self._begin()
        self.history = History(self._recorder())
        self.asked_at = at
        self.game_version = self.version
        told: list[TableEvent] = [dealt(self.history.recorder.game)]
        for action in [] if self.tried is None else self.tried.actions:
            told += self._take_over(action)
        return told

    def _take_over(self, action: str) -> list[TableEvent]:
        """Play what was played in the game that this one goes on from."""
        assert self.history is not None
        recorder = self.history.recorder
        before = Before(recorder.game)
        followed = events_of(before, recorder.play(parse_action(action)), recorder.game)
        self.history.actions.append(action)
        self.history.rounds += [each for each in followed if isinstance(each, wire.RoundEnded)]
        return followed

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
        followed = events_of(before, played, game)
        self.history.rounds += [each for each in followed if isinstance(each, wire.RoundEnded)]
        told = self._paused(followed, event, action, left)
        moved = (game.round, game.turn, game.to_act) != (before.round, before.turn, before.seat)
        # In a pause the countdown begins anew for each person who is asked what to keep, and for nobody else.
        if moved and (left is not None or self.pause is None or self._asks_a_person):
            self.asked_at = event.at
        self.steering = self.steering.acted((game.round, game.turn) != (before.round, before.turn))
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
        self.steering = self.steering.acted(turn_over=True)
        return [dealt(game)]

    def _undo(self, event: events.Undone) -> list[TableEvent]:
        """Play the game again without its last action: rare, and simpler than a way back."""
        assert self.history is not None
        old = self.history
        recorder = Recorder.of(old.recorder.record())
        self.history = History(recorder, old.actions[:-1], old.undoable - 1, old.rounds)
        for action in self.history.actions:
            self.history.recorder.play(parse_action(action))
        self.game_version = self.version
        return [wire.Undid(seat=event.seat)]

    # --- another game ---

    def _agree(self, event: events.Agreed) -> list[TableEvent]:
        self.agreed[event.person] = event.entropy
        self.next_secret = self.next_secret or event.secret
        return [wire.WantsAgain(seat=self.seats_of(event.person)[0])]

    def _deal_again(self, at: float) -> list[TableEvent]:
        """Deal to the same company at once: whoever is away has a bot play for them, as in any game."""
        shares = self.agreed
        told = self._gather(self.next_secret)
        for person, share in shares.items():
            for seat in self.seats_of(person)[:1]:
                self.chairs[seat].entropy = share
        return told + self._start(at)

    def _gather(self, secret: str) -> list[TableEvent]:
        self.history = self.pause = None
        self.next_secret, self.agreed = "", {}
        self._hide(secret)
        self.number += 1
        self.game_version = self.version
        return [wire.Gathered(number=self.number), *self._end()]

    def _hide(self, secret: str) -> None:
        """Keep the host's seed to oneself, and commit to it."""
        self.secret = secret
        self.commitment = commitment(bytes.fromhex(secret))


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
