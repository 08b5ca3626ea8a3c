"""Grades a puzzle by how often others miss it: a beginner, steady, and two searches that look ahead."""

from typing import Final

from level8.bots.comparing import Comparing
from level8.bots.novice import NoviceBot
from level8.bots.steady import SteadyBot
from level8.game.actions import Action
from level8.game.shuffle import FastChance
from level8.game.view import View
from level8.puzzles.choosing import answers
from level8.puzzles.puzzle import Failures, Kind

BRIEF: Final = 60  # playouts of a search that looks only a little ahead
SHORT: Final = 240
_TRIES: Final = 10
_DROPPING: Final = 2.0
_EASY: Final = 30  # failures in a hundred, of all four together, up to which a puzzle has grade 1
_MIDDLING: Final = 50


def failures_of(view: View, kind: Kind, choices: list[Action], seed: int) -> Failures:
    """How often in a hundred tries a beginner, steady and two searches choose otherwise than best.

    The best of the `choices` comes first.
    """
    right = answers(view.table, kind, choices[0])
    seeds = [seed + number for number in range(_TRIES)]

    def missed(chosen: list[Action]) -> int:
        wrong = [each for each in chosen if answers(view.table, kind, each) != right]
        return round(100 * len(wrong) / len(chosen))

    return Failures(
        missed([NoviceBot(each).act(view.table) for each in seeds]),
        missed([SteadyBot(0).act(view.table)]),
        missed([_search(view, choices, BRIEF, each) for each in seeds]),
        missed([_search(view, choices, SHORT, each) for each in seeds]),
    )


def _search(view: View, choices: list[Action], playouts: int, seed: int) -> Action:
    """What looks best after a few playouts; of choices that look alike, the last."""
    found = Comparing().compare(view.table, choices[::-1], playouts, FastChance(seed), _DROPPING)
    return max(found, key=lambda one: one.gain).action


def grade_of(failures: Failures) -> int:
    """From 1, which many find, to 3."""
    missed = (failures.novice + failures.steady + failures.brief + failures.short) / 4
    return 1 if missed <= _EASY else 2 if missed <= _MIDDLING else 3
