"""The lay-down that page, terminal and hints suggest."""

from level8.game.melds import format_meld
from level8.game.state import Step
from level8.game.suggestion import best_lay_down
from tables import Sits, table


def test_t2_the_best_lay_down_is_suggested_to_the_seat_that_may_lay_it() -> None:
    game = table(Sits("r1 o2 y3 b5 p6 g7 g15"), Sits("r9 b9"))
    best = best_lay_down(game.view(0))
    assert best is not None
    assert [format_meld(meld) for meld in best.melds] == ["R1(r1 o2 y3)", "R5(b5 p6 g7)"]
    assert best_lay_down(game.view(1)) is None


def test_t1_no_lay_down_is_suggested_before_the_draw() -> None:
    game = table(Sits("r1 o2 y3 b5 p6 g7 g15"), Sits("r9 b9"), step=Step.DRAW)
    assert best_lay_down(game.view(0)) is None


def test_t5_no_lay_down_is_suggested_that_would_leave_nothing_to_discard() -> None:
    game = table(Sits("r1 o2 y3 b5 p6 g7"), Sits("r9 b9"))
    assert best_lay_down(game.view(0)) is None
