"""Tables over real sockets: making them, sitting down, playing whole games, coming back."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from level8.game.editions import edition, edition_names
from level8.record import verify_bytes
from level8.server.live.hall import Waits
from server.house import House, open_house

Json = dict[str, Any]
ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "bot": "novice"}
OPEN = {"kind": "open"}


def quick(*seats: Json, **more: object) -> Json:
    return {"seats": list(seats), "pace": 0, **more}


def choose(view: Json) -> str:
    """A legal answer to any kind of question."""
    may, hand = view["may"], view["game"]["hand"]
    if may["asks"] == "draw":
        pile = may["draw"][0]
        return "draw" if pile < 0 else f"draw {pile + 1}"
    if may["asks"] == "show":
        return "show " + (" ".join(hand[: may["show"]]) or "none")
    if may["asks"] == "take":
        return str(may["shown"][0]["action"]) if may["shown"] else "taken none"
    if may["asks"] == "carry":
        return "carry " + (" ".join(hand[: may["carry"]]) or "none")
    for option in [*may["ways"], *may["lay_off"]]:
        return str(option["action"])
    if may["take"]:
        return "take"
    if may["swap"] >= 0:
        rest = list(hand)
        rest.remove("X")
        return "swap " + (" ".join(rest[: may["swap"]]) or "none")
    if may["keep"]:
        return "keep"
    if may["skip"]:
        return f"skip {may['skip'][0] + 1}"
    return f"discard {may['discard'][0]}"


async def play_out(house: House, table: str, cookie: str, seat: int = 0) -> tuple[Json, list[str]]:
    """Play a seat to the end of the game; returns the last view and all messages."""
    async with house.at(table, cookie) as client:
        await client.first()
        while client.view["table"]["state"] != "over":
            if client.view["may"] is not None:
                answer = await client.act(choose(client.view), seat)
                assert answer["is"] == "seen", answer
            else:
                await client.hear_or_go_on()
        return client.view, client.raw


@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize("name", edition_names())
def test_a_whole_game_of_every_edition_side_and_mix_is_played_kept_and_proven(
    name: str, side: int, tmp_path: Path
) -> None:
    if side > len(edition(name).sides):
        pytest.skip("this edition has one side")

    async def story() -> None:
        async with open_house(tmp_path) as house:
            asked = quick(ME, BOT, BOT, edition=name, side=side, start=True, entropy="00ff")
            table, cookie = await house.make(asked)
            last, _ = await play_out(house, table, cookie)
            assert last["game"]["winner"] is not None
            kept = await house.http("GET", f"/api/games/{table}/1/record")
            verdict = verify_bytes(kept.body)
            assert verdict.ok
            assert verdict.winner == last["game"]["winner"]
            assert verdict.record is not None
            assert verdict.record.entropy[0] == b"\x00\xff"
            replay = (await house.http("GET", f"/api/games/{table}/1")).json
            assert replay["steps"][-1]["game"]["winner"] == last["game"]["winner"]

    asyncio.run(story())


async def until_listed(house: House, tables: list[str]) -> None:
    """Wait until the public list, which is updated a moment later, has these tables."""
    async with asyncio.timeout(30):
        while [each["table"] for each in (await house.http("GET", "/api/tables")).json] != tables:
            await asyncio.sleep(0.01)


_OWN = """
name = "own"
goal = "cake"
players = [2, 2]
[deck]
colours = 4
numbers = 9
skip = 2
[[side]]
levels = ["run 4 + set 2"]
"""


def test_a_table_tells_the_rules_of_its_own_edition(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, _ = await house.make(quick(ME, BOT, edition="own", edition_file=_OWN))
            told = (await house.http("GET", f"/api/tables/{table}/rules?language=de")).json
            levels = [level["name"] for chapter in told["chapters"] for level in chapter["levels"]]
            assert levels == ["Viererfolge + Zwilling"]
            names = [chapter["name"] for chapter in told["chapters"]]
            assert {"turn", "skip", "round"} <= set(names)
            assert "special" not in names
            # The page draws stairs and "=", where the terminal has letters.
            (legend,) = [
                rule["text"]
                for chapter in told["chapters"]
                if chapter["levels"]
                for rule in chapter["rules"]
                if "Bilder" in rule["text"]
            ]
            assert "Treppe" in legend
            assert "A B C" not in legend

    asyncio.run(story())


def test_friends_join_by_link_and_see_only_their_own_hands(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, host_cookie = await house.make(quick(ME, OPEN, listed=True))
            async with house.at(table, host_cookie) as host, house.at(table) as guest:
                await host.first()
                await until_listed(house, [table])
                assert (await guest.first())["game"] is None
                assert (await guest.ask("start"))["message"] == "server-not-host"
                joined = await guest.ask("join", name="Bo", entropy="abcd")
                assert joined["table"]["sitters"][1]["yours"]
                assert (await host.ask("start"))["table"]["state"] == "playing"
                seen = await guest.until(lambda message: message.get("game") is not None)
                assert seen["game"]["seat"] == 1
                assert len(seen["game"]["hand"]) == 10
                assert seen["table"]["seed"] == ""
            await until_listed(house, [])

    asyncio.run(story())


def test_a_table_is_no_longer_listed_once_all_its_people_are_gone_though_a_server_went_with_them(
    tmp_path: Path,
) -> None:
    soon = Waits(grace=0.05, beat=0.05)

    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cookie = await house.make(quick(ME, OPEN, listed=True))
            async with house.at(table, cookie) as host:
                await host.first()
                await until_listed(house, [table])
        async with open_house(tmp_path, waits=soon) as house:
            await until_listed(house, [])
            async with house.at(table, cookie) as host:
                await host.first()
                await until_listed(house, [table])
            await until_listed(house, [])

    asyncio.run(story())


def test_after_the_server_stops_the_table_is_back_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cookie = await house.make(quick(ME, ME, start=True))
            async with house.at(table, cookie) as client:
                await client.first()
                seat = client.view["game"]["to_act"]
                await client.ask("look", seat=seat)
                await client.act("draw", seat)
                before = client.view["game"]
        async with open_house(tmp_path) as house, house.at(table, cookie) as client:
            await client.first()
            await client.ask("look", seat=seat)
            assert client.view["game"] == before

    asyncio.run(story())


def test_one_device_shows_a_hand_only_when_asked_to(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cookie = await house.make(quick(ME, ME, ME, start=True))
            async with house.at(table, cookie) as client:
                first = await client.first()
                assert first["game"]["seat"] is None
                assert first["game"]["hand"] == []
                assert first["may"] is None
                seen = await client.ask("look", seat=2)
                assert seen["game"]["seat"] == 2
                assert len(seen["game"]["hand"]) == 10
                hidden = await client.ask("look")
                assert hidden["game"]["hand"] == []
                assert (await client.ask("look", seat=5))["message"] == "server-not-your-seat"

    asyncio.run(story())


def test_undo_takes_back_what_showed_nothing_new(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cookie = await house.make(quick(ME, BOT, start=True))
            async with house.at(table, cookie) as client:
                await client.first()
                while not (client.view["may"] and client.view["may"]["ways"]):
                    if client.view["table"]["state"] == "over":
                        pytest.fail("the game ended before anything could be laid down")
                    if client.view["may"] is None:
                        await client.hear_or_go_on()
                    else:
                        assert not client.view["may"]["undo"]
                        await client.act(choose(client.view))
                before = client.view["game"]
                laid = await client.act(client.view["may"]["ways"][0]["action"])
                assert laid["may"]["undo"]
                undone = await client.ask("undo", version=client.view["version"], seat=0)
                assert undone["game"] == before
                refused = await client.ask("undo", version=client.view["version"], seat=0)
                assert refused["message"] == "server-no-undo"

    asyncio.run(story())


def test_an_action_for_an_older_table_is_refused_and_the_whole_table_shown(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cookie = await house.make(quick(ME, ME, start=True))
            async with house.at(table, cookie) as client:
                await client.first()
                seat, version = client.view["game"]["to_act"], client.view["version"]
                await client.ask("look", seat=seat)
                await client.act("draw", seat)
                stale = await client.ask("act", version=version - 1, seat=seat, action="draw")
                assert stale["message"] == "server-stale"
                assert (await client.hear())["whole"]

    asyncio.run(story())


def test_a_hint_says_what_to_do_and_why_unless_hints_are_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cookie = await house.make(quick(ME, ME, start=True))
            async with house.at(table, cookie) as client:
                await client.first()
                seat = client.view["game"]["to_act"]
                await client.ask("look", seat=seat)
                hinted = await client.ask("hint", seat=seat)
                best = hinted["advice"][0]
                assert best["message"].startswith("why-")
                tried = await client.ask("try", seat=seat, action=best["action"])
                assert tried["action"] == best["action"]
                other = await client.ask("hint", seat=1 - seat)
                assert other["message"] == "server-nothing-to-hint"
                await client.ask("allow", hints=False)
                assert (await client.ask("hint", seat=seat))["message"] == "server-hints-off"

    asyncio.run(story())


def test_nobody_is_said_to_be_back_who_was_never_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cookie = await house.make(quick(ME, ME, start=True))
            async with house.at(table, cookie) as client:
                first = await client.first()
                assert [event["is"] for event in first["recent"]] == ["dealt"]

    asyncio.run(story())
