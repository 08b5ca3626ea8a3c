"""The server as an application: pages, the HTTP around tables, and a socket for each onlooker."""

import logging
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Container
from contextlib import asynccontextmanager
from functools import lru_cache
from http import HTTPStatus
from pathlib import Path
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from level8.bots import BOT_NAMES
from level8.game.errors import Level8Error
from level8.messages import LANGUAGES, Messages
from level8.server.live.connection import AGAIN, Allowed, Connection
from level8.server.live.desk import MISSING, mine, my_review, rules_at, rules_of
from level8.server.live.hall import USUAL, Waits
from level8.server.live.live_table import LiveTable
from level8.server.live.lobby import MOST_LISTED, Lobby
from level8.server.network.at_home import AtHome
from level8.server.network.crowd import Crowd
from level8.server.network.devices import Devices
from level8.server.network.door import Entrance
from level8.server.network.finished import FinishedGames
from level8.server.network.guarding import Guarded, caller, is_own_origin, with_headers
from level8.server.network.identity import KEY_NAME, new_key
from level8.server.network.limits import USUAL_LIMITS, Buckets, Limits
from level8.server.network.line import Line
from level8.server.network.neighbours import Neighbours, is_at_home
from level8.server.network.page import USUAL_PLATE, Nameplate, Page
from level8.server.network.pulse import Pulse
from level8.server.network.replies import TooSoon, body, failed, slowed, told
from level8.server.network.reviewed import ReviewedGames
from level8.server.network.solved import SolvedPuzzles
from level8.server.store import HouseStore, StoreError
from level8.server.table.printed import editions
from level8.server.table.refusing import Refusal
from level8.server.thinking.reviews import Reviews
from level8.server.thinking.thinkers import Thinkers
from level8.server.wire.pages import (
    Made,
    Mine,
    Neighbourhood,
    NewTable,
    Rules,
    TryAgain,
)

log: Final = logging.getLogger("level8.app")
NO_TABLE: Final = 4404  # close codes of our own, after HTTP's
CROWDED: Final = 4429
TROUBLE: Final = 4503
FULL_FOR: Final = 10.0  # seconds after which one turned away by a crowd may come again
_MOST_PRINTED: Final = 256  # rules of a side in a language
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
        store: HouseStore,
        *,
        page: Path | None = None,
        bots: tuple[str, ...] = BOT_NAMES,
        limits: Limits = USUAL_LIMITS,
        waits: Waits = USUAL,
        hosts: Container[str] | None = None,
        plate: Nameplate = USUAL_PLATE,
        reviews: Reviews | None = None,
    ) -> None:
        self.store: Final[HouseStore] = store
        self.thinkers: Final = Thinkers()
        self.lobby: Final = Lobby(store, self.thinkers, bots, waits)
        self.plate: Final = plate
        self.page: Final = Page(page, plate)
        self.limits: Final = limits
        self.hosts: Final = hosts  # by which names it may be reached; None: by any
        self.devices: Final = Devices(store, self.lobby, limits)
        self.solved: Final = SolvedPuzzles(store, self.devices)
        self.crowd: Final = Crowd(limits)
        self.posts: Final = Buckets(limits.posts, limits.posts_at_once)
        self.gets: Final = Buckets(limits.gets, limits.gets_at_once)
        self.overviews: Final = Buckets(limits.replays, limits.replays_at_once)
        self.pulse: Final = Pulse(store)
        self.at_home: Final = AtHome(self.thinkers, limits)
        self.finished: Final = FinishedGames(self.lobby, self.thinkers, limits)
        self.reviews: Final = reviews or Reviews()
        self.reviewed: Final = ReviewedGames(store, self.lobby, self.reviews, limits)
        self.also: Final[list[Route]] = []  # what else it serves, before the page
        self.entrance: Entrance | None = None  # where a network is, through which one comes
        self.neighbours: Neighbours | None = None  # where the server may open itself to its network
        self.refused: Callable[[str], None] = lambda _: None  # who hears of it
        self.connecting: Callable[[Line, LiveTable, str, Allowed], Connection] = Connection

    @asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        """Begin, and end again; the store is opened and closed by whoever made it."""
        await self.lobby.open()
        self.devices.open(await self.store.secret(KEY_NAME, new_key))
        self.lobby.hall.spawn("warm up", self.thinkers.warm_up())
        try:
            yield
        finally:
            await self.lobby.close()
            await self.thinkers.close()
            await self.reviews.close()

    def app(self) -> Guarded:
        """The application, with everything around it."""
        routes = [
            Route("/health", self._handler(_health, limited=False), methods=["GET"]),
            Route("/api/tables", self._handler(_tables), methods=["GET"]),
            Route("/api/tables", self._handler(_make), methods=["POST"]),
            Route("/api/tables/{table}/rules", self._handler(_table_rules), methods=["GET"]),
            Route("/api/mine", self._handler(_mine), methods=["GET"]),
            Route("/api/mine/review", self._handler(_my_review), methods=["GET"]),
            Route("/api/mine/puzzles", self._handler(_asked(self.solved.progress)), methods=["GET"]),
            Route(
                "/api/mine/puzzles",
                self._handler(_asked(self.solved.add), self.at_home.questions),
                methods=["POST"],
            ),
            Route("/api/editions", self._handler(_editions), methods=["GET"]),
            Route("/api/bots", self._handler(_bots), methods=["GET"]),
            Route("/api/rules/{edition}/{side:number}", self._handler(_rules), methods=["GET"]),
            Route(
                "/api/games/{table}/{number:number}",
                self._handler(_asked(self.finished.replay)),
                methods=["GET"],
            ),
            Route(
                "/api/games/{table}/{number:number}/record",
                self._handler(_asked(self.finished.record)),
                methods=["GET"],
            ),
            Route(
                "/api/games/{table}/{number:number}/review",
                self._handler(_asked(self.reviewed.review)),
                methods=["GET"],
            ),
            Route("/api/games/{table}/{number:number}/again", self._handler(_again), methods=["POST"]),
            Route("/api/verify", self._handler(_asked(self.finished.verify)), methods=["POST"]),
            Route("/api/neighbours", self._handler(_neighbours), methods=["GET", "POST"]),
            *[
                Route(path, self._handler(_asked(handle)), methods=["POST"])
                for path, handle in self.devices.handlers.items()
            ],
            *[
                Route(path, self._handler(_asked(handle), self.at_home.questions), methods=["POST"])
                for path, handle in self.at_home.handlers.items()
            ],
            *self.also,
            Route("/{path:path}", self._handler(_page, limited=False), methods=["GET"]),
        ]
        return Guarded(Starlette(routes=routes, lifespan=self.lifespan), self._socket, self.hosts)

    def _handler(
        self, handle: Handler, posts: Buckets | None = None, *, limited: bool = True
    ) -> Callable[[Request], Awaitable[Response]]:
        """A handler whose refusals are told as values; those who post are limited by `posts`, or as usual."""

        async def handled(request: Request) -> Response:
            try:
                if request.method == "POST":
                    self._guard_post(request, self.posts if posts is None else posts)
                elif limited:
                    slowed(self.gets, request)
                return await handle(self, request)
            except TooSoon as error:
                self.refused(error.message)
                return failed(error, 429, {"retry-after": str(error.seconds)})
            except StoreError as error:
                self.refused(error.message)
                return failed(error, 503)
            except ClientDisconnect:
                log.warning("a client left in the middle of its request")
                return Response(status_code=400)  # which nobody reads
            except Level8Error as error:
                self.refused(error.message)
                return failed(error, 404 if error.message in MISSING else 400)

        return handled

    def _guard_post(self, request: Request, posts: Buckets) -> None:
        if not is_own_origin(request):
            raise Refusal("foreign-page")
        slowed(posts, request)

    async def _socket(self, asked: HTTPConnection, line: Line) -> None:
        if not is_own_origin(asked):
            self.refused("server-foreign-page")
            line.refuse(HTTPStatus.FORBIDDEN)
            return
        wait = self.gets.wait(caller(asked))
        if wait:
            self._turn_away(line, wait)
            return
        try:
            person, headers = await self.devices.made(asked)
        except StoreError:
            line.refuse(HTTPStatus.SERVICE_UNAVAILABLE)
            return
        visit = self.crowd.enter(caller(asked), person)
        if visit is None:
            self._turn_away(line, FULL_FOR)
            return
        line.when_gone(visit.leave)
        line.accept(headers)
        try:
            live = await self.lobby.find(asked.scope["path"].removeprefix("/ws/"))
            # Either may have happened meanwhile: the device was ended, or the table let go.
            ended = not headers and await self.devices.of(asked) is None
            ended = ended or self.lobby.tables.get(live.table.id) is not live
        except Refusal:
            line.close(NO_TABLE)
        except StoreError:
            line.close(TROUBLE)
        else:
            if ended:
                line.close(AGAIN)
            elif visit.may_come_to(live):
                await self.connecting(line, live, person, visit).arrive()
            else:
                self.refused("door-onlookers")
                line.close(CROWDED)

    def _turn_away(self, line: Line, seconds: float) -> None:
        self.refused("door-crowd")
        line.refuse(HTTPStatus.TOO_MANY_REQUESTS, [("Retry-After", str(math.ceil(seconds)))])


def _asked(handle: Callable[[Request], Awaitable[Response]]) -> Handler:
    """A handler that needs no more of the server."""
    return lambda _server, request: handle(request)


# --- around tables ---


async def _make(server: Server, request: Request) -> Response:
    asked = await body(request, NewTable)
    person, headers = await server.devices.made(request)
    if not server.plate.open_tables:
        asked = msgspec.structs.replace(asked, listed=False)
    live = await server.lobby.make(person, asked)
    return told(Made(live.table.id), with_headers(headers))


async def _again(server: Server, request: Request) -> Response:
    asked = await body(request, TryAgain)
    person, headers = await server.devices.made(request)
    table, number = request.path_params["table"], request.path_params["number"]
    live = await server.lobby.again(person, table, number, asked)
    return told(Made(live.table.id), with_headers(headers))


async def _tables(server: Server, _request: Request) -> Response:
    listed = await server.store.listed(MOST_LISTED) if server.plate.open_tables else []
    return told([msgspec.Raw(each.about) for each in listed])


async def _mine(server: Server, request: Request) -> Response:
    person = await server.devices.of(request)
    if person is None:
        return told(Mine([], []))
    return told(await mine(server.store, person))


async def _my_review(server: Server, request: Request) -> Response:
    slowed(server.overviews, request)  # all of one's reviews are read for it
    return told(await my_review(server.store, await server.devices.of(request) or ""))


async def _neighbours(server: Server, request: Request) -> Response:
    if server.neighbours is None or not is_at_home(request):
        raise Refusal("not-at-home")
    if request.method == "POST":
        await server.neighbours.let_in()
    return told(Neighbourhood(server.neighbours.address))


# --- what is printed ---


async def _editions(_server: Server, _request: Request) -> Response:
    return told(editions())


async def _bots(server: Server, _request: Request) -> Response:
    return told(list(server.lobby.hall.house.bots))


async def _rules(_server: Server, request: Request) -> Response:
    params = request.path_params
    return told(_printed_rules(params["edition"], params["side"], _messages(request).language))


@lru_cache(_MOST_PRINTED)
def _printed_rules(edition: str, side: int, language: str) -> Rules:
    """What never changes, made once for all who ask."""
    return rules_of(edition, side, Messages(language))


async def _table_rules(server: Server, request: Request) -> Response:
    return told(await rules_at(server.lobby, request.path_params["table"], _messages(request)))


def _messages(request: Request) -> Messages:
    return Messages(request.query_params.get("language", LANGUAGES[0]))


# --- the rest ---


async def _health(server: Server, _request: Request) -> Response:
    healthy = await server.pulse.is_good()
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
