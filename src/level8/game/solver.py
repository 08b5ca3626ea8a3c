"""From a hand to a level: the distance, all ways to lay it down, the best way.

Everything here is exact. Equal faces are interchangeable, so no two answers differ only in which of two
equal cards they use.
"""

from collections.abc import Iterable, Iterator, Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from level8.game.best_way.search import best_way, most_lay_offs
from level8.game.bits import bit
from level8.game.cards import JOKER, SKIP
from level8.game.counting import Counting
from level8.game.filling import PATIENCE, ZEROS, Filling
from level8.game.lacking import least_lacking
from level8.game.levels import COLOUR, RUN, Level
from level8.game.melds import Meld
from level8.game.ways import Ways, sets_lack

__all__ = [
    "best_way",
    "can_lay_down",
    "count_ways",
    "distance",
    "distance_of",
    "helps",
    "most_lay_offs",
    "ways",
]


def _most(hand: vec[i64], level: Level, top: i64, beyond: i64) -> i64:
    """The most cards of a level that a hand can lay, or `beyond` if no more than that."""
    filling = Filling(hand, top)
    filling.ask_level(level)
    filling.patience = PATIENCE
    most = filling.most(beyond)
    if most > level.cards:
        most = max(beyond, level.cards - least_lacking(tuple(hand), level, top, level.cards - beyond - 1))
    return most


def can_lay_down(hand: vec[i64], level: Level, top: i64) -> bool:
    """Whether a hand holds a level."""
    if len(hand) < level.cards or _lacks_at_a_glance(hand, level, top):
        return False
    return _most(hand, level, top, level.cards - 1) == level.cards


def _lacks_at_a_glance(hand: vec[i64], level: Level, top: i64) -> bool:
    """Whether the sets together, and each other part by itself, need more jokers than a hand has.

    This is quick, and mostly the answer.
    """
    numbers: i64 = 0  # as bits
    colours: i64 = 0  # a byte for each
    jokers: i64 = 0
    for card in hand:
        if card < JOKER:
            numbers |= bit(card & 31)
            colours += bit((card >> 5) << 3)
        elif card < SKIP:
            jokers += 1
    for part in level.parts:
        size = part.size
        most: i64 = size
        if part.kind == RUN:
            most = _longest_within(numbers, size, top)
        elif part.kind == COLOUR:
            most = 0
            rest = colours
            while rest > 0:
                if rest & 255 > most:
                    most = rest & 255
                rest >>= 8
        if most < size:
            jokers -= size - most
    if jokers < 0 or level.plan.smallest_set == 0:
        return jokers < 0
    held = ZEROS[:]  # of each number
    for card in hand:
        if card < JOKER:
            held[card & 31] += 1
    return sets_lack(held, level, 0, top) > jokers


def _longest_within(numbers: i64, size: i64, top: i64) -> i64:
    """The most numbers of a set of bits that lie in one stretch of a size."""
    most: i64 = 0
    within: i64 = 0
    number: i64 = 1
    while number <= top:
        within += numbers >> number & 1
        if number > size:
            within -= numbers >> (number - size) & 1
        if within > most:
            most = within
        number += 1
    return most


def distance_of(hand: vec[i64], level: Level, top: i64) -> i64:
    """The least number of cards that a hand lacks for a level."""
    return level.cards - _most(hand, level, top, -1)


def distance(hand: Iterable[int], level: Level, top: int) -> int:
    """The least number of cards that a hand lacks for a level, where numbers go up to top.

    >>> from level8.game.cards import parse_cards
    >>> from level8.game.levels import parse_level
    >>> distance(parse_cards("r4 b5 J g9 g9 S"), parse_level("run 3 + set 4"), 15)
    2
    """
    return distance_of(vec[i64](hand), level, top)


def helps(hand: Iterable[int], level: Level, top: int, faces: Sequence[int]) -> tuple[int, ...]:
    """Those of the faces that would bring a hand one card closer to a level."""
    held = vec[i64](hand)
    lacking = distance_of(held, level, top)
    if lacking == 0:
        return ()
    held = append(held, 0)
    useful: list[int] = []
    for face in faces:
        held[len(held) - 1] = face
        if _most(held, level, top, level.cards - lacking) > level.cards - lacking:
            useful.append(face)
    return tuple(useful)


def ways(hand: Iterable[int], level: Level, top: int, colours: int) -> Iterator[tuple[Meld, ...]]:
    """Every distinct way to lay a level down, one by one, each once; the melds in the order of the parts.

    How many colours the edition has counts where a group is of jokers alone: it may have any of them (C7).
    """
    walk = Ways(vec[i64](sorted(hand)), level, top, colours)
    while walk.advance():
        yield tuple(walk.melds)


def count_ways(hand: Iterable[int], level: Level, top: int, colours: int) -> int:
    """The number of distinct ways to lay a level down."""
    return Counting(hand, level, top, colours).count()
