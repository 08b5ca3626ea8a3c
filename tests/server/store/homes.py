"""A data folder or a database in which a test can open any number of stores."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from level8.server.store import HouseStore, store_at

T = TypeVar("T")


class Home:
    """An empty data folder or database, and the stores that are open in it."""

    def __init__(self, kind: str, address: str | None, folder: Path, runner: asyncio.Runner) -> None:
        self.kind = kind
        self.address = address
        self.folder = folder
        self._runner = runner
        self._opened: list[HouseStore] = []

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine."""
        return self._runner.run(work)

    def store(self) -> HouseStore:
        """Open one more store here."""
        store = store_at(self.address, self.folder)
        self.run(store.open())
        self._opened.append(store)
        return store

    def stores(self, count: int) -> list[HouseStore]:
        """`count` open stores; opens new ones only if fewer are open."""
        while len(self._opened) < count:
            self.store()
        return self._opened[:count]

    def reopened(self) -> HouseStore:
        """Close all stores, and open another."""
        self.close()
        return self.store()

    def close(self) -> None:
        """Close all stores."""
        while self._opened:
            self.run(self._opened.pop().close())
