"""What the levels of all seats say about who will win, learned from games of four steady players."""

import math
from typing import Final

from mypy_extensions import i64

from level8.game.state import State

# Log odds by the levels that a seat still has to lay, from none to eight: a logistic fit over the rounds of
# games between steady players, both sides of the modern edition.
_LOG_ODDS: Final = (4.2, 3.5, 2.8, 1.95, 1.4, 0.93, 0.6, 0.26, 0.0)


class Prospects:
    """The chance of a seat to win, at the end of a round."""

    def __init__(self) -> None:
        odds: list[float] = []
        for log_odds in _LOG_ODDS:
            odds.append(math.exp(log_odds))
        self._odds: Final = odds

    def of(self, state: State, seat: i64) -> float:
        """How likely a seat is to win, given everybody's level."""
        last: i64 = len(state.ladder.levels)
        mine = 0.0
        everyone = 0.0
        for other in range(state.seats):
            left = last + 1 - state.places[other].level
            odds = self._odds[left if left < 8 else 8]
            everyone += odds
            if other == seat:
                mine = odds
        return mine / everyone
