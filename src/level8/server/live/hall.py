"""What all tables of one server process share: the store, the thinkers, and work in the background."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Final

from level8.server.store import Store, StoreError
from level8.server.table.deciding import House
from level8.server.thinking.thinkers import Thinkers

log: Final = logging.getLogger("level8.tables")


@dataclass(frozen=True, slots=True)
class Waits:
    """How long a server waits before it does this or that, in seconds."""

    grace: float = 10.0  # without a connection, until a bot covers a seat
    retry: float = 1.0  # until something is tried again that the store refused
    host: float = 60.0  # without the host before a start, until another is: long enough to pass on the link
    others: float = 1.5  # that the process which wrote last has ahead of the others
    beat: float = 5.0  # between the signs of life of a process
    dead: float = 20.0  # without one
    idle: float = 60.0  # without a connection, until a table leaves memory


USUAL: Final = Waits()


class Hall:
    """What all tables of a process share."""

    def __init__(self, store: Store, thinkers: Thinkers, house: House, process: str, waits: Waits) -> None:
        self.store: Final = store
        self.waits: Final = waits
        self.thinkers: Final = thinkers
        self.house: Final = house
        self.process: Final = process
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        self.now: Callable[[], float] = time.time

    def spawn(self, name: str, work: Coroutine[None, None, None]) -> None:
        """Do something in the background; what goes wrong is logged."""
        task = asyncio.create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def insist(self, name: str, work: Callable[[], Coroutine[None, None, None]]) -> None:
        """Do something with the store in the background, again and again until it is done."""

        async def until_done() -> None:
            while True:
                try:
                    return await work()
                except StoreError as error:
                    log.warning("put off", extra={"work": name, "why": str(error)})
                    await asyncio.sleep(self.waits.retry)

        self.spawn(name, until_done())

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", extra={"work": task.get_name()}, exc_info=error)
