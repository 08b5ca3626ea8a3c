"""No message tells a seat what it cannot know: other hands, the draw pile, the seed."""

import asyncio
import contextlib
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from level8.game.actions import format_action
from level8.game.editions import edition, edition_names
from level8.game.state import Step
from level8.record.record import game_seed
from level8.server.table import events
from level8.server.wire import asking
from playouts import choose
from server.evening import two_people
from server.house import Client, House, open_house
from server.model import Model, assert_nothing_leaks, new_table
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
