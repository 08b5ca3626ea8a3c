"""Tables in an SQLite database in the data folder, for one server process."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from level8.server.store.flushing import Flusher
from level8.server.store.hearing import Hearing, Hearings
from level8.server.store.sqlite_files import DATABASE, lock_folder, open_database, secret_file, told
from level8.server.store.store import (
    FIRST,
    Finished,
    Gap,
    KeptRecord,
    Listing,
    Log,
    StoreError,
    Taken,
    Visited,
    check_names,
    check_number,
    check_secret_name,
    is_name,
    seats_of,
    within_reach,
)
from level8.server.store.writer import Work, Writer

log: Final = logging.getLogger("level8.store")
T = TypeVar("T")
LOOKED_THROUGH: Final = 100  # logs at a time, so that others can read meanwhile


# From name to name, each found by the index: a log may be long, and only its last event is looked at.
_LOGS: Final = """
    WITH RECURSIVE names (name) AS (
        SELECT min(name) FROM events WHERE name > ?
        UNION ALL
        SELECT (SELECT min(name) FROM events WHERE name > names.name) FROM names WHERE names.name IS NOT NULL
    )
    SELECT events.name, version, at, EXISTS (SELECT 1 FROM tables WHERE tables.name = events.name)
    FROM names JOIN events ON events.name = names.name
    AND version = (SELECT max(version) FROM events AS log WHERE log.name = names.name) LIMIT ?
    """
_UNLIST: Final = (
    "DELETE FROM sitting WHERE of IN (SELECT id FROM tables WHERE name = ?)",
    "DELETE FROM tables WHERE name = ?",
)


_FORGET: Final = tuple(f"DELETE FROM {kept} WHERE person = ?" for kept in ("sitting", "played", "progress"))


class SqliteStore:
    """A store of one process, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._lock: sqlite3.Connection | None = None
        self._writer: Writer | None = None
        self._file = 0  # the number by which the system knows the database's file
        self._reader: sqlite3.Connection | None = None
        self._reading: Final = ThreadPoolExecutor(1, "level8-store-reader")
        self._hearings: Final = Hearings()
        self._beats: Final[dict[str, float]] = {}

    async def open(self) -> None:
        lock = await asyncio.to_thread(lock_folder, self._folder)
        try:
            connections = await asyncio.to_thread(open_database, self._folder)
            flusher = Flusher(connections.folding, self._folder / DATABASE)
        except PermissionError as error:  # SQLite opens such a file, for reading only
            lock.close()
            raise StoreError("read-only", folder=str(self._folder)) from error
        except BaseException:
            lock.close()
            raise
        self._lock = lock
        self._file = (self._folder / DATABASE).stat().st_ino
        self._reader = connections.reading
        self._writer = Writer(connections.writing, flusher)

    async def close(self) -> None:
        writer, reader, lock = self._writer, self._reader, self._lock
        self._writer = self._reader = self._lock = None
        self._hearings.close()

        def let_go() -> None:
            self._reading.shutdown()
            if reader is not None:
                reader.close()
            if writer is not None:
                writer.close()
            if lock is not None:
                lock.close()

        await asyncio.to_thread(let_go)

    async def append(self, table: str, version: int, events: Sequence[bytes]) -> None:
        check_names(table)
        check_number(version)
        rows = [(table, number, event, time.time()) for number, event in enumerate(events, version)]

        def work(connection: sqlite3.Connection) -> None:
            asked = "SELECT max(version) FROM events WHERE name = ?"
            last = connection.execute(asked, (table,)).fetchone()[0] or 0
            if version <= last:
                raise Taken(table, version)
            if version > last + 1:
                raise Gap(table, version)
            connection.executemany("INSERT INTO events VALUES (?, ?, ?, ?)", rows)

        if rows:
            await self._write(work, soon=True)

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        asked = "SELECT event FROM events WHERE name = ? AND version > ? ORDER BY version"
        rows = await self._read(asked, table, within_reach(after))
        return [event for (event,) in rows]

    async def list_as(self, table: str, about: bytes, people: Sequence[str], listed: bool) -> None:
        check_names(table, *people)

        def work(connection: sqlite3.Connection) -> None:
            row = connection.execute(
                """
                INSERT INTO tables (name, made_at, about, listed) VALUES (?, ?, ?, ?)
                ON CONFLICT (name) DO UPDATE SET about = excluded.about, listed = excluded.listed RETURNING id
                """,
                (table, time.time(), about, listed),
            ).fetchone()
            connection.execute("DELETE FROM sitting WHERE of = ?", row)
            sitting = [(person, *row) for person in set(people)]
            connection.executemany("INSERT INTO sitting VALUES (?, ?)", sitting)

        await self._write(work)

    async def listed(self, most: int) -> list[Listing]:
        asked = "SELECT name, made_at, about FROM tables WHERE listed ORDER BY id DESC LIMIT ?"
        return [Listing(*row) for row in await self._read(asked, within_reach(most))]

    async def tables_of(self, person: str, most: int) -> list[Visited]:
        asked = """
            SELECT name, coalesce(
                (SELECT at FROM events WHERE events.name = tables.name ORDER BY version DESC LIMIT 1), made_at
            ) AS touched_at, about
            FROM sitting JOIN tables ON id = of WHERE person = ? ORDER BY touched_at DESC, id DESC LIMIT ?
            """
        return [Visited(*row) for row in await self._read(asked, person, within_reach(most))]

    async def keep_record(self, table: str, number: int, record: str, people: Sequence[str]) -> None:
        seats = seats_of(people)
        check_names(table, *seats)
        check_number(number)
        kept = record.encode()

        def work(connection: sqlite3.Connection) -> None:
            row = connection.execute(
                """
                INSERT INTO records (name, number, record, finished_at) VALUES (?, ?, ?, ?)
                ON CONFLICT DO NOTHING RETURNING id
                """,
                (table, number, kept, time.time()),
            ).fetchone()
            if row is not None:
                played = [(person, *row, seat) for person, seat in seats.items()]
                connection.executemany("INSERT INTO played (person, of, seat) VALUES (?, ?, ?)", played)

        await self._write(work)

    async def record(self, table: str, number: int) -> str | None:
        asked = "SELECT record FROM records WHERE name = ? AND number = ?"
        rows = await self._read(asked, table, within_reach(number))
        return rows[0][0].decode() if rows else None

    async def keep_review(self, table: str, number: int, review: bytes) -> None:
        check_names(table)
        check_number(number)
        kept = "INSERT INTO reviews VALUES (?, ?, ?) ON CONFLICT DO NOTHING"

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(kept, (table, number, review))

        await self._write(work)

    async def review(self, table: str, number: int) -> bytes | None:
        asked = "SELECT review FROM reviews WHERE name = ? AND number = ?"
        rows = await self._read(asked, table, within_reach(number))
        return rows[0][0] if rows else None

    async def records_of(self, person: str, most: int) -> list[Finished]:
        asked = """
            SELECT name, number, finished_at, seat FROM played JOIN records ON id = of
            WHERE person = ? ORDER BY id DESC LIMIT ?
            """
        return [Finished(*row) for row in await self._read(asked, person, within_reach(most))]

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        check_secret_name(name)
        file = self._folder / f"{name}.key"

        def work(connection: sqlite3.Connection) -> bytes:
            if not file.exists() and connection.execute("SELECT 1 FROM events LIMIT 1").fetchone():
                log.warning(
                    "a key is missing; with a new one, all people lose their seats", extra={"file": file.name}
                )
            return secret_file(file, make)

        return await self._write(work)

    async def beat(self, process: str) -> None:
        check_names(process)
        self._beats[process] = time.monotonic()

    async def alive(self, within: float) -> set[str]:
        since = time.monotonic() - within
        return {process for process, beat in self._beats.items() if beat >= since}

    def heard(self) -> Hearing:
        return self._hearings.begin()

    async def healthy(self) -> bool:
        try:
            await self._write(lambda connection: connection.execute("UPDATE pulse SET beats = beats + 1"))
            await self._read("SELECT beats FROM pulse")
            # Where the file was removed or replaced, what is written goes with it.
            return (self._folder / DATABASE).stat().st_ino == self._file
        except (StoreError, OSError):
            return False

    async def size(self) -> int:
        beside = (self._folder / f"{DATABASE}{end}" for end in ("", "-wal"))
        return sum(file.stat().st_size for file in beside if file.exists())

    async def logs(self, after: str, most: int) -> list[Log]:
        rows = await self._read(_LOGS, after, within_reach(most))
        return [Log(name, version, at, bool(noted)) for name, version, at, noted in rows]

    async def close_table(self, table: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for statement in _UNLIST:
                connection.execute(statement, (table,))

        await self._write(work)

    async def remove_log(self, table: str, version: int) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            asked = "SELECT max(version) FROM events WHERE name = ?"
            if connection.execute(asked, (table,)).fetchone()[0] != version:
                return False
            for statement in ("DELETE FROM events WHERE name = ?", *_UNLIST):
                connection.execute(statement, (table,))
            return True

        return await self._write(work)

    async def logs_about(self, person: str) -> list[str]:
        check_names(person)
        asked = "SELECT DISTINCT name FROM events WHERE name > ? AND name <= ? AND instr(event, ?)"
        found, after = list[str](), FIRST
        while logs := await self.logs(after, LOOKED_THROUGH):
            last = logs[-1].table
            found += [name for (name,) in await self._read(asked, after, last, person.encode())]
            after = last
        return found

    async def rewrite(self, table: str, events: Mapping[int, bytes]) -> None:
        rows = [(event, table, version) for version, event in events.items()]

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany("UPDATE events SET event = ? WHERE name = ? AND version = ?", rows)

        await self._write(work)

    async def rewrite_record(self, table: str, number: int, record: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            changed = "UPDATE records SET record = ? WHERE name = ? AND number = ?"
            connection.execute(changed, (record.encode(), table, number))
            connection.execute("DELETE FROM reviews WHERE name = ? AND number = ?", (table, number))

        await self._write(work)

    async def keep_progress(self, person: str, progress: bytes) -> None:
        check_names(person)
        kept = "INSERT OR REPLACE INTO progress VALUES (?, ?)"
        await self._write(lambda connection: connection.execute(kept, (person, progress)))

    async def progress(self, person: str) -> bytes | None:
        rows = await self._read("SELECT progress FROM progress WHERE person = ?", person)
        return rows[0][0] if rows else None

    async def forget(self, person: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for statement in _FORGET:
                connection.execute(statement, (person,))

        await self._write(work)

    async def records(self, after: int, most: int) -> list[KeptRecord]:
        asked = "SELECT id, name, number, record FROM records WHERE id > ? ORDER BY id LIMIT ?"
        rows = await self._read(asked, within_reach(after), within_reach(most))
        return [KeptRecord(place, table, number, record.decode()) for place, table, number, record in rows]

    async def _write(self, work: Work[T], *, soon: bool = False) -> T:
        if self._writer is None:
            raise StoreError("closed")
        try:
            return await (self._writer.do_soon(work) if soon else self._writer.do(work))
        except (sqlite3.Error, OSError) as error:
            trouble = told(error, self._folder)
            log.error("nothing can be stored", extra={"why": str(trouble)})
            raise trouble from error

    async def _read(self, asked: str, *values: str | int | bytes) -> list[tuple[Any, ...]]:
        reader = self._reader
        if reader is None:
            raise StoreError("closed")
        if not all(is_name(value) for value in values if isinstance(value, str)):
            return []
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reading, lambda: reader.execute(asked, values).fetchall())
        except sqlite3.Error as error:
            trouble = told(error, self._folder)
            log.error("nothing can be read", extra={"why": str(trouble)})
            raise trouble from error
