"""What the page is told of an action is what followed from it."""

import pytest

from level8.game.actions import Action, Keep, Skip, Swap, Take
from level8.record import Played
from level8.server.table.consequences import Before, events_of
from level8.server.wire import events as wire
from tables import Sits, table


@pytest.mark.rule("M4")
@pytest.mark.parametrize(("card", "action"), [("T", Take()), ("X", Swap()), ("K", Keep())])
def test_a_special_card_that_is_the_last_one_is_told_as_a_discard(card: str, action: Action) -> None:
    for hand in (card, f"{card} r1"):
        game = table(Sits(hand, level=7, display="R4(r4 b5 g6)"), Sits("b1 b2"), box="master")
        before = Before(game)
        game.play(action)
        told = events_of(before, Played(0, action), game)[0]
        assert (told == wire.Discarded(seat=0, card=card)) == (hand == card)


@pytest.mark.rule("K4")
def test_a_skip_card_that_is_the_last_one_makes_nobody_miss_a_turn() -> None:
    game = table(Sits("S", level=7, display="R4(r4 b5 g6)"), Sits("b1 b2"))
    before, action = Before(game), Skip(1)
    game.play(action)
    assert events_of(before, Played(0, action), game)[0] == wire.Skipped(seat=0, whom=None)
