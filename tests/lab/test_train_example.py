"""The worked example runs from end to end, and its gradient is that of its own softmax."""

import runpy
from pathlib import Path

import pytest

from level8.game.game import Game

np = pytest.importorskip("numpy", reason="numpy is not installed: the example needs it")

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_policy.py"


def test_a_tiny_training_writes_its_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    curve = tmp_path / "curve.csv"
    asked = ["--games", "8", "--batch", "4", "--test", "4", "--curve", str(curve)]
    runpy.run_path(str(EXAMPLE))["main"](asked)
    assert [line.split(",")[0] for line in curve.read_text(encoding="utf-8").split()] == ["games", "4", "8"]
    assert "wins against novice:" in capsys.readouterr().out


def test_a_sensible_policy_beats_chance() -> None:
    example = runpy.run_path(str(EXAMPLE))
    weights = np.zeros(example["SIZE"])
    names = [*example["DRAWING"], *example["DISCARDING"]]
    weights[names.index("nearer")] = 10
    weights[names.index("draw pile")] = 5
    weights[names.index("farther")] = -20
    wins = example["share_of_wins"]
    assert wins(weights, 30, 1) > wins(np.zeros(example["SIZE"]), 30, 1)


def test_the_gradient_is_that_of_the_softmax() -> None:
    example = runpy.run_path(str(EXAMPLE))
    game = Game.new(example["SHORT"], 1, 2, 3)
    view = game.view(int(game.to_act))
    actions = view.legal_actions()
    rows = example["features"](view, actions)
    weights = np.linspace(-1, 1, example["SIZE"])
    chances = np.exp(rows @ weights) / np.exp(rows @ weights).sum()
    chosen = set()
    for seed in range(40):
        learner = example["Learner"](weights, seed)
        index = actions.index(learner.choose(view, actions))
        assert np.allclose(learner.gradient, rows[index] - chances @ rows)
        chosen.add(index)
    assert len(chosen) == len(actions) > 1
