"""How long it takes to find the distance and the best way, for hands of up to 20 cards.

`python -m bench.hands [--hands 2000] [--seed 8]`; with LEVEL8_PURE=1 for the plain engine. The hands come
from the built-in decks, with few jokers or nearly all that the deck has, at levels of the edition and at any
others of up to ten cards, beside any melds on the table. Then, from decks that nobody has printed: numbers to
30, jokers of up to six kinds and many of them. Counted is the time of this process alone, with the garbage
that a search makes, but without looking through all else that is in memory. What seems to take long is asked
again, and the least time counts: on a machine with other work, anything may seem to.
"""

import argparse
import gc
import math
import random
import time
from collections.abc import Callable
from dataclasses import dataclass

import level8
from bench.figures import waits
from level8.game.cards import JOKER, is_joker, is_number, joker, number_card
from level8.game.editions import edition, edition_names
from level8.game.levels import COLOUR, RUN, SET, Level, Part
from level8.game.melds import Meld, meld
from level8.game.solver import best_way, distance

MOST_CARDS = 20
PROMISED = 0.05  # seconds
LONG = 0.01
TRIES = 5


@dataclass(frozen=True)
class Question:
    hand: tuple[int, ...]
    level: Level
    top: int
    table: tuple[Meld, ...]


def measured(question: Question) -> tuple[float, float]:
    """The seconds that distance and best way take."""
    hand, level, top = question.hand, question.level, question.top
    return (
        seconds(lambda: distance(hand, level, top)),
        seconds(lambda: best_way(hand, level, top, question.table)),
    )


def seconds(answer: Callable[[], object]) -> float:
    least = math.inf
    tries = 0
    while tries < TRIES and least > LONG:
        begun = time.process_time()
        answer()
        least = min(least, time.process_time() - begun)
        tries += 1
    return least


def of_a_built_in_deck(rng: random.Random, own_level: bool) -> Question:
    box = edition(rng.choice(edition_names()))
    numbers = [card for card in box.deck if is_number(card)]
    jokers = [card for card in box.deck if is_joker(card)]
    size = rng.randint(10, MOST_CARDS)
    wild = rng.randint(0, min(len(jokers), size))
    hand = rng.sample(jokers, wild) + rng.sample(numbers, size - wild)
    levels = rng.choice(box.sides).levels
    level = rng.choice(levels) if own_level else any_level(rng)
    return Question(tuple(hand), level, box.top, any_table(rng, box.top))


def of_an_odd_deck(rng: random.Random) -> Question:
    top = rng.choice((15, 20, 30))
    kinds = [int(JOKER)] if rng.random() < 0.5 else []
    for _ in range(rng.randint(2, 5)):
        low, high = sorted((rng.randint(1, top), rng.randint(1, top)))
        kinds.append(int(joker(low, high)))
    size = rng.randint(15, MOST_CARDS)
    wild = rng.randint(5, min(15, size - 1))
    numbers = [int(number_card(rng.randrange(6), rng.randint(1, top))) for _ in range(size - wild)]
    hand = numbers + [rng.choice(kinds) for _ in range(wild)]
    return Question(tuple(hand), any_level(rng), top, any_table(rng, top))


def any_level(rng: random.Random) -> Level:
    """Two to five parts, ten cards at most."""
    parts: list[Part] = []
    left = 10
    for _ in range(rng.randint(2, 5)):
        if left >= 2:
            size = min(rng.choice((2, 2, 3, 3, 4, 5)), left)
            parts.append(Part(rng.choice((RUN, RUN, SET, COLOUR)), size))
            left -= size
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


def report(name: str, count: int, make: Callable[[], Question]) -> None:
    questions: list[Question] = []
    while len(questions) < count:
        question = make()
        if distance(question.hand, question.level, question.top) == 0:
            questions.append(question)
    gc.collect()
    gc.freeze()
    taken = [measured(question) for question in questions]
    print(f"{name}, {count} hands that can lay down:")
    for what, times in zip(("distance", "best way"), zip(*taken)):
        late = sum([one > PROMISED for one in times])
        print(f"  {what:10}{waits(times)}; over 50 ms: {late}")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--hands", type=int, default=2000)
    asked.add_argument("--seed", type=int, default=8)
    options = asked.parse_args()
    rng = random.Random(options.seed)
    print("the compiled engine" if level8.compiled else "the plain engine")
    report("Built-in decks, their levels", options.hands, lambda: of_a_built_in_deck(rng, own_level=True))
    report("Built-in decks, any level", options.hands, lambda: of_a_built_in_deck(rng, own_level=False))
    report("Odd decks, any level", options.hands, lambda: of_an_odd_deck(rng))


if __name__ == "__main__":
    main()
