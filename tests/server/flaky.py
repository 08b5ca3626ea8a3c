"""A store that fails on demand, as with a full disk or a lost database."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, TypeVar

from level8.server.store import (
    Finished,
    Hearing,
    HouseStore,
    KeptRecord,
    Listing,
    Log,
    StoreError,
    Taken,
    Visited,
)

T = TypeVar("T")
Mood = Literal["well", "full", "deaf", "contested"]


class Flaky:
    """While it is full, it refuses to write; while it is deaf, it writes but reports a failure.

    While it is contested, another process always writes first.
    """

    def __init__(self, store: HouseStore) -> None:
        self._store: Final = store
        self.mood: Mood = "well"
        self.failed = 0

    def _fail(self, *moods: Mood) -> None:
        if self.mood in moods:
            self.failed += 1
            raise StoreError("disk-full", folder="/a/secret/place")

    async def open(self) -> None:
        await self._store.open()

    async def close(self) -> None:
        await self._store.close()

    async def append(self, table: str, version: int, events: Sequence[bytes]) -> None:
        self._fail("full")
        if self.mood == "contested":
            self.failed += 1
            raise Taken
        await self._store.append(table, version, events)
        self._fail("deaf")

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        self._fail("full", "deaf")
        return await self._store.events(table, after)

    async def list_as(self, table: str, about: bytes, people: Sequence[str], listed: bool) -> None:
        self._fail("full", "deaf")
        await self._store.list_as(table, about, people, listed)

    async def listed(self, most: int) -> list[Listing]:
        return await self._store.listed(most)

    async def tables_of(self, person: str, most: int) -> list[Visited]:
        return await self._store.tables_of(person, most)

    async def keep_record(self, table: str, number: int, record: str, people: Sequence[str]) -> None:
        self._fail("full", "deaf")
        await self._store.keep_record(table, number, record, people)

    async def record(self, table: str, number: int) -> str | None:
        return await self._store.record(table, number)

    async def keep_review(self, table: str, number: int, review: bytes) -> None:
        await self._store.keep_review(table, number, review)

    async def review(self, table: str, number: int) -> bytes | None:
        return await self._store.review(table, number)

    async def records_of(self, person: str, most: int) -> list[Finished]:
        return await self._store.records_of(person, most)

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        return await self._store.secret(name, make)

    async def beat(self, process: str) -> None:
        self._fail("full")
        await self._store.beat(process)

    async def alive(self, within: float) -> set[str]:
        return await self._store.alive(within)

    def heard(self) -> Hearing:
        return self._store.heard()

    async def logs(self, after: str, most: int) -> list[Log]:
        return await self._store.logs(after, most)

    async def close_table(self, table: str) -> None:
        await self._store.close_table(table)

    async def remove_log(self, table: str, version: int) -> bool:
        return await self._store.remove_log(table, version)

    async def logs_about(self, person: str) -> list[str]:
        return await self._store.logs_about(person)

    async def rewrite(self, table: str, events: Mapping[int, bytes]) -> None:
        await self._store.rewrite(table, events)

    async def rewrite_record(self, table: str, number: int, record: str) -> None:
        await self._store.rewrite_record(table, number, record)

    async def keep_progress(self, person: str, progress: bytes) -> None:
        self._fail("full")
        await self._store.keep_progress(person, progress)

    async def progress(self, person: str) -> bytes | None:
        return await self._store.progress(person)

    async def forget(self, person: str) -> None:
        await self._store.forget(person)

    async def records(self, after: int, most: int) -> list[KeptRecord]:
        return await self._store.records(after, most)

    async def size(self) -> int:
        self._fail("full", "deaf")
        return await self._store.size()

    async def healthy(self) -> bool:
        return self.mood == "well" and await self._store.healthy()
