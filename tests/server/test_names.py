"""No two at a table have the same name: whoever comes later gets it with a number."""

import asyncio
from pathlib import Path

import pytest

from level8.record.record import LONGEST_NAME
from level8.server.table import events
from level8.server.table.plain_text import plain_name
from level8.server.table.table import replayed
from level8.server.wire import asking
from server.house import open_house
from server.model import Model, new_table


def names(model: Model) -> list[str]:
    return [chair.name for chair in model.table.chairs]


def playing(*people: str, bots: int = 1) -> Model:
    """A game of some people and of bots, the first of which is called Romy."""
    model = Model(*new_table(people=people, bots=bots))
    assert model.ask(people[0], asking.Start())
    return model


@pytest.mark.parametrize(
    ("wanted", "called"),
    [
        ("Ann", "Ann 2"),
        ("ANN", "ANN 2"),
        ("A\u200bnn ", "Ann 2"),  # with what the eye cannot see
        ("Romy", "Romy 2"),  # a bot
        ("Anna", "Anna"),
        ("Ann 2", "Ann 2"),
    ],
)
def test_whoever_joins_with_the_name_of_another_gets_it_with_a_number(wanted: str, called: str) -> None:
    model = Model(*new_table(people=("ann", ""), bots=1))
    assert model.ask("bo", asking.Join(name=wanted))
    assert names(model) == ["Ann", called, "Romy"]


def test_each_gets_the_next_number_that_is_free() -> None:
    model = Model(*new_table(people=("ann", "", "", "")))
    for person in ("bo", "cy", "dee"):
        assert model.ask(person, asking.Join(name="Ann"))
    assert names(model) == ["Ann", "Ann 2", "Ann 3", "Ann 4"]
    assert model.ask("cy", asking.Leave())
    assert model.ask("eve", asking.Join(name="ann"))
    assert names(model) == ["Ann", "Ann 2", "ann 3", "Ann 4"]


def test_whoever_takes_the_name_of_another_in_a_game_gets_it_with_a_number() -> None:
    model = playing("ann", "bo")
    assert model.ask("bo", asking.Rename(name="ann"))
    assert names(model) == ["Ann", "ann 2", "Romy"]
    assert model.ask("bo", asking.Rename(name="romy"))
    assert names(model) == ["Ann", "romy 2", "Romy"]


def test_one_s_own_name_needs_no_number() -> None:
    model = Model(*new_table(people=("ann", "ann", "")))
    assert names(model) == ["Ann", "Ann", ""]  # a table from before this was so
    assert model.ask("ann", asking.Rename(name="ANNE", seat=1))
    assert model.ask("ann", asking.Rename(name="Anne", seat=1))
    assert model.ask("ann", asking.Rename(face="owl", seat=0))
    assert names(model) == ["Ann", "Anne", ""]
    assert model.ask("bo", asking.PlayNext(name="Bo"))
    assert names(model) == ["Ann", "Anne", "Bo"]


def test_two_seats_of_one_device_have_two_names() -> None:
    model = Model(*new_table(people=("ann", "ann")))
    assert model.ask("ann", asking.Rename(name="ann", seat=1))
    assert names(model) == ["Ann", "ann 2"]


def test_whoever_plays_on_for_a_bot_may_have_its_name_but_no_other() -> None:
    model = playing("ann", bots=2)
    model.add(events.Came(at=model.clock, person="ann", process="p"))
    assert names(model) == ["Ann", "Romy", "Hugo"]
    seat = next(seat for seat in (1, 2) if not model.table.in_turn(seat))
    own = names(model)[seat]
    assert model.ask("bo", asking.Join(name=own, seat=seat))
    assert names(model)[seat] == own
    assert model.ask("bo", asking.Leave())
    assert model.ask("bo", asking.Join(name="Ann", seat=seat))
    assert names(model)[seat] == "Ann 2"


def test_whoever_comes_back_to_two_seats_has_two_names() -> None:
    model = playing("ann", "bo", "bo")
    assert model.ask("bo", asking.Leave())
    assert model.ask("bo", asking.Join(name="Ann"))
    assert names(model) == ["Ann", "Ann 2", "Ann 3", "Romy"]


def test_whoever_waits_for_a_seat_has_a_name_of_their_own_there_too() -> None:
    model = playing("ann", "bo")
    assert model.ask("cy", asking.PlayNext(name="Bo"))
    assert model.ask("dee", asking.PlayNext(name="bo"))
    assert [guest.name for guest in model.table.waiting.values()] == ["Bo 2", "bo 3"]
    stored = len(model.log)
    assert model.ask("cy", asking.PlayNext(name="Bo"))  # asked again: nothing is new
    assert len(model.log) == stored
    assert model.ask("bo", asking.Rename(name="Bo 2"))
    assert names(model)[1] == "Bo 4"


def test_whoever_watches_talks_under_a_name_that_nobody_else_has() -> None:
    model = playing("ann", "bo")
    assert model.ask("cy", asking.PlayNext(name="Cy"))
    for person, name in (
        ("dee", "Ann"),
        ("eve", "ann"),
        ("eve", "ann"),
        ("eve", "Cy"),
        ("dee", "cy"),
        ("cy", "Cy"),
    ):
        assert model.ask(person, asking.Say(text="hello", name=name))
    said = [event.name for event in model.log if isinstance(event, events.Remarked)]
    assert said == ["Ann 2", "ann 3", "ann 3", "Cy 2", "cy 3", "Cy"]


@pytest.mark.parametrize("name", [LONGEST_NAME * "a", 37 * "a" + " bc", 20 * "👩\u200d"])
def test_a_long_name_is_shortened_to_fit_its_number(name: str) -> None:
    model = Model(*new_table(people=("ann", "", "")))
    assert model.ask("ann", asking.Rename(name=name))
    assert model.ask("bo", asking.Join(name=name))
    called = names(model)[1]
    start = called.removesuffix(" 2")
    assert called == plain_name(called) != start
    assert names(model)[0].startswith(start)
    assert LONGEST_NAME - 4 <= len(called) <= LONGEST_NAME


def test_a_stored_table_keeps_its_names_and_a_new_one_is_decided_before_it_is_stored() -> None:
    model = Model(*new_table(people=("ann", "ann", "")))
    model.add(events.Sat(at=2.0, seat=2, person="bo", name="Ann", entropy=""))
    assert names(model) == ["Ann", "Ann", "Ann"]
    assert model.ask("bo", asking.Rename(name="ann"))
    stored = model.log[-1]
    assert isinstance(stored, events.Renamed)
    assert stored.name == "ann 2"
    assert [chair.name for chair in replayed("table", model.log).chairs] == ["Ann", "Ann", "ann 2"]


def test_the_host_s_names_are_told_apart_as_well_and_those_of_whoever_follows_the_link(
    tmp_path: Path,
) -> None:
    bot = {"kind": "bot", "bot": "novice", "name": "Ann"}
    mine = [{"kind": "me", "name": name} for name in ("Ann", "ann", "", "")]

    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cookie = await house.make({"seats": [bot, *mine, {"kind": "open"}]})
            async with house.at(table, cookie) as ann, house.at(table) as bo:
                await ann.first()
                await bo.first()
                joined = await bo.ask("join", name="Ann")
                called = [sitter["name"] for sitter in joined["table"]["sitters"]]
                assert called == ["Ann 3", "Ann", "ann 2", "", "", "Ann 4"]

    asyncio.run(story())
