"""A table in memory: the only writer of its log in this process, with its connections and its bots."""

import asyncio
import logging
import random
from collections.abc import Callable
from typing import Final

from level8.game.actions import parse_action
from level8.server.live.hall import Hall, Watcher
from level8.server.live.listing import Listing, listing, listing_version
from level8.server.store import Gap, StoreError, Taken
from level8.server.table import events
from level8.server.table.clock import Due, deadline_of, due, pause_over_at
from level8.server.table.deciding import check, decide
from level8.server.table.events import LogEvent, read_event, write_event
from level8.server.table.guests import no_longer
from level8.server.table.keeping import KeptSnapshot
from level8.server.table.table import Table
from level8.server.thinking.thinker import Answer, question_of
from level8.server.wire.asking import Act, Again, Asked, Continue, Gather, Lay, Start, Undo

log: Final = logging.getLogger("level8.tables")
ATTEMPTS: Final = 5


class LiveTable:
    """A table of which this process holds a copy; the store's log is the truth."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall: Final = hall
        self.table: Final = table
        self.watchers: Final[set[Watcher]] = set()
        self._comings = 0  # connections that came or went, counted
        self._onlookers = (0, -1), 0, False
        self._ahead = 0.0
        self._keep_up()
        self.touched_at = self.held_at = self.now()
        self._lock: Final = asyncio.Lock()
        self._public = KeptSnapshot(table)
        self._behind = False  # the log may hold more than this copy
        self._recovering = False
        self._closed = False
        self._wrote_last = True
        self._timer: asyncio.TimerHandle | None = None
        self._driven = 0  # the version a bot is thinking about
        self._settled: tuple[object, ...] = ()
        self._listed_as: Listing | None = None
        self._keeping = 0  # the number of the last game whose record is being kept
        self._leaving: Final[dict[str, asyncio.TimerHandle]] = {}
        self._host_seen_at = 0.0  # when a host without a seat looked on last

    # --- time ---

    def now(self) -> float:
        """The time at this table in seconds since 1970; it never goes back, whatever a clock is set to."""
        return self.hall.now() + self._ahead

    def _keep_up(self) -> None:
        """If the log's last time is ahead of our clock, continue from that time."""
        self._ahead = max(self._ahead, self.table.last_at - self.hall.now())

    # --- looking ---

    @property
    def public(self) -> KeptSnapshot:
        """What all onlookers see alike, up to date."""
        if self._public.version != self.table.version:
            self._public = KeptSnapshot(self.table, self._public)
        return self._public

    @property
    def watching(self) -> int:
        """The number of connections of people who do not sit here."""
        return self._counted()[1]

    @property
    def _watched(self) -> bool:
        """Whether an onlooker is here who had no seat in this game; only then do bots go on alone."""
        return self._counted()[2]

    def _counted(self) -> tuple[tuple[int, int], int, bool]:
        """Both of these, counted anew when the people have changed, or their connections."""
        key = self.table.around_version, self._comings
        if self._onlookers[0] != key:
            people, known = set(self.table.people), self.table.known
            watching = sum(watcher.person not in people for watcher in self.watchers)
            self._onlookers = key, watching, any(watcher.person not in known for watcher in self.watchers)
        return self._onlookers

    def clock(self) -> int | None:
        """Milliseconds left for the seat to act, or of a pause, where a clock runs."""
        deadline = deadline_of(self.table)
        return None if deadline is None else max(0, round((deadline - self.now()) * 1000))

    # --- changing ---

    async def ask(self, person: str, asked: Asked) -> None:
        """Do what a message asks for; raises a Level8Error where it is refused, and then nothing changed."""
        if isinstance(asked, Again | Gather | Start) and self.table.state == "over":
            await self._keep(*self._record())  # the next game replaces the finished one in memory
        async with self._lock:
            if isinstance(asked, Act | Lay | Undo) and asked.version > self.table.version:
                self._behind = True  # the client has seen this version at another process
            if isinstance(asked, Continue) and self.table.pause is None:
                self._behind = True  # the round may have ended at another process
            if isinstance(asked, Again | Gather) and self.table.state != "over":
                self._behind = True  # the game may have ended at another process
            for _ in range(ATTEMPTS):
                await self._catch_up()
                made = decide(self.table, person, asked, self.now(), self.hall.house)
                if await self._commit(made):
                    return
        raise StoreError("busy")

    async def write(self, make: Callable[[Table], list[LogEvent]]) -> None:
        """Store the events that `make` finds due at the table; if another process was first, ask it again."""
        async with self._lock:
            for _ in range(ATTEMPTS):
                await self._catch_up()
                made = make(self.table)
                if not made or await self._commit(made):
                    return
        raise StoreError("busy")

    async def refresh(self) -> None:
        """Take in what another process has written."""
        async with self._lock:
            self._behind = True
            await self._catch_up()

    async def _commit(self, made: list[LogEvent]) -> bool:
        """Store events, then take them in and tell everyone; False if another process was first."""
        table = self.table
        try:
            encoded = [write_event(event) for event in made]
            await self.hall.append(table.id, table.version + 1, encoded)
        except (Taken, Gap):
            self._behind = True
            return False
        except StoreError:
            self._behind = True  # only the log can tell whether they were stored
            if not self._recovering:
                self._recovering = True
                self.hall.insist("recover", self._recover)
            raise
        waiting = list(table.waiting)
        for event in made:
            table.apply(event)
        self._wrote_last = True
        self._changed()
        if any(table.seats_of(person) for person in waiting):
            self._greet_the_covered()
        return True

    async def _recover(self) -> None:
        """See, once the store works again, what it holds."""
        await self.refresh()
        self._recovering = False

    async def _catch_up(self) -> None:
        if not self._behind:
            return
        missed = await self.hall.store.events(self.table.id, self.table.version)
        self._behind = False
        for data in missed:
            self.table.apply(read_event(data))
        if missed:
            self._keep_up()
            self._wrote_last = False
            self._changed()
            self._greet_the_covered()

    def _changed(self) -> None:
        self.touched_at = self.now()
        for watcher in self.watchers:
            watcher.wake()
        self.schedule()
        self.settle()

    # --- coming and going ---

    async def arrive(self, watcher: Watcher) -> None:
        """Add a connection; if its person sits here, that seat is no longer covered."""
        self.watchers.add(watcher)
        self._comings += 1
        self.touched_at = self.now()
        leaving = self._leaving.pop(watcher.person, None)
        if leaving is not None:
            leaving.cancel()
        await self.greet(watcher.person)
        self._others_look()
        self.schedule()

    async def greet(self, person: str) -> None:
        """Note that a person who sits here is connected; later, if that cannot be stored now."""

        async def note() -> None:
            await self.write(lambda table: self._came(table, person))

        try:
            await note()
        except StoreError:
            self.hall.insist("come", note)

    def _greet_the_covered(self) -> None:
        """A person counts as present if connected here, whatever another process noted before."""
        for person in {watcher.person for watcher in self.watchers}:
            if any(self.table.chairs[seat].covered for seat in self.table.seats_of(person)):
                self.hall.spawn("come", self.greet(person))

    def _came(self, table: Table, person: str) -> list[LogEvent]:
        seats = table.seats_of(person)
        here = any(watcher.person == person for watcher in self.watchers)
        if not here or all(table.chairs[seat].process == self.hall.process for seat in seats):
            return []
        return [events.Came(at=self.now(), person=person, process=self.hall.process)]

    def depart(self, watcher: Watcher) -> None:
        """A connection is gone; after a while without another, its person is away."""
        self.watchers.discard(watcher)
        if self._closed:
            return
        self._comings += 1
        self.touched_at = self.now()
        person = watcher.person
        if person == self.table.host and not self.table.seats_of(person):
            self._host_seen_at = self.touched_at
        if any(other.person == person for other in self.watchers):
            return
        here = self.table.seats_of(person) or person in self.table.waiting
        if here and person not in self._leaving:
            loop = asyncio.get_running_loop()
            self._leaving[person] = loop.call_later(self.hall.waits.grace, self._left, person)
        self._others_look()
        self.schedule()

    def _left(self, person: str) -> None:
        self._leaving.pop(person, None)
        self.hall.insist("go", lambda: self.write(lambda table: self._went(table, person)))

    def _went(self, table: Table, person: str) -> list[LogEvent]:
        here = any(watcher.person == person for watcher in self.watchers)
        if person in table.waiting and not here:
            return no_longer(table, person, self.now())
        mine = any(table.chairs[seat].process == self.hall.process for seat in table.seats_of(person))
        return [events.Went(at=self.now(), person=person)] if mine and not here else []

    async def bury(self, alive: set[str]) -> None:
        """Note who is away because their server process died; hand on a table that waits for its host."""
        if self.now() < self.held_at + self.hall.waits.grace:
            return

        def lost(table: Table) -> set[str]:
            return {chair.person for chair in table.chairs if chair.process and chair.process not in alive}

        def gone(table: Table) -> list[LogEvent]:
            away = lost(table) - {watcher.person for watcher in self.watchers}
            return [events.Went(at=self.now(), person=person) for person in sorted(away)]

        for person in lost(self.table):
            await self.greet(person)  # if connected here as well
        if gone(self.table):
            await self.write(gone)
        if self._handed_on(self.table):
            await self.write(self._handed_on)

    def _handed_on(self, table: Table) -> list[LogEvent]:
        now, heir = self.now(), table.heir
        if any(watcher.person == table.host for watcher in self.watchers):
            return []  # a host without a seat, who looks on
        late = now >= max(table.host_left_at, self._host_seen_at) + self.hall.waits.host
        return [events.Hosted(at=now, person=heir)] if heir and late else []

    def _others_look(self) -> None:
        for watcher in self.watchers:
            watcher.wake()

    # --- bots ---

    def schedule(self) -> None:
        """Set the timer for what comes next without a person: the end of a pause, or an action."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._closed:
            return
        over_at = pause_over_at(self.table, self._watched)
        if over_at is not None:
            self._wait(self._start(over_at, bool(self.table.people)), self._end_pause)
        pending = due(self.table, self._watched)
        if pending is not None and self._driven != self.table.game_version:
            soon = 0.0 if pending.by != "clock" else pending.at  # a bot may think before it is time
            self._wait(self._start(soon, pending.by == "clock", pending.at), self._drive)

    def _start(self, at: float, clocked: bool, others: float = 0.0) -> float:
        """When this process does what is due `at` a time.

        A process that did not write last waits longer, and until `others` at least, so that the last writer
        acts first.
        """
        if clocked:  # a clock that ran out while no server was running leaves people time to come back
            at = max(at, self.held_at + self.hall.waits.grace)
        if not self._wrote_last:
            at = max(at, others) + self.hall.waits.others * (1 + random.random())
        return at

    def _wait(self, until: float, what: Callable[[], None]) -> None:
        seconds = max(0.0, until - self.now())
        self._timer = asyncio.get_running_loop().call_later(seconds, what)

    def _end_pause(self) -> None:
        def go_on(table: Table) -> list[LogEvent]:
            over_at, now = pause_over_at(table, self._watched), self.now()
            return [events.WentOn(at=now)] if over_at is not None and over_at <= now else []

        async def end() -> None:
            await self.write(go_on)
            self.schedule()  # where the timer was a moment early

        self._timer = None
        self.hall.insist("go on", end)

    def _drive(self) -> None:
        self._timer = None
        pending = due(self.table, self._watched)
        if pending is not None and self._driven != self.table.game_version:
            self._driven = self.table.game_version
            self.hall.spawn("bot", self._act(pending, self.table.game_version))

    async def _act(self, pending: Due, version: int) -> None:
        """Think, wait until it is time, and play, unless the game has moved on or the owner came back."""
        try:
            taught = self.table.lesson_step
            if taught is not None:
                answer = Answer(taught.action)
            else:
                answer = await self.hall.thinkers.ask(question_of(self.table, pending.bot))
            if answer.trouble:
                log.warning("bot replaced", extra={"bot": pending.bot, "why": answer.trouble})
            await asyncio.sleep(max(0.0, pending.at - self.now()))

            def play(table: Table) -> list[LogEvent]:
                still = due(table, self._watched)
                if table.game_version != version or still is None or still.by != pending.by:
                    return []
                # A log with an illegal action could not be read again.
                check(table, pending.seat, parse_action(answer.action))
                at = self.now()
                return [events.Played(at=at, seat=pending.seat, action=answer.action, by=pending.by)]

            await self.write(play)
        except Exception as error:  # whatever it is, the table must go on
            level = logging.INFO if isinstance(error, StoreError) else logging.WARNING
            log.log(level, "bot's action put off", extra={"bot": pending.bot, "why": repr(error)})
            await asyncio.sleep(self.hall.waits.retry)
        finally:
            if self._driven == version:
                self._driven = 0
            if self.table.game_version == version:
                self.schedule()

    # --- what follows ---

    def settle(self) -> None:
        """Keep the record of a finished game, and the table's place in the lists."""
        if self.table.state == "over" and self._keeping < self.table.number:
            self._keeping = self.table.number
            finished = self._record()
            self.hall.insist("keep", lambda: self._keep(*finished))
        table = self.table
        version = listing_version(table)
        if version != self._settled:
            self._settled = version
            listed_as = listing(table)
            if listed_as != self._listed_as:
                self._listed_as = listed_as
                self.hall.insist("list", self._list)

    def _record(self) -> tuple[int, str, list[str]]:
        return self.table.number, self.table.record, self.table.players

    async def _keep(self, number: int, record: str, people: list[str]) -> None:
        await self.hall.store.keep_record(self.table.id, number, record, people)

    async def _list(self) -> None:
        """List the table as it is now, so that a delayed update cannot overwrite a newer one."""
        await self.hall.store.list_as(self.table.id, *listing(self.table))

    def close(self) -> None:
        """Cancel everything that would still happen here."""
        self._closed = True
        for handle in (self._timer, *self._leaving.values()):
            if handle is not None:
                handle.cancel()
