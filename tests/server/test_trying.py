"""A game to try things goes on from a moment of a finished one, is whole and true, and counts for nobody."""

import asyncio
from pathlib import Path
from typing import Any

from level8.game.actions import LayDown
from level8.record import Recorder, parse_record, verify_bytes
from level8.server.table.events import Created, read_event
from server.evening import two_people
from server.house import House, open_house
from server.test_tables import BOT, ME, play_out, quick

Json = dict[str, Any]
# Nearly every card is a joker, and each round is over soon; some cards may be kept.
BRIEF = """
name = "brief"
goal = "victory"
players = [2, 3]
[deck]
colours = 2
numbers = 10
[[deck.joker]]
count = 40
[[side]]
levels = ["set 2", "set 2 + run 3", "set 3"]
carry_from = 1
carry_cards = 2
"""


async def finished(house: House) -> tuple[str, str]:
    """A game that Ada has played against two bots: its table, and her cookie."""
    asked = quick(ME, BOT, BOT, edition="brief", edition_file=BRIEF, start=True, entropy="0102")
    table, cookie = await house.make(asked)
    await play_out(house, table, cookie)
    return table, cookie


async def again(house: House, table: str, cookie: str, actions: int, seat: int = 0) -> tuple[str, Json]:
    asked = {"actions": actions, "seat": seat, "name": "Ada", "strength": "novice", "pace": 0}
    answer = await house.http("POST", f"/api/games/{table}/1/again", asked, {"Cookie": cookie})
    return answer.json.get("table", ""), answer.json


async def played(house: House, cookie: str) -> set[tuple[str, int]]:
    """The games that count for a person, each by its table and its number there."""
    mine = (await house.http("GET", "/api/mine", headers={"Cookie": cookie})).json
    return {(game["table"], game["number"]) for game in mine["games"]}


async def record(house: House, table: str) -> bytes:
    return (await house.http("GET", f"/api/games/{table}/1/record")).body


def test_a_game_goes_on_from_any_moment_of_a_finished_one_as_a_whole_true_game_that_is_not_counted(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            first, cookie = await finished(house)
            before = parse_record((await record(house, first)).decode())
            played = list(before.actions())
            recorder = Recorder.of(before)
            for at, each in enumerate(played):
                if at % 7 == 0 or at == len(played) - 1:
                    table, _ = await again(house, first, cookie, at, at % 3)
                    async with house.at(table, cookie) as ada:
                        seen = await ada.first()
                        hand = [str(card) for card in seen["game"]["hand"]]
                        assert len(hand) == len(recorder.game.places[at % 3].hand)
                        assert seen["table"]["tried"] == {"table": first, "number": 1, "actions": at}
                        assert [sitter["kind"] for sitter in seen["table"]["sitters"]].count("bot") == 2
                    last, _ = await play_out(house, table, cookie, at % 3)
                    verdict = verify_bytes(await record(house, table))
                    assert verdict.ok
                    assert verdict.record is not None
                    assert list(verdict.record.actions())[:at] == played[:at]
                    assert verdict.record.commitment == before.commitment
                    assert len(last["story"]) == len(verdict.record.rounds)
                recorder.play(each.action, each.seat)
            mine = (await house.http("GET", "/api/mine", headers={"Cookie": cookie})).json
            assert [game["table"] for game in mine["games"]] == [first]
            assert all(each["about"]["tried"] for each in mine["tables"] if each["table"] != first)

    asyncio.run(story())


def test_the_next_game_at_such_a_table_is_dealt_anew_and_counts(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            first, cookie = await finished(house)
            table, _ = await again(house, first, cookie, 5)
            await play_out(house, table, cookie)
            async with house.at(table, cookie) as ada:
                tried = await ada.first()
                assert (await ada.ask("again"))["is"] == "seen"
                while ada.view["table"]["number"] == 1:
                    await ada.hear()
                assert ada.view["table"]["tried"] is None
                assert ada.view["table"]["commitment"] != tried["table"]["commitment"]
            await play_out(house, table, cookie)
            async with asyncio.timeout(10):  # a record is kept a moment after the game is over
                while await played(house, cookie) != {(first, 1), (table, 2)}:
                    await asyncio.sleep(0.01)

    asyncio.run(story())


def test_undo_never_reaches_back_into_what_was_played_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            first, cookie = await finished(house)
            played = list(parse_record((await record(house, first)).decode()).actions())
            laid = next(at for at, each in enumerate(played) if isinstance(each.action, LayDown))
            seat = played[laid].seat
            table, _ = await again(house, first, cookie, laid + 1, seat)
            async with house.at(table, cookie) as ada:
                assert not (await ada.first())["may"]["undo"]
                answer = await ada.ask("undo", version=ada.view["version"], seat=seat)
                assert answer["message"] == "server-no-undo"

    asyncio.run(story())


def test_a_game_that_is_still_played_cannot_be_tried_nor_a_moment_that_never_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, two_people(house) as (playing, ann, _):
            assert (await again(house, playing, ann.cookie, 0))[1]["message"] == "server-no-game"
            first, cookie = await finished(house)
            actions = len(list(parse_record((await record(house, first)).decode()).actions()))
            assert (await again(house, first, cookie, actions))[1]["message"] == "server-no-game"
            assert (await again(house, first, cookie, 0, 3))[1]["message"] == "setup-seat"
            assert (await again(house, "nowhere", cookie, 0))[1]["message"] == "server-no-game"

    asyncio.run(story())


def test_the_log_of_such_a_table_holds_the_beginning_in_its_first_event(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            first, cookie = await finished(house)
            table, _ = await again(house, first, cookie, 9)
            made = read_event((await house.server.store.events(table))[0])
            assert isinstance(made, Created)
            assert made.tried is not None
            assert (made.tried.table, made.tried.number, len(made.tried.actions)) == (first, 1, 9)

    asyncio.run(story())
