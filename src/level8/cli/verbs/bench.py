"""`level8 bench`: the speed of the engine, compared with the peers that are installed."""

import argparse
import json
import sys

import level8
from level8.cli.shared.arguments import Parser, add_common, whole
from level8.cli.shared.tabulate import print_table
from level8.cli.shared.words import Words


def declare(parser: Parser) -> None:
    parser.option(
        "--seconds", metavar="N", default=3, type=whole("--seconds", 1, 3600), says="cli-option-seconds"
    )
    add_common(parser)


def run(options: argparse.Namespace, words: Words) -> int:
    from level8.lab import bench

    def tell(name: str) -> None:
        if sys.stderr.isatty():
            print(f"\r\x1b[K{_named(words, name)}…", end="", file=sys.stderr, flush=True)

    rates = bench.measure(options.seconds, progress=tell)
    details = bench.details()
    players = bench.players(options.seconds)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)
    figures = bench.medians(rates)
    ratios = bench.ratios(rates)
    if options.json:
        document = {
            "machine": bench.machine(),
            "decisions_per_second": figures,
            "ratios": [
                {"ours": ours, "theirs": theirs, "times": times, "promised": promised}
                for ours, theirs, times, promised in ratios
            ],
            "details": details,
            "players": players,
        }
        print(json.dumps(document, indent=2))
        return 0
    _print(words, figures, ratios, details)
    rows = [
        (_named(words, name), f"{figure:.0f}", f"{bench.PLAYERS_PROMISES[name]:g}")
        for name, figure in players.items()
    ]
    print()
    headings = [words.say("bench-players"), words.say("bench-figure"), words.say("bench-promised")]
    print_table(headings, rows, right=[1, 2])
    return 0


def _named(words: Words, figure: str) -> str:
    return words.say(f"bench-{figure.replace('_', '-')}")


def _print(
    words: Words,
    figures: dict[str, float],
    ratios: list[tuple[str, str, float, float]],
    details: dict[str, float],
) -> None:
    named = {name: _named(words, name) for name in (*figures, *details)}
    rows = [(named[name], f"{figure:.0f}") for name, figure in figures.items()]
    print_table([words.say("bench-what"), words.say("bench-rate")], rows, right=[1])
    if ratios:
        print()
        rows_of_ratios = [
            (named[theirs], words.decimal(times), f"{promised:g}") for _, theirs, times, promised in ratios
        ]
        headings = [words.say("bench-ratio"), words.say("bench-times"), words.say("bench-promised")]
        print_table(headings, rows_of_ratios, right=[1, 2])
    else:
        print(words.say("bench-no-peers"))
    if not level8.compiled:
        print(words.say("bench-plain"))
    print()
    rows = [
        (
            named[name],
            f"{words.decimal(figure / 1024)} KiB" if name == "memory" else f"{words.decimal(figure, 2)} µs",
        )
        for name, figure in details.items()
    ]
    print_table([words.say("bench-what"), words.say("bench-cost")], rows, right=[1])
