"""Measures the solver with random hands of 10 to 16 cards from the printed decks.

`python -m bench.hands [--hands 2000] [--seed 8]`; LEVEL8_PURE=1 measures the plain engine. Each hand can lay
down its level: a level of its edition, or a random one of up to ten cards, the most that an edition may ask
for (N2). There are random melds on the table. *Dealt* hands come from the shuffled deck; *rich* hands have a
random number of the deck's jokers.

The time is the processor time of this process. A slow answer is measured several times, and the shortest time
counts, because other work on the machine makes times longer.
"""

import argparse
import random
import time
from collections.abc import Callable
from dataclasses import dataclass

import level8
from bench.figures import waits
from level8.game.cards import JOKER, is_joker, is_number
from level8.game.editions import edition, edition_names
from level8.game.levels import COLOUR, RUN, SET, Level, Part
from level8.game.melds import Meld, meld
from level8.game.solver import best_way, distance

FEWEST_CARDS, MOST_CARDS = 10, 16
MOST_ASKED = 10
LONG = 0.002  # seconds
TRIES = 5


@dataclass(frozen=True)
class Question:
    """A question to the solver: a hand, its level, the top number, and the melds on the table."""

    hand: tuple[int, ...]
    level: Level
    top: int
    table: tuple[Meld, ...]


ASKS: dict[str, Callable[[Question], object]] = {
    "distance": lambda question: distance(question.hand, question.level, question.top),
    "best way": lambda question: best_way(question.hand, question.level, question.top, question.table),
}


def seconds(ask: Callable[[Question], object], question: Question) -> float:
    """The shortest time that `ask` takes to answer `question`, of a few tries."""
    least = float("inf")
    for _ in range(TRIES):
        begun = time.process_time()
        ask(question)
        least = min(least, time.process_time() - begun)
        if least < LONG:
            break
    return least


def any_question(rng: random.Random, is_rich: bool, own_levels: bool) -> Question:
    """A random hand of a printed edition or mix that can lay down its level."""
    while True:
        box = edition(rng.choice(edition_names()))
        size = rng.randint(FEWEST_CARDS, MOST_CARDS)
        numbers = [card for card in box.deck if is_number(card)]
        jokers = [card for card in box.deck if is_joker(card)]
        wild = rng.randint(0, min(len(jokers), size)) if is_rich else 0
        hand = rng.sample(jokers, wild) + rng.sample(numbers, size - wild)
        if not is_rich:
            hand = rng.sample(numbers + jokers, size)
        level = rng.choice(rng.choice(box.sides).levels) if own_levels else any_level(rng)
        if distance(hand, level, box.top) == 0:
            return Question(tuple(hand), level, box.top, any_table(rng, box.top))


def any_level(rng: random.Random) -> Level:
    """A random level of two to five parts and at most ten cards."""
    left, most_parts = MOST_ASKED, rng.randint(2, 5)
    parts: list[Part] = []
    while left >= 2 and len(parts) < most_parts:
        size = min(rng.choice((2, 2, 3, 3, 4, 5)), left)
        parts.append(Part(rng.choice((RUN, RUN, SET, COLOUR)), size))
        left -= size
    return Level(tuple(parts))


def any_table(rng: random.Random, top: int) -> tuple[Meld, ...]:
    """Up to six random melds."""
    melds: list[Meld] = []
    for _ in range(rng.choice((0, 0, 1, 2, 3, 4, 6))):
        kind, size = rng.choice((RUN, RUN, RUN, SET, COLOUR)), rng.randint(2, 5)
        if kind == COLOUR:
            value = rng.randrange(6)
        else:
            value = rng.randint(1, top if kind == SET else top + 1 - size)
        melds.append(meld(kind, value, (JOKER,) * size))
    return tuple(melds)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--hands", type=int, default=2000)
    asked.add_argument("--seed", type=int, default=8)
    options = asked.parse_args()
    rng = random.Random(options.seed)
    print("the compiled engine" if level8.compiled else "the plain engine")
    for is_rich in (False, True):
        for own_levels in (True, False):
            questions = [any_question(rng, is_rich, own_levels) for _ in range(options.hands)]
            hands = "rich" if is_rich else "dealt"
            levels = "their editions' levels" if own_levels else "any levels of up to ten cards"
            print(f"{options.hands} {hands} hands at {levels}:")
            for what, ask in ASKS.items():
                print(f"  {what:10}{waits([seconds(ask, question) for question in questions])}")


if __name__ == "__main__":
    main()
