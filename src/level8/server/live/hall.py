"""What all tables of one server process share: the store, the thinkers, and work in the background."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from level8.server.store import Store, StoreError
from level8.server.table.deciding import House
from level8.server.thinking.thinker import Thinking

Append = Callable[[str, int, Sequence[bytes]], Coroutine[Any, Any, None]]  # as of a Store
log: Final = logging.getLogger("level8.tables")


@dataclass(frozen=True, slots=True)
class Waits:
    """How long a server waits before it does this or that, in seconds."""

    grace: float = 10.0  # until a bot covers the seat of a person without a connection
    retry: float = 1.0  # until what the store refused is tried again
    host: float = 60.0  # until another is host, before a start: long enough to pass on the link
    others: float = 1.5  # head start of the process that wrote last
    beat: float = 5.0  # between the signs of life of a process
    dead: float = 20.0  # until a process without a sign of life counts as dead
    idle: float = 60.0  # until a table without a connection leaves memory
    crowd: float = 0.3  # between two views for those who only look on
    crowd_after: float = 0.02  # until they are told what the players are told at once


USUAL: Final = Waits()


def steady_clock() -> Callable[[], float]:
    """A clock that starts at the system's time and then goes on evenly, even if that is changed."""
    begun = time.time() - time.monotonic()
    return lambda: begun + time.monotonic()


class Watcher(Protocol):
    """A connection to a table."""

    @property
    def person(self) -> str:
        """Whose it is."""

    @property
    def due(self) -> bool:
        """Whether something is about to be told here."""

    def wake(self) -> None:
        """The table has changed."""

    def leave(self) -> None:
        """The table is no longer told from here: connect again."""


class Hall:
    """What all tables of a process share."""

    def __init__(self, store: Store, thinkers: Thinking, house: House, process: str, waits: Waits) -> None:
        self.store: Final = store
        self.append: Append = store.append  # for all that happens at tables
        self.waits: Final = waits
        self.thinkers: Final = thinkers
        self.house: Final = house
        self.process: Final = process
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        self.now: Callable[[], float] = steady_clock()

    def spawn(self, name: str, work: Coroutine[None, None, None]) -> None:
        """Do something in the background; what goes wrong is logged."""
        task = asyncio.create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def insist(self, name: str, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """Do something with the store in the background, again and again until it is done.

        What is wrong with a store is told by the store itself, once.
        """

        async def until_done() -> None:
            while True:
                try:
                    return await work()
                except StoreError as error:
                    log.info("put off", extra={"work": name, "why": str(error)})
                    await asyncio.sleep(self.waits.retry)

        self.spawn(name, until_done())

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", extra={"work": task.get_name()}, exc_info=error)
