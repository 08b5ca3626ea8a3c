"""After a game the people at a table go on to another: when all want it, or when the host deals."""

from random import Random

import msgspec

from level8.game.actions import format_action
from level8.server.table import events
from level8.server.wire import asking
from level8.server.wire.telling import Seen, TableSeen
from playouts import choose
from server.model import STRANGER, Model, new_table, seen
from server.test_pause_together import QUICK


def over(*people: str, here: tuple[str, ...] | None = None) -> Model:
    """A game that has just ended; those who are here have their page open."""
    table, log = new_table(file=QUICK, people=people, countdown=None)
    model = Model(table, log)
    for person in people if here is None else here:
        model.add(events.Came(at=model.clock, person=person, process="one"))
    assert model.ask(people[0], asking.Start())
    rng = Random(7)
    while table.state != "over":
        game = table.game
        assert game is not None
        action = format_action(choose(game, game.legal_actions(), rng, 0.1))
        model.add(events.Played(at=model.clock, seat=int(game.to_act), action=action))
    return model


def _around(model: Model, person: str) -> TableSeen:
    return msgspec.json.decode(seen(model.table, person), type=Seen).table


def _playing(model: Model) -> bool:
    assert _around(model, STRANGER).state == model.replayed().state  # after a crash, too
    return model.table.state == "playing"


def test_alone_one_word_deals_again() -> None:
    model = over("ann", "")
    assert model.ask("ann", asking.Again(entropy="aa"))
    assert _playing(model)
    assert model.table.number == 2
    assert model.table.chairs[0].entropy == "aa"


def test_friends_are_asked_and_whoever_is_away_is_not_waited_for() -> None:
    model = over("ann", "bo", "cy", here=("ann", "bo"))
    assert model.ask("bo", asking.Again())
    assert not _playing(model)
    assert [sitter.again for sitter in _around(model, "ann").sitters] == [False, True, False]
    assert not model.ask("bo", asking.Again())
    assert not model.ask(STRANGER, asking.Again())
    assert model.ask("ann", asking.Again())
    assert _playing(model)
    assert model.table.chairs[2].covered


def test_who_leaves_without_an_answer_holds_nobody_up() -> None:
    for gone in (events.Went(at=9.0, person="bo"), events.GotUp(at=9.0, seat=1)):
        model = over("ann", "bo")
        assert model.ask("ann", asking.Again())
        model.add(gone)
        assert _playing(model)


def test_the_host_need_not_wait_for_everyone() -> None:
    model = over("ann", "bo")
    assert not model.ask("ann", asking.Start())  # before anybody has asked for another game
    assert model.ask("bo", asking.Again(entropy="bb"))
    assert not model.ask("bo", asking.Start())
    assert model.ask("ann", asking.Start())
    assert _playing(model)
    assert model.table.chairs[1].entropy == "bb"


def test_only_the_host_opens_the_seats_for_another_game() -> None:
    model = over("ann", "bo")
    assert model.ask("bo", asking.Again())
    assert not model.ask("bo", asking.Gather())
    assert model.ask("ann", asking.Gather())
    assert model.table.state == "gathering"
    assert not model.table.agreed
    assert not model.ask("ann", asking.Gather())
    assert model.ask("ann", asking.Start())
    assert _playing(model)
