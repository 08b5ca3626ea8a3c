"""PostgreSQL databases that an older or a newer version has left."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from level8.messages import explain
from level8.server.store import StoreError
from level8.server.store.postgres_schema import STEPS, migrate
from server.store.homes import Home


@pytest.fixture
def home(schema: str, tmp_path: Path, runner: asyncio.Runner) -> Iterator[Home]:
    home = Home("postgres", schema, tmp_path, runner)
    yield home
    home.close()


def test_a_database_of_a_newer_version_is_refused(home: Home, schema: str) -> None:
    home.store()
    home.close()

    async def age(version: int) -> None:
        connection = await asyncpg.connect(schema)
        await connection.execute("UPDATE level8_schema SET version = $1", version)
        await connection.close()

    home.run(age(len(STEPS) + 1))
    with pytest.raises(StoreError) as refused:
        home.store()
    assert "newer level8" in explain(refused.value)
    home.run(age(len(STEPS)))
    home.store()


def test_an_older_database_is_migrated_all_or_nothing(home: Home, schema: str) -> None:
    store = home.store()
    home.run(store.append("t", 1, [b"1"]))

    async def later() -> list[Any]:
        connection = await asyncpg.connect(schema)
        with pytest.raises(asyncpg.PostgresSyntaxError):
            await migrate(connection, "here", (*STEPS, "CREATE TABLE extra (x text)", "NONSENSE"))
        assert await connection.fetchval("SELECT to_regclass('extra')") is None
        await migrate(connection, "here", (*STEPS, "CREATE TABLE extra (x text)"))
        await migrate(connection, "here", (*STEPS, "CREATE TABLE extra (x text)"))
        found = await connection.fetch("SELECT x FROM extra")
        await connection.close()
        return list(found)

    assert home.run(later()) == []
    assert home.run(store.events("t")) == [b"1"]


def test_a_table_listed_by_the_first_version_stays_listed_and_no_other_is(home: Home, schema: str) -> None:
    async def before() -> None:
        connection = await asyncpg.connect(schema)
        await migrate(connection, "here", STEPS[:1])
        tables = "INSERT INTO level8_tables (name, about) VALUES ('open', '1'), ('closed', NULL)"
        await connection.execute(tables)
        await connection.close()

    home.run(before())
    assert [listing.table for listing in home.run(home.store().listed(9))] == ["open"]
