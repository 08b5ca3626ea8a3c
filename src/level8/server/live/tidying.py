"""Keeping house: finished tables shrink to their records, and those that nobody touches any more go.

Nothing of it happens unless a house asks for it, and the records of finished games always stay.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final, Literal

from level8.server.live.lobby import patiently
from level8.server.store import FIRST, HouseStore, Log, StoreError
from level8.server.table.events import read_event
from level8.server.table.table import Table

log: Final = logging.getLogger("level8.tidying")
DAY: Final = 24 * 3600.0
AT_A_TIME: Final = 200  # logs
What = Literal["shrink", "close", "remove", "forget"]


@dataclass(frozen=True, slots=True)
class Tidiness:
    """After how many days without visitors a table is tidied; 0: never."""

    finished: int = 0  # days until a finished table shrinks to its records
    unfinished: int = 0  # days until an unfinished table closes: it leaves all lists, but its link opens it
    closed: int = 0  # days after closing until a closed table is removed

    @property
    def wanted(self) -> bool:
        """Whether anything is tidied at all."""
        return any(getattr(self, each.name) for each in fields(self))


AS_IT_IS: Final = Tidiness()


@dataclass(frozen=True, slots=True)
class Chore:
    """What is to be done about a log; `forget` is for a device token that was used."""

    what: What
    log: Log


@dataclass(slots=True)
class Done:
    """How much was done, or would be."""

    shrunk: int = 0
    closed: int = 0
    removed: int = 0


class Tidying:
    """Looks through a store for what a house wants to be rid of."""

    def __init__(
        self,
        store: HouseStore,
        wanted: Tidiness,
        *,
        is_held: Callable[[str], bool] = lambda _: False,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._store: Final = store
        self._wanted: Final = wanted
        self._is_held: Final = is_held  # whether somebody is just looking at a table
        self._now: Final = now

    async def tidy(self, *, only_look: bool = False) -> Done:
        """Do all chores, or find out which there are."""
        done = Done()
        async for chore in self.chores():
            if not only_look and not await self._do(chore):
                continue
            done.shrunk += chore.what == "shrink"
            done.closed += chore.what == "close"
            done.removed += chore.what == "remove"
        return done

    async def chores(self) -> AsyncIterator[Chore]:
        """Everything that is to be done."""
        after = FIRST
        while logs := await self._store.logs(after, AT_A_TIME):
            for each in logs:
                what = await self._what(each)
                if what is not None:
                    yield Chore(what, each)
            after = logs[-1].table

    async def _what(self, each: Log) -> What | None:
        wanted = self._wanted
        days = (self._now() - each.touched_at) / DAY
        if not wanted.wanted or days < 1:
            return None
        if each.table.startswith("token:"):
            return "forget"
        limits = [limit for limit in (wanted.finished, wanted.unfinished) if limit]
        if not each.table.isalnum() or not limits or days < min(limits) or self._is_held(each.table):
            return None
        try:
            table = await self._table(each.table)
        except Exception as error:  # such as an event of a newer version: what is not understood stays
            log.warning("a table cannot be read", extra={"why": type(error).__name__})
            return None
        if is_finished(table):
            return "shrink" if wanted.finished and days >= wanted.finished else None
        if not wanted.unfinished or days < wanted.unfinished:
            return None
        if wanted.closed and days >= wanted.unfinished + wanted.closed:
            return "remove"
        return "close" if each.noted else None

    async def _do(self, chore: Chore) -> bool:
        name = chore.log.table
        if chore.what == "close":
            await self._store.close_table(name)
            return True
        if chore.what == "shrink":
            await self._keep_record(await self._table(name))
        return await self._store.remove_log(name, chore.log.version)

    async def _keep_record(self, table: Table) -> None:
        """Keep the record of the last game, should the server have died before it did."""
        if table.state == "over":
            await self._store.keep_record(table.id, table.number, table.record, table.players)

    async def _table(self, name: str) -> Table:
        return await patiently(name, [read_event(data) for data in await self._store.events(name)])


async def exported(store: HouseStore, folder: Path) -> int:
    """Write each record into a folder, as a file of its own; returns how many were not there before."""
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    written = place = 0
    while records := await store.records(place, AT_A_TIME):
        for each in records:
            file = folder / f"level8-{each.table}-{each.number}.txt"
            if not file.exists():
                file.write_text(each.record, encoding="utf-8")
                written += 1
        place = records[-1].place
    return written


async def daily(tidying: Tidying) -> None:
    """Tidy now, and then once a day."""
    while True:
        try:
            done = await tidying.tidy()
            log.info("tidied", extra={"shrunk": done.shrunk, "closed": done.closed, "removed": done.removed})
        except StoreError as error:
            log.warning("not tidied", extra={"why": str(error)})
        await asyncio.sleep(DAY)


def is_finished(table: Table) -> bool:
    """Whether a table's game is over, and no other is being prepared."""
    return table.state == "over" or (table.lesson is not None and table.lesson_step is None)
