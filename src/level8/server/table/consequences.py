"""The events that follow from an action at once, and how much of each a seat may know."""

from typing import Final

import msgspec

from level8.game.actions import (
    DRAW_PILE,
    NOBODY,
    Action,
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
    puts_out,
)
from level8.game.cards import COLOURS, format_card
from level8.game.game import Game
from level8.game.levels import KINDS, RUN, SET
from level8.game.melds import Meld, format_meld
from level8.game.state import Step
from level8.record import Played, drawn_by
from level8.server.wire import events as wire
from level8.server.wire.events import TableEvent

# As the last hand card these have no effect (M4).
_LAST: Final[dict[type[Action], str]] = {Take: "T", Swap: "X", Keep: "K"}


def seen_meld(meld: Meld, top: int) -> wire.Meld:
    """A meld ready to be shown: what each card stands for in it, and what fits next.

    >>> from level8.game.melds import parse_meld
    >>> seen_meld(parse_meld("R4(r4 J b6)"), 15).fits
    ['3', '7']
    """
    size = len(meld.cards)
    if meld.kind == RUN:
        value = str(meld.value)
        stands = [str(meld.value + index) for index in range(size)]
        ends = (int(meld.value) - 1, int(meld.value) + size)
        fits = [str(number) for number in ends if 1 <= number <= top]
    else:
        value = str(meld.value) if meld.kind == SET else COLOURS[meld.value]
        stands, fits = [value] * size, [value]
    cards = [format_card(card) for card in meld.cards]
    return wire.Meld(KINDS[meld.kind], value, cards, stands, fits, format_meld(meld))


class Before:
    """What must be remembered of a game before an action to tell afterwards what followed from it."""

    def __init__(self, game: Game) -> None:
        self.round: Final = int(game.round)
        self.turn: Final = int(game.turn)
        self.turn_seat: Final = int(game.turn_seat)
        self.seat: Final = int(game.to_act)
        self.pile: Final = len(game.pile)
        self.levels: Final = [int(place.level) for place in game.places]
        self.last_card: Final = game.holds_last_card()
        self.tops: Final = [
            format_card(place.discards[len(place.discards) - 1]) if len(place.discards) else None
            for place in game.places
        ]


def events_of(before: Before, played: Played, game: Game) -> list[TableEvent]:
    """An action that was just played and everything that followed from it, all secrets included."""
    told: list[TableEvent] = [_action_event(before, played, game)]
    out = before.last_card and puts_out(played.action)
    if out or (game.over and before.round == game.round):
        told.append(_round_ended(before, game, before.seat if out else None))
        if game.over:
            told.append(wire.Won(seat=int(game.winner)))
    elif game.round == before.round:
        told += _passed_over(before, game)
        if len(game.pile) > before.pile - drawn_by(played.action):
            told.append(wire.Reshuffled())
    if game.round != before.round:
        told.append(dealt(game))
    return told


def _round_ended(before: Before, game: Game, out: int | None) -> wire.RoundEnded:
    levels = [int(place.level) for place in game.places]
    why: list[wire.Why] = [
        "out" if seat == out else "laid" if after > level else "stays"
        for seat, (level, after) in enumerate(zip(before.levels, levels))
    ]
    return wire.RoundEnded(round=before.round, out=out, why=why, before=before.levels, after=levels)


def dealt(game: Game) -> wire.Dealt:
    return wire.Dealt(round=int(game.round), dealer=int(game.dealer), starts=int(game.turn_seat))


def _action_event(before: Before, played: Played, game: Game) -> TableEvent:
    action, seat = played.action, played.seat
    drawn = [format_card(card) for card in played.drawn]
    if isinstance(action, Draw):
        card = (drawn[0] if drawn else None) if action.pile == DRAW_PILE else before.tops[action.pile]
        return wire.Drew(seat=seat, pile=int(action.pile), card=card)
    if isinstance(action, LayDown):
        melds = [seen_meld(meld, int(game.top)) for meld in action.melds]
        return wire.LaidDown(seat=seat, level=before.levels[seat], melds=melds)
    if isinstance(action, LayOff):
        return wire.LaidOff(
            seat=seat,
            card=format_card(action.card),
            onto=int(action.seat),
            meld=int(action.meld),
            at=int(action.at),
        )
    if isinstance(action, Discard):
        return wire.Discarded(seat=seat, card=format_card(action.card))
    if isinstance(action, Skip):
        return wire.Skipped(seat=seat, whom=None if before.last_card else int(action.seat))
    if before.last_card and (sign := _LAST.get(type(action))):
        return wire.Discarded(seat=seat, card=sign)
    return _special(action, seat, drawn)


def _special(action: Action, seat: int, drawn: list[str]) -> TableEvent:
    if isinstance(action, Take):
        return wire.PlayedTake(seat=seat)
    if isinstance(action, Show):
        return wire.Showed(seat=seat, cards=[format_card(card) for card in action.cards])
    if isinstance(action, TakeShown):
        if action.seat == NOBODY:
            return wire.TookShown(seat=seat)
        card = format_card(action.card)
        return wire.TookShown(seat=seat, whom=int(action.seat), card=card, drawn=drawn[0] if drawn else None)
    if isinstance(action, Swap):
        return wire.Swapped(seat=seat, cards=[format_card(card) for card in action.cards], drawn=drawn)
    if isinstance(action, Carry):
        return wire.Carried(seat=seat, cards=[format_card(card) for card in action.cards])
    return wire.PlayedKeep(seat=seat)


def _passed_over(before: Before, game: Game) -> list[TableEvent]:
    """The seats that missed their turn (K2), or found nothing to draw (P3)."""
    told: list[TableEvent] = []
    seat = before.turn_seat
    for _ in range(int(game.turn) - before.turn - 1):
        seat = (seat + 1) % int(game.seats)
        told.append(wire.MissedTurn(seat=seat))
    if game.step is Step.PLAY and game.turn > before.turn:
        told.append(wire.DrewNothing(seat=int(game.to_act)))
    return told


def seen_by(event: TableEvent, seat: int) -> TableEvent:
    """As much of an event as a seat (or a spectator, -1) may know.

    >>> seen_by(wire.Drew(seat=0, pile=-1, card="r7"), 1).card is None
    True
    """
    if isinstance(event, wire.Drew) and event.pile == DRAW_PILE and event.seat != seat:
        return msgspec.structs.replace(event, card=None)
    if isinstance(event, wire.TookShown) and event.whom != seat:
        return msgspec.structs.replace(event, drawn=None)
    if isinstance(event, wire.Swapped) and event.seat != seat:
        return msgspec.structs.replace(event, drawn=[])
    if isinstance(event, wire.Carried) and event.seat != seat:
        return msgspec.structs.replace(event, cards=None)
    return event
