"""How the best way is searched for, with hands whose best way is known."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from game.pinned_hands import (
    ASTRAY,
    BARELY,
    DEARER,
    EVEN,
    EXACTING,
    FAR_OFF,
    FARTHER_OFF,
    HARDLY_CHEAPER,
    LONG,
    NEAR,
    NEARBY,
    PROMISING,
    SCOUTED,
    SPARING,
    STUCK,
    SWEPT,
    TANGLED,
    THRIFTY,
    TIGHT,
    UNSCOUTED,
    VAIN,
    WIDE,
    Pinned,
)
from game.solving import worth
from level8.game.best_way.holding import NEVER
from level8.game.best_way.outlook import look_out
from level8.game.best_way.search import FARTHER, Best
from level8.game.best_way.slots import NO_LIMIT
from level8.game.best_way.sweep import Sweep
from level8.game.cards import JOKER, parse_cards
from level8.game.filling import PATIENCE, Filling
from level8.game.levels import SET, parse_level
from level8.game.melds import Meld, meld
from level8.game.solver import best_way, distance
from level8.record.notation import parse_meld

PINNED = {
    "stuck": STUCK,
    "wide": WIDE,
    "tangled": TANGLED,
    "barely": BARELY,
    "long": LONG,
    "sparing": SPARING,
    "thrifty": THRIFTY,
    "exacting": EXACTING,
    "tight": TIGHT,
    "swept": SWEPT,
    "promising": PROMISING,
    "even": EVEN,
    "dearer": DEARER,
    "farther off": FARTHER_OFF,
    "nearby": NEARBY,
    "astray": ASTRAY,
    "far off": FAR_OFF,
    "scouted": SCOUTED,
    "near": NEAR,
    "unscouted": UNSCOUTED,
    "vain": VAIN,
    "hardly cheaper": HARDLY_CHEAPER,
}
every_pinned_hand = pytest.mark.parametrize(
    ("level", "top", "hand", "melds", "score"),
    [
        pytest.param(*pinned, id=f"{name} {at}", marks=[pytest.mark.untraced] if name == "wide" else [])
        for name, pinned_hands in PINNED.items()
        for at, pinned in enumerate(pinned_hands)
    ],
)


def laid_out(melds: str) -> list[Meld]:
    return [parse_meld(text + ")") for text in melds.rstrip(")").split(") ")] if melds else []


@pytest.mark.untraced
@every_pinned_hand
def test_the_best_way_of_a_pinned_hand_is_as_good_as_is_known(
    level: str, top: int, hand: str, melds: str, score: tuple[int, int]
) -> None:
    cards = parse_cards(hand)
    table = laid_out(melds)
    best = best_way(cards, parse_level(level), top, table)
    assert best is not None
    loss, spent = worth(cards, parse_level(level), top, table, best)
    assert (len(cards) - parse_level(level).cards - loss, -spent) == score


@every_pinned_hand
def test_an_outlook_from_the_start_finds_the_best_way_of_a_pinned_hand(
    level: str, top: int, hand: str, melds: str, score: tuple[int, int]
) -> None:
    cards = parse_cards(hand)
    asked = parse_level(level)
    table = laid_out(melds)
    search = Best(cards, asked, top, table, patience=-1)
    search.search()
    assert worth(cards, asked, top, table, search.way()) == (search.loss, search.spent)
    assert (len(cards) - asked.cards - search.loss, -search.spent) == score


def searched(pinned: Pinned) -> Best:
    level, top, hand, melds, _ = pinned
    search = Best(parse_cards(hand), parse_level(level), top, laid_out(melds))
    search.search()
    return search


@pytest.mark.parametrize("pinned", EXACTING)
def test_outlooks_spare_the_search_nearly_all_its_walks(pinned: Pinned) -> None:
    search = searched(pinned)
    assert search.task.taken < 500


@pytest.mark.parametrize("pinned", PROMISING)
def test_where_a_promise_holds_no_outlook_is_needed_but_one_that_heeds_what_is_spent(pinned: Pinned) -> None:
    search = searched(pinned)
    assert search.walks is not None
    assert search.walks.outlook is None
    assert search.thrifty
    assert not search.outlooks


@pytest.mark.parametrize("pinned", EVEN)
def test_with_groups_outlooks_tell_of_less_loss_than_the_best_so_far_and_no_more(pinned: Pinned) -> None:
    search = searched(pinned)
    assert {outlook.limit for outlook in search.outlooks.values()} == {search.loss - 1}
    assert {outlook.limit for outlook in search.thrifty.values()} == {search.loss}


@pytest.mark.parametrize("pinned", DEARER)
def test_one_joker_more_is_spent_for_less_loss_without_a_look_at_all_walks(pinned: Pinned) -> None:
    search = searched(pinned)
    assert search.walks is not None
    assert search.walks.outlook is None
    first = search.task.stages.first
    (thrifty,) = search.thrifty.values()
    assert [thrifty.from_first(first, 0, extra) for extra in (0, 1)] == [search.loss + 1, search.loss]


@pytest.mark.parametrize("pinned", VAIN)
def test_once_something_is_found_it_is_asked_what_must_be_lost_before_more_is_spent(pinned: Pinned) -> None:
    search = searched(pinned)
    assert search.walks is not None
    assert search.walks.outlook is not None
    (thrifty,) = search.thrifty.values()
    assert {extra for ahead in thrifty.ahead for extra, known in enumerate(ahead.known) if known} == {0}


@pytest.mark.parametrize("pinned", HARDLY_CHEAPER)
def test_what_is_spent_is_not_heeded_where_that_takes_about_as_long(pinned: Pinned) -> None:
    assert not searched(pinned).thrifty


@pytest.mark.parametrize("pinned", FARTHER_OFF)
def test_with_groups_one_outlook_that_reaches_farther_is_enough_where_the_first_ones_did_not(
    pinned: Pinned,
) -> None:
    search = searched(pinned)
    limits = [outlook.limit for outlook in search.outlooks.values()]
    assert len(limits) > 2
    assert len([limit for limit in limits if limit >= search.loss]) == 1


@pytest.mark.parametrize("pinned", FAR_OFF)
def test_with_groups_an_outlook_reaches_farther_than_what_is_promised(pinned: Pinned) -> None:
    search = searched(pinned)
    limits = [outlook.limit for outlook in search.outlooks.values()]
    assert max(limits) == search.loss  # one that is worked out once more reaches farther


@pytest.mark.parametrize("pinned", SCOUTED)
def test_with_many_jokers_what_is_promised_is_found_without_an_outlook(pinned: Pinned) -> None:
    search = searched(pinned)
    assert search.walks is not None
    assert search.walks.outlook is None
    assert search.is_scouted


@pytest.mark.parametrize("pinned", UNSCOUTED)
def test_with_many_cards_nothing_is_looked_for_without_an_outlook(pinned: Pinned) -> None:
    assert not searched(pinned).is_scouted


@pytest.mark.parametrize("pinned", NEAR)
def test_an_outlook_does_not_reach_far_before_another_was_in_vain(pinned: Pinned) -> None:
    search = searched(pinned)
    assert search.walks is not None
    assert search.walks.outlook is not None
    assert search.walks.outlook.limit == search.loss + 1


@pytest.mark.parametrize("pinned", NEARBY)
def test_a_small_outlook_reaches_so_far_that_there_need_be_no_other(pinned: Pinned) -> None:
    search = searched(pinned)
    assert search.walks is not None
    assert search.walks.outlook is not None
    assert search.far == FARTHER


@pytest.mark.parametrize("pinned", ASTRAY)
def test_an_outlook_tells_all_stages_apart_where_there_are_few_starts(pinned: Pinned) -> None:
    search = searched(pinned)
    assert len(search.task.stages.in_order) > search.task.few_stages
    assert search.walks is not None
    assert search.walks.outlook is not None
    assert search.walks.outlook.is_exact


def test_the_search_is_over_once_all_is_looked_through_that_may_be_spent() -> None:
    search = Best(parse_cards("r3 y3 o5 o4 J4-5 J3-4"), parse_level("run 3"), 5, [], patience=0)
    search.search()
    assert (search.loss, search.spent) == (3, 0)


@pytest.mark.parametrize(
    ("hand", "level", "patience", "found"),
    [
        # Groups that want one joker more are given one of those that may be spent.
        ("y4 g3 y7 y4 r2 J5-6 J J J4-5 J5-6", "set 2 + colour 2 + colour 3", 0, (0, 2)),
        # What walks know of one loss is not so for the next: that may spend less.
        ("r2 r3 g3 y2 o8 r1 y6 J J8-9 J3-6 J", "set 2 + set 2 + run 3", 1, (1, 1)),
    ],
)
def test_a_search_that_heeds_what_is_spent_leaves_out_nothing_that_may_be_spent(
    hand: str, level: str, patience: int, found: tuple[int, int]
) -> None:
    search = Best(parse_cards(hand), parse_level(level), 9, [], patience)
    search.search()
    assert (search.loss, search.spent) == found


def test_with_many_choices_of_jokers_it_is_known_at_once_whether_there_is_a_way() -> None:
    hand = parse_cards("r2 r9 J5-7 J5-7 J6-6 J6-6 J6-6")
    for text, is_there in (("run 3", True), ("run 4", False)):
        search = Best(hand, parse_level(text), 12, [])
        assert search.is_sure
        assert bool(search.choices) == is_there
        assert (best_way(hand, parse_level(text), 12) is not None) == is_there


def test_where_groups_ask_for_the_same_cards_it_is_not_known_at_once() -> None:
    hand = parse_cards("r2 r9 J5-7 J5-7 J6-6 J6-6 J6-6")
    assert not Best(hand, parse_level("run 3 + colour 2"), 12, []).is_sure


def test_outlooks_reach_farther_each_time_where_much_is_lost() -> None:
    hand = (
        "r29 g2 g23 g27 J2-3 J2-3 J2-3 J2-3 J2-3 J2-3 J2-3 J11-15 J11-15 J10-16 J3-14 J2-17 J2-17 J7-25 J J"
    )
    search = Best(parse_cards(hand), parse_level("2 run 3 + run 4"), 30, [meld(SET, 5, (JOKER,) * 2)])
    search.search()
    assert (search.loss, search.spent) == (7, 7)
    assert search.far == FARTHER**3  # eight outlooks, if each reached no farther than the one before


@pytest.mark.parametrize(
    ("hand", "level", "found"),
    [
        ("r1 y7 o9 y8 y7 r9 J7-7 J J7-7", "set 3 + run 2 + run 2 + set 2", (0, 3)),  # taken
        ("y3 g4 g6 r4 b5 r6 p3 J2-5 J7-8 J7-8 J2-5 J2-5 J7-8", "set 2 + run 3 + run 3", (0, 1)),  # ended
    ],
)
def test_a_sweep_tells_apart_how_many_cards_are_taken_and_how_many_runs_end(
    hand: str, level: str, found: tuple[int, int]
) -> None:
    search = Best(parse_cards(hand), parse_level(level), 9, [], patience=0)
    search.search()
    assert (search.loss, search.spent) == found


def test_colours_that_a_sweep_has_dealt_with_before_their_turn_promise_no_more_than_is_left() -> None:
    hand = parse_cards("y7 r12 o10 r11 r7 g1 o6 J J1-1 J1-1")
    search = Best(hand, parse_level("run 3 + 2 colour 2"), 15, [], patience=0)
    search.together = 1  # one outlook at a time, and before the next a sweep;
    search.starts[NEVER] = 0  # as if nothing else were cheap
    search.search()
    assert (search.loss, search.spent) == (1, 2)


def test_outlooks_are_worked_out_anew_where_groups_lose_more_than_they_told_of() -> None:
    hand = parse_cards("g20 b9 g11 o15 p13 y6 J1-1 J17-19 J1-1 J1-4 J J19-20")
    search = Best(hand, parse_level("run 4 + colour 2"), 20, [], patience=0)
    search.search()
    assert (search.loss, search.spent) == (4, 4)
    assert search.task.taken == 0  # no walk by itself


@pytest.mark.parametrize("pinned", TIGHT)
def test_a_hand_that_barely_holds_a_level_with_groups_takes_one_dive(pinned: Pinned) -> None:
    search = searched(pinned)
    assert search.task.taken < 100
    assert search.task.spending is None  # to know which jokers are needed takes long, and was not needed


@pytest.mark.parametrize(
    ("hand", "level", "top", "sets", "most_choices", "found"),
    [
        # Walks with the same number of jokers left, but not of the same kinds, are not the same walk.
        ("o7 y4 J4-7 J4-7 J5-8 J5-8 J9-9", "set 2 + run 2", 10, (), 4, (0, 2)),
        # Of kinds that are counted as one, some can be lost and others not.
        ("r1 r5 o4 o4 y4 J1-6 J1-6 J4-5 J4-5 J5-6", "run 2", 6, (1, 3), 4, (4, 0)),
        # No outlook that counts them as one can tell this; walks have to find out.
        ("y3 y5 J2-8 J2-8 J3-14 J3-14 J3-14 J8-8 J8-8", "run 4 + run 2", 15, (), 12, (0, 4)),
        # Walks go on with what an outlook foresees, where it is more than they know themselves.
        ("r1 r3 r6 r6 r7 o5 g3 g4 J1-2 J1-2 J4-6 J4-6 J4-7 J4-7", "run 3 + run 3", 7, (), 2, (1, 1)),
        # A group takes jokers whose range is over, but not those that something else cannot do without.
        ("r4 o1 o2 y9 J1-4 J1-9 J1-9 J2-9 J2-9", "run 4 + colour 2", 9, (), 2, (0, 2)),
        ("r4 y5 g2 J3-4 J3-4 J3-4 J3-4 J3-5 J3-5 J3-5 J4-6", "run 2 + colour 2", 7, (1,), 2, (0, 1)),
        (
            "r1 o3 y2 y3 y4 y6 J1-2 J1-2 J2-7 J2-7 J5-7",
            "set 2 + colour 2 + colour 3 + colour 4",
            7,
            (),
            2,
            (0, 5),
        ),
    ],
)
def test_kinds_of_jokers_that_are_counted_as_one_are_still_told_apart(
    hand: str, level: str, top: int, sets: tuple[int, ...], most_choices: int, found: tuple[int, int]
) -> None:
    table = [meld(SET, value, (JOKER,) * 3) for value in sets]
    search = Best(parse_cards(hand), parse_level(level), top, table, -1, most_choices)
    assert not search.task.slots.are_kinds
    search.search()
    assert (search.loss, search.spent) == found


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ("o1 J3-5 J5-7 J8-12 J13-17 J16-17 J21-21 J26-30 J26-30 J27-30 J28-28", "run 4 + colour 3 + run 3"),
        (
            "r2 r6 r12 o3 o4 o5 o7 y4 y10 y12 y13 y15 g6 g13 b1 b2 b5 b9 p5 J8-14",
            "set 2 + 3 run 2 + 4 run 3",
        ),
    ],
)
def test_a_hand_of_which_only_the_search_can_tell_that_it_lacks_something_has_no_best_way(
    cards: str, text: str
) -> None:
    hand, level = parse_cards(cards), parse_level(text)
    filling = Filling(vec[i64](hand), 30)
    filling.ask_level(level)
    filling.patience = PATIENCE
    assert filling.most(level.cards - 1) > level.cards  # it gives up
    assert best_way(hand, level, 30) is None
    assert distance(hand, level, 30) > 0


@pytest.mark.parametrize(
    ("cards", "text", "table"),
    [
        (
            "r20 o9 y16 y17 y25 g13 b13 b14 b26 p6 p10 p19 J J J6-12 J7-8 J10-11 J30-30 J30-30",
            "set 2 + set 5 + run 3",
            "R3(J J J J J) R15(J J)",
        ),
        (
            "r18 y8 g16 b17 b25 b25 p14 J5-6 J5-6 J5-6 J5-6 J5-6 J5-6 J8-13 J8-13 J8-13 J20-26 J20-26 J26-30",
            "colour 2 + run 2 + run 5",
            "R10(J J J) R14(J J J) S12(J J J J J) R19(J J J J) R15(J J) Cg(J J J J J)",
        ),
    ],
)
def test_where_no_walk_found_a_way_no_outlook_is_taken_before_it_is_sure_that_there_is_one(
    cards: str, text: str, table: str
) -> None:
    search = Best(parse_cards(cards), parse_level(text), 30, laid_out(table))
    search.search()
    assert search.walk is None
    assert search.is_in_vain or not search.choices  # nor is a choice of colours left
    assert not search.outlooks
    assert search.far == 1  # without groups, each would reach farther than the one before


@pytest.mark.parametrize(
    ("cards", "text", "top", "table", "best"),
    [
        (
            "r6 r7 o3 o4 o8 y5 J J1-6 J1-6 J1-6 J2-3",
            "colour 2 + run 3 + run 2",
            9,
            "R5(J J J J J) R1(J J J J J) S1(J J J J) S3(J J) S8(J J J J J) R3(J J)",
            (0, 1),
        ),
        (
            "r1 r6 r6 o3 o3 o5 y4 y6 J J2-5 J3-6 J5-5 J5-5 J5-5",
            "run 3 + run 2 + set 2",
            7,
            "S1(J J J)",
            (1, 2),
        ),
    ],
)
def test_a_walk_that_spent_more_is_no_reason_to_leave_one_behind_that_spent_less(
    cards: str, text: str, top: int, table: str, best: tuple[int, int]
) -> None:
    search = Best(parse_cards(cards), parse_level(text), top, laid_out(table), 10**6, NO_LIMIT)
    search.search()
    assert (search.loss, search.spent) == best
    assert search.walks is not None
    least = search.loss - search.walks.reach.beyond
    (outlook,) = look_out([search.walks.ground], least)
    # All layers up to the last one go on together.
    found = Sweep(search.walks, outlook, least, search.task.most_spent, search.spent).find()
    assert found is not None
    assert (found.loss, found.spent) == best
