"""One thread that writes to SQLite, many callers to a transaction, each told when its own part is safe."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from level8.server.store.flushing import Flusher

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

_MOST_AT_ONCE: Final = 256  # keeps the wait of the first in a transaction short


class Job(Generic[T]):
    """A piece of writing and the caller who waits for it."""

    def __init__(self, work: Work[T]) -> None:
        self._work: Final = work
        self._loop: Final = asyncio.get_running_loop()
        self.done: Final[asyncio.Future[T]] = self._loop.create_future()
        self._result: T | None = None
        self.refusal: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        """Do the work; a refusal is for the caller, a failure of SQLite for the writer."""
        self.refusal = None
        try:
            self._result = self._work(connection)
        except sqlite3.Error:
            raise
        except Exception as refusal:
            self.refusal = refusal

    def tell(self) -> None:
        """Answer the caller; one who has gone away needs no answer."""
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        if self.done.done():
            return
        if self.refusal is not None:
            self.done.set_exception(self.refusal)
        else:
            self.done.set_result(self._result)  # type: ignore[arg-type]


class Writer:
    """The only one who writes through its connection.

    A piece of work either refuses before it writes anything, by any exception of its own, or writes; when
    SQLite fails under one of several, all of them are rolled back and done again, each for itself.
    """

    def __init__(self, connection: sqlite3.Connection, flusher: Flusher) -> None:
        self._connection: Final = connection
        self._flusher: Final = flusher
        self._jobs: Final[queue.SimpleQueue[Job[Any] | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._write, name="level8-store-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Work[T]) -> T:
        """Have some work done, and return when it is committed."""
        job = Job(work)
        self._jobs.put(job)
        return await job.done

    def close(self) -> None:
        """Finish the work that was asked for before, then close the database."""
        self._jobs.put(None)
        self._thread.join()
        self._flusher.close()

    def _write(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs: list[Job[Any]] = [first]
            is_last = False
            with contextlib.suppress(queue.Empty):
                while len(jobs) < _MOST_AT_ONCE and not is_last:
                    job = self._jobs.get_nowait()
                    if job is None:
                        is_last = True
                    else:
                        jobs.append(job)
            self._commit(jobs)
            self._flusher.finish(self._connection)
            if is_last:
                break
        self._connection.close()

    def _commit(self, jobs: list[Job[Any]]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                job.run(self._connection)
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            # On a full disk SQLite may have rolled back already.
            if self._connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
                return
            jobs[0].refusal = error
        else:
            self._flusher.wrote()
        for job in jobs:
            job.tell()
