"""A good family player: counts what is missing and what would help, and watches what the others need."""

from typing import Final

from librt.vecs import remove, vec
from mypy_extensions import i64

from level8.bots.laying import fits_table, lay_off_of, left_after
from level8.bots.policy import Policy, Weighed, ranked_behind, with_one
from level8.bots.table_sense import Danger, Unseen
from level8.game.actions import (
    DRAW_PILE,
    Action,
    Carry,
    Discard,
    Draw,
    Keep,
    LayDown,
    Show,
    Skip,
    Swap,
    Take,
    TakeShown,
)
from level8.game.cards import (
    KEEP,
    SKIP,
    SWAP,
    TAKE,
    colour_of,
    is_joker,
    is_meldable,
    is_number,
    number_of,
)
from level8.game.legality import may_draw, may_lay_off, may_skip, most_swapped, to_show
from level8.game.place import Place
from level8.game.state import DRAW, PLAY, SHOW, TAKING, State

_LACKED: Final = 1000.0  # that the hand lacks one card less outweighs anything else
_NOTHING: Final = -1000.0  # less than any draw is worth
_WILD: Final = 500.0
_COMPANY: Final = 0.75
_LOOKS: Final = 16  # ways to lay down that are compared


class SteadyBot(Policy):
    """Distance first, then the number of helpful cards, then what others could do with a discard."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.unseen: Final = Unseen()
        self.danger: Final = Danger()
        self.patience: i64 = 2  # how many turns of each seat it may hold its level back in a round

    def act(self, state: State) -> Action:
        if state.step is DRAW:
            return self._draw(state)
        if state.step is PLAY:
            return self._play(state)
        place = state.places[state.to_act]
        if state.step is SHOW:
            return self._show(state, place)
        if state.step is TAKING:
            return self._take_shown(state)
        return self._carry(state, place)

    def weigh(self, state: State) -> list[Weighed]:
        """Its own action, then everything else it could draw, discard or skip, by its own scores."""
        chosen = self.act(state)
        others: list[Weighed] = []
        if state.step is DRAW:
            others = self._weigh_draws(state)
        elif state.step is PLAY:
            others = self._weigh_ends(state)
        worth = 1.0 if len(others) == 0 else others[0].worth
        scored = False
        for one in others:
            worth = one.worth if one.worth > worth else worth
            scored = scored or one.action == chosen
        return ranked_behind(chosen, worth if scored else worth + 1.0, others)

    def _weigh_draws(self, state: State) -> list[Weighed]:
        """Every draw with what it is worth."""
        distance = self._look(state, state.places[state.to_act].hand)
        draws: list[Weighed] = []
        if may_draw(state, DRAW_PILE):
            draws.append(Weighed(Draw(), 0.0))
        for seat in range(state.seats):
            if may_draw(state, seat):
                draws.append(Weighed(Draw(seat), self._worth_of_top(state, distance, seat)))
        return draws

    def _weigh_ends(self, state: State) -> list[Weighed]:
        """Every discard by its rank, and every skip by how much it would help."""
        hand = state.places[state.to_act].hand
        ends = [Weighed(Discard(card), worth) for worth, card in self.rank(state, hand)]
        if SKIP in hand:
            for seat in range(state.seats):
                if may_skip(state, seat):
                    ends.append(Weighed(Skip(seat), self.danger.threat(state, seat)))
        return ends

    # --- drawing ---

    def _draw(self, state: State) -> Action:
        """The first of `_weigh_draws` with the highest worth; without its list, playouts are quicker."""
        best: i64 = DRAW_PILE
        best_worth = 0.0 if may_draw(state, DRAW_PILE) else _NOTHING
        distance = self._look(state, state.places[state.to_act].hand)
        for seat in range(state.seats):
            if may_draw(state, seat):
                worth = self._worth_of_top(state, distance, seat)
                if worth > best_worth:
                    best_worth = worth
                    best = seat
        return Draw(best)

    def _worth_of_top(self, state: State, distance: i64, seat: i64) -> float:
        """What the top card of a discard pile is worth to a hand that lacks `distance` cards."""
        pile = state.places[seat].discards
        return self._worth_of(state, state.places[state.to_act], distance, pile[len(pile) - 1])

    def _worth_of(self, state: State, place: Place, distance: i64, card: i64) -> float:
        """What an open card is worth, 0 being the unknown top of the draw pile."""
        if not is_meldable(card):
            return -1.0
        if place.laid:
            if not fits_table(state, card):
                return -1.0
            return 1.0 if is_number(card) else 2.0
        nearer = distance - self._look(state, with_one(place.hand, card))
        if nearer <= 0:
            return -1.0
        self.unseen.count(state)
        return 1.0 + self.unseen.helpful(self.needs) / 100.0

    def _look(self, state: State, hand: vec[i64], less: i64 = -1) -> i64:
        return self.needs.look(hand, state.level_of(state.to_act), state.top, less)

    # --- playing ---

    def _play(self, state: State) -> Action:
        place = state.places[state.to_act]
        laid = self.lay_down(state, _LOOKS)
        if laid is not None and not self._waits(state, place, laid):
            return laid
        if may_lay_off(state):
            off = self._lay_off(state, place)
            if off is not None:
                return off
        return self._end_turn(state, place)

    def _waits(self, state: State, place: Place, laid: LayDown) -> bool:
        """Hold the level back for a turn or two if nobody has laid yet and some of the hand would be left.

        The others then find nothing to lay off onto, and none of them is near going out. To wait longer, or
        when somebody has laid, loses more than it wins, and most of all where everybody waits.
        """
        if state.turn > self.patience * state.seats or state.at_last_level(state.to_act):
            return False
        for other in state.places:
            if other.laid:
                return False
        return left_after(state, laid, place.hand) > 1

    def _lay_off(self, state: State, place: Place) -> Action | None:
        """Number cards whenever they fit; jokers only to go out, for they will fit later too."""
        wild: i64 = 0
        for card in place.hand:
            if is_number(card):
                off = lay_off_of(state, card)
                if off is not None:
                    return off
            elif is_joker(card):
                wild += 1
        if wild > 0 and len(place.hand) - wild <= 1:
            for card in place.hand:
                if is_joker(card):
                    off = lay_off_of(state, card)
                    if off is not None:
                        return off
        return None

    def _end_turn(self, state: State, place: Place) -> Action:
        """Play a special card where it can help, otherwise discard what is least worth keeping."""
        hand = place.hand
        if len(hand) == 1:
            return Discard(hand[0])
        if SKIP in hand:
            target = self.danger.leader(state)
            if target >= 0:
                return Skip(target)
        if not place.laid:
            if SWAP in hand:
                return self._swap(state, hand)
            if TAKE in hand:
                return Take()
            if KEEP in hand:
                return Keep()
        return Discard(self._least_wanted(state, hand))

    def _least_wanted(self, state: State, hand: vec[i64]) -> i64:
        """The first card of `rank` with the highest worth; without its list, playouts are quicker."""
        self.unseen.count(state)
        best = self._rid(state, hand, 0)
        chosen = hand[0]
        for index in range(1, len(hand)):
            if hand[index] != hand[index - 1]:
                worth = self._rid(state, hand, index)
                if worth > best:
                    best = worth
                    chosen = hand[index]
        return chosen

    def rank(self, state: State, hand: vec[i64]) -> list[tuple[float, int]]:
        """Every different card of the hand with how good it is to be rid of it."""
        self.unseen.count(state)
        ranked: list[tuple[float, int]] = []
        for index in range(len(hand)):
            if index == 0 or hand[index] != hand[index - 1]:
                ranked.append((self._rid(state, hand, index), int(hand[index])))
        return ranked

    def _rid(self, state: State, hand: vec[i64], index: i64) -> float:
        """How good it is to be rid of a card of the hand; `unseen` must be counted."""
        card = hand[index]
        if state.places[state.to_act].laid:
            return self._rid_when_laid(state, card)
        left = self._look(state, hand, index)
        worth = -_LACKED * float(left)
        if left > 0:
            worth += self.unseen.helpful(self.needs)
        if is_joker(card):
            worth -= _WILD
        if is_number(card):
            worth -= _COMPANY * self._company(state, hand, index)
        return worth - self.danger.of(state, card)

    def _company(self, state: State, hand: vec[i64], index: i64) -> float:
        """How much a card belongs with the others: what the level does not use may be laid off later."""
        card = hand[index]
        number = number_of(card)
        level = state.level_of(state.to_act)
        company = 0.0
        for at in range(len(hand)):
            other = hand[at]
            if at != index and is_number(other):
                apart = number_of(other) - number
                if level.has_sets and apart == 0:
                    company += 1.0
                if level.has_runs and (apart == 1 or apart == -1):
                    company += 1.0
                if level.has_groups and colour_of(other) == colour_of(card):
                    company += 0.5
        return company

    def _rid_when_laid(self, state: State, card: i64) -> float:
        """Keep what may come to fit; of the rest, what helps nobody."""
        if is_joker(card):
            return -_WILD
        return -self.danger.of(state, card) - self.danger.hope(state, card)

    def _swap(self, state: State, hand: vec[i64]) -> Action:
        """Swap away, least useful last so that it lies on top, what the level does not need."""
        rest = remove(hand[:], SWAP)
        distance = self._look(state, rest)
        out: list[int] = []
        while len(out) < most_swapped(state):
            ranked = self.rank(state, rest)
            ranked.sort()
            card = ranked[-1][1]
            fewer = remove(rest[:], card)
            if self._look(state, fewer) > distance:
                break
            rest = fewer
            out.append(card)
        out.reverse()
        return Swap(tuple(out))

    # --- answering ---

    def _show(self, state: State, place: Place) -> Action:
        """Show the least wanted cards; each copy is one card (M1)."""
        ranked = self.rank(state, place.hand)
        ranked.sort(reverse=True)
        shown: list[int] = []
        for _, card in ranked:
            for held in place.hand:
                if held == card and len(shown) < to_show(state):
                    shown.append(card)
        return Show(tuple(shown))

    def _take_shown(self, state: State) -> Action:
        place = state.places[state.to_act]
        if place.laid:
            return TakeShown()
        distance = self._look(state, place.hand)
        best: Action = TakeShown()
        best_worth = 0.0
        for seat in range(state.seats):
            for card in state.places[seat].shown:
                worth = self._worth_of(state, place, distance, card)
                if worth > best_worth:
                    best_worth = worth
                    best = TakeShown(seat, card)
        return best

    def _carry(self, state: State, place: Place) -> Action:
        """Keep, as far as allowed, the cards without which the level is farther away."""
        kept = place.hand[:]
        allowed = state.allowance(state.to_act)
        distance = self._look(state, kept)
        while len(kept) > 0:
            ranked = self.rank(state, kept)
            ranked.sort()
            card = ranked[-1][1]
            fewer = remove(kept[:], card)
            if len(kept) <= allowed and self._look(state, fewer) > distance:
                break
            kept = fewer
            distance = self._look(state, kept)
        return Carry(tuple(kept))
