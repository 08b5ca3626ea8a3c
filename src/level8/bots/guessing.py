"""Guesses hidden hands: deals that fit what a seat sees, and that explain how the others played.

It is a random walk through deals (Metropolis). A step exchanges a hidden card with one of the draw pile or of
another hand. Whether the exchange stands depends on how well the new hand explains what its seat did: what it
discarded, what it took, what it left lying, and that it has not laid down. All of that is public. What a hand
would do is judged as `steady` judges it.
"""

import math
from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from level8.bots.laying import fits_table
from level8.bots.steady import SteadyBot
from level8.game.cards import is_meldable, is_number
from level8.game.game import Game
from level8.game.legality import holds_enough
from level8.game.place import Place, with_card
from level8.game.shuffle import FastChance
from level8.game.state import State
from level8.game.view import unseen

_MILLION: Final = 1_000_000


@final
class Guess:
    """One walk: `begin` at a redacted table, then `deal` as often as wanted."""

    def __init__(self) -> None:
        self.memory: i64 = 2  # discards of a seat that are explained
        self.warming: i64 = 100  # exchanges tried per seat before the first deal
        self.stirring: i64 = 5  # exchanges tried per seat before each later deal
        # How likely a hand is, as factors:
        self.closer = 0.6  # for each card that it lacks: seats keep what brings them nearer
        self.overlooked = 0.02  # the seat could have laid down and did not
        self.idle = 0.3  # the seat took a card that brought it no nearer
        self.declined = 0.1  # the seat left a card lying that would have brought it nearer
        self.careless = 0.01  # the seat discarded a card much better than another
        self.forgotten = 0.1  # the same, some turns ago
        self.held = 0.2  # the seat has laid down and holds a card that it could lay off
        self.doubt = 3.0  # a discard that steady scores lower than its own by this much is a third as likely
        self._judge: Final = SteadyBot(0)
        self._chance = FastChance(0)
        self._table: State | None = None
        self._scratch: State | None = None
        self._hidden: list[vec[i64]] = []
        self._likely: list[float] = []
        self._turns: list[int] = []
        self._offers: list[vec[i64]] = []
        self._guessed: list[int] = []  # the seats whose hands are hidden, in part at least
        self._pile: vec[i64] = vec[i64]()
        self._may_wait = False  # whether seats may be holding a level back

    def begin(self, table: State, seat: i64, chance: FastChance) -> None:
        """Deal the hidden cards of a redacted table at random, and walk until the start is forgotten."""
        self._table = table
        self._scratch = State(table.edition, table.side, table.seats, table.chance)
        table.copy_into(self._scratch)
        self._chance = chance
        self._deal_blindly(table, seat)
        self._may_wait = table.turn <= (self._judge.patience + 1) * table.seats
        for place in table.places:
            self._may_wait = self._may_wait and not place.laid
        self._count_turns(table)
        self._likely = []
        for other in range(table.seats):
            self._likely.append(self._likelihood(table, self._scratch, other, self._hidden[other]))
        self._walk(table, self._scratch, self.warming)

    def deal(self) -> Game:
        """The next guess as a game."""
        table = self._table
        scratch = self._scratch
        assert table is not None
        assert scratch is not None
        self._walk(table, scratch, self.stirring)
        game = Game(table.edition, table.side, table.seats, table.chance)
        table.copy_into(game)
        game.chance = FastChance(self._chance.below(1 << 30))
        for seat in self._guessed:
            game.places[seat].hand = _hand_of(table.places[seat], self._hidden[seat])
        self._chance.shuffle(self._pile)
        game.pile = self._pile[:]
        return game

    # --- what is known ---

    def _deal_blindly(self, table: State, seat: i64) -> None:
        cards = unseen(table)
        self._chance.shuffle(cards)
        at: i64 = 0
        self._hidden = []
        self._guessed = []
        for other in range(table.seats):
            place = table.places[other]
            hidden: i64 = 0 if other == seat else len(place.hand) - len(place.known)
            self._hidden.append(cards[at : at + hidden])
            at += hidden
            if hidden > 0:
                self._guessed.append(int(other))
        self._pile = cards[at:]

    def _count_turns(self, table: State) -> None:
        """How many turns each seat has ended in this round, and what lay open at the last of them."""
        first = table.next_seat(table.dealer)
        done: i64 = table.turn - 1
        self._turns = []
        last = vec[i64]()
        for seat in range(table.seats):
            offset = (seat - first + table.seats) % table.seats
            turns = (done - offset + table.seats - 1) // table.seats if done > offset else 0
            self._turns.append(int(turns))
            last = append(last, offset + (turns - 1) * table.seats)
        self._offers = []
        for seat in range(table.seats):
            offers = vec[i64]()
            for other in range(table.seats):
                pile = table.places[other].discards
                # What was discarded since lies above what lay open then.
                covered = other == seat or (last[other] > last[seat] and self._turns[other] > 0)
                at: i64 = len(pile) - (2 if covered else 1)
                if at >= 0:
                    offers = append(offers, pile[at])
            self._offers.append(offers)

    # --- walking ---

    def _walk(self, table: State, scratch: State, steps: i64) -> None:
        chance = self._chance
        others: i64 = len(self._guessed)
        for seat in self._guessed:
            for _ in range(steps):
                if len(self._pile) > 0 and (others < 2 or chance.below(4) > 0):
                    self._try_pile(table, scratch, seat)
                elif others > 1:
                    self._try_seat(table, scratch, seat, self._guessed[chance.below(others)])

    def _try_pile(self, table: State, scratch: State, seat: i64) -> None:
        chance = self._chance
        hidden = self._hidden[seat]
        at = chance.below(len(hidden))
        other = chance.below(len(self._pile))
        mine = hidden[at]
        theirs = self._pile[other]
        if mine == theirs:
            return
        hidden[at] = theirs
        likely = self._likelihood(table, scratch, seat, hidden)
        if self._stands(likely, self._likely[seat]):
            self._pile[other] = mine
            self._likely[seat] = likely
        else:
            hidden[at] = mine

    def _try_seat(self, table: State, scratch: State, seat: i64, rival: i64) -> None:
        if seat == rival:
            return
        chance = self._chance
        hidden = self._hidden[seat]
        others = self._hidden[rival]
        at = chance.below(len(hidden))
        other = chance.below(len(others))
        mine = hidden[at]
        theirs = others[other]
        if mine == theirs:
            return
        hidden[at] = theirs
        others[other] = mine
        likely = self._likelihood(table, scratch, seat, hidden)
        rivals = self._likelihood(table, scratch, rival, others)
        if self._stands(likely * rivals, self._likely[seat] * self._likely[rival]):
            self._likely[seat] = likely
            self._likely[rival] = rivals
        else:
            hidden[at] = mine
            others[other] = theirs

    def _stands(self, likely: float, before: float) -> bool:
        return likely >= before or float(self._chance.below(_MILLION)) < likely / before * _MILLION

    # --- how well a hand explains what its seat did ---

    def _likelihood(self, table: State, scratch: State, seat: i64, hidden: vec[i64]) -> float:
        place = table.places[seat]
        if place.laid:
            return self._of_the_rest(table, hidden)
        hand = _hand_of(place, hidden)
        level = table.level_of(seat)
        turns: i64 = self._turns[seat]
        if turns <= 0:
            return 1.0
        needs = self._judge.needs
        distance = needs.look(hand, level, table.top)
        likely = 1.0
        for _ in range(distance):
            likely *= self.closer
        if distance == 0 and holds_enough(table, seat, len(hand)) and not self._may_wait:
            likely *= self.overlooked
        before: i64 = -1
        for index in range(len(hand)):
            card = hand[index]
            taken = is_number(card) and card != before and card in place.known
            if taken and needs.look(hand, level, table.top, index) <= distance:
                likely *= self.idle
            before = card
        return likely * self._of_discards(table, scratch, seat, hand, turns)

    def _of_the_rest(self, table: State, hidden: vec[i64]) -> float:
        likely = 1.0
        for card in hidden:
            if is_number(card) and fits_table(table, card):
                likely *= self.held
        return likely

    def _of_discards(self, table: State, scratch: State, seat: i64, hand: vec[i64], turns: i64) -> float:
        """Go back turn by turn: take the discard back, and put any one card back to where it came from."""
        pile = table.places[seat].discards
        place = scratch.places[seat]
        scratch.to_act = seat
        likely = 1.0
        height: i64 = len(pile)
        back: i64 = 0
        then = hand[:]
        while back < self.memory and back < turns and height > 0:
            height -= 1
            discarded = pile[height]
            then = with_card(then, discarded)
            place.discards = pile[:height]
            place.hand = then
            if is_meldable(discarded):
                likely *= self._would_discard(scratch, then, discarded, back)
            then = _less_one(then, self._chance.below(len(then)))
            if back == 0:
                likely *= self._would_leave(table, seat, then)
            back += 1
        return likely

    def _would_discard(self, scratch: State, hand: vec[i64], discarded: i64, back: i64) -> float:
        """How likely a seat with `hand` was to discard the card `discarded`, `back` turns ago."""
        best = -1e9
        mine = -1e9
        for worth, card in self._judge.rank(scratch, hand):
            if worth > best:
                best = worth
            if card == discarded:
                mine = worth
        floor = self.careless if back == 0 else self.forgotten
        gap = best - mine
        return floor if gap > 100.0 else floor + (1.0 - floor) * math.exp(-gap / self.doubt)

    def _would_leave(self, table: State, seat: i64, hand: vec[i64]) -> float:
        """How likely a seat with `hand` was to take none of the cards that lay open."""
        needs = self._judge.needs
        level = table.level_of(seat)
        distance = needs.look(hand, level, table.top)
        likely = 1.0
        for card in self._offers[seat]:
            if is_meldable(card) and needs.look(append(hand[:], card), level, table.top) < distance:
                likely *= self.declined
        return likely


def _hand_of(place: Place, hidden: vec[i64]) -> vec[i64]:
    """The known and the hidden cards of a hand, sorted."""
    hand = place.known[:]
    for card in hidden:
        hand = with_card(hand, card)
    return hand


def _less_one(hand: vec[i64], index: i64) -> vec[i64]:
    return remove(hand[:], hand[index])
