"""What the built-in players share: they decide on the table as they see it, inside compiled code."""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from level8.bots.laying import good_way
from level8.bots.needs import Needs
from level8.bots.reasons import Advice, advice
from level8.game.actions import Action, LayDown
from level8.game.game import Game
from level8.game.legality import might_lay_down
from level8.game.options import legal_actions
from level8.game.shuffle import FastChance
from level8.game.state import OVER, State
from level8.game.view import View


@final
class Weighed:
    """An action and its worth in a player's own measure: the larger, the better."""

    def __init__(self, action: Action, worth: float) -> None:
        self.action: Final = action
        self.worth: Final = worth

    def __repr__(self) -> str:
        return f"Weighed({self.action!r}, {self.worth:g})"


class Policy:
    """A player that reads only what the seat to act may know.

    Its methods take the table of a View or, in playouts, a whole game. Both lead to the same choice, because
    it never looks at what is hidden: a test deals everything hidden anew and demands the same choice.
    """

    def __init__(self, seed: int = 0) -> None:
        self.chance: Final = FastChance(seed & 0x3FFF_FFFF_FFFF_FFFF)
        self.needs: Final = Needs()

    def act(self, state: State) -> Action:
        """What the seat to act does."""
        raise NotImplementedError

    def weigh(self, state: State) -> list[Weighed]:
        """What the seat to act could do, best first; the first is exactly what `act` would do now."""
        return ranked_behind(self.act(state), 1.0, [Weighed(one, 0.0) for one in legal_actions(state)])

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        """What the seat of a view does; the contract of a Bot."""
        return self.act(view.table)

    def explain(self, view: View, most: int = 8) -> list[Advice]:
        """The best actions, each with an estimate and a reason; the first is what `choose` would do now.

        A lay-down is told in the way of `level8.game.suggestion`, which page and terminal suggest as well.
        Where lay-offs can end the round in this turn, the first of them stands first.
        """
        return advice(view, self.weigh(view.table)[:most])[:most]

    def lay_down(self, state: State, looks: i64) -> LayDown | None:
        """The best of the first `looks` ways to lay down, or None where the seat to act may not."""
        if not might_lay_down(state):
            return None
        way = good_way(state, looks)
        return None if way is None else LayDown(tuple(way))


def ranked_behind(chosen: Action, worth: float, others: list[Weighed]) -> list[Weighed]:
    """The chosen action first, then the others, each once and from the best down."""
    ranked = [Weighed(chosen, worth)]
    met = {chosen}
    for one in sorted(others, key=_badness):
        if one.action not in met:
            met.add(one.action)
            ranked.append(one)
    return ranked


def _badness(weighed: Weighed) -> float:
    return -weighed.worth


def with_one(hand: vec[i64], card: i64) -> vec[i64]:
    """A copy of a hand with one card more."""
    return append(hand[:], card)


def play_out(game: Game, players: list[Policy], most: i64) -> i64:
    """Play a game to its end, or until `most` actions were played; returns how many were."""
    played: i64 = 0
    while played < most and game.step is not OVER:
        game.play(players[game.to_act].act(game))
        played += 1
    return played
