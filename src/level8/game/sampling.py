"""Dealing at random the cards that a seat cannot see, in agreement with all that it has seen."""

from librt.vecs import vec
from mypy_extensions import i64

from level8.game.cards import UNSEEN
from level8.game.origins import Origins
from level8.game.shuffle import Chance
from level8.game.state import CARRY, State
from level8.game.view import unseen


def deal_hidden(state: State, seat: i64, chance: Chance, origins: Origins | None) -> None:
    """Fill all that is blank in a state that was redacted for `seat`; `origins` are those of its View."""
    if origins is None:
        _deal_unseen(state, chance)
    else:
        origins.deal(state, chance)
    if state.step is CARRY:
        _guess_kept(state, seat, chance)


def _deal_unseen(state: State, chance: Chance) -> None:
    """While the first draw pile lasts, any hidden card may lie anywhere."""
    cards = unseen(state)
    chance.shuffle(cards)
    at: i64 = 0
    for place in state.places:
        for index in range(len(place.hand)):
            if place.hand[index] == UNSEEN:
                place.hand[index] = cards[at]
                at += 1
        place.hand = vec[i64](sorted(place.hand))
    for index in range(len(state.pile)):
        state.pile[index] = cards[at]
        at += 1


def _guess_kept(state: State, seat: i64, chance: Chance) -> None:
    """Others have chosen in secret what to carry: any number and any cards are possible (F4)."""
    for other in range(state.seats):
        place = state.places[other]
        if place.decided and other != seat:
            cards = place.hand[:]
            chance.shuffle(cards)
            place.kept = vec[i64](sorted(cards[: chance.below(state.allowance(other) + 1)]))
