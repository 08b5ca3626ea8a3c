"""The table between actions: seats, piles and turns; dealing, the draw pile, the end of a round."""

from enum import IntEnum
from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from level8.game.actions import DRAW_PILE, NOBODY
from level8.game.cards import SKIP
from level8.game.climbing import climbed, wins_by_going_out, wins_by_laying
from level8.game.editions import HAND, Edition
from level8.game.levels import Level
from level8.game.melds import Meld
from level8.game.place import Place, with_card
from level8.game.shuffle import Chance

# Through how many piles that were formed anew in a round a view follows the cards; hardly any round has two.
MOST_FOLLOWED: Final = 8


class Step(IntEnum):
    """What the seat to act is asked for."""

    DRAW = 0
    PLAY = 1
    SHOW = 2
    TAKE = 3
    CARRY = 4
    OVER = 5


# Compiled code finds these at once; a member of Step it would have to look up each time.
DRAW: Final = Step.DRAW
PLAY: Final = Step.PLAY
SHOW: Final = Step.SHOW
TAKING: Final = Step.TAKE
CARRY: Final = Step.CARRY
OVER: Final = Step.OVER


class State:
    """Everything on the table and under it."""

    def __init__(self, edition: Edition, side: i64, seats: i64, chance: Chance) -> None:
        self.edition: Final = edition
        self.side: Final[i64] = side
        self.seats: Final[i64] = seats
        self.ladder: Final = edition.ladder(side)
        self.top: Final[i64] = edition.top
        self.colours: Final[i64] = edition.colours
        self.chance = chance
        self.places: list[Place] = []
        self.pile: vec[i64] = vec[i64]()  # face down, top last
        self.under: vec[i64] = vec[i64]()  # face up under the draw pile (P2)
        self.formed: list[vec[i64]] = []  # what each draw pile was formed of that was formed in this round
        self.dealer: i64 = 0
        self.round: i64 = 0
        self.turn: i64 = 0  # turns begun since the deal, skipped ones included
        self.turn_seat: i64 = 0  # whose turn it is; others may be asked during it
        self.to_act: i64 = 0
        self.step: Step = DRAW  # what the seat to act is asked for
        self.winner: i64 = NOBODY

    def copy_into(self, twin: "State") -> None:
        """Make another state of the same game equal to this one."""
        twin.chance = self.chance.copy()
        twin.places = [place.copy() for place in self.places]
        twin.pile = self.pile[:]
        twin.under = self.under[:]
        twin.formed = self.formed  # shared: never changed in place
        twin.dealer = self.dealer
        twin.round = self.round
        twin.turn = self.turn
        twin.turn_seat = self.turn_seat
        twin.to_act = self.to_act
        twin.step = self.step
        twin.winner = self.winner

    def level_of(self, seat: i64) -> Level:
        """The level that a seat is trying to lay down."""
        return self.ladder.level(self.places[seat].level)

    def allowance(self, seat: i64) -> i64:
        """How many cards a seat may carry into the next round (F4, M3)."""
        place = self.places[seat]
        if place.laid:
            return 0
        allowed = self.ladder.allowance(place.level) + place.keeps * self.edition.keep_cards
        held: i64 = len(place.hand)
        return allowed if allowed < held else held

    def at_last_level(self, seat: i64) -> bool:
        """Whether a seat wins when it lays its level down (W1)."""
        return wins_by_laying(self.places[seat].level, len(self.ladder.levels))

    def can_win_by_going_out(self, seat: i64) -> bool:
        """Whether a seat wins if it lays its level down and goes out in this round (W2)."""
        return wins_by_going_out(self.places[seat].level, True, len(self.ladder.levels))

    def holds_last_card(self) -> bool:
        """Whether the seat to act holds one card: whatever card it is, to play it goes out (F1, K4, M4)."""
        return len(self.places[self.to_act].hand) == 1

    # --- the draw pile ---

    def has_card(self, pile: i64) -> bool:
        """Whether a card lies on the draw pile (DRAW_PILE) or on the discard pile of the seat `pile`."""
        if pile == DRAW_PILE:
            return len(self.pile) > 0
        return len(self.places[pile].discards) > 0

    def draw_card(self, place: Place) -> None:
        """A seat draws the top of the draw pile; a new one is formed where a draw is due from none (P3).

        There is always a card: one is asked for only when the pile is there, or when a take or swap card
        has just been put under it.
        """
        if len(self.pile) == 0:
            self.form_pile()
        self.pile, card = pop(self.pile)
        place.gain(card)
        if len(self.pile) == 0:  # P1: at once, when the last face-down card is drawn
            self.form_pile()

    def form_pile(self) -> None:
        """Shuffle what lies under the top of each discard pile, and the face-up cards, anew (P1, P2)."""
        cards = self.under
        for place in self.places:
            last: i64 = len(place.discards) - 1
            for index in range(last):
                cards = append(cards, place.discards[index])
        if len(cards) == 0:
            return
        for place in self.places:
            if len(place.discards) > 1:
                place.discards = place.discards[len(place.discards) - 1 :]
        self.under = vec[i64]()
        self.pile = vec[i64](sorted(cards))
        forgets = len(self.formed) == MOST_FOLLOWED
        self.formed = [*self.formed[1 if forgets else 0 :], self.pile[:]]
        for place in self.places:
            place.follow(forgets)
        self.chance.shuffle(self.pile)

    # --- single cards ---

    def draw_from(self, pile: i64) -> None:
        """The seat to act draws from the draw pile (DRAW_PILE) or from the discard pile of a seat (T1)."""
        place = self.places[self.to_act]
        if pile == DRAW_PILE:
            self.draw_card(place)
        else:
            other = self.places[pile]
            other.discards, card = pop(other.discards)
            place.gain_openly(card)
        self.step = PLAY

    def put_out(self, card: i64) -> None:
        """The seat to act puts a hand card onto its own discard pile."""
        place = self.places[self.to_act]
        place.lose(card)
        place.discards = append(place.discards, card)

    def lay_down(self, melds: list[Meld]) -> None:
        """The seat to act lays its level; the last level wins at once (T2, W1)."""
        place = self.places[self.to_act]
        for meld in melds:
            for card in meld.cards:
                place.lose(card)
            place.display.append(meld)
        place.laid = True
        if self.at_last_level(self.to_act):
            self.win(self.to_act)

    def lay_off(self, card: i64, seat: i64, index: i64, at: i64) -> None:
        """The seat to act lays a card onto a meld (T3)."""
        self.places[self.to_act].lose(card)
        display = self.places[seat].display
        display[index] = display[index].grown(card, at)

    def play_skip(self, seat: i64) -> None:
        """The seat to act lays a skip card in front of another (K1); the last card does nothing (K4)."""
        place = self.places[self.to_act]
        if self.holds_last_card():
            self.put_out(SKIP)
        else:
            place.lose(SKIP)
            self.places[seat].skipped = True
        self.end_turn()

    # --- turns ---

    def next_seat(self, seat: i64) -> i64:
        """The seat on the left."""
        if seat == self.seats - 1:
            return 0
        return seat + 1

    def begin_turn(self, seat: i64) -> None:
        """Give the turn to a seat, past those skipped (K2); straight to PLAY with nothing to draw (P3)."""
        while True:
            place = self.places[seat]
            self.turn += 1
            if place.skipped:
                place.skipped = False
                self.under = append(self.under, SKIP)
            else:
                if len(self.pile) == 0:
                    self.form_pile()
                self.step = DRAW if self.anything_to_draw() else PLAY
                break
            seat = self.next_seat(seat)
        self.turn_seat = seat
        self.to_act = seat

    def anything_to_draw(self) -> bool:
        for pile in range(DRAW_PILE, self.seats):
            if self.has_card(pile):
                return True
        return False

    def end_turn(self) -> None:
        """Pass the turn on, or end the round if the hand is empty (F1, K4, M4)."""
        if len(self.places[self.turn_seat].hand) == 0:
            self.end_round()
        else:
            self.begin_turn(self.next_seat(self.turn_seat))

    # --- rounds ---

    def end_round(self) -> None:
        """The seat on turn has gone out: levels move (F2), someone may have won (W2)."""
        last: i64 = len(self.ladder.levels)
        for seat in range(self.seats):
            place = self.places[seat]
            out = seat == self.turn_seat
            if out and place.laid and self.can_win_by_going_out(seat):
                self.win(seat)
            place.level = climbed(place.level, place.laid, out, last)
        if self.step is not OVER:
            self.ask_to_carry(self.next_seat(self.dealer))

    def ask_to_carry(self, seat: i64) -> None:
        """Ask the next seat that may keep cards, from the dealer's left; deal when none is left (F4)."""
        first = self.next_seat(self.dealer)
        while True:
            if not self.places[seat].decided and self.allowance(seat) > 0:
                self.step = CARRY
                self.to_act = seat
                return
            seat = self.next_seat(seat)
            if seat == first:
                break
        self.dealer = self.next_seat(self.dealer)
        self.deal()

    def win(self, seat: i64) -> None:
        self.winner = seat
        self.step = OVER
        self.to_act = seat

    def deal(self) -> None:
        """Shuffle, deal up to ten to each seat one at a time, turn up the dealer's first card (S1, S2)."""
        cards = vec[i64](self.edition.deck)
        for place in self.places:
            place.clear()
            for card in place.hand:
                cards = remove(cards, card)
        self.chance.shuffle(cards)
        seat = self.dealer
        dealt = True
        while dealt:
            dealt = False
            for _ in range(self.seats):
                seat = self.next_seat(seat)
                place = self.places[seat]
                if len(place.hand) < HAND and len(cards) > 0:
                    cards, card = pop(cards)
                    place.hand = with_card(place.hand, card)
                    dealt = True
        if len(cards) > 0:
            cards, card = pop(cards)
            self.places[self.dealer].discards = vec[i64]([card])
        self.pile = cards
        self.under = vec[i64]()
        self.formed = []
        self.round += 1
        self.turn = 0
        self.begin_turn(self.next_seat(self.dealer))
