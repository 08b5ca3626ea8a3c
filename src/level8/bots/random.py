"""A player that does anything that is allowed."""

from level8.bots.policy import Policy
from level8.game.actions import Action
from level8.game.legality import legal_actions
from level8.game.state import State


class RandomBot(Policy):
    """Uniform over its legal actions."""

    def act(self, state: State) -> Action:
        actions = legal_actions(state)
        return actions[self.chance.below(len(actions))]
