"""Puzzles of the kind *find the way*: a hand that can be laid down, though not at the first glance."""

from collections.abc import Iterator
from random import Random
from typing import Final

from level8.game.actions import LayDown
from level8.game.cards import is_joker
from level8.game.editions import edition
from level8.game.errors import Reason
from level8.game.melds import Meld
from level8.game.solver import distance, ways
from level8.puzzles.puzzle import Find

HAND: Final = 11  # cards: a dealt hand, and one that was drawn
MOST_WAYS: Final = 40  # in which a hand may be laid down, as cards in heaps
_TRIES: Final = 100_000
Heaps = tuple[tuple[int, ...], ...]  # the cards of each meld, sorted


def check(puzzle: Find, melds: tuple[Meld, ...]) -> Reason | None:
    """Why an answer is wrong, or None: the rules themselves judge it."""
    return puzzle.view().check(LayDown(melds))


def ways_to(puzzle: Find, most: int = 1_000_000) -> Iterator[tuple[Meld, ...]]:
    """The ways to lay the hand down, one for each choice of cards in heaps."""
    met: set[Heaps] = set()
    box = puzzle.box
    for looked, way in enumerate(ways(puzzle.hand, puzzle.asks, box.top, int(box.colours))):
        if looked == most:
            return
        heaps = heaps_of(way)
        if heaps not in met:
            met.add(heaps)
            yield way


def heaps_of(way: tuple[Meld, ...]) -> Heaps:
    """Which cards lie together in a way, whatever order they have."""
    return tuple(sorted([tuple(sorted(map(int, meld.cards))) for meld in way]))


def made(box: str, side: int, level: int, seed: int) -> Find | None:
    """A hand for a level, drawn until it can be laid down in a few ways; None if none is found soon."""
    chance = Random(f"find {box} {side} {level} {seed}")
    deck = edition(box).deck
    asks, top = edition(box).ladder(side).level(level), int(edition(box).top)
    for _ in range(_TRIES):
        hand = tuple(sorted(chance.sample(deck, max(HAND, int(asks.cards) + 1))))
        if distance(hand, asks, top):
            continue
        puzzle = Find(1, box, side, level, hand)
        found = list(ways_to(puzzle, 4000))
        if len(found) <= MOST_WAYS:
            return Find(_grade(puzzle, found), box, side, level, hand)
    return None


def _grade(puzzle: Find, found: list[tuple[Meld, ...]]) -> int:
    """1 for a hand with a way without jokers, 3 for one with hardly a way; others are between."""
    natural = any(not any(is_joker(card) for meld in way for card in meld.cards) for way in found)
    if natural and len(found) > 2:
        return 1
    return 3 if len(found) <= 2 and len(puzzle.asks.parts) > 1 else 2
