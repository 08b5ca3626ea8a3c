"""The solver against a brute force, and what it promises beyond being right."""

import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from game import brute
from level8.game.best import Best
from level8.game.cards import JOKER, SKIP, is_joker, joker, number_card, parse_cards
from level8.game.levels import COLOUR, RUN, SET, Level, Part, parse_level
from level8.game.melds import Meld, format_meld, meld
from level8.game.solver import (
    best_way,
    can_lay_down,
    count_ways,
    distance,
    helps,
    most_lay_offs,
    ways,
)
from level8.record.notation import parse_meld
from pace import tries

LEVELS = [
    "run 2",
    "set 3",
    "colour 3",
    "2 run 2",
    "run 2 + run 3",
    "2 set 2",
    "set 2 + set 3",
    "3 set 2",
    "run 3 + set 2",
    "run 2 + set 2 + run 2",
    "run 2 + colour 3",
    "set 2 + colour 2",
    "colour 2 + run 2 + set 2",
    "2 colour 2",
    "colour 3 + colour 2",
    "2 set 2 + colour 2",
    "2 colour 2 + run 2",
]


@st.composite
def hands(draw: st.DrawFn, top: int, most: int) -> tuple[int, ...]:
    """Small decks, so that equal faces, jokers of all ranges and colour groups meet often."""
    colours = draw(st.integers(1, 3))
    ranges = st.tuples(st.integers(1, top), st.integers(1, top)).map(sorted)
    number = st.builds(number_card, st.integers(0, colours - 1), st.integers(1, top))
    wild = st.one_of(st.just(JOKER), ranges.map(lambda ends: joker(ends[0], ends[1])))
    card = st.one_of(number, number, wild, st.just(SKIP))
    return tuple([int(one) for one in draw(st.lists(card, max_size=most))])


@st.composite
def tables(draw: st.DrawFn, top: int) -> tuple[Meld, ...]:
    melds = []
    for _ in range(draw(st.integers(0, 3))):
        kind = draw(st.sampled_from((RUN, SET, COLOUR)))
        size = draw(st.integers(2, 3))
        value = draw(st.sampled_from(list(brute.values(kind, size, top))))
        melds.append(meld(kind, value, (JOKER,) * size))
    return tuple(melds)


@st.composite
def questions(draw: st.DrawFn, most: int) -> tuple[tuple[int, ...], Level, int]:
    top = draw(st.integers(3, 6))
    return draw(hands(top, most)), parse_level(draw(st.sampled_from(LEVELS))), top


def plain(way: tuple[Meld, ...]) -> tuple[brute.Plain, ...]:
    return tuple([(int(one.kind), int(one.value), one.cards) for one in way])


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
    found = [plain(way) for way in ways(hand, level, top)]
    assert len(found) == len(set(found))
    assert set(found) == brute.all_ways(hand, level, top)
    assert count_ways(hand, level, top) == len(found)


@pytest.mark.untraced
@given(st.integers(3, 6).flatmap(lambda top: st.tuples(hands(top, 7), tables(top), st.just(top))))
@settings(max_examples=tries(200, 80), deadline=None)
def test_t3_the_most_lay_offs_are_found(case: tuple[tuple[int, ...], tuple[Meld, ...], int]) -> None:
    hand, table, top = case
    assert most_lay_offs(hand, table, top) == brute.most_laid_off(hand, plain(table), top)


@given(questions(most=8), st.data())
@settings(max_examples=tries(250, 100), deadline=None)
def test_the_best_way_leaves_most_lay_offs_then_keeps_most_jokers(
    question: tuple[tuple[int, ...], Level, int], data: st.DataObject
) -> None:
    hand, level, top = question
    table = data.draw(tables(top))
    best = best_way(hand, level, top, table)
    score = brute.best_score(hand, level, top, plain(table))
    assert (best is None) == (score is None)
    if best is not None:
        assert plain(best) in brute.all_ways(hand, level, top)
        assert brute.score(hand, plain(best), top, plain(table)) == score


@st.composite
def rich_hands(draw: st.DrawFn, top: int) -> tuple[int, ...]:
    """Half of the cards are jokers of a few ranges, so that most levels can be laid, in many ways."""
    ends = st.tuples(st.integers(1, top), st.integers(1, top)).map(sorted)
    kinds = [int(joker(low, high)) for low, high in draw(st.lists(ends, min_size=1, max_size=4))]
    wild = st.sampled_from([*kinds, int(JOKER)] if draw(st.booleans()) else kinds)
    number = st.builds(number_card, st.integers(0, 2), st.integers(1, top + 1)).map(int)
    numbers = draw(st.lists(number, min_size=3, max_size=8))
    return (*numbers, *draw(st.lists(wild, min_size=4, max_size=9)))


@pytest.mark.untraced
@given(
    st.integers(4, 9).flatmap(lambda top: st.tuples(rich_hands(top), tables(top), st.just(top))), st.data()
)
@settings(max_examples=tries(800, 300), deadline=None)
def test_an_outlook_changes_nothing_but_the_time_that_the_best_way_takes(
    case: tuple[tuple[int, ...], tuple[Meld, ...], int], data: st.DataObject
) -> None:
    hand, table, top = case
    level = parse_level(data.draw(st.sampled_from(LEVELS)))
    if data.draw(st.booleans()):
        # A joker can be lost only where there is no group, nor a set that it could stand in.
        level = parse_level(data.draw(st.sampled_from([text for text in LEVELS if "colour" not in text])))
        table = tuple([one for one in table if one.kind == RUN])
    if can_lay_down(vec[i64](hand), level, top):
        with_it, without = [Best(hand, level, top, table, patience) for patience in (-1, 10**6)]
        with_it.search()
        without.search()
        assert (with_it.loss, with_it.spent) == (without.loss, without.spent)


def texts(way: tuple[Meld, ...] | None) -> list[str]:
    assert way is not None
    return [format_meld(one) for one in way]


def test_booklet_c4_pairs_may_show_the_same_number() -> None:
    hand = parse_cards("r2 b2 y3 p3 r6 g6 b6 p6 r15 b12")
    assert distance(hand, parse_level("4 set 2"), 15) == 0
    assert [one.value for one in best_way(hand, parse_level("4 set 2"), 15) or ()] == [2, 3, 6, 6]


def test_booklet_c1_a_run_of_four_beside_two_pairs() -> None:
    hand = parse_cards("r8 b9 y10 p11 r3 g3 g9 p9")
    assert count_ways(hand, parse_level("run 4 + 2 set 2"), 15) == 3  # each of the three nines in the run
    assert distance(hand, parse_level("run 4 + 2 set 2"), 15) == 0


def test_booklet_c6_two_ranged_jokers_between_six_and_nine() -> None:
    level = parse_level("run 4")
    assert texts(best_way(parse_cards("g6 J1-8 J8-14 b9"), level, 14)) == ["R6(g6 J1-8 J8-14 b9)"]
    assert distance(parse_cards("g6 J8-14 J8-14 b9"), level, 14) == 1


def test_booklet_t3_a_run_grows_at_both_ends() -> None:
    run = meld(RUN, 4, parse_cards("r4 b5 g6"))
    assert most_lay_offs(parse_cards("r2 p3 y7 y9"), (run,), 15) == 3
    assert most_lay_offs(parse_cards("r2 p3 y7 y9 J"), (run,), 15) == 5  # the joker stands for the eight


def test_c1_the_top_number_and_one_do_not_connect() -> None:
    assert distance(parse_cards("r15 r1 r2"), parse_level("run 3"), 15) == 1
    assert most_lay_offs(parse_cards("r1"), (meld(RUN, 13, parse_cards("r13 r14 r15")),), 15) == 0


def test_c6_a_ranged_joker_may_stand_for_any_colour() -> None:
    assert distance(parse_cards("r14 r13 J1-8"), parse_level("colour 3"), 14) == 0


def test_c7_a_meld_of_jokers_alone_is_declared_in_every_way() -> None:
    assert [one.value for (one,) in ways(parse_cards("J1-8 J8-14 J"), parse_level("set 3"), 14)] == [8]
    assert count_ways(parse_cards("J J J"), parse_level("run 3"), 15) == 13
    assert count_ways(parse_cards("J J J"), parse_level("colour 3"), 15) == 6


def test_c7_jokers_alone_make_a_set_and_one_too_few_does_not() -> None:
    level = parse_level("set 3")
    assert can_lay_down(vec[i64](parse_cards("J J J1-8")), level, 15)
    assert not can_lay_down(vec[i64](parse_cards("J J1-8 S T")), level, 15)


def test_c8_skip_and_special_cards_fill_nothing() -> None:
    assert distance(parse_cards("r4 S T X K"), parse_level("set 3"), 15) == 2


def test_no_way_no_best_way() -> None:
    hand = parse_cards("r4 b5 g9")
    assert best_way(hand, parse_level("run 3"), 15) is None
    assert list(ways(hand, parse_level("run 3"), 15)) == []


def test_nothing_helps_a_hand_that_holds_the_level() -> None:
    assert helps(parse_cards("r4 b5 g6"), parse_level("run 3"), 15, parse_cards("r7 J")) == ()


def test_the_best_way_keeps_the_joker() -> None:
    hand = parse_cards("r4 b5 g6 J y1")
    assert texts(best_way(hand, parse_level("run 3"), 15)) == ["R4(r4 b5 g6)"]


def test_ways_are_lazy() -> None:
    """To make all of these ways would take weeks."""
    hand = parse_cards("J J J J1-8 J1-8 J8-14 J8-14 r1 o2 y3 g4 b5 p6 r7 o8 y9 g10 b11 p12 r13")
    level = parse_level("run 2 + set 2 + colour 2 + run 3")
    first = list(islice(ways(hand, level, 15), 20))
    assert len(set(first)) == 20
    assert [one for way in first for one in way if one.fault(15) is not None] == []


BUILT_IN = """2 run 3|4 set 2|run 3 + colour 4|run 6 + set 2|run 7|set 2 + 2 set 3|set 3 + colour 5
set 2 + set 3 + set 4|run 3 + run 4|2 set 2 + set 3|run 4 + colour 4|set 3 + run 5|run 8|set 4 + colour 4
2 set 4|set 3 + colour 4|run 5 + set 3|run 4 + run 5|run 3 + 2 set 3|2 set 2 + 2 set 3|run 5 + set 4
set 4 + colour 5|2 run 3 + set 3|run 4 + colour 5|colour 6|run 5 + colour 5|3 set 3|colour 8"""
NASTY = "5 set 2|5 run 2|run 3 + set 2 + colour 4|2 colour 5|run 10|colour 10"


@pytest.mark.untraced
@pytest.mark.parametrize("text", [*BUILT_IN.replace("\n", "|").split("|"), *NASTY.split("|")])
@given(st.data())
@settings(max_examples=tries(4, 2), deadline=None)
def test_a_best_way_of_a_whole_hand_is_a_way_and_as_good_as_it_says(text: str, data: st.DataObject) -> None:
    wild = st.sampled_from([JOKER, int(joker(1, 8)), int(joker(8, 14))])
    number = st.builds(number_card, st.integers(0, 5), st.integers(1, 15)).map(int)
    hand = tuple(data.draw(st.lists(st.one_of(wild, number, number), min_size=10, max_size=20)))
    table = data.draw(tables(15))
    level = parse_level(text)
    best = best_way(hand, level, 15, table)
    assert (best is None) == (distance(hand, level, 15) > 0)
    if best is None:
        return
    rest = list(hand)
    for part, one in zip(level.parts, best):
        assert one.fault(15) is None
        assert Part(one.kind, len(one.cards)) == part
        for card in one.cards:
            rest.remove(card)
    laid_off = most_lay_offs(rest, (*best, *table), 15)
    for other in islice(ways(hand, level, 15), 5):
        left = list(hand)
        for card in [card for one in other for card in one.cards]:
            left.remove(card)
        assert most_lay_offs(left, (*other, *table), 15) <= laid_off
    assert sum([is_joker(card) for one in best for card in one.cards]) <= level.cards


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
            found = [plain(way) for way in ways(hand, level, 15)]
            assert len(set(found)) == len(found) == count_ways(hand, level, 15)


@given(st.sampled_from(["2 colour 2 + run 2", "colour 2 + set 2", "run 3 + set 2"]), st.data())
@settings(max_examples=60, deadline=None)
def test_c6_jokers_of_many_ranges_are_fitted_one_by_one(text: str, data: st.DataObject) -> None:
    ranges = [int(joker(low, high)) for low in range(1, 6) for high in range(low, 6)]
    wild = data.draw(st.lists(st.sampled_from(ranges), min_size=4, max_size=8, unique=True))
    others = data.draw(st.lists(st.sampled_from([1, 2, 3, 33, 34, 35]), max_size=3))
    hand = (*wild, *others)
    level = parse_level(text)
    assert distance(hand, level, 5) == brute.least_missing(hand, level, 5)


# Hands with jokers that only runs can take, beside table runs that reach over them: once got wrong.
STUCK = [
    (
        "run 3 + run 4",
        "y2 y3 y4 y4 y4 y5 y6 y9 y10 y12 y13 J J4-14 J9-12 J9-12",
        "R5(J J J J)",
        (8, -1),
    ),
    (
        "2 set 2 + set 3",
        "r1 o6 g4 g4 b1 p6 p10 J J J1-8 J8-14 J8-14",
        "R7(J J J J J)",
        (4, -1),
    ),
    (
        "2 run 3 + set 3",
        ("r12 o2 y3 y4 y8 y15 g2 g5 g9 b6 J J J3-5 J3-5 J10-11 J10-12 J10-12 J10-12 J10-12 J10-12"),
        "R10(J J) S13(J J)",
        (11, -4),
    ),
    (
        "2 run 3 + set 3",
        "r5 r6 r11 r15 o2 y1 g14 b2 b10 b12 b15 p2 p4 J J J1-8 J8-14 J8-14",
        ("R7(J J J J) R5(J J J J J) R11(J J) R1(J J J J) R9(J J J J) R9(J J J) R1(J J) R10(J J J)"),
        (9, 0),
    ),
]


# Many parts, many jokers, many runs to grow: hands where a bound that is too sharp would miss the best.
WIDE = [
    (
        "2 run 2 + 2 set 2 + colour 2",
        30,
        "r4 r17 r18 r22 o28 y14 g5 g6 g8 g10 g13 b2 b18 p10 p18 p23 J J J J",
        "R13(J J J J J) S30(J J J J)",
        (8, 0),
    ),
    (
        "colour 4 + colour 3 + colour 2",
        15,
        "r3 o1 o3 o4 g3 g4 g4 g14 b4 b6 b6 b14 J1-8 J1-8 J1-8 J1-8 J1-8 J1-8 J8-14 J8-14",
        "R12(J J J) R13(J J)",
        (10, 0),
    ),
    (
        "run 4 + run 3 + run 3",
        30,
        "p1 p1 p18 p22 p29 p29 J J J J1-8 J1-8 J1-8 J1-8 J1-8 J1-8 J1-8 J8-14 J8-14 J8-14 J8-14",
        "S28(J J J) R10(J J J J J) R29(J J)",
        (7, -7),
    ),
    (
        "colour 2 + 4 run 2",
        15,
        "r5 r9 o12 y5 y6 g5 g15 b2 b3 p4 p6 p7 p10 p10 J2-6 J2-6 J2-6 J4-10 J4-10 J4-10",
        "R5(J J J) S14(J J J J J) R10(J J J J)",
        (9, 0),
    ),
    (
        "colour 2 + run 3 + set 3",
        30,
        "o11 o23 o28 y3 y12 y28 y29 b12 b23 b28 b30 p3 p3 p23 p28 J2-25 J2-25 J2-25 J10-25 J10-25",
        "R12(J J J J) R23(J J) R12(J J J) R10(J J J J J)",
        (7, 0),
    ),
    (
        "run 4 + run 2 + run 3",
        30,
        "o2 o5 o18 y14 y25 g19 g24 b16 p2 p10 p24 J J J J J J J J",
        "R16(J J J J) R28(J J)",
        (8, -3),
    ),
    (
        "2 colour 2 + run 2 + run 4",
        15,
        "r11 o4 o4 o6 o11 y2 y4 y6 y7 g2 g5 g6 g6 g8 b6 b7 p6 p6 J J",
        "R14(J J)",
        (7, 0),
    ),
    (
        "run 2 + run 2 + run 3 + run 2",
        15,
        "y5 y6 y9 g1 g11 g14 g14 g14 p1 p1 p9 p9 p12 p14 J J J J J J",
        "R2(J J J) R3(J J J J J) R6(J J J J) R13(J J)",
        (8, -3),
    ),
    (
        "2 colour 2 + 2 run 2 + set 2",
        30,
        "r9 r13 r19 r26 o2 o16 o25 y10 y23 b1 b9 b16 b19 b29 p5 p30 J",
        "",
        (4, 0),
    ),
    ("run 2", 4, "r1 b2 g3 y6 y7 p4", "", (2, 0)),  # no run has the six and the seven
]


# Hands with many jokers of ranges that overlap: which of them stands where makes a great many ways.
TANGLED = [
    (
        "set 2 + run 3",
        4,
        "y1 y3 J1-5 J1-5 J1-5 J2-6 J2-6",
        "R1(J J J)",
        (2, -3),
    ),
    (
        "2 run 2 + run 3 + run 3",
        20,
        (
            "o8 o8 o17 y6 g6 b15 J1-14 J1-14 J1-14 J1-14 J6-12 J6-12 J8-13 J8-13 J8-13 J8-13 J8-13 "
            "J11-15 J11-15 J11-15"
        ),
        "R3(J J J) R13(J J J J J) R15(J J J) R2(J J J) R16(J J J J J) R8(J J J)",
        (9, -5),
    ),
    (
        "2 set 2 + 3 run 2",
        20,
        "b16 b20 J1-6 J1-6 J1-6 J1-6 J1-17 J1-17 J1-17 J1-17 J1-17 J1-17 J1-17 J2-3 J2-3 J5-9 J8-15",
        "R12(J J J) R10(J J J) R14(J J J J J) R5(J J J J)",
        (6, -9),
    ),
    (
        "run 2 + run 3 + colour 2 + colour 3",
        20,
        "r1 r7 r10 r12 o5 g3 g18 b18 p11 p16 J1-8 J1-8 J1-8 J1-8 J8-14 J8-14 J8-14 J8-14 J8-14",
        "R4(J J J J J) R3(J J J)",
        (8, -3),
    ),
    (
        "colour 2 + 4 run 2",
        30,
        "y5 y29 g23 p18 J1-4 J1-4 J1-4 J1-4 J1-4 J1-4 J1-4 J1-17 J1-17 J1-17 J1-17 J8-21 J8-21 J8-21 J8-21",
        "R5(J J J) S24(J J J J) R19(J J)",
        (8, -7),
    ),
]


# Small hands in which a card just finds its place: a shortest run, the end of a run on the table, a smallest
# set, two runs that meet in one number, jokers of a single number that a set or a group takes.
BARELY = [
    ("colour 2 + run 2", 5, "r5 o4 y1 J1-4 J3-5 J3-5", "R3(J J J)", (2, -1)),
    ("2 run 2 + set 2", 8, "r6 o2 o2 o7 o7 o8 y1 y3 J1-6 J1-6 J1-6", "", (5, 0)),
    ("colour 2 + 2 run 2", 7, "r1 r4 r6 r7 y2 y2 J2-2 J2-2", "R1(J J J) Cp(J J)", (2, -1)),
    ("colour 2 + 2 run 2", 6, "r1 r1 r2 r6 r7 o3 o5 o6 y3 y6", "S2(J J) R4(J J J) S1(J J)", (3, 0)),
    ("set 2 + run 3", 9, "r1 r3 r6 r8 o2 o5 y5 y8 J2-2 J2-2 J4-4", "", (3, 0)),
    ("colour 2 + run 2", 4, "o2 y4 J1-2 J2-2 J2-2", "", (1, -2)),
    ("2 run 3", 9, "r6 o3 J J J J7-7 J7-7 J7-7 J7-7", "R4(J J) R3(J J J) S7(J J J)", (3, -4)),
    ("run 4", 9, "o4 y9 J J J4-5 J7-7 J7-7", "S7(J J) R3(J J J) R3(J J)", (3, -3)),
    ("run 2 + set 2", 10, "y2 y4 y6 y7 J1-4 J1-4 J1-4 J4-4", "S4(J J) R8(J J)", (4, -1)),
    (
        "colour 5",
        15,
        "r3 r11 r14 o7 o12 o13 y1 g11 g11 p8 p9 p9 p11 J8-14 J8-14 J8-14",
        "R10(J J J) R13(J J J) R7(J J J J J) R6(J J) R4(J J) R8(J J J J J) S12(J J J) R3(J J J)",
        (9, -2),
    ),
    ("run 2 + set 3", 8, "y3 y6 y8 J1-8 J1-8 J5-7 J5-7 J8-8", "", (3, -3)),
]


# Hands for which a search takes so long that it looks out for what each joker can still do: jokers that are
# lost or just not, runs that take the place of others, tables that runs grow to from above, sets that take
# what is left over, a card beyond the top. A bound that forgets one of these misses the best.
LONG = [
    (
        "2 run 5",
        20,
        "b13 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11 J5-11",
        "R17(J J J J) R14(J J J J J) R18(J J)",
        (5, -10),
    ),
    (
        "run 4 + run 2",
        15,
        "b1 b3 b6 b7 b8 b8 b11 b11 b12 b15 J J J3-15 J3-15 J4-13 J12-13 J12-13 J12-13 J12-13 J12-13",
        "",
        (10, -1),
    ),
    (
        "run 3 + run 4",
        30,
        (
            "o2 y12 g30 b10 p17 p30 J3-14 J3-14 J3-14 J5-21 J5-21 J9-12 J9-12 J9-12 J9-12 J9-12 J9-12 "
            "J10-21 J10-21 J18-24"
        ),
        "",
        (10, -4),
    ),
    (
        "run 3 + run 4",
        15,
        (
            "y5 y14 y14 g4 b3 p3 p6 J1-13 J1-13 J5-7 J5-7 J5-7 J5-13 J9-12 J9-12 J9-12 J9-12 J9-12 "
            "J14-14 J14-14"
        ),
        "R2(J J J)",
        (10, -2),
    ),
    (
        "run 2 + run 3 + run 5",
        15,
        "r5 o15 J2-5 J2-5 J2-5 J3-4 J3-4 J4-13 J4-13 J4-13 J9-10 J9-10 J9-10 J9-10 J9-10",
        "R9(J J J) R8(J J J) R1(J J J J J) R9(J J J J) R11(J J J J J) S5(J J J J)",
        (4, -9),
    ),
    (
        "set 5 + set 3",
        30,
        "r11 r28 J J J6-14 J6-14 J6-14 J8-23 J8-23 J8-23 J8-23 J8-23 J8-23 J12-26 J12-26 J12-26",
        "R28(J J J) R3(J J J)",
        (8, -7),
    ),
    (
        "run 2 + set 3 + run 2 + set 2",
        30,
        "r4 r8 r15 g2 g13 g20 g25 p9 J1-9 J1-9 J1-9 J5-5 J5-5 J5-5 J27-30 J27-30 J27-30",
        "",
        (4, -6),
    ),
    (
        "run 2 + run 3 + run 5",
        15,
        "r6 r11 r14 o13 o14 y14 g13 b6 b13 b14 p6 p13 J1-13 J1-13 J1-13 J5-14 J5-14 J5-14 J7-7 J7-7",
        "R4(J J J J J) S8(J J J) R1(J J J J J) R13(J J) R11(J J) R10(J J J J J)",
        (9, -3),
    ),
    (
        "3 run 2 + run 4",
        20,
        "r16 r18 r20 o2 o6 o6 o10 y18 y18 y20 p10 p18 J J1-13 J1-13 J2-7 J2-7 J2-7 J9-15",
        "R12(J J J J J) R16(J J J J J) R12(J J) R10(J J)",
        (4, -5),
    ),
    (
        "4 run 2 + set 2",
        20,
        "o8 o13 y6 y8 y9 g3 g11 g13 p11 p16 p17 p18 J3-7 J5-12 J10-18 J10-18 J10-18 J16-17 J16-17 J16-17",
        "R17(J J J J)",
        (9, -2),
    ),
    (
        "4 run 2 + set 2",
        20,
        "g7 g8 g9 g10 g11 g13 g16 g17 g19 J J J1-4 J6-16 J13-15 J13-15 J13-15 J17-17",
        "",
        (7, -2),
    ),
    (
        "run 3 + run 4",
        20,
        "r2 o6 o18 o19 o21 p13 J1-8 J1-8 J1-8 J1-8 J11-15 J11-15 J11-15 J11-15 J11-15 J11-15 J14-16 J14-16",
        "R12(J J) R17(J J)",
        (9, -5),
    ),
]


def assert_best(text: str, top: int, hand: str, melds: str, score: tuple[int, int]) -> None:
    """That the best way is one, and leaves so many lay-offs and spends so many jokers."""
    cards = parse_cards(hand)
    table = [parse_meld(text + ")") for text in melds.rstrip(")").split(") ")] if melds else []
    best = best_way(cards, parse_level(text), top, table)
    assert best is not None
    assert [one.fault(top) for one in best] == [None] * len(best)
    rest = list(cards)
    for one in best:
        for card in one.cards:
            rest.remove(card)
    used = sum([is_joker(card) for one in best for card in one.cards])
    assert (most_lay_offs(rest, (*best, *table), top), -used) == score


@pytest.mark.parametrize(("level", "hand", "melds", "score"), STUCK)
def test_the_best_way_counts_jokers_that_only_runs_can_take(
    level: str, hand: str, melds: str, score: tuple[int, int]
) -> None:
    assert_best(level, 15, hand, melds, score)


@pytest.mark.untraced
@pytest.mark.parametrize(("level", "top", "hand", "melds", "score"), WIDE)
def test_the_best_way_of_a_hand_with_a_great_many_ways(
    level: str, top: int, hand: str, melds: str, score: tuple[int, int]
) -> None:
    assert_best(level, top, hand, melds, score)


@pytest.mark.parametrize(("level", "top", "hand", "melds", "score"), TANGLED)
def test_the_best_way_of_a_hand_with_jokers_of_many_ranges(
    level: str, top: int, hand: str, melds: str, score: tuple[int, int]
) -> None:
    assert_best(level, top, hand, melds, score)


@pytest.mark.parametrize(("level", "top", "hand", "melds", "score"), BARELY)
def test_the_best_way_of_a_hand_with_a_card_that_just_finds_its_place(
    level: str, top: int, hand: str, melds: str, score: tuple[int, int]
) -> None:
    assert_best(level, top, hand, melds, score)


@pytest.mark.parametrize(("level", "top", "hand", "melds", "score"), LONG)
def test_the_best_way_of_a_hand_that_takes_long(
    level: str, top: int, hand: str, melds: str, score: tuple[int, int]
) -> None:
    assert_best(level, top, hand, melds, score)


def test_c6_six_ranges_are_more_than_are_foreseen() -> None:
    hand = parse_cards("J3-4 J2-4 J3-5 J1-5 J3-3 J4-4")
    assert distance(hand, parse_level("run 3 + set 2"), 5) == 0
    assert distance(hand, parse_level("2 run 5"), 5) == 4
