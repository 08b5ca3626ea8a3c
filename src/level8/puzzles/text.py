"""Puzzles as text, and read back: `parse(format_puzzles(some)) == some`.

A blank line parses nothing and parts two puzzles; docs/puzzles.md describes each line.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final, cast

from level8.game.actions import format_action, parse_action
from level8.game.cards import format_cards, parse_cards
from level8.game.errors import Level8Error
from level8.puzzles.puzzle import (
    KINDS,
    Choice,
    Failures,
    Find,
    Kind,
    Position,
    Proof,
    Puzzle,
    PuzzleError,
    Worth,
)

MAGIC: Final = "Level 8 puzzles 1"
_HEADING: Final = re.compile(r"(\w+), grade ([123])")
_TABLE: Final = re.compile(
    r"([a-z+]+) ([1-9]), round ([1-9]\d{0,3}), dealer ([1-9]), levels (\d+(?: \d+)*), seed (\d{1,18})"
)
_LEVEL: Final = re.compile(r"([a-z+]+) ([1-9]), level ([1-9]\d?)")
_PROOF: Final = re.compile(r"seed (\d{1,10}), chance (\d\.\d{4})")
_WORTH: Final = re.compile(r"(-?\d\.\d{4}) ± (\d\.\d{4}), out (\d+), up (\d+): (.+)")
_FAILED: Final = re.compile(r"novice (\d+), steady (\d+), brief (\d+), short (\d+)")


def format_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """The text of some puzzles, in their order."""
    blocks = [_choice(each) if isinstance(each, Choice) else _find(each) for each in puzzles]
    return "\n\n".join([MAGIC, *["\n".join(lines) for lines in blocks]]) + "\n"


def parse_puzzles(text: str) -> list[Puzzle]:
    """The puzzles of a text; raises a PuzzleError that names the first wrong line."""
    lines = text.splitlines()
    if not lines or lines[0] != MAGIC:
        raise PuzzleError("text", line="1")
    return [_puzzle(block) for block in _blocks(lines)]


# --- writing ---


def _choice(puzzle: Choice) -> list[str]:
    at, proof, failed = puzzle.position, puzzle.proof, puzzle.failures
    levels = " ".join(map(str, at.levels))
    return [
        f"{puzzle.kind}, grade {puzzle.grade}",
        f"{at.edition} {at.side}, round {at.round}, dealer {at.dealer + 1}, levels {levels}, seed {at.seed}",
        f"played {', '.join([format_action(each) for each in at.played]) or 'none'}",
        f"proof seed {proof.seed}, chance {proof.chance:.4f}",
        *[_worth(each) for each in proof.worths],
        f"failed novice {failed.novice}, steady {failed.steady}, brief {failed.brief}, short {failed.short}",
    ]


def _worth(one: Worth) -> str:
    action = format_action(one.action)
    return f"{one.gain:.4f} ± {one.error:.4f}, out {one.out}, up {one.up}: {action}"


def _find(puzzle: Find) -> list[str]:
    return [
        f"find, grade {puzzle.grade}",
        f"{puzzle.edition} {puzzle.side}, level {puzzle.level}",
        f"hand {format_cards(puzzle.hand)}",
    ]


# --- reading ---

_Block = list[tuple[int, str]]  # lines with their numbers


def _blocks(lines: list[str]) -> Iterator[_Block]:
    block: _Block = []
    for number, line in enumerate([*lines[1:], ""], start=2):
        if line:
            block.append((number, line))
        elif block:
            yield block
            block = []


class _Reader:
    """Takes the lines of a block one after the other."""

    def __init__(self, block: _Block) -> None:
        self._block: Final = block
        self._at = 0

    @property
    def number(self) -> int:
        """The number of the next line; after the last line, its number."""
        return self._block[min(self._at, len(self._block) - 1)][0]

    def line(self, start: str = "") -> str:
        """The next line, without what it has to start with."""
        if self._at == len(self._block) or not self._block[self._at][1].startswith(start):
            raise PuzzleError("text", line=str(self.number))
        self._at += 1
        return self._block[self._at - 1][1].removeprefix(start)

    def parts(self, pattern: re.Pattern[str], start: str = "") -> tuple[str, ...]:
        """The groups of the next line, which has to match."""
        number = self.number
        found = pattern.fullmatch(self.line(start))
        if found is None:
            raise PuzzleError("text", line=str(number))
        return cast(tuple[str, ...], found.groups())

    @property
    def left(self) -> int:
        return len(self._block) - self._at


def _puzzle(block: _Block) -> Puzzle:
    reader = _Reader(block)
    kind, grade = reader.parts(_HEADING)
    if kind not in KINDS:
        raise PuzzleError("text", line=str(block[0][0]))
    try:
        if kind == "find":
            return _read_find(reader, int(grade))
        return _read_choice(reader, cast(Kind, kind), int(grade))
    except PuzzleError:
        raise
    except Level8Error as error:
        raise PuzzleError("text", line=str(reader.number)) from error


def _read_find(reader: _Reader, grade: int) -> Find:
    edition, side, level = reader.parts(_LEVEL)
    return Find(grade, edition, int(side), int(level), tuple(parse_cards(reader.line("hand "))))


def _read_choice(reader: _Reader, kind: Kind, grade: int) -> Choice:
    edition, side, number, dealer, levels, seed = reader.parts(_TABLE)
    text = reader.line("played ")
    played = tuple([parse_action(each) for each in text.split(", ")]) if text != "none" else ()
    position = Position(
        edition, int(side), tuple(map(int, levels.split())), int(number), int(dealer) - 1, int(seed), played
    )
    proof_seed, chance = reader.parts(_PROOF, "proof ")
    worths = []
    while reader.left > 1:
        gain, error, out, up, action = reader.parts(_WORTH)
        worths.append(Worth(parse_action(action), float(gain), float(error), int(out), int(up)))
    if len(worths) < 2:
        raise PuzzleError("text", line=str(reader.number))
    novice, steady, brief, short = map(int, reader.parts(_FAILED, "failed "))
    proof = Proof(int(proof_seed), float(chance), tuple(worths))
    return Choice(kind, grade, position, proof, Failures(novice, steady, brief, short))
