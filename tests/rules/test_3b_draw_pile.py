"""Chapter 3 of docs/rules.md: the draw pile, how a new one is formed, and what happens without one."""

import pytest

from level8.game.actions import Discard, Draw, Show, Skip, Swap, Take, TakeShown
from level8.game.cards import format_cards, parse_card, parse_cards
from level8.game.game import Game
from level8.game.state import Step
from tables import Sits, assert_refused, census, discards_of, hand_of, pile_of, table


def pile(game: Game) -> str:
    """The face-down cards of the draw pile, sorted."""
    return format_cards(tuple(sorted(game.pile)))


def down_to_one() -> Game:
    """A game with one card left to draw; all cards that are not named are in the hand of the third seat."""
    return table(
        Sits("r1 r2", discards="r3 r4 r5"),
        Sits("b1", discards="b3 b4"),
        Sits("g1"),
        draw="y9",
        step=Step.DRAW,
        rest=2,
    )


@pytest.mark.rule("P1")
def test_with_the_last_card_drawn_all_discards_but_the_tops_become_the_draw_pile() -> None:
    game = down_to_one()
    game.play(Draw())
    assert hand_of(game, 0) == "r1 r2 y9"
    assert pile(game) == format_cards(tuple(sorted(parse_cards("r3 r4 b3"))))
    assert [discards_of(game, seat) for seat in range(3)] == ["r5", "b4", ""]


@pytest.mark.rule("P1")
def test_the_new_draw_pile_is_shuffled_by_the_game_s_own_chance() -> None:
    orders = set()
    for seed in range(200):
        game = table(
            Sits("r1 r2", discards="r3 r4 r5 r6"), Sits("b1"), draw="y9", step=Step.DRAW, rest=1, seed=seed
        )
        game.play(Draw())
        orders.add(tuple(game.pile))
    assert len(orders) == 6


@pytest.mark.rule("P1", "S1")
def test_the_cards_are_put_in_order_before_the_shuffle_so_that_nobody_can_stack_them() -> None:
    piles = set()
    for discards in ("r3 r4 r6 r5", "r6 r4 r3 r5", "r4 r6 r3 r5"):
        game = table(Sits("r1 r2", discards=discards), Sits("b1"), draw="y9", step=Step.DRAW, rest=1)
        game.play(Draw())
        piles.add(tuple(game.pile))
    assert len(piles) == 1


@pytest.mark.rule("P1")
def test_a_draw_from_a_discard_pile_forms_nothing() -> None:
    game = down_to_one()
    game.play(Draw(1))
    assert pile(game) == "y9"
    assert discards_of(game, 0) == "r3 r4 r5"


@pytest.mark.rule("P2")
def test_face_up_cards_under_the_draw_pile_are_shuffled_into_the_new_one() -> None:
    game = down_to_one()
    game.under = pile_of("S S")
    game.places[2].hand = pile_of(hand_of(game, 2).replace("S S", "", 1))
    assert sorted(census(game).elements()) == list(game.edition.deck)
    game.play(Draw())
    assert len(game.under) == 0
    assert pile(game) == format_cards(tuple(sorted(parse_cards("r3 r4 b3 S S"))))


@pytest.mark.rule("P2")
def test_no_face_up_card_is_ever_drawn_before_a_new_pile_is_formed() -> None:
    game = table(Sits("r1 r2"), Sits("b1"), draw="y9", under="S", step=Step.DRAW, rest=1)
    game.play(Draw())
    assert hand_of(game, 0) == "r1 r2 y9"
    assert (pile(game), len(game.under)) == ("S", 0)


@pytest.mark.rule("P2", "K2")
def test_a_skip_card_put_under_an_empty_pile_comes_up_at_once_in_a_new_one() -> None:
    game = table(Sits("r1 r2"), Sits("b1", skipped=True), Sits("g1", discards="g3"), rest=2)
    game.play(Discard(parse_card("r1")))
    assert (game.to_act, game.step) == (2, Step.DRAW)
    assert (pile(game), len(game.under)) == ("S", 0)


@pytest.mark.rule("P3")
def test_where_there_is_nothing_to_shuffle_the_pile_stays_empty() -> None:
    game = table(Sits("r1 r2", discards="r5"), Sits("b1"), draw="y9", step=Step.DRAW, rest=1)
    game.play(Draw())
    assert len(game.pile) == 0
    assert discards_of(game, 0) == "r5"
    game.play(Discard(parse_card("y9")))
    assert pile(game) == "r5"
    assert discards_of(game, 0) == "y9"


@pytest.mark.rule("P3")
def test_an_empty_draw_pile_cannot_be_drawn_from() -> None:
    game = table(Sits("r1", discards="r5"), Sits("b1"), step=Step.DRAW, rest=1)
    assert_refused(game, Draw(), "draw-pile-empty", "P3")
    assert game.legal_actions() == [Draw(0)]


@pytest.mark.rule("P3")
def test_a_seat_with_nothing_at_all_to_draw_from_goes_on_without_drawing() -> None:
    game = table(Sits("S r1"), Sits("b1"), Sits("g1"), rest=2)
    game.play(Skip(2))
    assert (game.to_act, game.step) == (1, Step.PLAY)
    assert hand_of(game, 1) == "b1"
    assert_refused(game, Draw(), "already-drawn", "T1")


@pytest.mark.rule("P2", "P3", "M1")
def test_a_seat_robbed_when_the_pile_is_empty_draws_the_take_card_itself() -> None:
    game = table(Sits("T"), Sits("b1 b2"), box="master", rest=0)
    game.play(Take())
    game.play(Show(parse_cards("b1 b2")))
    game.play(TakeShown(1, parse_card("b2")))
    assert hand_of(game, 1) == "b1 T"
    assert (len(game.pile), len(game.under)) == (0, 0)


@pytest.mark.rule("P3", "M2")
def test_a_swap_may_draw_again_what_was_just_swapped_away() -> None:
    game = table(Sits("X r1 r2 r3 r4"), Sits("b1"), draw="y9", box="master", rest=1)
    game.play(Swap(parse_cards("r3 r1 r2")))
    # y9 is the last face-down card; X, r3 and r1 are shuffled, r2 stays on top, two of the three are drawn.
    assert discards_of(game, 0) == "r2"
    assert len(game.places[0].hand) == 4
    assert len(game.pile) == 1
    assert set(parse_cards(hand_of(game, 0))) - set(parse_cards("X r1 r3")) == set(parse_cards("r4 y9"))


@pytest.mark.rule("P3", "M2")
def test_a_swap_of_one_card_with_an_empty_pile_draws_the_swap_card_itself() -> None:
    game = table(Sits("X r1"), Sits("b1"), box="master", rest=1)
    game.play(Swap(parse_cards("r1")))
    assert hand_of(game, 0) == "X"
    assert (game.round, game.to_act, game.step) == (1, 1, Step.DRAW)
