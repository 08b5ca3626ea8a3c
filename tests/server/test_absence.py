"""Clocks, people who are away, and the bots that cover them."""

import asyncio
import time
from pathlib import Path

import pytest

from level8.server.store import store_at
from level8.server.table import events
from level8.server.table.clock import due
from server.evening import BOT, ME, NEVER, SOON, Json, has, live_of, pass_turn, told_of, two_people, until
from server.house import House, open_house
from server.model import new_table


def moment(view: Json) -> tuple[int, int]:
    """Which turn it is; a round can be over in a single one."""
    return view["game"]["round"], view["game"]["turn"]


def test_when_the_clock_runs_out_a_bot_makes_the_move_and_the_next_has_a_full_clock(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, two_people(house, clock=30) as (table, ann, bo):
            live, seat = live_of(house, table), ann.view["game"]["to_act"]
            assert 25_000 < ann.view["clock"] <= 30_000
            assert bo.view["clock"] is not None
            before = moment(ann.view)
            house.server.lobby.hall.now = lambda: time.time() + 29.0
            live.schedule()
            assert 0 < (await ann.ask("look"))["clock"] <= 1_000
            assert live.table.to_act == seat
            house.server.lobby.hall.now = lambda: time.time() + 30.5
            live.schedule()
            seen = await bo.until(lambda message: moment(message) > before)
            assert {event["seat"] for event in told_of(bo, "overdue")} == {seat}
            follows = seat if told_of(bo, "skipped") else 1 - seat  # it may have played a skip card
            assert seen["game"]["to_act"] == follows
            assert 25_000 < seen["clock"] <= 30_000
            assert not seen["table"]["sitters"][seat]["covered"]

    asyncio.run(story())


def test_a_clock_is_where_it_was_after_a_crash_and_leaves_time_to_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            open_house(tmp_path, waits=NEVER) as house,
            two_people(house, clock=30) as (table, ann, bo),
        ):
            cookies, seat = (ann.cookie, bo.cookie), ann.view["game"]["to_act"]
        async with open_house(tmp_path, waits=NEVER) as house:
            house.server.lobby.hall.now = lambda: time.time() + 20.0
            async with house.at(table, cookies[1 - seat]) as other:
                assert 5_000 < (await other.first())["clock"] <= 10_000
        async with open_house(tmp_path, waits=NEVER) as house:
            house.server.lobby.hall.now = lambda: time.time() + 100.0
            async with house.at(table, cookies[1 - seat]) as other, house.at(table, cookies[seat]) as own:
                assert (await other.first())["clock"] == 0
                await own.first()
                for _ in range(2):  # as long as a bot would take to think
                    assert (await own.ask("hint", seat=seat))["is"] == "hinted"
                assert (await own.act("draw", seat))["is"] == "seen"
                assert told_of(own, "overdue") == []

    asyncio.run(story())


def test_a_clock_stands_still_while_nobody_is_there() -> None:
    table, _ = new_table()
    table.apply(events.Started(at=2.0))
    for at, person in ((10.0, "ann"), (11.0, "bo")):
        table.apply(events.Came(at=at, person=person, process="p"))
    assert table.asked_at == 10.0
    for person in ("ann", "bo"):
        table.apply(events.Went(at=20.0, person=person))
    table.apply(events.Came(at=100.0, person="bo", process="p"))
    table.apply(events.Came(at=110.0, person="ann", process="p"))
    assert table.asked_at == 100.0


# --- absence ---


def test_a_bot_covers_who_is_away_and_hands_back_on_return(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, waits=SOON) as house, two_people(house) as (table, ann, bo):
            await bo.link.close()
            covered = await ann.until(has("covered"))
            assert covered["table"]["sitters"][1]["covered"]
            assert not covered["table"]["sitters"][1]["present"]
            await pass_turn(ann, 0)
            await ann.until(lambda message: message["may"] is not None)  # the bot has played Bo's turn
            assert any(event["seat"] == 1 for event in told_of(ann, "drew"))
            async with house.at(table, bo.cookie) as bo_again:
                first = await bo_again.first()
                assert first["game"]["seat"] == 1
                assert not first["table"]["sitters"][1]["covered"]
                await ann.until(has("returned"))
                await pass_turn(ann, 0)
                await bo_again.until(lambda message: message["may"] is not None)
                assert due(live_of(house, table).table, watched=True) is None  # nobody plays for Bo now
                await pass_turn(bo_again, 1)

    asyncio.run(story())


def test_a_reload_within_the_grace_is_not_an_absence(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, waits=NEVER) as house, two_people(house) as (table, ann, bo):
            version = live_of(house, table).table.version
            await bo.link.close()
            await until(lambda: len(live_of(house, table).watchers) == 1)
            async with house.at(table, bo.cookie) as again:
                assert (await again.first())["table"]["sitters"][1]["present"]
            assert live_of(house, table).table.version == version
            assert told_of(ann, "covered") == []

    asyncio.run(story())


def test_after_a_restart_nobody_is_covered_before_the_grace_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, waits=NEVER) as house, two_people(house) as (table, ann, bo):
            cookies = (ann.cookie, bo.cookie)
        async with open_house(tmp_path, waits=NEVER) as house, house.at(table, cookies[0]) as ann:
            await ann.first()
            await live_of(house, table).bury({house.server.lobby.hall.process})
            assert not (await ann.ask("look"))["table"]["sitters"][1]["covered"]
        async with open_house(tmp_path, waits=SOON) as house, house.at(table, cookies[0]) as ann:
            seen = await ann.until(lambda message: message["table"]["sitters"][1]["covered"])
            assert seen["table"]["sitters"][0]["present"]

    asyncio.run(story())


def test_a_table_rests_while_none_of_its_people_is_there_though_someone_watches(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, waits=SOON) as house:
            table, cookie = await house.make({"seats": [ME, BOT, BOT], "pace": 0, "start": True})
            assert due(live_of(house, table).table, watched=False) is None  # nobody has come yet
            async with house.at(table, cookie) as ann:
                await ann.until(lambda message: message["may"] is not None)
                seat = ann.view["game"]["seat"]
                await pass_turn(ann, seat)
            live = live_of(house, table)
            await until(lambda: not live.table.attended)
            async with house.at(table) as spectator:
                await spectator.first()
                assert due(live.table, watched=True) is None
                version = live.table.version
                assert (await spectator.ask("look"))["version"] == version
                async with house.at(table, cookie) as ann:
                    await ann.first()
                    while ann.view["may"] is None:  # the bots may have ended a round meanwhile
                        await ann.hear_or_go_on()
                    assert spectator.view["table"]["watching"] == 1

    asyncio.run(story())


def test_bots_alone_play_while_somebody_watches(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, waits=SOON) as house:
            table, cookie = await house.make({"seats": [BOT, BOT], "pace": 0, "start": True})
            assert due(live_of(house, table).table, watched=False) is None
            async with house.at(table, cookie) as spectator:
                await spectator.until(lambda message: message["game"]["turn"] > 3)
                assert spectator.view["game"]["hand"] == []
                assert spectator.view["may"] is None

    asyncio.run(story())


def test_one_whose_page_at_one_process_closes_is_not_away_while_another_is_open_elsewhere(
    tmp_path: Path,
) -> None:
    async def listen(house: House) -> None:
        """Wake the table, as a store does when another process has written."""
        while True:
            await asyncio.sleep(0.01)
            for live in list(house.server.lobby.tables.values()):
                await live.refresh()

    async def evening(one: House, two: House) -> None:
        table, cookie = await one.make({"seats": [ME, BOT], "pace": 0, "start": True})
        async with one.at(table, cookie) as first:
            await first.first()
            async with two.at(table, cookie) as second:
                await second.first()
                await until(lambda: bool(process(one, table) == two.server.lobby.hall.process))
            await until(lambda: bool(process(one, table) == one.server.lobby.hall.process))
            assert live_of(one, table).table.goes_on(watched=False)

    def process(house: House, table: str) -> str:
        return live_of(house, table).table.chairs[0].process

    async def story() -> None:
        store = store_at(None, tmp_path)
        await store.open()
        async with (
            open_house(tmp_path, store=store, waits=SOON) as one,
            open_house(tmp_path, store=store, waits=SOON) as two,
        ):
            ears = [asyncio.create_task(listen(house)) for house in (one, two)]
            await evening(one, two)
            for task in ears:
                task.cancel()
        await store.close()

    asyncio.run(story())


def test_when_a_process_dies_its_people_who_are_connected_to_another_are_not_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, waits=SOON) as house, two_people(house) as (table, _, _):
            live, alive = live_of(house, table), {house.server.lobby.hall.process}
            person = live.table.chairs[0].person
            await live.write(lambda _: [events.Came(at=time.time(), person=person, process="dead")])
            await asyncio.sleep(SOON.grace)
            await live.bury(alive)
            assert live.table.chairs[0].process in alive

    asyncio.run(story())


def test_a_clock_that_is_put_back_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def put_back(seconds: float) -> None:
        system = time.time
        monkeypatch.setattr(time, "time", lambda: system() - seconds)

    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cookie = await house.make({"seats": [ME, BOT], "pace": 300, "start": True})
            put_back(1000.0)  # while it is played
            async with house.at(table, cookie) as ann:
                await ann.first()
                while ann.view["may"] is None:
                    await ann.hear_or_go_on()
                await pass_turn(ann, 0)
        put_back(1000.0)  # and before it is loaded again
        async with open_house(tmp_path) as house, house.at(table, cookie) as ann:
            await ann.first()
            while ann.view["may"] is None:
                await ann.hear_or_go_on()

    asyncio.run(story())
