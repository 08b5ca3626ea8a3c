"""Nobody waits for ever for a host who is away before the start."""

import asyncio
from pathlib import Path

from level8.server.live.hall import Waits
from level8.server.table import events
from server.evening import ME, OPEN, has, live_of, until
from server.house import House, open_house
from server.model import Model, new_table

SOON = Waits(grace=0.05, host=0.05, retry=0.02, beat=0.05)
LATER = Waits(grace=0.05, host=3600.0, retry=0.02, beat=0.05)


def test_when_the_host_stays_away_before_the_start_the_next_person_is_host_and_all_hear_of_it(
    tmp_path: Path,
) -> None:
    async def evening(house: House) -> tuple[str, str]:
        table, cookie = await house.make({"seats": [ME, OPEN, OPEN], "pace": 0})
        async with house.at(table) as bo, house.at(table) as cy:
            async with house.at(table, cookie) as ann:
                for client, name in ((ann, ""), (bo, "Bo"), (cy, "Cy")):
                    await client.first()
                    if name:
                        await client.ask("join", name=name)
                assert (await bo.ask("start"))["message"] == "server-not-host"
            told = await cy.until(has("hosts"))
            assert [event["seat"] for event in told["events"] if event["is"] == "hosts"] == [1]
            async with house.at(table, cookie) as ann:  # back, as a player like the others
                seen = await ann.first()
                assert [sitter["host"] for sitter in seen["table"]["sitters"]] == [False, True, False]
                assert (await ann.ask("start"))["message"] == "server-not-host"
            return table, bo.cookie

    async def story() -> None:
        async with open_house(tmp_path, waits=SOON) as house:
            table, cookie = await evening(house)
        async with open_house(tmp_path, waits=LATER) as house, house.at(table, cookie) as bo:
            assert (await bo.first())["table"]["host"]
            assert (await bo.ask("start"))["is"] == "seen"

    asyncio.run(story())


def test_a_host_who_is_away_for_a_moment_or_during_the_game_stays_host(tmp_path: Path) -> None:
    async def story(waits: Waits, start: bool) -> None:
        async with open_house(tmp_path / str(start), waits=waits) as house:
            table, cookie = await house.make({"seats": [ME, OPEN], "pace": 5000})
            async with house.at(table) as bo:
                async with house.at(table, cookie) as ann:
                    await ann.first()
                    await bo.first()
                    await bo.ask("join", name="Bo")
                    if start:
                        await ann.ask("start")
                live = live_of(house, table)
                await until(lambda: not live.table.chairs[0].process)
                await live.bury({house.server.lobby.hall.process})
                assert live.table.host == live.table.chairs[0].person

    asyncio.run(story(LATER, start=False))
    asyncio.run(story(SOON, start=True))


def test_the_host_s_place_goes_to_the_next_one_present_in_the_order_of_seats() -> None:
    model = Model(*new_table(people=("ann", "bo", "cy")))
    heirs = [model.table.heir]
    for person in ("cy", "bo", "ann"):
        model.add(events.Came(at=2.0, person=person, process="p"))
        heirs.append(model.table.heir)
    assert heirs == [None, "cy", "bo", None]


def test_a_table_whose_host_got_up_or_never_sat_is_handed_to_whoever_is_there(tmp_path: Path) -> None:
    async def story(gets_up: bool) -> None:
        async with open_house(tmp_path / str(gets_up), waits=SOON) as house:
            table, cookie = await house.make({"seats": [ME if gets_up else OPEN, OPEN], "pace": 0})
            async with house.at(table, cookie) as ann:
                await ann.first()
                if gets_up:
                    await ann.ask("leave")
            async with house.at(table) as bo:
                await bo.first()
                await bo.ask("join", name="Bo")
                await bo.until(lambda message: message.get("table", {}).get("host", False))
                assert (await bo.ask("start"))["is"] == "seen"

    asyncio.run(story(gets_up=True))
    asyncio.run(story(gets_up=False))


def test_a_host_without_a_seat_who_looks_on_stays_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, waits=SOON) as house:
            table, cookie = await house.make({"seats": [OPEN, OPEN], "pace": 0})
            async with house.at(table, cookie) as ann, house.at(table) as bo:
                await ann.first()
                await bo.first()
                await bo.ask("join", name="Bo")
                await asyncio.sleep(SOON.host)
                live = live_of(house, table)
                await live.bury({house.server.lobby.hall.process})
                assert live.table.host != live.table.chairs[0].person
                assert (await ann.ask("start"))["is"] == "seen"

    asyncio.run(story())
