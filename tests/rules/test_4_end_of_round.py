"""Chapter 4 of docs/rules.md: how a round ends, who climbs, and what is carried into the next round."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from level8.game.actions import Action, Carry, Discard, Draw, Show, Swap
from level8.game.cards import parse_card, parse_cards
from level8.game.game import Game
from level8.game.state import Step
from tables import Sits, assert_allowed, assert_refused, census, hand_of, pile_of, table

LAID = "R4(r4 b5 g6) R9(r9 b10 g11)"
OUT = Discard(parse_card("y1"))


def carry(text: str) -> Carry:
    return Carry(parse_cards(text))


@pytest.mark.rule("F1")
def test_a_round_ends_at_once_with_the_discard_of_the_last_card() -> None:
    game = table(Sits("y1 y2", display=LAID), Sits("b1"), Sits("g1"))
    game.play(Discard(parse_card("y2")))
    assert (game.round, game.to_act) == (1, 1)
    game = table(Sits("y1", display=LAID), Sits("b1"), Sits("g1"))
    game.play(OUT)
    assert (game.round, game.step, game.turn) == (2, Step.DRAW, 1)
    assert [len(place.hand) for place in game.places] == [10, 10, 10]


@pytest.mark.rule("F2")
def test_who_goes_out_climbs_two_levels_who_has_laid_one_and_the_rest_stay() -> None:
    game = table(
        Sits("y1", level=3, display=LAID),
        Sits("b1", level=2, display="S2(b2 g2)"),
        Sits("g1", level=5),
        Sits("o1", level=7, display="S3(b3 g3)"),
    )
    game.play(OUT)
    assert [place.level for place in game.places] == [5, 3, 5, 8]
    assert not any(place.laid or place.display for place in game.places)


@pytest.mark.rule("F2")
@pytest.mark.parametrize(("level", "after"), [(1, 3), (6, 8), (7, 8), (8, 8)])
def test_a_seat_that_goes_out_without_having_laid_climbs_too_but_not_past_the_last(
    level: int, after: int
) -> None:
    game = table(Sits("y1", level=level), Sits("b1"))
    game.play(OUT)
    assert (game.round, game.winner, game.places[0].level) == (2, -1, after)


@pytest.mark.rule("F3")
def test_the_left_neighbour_of_the_dealer_deals_next_and_turns_up_a_card() -> None:
    game = table(Sits("y1", display=LAID), Sits("b1"), Sits("g1"), turn=0)
    assert game.dealer == 2
    for dealer in (0, 1, 2):
        game.places[game.to_act].hand = pile_of("y1")
        game.turn_seat = game.to_act
        game.step = Step.PLAY
        game.play(OUT)
        assert game.dealer == dealer
        assert [len(place.discards) for place in game.places] == [int(seat == dealer) for seat in range(3)]
        assert game.to_act == (dealer + 1) % 3


@pytest.mark.rule("F3")
def test_all_cards_but_the_kept_ones_are_shuffled_again() -> None:
    game = ending(level=5)
    game.play(OUT)
    game.play(carry("b1 b2"))
    assert sorted(census(game).elements()) == list(game.edition.deck)
    assert len(game.under) == 0
    hands = set()
    for seed in range(5):
        again = ending(level=5, seed=seed)
        again.play(OUT)
        again.play(carry("b1 b2"))
        hands.add(hand_of(again, 0))
    assert len(hands) == 5


def ending(
    level: int = 5, keeps: int = 0, side: int = 2, box: str = "modern+specials", seed: int = 1
) -> Game:
    """Seat 1 is about to go out; seat 2 has ten cards and has not laid its level."""
    return table(
        Sits("y1", display=LAID),
        Sits("b1 b2 b3 b4 b6 b7 b8 b9 p1 p2", level, keeps=keeps),
        side=side,
        box=box,
        seed=seed,
    )


@pytest.mark.rule("F4")
@pytest.mark.parametrize(
    ("box", "side", "level", "keeps", "allowed"),
    [
        ("modern", 1, 8, 0, 0),
        ("modern", 2, 4, 0, 0),
        ("modern", 2, 5, 0, 4),
        ("original", 2, 6, 0, 4),
        ("stitch", 2, 8, 0, 4),
        ("mario", 1, 8, 0, 0),
        ("master", 1, 4, 0, 0),
        ("master", 1, 5, 0, 4),
        ("master", 2, 8, 0, 4),
        ("master", 1, 1, 1, 3),
        ("master", 2, 4, 2, 6),
        ("master", 1, 7, 2, 10),
        ("modern+specials", 1, 7, 2, 6),
        ("modern+specials", 2, 7, 1, 7),
        ("modern+master", 1, 3, 3, 9),
    ],
)
def test_how_many_cards_a_seat_may_carry(box: str, side: int, level: int, keeps: int, allowed: int) -> None:
    game = ending(level, keeps, side, box)
    assert game.allowance(1) == allowed
    game.play(OUT)
    if allowed:
        assert (game.to_act, game.step) == (1, Step.CARRY)
        assert (
            max(len(action.cards) for action in game.legal_actions() if isinstance(action, Carry)) == allowed
        )
    else:
        assert (game.round, game.step) == (2, Step.DRAW)


@pytest.mark.rule("F4", "M3")
def test_the_booklet_s_level_seven_and_two_keep_cards_carry_ten() -> None:
    game = ending(level=7, keeps=2, side=1, box="master")
    ten = hand_of(game, 1)
    game.play(OUT)
    assert_allowed(game, carry(ten))
    game.play(carry(ten))
    assert hand_of(game, 1) == ten
    assert len(game.places[0].hand) == 10


@pytest.mark.rule("F4")
def test_a_laid_level_carries_nothing() -> None:
    game = table(Sits("y1", display=LAID), Sits("b1 b2", level=5, display="S3(b3 g3)"), side=2)
    game.play(OUT)
    assert game.round == 2


@pytest.mark.rule("F4")
def test_what_is_kept_stays_and_the_deal_makes_ten() -> None:
    game = ending(level=5)
    game.play(OUT)
    game.play(carry("b3 b1"))
    assert set(parse_cards("b1 b3")) <= set(game.places[1].hand)
    assert [len(place.hand) for place in game.places] == [10, 10]
    assert game.round == 2


@pytest.mark.rule("F4", "S1")
def test_the_deal_goes_round_one_at_a_time_and_passes_over_seats_that_have_ten() -> None:
    game = ending(level=5)
    game.play(OUT)
    chance = game.chance.copy()
    game.play(carry("b1 b2 b3 b4"))
    deck = vec[i64](sorted((Counter(game.edition.deck) - Counter(parse_cards("b1 b2 b3 b4"))).elements()))
    chance.shuffle(deck)
    down = list(deck)[::-1]
    # Seat 1 deals now; seat 2 is dealt to first and has ten after six rounds, then seat 1 gets four alone.
    assert game.dealer == 0
    assert list(game.places[1].hand) == sorted([*parse_cards("b1 b2 b3 b4"), *down[0:12:2]])
    assert list(game.places[0].hand) == sorted([*down[1:12:2], *down[12:16]])
    assert list(game.places[0].discards) == [down[16]]


@pytest.mark.rule("F4")
def test_a_seat_that_keeps_more_than_ten_is_dealt_nothing() -> None:
    game = table(
        Sits("y1", display="S4(r4 b4) S5(r5 b5) S6(r6 b6) S7(r7 b7)"),
        Sits("p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12", 7, keeps=3),
        box="master",
    )
    game.play(OUT)
    twelve = hand_of(game, 1)
    game.play(carry(twelve))
    assert hand_of(game, 1) == twelve


@pytest.mark.rule("F4")
def test_hands_that_leave_nothing_to_turn_up_or_draw_are_played_without() -> None:
    game = table(Sits("y1", display=LAID), Sits("o1", level=5, keeps=2), box="master", rest=1)
    game.play(OUT)
    game.places[1].kept = pile_of(" ".join(hand_of(game, 1).split()[:92]))
    game.places[1].decided = True
    game.ask_to_carry(1)
    assert [len(place.hand) for place in game.places] == [10, 92]
    assert (len(game.pile), len(game.places[0].discards), len(game.places[1].discards)) == (0, 0, 0)
    assert (game.to_act, game.step) == ((game.dealer + 1) % 2, Step.PLAY)


@pytest.mark.rule("F4")
def test_keeping_is_never_forced_nor_more_than_allowed_nor_others_cards() -> None:
    game = ending(level=5)
    game.play(OUT)
    assert_allowed(game, Carry())
    assert_refused(game, carry("b1 b2 b3 b4 b6"), "carry-count", "F4")
    assert_refused(game, carry("r1"), "not-in-hand", "F4")
    assert_refused(game, carry("b1 b1"), "not-in-hand", "F4")


@pytest.mark.rule("F4")
@pytest.mark.parametrize("action", [Draw(), OUT, Show(()), Swap()])
def test_nothing_else_is_done_before_carrying(action: Action) -> None:
    game = ending(level=5)
    game.play(OUT)
    assert_refused(game, action, "carry-first", "F4")


@pytest.mark.rule("F4")
def test_nothing_is_carried_during_a_round() -> None:
    game = ending(level=5)
    assert_refused(game, Carry(), "nothing-to-carry", "F4")
    game.step = Step.DRAW
    assert_refused(game, Carry(), "draw-first", "T1")


@pytest.mark.rule("F4")
def test_seats_choose_in_turn_from_the_left_of_the_old_dealer() -> None:
    game = table(
        Sits("o1 o2", level=5),
        Sits("b1 b2", level=4),
        Sits("y1", display=LAID),
        Sits("g1 g2", level=8),
        Sits("p1 p2", level=6),
        side=2,
        turn=2,
    )
    assert game.dealer == 1
    game.play(OUT)
    asked = []
    while game.step == Step.CARRY:
        asked.append(int(game.to_act))
        game.play(Carry())
    assert asked == [3, 4, 0]
    assert (game.dealer, game.to_act) == (2, 3)


@pytest.mark.rule("F4")
def test_keeping_is_private_nobody_learns_which_nor_how_many() -> None:
    def after(text: str) -> Game:
        game = table(
            Sits("o1 o2 o3 o4", level=5), Sits("y1", display=LAID), Sits("g1 g2 g3", level=6), side=2, turn=1
        )
        game.play(OUT)
        assert game.to_act == 2
        game.play(carry(text))
        return game

    views = [[after(text).view(seat) for seat in (-1, 0, 1)] for text in ("", "g1", "g2 g3", "g1 g2 g3")]
    assert all(view == views[0] for view in views)
    assert after("g2").view(2).kept == parse_cards("g2")
    assert after("g2").view(2) != after("g3").view(2)
