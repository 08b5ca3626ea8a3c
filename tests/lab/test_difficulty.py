"""How hard the levels are, by chance and by play."""

from itertools import product

import pytest

from level8.bots.lone import turns_alone
from level8.game.editions import edition, edition_names
from level8.lab.difficulty import difficulties

BOXES = [(name, side + 1) for name in edition_names() for side in range(len(edition(name).sides))]


@pytest.mark.parametrize(("name", "side"), BOXES)
def test_a_lone_player_gets_through_every_level(name: str, side: int) -> None:
    box = edition(name)
    for number, seed in product(range(1, len(box.ladder(side).levels) + 1), range(2)):
        turns = turns_alone(box, side, number, seed)
        assert turns is not None
        assert turns >= 1


def test_the_same_seed_gives_the_same_table_and_another_another() -> None:
    box = edition("modern")
    assert difficulties(box, 1, 4) == difficulties(box, 1, 4)
    assert difficulties(box, 1, 4) != difficulties(box, 1, 4, seed=9)


def test_figures_agree_with_each_other_and_with_the_ladder() -> None:
    done: list[None] = []
    found = difficulties(edition("modern"), 1, 30, done=lambda: done.append(None))
    assert len(done) == len(found) == 8
    assert [one.number for one in found] == list(range(1, 9))
    for one in found:
        assert one.dealt_interval.low <= one.dealt <= one.drawn <= one.drawn_interval.high
        assert one.quartiles[0] <= one.quartiles[1] <= one.quartiles[2]
        assert one.given_up == 0
        assert one.turns > 1 - one.dealt
    first, last = found[0], found[-1]
    assert first.quartiles[0] == 1  # a hand may hold it from the first draw
    assert first.dealt > 0.2 > last.dealt
    assert first.distance + 1 < last.distance
    assert first.turns + 3 < last.turns
