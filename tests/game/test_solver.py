"""The solver against a brute force, and what it promises beyond being right."""

import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from game import brute
from game.solving import BUILT_IN, plain, questions
from level8.game.best_way.holding import Holding
from level8.game.best_way.slots import Slots
from level8.game.cards import JOKER, SKIP, joker, number_card, parse_cards
from level8.game.filling import PATIENCE, Filling
from level8.game.lacking import least_lacking
from level8.game.levels import Level, parse_level
from level8.game.melds import Meld, format_meld
from level8.game.solver import best_way, can_lay_down, count_ways, distance, helps, ways
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
    faces = [*range(1, top + 1), *range(33, top + 33), JOKER, int(joker(1, 2)), SKIP]
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


@pytest.mark.untraced
@given(
    st.lists(
        st.one_of(
            st.builds(number_card, st.integers(0, 1), st.integers(1, 4)).map(int),
            st.sampled_from([int(JOKER), int(joker(1, 2)), int(joker(2, 4))]),
        ),
        min_size=6,
        max_size=11,
    ),
    st.sampled_from(["3 run 2", "3 set 2", "3 colour 2", "2 run 2 + 2 set 2", "2 colour 2 + 2 run 3"]),
)
@settings(max_examples=tries(150, 60), deadline=None)
def test_parts_that_ask_for_the_same_are_counted_in_one_order_even_where_their_cards_are_the_same(
    hand: list[int], text: str
) -> None:
    most = 2000
    found = list(islice(ways(hand, parse_level(text), 5, 3), most))
    counted = count_ways(hand, parse_level(text), 5, 3)
    assert counted == len(found) if len(found) < most else counted >= most


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


def test_millions_of_ways_are_counted_without_making_them() -> None:
    """To make them one by one took a minute and a half."""
    hand = parse_cards("r4 r5 r5 r5 o4 o5 o5 y4 g4 g4 b4 b4 b5 J J J J1-1 J3-3 J3-3 J9-9")
    assert count_ways(hand, parse_level("3 colour 2 + 2 run 2"), 9, 6) == 16_699_866


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
    """To make all of these ways would take weeks."""
    hand = parse_cards("J J J J1-8 J1-8 J8-14 J8-14 r1 o2 y3 g4 b5 p6 r7 o8 y9 g10 b11 p12 r13")
    level = parse_level("run 2 + set 2 + colour 2 + run 3")
    first = list(islice(ways(hand, level, 15, 6), 20))
    assert len(set(first)) == 20
    assert [one for way in first for one in way if one.fault(15) is not None] == []


@pytest.mark.untraced
@pytest.mark.parametrize("text", BUILT_IN.replace("\n", "|").split("|"))
def test_as_many_ways_come_as_are_counted_for_hands_as_they_are_dealt(text: str) -> None:
    level = parse_level(text)
    rng = random.Random(text)
    numbers = [int(number_card(colour, number)) for colour in range(6) for number in range(1, 16)]
    held = 0
    while held < 4:
        hand = [*rng.sample(numbers, 8), *rng.choices([JOKER, int(joker(1, 8)), int(joker(8, 14))], k=3)]
        if can_lay_down(vec[i64](hand), level, 15):
            held += 1
            found = [plain(way) for way in ways(hand, level, 15, 6)]
            assert len(set(found)) == len(found) == count_ways(hand, level, 15, 6)


@given(st.sampled_from(["2 colour 2 + run 2", "colour 2 + set 2", "run 3 + set 2"]), st.data())
@settings(max_examples=60, deadline=None)
def test_c6_jokers_of_many_ranges_are_fitted_one_by_one(text: str, data: st.DataObject) -> None:
    ranges = [int(joker(low, high)) for low in range(1, 6) for high in range(low, 6)]
    wild = data.draw(st.lists(st.sampled_from(ranges), min_size=4, max_size=8, unique=True))
    others = data.draw(st.lists(st.sampled_from([1, 2, 3, 33, 34, 35]), max_size=3))
    hand = (*wild, *others)
    level = parse_level(text)
    assert distance(hand, level, 5) == brute.least_missing(hand, level, 5)


MANY_RANGES = [
    int(joker(low, high)) for low, high in ((1, 1), (2, 4), (4, 5), (6, 6), (7, 8), (8, 9), (9, 9))
]


@given(st.sampled_from(["run 3 + set 2", "2 run 2", "colour 2 + run 3", "colour 3 + set 2"]), st.data())
@settings(max_examples=60, deadline=None)
def test_c6_ranges_with_too_many_unions_to_foresee_all_are_fitted_all_the_same(
    text: str, data: st.DataObject
) -> None:
    spare = data.draw(st.lists(st.sampled_from([*MANY_RANGES, 1, 5, 33, 38, 41]), max_size=2))
    hand = vec[i64]([*MANY_RANGES, *spare])
    missing = data.draw(st.integers(0, 3))  # some of the jokers are others, or none
    level = parse_level(text)
    filling = Filling(hand[missing:], 9)
    filling.ask_level(level)
    assert level.cards - filling.most(-1) == brute.least_missing(tuple(hand[missing:]), level, 9)


@pytest.mark.untraced
@given(questions(most=8), st.integers(0, 8))
@settings(max_examples=tries(250, 100), deadline=None)
def test_distance_is_the_same_when_worked_out_number_by_number(
    question: tuple[tuple[int, ...], Level, int], limit: int
) -> None:
    missing = brute.least_missing(*question)
    for patience in (0, 1):
        assert least_lacking(*question, limit, patience) == min(missing, limit + 1)


NESTED = "J3-16 J4-15 J5-14 J6-13 J7-12 J8-11 J9-10"


@pytest.mark.parametrize(
    ("cards", "text", "missing"),
    [
        (f"J1-18 J2-17 {NESTED} r2 r2", "2 run 7", 4),
        (f"J1-18 J2-18 {NESTED} J3-16 r1", "3 set 4", 2),
        (f"J1-18 J2-18 {NESTED} J8-11 o1", "3 set 4", 2),
    ],
)
def test_distance_is_exact_where_jokers_of_too_many_kinds_are_counted_as_one(
    cards: str, text: str, missing: int
) -> None:
    """If each were all that those together are, less would be missing."""
    hand, level = parse_cards(cards), parse_level(text)
    assert not Slots(Holding(hand), 19, [False] * len(hand)).are_kinds
    filling = Filling(vec[i64](hand), 19)
    filling.ask_level(level)
    assert level.cards - filling.most(-1) == missing
    for patience in (0, 1):
        assert least_lacking(hand, level, 19, 9, patience) == missing


def test_distance_is_exact_where_far_more_is_missing_than_if_each_joker_stood_for_everything() -> None:
    hand, level = parse_cards("J19-19 J19-19 J19-19 J19-19 r1"), parse_level("run 5")
    for patience in (0, 1):
        assert least_lacking(hand, level, 19, 9, patience) == 4


GROUPED = [
    "set 3 + colour 2",
    "2 set 2 + colour 3",
    "run 3 + set 3 + colour 3",
    "2 run 2 + colour 4",
    "run 2 + set 3 + 2 colour 2",
    "2 set 3 + colour 3 + colour 2",
    "2 set 3 + set 4 + colour 3",
    "run 3 + colour 2 + colour 4",
]


@given(st.sampled_from(GROUPED), st.integers(0, 1 << 30))
@settings(max_examples=tries(600, 200), deadline=None)
def test_distance_is_the_same_number_by_number_beside_groups(text: str, seed: int) -> None:
    rng = random.Random(seed)
    top, colours = rng.randint(4, 8), rng.randint(1, 3)
    ranges = [sorted((rng.randint(1, top), rng.randint(1, top))) for _ in range(3)]
    wild = [int(joker(low, high)) for low, high in ranges]
    numbers = [int(number_card(colour, number)) for colour in range(colours) for number in range(1, top + 1)]
    hand = tuple(rng.choices(wild, k=rng.randint(1, 5)) + rng.choices(numbers, k=rng.randint(2, 9)))
    level = parse_level(text)
    filling = Filling(vec[i64](hand), top)
    filling.ask_level(level)
    missing = level.cards - filling.most(-1)
    for patience in (0, 1):
        assert least_lacking(hand, level, top, 20, patience) == missing


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
    ],
)
def test_distance_is_right_where_groups_and_numbers_ask_for_the_same_cards(
    cards: str, text: str, top: int
) -> None:
    hand, level = parse_cards(cards), parse_level(text)
    missing = brute.least_missing(hand, level, top)
    for patience in (0, 1):
        assert least_lacking(hand, level, top, 10, patience) == missing
        assert least_lacking(hand, level, top, missing - 1, patience) == missing


FIVE = "r8 r14 o5 y1 g4 g13 g18 b3 b4 b6 p12 p16 J5-6 J5-6 J11-14 J11-14 J17-17 J17-17 J17-20 J19-20"
EIGHT = (
    "r27 o9 o19 o23 b20 J3-3 J3-3 J4-15 J9-12 J9-12 J9-12 J9-12 J14-18 "
    "J20-21 J20-21 J20-21 J22-25 J25-30 J25-30 J25-30"
)
GROUP = "b9 r28 r27 o13 b12 g18 r17 y7 o5 o13 o3 r5 J24-24 J24-24 J24-24 J27-30 J27-30 J16-20 J8-23 p26"


@pytest.mark.parametrize(
    ("cards", "text", "top", "missing"),
    [
        (FIVE, "run 2 + set 5 + run 3", 20, 2),
        (EIGHT, "2 run 2 + 2 run 3", 30, 0),
        (GROUP, "run 2 + set 2 + set 4 + colour 2", 30, 1),
    ],
)
def test_distance_does_not_search_for_long(cards: str, text: str, top: int, missing: int) -> None:
    """Jokers of five and of eight ranges, or of four beside a group: to search on took seconds."""
    hand = parse_cards(cards)
    level = parse_level(text)
    filling = Filling(vec[i64](hand), top)
    filling.ask_level(level)
    filling.patience = PATIENCE
    assert filling.most(-1) > level.cards
    assert distance(hand, level, top) == missing
    assert can_lay_down(vec[i64](hand), level, top) == (missing == 0)


def test_c6_six_ranges_are_more_than_are_foreseen() -> None:
    hand = parse_cards("J3-4 J2-4 J3-5 J1-5 J3-3 J4-4")
    assert distance(hand, parse_level("run 3 + set 2"), 5) == 0
    assert distance(hand, parse_level("2 run 5"), 5) == 4


def test_a_level_may_have_any_number_of_parts() -> None:
    hand = parse_cards("r1 r2 r3")
    assert distance(hand, parse_level("40 run 2"), 15) == 77
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
