"""What goes over HTTP in either direction: bodies as types of the wire, answers and refusals as JSON."""

import math
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from level8.game.errors import Level8Error
from level8.server.live.desk import read_as
from level8.server.live.presentable import presentable
from level8.server.network.guarding import caller
from level8.server.network.limits import Buckets
from level8.server.table.refusing import Refusal
from level8.server.wire.pages import Failed

LONGEST_BODY: Final = 64 * 1024
T = TypeVar("T")


def told(value: object, headers: dict[str, str] | None = None) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), media_type="application/json", headers=headers)


def failed(error: Level8Error, status: int, headers: dict[str, str] | None = None) -> Response:
    """A refusal as JSON."""
    error = presentable(error)
    value = msgspec.json.encode(Failed(error.message, dict(error.detail)))
    return Response(value, status_code=status, media_type="application/json", headers=headers)


class TooSoon(Refusal):
    """Refused until some seconds have passed."""

    def __init__(self, seconds: float) -> None:
        super().__init__("too-fast")
        self.seconds: Final = math.ceil(seconds)


def slowed(buckets: Buckets, request: Request) -> None:
    """Count a request of an address; raises TooSoon where there were too many."""
    wait = buckets.wait(caller(request))
    if wait:
        raise TooSoon(wait)


async def body(request: Request, kind: type[T], longest: int = LONGEST_BODY) -> T:
    """The body of a request as a type of the wire."""
    return read_as(await raw_body(request, longest), kind)


async def raw_body(request: Request, longest: int) -> bytes:
    """The body of a request, refused as soon as it is too long."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > longest:
            raise Refusal("too-long", most=str(longest))
    return bytes(data)
