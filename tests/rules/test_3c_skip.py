"""Chapter 3 of docs/rules.md: skip cards."""

import pytest

from level8.game.actions import Discard, Draw, Skip
from level8.game.cards import SKIP, format_cards, parse_card
from level8.game.state import Step
from tables import Sits, assert_allowed, assert_refused, discards_of, hand_of, table


@pytest.mark.rule("K1")
def test_a_skip_card_is_laid_in_front_of_another_seat_instead_of_a_discard() -> None:
    game = table(Sits("S r1"), Sits("b1 b2"), Sits("g1 g2"))
    assert_allowed(game, Skip(1))
    assert_allowed(game, Skip(2))
    game.play(Skip(2))
    assert hand_of(game, 0) == "r1"
    assert discards_of(game, 0) == ""
    assert [place.skipped for place in game.places] == [False, False, True]
    assert (game.to_act, game.step) == (1, Step.DRAW)


@pytest.mark.rule("K1")
def test_not_in_front_of_oneself_nor_where_one_lies_already_nor_without_one() -> None:
    game = table(Sits("S r1"), Sits("b1", skipped=True), Sits("g1"))
    assert_refused(game, Skip(0), "skip-yourself", "K1")
    assert_refused(game, Skip(1), "already-skipped", "K1")
    assert_refused(game, Skip(3), "no-such-seat", "N1")
    assert_refused(game, Skip(-1), "no-such-seat", "N1")
    assert_allowed(game, Skip(2))
    without = table(Sits("r2 r1"), Sits("b1"))
    assert_refused(without, Skip(1), "no-skip-card", "K1")


@pytest.mark.rule("K2")
def test_a_skipped_turn_only_puts_the_skip_card_face_up_under_the_draw_pile() -> None:
    game = table(Sits("S r1"), Sits("b1 b2", discards="b9"), Sits("g1 g2"))
    pile, turn = len(game.pile), game.turn
    game.play(Skip(1))
    assert (game.to_act, game.step) == (2, Step.DRAW)
    assert not game.places[1].skipped
    assert format_cards(tuple(game.under)) == "S"
    assert hand_of(game, 1) == "b1 b2"
    assert (discards_of(game, 1), len(game.pile)) == ("b9", pile)
    assert game.turn == turn + 2
    game.play(Draw())
    game.play(Discard(parse_card("g1")))
    game.play(Draw())
    game.play(Discard(parse_card("r1")))
    assert game.to_act == 1


@pytest.mark.rule("K2")
def test_seats_skipped_one_after_the_other_are_all_passed() -> None:
    game = table(Sits("S r1"), Sits("b1", skipped=True), Sits("g1", skipped=True), Sits("y1"))
    game.play(Skip(3))
    assert (game.to_act, game.step) == (0, Step.DRAW)
    assert format_cards(tuple(game.under)) == "S S S"


@pytest.mark.rule("K3")
def test_a_skip_card_may_be_discarded_and_taken_from_there() -> None:
    game = table(Sits("S r1"), Sits("b1 b2"))
    game.play(Discard(SKIP))
    assert [place.skipped for place in game.places] == [False, False]
    assert (discards_of(game, 0), game.to_act) == ("S", 1)
    game.play(Draw(0))
    assert hand_of(game, 1) == "b1 b2 S"
    assert_allowed(game, Skip(0))


@pytest.mark.rule("K4", "F1")
@pytest.mark.parametrize("action", [Skip(1), Discard(SKIP)])
def test_played_or_discarded_as_the_last_card_it_ends_the_round_without_effect(
    action: Skip | Discard,
) -> None:
    laid = "R4(r4 b5 g6) R9(r9 b10 g11)"
    game = table(Sits("S", display=laid), Sits("b1"), Sits("g1"))
    game.play(action)
    # The seat with the skip card begins the second round.
    assert (game.round, game.dealer, game.to_act, game.step) == (2, 0, 1, Step.DRAW)
    assert game.places[0].level == 3
    assert not any(place.skipped for place in game.places)
    assert SKIP not in list(game.under)


@pytest.mark.rule("K4")
def test_as_the_last_card_it_lies_in_front_of_nobody() -> None:
    game = table(Sits("S", level=7, display="R4(r4 b5 g6) R9(r9 b10 g11)"), Sits("b1"))
    game.play(Skip(1))
    assert game.over  # nothing on the table changes
    assert not game.places[1].skipped
    assert (discards_of(game, 0), len(game.under)) == ("S", 0)


@pytest.mark.rule("K5")
def test_in_a_game_of_two_the_skipper_is_on_turn_again() -> None:
    game = table(Sits("S r1"), Sits("b1 b2"))
    game.play(Skip(1))
    assert (game.to_act, game.step) == (0, Step.DRAW)
    assert hand_of(game, 1) == "b1 b2"


@pytest.mark.rule("K5")
def test_a_skip_card_in_front_at_the_end_of_a_round_has_no_effect_on_the_next() -> None:
    laid = "R4(r4 b5 g6) R9(r9 b10 g11)"
    game = table(Sits("y1", display=laid), Sits("b1", skipped=True), Sits("g1"))
    game.play(Discard(parse_card("y1")))
    assert game.round == 2
    assert not game.places[1].skipped
    assert game.to_act == 1
