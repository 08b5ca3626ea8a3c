"""The server as an application: pages, the HTTP around tables, and a socket for each onlooker."""

import asyncio
import gzip
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from level8.bots import BOT_NAMES
from level8.game.errors import Level8Error
from level8.messages import LANGUAGES, Messages
from level8.record import verify_bytes
from level8.server.live.hall import USUAL, Waits
from level8.server.live.live_table import LiveTable
from level8.server.live.lobby import MOST_LISTED, Lobby
from level8.server.network.connection import Connection
from level8.server.network.guarding import Guarded, Identities, caller, is_own_origin, is_secure, with_headers
from level8.server.network.identity import KEY_NAME, claimed, device_token, new_key
from level8.server.network.limits import Buckets
from level8.server.network.page import Page
from level8.server.network.presentable import presentable
from level8.server.store import Store, StoreError, Visited
from level8.server.table.deciding import Refusal
from level8.server.table.printed import editions, rules
from level8.server.table.replaying import replay
from level8.server.table.table import built_in
from level8.server.thinking.thinkers import Thinkers
from level8.server.wire.pages import (
    Claim,
    DeviceToken,
    Failed,
    Listed,
    Made,
    Mine,
    MyGame,
    MyTable,
    NewTable,
    Verified,
)

log: Final = logging.getLogger("level8.app")
MOST_SIDES: Final = 20
LONGEST_BODY: Final = 64 * 1024
LONGEST_RECORD: Final = 1024 * 1024
NO_ORIGIN: Final = 4403  # close codes of our own, after HTTP's
NO_TABLE: Final = 4404
TROUBLE: Final = 4503
T = TypeVar("T")
Handler = Callable[["Server", Request], Awaitable[Response]]


class Number(Convertor[int]):
    """A number in an address; what is longer than any of ours leads nowhere."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("number", Number())


class Server:
    """What the handlers share."""

    def __init__(
        self,
        store: Store,
        *,
        page: Path | None = None,
        bots: tuple[str, ...] = BOT_NAMES,
        strict: bool = True,
        waits: Waits = USUAL,
    ) -> None:
        self.store: Final = store
        self.thinkers: Final = Thinkers()
        self.lobby: Final = Lobby(store, self.thinkers, bots, waits)
        self.page: Final = Page(page)
        # A load that comes from one address, as in a benchmark, is no flood.
        self.posts: Final = Buckets(1.0, 40.0) if strict else Buckets(1e9, 1e9)
        # To verify a long record takes seconds: one at a time, and not where replays are made.
        self.verifications: Final = Buckets(0.2, 10.0)
        self.verifying: Final = ThreadPoolExecutor(1, "level8-verify")
        self.key = b""
        self.identities = Identities(self.key)

    @asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        """Begin, and end again; the store is opened and closed by whoever made it."""
        self.key = await self.store.secret(KEY_NAME, new_key)
        self.identities = Identities(self.key)
        await self.lobby.open()
        self.lobby.hall.spawn("warm up", self.thinkers.warm_up())
        try:
            yield
        finally:
            self.verifying.shutdown(wait=False, cancel_futures=True)
            await self.lobby.close()
            await self.thinkers.close()

    def app(self) -> Guarded:
        """The application, with everything around it."""
        routes = [
            WebSocketRoute("/ws/{table}", self._socket),
            Route("/health", self._handler(_health), methods=["GET"]),
            Route("/api/tables", self._handler(_tables), methods=["GET"]),
            Route("/api/tables", self._handler(_make), methods=["POST"]),
            Route("/api/mine", self._handler(_mine), methods=["GET"]),
            Route("/api/editions", self._handler(_editions), methods=["GET"]),
            Route("/api/bots", self._handler(_bots), methods=["GET"]),
            Route("/api/rules/{edition}/{side:number}", self._handler(_rules), methods=["GET"]),
            Route("/api/games/{table}/{number:number}", self._handler(_replay), methods=["GET"]),
            Route("/api/games/{table}/{number:number}/record", self._handler(_record), methods=["GET"]),
            Route("/api/verify", self._handler(_verify), methods=["POST"]),
            Route("/api/device-token", self._handler(_device_token), methods=["POST"]),
            Route("/api/claim", self._handler(_claim), methods=["POST"]),
            Route("/{path:path}", self._handler(_page), methods=["GET"]),
        ]
        return Guarded(Starlette(routes=routes, lifespan=self.lifespan))

    def _handler(self, handle: Handler) -> Callable[[Request], Awaitable[Response]]:
        """A handler whose refusals are told as values, and nothing else."""

        async def handled(request: Request) -> Response:
            try:
                if request.method == "POST":
                    self._guard_post(request)
                return await handle(self, request)
            except StoreError as error:
                return failed(error, 503)
            except Level8Error as error:
                return failed(error, 404 if error.message in _MISSING else 400)

        return handled

    def _guard_post(self, request: Request) -> None:
        if not is_own_origin(request):
            raise Refusal("foreign-page")
        if not self.posts.allows(caller(request)):
            raise Refusal("too-fast")

    async def _socket(self, socket: WebSocket) -> None:
        if not is_own_origin(socket):
            await socket.close(NO_ORIGIN)
            return
        person, headers = self.identities.made(socket)
        await socket.accept(headers=headers)
        try:
            live = await self.lobby.find(socket.path_params["table"])
        except Refusal:
            await socket.close(NO_TABLE)
            return
        except StoreError:
            await socket.close(TROUBLE)
            return
        await Connection(socket, live, person).serve()


_MISSING: Final = ("server-no-table", "server-no-game", "server-no-page")


def told(value: object, headers: dict[str, str] | None = None) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), media_type="application/json", headers=headers)


def failed(error: Level8Error, status: int) -> Response:
    """A refusal as JSON."""
    error = presentable(error)
    value = Failed(error.message, dict(error.detail))
    return Response(msgspec.json.encode(value), status_code=status, media_type="application/json")


async def body(request: Request, kind: type[T], longest: int = LONGEST_BODY) -> T:
    """The body of a request as a type of the wire."""
    data = await raw_body(request, longest)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("unreadable", problem=str(error)[:200]) from None


async def raw_body(request: Request, longest: int) -> bytes:
    """The body of a request, refused as soon as it is too long."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > longest:
            raise Refusal("too-long", most=str(longest))
    return bytes(data)


# --- around tables ---


async def _make(server: Server, request: Request) -> Response:
    asked = await body(request, NewTable)
    person, headers = server.identities.made(request)
    live = await server.lobby.make(person, asked)
    return told(Made(live.table.id), with_headers(headers))


async def _tables(server: Server, _request: Request) -> Response:
    listed = await server.store.listed(MOST_LISTED)
    return told([msgspec.Raw(each.about) for each in listed])


async def _mine(server: Server, request: Request) -> Response:
    person = server.identities.of(request)
    if person is None:
        return told(Mine([], []))
    tables = await server.store.tables_of(person, MOST_LISTED)
    games = await server.store.records_of(person, MOST_LISTED)
    return told(
        Mine(
            [MyTable(each.table, each.touched_at, _about(each)) for each in tables],
            [MyGame(each.table, each.number, each.finished_at) for each in games],
        )
    )


def _about(visited: Visited) -> Listed | None:
    return msgspec.json.decode(visited.about, type=Listed) if visited.about else None


async def _device_token(server: Server, request: Request) -> Response:
    person = server.identities.of(request)
    if person is None:
        raise Refusal("no-seat")
    return told(DeviceToken(device_token(person, server.key, time.time())))


async def _claim(server: Server, request: Request) -> Response:
    asked = await body(request, Claim)
    person = claimed(asked.token, server.key, time.time())
    return told({}, with_headers([server.identities.cookie(person, is_secure(request))]))


# --- finished games ---


async def _kept(server: Server, request: Request) -> str:
    table, number = request.path_params["table"], request.path_params["number"]
    text = await server.store.record(table, number)
    if text is None:
        ended = (await _found(server, table)).table  # just over; a server may have ended before it was kept
        if ended.state != "over" or ended.number != number:
            raise Refusal("no-game")
        text = ended.record
    return text


async def _found(server: Server, table: str) -> LiveTable:
    try:
        return await server.lobby.find(table)
    except Refusal:
        raise Refusal("no-game") from None


async def _replay(server: Server, request: Request) -> Response:
    text = await _kept(server, request)
    table, number = request.path_params["table"], request.path_params["number"]
    headers = {"cache-control": "private, max-age=86400", "vary": "accept-encoding"}
    made = await asyncio.to_thread(lambda: msgspec.json.encode(replay(table, number, text)))
    if "gzip" in request.headers.get("accept-encoding", ""):
        made = await asyncio.to_thread(gzip.compress, made, 5)
        headers["content-encoding"] = "gzip"
    return Response(made, media_type="application/json", headers=headers)


async def _record(server: Server, request: Request) -> Response:
    text = await _kept(server, request)
    table, number = request.path_params["table"], request.path_params["number"]
    name = f'attachment; filename="level8-{table}-{number}.txt"'
    return Response(text, media_type="text/plain; charset=utf-8", headers={"content-disposition": name})


async def _verify(server: Server, request: Request) -> Response:
    if not server.verifications.allows(caller(request)):
        raise Refusal("too-fast")
    data = await raw_body(request, LONGEST_RECORD)
    verdict = await asyncio.get_running_loop().run_in_executor(server.verifying, verify_bytes, data)
    fault = verdict.fault
    if fault is None:
        return told(Verified(ok=True))
    cause = fault.__cause__
    about = dict(cause.detail) if isinstance(cause, Level8Error) else {}
    return told(Verified(ok=False, line=fault.line, message=fault.message, detail=fault.detail, about=about))


# --- what is printed ---


async def _editions(_server: Server, _request: Request) -> Response:
    return told(editions())


async def _bots(server: Server, _request: Request) -> Response:
    return told(list(server.lobby.hall.house.bots))


async def _rules(_server: Server, request: Request) -> Response:
    language = request.query_params.get("language", LANGUAGES[0])
    edition = built_in(request.path_params["edition"])
    side = min(request.path_params["side"], MOST_SIDES + 1)
    edition.ladder(side)
    return told(rules(edition, side, Messages(language)))


# --- the rest ---


async def _health(server: Server, _request: Request) -> Response:
    healthy = await server.store.healthy()
    tables = list(server.lobby.tables.values())
    state = {
        "ok": healthy,
        "tables": len(tables),
        "connections": sum(len(live.watchers) for live in tables),
    }
    return Response(
        msgspec.json.encode(state), status_code=200 if healthy else 503, media_type="application/json"
    )


async def _page(server: Server, request: Request) -> Response:
    return server.page.serve(request)
