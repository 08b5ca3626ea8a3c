"""All tables that this process holds: made, fetched from the log when touched, let go when idle."""

import asyncio
import logging
import secrets
from typing import Final

from level8.game.errors import SetupError
from level8.record import check_name
from level8.server.live.hall import Hall, Waits
from level8.server.live.live_table import LiveTable
from level8.server.store import Store, StoreError
from level8.server.table import events
from level8.server.table.deciding import House, Refusal, check_bot
from level8.server.table.events import LogEvent, read_event, write_event
from level8.server.table.table import Table, replayed, table_edition
from level8.server.thinking.thinkers import Thinkers
from level8.server.wire.pages import NewTable

log: Final = logging.getLogger("level8.lobby")
_ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
_ID_LENGTH: Final = 12
AT_A_TIME: Final = 50  # events of a log: a few milliseconds
MOST_LISTED: Final = 50  # tables
USUAL_COUNTDOWN: Final = 30  # seconds to look at the end of a round, where others wait


def new_id() -> str:
    """A name for a table that nobody can guess, without letters that look alike."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))


def _countdown(asked: NewTable) -> int:
    """Whoever plays alone, or with everyone around one device, is never hurried."""
    if asked.countdown is not None:
        return asked.countdown
    return USUAL_COUNTDOWN if any(plan.kind == "open" for plan in asked.seats) else 0


async def patiently(name: str, log_so_far: list[LogEvent]) -> Table:
    """The table that a log makes; a long one does not keep the other tables waiting."""
    table = replayed(name, log_so_far[:1])
    for number, event in enumerate(log_so_far[1:], start=1):
        table.apply(event)
        if number % AT_A_TIME == 0:
            await asyncio.sleep(0)
    return table


class Lobby:
    """The tables of one server process."""

    def __init__(self, store: Store, thinkers: Thinkers, bots: tuple[str, ...], waits: Waits) -> None:
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
        name, at = new_id(), self.hall.now()
        made = self._created(person, asked, at)
        log_so_far: list[LogEvent] = [made]
        first = next((seat for seat, chair in enumerate(made.chairs) if chair.person), None)
        if asked.entropy and first is not None:
            log_so_far.append(events.Mixed(at=at, seat=first, entropy=asked.entropy))
        if asked.start:
            log_so_far.append(events.Started(at=at))
        table = replayed(name, log_so_far)
        await self.store.append(name, 1, [write_event(event) for event in log_so_far])
        return self._hold(table)

    def _created(self, person: str, asked: NewTable, at: float) -> events.Created:
        edition = table_edition(asked.edition, asked.edition_file)
        edition.ladder(asked.side)
        if not edition.least_players <= len(asked.seats) <= edition.most_players:
            limits = {"least": str(edition.least_players), "most": str(edition.most_players)}
            raise SetupError("seats", {"seats": str(len(asked.seats)), **limits})
        if asked.first is not None and asked.first >= len(asked.seats):
            raise SetupError("seat", {"seat": str(asked.first + 1), "seats": str(len(asked.seats))})
        check_bot(asked.strength, self.hall.house)
        chairs = []
        for plan in asked.seats:
            check_name(plan.name)
            if plan.kind == "bot":
                check_bot(plan.bot, self.hall.house)
            owner = person if plan.kind == "me" else ""
            bot = plan.bot if plan.kind == "bot" else ""
            chairs.append(events.Chair(owner, bot, plan.name if plan.kind != "open" else ""))
        return events.Created(
            at=at,
            host=person,
            chairs=chairs,
            edition=asked.edition,
            edition_file=asked.edition_file,
            side=asked.side,
            clock=asked.clock,
            hints=asked.hints,
            chat=asked.chat,
            listed=asked.listed,
            pace=asked.pace,
            strength=asked.strength,
            secret=self.hall.house.secret(),
            countdown=_countdown(asked),
            first=asked.first,
        )

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
        log_so_far = [read_event(data) for data in await self.store.events(name)]
        if not log_so_far:
            return None
        live = self._hold(await patiently(name, log_so_far))
        await live.refresh()  # what was written while this process was not yet listening for it
        return live

    def _hold(self, table: Table) -> LiveTable:
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
                log.warning("no sign of life", extra={"why": str(error)})
            self.let_go()

    async def _look_at_listed(self) -> None:
        """Hold the tables that are listed for a while: those whose people went with a server are no more."""
        try:
            for listing in await self.store.listed(MOST_LISTED):
                await self.find(listing.table)
        except (StoreError, Refusal) as error:
            log.warning("listed tables not looked at", extra={"why": str(error)})

    async def _bury(self) -> None:
        alive = self._alive | {self.hall.process}
        for live in list(self.tables.values()):
            await live.bury(alive)

    async def _beat(self) -> None:
        await self.store.beat(self.hall.process)
        self._alive = await self.store.alive(self.hall.waits.dead)

    def let_go(self) -> None:
        """Forget tables that nobody has touched for a while; their logs remain."""
        before = self.hall.now() - self.hall.waits.idle
        for name, live in list(self.tables.items()):
            if not live.watchers and live.touched_at < before:
                live.close()
                del self.tables[name]

    async def _hear(self) -> None:
        """Take in what other processes write, as soon as they say so."""
        async for name in self.store.heard():
            live = self.tables.get(name)
            if live is not None:
                self.hall.spawn("refresh", self._refresh(live))

    async def _refresh(self, live: LiveTable) -> None:
        try:
            await live.refresh()
        except StoreError as error:
            log.warning("not refreshed", extra={"why": str(error)})
