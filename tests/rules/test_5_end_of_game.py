"""Chapter 5 of docs/rules.md: who wins, and how the others are ranked."""

import pytest

from level8.game.actions import Carry, Discard, Draw, Show, TakeShown
from level8.game.cards import parse_card
from level8.game.game import Game
from level8.game.state import Step
from tables import Sits, assert_refused, fingerprint, lay, table

LAID = "R4(r4 b5 g6) R9(r9 b10 g11)"
OUT = Discard(parse_card("y1"))
EIGHTH = lay("S2(r2 b2) S3(r3 b3 g3) S4(r4 b4 g4 p4)")


def won_by_laying() -> Game:
    game = table(Sits("r2 b2 r3 b3 g3 r4 b4 g4 p4 y1 y2", level=8), Sits("b1", level=8), Sits("g1"))
    game.play(EIGHTH)
    return game


@pytest.mark.rule("W1")
def test_laying_level_eight_wins_at_once_whatever_else_is_held() -> None:
    game = won_by_laying()
    assert game.over
    assert (game.step, game.winner, game.round) == (Step.OVER, 0, 1)
    assert len(game.places[0].hand) == 2
    assert [place.level for place in game.places] == [8, 8, 1]


@pytest.mark.rule("W1")
def test_laying_an_earlier_level_does_not_win() -> None:
    game = table(Sits("r7 b7 g7 p1 p2 p3 p4 p5 y1 y2", level=7), Sits("b1"))
    game.play(lay("S7(r7 g7 b7) Cp(p1 p2 p3 p4 p5)"))
    assert not game.over
    assert game.winner == -1


@pytest.mark.rule("W1")
def test_nothing_is_done_after_the_end() -> None:
    game = won_by_laying()
    assert game.legal_actions() == []
    for action in (Draw(), OUT, Carry(), Show(()), TakeShown(), EIGHTH):
        for seat in (None, 0, 1):
            assert_refused(game, action, "game-over", "W1", seat=seat)


@pytest.mark.rule("W2")
def test_who_has_laid_level_seven_and_goes_out_wins() -> None:
    game = table(
        Sits("y1", level=7, display=LAID), Sits("b1", level=6, display="S3(b3 g3)"), Sits("g1", level=8)
    )
    game.play(OUT)
    assert (game.step, game.winner, game.to_act) == (Step.OVER, 0, 0)
    assert [place.level for place in game.places] == [8, 7, 8]


@pytest.mark.rule("W2")
def test_going_out_at_level_six_or_without_having_laid_does_not_win() -> None:
    six = table(Sits("y1", level=6, display=LAID), Sits("b1"))
    six.play(OUT)
    assert (six.winner, six.places[0].level) == (-1, 8)
    unlaid = table(Sits("y1", level=7), Sits("b1"))
    unlaid.play(OUT)
    assert (unlaid.winner, unlaid.places[0].level) == (-1, 8)


@pytest.mark.rule("W3")
def test_the_others_rank_by_level_then_laid_then_fewer_cards() -> None:
    game = table(
        Sits("r2 b2 r3 b3 g3 r4 b4 g4 p4 y1 y2", level=8),
        Sits("b1", level=6),
        Sits("g1", level=8),
        Sits("o1 o2 o3", level=6, display="S7(r7 b7)"),
        Sits("o4 o5", level=6),
        Sits("p1", level=6),
    )
    assert game.ranking() == (2, 4, 1, 3, 6, 4)
    game.play(EIGHTH)
    assert game.ranking() == (1, 4, 2, 3, 6, 4)


@pytest.mark.rule("W3")
def test_ranks_are_for_statistics_and_change_nothing() -> None:
    game = won_by_laying()
    before = fingerprint(game)
    game.ranking()
    assert fingerprint(game) == before
