"""Puzzles: positions in which one choice is clearly best and a steady player would miss it.

Read `puzzle.py` first, what a puzzle is, then `making.py`, how one is found.

>>> from datetime import date
>>> from level8.puzzles import numbered, of_the_day, shipped
>>> numbered(of_the_day(date(2026, 1, 1))) == shipped()[0]
True
"""

from level8.puzzles.making import make
from level8.puzzles.offering import Offer, offers
from level8.puzzles.proving import holds
from level8.puzzles.puzzle import KINDS, Choice, Find, Kind, Position, Proof, Puzzle, PuzzleError, Worth
from level8.puzzles.shelf import numbered, numbers, of_the_day, shipped
from level8.puzzles.text import format_puzzles, parse_puzzles

__all__ = [
    "KINDS",
    "Choice",
    "Find",
    "Kind",
    "Offer",
    "Position",
    "Proof",
    "Puzzle",
    "PuzzleError",
    "Worth",
    "format_puzzles",
    "holds",
    "make",
    "numbered",
    "numbers",
    "of_the_day",
    "offers",
    "parse_puzzles",
    "shipped",
]
