"""Every test of a store runs in both of its homes."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from level8.server.store import Store
from server.store.homes import Home


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(params=["sqlite"])
def home(request: pytest.FixtureRequest, tmp_path: Path, runner: asyncio.Runner) -> Iterator[Home]:
    home = Home(request.param, None, tmp_path / "data", runner)
    yield home
    home.close()


@pytest.fixture
def store(home: Home) -> Store:
    """An open store in either home."""
    return home.store()
