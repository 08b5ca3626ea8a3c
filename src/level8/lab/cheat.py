"""A player that sees every card: the ceiling to measure honest players against, for the arena alone.

For each legal action, it plays the round to its end: all seats choose as steady does, and all cards are the
real ones. It takes the action with the best result. Future shuffles, of a new draw pile or of the next round,
are unknown to it.
"""

import math
from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from level8.bots.seating import TROUBLES
from level8.bots.steady import SteadyBot
from level8.game.actions import Action, Carry, LayDown, Show, Swap
from level8.game.game import Game
from level8.game.shuffle import FastChance
from level8.game.state import DRAW, OVER

SEES: Final = {"cheat": "pile", "cheat-hands": "hands"}  # by name: whether a cheat also sees the draw pile
_PILES: Final = 6  # orders of the draw pile that are tried if the cheat does not see it
_MANY: Final = 12  # lay-downs that are tried at most; also swaps, shows and carries
_LONGEST: Final = 400  # actions in a playout; a round has far fewer
_CLIMB: Final = 0.5  # logarithm of how much more often a player wins who is one level higher
_SEED_BITS: Final = 0x3FFF_FFFF


class Cheat:
    """A player in the arena that gets the game itself instead of a View."""

    def __init__(self, name: str, seed: int) -> None:
        self.name: Final = name
        self.replaced: Final = dict.fromkeys(TROUBLES, 0)
        self.trouble: Final = ""
        self._seed: Final = seed & _SEED_BITS
        self._sees_pile: Final = SEES[name] == "pile"
        self._steady: Final = SteadyBot(seed)

    def choose(self, game: Game) -> Action:
        """The action of the seat to act."""
        usual = self._steady.act(game)
        worlds = list(self._worlds(game))
        best, best_worth = usual, self._worth(worlds, [usual])
        if game.step is DRAW:
            for action in game.legal_actions():
                worth = max(self._worth(worlds, [action, end]) for end in self._ends(game, action))
                if worth > best_worth:
                    best, best_worth = action, worth
            return best
        for action in _thinned(game.legal_actions()):
            worth = self._worth(worlds, [action])
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def _ends(self, game: Game, draw: Action) -> list[Action | None]:
        """Actions to try after `draw`; None stands for steady's choice."""
        drawn = game.copy()
        drawn.play(draw)
        return [None, *_thinned(drawn.legal_actions())] if self._sees_pile else [None]

    def _worlds(self, game: Game) -> Iterator[Game]:
        """Copies of `game` to play out, each with future shuffles of its own."""
        for number in range(1 if self._sees_pile else _PILES):
            world = game.copy()
            world.chance = FastChance(self._seed + number)
            if not self._sees_pile:
                world.pile = vec[i64](sorted(world.pile))  # so that nothing of the true order is left
                world.chance.shuffle(world.pile)
            yield world

    def _worth(self, worlds: list[Game], line: list[Action | None]) -> float:
        """The mean chance to win after playing `line`; None in it stands for steady's choice."""
        return sum([self._worth_in(world.copy(), line) for world in worlds]) / len(worlds)

    def _worth_in(self, game: Game, line: list[Action | None]) -> float:
        me, number, played = int(game.to_act), int(game.round), 0
        while game.step is not OVER and game.round == number and played < _LONGEST:
            planned = line[played] if played < len(line) else None
            game.play(self._steady.act(game) if planned is None else planned)
            played += 1
        if game.step is OVER:
            return float(game.winner == me)
        strengths = [math.exp(_CLIMB * float(place.level)) for place in game.places]
        return strengths[me] / sum(strengths)


def _thinned(actions: list[Action]) -> list[Action]:
    """`actions`, but only a few lay-downs, swaps, shows and carries: there can be thousands of these."""
    few = [action for action in actions if not isinstance(action, LayDown | Swap | Show | Carry)]
    for kind in (LayDown, Swap, Show, Carry):
        many = [action for action in actions if isinstance(action, kind)]
        few += many[:: max(1, len(many) // _MANY)][:_MANY]
    return few
