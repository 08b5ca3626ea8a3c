"""The server really answers as docs/protocol.md says, and the example plays a game."""

import asyncio
import importlib.util
import json
import re
from pathlib import Path
from typing import Any

from server.house import Client, House, open_house

ROOT = Path(__file__).parents[2]
ANYTHING = "…"


def exchanges() -> list[list[str]]:
    """The lines of each documented exchange."""
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    blocks = re.findall(r"<!-- exchange -->\n```text\n(.*?)```", text, re.DOTALL)
    return [block.splitlines() for block in blocks]


def fits(documented: Any, real: Any) -> bool:
    """Whether an answer contains everything that the document shows of it."""
    if documented == ANYTHING:
        return real is not None
    if isinstance(documented, dict):
        return all(key in real and fits(value, real[key]) for key, value in documented.items())
    if isinstance(documented, list):
        return len(documented) == len(real) and all(map(fits, documented, real))
    return bool(documented == real)


async def hold(client: Client, line: str, skip_comings: bool) -> bool:
    """Send or receive one line of the document, with other views in between; False if seat 1 is to act."""
    sign, _, text = line.partition(" ")
    message = json.loads(text)
    if sign == "→":
        await client.link.send(text)
        return True
    heard = await client.hear()
    while skip_comings and heard["is"] == "seen" and heard["id"] != message["id"]:
        heard = await client.hear()
    if client.view["game"] is not None and client.view["game"]["to_act"] == 1:
        return False
    assert fits(message, heard), (line, heard)
    return True


async def conversation(house: House) -> bool:
    """Run the whole conversation; False if the other seat begins."""
    made, *talks = exchanges()
    method, path = made[0].split()
    answer = await house.http(method, path, json.loads(made[1].partition(" ")[2]))
    assert fits(json.loads(made[2].partition(" ")[2]), answer.json)
    cookie = answer.headers["set-cookie"].partition(";")[0]
    async with house.at(answer.json["table"], cookie) as client:
        for number, line in enumerate(line for talk in talks for line in talk):
            if not await hold(client, line, skip_comings=number > 0):
                return False
    return True


def test_the_documented_conversation_is_had_with_the_real_server(tmp_path: Path) -> None:
    assert len(exchanges()) == 4

    async def story() -> None:
        async with open_house(tmp_path) as house:
            while not await conversation(house):
                pass

    asyncio.run(story())


def test_the_example_client_plays_a_whole_game(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("example_client", ROOT / "examples" / "client.py")
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)

    async def story() -> None:
        async with open_house(tmp_path) as house:
            last = await asyncio.to_thread(example.main, house.address, 2)
            assert last["game"]["winner"] is not None
            assert min(last["game"]["ranking"]) == 1

    asyncio.run(story())


def test_the_example_client_is_about_sixty_lines() -> None:
    assert len((ROOT / "examples" / "client.py").read_text(encoding="utf-8").splitlines()) < 80
