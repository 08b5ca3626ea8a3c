"""Random play in games of the research libraries, measured like ours: decisions and seconds.

Each game runs in the fastest way that its Python interface offers. OpenSpiel's games start from a clone of
the root, and chance outcomes are chosen without reading the probabilities, which are uniform in these games.
"""

import importlib.util
import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

Sample = tuple[int, float]
Contender = Callable[[float], Sample]


def installed() -> dict[str, Contender]:
    """The installed peers, by the names of their figures."""
    found: dict[str, Contender] = {}
    if importlib.util.find_spec("pyspiel"):
        found["gin_rummy"] = _driven("gin_rummy")
        found["crazy_eights"] = _driven("crazy_eights(players=2)")
        found["crazy_eights_loop"] = _evaluated("crazy_eights(players=2)")
    if importlib.util.find_spec("rlcard"):
        found["rlcard_gin_rummy"] = _rlcard()
    return found


def _driven(name: str) -> Contender:
    """An OpenSpiel game driven from Python."""
    import pyspiel

    root: Any = pyspiel.load_game(name).new_initial_state()
    choice = random.Random(8).choice

    def play(seconds: float) -> Sample:
        decisions = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            state = root.clone()
            while not state.is_terminal():
                if not state.is_chance_node():
                    decisions += 1
                state.apply_action(choice(state.legal_actions()))
        return decisions, perf_counter() - start

    return play


def _evaluated(name: str) -> Contender:
    """OpenSpiel's own C++ loop with its C++ random bots; counting the decisions is not timed."""
    import pyspiel

    root: Any = pyspiel.load_game(name).new_initial_state()
    players = root.num_players()
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(players)]
    rng = random.Random(8)

    def play(seconds: float) -> Sample:
        decisions, spent = 0, 0.0
        while spent < seconds:
            start = perf_counter()
            state = root.clone()
            pyspiel.evaluate_bots(state, bots, rng.getrandbits(30))
            spent += perf_counter() - start
            decisions += sum(taken.player >= 0 for taken in state.full_history())
        return decisions, spent

    return play


def _rlcard() -> Contender:
    """RLCard's gin rummy, run with its own random agents; a trajectory alternates states and actions."""
    import rlcard
    from rlcard.agents import RandomAgent

    environment: Any = rlcard.make("gin-rummy")
    environment.set_agents([RandomAgent(environment.num_actions) for _ in range(environment.num_players)])

    def play(seconds: float) -> Sample:
        decisions = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            trajectories, _ = environment.run()
            decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
        return decisions, perf_counter() - start

    return play
