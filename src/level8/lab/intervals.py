"""Confidence intervals of win rates: for independent games, and for deals that are played several times."""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean
from typing import Final, NamedTuple

Z: Final = NormalDist().inv_cdf(0.975)


class Interval(NamedTuple):
    """A confidence interval of 95 %."""

    low: float
    high: float


class DealWins(NamedTuple):
    """How many games of one deal a player has won."""

    wins: int
    games: int


def wilson(wins: float, games: float, z: float = Z) -> Interval:
    """Wilson's interval for the share `wins` / `games` of independent games.

    >>> [round(end, 3) for end in wilson(25, 100)]
    [0.175, 0.343]
    """
    if games <= 0:
        return Interval(0.0, 1.0)
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    # At 0 and 1 rounding errors would move the ends.
    return Interval(0.0 if wins <= 0 else middle - half, 1.0 if wins >= games else middle + half)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by Fisher's expansion; accurate from three degrees of `freedom` on.

    >>> round(student(10), 2), round(student(1000), 2)
    (2.23, 1.96)
    """
    z, by = Z, 1 / freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + by * (first + by * (second + by * third))


def clustered(deals: Sequence[DealWins]) -> Interval:
    """The interval of a win rate when the games of one deal are correlated.

    From the variance between deals follows the effective number of independent games; the result is Wilson's
    interval for that number. With few deals the number itself is uncertain. So it is at most the number of
    games times the mean size of a deal, and Student's t replaces the normal quantile.
    """
    games, wins = sum(deal.games for deal in deals), sum(deal.wins for deal in deals)
    if len(deals) < 2 or games == 0:
        return wilson(wins, games)
    share = wins / games
    if share in (0, 1):
        return wilson(wins, games, student(len(deals) - 1))
    squares = sum((deal.wins - share * deal.games) ** 2 for deal in deals)
    variance = len(deals) / (len(deals) - 1) * squares / games**2
    most = games * fmean(deal.games for deal in deals)
    worth = min(most, share * (1 - share) / variance) if variance > 0 else most
    return wilson(share * worth, worth, student(len(deals) - 1))
