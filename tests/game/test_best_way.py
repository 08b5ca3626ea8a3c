"""The best way to lay a level down: against a brute force, and against searches of another kind."""

from itertools import islice, product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from game import brute
from game.solving import (
    BUILT_IN,
    LONGER_LEVELS,
    NASTY,
    hands,
    plain,
    questions,
    rich_hands,
    sparse_hands,
    tables,
    worth,
)
from level8.game.best_way.holding import NEVER
from level8.game.best_way.outlook import look_nowhere, look_out
from level8.game.best_way.search import Best
from level8.game.best_way.slots import FINEST, NO_LIMIT
from level8.game.best_way.sweep import Sweep
from level8.game.best_way.task import Task
from level8.game.cards import JOKER, joker, number_card, parse_cards
from level8.game.levels import RUN, Level, parse_level
from level8.game.melds import Meld, format_meld, meld
from level8.game.solver import best_way, can_lay_down, distance, most_lay_offs, ways
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


@pytest.mark.untraced
@given(
    st.integers(4, 9).flatmap(lambda top: st.tuples(rich_hands(top), tables(top), st.just(top))), st.data()
)
@settings(max_examples=tries(250, 150), deadline=None)
def test_outlooks_and_coarse_counts_change_nothing_but_the_time_that_the_best_way_takes(
    case: tuple[tuple[int, ...], tuple[Meld, ...], int], data: st.DataObject
) -> None:
    hand, table, top = case
    level = parse_level(data.draw(st.sampled_from(LONGER_LEVELS)))
    if data.draw(st.booleans()):
        # A joker can be lost only where there is no group, nor a set that it could stand in.
        without_groups = [text for text in LONGER_LEVELS if "colour" not in text]
        level = parse_level(data.draw(st.sampled_from(without_groups)))
        table = tuple([one for one in table if one.kind == RUN])
    if can_lay_down(vec[i64](hand), level, top):
        with_it, without = [Best(hand, level, top, table, patience) for patience in (-1, 10**6)]
        with_it.starts[NEVER] = data.draw(st.sampled_from((0, 10**6)))  # as if to be thrifty was dear, or not
        coarse = Best(hand, level, top, table, -1, most_choices=data.draw(st.integers(2, 30)))
        coarse.task.few_stages = data.draw(st.sampled_from((0, coarse.task.few_stages)))
        coarse.task.few_starts = data.draw(st.sampled_from((0, coarse.task.few_starts)))
        for search in (with_it, without, coarse):
            search.search()
        for search in (with_it, coarse):
            assert (search.loss, search.spent) == (without.loss, without.spent)
            assert worth(hand, level, top, table, search.way()) == (without.loss, without.spent)


@pytest.mark.untraced
@given(
    st.integers(6, 14).flatmap(lambda top: st.tuples(sparse_hands(top), tables(top), st.just(top))),
    st.sampled_from([text for text in LONGER_LEVELS if "set" in text or "run" in text]),
    st.booleans(),
    st.sampled_from((-1, 1)),
)
@settings(max_examples=tries(300, 150), deadline=None)
def test_where_nothing_need_start_nothing_is_missed(
    case: tuple[tuple[int, ...], tuple[Meld, ...], int], text: str, all_stuck: bool, patience: int
) -> None:
    hand, table, top = case
    if all_stuck:
        table = tuple([one for one in table if one.kind == RUN])
    level = parse_level(text)
    if can_lay_down(vec[i64](hand), level, top):
        search, anywhere = [Best(hand, level, top, table, patience) for patience in (patience, 10**6)]
        anywhere.task.stages.idle[:] = [0] * (top + 2)
        for one in (search, anywhere):
            one.search()
        assert (search.loss, search.spent) == (anywhere.loss, anywhere.spent)
        assert worth(hand, level, top, table, search.way()) == (search.loss, search.spent)


@pytest.mark.untraced
@given(
    st.integers(4, 12).flatmap(
        lambda top: st.tuples(st.one_of(rich_hands(top), sparse_hands(top)), tables(top), st.just(top))
    ),
    st.sampled_from(LONGER_LEVELS),
    st.booleans(),
    st.booleans(),
)
@example(
    # A run grows down through numbers where it need not start.
    (parse_cards("y1 y10 b12 o12 g10 g8 b12 r8 p15 b9 p4 J2-3 J2-3 J J J J"), (), 15),
    "run 2 + set 2",
    False,
    False,
)
@settings(max_examples=tries(200, 80), deadline=None)
def test_a_sweep_of_all_walks_leaves_nothing_to_be_found_out(
    case: tuple[tuple[int, ...], tuple[Meld, ...], int], text: str, all_stuck: bool, is_coarse: bool
) -> None:
    hand, table, top = case
    if all_stuck:
        # A joker can be lost only where there is no set that it could stand in.
        table = tuple([one for one in table if one.kind == RUN])
    if can_lay_down(vec[i64](hand), parse_level(text), top):
        search = Best(hand, parse_level(text), top, table, patience=10**6, most_choices=NO_LIMIT)
        if is_coarse:
            search.task.few_stages = search.task.few_starts = 0
        search.search()
        assert search.walks is not None
        ground, most = search.walks.ground, search.task.most_spent
        loss, spent = search.loss - ground.reach.beyond, search.spent
        for limit, is_thrifty in product((loss, loss + 2), (False, True)):
            (outlook,) = look_out([ground], limit, is_thrifty)
            # Jokers that are spent at least and at most, as if that were known.
            for at_least, at_most in ((0, most), (spent, most), (0, spent)):
                found = Sweep(search.walks, outlook, loss, at_most, at_least).find()
                assert found is not None
                assert (found.loss, found.spent) == (search.loss, spent)
            fewest = Sweep(search.walks, outlook, loss, most).fewest
            if spent > fewest:
                assert Sweep(search.walks, outlook, loss, spent - 1).find() is None
            if is_thrifty:
                balance = search.walks.balance(1, search.walks.owned)
                least = outlook.from_first(search.task.stages.first, balance, spent - fewest)
                assert least <= search.loss
            if loss > ground.overflow:
                assert Sweep(search.walks, outlook, loss - 1, most).find() is None


@pytest.mark.untraced
@given(
    st.integers(4, 9).flatmap(lambda top: st.tuples(rich_hands(top), tables(top), st.just(top))),
    st.sampled_from([text for text in LONGER_LEVELS if "colour" not in text]),
)
@settings(max_examples=tries(250, 150), deadline=None)
def test_what_a_sweep_finds_without_an_outlook_is_no_better_than_it_can_be(
    case: tuple[tuple[int, ...], tuple[Meld, ...], int], text: str
) -> None:
    hand, table, top = case
    level = parse_level(text)
    if can_lay_down(vec[i64](hand), level, top):
        search = Best(hand, level, top, table, patience=10**6, most_choices=NO_LIMIT)
        search.search()
        assert search.walks is not None
        ground, most = search.walks.ground, search.task.most_spent
        for lost in (search.loss - ground.reach.beyond, len(hand)):
            search.walk = Sweep(search.walks, look_nowhere(ground, lost), lost, most).find()
            if search.walk is not None:
                found = search.walk.loss, search.walk.spent
                assert (search.loss, search.spent) <= worth(hand, level, top, table, search.way()) <= found
            else:  # no run of the level grew down, which may have cost too much
                assert lost < len(hand)


@pytest.mark.parametrize("text", ["run 4 + run 3 + set 3", "run 4 + run 3 + colour 3"])
def test_jokers_of_many_overlapping_ranges_keep_nobody_waiting(text: str) -> None:
    """Counted each by itself, there were a quarter of a million choices of jokers, and it took a minute."""
    wild = [int(joker(low, 30 - low)) for low in range(1, 10)] + [int(joker(low, 20)) for low in range(2, 11)]
    level = parse_level(text)
    assert Task((*wild, 3, 38), level, 30, ()).slots.choices <= FINEST
    best = best_way((*wild, 3, 38), level, 30)
    assert best is not None
    assert [one.fault(30) for one in best] == [None] * 3
    assert best_way((*wild[:7], 3, 38), level, 30) is None


def test_booklet_t3_a_run_grows_at_both_ends() -> None:
    run = meld(RUN, 4, parse_cards("r4 b5 g6"))
    assert most_lay_offs(parse_cards("r2 p3 y7 y9"), (run,), 15) == 3
    assert most_lay_offs(parse_cards("r2 p3 y7 y9 J"), (run,), 15) == 5  # the joker stands for the eight


def test_c1_the_top_number_and_one_do_not_connect() -> None:
    assert distance(parse_cards("r15 r1 r2"), parse_level("run 3"), 15) == 1
    assert most_lay_offs(parse_cards("r1"), (meld(RUN, 13, parse_cards("r13 r14 r15")),), 15) == 0


def test_the_best_way_keeps_the_joker() -> None:
    hand = parse_cards("r4 b5 g6 J y1")
    best = best_way(hand, parse_level("run 3"), 15)
    assert [format_meld(one) for one in best or ()] == ["R4(r4 b5 g6)"]


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
    loss, spent = worth(hand, level, 15, table, best)
    laid_off = len(hand) - level.cards - loss
    assert spent <= level.cards
    for other in islice(ways(hand, level, 15, 6), 5):
        left = list(hand)
        for card in [card for one in other for card in one.cards]:
            left.remove(card)
        assert most_lay_offs(left, (*other, *table), 15) <= laid_off
