"""Options, the list of legal actions and the rules are one answer: what the seat to act may do."""

from random import Random

import pytest

from level8.game.actions import (
    DRAW_PILE,
    Carry,
    Discard,
    Draw,
    Keep,
    LayDown,
    LayOff,
    Show,
    Skip,
    Swap,
    Take,
    TakeShown,
)
from level8.game.cards import KEEP, SWAP, TAKE
from level8.game.legality import may_draw, may_lay_down, may_lay_off, may_play, may_skip, might_lay_down
from level8.game.options import Options
from level8.game.state import Step
from level8.game.view import SPECTATOR
from playouts import SCARCE_TABLE, Table, playout, set_up
from tables import Sits, table

TABLES: list[Table] = [SCARCE_TABLE, ("modern", 1, 3), ("master", 2, 4), ("modern+specials", 1, 2)]


@pytest.mark.parametrize("where", TABLES, ids=str)
def test_options_are_the_legal_actions_kind_by_kind(where: Table) -> None:
    for seed in range(4):
        game = set_up(where, seed, levels=seed)
        for actions, _ in playout(game, Random(seed), 90, 0.2):
            may, listed = Options(game), {type(action) for action in actions}
            assert [Draw(pile) for pile in may.piles] == [one for one in actions if isinstance(one, Draw)]
            assert [Discard(card) for card in may.discards] == [
                it for it in actions if isinstance(it, Discard)
            ]
            assert [Skip(seat) for seat in may.skips] == [one for one in actions if isinstance(one, Skip)]
            assert may.lay_offs == [one for one in actions if isinstance(one, LayOff)]
            assert (may.lays_down, may.takes) == (LayDown in listed, Take in listed)
            assert (may.swaps, may.keeps) == (Swap in listed, Keep in listed)
            counts = {
                kind: max([len(one.cards) for one in actions if isinstance(one, kind)], default=0)
                for kind in (Show, Swap, Carry)
            }
            assert (may.to_show, may.most_swapped, may.most_carried) == (
                counts[Show],
                counts[Swap],
                counts[Carry],
            )
            taken = [one for one in actions if isinstance(one, TakeShown)]
            assert taken == ([TakeShown(), *may.shown] if game.step is Step.TAKE else [])


@pytest.mark.parametrize("step", Step)
def test_each_step_allows_its_own_kinds_alone(step: Step) -> None:
    mine = Sits("r4 T X K S", display="R5(r5 b6 g7) R9(r9 b10 g11)", discards="r1", keeps=1)
    game = table(mine, Sits("b1"), box="modern+specials", step=step)
    playing = step is Step.PLAY
    assert may_draw(game, DRAW_PILE) == may_draw(game, 0) == (step is Step.DRAW)
    assert may_lay_off(game) == may_skip(game, 1) == playing
    assert may_play(game, TAKE) == may_play(game, SWAP) == may_play(game, KEEP) == playing
    game.places[0].laid = False
    game.places[0].level = int(game.ladder.top)
    assert not might_lay_down(game)  # the cards are missing
    may = Options(game)
    assert bool(may.discards) == may.takes == bool(may.most_swapped) == playing
    assert (may.to_show > 0) == (step is Step.SHOW)
    assert (may.most_carried > 0) == (step is Step.CARRY)
    game = table(Sits("r1 r2 r3 b7 b8 b9 g5"), Sits("b1"), step=step)
    assert may_lay_down(game) == might_lay_down(game) == playing


def test_a_view_has_options_while_its_seat_is_asked() -> None:
    game = table(Sits("r1 r2", discards="r9"), Sits("b1"), step=Step.DRAW)
    may = game.view(0).options()
    assert may is not None
    assert may.piles == [DRAW_PILE, 0]
    assert game.view(1).options() is None
    assert game.view(SPECTATOR).options() is None
    game.win(0)
    assert game.view(0).options() is None
