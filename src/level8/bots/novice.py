"""A child after one explanation: takes what fits, lays down at once, throws what looks useless."""

from librt.vecs import remove, vec
from mypy_extensions import i64

from level8.bots.policy import Policy, fits_table, lay_off_of, with_one
from level8.game.actions import (
    DRAW_PILE,
    Action,
    Carry,
    Discard,
    Draw,
    Keep,
    Show,
    Skip,
    Swap,
    Take,
    TakeShown,
)
from level8.game.cards import JOKER, KEEP, SKIP, SWAP, TAKE, number_of
from level8.game.legality import SHOWN, SWAPPED
from level8.game.place import Place
from level8.game.state import DRAW, PLAY, SHOW, State
from level8.game.state import TAKE as TAKING


class NoviceBot(Policy):
    """Looks at its own hand and at what lies open, one card ahead."""

    def act(self, state: State) -> Action:
        if state.stage == DRAW:
            return self._draw(state)
        if state.stage == PLAY:
            return self._play(state)
        place = state.places[state.to_act]
        if state.stage == SHOW:
            return Show(tuple(self._worst_first(state, place)[:SHOWN]))
        if state.stage == TAKING:
            return self._take_shown(state)
        best = self._worst_first(state, place)
        best.reverse()
        return Carry(tuple(sorted(best[: state.allowance(state.to_act)])))

    def _draw(self, state: State) -> Action:
        fallback: i64 = DRAW_PILE
        for seat in range(state.seats):
            pile = state.places[seat].discards
            if len(pile) > 0:
                if self._fits(state, pile[len(pile) - 1]):
                    return Draw(seat)
                fallback = seat
        return Draw() if len(state.pile) > 0 else Draw(fallback)

    def _fits(self, state: State, card: i64) -> bool:
        """Whether a card obviously helps: nearer to the level, or to be laid off."""
        if card >= SKIP:
            return False
        place = state.places[state.to_act]
        if place.laid:
            return fits_table(state, card)
        return self._distance(state, with_one(place.hand, card)) < self._distance(state, place.hand)

    def _distance(self, state: State, hand: vec[i64], less: i64 = -1) -> i64:
        return self.outlook.look(hand, state.level_of(state.to_act), state.top, less)

    def _play(self, state: State) -> Action:
        place = state.places[state.to_act]
        laid = self.lay_down(state, 1)
        if laid is not None:
            return laid
        if place.laid and len(place.hand) > 1:
            for card in place.hand:
                off = lay_off_of(state, card)
                if off is not None:
                    return off
        return self._end_turn(state, place)

    def _end_turn(self, state: State, place: Place) -> Action:
        """Play a special card where it can help, otherwise throw the most useless card."""
        hand = place.hand
        if SKIP in hand:
            target = self._someone_else(state)
            if target >= 0:
                return Skip(target)
        if TAKE in hand:
            return Take()
        if not place.laid:
            if SWAP in hand:
                return Swap(tuple(self._useless(state, remove(hand[:], SWAP))[:SWAPPED]))
            if KEEP in hand:
                return Keep()
        return Discard(self._worst_first(state, place)[0])

    def _someone_else(self, state: State) -> i64:
        """Whom to skip: the first on the left who can be; a child does not look farther."""
        seat = state.next_seat(state.to_act)
        while seat != state.to_act and state.places[seat].skipped:
            seat = state.next_seat(seat)
        return -1 if seat == state.to_act else seat

    def _useless(self, state: State, hand: vec[i64]) -> list[int]:
        """Cards that can all be put out together without getting farther from the level."""
        out: list[int] = []
        rest = hand[:]
        before = self._distance(state, rest)
        for card in self._by_look(hand):
            if not JOKER <= card < SKIP:
                fewer = remove(rest[:], card)
                if self._distance(state, fewer) == before:
                    rest = fewer
                    out.append(card)
        return out

    def _worst_first(self, state: State, place: Place) -> list[int]:
        hand = place.hand
        if place.laid:
            return self._by_look(hand)
        useless = self._useless(state, hand)
        rest = hand[:]
        for card in useless:
            rest = remove(rest, card)
        return useless + self._by_look(rest)

    def _by_look(self, hand: vec[i64]) -> list[int]:
        """From what looks worst to what looks best: high numbers first, jokers last."""
        looks: list[tuple[int, int]] = []
        for card in hand:
            rank = 2000 if JOKER <= card < SKIP else 1000 if card < JOKER else 0
            tie = self.chance.below(8)
            looks.append((int(rank - number_of(card) * 10 + tie), int(card)))
        looks.sort()
        return [card for _, card in looks]

    def _take_shown(self, state: State) -> Action:
        for seat in range(state.seats):
            for card in state.places[seat].shown:
                if self._fits(state, card):
                    return TakeShown(seat, card)
        return TakeShown()
