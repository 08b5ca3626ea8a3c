"""A new server takes over from the old one while people play: they come again, and nothing is lost."""

import asyncio
import contextlib
import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from level8.game.actions import format_action, parse_action
from server.house import Client, House
from server.process import COMMAND, PATIENCE
from server.test_process import stored_actions
from server.test_tables import choose

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="only Unix hands sockets on")
_HAND_ON = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1")
os.execv(sys.argv[2], sys.argv[2:])
"""
UPGRADES = 2
PEOPLE = 3


@contextlib.contextmanager
def served(listening: socket.socket, folder: Path) -> Iterator["subprocess.Popen[str]"]:
    """A server at a socket that was opened before, as systemd hands it on."""
    command = [sys.executable, "-c", _HAND_ON, str(listening.fileno()), *COMMAND]
    command += ["serve", "--data", str(folder)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, pass_fds=(listening.fileno(),)
    ) as running:
        try:
            yield running
        finally:
            running.kill()


def ended(old: "subprocess.Popen[str]") -> None:
    """End a server; it was there, and ended cleanly."""
    old.terminate()
    _, said = old.communicate(timeout=PATIENCE)
    assert (old.returncode, [json.loads(line)["what"] for line in said.splitlines()]) == (
        0,
        ["room for connections"],
    )


class Player:
    """Plays on and on against a bot, and comes again whenever the connection ends."""

    def __init__(self, port: int, table: str, cookie: str) -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/{table}"
        self.table, self.cookie = table, cookie
        self.acknowledged: list[str] = []
        self.arrivals = 0
        self.is_over = False

    async def play(self) -> None:
        while not self.is_over:
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, ConnectionResetError, EOFError):
                headers = {"Cookie": self.cookie}
                async with connect(self.address, additional_headers=headers, max_queue=None) as link:
                    await self._play(Client(link, self.cookie))

    async def _play(self, client: Client) -> None:
        await client.first()
        assert any(sitter["yours"] for sitter in client.view["table"]["sitters"])
        self.arrivals += 1
        while client.view["table"]["state"] == "playing":
            while client.view["may"] is None and client.view["table"]["state"] == "playing":
                await client.hear_or_go_on()
            if client.view["table"]["state"] == "playing":
                action = choose(client.view)
                if (await client.act(action))["is"] == "seen":
                    self.acknowledged.append(action)
        self.is_over = True


async def more_played(players: list[Player], arrivals: int) -> None:
    """Everybody is back after the last upgrade, or has finished, and has played on."""
    while not all(player.is_over or player.arrivals >= arrivals for player in players):
        await asyncio.sleep(0.01)
    played = [len(player.acknowledged) for player in players]
    while not all(
        player.is_over or len(player.acknowledged) > before for player, before in zip(players, played)
    ):
        await asyncio.sleep(0.01)


def test_people_play_on_while_one_server_follows_the_other(tmp_path: Path) -> None:
    async def story(listening: socket.socket, first: "subprocess.Popen[str]") -> list[Player]:
        port, seats = listening.getsockname()[1], [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
        house = House(None, port, None)  # type: ignore[arg-type]
        players = [
            Player(port, *await house.make({"seats": seats, "pace": 0, "start": True})) for _ in range(PEOPLE)
        ]
        tasks = [asyncio.create_task(player.play()) for player in players]
        old = first
        for number in range(1, UPGRADES + 1):
            await more_played(players, number)
            new = stack.enter_context(served(listening, tmp_path))  # waits for the old one's data folder
            await asyncio.to_thread(ended, old)
            assert (await house.http("GET", "/health")).json["ok"]  # no connection is refused meanwhile
            old = new
        await more_played(players, UPGRADES + 1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert [task.exception() for task in tasks if not task.cancelled()] == [None] * sum(
            not task.cancelled() for task in tasks
        )
        await asyncio.to_thread(ended, old)
        return players

    with socket.create_server(("127.0.0.1", 0)) as listening, contextlib.ExitStack() as stack:
        first = stack.enter_context(served(listening, tmp_path))
        players = asyncio.run(story(listening, first))
    for player in players:
        stored = asyncio.run(stored_actions(tmp_path, player.table))
        acknowledged = [format_action(parse_action(action)) for action in player.acknowledged]
        assert [action for action in stored if action in acknowledged]
        rest = iter(stored)  # what was in flight at the end of a server may be stored beside
        assert all(action in rest for action in acknowledged)
