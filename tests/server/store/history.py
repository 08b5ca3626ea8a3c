"""Judges what the people of a table sent and saw by the log that the store has of it."""

import json
import math
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final, Literal

import asyncpg
import msgspec

from level8.game.actions import format_action, parse_action
from level8.server.table.events import Created, LogEvent, Played, Said, read_event
from level8.server.table.showing import Onlooker, PublicSnapshot, show
from level8.server.table.table import Table

Json = dict[str, Any]
Log = Sequence[tuple[int, LogEvent]]  # with versions, as they stand in the store
OWN: Final = ("seat", "hand", "kept", "missing", "plan")  # what a view tells one seat only


@dataclass(eq=False)
class Sent:
    """An action or a line of chat that a person sent, and what came of it; times are of one clock."""

    person: str
    seat: int
    text: str  # the action in notation; or the line, which nobody says twice
    after: int  # the version that the person had seen
    sent_at: float
    chat: bool = False
    answer: Literal["none", "seen", "refused"] = "none"
    answered_at: float = math.inf
    version: int = 0  # of the view that was the answer

    def __str__(self) -> str:
        return f"{self.person}'s {self.text!r} after {self.after}"


@dataclass
class History:
    """What the people of a table sent, in the order of sending, and what they saw at each version."""

    sent: list[Sent] = field(default_factory=list)
    shown: dict[int, dict[str, str]] = field(default_factory=dict)

    @property
    def acknowledged(self) -> int:
        """How many actions were done, as far as anybody knows."""
        return sum(one.answer == "seen" and not one.chat for one in self.sent)

    def see(self, who: str, view: Json) -> None:
        """Note what `who` was shown."""
        self.shown.setdefault(view["version"], {}).setdefault(public(view), who)


def public(view: Json) -> str:
    """The part of a view that everybody sees alike."""
    game = view["game"] and {name: value for name, value in view["game"].items() if name not in OWN}
    around = [view["table"][name] for name in ("state", "number", "commitment")]
    return json.dumps([game, around, view["pause"] and view["pause"]["result"]], sort_keys=True)


async def stored(address: str, table: str) -> Log:
    """The log of a table, as it stands in the PostgreSQL at an address."""
    connection = await asyncpg.connect(address)
    asked = "SELECT version, event FROM level8_events WHERE name = $1 ORDER BY version"
    rows = await connection.fetch(asked, table)
    await connection.close()
    return [(version, read_event(event)) for version, event in rows]


def retell(log: Log, history: History) -> None:
    """Note what the log itself shows at each version, as if it were one more onlooker."""
    made = log[0][1]
    assert isinstance(made, Created)
    table = Table("", made)
    for _, event in log[1:]:
        table.apply(event)
        all_see = PublicSnapshot(table)
        seen = show(table, all_see, Onlooker("", None), told=0, clock=None, watching=0, answers=0)
        history.see("the log", msgspec.json.decode(msgspec.json.encode(seen)))


def faults(log: Log, history: History) -> list[str]:
    """What in a log and a history breaks the promises of a server: nothing, if all is well."""
    standing: dict[int, Sent] = {}
    return [
        *_gaps(log),
        *_misplaced(log, history.sent, standing),
        *_disorder(history.sent, standing),
        *_seen_apart(len(log), history),
    ]


def _gaps(log: Log) -> Iterator[str]:
    """A log has the versions 1, 2, 3 …, and its time never goes back."""
    if [version for version, _ in log] != list(range(1, len(log) + 1)):
        yield "the versions of the log are not 1, 2, 3 …"
    for (_, before), (version, event) in pairwise(log):
        if event.at < before.at:
            yield f"{version} is dated before {version - 1}"


def _misplaced(log: Log, sent: Sequence[Sent], standing: dict[int, Sent]) -> Iterator[str]:
    """What was acknowledged stands in the log once, what was refused does not; fills `standing`."""
    played = [(version, event) for version, event in log if isinstance(event, Played)]
    versions = [version for version, _ in played]
    said = defaultdict(list)
    for version, event in log:
        if isinstance(event, Said):
            said[event.seat, event.text].append(version)

    def places(one: Sent) -> list[int]:
        """Where it stands: an action is the first one after the version that its person had seen."""
        if one.chat:
            return said[one.seat, one.text]
        index = bisect_right(versions, one.after)
        meant = (one.seat, "person", format_action(parse_action(one.text)))
        return [
            version
            for version, event in played[index : index + 1]
            if (event.seat, event.by, event.action) == meant
        ]

    answered_first = sorted(sent, key=lambda one: one.answer != "seen")  # these have a right to their places
    for one in answered_first:
        found = places(one)
        if one.answer == "seen" and (len(found) != 1 or not one.after < found[0] <= one.version):
            yield f"{one}, acknowledged at {one.version}, stands at {found}"
        if one.answer == "none" and len(found) > 1:
            yield f"{one} stands at {found}"
        for place in found if one.answer != "refused" else ():
            if one.answer == "seen" and place in standing:
                yield f"{one} and {standing[place]} were both acknowledged for {place}"
            standing.setdefault(place, one)
    for one in sent:
        if one.answer == "refused" and not standing.keys() >= set(places(one)):
            yield f"{one} was refused, and stands at {places(one)}"
    for version, event in log:
        by_a_person = isinstance(event, Said) or (isinstance(event, Played) and event.by == "person")
        if by_a_person and version not in standing:
            yield f"nobody sent what stands at {version}: {event}"


def _disorder(sent: Sequence[Sent], standing: dict[int, Sent]) -> Iterator[str]:
    """Everybody is answered in the order of sending, and what was sent after an answer stands after it."""
    place = {one: version for version, one in standing.items()}
    for person in {one.person for one in sent}:
        answered = [one for one in sent if one.person == person and one.answer != "none"]
        for before, after in pairwise(answered):
            if after.answered_at < before.answered_at:
                yield f"{after} was answered before {before}"
        stored = [one for one in answered if one.answer == "seen" and one in place]
        for before, after in pairwise(stored):
            if place[after] < place[before]:
                yield f"{after} stands before {before}, which was sent first"
    first: Sent | None = None  # of what stands later: what was answered first
    for _, one in sorted(standing.items(), reverse=True):
        if first is not None and first.answered_at < one.sent_at:
            yield f"{one} stands before {first}, which was answered when it was sent"
        if first is None or one.answered_at < first.answered_at:
            first = one


def _seen_apart(last: int, history: History) -> Iterator[str]:
    """At each version everybody sees the same, and nothing that is not stored."""
    for version, seen in history.shown.items():
        if len(seen) > 1:
            yield f"at {version} {' and '.join(seen.values())} see different tables"
        if version > last:
            yield f"{', '.join(seen.values())} saw {version}, which is not stored"
