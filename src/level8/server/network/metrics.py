"""Numbers for whoever runs a server, in the text format of Prometheus; none of them is about a person.

A server that is not asked for them makes no Meter: then nothing of this file is ever called.
"""

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from level8.server.live.connection import Allowed, Connection, Line
from level8.server.live.hall import Append
from level8.server.live.live_table import LiveTable
from level8.server.store import StoreError
from level8.server.wire import telling
from level8.server.wire.telling import Telling

if TYPE_CHECKING:
    from level8.server.network.app import Server

TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
_SIZED_WITHIN: Final = 2.0  # seconds: what collects the numbers does not wait for a store in trouble
_QUICK: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)  # seconds
_LONG: Final = (0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)


class Event(msgspec.Struct, frozen=True, rename={"kind": "is"}):
    """What of an event of a log is counted."""

    kind: str
    by: str = ""


class Meter:
    """What a server process counts and times."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self._process: Final = ProcessCollector(registry=self.registry)
        self._event: Final = msgspec.json.Decoder(Event)
        kept = self.registry
        self._tables: Final = Gauge("level8_tables", "Tables in memory", ["state"], registry=kept)
        self._sockets: Final = Gauge("level8_sockets", "WebSockets of players and onlookers", registry=kept)
        self._connections: Final = Gauge("level8_connections", "Open connections of any kind", registry=kept)
        self._store: Final = Gauge("level8_store_bytes", "Bytes that the store takes", registry=kept)
        self._waiting: Final = Gauge(
            "level8_questions_waiting", "Questions that wait for a process", ["lane"], registry=kept
        )
        self._actions: Final = Counter("level8_actions", "Actions played", ["by"], registry=kept)
        self._made: Final = Counter("level8_tables_made", "Tables made", registry=kept)
        self._started: Final = Counter("level8_games_started", "Games dealt", registry=kept)
        self._refusals: Final = Counter("level8_refusals", "What was refused", ["kind"], registry=kept)
        self._storing: Final = Histogram(
            "level8_store_seconds", "From an event to its commit", buckets=_QUICK, registry=kept
        )
        self._telling: Final = Histogram(
            "level8_tell_seconds", "From a commit to the view of it", ["to"], buckets=_QUICK, registry=kept
        )
        self._queueing: Final = Histogram(
            "level8_queue_seconds",
            "Waiting for a process that thinks",
            ["lane"],
            buckets=_LONG,
            registry=kept,
        )
        self._thinking: Final = Histogram(
            "level8_think_seconds", "Thinking, of bots and the like", ["lane"], buckets=_LONG, registry=kept
        )

    def watch(self, server: "Server") -> None:
        """Count and time what a server does from now on."""
        hall = server.lobby.hall
        hall.append = self._timed(hall.append)
        server.refused = self.refused
        server.connecting = self._connected
        server.thinkers.note_times(self._thought)

    def refused(self, kind: str) -> None:
        """Something was refused; its kind is the message that says so, or a word of the door."""
        self._refusals.labels(kind).inc()

    async def text(self, server: "Server") -> bytes:
        """All numbers as they are now."""
        states = dict.fromkeys(("gathering", "playing", "over"), 0)
        for live in server.lobby.tables.values():
            states[live.table.state] += 1
        for state, count in states.items():
            self._tables.labels(state).set(count)
        for lane, waiting in server.thinkers.waiting.items():
            self._waiting.labels(lane).set(waiting)
        self._sockets.set(server.crowd.sockets)
        self._connections.set(server.entrance.open if server.entrance is not None else 0)
        with contextlib.suppress(StoreError, TimeoutError):  # then it stays as it was last
            self._store.set(await asyncio.wait_for(server.store.size(), _SIZED_WITHIN))
        text: bytes = generate_latest(self.registry)
        return text

    def _timed(self, append: Append) -> Append:
        async def timed(table: str, version: int, events: Sequence[bytes]) -> None:
            begun = time.perf_counter()
            await append(table, version, events)
            self._storing.observe(time.perf_counter() - begun)
            for event in map(self._event.decode, events):
                if event.kind == "played":
                    self._actions.labels(event.by).inc()
                elif event.kind == "created":
                    self._made.inc()
                elif event.kind == "started":
                    self._started.inc()

        return timed

    def _thought(self, lane: str, waited: float, thought: float) -> None:
        self._queueing.labels(lane).observe(waited)
        self._thinking.labels(lane).observe(thought)

    def _connected(self, line: Line, live: LiveTable, person: str, allowed: Allowed) -> Connection:
        return Timed(self, line, live, person, allowed)

    def told(self, seconds: float, *, seated: bool) -> None:
        """A view was sent, `seconds` after the event that it shows."""
        self._telling.labels("player" if seated else "onlooker").observe(seconds)


def route_of(meter: Meter, server: "Server") -> Route:
    """Where a server tells what a meter has counted, from now on."""
    meter.watch(server)

    async def metrics(_request: Request) -> Response:
        return Response(await meter.text(server), headers={"content-type": TEXT, "cache-control": "no-store"})

    return Route("/metrics", metrics, methods=["GET"])


class Timed(Connection):
    """A connection that notes how long a change waits to be told, and what is refused."""

    def __init__(self, meter: Meter, line: Line, live: LiveTable, person: str, allowed: Allowed) -> None:
        super().__init__(line, live, person, allowed)
        self._meter: Final = meter
        self._woken = 0.0

    def wake(self) -> None:
        """The table has changed."""
        self._woken = self._woken or time.perf_counter()
        super().wake()

    def _say(self, message: Telling) -> None:
        super()._say(message)
        if isinstance(message, telling.Seen) and self._woken:
            seated = bool(self._live.table.seats_of(self.person))
            self._meter.told(time.perf_counter() - self._woken, seated=seated)
            self._woken = 0.0
        elif isinstance(message, telling.Refused):
            self._meter.refused(message.message)
