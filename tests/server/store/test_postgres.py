"""Several processes on one database, and errors and recovery when the database is lost."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import pytest

from level8.messages import explain
from level8.server.network.logs import Seldom
from level8.server.store import Store, StoreError, Taken, store_at
from level8.server.store.postgres import PostgresStore
from level8.server.store.postgres_link import may_pass
from server.store.homes import Home
from server.store.postgres_server import NAMED

SECRET = "hunter2"


@pytest.fixture
def home(schema: str, tmp_path: Path, runner: asyncio.Runner) -> Iterator[Home]:
    home = Home("postgres", schema, tmp_path, runner)
    yield home
    home.close()


async def cut_all(schema: str) -> int:
    """Terminate all connections of this schema; returns their number."""
    connection = await asyncpg.connect(schema)
    cut = await connection.fetchval(
        """
        SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
        WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()
        """
    )
    await connection.close()
    return int(cut)


async def hear(store: Store, *tables: str) -> None:
    """Wait until all of these tables have been heard of."""
    waiting = set(tables)
    async with asyncio.timeout(60):
        hearing = store.heard()
        async for table in hearing:
            waiting.discard(table)
            if not waiting:
                break
        hearing.close()


# --- together ---


def test_processes_hear_each_other_s_appends_and_not_their_own(home: Home) -> None:
    one, two = home.store(), home.store()

    async def play() -> tuple[list[str], list[str]]:
        heard: tuple[list[str], list[str]] = ([], [])
        hearings = (one.heard(), two.heard())

        async def listen(place: int) -> None:
            async for table in hearings[place]:
                heard[place].append(table)
                if table == "end":
                    hearings[place].close()

        async with asyncio.timeout(60), asyncio.TaskGroup() as group:
            group.create_task(listen(0))
            group.create_task(listen(1))
            await one.append("by/one ★", 1, [b"1"])
            await two.append("by two", 1, [b"1"])
            with pytest.raises(Taken):
                await one.append("by two", 1, [b"1"])
            await asyncio.gather(one.append("end", 1, [b"1"]), two.append("end two", 1, [b"1"]))
            await two.append("end", 2, [b"2"])
        return heard

    first, second = home.run(play())
    assert set(first) == {"by two", "end two", "end"}
    assert set(second) >= {"by/one ★", "end"}
    assert "by two" not in second


def test_an_append_is_readable_by_whoever_heard_of_it(home: Home) -> None:
    one, two = home.store(), home.store()

    async def follow() -> None:
        hearing = two.heard()
        seen: list[bytes] = []

        async def play() -> None:
            for version in range(1, 101):
                await one.append("t", version, [b"%d" % version])

        async with asyncio.timeout(60), asyncio.TaskGroup() as group:
            group.create_task(play())
            async for _ in hearing:
                seen += await two.events("t", after=len(seen))
                if len(seen) == 100:
                    hearing.close()
        assert seen == [b"%d" % version for version in range(1, 101)]

    home.run(follow())


def test_processes_that_start_at_once_make_one_store_and_one_secret(home: Home) -> None:
    made = count()

    async def start() -> set[bytes]:
        stores = [store_at(home.address, home.folder) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        secrets = await asyncio.gather(
            *(store.secret("identity", lambda: b"%d" % next(made)) for store in stores)
        )
        await asyncio.gather(*(store.close() for store in stores))
        return set(secrets)

    assert len(home.run(start())) == 1


def test_heartbeats_are_seen_by_all(home: Home) -> None:
    one, two = home.store(), home.store()
    home.run(one.beat("one"))
    home.run(two.beat("two"))
    assert home.run(one.alive(1000)) == home.run(two.alive(1000)) == {"one", "two"}


# --- lost connections ---


class LosingPool:
    """A pool that stores the next append and loses the connection before the caller is told."""

    def __init__(self, pool: Any) -> None:
        self.pool = pool
        self.losses = 1

    @contextlib.asynccontextmanager
    async def acquire(self) -> AsyncIterator["LosingPool"]:
        async with self.pool.acquire() as self.connection:
            yield self

    async def fetch(self, *asked: Any) -> Any:
        found = await self.connection.fetch(*asked)
        if self.losses:
            self.losses -= 1
            self.connection.terminate()
            raise asyncpg.ConnectionDoesNotExistError("lost")
        return found

    async def fetchval(self, *asked: Any) -> Any:
        return await self.connection.fetchval(*asked)

    def terminate(self) -> None:
        self.pool.terminate()


def test_an_append_that_was_stored_when_the_connection_broke_is_stored_once(home: Home) -> None:
    store = home.store()
    assert isinstance(store, PostgresStore)
    store._link._pool = LosingPool(store._link._pool)
    home.run(store.append("t", 1, [b"1", b"2"]))
    assert store._link._pool.losses == 0
    assert home.run(store.events("t")) == [b"1", b"2"]


def test_an_append_that_someone_else_stored_alike_meanwhile_is_still_taken(home: Home) -> None:
    store, other = home.store(), home.store()
    home.run(other.append("t", 1, [b"1"]))
    with pytest.raises(Taken):
        home.run(store.append("t", 1, [b"1"]))


def test_games_go_on_through_connections_that_are_cut_again_and_again(home: Home, schema: str) -> None:
    store = home.store()

    async def play(table: str, is_over: asyncio.Event) -> int:
        version = 1
        while not is_over.is_set():
            await store.append(table, version, [f"{table} {version}".encode()])
            version += 1
        return version - 1

    async def evening() -> list[int]:
        cuts = 0
        is_over = asyncio.Event()
        games = [asyncio.create_task(play(f"t{number}", is_over)) for number in range(20)]
        while cuts < 20:
            await asyncio.sleep(0.02)
            cuts += await cut_all(schema)
        is_over.set()
        return await asyncio.gather(*games)

    last = home.run(evening())
    for number, version in enumerate(last):
        assert version > 0
        expected = [f"t{number} {each}".encode() for each in range(1, version + 1)]
        assert home.run(store.events(f"t{number}")) == expected


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot pause a process")
@pytest.mark.skipif(NAMED in os.environ, reason="its processes may be on another machine")
def test_all_that_was_acknowledged_stands_in_one_order_though_the_database_paused(
    home: Home, schema: str
) -> None:
    stores = home.stores(2)
    acknowledged: dict[int, bytes] = {}

    async def play(store: Store, name: str) -> None:
        done = 0
        while done < 30:
            version, event = len(await store.events("t")) + 1, f"{name} {done}".encode()
            try:
                await store.append("t", version, [event])
            except Taken:
                continue  # the other one was first
            assert version not in acknowledged
            acknowledged[version] = event
            done += 1

    async def pause() -> None:
        connection = await asyncpg.connect(schema)
        asked = """
            SELECT pid FROM pg_stat_activity
            WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()
            """
        for _ in range(5):
            paused = [row["pid"] for row in await connection.fetch(asked)]
            for process in paused:
                signalled(process, signal.SIGSTOP)
            await asyncio.sleep(0.1)
            for process in paused:
                signalled(process, signal.SIGCONT)
            await asyncio.sleep(0.02)
        await connection.close()

    async def evening() -> None:
        await asyncio.gather(play(stores[0], "ann"), play(stores[1], "bo"), pause())

    home.run(evening())
    assert home.run(stores[0].events("t")) == [acknowledged[version] for version in range(1, 61)]


def signalled(process: int, sign: signal.Signals) -> None:
    """Send a signal to a process that may have ended."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, sign)


def test_what_was_appended_while_one_could_not_hear_is_heard_afterwards(home: Home, schema: str) -> None:
    one, two = home.store(), home.store()

    async def miss() -> None:
        await one.append("before", 1, [b"1"])
        await hear_later(two, "missed", "later")

    async def hear_later(store: Store, *tables: str) -> None:
        listening = asyncio.create_task(hear(store, *tables))
        await asyncio.sleep(0)
        await cut_all(schema)
        await one.append("missed", 1, [b"1"])
        await asyncio.sleep(0.5)
        await one.append("later", 1, [b"1"])
        await listening

    home.run(miss())


def test_a_cut_connection_is_unnoticed_by_whoever_asks_next(home: Home, schema: str) -> None:
    store = home.store()
    home.run(store.append("t", 1, [b"1"]))
    home.run(cut_all(schema))
    assert home.run(store.events("t")) == [b"1"]
    home.run(cut_all(schema))
    assert home.run(store.healthy())


def test_only_what_may_pass_is_tried_again() -> None:
    assert may_pass(ConnectionResetError())
    assert may_pass(asyncpg.AdminShutdownError())
    assert not may_pass(asyncpg.DataError())
    assert not may_pass(asyncpg.UndefinedTableError())


# --- what goes wrong ---


def refusal(runner: asyncio.Runner, address: str) -> StoreError:
    """Why a store cannot be opened."""
    store = PostgresStore(address, patience=0.2)
    with pytest.raises(StoreError) as refused:
        runner.run(store.open())
    assert SECRET not in str(refused.value) + explain(refused.value)
    return refused.value


def test_a_database_that_does_not_answer_is_named_without_its_password(runner: asyncio.Runner) -> None:
    with socket.socket() as unheard:
        unheard.bind(("127.0.0.1", 0))
        port = unheard.getsockname()[1]
        error = refusal(runner, f"postgresql://ann:{SECRET}@127.0.0.1:{port}/level8")
    named = f"postgresql://127.0.0.1:{port}/level8"
    assert explain(error).startswith(f"The database at {named} does not answer: ")


def test_a_database_that_is_not_there_is_named(runner: asyncio.Runner, database: str) -> None:
    error = refusal(runner, urlsplit(database)._replace(path="/no_such_database").geturl())
    assert error.code == "no-database"
    assert "/no_such_database" in explain(error)


def test_a_user_who_is_not_known_is_told_where_to_look(runner: asyncio.Runner, database: str) -> None:
    parts = urlsplit(database)
    known = f"nobody_we_know:{SECRET}@{parts.netloc.rpartition('@')[2]}"
    error = refusal(runner, parts._replace(netloc=known).geturl())
    assert error.code == "login"
    assert "LEVEL8_DATABASE" in explain(error)


@pytest.mark.parametrize("address", ["postgresql://host:port/db", "postgresql://h/db?sslmode=nonsense"])
def test_an_address_that_cannot_be_one_is_refused(runner: asyncio.Runner, address: str) -> None:
    assert refusal(runner, address).code == "address"


def test_a_lost_database_is_said_once_in_the_log_and_found_again(
    home: Home, caplog: pytest.LogCaptureFixture
) -> None:
    store = PostgresStore(home.address or "", patience=0.2)
    home.run(store.open())
    link = store._link
    real = link._pool

    class Gone:
        def acquire(self) -> Any:
            raise ConnectionRefusedError("gone")

    link._pool = Gone()
    with pytest.raises(StoreError, match="store-unreachable"):
        home.run(store.append("t", 1, [b"1"]))
    assert not home.run(store.healthy())
    (said,) = filter(Seldom().filter, caplog.records)  # of several tries
    assert (said.levelname, said.message, said.exc_info) == ("WARNING", "the database is in trouble", None)
    link._pool = real
    home.run(store.append("t", 1, [b"1"]))
    assert home.run(store.healthy())
    home.run(store.close())
