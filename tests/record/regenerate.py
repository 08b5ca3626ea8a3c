"""Writes the golden records again: `python tests/record/regenerate.py`, only after an intended change.

The test replays these games and does not play them, so a better bot changes no golden record.
"""

import hashlib
import random
from pathlib import Path
from typing import Final

from level8.bots import make_bot
from level8.game.editions import edition, edition_names
from level8.record import Recorder, format_record

GOLDEN: Final = Path(__file__).parents[1] / "golden"
NAMES: Final = ("Ada", "Bo", "Zoë", "José", "Ωmega", "太郎")


def golden_games() -> list[tuple[str, int, int]]:
    """Edition, side and seats of each game; all editions, mixes, sides and numbers of seats occur."""
    games: list[tuple[str, int, int]] = []
    for name in edition_names():
        box = edition(name)
        for side in range(1, len(box.sides) + 1):
            span = int(box.most_players - box.least_players) + 1
            games.append((name, side, int(box.least_players) + len(games) % span))
    return games


def golden_file(name: str, side: int, seats: int) -> Path:
    return GOLDEN / f"{name}-{side}-{seats}.level8"


def write_golden(name: str, side: int, seats: int) -> None:
    """Play a game of novices, each with its own seed, and write its record."""
    seed = hashlib.sha256(f"golden {name} {side} {seats}".encode()).digest()
    entropy = tuple(random.Random(seat).randbytes(8) for seat in range(seats)) if side == 1 else ()
    recorder = Recorder(edition(name), side, seats, seed, names=NAMES[:seats], entropy=entropy)
    game = recorder.game
    bots = [make_bot("novice", seat) for seat in range(seats)]
    while not game.over:
        view = game.view(game.to_act)
        recorder.play(bots[game.to_act].choose(view, view.legal_actions()), game.to_act)
    golden_file(name, side, seats).write_bytes(format_record(recorder.record()))


if __name__ == "__main__":
    for each in golden_games():
        write_golden(*each)
