"""People who play by the wire at whichever server lets them in, and note all that they send and see."""

import asyncio
import contextlib
import math
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Any, Final, Protocol

from websockets.exceptions import WebSocketException

from server.house import Client, House
from server.store.history import History, Sent
from server.test_pause_together import QUICK
from server.test_tables import choose

Json = dict[str, Any]
NAMES: Final = ("Ann", "Bo", "Cleo")
IMPATIENT: Final = (0.4, 3.0)  # seconds of silence until a person comes in by another door: at least, at most
TALKATIVE: Final = 0.3  # how often somebody says a line together with an action
HASTY: Final = 0.1  # how often somebody sends an action twice


class Door(Protocol):
    """Where people come in: a server, or a web server in front of several."""

    def at(self, table: str, cookie: str = "") -> AbstractAsyncContextManager[Client]:
        """A client at a table."""


class Player:
    """A person on a seat of a table; `every` is the longest time in seconds to think about an action."""

    def __init__(
        self, table: str, seat: int, cookie: str, history: History, rng: Random, every: float
    ) -> None:
        self.table: Final = table
        self.name: Final = NAMES[seat]
        self.history: Final = history
        self._seat: Final = seat
        self._cookie: Final = cookie
        self._rng: Final = rng
        self._every: Final = every
        self._lines = 0
        self._waiting: Final[dict[int, Sent | None]] = {}  # what has no answer yet; None: it is not noted

    async def play(self, doors: Sequence[Door]) -> None:
        """Play until this is cancelled; after a loss or a silence, by another door."""
        while True:
            with contextlib.suppress(WebSocketException, OSError):
                await self._visit(self._rng.choice(doors), self._rng.uniform(*IMPATIENT))
            await asyncio.sleep(0.05)

    async def _visit(self, door: Door, patience: float) -> None:
        clock = asyncio.get_running_loop().time
        self._waiting.clear()
        acting_at = math.inf
        async with asyncio.timeout(patience) as silence, door.at(self.table, self._cookie) as client:
            try:
                while True:
                    try:
                        async with asyncio.timeout_at(acting_at):
                            told = await client.hear()
                    except TimeoutError:
                        acting_at = math.inf
                        await self._go_on(client)
                        continue
                    silence.reschedule(clock() + patience)
                    if told["is"] == "seen":
                        self.history.see(self.name, told)
                    if sent := self._waiting.pop(told["id"], None):
                        note(sent, told, clock())
                    if acting_at == math.inf and self._may_act(client):
                        acting_at = clock() + self._rng.uniform(0, self._every)
            finally:
                client.link.transport.abort()  # a server that is paused would not answer a farewell

    def _may_act(self, client: Client) -> bool:
        """Whether there is something to do, and nothing of the kind is under way."""
        view = client.view
        over = view["table"]["state"] != "playing"
        return (view["may"] or client.awaited or (over and self._seat == 0)) and not any(
            one is None or not one.chat for one in self._waiting.values()
        )

    async def _go_on(self, client: Client) -> None:
        """Do what this person may do now."""
        view = client.view
        if not self._may_act(client):
            return
        if view["table"]["state"] != "playing":
            for what in ("again", "start"):
                self._waiting[await client.say(what)] = None
        elif client.awaited:
            number = view["pause"]["result"]["round"]
            self._waiting[await client.say("continue", round=number)] = None
        else:
            if self._rng.random() < TALKATIVE:
                self._lines += 1
                await self._send(client, f"{self.name} {self._lines}", chat=True)
            for _ in range(1 + (self._rng.random() < HASTY)):
                await self._send(client, choose(view), chat=False)

    async def _send(self, client: Client, text: str, *, chat: bool) -> None:
        """Say a line or act, and note it before it is sent."""
        version = client.view["version"]
        sent = Sent(self.name, self._seat, text, version, asyncio.get_running_loop().time(), chat)
        self.history.sent.append(sent)
        if chat:
            number = await client.say("say", text=text)
        else:
            number = await client.say("act", version=version, seat=self._seat, action=text)
        self._waiting[number] = sent


def note(sent: Sent, told: Json, at: float) -> None:
    """Note the answer to what was sent; after trouble with the store nobody knows what came of it."""
    if told["is"] == "seen":
        sent.answer, sent.version, sent.answered_at = "seen", told["version"], at
    elif told["message"] != "server-trouble":
        sent.answer, sent.answered_at = "refused", at


async def gathered(houses: Sequence[House], rng: Random, every: float) -> list[Player]:
    """A new table of three, each of whom sits down at another of `houses`."""
    seats: list[Json] = [{"kind": "me", "name": NAMES[0]}, {"kind": "open"}, {"kind": "open"}]
    table, cookie = await houses[0].make({"seats": seats, "edition_file": QUICK})
    cookies = [cookie]
    for seat, name in enumerate(NAMES[1:], start=1):
        async with houses[seat % len(houses)].at(table) as guest:
            await guest.first()
            assert (await guest.ask("join", seat=seat, name=name))["is"] == "seen"
            cookies.append(guest.cookie)
    async with houses[0].at(table, cookie) as host:
        await host.first()
        assert (await host.ask("start"))["is"] == "seen"
    history = History()
    return [Player(table, seat, each, history, rng, every) for seat, each in enumerate(cookies)]
