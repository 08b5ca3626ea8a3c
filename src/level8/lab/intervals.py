"""How sure a win rate is: intervals for games by themselves, and for deals played more than once."""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean
from typing import Final, NamedTuple

Z: Final = NormalDist().inv_cdf(0.975)


class Interval(NamedTuple):
    """From where to where, with 95 % confidence."""

    low: float
    high: float


class Deal(NamedTuple):
    """What became of one deal for one player."""

    wins: int
    games: int


def wilson(wins: float, games: float, z: float = Z) -> Interval:
    """Wilson's interval for a share of independent games.

    >>> [round(end, 3) for end in wilson(25, 100)]
    [0.175, 0.343]
    """
    if games <= 0:
        return Interval(0.0, 1.0)
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    # Without rounding these would be exact.
    return Interval(0.0 if wins <= 0 else middle - half, 1.0 if wins >= games else middle + half)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by Fisher's expansion; close from three degrees of freedom on.

    >>> round(student(10), 2), round(student(1000), 2)
    (2.23, 1.96)
    """
    z, by = Z, 1 / freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + by * (first + by * (second + by * third))


def clustered(deals: Sequence[Deal]) -> Interval:
    """The interval of a share when games of one deal hang together.

    The spread from deal to deal says how many independent games the games are worth; Wilson's interval is
    then taken for that many. With few deals that number is itself unsure, so it is never taken for more
    than the deal's own size times the games, and Student's t stands for the normal quantile.
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
