"""The contract: a bot is given a View and its legal actions, and returns one of them."""

from collections.abc import Sequence
from typing import Protocol

from level8.game.actions import Action
from level8.game.view import View


class Bot(Protocol):
    """A player that sees a View and nothing else."""

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        """One of the actions; they are those of `view.legal_actions()`, and never empty."""
        ...
