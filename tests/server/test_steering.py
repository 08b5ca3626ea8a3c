"""Whoever watches bots may stop them, step, choose a pace, look into their hands; and at no other table."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

from level8.game.actions import format_action
from level8.server.table import events
from level8.server.table.clock import due, pause_over_at
from level8.server.wire import asking
from playouts import choose
from server.evening import BOT, ME, NEVER, live_of, until
from server.house import open_house
from server.model import Model, assert_nothing_leaks, new_table, seen


def bots(count: int = 3) -> Model:
    """A table of bots that have been dealt their cards; Ann is its host."""
    model = Model(*new_table(people=(), bots=count))
    assert model.ask("ann", asking.Start())
    return model


def acts(model: Model, rng: Random) -> None:
    """The bot that is on turn does something."""
    game = model.table.game
    assert game is not None
    action = format_action(choose(game, game.legal_actions(), rng, 0.1))
    model.clock += 1.0
    model.add(events.Played(at=model.clock, seat=int(game.to_act), action=action, by="bot"))


def told(model: Model, person: str) -> Any:
    return json.loads(seen(model.table, person))


def test_bots_that_are_stopped_do_nothing_until_they_may_go_on() -> None:
    model = bots()
    assert due(model.table, watched=True) is not None
    assert model.ask("ann", asking.Steer(stopped=True))
    assert due(model.table, watched=True) is None
    assert told(model, "stranger")["table"]["steering"]["stopped"]  # whoever comes later sees it as well
    assert due(model.replayed(), watched=True) is None
    assert model.ask("ann", asking.Steer(pace=3000))
    assert due(model.table, watched=True) is None
    assert model.ask("ann", asking.Steer(stopped=False))
    pending = due(model.table, watched=True)
    assert pending is not None
    assert pending.at == model.clock  # at once; the pace is for those that follow
    acts(model, Random(0))
    pending = due(model.table, watched=True)
    assert pending is not None
    assert pending.at == model.clock + 3.0


def test_a_step_is_one_action_or_the_rest_of_a_turn() -> None:
    model, rng = bots(), Random(0)
    assert model.ask("ann", asking.Steer(step="action"))
    assert told(model, "ann")["table"]["steering"]["stopped"]
    assert due(model.table, watched=True) is not None
    acts(model, rng)
    assert due(model.table, watched=True) is None
    assert model.ask("ann", asking.Steer(step="turn"))
    game = model.table.game
    assert game is not None
    turn = (game.round, game.turn)
    while due(model.table, watched=True) is not None:
        assert (game.round, game.turn) == turn
        acts(model, rng)
    assert (game.round, game.turn) != turn


def test_a_round_that_is_over_waits_for_the_next_step() -> None:
    model, rng = bots(2), Random(0)
    while not model.table.withheld:
        acts(model, rng)
    assert pause_over_at(model.table, watched=True) is not None
    assert model.ask("ann", asking.Steer(stopped=True))
    assert pause_over_at(model.table, watched=True) is None
    assert model.ask("ann", asking.Steer(step="turn"))
    assert pause_over_at(model.table, watched=True) is not None
    model.add(events.WentOn(at=model.clock))
    assert due(model.table, watched=True) is None


def test_only_the_host_steers_and_only_where_nobody_ever_sat() -> None:
    model = bots()
    assert not model.ask("bo", asking.Steer(stopped=True))
    everything = asking.Steer(stopped=True, step="turn", pace=0, open=True)
    assert model.ask("bo", asking.Join(name="Bo", seat=1))
    assert not model.ask("ann", everything)
    assert told(model, "ann")["table"]["steering"] is None
    assert model.ask("bo", asking.Leave())
    assert not model.ask("ann", everything)  # the hand that Bo had is not to be seen either
    people = Model(*new_table(people=("ann",), bots=2))
    assert people.ask("ann", asking.Start())
    assert not people.ask("ann", everything)


def test_where_a_person_sits_down_bots_that_were_stopped_go_on_as_the_table_was_made() -> None:
    model = bots()
    assert model.ask("ann", asking.Steer(stopped=True, pace=5000))
    assert model.ask("bo", asking.Join(name="Bo", seat=1))
    model.add(events.Came(at=model.clock, person="bo", process="p"))
    pending = due(model.table, watched=True)
    assert pending is not None
    assert pending.at == model.clock  # a table without a pace


def test_open_hands_are_those_of_the_bots_and_nobody_who_could_have_seen_them_sits_down() -> None:
    model, rng = bots(), Random(3)
    table = model.table
    assert told(model, "ann")["hands"] == []
    assert model.ask("ann", asking.Steer(open=True))
    for _ in range(40):
        hands, shown = told(model, "stranger")["hands"], table.shown
        assert shown is not None
        assert [len(hand) for hand in hands] == [len(place.hand) for place in shown.places]
        if table.withheld:
            model.add(events.WentOn(at=model.clock))
        acts(model, rng)
    assert_nothing_leaks(table, rng)  # the draw pile and the seed stay secret
    assert model.ask("ann", asking.Steer(open=False))
    assert told(model, "ann")["hands"] == []
    assert not any(model.ask("bo", asking.Join(name="Bo", seat=seat)) for seat in range(3))
    assert not any(sitter["offered"] for sitter in told(model, "bo")["table"]["sitters"])


def test_hands_of_people_are_never_open_whatever_a_log_says() -> None:
    model = Model(*new_table(people=("ann",), bots=2))
    assert model.ask("ann", asking.Start())
    model.add(events.Steered(at=model.clock, stopped=False, pace=0, open=True))
    for person in ("ann", "bo", "stranger"):
        assert told(model, person)["hands"] == []


def test_a_step_is_seen_by_all_who_watch_and_a_stop_outlives_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, waits=NEVER) as house:
            table, cookie = await house.make({"seats": [BOT, BOT], "pace": 5000, "start": True})
            async with house.at(table, cookie) as ann, house.at(table) as bo:
                await ann.first()
                await bo.first()
                stopped = await ann.ask("steer", stopped=True)
                assert stopped["table"]["steering"] == {"stopped": True, "pace": 5000, "open": False}
                assert (await bo.ask("steer", stopped=False))["message"] == "server-not-host"
                await ann.ask("steer", step="action")  # at once, however slow the table is
                await bo.until(lambda message: message["game"]["step"] != "draw")
                await ann.ask("steer", step="turn", pace=0)
                await bo.until(lambda message: message["game"]["turn"] > stopped["game"]["turn"])
                version = live_of(house, table).table.version
        async with open_house(tmp_path, waits=NEVER) as house, house.at(table) as bo:
            assert (await bo.first())["table"]["steering"]["stopped"]
            assert due(live_of(house, table).table, watched=True) is None
            assert live_of(house, table).table.version == version

    asyncio.run(story())


def test_a_table_with_a_person_cannot_be_stopped_over_the_wire(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cookie = await house.make({"seats": [ME, BOT], "pace": 0, "start": True})
            async with house.at(table, cookie) as ann:
                assert (await ann.first())["table"]["steering"] is None
                assert (await ann.ask("steer", open=True))["message"] == "server-not-only-bots"
                await until(lambda: live_of(house, table).table.attended)

    asyncio.run(story())
