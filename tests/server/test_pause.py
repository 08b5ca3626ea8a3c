"""A round's end belongs to the people: the next deal is seen once everyone who is here has continued."""

from random import Random

import pytest

from level8.game.actions import Carry, format_action, parse_action
from level8.game.errors import Level8Error
from level8.game.state import Step
from level8.server.table import events
from level8.server.table.clock import deadline_of, due, pause_over_at
from level8.server.table.deciding import check
from level8.server.table.table import Table
from level8.server.wire import asking
from level8.server.wire.events import Dealt, RoundEnded
from playouts import choose
from server.model import STRANGER, Model, assert_nothing_leaks, everyone_sees, new_table, seen


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
