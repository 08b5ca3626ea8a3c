"""Random hands, melds and levels to solve, and the score of a way."""

from collections.abc import Iterable

from hypothesis import strategies as st

from game import brute
from level8.game.cards import (
    JOKER,
    SKIP,
    colour_of,
    is_joker,
    is_number,
    joker,
    joker_high,
    joker_low,
    number_card,
    number_of,
)
from level8.game.levels import COLOUR, RUN, SET, Level, Part, parse_level
from level8.game.melds import Meld, meld
from level8.game.solver import most_lay_offs

Worth = tuple[int, int]

LEVELS = [
    "run 2",
    "set 3",
    "colour 3",
    "2 run 2",
    "run 2 + run 3",
    "2 set 2",
    "set 2 + set 3",
    "3 set 2",
    "run 3 + set 2",
    "run 2 + set 2 + run 2",
    "run 2 + colour 3",
    "set 2 + colour 2",
    "colour 2 + run 2 + set 2",
    "2 colour 2",
    "colour 3 + colour 2",
    "2 set 2 + colour 2",
    "2 colour 2 + run 2",
]


@st.composite
def hands(draw: st.DrawFn, top: int, most: int) -> tuple[int, ...]:
    """Small decks, so that equal faces, jokers of all ranges and colour groups meet often."""
    colours = draw(st.integers(1, 3))
    ranges = st.tuples(st.integers(1, top), st.integers(1, top)).map(sorted)
    number = st.builds(number_card, st.integers(0, colours - 1), st.integers(1, top))
    wild = st.one_of(st.just(JOKER), ranges.map(lambda ends: joker(ends[0], ends[1])))
    card = st.one_of(number, number, wild, st.just(SKIP))
    return tuple([int(one) for one in draw(st.lists(card, max_size=most))])


@st.composite
def tables(draw: st.DrawFn, top: int) -> tuple[Meld, ...]:
    melds = []
    for _ in range(draw(st.integers(0, 3))):
        kind = draw(st.sampled_from((RUN, SET, COLOUR)))
        size = draw(st.integers(2, 3))
        value = draw(st.sampled_from(list(brute.values(kind, size, top))))
        melds.append(meld(kind, value, (JOKER,) * size))
    return tuple(melds)


@st.composite
def rich_hands(draw: st.DrawFn, top: int) -> tuple[int, ...]:
    """Half of the cards are jokers of a few ranges, so that most levels can be laid, in many ways."""
    ends = st.tuples(st.integers(1, top), st.integers(1, top)).map(sorted)
    kinds = [int(joker(low, high)) for low, high in draw(st.lists(ends, min_size=1, max_size=3))]
    wild = st.sampled_from([*kinds, int(JOKER)] if draw(st.booleans()) else kinds)
    number = st.builds(number_card, st.integers(0, 2), st.integers(1, top + 1)).map(int)
    numbers = draw(st.lists(number, min_size=3, max_size=7))
    return (*numbers, *draw(st.lists(wild, min_size=2, max_size=4)))


@st.composite
def questions(draw: st.DrawFn, most: int) -> tuple[tuple[int, ...], Level, int]:
    top = draw(st.integers(3, 6))
    return draw(hands(top, most)), parse_level(draw(st.sampled_from(LEVELS))), top


def plain(way: tuple[Meld, ...]) -> tuple[brute.Plain, ...]:
    return tuple([(int(one.kind), int(one.value), one.cards) for one in way])


BUILT_IN = """2 run 3|4 set 2|run 3 + colour 4|run 6 + set 2|run 7|set 2 + 2 set 3|set 3 + colour 5
set 2 + set 3 + set 4|run 3 + run 4|2 set 2 + set 3|run 4 + colour 4|set 3 + run 5|run 8|set 4 + colour 4
2 set 4|set 3 + colour 4|run 5 + set 3|run 4 + run 5|run 3 + 2 set 3|2 set 2 + 2 set 3|run 5 + set 4
set 4 + colour 5|2 run 3 + set 3|run 4 + colour 5|colour 6|run 5 + colour 5|3 set 3|colour 8""".replace(
    "\n", "|"
).split("|")


def worth(hand: Iterable[int], level: Level, top: int, table: Iterable[Meld], way: tuple[Meld, ...]) -> Worth:
    """The number of lay-offs after a way, then its jokers, negated; fails if it is no way."""
    rest = list(hand)
    for part, one in zip(level.parts, way, strict=True):
        assert one.fault(top) is None
        assert Part(one.kind, len(one.cards)) == part
        for card in one.cards:
            rest.remove(card)
    used = [card for one in way for card in one.cards if is_joker(card)]
    return most_lay_offs(rest, (*way, *table), top), -len(used)


def mirrored(card: int, top: int) -> int:
    """The card with its number mirrored: 1 becomes the top number."""
    if is_number(card):
        return int(number_card(colour_of(card), top + 1 - number_of(card)))
    if is_joker(card) and card != JOKER:
        return int(joker(top + 1 - joker_high(card), top + 1 - joker_low(card)))
    return card
