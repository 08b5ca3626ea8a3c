"""`level8 simulate`: games of bots against each other, with a record of each."""

import argparse
import json
import os
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from level8.cli.shared.arguments import (
    Parser,
    UsageError,
    add_common,
    add_edition,
    add_side,
    add_thinking,
    any_whole,
    filled,
    whole,
)
from level8.cli.shared.files import make_folder, write_bytes
from level8.cli.shared.progress import progress
from level8.cli.shared.seeds import bot_seed, seed_of
from level8.cli.shared.tabulate import print_table
from level8.cli.shared.words import Words, trouble
from level8.game.editions import edition
from level8.game.game import Game
from level8.game.shuffle import SEED_BYTES, derived
from level8.record import Recorder, format_record

if TYPE_CHECKING:
    from level8.bots.seating import Seated

MOST_TURNS: Final = 2000


def declare(parser: Parser) -> None:
    parser.option(
        "--games", metavar="N", default=10, type=whole("--games", 1, 10**6), says="cli-option-games"
    )
    parser.option("--seats", metavar="K", default=4, type=any_whole("--seats"), says="cli-option-seats")
    add_edition(parser)
    add_side(parser)
    parser.option("--seed", metavar="S", default=None, says="cli-option-seed")
    parser.option(
        "--record", metavar="DIR", default=None, type=filled("--record"), says="cli-option-record-folder"
    )
    parser.option("--bot", metavar="NAME", action="append", default=None, says="cli-option-bots")
    add_thinking(parser)
    parser.option(
        "--most-turns",
        metavar="N",
        default=MOST_TURNS,
        type=whole("--most-turns", 1, 10**6),
        says="cli-option-most-turns",
    )
    add_common(parser)


@dataclass(frozen=True, slots=True)
class SimulatedGame:
    """The outcome of one game."""

    winner: int | None  # None: stopped after --most-turns
    turns: int
    rounds: int
    levels: tuple[int, ...]
    file: str | None
    replaced: tuple[dict[str, int], ...]  # for each seat: its replaced answers, by kind
    trouble: str  # the first failure of a bot


def run(options: argparse.Namespace, words: Words) -> int:
    from level8.bots.seating import check_bot

    seed = secrets.token_bytes(SEED_BYTES) if options.seed is None else seed_of(options.seed)
    names = options.bot or ["novice"]
    if len(names) > max(options.seats, 1):
        raise UsageError("too-many-bots", count=str(len(names)), seats=str(options.seats))
    for name in dict.fromkeys(names):
        check_bot(name, options.think)
    # Raises if the set-up is impossible.
    Game.new(edition(options.edition), options.side, options.seats, seed)
    bots = [names[seat % len(names)] for seat in range(options.seats)]
    if options.record is not None:
        make_folder(options.record)
    with progress(options.games, words.say("cli-simulating")) as advance:
        games = [_simulated(number, seed, bots, options, advance) for number in range(1, options.games + 1)]
    if options.json:
        print(json.dumps(_document(games, seed, bots, options), ensure_ascii=False, indent=2))
    else:
        _print_summary(games, seed, bots, options, words)
    return 0


def _simulated(
    number: int, seed: bytes, names: list[str], options: argparse.Namespace, advance: Callable[[], None]
) -> SimulatedGame:
    """Play game `number`; its seed follows from `seed`, so it can be played again alone."""
    from level8.bots.seating import Seated, label, play_on

    own = derived(seed, f"cli game {number}")
    bots = [
        Seated(name, bot_seed(own, seat), options.think, options.limit) for seat, name in enumerate(names)
    ]
    labels = tuple([f"{label(name)} {seat + 1}" for seat, name in enumerate(names)])
    recorder = Recorder(edition(options.edition), options.side, options.seats, own, names=labels)
    game = recorder.game
    turns = play_on(game, bots, recorder.play, options.most_turns)
    file = None
    if options.record is not None:
        width = max(4, len(str(options.games)))
        file = os.path.join(options.record, f"game-{number:0{width}}.level8")
        write_bytes(file, format_record(recorder.record()))
    advance()
    levels = tuple([int(place.level) for place in game.places])
    winner = int(game.winner) if game.over else None
    replaced = tuple([bot.replaced for bot in bots])
    return SimulatedGame(winner, turns, int(game.round), levels, file, replaced, _first_trouble(bots))


def _first_trouble(bots: "list[Seated]") -> str:
    return next((f"{bot.name} {bot.trouble}" for bot in bots if bot.trouble), "")


def _replaced(games: list[SimulatedGame], seat: int) -> dict[str, int]:
    """The number of replaced answers of `seat` in `games`, by kind."""
    kinds = games[0].replaced[seat]
    return {kind: sum([game.replaced[seat][kind] for game in games]) for kind in kinds}


def _mean(values: Iterable[int]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)


def _document(
    games: list[SimulatedGame], seed: bytes, bots: list[str], options: argparse.Namespace
) -> dict[str, object]:
    return {
        "edition": options.edition,
        "side": options.side,
        "seats": options.seats,
        "seed": seed.hex(),
        "bots": bots,
        "games": len(games),
        "finished": len([game for game in games if game.winner is not None]),
        "capped": len([game for game in games if game.winner is None]),
        "most_turns": options.most_turns,
        "wins": [len([game for game in games if game.winner == seat]) for seat in range(len(bots))],
        "replaced": [_replaced(games, seat) for seat in range(len(bots))],
        "trouble": next((game.trouble for game in games if game.trouble), ""),
        "mean_turns": _mean(game.turns for game in games),
        "mean_rounds": _mean(game.rounds for game in games),
        "results": [
            {
                "winner": None if game.winner is None else game.winner + 1,
                "turns": game.turns,
                "rounds": game.rounds,
                "levels": game.levels,
                "record": game.file,
            }
            for game in games
        ],
    }


def _print_summary(
    games: list[SimulatedGame], seed: bytes, bots: list[str], options: argparse.Namespace, words: Words
) -> None:
    headings = [words.say(f"cli-{name}") for name in ("seat", "bot", "wins", "mean-level")]
    rows = []
    for seat, bot in enumerate(bots):
        wins = len([game for game in games if game.winner == seat])
        level = _mean(game.levels[seat] for game in games)
        rows.append([str(seat + 1), bot, str(wins), words.decimal(level)])
    print_table(headings, rows, right=(0, 2, 3))
    print()
    rounds, turns = _mean(game.rounds for game in games), _mean(game.turns for game in games)
    print(
        words.say(
            "cli-games-told", count=len(games), rounds=words.decimal(rounds), turns=words.decimal(turns)
        )
    )
    capped = len([game for game in games if game.winner is None])
    if capped:
        print(words.say("cli-games-capped", count=capped, most=options.most_turns))
    for line in _troubles(games, bots, words):
        print(line)
    print(words.say("cli-seed-told", seed=seed.hex()))
    if options.record is not None:
        print(words.say("cli-records-in", folder=options.record))


def _troubles(games: list[SimulatedGame], bots: list[str], words: Words) -> list[str]:
    """Lines about the replaced answers of each bot, and the first reason."""
    lines = []
    for seat, bot in enumerate(bots):
        replaced = _replaced(games, seat)
        if any(replaced.values()):
            name, count = f"{bot} {seat + 1}", sum(replaced.values())
            lines.append(words.say("arena-replaced", name=name, count=count, **replaced))
    first = next((game.trouble for game in games if game.trouble), "")
    return [*lines, trouble(first, words)] if lines else []
