"""Legality's one home: why an action is refused, and every action that is not.

Both answers are about the seat to act. `legal_actions` is complete up to interchangeable cards.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from level8.game import cards as faces
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
from level8.game.cards import JOKER, KEEP, SKIP, SWAP, TAKE, format_card, number_of
from level8.game.editions import MOST_SEATS
from level8.game.errors import Reason
from level8.game.levels import COLOUR, RUN, format_level
from level8.game.melds import Meld, format_meld
from level8.game.melds import meld as made
from level8.game.place import missing, without
from level8.game.solver.listing import Ways
from level8.game.solver.shortage import can_lay_down
from level8.game.state import CARRY, DRAW, OVER, PLAY, SHOW, State
from level8.game.state import TAKE as TAKING

SHOWN: Final = 3  # cards laid open for a take card (M1)
SWAPPED: Final = 3  # cards a swap card exchanges at most (M2)

_DRAWS: Final = [Draw(pile) for pile in range(DRAW_PILE, MOST_SEATS)]
_DISCARDS: Final = [Discard(card) for card in range(faces.FACES)]
_SKIPS: Final = [Skip(seat) for seat in range(MOST_SEATS)]


# --- why not ---


def refusal(state: State, action: Action) -> Reason | None:
    """Why the seat to act may not do this, or None."""
    if state.stage == OVER:
        return Reason("game-over", "W1")
    if isinstance(action, Draw):
        return _refuse_draw(state, action)
    if isinstance(action, Show):
        return _refuse_show(state, action)
    if isinstance(action, TakeShown):
        return _refuse_take_shown(state, action)
    if isinstance(action, Carry):
        return _refuse_carry(state, action)
    if state.stage != PLAY:
        return _not_now(state)
    if isinstance(action, Discard):
        return _absent_one(state.places[state.to_act].hand, action.card, "T4")
    if isinstance(action, LayDown):
        return _refuse_lay_down(state, action)
    if isinstance(action, LayOff):
        return _refuse_lay_off(state, action)
    if isinstance(action, Skip):
        return _refuse_skip(state, action)
    if isinstance(action, Take):
        return _without_special(state, TAKE, "no-take-card", "M1")
    if isinstance(action, Swap):
        return _refuse_swap(state, action)
    if isinstance(action, Keep):
        return _without_special(state, KEEP, "no-keep-card", "M3")
    return Reason("not-an-action", "T4", {"action": type(action).__name__})


def _not_now(state: State) -> Reason:
    """What is asked instead of the action that was tried."""
    if state.stage == DRAW:
        return Reason("draw-first", "T1")
    if state.stage == SHOW:
        return Reason("show-first", "M1")
    if state.stage == TAKING:
        return Reason("choose-shown", "M1")
    return Reason("carry-first", "F4")


def _absent_one(hand: vec[i64], card: i64, rule: str) -> Reason | None:
    return None if card in hand else Reason("not-in-hand", rule, {"card": format_card(card)})


def _absent(hand: vec[i64], wanted: tuple[int, ...], rule: str) -> Reason | None:
    index = missing(hand, wanted)
    return None if index < 0 else Reason("not-in-hand", rule, {"card": format_card(wanted[index])})


def _refuse_draw(state: State, action: Draw) -> Reason | None:
    if state.stage == PLAY:
        return Reason("already-drawn", "T1")
    if state.stage != DRAW:
        return _not_now(state)
    if action.pile == DRAW_PILE:
        return None if len(state.pile) > 0 else Reason("draw-pile-empty", "P3")
    if not 0 <= action.pile < state.seats:
        return _no_such_seat(action.pile)
    if len(state.places[action.pile].discards) == 0:
        return Reason("pile-empty", "T1", {"pile": str(action.pile + 1)})
    return None


def _no_such_seat(seat: i64) -> Reason:
    return Reason("no-such-seat", "N1", {"seat": str(seat + 1)})


def _refuse_lay_down(state: State, action: LayDown) -> Reason | None:
    place = state.places[state.to_act]
    if place.laid:
        return Reason("already-laid", "T2")
    level = state.level_of(state.to_act)
    asked = sorted([(int(part.kind), int(part.size)) for part in level.parts])
    laid = sorted([(int(meld.kind), len(meld.cards)) for meld in action.melds])
    if asked != laid:
        return Reason("wrong-melds", "T2", {"level": format_level(level)})
    cards: list[int] = []
    for meld in action.melds:
        fault = made(meld.kind, meld.value, meld.cards).fault(state.top)
        if fault is not None:
            return fault
        if meld.kind == COLOUR and meld.value >= state.colours:
            return Reason("group-beyond", "C3", {"meld": format_meld(meld)})
        cards.extend(meld.cards)
    absent = _absent(place.hand, tuple(cards), "T2")
    if absent is None and not leaves_enough(state, len(cards)):
        return Reason("keep-one", "T5")
    return absent


def leaves_enough(state: State, laid: i64) -> bool:
    """T5, for a lay-down; laying the last level wins whatever is left (W1)."""
    place = state.places[state.to_act]
    return len(place.hand) > laid or place.level == len(state.ladder.levels)


def _refuse_lay_off(state: State, action: LayOff) -> Reason | None:
    place = state.places[state.to_act]
    if not place.laid:
        return Reason("lay-down-first", "T3")
    if not 0 <= action.seat < state.seats:
        return _no_such_seat(action.seat)
    display = state.places[action.seat].display
    if not 0 <= action.meld < len(display):
        return Reason("no-such-meld", "T3", {"seat": str(action.seat + 1), "meld": str(action.meld + 1)})
    absent = _absent_one(place.hand, action.card, "T3")
    if absent is not None:
        return absent
    meld = display[action.meld]
    if not meld.accepts(action.card, action.at, state.top):
        detail = {"card": format_card(action.card), "meld": format_meld(meld)}
        return Reason("does-not-fit", "T3", detail)
    if len(place.hand) == 1:
        return Reason("keep-one", "T5")
    return None


def _refuse_skip(state: State, action: Skip) -> Reason | None:
    if not 0 <= action.seat < state.seats:
        return _no_such_seat(action.seat)
    if action.seat == state.to_act:
        return Reason("skip-yourself", "K1")
    if state.places[action.seat].skipped:
        return Reason("already-skipped", "K1", {"seat": str(action.seat + 1)})
    return _without_special(state, SKIP, "no-skip-card", "K1")


def _without_special(state: State, card: i64, code: str, rule: str) -> Reason | None:
    return None if card in state.places[state.to_act].hand else Reason(code, rule)


def _refuse_swap(state: State, action: Swap) -> Reason | None:
    absent = _without_special(state, SWAP, "no-swap-card", "M2")
    if absent is not None:
        return absent
    if len(action.cards) > SWAPPED:
        return Reason("swap-count", "M2", {"count": str(SWAPPED)})
    return _absent(state.places[state.to_act].hand, (SWAP, *action.cards), "M2")


def _refuse_show(state: State, action: Show) -> Reason | None:
    if state.stage == PLAY:
        return Reason("nothing-to-show", "M1")
    if state.stage != SHOW:
        return _not_now(state)
    hand = state.places[state.to_act].hand
    wanted = SHOWN if len(hand) > SHOWN else len(hand)
    if len(action.cards) != wanted:
        return Reason("show-count", "M1", {"count": str(wanted)})
    return _absent(hand, action.cards, "M1")


def _refuse_take_shown(state: State, action: TakeShown) -> Reason | None:
    if state.stage == PLAY:
        return Reason("nothing-to-take", "M1")
    if state.stage != TAKING:
        return _not_now(state)
    if action.seat == NOBODY and action.card == 0:
        return None
    if not 0 <= action.seat < state.seats:
        return _no_such_seat(action.seat)
    if action.card not in state.places[action.seat].shown:
        detail = {"card": format_card(action.card), "seat": str(action.seat + 1)}
        return Reason("not-shown", "M1", detail)
    return None


def _refuse_carry(state: State, action: Carry) -> Reason | None:
    if state.stage == PLAY:
        return Reason("nothing-to-carry", "F4")
    if state.stage != CARRY:
        return _not_now(state)
    allowed = state.allowance(state.to_act)
    if len(action.cards) > allowed:
        return Reason("carry-count", "F4", {"count": str(allowed)})
    return _absent(state.places[state.to_act].hand, action.cards, "F4")


# --- every action that is allowed ---


def legal_actions(state: State) -> list[Action]:
    """All that the seat to act may do, each once up to interchangeable cards."""
    actions: list[Action] = []
    stage = state.stage
    if stage == DRAW:
        _add_draws(state, actions)
    elif stage == PLAY:
        _add_plays(state, actions)
    elif stage == SHOW:
        hand = state.places[state.to_act].hand
        shown = SHOWN if len(hand) > SHOWN else len(hand)
        actions.extend([Show(some) for some in choices(hand, shown)])
    elif stage == TAKING:
        actions.append(TakeShown())
        for seat in range(state.seats):
            for card in distinct(state.places[seat].shown):
                actions.append(TakeShown(seat, card))
    elif stage == CARRY:
        hand = state.places[state.to_act].hand
        for size in range(state.allowance(state.to_act) + 1):
            actions.extend([Carry(some) for some in choices(hand, size)])
    return actions


def _add_draws(state: State, actions: list[Action]) -> None:
    if len(state.pile) > 0:
        actions.append(_DRAWS[0])
    for seat in range(state.seats):
        if len(state.places[seat].discards) > 0:
            actions.append(_DRAWS[seat + 1])


def _add_plays(state: State, actions: list[Action]) -> None:
    place = state.places[state.to_act]
    hand = place.hand
    if place.laid:
        if len(hand) > 1:
            _add_lay_offs(state, hand, actions)
    else:
        level = state.level_of(state.to_act)
        if leaves_enough(state, level.cards) and can_lay_down(hand, level, state.top):
            walk = Ways(hand, level, state.top, state.colours)
            while walk.advance():
                actions.append(LayDown(tuple(walk.melds)))
    before: i64 = -1
    for card in hand:
        if card != before:
            actions.append(_DISCARDS[card])
            if card >= SKIP:
                _add_special(state, card, actions)
        before = card


def _add_lay_offs(state: State, hand: vec[i64], actions: list[Action]) -> None:
    for seat in range(state.seats):
        index: i64 = 0
        for meld in state.places[seat].display:
            _add_lay_offs_onto(meld, seat, index, hand, state.top, actions)
            index += 1


def _add_lay_offs_onto(
    meld: Meld, seat: i64, index: i64, hand: vec[i64], top: i64, actions: list[Action]
) -> None:
    low = meld.value - 1
    high = meld.value + len(meld.cards)
    before: i64 = -1
    for card in hand:
        if card == before or card >= SKIP:
            continue
        before = card
        if meld.kind != RUN:
            if meld.accepts(card, 0, top):
                actions.append(LayOff(card, seat, index, 0))
        elif card < JOKER:
            at = number_of(card)
            if meld.accepts(card, at, top):
                actions.append(LayOff(card, seat, index, at))
        else:
            if meld.accepts(card, low, top):
                actions.append(LayOff(card, seat, index, low))
            if meld.accepts(card, high, top):
                actions.append(LayOff(card, seat, index, high))


def _add_special(state: State, card: i64, actions: list[Action]) -> None:
    if card == SKIP:
        for seat in range(state.seats):
            if seat != state.to_act and not state.places[seat].skipped:
                actions.append(_SKIPS[seat])
    elif card == TAKE:
        actions.append(Take())
    elif card == SWAP:
        rest = without(state.places[state.to_act].hand, (SWAP,))
        actions.extend([Swap(order) for order in orders(rest, SWAPPED)])
    else:
        actions.append(Keep())


def distinct(cards: vec[i64]) -> list[int]:
    """The different faces among sorted cards."""
    found: list[int] = []
    for card in cards:
        if not found or found[-1] != card:
            found.append(card)
    return found


def choices(cards: vec[i64], size: i64) -> list[tuple[int, ...]]:
    """Every different choice of so many of the sorted cards."""
    found: list[tuple[int, ...]] = []
    _choose(cards, [(int(card),) for card in cards], 0, size, (), found)
    return found


def _choose(
    cards: vec[i64],
    singly: list[tuple[int, ...]],
    first: i64,
    more: i64,
    chosen: tuple[int, ...],
    found: list[tuple[int, ...]],
) -> None:
    """Choose so many more, from one card on."""
    if more == 0:
        found.append(chosen)
        return
    for index in range(first, len(cards) - more + 1):
        if index == first or cards[index - 1] != cards[index]:
            _choose(cards, singly, index + 1, more - 1, chosen + singly[index], found)


def orders(cards: vec[i64], most: i64) -> list[tuple[int, ...]]:
    """Every different sequence of up to so many of the sorted cards."""
    found: list[tuple[int, ...]] = []
    singly: list[tuple[int, ...]] = []
    copies = vec[i64]()  # of each
    for index in range(len(cards)):
        if index == 0 or cards[index - 1] != cards[index]:
            singly.append((int(cards[index]),))
            copies = append(copies, 0)
        copies[len(copies) - 1] += 1
    _order(singly, copies, most, (), found)
    return found


def _order(
    singly: list[tuple[int, ...]],
    copies: vec[i64],
    more: i64,
    chosen: tuple[int, ...],
    found: list[tuple[int, ...]],
) -> None:
    """Note a sequence, then those that go on from it with up to so many more."""
    found.append(chosen)
    if more > 0:
        for index in range(len(copies)):
            if copies[index] > 0:
                copies[index] -= 1
                _order(singly, copies, more - 1, chosen + singly[index], found)
                copies[index] += 1
