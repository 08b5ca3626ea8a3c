"""What people do around a game: hosting, talking, leaving, coming back for another."""

import asyncio
import time
from pathlib import Path

from level8.record import verify_bytes
from server.evening import ME, SHORT, Json, has, live_of, play_to_the_end, told_of, two_people, until
from server.house import open_house


def test_when_the_host_leaves_the_table_is_handed_on_and_a_bot_plays_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, two_people(house) as (table, ann, bo):
            assert (await bo.ask("allow", chat=False))["message"] == "server-not-host"
            left = await ann.ask("leave")
            assert left["game"]["seat"] is None
            assert left["game"]["hand"] == []
            seen = await bo.until(has("gotup"))
            assert seen["table"]["host"]
            assert (seen["table"]["sitters"][0]["kind"], seen["table"]["sitters"][0]["name"]) == (
                "bot",
                "Ann",
            )
            assert (await bo.ask("allow", chat=False))["is"] == "seen"
            assert (await ann.ask("leave"))["message"] == "server-no-seat"
            while bo.view["may"] is None:  # the bot plays on
                await bo.hear()
            assert live_of(house, table).table.seats_of(live_of(house, table).table.host) == [1]

    asyncio.run(story())


def test_the_host_seats_bots_opens_seats_and_removes_people_before_the_start(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, two_people(house, False) as (table, ann, bo):
            assert (await bo.ask("assign", seat=0, bot="novice"))["message"] == "server-not-host"
            assert (await ann.ask("assign", seat=0))["message"] == "server-host-stays"
            assert (await ann.ask("assign", seat=4))["message"] == "server-no-such-seat"
            assert (await ann.ask("assign", seat=1, bot="os:system"))["message"] == "server-no-bot"
            removed = await ann.ask("assign", seat=1)
            assert removed["table"]["sitters"][1]["kind"] == "open"
            assert told_of(ann, "gotup")[-1]["removed"]
            again = await ann.ask("assign", seat=1)  # open already: nothing happens
            assert again["version"] == removed["version"]
            seated = await ann.ask("assign", seat=1, bot="novice")
            assert seated["table"]["sitters"][1]["bot"] == "novice"
            seen = await bo.until(has("botsat"))
            assert not any(sitter["yours"] for sitter in seen["table"]["sitters"])
            assert (await bo.ask("join", name="Bo"))["message"] == "server-full"
            await ann.ask("assign", seat=1)
            assert (await bo.ask("join", name="Bo", seat=0))["message"] == "server-seat-taken"
            joined = await bo.ask("join", name="Bo", seat=1)
            assert joined["table"]["sitters"][1]["yours"]
            assert joined["table"]["sitters"][1]["present"]
            await ann.ask("start")
            assert (await ann.ask("assign", seat=1))["message"] == "server-already-started"
            assert live_of(house, table).table.state == "playing"

    asyncio.run(story())


def test_people_rename_themselves_talk_and_emote_until_the_host_says_stop(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, two_people(house) as (table, ann, bo):
            renamed = await bo.ask("rename", name="Bob")
            assert renamed["table"]["sitters"][1]["name"] == "Bob"
            assert (await bo.ask("rename", name="Ann", seat=0))["message"] == "server-not-your-seat"
            assert (await bo.ask("rename", name=" "))["message"] == "server-no-name"
            await bo.ask("say", text="  good   luck 👨‍👩‍👧 ")
            await bo.ask("emote", emote="clap")
            await ann.until(has("emoted"))
            assert [event["text"] for event in told_of(ann, "said")] == ["good luck 👨‍👩‍👧"]
            assert told_of(ann, "emoted")[0]["emote"] == "clap"
            assert (await bo.ask("emote", emote="shout"))["message"] == "server-no-emote"
            for hidden in ("\u200b", "\u2066\u2069", "\u3164", "\u200d", "\u034f", "\U000e0100"):
                assert (await bo.ask("say", text=hidden))["message"] == "server-empty-line"
                assert (await bo.ask("rename", name=hidden))["message"] == "server-no-name"
            turned = "Zoe\u0308\u202e nna\u200b\u2066"
            assert (await bo.ask("say", text=turned))["events"][-1]["text"] == "Zoë nna"
            assert (await bo.ask("rename", name=turned))["table"]["sitters"][1]["name"] == "Zoë nna"
            await bo.ask("rename", name="Bo")
            async with house.at(table) as spectator:
                await spectator.first()
                assert (await spectator.ask("emote", emote="clap"))["message"] == "server-no-seat"
                assert [event["text"] for event in spectator.view["recent"] if event["is"] == "said"] != []
            await ann.ask("allow", chat=False)
            assert (await bo.ask("say", text="hello"))["message"] == "server-chat-off"
            assert (await bo.ask("emote", emote="clap"))["message"] == "server-chat-off"

    asyncio.run(story())


def test_another_game_is_dealt_when_everyone_here_wants_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, two_people(house, False, SHORT) as (table, ann, bo):
            await bo.ask("mix", entropy="aa")
            await ann.ask("start")
            await bo.until(lambda message: message.get("game") is not None)
            first = ann.view["table"]["commitment"]
            assert (await bo.ask("again"))["message"] == "server-not-over"
            await play_to_the_end(ann, bo)
            asked = await bo.ask("again", entropy="bb")
            assert asked["table"]["state"] == "over"
            assert [sitter["again"] for sitter in asked["table"]["sitters"]] == [False, True]
            assert (await bo.ask("again"))["message"] == "server-stale"
            await ann.until(has("wantsagain"))
            dealt = await ann.ask("again", entropy="cc")
            assert (dealt["table"]["state"], dealt["table"]["number"]) == ("playing", 2)
            assert [sitter["name"] for sitter in dealt["table"]["sitters"]] == ["Ann", "Bo"]
            assert [sitter["entropy"] for sitter in dealt["table"]["sitters"]] == ["cc", "bb"]
            assert not any(sitter["again"] for sitter in dealt["table"]["sitters"])
            assert dealt["table"]["commitment"] != first
            assert dealt["table"]["seed"] == ""
            await bo.until(lambda message: message["table"]["state"] == "playing")
            await play_to_the_end(ann, bo)
            for number, commitment in ((1, first), (2, dealt["table"]["commitment"])):
                record = (await house.http("GET", f"/api/games/{table}/{number}/record")).body
                verdict = verify_bytes(record)
                assert verdict.ok
                assert verdict.record is not None
                assert verdict.record.commitment == commitment
            mine: Json = {"games": []}
            # The record is stored, and the table is listed as over, a moment after the game.
            while len(mine["games"]) < 2 or not mine["tables"][0]["about"]["over"]:
                mine = (await house.http("GET", "/api/mine", None, {"Cookie": bo.cookie})).json
            assert sorted((game["table"], game["number"]) for game in mine["games"]) == [
                (table, 1),
                (table, 2),
            ]
            # A person's own list has the table; the public list does not.
            about = mine["tables"][0]["about"]
            assert (about["table"], about["names"], about["edition"]) == (table, ["Ann", "Bo"], "short")
            assert (await house.http("GET", "/api/tables")).json == []

    asyncio.run(story())


def test_an_idle_table_leaves_memory_and_is_back_when_touched(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            lobby = house.server.lobby
            async with two_people(house) as (table, ann, _):
                before = (await ann.ask("look"))["game"]
                lobby.hall.now = lambda: time.time() + 1000.0
                lobby.let_go()
                assert table in lobby.tables  # somebody is there
            await until(lambda: not live_of(house, table).watchers)
            lobby.hall.now = lambda: time.time() + 2000.0
            lobby.let_go()
            assert table not in lobby.tables
            async with house.at(table, ann.cookie) as again:
                assert (await again.first())["game"] == before
                assert table in lobby.tables

    asyncio.run(story())


def test_a_link_carries_one_s_seat_to_another_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, two_people(house) as (table, ann, _):
            assert (await house.http("POST", "/api/device-token")).json["message"] == "server-nobody"
            token = (await house.http("POST", "/api/device-token", None, {"Cookie": ann.cookie})).json[
                "token"
            ]
            claimed = await house.http("POST", "/api/claim", {"token": token})
            cookie = claimed.headers["set-cookie"].partition(";")[0]
            again = await house.http("POST", "/api/claim", {"token": token})
            assert (again.status, again.json["message"]) == (400, "server-no-token")  # it is good once
            async with house.at(table, cookie) as phone:
                seen = await phone.first()
                assert seen["game"]["hand"] == ann.view["game"]["hand"]
                assert seen["table"]["host"]
            for bad in ("", "a.b.c", token[:-1], "x" + token, token.replace(".", ".9", 1)):
                refused = await house.http("POST", "/api/claim", {"token": bad})
                assert (refused.status, refused.json["message"]) == (400, "server-no-token")

    asyncio.run(story())


def test_one_hint_at_a_time_is_thought_about(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, two_people(house) as (_, ann, bo):
            seat = ann.view["game"]["to_act"]
            client = (ann, bo)[seat]
            await client.say("hint", seat=seat)
            assert (await client.ask("hint", seat=seat))["message"] == "server-too-fast"

    asyncio.run(story())


def test_whoever_looks_from_another_seat_is_told_everything_anew(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cookie = await house.make({"seats": [ME, ME], "pace": 0, "start": True})
            async with house.at(table, cookie) as client:
                await client.first()
                for seat in (0, 1):
                    seen = await client.ask("look", seat=seat)
                    assert (seen["whole"], seen["game"]["seat"]) == (True, seat)

    asyncio.run(story())
