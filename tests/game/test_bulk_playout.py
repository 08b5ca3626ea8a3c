"""Random games in bulk follow the same rules as listed actions; the same chance gives the same actions.

Their players lay down as soon as they can, in the way that is listed first.
"""

from random import Random

import pytest

from level8.game.actions import LayDown
from level8.game.playout import play_at_random, random_games
from level8.game.shuffle import FastChance
from playouts import SCARCE_TABLE, Table, box_of, playout, set_up
from tables import fingerprint

TABLES: list[Table] = [
    SCARCE_TABLE,
    ("modern", 1, 2),
    ("original", 2, 6),
    ("master", 1, 4),
    ("modern+specials", 2, 3),
]


@pytest.mark.parametrize("where", TABLES)
def test_a_bulk_playout_plays_what_is_listed(where: Table) -> None:
    for seed in range(6):
        bulk, listed = set_up(where, seed, levels=seed), set_up(where, seed, levels=seed)
        for _ in playout(listed, Random(seed), 40, 0.1):
            pass
        bulk = listed.copy()
        chance = FastChance(seed)
        played = play_at_random(bulk, FastChance(seed), 250)
        for _ in range(played):
            actions = listed.legal_actions()
            lays_down = isinstance(actions[0], LayDown)
            listed.play(actions[0] if lays_down else actions[chance.below(len(actions))])
        assert fingerprint(bulk) == fingerprint(listed)
        assert played == 250 or bulk.over


def test_a_bulk_counts_what_it_played() -> None:
    tally = random_games(box_of("scarce"), 1, 2, games=4, seed=3, most=50)
    assert (tally.games, tally.decisions) == (4, 200)
    assert tally.rounds >= 4
    assert tally.finished == 0
    again = random_games(box_of("scarce"), 1, 2, games=4, seed=3, most=50)
    assert (again.rounds, again.finished) == (tally.rounds, tally.finished)
