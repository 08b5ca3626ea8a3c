"""Parses the command line: argparse knows the grammar, the locales have all texts."""

import argparse
import re
import textwrap
from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn

from level8.cli.shared.words import Words
from level8.game.errors import Level8Error

WIDTH: Final = 80
_HELP_AT: Final = 24
_ANY: Final = 10**18
_SECONDS: Final = re.compile(r"(\d{1,6}(?:\.\d{1,6})?)s?", re.ASCII)
_THINK: Final = re.compile(r"\d{1,6}(\.\d{1,6})?s|\d{1,9}", re.ASCII)


class UsageError(Level8Error):
    """A command line that cannot be understood."""

    def __init__(self, code: str, **detail: str) -> None:
        super().__init__(f"cli-{code}", detail)


class Parser(argparse.ArgumentParser):
    """The options of one verb; help texts are message ids until `format_help` looks them up."""

    def __init__(self, name: str, words: Words) -> None:
        super().__init__(prog=name, add_help=False, allow_abbrev=False, exit_on_error=False)
        self._words: Final = words
        self._lines: Final[list[tuple[str, str, str, dict[str, str]]]] = []
        self.option("--help", "-h", says="cli-option-help", action="store_true")

    def option(self, *flags: str, says: str, about: dict[str, str] | None = None, **how: Any) -> None:
        """Declare an option, or an operand if the name has no dashes; `says` is the id of its help text.

        `about` fills the help text in; `how` goes to argparse.
        """
        self.add_argument(*flags, **how)
        named = ", ".join(sorted(flags, key=len)) if flags[0].startswith("-") else ""
        self._lines.append((named, how.get("metavar", ""), says, about or {}))

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Parse `arguments`; raises a UsageError that names what is wrong."""
        try:
            options, rest = self.parse_known_args(list(arguments))
        except argparse.ArgumentError as error:
            name = error.argument_name or ""
            takes_none = any(action.nargs == 0 and name in _names(action) for action in self._actions)
            raise UsageError("takes-no-value" if takes_none else "needs-value", option=name) from None
        for word in rest:
            if not options.help:
                raise UsageError("unknown-option" if word.startswith("-") else "unexpected", word=word)
        return options

    def error(self, message: str) -> NoReturn:
        raise UsageError("unexpected", word=message)

    def format_help(self) -> str:
        """What `--help` prints, in the language of the words."""
        verb = self.prog.rpartition(" ")[2]
        say = self._words.say
        blocks = [_aligned(say(f"cli-usage-{verb}")), _filled(say(f"cli-about-{verb}")), say("cli-options")]
        lines = [
            _entry(f"{named} {self._value(value)}".strip(), say(says, **about))
            for named, value, says, about in self._lines
        ]
        return "\n\n".join(blocks) + "\n" + "\n".join(lines) + "\n"

    def _value(self, name: str) -> str:
        """The placeholder of a value: a word is translated, a letter or an example is not."""
        return self._words.say(f"cli-value-{name.lower()}") if name.isupper() and len(name) > 1 else name


def _names(action: argparse.Action) -> str:
    return "/".join(action.option_strings) or str(action.metavar)


def _aligned(usage: str) -> str:
    """The forms of a command, one below the other."""
    first, *others = usage.splitlines()
    return "\n".join([first, *[" " * first.index("level8") + other for other in others]])


def _filled(text: str) -> str:
    return "\n".join(textwrap.fill(line, WIDTH) for line in text.splitlines())


def _entry(shown: str, text: str) -> str:
    """One entry of a list: the name, then its description, aligned and wrapped."""
    head = f"  {shown}"
    if len(head) >= _HELP_AT - 1:
        body = textwrap.fill(text, WIDTH, initial_indent=" " * _HELP_AT, subsequent_indent=" " * _HELP_AT)
        return f"{head}\n{body}"
    return textwrap.fill(text, WIDTH, initial_indent=head.ljust(_HELP_AT), subsequent_indent=" " * _HELP_AT)


def entries(pairs: Sequence[tuple[str, str]]) -> str:
    """Names with their descriptions, one below the other."""
    return "\n".join(_entry(name, text) for name, text in pairs)


def whole(option: str, least: int, most: int) -> Callable[[str], int]:
    """A parser of whole numbers from `least` to `most`; anything else is a UsageError."""

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        # A number with more digits is beyond all limits, and slow to convert.
        if digits.isascii() and digits.isdigit() and len(digits) < 20 and least <= int(text) <= most:
            return int(text)
        raise UsageError("not-a-number", option=option, text=text, least=str(least), most=str(most))

    return read


def any_whole(option: str) -> Callable[[str], int]:
    """A parser of whole numbers, for options whose limits only the edition knows."""

    def read(text: str) -> int:
        try:
            return whole(option, -_ANY, _ANY)(text)
        except UsageError:
            raise UsageError("not-whole", option=option, text=text) from None

    return read


def filled(option: str) -> Callable[[str], str]:
    """A parser that accepts any text but an empty one, for names of files and folders."""

    def read(text: str) -> str:
        if not text:
            raise UsageError("needs-value", option=option)
        return text

    return read


def add_edition(parser: Parser, default: str | None = "modern") -> None:
    parser.option("--edition", metavar="E", default=default, says="cli-option-edition")


def add_side(parser: Parser) -> None:
    parser.option("--side", metavar="N", default=1, type=any_whole("--side"), says="cli-option-side")


def add_thinking(parser: Parser) -> None:
    """Add the options that limit how long a bot may think."""
    parser.option("--think", metavar="T", default=None, type=_think, says="cli-option-think")
    parser.option("--limit", metavar="T", default=None, type=_limit, says="cli-option-limit")


def _think(text: str) -> str:
    if not _THINK.fullmatch(text) or (text.endswith("s") and float(text[:-1]) == 0):
        raise UsageError("not-a-think", text=text)
    return text


def _limit(text: str) -> float:
    found = _SECONDS.fullmatch(text)
    if not found or float(found[1]) <= 0:
        raise UsageError("not-seconds", option="--limit", text=text)
    return float(found[1])


def add_common(parser: Parser) -> None:
    """Add the options that all verbs have."""
    parser.option("--json", action="store_true", says="cli-option-json")
    parser.option("--language", metavar="xx", default=None, says="cli-option-language")
