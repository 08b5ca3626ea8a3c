"""What stands between the internet and the tables: origins, headers, and who somebody is."""

import logging
from collections.abc import Awaitable, Callable, Container, Iterable
from http import HTTPStatus
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from level8.server.network.addresses import home_of
from level8.server.network.identity import cookie_of, identity_of, new_identity
from level8.server.network.line import Line

log: Final = logging.getLogger("level8.guarding")
COOKIE: Final = "level8"
_YEAR: Final = 365 * 24 * 3600
_POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS: Final = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class Guarded:
    """Adds the headers that keep a browser from doing what our page never does; leads sockets past it all.

    Where `hosts` are named, nothing is served under another name: a foreign page whose name was turned to our
    address would else be taken for our own.
    """

    def __init__(
        self,
        app: ASGIApp,
        socket: Callable[[HTTPConnection, Line], Awaitable[None]],
        hosts: Container[str] | None = None,
    ) -> None:
        self._app: Final = app
        self._socket: Final = socket
        self._hosts: Final = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *_HEADERS]
            await send(message)

        elsewhere = (
            self._hosts is not None and scope["type"] != "lifespan" and host_of(scope) not in self._hosts
        )
        if elsewhere:
            log.info("asked for under a name that --hosts does not list")
        if scope["type"] == "websocket":
            if elsewhere:
                scope["line"].refuse(HTTPStatus.MISDIRECTED_REQUEST)
                return
            await self._socket(HTTPConnection(scope), scope["line"])
            return
        if elsewhere:
            await Response(status_code=HTTPStatus.MISDIRECTED_REQUEST)(scope, receive, send_guarded)
            return
        await self._app(scope, receive, send_guarded if scope["type"] == "http" else send)


def host_of(scope: Scope) -> str:
    """The name that a request gives the server, without a port."""
    host: str = HTTPConnection(scope).headers.get("host", "").lower()
    if host.startswith("["):
        return host.partition("]")[0].removeprefix("[")
    return host.partition(":")[0].removesuffix(".")


def is_own_origin(connection: HTTPConnection) -> bool:
    """Whether a request comes from our own page, or from no page at all.

    A browser names the page with what it posts; of a picture it tells only how far its page is.
    """
    if connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        page = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(page) and page.lower() == connection.headers.get("host", "").lower()


class Identities:
    """Reads and makes the cookie that says who somebody is."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key

    def of(self, connection: HTTPConnection) -> str | None:
        """The identity of a cookie that we have signed."""
        return identity_of(connection.cookies.get(COOKIE, ""), self._key)

    def made(self, connection: HTTPConnection) -> tuple[str, list[tuple[bytes, bytes]]]:
        """The identity of whoever asks, a new one where there is none, with the headers that tell it."""
        known = self.of(connection)
        if known is not None:
            return known, []
        return self.fresh(connection)

    def fresh(self, connection: HTTPConnection) -> tuple[str, list[tuple[bytes, bytes]]]:
        """A new identity, with the headers that tell it."""
        identity = new_identity()
        return identity, [self.cookie(identity, is_secure(connection))]

    def cookie(self, identity: str, secure: bool, issue: int = 0) -> tuple[bytes, bytes]:
        """The header that makes a browser somebody."""
        told = Response()  # written by the framework also where a socket is accepted, which sets no cookies
        value = cookie_of(identity, self._key, issue)
        told.set_cookie(COOKIE, value, max_age=_YEAR, secure=secure, httponly=True, samesite="lax")
        return next(header for header in told.raw_headers if header[0] == b"set-cookie")

    def no_cookie(self, secure: bool) -> tuple[bytes, bytes]:
        """The header that makes a browser nobody."""
        told = Response()
        told.delete_cookie(COOKIE, secure=secure, httponly=True, samesite="lax")
        return next(header for header in told.raw_headers if header[0] == b"set-cookie")


def is_secure(connection: HTTPConnection) -> bool:
    """Whether the browser speaks HTTPS to us or to the proxy in front."""
    return connection.url.scheme in ("https", "wss")


def caller(connection: HTTPConnection) -> str:
    """The home that asks; behind a trusted proxy uvicorn puts the true address here."""
    return home_of(connection.client.host) if connection.client else ""


def with_headers(headers: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    """Raw headers as a response takes them."""
    return {name.decode(): value.decode() for name, value in headers}
