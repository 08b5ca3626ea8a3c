"""Any bad message from anybody gets a typed refusal, changes nothing, and leaves the server running."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from level8.server.live import connection
from level8.server.network.identity import cookie_of, new_key
from level8.server.network.serving import LONGEST_MESSAGE
from level8.server.wire import asking
from server.house import Client, House, Stage, is_up, staged
from server.talk import messages

Json = dict[str, Any]
ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}
WHO = ("seat", "spectator", "stranger")


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with staged(tmp_path_factory.mktemp("house")) as stage:
        yield stage


@contextlib.asynccontextmanager
async def onlooker(house: House, who: str) -> AsyncIterator[tuple[str, Client]]:
    """A person at a table where two others play (or that person and another one)."""
    table, cookie = await house.make({"seats": [ME, OPEN], "pace": 5000})
    async with house.at(table, cookie) as host, house.at(table) as guest:
        await host.first()
        await guest.first()
        await guest.ask("join", name="Bo")
        await host.ask("start")
        if who == "seat":
            yield table, host
        else:  # we have signed a spectator's cookie, but not a stranger's
            forged = f"level8={cookie_of('A' * 22, new_key())}" if who == "stranger" else ""
            async with house.at(table, forged) as other:
                await other.first()
                yield table, other


def state_of(house: House, table: str) -> tuple[int, Json | None]:
    held = house.server.lobby.tables[table].table
    game = held.game
    return held.version, None if game is None else {"to_act": int(game.to_act), "turn": int(game.turn)}


async def refused(house: House, who: str, rubbish: list[str | bytes]) -> None:
    """Each bad message is refused, and the table does not change."""
    async with onlooker(house, who) as (table, client):
        before = state_of(house, table)
        for piece in rubbish:
            await client.link.send(piece)
            answer = await client.until(lambda message: message["is"] != "seen")
            assert answer["is"] == "refused", answer
            assert answer["message"] == "server-unreadable"
        assert state_of(house, table) == before
        assert (await client.ask("ping"))["is"] == "pong"
    assert await is_up(house)


@settings(max_examples=12)
@given(who=st.sampled_from(WHO), rubbish=st.lists(st.text() | st.binary(), min_size=1, max_size=8))
def test_any_bytes_are_refused(stage: Stage, who: str, rubbish: list[str | bytes]) -> None:
    stage.play(refused(stage.house, who, rubbish))


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A valid message with a random change."""
    text = msgspec.json.encode(draw(messages())).decode()
    match draw(st.integers(0, 4)):
        case 0:
            return text[: draw(st.integers(0, len(text) - 1))]
        case 1:
            return text.replace('"is":"', '"is":"un', 1)
        case 2:
            return text[:-1] + ',"more":1}'
        case 3:
            return text.replace(":", "::", 1)
        case _:
            return f"[{text}]"


@settings(max_examples=15)
@given(who=st.sampled_from(WHO), rubbish=st.lists(spoilt(), min_size=1, max_size=8))
def test_a_spoilt_message_is_refused(stage: Stage, who: str, rubbish: list[str]) -> None:
    stage.play(refused(stage.house, who, list(rubbish)))


def test_what_would_break_a_careless_reader_is_refused(stage: Stage) -> None:
    deep = ["[" * 16000, '{"a":' + "[" * 16000, '{"is":"check","seat":0,"parts":' + "[" * 9000]
    odd = ["", "null", "{}", '{"is":"act"}', '{"is":null}', '{"is":"say","text":"\\ud800"}', "NaN", "1e999"]
    big = ['{"is":"ping","id":99999999999999999999999}', '{"is":"look","seat":-1}', '{"is":"look","seat":6}']
    binary = [b'{"is":"ping"}', b"\xff\xfe"]
    stage.play(refused(stage.house, "seat", [*deep, *odd, *big, *binary]))


def test_a_message_that_breaks_the_schema_is_refused_under_its_own_id(stage: Stage) -> None:
    async def story() -> None:
        async with onlooker(stage.house, "seat") as (_, client):
            for text in ('{"is":"mix","id":31,"entropy":"zz"}', '{"is":"act","seat":7,"id":32}'):
                await client.link.send(text)
                answer = await client.until(lambda message: message["is"] == "refused")
                assert answer["message"] == "server-unreadable"
                assert f'"id":{answer["id"]}' in text

    stage.play(story())


@settings(max_examples=25)
@given(who=st.sampled_from(WHO), asked=st.lists(messages(), min_size=1, max_size=6))
def test_any_message_in_any_state_is_answered_and_one_who_sits_nowhere_changes_nothing(
    stage: Stage, who: str, asked: list[Any]
) -> None:
    async def story() -> None:
        async with onlooker(stage.house, who) as (table, client):
            before = state_of(stage.house, table)
            for number, each in enumerate(asked, start=100):
                await client.link.send(msgspec.json.encode(msgspec.structs.replace(each, id=number)).decode())
                answer = await client.until(lambda message, wanted=number: message["id"] == wanted)  # type: ignore[misc]
                assert answer["is"] in ("seen", "refused", "checked", "hinted", "pong")
            talks = any(isinstance(each, asking.Say | asking.PlayNext) for each in asked)
            if who != "seat":
                after = state_of(stage.house, table)
                assert after[1] == before[1]
                assert after == before or talks  # which they may, and it changes no game
        assert await is_up(stage.house)

    stage.play(story())


# --- too much, too fast ---


def test_a_message_that_is_too_long_closes_its_connection_alone(stage: Stage) -> None:
    async def story() -> None:
        async with onlooker(stage.house, "seat") as (table, client):
            before = state_of(stage.house, table)
            await client.link.send('{"is":"say","text":"' + "a" * LONGEST_MESSAGE + '"}')
            with pytest.raises(ConnectionClosed) as closed:
                await client.until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
            assert state_of(stage.house, table) == before
        assert await is_up(stage.house)

    stage.play(story())


def test_a_flood_is_refused_and_at_last_cut_off(stage: Stage) -> None:
    async def story() -> None:
        async with onlooker(stage.house, "seat") as (_, client):
            with contextlib.suppress(ConnectionClosed):
                for _ in range(int(connection.BURST) + connection.PATIENCE + 200):
                    await client.link.send('{"is":"ping","id":7}')
            with pytest.raises(ConnectionClosed):
                await client.until(lambda _: False)
            assert client.link.close_code == connection.TOO_MUCH
            refused = [message for message in client.told if message["is"] == "refused"]
            assert {(message["message"], message["id"]) for message in refused} <= {("server-too-fast", 7)}
            assert len(refused) <= connection.PATIENCE
        assert await is_up(stage.house)

    stage.play(story())


def test_the_answers_to_a_client_that_never_reads_do_not_fill_the_memory(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "BURST", 1e9)

    async def story() -> None:
        house = stage.house
        table, cookie = await house.make({"seats": [ME, OPEN]})
        address = f"ws://127.0.0.1:{house.port}/ws/{table}"
        async with connect(address, additional_headers={"Cookie": cookie}, max_queue=1) as deaf:
            live = house.server.lobby.tables[table]
            (watcher,) = live.watchers
            assert isinstance(watcher, connection.Connection)
            most = 0
            with contextlib.suppress(ConnectionClosed):  # this ends the connection
                for _ in range(100 * connection.MOST_WAITING):
                    await deaf.send('{"is":"look"}')
                    await asyncio.sleep(0)
                    most = max(most, watcher.waiting)
            assert 0 < most <= connection.MOST_WAITING
            deaf.transport.abort()
        assert await is_up(house)

    stage.play(story())
