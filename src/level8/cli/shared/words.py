"""The words of one language, loaded when the first of them is needed."""

import os
import re
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Final

from level8.game.errors import Level8Error, Reason
from level8.game.levels import Level, format_level

if TYPE_CHECKING:
    from level8.messages import Messages

_NO_BREAK: Final = "\u00a0\u202f"
_LONGEST: Final = 80  # of a thing quoted in an error


class Words:
    """Says messages in a language; the language itself is settled late, as loading it takes time."""

    def __init__(self, language: str | None = None, environ: Mapping[str, str] = os.environ) -> None:
        self._asked: Final = language
        self._environ: Final = environ

    @staticmethod
    def to_complain() -> "Words":
        """The words for refusing a language that is named and not known."""
        return Words(None, {name: value for name, value in os.environ.items() if name != "LEVEL8_LANGUAGE"})

    @staticmethod
    def chosen(language: str | None) -> "Words":
        """The words of a language that somebody named, refused at once if there is none such."""
        words = Words(language)
        if language is not None or "LEVEL8_LANGUAGE" in os.environ:
            words.messages  # noqa: B018 - for its refusal
        return words

    @property
    def language(self) -> str:
        return self.messages.language

    def say(self, message: str, **values: str | int) -> str:
        """A message with its values."""
        return self.messages.text(message, **values)

    def ways(self, count: int, most: int) -> str:
        """How many ways there are to lay a level down, where no more than `most` were counted."""
        if count > most:
            return self.say("cli-many-ways", count=most)
        return self.say("cli-ways", count=count)

    def labelled(self, label: str, what: str) -> str:
        """A label with what it stands before; languages differ in how a colon is set."""
        return self.say("labelled", label=label, what=what)

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number with so many decimals."""
        return self.messages.decimal(value, digits)

    def level(self, level: Level) -> str:
        """A level in words."""
        return self.messages.level(format_level(level))

    def error(self, error: Level8Error | Reason) -> str:
        """Why something was refused, in one line that is safe to print."""
        if isinstance(error, Reason):
            return plain(self.messages.explain(error))
        short = Level8Error(error.message, {key: _short(key, value) for key, value in error.detail.items()})
        short.__cause__ = error.__cause__
        return plain(self.messages.explain(short))

    @cached_property
    def messages(self) -> "Messages":
        from level8.messages import Messages, choose_language

        return Messages(choose_language(self._asked, self._environ))


def trouble(text: str, words: Words) -> str:
    """The first bad answer of a match in words, as a bot's seat has noted it: `name kind: what`."""
    name, _, rest = plain(text).partition(" ")
    kind, _, what = rest.partition(": ")
    return words.say("arena-trouble", name=name, kind=kind, what=what)


def plain(text: str) -> str:
    """One line of text without anything that would steer a terminal.

    >>> plain("a\\x1b[2J\\n b")
    'a?[2J b'
    """
    one_line = re.sub(r"[\t-\r ]+", " ", text)
    return "".join([letter if letter.isprintable() or letter in _NO_BREAK else "?" for letter in one_line])


def _short(key: str, value: str) -> str:
    """A thing to quote, cut where somebody typed something endless; what we list ourselves is shown whole."""
    if len(value) <= _LONGEST or (key in ("file", "known") and len(value) <= 4 * _LONGEST):
        return value
    return value[: _LONGEST - 1] + "…"
