"""A real server on loopback, and clients that speak to it over real sockets."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from level8.bots import BOT_NAMES
from level8.server.live.hall import Waits
from level8.server.network.app import Server
from level8.server.network.limits import NO_LIMITS, Limits
from level8.server.network.listening import listen
from level8.server.network.serving import configured
from level8.server.store import HouseStore, store_at
from level8.server.thinking.reviews import Reviews

Json = dict[str, Any]
T = TypeVar("T")
PROMPT: Final = Waits(crowd=0.0, crowd_after=0.0)  # those who only look on are told as soon as the players
PATIENCE: Final = (
    90.0  # seconds to wait for any message; on a busy machine a bot can take half a minute to start
)


@dataclass
class Answer:
    """An HTTP response."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class House:
    """A running server, and how to reach it."""

    server: Server
    port: int
    running: uvicorn.Server

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    async def http(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> Answer:
        """One request on a connection of its own."""
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        sent = {"Host": f"127.0.0.1:{self.port}", "Connection": "close", "Content-Length": str(len(data))}
        sent.update(headers or {})
        head = "".join(f"{name}: {value}\r\n" for name, value in sent.items())
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + data)
        await writer.drain()
        raw = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        top, _, rest = raw.partition(b"\r\n\r\n")
        first, *lines = top.decode().split("\r\n")
        told = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        return Answer(int(first.split()[1]), told, rest)

    async def make(self, asked: Json, cookie: str = "") -> tuple[str, str]:
        """Make a table; returns its id and the cookie of its host."""
        headers = {"Cookie": cookie} if cookie else {}
        answer = await self.http("POST", "/api/tables", asked, headers)
        assert answer.status == 200, answer.body
        return answer.json["table"], cookie or answer.headers["set-cookie"].partition(";")[0]

    @contextlib.asynccontextmanager
    async def at(self, table: str, cookie: str = "", own: str = "127.0.0.1") -> "AsyncIterator[Client]":
        """A client at a table, who comes from the address `own`; without a cookie, a new person."""
        headers = {"Cookie": cookie} if cookie else {}
        address = f"ws://127.0.0.1:{self.port}/ws/{table}"
        # With a full queue it would not receive the server's close frame, and wait ten seconds for it.
        async with connect(
            address, additional_headers=headers, max_size=None, max_queue=None, local_addr=(own, 0)
        ) as link:
            assert link.response is not None
            made = link.response.headers.get("set-cookie", "").partition(";")[0]
            yield Client(link, cookie or made)


@dataclass
class Client:
    """One socket, which keeps all messages that it gets."""

    link: ClientConnection
    cookie: str
    told: list[Json] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)
    view: Json = field(default_factory=dict)
    _ids: int = 0

    async def hear(self) -> Json:
        """The next message."""
        async with asyncio.timeout(PATIENCE):  # wait_for of Python 3.11 may swallow a cancellation
            text = await self.link.recv()
        assert isinstance(text, str)
        message: Json = json.loads(text)
        self.raw.append(text)
        self.told.append(message)
        if message["is"] == "seen":
            self.view = message
        return message

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The first message from now on that `wanted` accepts."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def first(self) -> Json:
        """The first view that a client gets."""
        return await self.until(lambda message: message["is"] == "seen")

    async def say(self, what: str, **about: object) -> int:
        self._ids += 1
        await self.link.send(json.dumps({"is": what, "id": self._ids, **about}))
        return self._ids

    async def ask(self, what: str, **about: object) -> Json:
        """Send a message and wait for its answer."""
        asked = await self.say(what, **about)
        return await self.until(lambda message: message["id"] == asked)

    async def act(self, action: str, seat: int = 0) -> Json:
        return await self.ask("act", version=self.view["version"], seat=seat, action=action)

    @property
    def awaited(self) -> bool:
        """Whether a round has ended and this person has not yet said continue."""
        pause, sitters = self.view["pause"], self.view["table"]["sitters"]
        return pause is not None and any(sitters[seat]["yours"] for seat in pause["awaited"])

    async def go_on(self) -> Json:
        """Say that one has seen how the round ended."""
        return await self.ask("continue", round=self.view["pause"]["result"]["round"])

    async def hear_or_go_on(self) -> Json:
        """The next message; at the end of a round, the answer to continue."""
        return await (self.go_on() if self.awaited else self.hear())


@contextlib.asynccontextmanager
async def open_house(
    folder: Path,
    *,
    store: HouseStore | None = None,
    limits: Limits = NO_LIMITS,
    bots: tuple[str, ...] = BOT_NAMES,
    waits: Waits = PROMPT,
    hosts: frozenset[str] | None = None,
    reviews: Reviews | None = None,
) -> AsyncIterator[House]:
    """A server on a free port, with its store in a folder (or the one given, which must be open)."""
    own = store is None
    if store is None:
        store = store_at(None, folder)
        await store.open()
    server = Server(store, limits=limits, bots=bots, waits=waits, hosts=hosts, reviews=reviews)
    listening = listen("127.0.0.1", 0)
    running = uvicorn.Server(configured(server))
    # Signals belong to the test run.
    running.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment]
    task = asyncio.create_task(running.serve(sockets=[listening]))
    while not running.started:
        await asyncio.sleep(0.01)
        assert not task.done(), task.exception()
    try:
        yield House(server, listening.getsockname()[1], running)
    finally:
        running.should_exit = True
        await task
        listening.close()
        if own:
            await store.close()


async def is_up(house: House) -> bool:
    """Whether the server still runs and says that all is well."""
    health = await house.http("GET", "/health")
    return health.status == 200 and health.json["ok"] is True


@dataclass
class Stage:
    """A house that stays open for all examples of a test, and the event loop to run them on."""

    house: House
    runner: asyncio.Runner

    def play(self, story: Coroutine[None, None, T]) -> T:
        return self.runner.run(story)


@contextlib.contextmanager
def staged(folder: Path, waits: Waits = PROMPT, limits: Limits = NO_LIMITS) -> Iterator[Stage]:
    """A house for many short examples."""
    with asyncio.Runner() as runner:
        opened = open_house(folder, waits=waits, limits=limits)
        house = runner.run(_opened(opened))
        try:
            yield Stage(house, runner)
        finally:
            runner.run(_closed(opened))


async def _opened(opened: contextlib.AbstractAsyncContextManager[House]) -> House:
    return await opened.__aenter__()


async def _closed(opened: contextlib.AbstractAsyncContextManager[House]) -> None:
    await opened.__aexit__(None, None, None)
