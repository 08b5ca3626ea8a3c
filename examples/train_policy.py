"""Trains a small policy to beat `novice`, and draws its learning curve. Needs only numpy.

    python examples/train_policy.py --curve curve.png

There are two seats and a short ladder of two levels. The policy is a softmax over a few features of each draw
and each discard; it lays down and lays off whenever it can. It starts by choosing at random. After each batch
of games, REINFORCE (with the natural gradient, which eleven weights allow) changes the weights; the only
signal is who has won. In a minute or two the policy improves from less than one win in five to almost one in
two. With matplotlib the curve is a picture; without it, or if the file does not end in .png, it is CSV.
"""

import argparse
import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from level8 import (
    DRAW_PILE,
    Action,
    Discard,
    Draw,
    Game,
    LayDown,
    LayOff,
    Skip,
    View,
    distance,
    is_joker,
    is_number,
    make_bot,
    number_of,
    parse_edition,
)

SHORT: Final = parse_edition(
    """
name = "short"
goal = "victory"
players = [2, 2]

[deck]
colours = 6
numbers = 15
skip = 4

[[deck.joker]]
count = 7

[[side]]
levels = ["2 run 3", "4 set 2"]
""",
    "short.toml",
)
DRAWING: Final = ("draw pile", "nearer", "fits the table", "joker")
DISCARDING: Final = ("farther", "joker", "number", "same number", "neighbours", "skip card", "skips")
SIZE: Final = len(DRAWING) + len(DISCARDING)
MOST_STEPS: Final = 2000

Floats = NDArray[np.float64]


class Learner:
    """A bot that chooses by weighted features and sums up the gradients of its choices."""

    def __init__(self, weights: Floats, seed: int) -> None:
        self.weights: Final = weights
        self.gradient: Floats = np.zeros(SIZE)
        self._rng: Final = np.random.default_rng(seed)

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        """A lay-down or lay-off if there is one; otherwise a sample from the softmax."""
        for action in actions:
            if isinstance(action, LayDown | LayOff):
                return action
        rows = features(view, actions)
        scores = rows @ self.weights
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        chosen = int(self._rng.choice(len(actions), p=chances))
        self.gradient += rows[chosen] - chances @ rows
        return actions[chosen]


def features(view: View, actions: Sequence[Action]) -> Floats:
    """The features, one row for each action."""
    rows = np.zeros((len(actions), SIZE))
    hand = list(view.hand)
    level, top = view.asks(view.seat), int(view.edition.top)
    now = 0 if view.laid(view.seat) else distance(hand, level, top)
    for row, action in zip(rows, actions):
        if isinstance(action, Draw):
            row[: len(DRAWING)] = _of_draw(view, action, hand, now)
        elif isinstance(action, Discard):
            rest = hand.copy()
            rest.remove(action.card)
            farther = 0 if view.laid(view.seat) else distance(rest, level, top) - now
            row[len(DRAWING) :] = _of_discard(int(action.card), rest, farther)
        elif isinstance(action, Skip):
            row[-1] = 1
    return rows


def _of_draw(view: View, action: Draw, hand: list[int], now: int) -> list[float]:
    if action.pile == DRAW_PILE:
        return [1, 0, 0, 0]
    card = view.discards(int(action.pile))[-1]
    if view.laid(view.seat):
        return [0, 0, _takes(view, card), is_joker(card)]
    nearer = now - distance([*hand, card], view.asks(view.seat), int(view.edition.top))
    return [0, nearer, 0, is_joker(card)]


def _takes(view: View, card: int) -> bool:
    """Whether a meld on the table takes the card."""
    top = int(view.edition.top)
    melds = [meld for seat in range(view.seats) for meld in view.display(seat)]
    return any(meld.accepts(card, at, top) for meld in melds for at in (0, number_of(card)))


def _of_discard(card: int, rest: list[int], farther: int) -> list[float]:
    if not is_number(card):
        return [farther, is_joker(card), 0, 0, 0, not is_joker(card), 0]
    others = [int(number_of(other)) for other in rest if is_number(other)]
    same = others.count(number_of(card))
    neighbours = sum(abs(other - int(number_of(card))) == 1 for other in others)
    return [farther, 0, number_of(card) / 15, same, neighbours, 0, 0]


def play(weights: Floats, seed: int) -> tuple[bool, Floats]:
    """Play one game against `novice`; returns whether the learner won, and the gradient of its choices."""
    game = Game.new(SHORT, 1, 2, seed)
    learner, novice = Learner(weights, seed), make_bot("novice", seed)
    own = seed % 2
    for _ in range(MOST_STEPS):
        if game.over:
            break
        view = game.view(int(game.to_act))
        bot = learner if view.seat == own else novice
        game.play(bot.choose(view, view.legal_actions()))
    return game.over and game.winner == own, learner.gradient


def train(games: int, batch: int, rate: float, seed: int) -> tuple[Floats, list[float]]:
    """Train for `games` games; returns the weights, and the share of wins in each batch."""
    weights: Floats = np.zeros(SIZE)
    curve: list[float] = []
    for first in range(0, games, batch):
        played = [play(weights, seed + first + index) for index in range(batch)]
        won = np.array([float(win) for win, _ in played])
        gradients = np.array([gradient for _, gradient in played])
        step = (won - won.mean()) @ gradients / batch
        fisher = gradients.T @ gradients / batch  # natural: a step does not depend on a feature's scale
        weights = weights + rate * np.linalg.solve(fisher + 0.1 * np.eye(SIZE), step)
        curve.append(float(won.mean()))
        print(f"{first + batch:6} games   {curve[-1]:6.1%}  {'#' * round(40 * curve[-1])}", flush=True)
    return weights, curve


def share_of_wins(weights: Floats, games: int, seed: int) -> float:
    """The share of games that a policy wins, on other seeds than those of the training."""
    return float(np.mean([play(weights, seed + index)[0] for index in range(games)]))


def save(curve: list[float], batch: int, path: Path) -> Path:
    """Write the curve, as a picture if matplotlib is installed, else as CSV; returns the path."""
    if path.suffix == ".png":
        try:
            from matplotlib import pyplot
        except ImportError:
            path = path.with_suffix(".csv")
        else:
            figure, axes = pyplot.subplots(figsize=(7, 4))
            axes.plot(np.arange(1, len(curve) + 1) * batch, curve)
            axes.set(
                xlabel="games", ylabel="wins against novice", ylim=(0, 1), title=f"REINFORCE, {SIZE} weights"
            )
            axes.axhline(0.5, color="grey", linewidth=0.8)
            figure.savefig(path, dpi=120)
            pyplot.close(figure)
            return path
    with path.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(["games", "wins"])
        rows.writerows([(index + 1) * batch, wins] for index, wins in enumerate(curve))
    return path


def main(arguments: Sequence[str] | None = None) -> None:
    """Train a policy and print the results."""
    parser = argparse.ArgumentParser(description="Train a small policy against novice.")
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--batch", type=int, default=300)
    parser.add_argument("--rate", type=float, default=5.0)
    parser.add_argument("--test", type=int, default=1000, help="games before and after, to compare")
    parser.add_argument("--seed", type=int, default=8)
    parser.add_argument("--curve", type=Path, default=Path("curve.png"))
    asked = parser.parse_args(arguments)
    unseen = asked.seed + 1_000_000
    before = share_of_wins(np.zeros(SIZE), asked.test, unseen)
    weights, curve = train(asked.games, asked.batch, asked.rate, asked.seed)
    after = share_of_wins(weights, asked.test, unseen)
    for name, weight in zip(DRAWING + DISCARDING, weights):
        print(f"{name:>15} {weight:+.2f}")
    print(f"wins against novice: {before:.1%} before, {after:.1%} after {asked.games} games")
    print(f"curve: {save(curve, asked.batch, asked.curve)}")


if __name__ == "__main__":
    main()
