"""All tests of the store run on SQLite and on PostgreSQL."""

import asyncio
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from level8.server.store import HouseStore
from server.store.homes import Home
from server.store.postgres_server import Missing, postgres


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """The address of a PostgreSQL, which need not survive a power cut."""
    try:
        with postgres("-F") as address:
            yield address
    except Missing as missing:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(missing))


@pytest.fixture
def schema(database: str, runner: asyncio.Runner) -> Iterator[str]:
    """The address of an empty schema."""
    name = f"test_{secrets.token_hex(8)}"

    async def execute(statement: str) -> None:
        connection = await asyncpg.connect(database)
        await connection.execute(statement)
        await connection.close()

    runner.run(execute(f"CREATE SCHEMA {name}"))
    yield f"{database}{'&' if '?' in database else '?'}search_path={name}&application_name={name}"
    runner.run(execute(f"DROP SCHEMA {name} CASCADE"))


@pytest.fixture(params=["sqlite", "postgres"])
def home(request: pytest.FixtureRequest, tmp_path: Path, runner: asyncio.Runner) -> Iterator[Home]:
    address = request.getfixturevalue("schema") if request.param == "postgres" else None
    home = Home(request.param, address, tmp_path / "data", runner)
    yield home
    home.close()


@pytest.fixture
def store(home: Home) -> HouseStore:
    """An open store of either kind."""
    return home.store()
