"""A player that does anything that is allowed."""

from level8.bots.policy import Policy, Weighed, ranked_behind
from level8.game.actions import Action
from level8.game.options import legal_actions
from level8.game.state import State


class RandomBot(Policy):
    """Uniform over its legal actions."""

    def act(self, state: State) -> Action:
        actions = legal_actions(state)
        return actions[self.chance.below(len(actions))]

    def weigh(self, state: State) -> list[Weighed]:
        """All actions alike; the one that it happens to do first."""
        return ranked_behind(self.act(state), 0.0, [Weighed(one, 0.0) for one in legal_actions(state)])
