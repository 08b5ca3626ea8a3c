"""Chapter 6 of docs/rules.md: numbers of players, limits of edition files, no scoring."""

from pathlib import Path

import pytest

from level8.game import game as game_module
from level8.game.actions import Discard
from level8.game.cards import parse_card
from level8.game.editions import edition, edition_names, parse_edition
from level8.game.errors import EditionError, SetupError
from level8.game.game import Game
from tables import SCARCE, Sits, table

PLAYERS = {"original": (2, 6), "mario": (2, 6), "modern": (2, 6), "stitch": (2, 6), "master": (2, 5)}


@pytest.mark.rule("N1")
@pytest.mark.parametrize("name", edition_names())
def test_as_many_play_as_the_edition_says(name: str) -> None:
    least, most = PLAYERS[name.partition("+")[0]]
    box = edition(name)
    for seats in range(least, most + 1):
        assert len(Game.new(box, 1, seats, seed=1).places) == seats
    for seats in (least - 1, most + 1, 0, -1):
        with pytest.raises(SetupError) as refusal:
            Game.new(box, 1, seats, seed=1)
        assert refusal.value.message == "setup-seats"
        assert refusal.value.detail == {"seats": str(seats), "least": str(least), "most": str(most)}


def with_deck(deck: str, players: str = "[2, 2]", levels: str = '["run 2"]') -> str:
    return f'name = "x"\ngoal = "y"\nplayers = {players}\n[deck]\n{deck}\n[[side]]\nlevels = {levels}\n'


@pytest.mark.rule("N1")
@pytest.mark.parametrize(
    ("cards", "players", "needed"),
    [(21, "[2, 2]", 22), (22, "[2, 2]", 0), (31, "[2, 3]", 32), (32, "[2, 3]", 0)],
)
def test_a_deck_that_cannot_deal_ten_each_and_leave_a_pile_is_refused(
    cards: int, players: str, needed: int
) -> None:
    text = with_deck(f"colours = 2\nnumbers = 10\nskip = {cards - 20}", players)
    if needed == 0:
        assert len(parse_edition(text, "x.toml").deck) == cards
        return
    with pytest.raises(EditionError) as refusal:
        parse_edition(text, "x.toml")
    assert refusal.value.message == "edition-deck-too-small"
    assert (refusal.value.detail["cards"], refusal.value.detail["needed"]) == (str(cards), str(needed))


@pytest.mark.rule("N2")
@pytest.mark.parametrize(
    ("level", "code"),
    [
        ("run 10", ""),
        ("5 set 2", ""),
        ("set 6 + run 5", "edition-level-too-big"),
        ("6 set 2", "edition-level-too-big"),
        ("run 1", "edition-part-too-small"),
        ("run 3 + set 1", "edition-part-too-small"),
        ("colour 1", "edition-part-too-small"),
        ("run 0", "edition-level"),
        ("run", "edition-level"),
        ("", "edition-level"),
    ],
)
def test_a_level_asks_for_at_most_ten_cards_and_each_part_for_two_or_more(level: str, code: str) -> None:
    text = with_deck("colours = 3\nnumbers = 10", levels=f'["{level}"]')
    if not code:
        assert parse_edition(text, "x.toml").sides[0].top == 1
        return
    with pytest.raises(EditionError) as refusal:
        parse_edition(text, "x.toml")
    assert refusal.value.message == code
    assert refusal.value.detail["file"] == "x.toml:8"
    assert refusal.value.detail["key"].startswith("side[1].levels")


@pytest.mark.rule("N2")
def test_a_run_is_no_longer_than_the_numbers() -> None:
    deck = "colours = 5\nnumbers = 6"
    assert parse_edition(with_deck(deck, levels='["run 6"]'), "x.toml").top == 6
    with pytest.raises(EditionError) as refusal:
        parse_edition(with_deck(deck, levels='["run 7"]'), "x.toml")
    assert refusal.value.message == "edition-run-too-long"
    assert refusal.value.detail["numbers"] == "6"


@pytest.mark.rule("N2")
@pytest.mark.parametrize(
    ("level", "refused"), [("set 4", False), ("set 5", True), ("colour 8", False), ("colour 9", True)]
)
def test_a_part_asks_for_no_more_than_the_deck_holds(level: str, refused: bool) -> None:
    text = with_deck("colours = 3\nnumbers = 7\nskip = 3\n[[deck.joker]]\ncount = 1", levels=f'["{level}"]')
    if refused:
        with pytest.raises(EditionError) as refusal:
            parse_edition(text, "x.toml")
        assert refusal.value.message == "edition-part-too-big"
    else:
        assert str(parse_edition(text, "x.toml").sides[0].level(1)) == level


@pytest.mark.rule("N2")
def test_a_broken_file_is_refused_with_its_name_its_line_and_the_reason(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text(SCARCE.replace("numbers = 6", "numbers = 60"), encoding="utf-8")
    with pytest.raises(EditionError) as refusal:
        edition(str(broken))
    line = SCARCE.splitlines().index("numbers = 6") + 1
    assert refusal.value.message == "edition-count"
    assert refusal.value.detail == {
        "file": f"{broken}:{line}",
        "key": "deck.numbers",
        "value": "60",
        "expected": "2-30",
    }


@pytest.mark.rule("N3")
def test_there_is_no_scoring() -> None:
    game = Game.new(edition("modern"), 1, 2, seed=1)
    seen = [*dir(game), *dir(game.places[0]), *dir(game.view(0)), *dir(game_module)]
    assert not [name for name in seen if "score" in name.lower() or "point" in name.lower()]


@pytest.mark.rule("N3")
@pytest.mark.parametrize("left", ["b1", "b15 p15 o15 J J S", "b1 b2 b3 b4 b6 b7 b8 b9 b11 b12"])
def test_what_is_left_in_a_hand_counts_for_nothing(left: str) -> None:
    laid = "R4(r4 b5 g6) R9(r9 b10 g11)"
    game = table(
        Sits("y1", display=laid), Sits(left), Sits("g1", level=3, display="S5(r5 p5)"), draw="y2", rest=2
    )
    game.play(Discard(parse_card("y1")))
    assert [place.level for place in game.places] == [3, 1, 4]
