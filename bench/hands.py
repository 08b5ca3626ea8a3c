"""How long it takes to find the distance and the best way, for hands of up to 20 cards.

`python -m bench.hands [--hands 2000] [--seed 8]`; with LEVEL8_PURE=1 for the plain engine. The hands come
from the built-in decks, with few jokers or nearly all that the deck has, at levels of the edition and at any
others of up to ten cards, the most that an edition may ask for, beside any melds on the table. Then, from
decks that nobody has printed: numbers to 30, jokers of up to six kinds and many of them. Last of all, both at
levels of eleven to twenty cards, as only `level8 solve` takes them. With `--climb SECONDS`, slow hands are
changed again and again to find slower ones, for so long for each question that is asked.

Counted is the time of this process alone, with the garbage
that a search makes, but without looking through all else that is in memory. What seems to take long is asked
again, and the least time counts: on a machine with other work, anything may seem to.
"""

import argparse
import gc
import math
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import level8
from bench.figures import waits
from level8.game.cards import JOKER, format_cards, is_joker, is_number, joker, number_card
from level8.game.editions import edition, edition_names
from level8.game.levels import COLOUR, RUN, SET, Level, Part, format_level
from level8.game.melds import Meld, format_meld, meld
from level8.game.solver import best_way, distance

MOST_CARDS = 20
PROMISED = 0.05  # seconds
LONG = 0.01
TRIES = 5
BEGUN = 40  # to begin a climb with the slowest of
IN_VAIN = 80


@dataclass(frozen=True)
class Question:
    hand: tuple[int, ...]
    level: Level
    top: int
    table: tuple[Meld, ...]


AnyLevel = Callable[[random.Random], Level]
Ask = Callable[[Question], object]
ASKS: dict[str, Ask] = {
    "distance": lambda question: distance(question.hand, question.level, question.top),
    "best way": lambda question: best_way(question.hand, question.level, question.top, question.table),
}


def seconds(ask: Ask, question: Question) -> float:
    """How long an answer takes."""
    least = math.inf
    tries = 0
    while tries < TRIES and least > LONG:
        begun = time.process_time()
        ask(question)
        least = min(least, time.process_time() - begun)
        tries += 1
    return least


class Deck(Protocol):
    """Where questions come from."""

    def question(self, rng: random.Random) -> Question: ...

    def can_deal(self, hand: Sequence[int]) -> bool: ...


class BuiltIn:
    def __init__(self, rng: random.Random, any_level: AnyLevel | None) -> None:
        self.box = edition(rng.choice(edition_names()))
        self.any_level = any_level  # or else those of the edition
        self.cards = Counter(self.box.deck)

    def question(self, rng: random.Random) -> Question:
        numbers = [card for card in self.box.deck if is_number(card)]
        jokers = [card for card in self.box.deck if is_joker(card)]
        size = rng.randint(10, MOST_CARDS)
        wild = rng.randint(0, min(len(jokers), size))
        hand = rng.sample(jokers, wild) + rng.sample(numbers, size - wild)
        level = rng.choice(rng.choice(self.box.sides).levels)
        if self.any_level is not None:
            level = self.any_level(rng)
        return Question(tuple(hand), level, self.box.top, any_table(rng, self.box.top))

    def can_deal(self, hand: Sequence[int]) -> bool:
        return Counter(hand) <= self.cards


class Odd:
    def __init__(self, rng: random.Random, any_level: AnyLevel) -> None:
        self.any_level = any_level
        self.top = rng.choice((15, 20, 30))
        self.kinds = [int(JOKER)] if rng.random() < 0.5 else []
        for _ in range(rng.randint(2, 5)):
            low, high = sorted((rng.randint(1, self.top), rng.randint(1, self.top)))
            self.kinds.append(int(joker(low, high)))

    def question(self, rng: random.Random) -> Question:
        size = rng.randint(15, MOST_CARDS)
        wild = rng.randint(5, min(15, size - 1))
        numbers = [int(number_card(rng.randrange(6), rng.randint(1, self.top))) for _ in range(size - wild)]
        hand = numbers + [rng.choice(self.kinds) for _ in range(wild)]
        return Question(tuple(hand), self.any_level(rng), self.top, any_table(rng, self.top))

    def can_deal(self, hand: Sequence[int]) -> bool:
        return True


def any_level(rng: random.Random) -> Level:
    """Two to five parts, ten cards at most."""
    return level_of(rng, 10, rng.randint(2, 5), (2, 2, 3, 3, 4, 5))


def long_level(rng: random.Random) -> Level:
    """Up to ten parts, 11 to 20 cards."""
    return level_of(rng, rng.randint(11, 20), 10, rng.choice(((2, 2, 3, 3, 4, 5), tuple(range(3, 10)))))


def level_of(rng: random.Random, cards: int, most_parts: int, sizes: Sequence[int]) -> Level:
    parts: list[Part] = []
    while cards >= 2 and len(parts) < most_parts:
        size = min(rng.choice(sizes), cards)
        parts.append(Part(rng.choice((RUN, RUN, SET, COLOUR)), size))
        cards -= size
    return Level(tuple(parts))


def any_table(rng: random.Random, top: int) -> tuple[Meld, ...]:
    melds: list[Meld] = []
    for _ in range(rng.choice((0, 0, 1, 2, 3, 4, 6))):
        kind, size = rng.choice((RUN, RUN, RUN, SET, COLOUR)), rng.randint(2, 5)
        if kind == COLOUR:
            value = rng.randrange(6)
        else:
            value = rng.randint(1, top if kind == SET else top + 1 - size)
        melds.append(meld(kind, value, (JOKER,) * size))
    return tuple(melds)


def report(name: str, count: int, rng: random.Random, make: Callable[[], Deck]) -> None:
    questions: list[Question] = []
    while len(questions) < count:
        question = make().question(rng)
        if distance(question.hand, question.level, question.top) == 0:
            questions.append(question)
    gc.collect()
    gc.freeze()
    print(f"{name}, {count} hands that can lay down:")
    for what, ask in ASKS.items():
        times = [seconds(ask, question) for question in questions]
        late = sum([one > PROMISED for one in times])
        print(f"  {what:10}{waits(times)}; over 50 ms: {late}")


def climb(name: str, length: float, rng: random.Random, make: Callable[[], Deck]) -> None:
    """Change slow questions, and go on from those that take longer; begin anew where none does."""
    print(f"{name}, climbed for {length:.0f} s:")
    for what, ask in ASKS.items():
        tried = 0
        most = 0.0
        slowest = make().question(rng)
        end = time.monotonic() + length
        while time.monotonic() < end:
            deck = make()
            begun = [deck.question(rng) for _ in range(BEGUN)]
            question = max(begun, key=lambda one: seconds(ask, one))
            longest = seconds(ask, question)
            tried += BEGUN
            in_vain = 0
            while in_vain < IN_VAIN and time.monotonic() < end:
                other = changed(question, deck, rng)
                taken = seconds(ask, other)
                tried += 1
                in_vain += 1
                if taken > longest:
                    longest, question, in_vain = taken, other, 0
            if longest > most:
                most, slowest = longest, question
        print(f"  {what:10}{tried} tried, most {most * 1e3:.1f} ms")
        print(f"    {format_cards(slowest.hand)} for {format_level(slowest.level)}")
        print(f"    beside {' '.join([format_meld(one) for one in slowest.table]) or 'nothing'}")


def changed(question: Question, deck: Deck, rng: random.Random) -> Question:
    """The same with a few other cards, or at another level, or beside other melds."""
    while True:
        other = deck.question(rng)
        level, table, hand = question.level, question.table, list(question.hand)
        chance = rng.random()
        if chance < 0.15:
            level = other.level
        elif chance < 0.35:
            table = other.table
        else:
            for _ in range(rng.choice((1, 1, 2, 3))):
                hand[rng.randrange(len(hand))] = rng.choice(other.hand)
        if deck.can_deal(hand):
            return Question(tuple(hand), level, question.top, table)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--hands", type=int, default=2000)
    asked.add_argument("--seed", type=int, default=8)
    asked.add_argument("--climb", type=float, default=0.0, metavar="SECONDS")
    options = asked.parse_args()
    rng = random.Random(options.seed)
    print("the compiled engine" if level8.compiled else "the plain engine")
    decks: dict[str, Callable[[], Deck]] = {
        "Built-in decks, their levels": lambda: BuiltIn(rng, None),
        "Built-in decks, any level": lambda: BuiltIn(rng, any_level),
        "Odd decks, any level": lambda: Odd(rng, any_level),
        "Built-in decks, long levels": lambda: BuiltIn(rng, long_level),
        "Odd decks, long levels": lambda: Odd(rng, long_level),
    }
    for name, make in decks.items():
        if options.climb:
            climb(name, options.climb, rng, make)
        else:
            report(name, options.hands, rng, make)


if __name__ == "__main__":
    main()
