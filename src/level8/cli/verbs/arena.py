"""`level8 arena`: matches between players, with win rates, ratings and confidence intervals."""

import argparse
import json
import os
import secrets
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, Final

from level8.cli.shared.arguments import (
    Parser,
    UsageError,
    add_common,
    add_edition,
    add_thinking,
    any_whole,
    filled,
    whole,
)
from level8.cli.shared.files import make_folder, write_bytes
from level8.cli.shared.progress import progress
from level8.cli.shared.seeds import seed_of
from level8.cli.shared.tabulate import print_table
from level8.cli.shared.words import Words, trouble
from level8.game.shuffle import SEED_BYTES

if TYPE_CHECKING:
    from level8.lab.arena import Workers
    from level8.lab.intervals import Interval
    from level8.lab.match_file import MatchWriter
    from level8.lab.matches import Finished, Match, Outcome
    from level8.lab.ratings import Report

GAMES: Final = 1000
INTERRUPTED: Final = 130


def declare(parser: Parser) -> None:
    parser.option("players", metavar="PLAYER", nargs="*", says="cli-operand-players")
    games = whole("--games", 1, 10**7)
    parser.option("--games", metavar="N", default=None, type=games, says="cli-option-arena-games")
    add_edition(parser, default=None)
    parser.option("--side", metavar="N", default=None, type=any_whole("--side"), says="cli-option-side")
    parser.option("--seats", metavar="HOW", default=None, says="cli-option-seating")
    parser.option("--seed", metavar="S", default=None, says="cli-option-seed")
    add_thinking(parser)
    turns = whole("--most-turns", 1, 10**6)
    parser.option("--most-turns", metavar="N", default=None, type=turns, says="cli-option-most-turns")
    parser.option("--jobs", metavar="N", default=None, type=whole("--jobs", 1, 999), says="cli-option-jobs")
    parser.option("--dask", metavar="ADDRESS", default=None, says="cli-option-dask")
    parser.option("--keep", metavar="FILE", default=None, type=filled("--keep"), says="cli-option-keep")
    parser.option("--resume", metavar="FILE", default=None, type=filled("--resume"), says="cli-option-resume")
    parser.option(
        "--record", metavar="DIR", default=None, type=filled("--record"), says="cli-option-record-folder"
    )
    parser.option("--plot", metavar="FILE", default=None, type=filled("--plot"), says="cli-option-plot")
    add_common(parser)


def run(options: argparse.Namespace, words: Words) -> int:
    from level8.lab import match_file, plots
    from level8.lab.matches import fixtures

    match, games, outcomes = _prepared(options)
    match.check()
    if options.plot is not None:
        plots.check_plot(options.plot)
    if options.record is not None:
        make_folder(options.record)
    wanted = fixtures(match, games)
    played = {one.fixture for one in outcomes}
    missing = [fixture for fixture in wanted if fixture not in played]
    writer = None
    if options.resume is not None:
        writer = match_file.reopen(options.resume)
    elif options.keep is not None:
        writer = match_file.create(options.keep, match, games)
    run_of = _Run(match, options, outcomes, writer)
    interrupted = False
    try:
        with progress(len(missing), words.say("arena-playing")) as advance:
            run_of.play(missing, advance)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        if writer is not None:
            writer.close()
        kept = options.resume or options.keep
        if kept is None and 0 < len(outcomes) < len(wanted):
            kept = match_file.free_name(match)
            match_file.create(kept, match, games, outcomes).close()
    # A file may hold more games than the options ask for.
    asked = set(wanted)
    counted = [one for one in outcomes if one.fixture in asked]
    if counted:
        _tell(match, counted, options, words, len(wanted))
    if interrupted and kept is not None:
        print(words.say("arena-go-on", file=kept), file=sys.stderr)
    return INTERRUPTED if interrupted else 0


class _Run:
    """Plays the missing games and stores each outcome and record as soon as its game is over."""

    def __init__(
        self,
        match: "Match",
        options: argparse.Namespace,
        outcomes: "list[Outcome]",
        writer: "MatchWriter | None",
    ) -> None:
        self._match: Final = match
        self._options: Final = options
        self._outcomes: Final = outcomes
        self._writer: Final = writer

    def play(self, missing: list[Any], advance: Callable[[], None]) -> None:
        from level8.lab.arena import cores, play_here, play_with

        def done(finished: "Finished") -> None:
            self._store(finished)
            advance()

        record = self._options.record is not None
        jobs = min(self._options.jobs or cores(), max(1, len(missing)))
        if jobs == 1 and self._options.dask is None:
            play_here(self._match, missing, done, record)
        elif missing:
            with self._workers(jobs) as workers:
                play_with(workers, self._match, missing, done, record)

    def _workers(self, jobs: int) -> "AbstractContextManager[Workers]":
        if self._options.dask is not None:
            from level8.lab.cluster import dask

            return dask(self._options.dask)
        from level8.lab.arena import processes

        return processes(jobs)

    def _store(self, finished: "Finished") -> None:
        outcome = finished.outcome
        if finished.record is not None:
            name = f"deal-{outcome.deal + 1:05}-{outcome.rotation + 1}.level8"
            write_bytes(os.path.join(self._options.record, name), finished.record)
        if self._writer is not None:
            self._writer.append(outcome)
        self._outcomes.append(outcome)


# --- the match ---


def _prepared(options: argparse.Namespace) -> "tuple[Match, int, list[Outcome]]":
    """The match, the number of games to play, and the outcomes of earlier runs."""
    from level8.lab.match_file import read
    from level8.lab.matches import Match

    if options.resume is not None and options.keep is not None:
        raise UsageError("keep-or-resume")
    given = {
        "players": tuple(options.players) or None,
        "edition": options.edition,
        "side": options.side,
        "seats": options.seats,
        "seed": None if options.seed is None else seed_of(options.seed).hex(),
        "think": options.think,
        "limit": options.limit,
        "most_turns": options.most_turns,
    }
    given = {name: value for name, value in given.items() if value is not None}
    if options.resume is not None:
        head, outcomes = read(options.resume)
        for name, value in given.items():
            if getattr(head.match, name) != value:
                option = "PLAYER" if name == "players" else f"--{name.replace('_', '-')}"
                raise UsageError("other-match", file=options.resume, option=option)
        return head.match, options.games or head.games, outcomes
    if not options.players:
        raise UsageError("no-players")
    given.setdefault("seed", secrets.token_hex(SEED_BYTES))
    return Match(**given), options.games or GAMES, []


# --- the report ---


def _tell(
    match: "Match", outcomes: "list[Outcome]", options: argparse.Namespace, words: Words, wanted: int
) -> None:
    from level8.lab.plots import plot_report
    from level8.lab.ratings import can_rate, report

    found = report(match, outcomes, rated=can_rate())
    if options.json:
        print(json.dumps(_document(match, found, wanted), ensure_ascii=False, indent=2))
    else:
        _print_report(match, found, wanted, words)
    if options.plot is not None:
        labels = {name: words.say(f"arena-{name}") for name in ("rate", "rating", "turns", "games")}
        labels["title"] = words.say("arena-title", edition=match.edition, side=match.side, games=found.games)
        plot_report(options.plot, found, outcomes, labels)


def _document(match: "Match", found: "Report", wanted: int) -> dict[str, object]:
    import msgspec

    document = found.document()
    rated = all(one.rating is not None for one in found.standings)
    for standing, one in zip(document["standings"], found.standings):  # type: ignore[call-overload]
        if one.rating is not None:
            standing["rating"]["interval"] = one.rating.interval
    return {
        "match": msgspec.to_builtins(match),
        "complete": found.games == wanted,
        "wanted": wanted,
        "ratings": "openskill PlackettLuce" if rated else None,
        **document,
    }


def _print_report(match: "Match", found: "Report", wanted: int, words: Words) -> None:
    by_deal, rated = match.rotations > 1, any(one.rating is not None for one in found.standings)
    names = ["player", "won", "rate", *["by-deal"] * by_deal, "by-game", *["rating"] * rated, "mean-rank"]
    rows = []
    for one in found.standings:
        row = [one.name if one.players == 1 else f"{one.name} × {one.players}", str(one.wins)]
        row.append(words.decimal(100 * one.rate))
        if by_deal:
            row.append(_percent(one.clustered, words))
        row.append(_percent(one.interval, words))
        if one.rating is not None:
            row.append(_spread(one.rating.mu, one.rating.interval.high - one.rating.mu, words))
        rows.append([*row, words.decimal(one.mean_rank, 2)])
    print_table([words.say(f"arena-{name}") for name in names], rows, right=range(1, len(names)))
    print()
    for line in _remarks(match, found, wanted, words, rated):
        print(line)


def _percent(interval: "Interval", words: Words) -> str:
    return f"{words.decimal(100 * interval.low)}–{words.decimal(100 * interval.high)}"


def _spread(mean: float, spread: float, words: Words) -> str:
    return f"{words.decimal(mean)} ± {words.decimal(spread)}"


def _remarks(match: "Match", found: "Report", wanted: int, words: Words, rated: bool) -> list[str]:
    say = words.say
    lines = [
        say("arena-told", games=found.games, deals=found.deals, par=words.decimal(100 * found.par)),
        say(
            "arena-lengths",
            turns=_spread(found.turns.mean, found.turns.spread, words),
            rounds=_spread(found.rounds.mean, found.rounds.spread, words),
        ),
    ]
    if found.games < wanted:
        lines.append(say("arena-incomplete", games=found.games, wanted=wanted))
    if found.capped:
        lines.append(say("cli-games-capped", count=found.capped, most=match.most_turns))
    for one in found.standings:
        if any(one.replaced.values()):
            count = sum(one.replaced.values())
            lines.append(say("arena-replaced", name=one.name, count=count, **one.replaced))
    if found.trouble:
        lines.append(trouble(found.trouble, words))
    if not rated:
        lines.append(say("arena-no-ratings"))
    return [*lines, say("cli-seed-told", seed=match.seed)]
