"""The file of a match: the first line describes the match, then each finished game adds a line."""

import os
from collections.abc import Sequence
from io import BufferedWriter
from time import monotonic
from typing import Final

import msgspec

from level8.game.errors import SetupError, problem_of
from level8.lab.matches import Match, Outcome

FORMAT: Final = "level8 arena 1"
_PAUSE: Final = 1.0  # seconds between flushes to the disk, which is slower than quick games


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of the file."""

    format: str
    match: Match
    games: int


class MatchWriter:
    """Appends lines to the file of a match, each whole or not at all.

    An appended line survives a crash of this process; after the next flush to the disk, also a power cut.
    """

    def __init__(self, file: BufferedWriter) -> None:
        self._file: Final = file
        self._flushed = monotonic() - _PAUSE

    def append(self, line: Head | Outcome) -> None:
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


def create(path: str, match: Match, games: int, outcomes: Sequence[Outcome] = ()) -> MatchWriter:
    """Create the file of a match with the `outcomes` so far; refuses to overwrite a file."""
    try:
        writer = MatchWriter(open(path, "xb"))  # noqa: SIM115 - the writer closes it
    except FileExistsError:
        raise SetupError("arena-exists", {"file": path}) from None
    except (OSError, ValueError) as error:
        raise SetupError("arena-file", {"file": path, "problem": problem_of(error)}) from None
    writer.append(Head(FORMAT, match, games))
    for one in outcomes:
        writer.append(one)
    return writer


def read(path: str) -> tuple[Head, list[Outcome]]:
    """The match and the outcomes in a file; an incomplete last line is ignored."""
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
        outcomes: dict[tuple[int, int], Outcome] = {}
        for number, line in enumerate(lines[1:], 1):
            one = msgspec.json.decode(line, type=Outcome)
            if not _fits(one, head.match):
                raise SetupError("arena-broken", {"file": path, "line": str(number + 1)})
            outcomes[one.fixture] = one
    except msgspec.MsgspecError:
        raise SetupError("arena-broken", {"file": path, "line": str(number + 1)}) from None
    return head, list(outcomes.values())


def reopen(path: str) -> MatchWriter:
    """Open an existing file to append to it, after its last complete line."""
    try:
        with open(path, "rb+") as file:
            whole = file.read().rfind(b"\n") + 1
            file.truncate(whole)
        return MatchWriter(open(path, "ab"))
    except OSError as error:
        raise SetupError("arena-file", {"file": path, "problem": problem_of(error)}) from None


def free_name(match: Match) -> str:
    """A file name for `match` that does not exist yet."""
    stem = f"arena-{match.seed[:8]}"
    names = [f"{stem}.jsonl", *[f"{stem}-{number}.jsonl" for number in range(2, 100)]]
    return next((name for name in names if not os.path.lexists(name)), names[-1])


def _fits(outcome: Outcome, match: Match) -> bool:
    """Whether `outcome` can belong to a game of `match`."""
    players = len(match.players)
    return (
        outcome.deal >= 0
        and 0 <= outcome.rotation < match.rotations
        and len(outcome.ranking) == len(outcome.replaced) == players
        and (outcome.winner is None or 0 <= outcome.winner < players)
    )
