"""The cheat sees hidden cards, which shows what they are worth; it plays only in the arena."""

import random
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from level8.bots import BOT_NAMES
from level8.bots.seating import Seated
from level8.game.editions import edition
from level8.game.errors import SetupError
from level8.game.game import Game
from level8.game.shuffle import FastChance
from level8.lab.cheat import SEES, Cheat
from level8.lab.matches import Fixture, Match, play_fixture
from level8.messages import LANGUAGES, explain
from playouts import every_table
from tables import fingerprint


def in_play(box: str, turns: int) -> Iterator[Game]:
    """A game of cheats, yielded before each decision."""
    game = Game.new(edition(box), 2, 3, 5)
    for turn in range(turns):
        if game.over:
            break
        yield game
        game.play(Cheat("cheat", turn).choose(game))


def test_a_cheat_gets_no_seat_by_its_class_either() -> None:
    assert not set(SEES) & set(BOT_NAMES)
    for name in SEES:
        with pytest.raises(SetupError) as refused:
            Seated(name, 1)
        assert len({explain(refused.value, language) for language in LANGUAGES}) == len(LANGUAGES)
    assert Seated("level8.lab.cheat:Cheat", 1)._bot is None


def test_a_cheat_sits_in_the_arena_and_wins() -> None:
    match = Match(("cheat", "steady", "steady", "steady"))
    match.check()
    played = [play_fixture(match, Fixture(0, turn)).outcome for turn in range(4)]
    assert [one.winner for one in played].count(0) >= 3


@pytest.mark.parametrize("name", SEES)
def test_a_cheat_plays_legally_everywhere_and_leaves_the_game_as_it_is(name: str) -> None:
    for number, (box, side, seats) in enumerate(every_table()[::5]):
        game = Game.new(edition(box), side, seats, number)
        for turn in range(8):
            before = fingerprint(game)
            action = Cheat(name, turn).choose(game)
            assert fingerprint(game) == before
            game.play(action)


def test_a_cheat_sees_what_is_hidden() -> None:
    rng, differs = random.Random(1), 0
    for turn, game in enumerate(in_play("modern", 20)):
        redealt = Game.sample(game.view(game.to_act), rng)
        differs += Cheat("cheat", turn).choose(redealt) != Cheat("cheat", turn).choose(game)
    assert differs > 5


def test_a_cheat_does_not_see_what_is_not_shuffled_yet() -> None:
    rng = random.Random(1)
    for turn, game in enumerate(in_play("modern", 20)):
        short = game.copy()  # soon a new draw pile is formed
        cards = list(game.pile)
        short.pile = vec[i64](cards[-2:])
        short.places[2].discards = vec[i64]([*cards[:-2], *game.places[2].discards])
        other = short.copy()
        other.chance = FastChance(rng.getrandbits(60))
        assert Cheat("cheat", turn).choose(other) == Cheat("cheat", turn).choose(short)


def test_a_cheat_that_sees_hands_does_not_know_the_order_of_the_draw_pile() -> None:
    rng = random.Random(1)
    for turn, game in enumerate(in_play("modern+specials", 15)):
        other = game.copy()
        other.pile = vec[i64](rng.sample(list(game.pile), len(game.pile)))
        chosen = [Cheat("cheat-hands", turn).choose(one) for one in (game, other)]
        assert chosen[0] == chosen[1]
