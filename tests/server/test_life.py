"""Nothing breaks the evening: clocks, absences, comings and goings, and a store that fails for a while."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from level8.bots import BOT_NAMES
from level8.record import verify_bytes
from level8.server import events
from level8.server.clock import due
from level8.server.events import read_event
from level8.server.live import Live, Waits
from level8.server.store import store_at
from level8.server.table import replayed
from level8.server.thinker import Answer, Question
from server.flaky import Flaky
from server.house import Client, House, open_house
from server.model import new_table
from server.test_tables import choose

Json = dict[str, Any]
ME = {"kind": "me", "name": "Ann"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "novice"}
SOON = Waits(grace=0.05, retry=0.02, beat=0.05, idle=3600.0)
NEVER = Waits(grace=3600.0, retry=0.02, beat=0.05)
# The first pair wins, and half of the cards are jokers.
SHORT = """
name = "short"
goal = "victory"
players = [2, 3]
[deck]
colours = 2
numbers = 10
[[deck.joker]]
count = 40
[[side]]
levels = ["set 2"]
"""


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that no message tells of."""
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


def live_of(house: House, table: str) -> Live:
    return house.server.lobby.tables[table]


def told_of(client: Client, kind: str) -> list[Json]:
    views = [message for message in client.told if message["is"] == "seen"]
    return [deed for view in views for deed in view["happened"] if deed["is"] == kind]


def has(kind: str) -> Callable[[Json], bool]:
    return lambda message: any(deed["is"] == kind for deed in message.get("happened", []))


@contextlib.asynccontextmanager
async def two_people(
    house: House, start: bool = True, file: str = "", clock: int = 0
) -> AsyncIterator[tuple[str, Client, Client]]:
    """Ann, who is the host, and Bo."""
    asked: Json = {"seats": [ME, OPEN], "pace": 0, "clock": clock, "edition_file": file}
    table, cookie = await house.make(asked)
    async with house.at(table, cookie) as ann, house.at(table) as bo:
        await ann.first()
        await bo.first()
        await bo.ask("join", name="Bo")
        if start:
            started = await ann.ask("start")
            await bo.until(lambda message: message.get("version", 0) >= started["version"])
        yield table, ann, bo


async def pass_turn(client: Client, seat: int) -> None:
    while client.view["may"] is not None:
        asks = client.view["may"]["asks"]
        action = "draw" if asks == "draw" else f"discard {client.view['may']['discard'][0]}"
        assert (await client.act(action, seat))["is"] == "seen"


# --- clocks ---


def test_when_the_clock_runs_out_a_bot_makes_the_move_and_the_next_has_a_full_clock(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, two_people(house, clock=30) as (table, ann, bo):
            live, seat = live_of(house, table), ann.view["game"]["to_act"]
            assert 25_000 < ann.view["clock"] <= 30_000
            assert bo.view["clock"] is not None
            turn = ann.view["game"]["turn"]
            house.server.lobby.hall.now = lambda: time.time() + 29.0
            live.schedule()
            assert 0 < (await ann.ask("look"))["clock"] <= 1_000
            assert live.table.to_act == seat
            house.server.lobby.hall.now = lambda: time.time() + 30.5
            live.schedule()
            seen = await bo.until(lambda message: message["game"]["turn"] > turn)
            assert {deed["seat"] for deed in told_of(bo, "overdue")} == {seat}
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
            assert any(deed["seat"] == 1 for deed in told_of(ann, "drew"))
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
                    await ann.until(lambda message: message["may"] is not None)
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


# --- around the table ---


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
            assert (await bo.ask("place", seat=0, bot="novice"))["message"] == "server-not-host"
            assert (await ann.ask("place", seat=0))["message"] == "server-host-stays"
            assert (await ann.ask("place", seat=4))["message"] == "server-no-such-seat"
            assert (await ann.ask("place", seat=1, bot="os:system"))["message"] == "server-no-bot"
            removed = await ann.ask("place", seat=1)
            assert removed["table"]["sitters"][1]["kind"] == "open"
            assert told_of(ann, "gotup")[-1]["removed"]
            again = await ann.ask("place", seat=1)  # open already: nothing happens
            assert again["version"] == removed["version"]
            seated = await ann.ask("place", seat=1, bot="novice")
            assert seated["table"]["sitters"][1]["bot"] == "novice"
            seen = await bo.until(has("botsat"))
            assert not any(sitter["yours"] for sitter in seen["table"]["sitters"])
            assert (await bo.ask("join", name="Bo"))["message"] == "server-full"
            await ann.ask("place", seat=1)
            assert (await bo.ask("join", name="Bo", seat=0))["message"] == "server-seat-taken"
            joined = await bo.ask("join", name="Bo", seat=1)
            assert joined["table"]["sitters"][1]["yours"]
            assert joined["table"]["sitters"][1]["present"]
            await ann.ask("start")
            assert (await ann.ask("place", seat=1))["message"] == "server-already-started"
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
            assert [deed["text"] for deed in told_of(ann, "said")] == ["good luck 👨‍👩‍👧"]
            assert told_of(ann, "emoted")[0]["emote"] == "clap"
            assert (await bo.ask("emote", emote="shout"))["message"] == "server-no-emote"
            assert (await bo.ask("say", text="\u202eevil"))["message"] == "server-empty-line"
            async with house.at(table) as spectator:
                await spectator.first()
                assert (await spectator.ask("say", text="hello"))["message"] == "server-no-seat"
                assert [deed["text"] for deed in spectator.view["recent"] if deed["is"] == "said"] != []
            await ann.ask("allow", chat=False)
            assert (await bo.ask("say", text="hello"))["message"] == "server-chat-off"
            assert (await bo.ask("emote", emote="clap"))["message"] == "server-chat-off"

    asyncio.run(story())


async def play_to_the_end(*clients: Client) -> None:
    async def play(client: Client) -> None:
        while client.view["table"]["state"] != "over":
            if client.view["may"] is None:
                await client.hear()
            else:
                await client.act(choose(client.view), client.view["game"]["seat"])

    await asyncio.gather(*[play(client) for client in clients])


def test_again_is_the_next_game_at_the_same_table_with_the_same_people(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, two_people(house, False, SHORT) as (table, ann, bo):
            await bo.ask("mix", entropy="aa")
            await ann.ask("start")
            await bo.until(lambda message: message.get("game") is not None)
            first = ann.view["table"]["commitment"]
            assert (await bo.ask("again"))["message"] == "server-not-over"
            await play_to_the_end(ann, bo)
            gathered = await bo.ask("again")
            assert (gathered["table"]["state"], gathered["table"]["number"]) == ("gathering", 2)
            assert [sitter["name"] for sitter in gathered["table"]["sitters"]] == ["Ann", "Bo"]
            assert [sitter["entropy"] for sitter in gathered["table"]["sitters"]] == ["", ""]
            assert gathered["table"]["commitment"] != first
            assert gathered["table"]["seed"] == ""
            assert (await ann.ask("start"))["table"]["state"] == "playing"
            await bo.until(lambda message: message["table"]["state"] == "playing")
            await play_to_the_end(ann, bo)
            for number, commitment in ((1, first), (2, gathered["table"]["commitment"])):
                record = (await house.http("GET", f"/api/games/{table}/{number}/record")).body
                verdict = verify_bytes(record)
                assert verdict.ok
                assert verdict.record is not None
                assert verdict.record.commitment == commitment
            mine: Json = {"games": []}
            while len(mine["games"]) < 2:  # the second is kept a moment after the game
                mine = (await house.http("GET", "/api/mine", None, {"Cookie": bo.cookie})).json
            assert sorted((game["table"], game["number"]) for game in mine["games"]) == [
                (table, 1),
                (table, 2),
            ]

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
            assert (await house.http("POST", "/api/carry")).json["message"] == "server-no-seat"
            token = (await house.http("POST", "/api/carry", None, {"Cookie": ann.cookie})).json["token"]
            claimed = await house.http("POST", "/api/claim", {"token": token})
            cookie = claimed.headers["set-cookie"].partition(";")[0]
            async with house.at(table, cookie) as phone:
                seen = await phone.first()
                assert seen["game"]["hand"] == ann.view["game"]["hand"]
                assert seen["table"]["host"]
            for bad in ("", "a.b.c", token[:-1], "x" + token, token.replace(".", ".9", 1)):
                refused = await house.http("POST", "/api/claim", {"token": bad})
                assert (refused.status, refused.json["message"]) == (400, "server-no-token")

    asyncio.run(story())


# --- a store that fails for a while ---


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
            async with house.at(table, who.cookie) as another:  # coming back works all the same
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
            assert (await ann.ask("again"))["table"]["number"] == 2
            assert verify_bytes((await store.record(table, 1) or "").encode()).ok

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
                await ann.ask("place", seat=1, bot=name)
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
