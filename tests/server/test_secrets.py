"""No message tells a seat what it cannot know: other hands, the draw pile, the seed."""

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.routing import Route

from level8.bots import BOT_NAMES
from level8.game.actions import LayDown, format_action
from level8.game.editions import edition, edition_names
from level8.game.game import Game
from level8.game.state import Step
from level8.game.view import SPECTATOR
from level8.record.record import game_seed
from level8.server.table import events
from level8.server.table.table import Table
from level8.server.thinking import thinker
from level8.server.thinking.thinker import Thinker, question_of
from level8.server.wire import asking
from level8.server.wire.asking import Asked
from level8.server.wire.events import TableEvent
from level8.server.wire.telling import Telling
from playouts import choose
from server.elsewhere import PROCESS, Elsewhere, everything_told, other_world, this_world
from server.evening import live_of, pass_turn, two_people
from server.every_message import SAID, Asker, script
from server.house import Answer, Client, House, open_house
from server.model import PEOPLE, Model, assert_nothing_leaks, new_table, redealt
from server.test_coaching import blunder
from server.test_tables import choose as choose_seen

OFTEN = 9  # hidden cards are dealt anew after this many actions, and at each rare step


def sides() -> list[tuple[str, int]]:
    return [(name, side) for name in edition_names() for side in range(1, len(edition(name).sides) + 1)]


@pytest.mark.parametrize(("name", "side"), sides())
def test_over_a_whole_game_no_message_depends_on_what_its_reader_cannot_see(name: str, side: int) -> None:
    seed = sum(name.encode()) + side
    rng = Random(seed)
    table, log = new_table(edition=name, side=side, people=("ann", "bo", "cy", "bo"), seed=seed)
    model = Model(table, log)
    assert model.ask("ann", asking.Start())
    for number in range(4000):
        game = table.game
        assert game is not None
        if number % OFTEN == 0 or game.step not in (Step.DRAW, Step.PLAY):
            assert_nothing_leaks(table, rng)
        if game.over:
            return
        if table.withheld:
            assert_nothing_leaks(table, rng)
            model.add(events.WentOn(at=model.clock))
            continue
        action = format_action(choose(game, game.legal_actions(), rng, 0.1))
        seat = int(game.to_act)
        model.add(events.Played(at=model.clock, seat=seat, action=action))
    pytest.fail("the game found no end")


def companies(name: str) -> list[tuple[tuple[str, ...], int]]:
    """People and bots for tables of several sizes: friends, one alone with bots, and bots alone."""
    box = edition(name)
    least, most = box.least_players, box.most_players
    friends = ("ann", "bo", "bo", "cy")[:most]
    return [(friends, min(1, most - len(friends))), (("ann",), least - 1), ((), most)]


def moments(table: Table, rng: Random) -> Iterator[Table]:
    """A whole game; stops wherever something new is asked, and now and then."""
    met: Counter[object] = Counter()
    for number in range(4000):
        game = table.game
        assert game is not None
        if game.over:
            return
        laid = game.step is Step.PLAY and game.places[game.to_act].laid
        kept = table.pause is not None and any(table.pause.kept.values())
        kind = (game.step, table.withheld, laid, kept)
        met[kind] += 1
        if met[kind] == 1 or number % 400 == 200:
            yield table
        if table.withheld:
            table.apply(events.WentOn(at=2.0))
            continue
        action = choose(game, game.legal_actions(), rng, 0.1)
        seat = int(game.to_act)
        table.apply(events.Played(at=2.0, seat=seat, action=format_action(action)))
        if isinstance(action, LayDown) and table.to_act == seat and met["undone"] < 2:
            met["undone"] += 1
            table.apply(events.Undone(at=2.0, seat=seat))
            yield table


def seated(name: str, side: int, people: tuple[str, ...], bots: int) -> Table:
    """A game under way, with all its people there."""
    table, _ = new_table(edition=name, side=side, people=people, bots=bots, seed=side)
    for person in dict.fromkeys(people):
        table.apply(events.Came(at=2.0, person=person, process=PROCESS))
    table.apply(events.Started(at=2.0))
    if not people:
        table.apply(events.Steered(at=2.0, stopped=True, pace=100, open=False))
    return table


def assert_alike(told: list[bytes], other: list[bytes]) -> None:
    """Fail with the place where two worlds differ."""
    for message, its in zip(told, other, strict=False):
        if message != its:
            at = next((at for at, (one, two) in enumerate(zip(message, its, strict=False)) if one != two), 0)
            around = slice(max(0, at - 60), at + 60)
            pytest.fail(f"{message[:20]!r} … {message[around]!r} or {its[around]!r} … {message[-12:]!r}")
    assert len(told) == len(other)


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


@pytest.mark.parametrize(("name", "side"), sides())
def test_no_answer_to_any_message_depends_on_what_its_reader_cannot_see(
    name: str, side: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tables that differ only in hidden cards say the same to all that may be asked, byte for byte."""
    monkeypatch.setattr(thinker, "compiled", False)  # a coach that looks less far
    heard: Counter[str] = Counter()
    for people, bots in companies(name):
        rng = Random(side)
        for table in islice(moments(seated(name, side, people, bots), rng), None if people else 4):
            asked = table.chairs[table.to_act or 0].person
            for person in dict.fromkeys((asked or "ann", rng.choice(PEOPLE))):
                own = table.seats_of(person)
                seat = table.to_act if table.to_act in own else rng.choice(own or [SPECTATOR])
                assert seat is not None
                said = script(Asker(table, person, seat, rng))
                worlds = [this_world(table), other_world(table, person, seat, rng)]
                told, other = [asyncio.run(everything_told(world, person, said)) for world in worlds]
                assert table.secret.encode() not in b"".join(told)
                assert_alike(told, other)
                heard.update(str(msgspec.json.decode(message)["is"]) for message in told)
    assert set(heard) == tags(Telling)


def test_every_kind_of_message_is_asked() -> None:
    assert {kind.__struct_config__.tag for kind in SAID} == tags(Asked)


OPEN = {
    *("LaidDown.melds", "LaidOff.card", "Discarded.card", "Showed.cards", "TookShown.card", "Swapped.cards"),
    *("SatDown.name", "GotUp.name", "BotSat.bot", "BotSat.name", "Renamed.name", "Wished.name"),
    *("Said.text", "Remarked.name", "Remarked.text", "Emoted.emote"),
}
HIDDEN = {"Drew.card", "TookShown.drawn", "Swapped.drawn", "Carried.cards"}  # what `redealt` deals anew


def test_every_text_of_an_event_is_open_to_all_or_dealt_anew_in_another_world() -> None:
    texts = {
        f"{kind.__name__}.{field.name}"
        for kind in get_args(TableEvent)
        for field in msgspec.structs.fields(kind)
        if "str" in str(field.type) or "Meld" in str(field.type)
    }
    assert texts == OPEN | HIDDEN
    assert not OPEN & HIDDEN


@pytest.mark.parametrize("bot", BOT_NAMES)
@pytest.mark.parametrize("name", ["original", "modern+specials", "master"])
def test_what_a_bot_does_and_advises_depends_on_its_view_alone(name: str, bot: str) -> None:
    """The server asks bots with the whole game at hand; the same number stands for chance in both worlds."""
    rng = Random(3)
    for table in moments(seated(name, 2, ("ann",), 2), rng):
        game = table.game
        assert game is not None
        other = Elsewhere(Game.sample(game.view(int(game.to_act)), rng))
        for explain in (False, True):
            question = replace(question_of(table, bot, explain=explain), think="40" * (bot == "expert"))
            assert Thinker().answer(question) == other.answer(question)


def test_what_a_coach_says_depends_on_the_view_of_its_seat_alone() -> None:
    rng = Random(5)
    question, _ = blunder()
    answer = Thinker().answer(question)
    assert answer.advice
    before = Thinker()._game(question)
    for _ in range(2):
        other = Game.sample(before.view(int(before.to_act)), rng)
        assert Elsewhere(other, other).answer(question) == answer


async def asked_over_http(house: House, table: str, cookie: str) -> dict[str, Answer]:
    """What all addresses that read something, or name a table, answer to somebody."""
    inside = house.server.app()._app
    assert isinstance(inside, Starlette)
    told = {}
    for route in inside.routes:
        assert isinstance(route, Route)
        path = re.sub(
            r"{(\w+)(:\w+)?}",
            lambda name: {"table": table, "edition": "modern"}.get(name[1], "1"),
            route.path,
        )
        for method in sorted((route.methods or set()) - {"HEAD"}):
            if method == "GET" or table in path:
                body = {"seat": 0, "actions": 1} if method == "POST" else None
                told[f"{method} {path}"] = await house.http(method, path, body, {"Cookie": cookie})
    return told


def test_no_address_tells_of_a_running_game_what_its_reader_cannot_see(tmp_path: Path) -> None:
    async def story() -> None:
        rng = Random(4)
        async with open_house(tmp_path) as house, two_people(house) as (table, ann, bo):
            await pass_turn(ann, 0)
            live = live_of(house, table)
            true = live.table
            for seat, cookie in enumerate((ann.cookie, bo.cookie, "")):
                told = await asked_over_http(house, table, cookie)
                live.table = redealt(true, seat if cookie else SPECTATOR, rng)  # type: ignore[misc]
                others = await asked_over_http(house, table, cookie)
                live.table = true  # type: ignore[misc]
                assert {path: (each.status, each.body) for path, each in told.items()} == {
                    path: (each.status, each.body) for path, each in others.items()
                }
                of_games = {path: each for path, each in told.items() if f"/games/{table}/" in path}
                assert {path.rpartition("/")[2] for path in of_games} == {"1", "record", "review", "again"}
                for each in of_games.values():
                    assert (each.status, each.json["message"]) == (404, "server-no-game")

    asyncio.run(story())


async def play_together(house: House, name: str, side: int) -> Counter[str]:
    """A game of three people, a bot and a spectator; no socket carries a secret."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
    table, cookie = await house.make({"seats": seats, "edition": name, "side": side, "pace": 0})
    async with contextlib.AsyncExitStack() as stack:
        clients: list[Client] = []
        for who in (cookie, "", "", ""):
            clients.append(await stack.enter_async_context(house.at(table, who)))
            await clients[-1].first()
        for client in clients[1:3]:
            await client.ask("join", name="Guest", entropy="c0ffee")
        await clients[0].ask("start")
        held = house.server.lobby.tables[table].table
        pieces = tuple(bytes.fromhex(chair.entropy) for chair in held.chairs)
        secrets = (held.secret, game_seed(bytes.fromhex(held.secret), pieces).hex())
        await asyncio.gather(*[play_on(client) for client in clients])
        heard: Counter[str] = Counter()
        for client in clients:
            for text, message in zip(client.raw, client.told):
                if message["is"] == "seen" and message["table"]["state"] == "over":
                    assert message["table"]["seed"] == held.secret
                    heard["seed"] += 1
                    continue
                assert not any(secret in text or secret.upper() in text for secret in secrets)
                heard[message["is"]] += 1
        return heard


async def play_on(client: Client) -> None:
    """Play until the game is over; send some actions twice."""
    while client.view["table"]["state"] != "over":
        may = client.view["may"]
        if may is None:
            await client.hear_or_go_on()
            continue
        seat, version = client.view["game"]["seat"], client.view["version"]
        action = choose_seen(client.view)
        if version % 5 == 0:
            await client.say("act", version=version, seat=seat, action=action)
        await client.act(action, seat)


@pytest.mark.parametrize(("name", "side"), [("master", 1), ("modern+specials", 2), ("original", 1)])
def test_no_socket_carries_the_seed_before_the_game_is_over(name: str, side: int, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            heard = await play_together(house, name, side)
            assert heard["seed"] >= 4
            assert heard["seen"] > 100
            assert heard["refused"] > 0

    asyncio.run(story())


def test_a_game_that_is_not_over_has_no_record_and_no_replay_for_anyone(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, two_people(house) as (table, ann, _):
            for path in (f"/api/games/{table}/1", f"/api/games/{table}/1/record"):
                answer = await house.http("GET", path, headers={"Cookie": ann.cookie})
                assert (answer.status, answer.json["message"]) == (404, "server-no-game")

    asyncio.run(story())
