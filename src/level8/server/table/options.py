"""What a seat may do now, laid out for a page that knows no rules."""

from itertools import islice
from typing import Final, Literal

from level8.game.actions import Discard, LayDown, LayOff, TakeShown, format_action
from level8.game.cards import format_card
from level8.game.melds import Meld
from level8.game.solver import ways
from level8.game.state import Step
from level8.game.suggestion import best_lay_down
from level8.game.view import View
from level8.server.table.consequences import seen_meld
from level8.server.table.deciding import may_undo
from level8.server.table.table import Table
from level8.server.wire.telling import May, Onto, Shown, Way

MOST_WAYS: Final = 4
MOST_WOULD: Final = 12
Asks = Literal["draw", "play", "lay-off", "show", "take", "carry"]
_ASKS: Final[dict[Step, Asks]] = {
    Step.DRAW: "draw",
    Step.SHOW: "show",
    Step.TAKE: "take",
    Step.CARRY: "carry",
}


def options(table: Table, view: View) -> May | None:
    """All that the seat of a view may do now; None while nothing is asked of it."""
    may = view.options()
    if may is None:
        return None
    return May(
        asks=_asks(view),
        draw=may.piles,
        ways=_ways(view),
        lay_off=[_onto(action) for action in may.lay_offs],
        discard=[format_card(card) for card in may.discards],
        skip=may.skips,
        take=may.takes,
        swap=may.most_swapped if may.swaps else -1,
        keep=may.keeps,
        show=may.to_show,
        shown=[_shown(action) for action in may.shown],
        carry=may.most_carried,
        undo=view.step is Step.PLAY and may_undo(table, view.seat),
        hint=table.hints,
    )


def _asks(view: View) -> Asks:
    if view.step is Step.PLAY:
        return "lay-off" if view.laid(view.seat) else "play"
    return _ASKS[view.step]


def _onto(action: LayOff) -> Onto:
    return Onto(
        format_action(action), format_card(action.card), int(action.seat), int(action.meld), int(action.at)
    )


def _shown(action: TakeShown) -> Shown:
    return Shown(format_action(action), int(action.seat), format_card(action.card))


def _ways(view: View) -> list[Way]:
    """Some ways to lay down, the best first."""
    best = best_lay_down(view)
    if best is None:
        return []
    top = int(view.edition.top)
    some = islice(ways(view.hand, view.asks(view.seat), top, int(view.edition.colours)), MOST_WAYS)
    found = [best.melds] + [way for way in some if way != best.melds]
    return [seen_way(way, top) for way in found[:MOST_WAYS]]


def seen_way(melds: tuple[Meld, ...], top: int) -> Way:
    """A way to lay down, as the page is shown it."""
    return Way(format_action(LayDown(melds)), [seen_meld(meld, top) for meld in melds])


def would_do(view: View) -> list[str]:
    """Some actions that would be accepted now, for a seat that was refused one."""
    may = view.options()
    if may is None:
        return []
    if view.step is Step.PLAY and not view.laid(view.seat):
        discards = [format_action(Discard(card)) for card in may.discards]
        return [way.action for way in _ways(view)[:1]] + discards[:MOST_WOULD]
    return [format_action(action) for action in view.legal_actions()[:MOST_WOULD]]
