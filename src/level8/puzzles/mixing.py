"""Mixes puzzles of all kinds, grades and tables, in an order in which no day is like the one before."""

from collections import defaultdict
from collections.abc import Iterable
from random import Random
from typing import Final

from level8.bots.reasons import why
from level8.game.editions import edition
from level8.puzzles.finding import made
from level8.puzzles.puzzle import KINDS, Choice, Find, Kind, Puzzle

SHARES: Final[dict[Kind, int]] = {"draw": 20, "discard": 20, "lay": 16, "way": 12, "skip": 14, "find": 18}
_HANDS_FROM: Final = ("modern", "master", "modern+master", "original")


def mixture(found: Iterable[Puzzle], count: int, seed: int) -> list[Puzzle]:
    """`count` puzzles, of each kind its share; where a kind has too few, the others fill the gap in turn."""
    chance = Random(seed)
    heaps: dict[Kind, list[Puzzle]] = {kind: [] for kind in KINDS}
    for puzzle in found:
        heaps[puzzle.kind].append(puzzle)
    varied = {kind: _varied(heaps[kind], chance) for kind in KINDS}
    wanted = {kind: min(len(varied[kind]), count * SHARES[kind] // sum(SHARES.values())) for kind in KINDS}
    while sum(wanted.values()) < count:
        more = [kind for kind in KINDS if wanted[kind] < len(varied[kind])]
        if not more:
            break
        wanted[min(more, key=lambda kind: wanted[kind])] += 1
    chosen: list[tuple[float, Puzzle]] = []
    for kind in KINDS:
        some = varied[kind][: wanted[kind]]
        chance.shuffle(some)
        chosen += [((at + chance.random()) / len(some), one) for at, one in enumerate(some)]
    chosen.sort(key=lambda each: each[0])
    return [puzzle for _, puzzle in chosen]


def _varied(some: list[Puzzle], chance: Random) -> list[Puzzle]:
    """Puzzles of a kind: of all grades in turn, and in each of those of all reasons and tables."""
    heaps: dict[int, dict[object, list[Puzzle]]] = defaultdict(lambda: defaultdict(list))
    for puzzle in some:
        heaps[puzzle.grade][_likeness(puzzle)].append(puzzle)
    grades = [_in_turn(list(heaps[grade].values()), chance) for grade in sorted(heaps)]
    return _in_turn(grades, None)


def _in_turn(heaps: list[list[Puzzle]], chance: Random | None) -> list[Puzzle]:
    """One of each heap, then another of each, and so on; each heap is shuffled before, if by chance."""
    for heap in heaps if chance is not None else ():
        assert chance is not None
        chance.shuffle(heap)
    longest = max([len(heap) for heap in heaps], default=0)
    return [heap[at] for at in range(longest) for heap in heaps if at < len(heap)]


def _likeness(puzzle: Puzzle) -> object:
    """What puzzles have in common that are much alike."""
    if isinstance(puzzle, Choice):
        at = puzzle.position
        return why(puzzle.view(), puzzle.proof.best).code, at.edition, at.side, len(at.levels)
    return puzzle.edition, puzzle.side, puzzle.level


def hands(seed: int, count: int) -> list[Find]:
    """Hands to be laid down, for all levels of some editions."""
    found = []
    for number in range(2 * count):
        name = _HANDS_FROM[number % len(_HANDS_FROM)]
        side = 1 + number // len(_HANDS_FROM) % len(edition(name).sides)
        top = edition(name).ladder(side).top
        level = 1 + number // (2 * len(_HANDS_FROM)) % top
        puzzle = made(name, side, level, seed * 100_000 + number)
        found += [] if puzzle is None else [puzzle]
    return found
