"""The pause after a round: what stays on the table until the next deal is seen, and who has seen enough."""

from dataclasses import dataclass, field
from typing import Final

from level8.game.actions import Action, Discard, Keep, Skip, Take, puts_out
from level8.game.cards import KEEP, SKIP, SWAP, TAKE
from level8.game.game import Game
from level8.server.wire.events import RoundEnded

_PUT_OUT: Final[dict[type[Action], int]] = {Skip: SKIP, Take: TAKE, Keep: KEEP}


@dataclass(slots=True)
class Pause:
    """A round that is over, until the people at the table go on to the next."""

    result: RoundEnded
    left: Game  # the table as the round left it
    continued: set[str] = field(default_factory=set)  # the people who have seen it
    kept: dict[int, tuple[int, ...]] = field(default_factory=dict)  # by seat, as chosen so far (F4)


def left_by(game: Game, action: Action) -> Game | None:
    """The table as a round leaves it if an action ends it: the last card has landed, nothing is cleared away.

    A game that is played on deals the next round at once, so this looks at the action before it is played.
    """
    if not (game.holds_last_card() and puts_out(action)):
        return None
    left = game.copy()
    left.put_out(int(action.card) if isinstance(action, Discard) else _PUT_OUT.get(type(action), SWAP))
    return left
