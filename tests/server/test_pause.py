"""A round's end belongs to the people: the next deal is seen once everyone who is here has continued."""

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from level8.game.actions import Carry, format_action, parse_action
from level8.game.errors import Level8Error
from level8.game.state import Step
from level8.record import verify_bytes
from level8.server.store import store_at
from level8.server.table import events
from level8.server.table.clock import deadline_of, due, pause_over_at
from level8.server.table.deciding import check
from level8.server.table.events import read_event
from level8.server.table.table import Table
from level8.server.wire import asking
from level8.server.wire.events import Dealt, RoundEnded
from playouts import choose
from server.evening import BOT, ME, NEVER, OPEN, Json, live_of, two_people, until
from server.house import Client, House, open_house
from server.model import STRANGER, Model, assert_nothing_leaks, everyone_sees, new_table, seen
from server.test_tables import choose as choose_seen

# The first pair is laid, and the round is over soon: half of the cards are jokers. The game has eight levels.
QUICK = """
name = "quick"
goal = "victory"
players = [2, 4]
[deck]
colours = 2
numbers = 10
[[deck.joker]]
count = 40
[[side]]
levels = ["set 2", "set 2", "set 2", "set 2", "set 2", "set 2", "set 2", "set 2"]
"""


def played(model: Model, rng: Random) -> None:
    """Play a table, whoever sits there, until a round has ended and the next is dealt."""
    for _ in range(2000):
        table = model.table
        game = table.game
        assert game is not None
        if table.withheld:
            return
        action = format_action(choose(game, game.legal_actions(), rng, 0.1))
        model.add(events.Played(at=model.clock, seat=int(game.to_act), action=action))
    pytest.fail("no round ended")


def ended(*people: str, here: tuple[str, ...] = (), seed: int = 0, **made: object) -> Model:
    """A table whose first round is over; some of its people are here."""
    table, log = new_table(people=people, seed=seed, **made)  # type: ignore[arg-type]
    model = Model(table, log)
    assert model.ask(people[0], asking.Start())
    for person in here:
        model.add(events.Came(at=model.clock, person=person, process="p"))
    played(model, Random(seed))
    return model


def says_continue(model: Model, person: str) -> bool:
    pause = model.table.pause
    return model.ask(person, asking.Continue(round=1 if pause is None else pause.result.round))


def shown_round(table: Table) -> int:
    assert table.shown is not None
    return int(table.shown.round)


# --- whom it waits for ---


def test_no_round_begins_while_a_person_who_is_here_has_not_continued() -> None:
    model = ended("ann", "bo", "cy", here=("ann", "bo", "cy"))
    table = model.table
    for person in ("bo", "ann"):
        assert says_continue(model, person)
        assert shown_round(table) == 1
        assert not any(isinstance(event, Dealt) for event in table.recent[-3:])
    assert table.awaited == ["cy"]
    assert says_continue(model, "cy")
    assert shown_round(table) == 2
    assert isinstance(table.recent[-1], Dealt)
    assert table.to_act is not None


def test_those_who_are_away_do_not_hold_it_up() -> None:
    model = ended("ann", "bo", here=("ann",))
    assert says_continue(model, "ann")
    assert shown_round(model.table) == 2
    model = ended("ann", "bo", here=("ann", "bo"))
    assert says_continue(model, "ann")
    model.add(events.Went(at=model.clock, person="bo"))
    assert shown_round(model.table) == 2
    model = ended("ann", "bo", here=("ann", "bo"))
    assert says_continue(model, "ann")
    assert model.ask("bo", asking.Leave())
    assert shown_round(model.table) == 2


def test_a_table_at_which_nobody_is_left_rests_in_its_pause() -> None:
    model = ended("ann", "bo", here=("ann", "bo"), countdown=15)
    for person in ("ann", "bo"):
        model.add(events.Went(at=model.clock, person=person))
    assert model.table.pause is not None
    assert pause_over_at(model.table, watched=True) is None
    model.add(events.Came(at=model.clock + 100.0, person="bo", process="p"))
    assert pause_over_at(model.table, watched=True) == model.clock + 115.0


def test_one_continue_serves_all_seats_of_a_device() -> None:
    model = ended("ann", "ann", "ann", here=("ann",))
    assert says_continue(model, "ann")
    assert shown_round(model.table) == 2


def test_spectators_do_not_count_and_a_late_or_second_continue_changes_nothing() -> None:
    model = ended("ann", "bo", here=("ann", "bo"))
    version = model.table.version
    assert not says_continue(model, STRANGER)
    assert not model.ask("ann", asking.Continue(round=2))
    assert model.table.version == version
    assert says_continue(model, "ann")
    assert not says_continue(model, "ann")
    assert says_continue(model, "bo")
    assert not model.ask("bo", asking.Continue(round=1))
    assert model.table.version == version + 2


def test_bots_wait_as_long_as_the_people_do() -> None:
    model = ended("ann", "bo", here=("ann", "bo"))
    assert model.ask("bo", asking.Leave())  # a bot takes over
    assert model.table.to_act is None
    assert due(model.table, watched=True) is None
    assert says_continue(model, "ann")
    table = model.table
    while table.to_act == 0:
        game = table.game
        assert game is not None
        action = format_action(choose(game, game.legal_actions(), Random(0), 0.1))
        model.add(events.Played(at=model.clock, seat=0, action=action))
    assert due(table, watched=True) is not None


def test_where_only_bots_sit_the_next_round_comes_by_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            asked = {"seats": [BOT, BOT], "pace": 0, "start": True, "edition_file": QUICK}
            table, cookie = await house.make(asked)
            async with house.at(table, cookie) as spectator:
                await spectator.until(lambda message: message["game"]["round"] == 3)

    asyncio.run(story())


def test_a_table_from_before_there_were_pauses_plays_on_as_it_did() -> None:
    table, log = new_table(countdown=None)
    model = Model(table, log)
    assert model.ask("ann", asking.Start())
    rng = Random(1)
    for _ in range(2000):
        game = table.game
        assert game is not None
        if game.round == 2:
            assert [type(event) for event in table.recent[-2:]] == [RoundEnded, Dealt]
            return
        action = format_action(choose(game, game.legal_actions(), rng, 0.1))
        model.add(events.Played(at=model.clock, seat=int(game.to_act), action=action))
    pytest.fail("no round ended")


# --- what is seen ---


def test_the_table_stays_as_the_round_left_it_and_says_why_everyone_climbs_or_stays() -> None:
    model = ended("ann", "bo", "cy", here=("ann",))
    pause, game = model.table.pause, model.table.shown
    assert pause is not None
    assert game is not None
    result = pause.result
    assert result.out is not None
    out = game.places[result.out]
    assert len(out.hand) == 0
    assert len(out.discards) > 0
    for seat, place in enumerate(game.places):
        assert place.level == result.before[seat] == 1
        step = {"out": 2, "laid": 1, "stays": 0}[result.why[seat]]
        assert result.after[seat] == result.before[seat] + step
        assert (result.why[seat] == "out") == (seat == result.out)
        if seat != result.out:
            assert (result.why[seat] == "laid") == place.laid
            assert len(place.hand) > 0


def test_nothing_of_the_next_deal_leaves_before_it_may_be_seen() -> None:
    for seed, edition in enumerate(("modern", "master", "modern+specials")):
        model = ended("ann", "bo", "cy", here=("ann", "bo"), seed=seed, edition=edition, side=2)
        table, rng = model.table, Random(seed)
        assert_nothing_leaks(table, rng)
        game = table.game
        assert game is not None
        for seat in range(3):
            held = {format_action(action) for action in game.view(seat).legal_actions()}
            for action in held | {"draw", "discard r7", "carry none"}:
                with pytest.raises(Level8Error) as refused:
                    check(table, seat, parse_action(action))
                assert refused.value.message == "server-paused"
        assert says_continue(model, "ann")
        assert_nothing_leaks(table, rng)


def test_the_same_pause_comes_back_from_the_log() -> None:
    model = ended("ann", "bo", here=("ann", "bo"), countdown=15)
    assert says_continue(model, "ann")
    again = model.replayed()
    assert everyone_sees(again) == everyone_sees(model.table)
    assert again.awaited == ["bo"]
    assert deadline_of(again) == deadline_of(model.table)


@pytest.mark.rule("F4")
def test_what_to_keep_is_chosen_in_the_pause_and_stays_secret_until_the_deal() -> None:
    table, log = new_table(edition="master", side=2, people=("ann", "bo", "cy"), seed=4, countdown=30)
    model, rng = Model(table, log), Random(4)
    assert model.ask("ann", asking.Start())
    for person in ("ann", "bo", "cy"):
        model.add(events.Came(at=model.clock, person=person, process="p"))
    chose = 0
    for _ in range(4000):
        game = table.game
        assert game is not None
        if table.withheld:
            model.add(events.WentOn(at=model.clock))
            continue
        if game.step is Step.OVER:
            break
        seat, actions = int(game.to_act), game.legal_actions()
        if game.step is not Step.CARRY:
            action = format_action(choose(game, actions, rng, 0.1))
            model.add(events.Played(at=model.clock, seat=seat, action=action))
            continue
        chose += 1
        model.clock += 7.0
        assert table.pause is not None
        assert_nothing_leaks(table, rng)
        most = max((each for each in actions if isinstance(each, Carry)), key=lambda each: len(each.cards))
        person = table.chairs[seat].person
        asked = asking.Act(version=table.version, seat=seat, action=format_action(most))
        assert b'"asks":"carry"' in seen(table, person, seat)
        assert model.ask(person, asked)
        kept = seen(table, person, seat)
        assert all(f'"{card}"'.encode() in kept for card in format_action(most).split()[1:])
        assert_nothing_leaks(table, rng)
        if not table.withheld:  # the next to choose has as long as the first
            assert table.asked_at == model.clock
    assert chose > 3


# --- over the wire ---


async def play_round(*clients: Client) -> None:
    """Everyone plays until a round is over."""

    async def play(client: Client) -> None:
        while client.view["pause"] is None:
            if client.view["may"] is None:
                await client.hear()
            else:
                await client.act(choose_seen(client.view), client.view["game"]["seat"])

    await asyncio.gather(*[play(client) for client in clients])


def test_people_far_apart_see_the_result_and_go_on_together(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, two_people(house, file=QUICK) as (table, ann, bo):
            assert ann.view["table"]["countdown"] == 30
            await play_round(ann, bo)
            for client in (ann, bo):
                assert client.view["game"]["step"] == "pause"
                assert client.view["pause"]["awaited"] == [0, 1]
                assert client.view["may"] is None
                assert 25_000 < client.view["clock"] <= 30_000
            seat = ann.view["pause"]["result"]["out"]
            for tried in ("draw", "discard r1"):
                checked = await bo.ask("try", seat=1, action=tried)
                assert checked["refused"]["message"] == "server-paused"
                assert checked["refused"]["would"] == []
            assert (await ann.act("draw", 0))["message"] == "server-paused"
            assert (await ann.ask("hint", seat=seat))["is"] == "refused"
            hand = bo.view["game"]["hand"]
            assert (await ann.go_on())["pause"]["awaited"] == [1]
            async with house.at(table, bo.cookie) as again:  # a reload sees the same
                first = await again.first()
                assert first["whole"]
                assert first["pause"]["awaited"] == [1]
                assert first["game"]["hand"] == hand
                dealt = await again.go_on()
                assert (dealt["pause"], dealt["game"]["round"]) == (None, 2)
                assert [event["is"] for event in dealt["events"]] == ["dealt"]
                assert len(dealt["game"]["hand"]) == 10
            seen_by_ann = await ann.until(lambda message: message["pause"] is None)
            assert seen_by_ann["game"]["round"] == 2

    asyncio.run(story())


def test_a_countdown_ends_the_pause_and_nobody_alone_is_hurried(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, waits=NEVER) as house:
            house.server.lobby.hall.now = time.time
            async with two_people(house, file=QUICK) as (table, ann, bo):
                await play_round(ann, bo)
                live = live_of(house, table)
                live.held_at = 0.0  # the table has been here for long
                house.server.lobby.hall.now = lambda: time.time() + 29.0
                live.schedule()
                assert 0 < (await ann.ask("look"))["clock"] <= 1_500
                assert live.table.pause is not None
                house.server.lobby.hall.now = lambda: time.time() + 31.0
                live.schedule()
                assert (await bo.until(lambda message: message["pause"] is None))["game"]["round"] == 2
        async with open_house(tmp_path) as house:
            asked = {"seats": [ME, BOT], "pace": 0, "start": True, "edition_file": QUICK}
            table, cookie = await house.make(asked)
            async with house.at(table, cookie) as ann:
                assert (await ann.first())["table"]["countdown"] == 0
                await play_round(ann)
                assert ann.view["clock"] is None
                assert pause_over_at(live_of(house, table).table, watched=True) is None

    asyncio.run(story())


def test_a_pause_outlives_the_server(tmp_path: Path) -> None:
    async def end_of_round(house: House) -> tuple[str, str, str]:
        async with two_people(house, file=QUICK) as (table, ann, bo):
            await play_round(ann, bo)
            await ann.go_on()
            return table, ann.cookie, bo.cookie

    async def story() -> None:
        async with open_house(tmp_path, waits=NEVER) as house:
            table, *cookies = await end_of_round(house)
        async with open_house(tmp_path, waits=NEVER) as house:
            # The countdown ran out while no server was there: there is still time to come back.
            house.server.lobby.hall.now = lambda: time.time() + 100.0
            async with house.at(table, cookies[0]) as ann, house.at(table, cookies[1]) as bo:
                await ann.first()
                assert (await bo.first())["pause"]["awaited"] == [1]
                assert (await bo.go_on())["game"]["round"] == 2
                await ann.until(lambda message: message["pause"] is None)

    asyncio.run(story())


def test_bots_play_nothing_while_one_looks_at_the_result(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            asked = {"seats": [ME, BOT, BOT], "pace": 0, "start": True, "edition_file": QUICK}
            table, cookie = await house.make(asked)
            async with house.at(table, cookie) as ann:
                await ann.first()
                await play_round(ann)
                version = live_of(house, table).table.version
                for _ in range(3):  # as long as bots would take to think
                    await ann.ask("ping")
                    await asyncio.sleep(0.2)
                assert live_of(house, table).table.version == version
                await ann.go_on()
                if ann.view["may"] is None:  # a bot is the first of the next round
                    await ann.until(lambda message: message["version"] > version + 1)
            stored = [read_event(data) for data in await house.server.store.events(table)]
            assert any(isinstance(event, events.Continued) for event in stored)

    asyncio.run(story())


def test_two_processes_end_a_pause_together(tmp_path: Path) -> None:
    async def story() -> None:
        store = store_at(None, tmp_path)
        await store.open()
        async with open_house(tmp_path, store=store) as one, open_house(tmp_path, store=store) as two:
            table, cookie = await one.make({"seats": [ME, OPEN], "pace": 0, "edition_file": QUICK})
            async with one.at(table, cookie) as ann, one.at(table) as bo:
                await ann.first()
                await bo.first()
                await bo.ask("join", name="Bo")
                await ann.ask("start")
                await bo.until(lambda message: message["game"] is not None)
                async with two.at(table, bo.cookie) as elsewhere:  # which has not heard of the round's end
                    await elsewhere.first()
                    await play_round(ann, bo)
                    assert (await elsewhere.ask("continue", round=1))["is"] == "seen"
                    assert (await ann.go_on())["is"] == "seen"
                    await live_of(one, table).refresh()
                    await until(lambda: live_of(one, table).table.pause is None)
        await store.close()

    asyncio.run(story())


# --- who goes first ---


@pytest.mark.rule("S3")
def test_a_table_may_name_who_goes_first_and_the_record_still_proves_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            seats: list[Json] = [BOT, ME, BOT]
            asked = {"seats": seats, "pace": 0, "start": True, "first": 1, "edition_file": QUICK}
            for _ in range(4):  # a dealer that is drawn would hardly be the right one each time
                table, cookie = await house.make(asked)
                async with house.at(table, cookie) as ann:
                    first = await ann.first()
                    assert (first["game"]["to_act"], first["game"]["dealer"]) == (1, 0)
                    assert first["may"]["asks"] == "draw"
                    assert (await ann.ask("hint", seat=1))["is"] == "hinted"  # by one who knows the dealer
                    while ann.view["table"]["state"] != "over":
                        if ann.view["may"] is None:
                            await ann.hear_or_go_on()
                        else:
                            await ann.act(choose_seen(ann.view), 1)
                    assert first["table"]["commitment"] == ann.view["table"]["commitment"]
                record = (await house.http("GET", f"/api/games/{table}/1/record")).body
                assert verify_bytes(record).ok
                assert b"\nFirst dealer: 1\n" in record
            refused = await house.http("POST", "/api/tables", {**asked, "first": 3})
            assert refused.status == 400

    asyncio.run(story())
