"""Whatever strangers send over HTTP, however slowly, whether they read or not: they go, the house stays."""

import asyncio
import contextlib
import logging
import socket
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.responses import Response

from level8.server.network import line
from level8.server.network.limits import NO_LIMITS
from level8.server.network.page import Page
from server.house import House, Stage, staged
from server.test_door import UPGRADED

PATIENCE = 30.0
SHORT = replace(NO_LIMITS, head=0.2, body=0.2, taken=0.2)
LARGE = 2**22


def asked(method: bytes, path: bytes, head: bytes = b"", body: bytes = b"") -> bytes:
    return method + b" " + path + b" HTTP/1.1\r\nHost: x\r\n" + head + b"\r\n" + body


PIECES = [
    asked(b"GET", b"/health"),
    asked(b"GET", b"/large"),
    asked(b"GET", b"/large", b"Connection: close\r\n"),
    asked(b"HEAD", b"/large"),
    asked(b"GET", b"/api/editions"),
    asked(b"GET", b"/api/games/x/1"),
    asked(b"POST", b"/api/claim", b"Content-Length: 2\r\n", b"{}"),
    asked(b"POST", b"/api/claim", b"Content-Length: 99\r\n", b"{"),
    asked(b"POST", b"/api/claim", b"Expect: 100-continue\r\nContent-Length: 2\r\n", b"{}"),
    asked(b"POST", b"/api/verify", b"Transfer-Encoding: chunked\r\n", b"2\r\n{}\r\n0\r\n\r\n"),
    asked(b"POST", b"/api/verify", b"Transfer-Encoding: chunked\r\n", b"ffffff\r\n{"),
    asked(b"GET", b"/health", b"X: " + b"a" * 70_000 + b"\r\n"),
    UPGRADED,
    b"\x16\x03\x01\x02\x00",
    b"\r\n",
]


class Stranger(NamedTuple):
    """What one sends: some of PIECES, up to a byte, cut where it says; and how one goes on."""

    sends: list[int]
    most: int
    cuts: list[int]
    reads: bool
    says_that_this_is_all: bool

    @property
    def pieces(self) -> list[bytes]:
        data = b"".join(PIECES[number] for number in self.sends)[: self.most]
        cuts = sorted(min(cut, len(data)) for cut in self.cuts)
        return [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)])]


strangers = st.builds(
    Stranger,
    st.lists(st.integers(0, len(PIECES) - 1), max_size=6),
    st.just(10**6) | st.integers(0, 500),
    st.lists(st.integers(0, 500), max_size=4),
    st.booleans(),
    st.booleans(),
)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(line, "FAREWELL", 0.2)
        patched.setattr(Page, "serve", lambda *_: Response(b"x" * LARGE))
        with staged(tmp_path_factory.mktemp("house"), limits=SHORT) as stage:
            stage.house.running.config.timeout_keep_alive = 0.2  # type: ignore[assignment]
            yield stage


async def visit(house: House, stranger: Stranger) -> None:
    """Send some bytes and stay until the server ends it; what is read is HTTP."""
    loop = asyncio.get_running_loop()
    with socket.socket() as link, contextlib.suppress(OSError):
        link.setblocking(False)
        await loop.sock_connect(link, ("127.0.0.1", house.port))
        for piece in stranger.pieces:
            await loop.sock_sendall(link, piece)
            await asyncio.sleep(0.01)
        if stranger.says_that_this_is_all:
            link.shutdown(socket.SHUT_WR)
        first = b""
        while stranger.reads and (told := await loop.sock_recv(link, 2**16)):
            first = first or told
        assert first[:9] in (b"", b"HTTP/1.1 ")
        while not stranger.reads and house.running.server_state.connections:
            await asyncio.sleep(0.01)


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(many=st.lists(strangers, min_size=4, max_size=8))
def test_strangers_of_any_kind_go_and_leave_the_house_as_it_was(
    stage: Stage, caplog: pytest.LogCaptureFixture, many: list[Stranger]
) -> None:
    async def story() -> None:
        house = stage.house
        visits = [asyncio.create_task(visit(house, each)) for each in many]
        assert (await house.http("GET", "/health")).status == 200
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*visits)
            while house.running.server_state.connections or house.running.server_state.tasks:
                await asyncio.sleep(0.01)
        assert house.server.entrance is not None
        assert house.server.entrance.open == 0
        assert (await house.http("GET", "/health")).json["ok"]

    stage.play(story())
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
