"""What the seat to act may do, as one value and as a list of actions; the rules are in legality.py."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from level8.game.actions import (
    DRAW_PILE,
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
from level8.game.cards import FACES, KEEP, SKIP, SWAP, TAKE, is_meldable
from level8.game.editions import MOST_SEATS
from level8.game.legality import (
    may_draw,
    may_lay_down,
    may_lay_off,
    may_play,
    may_skip,
    may_take_shown,
    most_swapped,
    playable,
    to_show,
)
from level8.game.place import without
from level8.game.solver.listing import Ways
from level8.game.state import CARRY, DRAW, PLAY, SHOW, TAKING, State

FIT: Final = 4  # numbers that tell where a card fits

_DRAWS: Final = [Draw(pile) for pile in range(DRAW_PILE, MOST_SEATS)]
_DISCARDS: Final = [Discard(card) for card in range(FACES)]
_SKIPS: Final = [Skip(seat) for seat in range(MOST_SEATS)]


@final
class Options:
    """What the seat to act may do, as one value: kind by kind, each empty while another step is asked for.

    >>> from level8.game.editions import edition
    >>> from level8.game.game import Game
    >>> options = Options(Game.new(edition("modern"), side=1, seats=4, seed=8))
    >>> options.piles, options.discards
    ([-1, 3], [])
    """

    def __init__(self, state: State) -> None:
        step = state.step
        self.piles: Final = [pile for pile in range(DRAW_PILE, state.seats) if may_draw(state, pile)]
        self.lays_down: Final = may_lay_down(state)  # in which ways, level8.game.solver tells
        self.lay_offs: Final = lay_offs(state)
        self.discards: Final = distinct(playable(state))
        self.skips: Final = [seat for seat in range(state.seats) if may_skip(state, seat)]
        self.takes: Final = may_play(state, TAKE)
        self.keeps: Final = may_play(state, KEEP)
        self.swaps: Final = may_play(state, SWAP)
        self.most_swapped: Final = int(most_swapped(state)) if self.swaps else 0
        self.to_show: Final = int(to_show(state)) if step is SHOW else 0
        self.shown: Final = shown(state)
        self.most_carried: Final = int(state.allowance(state.to_act)) if step is CARRY else 0


def legal_actions(state: State) -> list[Action]:
    """Every action of the seat to act, each once up to interchangeable cards."""
    found: list[Action] = []
    step = state.step
    if step is DRAW:
        for pile in range(DRAW_PILE, state.seats):
            if may_draw(state, pile):
                found.append(_DRAWS[pile + 1])
    elif step is PLAY:
        _add_plays(state, found)
    elif step is SHOW:
        hand = state.places[state.to_act].hand
        found.extend([Show(some) for some in choices(hand, to_show(state))])
    elif step is TAKING:
        found.append(TakeShown())
        found.extend(shown(state))
    elif step is CARRY:
        hand = state.places[state.to_act].hand
        for size in range(state.allowance(state.to_act) + 1):
            found.extend([Carry(some) for some in choices(hand, size)])
    return found


def _add_plays(state: State, found: list[Action]) -> None:
    """Lay-offs or lay-downs, then the discard of each card and what else it may be played for."""
    if may_lay_off(state):
        rows = fits(state)
        for at in range(0, len(rows), FIT):
            found.append(LayOff(rows[at], rows[at + 1], rows[at + 2], rows[at + 3]))
    elif may_lay_down(state):
        listing = ways_of(state)
        while listing.advance():
            found.append(LayDown(tuple(listing.melds)))
    before: i64 = -1
    for card in playable(state):
        if card != before:
            found.append(_DISCARDS[card])
            if not is_meldable(card):
                _add_special(state, card, found)
        before = card


def _add_special(state: State, card: i64, found: list[Action]) -> None:
    if card == SKIP:
        for seat in range(state.seats):
            if may_skip(state, seat):
                found.append(_SKIPS[seat])
    elif card == TAKE:
        found.append(Take())
    elif card == SWAP:
        rest = without(state.places[state.to_act].hand, (SWAP,))
        found.extend([Swap(order) for order in orders(rest, most_swapped(state))])
    else:
        found.append(Keep())


def ways_of(state: State) -> Ways:
    """The ways in which the seat to act may lay its level down, where it may."""
    return Ways(state.places[state.to_act].hand, state.level_of(state.to_act), state.top, state.colours)


def lay_offs(state: State) -> list[LayOff]:
    """Every lay-off of the seat to act."""
    if not may_lay_off(state):
        return []
    rows = fits(state)
    return [LayOff(rows[at], rows[at + 1], rows[at + 2], rows[at + 3]) for at in range(0, len(rows), FIT)]


def fits(state: State) -> vec[i64]:
    """Where the hand of the seat to act fits the melds (T3): card, seat, meld and `at` of each, FIT numbers.

    They come meld by meld and card by card, the low end of a run before the high one.
    """
    rows = vec[i64](capacity=4 * FIT)
    hand = state.places[state.to_act].hand
    for seat in range(state.seats):
        index: i64 = 0
        for meld in state.places[seat].display:
            low = meld.low_end()
            high = meld.high_end()
            before: i64 = -1
            for card in hand:
                if card != before and is_meldable(card):
                    if meld.accepts(card, low, state.top):
                        rows = _with_fit(rows, card, seat, index, low)
                    if high > low and meld.accepts(card, high, state.top):
                        rows = _with_fit(rows, card, seat, index, high)
                before = card
            index += 1
    return rows


def _with_fit(rows: vec[i64], card: i64, seat: i64, index: i64, at: i64) -> vec[i64]:
    return append(append(append(append(rows, card), seat), index), at)


def shown(state: State) -> list[TakeShown]:
    """Every shown card that the seat to act may take (M1); it may also take none."""
    return [
        TakeShown(seat, card)
        for seat in range(state.seats)
        for card in distinct(state.places[seat].shown)
        if may_take_shown(state, seat, card)
    ]


# --- choosing cards ---


def distinct(cards: vec[i64]) -> list[int]:
    """The different faces among sorted cards."""
    found: list[int] = []
    for card in cards:
        if not found or found[-1] != card:
            found.append(card)
    return found


def choices(cards: vec[i64], size: i64) -> list[tuple[int, ...]]:
    """Every different choice of `size` of the sorted cards."""
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
    """Add `more` cards from the index `first` on to those chosen, in every way."""
    if more == 0:
        found.append(chosen)
        return
    for index in range(first, len(cards) - more + 1):
        if index == first or cards[index - 1] != cards[index]:
            _choose(cards, singly, index + 1, more - 1, chosen + singly[index], found)


def orders(cards: vec[i64], most: i64) -> list[tuple[int, ...]]:
    """Every different sequence of up to `most` of the sorted cards."""
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
    """Note the sequence `chosen`, then all that go on from it with up to `more` cards."""
    found.append(chosen)
    if more > 0:
        for index in range(len(copies)):
            if copies[index] > 0:
                copies[index] -= 1
                _order(singly, copies, more - 1, chosen + singly[index], found)
                copies[index] += 1
