"""What those who come late or watch may ask: a bot's seat, the next free one, a word among themselves.

Nobody is to know two hands of one game. So whoever has had a seat in it comes back to that one or to none,
and where all hands lay open, nobody sits down before the next.
"""

from typing import Final

from level8.server.table import events
from level8.server.table.company import Guest
from level8.server.table.events import LogEvent
from level8.server.table.names import check_person_name, free_name, name_for, names_of_others, talkers_name
from level8.server.table.refusing import Refusal
from level8.server.table.table import Table
from level8.server.wire import asking

MOST_WAITING: Final = 6  # for the next free seat


def join(table: Table, person: str, asked: asking.Join, at: float) -> list[LogEvent]:
    """Sit down: on an open seat before a game, and for a bot while one is played."""
    if table.seats_of(person):
        raise Refusal("already-seated")
    if table.state == "playing":
        return _take_over(table, person, asked, at)
    if table.state == "over":
        raise Refusal("game-over")
    free = [seat for seat, chair in enumerate(table.chairs) if chair.open]
    if not free:
        raise Refusal("full")
    if asked.seat is not None and asked.seat not in free:
        raise Refusal("seat-taken", seat=str(asked.seat + 1))
    seat = free[0] if asked.seat is None else asked.seat
    return [_sat(asked, person, seat, name_for(table, person, asked.name, seat), at)]


def _sat(asked: asking.Join, person: str, seat: int, name: str, at: float, face: str = "") -> LogEvent:
    """Somebody sits down, with the face that was asked for or, failing that, this one."""
    chosen = asked.face or face
    return events.Sat(at=at, seat=seat, person=person, name=name, entropy=asked.entropy, face=chosen)


def _take_over(table: Table, person: str, asked: asking.Join, at: float) -> list[LogEvent]:
    own = sorted(table.known.get(person, ()))
    if own and asked.seat is not None and asked.seat not in own:
        raise Refusal("knows-a-hand")
    if not own:
        _check_late(table)
        check_person_name(asked.name)
    offered = [asked.seat] if asked.seat is not None else bots_seats(table)
    seats = own or offered[:1]
    if not seats:
        raise Refusal("full")
    for seat in seats:
        _check_bots_seat(table, seat, comes_back=bool(own))
    taken = names_of_others(table, person, seats)
    sat = []
    for seat in seats:
        name = free_name(asked.name if asked.name.strip() else table.chairs[seat].name, taken)
        face = table.chairs[seat].face if own else ""  # whoever comes back is known by it
        sat.append(_sat(asked, person, seat, name, at, face))
        taken.append(name)
    return sat


def _check_late(table: Table) -> None:
    if not table.late:
        raise Refusal("no-late")
    if table.opened:
        raise Refusal("hands-were-open")


def _check_bots_seat(table: Table, seat: int, comes_back: bool) -> None:
    if seat not in bots_seats(table):
        raise Refusal("seat-taken", seat=str(seat + 1))
    # The bot ends its turn first, unless it would never go on: bots alone wait for a person to come back.
    if table.in_turn(seat) and table.goes_on(watched=not comes_back):
        raise Refusal("mid-turn", name=table.chairs[seat].name)


def bots_seats(table: Table) -> list[int]:
    return [seat for seat, chair in enumerate(table.chairs) if chair.bot]


def seats_for(table: Table, person: str) -> list[int]:
    """The bots' seats that a person may take over in the game that is played."""
    if table.state != "playing" or table.seats_of(person):
        return []
    own, bots = table.known.get(person, ()), bots_seats(table)
    if own:
        return sorted(own) if set(own) <= set(bots) else []
    return bots if table.late and not table.opened else []


def play_next(table: Table, person: str, asked: asking.PlayNext, at: float) -> list[LogEvent]:
    """Note who would like the next free seat; where one is free, they have it."""
    if table.seats_of(person):
        raise Refusal("already-seated")
    if not asked.wanted:
        return no_longer(table, person, at)
    check_person_name(asked.name)
    if table.state == "gathering" and any(chair.open for chair in table.chairs):
        return join(table, person, asking.Join(name=asked.name, face=asked.face), at)
    if person not in table.waiting and len(table.waiting) >= MOST_WAITING:
        raise Refusal("many-waiting")
    guest = Guest(name_for(table, person, asked.name), asked.face or "")
    if table.waiting.get(person) == guest:
        return []
    return [events.Wished(at=at, person=person, name=guest.name, face=guest.face, wanted=True)]


def no_longer(table: Table, person: str, at: float) -> list[LogEvent]:
    """Whoever goes away does not wait for a seat."""
    if person not in table.waiting:
        return []
    return [events.Wished(at=at, person=person, name="", face="", wanted=False)]


def remark(table: Table, person: str, asked: asking.Say, at: float) -> LogEvent:
    """A line of one who watches; those who play do not see it, so that nothing is whispered to them."""
    name = talkers_name(table, person, asked.name)
    return events.Remarked(at=at, person=person, name=name, text=asked.text)
