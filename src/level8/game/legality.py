"""Legality's one home: each rule of what the seat to act may do, written once.

A rule answers ALLOWED or why not. `check`, the list of legal actions (options.py), playouts, bots, the wire
and the codes of `lab` all ask these functions; none of them restates a rule.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
)
from level8.game.cards import KEEP, SKIP, SWAP, TAKE, UNSEEN, format_card
from level8.game.errors import Reason
from level8.game.levels import COLOUR, format_level
from level8.game.melds import Meld, format_meld
from level8.game.melds import meld as made
from level8.game.place import missing
from level8.game.solver.bounds import may_hold
from level8.game.solver.shortage import can_lay_down
from level8.game.state import CARRY, DRAW, PLAY, SHOW, TAKING, State

SHOWN: Final = 3  # cards laid open for a take card (M1)
SWAPPED: Final = 3  # cards a swap card exchanges at most (M2)

# Answers are numbers, not Reasons: rules are asked about every pile and every seat, at every turn.
ALLOWED: Final = 0
OTHER_STEP: Final = 1
ALREADY_DRAWN: Final = 2
NO_SUCH_SEAT: Final = 3
DRAW_PILE_EMPTY: Final = 4
PILE_EMPTY: Final = 5
ALREADY_LAID: Final = 6
LAY_DOWN_FIRST: Final = 7
KEEP_ONE: Final = 8
SKIP_YOURSELF: Final = 9
ALREADY_SKIPPED: Final = 10
NOT_HELD: Final = 11
NOT_SHOWN: Final = 12
_REASONS: Final = {
    ALREADY_DRAWN: Reason("already-drawn", "T1"),
    NO_SUCH_SEAT: Reason("no-such-seat", "N1", {"seat": ""}),
    DRAW_PILE_EMPTY: Reason("draw-pile-empty", "P3"),
    PILE_EMPTY: Reason("pile-empty", "T1", {"pile": ""}),
    ALREADY_LAID: Reason("already-laid", "T2"),
    LAY_DOWN_FIRST: Reason("lay-down-first", "T3"),
    KEEP_ONE: Reason("keep-one", "T5"),
    SKIP_YOURSELF: Reason("skip-yourself", "K1"),
    ALREADY_SKIPPED: Reason("already-skipped", "K1", {"seat": ""}),
}
# The detail that names the seat in a sentence.
_ABOUT: Final = {NO_SUCH_SEAT: "seat", PILE_EMPTY: "pile", ALREADY_SKIPPED: "seat"}
_NOT_HELD: Final = {
    SKIP: Reason("no-skip-card", "K1"),
    TAKE: Reason("no-take-card", "M1"),
    SWAP: Reason("no-swap-card", "M2"),
    KEEP: Reason("no-keep-card", "M3"),
}


# --- the rules ---


def may_draw(state: State, pile: i64) -> bool:
    """Whether the seat to act may draw from DRAW_PILE, or from the discard pile of the seat `pile`."""
    return _draw(state, pile) == ALLOWED


def _draw(state: State, pile: i64) -> i64:
    """T1, P3."""
    if state.step is not DRAW:
        if state.step is PLAY:
            return ALREADY_DRAWN
        return OTHER_STEP
    if not DRAW_PILE <= pile < state.seats:
        return NO_SUCH_SEAT
    if state.has_card(pile):
        return ALLOWED
    if pile == DRAW_PILE:
        return DRAW_PILE_EMPTY
    return PILE_EMPTY


def may_lay_down(state: State) -> bool:
    """Whether the seat to act may lay its level down now, in at least one way."""
    if _lay_down(state) != ALLOWED:
        return False
    return can_lay_down(state.places[state.to_act].hand, state.level_of(state.to_act), state.top)


def might_lay_down(state: State) -> bool:
    """False only if `may_lay_down` is False: a quick question before one that lists the ways anyway."""
    if _lay_down(state) != ALLOWED:
        return False
    return may_hold(state.places[state.to_act].hand, state.level_of(state.to_act), state.top)


def _lay_down(state: State) -> i64:
    """T2, T5; the last level may be laid with the whole hand, for it wins (W1)."""
    if state.step is not PLAY:
        return OTHER_STEP
    place = state.places[state.to_act]
    if place.laid:
        return ALREADY_LAID
    if holds_enough(state, state.to_act, len(place.hand)):
        return ALLOWED
    return KEEP_ONE


def holds_enough(state: State, seat: i64, held: i64) -> bool:
    """Whether a seat that holds `held` cards can lay its level and end its turn, by discarding or winning."""
    return _leaves_one(held, state.level_of(seat).cards) or state.at_last_level(seat)


def _leaves_one(held: i64, laid: i64) -> bool:
    """Whether a card is left to discard when `laid` of `held` cards are laid (T5)."""
    return held > laid


def may_lay_off(state: State) -> bool:
    """Whether the seat to act may lay off cards now; which ones fit a meld, `Meld.accepts` tells."""
    return _lay_off(state) == ALLOWED


def _lay_off(state: State) -> i64:
    """T3, T5."""
    if state.step is not PLAY:
        return OTHER_STEP
    place = state.places[state.to_act]
    if not place.laid:
        return LAY_DOWN_FIRST
    if not _leaves_one(len(place.hand), 1):
        return KEEP_ONE
    return ALLOWED


def may_skip(state: State, seat: i64) -> bool:
    """Whether the seat to act may lay a skip card in front of a seat."""
    return _skip(state, seat) == ALLOWED


def _skip(state: State, seat: i64) -> i64:
    """K1."""
    if state.step is not PLAY:
        return OTHER_STEP
    if not 0 <= seat < state.seats:
        return NO_SUCH_SEAT
    if seat == state.to_act:
        return SKIP_YOURSELF
    if state.places[seat].skipped:
        return ALREADY_SKIPPED
    return _play(state, SKIP)


def may_play(state: State, card: i64) -> bool:
    """Whether the seat to act may play a TAKE, SWAP or KEEP card."""
    return _play(state, card) == ALLOWED


def _play(state: State, card: i64) -> i64:
    """T4, K1, M1, M2 or M3, by what the card is played for."""
    if state.step is not PLAY:
        return OTHER_STEP
    if card not in playable(state):
        return NOT_HELD
    return ALLOWED


def playable(state: State) -> vec[i64]:
    """The cards that the seat to act may discard, sorted: all of its hand in the step PLAY (T4).

    Of these, it may also play a skip, take, swap or keep card.
    """
    if state.step is not PLAY:
        return vec[i64]()
    return state.places[state.to_act].hand


def may_take_shown(state: State, seat: i64, card: i64) -> bool:
    """Whether the seat to act may take a card that a seat shows; NOBODY and UNSEEN: take none."""
    return _take_shown(state, seat, card) == ALLOWED


def _take_shown(state: State, seat: i64, card: i64) -> i64:
    """M1: one of the cards that others show, or none."""
    if state.step is not TAKING:
        return OTHER_STEP
    if seat == NOBODY and card == UNSEEN:
        return ALLOWED
    if not 0 <= seat < state.seats:
        return NO_SUCH_SEAT
    if card not in state.places[seat].shown:
        return NOT_SHOWN
    return ALLOWED


def to_show(state: State) -> i64:
    """How many cards the seat to act lays open for a take card: three, or all if it has fewer (M1)."""
    held: i64 = len(state.places[state.to_act].hand)
    return held if held < SHOWN else SHOWN


def most_swapped(state: State) -> i64:
    """How many cards a swap card in the hand of the seat to act exchanges at most (M2)."""
    others: i64 = len(state.places[state.to_act].hand) - 1
    return others if others < SWAPPED else SWAPPED


# --- any action, and why it is refused ---


def refusal(state: State, action: Action) -> Reason | None:
    """Why the seat to act may not do this, or None."""
    if isinstance(action, Draw):
        return _reason(state, _draw(state, action.pile), action.pile)
    if isinstance(action, Discard):
        return _refuse_discard(state, action)
    if isinstance(action, LayOff):
        return _refuse_lay_off(state, action)
    if isinstance(action, LayDown):
        return _refuse_lay_down(state, action)
    if isinstance(action, Skip):
        return _refuse_special(state, SKIP, _skip(state, action.seat), action.seat)
    if isinstance(action, Take):
        return _refuse_special(state, TAKE, _play(state, TAKE))
    if isinstance(action, Swap):
        return _refuse_swap(state, action)
    if isinstance(action, Keep):
        return _refuse_special(state, KEEP, _play(state, KEEP))
    if isinstance(action, Show):
        return _refuse_show(state, action)
    if isinstance(action, TakeShown):
        return _refuse_take_shown(state, action)
    if isinstance(action, Carry):
        return _refuse_carry(state, action)
    if state.step is not PLAY:
        return _asked_first(state)
    return Reason("not-an-action", "T4", {"action": type(action).__name__})


def _reason(state: State, answer: i64, seat: i64 = NOBODY) -> Reason | None:
    """The answer of a rule as a Reason; `seat` is the one it is about."""
    if answer == ALLOWED:
        return None
    if answer == OTHER_STEP:
        return _asked_first(state)
    reason = _REASONS[answer]
    about = _ABOUT.get(answer)
    return reason if about is None else Reason(reason.code, reason.rule, {about: str(seat + 1)})


def _asked_first(state: State) -> Reason:
    """What is asked instead of the action that was tried."""
    if state.step is DRAW:
        return Reason("draw-first", "T1")
    if state.step is SHOW:
        return Reason("show-first", "M1")
    if state.step is TAKING:
        return Reason("choose-shown", "M1")
    if state.step is CARRY:
        return Reason("carry-first", "F4")
    return Reason("game-over", "W1")


def _refuse_discard(state: State, action: Discard) -> Reason | None:
    answer = _play(state, action.card)
    return _not_in_hand(action.card, "T4") if answer == NOT_HELD else _reason(state, answer)


def _refuse_lay_down(state: State, action: LayDown) -> Reason | None:
    answer = _lay_down(state)
    if answer in (OTHER_STEP, ALREADY_LAID):
        return _reason(state, answer)
    level = state.level_of(state.to_act)
    asked = sorted([(int(part.kind), int(part.size)) for part in level.parts])
    laid = sorted([(int(meld.kind), len(meld.cards)) for meld in action.melds])
    if asked != laid:
        return Reason("wrong-melds", "T2", {"level": format_level(level)})
    cards: list[int] = []
    for meld in action.melds:
        fault = meld_fault(state, made(meld.kind, meld.value, meld.cards))
        if fault is not None:
            return fault
        cards.extend(meld.cards)
    absent = _absent(state.places[state.to_act].hand, tuple(cards), "T2")
    return absent if absent is not None else _reason(state, answer)


def meld_fault(state: State, meld: Meld) -> Reason | None:
    """Why cards are not a meld with the numbers and colours of the edition, or None."""
    fault = meld.fault(state.top)
    if fault is None and meld.kind == COLOUR and meld.value >= state.colours:
        return Reason("group-beyond", "C3", {"meld": format_meld(meld)})
    return fault


def _refuse_lay_off(state: State, action: LayOff) -> Reason | None:
    reason = _reason(state, _lay_off(state))
    if reason is not None:
        return reason
    if not 0 <= action.seat < state.seats:
        return _reason(state, NO_SUCH_SEAT, action.seat)
    display = state.places[action.seat].display
    if not 0 <= action.meld < len(display):
        return Reason("no-such-meld", "T3", {"seat": str(action.seat + 1), "meld": str(action.meld + 1)})
    if action.card not in state.places[state.to_act].hand:
        return _not_in_hand(action.card, "T3")
    meld = display[action.meld]
    if not meld.accepts(action.card, action.at, state.top):
        detail = {"card": format_card(action.card), "meld": format_meld(meld)}
        return Reason("does-not-fit", "T3", detail)
    return None


def _refuse_special(state: State, card: i64, answer: i64, seat: i64 = NOBODY) -> Reason | None:
    """The answer about a skip, take, swap or keep card as a Reason; `seat` is the one to be skipped."""
    if answer == NOT_HELD:
        return _NOT_HELD[card]
    return _reason(state, answer, seat)


def _refuse_swap(state: State, action: Swap) -> Reason | None:
    reason = _refuse_special(state, SWAP, _play(state, SWAP))
    if reason is not None:
        return reason
    most = most_swapped(state)
    if len(action.cards) > most:
        return Reason("swap-count", "M2", {"count": str(most)})
    return _absent(state.places[state.to_act].hand, (SWAP, *action.cards), "M2")


def _refuse_show(state: State, action: Show) -> Reason | None:
    if state.step is PLAY:
        return Reason("nothing-to-show", "M1")
    if state.step is not SHOW:
        return _asked_first(state)
    wanted = to_show(state)
    if len(action.cards) != wanted:
        return Reason("show-count", "M1", {"count": str(wanted)})
    return _absent(state.places[state.to_act].hand, action.cards, "M1")


def _refuse_take_shown(state: State, action: TakeShown) -> Reason | None:
    if state.step is PLAY:
        return Reason("nothing-to-take", "M1")
    answer = _take_shown(state, action.seat, action.card)
    if answer == NOT_SHOWN:
        detail = {"card": format_card(action.card), "seat": str(action.seat + 1)}
        return Reason("not-shown", "M1", detail)
    return _reason(state, answer, action.seat)


def _refuse_carry(state: State, action: Carry) -> Reason | None:
    if state.step is PLAY:
        return Reason("nothing-to-carry", "F4")
    if state.step is not CARRY:
        return _asked_first(state)
    allowed = state.allowance(state.to_act)
    if len(action.cards) > allowed:
        return Reason("carry-count", "F4", {"count": str(allowed)})
    return _absent(state.places[state.to_act].hand, action.cards, "F4")


def _not_in_hand(card: i64, rule: str) -> Reason:
    return Reason("not-in-hand", rule, {"card": format_card(card)})


def _absent(hand: vec[i64], wanted: tuple[int, ...], rule: str) -> Reason | None:
    index = missing(hand, wanted)
    return None if index < 0 else _not_in_hand(wanted[index], rule)
