"""Players that see a View and nothing else.

Read `policy.py` first, what built-in bots share, then `steady.py`, on which `expert.py` builds.
"""

from typing import Final

from level8.bots.bot import Bot
from level8.bots.expert import PLAYOUTS, ExpertBot
from level8.bots.novice import NoviceBot
from level8.bots.random import RandomBot
from level8.bots.steady import SteadyBot
from level8.game.errors import SetupError

BOT_NAMES: Final = ("random", "novice", "steady", "expert")


def make_bot(name: str, seed: int = 0, think: str | float | None = None) -> Bot:
    """The built-in bot called `name`.

    `think` is what an expert spends on an action: seconds (`"0.2s"`) or playouts (`"400"`).

    >>> type(make_bot("novice")).__name__
    'NoviceBot'
    >>> make_bot("expert", think="400").playouts
    400
    """
    if name == "random":
        return RandomBot(seed)
    if name == "novice":
        return NoviceBot(seed)
    if name == "steady":
        return SteadyBot(seed)
    if name == "expert":
        return ExpertBot(seed, budget(think))
    raise SetupError("bot", {"name": name, "known": ", ".join(BOT_NAMES)})


def budget(think: str | float | None) -> int | float:
    """How much to think: a whole number of playouts, or seconds as a float.

    >>> budget("0.2s"), budget("400")
    (0.2, 400)
    """
    if think is None:
        return PLAYOUTS
    if not isinstance(think, str):
        return think
    return float(think[:-1]) if think.endswith("s") else int(think)


__all__ = ["BOT_NAMES", "Bot", "budget", "make_bot"]
