"""What a seat may do now, laid out for a page that knows no rules."""

from itertools import islice
from typing import Final

from level8.game.actions import Discard, LayDown, LayOff, Skip, TakeShown, format_action
from level8.game.cards import KEEP, SWAP, TAKE, format_card
from level8.game.legality import SHOWN, SWAPPED, legal_actions
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


def options(table: Table, view: View) -> May | None:
    """All that the seat of a view may do now; None while nothing is asked of it."""
    if view.step is Step.OVER or view.to_act != view.seat:
        return None
    if view.step is Step.PLAY:
        return _play(table, view)
    if view.step is Step.DRAW:
        piles = [int(pile) for pile in range(-1, view.seats) if _may_draw(view, pile)]
        return May(asks="draw", draw=piles, hint=table.hints)
    if view.step is Step.SHOW:
        return May(asks="show", show=min(SHOWN, len(view.hand)), hint=table.hints)
    if view.step is Step.CARRY:
        return May(asks="carry", carry=int(view.table.allowance(view.seat)), hint=table.hints)
    shown = [
        Shown(format_action(action), int(action.seat), format_card(action.card))
        for action in view.legal_actions()
        if isinstance(action, TakeShown) and action.seat >= 0
    ]
    return May(asks="take", shown=shown, hint=table.hints)


def _may_draw(view: View, pile: int) -> bool:
    return view.draw_pile > 0 if pile < 0 else bool(view.discards(pile))


def _play(table: Table, view: View) -> May:
    hand, laid = view.hand, view.laid(view.seat)
    ways_down = [] if laid else _ways(view)
    offs = []
    if laid and len(hand) > 1:
        offs = [action for action in legal_actions(view.table) if isinstance(action, LayOff)]
    specials = {card for card in hand if card in (TAKE, SWAP, KEEP)}
    return May(
        asks="lay-off" if laid else "play",
        ways=ways_down,
        lay_off=[_onto(action) for action in offs],
        discard=[format_card(card) for card in dict.fromkeys(hand)],
        skip=[seat for seat in range(view.seats) if view.check(Skip(seat)) is None],
        take=TAKE in specials,
        swap=min(SWAPPED, len(hand) - 1) if SWAP in specials else -1,
        keep=KEEP in specials,
        undo=may_undo(table, view.seat),
        hint=table.hints,
    )


def _onto(action: LayOff) -> Onto:
    return Onto(
        format_action(action), format_card(action.card), int(action.seat), int(action.meld), int(action.at)
    )


def _ways(view: View) -> list[Way]:
    """Some ways to lay down, the best first."""
    best = best_lay_down(view)
    if best is None:
        return []
    top = int(view.edition.top)
    some = islice(ways(view.hand, view.asks(view.seat), top, int(view.edition.colours)), MOST_WAYS)
    found = [best.melds] + [way for way in some if way != best.melds]
    return [_way(way, top) for way in found[:MOST_WAYS]]


def _way(melds: tuple[Meld, ...], top: int) -> Way:
    return Way(format_action(LayDown(melds)), [seen_meld(meld, top) for meld in melds])


def would_do(view: View) -> list[str]:
    """Some actions that would be accepted now, for whoever was refused one."""
    if view.to_act != view.seat or view.step is Step.OVER:
        return []
    state = view.table
    if view.step is Step.PLAY and not view.laid(view.seat):
        some = _ways(view)
        discards = [format_action(Discard(card)) for card in dict.fromkeys(view.hand)]
        return [way.action for way in some[:1]] + discards[:MOST_WOULD]
    return [format_action(action) for action in legal_actions(state)[:MOST_WOULD]]
