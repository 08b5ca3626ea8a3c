"""The lay-down that page, terminal and hints all suggest."""

from level8.game.actions import LayDown
from level8.game.legality import may_lay_down
from level8.game.solver.search import best_way
from level8.game.view import View


def best_lay_down(view: View) -> LayDown | None:
    """The best way to lay down the level of the seat of a view, if it may lay one down now.

    It leaves the most cards to lay off at once, onto its own melds and all others on the table, and then
    keeps the most jokers.
    """
    if view.to_act != view.seat or not may_lay_down(view.table):
        return None
    on_table = [meld for seat in range(view.seats) for meld in view.display(seat)]
    melds = best_way(view.hand, view.asks(view.seat), view.edition.top, on_table)
    return None if melds is None else LayDown(melds)
