"""The messages of one language, loaded when the first one is needed."""

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
_LONGEST: Final = 80  # characters of a value that an error quotes


class Words:
    """Messages in the user's language; they are loaded late, because loading takes time."""

    def __init__(self, language: str | None = None, environ: Mapping[str, str] = os.environ) -> None:
        self._asked: Final = language
        self._environ: Final = environ

    @staticmethod
    def to_complain() -> "Words":
        """The words in which an unknown language is refused: those of the locale."""
        return Words(None, {name: value for name, value in os.environ.items() if name != "LEVEL8_LANGUAGE"})

    @staticmethod
    def chosen(language: str | None) -> "Words":
        """The words of `language`; refuses at once an unknown language that the user has named."""
        words = Words(language)
        if language is not None or "LEVEL8_LANGUAGE" in os.environ:
            words.messages  # noqa: B018 - raises for an unknown language
        return words

    @property
    def language(self) -> str:
        return self.messages.language

    def say(self, message: str, **values: str | int) -> str:
        """The message with the id `message`, with its `values` filled in."""
        return self.messages.text(message, **values)

    def ways(self, count: int, most: int) -> str:
        """The sentence for `count` ways to lay down; counting stopped at `most` + 1."""
        if count > most:
            return self.say("cli-many-ways", count=most)
        return self.say("cli-ways", count=count)

    def labelled(self, label: str, what: str) -> str:
        """`label: what`, with the spacing of the language around the colon."""
        return self.say("labelled", label=label, what=what)

    def decimal(self, value: float, digits: int = 1) -> str:
        """`value` with `digits` decimals."""
        return self.messages.decimal(value, digits)

    def level(self, level: Level) -> str:
        """`level` in words."""
        return self.messages.level(format_level(level))

    def error(self, error: Level8Error | Reason) -> str:
        """The sentence for `error`, on one line that is safe to print."""
        if isinstance(error, Reason):
            return plain(self.messages.explain(error))
        return plain(self.messages.explain(_shortened(error)))

    @cached_property
    def messages(self) -> "Messages":
        from level8.messages import Messages, choose_language

        return Messages(choose_language(self._asked, self._environ))


def trouble(text: str, words: Words) -> str:
    """The sentence for the first bad answer of a bot; `text` is `name kind: what`."""
    name, _, rest = plain(text).partition(" ")
    kind, _, what = rest.partition(": ")
    return words.say("arena-trouble", name=name, kind=kind, what=what)


def plain(text: str) -> str:
    """`text` on one line, without control characters.

    >>> plain("a\\x1b[2J\\n b")
    'a?[2J b'
    """
    one_line = re.sub(r"[\t-\r ]+", " ", text)
    return "".join([letter if letter.isprintable() or letter in _NO_BREAK else "?" for letter in one_line])


def _shortened(error: Level8Error) -> Level8Error:
    """A copy of `error` and of its cause, whose values are short enough to be quoted."""
    short = Level8Error(error.message, {key: _short(key, value) for key, value in error.detail.items()})
    cause = error.__cause__
    short.__cause__ = _shortened(cause) if isinstance(cause, Level8Error) else cause
    return short


def _short(key: str, value: str) -> str:
    """`value` cut to a length that an error can quote; lists of our own and file names may be longer."""
    if len(value) <= _LONGEST or (key in ("file", "known") and len(value) <= 4 * _LONGEST):
        return value
    return value[: _LONGEST - 1] + "…"
