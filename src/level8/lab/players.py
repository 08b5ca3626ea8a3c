"""The players of the arena: all bots, and the cheats."""

from level8.bots.seating import Seated, check_bot
from level8.lab.cheat import SEES, Cheat


def check_player(name: str, think: str | None = None) -> None:
    """Refuse the player `name` if it cannot be seated."""
    if name not in SEES:
        check_bot(name, think)


def sit_down(name: str, seed: int, think: str | None = None, limit: float | None = None) -> Seated | Cheat:
    """Seat the player `name`, with its `seed`, thinking budget and time `limit`.

    >>> sit_down("cheat", 1).name
    'cheat'
    """
    return Cheat(name, seed) if name in SEES else Seated(name, seed, think, limit)
