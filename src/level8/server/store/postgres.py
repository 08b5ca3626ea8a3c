"""Tables in a PostgreSQL database, for any number of server processes."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from datetime import timedelta
from itertools import count
from typing import Any, Final

from level8.server.store.hearing import Hearing, Hearings
from level8.server.store.postgres_append import Append, Appender
from level8.server.store.postgres_link import Link
from level8.server.store.postgres_listener import CHANNEL, Listener
from level8.server.store.postgres_schema import migrate
from level8.server.store.store import (
    Finished,
    Listing,
    StoreError,
    Visited,
    check_names,
    check_number,
    check_secret_name,
    is_name,
    within_reach,
)

_HEALTHY_WITHIN: Final = 3.0  # seconds

_EVENTS: Final = "SELECT event FROM level8_events WHERE name = $1 AND version > $2 ORDER BY version"
_LIST: Final = """
    INSERT INTO level8_tables (name, about, listed) VALUES ($1, $2, $3)
    ON CONFLICT (name) DO UPDATE SET about = excluded.about, listed = excluded.listed RETURNING id
    """
_LISTED: Final = """
    SELECT name, extract(epoch FROM made_at)::float8, about FROM level8_tables
    WHERE listed ORDER BY id DESC LIMIT $1
    """
_TABLES_OF: Final = """
    SELECT name, extract(epoch FROM touched_at)::float8, about FROM (
        SELECT id, name, about, coalesce(
            (SELECT at FROM level8_events WHERE name = tables.name ORDER BY version DESC LIMIT 1), made_at
        ) AS touched_at
        FROM level8_sitting JOIN level8_tables AS tables ON id = of WHERE person = $1
    ) AS visited
    ORDER BY touched_at DESC, id DESC LIMIT $2
    """
_KEEP: Final = """
    INSERT INTO level8_records (name, number, record) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id
    """
_RECORD: Final = "SELECT record FROM level8_records WHERE name = $1 AND number = $2"
_RECORDS_OF: Final = """
    SELECT name, number, extract(epoch FROM finished_at)::float8 FROM level8_played
    JOIN level8_records ON id = of WHERE person = $1 ORDER BY id DESC LIMIT $2
    """
_SEAT: Final = (
    "INSERT INTO level8_sitting SELECT DISTINCT person, $2::bigint FROM unnest($1::text[]) AS person"
)
_PLAYED: Final = (
    "INSERT INTO level8_played SELECT DISTINCT person, $2::bigint FROM unnest($1::text[]) AS person"
)
_BEAT: Final = """
    WITH gone AS (DELETE FROM level8_processes WHERE beat_at < clock_timestamp() - interval '1 day')
    INSERT INTO level8_processes VALUES ($1, clock_timestamp())
    ON CONFLICT (process) DO UPDATE SET beat_at = clock_timestamp()
    """
_ALIVE: Final = "SELECT process FROM level8_processes WHERE beat_at >= clock_timestamp() - $1::interval"


class PostgresStore:
    """A store that processes share; a connection that is lost is made anew for as long as patience lasts."""

    def __init__(self, address: str, patience: float = 15.0) -> None:
        self._link: Final = Link(address, patience)
        self._process: Final = secrets.token_hex(8)
        self._appends: Final = count()
        self._hearings: Final = Hearings()
        self._listener: Listener | None = None
        self._appender: Appender | None = None

    async def open(self) -> None:
        await self._link.open()
        try:
            await self._link.do(lambda connection: migrate(connection, self._link.place))
            channel = (await self._link.rows(CHANNEL))[0][0]
            listener = Listener(self._link, self._process, channel, self._hearings.tell)
            await self._link.do(lambda _: listener.begin())
        except ValueError:  # asyncpg reads the address as late as this
            await self._link.close()
            raise StoreError("address") from None
        except BaseException:
            await self._link.close()
            raise
        self._listener = listener
        self._appender = Appender(self._link, channel, self._process)

    async def close(self) -> None:
        self._hearings.close()
        await self._link.close()
        if self._listener is not None:
            await self._listener.close()

    async def append(self, table: str, version: int, events: Sequence[bytes]) -> None:
        check_names(table)
        check_number(version)
        if self._appender is None:
            raise StoreError("closed")
        if events:
            mark = f"{self._process}/{next(self._appends)}"
            await self._appender.store(Append(table, version, events, mark))

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        return [event for (event,) in await self._read(_EVENTS, table, within_reach(after))]

    async def list_as(self, table: str, about: bytes, people: Sequence[str], listed: bool) -> None:
        check_names(table, *people)

        async def work(connection: Any) -> None:
            async with connection.transaction():
                number = await connection.fetchval(_LIST, table, about, listed)
                await connection.execute("DELETE FROM level8_sitting WHERE of = $1", number)
                await connection.execute(_SEAT, list(people), number)

        await self._link.do(work)

    async def listed(self, most: int) -> list[Listing]:
        return [Listing(*row) for row in await self._read(_LISTED, within_reach(most))]

    async def tables_of(self, person: str, most: int) -> list[Visited]:
        return [Visited(*row) for row in await self._read(_TABLES_OF, person, within_reach(most))]

    async def keep_record(self, table: str, number: int, record: str, people: Sequence[str]) -> None:
        check_names(table, *people)
        check_number(number)
        kept = record.encode()

        async def work(connection: Any) -> None:
            async with connection.transaction():
                identity = await connection.fetchval(_KEEP, table, number, kept)
                if identity is not None:
                    await connection.execute(_PLAYED, list(people), identity)

        await self._link.do(work)

    async def record(self, table: str, number: int) -> str | None:
        rows = await self._read(_RECORD, table, within_reach(number))
        return rows[0][0].decode() if rows else None

    async def records_of(self, person: str, most: int) -> list[Finished]:
        return [Finished(*row) for row in await self._read(_RECORDS_OF, person, within_reach(most))]

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        check_secret_name(name)
        asked = "SELECT secret FROM level8_secrets WHERE name = $1"
        kept = "INSERT INTO level8_secrets VALUES ($1, $2) ON CONFLICT DO NOTHING"
        if not (rows := await self._link.rows(asked, name)):
            await self._link.rows(kept, name, make())
            rows = await self._link.rows(asked, name)
        return bytes(rows[0][0])

    async def beat(self, process: str) -> None:
        check_names(process)
        await self._link.rows(_BEAT, process)

    async def alive(self, within: float) -> set[str]:
        return {process for (process,) in await self._link.rows(_ALIVE, timedelta(seconds=within))}

    def heard(self) -> Hearing:
        return self._hearings.begin()

    async def healthy(self) -> bool:
        try:
            async with asyncio.timeout(_HEALTHY_WITHIN):
                return not (await self._link.rows("SELECT pg_is_in_recovery()"))[0][0]
        except (StoreError, TimeoutError):
            return False

    async def _read(self, asked: str, *values: str | int) -> list[Any]:
        if not all(is_name(value) for value in values if isinstance(value, str)):
            return []
        return await self._link.rows(asked, *values)
