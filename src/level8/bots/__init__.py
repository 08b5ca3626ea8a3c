"""Players that see a View and nothing else."""

from collections.abc import Callable
from typing import Final

from level8.bots.bot import Bot
from level8.bots.novice import NoviceBot
from level8.bots.random import RandomBot
from level8.bots.steady import SteadyBot
from level8.game.errors import SetupError

_BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "steady": SteadyBot,
}
BOT_NAMES: Final = tuple(_BOTS)


def make_bot(name: str, seed: int = 0) -> Bot:
    """The built-in bot of a name.

    >>> type(make_bot("novice")).__name__
    'NoviceBot'
    """
    if name not in _BOTS:
        raise SetupError("bot", {"name": name, "known": ", ".join(BOT_NAMES)})
    return _BOTS[name](seed)


__all__ = ["BOT_NAMES", "Bot", "make_bot"]
