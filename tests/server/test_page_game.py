"""The game with which the page's own proof of the shuffle is tested is a true one, as a server tells it."""

import gzip
from pathlib import Path
from typing import Final

import msgspec

from level8.record import verify_bytes
from level8.server.replaying import replay
from level8.server.wire.pages import Replay

GAME: Final = Path(__file__).parents[2] / "web/src/pages/replay/game.json.gz"


def kept() -> Replay:
    return msgspec.json.decode(gzip.decompress(GAME.read_bytes()), type=Replay)


def test_the_page_s_game_is_what_a_server_tells() -> None:
    game = kept()
    # Where the wire has changed, `python tests/server/test_page_game.py` tells the same game anew.
    assert game == replay(game.table, game.number, game.record)


def test_the_page_s_game_is_true_and_has_all_that_a_shuffle_can_meet() -> None:
    game = kept()
    assert verify_bytes(game.record.encode()).fault is None
    happened = {type(deed).__name__ for step in game.steps for deed in step.happened}
    assert {"Reshuffled", "Swapped", "TookShown", "Carried"} <= happened
    assert any(game.entropy)


if __name__ == "__main__":
    record = msgspec.json.decode(gzip.decompress(GAME.read_bytes()))["record"]
    told = msgspec.json.encode(replay("abcdefgh2345", 1, record))
    GAME.write_bytes(gzip.compress(told, 9, mtime=0))
