"""What the review says of many games of bots: `python -m bench.review luck`; or `skill`, or `time`.

`luck`: whether the luck of a player is 0 on average, also where it is much better or worse than the others.
`skill`: in how many matches the better player shows more skill.
`time`: how long a review takes a core, of one seat and of all. docs/review.md has the tables.
"""

import argparse
import math
import time
from collections.abc import Iterator, Sequence
from typing import Final

from level8.bots.seating import Seated, play_on
from level8.game.editions import edition
from level8.game.shuffle import derived
from level8.record import Record, Recorder
from level8.review import Effort, SeatReview, review

_TURNS: Final = 5000
_FIGURES: Final = ("luck", "drawn", "dealt", "against", "others", "skill", "remainder")
# Hardly anything is played out: the average over many games is as true, and each of them is quick.
_LUCK: Final = Effort(positions=4, looking=1, deals=1, moments=0)
_SKILL: Final = Effort(positions=2, looking=48, deals=24, moments=0)


def games(players: Sequence[str], count: int, seed: str, think: str) -> Iterator[tuple[int, Record]]:
    """Games between the players, each with by how many seats they have moved on."""
    box, seats = edition("modern"), len(players)
    for number in range(count):
        moved = number % seats
        seated = [players[(seat + moved) % seats] for seat in range(seats)]
        recorder = Recorder(box, 1, seats, derived(bytes(32), f"{seed} {number}"), names=tuple(seated))
        bots = [Seated(name, number, think if name == "expert" else None) for name in seated]
        play_on(recorder.game, bots, recorder.play, _TURNS)
        if recorder.game.over:
            yield moved, recorder.record()


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    middle = sum(values) / len(values)
    spread = sum([(value - middle) ** 2 for value in values]) / max(1, len(values) - 1)
    return middle, math.sqrt(spread / len(values))


def told(values: Sequence[float]) -> str:
    middle, error = mean(values)
    return f"{100 * middle:+.2f} % ± {100 * error:.2f}"


def figure(seat: SeatReview, name: str) -> float:
    if name == "skill":
        return seat.skill.skill.value if seat.skill else 0.0
    found = getattr(seat, name)
    return 0.0 if found is None else float(found.value)


def luck(players: Sequence[str], count: int, seed: str, effort: Effort, judged: bool, think: str) -> None:
    """Print every figure of the first player, averaged over the games."""
    found: dict[str, list[float]] = {name: [] for name in (*_FIGURES, "result")}
    start = time.process_time()
    for moved, record in games(players, count, seed, think):
        at = (len(players) - moved) % len(players)
        one = review(record, (at,) if judged else (), effort).seats[at]
        for name in _FIGURES:
            found[name].append(figure(one, name))
        found["result"].append(one.final - one.initial)
    print(f"{players[0]} against {' '.join(players[1:])}, {len(found['luck'])} games")
    for name, values in found.items():
        print(f"  {name:9} {told(values)}")
    print(f"  {time.process_time() - start:.0f} s", flush=True)


def skill(players: Sequence[str], matches: int, count: int, seed: str, effort: Effort, think: str) -> None:
    """Print, for each match, the skill of the first player and that of the second in a game."""
    ahead, start = 0, time.process_time()
    for match in range(matches):
        shown: tuple[list[float], list[float]] = ([], [])
        for moved, record in games(players, count, f"{seed} match {match}", think):
            seats = review(record, None, effort).seats
            for player in (0, 1):
                shown[player].append(figure(seats[(player + moved) % 2], "skill"))
        ahead += sum(shown[0]) > sum(shown[1])
        print(f"  match {match + 1}: {told(shown[0])}, {told(shown[1])}", flush=True)
    seconds = time.process_time() - start
    print(f"{players[0]} shows more skill than {players[1]} in {ahead} of {matches} matches; {seconds:.0f} s")


def timed(players: Sequence[str], count: int, seed: str, think: str) -> None:
    """Print the processor time of the review of each game, by the choices of its first seat and of all."""
    found: list[tuple[float, float]] = []
    for _, record in games(players, count, seed, think):
        seconds = []
        for seats in ((0,), None):
            start = time.process_time()
            review(record, seats)
            seconds.append(time.process_time() - start)
        actions = len(list(record.actions()))
        found.append((seconds[0], seconds[1]))
        print(f"  {actions} actions: one seat {seconds[0]:.1f} s, all {seconds[1]:.1f} s", flush=True)
    for what, values in zip(("one seat", "all seats"), zip(*found, strict=True), strict=True):
        print(f"{what}: {sum(values) / len(values):.1f} s on average, {max(values):.1f} s at most")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("luck", "skill", "time"))
    parser.add_argument("players", nargs="*", help="the first one is looked at")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--seed", default="8")
    parser.add_argument("--think", default="200", help="of an expert")
    parser.add_argument("--judged", action="store_true", help="luck: judge the choices as well")
    given = parser.parse_args()
    if given.what == "luck":
        players = given.players or ["steady", "novice", "novice", "novice"]
        effort = _SKILL if given.judged else _LUCK
        luck(players, given.games or 2000, given.seed, effort, given.judged, given.think)
    elif given.what == "time":
        timed(
            given.players or ["steady", "novice", "steady", "novice"],
            given.games or 8,
            given.seed,
            given.think,
        )
    else:
        players = given.players or ["steady", "novice"]
        skill(players, given.matches, given.games or 40, given.seed, _SKILL, given.think)


if __name__ == "__main__":
    main()
