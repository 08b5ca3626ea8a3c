"""Who must act by when if nobody does: bots at their pace, covering bots for the absent and overdue."""

from dataclasses import dataclass
from typing import Final

from level8.server.table.events import By
from level8.server.table.table import Table
from level8.server.wire.events import Dealt

ROUND_PAUSE: Final = 3.5  # seconds to look at the end of a round before a bot plays on


@dataclass(frozen=True, slots=True)
class Due:
    """An action that a bot makes for a seat at a time, unless the table changes before."""

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
    at = table.last_at + _pause(table)
    if chair.bot:
        return Due(at, seat, chair.bot, "bot")
    if chair.covered:
        return Due(at, seat, table.made.strength, "cover")
    deadline = deadline_of(table)
    return None if deadline is None else Due(max(deadline, at), seat, table.made.strength, "clock")


def deadline_of(table: Table) -> float | None:
    """When the clock of the seat to act runs out, if a person sits there and a clock is set."""
    seat = table.to_act
    if seat is None or not table.made.clock or table.chairs[seat].bot:
        return None
    return table.asked_at + table.made.clock


def _pause(table: Table) -> float:
    pace = table.made.pace / 1000
    fresh = bool(table.recent) and isinstance(table.recent[-1], Dealt) and table.recent[-1].round > 1
    return pace + ROUND_PAUSE if fresh and pace else pace
