"""Choosing how to lay a level down: quickly, among the first ways there are."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from level8.game.cards import JOKER, SKIP
from level8.game.levels import RUN, SET
from level8.game.melds import Meld
from level8.game.state import State
from level8.game.ways import Ways

_JOKER_WORTH: Final = 2  # a joker kept counts as much as two cards that can be laid off, less one for itself


def good_way(state: State, looks: i64) -> list[Meld] | None:
    """Of so many first ways to lay down, the one that leaves most cards to lay off and keeps jokers."""
    place = state.places[state.to_act]
    walk = Ways(place.hand, state.level_of(state.to_act), state.top, state.colours)
    best: list[Meld] | None = None
    best_worth: i64 = -1000
    for _ in range(looks):
        if not walk.advance():
            break
        worth = worth_of(state, walk.melds, place.hand)
        if worth > best_worth:
            best_worth = worth
            best = walk.melds[:]
    return best


def worth_of(state: State, melds: list[Meld], hand: vec[i64]) -> i64:
    """How many cards could be laid off after a lay-down, jokers kept counting double."""
    rest = hand[:]
    for meld in melds:
        for card in meld.cards:
            at: i64 = 0
            while rest[at] != card:
                at += 1
            rest[at] = SKIP
    held: i64 = 0
    for card in rest:
        if card < JOKER:
            held |= 1 << (card & 31)
    numbers: i64 = 0
    colours: i64 = 0
    for meld in melds:
        numbers |= _numbers_for(meld, held, state.top)
        colours |= 0 if meld.kind in (RUN, SET) else 1 << meld.value
    for place in state.places:
        for meld in place.display:
            numbers |= _numbers_for(meld, held, state.top)
            colours |= 0 if meld.kind in (RUN, SET) else 1 << meld.value
    worth: i64 = 0
    for card in rest:
        if card < JOKER:
            if (numbers >> (card & 31)) & 1 or (colours >> (card >> 5)) & 1:
                worth += 1
        elif card < SKIP:
            worth += _JOKER_WORTH
    return worth


def _numbers_for(meld: Meld, held: i64, top: i64) -> i64:
    """The numbers of held cards that a run or set takes, one after the other."""
    if meld.kind == SET:
        return 1 << meld.value
    if meld.kind != RUN:
        return 0
    taken: i64 = 0
    number: i64 = meld.value + len(meld.cards)
    while number <= top and (held >> number) & 1:
        taken |= 1 << number
        number += 1
    number = meld.value - 1
    while number >= 1 and (held >> number) & 1:
        taken |= 1 << number
        number -= 1
    return taken
