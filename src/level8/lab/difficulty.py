"""How hard each level is: how often a dealt hand holds it, and how many turns a lone player needs for it.

A lone player has one seat, one discard pile, and all rules and cards of the edition.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, quantiles, stdev
from typing import Final

from level8.bots.lone import MOST_TURNS, turns_alone
from level8.game.editions import Edition
from level8.game.levels import format_level
from level8.game.solver import distance
from level8.lab.intervals import Interval, wilson

DEALT: Final = 10  # S1


@dataclass(frozen=True, slots=True)
class Difficulty:
    """Statistics of one level over many hands."""

    number: int
    level: str
    hands: int
    dealt: float  # share of dealt hands, ten cards, that hold the level
    dealt_interval: Interval
    drawn: float  # share after the first draw: eleven cards
    drawn_interval: Interval
    distance: float  # mean over dealt hands
    turns: float
    spread: float  # standard deviation of the turns
    quartiles: tuple[float, float, float]
    given_up: int  # hands that needed more than MOST_TURNS


def difficulties(
    box: Edition, side: int, hands: int, seed: int = 8, done: Callable[[], None] = lambda: None
) -> list[Difficulty]:
    """The difficulty of each level of `side`, from `hands` hands each; `seed` determines the hands."""
    found = []
    for number in range(1, len(box.ladder(side).levels) + 1):
        found.append(_difficulty(box, side, number, hands, seed))
        done()
    return found


def _difficulty(box: Edition, side: int, number: int, hands: int, seed: int) -> Difficulty:
    level, rng = box.ladder(side).level(number), random.Random(f"{seed} {side} {number}")
    dealt, drawn, lacking = 0, 0, []
    for _ in range(hands):
        cards = rng.sample(box.deck, DEALT + 1)
        lacking.append(distance(cards[:DEALT], level, box.top))
        dealt += lacking[-1] == 0
        drawn += lacking[-1] == 0 or distance(cards, level, box.top) == 0
    alone = [turns_alone(box, side, number, rng.getrandbits(60)) for _ in range(hands)]
    turns = [one for one in alone if one is not None]
    return Difficulty(
        number=number,
        level=format_level(level),
        hands=hands,
        dealt=dealt / hands,
        dealt_interval=wilson(dealt, hands),
        drawn=drawn / hands,
        drawn_interval=wilson(drawn, hands),
        distance=fmean(lacking),
        turns=fmean(turns) if turns else float(MOST_TURNS),
        spread=stdev(turns) if len(turns) > 1 else 0.0,
        quartiles=_quartiles(turns),
        given_up=hands - len(turns),
    )


def _quartiles(turns: Sequence[int]) -> tuple[float, float, float]:
    if len(turns) < 2:
        only = float(turns[0]) if turns else float(MOST_TURNS)
        return only, only, only
    low, middle, high = quantiles(turns, n=4, method="inclusive")
    return low, middle, high
