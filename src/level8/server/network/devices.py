"""Whose device it is: cookies, taking one's seats to another device, ending all others, and being forgotten.

To end other devices one has one's own cookie made anew, under the next issue, and then says that all before
it are void. So an answer that is lost on its way locks nobody out: the new cookie is good before and after.
"""

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from level8.server.live.forgetting import forget
from level8.server.live.lobby import Lobby
from level8.server.network.guarding import COOKIE, Identities, is_secure, with_headers
from level8.server.network.identity import claimed, device_token, issue_of, spent_token
from level8.server.network.limits import Buckets, Limits
from level8.server.network.replies import body, slowed, told
from level8.server.store import HouseStore, Taken
from level8.server.table.refusing import Refusal
from level8.server.wire.pages import Claim, DeviceToken, Forgotten

MOST_KNOWN: Final = 10_000
ENDED: Final = "ended:"  # before a person: a log as long as the oldest issue that is good; no table's name


class Devices:
    """The people of a server, by the cookies of their devices."""

    def __init__(self, store: HouseStore, lobby: Lobby, limits: Limits) -> None:
        self._store: Final = store
        self._lobby: Final = lobby
        self._known: Final[OrderedDict[str, int]] = OrderedDict()  # people, and their oldest good issue
        self._ends = 0  # how often something came to an end: what was read before may be out of date
        self._forgetting: Final = asyncio.Lock()
        self._forgotten: Final = Buckets(limits.forgotten, limits.forgotten_at_once)
        self.key = b""
        self.identities = Identities(self.key)
        self.handlers: Final[dict[str, Callable[[Request], Awaitable[Response]]]] = {
            "/api/device-token": self._device_token,
            "/api/claim": self._claim,
            "/api/renew": self._renew,
            "/api/end-others": self._end_others,
            "/api/forget": self._forget,
        }

    def open(self, key: bytes) -> None:
        """Begin to believe what was signed with a key, and to hear what other processes end."""
        self.key = key
        self.identities = Identities(key)
        self._lobby.hall.spawn("hear of devices", self._hear())

    async def of(self, connection: HTTPConnection) -> str | None:
        """The person of a cookie that we have signed, and that nobody has ended."""
        person = self.identities.of(connection)
        if person is None or await self._is_ended(person, _issue(connection)):
            return None
        return person

    async def made(self, connection: HTTPConnection) -> tuple[str, list[tuple[bytes, bytes]]]:
        """The person who asks, a new one where there is none, with the headers that tell it."""
        person = await self.of(connection)
        if person is not None:
            return person, []
        person, headers = self.identities.fresh(connection)
        self._know(person, 0)  # so that nobody has to be looked for, even while the store is in trouble
        return person, headers

    # --- another device ---

    async def _device_token(self, request: Request) -> Response:
        person = await self._somebody(request)
        return told(DeviceToken(device_token(person, self.key, time.time(), _issue(request))))

    async def _claim(self, request: Request) -> Response:
        asked = await body(request, Claim)
        person, issue = claimed(asked.token, self.key, time.time()), issue_of(asked.token)
        if await self._is_ended(person, issue):
            raise Refusal("no-token")
        try:  # a log that only its first reader can begin: for all processes, a token is good once
            await self._store.append(spent_token(asked.token), 1, [b"{}"])
        except Taken:
            raise Refusal("no-token") from None
        return told({}, with_headers([self.identities.cookie(person, is_secure(request), issue)]))

    async def _renew(self, request: Request) -> Response:
        """A cookie of the next issue for whoever asks; those before are as good, for now."""
        person = await self._somebody(request)
        issue = await self._oldest(person) + 1
        return told({}, with_headers([self.identities.cookie(person, is_secure(request), issue)]))

    async def _end_others(self, request: Request) -> Response:
        """End all cookies and tokens that are older than the cookie of whoever asks."""
        person, issue = await self._somebody(request), _issue(request)
        while (oldest := await self._oldest(person)) < issue:
            with contextlib.suppress(Taken):  # by another process
                await self._store.append(ENDED + person, oldest + 1, [b"{}"])
            self._unlearn(person)
        self._lobby.dismiss(person)
        return told({})

    # --- being forgotten ---

    async def _forget(self, request: Request) -> Response:
        person = await self._somebody(request)
        slowed(self._forgotten, request)
        async with self._forgetting:  # all events are looked through
            done = await forget(self._lobby, self._store, person)
            ended = await self._store.events(ENDED + person)
            await self._store.remove_log(ENDED + person, len(ended))
        self._unlearn(person)
        self._lobby.dismiss(person)
        headers = with_headers([self.identities.no_cookie(is_secure(request))])
        return told(Forgotten(done.tables, done.games, done.lines), headers)

    async def _somebody(self, request: Request) -> str:
        person = await self.of(request)
        if person is None:
            raise Refusal("nobody")
        return person

    # --- issues ---

    async def _is_ended(self, person: str, issue: int) -> bool:
        return issue < await self._oldest(person)

    async def _oldest(self, person: str) -> int:
        """The oldest issue of a person that is good."""
        while (oldest := self._known.get(person)) is None:
            ends = self._ends
            read = len(await self._store.events(ENDED + person))
            if ends == self._ends:
                self._know(person, read)
        return oldest

    def _know(self, person: str, oldest: int) -> None:
        self._known[person] = oldest
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def _unlearn(self, person: str) -> None:
        """Read anew what is good of a person, as something of theirs has ended."""
        self._ends += 1
        self._known.pop(person, None)

    async def _hear(self) -> None:
        """Take note of what other processes end."""
        async for name in self._store.heard():
            if name.startswith(ENDED):
                person = name.removeprefix(ENDED)
                self._unlearn(person)
                self._lobby.dismiss(person)


def _issue(connection: HTTPConnection) -> int:
    return issue_of(connection.cookies.get(COOKIE, ""))
