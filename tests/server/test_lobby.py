"""Tables that come back into memory."""

import asyncio

import pytest

from level8.server.live.lobby import AT_A_TIME, patiently
from level8.server.table import events
from level8.server.table.events import LogEvent
from level8.server.table.table import Table, replayed
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
