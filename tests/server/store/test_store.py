"""What a store promises, on SQLite and on PostgreSQL."""

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from level8.server.store import Gap, HouseStore, StoreError, Taken
from server.store.homes import Home

ONE_PLACE_FOR_ALL = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
NAMES = st.text(st.characters(), max_size=80)
_fresh = count()


def fresh() -> str:
    """A table that no example has used."""
    return f"table {next(_fresh)}"


def is_good(name: str) -> bool:
    is_short = 0 < len(name.encode(errors="surrogatepass")) <= 200
    return is_short and not re.search("[\0\ud800-\udfff]", name)


# --- the log ---


def test_events_come_back_in_order_and_byte_for_byte(home: Home, store: HouseStore) -> None:
    home.run(store.append("ravenna", 1, [b"", b"\0\xff"]))
    home.run(store.append("ravenna", 3, [b"three"]))
    home.run(store.append("siena", 1, [b"other"]))
    assert home.run(store.events("ravenna")) == [b"", b"\0\xff", b"three"]
    assert home.run(store.events("ravenna", after=2)) == [b"three"]
    assert home.run(store.events("ravenna", after=3)) == []
    assert home.run(store.events("ravenna", after=-5)) == [b"", b"\0\xff", b"three"]
    assert home.run(store.events("ravenna", after=10**30)) == []
    assert home.run(store.events("nowhere")) == []


def test_a_version_that_is_there_is_taken_and_nothing_changes(home: Home, store: HouseStore) -> None:
    home.run(store.append("t", 1, [b"1", b"2", b"3"]))
    for version, events in ((1, [b"x"]), (3, [b"x"]), (3, [b"x", b"y"]), (2, [b"x", b"y", b"z"])):
        with pytest.raises(Taken):
            home.run(store.append("t", version, events))
    assert home.run(store.events("t")) == [b"1", b"2", b"3"]
    home.run(store.append("t", 4, [b"4"]))
    assert home.run(store.events("t", after=3)) == [b"4"]


def test_a_log_has_no_gaps(home: Home, store: HouseStore) -> None:
    with pytest.raises(Gap):
        home.run(store.append("t", 2, [b"2"]))
    home.run(store.append("t", 1, [b"1"]))
    with pytest.raises(Gap):
        home.run(store.append("t", 3, [b"3"]))
    assert home.run(store.events("t")) == [b"1"]


def test_appending_nothing_does_nothing(home: Home, store: HouseStore) -> None:
    home.run(store.append("t", 1, []))
    assert home.run(store.events("t")) == []
    home.run(store.append("t", 1, [b"1"]))


@pytest.mark.parametrize("version", [0, -1, 2**62, 2**70])
def test_a_version_that_cannot_be_is_refused(home: Home, store: HouseStore, version: int) -> None:
    with pytest.raises(ValueError, match="not a number"):
        home.run(store.append("t", version, [b"1"]))
    with pytest.raises(ValueError, match="not a number"):
        home.run(store.keep_record("t", version, "", []))
    assert home.run(store.record("t", version)) is None


@given(st.lists(st.lists(st.binary(max_size=20), min_size=1, max_size=3), min_size=2, max_size=6))
@ONE_PLACE_FOR_ALL
def test_of_all_who_write_a_version_one_wins(home: Home, writes: list[list[bytes]]) -> None:
    table = fresh()
    stores = home.stores(2 if home.kind == "postgres" else 1)

    async def race() -> list[BaseException | None]:
        tries = [stores[n % len(stores)].append(table, 1, events) for n, events in enumerate(writes)]
        return await asyncio.gather(*tries, return_exceptions=True)

    results = home.run(race())
    assert [type(result) for result in results if result is not None] == [Taken] * (len(writes) - 1)
    assert home.run(stores[0].events(table)) == writes[results.index(None)]


def test_many_tables_written_at_once_keep_each_its_own(home: Home, store: HouseStore) -> None:
    async def play(table: str) -> None:
        for version in range(1, 21):
            await store.append(table, version, [f"{table} {version}".encode()])

    async def all_play() -> None:
        await asyncio.gather(*(play(f"t{number}") for number in range(30)))

    home.run(all_play())
    again = home.reopened()
    for number in range(30):
        expected = [f"t{number} {version}".encode() for version in range(1, 21)]
        assert home.run(again.events(f"t{number}")) == expected


def test_one_who_is_refused_spoils_nothing_for_those_beside(home: Home, store: HouseStore) -> None:
    home.run(store.append("old", 1, [b"1"]))

    async def together() -> Sequence[BaseException | None]:
        return await asyncio.gather(
            store.append("a", 1, [b"a"]),
            store.append("old", 1, [b"x"]),
            store.append("b", 2, [b"x"]),
            store.append("c", 1, [b"c"]),
            return_exceptions=True,
        )

    results = home.run(together())
    assert [type(result) for result in results] == [type(None), Taken, Gap, type(None)]
    assert [home.run(store.events(table)) for table in ("a", "old", "b", "c")] == [[b"a"], [b"1"], [], [b"c"]]


def test_what_cannot_be_stored_leaves_nothing_behind_and_spoils_nothing(
    home: Home, store: HouseStore
) -> None:
    nonsense: Any = object()

    async def together() -> Sequence[BaseException | None]:
        tries = [store.append("bad", 1, [b"1", nonsense]), store.append("good", 1, [b"1", b"2"])]
        return await asyncio.gather(*tries, return_exceptions=True)

    for work in (together(), together()):
        bad, *_ = home.run(work)
        assert isinstance(bad, StoreError)
    home.run(store.append("later", 1, [b"1"]))
    again = home.reopened()
    events = [home.run(again.events(table)) for table in ("bad", "good", "later")]
    assert events == [[], [b"1", b"2"], [b"1"]]


def test_one_who_stops_waiting_leaves_all_or_nothing(home: Home, store: HouseStore) -> None:
    async def give_up(table: str) -> None:
        task = asyncio.create_task(store.append(table, 1, [b"1", b"2"]))
        await asyncio.sleep(0)
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):  # unless it was stored before
            await task

    for number in range(10):
        home.run(give_up(f"t{number}"))
    home.run(store.append("after", 1, [b"1"]))
    for number in range(10):
        assert home.run(store.events(f"t{number}")) in ([], [b"1", b"2"])


# --- names ---


@given(NAMES, NAMES)
@ONE_PLACE_FOR_ALL
def test_any_name_is_kept_apart_or_refused(home: Home, name: str, other: str) -> None:
    (store,) = home.stores(1)
    for which in {name, other}:
        before = home.run(store.events(which))
        if is_good(which):
            home.run(store.append(which, len(before) + 1, [which.encode()]))
            home.run(store.list_as(which, which.encode(), [which], listed=True))
            home.run(store.keep_record(which, 1, which, [which]))
            assert home.run(store.events(which))[-1] == which.encode()
            assert which in [listing.table for listing in home.run(store.listed(1000))]
            assert [visited.table for visited in home.run(store.tables_of(which, 10))] == [which]
            assert home.run(store.record(which, 1)) == which
        else:
            with pytest.raises(ValueError, match="not a name"):
                home.run(store.append(which, 1, [b"x"]))
            with pytest.raises(ValueError, match="not a name"):
                home.run(store.list_as("good", b"", [which], listed=True))
            assert before == []
            assert home.run(store.tables_of(which, 10)) == []
            assert home.run(store.records_of(which, 10)) == []
            assert home.run(store.record(which, 1)) is None
    home.close()


@pytest.mark.parametrize(
    "name",
    ["'; DROP TABLE events; --", "%", "_", "../../etc", "a\nb", "é", "e\u0301", "A", "a", " a", "x" * 200],
)
def test_a_name_is_only_a_name(home: Home, store: HouseStore, name: str) -> None:
    home.run(store.append(name, 1, [name.encode()]))
    home.run(store.append("another", 1, [b"another"]))
    assert home.run(store.events(name)) == [name.encode()]
    assert home.run(store.events("another")) == [b"another"]
    assert home.run(store.events(name.swapcase() + "?")) == []


@pytest.mark.parametrize("name", ["", "\0", "a\0b", "\ud800", "x" * 201, "é" * 101])
def test_what_cannot_be_a_name_is_refused(home: Home, store: HouseStore, name: str) -> None:
    with pytest.raises(ValueError, match="not a name"):
        home.run(store.append(name, 1, [b"x"]))
    assert home.run(store.events(name)) == []


# --- secrets, heartbeats, health ---


def test_a_secret_is_made_once(home: Home, store: HouseStore) -> None:
    made = count()

    def make() -> bytes:
        return f"secret {next(made)}".encode()

    async def together() -> Sequence[bytes]:
        return await asyncio.gather(*(store.secret("identity", make) for _ in range(5)))

    first = set(home.run(together()))
    assert len(first) == 1
    again = home.reopened()
    assert {home.run(again.secret("identity", make))} == first
    assert home.run(again.secret("other", make)) not in first


@pytest.mark.parametrize("name", ["", "../key", "a b", "Key", "ключ", "a\0"])
def test_a_secret_has_a_plain_name(home: Home, store: HouseStore, name: str) -> None:
    with pytest.raises(ValueError, match="not a name of a secret"):
        home.run(store.secret(name, lambda: b"x"))


def test_a_process_is_alive_while_it_beats(home: Home, store: HouseStore) -> None:
    assert home.run(store.alive(1000)) == set()
    home.run(store.beat("one"))
    home.run(store.beat("two"))
    home.run(store.beat("one"))
    assert home.run(store.alive(1000)) == {"one", "two"}
    assert home.run(store.alive(-1)) == set()


def test_an_open_store_is_healthy_and_a_closed_one_is_not(home: Home, store: HouseStore) -> None:
    assert home.run(store.healthy())
    home.close()
    assert not home.run(store.healthy())


def test_a_closed_store_says_so(home: Home, store: HouseStore) -> None:
    home.close()
    for work in (store.append("t", 1, [b"1"]), store.events("t"), store.secret("key", lambda: b"x")):
        with pytest.raises(StoreError) as refused:
            home.run(work)
        assert refused.value.message == "store-closed"


def test_closing_finishes_what_was_asked_for(home: Home, store: HouseStore) -> None:
    async def ask_and_close() -> None:
        asked = [asyncio.create_task(store.append(f"t{number}", 1, [b"1"])) for number in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*asked)

    home.run(ask_and_close())
    again = home.reopened()
    assert all(home.run(again.events(f"t{number}")) == [b"1"] for number in range(50))


def test_one_does_not_hear_oneself_and_listening_ends_with_the_store(home: Home, store: HouseStore) -> None:
    async def listen() -> list[str]:
        hearing = store.heard()
        await store.append("t", 1, [b"1"])
        asyncio.get_running_loop().call_later(0.05, lambda: asyncio.ensure_future(store.close()))
        return [table async for table in hearing]

    assert home.run(listen()) == []


def test_listening_ends_when_it_is_closed(home: Home, store: HouseStore) -> None:
    async def listen() -> list[str]:
        hearing = store.heard()
        asyncio.get_running_loop().call_later(0.01, hearing.close)
        return [table async for table in hearing]

    assert home.run(listen()) == []


# --- a killed process ---

APPENDER = """
import asyncio, sys
from pathlib import Path
from level8.server.store import store_at

async def play(store, table):
    version = 1
    while True:
        events = [f"{table} {number}".encode() for number in (version, version + 1)]
        await store.append(table, version, events)
        print(table, version + 1, flush=True)
        version += 2

async def main():
    store = store_at(sys.argv[1] or None, Path(sys.argv[2]))
    await store.open()
    await asyncio.gather(*(play(store, f"t{number}") for number in range(8)))

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no kill -9")
@pytest.mark.parametrize("acknowledged", [1, 40, 200])
def test_kill_9_loses_nothing_that_was_acknowledged(home: Home, acknowledged: int) -> None:
    command = [sys.executable, "-c", APPENDER, home.address or "", str(home.folder)]
    told: dict[str, int] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for number, line in enumerate(process.stdout):
            if number == acknowledged:
                os.kill(process.pid, signal.SIGKILL)
            if line.endswith("\n"):
                table, last = line.split()
                told[table] = int(last)
    assert process.returncode == -signal.SIGKILL
    assert sum(told.values()) >= acknowledged
    store = home.store()
    for table, version in told.items():
        events = home.run(store.events(table))
        assert len(events) >= version
        assert len(events) % 2 == 0
        assert events == [f"{table} {number}".encode() for number in range(1, len(events) + 1)]
        home.run(store.append(table, len(events) + 1, [b"on"]))
