"""Running the server: its socket, its logs, its clean end."""

import asyncio
import contextlib
import logging
import signal
import socket
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal, cast

import uvicorn
from starlette.applications import Starlette
from uvicorn.server import HANDLED_SIGNALS

from level8.game.errors import SetupError
from level8.server.live.garbage import keep_tidy
from level8.server.live.tidying import AS_IT_IS, Tidiness, Tidying, daily
from level8.server.network.addresses import Proxies
from level8.server.network.app import Server
from level8.server.network.door import MOST_DESCRIPTORS, Door, Entrance, raised_descriptors, room_within
from level8.server.network.identity import KEY_NAME, new_key
from level8.server.network.limits import USUAL_LIMITS, Limits
from level8.server.network.line import Line
from level8.server.network.listening import address_of, handed_on, listen
from level8.server.network.logs import log_as_json
from level8.server.network.neighbours import Neighbours
from level8.server.network.page import USUAL_PLATE, Nameplate, built_page
from level8.server.store import HouseStore, StoreError, store_at

log: Final = logging.getLogger("level8.serving")
LONGEST_MESSAGE: Final = 16 * 1024
# Seconds that an idle connection stays open: longer than proxies and clients keep theirs (60 is usual).
# Whoever closes first may do so just when the other asks something, who then cannot know if it was done.
KEPT_OPEN: Final = 75
TAKING_OVER: Final = 60.0  # seconds to wait for the server before this one
LOOK_AGAIN: Final = 0.02
_METRICS_DESCRIPTORS: Final = 256  # nobody but a program that collects them asks for metrics


@dataclass(frozen=True, slots=True)
class Serving:
    """How a server is to run."""

    host: str
    port: int
    folder: Path
    database: str | None
    bots: tuple[str, ...]
    proxies: str = ""  # addresses of proxies whose word on the client's address is taken
    hosts: frozenset[str] | None = None  # names by which the server may be reached; None: by any
    verbose: bool = False
    alone: bool = False  # on the machine of somebody who plays; who runs a server wants to hear how it stands
    limits: Limits = USUAL_LIMITS
    tidy: Tidiness = AS_IT_IS
    plate: Nameplate = USUAL_PLATE
    metrics: tuple[str, int] | Literal["here", ""] = ""  # at an address of their own, or beside the page


def serve(how: Serving, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` hears the address once pages are served.

    Raises SetupError where the port cannot be had, and StoreError where the store cannot be opened.
    """
    log_as_json(logging.INFO if how.verbose else logging.WARNING)
    if not how.alone:
        log.setLevel(logging.INFO)
    handed = handed_on()
    listening = handed or listen(how.host, how.port)
    try:
        with asyncio.Runner(loop_factory=quickest_loop()) as runner:
            runner.run(_serve(how, listening, ready, patience=TAKING_OVER if handed else 0.0))
    finally:
        listening.close()


def quickest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The event loop of uvloop where that is installed; None: the usual one."""
    try:
        import uvloop
    except ImportError:
        return None
    made: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return made


async def _serve(
    how: Serving, listening: socket.socket, ready: Callable[[str], None], patience: float
) -> None:
    store = store_at(how.database, how.folder)
    await _open(store, patience)  # before anything is served: trouble here is told in a sentence
    try:
        await _serve_from(store, how, listening, ready)
    finally:
        await store.close()


async def _open(store: HouseStore, patience: float) -> None:
    """Open a store; with patience, wait until the server before this one has let its folder go."""
    until = time.monotonic() + patience
    while True:
        try:
            return await store.open()
        except StoreError as error:
            if error.code != "in-use" or time.monotonic() > until:
                raise
        await asyncio.sleep(LOOK_AGAIN)


async def _serve_from(
    store: HouseStore, how: Serving, listening: socket.socket, ready: Callable[[str], None]
) -> None:
    await store.secret(KEY_NAME, new_key)  # trouble with it, too
    server = Server(
        store, page=built_page(), bots=how.bots, limits=how.limits, hosts=how.hosts, plate=how.plate
    )
    beside = [asyncio.create_task(keep_tidy())]
    if how.tidy.wanted:
        tidying = Tidying(store, how.tidy, is_held=server.lobby.tables.__contains__)
        beside.append(asyncio.create_task(daily(tidying), name="tidy"))
    if how.metrics:
        beside += _metrics_of(server, how.metrics)
    descriptors = raised_descriptors()
    running = Quiet(configured(server, how.proxies, descriptors))
    if how.hosts is None and not how.proxies:
        server.neighbours = Neighbours(running, listening)
    most = room_within(descriptors)
    log.info("room for connections", extra={"descriptors": descriptors, "connections": most})
    beside.append(asyncio.create_task(_tell_when_ready(running, listening, ready)))
    try:
        await asyncio.sleep(0)  # here a Ctrl-C from before ends it; uvicorn would log a traceback
        await running.serve(sockets=[listening])
    finally:
        for task in beside:
            task.cancel()


def needs_metrics() -> None:
    """Raise a SetupError where what counts is not installed."""
    if find_spec("prometheus_client") is None:
        raise SetupError("extra", {"what": "--metrics", "extra": "metrics"})


def _metrics_of(server: Server, where: tuple[str, int] | Literal["here"]) -> list[asyncio.Task[None]]:
    """Serve the metrics of a server, on `where` or beside its pages; returns the task that serves them."""
    needs_metrics()
    from level8.server.network.metrics import Meter, route_of

    route = route_of(Meter(), server)
    if where == "here":
        server.also.append(route)
        return []
    entrance = Entrance(server.limits, Proxies(""), _METRICS_DESCRIPTORS, refused=server.refused)
    alone = uvicorn.Server(
        uvicorn.Config(
            Starlette(routes=[route]),
            http=cast("type[asyncio.Protocol]", partial(Door, entrance)),
            log_config=None,
            access_log=False,
            lifespan="off",
        )
    )
    alone.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment]
    try:
        listening = listen(*where)
    except SetupError as error:
        raise SetupError("metrics-address", error.detail) from None
    return [asyncio.create_task(alone.serve(sockets=[listening]))]


def configured(server: Server, proxies: str = "", descriptors: int = MOST_DESCRIPTORS) -> uvicorn.Config:
    """How the web server below us is set: small messages only, and nothing said of itself."""
    known = Proxies(proxies)
    entrance = Entrance(server.limits, known, descriptors, refused=server.refused)
    server.entrance = entrance
    return uvicorn.Config(
        server.app(),
        # It only calls them; a class is what its types ask for.
        http=cast("type[asyncio.Protocol]", partial(Door, entrance)),
        ws=cast("type[asyncio.Protocol]", partial(Line, entrance)),
        ws_max_size=LONGEST_MESSAGE,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=known.listed or None,
        timeout_keep_alive=KEPT_OPEN,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


class Quiet(uvicorn.Server):
    """Ends when told to, as a wish that was granted: uvicorn's own would die of the signal afterwards."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {which: signal.signal(which, self.handle_exit) for which in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for which, handler in before.items():
                signal.signal(which, handler)


async def _tell_when_ready(
    running: uvicorn.Server, listening: socket.socket, ready: Callable[[str], None]
) -> None:
    while not running.started:
        await asyncio.sleep(0.01)
    ready(address_of(listening))
