"""People at a table of a real server, and waiting for what they are told."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

from level8.server.live.hall import Waits
from level8.server.live.live_table import LiveTable
from server.house import Client, House
from server.test_tables import choose

Json = dict[str, Any]
ME = {"kind": "me", "name": "Ann"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "novice"}
SOON = Waits(crowd=0.0, crowd_after=0.0, grace=0.05, retry=0.02, beat=0.05, idle=3600.0)
NEVER = Waits(crowd=0.0, crowd_after=0.0, grace=3600.0, retry=0.02, beat=0.05)
# The first pair wins, and half of the cards are jokers.
SHORT = """
name = "short"
goal = "victory"
players = [2, 3]
[deck]
colours = 2
numbers = 10
[[deck.joker]]
count = 40
[[side]]
levels = ["set 2"]
"""


async def until(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds that no message reports."""
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


def live_of(house: House, table: str) -> LiveTable:
    return house.server.lobby.tables[table]


def told_of(client: Client, kind: str) -> list[Json]:
    views = [message for message in client.told if message["is"] == "seen"]
    return [event for view in views for event in view["events"] if event["is"] == kind]


def has(kind: str) -> Callable[[Json], bool]:
    return lambda message: any(event["is"] == kind for event in message.get("events", []))


@contextlib.asynccontextmanager
async def two_people(
    house: House, start: bool = True, file: str = "", clock: int = 0
) -> AsyncIterator[tuple[str, Client, Client]]:
    """Ann, who is the host, and Bo."""
    asked: Json = {"seats": [ME, OPEN], "pace": 0, "clock": clock, "edition_file": file}
    table, cookie = await house.make(asked)
    async with house.at(table, cookie) as ann, house.at(table) as bo:
        await ann.first()
        await bo.first()
        await bo.ask("join", name="Bo")
        if start:
            started = await ann.ask("start")
            await bo.until(lambda message: message.get("version", 0) >= started["version"])
        yield table, ann, bo


async def pass_turn(client: Client, seat: int) -> None:
    while client.view["may"] is not None:
        asks = client.view["may"]["asks"]
        action = "draw" if asks == "draw" else f"discard {client.view['may']['discard'][0]}"
        assert (await client.act(action, seat))["is"] == "seen"


async def play_to_the_end(*clients: Client) -> None:
    async def play(client: Client) -> None:
        while client.view["table"]["state"] != "over":
            if client.view["may"] is None:
                await client.hear_or_go_on()
            else:
                await client.act(choose(client.view), client.view["game"]["seat"])

    await asyncio.gather(*[play(client) for client in clients])
