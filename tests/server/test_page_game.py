"""The games that test the page's own proof of the shuffle are real games in today's format."""

import gzip
from pathlib import Path
from typing import Final

import msgspec
import pytest

from level8.record import parse_record, verify_bytes
from level8.server.table.replaying import replay
from level8.server.wire.pages import Replay

FOLDER: Final = Path(__file__).parents[2] / "web/src/pages/replay"
GAME: Final = FOLDER / "game.json.gz"
BARE: Final = FOLDER / "bare.json.gz"  # in this edition, kept hands can leave no card to turn up


def kept(file: Path) -> Replay:
    return msgspec.json.decode(gzip.decompress(file.read_bytes()), type=Replay)


@pytest.mark.parametrize("file", [GAME, BARE])
def test_the_page_s_game_is_true_and_what_a_server_tells(file: Path) -> None:
    game = kept(file)
    assert verify_bytes(game.record.encode()).fault is None
    # If the wire has changed, `python tests/server/test_page_game.py` writes the same games again.
    assert game == replay(game.table, game.number, game.record)


def test_the_page_s_games_have_all_that_a_shuffle_can_meet() -> None:
    game = kept(GAME)
    kinds = {type(event).__name__ for step in game.steps for event in step.events}
    assert {"Reshuffled", "Swapped", "TookShown", "Carried"} <= kinds
    assert any(game.entropy)
    assert [each.turned_up is None for each in parse_record(kept(BARE).record).rounds] == [False, True]


if __name__ == "__main__":
    for each in (GAME, BARE):
        record = msgspec.json.decode(gzip.decompress(each.read_bytes()))["record"]
        told = msgspec.json.encode(replay("abcdefgh2345", 1, record))
        each.write_bytes(gzip.compress(told, 9, mtime=0))
