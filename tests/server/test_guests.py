"""Nobody is left out: who comes late, comes back, waits for a seat, or talks among those who watch."""

import asyncio
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from level8.game.actions import format_action
from level8.record import parse_record, verify_bytes
from level8.server.table import events
from level8.server.table.deciding import decide
from level8.server.table.refusing import Refusal
from level8.server.wire import asking
from playouts import choose
from server.evening import BOT, ME, SHORT, SOON, Json, has, live_of, play_to_the_end, until
from server.house import open_house
from server.model import Model, new_table, seen


def dealt(*people: str, bots: int = 2, file: str = "") -> Model:
    """A game under way; its people are here."""
    model = Model(*new_table(people=people, bots=bots, file=file))
    assert model.ask("ann", asking.Start())
    for person in dict.fromkeys(people):
        model.add(events.Came(at=model.clock, person=person, process="p"))
    return model


def told(model: Model, person: str) -> Any:
    return json.loads(seen(model.table, person, next(iter(model.table.seats_of(person)), None)))


def offered(model: Model, person: str) -> list[int]:
    sitters = told(model, person)["table"]["sitters"]
    return [seat for seat, sitter in enumerate(sitters) if sitter["offered"]]


def passes_to(model: Model, seat: int, step: str = "draw") -> None:
    """Everybody plays until a seat is asked for this step."""
    rng = Random(1)
    game = model.table.game
    assert game is not None
    for _ in range(500):
        if (game.to_act, game.step.name.lower()) == (seat, step) and not model.table.withheld:
            return
        if model.table.withheld:
            model.add(events.WentOn(at=model.clock))
            continue
        action = format_action(choose(game, game.legal_actions(), rng, 0.1))
        model.add(events.Played(at=model.clock, seat=int(game.to_act), action=action))
    raise AssertionError("never asked")


def plays_on(model: Model) -> None:
    """The game to its end."""
    rng = Random(2)
    while model.table.state != "over":
        game = model.table.game
        assert game is not None
        if model.table.withheld:
            model.add(events.WentOn(at=model.clock))
            continue
        action = format_action(choose(game, game.legal_actions(), rng, 0.1))
        model.add(events.Played(at=model.clock, seat=int(game.to_act), action=action))


# --- late ---


def test_whoever_comes_late_takes_over_a_bot_s_seat_with_its_hand() -> None:
    model = dealt("ann")
    passes_to(model, 0)
    hand = model.table.game and model.table.game.view(2).hand
    assert offered(model, "bo") == [1, 2]
    assert model.ask("bo", asking.Join(name="Bo", seat=2, face="owl", entropy="aa"))
    sitter = told(model, "ann")["table"]["sitters"][2]
    assert (sitter["kind"], sitter["name"], sitter["face"]) == ("person", "Bo", "owl")
    assert model.table.game
    assert model.table.game.view(2).hand == hand
    assert len(told(model, "bo")["game"]["hand"]) == len(hand or ())
    assert offered(model, "bo") == []
    assert not model.ask("bo", asking.Join(name="Bo", seat=1))  # one hand is enough


def test_the_shuffle_stays_the_one_that_was_promised() -> None:
    model = dealt("ann", file=SHORT)
    assert model.ask("bo", asking.Join(name="Bo", seat=1, entropy="c0ffee"))
    assert [chair.entropy for chair in model.table.chairs] == ["", "", ""]
    plays_on(model)
    assert verify_bytes(model.table.record.encode()).ok


def test_a_seat_is_taken_over_between_turns() -> None:
    model = dealt("ann")
    passes_to(model, 1, "play")
    version = model.table.version
    assert not model.ask("bo", asking.Join(name="Bo", seat=1))
    assert model.table.version == version
    assert model.ask("bo", asking.Join(name="Bo", seat=2))
    resting = dealt("ann")
    passes_to(resting, 1, "play")
    resting.add(events.Went(at=resting.clock, person="ann"))
    assert resting.ask("bo", asking.Join(name="Bo", seat=1))  # that bot would never be done


def test_nobody_takes_over_a_person_s_seat_nor_any_where_the_host_says_no() -> None:
    model = dealt("ann", "bo", bots=1)
    model.add(events.Went(at=model.clock, person="bo"))  # covered, but still theirs
    assert not model.ask("cy", asking.Join(name="Cy", seat=1))
    assert not model.ask("bo", asking.Allow(late=False))
    assert model.ask("ann", asking.Allow(late=False))
    assert offered(model, "cy") == []
    assert not model.ask("cy", asking.Join(name="Cy", seat=2))
    assert model.ask("ann", asking.Allow(late=True))
    assert model.ask("cy", asking.Join(name="Cy"))


def test_who_left_comes_back_to_the_same_seat_and_to_no_other() -> None:
    model = dealt("ann", "bo", bots=1)
    assert model.ask("bo", asking.Rename(face="hamster"))
    assert model.ask("bo", asking.Leave())
    assert [sitter["covered"] for sitter in told(model, "ann")["table"]["sitters"]] == [False, True, False]
    assert model.ask("ann", asking.Allow(late=False))
    assert offered(model, "bo") == [1]
    assert told(model, "bo")["table"]["sitters"][1]["back"]
    assert not model.ask("bo", asking.Join(name="Bo", seat=2))  # with the cards of seat 2 in mind
    assert model.ask("bo", asking.Join(name="", seat=1))
    back = told(model, "ann")["table"]["sitters"][1]
    assert (back["kind"], back["name"], back["face"]) == ("person", "Bo", "hamster")


def test_bots_alone_wait_for_whoever_got_up_and_let_them_back_also_in_mid_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, waits=SOON) as house:
            table, cookie = await house.make({"seats": [ME, BOT], "pace": 0, "start": True, "first": 0})
            async with house.at(table, cookie) as ann:
                await ann.first()
                await ann.ask("act", seat=0, version=ann.view["version"], action="draw")
                await ann.ask("leave")
                left = ann.view["version"]
                async with house.at(table) as bo:  # for somebody else who looks on they play
                    await bo.until(lambda message: message["version"] > left + 3)
                await asyncio.sleep(0.2)
                rests = (await ann.ask("look"))["version"]
                await asyncio.sleep(0.3)
                assert (await ann.ask("look"))["version"] == rests
                back = await ann.ask("join", name="")
                assert back["table"]["sitters"][0]["yours"]

    asyncio.run(story())


def test_whoever_comes_back_too_late_is_told_that_the_game_is_over() -> None:
    model = dealt("ann", "bo", bots=1)
    assert model.ask("bo", asking.Leave())
    plays_on(model)
    with pytest.raises(Refusal) as refused:
        decide(model.table, "bo", asking.Join(name="Bo"), model.clock, model.house)
    assert refused.value.message == "server-game-over"


def test_who_left_two_hands_comes_back_to_both_or_to_none() -> None:
    model = dealt("ann", "bo", "bo", bots=1)
    assert model.ask("bo", asking.Leave())
    assert model.ask("cy", asking.Join(name="Cy", seat=1))
    assert offered(model, "bo") == []
    assert not model.ask("bo", asking.Join(name="Bo", seat=2))  # whoever sits there knows Cy's hand
    assert model.ask("cy", asking.Leave())
    assert model.ask("bo", asking.Join(name="", seat=2))
    assert model.table.seats_of("bo") == [1, 2]


def test_a_record_names_everybody_who_had_a_seat() -> None:
    model = dealt("ann", bots=1, file=SHORT)
    assert model.ask("bo", asking.Join(name="Bo", seat=1))
    assert model.ask("bo", asking.Leave())
    assert model.ask("bo", asking.Join(name="Bo", seat=1))
    assert model.ask("ann", asking.Rename(name="Anna"))
    plays_on(model)
    assert parse_record(model.table.record).names == ("Anna", "Romy → Bo")
    assert model.ask("ann", asking.Again())
    plays_on(model)
    assert parse_record(model.table.record).names == ("Anna", "Bo")


def test_the_clock_of_whoever_sits_down_on_turn_begins_anew() -> None:
    model = dealt("ann")
    passes_to(model, 1)
    model.clock += 100.0
    assert model.ask("bo", asking.Join(name="Bo", seat=1))
    assert model.table.asked_at == model.clock


# --- next ---


def test_who_waits_plays_next_and_a_bot_gives_way() -> None:
    model = dealt("ann", bots=1, file=SHORT)
    assert model.ask("bo", asking.PlayNext(name="Bo", face="owl"))
    assert model.ask("cy", asking.PlayNext(name="Cy"))
    assert [guest["name"] for guest in told(model, "ann")["table"]["waiting"]] == ["Bo", "Cy"]
    assert [guest["yours"] for guest in told(model, "cy")["table"]["waiting"]] == [False, True]
    plays_on(model)
    assert model.ask("ann", asking.Gather())
    assert model.table.seats_of("bo") == [1]
    assert [guest["name"] for guest in told(model, "ann")["table"]["waiting"]] == ["Cy"]
    assert model.ask("bo", asking.Leave())  # a free seat before the start
    assert model.table.seats_of("cy") == [1]
    assert model.replayed().seats_of("cy") == [1]


def test_who_waits_may_think_better_of_it_and_who_sits_waits_for_nothing() -> None:
    model = dealt("ann", bots=2)
    assert not model.ask("ann", asking.PlayNext(name="Ann"))
    assert not model.ask("bo", asking.PlayNext(name=" "))
    assert model.ask("bo", asking.PlayNext(name="Bo"))
    assert model.ask("bo", asking.PlayNext(wanted=False))
    assert told(model, "ann")["table"]["waiting"] == []
    assert model.ask("bo", asking.PlayNext(name="Bo"))
    assert model.ask("bo", asking.Join(name="Bo", seat=1))
    assert told(model, "ann")["table"]["waiting"] == []


def test_only_some_can_wait() -> None:
    model = dealt("ann")
    taken = [model.ask(f"guest {number}", asking.PlayNext(name="Guest")) for number in range(8)]
    assert taken == [True] * 6 + [False] * 2


def test_the_host_opens_a_seat_and_whoever_waits_has_it() -> None:
    model = Model(*new_table(people=("ann",), bots=1))
    assert model.ask("bo", asking.PlayNext(name="Bo"))
    assert model.ask("ann", asking.Assign(seat=1, bot="steady"))
    assert model.table.seats_of("bo") == []
    assert model.ask("ann", asking.Assign(seat=1))
    assert model.table.seats_of("bo") == [1]
    assert model.ask("ann", asking.Assign(seat=1))  # sent away: nobody is pushed onto that seat
    assert model.table.chairs[1].open
    assert model.ask("cy", asking.PlayNext(name="Cy"))  # which is free for whoever asks
    assert model.table.seats_of("cy") == [1]


def test_a_guest_takes_over_a_hand_plays_and_another_is_seated_in_the_next_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, waits=SOON) as house:
            asked: Json = {"seats": [ME, BOT, BOT], "pace": 0, "start": True, "first": 0}
            table, cookie = await house.make({**asked, "edition_file": SHORT})
            async with house.at(table, cookie) as ann, house.at(table) as bo, house.at(table) as cy:
                for client in (ann, bo, cy):
                    await client.first()
                seat = (await bo.ask("join", name="Bo", seat=2))["game"]["seat"]
                assert seat == 2
                assert bo.view["table"]["sitters"][2]["present"]
                assert not bo.view["table"]["sitters"][2]["covered"]
                await cy.ask("playnext", name="Cy")
                await play_to_the_end(ann, bo)
                assert bo.view["game"]["seat"] == 2
                await bo.ask("again")
                await ann.ask("again")  # the next game is dealt at once
                seated = await cy.until(lambda message: message["table"]["sitters"][1]["yours"])
                assert seated["table"]["waiting"] == []
                await cy.until(lambda message: message["table"]["sitters"][1]["present"])
                assert len(cy.view["game"]["hand"]) == 10

    asyncio.run(story())


def test_who_goes_away_does_not_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, waits=SOON) as house:
            table, cookie = await house.make({"seats": [ME, BOT], "pace": 0, "start": True, "first": 0})
            async with house.at(table, cookie) as ann:
                await ann.first()
                async with house.at(table) as bo:
                    await bo.first()
                    assert (await bo.ask("playnext", name="Bo"))["table"]["waiting"] != []
                await until(lambda: not live_of(house, table).table.waiting)

    asyncio.run(story())


def test_who_goes_away_is_noted_by_the_clock_that_is_ahead(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, waits=SOON) as house:
            lobby = house.server.lobby
            lobby.hall.now = lambda: time.time() + 1000.0  # as at another server
            table, cookie = await house.make({"seats": [ME, BOT], "pace": 0, "start": True, "first": 0})
            lobby.hall.now = time.time
            lobby.tables.pop(table).close()
            async with house.at(table, cookie) as ann:
                await ann.first()
                async with house.at(table) as bo:
                    await bo.first()
                    await bo.ask("playnext", name="Bo")
                live = live_of(house, table)
                before = live.table.last_at
                await until(lambda: not live.table.waiting)
                assert live.table.last_at >= before > time.time() + 900.0

    asyncio.run(story())


# --- talk ---


def test_those_who_watch_talk_among_themselves(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cookie = await house.make({"seats": [ME, BOT], "pace": 0, "start": True, "first": 0})
            async with house.at(table, cookie) as ann, house.at(table) as bo, house.at(table) as cy:
                for client in (ann, bo, cy):
                    await client.first()
                assert (await bo.ask("say", text="look", name=" "))["message"] == "server-no-name"
                await bo.ask("say", text="look at her cards", name="Bo")
                heard = await cy.until(has("remarked"))
                assert heard["events"][-1]["name"] == "Bo"
                await ann.ask("say", text="hello")
                await cy.until(has("said"))  # those who watch hear those who play
                async with house.at(table, cookie) as again, house.at(table) as late:
                    await again.first()
                    assert any(event["is"] == "remarked" for event in (await late.first())["recent"])
                assert not any("her cards" in text for text in (*ann.raw, *again.raw))

    asyncio.run(story())


def test_the_host_mutes_a_person_or_all_who_watch_and_lets_them_speak_again() -> None:
    model = dealt("ann", "bo", bots=1)
    assert not model.ask("bo", asking.Mute(seat=0))
    assert not model.ask("ann", asking.Mute(seat=0))  # oneself
    assert not model.ask("ann", asking.Mute(seat=2))  # a bot
    assert model.ask("ann", asking.Mute(seat=1))
    assert told(model, "cy")["table"]["sitters"][1]["muted"]
    assert not model.ask("bo", asking.Say(text="hello"))
    assert not model.ask("bo", asking.Emote(emote="clap"))
    assert model.ask("ann", asking.Say(text="hello"))
    assert model.ask("bo", asking.Leave())
    assert not model.ask("bo", asking.Say(text="hello", name="Somebody else"))
    assert model.ask("bo", asking.Join(name="Bo", seat=1))
    assert model.ask("ann", asking.Mute(seat=1, muted=False))
    assert model.ask("bo", asking.Emote(emote="clap"))
    assert model.ask("ann", asking.Mute())
    assert told(model, "cy")["table"]["hushed"]
    assert not model.ask("cy", asking.Say(text="hello", name="Cy"))
    assert model.ask("bo", asking.Say(text="hello"))
    assert model.ask("ann", asking.Mute(muted=False))
    assert model.ask("cy", asking.Say(text="hello", name="Cy"))
