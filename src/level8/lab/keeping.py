"""The file of an interrupted match: a line for the match, then a line for every game as it ends."""

import os
from collections.abc import Sequence
from io import BufferedWriter
from time import monotonic
from typing import Final

import msgspec

from level8.game.errors import SetupError, problem_of
from level8.lab.matches import Match, Played

FORMAT: Final = "level8 arena 1"
_PAUSE: Final = 1.0  # seconds between flushes to the disk: quick games end faster than a disk turns


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    format: str
    match: Match
    games: int


class Keeper:
    """Appends lines to a file, each of which is there or is not.

    A kept line outlives this process at once, and a power cut as soon as the file is flushed to the disk.
    """

    def __init__(self, file: BufferedWriter) -> None:
        self._file: Final = file
        self._flushed = monotonic() - _PAUSE

    def keep(self, line: Head | Played) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        if monotonic() - self._flushed >= _PAUSE:
            self._flush_to_disk()

    def close(self) -> None:
        self._flush_to_disk()
        self._file.close()

    def _flush_to_disk(self) -> None:
        os.fsync(self._file.fileno())
        self._flushed = monotonic()


def begin(path: str, match: Match, games: int, played: Sequence[Played] = ()) -> Keeper:
    """A new file; one that is there already is never written over."""
    try:
        keeper = Keeper(open(path, "xb"))  # noqa: SIM115 - closed by the keeper
    except FileExistsError:
        raise SetupError("arena-exists", {"file": path}) from None
    except (OSError, ValueError) as error:
        raise SetupError("arena-file", {"file": path, "problem": problem_of(error)}) from None
    keeper.keep(Head(FORMAT, match, games))
    for one in played:
        keeper.keep(one)
    return keeper


def read(path: str) -> tuple[Head, list[Played]]:
    """What a file holds; a last line that was cut short does not count."""
    try:
        with open(path, "rb") as file:
            lines = file.read().split(b"\n")[:-1]
    except (OSError, ValueError) as error:
        raise SetupError("arena-file", {"file": path, "problem": problem_of(error)}) from None
    number = 0
    try:
        head = msgspec.json.decode(lines[0] if lines else b"", type=Head)
        if head.format != FORMAT:
            raise SetupError("arena-broken", {"file": path, "line": "1"})
        played: dict[tuple[int, int], Played] = {}
        for number, line in enumerate(lines[1:], 1):
            one = msgspec.json.decode(line, type=Played)
            if not _fits(one, head.match):
                raise SetupError("arena-broken", {"file": path, "line": str(number + 1)})
            played[one.fixture] = one
    except msgspec.MsgspecError:
        raise SetupError("arena-broken", {"file": path, "line": str(number + 1)}) from None
    return head, list(played.values())


def go_on(path: str) -> Keeper:
    """Append to a file that was read before, after its last whole line."""
    try:
        with open(path, "rb+") as file:
            whole = file.read().rfind(b"\n") + 1
            file.truncate(whole)
        return Keeper(open(path, "ab"))
    except OSError as error:
        raise SetupError("arena-file", {"file": path, "problem": problem_of(error)}) from None


def free_name(match: Match) -> str:
    """A name for a file that is not there yet."""
    stem = f"arena-{match.seed[:8]}"
    names = [f"{stem}.jsonl", *[f"{stem}-{number}.jsonl" for number in range(2, 100)]]
    return next((name for name in names if not os.path.lexists(name)), names[-1])


def _fits(played: Played, match: Match) -> bool:
    """Whether a game can be one of this match."""
    players = len(match.players)
    return (
        played.deal >= 0
        and 0 <= played.rotation < match.rotations
        and len(played.ranking) == len(played.replaced) == players
        and (played.winner is None or 0 <= played.winner < players)
    )
