"""The lay-down that page, terminal and hints all suggest."""

from level8.game.actions import LayDown
from level8.game.solver.search import best_way
from level8.game.state import Step
from level8.game.view import View


def best_lay_down(view: View) -> LayDown | None:
    """The best way to lay down the level of the seat of a view, if it may lay one down now.

    It leaves the most cards to lay off at once, onto its own melds and all others on the table, and then
    keeps the most jokers.
    """
    if view.step is not Step.PLAY or view.to_act != view.seat or view.laid(view.seat):
        return None
    on_table = [meld for seat in range(view.seats) for meld in view.display(seat)]
    melds = best_way(view.hand, view.asks(view.seat), view.edition.top, on_table)
    if melds is None or view.check(LayDown(melds)) is not None:
        return None
    return LayDown(melds)
