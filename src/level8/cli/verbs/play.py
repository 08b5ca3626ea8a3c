"""`level8 play`: one person against bots, in the terminal."""

import argparse
import contextlib
import json
import secrets
import sys
from collections.abc import Callable, Sequence
from typing import Final

from level8.cli.playing.drawing import Drawing
from level8.cli.playing.frontend import Frontend, JsonFrontend, TextFrontend
from level8.cli.playing.sitting import Left, Sitting
from level8.cli.shared.arguments import (
    Parser,
    add_common,
    add_edition,
    add_side,
    add_thinking,
    any_whole,
    filled,
)
from level8.cli.shared.files import check_writable, write_bytes
from level8.cli.shared.paint import of_stdout, screen
from level8.cli.shared.seeds import bot_seed, seed_of
from level8.cli.shared.teller import Teller
from level8.cli.shared.words import Words
from level8.game.editions import Edition, edition
from level8.game.errors import Level8Error
from level8.game.game import Game
from level8.game.shuffle import SEED_BYTES, commitment, derived_number
from level8.record import Recorder, check_name, format_record

ME: Final = 0
_INTERRUPTED: Final = 130
_HINT_PLAYOUTS: Final = 300  # quick with the compiled engine, bearable with the plain one


def declare(parser: Parser) -> None:
    add_edition(parser)
    add_side(parser)
    parser.option("--seats", metavar="K", default=4, type=any_whole("--seats"), says="cli-option-seats")
    parser.option("--bot", metavar="NAME", default="novice", says="cli-option-bot")
    add_thinking(parser)
    parser.option("--seed", metavar="S", default=None, says="cli-option-seed")
    parser.option("--coach", action="store_true", says="cli-option-coach")
    parser.option("--name", metavar="NAME", default="", says="cli-option-name")
    parser.option(
        "--record", metavar="FILE", default=None, type=filled("--record"), says="cli-option-record-file"
    )
    add_common(parser)


def run(options: argparse.Namespace, words: Words) -> int:
    return play(options, words, _read_line, _print)


def play(
    options: argparse.Namespace, words: Words, ask: Callable[[str], str], say: Callable[[str], None]
) -> int:
    """Play a game that reads lines with `ask` and prints lines with `say`; returns the exit status."""
    box = edition(options.edition)
    seed = secrets.token_bytes(SEED_BYTES) if options.seed is None else seed_of(options.seed)
    _check(options)
    Game.new(box, options.side, options.seats, seed)  # refuses a bad set-up before seats get names
    if options.record is not None:
        check_writable(options.record)
    names = _names(options, words)
    recorder = Recorder(box, options.side, options.seats, seed, names=names)
    teller = Teller(words, of_stdout(), names, ME)
    drawing = Drawing(words, of_stdout(), teller)
    frontend: Frontend = JsonFrontend(say, ask) if options.json else TextFrontend(drawing, say, ask)

    def save(path: str) -> str:
        record = recorder.seen_by(ME)
        write_bytes(path, format_record(record))
        return words.say("table-record-saved" if record.finished else "cli-seen-saved", file=path)

    sitting = _sitting(recorder, options, seed, frontend, words, drawing, teller, save)
    frontend.tell([words.say("cli-welcome"), words.say("table-commitment", digest=commitment(seed))])
    status = 0
    try:
        sitting.run()
        if options.json:
            game = recorder.game
            say(json.dumps({"over": True, "winner": int(game.winner) + 1, "ranking": list(game.ranking())}))
    except Left as left:
        if isinstance(left.__cause__, KeyboardInterrupt):
            status = _INTERRUPTED
        frontend.tell(["", words.say("table-goodbye")] if left.__cause__ else [words.say("table-goodbye")])
    except KeyboardInterrupt:
        status = _INTERRUPTED
        frontend.tell(["", words.say("table-goodbye")])
    saved = options.record is not None and _saved(options.record, save, words, frontend, options.json)
    if not saved and not options.json and (status == 0 or options.record is not None):
        _offer_to_save(save, words, ask, frontend)
    return status


def _sitting(
    recorder: Recorder,
    options: argparse.Namespace,
    seed: bytes,
    frontend: Frontend,
    words: Words,
    drawing: Drawing,
    teller: Teller,
    save: Callable[[str], str],
) -> Sitting:
    from level8.bots.expert import ExpertBot
    from level8.bots.seating import Seated

    bots = {
        seat: Seated(options.bot, bot_seed(seed, seat), options.think, options.limit)
        for seat in range(options.seats)
        if seat != ME
    }
    adviser = ExpertBot(derived_number(seed, "cli adviser"), _HINT_PLAYOUTS)

    def rules() -> Sequence[str]:
        return _rules(recorder.game.edition, options.side, words)

    coach = None
    if options.coach:
        from level8.review import Coach

        coach = Coach(derived_number(seed, "cli coach"))
    return Sitting(recorder, ME, bots, adviser, frontend, words, drawing, teller, rules, save, coach)


def _check(options: argparse.Namespace) -> None:
    from level8.bots.seating import check_bot

    check_bot(options.bot, options.think)


def _names(options: argparse.Namespace, words: Words) -> tuple[str, ...]:
    from level8.bots.cast import character

    check_name(options.name)
    mine = options.name.strip() or words.say("table-you")
    names = [mine]
    for _ in range(1, options.seats):
        names.append(character(options.bot, names)[0])
    return tuple(names)


def _rules(box: Edition, side: int, words: Words) -> list[str]:
    from level8.rulebook import format_rulebook, rulebook

    return format_rulebook(rulebook(box, side, words.messages), screen()).splitlines()


def _saved(
    path: str, save: Callable[[str], str], words: Words, frontend: Frontend, fatal: bool = False
) -> bool:
    """Save the record and tell the result; returns whether it worked. If `fatal`, a failure raises."""
    try:
        frontend.tell([save(path)])
    except Level8Error as error:
        if fatal:
            raise
        frontend.refuse(words.error(error), error.message)
        return False
    return True


def _offer_to_save(
    save: Callable[[str], str], words: Words, ask: Callable[[str], str], frontend: Frontend
) -> None:
    """Ask for a file name until one works; an empty line or the end of the input means no."""
    while True:
        frontend.tell([words.say("cli-save-ask")])
        try:
            path = ask("> ").strip()
        except (EOFError, KeyboardInterrupt):
            frontend.tell([""])
            return
        if not path or _saved(path, save, words, frontend):
            return


def _read_line(prompt: str) -> str:
    """A line of the standard input; raises EOFError at its end."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - with it, `input` understands the arrow keys
        return input(prompt)
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    if prompt:
        print()  # no Enter key has ended the line of the prompt
    return line


def _print(line: str) -> None:
    print(line, flush=True)
