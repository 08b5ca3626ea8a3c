"""Proves a puzzle: all its choices on the same guessed deals, in many walks, each with guesses of its own.

A walk goes from guess to guess, so that neighbours are alike; the standard errors come from the means of
whole walks, which have nothing in common.
"""

import math
from typing import Final

from level8.bots.futures import Futures, do, horizon
from level8.bots.guessing import Guess
from level8.game.actions import Action
from level8.game.shuffle import FastChance
from level8.game.view import View
from level8.puzzles.choosing import answers, choices_at
from level8.puzzles.explaining import explains_itself
from level8.puzzles.finding import check, ways_to
from level8.puzzles.puzzle import Find, Kind, Proof, Puzzle, Worth

CLEAR: Final = 0.04  # of the game, by which the best choice must be better
ERRORS: Final = 4.0  # and standard errors
WALKS: Final = 16
DEALS: Final = 100  # of a walk; every choice is tried on each


class _Tries:
    """What became of one choice."""

    def __init__(self) -> None:
        self.gains: Final[list[float]] = []  # the means of walks, against the first choice
        self.outs = 0  # playouts in which its seat went out, or won
        self.ups = 0  # and in which it climbed otherwise


def proof_of(view: View, choices: list[Action], seed: int, walks: int = WALKS, deals: int = DEALS) -> Proof:
    """What choices are worth, the first of which is held to be the best."""
    guess, futures = Guess(), Futures()
    tries = [_Tries() for _ in choices]
    chance = 0.0
    for walk in range(walks):
        guess.begin(view.table, view.seat, FastChance(seed | (walk + 1) << 32))
        totals = [0.0] * len(choices)
        for _ in range(deals):
            deal = guess.deal()
            for at, action in enumerate(choices):
                game = deal.copy()
                do(game, action)
                futures.finish(game, horizon(view.table))
                totals[at] += futures.chance(game, view.seat)
                climbed = game.places[view.seat].level - view.level(view.seat)
                tries[at].outs += climbed > 1 or game.winner == view.seat
                tries[at].ups += climbed == 1 and game.winner != view.seat
        chance += totals[0] / deals
        for each, total in zip(tries, totals):
            each.gains.append((total - totals[0]) / deals)
    worths = [_worth(action, each, walks * deals) for action, each in zip(choices, tries)]
    rest = sorted(worths[1:], key=lambda one: -one.gain)
    return Proof(seed, round(chance / walks, 4), (worths[0], *rest))


def _worth(action: Action, tries: _Tries, deals: int) -> Worth:
    gain, error = _mean(tries.gains)
    return Worth(
        action, round(gain, 4), round(error, 4), _percent(tries.outs, deals), _percent(tries.ups, deals)
    )


def _percent(some: int, of: int) -> int:
    return (200 * some + of) // (2 * of)


def _mean(values: list[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    count = len(values)
    mean = sum(values) / count
    spread = sum([(value - mean) ** 2 for value in values])
    return mean, math.sqrt(spread / (count - 1) / count) if count > 1 else 0.0


def is_clear(view: View, kind: Kind, proof: Proof, clear: float = CLEAR, errors: float = ERRORS) -> bool:
    """Whether the best choice beats every other answer by as much as a puzzle must have."""
    best = answers(view.table, kind, proof.best)
    others = [one for one in proof.worths[1:] if answers(view.table, kind, one.action) != best]
    return bool(others) and all(one.gain <= -clear and one.gain <= -errors * one.error for one in others)


def holds(
    puzzle: Puzzle, walks: int = WALKS, deals: int = DEALS, clear: float = CLEAR, errors: float = ERRORS
) -> bool:
    """Whether a puzzle is true: its position can be played, nothing is left out, its best choice is best.

    With fewer `walks` or `deals` than usual, ask for less: for `clear` of the game, and `errors`.
    """
    if isinstance(puzzle, Find):
        return any(check(puzzle, way) is None for way in ways_to(puzzle))
    view, proof = puzzle.view(), puzzle.proof
    choices = [one.action for one in proof.worths]
    if set(choices) != set(choices_at(view)) or not explains_itself(view, puzzle.kind, proof):
        return False
    return is_clear(view, puzzle.kind, proof_of(view, choices, proof.seed, walks, deals), clear, errors)
