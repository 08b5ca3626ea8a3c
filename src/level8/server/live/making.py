"""How a table begins: as somebody plans it, as a lesson prepares it, or where a finished game once was."""

from typing import Final

import msgspec

from level8.game.actions import format_action
from level8.game.errors import SetupError
from level8.record import check_name, parse_record
from level8.server.live.hall import Hall
from level8.server.table import events
from level8.server.table.deciding import check_bot
from level8.server.table.events import LogEvent
from level8.server.table.lessons import LEARNER, LESSONS
from level8.server.table.names import free_name
from level8.server.table.plain_text import plain_name
from level8.server.table.refusing import Refusal
from level8.server.table.table import table_edition
from level8.server.wire.pages import NewTable, SeatPlan, TryAgain

USUAL_COUNTDOWN: Final = 30  # seconds to look at the end of a round, where others wait


def planned(person: str, asked: NewTable, hall: Hall) -> list[LogEvent]:
    """The first events of a table as somebody plans it."""
    made = _created(person, asked, hall)
    log: list[LogEvent] = [made]
    first = next((seat for seat, chair in enumerate(made.chairs) if chair.person), None)
    if asked.entropy and first is not None:
        log.append(events.Mixed(at=made.at, seat=first, entropy=asked.entropy))
    if asked.start:
        log.append(events.Started(at=made.at))
    return log


def taught(person: str, asked: NewTable, hall: Hall) -> list[LogEvent]:
    """The first events of a lesson's table: everything is prepared but the learner's name, face and pace."""
    lesson = LESSONS.get(asked.lesson)
    if lesson is None:
        raise Refusal("no-lesson", name=asked.lesson, known=", ".join(LESSONS))
    plan = NewTable(
        seats=[
            *[each for each in asked.seats if each.kind == "me"][:1],
            SeatPlan("bot", bot="novice"),
        ],
        edition=lesson.edition,
        side=lesson.side,
        first=LEARNER,
        hints=False,
        chat=False,
        late=False,
        pace=asked.pace,
    )
    made = msgspec.structs.replace(_created(person, plan, hall), lesson=lesson.name, secret=lesson.secret)
    return [made, events.Started(at=made.at)]


def tried(person: str, asked: TryAgain, where: tuple[str, int], text: str, hall: Hall) -> list[LogEvent]:
    """The first events of a table that goes on from a moment of a finished game.

    `where` is that game's table and number, and `text` its record. Up to the moment both games are the same,
    card by card; what follows comes from the same shuffle.
    """
    record = parse_record(text)
    assert record.seed is not None
    played = [format_action(each.action) for each in record.actions()]
    if asked.actions >= len(played):
        raise Refusal("no-game")
    if asked.seat >= record.seats:
        raise SetupError("seat", {"seat": str(asked.seat + 1), "seats": str(record.seats)})
    seats = [SeatPlan("bot", bot=asked.strength) for _ in range(record.seats)]
    seats[asked.seat] = SeatPlan("me", name=asked.name, face=asked.face)
    plan = NewTable(
        seats=seats,
        edition=record.edition.name,
        edition_file=record.edition.text,
        side=record.side,
        first=None if record.dealer is None else (record.dealer + 1) % record.seats,
        late=False,
        pace=asked.pace,
        strength=asked.strength,
    )
    made = msgspec.structs.replace(
        _created(person, plan, hall),
        secret=record.seed.hex(),
        tried=events.Tried(*where, played[: asked.actions]),
    )
    shares = [
        events.Mixed(at=made.at, seat=seat, entropy=piece.hex())
        for seat, piece in enumerate(record.entropy)
        if piece
    ]
    return [made, *shares, events.Started(at=made.at)]


def _created(person: str, asked: NewTable, hall: Hall) -> events.Created:
    edition = table_edition(asked.edition, asked.edition_file)
    edition.ladder(asked.side)
    if not edition.least_players <= len(asked.seats) <= edition.most_players:
        limits = {"least": str(edition.least_players), "most": str(edition.most_players)}
        raise SetupError("seats", {"seats": str(len(asked.seats)), **limits})
    if asked.first is not None and asked.first >= len(asked.seats):
        raise SetupError("seat", {"seat": str(asked.first + 1), "seats": str(len(asked.seats))})
    check_bot(asked.strength, hall.house)
    chairs = []
    for plan, called in zip(asked.seats, _names(asked.seats)):
        if plan.kind == "bot":
            check_bot(plan.bot, hall.house)
        owner = person if plan.kind == "me" else ""
        bot = plan.bot if plan.kind == "bot" else ""
        chairs.append(events.Chair(owner, bot, called, plan.face or ""))
    return events.Created(
        at=hall.now(),
        host=person,
        chairs=chairs,
        edition=asked.edition,
        edition_file=asked.edition_file,
        side=asked.side,
        clock=asked.clock,
        hints=asked.hints,
        chat=asked.chat,
        late=asked.late,
        listed=asked.listed,
        pace=asked.pace,
        strength=asked.strength,
        secret=hall.house.secret(),
        countdown=_countdown(asked),
        first=asked.first,
    )


def _names(seats: list[SeatPlan]) -> list[str]:
    """What the people and bots of the `seats` of a new table are called; people choose first."""
    names: dict[int, str] = {}
    for seat, plan in sorted(enumerate(seats), key=lambda each: each[1].kind != "me"):
        wanted = plain_name(plan.name)
        check_name(wanted)  # which can be longer in its plain spelling
        names[seat] = "" if plan.kind == "open" else free_name(wanted, names.values())
    return [names[seat] for seat in range(len(seats))]


def _countdown(asked: NewTable) -> int:
    """The seconds of a pause, 0 for no limit: as asked, or else a limit only if others may sit down."""
    if asked.countdown is not None:
        return asked.countdown
    return USUAL_COUNTDOWN if any(plan.kind == "open" for plan in asked.seats) else 0
