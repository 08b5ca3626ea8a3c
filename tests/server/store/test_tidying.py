"""Keeping house: nothing goes unless asked for, records stay, and whoever comes back is in time."""

import time
from pathlib import Path

import pytest

from level8.record import parse_record
from level8.server.live.tidying import DAY, Done, Tidiness, Tidying, exported
from level8.server.store import FIRST, HouseStore
from level8.server.table.events import LogEvent, Said, write_event
from level8.server.table.table import Table
from server.model import Model, new_table
from server.store.homes import Home
from server.test_again import over

ALL = Tidiness(finished=90, unfinished=30, closed=10)


async def put(store: HouseStore, name: str, log: list[LogEvent], *people: str) -> None:
    await store.append(name, 1, [write_event(event) for event in log])
    await store.list_as(name, b"{}", people, True)


async def furnish(store: HouseStore) -> Table:
    """Store a finished table, which is returned, an unfinished one, and a token that was used."""
    finished = over("ann", "bob")
    await put(store, "finished", finished.log, "ann", "bob")
    await put(store, "unfinished", new_table(people=("ann", "bob"))[1], "ann", "bob")
    await store.append("token:00", 1, [b"{}"])
    return finished.table


def after(store: HouseStore, days: float, wanted: Tidiness = ALL, held: str = "") -> Tidying:
    later = time.time() + days * DAY
    return Tidying(store, wanted, now=lambda: later, is_held=lambda name: name == held)


async def names(store: HouseStore) -> list[str]:
    return [log.table for log in await store.logs(FIRST, 100)]


def test_what_nobody_touches_goes_step_by_step_and_records_stay(home: Home, store: HouseStore) -> None:
    async def story() -> None:
        table = await furnish(store)
        assert await after(store, 0.9).tidy() == Done()
        assert await names(store) == ["finished", "token:00", "unfinished"]
        assert await after(store, 31).tidy() == Done(closed=1)
        assert await names(store) == ["finished", "unfinished"]
        assert [each.table for each in await store.listed(9)] == ["finished"]
        assert [each.table for each in await store.tables_of("ann", 9)] == ["finished"]
        assert await after(store, 39).tidy() == Done()
        assert await after(store, 41).tidy() == Done(removed=1)
        assert await names(store) == ["finished"]
        assert await after(store, 91).tidy() == Done(shrunk=1)
        assert await names(store) == []
        assert await store.tables_of("ann", 9) == []
        record = await store.record("finished", 1)
        assert record == table.record
        assert [each.table for each in await store.records_of("bob", 9)] == ["finished"]
        assert record is not None
        assert parse_record(record).finished

    home.run(story())


def test_without_limits_and_in_a_dry_run_nothing_goes(home: Home, store: HouseStore) -> None:
    async def story() -> None:
        await furnish(store)
        assert await after(store, 1000, Tidiness()).tidy() == Done()
        assert await after(store, 1000).tidy(only_look=True) == Done(shrunk=1, removed=1)
        assert await names(store) == ["finished", "token:00", "unfinished"]
        assert len(await store.listed(9)) == 2
        only_finished = Tidiness(finished=5)
        assert await after(store, 1000, only_finished).tidy() == Done(shrunk=1)
        assert await names(store) == ["unfinished"]

    home.run(story())


def test_no_table_is_read_that_was_touched_too_lately_for_any_limit(
    home: Home, store: HouseStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        await furnish(store)
        read, events = [], store.events

        async def noted(table: str, after: int = 0) -> list[bytes]:
            read.append(table)
            return await events(table, after)

        monkeypatch.setattr(store, "events", noted)
        wanted = Tidiness(finished=90, unfinished=30, closed=30)
        assert await after(store, 29, wanted).tidy() == Done()
        assert read == []
        assert await after(store, 31, wanted).tidy(only_look=True) == Done(closed=1)
        assert set(read) == {"finished", "unfinished"}

    home.run(story())


def test_a_table_that_somebody_looks_at_or_writes_to_stays(home: Home, store: HouseStore) -> None:
    async def story() -> None:
        await furnish(store)
        assert await after(store, 1000, held="unfinished").tidy() == Done(shrunk=1)
        [log] = await store.logs(FIRST, 9)
        await store.append(log.table, log.version + 1, [write_event(Said(at=1.0, seat=0, text="back"))])
        assert not await store.remove_log(log.table, log.version)
        assert len(await store.events(log.table)) == log.version + 1

    home.run(story())


def test_what_cannot_be_read_stays(home: Home, store: HouseStore) -> None:
    async def story() -> None:
        await store.append("newer", 1, [b'{"is":"from-the-future","at":1.0}'])
        assert await after(store, 1000).tidy() == Done()
        assert await names(store) == ["newer"]

    home.run(story())


def test_all_logs_are_found_page_by_page(home: Home, store: HouseStore) -> None:
    async def story() -> None:
        every = [f"t{number:03}" for number in range(25)]
        for name in every:
            await store.append(name, 1, [b"1", b"2"])
        found, last = list[str](), FIRST
        while logs := await store.logs(last, 10):
            assert all((log.version, log.noted) == (2, False) for log in logs)
            found += [log.table for log in logs]
            last = found[-1]
        assert found == every

    home.run(story())


def test_records_are_exported_once(home: Home, store: HouseStore, tmp_path: Path) -> None:
    async def story() -> None:
        for number in (1, 2):
            await store.keep_record("table", number, f"game {number} ★", ["ann"])
        folder = tmp_path / "out" / "records"
        assert await exported(store, folder) == 2
        assert await exported(store, folder) == 0
        assert (folder / "level8-table-2.txt").read_text("utf-8") == "game 2 ★"

    home.run(story())


@pytest.mark.parametrize("kind", ["over", "gathering"])
def test_before_a_finished_table_shrinks_its_record_is_there(
    home: Home, store: HouseStore, kind: str
) -> None:
    """A server may have died between the last action and the record."""

    async def story() -> None:
        model = over("ann", "bob") if kind == "over" else Model(*new_table(people=("ann", "bob")))
        await put(store, "table", model.log, "ann", "bob")
        done = await after(store, 1000, Tidiness(finished=1)).tidy()
        assert done == Done(shrunk=int(kind == "over"))
        assert (await store.record("table", 1) is not None) == (kind == "over")

    home.run(story())


def test_a_person_is_found_anywhere_and_forgotten(
    home: Home, store: HouseStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("level8.server.store.sqlite.LOOKED_THROUGH", 1)

    async def story() -> None:
        for table, event in (("one", b'{"person":"ann"}'), ("two", b'{"person":"bob"}')):
            await store.append(table, 1, [b"{}", event])
            await store.list_as(table, b"{}", ["ann", "bob"], False)
            await store.keep_record(table, 1, f"record of {table}", ["ann", "bob"])
            await store.keep_review(table, 1, b"review")
        assert await store.logs_about("ann") == ["one"]
        assert await store.logs_about("bob") == ["two"]
        await store.rewrite("one", {2: b'{"person":"???"}'})
        await store.rewrite_record("one", 1, "another")
        await store.forget("ann")
        assert await store.events("one") == [b"{}", b'{"person":"???"}']
        assert await store.logs_about("ann") == []
        assert await store.tables_of("ann", 9) == []
        assert await store.records_of("ann", 9) == []
        assert (await store.record("one", 1), await store.review("one", 1)) == ("another", None)
        assert (await store.record("two", 1), await store.review("two", 1)) == ("record of two", b"review")
        assert len(await store.tables_of("bob", 9)) == len(await store.records_of("bob", 9)) == 2

    home.run(story())
