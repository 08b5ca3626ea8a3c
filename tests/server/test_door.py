"""Nobody stands in the door for long, and those who sit inside do not notice who waits outside."""

import asyncio
import contextlib
import json
import logging
import socket
from pathlib import Path

import pytest
from starlette.responses import Response

from level8.server.network import line
from level8.server.network.addresses import Proxies
from level8.server.network.door import Door, Entrance, raised_descriptors, room_within
from level8.server.network.limits import NO_LIMITS, Limits
from level8.server.network.line import Line
from level8.server.network.logs import JsonLines, Seldom
from level8.server.network.page import Page
from server.house import House, open_house

HURRIED = Limits(head=0.3, body=0.3, taken=0.3, of_an_address=10**9, posts=1e9, posts_at_once=1e9)
SEATS = {"seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}
PATIENCE = 20.0
HALF = b"GET / HTTP/1.1\r\nHost: x\r\n"
SLOW = b"POST /api/claim HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"


async def said(house: House, data: bytes) -> bytes:
    """All that the server says to one who says no more than this."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(data)
    told = b""
    with contextlib.suppress(ConnectionError):
        told = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return told


@pytest.mark.parametrize("data", [b"", HALF, SLOW])
def test_whoever_does_not_finish_a_request_is_sent_away(data: bytes, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, limits=HURRIED) as house:
            assert b"HTTP/1.1 408 " in await said(house, data)

    asyncio.run(story())


def test_half_a_request_after_a_whole_one_is_sent_away_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, limits=HURRIED) as house:
            told = await said(house, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" + HALF)
            assert told.startswith(b"HTTP/1.1 200 ")
            assert b"HTTP/1.1 408 " in told

    asyncio.run(story())


LARGE = b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n"
CLOSED = b"GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
UPGRADED = (
    b"GET /ws/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PING = b"\x89\xfd" + bytes(4 + 125)


def deaf(house: House) -> socket.socket:
    """A client that will not read."""
    link = socket.socket()
    link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2**16)
    link.connect(("127.0.0.1", house.port))
    link.setblocking(False)
    return link


@pytest.mark.parametrize(
    "asked",
    [LARGE * 20, LARGE + HALF, CLOSED, LARGE + UPGRADED],
    ids=["many", "and a half", "closed", "and a socket"],
)
def test_whoever_takes_no_answer_is_cut_off(
    asked: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "FAREWELL", 1000.0)
    monkeypatch.setattr(line, "MOST_UNTAKEN", 10**9)
    monkeypatch.setattr(Page, "serve", lambda *_: Response(b"x" * 2**23))
    left = asyncio.Event()
    monkeypatch.setattr(Entrance, "leave", lambda *_: left.set())

    async def story() -> None:
        async with open_house(tmp_path, limits=HURRIED) as house:
            with deaf(house) as link:
                link.send(asked)
                await asyncio.wait_for(left.wait(), PATIENCE)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("most", "at_last", "gone"),
    [(2**17, PING, 1000.0), (10**9, b"rubbish", 1000.0), (10**9, PING, 0.8)],
    ids=["many", "and rubbish", "for long"],
)
def test_whoever_pings_and_takes_no_pong_is_cut_off(
    most: int, at_last: bytes, gone: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "MOST_UNTAKEN", most)
    monkeypatch.setattr(line, "FAREWELL", 0.3)
    monkeypatch.setattr(line, "QUIET", gone / 4)
    monkeypatch.setattr(line, "GONE", gone)
    left = asyncio.Event()
    monkeypatch.setattr(Entrance, "leave", lambda *_: left.set())

    async def pings(house: House, link: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        (line,) = house.running.server_state.connections
        assert isinstance(line, Line)
        line._transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2**14)
        with contextlib.suppress(ConnectionError):
            while line.ready:
                await loop.sock_sendall(link, PING * 100)
            while not left.is_set():
                await loop.sock_sendall(link, at_last * 10)
                await asyncio.sleep(0)

    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, _ = await house.make(SEATS)
            left.clear()
            with deaf(house) as link:
                link.send(UPGRADED.replace(b"x", table.encode(), 1))
                await asyncio.get_running_loop().sock_recv(link, 99)
                await asyncio.wait_for(pings(house, link), PATIENCE)
                await asyncio.wait_for(left.wait(), PATIENCE)

    asyncio.run(story())


def test_whoever_takes_an_answer_slowly_gets_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Page, "serve", lambda *_: Response(b"x" * 2**23))

    async def story() -> None:
        async with open_house(tmp_path, limits=Limits(taken=300.0)) as house:
            loop = asyncio.get_running_loop()
            with deaf(house) as slow:
                slow.send(LARGE)
                doors = house.running.server_state.connections
                async with asyncio.timeout(PATIENCE):
                    while not any(isinstance(door, Door) and door._taking for door in doors):
                        await asyncio.sleep(0.01)
                (door,) = doors
                assert isinstance(door, Door)
                waits = door.transport.get_write_buffer_size()
                while door.transport.get_write_buffer_size() == waits:
                    await loop.sock_recv(slow, 2**16)
                door._see_what_is_taken(waits)
                assert not door.transport.is_closing()
                door._see_what_is_taken(door.transport.get_write_buffer_size())
                assert door.transport.is_closing()

    asyncio.run(story())


def test_hundreds_of_idle_connections_of_one_address_keep_nobody_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, limits=Limits(head=300.0, of_an_address=50)) as house:
            table, cookie = await house.make(SEATS)
            async with house.at(table, cookie) as ada:
                await ada.first()
                idle = []
                for _ in range(300):
                    idle.append(await asyncio.open_connection("127.0.0.1", house.port))
                    idle[-1][1].write(HALF)
                told = await asyncio.gather(*(reader.read(99) for reader, _ in idle[50:]))
                assert all(each.startswith(b"HTTP/1.1 503 ") for each in told)
                assert (await ada.ask("ping"))["is"] == "pong"
                assert house.server.lobby.tables[table].watchers
                for _, writer in idle:
                    writer.close()
                    with contextlib.suppress(ConnectionError):
                        await writer.wait_closed()

    asyncio.run(story())


def test_where_there_is_no_room_those_who_sit_stay(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, limits=Limits(connections=3)) as house:
            table, cookie = await house.make(SEATS)
            async with house.at(table, cookie) as ada, house.at(table, cookie) as again:
                await ada.first()
                await again.first()
                idle = await asyncio.open_connection("127.0.0.1", house.port)
                refused = await house.http("GET", "/health")
                assert (refused.status, refused.headers["retry-after"]) == (503, "10")
                assert (await ada.ask("rename", name="Ida"))["is"] == "seen"
                idle[1].close()
                await idle[1].wait_closed()
                while (await house.http("GET", "/health")).status != 200:
                    await asyncio.sleep(0.01)

    asyncio.run(story())


def test_one_home_does_not_take_all_places_but_a_trusted_proxy_may() -> None:
    limits = Limits(of_an_address=2)
    entrance = Entrance(limits, Proxies("10.0.0.1"))
    assert [entrance.enter(f"2001:db8::{n}") for n in range(3)] == [True, True, False]
    assert [entrance.enter(host) for host in ("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1")] == [
        True,
        True,
        False,
    ]
    assert all(entrance.enter(host) for host in ("10.0.0.1", "::ffff:10.0.0.1") for _ in range(5))
    entrance.leave("2001:db8::1")
    entrance.leave("2001:db8::2")
    assert entrance.enter("2001:db8::9")


def test_there_is_less_room_than_descriptors() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 500), hard))
        raised = raised_descriptors()
        assert raised == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 500
        assert Entrance(NO_LIMITS, Proxies(), raised).most == room_within(raised) < raised
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_line_of_the_log_comes_once_in_a_while_and_counts_the_others() -> None:
    told: list[str] = []

    class Told(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            told.append(self.format(record))

    handler = Told()
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom(10.0))
    for second in range(25):
        record = logging.makeLogRecord({"name": "level8", "msg": "no room", "created": float(second)})
        handler.handle(record)
    handler.handle(logging.makeLogRecord({"name": "level8", "msg": "something else", "created": 25.0}))
    lines = [json.loads(line) for line in told]
    assert [(line["at"], line.get("left_out", 0)) for line in lines] == [(0, 0), (10, 9), (20, 9), (25, 0)]
