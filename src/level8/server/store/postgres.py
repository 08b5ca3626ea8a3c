"""Tables in a PostgreSQL database, for any number of server processes."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
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
    KeptRecord,
    Listing,
    Log,
    StoreError,
    Visited,
    check_names,
    check_number,
    check_secret_name,
    is_name,
    seats_of,
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
_KEEP_REVIEW: Final = "INSERT INTO level8_reviews VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
_REVIEW: Final = "SELECT review FROM level8_reviews WHERE name = $1 AND number = $2"
_KEEP_PROGRESS: Final = """
    INSERT INTO level8_progress VALUES ($1, $2)
    ON CONFLICT (person) DO UPDATE SET progress = excluded.progress
    """
_PROGRESS: Final = "SELECT progress FROM level8_progress WHERE person = $1"
_RECORDS_OF: Final = """
    SELECT name, number, extract(epoch FROM finished_at)::float8, seat FROM level8_played
    JOIN level8_records ON id = of WHERE person = $1 ORDER BY id DESC LIMIT $2
    """
_SEAT: Final = (
    "INSERT INTO level8_sitting SELECT DISTINCT person, $2::bigint FROM unnest($1::text[]) AS person"
)
_PLAYED: Final = """
    INSERT INTO level8_played (person, seat, of)
    SELECT person, seat, $3::bigint FROM unnest($1::text[], $2::bigint[]) AS own (person, seat)
    """
_BEAT: Final = """
    WITH gone AS (DELETE FROM level8_processes WHERE beat_at < clock_timestamp() - interval '1 day')
    INSERT INTO level8_processes VALUES ($1, clock_timestamp())
    ON CONFLICT (process) DO UPDATE SET beat_at = clock_timestamp()
    """
_ALIVE: Final = "SELECT process FROM level8_processes WHERE beat_at >= clock_timestamp() - $1::interval"


_SIZE: Final = """
    SELECT coalesce(sum(pg_total_relation_size(oid)), 0) FROM pg_class
    WHERE relname ~ '^level8_' AND relkind = 'r' AND pg_table_is_visible(oid)
    """


# From name to name, each found by the index: a log may be long, and only its last event is looked at.
_LOGS: Final = """
    WITH RECURSIVE names (name) AS (
        SELECT min(name) FROM level8_events WHERE name > $1
        UNION ALL
        SELECT (SELECT min(name) FROM level8_events WHERE name > names.name)
        FROM names WHERE names.name IS NOT NULL
    )
    SELECT name, version, extract(epoch FROM at)::float8,
        EXISTS (SELECT FROM level8_tables WHERE level8_tables.name = names.name)
    FROM names, LATERAL (
        SELECT version, at FROM level8_events AS log WHERE log.name = names.name ORDER BY version DESC LIMIT 1
    ) AS last LIMIT $2
    """
_UNLIST: Final = (
    "DELETE FROM level8_sitting WHERE of IN (SELECT id FROM level8_tables WHERE name = $1)",
    "DELETE FROM level8_tables WHERE name = $1",
)


_FORGET: Final = (
    "DELETE FROM level8_sitting WHERE person = $1",
    "DELETE FROM level8_played WHERE person = $1",
    "DELETE FROM level8_progress WHERE person = $1",
)


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
        self._link.in_use = True

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
        seats = seats_of(people)
        check_names(table, *seats)
        check_number(number)
        kept = record.encode()

        async def work(connection: Any) -> None:
            async with connection.transaction():
                identity = await connection.fetchval(_KEEP, table, number, kept)
                if identity is not None:
                    await connection.execute(_PLAYED, list(seats), list(seats.values()), identity)

        await self._link.do(work)

    async def record(self, table: str, number: int) -> str | None:
        rows = await self._read(_RECORD, table, within_reach(number))
        return rows[0][0].decode() if rows else None

    async def keep_review(self, table: str, number: int, review: bytes) -> None:
        check_names(table)
        check_number(number)
        await self._link.rows(_KEEP_REVIEW, table, number, review)

    async def review(self, table: str, number: int) -> bytes | None:
        rows = await self._read(_REVIEW, table, within_reach(number))
        return rows[0][0] if rows else None

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

    async def size(self) -> int:
        return int((await self._link.rows(_SIZE))[0][0])

    async def logs(self, after: str, most: int) -> list[Log]:
        return [Log(*row) for row in await self._read(_LOGS, after, within_reach(most))]

    async def close_table(self, table: str) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                for statement in _UNLIST:
                    await connection.execute(statement, table)

        await self._link.do(work)

    async def remove_log(self, table: str, version: int) -> bool:
        async def work(connection: Any) -> bool:
            async with connection.transaction():
                asked = "SELECT max(version) FROM level8_events WHERE name = $1"
                if await connection.fetchval(asked, table) != version:
                    return False
                for statement in ("DELETE FROM level8_events WHERE name = $1", *_UNLIST):
                    await connection.execute(statement, table)
                return True

        return await self._link.do(work)

    async def logs_about(self, person: str) -> list[str]:
        check_names(person)
        asked = "SELECT DISTINCT name FROM level8_events WHERE position($1::bytea IN event) > 0"
        return [name for (name,) in await self._link.rows(asked, person.encode())]

    async def rewrite(self, table: str, events: Mapping[int, bytes]) -> None:
        rows = [(event, table, version) for version, event in events.items()]
        changed = "UPDATE level8_events SET event = $1 WHERE name = $2 AND version = $3"
        await self._link.do(lambda connection: connection.executemany(changed, rows))

    async def rewrite_record(self, table: str, number: int, record: str) -> None:
        changed = "UPDATE level8_records SET record = $1 WHERE name = $2 AND number = $3"

        async def work(connection: Any) -> None:
            async with connection.transaction():
                await connection.execute(changed, record.encode(), table, number)
                removed = "DELETE FROM level8_reviews WHERE name = $1 AND number = $2"
                await connection.execute(removed, table, number)

        await self._link.do(work)

    async def keep_progress(self, person: str, progress: bytes) -> None:
        check_names(person)
        await self._link.rows(_KEEP_PROGRESS, person, progress)

    async def progress(self, person: str) -> bytes | None:
        rows = await self._read(_PROGRESS, person)
        return rows[0][0] if rows else None

    async def forget(self, person: str) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                for statement in _FORGET:
                    await connection.execute(statement, person)

        await self._link.do(work)

    async def records(self, after: int, most: int) -> list[KeptRecord]:
        asked = "SELECT id, name, number, record FROM level8_records WHERE id > $1 ORDER BY id LIMIT $2"
        rows = await self._read(asked, within_reach(after), within_reach(most))
        return [KeptRecord(place, table, number, record.decode()) for place, table, number, record in rows]

    async def _read(self, asked: str, *values: str | int) -> list[Any]:
        if not all(is_name(value) for value in values if isinstance(value, str)):
            return []
        return await self._link.rows(asked, *values)
