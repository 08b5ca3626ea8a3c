"""`level8 difficulty`: how hard every level of an edition is."""

import argparse
import json
import textwrap
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from level8.cli.shared.arguments import Parser, add_common, add_edition, any_whole, filled, whole
from level8.cli.shared.progress import progress
from level8.cli.shared.tabulate import print_table
from level8.cli.shared.words import Words
from level8.game.editions import edition

if TYPE_CHECKING:
    from level8.lab.difficulty import Difficulty

HANDS: Final = 1000
_WIDEST: Final = 34  # of the words for a level
_COLUMNS: Final = ("number", "level", "dealt", "drawn", "distance", "turns")


def declare(parser: Parser) -> None:
    add_edition(parser)
    side = any_whole("--side")
    parser.option("--side", metavar="N", default=None, type=side, says="cli-option-difficulty-side")
    hands = whole("--hands", 2, 10**6)
    parser.option("--hands", metavar="N", default=HANDS, type=hands, says="cli-option-hands")
    seed = whole("--seed", 0, 2**53)
    parser.option("--seed", metavar="N", default=8, type=seed, says="cli-option-difficulty-seed")
    parser.option("--plot", metavar="FILE", default=None, type=filled("--plot"), says="cli-option-plot")
    add_common(parser)


def run(options: argparse.Namespace, words: Words) -> int:
    from level8.lab import plots
    from level8.lab.difficulty import difficulties

    box = edition(options.edition)
    sides = list(range(1, len(box.sides) + 1)) if options.side is None else [options.side]
    total = sum(len(box.ladder(side).levels) for side in sides)
    if options.plot is not None:
        plots.check_plot(options.plot)
    with progress(total, words.say("difficulty-playing")) as advance:
        found = {side: difficulties(box, side, options.hands, options.seed, advance) for side in sides}
    if options.json:
        document = [
            {
                "edition": box.name,
                "side": side,
                "seed": options.seed,
                "levels": [asdict(one) for one in levels],
            }
            for side, levels in found.items()
        ]
        print(json.dumps(document, ensure_ascii=False, indent=2))
    else:
        for side, levels in found.items():
            _print_side(box.name, side, levels, words)
        print(words.say("difficulty-told", hands=options.hands))
    if options.plot is not None:
        _plot(options.plot, box.name, found, words)
    return 0


def _print_side(name: str, side: int, levels: "list[Difficulty]", words: Words) -> None:
    print(words.say("difficulty-title", edition=name, side=side))
    rows = [
        [
            str(one.number),
            "\n".join(textwrap.wrap(words.messages.level(one.level), _WIDEST)),
            f"{words.decimal(100 * one.dealt)} %",
            f"{words.decimal(100 * one.drawn)} %",
            words.decimal(one.distance, 2),
            f"{words.decimal(one.turns)} ± {words.decimal(one.spread)}",
        ]
        for one in levels
    ]
    print_table([words.say(f"difficulty-{name}") for name in _COLUMNS], rows, right=(0, 2, 3, 4, 5))
    given_up = sum(one.given_up for one in levels)
    if given_up:
        print(words.say("difficulty-given-up", count=given_up))
    print()


def _plot(path: str, name: str, found: "dict[int, list[Difficulty]]", words: Words) -> None:
    from level8.lab.plots import plot_difficulty

    levels = [one for side in found.values() for one in side]
    names = [f"{'★' * side} {one.number}" for side, ladder in found.items() for one in ladder]
    labels = {key: words.say(f"difficulty-plot-{key}") for key in ("turns", "dealt", "drawn", "chance")}
    labels["title"] = words.say("difficulty-plot-title", edition=name)
    shown = [words.labelled(mark, words.messages.level(one.level)) for mark, one in zip(names, levels)]
    plot_difficulty(path, levels, shown, labels)
