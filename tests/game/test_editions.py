"""Editions are data: decks, ladders and sources as docs/rules.md says."""

from collections import Counter

import pytest

from level8.game.cards import is_number, parse_card
from level8.game.editions import edition, edition_names
from level8.game.errors import SetupError
from level8.game.game import Game

FRONT = """2 run 3
4 set 2
run 3 + colour 4
run 6 + set 2
run 7
set 2 + 2 set 3
set 3 + colour 5
set 2 + set 3 + set 4""".splitlines()
BACK = """run 3 + run 4
2 set 2 + set 3
run 4 + colour 4
run 7
set 3 + run 5
run 8
set 4 + colour 4
2 set 4""".splitlines()
MASTER_FRONT = """4 set 2
set 3 + colour 4
run 5 + set 3
run 4 + run 5
run 3 + 2 set 3
2 set 2 + 2 set 3
run 5 + set 4
set 4 + colour 5""".splitlines()
MASTER_BACK = """2 run 3 + set 3
run 4 + colour 5
run 8
colour 6
run 5 + colour 5
3 set 3
2 set 4
colour 8""".splitlines()

SIDES = {
    "original": (FRONT, BACK),
    "mario": (FRONT,),
    "modern": (FRONT, BACK),
    "modern+specials": (FRONT, BACK),
    "modern+master": (FRONT, BACK),
    "stitch": (FRONT, BACK),
    "master": (MASTER_FRONT, MASTER_BACK),
}
# cards, number cards, top, jokers by face, S, T, X, K
DECKS = {
    "original": (98, 90, 15, {"J": 5}, 3, 0, 0, 0),
    "mario": (98, 90, 15, {"J": 5}, 3, 0, 0, 0),
    "modern": (101, 90, 15, {"J": 7}, 4, 0, 0, 0),
    "modern+specials": (111, 90, 15, {"J": 7}, 4, 3, 3, 4),
    "modern+master": (203, 174, 15, {"J": 7, "J1-8": 4, "J8-14": 4}, 4, 3, 3, 4),
    "stitch": (101, 90, 15, {"J": 7}, 4, 0, 0, 0),
    "master": (102, 84, 14, {"J1-8": 4, "J8-14": 4}, 0, 3, 3, 4),
}


def expanded(asks: str) -> str:
    """A level in notation, with repeated parts written out."""
    parts = []
    for part in asks.split(" + "):
        words = part.split()
        parts += [" ".join(words[-2:])] * (int(words[0]) if len(words) == 3 else 1)
    return " + ".join(parts)


def test_the_editions_are_these() -> None:
    assert edition_names() == (
        "original",
        "mario",
        "modern",
        "modern+specials",
        "modern+master",
        "stitch",
        "master",
    )


@pytest.mark.parametrize("name", DECKS)
def test_every_deck_is_as_the_table_says(name: str) -> None:
    total, numbers, top, jokers, *specials = DECKS[name]
    box = edition(name)
    deck = Counter(box.deck)
    assert (len(box.deck), box.top, box.colours) == (total, top, 6)
    assert sum(count for card, count in deck.items() if is_number(card)) == numbers
    assert {card: deck[parse_card(card)] for card in jokers} == jokers
    assert [deck[parse_card(card)] for card in "STXK"] == specials
    assert numbers + sum(jokers.values()) + sum(specials) == total
    assert box.faces == tuple(sorted(deck))
    for number in range(1, 16):
        twice = name == "modern+master" and number < 15
        expected = 0 if number > top else 2 if twice else 1
        assert [box.count(parse_card(f"{colour}{number}")) for colour in "roygbp"] == [expected] * 6


@pytest.mark.parametrize("name", SIDES)
def test_every_ladder_is_as_the_table_says(name: str) -> None:
    printed = [tuple(expanded(asks) for asks in side) for side in SIDES[name]]
    assert [tuple(str(level) for level in side.levels) for side in edition(name).sides] == printed


@pytest.mark.parametrize("name", SIDES)
def test_every_level_says_where_it_comes_from(name: str) -> None:
    sources = [tuple(level.source for level in side.levels) for side in edition(name).sides]
    if name == "master":
        assert sources == [("booklet",) + ("ours",) * 7, ("ours",) * 8]
    else:
        assert sources == [("printed-2016-sheet",) * 8, ("third-party-tracker",) * 8][: len(sources)]


@pytest.mark.parametrize("name", SIDES)
def test_where_cards_may_be_carried(name: str) -> None:
    carry = [(side.carry_from, side.carry_cards) for side in edition(name).sides]
    assert carry == ([(5, 4), (5, 4)] if name == "master" else [(0, 0), (5, 4)][: len(carry)])
    assert edition(name).keep_cards == 3


def test_a_mix_keeps_levels_players_and_goal_of_its_base() -> None:
    base = edition("modern")
    for name in ("modern+specials", "modern+master"):
        mixed = edition(name)
        assert mixed.sides == base.sides
        assert (mixed.least_players, mixed.most_players, mixed.goal) == (2, 6, "medal")
        assert (mixed.name, mixed.mixes) == (name, ())
        assert not Counter(base.deck) - Counter(mixed.deck)
    added = Counter(edition("modern+master").deck) - Counter(base.deck)
    assert added == Counter(edition("master").deck)


def test_editions_are_values() -> None:
    assert edition("modern") == edition("modern")
    assert hash(edition("modern")) == hash(edition("modern"))
    assert edition("modern") != edition("stitch")
    assert edition("modern") != "modern"
    assert repr(edition("modern+master")) == "Edition(modern+master)"
    assert len({edition(name) for name in edition_names()}) == 7


@pytest.mark.parametrize(
    "name", ["", "Modern", "modern+", "modern+x", "mario+specials", "+", "modern+specials+master", "level9"]
)
def test_an_unknown_edition_is_refused_with_those_that_are_known(name: str) -> None:
    with pytest.raises(SetupError) as refusal:
        edition(name)
    assert refusal.value.message == "setup-edition"
    assert refusal.value.detail == {"name": name, "known": ", ".join(edition_names())}


@pytest.mark.parametrize(
    ("name", "side", "known"), [("mario", 2, "1"), ("modern", 0, "1, 2"), ("master", 3, "1, 2")]
)
def test_an_unknown_side_is_refused_with_those_that_are_known(name: str, side: int, known: str) -> None:
    with pytest.raises(SetupError) as refusal:
        Game.new(edition(name), side, 2, seed=1)
    assert refusal.value.message == "setup-side"
    assert refusal.value.detail == {"side": str(side), "edition": name, "known": known}
