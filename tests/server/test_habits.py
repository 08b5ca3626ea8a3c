"""What the reviewed games of a person say together: only their own games, and only their own seat."""

import asyncio
import json
from pathlib import Path
from typing import Any, Final

import pytest

from level8.here.house import ME as HOLDER
from level8.here.house import House
from level8.here.memory import MemoryShelf
from level8.server.store import store_at
from server.evening import BOT, ME
from server.house import open_house

GOLDEN: Final = Path(__file__).parent.parent / "golden"
RECORD: Final = (GOLDEN / "original-1-2.level8").read_text(encoding="utf-8")
REVIEW: Final = (GOLDEN / "original-1-2.review.json").read_bytes()


def test_reviewed_games_are_counted_and_the_others_are_named(tmp_path: Path) -> None:
    async def story() -> None:
        store = store_at(None, tmp_path)
        await store.open()
        async with open_house(tmp_path, store=store) as house:
            table, cookie = await house.make({"seats": [ME, BOT]})
            person = house.server.lobby.tables[table].table.host

            async def told() -> Any:
                answer = await house.http("GET", "/api/mine/review", headers={"Cookie": cookie})
                assert answer.status == 200
                return answer.json

            assert (await told())["games"] == 0
            for number, people in enumerate([["", person], [person, ""], [person, person], ["eve", ""]], 1):
                await store.keep_record("ravenna", number, RECORD, people)
            assert [each["seat"] for each in (await told())["unreviewed"]] == [0, 1]
            for number in (1, 3, 4):
                await store.keep_review("ravenna", number, REVIEW)
            found, own = await told(), json.loads(REVIEW)["seats"][1]
            assert (found["games"], found["choices"]) == (1, own["skill"]["choices"])
            assert found["luck"] == pytest.approx(own["luck"])
            costly = [each for habit in found["habits"] for each in habit["costly"]]
            assert {each["actions"] for each in costly} == {
                each["actions"] for each in own["skill"]["costliest"]
            }
            assert all((each["number"], each["seat"]) == (1, 2) for each in costly)
            assert [each["number"] for each in found["unreviewed"]] == [2]
            assert (await house.http("GET", "/api/mine/review")).json["games"] == 0
        await store.close()

    asyncio.run(story())


def test_without_a_server_the_page_s_own_reviews_are_counted_and_luck_is_left_open() -> None:
    async def story() -> None:
        shelf = MemoryShelf()
        house = House(shelf, lambda line, text: None, lambda line, code: None)
        for number in (1, 2):
            await house.store.keep_record("here0", number, RECORD, ["", HOLDER])
        glance = json.loads(REVIEW)
        for seat in glance["seats"]:
            seat["luck"] = None
        own = glance["seats"][1]["skill"]
        glance["seats"][0]["skill"] = None
        await shelf.put("reviews", "here0/1/1", json.dumps(glance))  # as the page keeps it
        await shelf.put("reviews", "here0/2/0", json.dumps(glance))  # of a bot's choices
        told = json.loads(await house.ask("GET", "/api/mine/review"))
        assert told["status"] == 200
        found = told["body"]
        assert (found["games"], found["choices"], found["luck"]) == (1, own["choices"], None)
        assert found["lost"] == pytest.approx(own["lost"])
        assert [each["number"] for each in found["unreviewed"]] == [2]

    asyncio.run(story())
