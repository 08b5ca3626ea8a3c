"""Who is around a table: seats, their people and bots, the host, and what they say to each other."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final, Literal

from level8.bots.cast import character, face_of, free_face
from level8.record.record import LONGEST_NAME
from level8.server.table import events
from level8.server.table.events import LogEvent
from level8.server.table.steering import Steering
from level8.server.wire import events as wire
from level8.server.wire.events import TableEvent

State = Literal["gathering", "playing", "over"]


@dataclass(slots=True)
class Chair:
    """One seat of a table: a person, a bot, or nobody yet."""

    person: str = ""
    bot: str = ""
    name: str = ""
    face: str = ""
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


@dataclass(frozen=True, slots=True)
class Guest:
    """A spectator who waits for the next free seat."""

    name: str
    face: str


class Company(ABC):
    """The people and bots of a table. The Table, which is one, adds the game."""

    def __init__(self, made: events.Created) -> None:
        self.made: Final = made
        self.version = 1
        self.game_version = 1  # the last that changed what may be played
        self.around_version = 1  # the last that changed anything but the game
        self.host = made.host
        self.host_left_at = made.at  # meaningless while the host is here
        self.hints = made.hints
        self.chat = made.chat
        self.late = made.late
        self.muted: set[str] = set()
        self.hushed = False  # those who watch are muted
        self.waiting: dict[str, Guest] = {}  # in the order in which they asked
        self.talkers: dict[str, str] = {}  # the names of those who watch and have said something
        self.known: dict[str, set[int]] = {}  # in this game: the seats that each person has had
        self.sat: list[list[str]] = []  # in this game: the names of all who have had each seat
        self.peopled = any(chair.person for chair in made.chairs)  # whether a person ever sat here
        self.opened = False  # whether all hands lay open in this game
        self.steering = Steering(made.pace)
        self.chairs: Final = [Chair() for _ in made.chairs]  # each is put there by `_put`
        self._owned: dict[str, list[int]] = {}  # the seats of each person
        # People choose first: whoever comes to a table of their own has the face they know.
        for seat, each in sorted(enumerate(made.chairs), key=lambda one: not one[1].person):
            if each.person:
                self._seat_person(seat, each.person, each.name, each.face)
            elif each.bot:
                self._seat_bot(seat, each.bot, each.name)

    @property
    @abstractmethod
    def state(self) -> State:
        """Before the game, in it, or after it."""

    # --- who is here ---

    @property
    def people(self) -> list[str]:
        """The identities that sit here, each once."""
        return list(self._owned)

    def seats_of(self, person: str) -> list[int]:
        return list(self._owned.get(person, ()))

    def name_of(self, seat: int) -> str:
        """What a seat is called in a record: everybody who has had it in the game, one after the other."""
        names = self.sat[seat] if self.sat else [self.chairs[seat].name]
        return " → ".join(names)[:LONGEST_NAME]

    def face_taken(self, face: str, seat: int) -> bool:
        """Whether the person of another seat has a face; bots give way."""
        return any(chair.face == face and chair.person for chair in self._others(seat))

    @property
    def bots_only(self) -> bool:
        """Whether no person has, or ever had, a hand here that must not be seen."""
        return not self.peopled and all(chair.bot for chair in self.chairs)

    @property
    def attended(self) -> bool:
        """Whether the page of anyone who sits here is open."""
        return any(chair.process for chair in self.chairs)

    @property
    def heir(self) -> str | None:
        """Who becomes host if the host is away before the game starts: the next person who is present.

        If the host has no seat, that is the first person who is present.
        """
        own = self.seats_of(self.host)
        if self.state != "gathering" or any(self.chairs[seat].process for seat in own):
            return None
        first = own[0] + 1 if own else 0
        after = self.chairs[first:] + self.chairs[:first]
        return next((chair.person for chair in after if chair.process), None)

    def goes_on(self, watched: bool) -> bool:
        """Whether play goes on: a person who sits here is connected, or only bots do and are `watched`."""
        return self.attended or (watched and not self.people)

    # --- sitting down, getting up ---

    def _put(self, seat: int, chair: Chair) -> None:
        self.chairs[seat] = chair
        self._owned = {each.person: [] for each in self.chairs if each.person}
        for number, each in enumerate(self.chairs):
            if each.person:
                self._owned[each.person].append(number)

    def _others(self, seat: int) -> list[Chair]:
        return self.chairs[:seat] + self.chairs[seat + 1 :]

    def _seat_person(self, seat: int, person: str, name: str, face: str, entropy: str = "") -> None:
        self._put(seat, Chair(person, "", name, "", entropy))
        self._give_face(seat, face)
        self.waiting.pop(person, None)
        self.peopled, self.steering = True, Steering(self.made.pace)

    def _give_face(self, seat: int, wanted: str) -> None:
        """The face that a person wants, unless another person has it; without a wish, one that is free."""
        others = self._others(seat)
        if wanted:
            face = free_face(wanted, [chair.face for chair in others if chair.person])
        else:
            face = face_of(self.chairs[seat].name, [chair.face for chair in others])
        self.chairs[seat].face = face
        for chair in others:
            if chair.face == face:
                chair.face = free_face(face, [each.face for each in self.chairs])

    def _seat_bot(self, seat: int, bot: str, name: str = "") -> None:
        others = self._others(seat)
        own, face = character(bot, [chair.name for chair in others], [chair.face for chair in others])
        self._put(seat, Chair(bot=bot, name=name or own, face=face, entropy=self.chairs[seat].entropy))

    def _sit(self, event: LogEvent) -> list[TableEvent]:
        if isinstance(event, events.Sat):
            return self._sit_down(event)
        if isinstance(event, events.GotUp):
            return self._get_up(event)
        if isinstance(event, events.BotSat):
            self._seat_bot(event.seat, event.bot)
            self.game_version = self.version
            return [wire.BotSat(seat=event.seat, bot=event.bot, name=self.chairs[event.seat].name)]
        if isinstance(event, events.Renamed):
            return self._rename(event)
        if isinstance(event, events.Came):
            return self._come(event)
        if isinstance(event, events.Went):
            return self._go(event)
        if isinstance(event, events.Hosted):
            return self._hand_on(event)
        return self._talk(event)

    def _sit_down(self, event: events.Sat) -> list[TableEvent]:
        seat, entropy = event.seat, event.entropy
        if self.state != "gathering":
            entropy = self.chairs[seat].entropy  # the share of the shuffle that the game was dealt with
            self.known.setdefault(event.person, set()).add(seat)
            if self.sat[seat][-1] != event.name:
                self.sat[seat].append(event.name)
        self._seat_person(seat, event.person, event.name, event.face, entropy)
        return [wire.SatDown(seat=seat, name=event.name)]

    def _begin(self) -> None:
        """A game is dealt: from now on it matters who has had which seat."""
        self.sat = [[chair.name] for chair in self.chairs]
        self.known = {person: set(self.seats_of(person)) for person in self.people}

    def _end(self) -> list[TableEvent]:
        """Prepare for the next game: those who wait sit down, on open seats or in place of bots."""
        self.sat, self.known, self.opened = [], {}, False
        self.peopled = bool(self.people)
        for chair in self.chairs:
            chair.entropy = ""
        return self._let_sit([seat for seat, chair in enumerate(self.chairs) if not chair.person])

    def _let_sit(self, free: list[int]) -> list[TableEvent]:
        """Give free seats to those who have waited, open ones first."""
        told: list[TableEvent] = []
        free.sort(key=lambda seat: not self.chairs[seat].open)
        for seat, (person, guest) in zip(free, list(self.waiting.items())):
            self._seat_person(seat, person, guest.name, guest.face)
            told.append(wire.SatDown(seat=seat, name=guest.name))
        return told

    def _rename(self, event: events.Renamed) -> list[TableEvent]:
        chair = self.chairs[event.seat]
        same, chair.name = chair.name == event.name, event.name
        if self.sat:
            self.sat[event.seat][-1] = event.name
        if event.face:
            self._give_face(event.seat, event.face)
        return [] if same else [wire.Renamed(seat=event.seat, name=event.name)]

    def _get_up(self, event: events.GotUp) -> list[TableEvent]:
        left = self.chairs[event.seat]
        if self.state == "gathering":
            self._put(event.seat, Chair())
        else:  # with the share of the shuffle that the game was dealt with
            bot = Chair(bot=self.made.strength, name=left.name, face=left.face, entropy=left.entropy)
            self._put(event.seat, bot)
        if left.person == self.host and not self.seats_of(self.host):
            self.host, self.host_left_at = next(iter(self.people), self.host), event.at
        self.game_version = self.version
        told: list[TableEvent] = [wire.GotUp(seat=event.seat, name=left.name, removed=event.removed)]
        free = self.chairs[event.seat].open and not (left.person and event.removed)
        return told + (self._let_sit([event.seat]) if free else [])

    def _come(self, event: events.Came) -> list[TableEvent]:
        told: list[TableEvent] = []
        for seat in self.seats_of(event.person):
            chair = self.chairs[seat]
            if chair.covered and chair.known and self.state == "playing":
                told.append(wire.Returned(seat=seat))
            chair.process, chair.known = event.process, True
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

    # --- talking ---

    def _talk(self, event: LogEvent) -> list[TableEvent]:
        if isinstance(event, events.Mixed):
            self.chairs[event.seat].entropy = event.entropy
        elif isinstance(event, events.Allowed):
            self.chat, self.hints, self.late = event.chat, event.hints, event.late
        elif isinstance(event, events.Steered):
            self.steering = self.steering.steered(event)
            self.opened |= event.open
            self.game_version = self.version  # whatever a bot is about to do waits for its new time
        elif isinstance(event, events.Wished):
            return self._wish(event)
        elif isinstance(event, events.Muted):
            return self._mute(event)
        elif isinstance(event, events.Remarked):
            self.talkers[event.person] = event.name
            return [wire.Remarked(name=event.name, text=event.text)]
        elif isinstance(event, events.Said):
            return [wire.Said(seat=event.seat, text=event.text)]
        elif isinstance(event, events.Emoted):
            return [wire.Emoted(seat=event.seat, emote=event.emote)]
        return []

    def _wish(self, event: events.Wished) -> list[TableEvent]:
        if not event.wanted:
            self.waiting.pop(event.person, None)
            return []
        self.waiting[event.person] = Guest(event.name, event.face)
        return [wire.Wished(name=event.name)]

    def _mute(self, event: events.Muted) -> list[TableEvent]:
        if not event.person:
            self.hushed = event.muted
            return [wire.Hushed(hushed=event.muted)]
        (self.muted.add if event.muted else self.muted.discard)(event.person)
        return [wire.Muted(seat=seat, muted=event.muted) for seat in self.seats_of(event.person)[:1]]
