"""Who sits down in the arena: everybody who may anywhere else, and the cheats."""

from level8.bots.seating import Seated, check_bot
from level8.lab.cheat import SEES, Cheat


def check_player(name: str, think: str | None = None) -> None:
    """Refuse a player that cannot be seated."""
    if name not in SEES:
        check_bot(name, think)


def sit_down(name: str, seed: int, think: str | None = None, limit: float | None = None) -> Seated | Cheat:
    """A player on its seat.

    >>> sit_down("cheat", 1).name
    'cheat'
    """
    return Cheat(name, seed) if name in SEES else Seated(name, seed, think, limit)
