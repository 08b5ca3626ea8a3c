"""A player that sees every card: the ceiling to measure honest players against, for the arena alone.

It tries everything it could do, plays the round on from there, everybody by steady's policy and on the cards
as they really lie, and does what comes out best. What is not shuffled yet, a new draw pile or the next round,
nobody can see.
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

SEES: Final = {"cheat": "pile", "cheat-hands": "hands"}  # what lies open to a cheat of each name
_PILES: Final = 6  # ways to lay the draw pile that are tried, where its order is not seen
_MANY: Final = 12  # lay-downs, swaps, shows and carries that are tried, of each
_LONGEST: Final = 400  # actions of a playout: a round takes far fewer
_CLIMB: Final = 0.5  # how much more often one wins who is a level higher, as a logarithm
_SEED_BITS: Final = 0x3FFF_FFFF


class Cheat:
    """Sits down as a bot does, but is handed the game itself."""

    def __init__(self, name: str, seed: int) -> None:
        self.name: Final = name
        self.replaced: Final = dict.fromkeys(TROUBLES, 0)
        self.trouble: Final = ""
        self._seed: Final = seed & _SEED_BITS
        self._sees_pile: Final = SEES[name] == "pile"
        self._steady: Final = SteadyBot(seed)

    def choose(self, game: Game) -> Action:
        """What the seat to act does."""
        usual = self._steady.act(game)
        worlds = list(self._worlds(game))
        best, best_worth = usual, self._worth(worlds, [usual])
        if game.stage == DRAW:
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
        """What could follow upon a draw; None is what steady does."""
        drawn = game.copy()
        drawn.play(draw)
        return [None, *_thinned(drawn.legal_actions())] if self._sees_pile else [None]

    def _worlds(self, game: Game) -> Iterator[Game]:
        """The game as it lies, with chance to come that is not the true one."""
        for number in range(1 if self._sees_pile else _PILES):
            world = game.copy()
            world.chance = FastChance(self._seed + number)
            if not self._sees_pile:
                world.pile = vec[i64](sorted(world.pile))  # not even a trace of its order is left
                world.chance.shuffle(world.pile)
            yield world

    def _worth(self, worlds: list[Game], line: list[Action | None]) -> float:
        """The mean chance to win after doing these things one after the other; None is what steady does."""
        return sum([self._worth_in(world.copy(), line) for world in worlds]) / len(worlds)

    def _worth_in(self, game: Game, line: list[Action | None]) -> float:
        me, number, played = int(game.to_act), int(game.round), 0
        while game.stage != OVER and game.round == number and played < _LONGEST:
            planned = line[played] if played < len(line) else None
            game.play(self._steady.act(game) if planned is None else planned)
            played += 1
        if game.stage == OVER:
            return float(game.winner == me)
        strengths = [math.exp(_CLIMB * float(place.level)) for place in game.places]
        return strengths[me] / sum(strengths)


def _thinned(actions: list[Action]) -> list[Action]:
    """All the actions, but only some of those kinds of which there may be thousands."""
    few = [action for action in actions if not isinstance(action, LayDown | Swap | Show | Carry)]
    for kind in (LayDown, Swap, Show, Carry):
        many = [action for action in actions if isinstance(action, kind)]
        few += many[:: max(1, len(many) // _MANY)][:_MANY]
    return few
