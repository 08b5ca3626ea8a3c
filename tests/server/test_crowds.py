"""A crowd around a table does not keep its players waiting."""

import asyncio
import contextlib
import sys
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from level8.server.live.connection import Connection
from level8.server.live.hall import Waits
from level8.server.network.limits import Limits
from level8.server.wire.telling import Telling
from server.evening import live_of, two_people
from server.house import House, open_house

SEATS = {"seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}
WAITS = Waits()


async def refused(house: House, table: str, cookie: str = "", own: str = "127.0.0.1") -> int:
    """The status, or the close code, with which a further socket is turned away; 0: it is not."""
    try:
        async with house.at(table, cookie, own) as client:
            await client.link.recv()
    except InvalidStatus as status:
        return status.response.status_code
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else -1
    return 0


@pytest.mark.parametrize(
    ("limits", "told"),
    [(Limits(sockets_of_an_address=3), 429), (Limits(onlookers=2), 4429)],
    ids=["address", "table"],
)
def test_a_table_and_an_address_have_so_many_onlookers_and_no_more(
    limits: Limits, told: int, tmp_path: Path
) -> None:
    async def story() -> None:
        async with open_house(tmp_path, limits=limits) as house, contextlib.AsyncExitStack() as stack:
            table, cookie = await house.make(SEATS)
            ada = await stack.enter_async_context(house.at(table, cookie))
            await ada.first()
            for _ in range(2):
                await (await stack.enter_async_context(house.at(table))).first()
            assert await refused(house, table) == told
            assert (await ada.ask("ping"))["is"] == "pong"
            if told == 4429:
                assert await refused(house, table, cookie) == 0  # her other device

    asyncio.run(story())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one address of its own")
def test_onlookers_of_one_address_leave_room_for_guests_of_another(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(onlookers=3, onlookers_of_an_address=2)
        async with open_house(tmp_path, limits=limits) as house, contextlib.AsyncExitStack() as stack:
            table, cookie = await house.make(SEATS)
            ada = await stack.enter_async_context(house.at(table, cookie))
            await ada.first()
            for _ in range(2):
                async with house.at(table) as passing:  # whoever goes gives the place back
                    await passing.first()
            visit = house.server.crowd.enter("127.0.0.1", "somebody who goes while the table is read")
            assert visit is not None
            visit.leave()
            assert not visit.may_come_to(live_of(house, table))
            for _ in range(2):
                await (await stack.enter_async_context(house.at(table))).first()
            assert await refused(house, table) == 4429
            guest = await stack.enter_async_context(house.at(table, own="127.0.0.2"))
            await guest.first()
            assert (await guest.ask("join", name="Bo"))["is"] == "seen"
            await ada.ask("start")
            assert (await guest.ask("leave"))["is"] == "seen"
            await stack.enter_async_context(house.at(table, own="127.0.0.3"))  # the last place
            assert await refused(house, table, guest.cookie, own="127.0.0.2") == 0  # whoever had a seat

    asyncio.run(story())


def test_an_address_opens_only_so_many_sockets_in_a_while(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, limits=Limits(gets=0.001, gets_at_once=3)) as house:
            table, cookie = await house.make(SEATS)
            for _ in range(3):
                assert await refused(house, table, cookie) == 0
            with pytest.raises(InvalidStatus) as status:
                async with house.at(table, cookie):
                    pass
            assert status.value.response.status_code == 429
            assert int(status.value.response.headers["Retry-After"]) > 0

    asyncio.run(story())


def test_an_address_says_only_so_much_on_all_its_sockets_together(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(messages=0.001, messages_at_once=5)
        async with open_house(tmp_path, limits=limits) as house:
            table, _ = await house.make(SEATS)
            answers = []
            for _ in range(3):
                async with house.at(table) as stranger:
                    await stranger.first()
                    answers += [await stranger.ask("ping") for _ in range(2)]
            assert [answer["is"] for answer in answers] == ["pong"] * 5 + ["refused"]
            assert answers[-1]["message"] == "server-too-fast"

    asyncio.run(story())


def test_a_person_has_so_many_sockets_and_gets_a_place_back_by_closing_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, limits=Limits(sockets_of_a_person=2)) as house:
            table, cookie = await house.make(SEATS)
            async with house.at(table, cookie) as one:
                await one.first()
                async with house.at(table, cookie) as two:
                    await two.first()
                    assert await refused(house, table, cookie) == 429
                while await refused(house, table, cookie):
                    await asyncio.sleep(0.01)

    asyncio.run(story())


def test_those_who_only_look_on_are_told_now_and_then_and_never_before_the_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[tuple[str, int]] = []
    say = Connection._say

    def noted(self: Connection, message: Telling) -> None:
        order.append((self.person, getattr(message, "version", 0)))
        say(self, message)

    monkeypatch.setattr(Connection, "_say", noted)

    async def story() -> None:
        async with open_house(tmp_path, waits=WAITS) as house, two_people(house) as (table, ann, bo):  # noqa: SIM117
            async with house.at(table) as guest:
                await guest.first()
                before, begun = len(guest.told), time.monotonic()
                for _ in range(50):
                    assert (await ann.ask("emote", emote="smile"))["is"] == "seen"
                    await guest.say("ping")  # no view comes with the answer
                version = ann.view["version"]
                await guest.until(lambda message: message.get("version", 0) >= version)
                views = [message for message in guest.told[before:] if message["is"] == "seen"]
                assert len(views) <= (time.monotonic() - begun) / WAITS.crowd + 2
                events = [event["is"] for message in views for event in message["events"]]
                assert events.count("emoted") == 50  # nothing is left out
                await bo.ask("ping")

    asyncio.run(story())
    people = list(dict.fromkeys(person for person, _ in order))
    players, guest = people[:2], people[2]
    for number, (person, version) in enumerate(order):
        if person == guest and version and number > 0:
            assert all((player, version) in order[:number] for player in players)


def test_even_an_onlooker_who_is_told_at_once_is_told_after_the_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[str, int] = {}
    early: list[int] = []
    say = Connection._say

    def noted(self: Connection, message: Telling) -> None:
        told[self.person] = version = getattr(message, "version", 0)
        players = self._live.table.people
        if self.person not in players and any(told.get(each, 0) < version for each in players):
            early.append(version)
        say(self, message)

    monkeypatch.setattr(Connection, "_say", noted)

    async def story() -> None:
        async with (
            open_house(tmp_path) as house,
            two_people(house) as (table, ann, bo),
            house.at(table) as guest,
        ):
            await guest.first()
            for _ in range(100):
                await ann.say("emote", emote="smile")
                await bo.say("emote", emote="smile")
            await guest.until(lambda message: message["version"] >= ann.view["version"] + 200)

    asyncio.run(story())
    assert early == []


def test_a_table_talks_only_so_much(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(talk=0.001, talk_at_once=5)
        async with open_house(tmp_path, limits=limits) as house, two_people(house) as (_, ann, bo):
            answers = [await ann.ask("emote", emote="smile") for _ in range(4)]
            answers += [await bo.ask("say", text="Slow down!") for _ in range(2)]
            assert [answer["is"] for answer in answers] == ["seen"] * 5 + ["refused"]
            assert answers[-1]["message"] == "server-too-fast"
            assert (await ann.ask("rename", name="Anna"))["is"] == "seen"

    asyncio.run(story())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one address of its own")
def test_whoever_only_looks_on_silences_no_player(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(talk=0.001, talk_at_once=3)
        async with open_house(tmp_path, limits=limits) as house, two_people(house) as (table, ann, bo):
            await ann.ask("mute", seat=1, muted=True)
            async with house.at(table) as guest, house.at(table, own="127.0.0.2") as other:
                await guest.first()
                await other.first()
                for loud in (guest, bo):
                    for _ in range(3):
                        await loud.ask("emote", emote="smile")
                    assert (await loud.ask("say", text="La"))["message"] == "server-too-fast"
                told = await other.ask("say", text="Hello", name="Cleo")  # nor any onlooker elsewhere
                assert told["is"] == "seen", told
            assert (await ann.ask("say", text="Hello"))["is"] == "seen"

    asyncio.run(story())
