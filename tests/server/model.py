"""A table without sockets: its log, and what everyone around it sees."""

import copy
from random import Random
from types import SimpleNamespace
from typing import Final, cast

import msgspec

from level8.game.errors import Level8Error
from level8.game.view import SPECTATOR
from level8.record import Recorder
from level8.server import events
from level8.server.deciding import House, decide
from level8.server.events import Logged, read_event, write_event
from level8.server.showing import Face, Onlooker, show
from level8.server.table import Moves, Table, replayed
from level8.server.wire import deeds
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
) -> tuple[Table, list[Logged]]:
    """A table whose maker is the first of the people; an empty name is an open seat."""
    chairs = [events.Chair(person, "", person.title()) for person in people]
    made = events.Created(
        at=1.0,
        host=people[0],
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
    )
    return replayed("table", [made]), [made]


class Model:
    """A table and its log, changed only as the server changes them: decided, stored, applied."""

    def __init__(self, table: Table, log: list[Logged], seed: int = 0) -> None:
        self.table: Final = table
        self.log: Final = log
        self.clock = 2.0
        rng = Random(seed + 1)
        self.house: Final = House(BOTS, lambda: rng.randbytes(32).hex())

    def ask(self, person: str, asked: Asked) -> bool:
        """Whether a message was taken."""
        self.clock += 1.0
        try:
            made = decide(self.table, person, asked, self.clock, self.house)
        except Level8Error:
            return False
        self.add(*made)
        return True

    def add(self, *made: Logged) -> None:
        for event in made:
            stored = write_event(event)
            self.table.apply(read_event(stored))
            self.log.append(event)

    def replayed(self) -> Table:
        """The table that comes back from the store after a crash."""
        return replayed(self.table.id, [read_event(write_event(event)) for event in self.log])


def seen(table: Table, person: str, seat: int | None = None, told: int = 0) -> bytes:
    """The message that shows a table to somebody, as it crosses the wire."""
    onlooker = Onlooker(person, seat)
    view = show(table, Face(table), onlooker, told=told, clock=None, watching=0, answers=0)
    return msgspec.json.encode(view)


def everyone_sees(table: Table) -> dict[tuple[str, int], bytes]:
    """What each person is shown of each of their seats, and as an onlooker; whole, and as news."""
    sights = {}
    for person in PEOPLE:
        for seat in (SPECTATOR, *table.seats_of(person)):
            looked_at = None if seat == SPECTATOR else seat
            whole = seen(table, person, looked_at)
            sights[person, seat] = whole + seen(table, person, looked_at, told=max(1, table.version - 3))
    return sights


# --- what nobody may know is dealt anew ---


def redealt(table: Table, seat: int, rng: Random) -> Table:
    """The table with everything that a seat (or a spectator) cannot know put differently."""
    assert table.moves is not None
    other = copy.copy(table)
    game = table.moves.recorder.game.view(seat).sample(rng)
    stand_in = cast(Recorder, SimpleNamespace(game=game))
    other.moves = Moves(stand_in, [], table.moves.undoable)
    other.happened = [_told_otherwise(deed, seat, rng) for deed in table.happened]
    return other


def _told_otherwise(deed: deeds.Happened, seat: int, rng: Random) -> deeds.Happened:
    """A deed with other cards wherever a seat must not see them (T1, M1, M2, F4)."""
    some = [rng.choice(("r1", "J", "b9", "S")) for _ in range(rng.randrange(4))]
    if isinstance(deed, deeds.Drew) and deed.pile == -1 and deed.seat != seat:
        return msgspec.structs.replace(deed, card=rng.choice(("r1", "J", "b9", "S")))
    if isinstance(deed, deeds.TookShown) and deed.drawn is not None and deed.whom != seat:
        return msgspec.structs.replace(deed, drawn=rng.choice(("r1", "J", "b9", "S")))
    if isinstance(deed, deeds.Swapped) and deed.seat != seat:
        return msgspec.structs.replace(deed, drawn=some)
    if isinstance(deed, deeds.Carried) and deed.seat != seat:
        return msgspec.structs.replace(deed, cards=some)
    return deed


def assert_nothing_leaks(table: Table, rng: Random) -> None:
    """No onlooker is told anything that depends on what it cannot know."""
    if table.state == "gathering":
        return
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
