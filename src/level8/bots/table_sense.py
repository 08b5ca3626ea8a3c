"""Reading the table: which cards are still to come, and what the others could do with a card."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from level8.bots.laying import fits_table
from level8.bots.needs import Needs
from level8.game.cards import (
    JOKER,
    NUMBER_CARDS,
    NUMBERS,
    PALETTE,
    UNSEEN,
    colour_of,
    is_joker,
    is_meldable,
    is_number,
    joker_high,
    number_card,
    number_of,
)
from level8.game.editions import Edition
from level8.game.legality import may_skip
from level8.game.levels import RUN
from level8.game.state import State

_NEAR: Final = 2  # numbers this far apart may come to lie in one run


@final
class Unseen:
    """How many cards of each number and colour the seat to act has not seen."""

    def __init__(self) -> None:
        self.jokers: i64 = 0
        self.cards: i64 = 0
        self._left = vec[i64]([0] * NUMBER_CARDS)
        self._of_number = vec[i64]([0] * NUMBERS)  # the same in all colours together
        self._deck = vec[i64]([0] * NUMBER_CARDS)
        self._deck_of_number = vec[i64]([0] * NUMBERS)
        self._deck_jokers: i64 = 0
        self._deck_cards: i64 = 0
        self._edition: Edition | None = None

    def count(self, state: State) -> None:
        """Count the deck less all that lies open, the own hand, and what others were seen to take."""
        if self._edition is not state.edition:
            self._read_deck(state.edition)
        self._left = self._deck[:]
        self._of_number = self._deck_of_number[:]
        self.jokers = self._deck_jokers
        self.cards = self._deck_cards
        self._less(state.under)
        for seat in range(state.seats):
            place = state.places[seat]
            self._less(place.discards)
            self._less(place.hand if seat == state.to_act else place.known)
            for meld in place.display:
                for card in meld.cards:
                    self._less_one(card)

    def _read_deck(self, edition: Edition) -> None:
        self._edition = edition
        self._deck = vec[i64]([0] * NUMBER_CARDS)
        self._deck_of_number = vec[i64]([0] * NUMBERS)
        self._deck_jokers = 0
        self._deck_cards = len(edition.deck)
        for card in edition.deck:
            if is_number(card):
                self._deck[card] += 1
                self._deck_of_number[number_of(card)] += 1
            elif is_joker(card):
                self._deck_jokers += 1

    def _less(self, cards: vec[i64]) -> None:
        for card in cards:
            self._less_one(card)

    def _less_one(self, card: i64) -> None:
        if card == UNSEEN:
            return
        self.cards -= 1
        if is_number(card):
            self._left[card] -= 1
            self._of_number[number_of(card)] -= 1
        elif is_joker(card):
            self.jokers -= 1

    def helpful(self, needs: Needs) -> float:
        """How many unseen cards would bring a hand nearer, as its `needs` say."""
        count = self.jokers
        numbers = needs.numbers >> 1
        number: i64 = 1
        while numbers != 0:
            if numbers & 1:
                count += self._of_number[number]
            numbers >>= 1
            number += 1
        if needs.colours != 0:
            for colour in range(PALETTE):
                if (needs.colours >> colour) & 1:
                    for other in range(1, NUMBERS):
                        if not (needs.numbers >> other) & 1:
                            count += self._left[number_card(colour, other)]
        return float(count)


@final
class Danger:
    """What a discard would do for the others."""

    def __init__(self) -> None:
        self.feeding = 12.0  # the other seat has laid down and can lay this card off
        self.meeting = 1.5  # the other seat has not laid down, so it may want any card
        self.wanting = 1.5  # more, for each point of `collecting`: the card is like those it was seen to take
        self.sparing = 0.5  # a factor, for each card of the same number that it has discarded itself

    def of(self, state: State, card: i64) -> float:
        """How much the others would like a card on our discard pile."""
        if not is_meldable(card):
            return 1.0
        fits = fits_table(state, card)
        total = 0.0
        for seat in range(state.seats):
            if seat == state.to_act:
                continue
            place = state.places[seat]
            weight = 0.5 if place.skipped else 1.0
            if place.laid:
                if fits:
                    short = 3.0 / float(len(place.hand) + 1)
                    total += weight * self.feeding * (1.0 + short)
            else:
                total += weight * self._wanted(state, seat, card)
        return total

    def _wanted(self, state: State, seat: i64, card: i64) -> float:
        """How much a seat that has not laid down may want a card: its level, takes and discards tell."""
        level = state.level_of(seat)
        number = _judged_as(card)
        colour = colour_of(card)
        wanted = self.meeting + self.wanting * float(collecting(state, seat, card))
        for other in state.places[seat].discards:
            if is_number(other):
                if (level.has_sets or level.has_runs) and number_of(other) == number:
                    wanted *= self.sparing
                elif level.has_groups and not level.has_sets and colour_of(other) == colour:
                    wanted *= 0.8
        return wanted

    def hope(self, state: State, card: i64) -> float:
        """How likely a card that fits nothing now will fit a run later."""
        if not is_meldable(card):
            return 0.0
        number = number_of(card)
        hope = 0.0
        for place in state.places:
            for meld in place.display:
                if meld.kind == RUN:
                    end: i64 = meld.value + len(meld.cards)
                    if number == end + 1 or number == meld.value - 2:
                        hope += 3.0
                    elif number == end + 2 or number == meld.value - 3:
                        hope += 1.0
        return hope

    def leader(self, state: State) -> i64:
        """Whom to skip: who is nearest to ending the round, or else to winning; -1 if nobody can be."""
        best = -1.0
        target: i64 = -1
        for seat in range(state.seats):
            if may_skip(state, seat):
                threat = self.threat(state, seat)
                if threat > best:
                    best = threat
                    target = seat
        return target

    def threat(self, state: State, seat: i64) -> float:
        """How much it would help to skip a seat."""
        place = state.places[seat]
        threat = float(place.level)
        if place.laid:
            threat += 20.0 - float(len(place.hand))
        if seat == state.next_seat(state.to_act):
            threat += 0.5
        return threat


def collecting(state: State, seat: i64, card: i64) -> i64:
    """How well a card goes with those that a seat was seen to take, for the level that it has to lay.

    A card of the same number counts two where the level has sets. A number up to `_NEAR` away counts one
    where it has runs, and so does the same colour where it has groups.
    """
    level = state.level_of(seat)
    number = _judged_as(card)
    colour = colour_of(card)
    count: i64 = 0
    for known in state.places[seat].known:
        if is_number(known):
            apart = number_of(known) - number
            if apart == 0:
                if level.has_sets:
                    count += 2
            elif level.has_runs and -_NEAR <= apart <= _NEAR:
                count += 1
            if level.has_groups and colour_of(known) == colour:
                count += 1
    return count


def _judged_as(card: i64) -> i64:
    """The number that a discard is judged by: the highest of a joker with a range, none of a plain joker."""
    if is_joker(card) and card != JOKER:
        return joker_high(card)
    return number_of(card)
