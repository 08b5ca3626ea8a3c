"""Hearing from PostgreSQL what other processes have appended, without missing any of it for long."""

import asyncio
import contextlib
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, Final

import asyncpg

from level8.server.store.postgres_link import PASSING, Link, pauses

_ASK_EVERY: Final = 10.0  # seconds; a connection may be dead and not know
_BEFORE: Final = timedelta(seconds=30)  # an append is dated a little before it can be seen

_TROUBLE: Final = (*PASSING, asyncpg.PostgresError)

CHANNEL: Final = "SELECT 'level8_' || current_schema()::regnamespace::oid"
_MISSED: Final = "SELECT DISTINCT name FROM level8_events WHERE at > $1 AND NOT starts_with(mark, $2)"


class Listener:
    """A connection that listens; after a loss it asks the log what happened meanwhile."""

    def __init__(self, link: Link, process: str, channel: str, tell: Callable[[str], None]) -> None:
        self._link: Final = link
        self._own: Final = f"{process}/"
        self._channel: Final = channel
        self._tell: Final = tell
        self._heard_until: datetime | None = None
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Return when it hears."""
        self._task = asyncio.create_task(self._keep_listening(await self._attached()))

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _keep_listening(self, connection: Any) -> None:
        while True:
            try:
                await self._listen(connection)
            except _TROUBLE:
                pass  # it has lost the connection in the middle of a question
            finally:
                connection.terminate()
            connection = await self._attached_again()

    async def _attached_again(self) -> Any:
        for pause in pauses():
            await asyncio.sleep(pause)
            with contextlib.suppress(*_TROUBLE):
                return await self._attached()
        raise AssertionError("pauses never end")

    async def _attached(self) -> Any:
        """A connection that listens."""
        connection = await self._link.connection()
        try:
            await self._attach(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _attach(self, connection: Any) -> None:
        """Listen first and look back then, so that nothing falls between."""
        await connection.add_listener(self._channel, self._notified)
        now = await connection.fetchval("SELECT clock_timestamp()")
        if self._heard_until is not None:
            for (table,) in await connection.fetch(_MISSED, self._heard_until - _BEFORE, self._own):
                self._tell(table)
        self._heard_until = now

    async def _listen(self, connection: Any) -> None:
        """Return when the connection is lost."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        while not connection.is_closed():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), _ASK_EVERY)
                return
            self._heard_until = await connection.fetchval("SELECT clock_timestamp()")

    def _notified(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        if not payload.startswith(self._own):
            self._tell(payload.partition("/")[2])
