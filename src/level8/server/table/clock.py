"""Which action is due when, without a person: a bot's at its pace, or for a person who is away or overdue."""

from dataclasses import dataclass
from typing import Final

from level8.server.table.events import By
from level8.server.table.table import Table

BOTS_PAUSE: Final = 3.5  # seconds for whoever watches bots to look at the end of a round


@dataclass(frozen=True, slots=True)
class Due:
    """An action of a bot for a seat, due at a time unless the table changes before it."""

    at: float
    seat: int
    bot: str
    by: By


def due(table: Table, watched: bool) -> Due | None:
    """The next action that is not a person's; none while nobody is there to play with."""
    seat = table.to_act
    if seat is None or not table.goes_on(watched):
        return None
    chair = table.chairs[seat]
    steering = table.steering
    if steering.resting:
        return None
    if table.lesson is not None and ((step := table.lesson_step) is None or step.seat != seat):
        return None  # the learner has all the time there is
    at = table.last_at + (0.0 if steering.prompt else steering.pace / 1000)
    if chair.bot:
        return Due(at, seat, chair.bot, "bot")
    if chair.covered:
        return Due(at, seat, table.made.strength, "cover")
    deadline = deadline_of(table)
    return None if deadline is None else Due(max(deadline, at), seat, table.made.strength, "clock")


def pause_over_at(table: Table, watched: bool) -> float | None:
    """When a pause ends although not everyone has gone on; None: it does not end by itself."""
    if not table.withheld or not table.goes_on(watched):
        return None
    if table.people:
        return deadline_of(table)
    if table.steering.resting:
        return None
    return table.asked_at + (BOTS_PAUSE if table.steering.pace and not table.steering.prompt else 0.0)


def deadline_of(table: Table) -> float | None:
    """When time runs out: for the seat to act, if a person sits there and a clock is set; or for a pause."""
    if table.pause is not None:
        return table.asked_at + table.made.countdown if table.made.countdown else None
    seat = table.to_act
    if seat is None or not table.made.clock or table.chairs[seat].bot:
        return None
    return table.asked_at + table.made.clock
