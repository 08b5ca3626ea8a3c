"""How hard the levels of an edition are: how many turns a lone player needs for each."""

from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from level8.bots.lone import turns_alone
from level8.game.editions import Edition
from level8.server.wire.own import DifficultyTold, LevelTurns

MOST_TURNS: Final = 60
MOST_DEALS: Final = 40


def turns_of_levels(box: Edition, side: int, in_time: Callable[[], bool]) -> DifficultyTold:
    """How many turns the levels of a side take a lone player, from as many deals as there is time for."""
    numbers = range(1, box.ladder(side).top + 1)
    found: dict[int, list[int | None]] = {number: [] for number in numbers}
    deals = 0
    while deals < MOST_DEALS and (deals < 1 or in_time()):
        for number in numbers:
            found[number].append(turns_alone(box, side, number, deals, MOST_TURNS))
        deals += 1
    return DifficultyTold(deals, MOST_TURNS, [_measured(number, found[number]) for number in numbers])


def _measured(number: int, all_turns: list[int | None]) -> LevelTurns:
    turns = [one for one in all_turns if one is not None]
    never = len(all_turns) - len(turns)
    if not turns:
        return LevelTurns(number, float(MOST_TURNS), 0.0, never)
    error = stdev(turns) / sqrt(len(turns)) if len(turns) > 1 else 0.0
    return LevelTurns(number, round(fmean(turns), 2), round(error, 2), never)
