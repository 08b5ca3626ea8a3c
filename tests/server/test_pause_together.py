"""At live tables everyone sees how a round ended, and the next deal comes to all of them together."""

import asyncio
import time
from pathlib import Path

import pytest

from level8.record import verify_bytes
from level8.server.store import store_at
from level8.server.table import events
from level8.server.table.clock import pause_over_at
from level8.server.table.events import read_event
from server.evening import BOT, ME, NEVER, OPEN, Json, live_of, two_people, until
from server.house import Client, House, open_house
from server.test_tables import choose as choose_seen

# The first pair is laid, and the round is over soon: half of the cards are jokers. The game has eight levels.
QUICK = """
name = "quick"
goal = "victory"
players = [2, 4]
[deck]
colours = 2
numbers = 10
[[deck.joker]]
count = 40
[[side]]
levels = ["set 2", "set 2", "set 2", "set 2", "set 2", "set 2", "set 2", "set 2"]
"""


async def play_round(*clients: Client) -> None:
    """Everyone plays until a round is over."""

    async def play(client: Client) -> None:
        while client.view["pause"] is None:
            if client.view["may"] is None:
                await client.hear()
            else:
                await client.act(choose_seen(client.view), client.view["game"]["seat"])

    await asyncio.gather(*[play(client) for client in clients])


def test_where_only_bots_sit_the_next_round_comes_by_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            asked = {"seats": [BOT, BOT], "pace": 0, "start": True, "edition_file": QUICK}
            table, cookie = await house.make(asked)
            async with house.at(table, cookie) as spectator:
                await spectator.until(lambda message: message["game"]["round"] == 3)

    asyncio.run(story())


def test_people_far_apart_see_the_result_and_go_on_together(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, two_people(house, file=QUICK) as (table, ann, bo):
            assert ann.view["table"]["countdown"] == 30
            await play_round(ann, bo)
            for client in (ann, bo):
                assert client.view["game"]["step"] == "pause"
                assert client.view["pause"]["awaited"] == [0, 1]
                assert client.view["may"] is None
                assert 25_000 < client.view["clock"] <= 30_000
            seat = ann.view["pause"]["result"]["out"]
            for tried in ("draw", "discard r1"):
                checked = await bo.ask("try", seat=1, action=tried)
                assert checked["refused"]["message"] == "server-paused"
                assert checked["refused"]["would"] == []
            assert (await ann.act("draw", 0))["message"] == "server-paused"
            assert (await ann.ask("hint", seat=seat))["is"] == "refused"
            hand = bo.view["game"]["hand"]
            assert (await ann.go_on())["pause"]["awaited"] == [1]
            async with house.at(table, bo.cookie) as again:  # a reload sees the same
                first = await again.first()
                assert first["whole"]
                assert first["pause"]["awaited"] == [1]
                assert first["game"]["hand"] == hand
                dealt = await again.go_on()
                assert (dealt["pause"], dealt["game"]["round"]) == (None, 2)
                assert [event["is"] for event in dealt["events"]] == ["dealt"]
                assert len(dealt["game"]["hand"]) == 10
            seen_by_ann = await ann.until(lambda message: message["pause"] is None)
            assert seen_by_ann["game"]["round"] == 2

    asyncio.run(story())


def test_a_countdown_ends_the_pause_and_nobody_alone_is_hurried(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, waits=NEVER) as house:
            house.server.lobby.hall.now = time.time
            async with two_people(house, file=QUICK) as (table, ann, bo):
                await play_round(ann, bo)
                live = live_of(house, table)
                live.held_at = 0.0  # the table has been here for long
                house.server.lobby.hall.now = lambda: time.time() + 29.0
                live.schedule()
                assert 0 < (await ann.ask("look"))["clock"] <= 1_500
                assert live.table.pause is not None
                house.server.lobby.hall.now = lambda: time.time() + 31.0
                live.schedule()
                assert (await bo.until(lambda message: message["pause"] is None))["game"]["round"] == 2
        async with open_house(tmp_path) as house:
            asked = {"seats": [ME, BOT], "pace": 0, "start": True, "edition_file": QUICK}
            table, cookie = await house.make(asked)
            async with house.at(table, cookie) as ann:
                assert (await ann.first())["table"]["countdown"] == 0
                await play_round(ann)
                assert ann.view["clock"] is None
                assert pause_over_at(live_of(house, table).table, watched=True) is None

    asyncio.run(story())


def test_a_pause_outlives_the_server(tmp_path: Path) -> None:
    async def end_of_round(house: House) -> tuple[str, str, str]:
        async with two_people(house, file=QUICK) as (table, ann, bo):
            await play_round(ann, bo)
            await ann.go_on()
            return table, ann.cookie, bo.cookie

    async def story() -> None:
        async with open_house(tmp_path, waits=NEVER) as house:
            table, *cookies = await end_of_round(house)
        async with open_house(tmp_path, waits=NEVER) as house:
            # The countdown ran out while no server was there: there is still time to come back.
            house.server.lobby.hall.now = lambda: time.time() + 100.0
            async with house.at(table, cookies[0]) as ann, house.at(table, cookies[1]) as bo:
                await ann.first()
                assert (await bo.first())["pause"]["awaited"] == [1]
                assert (await bo.go_on())["game"]["round"] == 2
                await ann.until(lambda message: message["pause"] is None)

    asyncio.run(story())


def test_bots_play_nothing_while_one_looks_at_the_result(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            asked = {"seats": [ME, BOT, BOT], "pace": 0, "start": True, "edition_file": QUICK}
            table, cookie = await house.make(asked)
            async with house.at(table, cookie) as ann:
                await ann.first()
                await play_round(ann)
                version = live_of(house, table).table.version
                for _ in range(3):  # as long as bots would take to think
                    await ann.ask("ping")
                    await asyncio.sleep(0.2)
                assert live_of(house, table).table.version == version
                await ann.go_on()
                if ann.view["may"] is None:  # a bot is the first of the next round
                    await ann.until(lambda message: message["version"] > version + 1)
            stored = [read_event(data) for data in await house.server.store.events(table)]
            assert any(isinstance(event, events.Continued) for event in stored)

    asyncio.run(story())


def test_two_processes_end_a_pause_together(tmp_path: Path) -> None:
    async def story() -> None:
        store = store_at(None, tmp_path)
        await store.open()
        async with open_house(tmp_path, store=store) as one, open_house(tmp_path, store=store) as two:
            table, cookie = await one.make({"seats": [ME, OPEN], "pace": 0, "edition_file": QUICK})
            async with one.at(table, cookie) as ann, one.at(table) as bo:
                await ann.first()
                await bo.first()
                await bo.ask("join", name="Bo")
                await ann.ask("start")
                await bo.until(lambda message: message["game"] is not None)
                async with two.at(table, bo.cookie) as elsewhere:  # which has not heard of the round's end
                    await elsewhere.first()
                    await play_round(ann, bo)
                    assert (await elsewhere.ask("continue", round=1))["is"] == "seen"
                    assert (await ann.go_on())["is"] == "seen"
                    await live_of(one, table).refresh()
                    await until(lambda: live_of(one, table).table.pause is None)
        await store.close()

    asyncio.run(story())


# --- who goes first ---


@pytest.mark.rule("S3")
def test_a_table_may_name_who_goes_first_and_the_record_still_proves_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            seats: list[Json] = [BOT, ME, BOT]
            asked = {"seats": seats, "pace": 0, "start": True, "first": 1, "edition_file": QUICK}
            for _ in range(4):  # a dealer that is drawn would hardly be the right one each time
                table, cookie = await house.make(asked)
                async with house.at(table, cookie) as ann:
                    first = await ann.first()
                    assert (first["game"]["to_act"], first["game"]["dealer"]) == (1, 0)
                    assert first["may"]["asks"] == "draw"
                    assert (await ann.ask("hint", seat=1))["is"] == "hinted"  # by one who knows the dealer
                    while ann.view["table"]["state"] != "over":
                        if ann.view["may"] is None:
                            await ann.hear_or_go_on()
                        else:
                            await ann.act(choose_seen(ann.view), 1)
                    assert first["table"]["commitment"] == ann.view["table"]["commitment"]
                record = (await house.http("GET", f"/api/games/{table}/1/record")).body
                assert verify_bytes(record).ok
                assert b"\nFirst dealer: 1\n" in record
            refused = await house.http("POST", "/api/tables", {**asked, "first": 3})
            assert refused.status == 400

    asyncio.run(story())
