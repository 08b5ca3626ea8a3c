"""The addresses of docs/protocol.md: a server answers all, the house in a page those that need no server."""

import asyncio
import json
import re
from pathlib import Path
from typing import Final

import pytest

from level8.here.house import House as PageHouse
from level8.here.memory import MemoryShelf
from server.house import open_house

PROTOCOL: Final = Path(__file__).parents[2] / "docs" / "protocol.md"
LISTED: Final = [
    (method, path)
    for line in PROTOCOL.read_text().splitlines()
    if line.startswith("| `")
    for method, path in re.findall(r"`(GET|POST) (/api/[^`]+)`", line.split("|")[1])
]
# One device, nobody else, no cookie; and the page keeps reviews and solved puzzles itself.
ONLY_A_SERVER: Final = {
    "/api/device-token",
    "/api/claim",
    "/api/renew",
    "/api/end-others",
    "/api/forget",
    "/api/neighbours",
    "/api/mine/puzzles",
    "/api/games/{table}/{number}/review",
}


def real(path: str) -> str:
    """An address with something in the place of each name in braces."""
    return path.format(table="nobodys", number=1, edition="modern", side=1)


def is_unknown(status: int, told: object) -> bool:
    return status == 404 and isinstance(told, dict) and told["message"] == "server-no-page"


def test_a_server_answers_all_addresses_that_are_listed(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            for method, path in [*LISTED, ("GET", "/api/nothing"), ("POST", "/api/nothing")]:
                answer = await house.http(method, real(path), b"" if method == "GET" else b"{}")
                known = answer.status != 405 and not is_unknown(
                    answer.status, json.loads(answer.body or b"{}")
                )
                assert known == ((method, path) in LISTED), (method, path, answer.body)

    assert len(LISTED) > 25
    asyncio.run(story())


@pytest.mark.parametrize(("method", "path"), LISTED)
def test_the_house_in_a_page_answers_what_needs_no_server(method: str, path: str) -> None:
    async def story() -> None:
        house = PageHouse(MemoryShelf(), lambda *_: None, lambda *_: None)
        await house.open()
        answer = json.loads(await house.ask(method, real(path), "{}"))
        await house.end()
        assert is_unknown(answer["status"], answer["body"]) == (path in ONLY_A_SERVER), answer

    asyncio.run(story())
