"""The speed of the engine and of its peers, measured in one run, in turns.

A decision is one `play` by a seat. Machines are noisy: the figure of a contender is the median of its slices,
and what counts is the median of the ratios of the passes.
"""

import os
import random
import statistics
import sys
import tracemalloc
from collections.abc import Callable
from operator import truediv
from time import perf_counter
from types import FrameType
from typing import Final

import level8
from level8.bots.duel import winners
from level8.bots.expert import ExpertBot
from level8.bots.policy import Policy
from level8.bots.steady import SteadyBot
from level8.game.editions import edition
from level8.game.game import Game
from level8.game.levels import parse_level
from level8.game.playout import random_games
from level8.game.solver import best_way, distance
from level8.lab.peers import Contender, Sample, installed

Figures = dict[str, float]
Rates = dict[str, list[float]]  # decisions a second in each pass

# The promises: our contender, theirs, and how many times as fast ours is at least.
PROMISES: Final = (
    ("driven", "gin_rummy", 8.0),
    ("driven", "crazy_eights", 1.5),
    ("driven", "rlcard_gin_rummy", 60.0),
    ("bulk", "crazy_eights_loop", 1.0),
)
# Games of four a second on one core; percentage of an expert's time that compiled code takes.
PLAYERS_PROMISES: Final = {"steady_games": 400.0, "expert_compiled": 90.0}
MODERN: Final = ("modern", 1, 2)  # two seats, like the peers' games
_LONGEST_GAME: Final = 100_000  # actions
_THINKING: Final = 400  # playouts per action


def measure(seconds: float, passes: int = 21, progress: Callable[[str], None] | None = None) -> Rates:
    """Decisions a second of each contender, pass by pass; a contender plays `seconds` in all `passes`."""
    contenders: dict[str, Contender] = {"driven": _driven(), "bulk": _bulk, **installed()}
    rates: Rates = {name: [] for name in contenders}
    for _ in range(passes):
        for name, play in contenders.items():
            if progress:
                progress(name)
            decisions, spent = play(seconds / passes)
            rates[name].append(decisions / spent)
    return rates


def medians(rates: Rates) -> Figures:
    """The median rate of each contender."""
    return {name: statistics.median(rate) for name, rate in rates.items()}


def ratios(rates: Rates) -> list[tuple[str, str, float, float]]:
    """For each promise about an installed peer: our contender, theirs, the ratio of speeds, the promised one.

    It is the median of the ratios of all passes: in one pass, other work on the machine slows both down.
    """
    return [
        (ours, theirs, statistics.median(map(truediv, rates[ours], rates[theirs])), promised)
        for ours, theirs, promised in PROMISES
        if theirs in rates
    ]


def details() -> Figures:
    """The engine's other figures: microseconds, and the bytes of a game in progress."""
    game = _in_play()
    view = game.view(game.to_act)
    rng = random.Random(8)
    hands = _hands(200)
    level = parse_level("set 2 + set 3 + set 4")
    return {
        "copy": _microseconds(game.copy, 2000),
        "view": _microseconds(lambda: game.view(0), 1000),
        "sample": _microseconds(lambda: Game.sample(view, rng), 1000),
        "distance": _microseconds(lambda: [distance(hand, level, 15) for hand in hands], 5) / len(hands),
        "best_way": _microseconds(lambda: [best_way(hand, level, 15) for hand in hands], 5) / len(hands),
        "memory": _bytes_of(game),
    }


def players(seconds: float) -> Figures:
    """The speed of built-in players: four steady in compiled code, and an expert driven from Python."""
    return {"steady_games": _steady_games(seconds), "expert_compiled": _expert_compiled(seconds)}


def _steady_games(seconds: float) -> float:
    """Games of four steady players a second, inside compiled code."""
    four: list[Policy] = [SteadyBot(seat) for seat in range(4)]
    box, games, start = edition("modern"), 0, perf_counter()
    while perf_counter() - start < seconds:
        winners(box, 1, four, list(range(games, games + 20)), _LONGEST_GAME)
        games += 20
    return games / (perf_counter() - start)


def _expert_compiled(seconds: float) -> float:
    """The percentage of an expert's time, from the View to the played action, that compiled code takes."""
    game, bot, compiled = Game.new(edition("modern"), 1, 4, 8), ExpertBot(8, _THINKING), 0.0
    start = perf_counter()
    while not game.over and perf_counter() - start < seconds:
        view = game.view(game.to_act)
        interpreted = Interpreted()
        asked = perf_counter()
        sys.setprofile(interpreted)
        action = bot.choose(view, ())
        sys.setprofile(None)
        compiled += perf_counter() - asked - interpreted.seconds
        game.play(action)
    return 100 * compiled / (perf_counter() - start)


class Interpreted:
    """A profiler that sums up the time in interpreted functions, the only ones Python reports to it."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._depth = 0
        self._since = 0.0

    def __call__(self, _frame: FrameType, event: str, _about: object) -> None:
        if event == "call":
            self._since = perf_counter() if self._depth == 0 else self._since
            self._depth += 1
        elif event == "return" and self._depth > 0:
            self._depth -= 1
            if self._depth == 0:
                self.seconds += perf_counter() - self._since


def machine() -> dict[str, str]:
    """The machine and the Python that the figures are measured on."""
    return {
        "python": sys.version.split()[0],
        "platform": sys.platform,
        "machine": os.uname().machine if hasattr(os, "uname") else "",
        "cores": str(os.cpu_count()),
        "compiled": "yes" if level8.compiled else "no",
    }


def _driven() -> Contender:
    """Random games driven from Python through action objects."""
    name, side, seats = MODERN
    box = edition(name)
    rng = random.Random(8)
    choice = rng.choice

    def play(seconds: float) -> Sample:
        decisions = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            game = Game.new(box, side, seats, rng.getrandbits(60))
            while not game.over:
                game.play(choice(game.legal_actions()))
                decisions += 1
        return decisions, perf_counter() - start

    return play


def _bulk(seconds: float) -> Sample:
    """The same games played inside compiled code."""
    name, side, seats = MODERN
    box = edition(name)
    decisions, seed = 0, 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        decisions += random_games(box, side, seats, 20, seed).decisions
        seed += 20
    return decisions, perf_counter() - start


def _in_play() -> Game:
    """A game of six seats after 300 decisions."""
    game = Game.new(edition("modern"), 1, 6, 8)
    rng = random.Random(8)
    for _ in range(300):
        game.play(rng.choice(game.legal_actions()))
    return game


def _hands(count: int) -> list[tuple[int, ...]]:
    rng = random.Random(8)
    return [tuple(rng.sample(edition("modern").deck, 11)) for _ in range(count)]


def _microseconds(work: Callable[[], object], times: int) -> float:
    spent = []
    for _ in range(5):
        start = perf_counter()
        for _ in range(times):
            work()
        spent.append((perf_counter() - start) / times)
    return statistics.median(spent) * 1e6


def _bytes_of(game: Game) -> float:
    """The bytes that one more copy of `game` takes."""
    copies = 200
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    games = [game.copy() for _ in range(copies)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken / len(games)
