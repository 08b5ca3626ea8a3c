"""Ending other devices, and being forgotten: what is gone is gone everywhere, and the others play on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from level8.record import parse_record, verify
from level8.server.live.live_table import LiveTable
from level8.server.table.forgetting import Cleared
from server.house import Client, House, open_house
from server.process import serving
from server.test_again import over
from server.test_tables import choose

AGAIN = 1012
NEW = {"seats": [{"kind": "me", "name": "Annabella"}, {"kind": "open"}], "countdown": 0}


async def post(house: House, path: str, cookie: str, body: object = None) -> tuple[int, Any, str]:
    """The status, what was told, and the cookie that came with it."""
    answer = await house.http("POST", path, {} if body is None else body, {"Cookie": cookie})
    return answer.status, answer.json, answer.headers.get("set-cookie", "").partition(";")[0]


async def is_there(house: House, cookie: str) -> bool:
    """Whether a cookie still brings one to a table."""
    answer = await house.http("GET", "/api/mine", None, {"Cookie": cookie})
    return bool(answer.json["tables"])


async def play(client: Client, other: Client, actions: int) -> None:
    """Both play on, as far as nothing ends."""
    for _ in range(actions):
        await client.ask("look", seat=None)
        one = client if client.view["may"] else other
        await one.ask("look", seat=None)
        assert (await one.act(choose(one.view), one.view["game"]["to_act"]))["is"] == "seen"


def test_whoever_is_forgotten_leaves_nothing_behind_and_the_game_goes_on(tmp_path: Path) -> None:
    async def story(house: House) -> list[bytes]:
        table, ann = await house.make(NEW)
        async with house.at(table, ann) as client, house.at(table) as other:
            await other.first()
            await other.ask("join", name="Bob")
            await client.first()
            await client.ask("rename", seat=0, name="Anastasia")
            await client.ask("start")
            await other.until(lambda message: message["is"] == "seen" and message["game"] is not None)
            await play(client, other, 4)
            await client.ask("say", text="Abracadabra")
            await other.ask("say", text="Hello Bob")
            before = (await other.ask("look", seat=1))["game"]
            status, told, gone = await post(house, "/api/forget", ann)
            assert (status, told) == (200, {"tables": 1, "games": 0, "lines": 1})
            assert gone == 'level8=""'
            with pytest.raises(ConnectionClosed):
                await other.until(lambda _: False)
            assert other.link.close_code == AGAIN
            bob = other.cookie
        assert not await is_there(house, ann)
        assert await is_there(house, bob)
        async with house.at(table, bob) as other:
            after = await other.first()
            assert after["game"]["hand"] == before["hand"]
            left = after["table"]["sitters"][0]
            assert (left["name"], left["kind"]) == ("", "bot")
            while other.view["may"] is None:
                await other.hear_or_go_on()  # the round may be over before
            assert (await other.act(choose(other.view), 1))["is"] == "seen"
        return [b"Annabella", b"Anastasia", b"Abracadabra", ann.split(".")[1].encode()]

    with serving(tmp_path) as process:
        secrets = asyncio.run(story(process.house))
        process.running.terminate()
        process.running.wait(60)
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Hello Bob" in kept
    assert [secret for secret in secrets if secret in kept] == []


def test_a_finished_game_without_a_name_can_still_be_proved(tmp_path: Path) -> None:
    model = over("ann", "bob")
    found = Cleared("table", model.log[0], "ann", "nobody")
    for event in model.log[1:]:
        found.take(event)
    record = parse_record(found.records[1])
    assert record.names[0] == ""
    assert record.names[1] == "Bob"
    assert record.rounds == parse_record(model.table.record).rounds
    assert verify(record).ok

    async def story() -> None:
        async with open_house(tmp_path) as house:
            store = house.server.store
            _, ann = await house.make(NEW)
            person = ann.split(".")[1]
            await store.keep_record("shrunk", 1, model.table.record, [person, "bob"])
            await store.keep_record("shrunk", 2, model.table.record, [person, person])
            status, told, _ = await post(house, "/api/forget", ann)
            assert (status, told) == (200, {"tables": 1, "games": 2, "lines": 0})
            for number, names in ((1, ["", "Bob"]), (2, ["", ""])):
                text = await store.record("shrunk", number)
                assert text is not None
                assert list(parse_record(text).names) == names
            assert (await post(house, "/api/forget", ""))[0] == 400

    asyncio.run(story())


def test_other_devices_end_and_this_one_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, old = await house.make(NEW)
            _, told, _ = await post(house, "/api/device-token", old)
            async with house.at(table, old) as elsewhere:
                await elsewhere.first()
                _, _, new = await post(house, "/api/renew", old)
                assert new not in ("", old)
                assert await is_there(house, old)  # an answer may be lost: until the end both are good
                assert await is_there(house, new)
                assert (await post(house, "/api/end-others", new))[0] == 200
                with pytest.raises(ConnectionClosed):
                    await elsewhere.until(lambda _: False)
                assert elsewhere.link.close_code == AGAIN
            assert await is_there(house, new)
            assert not await is_there(house, old)
            async with house.at(table, old) as stranger:
                seen = await stranger.first()
                assert not any(sitter["yours"] for sitter in seen["table"]["sitters"])
            status, why, _ = await post(house, "/api/claim", "", told)
            assert (status, why["message"]) == (400, "server-no-token")
            assert (await post(house, "/api/end-others", old))[0] == 400  # an ended device ends nobody
            _, told, _ = await post(house, "/api/device-token", new)
            _, _, third = await post(house, "/api/claim", "", told)
            assert await is_there(house, third)
            assert (await post(house, "/api/end-others", third))[0] == 200  # nothing older is left
            assert await is_there(house, new)

    asyncio.run(story())


def test_a_device_that_is_ended_while_its_table_is_read_sees_nothing_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, old = await house.make(NEW)
            _, _, new = await post(house, "/api/renew", old)
            find = house.server.lobby.find

            async def late(name: str) -> LiveTable:
                assert (await post(house, "/api/end-others", new))[0] == 200
                return await find(name)

            monkeypatch.setattr(house.server.lobby, "find", late)
            async with house.at(table, old) as client:
                with pytest.raises(ConnectionClosed):
                    await client.hear()
                assert client.link.close_code == AGAIN

    asyncio.run(story())


def test_a_device_that_is_ended_while_it_is_looked_up_stays_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            _, old = await house.make(NEW)
            _, _, new = await post(house, "/api/renew", old)
        async with open_house(tmp_path) as house:  # one that has to look everybody up
            read, told = asyncio.Event(), asyncio.Event()
            events = house.server.store.events

            async def late(table: str, after: int = 0) -> list[bytes]:
                found = await events(table, after)
                if not read.is_set():
                    read.set()
                    await told.wait()
                return found

            monkeypatch.setattr(house.server.store, "events", late)
            asking = asyncio.create_task(is_there(house, old))
            await read.wait()
            assert (await post(house, "/api/end-others", new))[0] == 200
            told.set()
            assert not await asking
            assert not await is_there(house, old)
            assert await is_there(house, new)

    asyncio.run(story())
