"""The two homes of a store, for tests: a place in which any number of stores can be opened."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from level8.server.store import Store, store_at

T = TypeVar("T")


class Home:
    """A place for tables, empty at first, and the stores that were opened in it."""

    def __init__(self, kind: str, address: str | None, folder: Path, runner: asyncio.Runner) -> None:
        self.kind = kind
        self.address = address
        self.folder = folder
        self._runner = runner
        self._opened: list[Store] = []

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for something."""
        return self._runner.run(work)

    def store(self) -> Store:
        """One more store in this place, open."""
        store = store_at(self.address, self.folder)
        self.run(store.open())
        self._opened.append(store)
        return store

    def stores(self, count: int) -> list[Store]:
        """So many stores, those that are open first: the examples of a test need not open their own."""
        while len(self._opened) < count:
            self.store()
        return self._opened[:count]

    def reopened(self) -> Store:
        """Close all stores, and open another."""
        self.close()
        return self.store()

    def close(self) -> None:
        """Close all stores."""
        while self._opened:
            self.run(self._opened.pop().close())
