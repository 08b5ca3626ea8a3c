"""What is offered in a puzzle, and what is said about each choice."""

from dataclasses import dataclass

from level8.bots.reasons import Why, why
from level8.bots.steady import SteadyBot
from level8.game.actions import Action, Discard, LayDown
from level8.game.view import View
from level8.puzzles.choosing import answers, sameness
from level8.puzzles.puzzle import Choice, Worth


@dataclass(frozen=True, slots=True)
class Offer:
    """A choice with others that come to the same, its worth, and what speaks for or against it."""

    worth: Worth
    also: tuple[Action, ...]
    right: bool
    usual: bool  # what steady would do
    why: Why

    @property
    def action(self) -> Action:
        return self.worth.action


def offers(puzzle: Choice, view: View) -> list[Offer]:
    """The choices of a puzzle, the best first; of what is one answer, the best choice alone.

    A lay-down is offered in several ways only where that is the question.
    """
    state, kind, best = view.table, puzzle.kind, puzzle.proof.best
    usual = sameness(state, SteadyBot(0).act(state))
    right = answers(state, kind, best)
    found: list[Offer] = []
    met = set()
    for worth in puzzle.proof.worths:
        answer = answers(state, kind, worth.action)
        one = "lay" if kind != "way" and isinstance(worth.action, LayDown) else answer
        if one in met or (kind == "way" and not isinstance(worth.action, LayDown)):
            continue
        met.add(one)
        same = answers(state, kind, SteadyBot(0).act(state)) == answer if kind == "lay" else False
        is_usual = same or sameness(state, worth.action) == usual
        found.append(
            Offer(worth, _also(view, worth.action), answer == right, is_usual, why(view, worth.action))
        )
    return found


def _also(view: View, action: Action) -> tuple[Action, ...]:
    """The other discards that come to the same."""
    if not isinstance(action, Discard):
        return ()
    same = sameness(view.table, action)
    others = [Discard(card) for card in sorted(set(view.hand)) if card != action.card]
    return tuple([each for each in others if sameness(view.table, each) == same])
