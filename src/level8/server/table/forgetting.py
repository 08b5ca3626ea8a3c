"""A table's log without a person: who it was is a number that nobody has, and what they said is gone.

The game stays as it was, card for card, and can be read, replayed and proved.
"""

from dataclasses import replace as replaced
from typing import Final

from msgspec.structs import replace

from level8.record import format_record, parse_record
from level8.server.table import events
from level8.server.table.events import LogEvent
from level8.server.table.table import Table

NOTHING: Final = "…"  # where somebody said something


class Cleared:
    """The log of a table in which `alias` stands for `person`, without name or words.

    `first` is the event that made the table; all others are to be taken in, in their order.
    """

    def __init__(self, table: str, first: LogEvent, person: str, alias: str) -> None:
        assert isinstance(first, events.Created)
        self._person: Final = person
        self._alias: Final = alias
        made = _made(first, person, alias)
        self._before: Final = Table(table, first)
        self._after: Final = Table(table, made)
        self.log: Final[list[LogEvent]] = [made]
        self.records: Final[dict[int, str]] = {}  # that follow from it, by the numbers of their games
        self.lines = 0  # of chat, that were taken out

    def take(self, event: LogEvent) -> None:
        """Take in the next event of the log as it was."""
        after, seat = self._after, getattr(event, "seat", None)
        owned = seat is not None and self._before.chairs[seat].person == self._person
        kept = _kept(event, self._person, self._alias, owned)
        self.lines += hasattr(kept, "text") and kept is not event
        self.log.append(kept)
        self._before.apply(event)
        after.apply(kept)
        if after.state == "over" and after.number not in self.records:
            self.records[after.number] = after.record


def _made(made: events.Created, person: str, alias: str) -> events.Created:
    chairs = [
        replace(chair, person=alias, name="") if chair.person == person else chair for chair in made.chairs
    ]
    return replace(made, host=alias if made.host == person else made.host, chairs=chairs)


def _kept(event: LogEvent, person: str, alias: str, owned: bool) -> LogEvent:
    """An event as it may stay; `owned`: it is about a seat of the person."""
    theirs = getattr(event, "person", None) == person
    changes: dict[str, str] = {"person": alias} if theirs else {}
    if theirs or owned:
        fields = event.__struct_fields__
        changes |= {name: text for name, text in (("name", ""), ("text", NOTHING)) if name in fields}
    kept: LogEvent = replace(event, **changes) if changes else event
    return kept


def nameless(record: str, seat: int | None) -> str:
    """A record without the name of a seat.

    None: without any. Who had which seat was not always noted, and of a table that has shrunk to its record
    nobody knows any more whose name was whose.
    """
    parsed = parse_record(record)
    names = ["" if seat in (None, each) else name for each, name in enumerate(parsed.names)]
    return format_record(replaced(parsed, names=tuple(names))).decode()
