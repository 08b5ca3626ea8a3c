"""Plots of a report and of a ladder, with matplotlib; callers give all labels."""

from collections.abc import Mapping, Sequence
from pathlib import PurePath
from typing import TYPE_CHECKING, Final

from level8.game.errors import SetupError, problem_of
from level8.lab.difficulty import Difficulty
from level8.lab.matches import Outcome
from level8.lab.ratings import Report

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_INK: Final = "#1f4e79"
_PALE: Final = "#9db8d2"
_PAR: Final = "#b5541c"

Labels = Mapping[str, str]


def check_plot(path: str) -> None:
    """Refuse a plot that cannot be drawn, before hours of play."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
    except ImportError:
        raise SetupError("extra", {"what": "--plot", "extra": "plots"}) from None
    known = sorted(FigureCanvasAgg.get_supported_filetypes())
    if PurePath(path).suffix.removeprefix(".").lower() not in known:
        raise SetupError("plot-format", {"file": path, "known": ", ".join(known)})


def plot_report(path: str, report: Report, outcomes: Sequence[Outcome], labels: Labels) -> None:
    """Plot win rates, ratings and lengths of games, side by side."""
    rated = all(one.rating is not None for one in report.standings)
    figure = _figure(labels["title"], 3 if rated else 2)
    axes = figure.axes
    names = [_shown(one.name, one.players) for one in report.standings]
    rates = [100 * one.rate for one in report.standings]
    lows = [100 * (one.rate - one.clustered.low) for one in report.standings]
    highs = [100 * (one.clustered.high - one.rate) for one in report.standings]
    _dots(axes[0], names, rates, lows, highs, labels["rate"])
    axes[0].axvline(100 * report.par, color=_PAR, linestyle="--", linewidth=1)
    if rated:
        ratings = [one.rating for one in report.standings if one.rating is not None]
        halves = [one.interval.high - one.mu for one in ratings]
        _dots(axes[1], names, [one.mu for one in ratings], halves, halves, labels["rating"])
        axes[1].set_yticklabels([])
    axes[-1].hist([one.turns for one in outcomes], bins=30, color=_PALE, edgecolor=_INK, linewidth=0.5)
    axes[-1].set_xlabel(labels["turns"])
    axes[-1].set_ylabel(labels["games"])
    _save(figure, path)


def plot_difficulty(path: str, levels: Sequence[Difficulty], names: Sequence[str], labels: Labels) -> None:
    """Plot for each level the turns that a lone player needs and the share of dealt hands that hold it."""
    figure = _figure(labels["title"], 2, height=1.6 + 0.28 * len(levels))
    turns, chance = figure.axes
    middles = [one.turns for one in levels]
    below = [max(0.0, one.turns - one.quartiles[0]) for one in levels]
    above = [max(0.0, one.quartiles[2] - one.turns) for one in levels]
    _dots(turns, names, middles, below, above, labels["turns"])
    turns.set_xlim(left=0)
    rows = range(len(levels))
    chance.barh(rows, [100 * one.drawn for one in levels], color=_PALE, label=labels["drawn"])
    chance.barh(rows, [100 * one.dealt for one in levels], color=_INK, height=0.4, label=labels["dealt"])
    chance.set_yticks(rows, labels=[""] * len(levels))
    chance.set_ylim(len(levels) - 0.5, -0.5)
    chance.set_xlabel(labels["chance"])
    chance.legend(frameon=False, fontsize="small")
    _save(figure, path)


def _figure(title: str, panels: int, height: float = 3.6) -> "Figure":
    from matplotlib.figure import Figure

    figure = Figure(figsize=(4.2 * panels, height), layout="constrained")
    figure.subplots(1, panels)
    figure.suptitle(title)
    return figure


def _dots(
    axes: "Axes",
    names: Sequence[str],
    values: Sequence[float],
    lows: Sequence[float],
    highs: Sequence[float],
    what: str,
) -> None:
    """Draw a dot with its interval in each row, the first on top."""
    rows = list(range(len(names)))
    axes.errorbar(values, rows, xerr=[lows, highs], fmt="o", color=_INK, capsize=3)
    axes.set_yticks(rows, labels=names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(what)
    axes.grid(axis="x", linewidth=0.3)


def _shown(name: str, players: int) -> str:
    return name if players == 1 else f"{name} × {players}"


def _save(figure: "Figure", path: str) -> None:
    try:
        figure.savefig(path, dpi=150)
    except OSError as error:
        raise SetupError("arena-file", {"file": path, "problem": problem_of(error)}) from None
