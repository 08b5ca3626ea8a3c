"""Appending in PostgreSQL: many tables in one transaction, each caller told after it.

A transaction that wakes others holds a lock of the whole database while it waits for the disk, so that
transactions of one append each would queue up there, one disk flush after the other.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import asyncpg

from level8.server.store.postgres_link import Link
from level8.server.store.store import Gap, StoreError, Taken

_MOST_AT_ONCE: Final = 256

# One statement is one transaction: events and wake-ups are there together or not at all. Where the first
# event of an append is new its others are too, as a log has no gaps. The order keeps two processes that
# write the same tables from waiting for each other.
_TOGETHER: Final = """
    WITH first AS (
        INSERT INTO level8_events (name, version, event, mark)
        SELECT name, version, event, mark
        FROM unnest($1::text[], $2::bigint[], $3::bytea[], $4::text[]) AS given (name, version, event, mark)
        WHERE version = 1 OR EXISTS (
            SELECT FROM level8_events AS log WHERE log.name = given.name AND log.version = given.version - 1
        )
        ORDER BY name, version
        ON CONFLICT DO NOTHING RETURNING name, mark
    ), rest AS (
        INSERT INTO level8_events (name, version, event, mark)
        SELECT first.name, version, event, first.mark
        FROM unnest($5::text[], $6::bigint[], $7::bytea[]) AS given (mark, version, event)
        JOIN first ON first.mark = given.mark
    )
    SELECT mark, pg_notify($8, $9 || name) FROM first
    """
_ALONE: Final = """
    WITH stored AS (
        INSERT INTO level8_events (name, version, event, mark)
        SELECT $1, $2 + place - 1, event, $4
        FROM unnest($3::bytea[]) WITH ORDINALITY AS given (event, place)
        WHERE $2 = 1 OR EXISTS (SELECT FROM level8_events WHERE name = $1 AND version = $2 - 1)
        RETURNING 1
    )
    SELECT pg_notify($5, $6 || $1) FROM (SELECT count(*) AS stored FROM stored) AS counted WHERE stored > 0
    """
_MARK: Final = "SELECT mark FROM level8_events WHERE name = $1 AND version = $2"


@dataclass(frozen=True, slots=True)
class Append:
    """Events for a table, under a mark that no other append has.

    When a connection is lost nobody knows whether the append was stored. It is tried again, and where the
    version is there already, its mark tells whether that was us.
    """

    table: str
    version: int
    events: Sequence[bytes]
    mark: str


class Appender:
    """Stores appends, those that wait at the same time together."""

    def __init__(self, link: Link, channel: str, process: str) -> None:
        self._link: Final = link
        self._channel: Final = channel
        self._own: Final = f"{process}/"
        self._waiting: Final[list[tuple[Append, asyncio.Future[bool]]]] = []
        self._task: asyncio.Task[None] | None = None

    async def store(self, append: Append) -> None:
        """Return when it is stored."""
        with self._link.entered():
            told: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            self._waiting.append((append, told))
            if self._task is None:
                self._task = asyncio.create_task(self._store_waiting())
            if not await told:
                await self._store_alone(append)

    async def _store_waiting(self) -> None:
        while self._waiting:
            together = self._waiting[:_MOST_AT_ONCE]
            del self._waiting[:_MOST_AT_ONCE]
            error: StoreError | None = None
            stored: set[str] = set()
            try:
                stored = await self._store_together([append for append, _ in together])
            except Exception as problem:
                # What is wrong with one of them is not the others' fault, so each tries by itself.
                if isinstance(problem, StoreError) and problem.code == "unreachable":
                    error = problem
            for append, told in together:
                if told.done():
                    continue
                if error is not None:
                    told.set_exception(error)
                else:
                    told.set_result(append.mark in stored)
        self._task = None

    async def _store_together(self, appends: Sequence[Append]) -> set[str]:
        """The marks of those that were stored just now; what is with the others is found out one by one."""
        first = [(one.table, one.version, one.events[0], one.mark) for one in appends]
        rest = [
            (one.mark, one.version + place, event)
            for one in appends
            for place, event in enumerate(one.events[1:], 1)
        ]
        columns = [*map(list, zip(*first)), *(map(list, zip(*rest)) if rest else ([], [], []))]

        async def work(connection: Any) -> list[Any]:
            return list(await connection.fetch(_TOGETHER, *columns, self._channel, self._own))

        return {row[0] for row in await self._link.go_on(work)}

    async def _store_alone(self, append: Append) -> None:
        async def work(connection: Any) -> None:
            table, version, events = append.table, append.version, list(append.events)
            try:
                stored = await connection.fetch(
                    _ALONE, table, version, events, append.mark, self._channel, self._own
                )
            except asyncpg.UniqueViolationError:
                if await connection.fetchval(_MARK, table, version) != append.mark:
                    raise Taken(table, version) from None
            else:
                if not stored:
                    raise Gap(table, version)

        await self._link.go_on(work)
