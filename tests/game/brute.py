"""The solver's questions, answered by brute force, without any code of the solver."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations, product

from level8.game.cards import is_joker, is_number, joker_high, joker_low
from level8.game.levels import COLOUR, RUN, SET, Level

Plain = tuple[int, int, tuple[int, ...]]  # kind, parameter, cards


def is_of_number(card: int, number: int) -> bool:
    return (
        card % 32 == number
        if is_number(card)
        else is_joker(card) and joker_low(card) <= number <= joker_high(card)
    )


def is_of_colour(card: int, colour: int) -> bool:
    return card // 32 == colour if is_number(card) else is_joker(card)


def fits(kind: int, value: int, slot: int, card: int) -> bool:
    if kind == COLOUR:
        return is_of_colour(card, value)
    return is_of_number(card, value + slot if kind == RUN else value)


def values(kind: int, size: int, top: int) -> range:
    if kind == COLOUR:
        return range(6)
    return range(1, top + 1) if kind == SET else range(1, top - size + 2)


def least_missing(hand: tuple[int, ...], level: Level, top: int) -> int:
    """The distance: a maximum matching of slots and cards for each choice of parameters."""
    best = 0
    for chosen in product(*[values(part.kind, part.size, top) for part in level.parts]):
        slots = [
            (part.kind, value, slot)
            for part, value in zip(level.parts, chosen, strict=True)
            for slot in range(part.size)
        ]
        owner: dict[int, int] = {}
        best = max(best, sum([_seat(hand, slots, owner, at, set()) for at in range(len(slots))]))
    return int(level.cards) - best


def _seat(
    hand: tuple[int, ...],
    slots: list[tuple[int, int, int]],
    owner: dict[int, int],
    at: int,
    seen: set[int],
) -> bool:
    """Find a card for a slot, moving other slots' cards if need be (an augmenting path)."""
    for index, card in enumerate(hand):
        if index not in seen and fits(*slots[at], card):
            seen.add(index)
            if index not in owner or _seat(hand, slots, owner, owner[index], seen):
                owner[index] = at
                return True
    return False


def all_ways(hand: tuple[int, ...], level: Level, top: int) -> set[tuple[Plain, ...]]:
    """All ways as values; the cards of sets and groups are sorted, and so are equal parts."""
    return {_sorted_twins(way, level) for way in _lay(tuple(sorted(hand)), level, 0, top)}


def _lay(hand: tuple[int, ...], level: Level, at: int, top: int) -> Iterator[tuple[Plain, ...]]:
    if at == len(level.parts):
        yield ()
        return
    kind, size = int(level.parts[at].kind), int(level.parts[at].size)
    picks = permutations(hand, size) if kind == RUN else combinations(hand, size)
    for cards in sorted(set(picks)):
        rest = list(hand)
        for card in cards:
            rest.remove(card)
        fitting = [
            value
            for value in values(kind, size, top)
            if all(fits(kind, value, slot, card) for slot, card in enumerate(cards))
        ]
        if fitting:
            for later in _lay(tuple(rest), level, at + 1, top):
                for value in fitting:
                    yield ((kind, value, cards), *later)


def _sorted_twins(way: tuple[Plain, ...], level: Level) -> tuple[Plain, ...]:
    laid = list(way)
    for part in set(level.parts):
        places = [at for at, other in enumerate(level.parts) if other == part]
        for at, one in zip(places, sorted([laid[at] for at in places]), strict=True):
            laid[at] = one
    return tuple(laid)


def most_laid_off(hand: tuple[int, ...], melds: tuple[Plain, ...], top: int) -> int:
    """The most lay-offs (T3), by trying all sequences."""
    places = tuple(sorted([(kind, value, value + len(cards) - 1) for kind, value, cards in melds]))
    return _lay_off(tuple(sorted(hand)), places, top)


@cache
def _lay_off(hand: tuple[int, ...], places: tuple[tuple[int, int, int], ...], top: int) -> int:
    best = 0
    for index, card in enumerate(hand):
        if index and hand[index - 1] == card:
            continue
        rest = hand[:index] + hand[index + 1 :]
        for at, (kind, low, high) in enumerate(places):
            after = []
            if kind != RUN:
                if fits(kind, low, 0, card):
                    after.append((kind, low, high))
            else:
                if low > 1 and is_of_number(card, low - 1):
                    after.append((kind, low - 1, high))
                if high < top and is_of_number(card, high + 1):
                    after.append((kind, low, high + 1))
            for place in after:
                grown = tuple(sorted((*places[:at], place, *places[at + 1 :])))
                best = max(best, 1 + _lay_off(rest, grown, top))
    return best


def best_score(
    hand: tuple[int, ...], level: Level, top: int, table: tuple[Plain, ...]
) -> tuple[int, int] | None:
    """The most lay-offs after any way, and the fewest jokers in a way with that number of lay-offs."""
    scores = [score(hand, way, top, table) for way in all_ways(hand, level, top)]
    return max(scores, default=None)


def score(
    hand: tuple[int, ...], way: tuple[Plain, ...], top: int, table: tuple[Plain, ...]
) -> tuple[int, int]:
    rest = list(hand)
    jokers = 0
    for _, _, cards in way:
        for card in cards:
            rest.remove(card)
            jokers += is_joker(card)
    return most_laid_off(tuple(rest), way + table, top), -jokers
