"""If a store or a bot fails for a while, the game goes on."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from level8.bots import BOT_NAMES
from level8.record import verify_bytes
from level8.server.store import store_at
from level8.server.store.sqlite_files import DATABASE
from level8.server.table.events import read_event
from level8.server.table.table import replayed
from level8.server.thinking.thinker import Answer, Question
from server.evening import BOT, ME, OPEN, SHORT, SOON, live_of, play_to_the_end, two_people, until
from server.flaky import Flaky
from server.house import House, open_house


@contextlib.asynccontextmanager
async def flaky_house(folder: Path) -> AsyncIterator[tuple[House, Flaky]]:
    store = Flaky(store_at(None, folder))
    await store.open()
    try:
        async with open_house(folder, store=store, waits=SOON) as house:
            yield house, store
    finally:
        await store.close()


def test_on_a_full_disk_a_move_is_refused_in_words_and_done_when_there_is_room(tmp_path: Path) -> None:
    async def story() -> None:
        async with flaky_house(tmp_path) as (house, store), two_people(house) as (table, ann, bo):
            seat = ann.view["game"]["to_act"]
            who = (ann, bo)[seat]
            before = who.view["game"]
            store.mood = "full"
            refused = await who.act("draw", seat)
            assert (refused["is"], refused["message"], refused["detail"]) == ("refused", "server-trouble", {})
            whole = await who.until(lambda message: message["is"] == "seen" and message["whole"])
            assert whole["game"] == before
            assert (await house.http("GET", "/health")).status == 503
            failed = await house.http("POST", "/api/tables", {"seats": [ME, OPEN]})
            assert (failed.status, failed.json["message"]) == (503, "server-trouble")
            async with house.at(table, who.cookie) as another:  # coming back still works
                assert (await another.first())["game"] == before
            store.mood = "well"
            assert (await who.act("draw", seat))["is"] == "seen"
            assert len(await store.events(table)) == live_of(house, table).table.version

    asyncio.run(story())


def test_what_was_stored_though_the_store_said_no_is_seen_by_all_once_it_is_well(tmp_path: Path) -> None:
    async def story() -> None:
        async with flaky_house(tmp_path) as (house, store), two_people(house) as (table, ann, bo):
            seat = ann.view["game"]["to_act"]
            who = (ann, bo)[seat]
            store.mood = "deaf"
            assert (await who.act("draw", seat))["message"] == "server-trouble"
            store.mood = "well"
            for client in (ann, bo):
                await client.until(
                    lambda message: bool(message.get("game")) and message["game"]["step"] == "play"
                )
            assert len(await store.events(table)) == live_of(house, table).table.version

    asyncio.run(story())


def test_bots_play_on_by_themselves_when_the_store_is_well_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with flaky_house(tmp_path) as (house, store):
            table, cookie = await house.make({"seats": [BOT, BOT], "pace": 0, "start": True})
            async with house.at(table, cookie) as spectator:
                await spectator.until(lambda message: message["game"]["turn"] > 1)
                store.mood, failed = "full", store.failed
                await until(lambda: store.failed > failed + 1)
                turn = live_of(house, table).table.game.turn  # type: ignore[union-attr]
                store.mood = "well"
                await spectator.until(lambda message: message["game"]["turn"] > turn)

    asyncio.run(story())


def test_a_record_is_kept_though_the_disk_was_full_when_the_game_ended(tmp_path: Path) -> None:
    async def story() -> None:
        async with flaky_house(tmp_path) as (house, store), two_people(house, file=SHORT) as (table, ann, bo):
            keep, kept = store.keep_record, 0

            async def not_yet(*about: Any) -> None:
                nonlocal kept
                kept += 1
                store.mood = "full"
                try:
                    await keep(*about)
                finally:
                    store.mood = "well"

            store.keep_record = not_yet  # type: ignore[method-assign,assignment]
            await play_to_the_end(ann, bo)
            await until(lambda: kept > 0)
            assert (await ann.ask("again"))["message"] == "server-trouble"
            assert await store.record(table, 1) is None
            store.keep_record = keep  # type: ignore[method-assign]
            await ann.ask("again")
            assert (await bo.ask("again"))["table"]["number"] == 2
            assert verify_bytes((await store.record(table, 1) or "").encode()).ok

    asyncio.run(story())


def test_a_game_is_there_though_the_server_ended_before_its_record_was_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, two_people(house, file=SHORT) as (table, ann, bo):
            await play_to_the_end(ann, bo)
        with contextlib.closing(sqlite3.connect(tmp_path / DATABASE)) as database, database:
            for name in ("played", "records"):
                database.execute(f"DELETE FROM {name}")
        async with open_house(tmp_path) as house:
            record = await house.http("GET", f"/api/games/{table}/1/record")
            assert verify_bytes(record.body).ok
            assert (await house.http("GET", f"/api/games/{table}/2/record")).status == 404
            assert (await house.http("GET", "/api/games/nowhere/1/record")).json[
                "message"
            ] == "server-no-game"

    asyncio.run(story())


def test_one_who_came_while_others_wrote_is_noted_all_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with flaky_house(tmp_path) as (house, store):
            table, cookie = await house.make({"seats": [ME, BOT], "pace": 0, "start": True})
            store.mood = "contested"
            async with house.at(table, cookie) as ann:
                assert not (await ann.first())["table"]["sitters"][0]["present"]
                refused = await ann.ask("say", text="hello")
                assert refused["message"] == "store-busy"
                store.mood = "well"
                await ann.until(lambda message: message["table"]["sitters"][0]["present"])

    asyncio.run(story())


def test_a_bot_that_answers_nonsense_does_not_spoil_the_log(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, waits=SOON) as house:
            thinkers, asked = house.server.thinkers, 0
            think = thinkers.ask

            async def nonsense(question: Question) -> Answer:
                nonlocal asked
                asked += 1
                answers = [Answer(action="discard K"), Answer(action="?"), Answer()]
                if asked == 4:
                    raise ValueError("a line too long")
                return answers[asked - 1] if asked < 4 else await think(question)

            thinkers.ask = nonsense  # type: ignore[method-assign]
            table, cookie = await house.make({"seats": [BOT, BOT], "pace": 0, "start": True})
            async with house.at(table, cookie) as spectator:
                await spectator.until(lambda message: message["game"]["turn"] > 2)
            assert asked > 4
            stored = [read_event(data) for data in await house.server.store.events(table)]
            assert replayed(table, stored).version == len(stored)

    asyncio.run(story())


def test_a_bot_with_a_long_name_is_called_by_the_start_of_it(tmp_path: Path) -> None:
    name = "a_package.of_many.rooms.with_long_names:TheBotThatPlays"

    async def story() -> None:
        async with open_house(tmp_path, bots=(*BOT_NAMES, name)) as house:
            table, cookie = await house.make({"seats": [ME, OPEN], "pace": 5000})
            async with house.at(table, cookie) as ann:
                await ann.first()
                await ann.ask("assign", seat=1, bot=name)
                assert (await ann.ask("start"))["table"]["state"] == "playing"

    asyncio.run(story())


def test_when_a_table_is_let_go_and_the_server_stops_nothing_is_left_running(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, waits=SOON) as house, two_people(house) as (_, ann, bo):
            await ann.ask("hint", seat=0)
            await bo.ask("hint", seat=1)
        await asyncio.sleep(0)
        left = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        assert left == []
        assert not house.server.lobby.hall.tasks

    asyncio.run(story())
