"""A table without sockets: its log, and what each onlooker sees."""

import copy
import dataclasses
from random import Random
from types import SimpleNamespace
from typing import Final, cast

import msgspec

from level8.game.errors import Level8Error
from level8.game.game import Game
from level8.game.view import SPECTATOR
from level8.record import Recorder
from level8.server.table import events
from level8.server.table.deciding import House, decide
from level8.server.table.events import LogEvent, read_event, write_event
from level8.server.table.keeping import KeptSnapshot
from level8.server.table.pausing import Pause
from level8.server.table.showing import Onlooker, PublicSnapshot, show
from level8.server.table.table import History, Table, replayed
from level8.server.wire import events as wire
from level8.server.wire.asking import Asked

STRANGER: Final = "stranger"
PEOPLE: Final = ("ann", "bo", "cy", STRANGER)
BOTS: Final = ("novice", "steady")


def new_table(
    *,
    edition: str = "modern",
    file: str = "",
    side: int = 1,
    people: tuple[str, ...] = ("ann", "bo"),
    seed: int = 0,
    countdown: int | None = 0,
    bots: int = 0,
) -> tuple[Table, list[LogEvent]]:
    """A table whose host is Ann, or the first of the people; an empty name is an open seat."""
    chairs = [events.Chair(person, "", person.title()) for person in people]
    chairs += [events.Chair(bot="novice")] * bots
    made = events.Created(
        at=1.0,
        host=(*people, "ann")[0],
        chairs=chairs,
        edition=edition,
        edition_file=file,
        side=side,
        clock=30,
        hints=True,
        chat=True,
        listed=False,
        pace=0,
        strength="novice",
        secret=Random(seed).randbytes(32).hex(),
        countdown=countdown,
    )
    return replayed("table", [made]), [made]


class Model:
    """A table and its log, changed only as the server changes them: decided, stored, applied."""

    def __init__(self, table: Table, log: list[LogEvent], seed: int = 0) -> None:
        self.table: Final = table
        self.log: Final = log
        self.clock = 2.0
        self.kept = KeptSnapshot(table)
        rng = Random(seed + 1)
        self.house: Final = House(BOTS, lambda: rng.randbytes(32).hex())

    def ask(self, person: str, asked: Asked) -> bool:
        """Send a message; returns whether it was accepted."""
        self.clock += 1.0
        try:
            made = decide(self.table, person, asked, self.clock, self.house)
        except Level8Error:
            return False
        self.add(*made)
        return True

    def add(self, *made: LogEvent) -> None:
        for event in made:
            stored = write_event(event)
            self.table.apply(read_event(stored))
            self.log.append(event)
            self._compare_what_is_kept()

    def _compare_what_is_kept(self) -> None:
        """What the server keeps from view to view makes the same views as those made anew."""
        kept = self.kept = KeptSnapshot(self.table, self.kept)
        told = max(1, self.table.version - 1)
        for person in PEOPLE:
            for seat in self.table.seats_of(person) or [SPECTATOR]:
                looked_at = None if seat == SPECTATOR else seat
                assert seen(self.table, person, looked_at, told, kept) == seen(
                    self.table, person, looked_at, told
                )

    def replayed(self) -> Table:
        """The table that comes back from the store after a crash."""
        return replayed(self.table.id, [read_event(write_event(event)) for event in self.log])


def seen(
    table: Table, person: str, seat: int | None = None, told: int = 0, public: PublicSnapshot | None = None
) -> bytes:
    """The message that shows the table to a person, as it crosses the wire."""
    public = PublicSnapshot(table) if public is None else public
    onlooker = Onlooker(person, seat)
    view = show(table, public, onlooker, told=told, clock=None, watching=0, answers=0)
    return msgspec.json.encode(view)


def everyone_sees(table: Table) -> dict[tuple[str, int], bytes]:
    """What each person sees from each of their seats and as a spectator, in whole views and updates."""
    sights = {}
    for person in PEOPLE:
        for seat in (SPECTATOR, *table.seats_of(person)):
            looked_at = None if seat == SPECTATOR else seat
            whole = seen(table, person, looked_at)
            sights[person, seat] = whole + seen(table, person, looked_at, told=max(1, table.version - 3))
    return sights


# --- what nobody may know is dealt anew ---


def redealt(table: Table, seat: int, rng: Random) -> Table:
    """The table with everything changed that a seat (or a spectator) cannot know."""
    assert table.history is not None
    other = copy.copy(table)
    game = table.history.recorder.game
    other.pause = _other_pause(table, seat, rng)
    if table.withheld:
        game = Game.new(table.edition, table.made.side, len(table.chairs), rng.getrandbits(60))
    else:
        game = Game.sample(game.view(seat), rng)
    stand_in = cast(Recorder, SimpleNamespace(game=game))
    other.history = History(stand_in, [], table.history.undoable, table.history.rounds)
    other.recent = [_told_otherwise(event, seat, rng) for event in table.recent]
    return other


def _other_pause(table: Table, seat: int, rng: Random) -> Pause | None:
    """A pause with other hidden cards, and other choices of what to keep."""
    if table.pause is None:
        return None
    left = Game.sample(table.pause.left.view(seat), rng)
    kept = {who: cards if who == seat else (1,) * rng.randrange(3) for who, cards in table.pause.kept.items()}
    return dataclasses.replace(table.pause, left=left, kept=kept)


def _told_otherwise(event: wire.TableEvent, seat: int, rng: Random) -> wire.TableEvent:
    """The event with other cards in all places that the seat must not see (T1, M1, M2, F4)."""
    some = [rng.choice(("r1", "J", "b9", "S")) for _ in range(rng.randrange(4))]
    if isinstance(event, wire.Drew) and event.pile == -1 and event.seat != seat:
        return msgspec.structs.replace(event, card=rng.choice(("r1", "J", "b9", "S")))
    if isinstance(event, wire.TookShown) and event.drawn is not None and event.whom != seat:
        return msgspec.structs.replace(event, drawn=rng.choice(("r1", "J", "b9", "S")))
    if isinstance(event, wire.Swapped) and event.seat != seat:
        return msgspec.structs.replace(event, drawn=some)
    if isinstance(event, wire.Carried) and event.seat != seat:
        return msgspec.structs.replace(event, cards=some)
    return event


def assert_nothing_leaks(table: Table, rng: Random) -> None:
    """Nothing that an onlooker is told depends on what it cannot know."""
    if table.state == "gathering":
        return
    if table.hands_open:  # bots' hands, which everybody may see; and nothing else
        table = copy.copy(table)
        table.steering = dataclasses.replace(table.steering, open=False)
    for person in PEOPLE:
        for seat in (SPECTATOR, *table.seats_of(person)):
            looked_at = None if seat == SPECTATOR else seat
            for told in (0, max(1, table.version - 3)):
                message = seen(table, person, looked_at, told)
                if table.state == "over":
                    assert table.secret.encode() in message
                    continue
                assert table.secret.encode() not in message
                assert message == seen(redealt(table, seat, rng), person, looked_at, told)
