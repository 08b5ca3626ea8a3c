"""Tables that come back into memory, and many of them there."""

import asyncio
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from level8.server.live.live_table import LiveTable
from level8.server.live.lobby import AT_A_TIME, patiently
from level8.server.table import events
from level8.server.table.events import LogEvent
from level8.server.table.table import Table, replayed
from server.evening import SOON
from server.house import open_house
from server.model import new_table


def test_a_long_log_lets_other_tables_go_on_while_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    _, log = new_table()
    log += [events.Said(at=float(number), seat=0, text=str(number)) for number in range(10 * AT_A_TIME)]
    since, most = 0, 0
    apply = Table.apply

    def counted(table: Table, event: LogEvent) -> None:
        nonlocal since, most
        since += 1
        most = max(most, since)
        apply(table, event)

    async def another_table(done: asyncio.Event) -> None:
        nonlocal since
        while not done.is_set():
            since = 0
            await asyncio.sleep(0)

    async def story() -> Table:
        done = asyncio.Event()
        other = asyncio.create_task(another_table(done))
        table = await patiently("a table", log)
        done.set()
        await other
        return table

    monkeypatch.setattr(Table, "apply", counted)
    table = asyncio.run(story())
    assert most <= AT_A_TIME
    monkeypatch.undo()
    assert (table.version, table.recent) == (len(log), replayed("a table", log).recent)


class Quiet:
    """A table with nothing to do; it notes in which turn of the event loop it was looked after."""

    def __init__(self, turns: list[int], seen: list[int]) -> None:
        self._turns, self._seen = turns, seen
        self.watchers = {"somebody"}

    async def bury(self, _: set[str]) -> None:
        self._seen.append(self._turns[0])


def test_many_tables_are_looked_after_a_few_at_a_time(tmp_path: Path) -> None:
    turns, seen = [0], list[int]()

    async def story() -> None:
        async with open_house(tmp_path, waits=replace(SOON, beat=0.01)) as house:
            tables = house.server.lobby.tables
            for number in range(4 * AT_A_TIME):
                tables[str(number)] = cast(LiveTable, Quiet(turns, seen))
            while len(seen) < len(tables):
                turns[0] += 1
                await asyncio.sleep(0)
            tables.clear()

    asyncio.run(story())
    assert max(Counter(seen).values()) <= AT_A_TIME
