"""When a game is over its story is told: how each round ended, from the first to the last."""

from random import Random

import msgspec

from level8.game.actions import format_action
from level8.server.table import events
from level8.server.table.table import Table
from level8.server.wire import asking
from level8.server.wire.events import RoundEnded
from level8.server.wire.telling import Seen
from playouts import choose
from server.model import STRANGER, Model, new_table, seen
from server.test_pause_together import QUICK


def _story(table: Table, person: str) -> list[RoundEnded]:
    return msgspec.json.decode(seen(table, person), type=Seen).story


def _played_to_the_end(rng: Random) -> tuple[Model, list[RoundEnded]]:
    """A game that is over, and the rounds as they were told on the way."""
    table, log = new_table(file=QUICK, countdown=None)
    model = Model(table, log)
    assert model.ask("ann", asking.Start())
    told: list[RoundEnded] = []
    while table.state != "over":
        assert _story(table, "ann") == []
        version = table.version
        game = table.game
        assert game is not None
        action = format_action(choose(game, game.legal_actions(), rng, 0.1))
        model.add(events.Played(at=model.clock, seat=int(game.to_act), action=action))
        told += [event for event in table.since_version(version) or () if isinstance(event, RoundEnded)]
    return model, told


def test_a_finished_game_tells_everybody_how_each_of_its_rounds_ended() -> None:
    model, told = _played_to_the_end(Random(3))
    ended = [(each.round, each.out, each.why, each.before, each.after) for each in told]
    assert [each[0] for each in ended] == list(range(1, len(ended) + 1))
    for table in (model.table, model.replayed()):  # after a crash, too
        for person in ("ann", "bo", STRANGER):
            story = _story(table, person)
            assert [(each.round, each.out, each.why, each.before, each.after) for each in story] == ended
    assert model.ask("ann", asking.Gather())
    assert _story(model.table, "ann") == []
