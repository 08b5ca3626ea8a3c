"""How hard every level is: how often a dealt hand holds it, and how long a player alone at the table needs.

Alone means with all the rules and cards of the edition and nobody else: one seat, one discard pile.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, quantiles, stdev
from typing import Final

from level8.bots import make_bot
from level8.bots.seating import STAND_IN, LegalActions
from level8.game.editions import Edition
from level8.game.game import Game
from level8.game.levels import format_level
from level8.game.place import Place
from level8.game.shuffle import FastChance
from level8.game.solver import distance
from level8.game.state import Step
from level8.lab.intervals import Interval, wilson

DEALT: Final = 10  # S1
MOST_TURNS: Final = 500


@dataclass(frozen=True, slots=True)
class Difficulty:
    """One level, over many hands."""

    number: int
    level: str
    hands: int
    dealt: float  # chance that ten cards hold it
    dealt_interval: Interval
    drawn: float  # and eleven, after the first draw
    drawn_interval: Interval
    distance: float  # mean of dealt hands
    turns: float
    spread: float  # standard deviation of the turns
    quartiles: tuple[float, float, float]
    given_up: int  # hands that took too long


def difficulties(
    box: Edition, side: int, hands: int, seed: int = 8, done: Callable[[], None] = lambda: None
) -> list[Difficulty]:
    """Every level of a side; the same seed gives the same hands."""
    found = []
    for number in range(1, len(box.ladder(side).levels) + 1):
        found.append(_difficulty(box, side, number, hands, seed))
        done()
    return found


def turns_alone(box: Edition, side: int, number: int, seed: int) -> int | None:
    """In which turn a lone steady player first holds a level; None if it takes too long."""
    game = Game(box, side, 1, FastChance(seed))
    place = Place()
    place.level = number
    game.places = [place]
    game.deal()
    bot = make_bot(STAND_IN, seed)
    level, top = box.ladder(side).level(number), int(box.top)
    while game.turn <= MOST_TURNS:
        view = game.view(0)
        # Whether to lay it down at once is another question, which steady asks at a full table.
        if view.step is Step.PLAY and distance(view.hand, level, top) == 0:
            return int(game.turn)
        game.play(bot.choose(view, LegalActions(view)))
    return None


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
