"""Chapter 1 of docs/rules.md: the editions, their mixes, and editions of a user's own."""

import ast
from pathlib import Path

import pytest

from level8.game import cards, editions
from level8.game.actions import Keep, Skip, Swap, Take
from level8.game.editions import BUILT_IN, edition, edition_names, parse_edition
from level8.game.game import Game
from tables import SCARCE, Sits, assert_allowed, scarce, table


@pytest.mark.rule("E1")
def test_each_colour_has_a_name_and_a_shape_of_its_own() -> None:
    assert len(cards.COLOURS) == len(set(cards.COLOURS)) == 6
    assert len(set(cards.COLOUR_NAMES)) == len(set(cards.SHAPES)) == 6
    assert [name[0] for name in cards.COLOUR_NAMES] == list(cards.COLOURS)


@pytest.mark.rule("E1")
def test_no_edition_has_more_colours_than_there_are_shapes() -> None:
    for name in edition_names():
        coloured = {cards.colour_of(card) for card in edition(name).deck if cards.is_number(card)}
        assert coloured == set(range(len(cards.SHAPES)))


@pytest.mark.rule("E2")
def test_the_goal_above_the_last_level_is_named_by_the_edition() -> None:
    goals = {name: edition(name).goal for name in BUILT_IN}
    assert goals == {
        "original": "victory",
        "mario": "coin",
        "modern": "medal",
        "stitch": "emblem",
        "master": "victory",
    }
    assert edition("modern+master").goal == "medal"


@pytest.mark.rule("E3")
def test_a_user_s_own_file_plays_like_a_built_in_one(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(SCARCE, encoding="utf-8")
    own = edition(str(mine))
    game = Game.new(own, side=1, seats=2, seed=bytes(32))
    assert own == scarce()
    assert own.name == "scarce"
    assert len(game.places[0].hand) == 10
    assert game.ladder.top == 4


@pytest.mark.rule("E3")
def test_a_deck_with_every_special_card_lets_every_one_be_played() -> None:
    game = table(Sits("S T X K r1 o2"), Sits("r3"), box=scarce())
    for action in (Skip(1), Take(), Swap(), Keep()):
        assert_allowed(game, action)


@pytest.mark.rule("E3")
def test_the_allowance_of_a_keep_card_is_the_edition_s_own() -> None:
    house = parse_edition("keep_cards = 1\n" + SCARCE, "house.toml")
    for box, allowed in ((house, 4), (scarce(), 8)):
        game = table(Sits("r1 r2 r3 r4 r5 r6 o1"), Sits("o2", keeps=2), box=box, rest=1)
        assert game.allowance(1) == allowed


@pytest.mark.rule("E3")
def test_no_module_of_the_engine_asks_for_the_name_of_an_edition() -> None:
    for source in Path(editions.__file__).parent.glob("*.py"):
        tree = ast.parse(source.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Compare):
                compared = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
                assert not set(BUILT_IN) & {word for word in compared if isinstance(word, str)}
