"""Where a server listens, and which address it prints: one that works, in the whole network if possible."""

import asyncio
import socket
from dataclasses import fields
from pathlib import Path

import pytest

from level8.server.network.app import Server
from level8.server.network.house_file import house_rules
from level8.server.network.limits import USUAL_LIMITS, Limits
from level8.server.network.listening import address_of, listen
from level8.server.network.page import Nameplate
from level8.server.network.serving import configured
from level8.server.store import store_at


def test_no_small_message_waits_until_the_one_before_it_has_arrived() -> None:
    async def story() -> None:
        at_once = asyncio.get_running_loop().create_future()

        def visited(_: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
            connection = out.get_extra_info("socket")
            at_once.set_result(connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            out.close()

        with listen("127.0.0.1", 0) as listening:
            async with await asyncio.start_server(visited, sock=listening):
                _, visitor = await asyncio.open_connection(*listening.getsockname())
                assert await at_once
                visitor.close()
                await visitor.wait_closed()

    asyncio.run(story())


def test_an_idle_connection_stays_open_longer_than_a_proxy_keeps_its_own(tmp_path: Path) -> None:
    assert configured(Server(store_at(None, tmp_path))).timeout_keep_alive > 60


def test_a_server_for_one_machine_tells_the_address_it_was_given() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        assert address_of(listening) == f"http://127.0.0.1:{listening.getsockname()[1]}/"


class Way:
    """A datagram socket whose own address is 198.51.100.7, or that has no route."""

    out = True

    def __init__(self, family: socket.AddressFamily, kind: socket.SocketKind) -> None:
        assert kind == socket.SOCK_DGRAM  # nothing is sent
        self.family = family

    def __enter__(self) -> "Way":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _: tuple[str, int]) -> None:
        if not self.out:
            raise OSError(101, "Network is unreachable")

    def getsockname(self) -> tuple[str, int]:
        return ("198.51.100.7" if self.family == socket.AF_INET else "2001:db8::7", 1)


class Listening:
    """A listening socket; only its address matters."""

    def __init__(self, host: str, alone: int = 0) -> None:
        self.name = (host, 8008)
        self.alone = alone

    def getsockname(self) -> tuple[str, int]:
        return self.name

    def getsockopt(self, *_: object) -> int:
        return self.alone


@pytest.mark.parametrize(
    ("host", "alone", "out", "told"),
    [
        ("0.0.0.0", 0, True, "http://198.51.100.7:8008/"),
        ("0.0.0.0", 0, False, "http://127.0.0.1:8008/"),
        ("::", 0, True, "http://198.51.100.7:8008/"),
        ("::", 1, True, "http://[2001:db8::7]:8008/"),
        ("::", 1, False, "http://[::1]:8008/"),
    ],
)
def test_a_server_for_the_house_tells_its_address_in_the_house(
    monkeypatch: pytest.MonkeyPatch, host: str, alone: int, out: bool, told: str
) -> None:
    monkeypatch.setattr(Way, "out", out)
    monkeypatch.setattr(socket, "socket", Way)
    assert address_of(Listening(host, alone)) == told  # type: ignore[arg-type]


def test_what_is_told_can_be_reached() -> None:
    with socket.create_server(("0.0.0.0", 0)) as listening:
        host, _, port = address_of(listening).removeprefix("http://").rstrip("/").partition(":")
        socket.create_connection((host, int(port)), timeout=10).close()


def test_the_documented_house_file_names_every_limit_as_it_is_without_one(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    documented = text.partition("## A house's own rules")[2].partition("```toml\n")[2].partition("```")[0]
    file = tmp_path / "house.toml"
    file.write_text(documented, encoding="utf-8")
    said = house_rules(file)
    assert (said.hosts, said.proxies, said.bots) == (
        ("game.example.org",),
        ("127.0.0.1",),
        ("my_bots:Clever",),
    )
    assert said.plate == Nameplate("The Millers", ("de", "en"), open_tables=False)
    assert said.limits == USUAL_LIMITS
    for limit in fields(Limits):
        assert limit.name in documented
