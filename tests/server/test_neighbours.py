"""Whoever plays on the server's machine may let the others in the house in, and nobody else may."""

import asyncio
from pathlib import Path

import pytest

from level8.server.network import neighbours
from level8.server.network.neighbours import Neighbours
from server.house import House, open_house

IN_THE_HOUSE = "127.0.0.2"  # an address of this machine that a browser here would not use


def around(house: House) -> Neighbours:
    (listening,) = house.running.servers[0].sockets
    house.server.neighbours = Neighbours(house.running, listening)
    return house.server.neighbours


async def answers(host: str, port: int) -> bool:
    try:
        reader, writer = await asyncio.open_connection(host, port)
    except OSError:
        return False
    writer.write(f"GET /health HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return answer.startswith(b"HTTP/1.1 200")


def test_others_in_the_house_come_in_once_somebody_at_home_lets_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "address_here", lambda _: IN_THE_HOUSE)

    async def story() -> None:
        async with open_house(tmp_path) as house:
            around(house)
            assert (await house.http("GET", "/api/neighbours")).json == {"address": ""}
            assert not await answers(IN_THE_HOUSE, house.port)
            opened = await house.http("POST", "/api/neighbours")
            assert opened.json == {"address": f"http://{IN_THE_HOUSE}:{house.port}/"}
            assert await answers(IN_THE_HOUSE, house.port)
            assert (await house.http("POST", "/api/neighbours")).json == opened.json
            assert (await house.http("GET", "/api/neighbours")).json == opened.json
        assert not await answers(IN_THE_HOUSE, house.port)  # it closes with the server

    asyncio.run(story())


@pytest.mark.parametrize(
    "headers", [{"Host": "level8.example.org"}, {"Host": "192.168.1.7:8008"}, {"Origin": "http://elsewhere"}]
)
def test_nobody_else_opens_the_house(tmp_path: Path, headers: dict[str, str]) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            there = around(house)
            refused = await house.http("POST", "/api/neighbours", None, headers)
            assert refused.json["message"] in ("server-not-at-home", "server-foreign-page")
            assert there.address == ""

    asyncio.run(story())


def test_a_server_on_the_internet_does_not_open_its_network(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            refused = await house.http("POST", "/api/neighbours")
            assert refused.json["message"] == "server-not-at-home"

    asyncio.run(story())


def test_a_machine_without_a_network_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "address_here", lambda _: "127.0.0.1")

    async def story() -> None:
        async with open_house(tmp_path) as house:
            around(house)
            refused = await house.http("POST", "/api/neighbours")
            assert refused.json["message"] == "server-no-network"

    asyncio.run(story())
