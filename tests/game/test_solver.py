"""The distance, what helps, and every way to lay down: against a brute force, and the booklets' examples."""

import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from game import brute
from game.solving import BUILT_IN, mirrored, plain, questions, worth
from level8.game.cards import (
    JOKER,
    SKIP,
    UNSEEN,
    colour_of,
    is_number,
    joker,
    number_card,
    number_of,
    parse_cards,
)
from level8.game.levels import COLOUR, RUN, SET, Level, parse_level
from level8.game.melds import Meld, format_meld
from level8.game.solver import best_way, can_lay_down, count_ways, distance, helps, nearest_way, ways
from level8.game.solver.shortage import Shortage
from pace import tries


@given(questions(most=8))
@settings(max_examples=tries(250, 60), deadline=None)
def test_distance_is_the_least_number_of_cards_missing(question: tuple[tuple[int, ...], Level, int]) -> None:
    hand, level, top = question
    missing = brute.least_missing(hand, level, top)
    assert distance(hand, level, top) == missing
    assert can_lay_down(vec[i64](hand), level, top) == (missing == 0)


@pytest.mark.untraced
@given(questions(most=6))
@settings(max_examples=tries(100, 40), deadline=None)
def test_a_card_helps_if_it_brings_the_level_nearer(question: tuple[tuple[int, ...], Level, int]) -> None:
    hand, level, top = question
    numbers = [int(number_card(colour, number)) for colour in (0, 1) for number in range(1, top + 1)]
    faces = [*numbers, JOKER, int(joker(1, 2)), SKIP]
    missing = brute.least_missing(hand, level, top)
    nearer = [face for face in faces if brute.least_missing((*hand, face), level, top) < missing]
    assert helps(hand, level, top, faces) == tuple(nearer)


@given(questions(most=7))
@settings(max_examples=200, deadline=None)
def test_every_way_comes_exactly_once(question: tuple[tuple[int, ...], Level, int]) -> None:
    hand, level, top = question
    found = [plain(way) for way in ways(hand, level, top, 6)]
    assert len(found) == len(set(found))
    assert set(found) == brute.all_ways(hand, level, top)
    assert count_ways(hand, level, top, 6) == len(found)


def test_a_group_may_have_a_number_beyond_the_top_and_nothing_else_may() -> None:
    hand, level = parse_cards("r9 r12 r13 r14 J"), parse_level("colour 3")
    assert count_ways(hand, level, 10, 6) == 10
    assert count_ways(hand, parse_level("run 3"), 10, 6) == 0


def test_a_group_has_a_colour_of_the_deck() -> None:
    hand, level = parse_cards("r1 r2 p1 p2"), parse_level("colour 2")
    assert [count_ways(hand, level, 9, colours) for colours in (6, 5)] == [2, 1]


def test_a_card_is_in_one_group_where_two_of_different_sizes_could_begin_with_it() -> None:
    hand, level = parse_cards("r1 r2 r3 J J"), parse_level("colour 2 + colour 3")
    found = [plain(way) for way in ways(hand, level, 9, 6)]
    assert set(found) == brute.all_ways(hand, level, 9)
    assert count_ways(hand, level, 9, 6) == len(found)


def texts(way: tuple[Meld, ...] | None) -> list[str]:
    assert way is not None
    return [format_meld(one) for one in way]


def test_booklet_c4_pairs_may_show_the_same_number() -> None:
    hand = parse_cards("r2 b2 y3 p3 r6 g6 b6 p6 r15 b12")
    assert distance(hand, parse_level("4 set 2"), 15) == 0
    assert [one.value for one in best_way(hand, parse_level("4 set 2"), 15) or ()] == [2, 3, 6, 6]


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ("r7 b7 y7 p7 r9 b9 y9", "2 set 2 + set 3"),
        ("r7 b7 y7 p7 r9 b9 y9 J J", "3 set 3"),
        ("r7 b7 y7 p7 p7", "set 5"),
        ("r7 b7 y7 p7 r2 b3", "run 2 + 2 set 2"),
        ("r7 b7 y7 p7 p7 J", "3 set 2"),
    ],
)
def test_c4_sets_share_the_cards_of_one_number(cards: str, text: str) -> None:
    hand, level = parse_cards(cards), parse_level(text)
    assert can_lay_down(vec[i64](hand), level, 15)
    assert len(list(ways(hand, level, 15, 6))) == count_ways(hand, level, 15, 6) > 0


def test_booklet_c1_a_run_of_four_beside_two_pairs() -> None:
    hand = parse_cards("r8 b9 y10 p11 r3 g3 g9 p9")
    assert count_ways(hand, parse_level("run 4 + 2 set 2"), 15, 6) == 3  # each of the three nines in the run
    assert distance(hand, parse_level("run 4 + 2 set 2"), 15) == 0


def test_booklet_c6_two_ranged_jokers_between_six_and_nine() -> None:
    level = parse_level("run 4")
    assert texts(best_way(parse_cards("g6 J1-8 J8-14 b9"), level, 14)) == ["R6(g6 J1-8 J8-14 b9)"]
    assert distance(parse_cards("g6 J8-14 J8-14 b9"), level, 14) == 1


def test_c6_a_ranged_joker_may_stand_for_any_colour() -> None:
    assert distance(parse_cards("r14 r13 J1-8"), parse_level("colour 3"), 14) == 0


def test_c7_a_meld_of_jokers_alone_is_declared_in_every_way() -> None:
    assert [one.value for (one,) in ways(parse_cards("J1-8 J8-14 J"), parse_level("set 3"), 14, 6)] == [8]
    assert count_ways(parse_cards("J J J"), parse_level("run 3"), 15, 6) == 13
    assert count_ways(parse_cards("J J J"), parse_level("colour 3"), 15, 6) == 6


def test_c7_jokers_alone_make_a_set_and_one_too_few_does_not() -> None:
    level = parse_level("set 3")
    assert can_lay_down(vec[i64](parse_cards("J J J1-8")), level, 15)
    assert not can_lay_down(vec[i64](parse_cards("J J1-8 S T")), level, 15)


def test_c8_skip_and_special_cards_fill_nothing() -> None:
    assert distance(parse_cards("r4 S T X K"), parse_level("set 3"), 15) == 2


def test_no_way_no_best_way() -> None:
    hand = parse_cards("r4 b5 g9")
    assert best_way(hand, parse_level("run 3"), 15) is None
    assert list(ways(hand, parse_level("run 3"), 15, 6)) == []


def test_nothing_helps_a_hand_that_holds_the_level() -> None:
    assert helps(parse_cards("r4 b5 g6"), parse_level("run 3"), 15, parse_cards("r7 J")) == ()


def test_ways_are_lazy() -> None:
    """Listing all of these ways would take weeks."""
    hand = parse_cards("J J J J1-8 J1-8 J8-14 J8-14 r1 o2 y3 g4 b5 p6 r7 o8 y9 g10 b11 p12 r13")
    level = parse_level("run 2 + set 2 + colour 2 + run 3")
    first = list(islice(ways(hand, level, 15, 6), 20))
    assert len(set(first)) == 20
    assert [one for way in first for one in way if one.fault(15) is not None] == []


@pytest.mark.parametrize("text", BUILT_IN)
def test_every_listed_way_may_be_laid_and_comes_once_for_hands_as_they_are_dealt(text: str) -> None:
    level = parse_level(text)
    rng = random.Random(text)
    numbers = [int(number_card(colour, number)) for colour in range(6) for number in range(1, 16)]
    held = 0
    while held < 4:
        hand = [*rng.sample(numbers, 8), *rng.choices([JOKER, int(joker(1, 8)), int(joker(8, 14))], k=3)]
        found = list(islice(ways(hand, level, 15, 6), 500))
        assert bool(found) == can_lay_down(vec[i64](hand), level, 15) == (distance(hand, level, 15) == 0)
        held += bool(found)
        assert len({plain(way) for way in found}) == len(found)
        for way in found:
            assert worth(hand, level, 15, (), way)


@given(questions(most=8))
@settings(max_examples=tries(150, 40), deadline=None)
def test_the_nearest_way_lacks_no_more_cards_than_it_must(
    question: tuple[tuple[int, ...], Level, int],
) -> None:
    hand, level, top = question
    near = nearest_way(hand, level, top, 6)
    rest = list(hand)
    lacking = 0
    for part, one in zip(level.parts, near, strict=True):
        assert (one.kind, len(one.cards)) == (part.kind, part.size)
        for slot, card in enumerate(one.cards):
            lacking += card == UNSEEN
            if card != UNSEEN:
                assert brute.fits(one.kind, one.value, slot, card)
                rest.remove(card)
    assert lacking == distance(hand, level, top)


def test_counting_stops_beyond_a_thousand() -> None:
    hand = parse_cards("J J J J J r1 o2 y3 g4 b5 p6 r7")
    assert count_ways(hand, parse_level("run 3 + set 2"), 15, 6) == 1001
    assert count_ways(hand, parse_level("run 3 + set 2"), 15, 6, most=5) == 6


@pytest.mark.untraced
@given(questions(most=14))
@settings(max_examples=tries(200, 60), deadline=None)
def test_distance_is_the_same_when_numbers_are_mirrored_or_colours_change_places(
    question: tuple[tuple[int, ...], Level, int],
) -> None:
    hand, level, top = question
    missing = distance(hand, level, top)
    assert distance([mirrored(card, top) for card in hand], level, top) == missing
    recoloured = [
        int(number_card(5 - colour_of(card), number_of(card))) if is_number(card) else card for card in hand
    ]
    assert distance(recoloured, level, top) == missing


@given(st.sampled_from(["2 colour 2 + run 2", "colour 2 + set 2", "run 3 + set 2"]), st.data())
@settings(max_examples=60, deadline=None)
def test_c6_jokers_of_many_ranges_are_fitted_one_by_one(text: str, data: st.DataObject) -> None:
    ranges = [int(joker(low, high)) for low in range(1, 6) for high in range(low, 6)]
    wild = data.draw(st.lists(st.sampled_from(ranges), min_size=4, max_size=8, unique=True))
    others = data.draw(st.lists(st.sampled_from(parse_cards("r1 r2 r3 o1 o2 o3")), max_size=3))
    hand = (*wild, *others)
    level = parse_level(text)
    assert distance(hand, level, 5) == brute.least_missing(hand, level, 5)


GROUPED = [
    "set 3 + colour 2",
    "2 run 2 + colour 4",
    "run 2 + set 3 + 2 colour 2",
    "run 3 + colour 2 + colour 4",
]


@given(st.sampled_from(GROUPED), st.integers(0, 1 << 30))
@settings(max_examples=tries(150, 40), deadline=None)
def test_distance_is_exact_where_groups_and_numbers_ask_for_the_same_cards(text: str, seed: int) -> None:
    rng = random.Random(seed)
    top, colours = rng.randint(3, 5), rng.randint(1, 3)
    wild = [int(joker(*sorted((rng.randint(1, top), rng.randint(1, top))))) for _ in range(3)]
    numbers = [int(number_card(colour, number)) for colour in range(colours) for number in range(1, top + 1)]
    hand = tuple(rng.choices(wild, k=rng.randint(1, 3)) + rng.choices(numbers, k=rng.randint(2, 7)))
    assert distance(hand, parse_level(text), top) == brute.least_missing(hand, parse_level(text), top)


@pytest.mark.parametrize(
    ("cards", "text", "top"),
    [
        ("r2 r4 o1 J3-4", "set 3 + colour 2", 4),  # the group wants a number card, the set the joker
        ("y8 r7 y2 y8 y8 o3 J6-6 J6-6 J6-6", "2 set 3 + set 4 + colour 3", 8),
        ("r2 r1 o5 o5 o3 r2 o3 o2 J1-4 J1-4 J1-4", "2 set 4 + colour 3", 5),  # three jokers for one number
        ("r3 o2 y7 o7 o7 r6 y6 y3 J2-8", "2 set 3 + colour 2", 8),  # the joker is gone with the first set
        ("o6 r1 o3 r1 r1 r1 r4 r5 J1-6 J1-6 J4-4", "2 set 2 + set 3 + colour 4", 6),  # which jokers are left
        ("r3 r3 o5 r3 J2-2", "colour 2 + colour 3", 5),  # the larger group is of the first colour
        ("o4 o5 o2 o2 r5 J4-5", "2 colour 3", 5),  # one card too many for the group of its colour
        ("J3-4 J2-4 J3-5 J1-5 J3-3 J4-4", "2 run 5", 5),
    ],
)
def test_distance_is_exact_in_corners(cards: str, text: str, top: int) -> None:
    hand, level = parse_cards(cards), parse_level(text)
    assert distance(hand, level, top) == brute.least_missing(hand, level, top)


@pytest.mark.parametrize(
    ("part", "value", "cards", "possible"),
    [
        (RUN, 4, "r4 b5 J g9 g9", True),
        (RUN, 4, "r4 b5 g8 g9 g9", False),
        (SET, 9, "r9 J J g8 g8", True),
        (SET, 9, "r9 J g8 g8 g8", False),
        (COLOUR, 0, "r9 J r1 g8 g8", True),
        (COLOUR, 1, "r9 J r1 g8 g8", False),
    ],
)
def test_a_part_whose_parameter_is_decided_takes_its_cards_first(
    part: int, value: int, cards: str, possible: bool
) -> None:
    shortage = Shortage(vec[i64](parse_cards(cards)), parse_level("set 2"), 15)
    shortage.fix(part, value, 3)
    assert (shortage.least(0) == 0) == possible


def test_a_level_may_have_any_number_of_parts() -> None:
    hand = parse_cards("r1 r2 r3")
    assert distance(hand, parse_level("12 run 2"), 15) == 21
    assert distance(hand, parse_level("33 set 2"), 15) == 63
    assert best_way(hand, parse_level("33 set 2"), 15) is None


@pytest.mark.parametrize("copies", [31, 32, 70])
def test_c4_a_hand_may_hold_any_number_of_equal_cards(copies: int) -> None:
    hand = (*parse_cards("r5") * copies, *parse_cards("J"))
    assert distance(hand, parse_level("set 3"), 15) == 0
    assert distance(hand, parse_level(f"set {copies} + set 2"), 15) == 1
    assert distance(hand, parse_level("run 2 + set 2 + colour 2"), 15) == 0
    assert len(list(ways(hand, parse_level("run 2 + set 2"), 15, 6))) == count_ways(
        hand, parse_level("run 2 + set 2"), 15, 6
    )
