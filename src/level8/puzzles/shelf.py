"""The puzzles that are shipped, and the one of the day."""

from datetime import date
from functools import cache
from importlib import resources
from typing import Final

from level8.puzzles.puzzle import Kind, Puzzle, PuzzleError
from level8.puzzles.text import parse_puzzles

FILE: Final = "puzzles.txt"
FIRST_DAY: Final = date(2026, 1, 1)  # which has the first puzzle


@cache
def shipped() -> tuple[Puzzle, ...]:
    """All of them, in their order; the first has number 1."""
    return tuple(parse_puzzles((resources.files("level8.puzzles") / FILE).read_text("utf-8")))


def numbered(number: int) -> Puzzle:
    """The shipped puzzle with a number."""
    if not 1 <= number <= len(shipped()):
        raise PuzzleError("number", number=str(number), most=str(len(shipped())))
    return shipped()[number - 1]


def of_the_day(day: date, count: int | None = None) -> int:
    """The number of the puzzle of a day: one after the other, and then from the beginning again.

    >>> of_the_day(date(2026, 1, 1), 300), of_the_day(date(2026, 10, 28), 300)
    (1, 1)
    """
    return 1 + (day.toordinal() - FIRST_DAY.toordinal()) % (count or len(shipped()))


def numbers(kind: Kind | None = None, grade: int | None = None) -> list[int]:
    """The numbers of all puzzles of a kind and a grade, where they are named."""
    return [
        number
        for number, puzzle in enumerate(shipped(), start=1)
        if kind in (None, puzzle.kind) and grade in (None, puzzle.grade)
    ]
