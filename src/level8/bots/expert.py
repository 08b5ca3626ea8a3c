"""A player that searches: guesses the hidden cards many times, and plays every choice out as steady would.

All choices are tried on the same guessed deals, and what counts is by how much each does better than steady's
own choice: a difference that chance may have made is not believed.
"""

import math
import time
from typing import Final

from mypy_extensions import i64

from level8.bots.guessing import Guess
from level8.bots.policy import Policy, Weighed, ranked_behind
from level8.bots.prospects import Prospects
from level8.bots.steady import SteadyBot
from level8.game.actions import DRAW_PILE, Action, Discard, Draw, LayDown, LayOff, Skip
from level8.game.cards import SKIP
from level8.game.game import Game
from level8.game.legality import may_draw, may_skip
from level8.game.shuffle import FastChance
from level8.game.state import DRAW, OVER, PLAY, State
from level8.game.view import redacted

PLAYOUTS: Final = 900  # a decision, where nothing else is asked for: about 0.2 s in compiled code
_MOST_ACTIONS: Final = 400  # of one playout; a round is much shorter
_WARMING: Final = 100  # changes that a guess tries per seat before its first deal
_BATCH: Final = 12  # deals between two looks at what is still worth comparing


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
            self.playouts = 1  # no time is no limit to look at: the least there is
        self.played: i64 = 0  # playouts of the last search
        self.choices: i64 = 6  # that are compared at most
        self.believing = 1.0  # standard errors that another choice must be better by
        self.dropping = 2.0  # and those by which it may be worse and still be tried
        self.guess: Final = Guess()
        self._seed: Final[i64] = seed & 0x3FFF_FFFF
        self._steady: Final = SteadyBot(0)
        self._prospects: Final = Prospects()

    def act(self, state: State) -> Action:
        chosen = self._steady.act(state)
        choices = self._choices(state, chosen)
        return chosen if len(choices) == 1 else self._compare(state, choices)[0].action

    def weigh(self, state: State) -> list[Weighed]:
        """Each choice with its chance to win, by cautious estimate; without a search, as steady weighs it."""
        choices = self._choices(state, self._steady.act(state))
        return self._steady.weigh(state) if len(choices) == 1 else self._compare(state, choices)

    # --- what there is to choose ---

    def _choices(self, state: State, chosen: Action) -> list[Action]:
        """Steady's own choice first, then what else is worth a thought."""
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
        seat = state.to_act
        start = time.perf_counter() if self.seconds > 0.0 else 0.0
        warming: i64 = self.playouts // 10
        self.guess.warming = warming if warming < _WARMING else _WARMING
        self.guess.begin(redacted(state, seat), seat, self._chance_for(state))
        count = len(choices)
        total = [0.0] * count  # of the first choice what it is worth, of the others what they are worth more
        squares = [0.0] * count
        tried = [0] * count
        open_choices = list(range(1, count))
        self.played = 0
        while len(open_choices) > 0 and self.played < self.playouts:
            for _ in range(_BATCH):
                deal = self.guess.deal()
                base = self._play_out(deal, choices[0], seat)
                total[0] += base
                tried[0] += 1
                for at in open_choices:
                    more = self._play_out(deal, choices[at], seat) - base
                    total[at] += more
                    squares[at] += more * more
                    tried[at] += 1
                self.played += 1 + len(open_choices)
                if self.played >= self.playouts:
                    break
            open_choices = self._still_open(open_choices, total, squares, tried)
            if self.seconds > 0.0 and time.perf_counter() - start > self.seconds:
                break
        return self._judged(choices, total, squares, tried)

    def _chance_for(self, state: State) -> FastChance:
        """The same for the same seed at the same point of a game, whatever was asked before."""
        point = (state.round * 512 + state.turn) * 8 + int(state.step)
        return FastChance(self._seed | ((point & 0x3FFF_FFFF) << 32))

    def _still_open(
        self, choices: list[int], total: list[float], squares: list[float], tried: list[int]
    ) -> list[int]:
        """Without those that are most likely worse than the best so far."""
        best = 0.0
        for at in choices:
            mean = total[at] / float(tried[at])
            best = mean if mean > best else best
        left: list[int] = []
        for at in choices:
            mean = total[at] / float(tried[at])
            if mean + self.dropping * _error(total[at], squares[at], tried[at]) >= best:
                left.append(at)
        return left

    def _judged(
        self, choices: list[Action], total: list[float], squares: list[float], tried: list[int]
    ) -> list[Weighed]:
        base = total[0] / float(tried[0])
        weighed = [Weighed(choices[0], base)]
        for at in range(1, len(choices)):
            gain = total[at] / float(tried[at]) - self.believing * _error(total[at], squares[at], tried[at])
            weighed.append(Weighed(choices[at], base + gain))
        best = weighed[0]
        for one in weighed:
            if one.worth > best.worth:
                best = one
        return ranked_behind(best.action, best.worth, weighed)

    def _play_out(self, deal: Game, choice: Action, seat: i64) -> float:
        """The chance to win as it looks at the end of the round, when all go on like steady."""
        game = deal.copy()
        _do(game, choice)
        number = game.round
        played: i64 = 0
        while game.step is not OVER and game.round == number and played < _MOST_ACTIONS:
            _do(game, self._steady.act(game))
            played += 1
        if game.step is OVER:
            return 1.0 if game.winner == seat else 0.0
        return self._prospects.of(game, seat)


def _error(total: float, squares: float, tried: int) -> float:
    """The standard error of a mean."""
    count = float(tried)
    mean = total / count
    spread = squares / count - mean * mean
    return math.sqrt(spread / count) if spread > 0.0 else 0.0


def _do(game: Game, action: Action) -> None:
    """Play an action that is known to be legal: steady's own, and those that were compared."""
    if isinstance(action, Draw):
        game.draw_from(action.pile)
    elif isinstance(action, Discard):
        game.put_out(action.card)
        game.end_turn()
    elif isinstance(action, LayOff):
        game.lay_off(action.card, action.seat, action.meld, action.at)
    elif isinstance(action, LayDown):
        game.lay_down(list(action.melds))
    elif isinstance(action, Skip):
        game.play_skip(action.seat)
    else:
        game.play(action)
