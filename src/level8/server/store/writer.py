"""Writing to SQLite: a little at once, the rest by one thread, many callers to a transaction."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from level8.server.store.flushing import Flusher

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

PATIENCE: Final = 5.0  # seconds to wait for another program that writes
SLOW: Final = 0.02  # seconds that a commit may keep the event loop; one that takes longer shows a slow disk
SLOW_FOR: Final = 5.0  # seconds for which all is left to the thread then
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
        self._connection_free: Final = threading.Lock()
        self._slow_until = 0.0
        self._jobs: Final[queue.SimpleQueue[Job[Any] | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._write, name="level8-store-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Work[T]) -> T:
        """Do `work` and return when it is committed."""
        job = Job(work)
        self._jobs.put(job)
        return await job.done

    async def do_soon(self, work: Work[T]) -> T:
        """The same for a little work: at once, where nobody else is writing and the disk is quick.

        A commit hands a page to the system, which takes less than the way to another thread and back.
        """
        clock = time.monotonic
        by_thread = clock() < self._slow_until or self._flusher.left_over
        if by_thread or not self._connection_free.acquire(blocking=False):
            return await self.do(work)
        begun = clock()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            return self._done_at_once(work)
        except sqlite3.OperationalError:  # such as another program that writes: to wait is for the thread
            self._slow_until = clock() + SLOW_FOR
        finally:
            if clock() - begun > SLOW:
                self._slow_until = clock() + SLOW_FOR
            self._connection_free.release()
        return await self.do(work)

    def _done_at_once(self, work: Work[T]) -> T:
        """Do work in the transaction that was begun, which ends with it."""
        try:
            result = work(self._connection)
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")
            raise
        self._flusher.wrote()
        return result

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
            with self._connection_free:
                self._commit(jobs)
                self._flusher.finish(self._connection)
            if is_last:
                break
        self._connection.close()

    def _begin(self) -> None:
        """Begin a transaction; where another program writes, wait for its end."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as error:
                busy = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
                if not busy or time.monotonic() > until:
                    raise

    def _commit(self, jobs: list[Job[Any]]) -> None:
        try:
            self._begin()
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
