"""Judges the choices of a seat by what it could know: against steady's, the best one, and a beginner's."""

from dataclasses import dataclass
from typing import Final

from level8.bots.comparing import Compared, Comparing
from level8.bots.expert import ExpertBot
from level8.bots.novice import NoviceBot
from level8.bots.steady import SteadyBot
from level8.game.actions import Action, LayDown
from level8.game.shuffle import FastChance
from level8.game.suggestion import best_lay_down
from level8.game.view import View
from level8.review.figures import Figure
from level8.review.walk import Passed, may_be_last

_DROPPING: Final = 2.0  # standard errors by which a choice may be worse and still be looked at
_BELIEVING: Final = 1.0  # and those by which another must be better to count as the best
_MORE: Final = 3  # times the playouts of a round that may be the last


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice, with its worth for its seat; the figures come from other playouts than the best choice."""

    passed: Passed
    best: Action
    beginners: Action
    skill: Figure  # against steady's choice
    lost: Figure  # against the best one: below nothing, but for the error
    above_beginner: float  # a first estimate, against a beginner's choice

    @property
    def action(self) -> Action:
        return self.passed.played.action


class Judge:
    """Compares choices; each comparison has playouts of its own, which follow from the seed."""

    def __init__(self, looking: int, deals: int, seed: int) -> None:
        """`looking`: playouts to find the best choice; `deals`: guesses to measure what was lost to it."""
        self._looking: Final = looking
        self._deals: Final = deals
        self._seed: Final = seed & 0xFFFF_FFFF
        self._comparing: Final = Comparing()
        self._steady: Final = SteadyBot(0)
        self._expert: Final = ExpertBot(0)

    def judge(self, passed: Passed) -> Judged | None:
        """What a choice was worth; None where there was nothing to choose."""
        view, action = passed.view, passed.played.action
        beginners = NoviceBot(0).choose(view, ())
        choices = self._worth_a_thought(view)
        choices += [one for one in dict.fromkeys((action, beginners)) if one not in choices]
        if len(choices) == 1:
            return None
        steady, more = choices[0], _MORE if may_be_last(view.table) else 1
        found = self._comparing.compare(
            view.table, choices, self._looking * more, self._chance(passed, 1), _DROPPING
        )
        best = _best_of(found)
        gains = {one.action: one.gain for one in found}
        skill, lost = self.measure(passed, [steady, best], self._deals * more, 2)
        return Judged(passed, best, beginners, skill, lost, gains[action] - gains[beginners])

    def measure(self, passed: Passed, others: list[Action], deals: int, time: int) -> list[Figure]:
        """By how much the action was better than each of the others, on as many guessed deals.

        `time` tells apart the times that the same action is measured: each has other deals.
        """
        action = passed.played.action
        choices = list(dict.fromkeys([action, *others]))
        if len(choices) == 1:
            return [Figure(0.0, 0.0) for _ in others]
        compared = self._comparing.compare(
            passed.view.table, choices, deals * len(choices), self._chance(passed, time)
        )
        found = {one.action: Figure(-one.gain, one.error) for one in compared}
        return [found[other] for other in others]

    def _worth_a_thought(self, view: View) -> list[Action]:
        """Steady's choice first; then those that an expert compares, and laying down where steady waits."""
        choices = self._expert.choices_at(view.table, self._steady.act(view.table))
        if not any(isinstance(one, LayDown) for one in choices):
            laying = best_lay_down(view)
            choices += [] if laying is None else [laying]
        return choices

    def _chance(self, passed: Passed, time: int) -> FastChance:
        return FastChance(self._seed | ((passed.number * 8 + time) << 32))


def _best_of(found: list[Compared]) -> Action:
    """The choice that is best by a cautious estimate; the first one unless another is clearly better."""
    best, most = found[0].action, 0.0
    for one in found[1:]:
        cautious = one.gain - _BELIEVING * one.error
        if cautious > most:
            best, most = one.action, cautious
    return best
