"""The door: how many come in, and how long anybody may stand in it without a word.

An HTTP connection is a Door until it asks for a WebSocket; then its place passes on to a Line (line.py).
"""

import asyncio
import contextlib
import logging
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from level8.server.network.addresses import Proxies, home_of
from level8.server.network.limits import Limits

log: Final = logging.getLogger("level8.door")
SPARE: Final = 128  # descriptors for the store, the bots' processes and the files of the page
SHARE: Final = 0.9  # of the others: the rest is for those who are told that there is no room
MOST_DESCRIPTORS: Final = 2**20  # where the system sets no limit worth the name
TOLD_WITHIN: Final = 1.0  # seconds to say something to one who is turned away
_FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
)
_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def raised_descriptors() -> int:
    """Let this process open as many files and connections as the system allows; returns how many."""
    if sys.platform == "win32":
        return MOST_DESCRIPTORS
    import resource  # which only Unix has

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most
    while most > soft:
        with contextlib.suppress(ValueError, OSError):  # macOS allows less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            return most
        most //= 2
    return int(soft)


def room_within(descriptors: int) -> int:
    """How many connections a number of descriptors leaves room for.

    >>> room_within(1024), room_within(20_000)
    (806, 17884)
    """
    return max(16, int((descriptors - SPARE) * SHARE))


class Entrance:
    """All connections of a server, counted."""

    def __init__(
        self,
        limits: Limits,
        proxies: Proxies,
        descriptors: int = MOST_DESCRIPTORS,
        refused: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.limits: Final = limits
        self.refused: Final = refused  # who hears of it
        self.proxies: Final = proxies
        self.most: Final = min(limits.connections or descriptors, room_within(descriptors))
        self.open = 0
        self._of: Final[Counter[str]] = Counter()

    def enter(self, host: str) -> bool:
        """Count a connection; False where there is no room for it."""
        home = home_of(host)
        self.open += 1
        self._of[home] += 1
        if self.open > self.most:
            self.refused("door-full")
            log.warning("no room for a connection", extra={"open": self.open})
            return False
        if self._of[home] > self.limits.of_an_address and host not in self.proxies:
            self.refused("door-address")
            log.warning("too many connections of one address", extra={"open": self.open})
            return False
        return True

    def leave(self, host: str) -> None:
        home = home_of(host)
        self.open -= 1
        self._of[home] -= 1
        if not self._of[home]:
            del self._of[home]


class Door(H11Protocol):
    """An HTTP connection that must say in time what it wants."""

    def __init__(
        self,
        entrance: Entrance,
        *,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._entrance: Final = entrance
        self._host = ""
        self._let_in = True
        self._awaited: object = None  # what a time-out runs for
        self._timer: asyncio.TimerHandle | None = None
        self._taking: asyncio.TimerHandle | None = None  # while something waits for the client to take it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        self._let_in = self._entrance.enter(self._host)
        if self._let_in:
            self._await(h11.IDLE, self._entrance.limits.head)
        else:
            self._timer = self.loop.call_later(TOLD_WITHIN, transport.abort)

    def data_received(self, data: bytes) -> None:
        if not self._let_in:
            self.transport.write(_FULL)
            self.transport.close()
            return
        super().data_received(data)
        if not self.transport.is_closing() and self.transport.get_protocol() is self:
            self._await_what_is_missing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._stop_taking()
        self._entrance.leave(self._host)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The place that this connection takes passes on to its Line."""
        self._stop_waiting()
        self._stop_taking()
        if self.transport.get_write_buffer_size():  # no browser asks before it has its other answers
            self.transport.abort()
        else:
            super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.get_protocol() is not self:
            return  # it has passed on to a Line
        self._await_taking()
        if self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]:
            self._stop_waiting()  # from here on it may rest, as long as a connection is kept open
        else:
            self._await_what_is_missing()

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection that rests; one that has not even taken its answer, at once."""
        super().timeout_keep_alive_handler()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def _await_what_is_missing(self) -> None:
        their = self.conn.their_state
        if their is h11.IDLE:
            self._await(their, self._entrance.limits.head)
        elif their is h11.SEND_BODY:
            self._await(their, self._entrance.limits.body)
        else:
            self._stop_waiting()

    def _await(self, what: object, seconds: float) -> None:
        """Give the client some seconds for its head or body, counted from when it began."""
        if self._awaited is not what:
            self._stop_waiting()
            self._awaited = what
            self._timer = self.loop.call_later(seconds, self._too_late)

    def _stop_waiting(self) -> None:
        self._awaited = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._entrance.refused("door-late")
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):  # nothing of an answer is on its way
            self.transport.write(_LATE)
        self.transport.close()

    def _await_taking(self) -> None:
        """Give the client some seconds from now on to take more of what waits for it."""
        self._stop_taking()
        waits = self.transport.get_write_buffer_size()
        if waits:
            self._taking = self.loop.call_later(self._entrance.limits.taken, self._see_what_is_taken, waits)

    def _stop_taking(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None

    def _see_what_is_taken(self, waited: int) -> None:
        if self.transport.get_write_buffer_size() < waited:
            self._await_taking()
        else:  # a transport that only closes would wait for ever, too
            self._entrance.refused("door-deaf")
            self.transport.abort()
