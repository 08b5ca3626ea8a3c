"""What the choices of a seat are worth beside each other, by what that seat could know and nothing else.

The hidden cards are guessed many times, and every choice is played out on the same guesses, so that what is
luck in one of them is luck in all. The expert decides by it; reviews, coach and puzzles judge by it.
"""

import time
from typing import Final, final

from mypy_extensions import i64

from level8.bots.futures import Futures, do, error_of_mean, horizon
from level8.bots.guessing import Guess
from level8.game.actions import Action
from level8.game.game import Game
from level8.game.shuffle import FastChance
from level8.game.state import State
from level8.game.view import redacted

KEEP_ALL: Final = 1e9  # standard errors: no choice is dropped
_WARMING: Final = 100  # changes that a guess tries per seat before its first deal
_BATCH: Final = 12  # deals between two looks at what is still worth comparing


@final
class Compared:
    """A choice: by how much it raises the chance to win against the first choice, on the same deals."""

    def __init__(self, action: Action, gain: float, error: float, deals: int) -> None:
        self.action: Final = action
        self.gain: Final = gain  # 0 for the first choice
        self.error: Final = error  # the standard error of the gain
        self.deals: Final = deals  # on which it was tried

    def __repr__(self) -> str:
        return f"Compared({self.action!r}, {self.gain:+.3f} ± {self.error:.3f}, {self.deals})"


@final
class Comparing:
    """Compares choices of the seat to act; compare again to reuse it."""

    def __init__(self) -> None:
        self.guess: Final = Guess()
        self.futures: Final = Futures()
        self.played: i64 = 0  # playouts of the last comparison
        self.first = 0.0  # the chance to win with the first choice, in the last comparison

    def compare(
        self,
        state: State,
        choices: list[Action],
        playouts: int,
        chance: FastChance,
        dropping: float = KEEP_ALL,
        seconds: float = 0.0,
    ) -> list[Compared]:
        """Compare each of `choices` with the first one; the answer has the same order.

        `state` is the table of a View or a game; only what the seat to act may know of it is used.
        `playouts` are for all choices together. `chance` deals the guesses. A choice is no longer tried once
        it is worse than the best by more than `dropping` standard errors. If `seconds` is more than 0, the
        comparison also ends after that time.
        """
        most: i64 = playouts
        seat = state.to_act
        until = horizon(state)
        start = time.perf_counter() if seconds > 0.0 else 0.0
        warming: i64 = most // 10
        self.guess.warming = warming if warming < _WARMING else _WARMING
        self.guess.begin(redacted(state, seat), seat, chance)
        count = len(choices)
        total = [0.0] * count  # of the first choice what it is worth, of the others what they are worth more
        squares = [0.0] * count
        tried = [0] * count
        open_choices = list(range(1, count))
        self.played = 0
        while len(open_choices) > 0 and self.played < most:
            for _ in range(_BATCH):
                deal = self.guess.deal()
                base = self._play_out(deal, choices[0], seat, until)
                total[0] += base
                tried[0] += 1
                for at in open_choices:
                    more = self._play_out(deal, choices[at], seat, until) - base
                    total[at] += more
                    squares[at] += more * more
                    tried[at] += 1
                self.played += 1 + len(open_choices)
                if self.played >= most:
                    break
            open_choices = _still_open(open_choices, total, squares, tried, dropping)
            if seconds > 0.0 and time.perf_counter() - start > seconds:
                break
        return self._compared(choices, total, squares, tried)

    def _compared(
        self, choices: list[Action], total: list[float], squares: list[float], tried: list[int]
    ) -> list[Compared]:
        self.first = total[0] / float(tried[0]) if tried[0] > 0 else 0.0
        compared = [Compared(choices[0], 0.0, 0.0, tried[0])]
        for at in range(1, len(choices)):
            gain = total[at] / float(tried[at])
            compared.append(
                Compared(choices[at], gain, error_of_mean(total[at], squares[at], tried[at]), tried[at])
            )
        return compared

    def _play_out(self, deal: Game, choice: Action, seat: i64, until: i64) -> float:
        """The chance to win as it looks at the end of the round, when all go on like steady."""
        game = deal.copy()
        do(game, choice)
        self.futures.finish(game, until)
        return self.futures.chance(game, seat)


def _still_open(
    choices: list[int], total: list[float], squares: list[float], tried: list[int], dropping: float
) -> list[int]:
    """The tried choices, less those that are most likely worse than the best so far."""
    best = 0.0
    for at in choices:
        mean = total[at] / float(tried[at])
        best = mean if mean > best else best
    left: list[int] = []
    for at in choices:
        mean = total[at] / float(tried[at])
        if mean + dropping * error_of_mean(total[at], squares[at], tried[at]) >= best:
            left.append(at)
    return left
