"""Running the server: its socket, its logs, its clean end."""

import asyncio
import contextlib
import json
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from level8.game.errors import SetupError, problem_of
from level8.server.live.garbage import keep_tidy
from level8.server.network.app import Server
from level8.server.network.identity import KEY_NAME, new_key
from level8.server.network.page import built_page
from level8.server.store import Store, store_at

LONGEST_MESSAGE: Final = 16 * 1024
BACKLOG: Final = 2048
# Seconds that an idle connection stays open: longer than proxies and clients keep theirs (60 is usual).
# Whoever closes first may do so just when the other asks something, who then cannot know if it was done.
KEPT_OPEN: Final = 75
_PLAIN_FIELDS: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


@dataclass(frozen=True, slots=True)
class Serving:
    """How a server is to run."""

    host: str
    port: int
    folder: Path
    database: str | None
    bots: tuple[str, ...]
    proxies: str = ""  # addresses of proxies whose word on the client's address is taken
    verbose: bool = False
    strict: bool = True


def serve(how: Serving, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` hears the address once pages are served.

    Raises SetupError where the port cannot be had, and StoreError where the store cannot be opened.
    """
    _log_as_json(logging.INFO if how.verbose else logging.WARNING)
    listening = listen(how.host, how.port)
    try:
        asyncio.run(_serve(how, listening, ready))
    finally:
        listening.close()


async def _serve(how: Serving, listening: socket.socket, ready: Callable[[str], None]) -> None:
    store = store_at(how.database, how.folder)
    await store.open()  # before anything is served: trouble here is told in a sentence
    try:
        await _serve_from(store, how, listening, ready)
    finally:
        await store.close()


async def _serve_from(
    store: Store, how: Serving, listening: socket.socket, ready: Callable[[str], None]
) -> None:
    await store.secret(KEY_NAME, new_key)  # trouble with it, too
    server = Server(store, page=built_page(), bots=how.bots, strict=how.strict)
    running = Quiet(configured(server, how.proxies))
    beside = [
        asyncio.create_task(_tell_when_ready(running, listening, ready)),
        asyncio.create_task(keep_tidy()),
    ]
    try:
        await running.serve(sockets=[listening])
    finally:
        for task in beside:
            task.cancel()


def configured(server: Server, proxies: str = "") -> uvicorn.Config:
    """How the web server below us is set: small messages only, and nothing said of itself."""
    return uvicorn.Config(
        server.app(),
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
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


def address_of(listening: socket.socket) -> str:
    """What to type into a browser, in the whole house where the server listens to all of it."""
    host, port = listening.getsockname()[:2]
    if host == "0.0.0.0":
        host = _address_here(socket.AF_INET)
    elif host == "::":
        alone = listening.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
        host = _address_here(socket.AF_INET6 if alone else socket.AF_INET)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


# Addresses kept for documentation: nobody is there, but the system knows which way it would go.
_ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
_NOWHERE: Final = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "::1"}


def _address_here(family: socket.AddressFamily) -> str:
    """This machine's address in its network; without a network, the one that only itself knows."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((_ELSEWHERE[family], 9))  # of a datagram socket: nothing is sent
            return str(way.getsockname()[0])
    except OSError:
        return _NOWHERE[family]


def listen(host: str, port: int) -> socket.socket:
    """A socket that waits for visitors; raises SetupError where it cannot be had.

    Its protocol is named: only then asyncio lets small messages go at once, not after an acknowledgement.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except (OSError, UnicodeError) as error:
        detail = {"host": host, "port": str(port), "problem": problem_of(error)}
        raise SetupError("address", detail) from None
    listening.setblocking(False)
    return listening


class JsonLines(logging.Formatter):
    """One line of JSON for each event, with what it is about; never a message's content or a cookie."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            "where": record.name,
        }
        said.update({key: value for key, value in vars(record).items() if key not in _PLAIN_FIELDS})
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)


def _log_as_json(level: int) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # It would tell the addresses of tables, which are what lets one in.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
