"""How a position goes on: playouts to the end of the round with steady on all seats, and the chances then."""

import math
from typing import Final, final

from mypy_extensions import i64

from level8.bots.prospects import Prospects
from level8.bots.steady import SteadyBot
from level8.game.actions import Action, Discard, Draw, LayDown, LayOff, Skip
from level8.game.game import Game
from level8.game.shuffle import FastChance
from level8.game.state import CARRY, OVER, State

_MOST_ACTIONS: Final = 400  # of one playout; a round is much shorter


def do(game: Game, action: Action) -> None:
    """Play an action that is known to be legal: those of a built-in bot, and those that were compared."""
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


def horizon(state: State) -> i64:
    """The round at whose end a playout stops: that of the state, or the next one between two rounds."""
    return state.round + 1 if state.step is CARRY else state.round


@final
class Outlook:
    """The win chances of all seats, averaged over playouts; the variance is that of the average."""

    def __init__(self, means: list[float], variances: list[float]) -> None:
        self.means: Final = means
        self.variances: Final = variances


@final
class Futures:
    """Playouts with steady on all seats. It may be handed a game with all its hidden cards, or a guess."""

    def __init__(self) -> None:
        self.steady: Final = SteadyBot(0)
        self._prospects: Final = Prospects()

    def finish(self, game: Game, until: i64) -> i64:
        """Play to the end of the round `until`; returns how many actions that took."""
        played: i64 = 0
        while game.step is not OVER and game.round <= until and played < _MOST_ACTIONS:
            if game.step is CARRY and game.round == until:
                break
            do(game, self.steady.act(game))
            played += 1
        return played

    def chance(self, game: Game, seat: i64) -> float:
        """The chance of a seat to win, as it looks at the end of a round."""
        if game.step is OVER:
            return 1.0 if game.winner == seat else 0.0
        return self._prospects.of(game, seat)

    def chances(self, game: Game) -> list[float]:
        """The same for every seat."""
        return [self.chance(game, seat) for seat in range(game.seats)]

    def outlook(self, game: Game, action: Action | None, until: i64, playouts: i64, seed: i64) -> Outlook:
        """The win chances of all seats, averaged over `playouts` orders of the draw pile and later deals.

        The hands stay as they are in `game`. If there is an `action`, the seat to act plays it first in every
        playout; if it draws, the card is random too.
        """
        chance = FastChance(seed)
        totals = [0.0] * game.seats
        squares = [0.0] * game.seats
        tried: i64 = 0
        while tried < playouts:
            twin = game.copy()
            twin.chance = FastChance(chance.below(1 << 30))
            chance.shuffle(twin.pile)
            if action is not None:
                do(twin, action)
            played = self.finish(twin, until)
            for seat in range(game.seats):
                value = self.chance(twin, seat)
                totals[seat] += value
                squares[seat] += value * value
            tried += 1
            if played == 0:  # the action ended the round: all playouts are alike
                break
        return _average(totals, squares, tried)

    def new_game(self, game: Game, playouts: i64, seed: i64) -> Outlook:
        """The win chances before the first deal of a game whose first dealer is given."""
        totals = [0.0] * game.seats
        squares = [0.0] * game.seats
        for number in range(playouts):
            fresh = Game.new(
                game.edition, int(game.side), int(game.seats), int((seed << 20) + number), int(game.dealer)
            )
            self.finish(fresh, 1)
            for seat in range(game.seats):
                value = self.chance(fresh, seat)
                totals[seat] += value
                squares[seat] += value * value
        return _average(totals, squares, playouts)


def _average(totals: list[float], squares: list[float], tried: i64) -> Outlook:
    count = float(tried)
    means: list[float] = []
    variances: list[float] = []
    for seat in range(len(totals)):
        mean = totals[seat] / count
        spread = squares[seat] / count - mean * mean
        means.append(mean)
        # One playout says nothing of its own spread: then the next best guess is the widest one there is.
        unbiased = spread / (count - 1.0) if tried > 1 else mean * (1.0 - mean)
        variances.append(unbiased if unbiased > 0.0 else 0.0)
    return Outlook(means, variances)


def error_of_mean(total: float, squares: float, tried: int) -> float:
    """The standard error of a mean, from the sum of the values and that of their squares."""
    count = float(tried)
    mean = total / count
    spread = squares / count - mean * mean
    return math.sqrt(spread / count) if spread > 0.0 else 0.0
