"""The command `level8`: finds the verb and the language, runs the verb, and reports errors."""

import contextlib
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import StringIO, TextIOWrapper
from typing import Final

from level8 import __version__
from level8.cli.shared.arguments import Parser, UsageError, entries
from level8.cli.shared.words import Words, plain
from level8.game.errors import Level8Error, problem_of

VERBS: Final = (
    "serve",
    "tidy",
    "play",
    "rules",
    "editions",
    "solve",
    "simulate",
    "replay",
    "review",
    "puzzles",
    "verify",
    "arena",
    "difficulty",
    "bench",
)
WRONG_INPUT: Final = 2
BUG: Final = 70
NO_OUTPUT: Final = 74
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line `argv` and return its exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _soften_streams()
    words = Words.to_complain()
    try:
        words = Words.chosen(_language(arguments))
        status = _run(arguments, words)
        sys.stdout.flush()
    except Level8Error as error:
        return _complain(words.error(error), WRONG_INPUT)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _give_up_output()
        return PIPE_CLOSED
    except OSError as error:
        _give_up_output()
        return _complain(words.say("cli-stream", problem=problem_of(error)), NO_OUTPUT)
    except Exception as error:
        if os.environ.get("LEVEL8_DEBUG"):
            raise
        return _complain(words.say("cli-bug", what=f"{type(error).__name__}: {error}"), BUG)
    return status


def _run(arguments: list[str], words: Words) -> int:
    before, verb, after = _split(arguments)
    options = _front(words).read(before)
    if options.version:
        print(f"level8 {__version__}")
        return 0
    if options.help:
        print(_overview(words))
        return 0
    if verb is None:
        verb, after = "serve", ["--open"]
    if verb not in VERBS:
        raise UsageError("unknown-verb", verb=verb, known=", ".join(VERBS))
    module = import_module(f"level8.cli.verbs.{verb}")
    parser = Parser(f"level8 {verb}", words)
    module.declare(parser)
    options = parser.read(after)
    if options.help:
        print(parser.format_help(), end="")
        return 0
    return int(module.run(options, words))


def _front(words: Words) -> Parser:
    """The options before the verb."""
    parser = Parser("level8", words)
    parser.option("--version", action="store_true", says="cli-option-version")
    parser.option("--language", metavar="xx", default=None, says="cli-option-language")
    return parser


def _overview(words: Words) -> str:
    """What `level8 --help` prints."""
    verbs = entries([(verb, words.say(f"cli-verb-{verb}")) for verb in VERBS])
    text = _front(words).format_help().rstrip("\n")
    return "\n\n".join([text, f"{words.say('cli-verbs')}\n{verbs}", words.say("cli-more")])


def _split(arguments: list[str]) -> tuple[list[str], str | None, list[str]]:
    """The options before the verb, the verb, and what comes after it."""
    at = 0
    while at < len(arguments) and arguments[at].startswith("-"):
        at += 2 if arguments[at] == "--language" else 1
    if at >= len(arguments):
        return arguments, None, []
    return arguments[:at], arguments[at], arguments[at + 1 :]


def _language(arguments: list[str]) -> str | None:
    """The last --language anywhere in `arguments`; it is read first, so that errors are told in it."""
    asked = None
    for word, following in zip(arguments, [*arguments[1:], ""]):
        if word.startswith("--language="):
            asked = word.partition("=")[2]
        elif word == "--language" and following and not following.startswith("-"):
            asked = following
    return asked


def _soften_streams() -> None:
    """Make the streams replace a character that they cannot encode, instead of raising an error."""
    # A program that is started without streams has None here.
    sys.stdin, sys.stdout, sys.stderr = [
        stream or StringIO() for stream in (sys.stdin, sys.stdout, sys.stderr)
    ]
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _complain(sentence: str, status: int) -> int:
    print(f"level8: {plain(sentence)}", file=sys.stderr)
    return status


def _give_up_output() -> None:
    """Redirect the output to nowhere: nobody reads it, and the flush at exit must not fail as well."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
