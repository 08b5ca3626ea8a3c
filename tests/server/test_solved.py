"""What a person has solved is kept with the person, and devices lose nothing of each other's."""

import asyncio
from pathlib import Path
from typing import Any, Final

from server.evening import BOT, ME
from server.house import House, open_house

PATH: Final = "/api/mine/puzzles"
NOTHING: Final = {"solved": {}, "streak": {"last": "1970-01-01", "days": 0}}


async def sent(house: House, cookie: str, body: object) -> Any:
    return await house.http("POST", PATH, body, {"Cookie": cookie} if cookie else {})


def test_what_several_devices_solved_comes_together_and_goes_when_one_is_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            _, ann = await house.make({"seats": [ME, BOT]})
            assert (await house.http("GET", PATH, headers={"Cookie": ann})).json == NOTHING
            phone = {
                "solved": {"1": "first", "2": "tried", "3": "later"},
                "streak": {"last": "2026-01-02", "days": 2},
            }
            laptop = {
                "solved": {"1": "tried", "2": "later", "4": "first"},
                "streak": {"last": "2026-01-02", "days": 1},
            }
            assert (await sent(house, ann, phone)).json == phone
            both = {"1": "first", "2": "later", "3": "later", "4": "first"}
            assert (await sent(house, ann, laptop)).json == {"solved": both, "streak": phone["streak"]}
            assert (await house.http("GET", PATH, headers={"Cookie": ann})).json["solved"] == both
            person = ann.split(".")[1]
            await house.http("POST", "/api/forget", {}, {"Cookie": ann})
            assert await house.server.store.progress(person) is None

    asyncio.run(story())


def test_whoever_is_not_known_becomes_somebody_only_by_solving(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            looked = await house.http("GET", PATH)
            assert looked.json is None
            assert "set-cookie" not in looked.headers
            cookie = (
                (await sent(house, "", {"solved": {"7": "first"}})).headers["set-cookie"].partition(";")[0]
            )
            found = await house.http("GET", PATH, headers={"Cookie": cookie})
            assert found.json["solved"] == {"7": "first"}

    asyncio.run(story())


def test_progress_that_is_none_is_refused(tmp_path: Path) -> None:
    bad = [
        {"solved": {"1000": "first"}},
        {"solved": {"0": "first"}},
        {"solved": {"7 ": "first"}},
        {"solved": {"7": "won"}},
        {"solved": {}, "streak": {"last": "soon", "days": 1}},
        {"solved": {}, "streak": {"last": "2026-01-02", "days": -1}},
        {"solved": {}, "more": 1},
    ]

    async def story() -> None:
        async with open_house(tmp_path) as house:
            _, ann = await house.make({"seats": [ME, BOT]})
            assert [(await sent(house, ann, each)).status for each in bad] == [400] * len(bad)
            assert (await house.http("GET", PATH, headers={"Cookie": ann})).json == NOTHING

    asyncio.run(story())
