"""A player that searches: guesses the hidden cards many times, and plays every choice out as steady would.

All choices are tried on the same guessed deals. It deviates from steady's own choice only if another one does
better by more than chance explains.
"""

from typing import Final

from mypy_extensions import i64

from level8.bots.comparing import Compared, Comparing
from level8.bots.policy import Policy, Weighed, ranked_behind
from level8.bots.steady import SteadyBot
from level8.game.actions import DRAW_PILE, Action, Discard, Draw, LayDown, Skip
from level8.game.cards import SKIP
from level8.game.legality import may_draw, may_skip
from level8.game.shuffle import FastChance
from level8.game.state import DRAW, PLAY, State

PLAYOUTS: Final = 900  # for a decision, unless `think` says otherwise; about 0.2 s in compiled code


class ExpertBot(Policy):
    """Steady with a search on top; `think` is how many playouts a decision may take, or how many seconds."""

    def __init__(self, seed: int = 0, think: int | float = PLAYOUTS) -> None:
        super().__init__(seed)
        self.playouts: i64 = 1_000_000_000
        self.seconds = 0.0
        if isinstance(think, int):
            self.playouts = max(1, think)
        elif think > 0.0:
            self.seconds = think
        else:
            self.playouts = 1  # no time at all: the shortest search there is
        self.played: i64 = 0  # playouts of the last search
        self.choices: i64 = 6  # the most choices that are compared
        self.believing = 1.0  # by how many standard errors another choice must be better than steady's
        self.dropping = 2.0  # by how many it may be worse than the best one and still be tried
        self._comparing: Final = Comparing()
        self._seed: Final[i64] = seed & 0x3FFF_FFFF
        self._steady: Final = SteadyBot(0)

    def act(self, state: State) -> Action:
        chosen = self._steady.act(state)
        choices = self.choices_at(state, chosen)
        return chosen if len(choices) == 1 else self._compare(state, choices)[0].action

    def weigh(self, state: State) -> list[Weighed]:
        """Each choice with its chance to win, by cautious estimate; without a search, as steady weighs it."""
        choices = self.choices_at(state, self._steady.act(state))
        return self._steady.weigh(state) if len(choices) == 1 else self._compare(state, choices)

    # --- what there is to choose ---

    def choices_at(self, state: State, chosen: Action) -> list[Action]:
        """The choice of steady first, then what else is worth a thought."""
        choices = [chosen]
        if state.step is DRAW:
            self._add_draws(state, choices)
        elif state.step is PLAY:
            place = state.places[state.to_act]
            if len(place.hand) == 1:
                return choices
            if isinstance(chosen, (Discard, Skip)):
                self._add_ends(state, choices, self.choices)
            elif isinstance(chosen, LayDown) and not state.at_last_level(state.to_act):
                self._add_ends(state, choices, 3)
        return choices

    def _add_draws(self, state: State, choices: list[Action]) -> None:
        for pile in range(DRAW_PILE, state.seats):
            if may_draw(state, pile) and Draw(pile) not in choices:
                choices.append(Draw(pile))

    def _add_ends(self, state: State, choices: list[Action], most: i64) -> None:
        """Skips, and the discards that steady ranks highest."""
        hand = state.places[state.to_act].hand
        if SKIP in hand:
            for seat in range(state.seats):
                if may_skip(state, seat) and Skip(seat) not in choices:
                    choices.append(Skip(seat))
        ranked = self._steady.rank(state, hand)
        ranked.sort(reverse=True)
        for _, card in ranked:
            if len(choices) >= most:
                return
            if Discard(card) not in choices:
                choices.append(Discard(card))

    # --- comparing ---

    def _compare(self, state: State, choices: list[Action]) -> list[Weighed]:
        comparing = self._comparing
        compared = comparing.compare(
            state, choices, int(self.playouts), self._chance_for(state), self.dropping, self.seconds
        )
        self.played = comparing.played
        return self._judged(compared, comparing.first)

    def _chance_for(self, state: State) -> FastChance:
        """The same for the same seed at the same point of a game, whatever was asked before."""
        point = (state.round * 512 + state.turn) * 8 + int(state.step)
        return FastChance(self._seed | ((point & 0x3FFF_FFFF) << 32))

    def _judged(self, compared: list[Compared], base: float) -> list[Weighed]:
        weighed = [Weighed(compared[0].action, base)]
        for at in range(1, len(compared)):
            gain = compared[at].gain - self.believing * compared[at].error
            weighed.append(Weighed(compared[at].action, base + gain))
        best = weighed[0]
        for one in weighed:
            if one.worth > best.worth:
                best = one
        return ranked_behind(best.action, best.worth, weighed)
