"""All tables that this process holds: made, fetched from the log when touched, let go when idle."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final, TypeVar

from level8.server.live.hall import Hall, Waits
from level8.server.live.live_table import LiveTable
from level8.server.live.making import planned, taught, tried
from level8.server.store import Store, StoreError
from level8.server.table.deciding import House
from level8.server.table.events import LogEvent, read_event, write_event
from level8.server.table.refusing import Refusal
from level8.server.table.table import Table, replayed
from level8.server.thinking.thinker import Thinking
from level8.server.wire.pages import NewTable, TryAgain

log: Final = logging.getLogger("level8.lobby")
Item = TypeVar("Item")
_ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
_ID_LENGTH: Final = 12
AT_A_TIME: Final = 50  # events of a log, or tables: a few milliseconds at most
MOST_LISTED: Final = 50  # tables


def new_id() -> str:
    """A name for a table that nobody can guess, without letters that look alike."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))


async def in_portions(items: Sequence[Item]) -> AsyncIterator[Item]:
    """All `items`; after every AT_A_TIME of them, other tasks run."""
    for number, item in enumerate(items, start=1):
        yield item
        if number % AT_A_TIME == 0:
            await asyncio.sleep(0)


async def patiently(name: str, log_so_far: list[LogEvent]) -> Table:
    """The table that a log makes; a long one does not keep the other tables waiting."""
    table = replayed(name, log_so_far[:1])
    async for event in in_portions(log_so_far[1:]):
        table.apply(event)
    return table


class Lobby:
    """The tables of one server process."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinking,
        bots: tuple[str, ...],
        waits: Waits,
        name_table: Callable[[], str] = new_id,
    ) -> None:
        self._name_table: Final = name_table
        house = House(bots, lambda: secrets.token_hex(32))
        self.hall: Final = Hall(store, thinkers, house, secrets.token_urlsafe(9), waits)
        self.tables: Final[dict[str, LiveTable]] = {}
        self._fetching: Final[dict[str, asyncio.Task[LiveTable | None]]] = {}
        self._alive: set[str] = {self.hall.process}

    @property
    def store(self) -> Store:
        return self.hall.store

    async def open(self) -> None:
        """Begin to show signs of life and to hear of other processes."""
        await self._beat()
        self.hall.spawn("beat", self._beat_on())
        self.hall.spawn("hear", self._hear())
        self.hall.spawn("look", self._look_at_listed())

    async def close(self) -> None:
        """Stop everything that is under way; what is stored is stored."""
        for live in self.tables.values():
            live.close()
        for task in list(self.hall.tasks):
            task.cancel()
        await asyncio.gather(*self.hall.tasks, return_exceptions=True)

    # --- tables ---

    async def make(self, person: str, asked: NewTable) -> LiveTable:
        """A new table as asked for, stored; raises a Level8Error where it cannot be."""
        make = taught if asked.lesson else planned
        return await self._begin(make(person, asked, self.hall))

    async def _begin(self, log_so_far: list[LogEvent]) -> LiveTable:
        """Hold a table that begins with some events, once they are stored."""
        name = self._name_table()
        table = replayed(name, log_so_far)
        await self.hall.append(name, 1, [write_event(event) for event in log_so_far])
        return self._hold(table)

    async def again(self, person: str, table: str, number: int, asked: TryAgain) -> LiveTable:
        """A new table that goes on from a moment of a finished game; refused where there is none."""
        record = await self.record_of(table, number)
        return await self._begin(tried(person, asked, (table, number), record, self.hall))

    async def record_of(self, table: str, number: int) -> str:
        """The record of a finished game; raises a Refusal where there is none."""
        text = await self.store.record(table, number)
        if text is not None:
            return text
        try:
            ended = (await self.find(table)).table  # just over; a server may have ended before it was kept
        except Refusal:
            raise Refusal("no-game") from None
        if ended.state != "over" or ended.number != number:
            raise Refusal("no-game")
        return ended.record

    async def find(self, name: str) -> LiveTable:
        """The table of a name; raises a Refusal where there is none."""
        live = self.tables.get(name)
        if live is None:
            task = self._fetching.get(name)
            if task is None:
                task = asyncio.create_task(self._fetch(name))
                self._fetching[name] = task
                task.add_done_callback(lambda _: self._fetching.pop(name, None))
            live = await asyncio.shield(task)
        if live is None:
            raise Refusal("no-table")
        return live

    async def _fetch(self, name: str) -> LiveTable | None:
        if not name.isalnum():
            return None  # what else is kept under a name, such as a token that was claimed, is no table
        log_so_far = [read_event(data) for data in await self.store.events(name)]
        if not log_so_far:
            return None
        live = self._hold(await patiently(name, log_so_far))
        await live.refresh()  # what was written while this process was not yet listening for it
        return live

    def _hold(self, table: Table) -> LiveTable:
        table.reread = False
        live = LiveTable(self.hall, table)
        self.tables[table.id] = live
        live.schedule()
        live.settle()
        return live

    # --- life ---

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(self.hall.waits.beat)
            try:
                await self._beat()
                await self._bury()
            except StoreError as error:
                log.info("no sign of life", extra={"why": str(error)})
            self.let_go()

    async def _look_at_listed(self) -> None:
        """Load all listed tables: those whose people were lost with a server then leave the list."""
        try:
            for listing in await self.store.listed(MOST_LISTED):
                await self.find(listing.table)
        except (StoreError, Refusal) as error:
            log.info("listed tables not looked at", extra={"why": str(error)})

    async def _bury(self) -> None:
        alive = self._alive | {self.hall.process}
        async for live in in_portions(list(self.tables.values())):
            await live.bury(alive)

    async def _beat(self) -> None:
        await self.store.beat(self.hall.process)
        self._alive = await self.store.alive(self.hall.waits.dead)

    def let_go(self) -> None:
        """Forget tables that nobody has touched for a while; their logs remain."""
        for name, live in list(self.tables.items()):
            if not live.watchers and live.touched_at < live.now() - self.hall.waits.idle:
                live.close()
                del self.tables[name]

    def read_anew(self, name: str) -> None:
        """Let a table go whose log was written anew; whoever looks on comes again."""
        live = self.tables.pop(name, None)
        if live is None:
            return
        live.close()
        for watcher in list(live.watchers):
            watcher.leave()

    def dismiss(self, person: str) -> None:
        """Tell all connections of a person to come again."""
        for live in self.tables.values():
            for watcher in list(live.watchers):
                if watcher.person == person:
                    watcher.leave()

    async def _hear(self) -> None:
        """Take in what other processes write, as soon as they say so."""
        async for name in self.store.heard():
            live = self.tables.get(name)
            if live is not None:
                self.hall.spawn("refresh", self._refresh(live))

    async def _refresh(self, live: LiveTable) -> None:
        try:
            await live.refresh()
            if live.table.reread:
                self.read_anew(live.table.id)
        except StoreError as error:
            log.info("not refreshed", extra={"why": str(error)})
