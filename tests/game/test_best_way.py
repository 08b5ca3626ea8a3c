"""The best way to lay a level down: against a brute force, against all ways there are, and by symmetry."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import brute
from game.solving import BUILT_IN, LEVELS, hands, mirrored, plain, questions, rich_hands, tables, worth
from level8.game.cards import COLOURS, JOKER, joker, number_card, parse_cards
from level8.game.levels import COLOUR, RUN, SET, Level, parse_level
from level8.game.melds import Meld, format_meld, meld
from level8.game.solver import best_way, distance, most_lay_offs, ways
from pace import tries


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


@given(
    st.integers(4, 9).flatmap(lambda top: st.tuples(rich_hands(top), tables(top), st.just(top))),
    st.sampled_from(LEVELS),
    st.booleans(),
)
@settings(max_examples=tries(60, 25), deadline=None)
def test_no_way_of_all_there_are_is_better_than_the_best_way(
    case: tuple[tuple[int, ...], tuple[Meld, ...], int], text: str, only_runs: bool
) -> None:
    hand, table, top = case
    if only_runs:  # if no set and no group takes jokers, some may be left
        table = tuple([one for one in table if one.kind == RUN])
        text = "2 run 2"
    level = parse_level(text)
    all_ways = list(ways(hand, level, top, len(COLOURS)))
    best = best_way(hand, level, top, table)
    assert (best is None) == (not all_ways)
    if best is not None:
        sample = all_ways[:: max(1, len(all_ways) // 150)]
        assert worth(hand, level, top, table, best) >= max(
            [worth(hand, level, top, table, way) for way in sample]
        )


def mirror(one: Meld, top: int) -> Meld:
    """The meld of jokers with its numbers mirrored."""
    if one.kind == COLOUR:
        return one
    size = 1 if one.kind == SET else len(one.cards)
    return meld(one.kind, top + 2 - size - one.value, one.cards)


@pytest.mark.untraced
@given(
    st.integers(5, 14).flatmap(lambda top: st.tuples(rich_hands(top), tables(top), st.just(top))), st.data()
)
@settings(max_examples=tries(100, 40), deadline=None)
def test_the_best_way_is_worth_the_same_when_numbers_are_mirrored(
    case: tuple[tuple[int, ...], tuple[Meld, ...], int], data: st.DataObject
) -> None:
    hand, table, top = case
    level = parse_level(data.draw(st.sampled_from(LEVELS)))
    hand = tuple([card for card in hand if brute.is_of_number(card, top + 1) is False or card >= JOKER])
    other = tuple([mirrored(card, top) for card in hand])
    turned = tuple([mirror(one, top) for one in table])
    best, same = best_way(hand, level, top, table), best_way(other, level, top, turned)
    assert (best is None) == (same is None)
    if best is not None and same is not None:
        assert worth(hand, level, top, table, best) == worth(other, level, top, turned, same)


def test_booklet_t3_a_run_grows_at_both_ends() -> None:
    run = meld(RUN, 4, parse_cards("r4 b5 g6"))
    assert most_lay_offs(parse_cards("r2 p3 y7 y9"), (run,), 15) == 3
    assert most_lay_offs(parse_cards("r2 p3 y7 y9 J"), (run,), 15) == 5  # the joker stands for the eight


def test_c1_the_top_number_and_one_do_not_connect() -> None:
    assert distance(parse_cards("r15 r1 r2"), parse_level("run 3"), 15) == 1
    assert most_lay_offs(parse_cards("r1"), (meld(RUN, 13, parse_cards("r13 r14 r15")),), 15) == 0


def test_the_best_way_keeps_the_joker() -> None:
    best = best_way(parse_cards("r4 b5 g6 J y1"), parse_level("run 3"), 15)
    assert [format_meld(one) for one in best or ()] == ["R4(r4 b5 g6)"]


def test_the_best_way_heeds_the_melds_on_the_table() -> None:
    hand, level = parse_cards("r4 b4 r9 b9 p9 y9 g1"), parse_level("set 2")
    alone = best_way(hand, level, 15)
    assert [format_meld(one) for one in alone or ()] == ["S9(r9 y9)"]
    beside = best_way(hand, level, 15, (meld(SET, 9, (JOKER,) * 2),))
    assert [format_meld(one) for one in beside or ()] == ["S4(r4 b4)"]


@pytest.mark.parametrize("text", BUILT_IN)
@given(st.data())
@settings(max_examples=tries(4, 2), deadline=None)
def test_a_best_way_of_a_whole_hand_is_a_way_and_no_listed_way_is_better(
    text: str, data: st.DataObject
) -> None:
    wild = st.sampled_from([JOKER, int(joker(1, 8)), int(joker(8, 14))])
    number = st.builds(number_card, st.integers(0, 5), st.integers(1, 15)).map(int)
    hand = tuple(data.draw(st.lists(st.one_of(wild, number, number), min_size=10, max_size=16)))
    table = data.draw(tables(15))
    level = parse_level(text)
    best = best_way(hand, level, 15, table)
    assert (best is None) == (distance(hand, level, 15) > 0)
    if best is not None:
        score = worth(hand, level, 15, table, best)
        for _, other in zip(range(5), ways(hand, level, 15, 6)):
            assert worth(hand, level, 15, table, other) <= score


def test_groups_of_different_sizes_share_the_colours_that_fit_them() -> None:
    best = best_way(parse_cards("r1 r2 r3 o1 o2"), parse_level("colour 2 + colour 3"), 15)
    assert [format_meld(one) for one in best or ()] == ["Co(o1 o2)", "Cr(r1 r2 r3)"]


def test_a_set_may_be_longer_than_there_are_numbers() -> None:
    (way,) = ways(parse_cards("r5") * 33, parse_level("set 33"), 15, 6)
    assert len(way[0].cards) == 33
