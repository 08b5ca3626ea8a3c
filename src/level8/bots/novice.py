"""A child after one explanation: takes what clearly fits, lays down at once, discards what looks useless."""

from typing import Final

from librt.vecs import remove, vec
from mypy_extensions import i64

from level8.bots.laying import fits_table, lay_off_of
from level8.bots.policy import Policy, Weighed, ranked_behind, with_one
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
from level8.game.levels import COLOUR, RUN, Level
from level8.game.place import Place
from level8.game.state import DRAW, PLAY, SHOW, TAKING, State

_TWIN: Final = 2  # what a card looks worth beside one of its number, where sets are asked for
_NEIGHBOUR: Final = 2  # beside the next number, where runs are
_NEAR: Final = 1  # with one number missing between
_COLOURED: Final = 1  # beside one of its colour, where a group is


class NoviceBot(Policy):
    """Looks at its level card, at its own hand and at what lies open, and counts nothing."""

    def act(self, state: State) -> Action:
        if state.step is DRAW:
            return self._draw(state)
        if state.step is PLAY:
            return self._play(state)
        place = state.places[state.to_act]
        if state.step is SHOW:
            return Show(tuple(self._worst_first(state, place.hand)[: to_show(state)]))
        if state.step is TAKING:
            return self._take_shown(state)
        best = self._worst_first(state, place.hand)
        best.reverse()
        return Carry(tuple(sorted(best[: state.allowance(state.to_act)])))

    def weigh(self, state: State) -> list[Weighed]:
        """Its own action, then every other card that it could draw or discard, by how the cards look."""
        chosen = self.act(state)
        others: list[Weighed] = []
        if state.step is DRAW:
            for seat in range(state.seats):
                if may_draw(state, seat):
                    pile = state.places[seat].discards
                    fits = seat != state.to_act and self._fits(state, pile[len(pile) - 1])
                    others.append(Weighed(Draw(seat), 0.0 if fits else -2.0))
            if may_draw(state, DRAW_PILE):
                others.append(Weighed(Draw(), -1.0))
        elif state.step is PLAY:
            hand = state.places[state.to_act].hand
            for card in hand:
                others.append(Weighed(Discard(card), -2.0 - float(self._looks(state, hand, card))))
        return ranked_behind(chosen, 1.0, others)

    # --- what looks good ---

    def _fits(self, state: State, card: i64) -> bool:
        """Whether a card obviously fits: the level asks for it beside the cards in the hand."""
        if not is_meldable(card):
            return False
        place = state.places[state.to_act]
        if place.laid:
            return fits_table(state, card)
        return is_joker(card) or (
            self._joins(state, place, card) and self._is_better(state, place.hand, card)
        )

    def _is_better(self, state: State, hand: vec[i64], card: i64) -> bool:
        """Whether a card looks better than one of `hand`, which could be discarded instead."""
        more = with_one(hand, card)
        looks = self._looks(state, more, card)
        for other in hand:
            if self._looks(state, more, other) < looks:
                return True
        return False

    def _joins(self, state: State, place: Place, card: i64) -> bool:
        """Whether it is one of a number, beside a number or of a colour that the level collects."""
        level = state.level_of(state.to_act)
        number = number_of(card)
        below = False
        above = False
        twins: i64 = 0
        alike: i64 = 0
        for other in place.hand:
            if is_number(other):
                apart = number_of(other) - number
                twins += 1 if apart == 0 else 0
                below = below or apart == -1
                above = above or apart == 1
                alike += 1 if colour_of(other) == colour_of(card) else 0
        for part in level.parts:
            if part.kind == RUN:
                if twins == 0 and (below or above):
                    return True
            elif part.kind == COLOUR:
                if 2 <= alike < part.size:
                    return True
            elif 0 < twins < part.size:
                return True
        return False

    def _looks(self, state: State, hand: vec[i64], card: i64) -> i64:
        """How well a card goes with the others of a hand, by what the level card shows."""
        if not is_meldable(card):
            return -1
        if is_joker(card):
            return 1000
        if state.places[state.to_act].laid:
            return 0
        level = state.level_of(state.to_act)
        number = number_of(card)
        beside = vec[i64]([0] * 5)  # how many cards of each number, from two lower to two higher
        alike: i64 = -1
        for other in hand:
            if is_number(other):
                apart = number_of(other) - number
                if -2 <= apart <= 2:
                    beside[apart + 2] += 1
                alike += 1 if colour_of(other) == colour_of(card) else 0
        return _goes_with(level, beside, alike)

    def _worst_first(self, state: State, hand: vec[i64]) -> list[int]:
        """From what looks worst to what looks best; of cards that look alike, high numbers first."""
        looks: list[tuple[int, int]] = []
        for card in hand:
            rank = self._looks(state, hand, card) * 1000 - number_of(card) * 10 + self.chance.below(8)
            looks.append((int(rank), int(card)))
        looks.sort()
        return [card for _, card in looks]

    # --- what it does ---

    def _draw(self, state: State) -> Action:
        fallback: i64 = DRAW_PILE
        for seat in range(state.seats):
            if may_draw(state, seat):
                pile = state.places[seat].discards
                # It does not want back what it has discarded itself.
                if seat != state.to_act and self._fits(state, pile[len(pile) - 1]):
                    return Draw(seat)
                fallback = seat
        return Draw() if may_draw(state, DRAW_PILE) else Draw(fallback)

    def _play(self, state: State) -> Action:
        place = state.places[state.to_act]
        laid = self.lay_down(state, 1)
        if laid is not None:
            return laid
        if may_lay_off(state):
            for card in place.hand:
                off = lay_off_of(state, card)
                if off is not None:
                    return off
        return self._end_turn(state, place)

    def _end_turn(self, state: State, place: Place) -> Action:
        """Play a special card where it can help, otherwise discard the card that looks worst."""
        hand = place.hand
        if SKIP in hand:
            target = self._someone_else(state)
            if target >= 0:
                return Skip(target)
        if TAKE in hand:
            return Take()
        if not place.laid:
            if SWAP in hand:
                rest = remove(hand[:], SWAP)
                useless = [
                    card for card in self._worst_first(state, rest) if self._looks(state, rest, card) < 2
                ]
                return Swap(tuple(useless[: most_swapped(state)]))
            if KEEP in hand:
                return Keep()
        return Discard(self._worst_first(state, hand)[0])

    def _someone_else(self, state: State) -> i64:
        """Whom to skip: the first on the left who can be; a child does not look farther."""
        seat = state.next_seat(state.to_act)
        while seat != state.to_act:
            if may_skip(state, seat):
                return seat
            seat = state.next_seat(seat)
        return -1

    def _take_shown(self, state: State) -> Action:
        for seat in range(state.seats):
            for card in state.places[seat].shown:
                if self._fits(state, card):
                    return TakeShown(seat, card)
        return TakeShown()


def _goes_with(level: Level, beside: vec[i64], alike: i64) -> i64:
    """What a card looks worth, by the cards of its own and the next numbers and by those of its colour."""
    looks: i64 = 0
    if level.has_sets:
        looks += _TWIN * (beside[2] - 1)
    if level.has_runs and beside[2] == 1:  # a second card of a number adds nothing to a run
        looks += _NEIGHBOUR * ((1 if beside[1] > 0 else 0) + (1 if beside[3] > 0 else 0))
        looks += _NEAR * ((1 if beside[0] > 0 else 0) + (1 if beside[4] > 0 else 0))
    if level.has_groups:
        looks += _COLOURED * alike
    return looks
