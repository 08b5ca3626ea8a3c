"""Everything that a user reads: the messages of locales/ in the language of the user."""

import errno
import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat, fluent_number

from level8.game.errors import Level8Error, Reason, SetupError
from level8.wording import Wording

LANGUAGES: Final = ("en", "de", "fr", "nl", "it")
FALLBACK: Final = "en"

_ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
# Problems that the operating system reports, by its own texts, which `problem_of` in game/errors.py returns.
_SYSTEM_PROBLEMS: Final = {
    **{
        os.strerror(number): message
        for number, message in (
            (errno.ENOENT, "trouble-missing"),
            (errno.EACCES, "trouble-denied"),
            (errno.EPERM, "trouble-denied"),
            (errno.EISDIR, "trouble-folder"),
            (errno.ENOTDIR, "trouble-no-folder"),
            (errno.EEXIST, "trouble-exists"),
            (errno.ENOSPC, "trouble-full"),
            (errno.EROFS, "trouble-read-only"),
            (errno.ENAMETOOLONG, "trouble-long-name"),
            (errno.EIO, "trouble-broken"),
            (errno.EADDRINUSE, "trouble-address-used"),
            (errno.EADDRNOTAVAIL, "trouble-address-elsewhere"),
        )
    },
    "Name or service not known": "trouble-no-host",  # not every system has a number for these
    "nodename nor servname provided, or not known": "trouble-no-host",
}
_LONGEST_NUMBER: Final = 9  # more digits are a seed or a digest, which is shown unchanged


class Sayable(Protocol):
    """A value with a message: the id of the message, and the values to fill in."""

    @property
    def message(self) -> str: ...
    @property
    def detail(self) -> Mapping[str, str]: ...


class Messages(Wording):
    """The messages of one language.

    >>> Messages("de").text("reason-not-in-hand", card="r7")
    'Diese Karte hast du nicht auf der Hand: r7. Wähl eine von deinen Karten.'
    """

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in LANGUAGES:
            raise SetupError("language", {"language": language, "known": ", ".join(LANGUAGES)})
        self.language: Final = language

    def has(self, message: str) -> bool:
        """Whether the message with the id `message` exists."""
        return any(_file_of(language, message) for language in (self.language, FALLBACK))

    def text(self, message: str, **values: str | int | FluentFloat) -> str:
        """The message with its `values` filled in; in English if this language lacks it."""
        for language in (self.language, FALLBACK):
            bundle = _bundle(language, message)
            if bundle is not None:
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    given = {name: _countable(value) for name, value in values.items()}
                    if values.get("problem") in _SYSTEM_PROBLEMS:
                        given["problem"] = self.text(_SYSTEM_PROBLEMS[str(values["problem"])])
                    return str(bundle.format_pattern(pattern, given)[0])
        return message

    def decimal(self, value: float, digits: int = 1) -> str:
        """`value` with `digits` decimals, as the language writes it.

        >>> Messages("en").decimal(1234.56), Messages("de").decimal(1234.56)
        ('1234.6', '1234,6')
        """
        how = {"minimumFractionDigits": digits, "maximumFractionDigits": digits}
        return self.text("decimal", number=FluentFloat(value, useGrouping=False, **how))

    def level(self, notation: str) -> str:
        """The words for a level in `notation`, equal parts counted together; any other text unchanged.

        >>> Messages("fr").level("run 3 + run 3 + set 2")
        '2 suites de 3 + paire'
        """
        return super().level(notation)

    def explain(self, error: Level8Error | Reason) -> str:
        """The sentence for `error`; that of its cause, if there is one, is filled in as `why`."""
        values: dict[str, str | int] = dict(error.detail)
        if "level" in values:
            values["level"] = self.level(str(values["level"]))
        cause = error.__cause__ if isinstance(error, Level8Error) else None
        if isinstance(cause, Level8Error):
            values["why"] = self.explain(cause)
        return self.text(error.message, **values)

    def card(self, notation: str) -> str:
        """The words for a card in `notation`, with the article.

        >>> Messages("en").card("r7"), Messages("it").card("b8"), Messages("de").card("J1-8")
        ('the red 7', 'l’8 blu', 'der Joker 1–8')
        """
        sign, rest = notation[:1], notation[1:]
        if sign == "J":
            low, _, high = rest.partition("-")
            return self.text("the-joker-range", low=low, high=high) if high else self.text("the-joker")
        if rest:
            return self.text("the-number", colour=sign, number=rest)
        return self.text("the-special", sign=sign)

    def why(self, reason: Sayable, names: Sequence[str] = ()) -> str:
        """The sentence for `reason`; cards are in words, and seats have their `names`."""
        values: dict[str, str | int] = dict(reason.detail)
        if "card" in values:
            values["card"] = self.card(str(values["card"]))
        if "seat" in values:
            seat = int(values.pop("seat"))
            values["name"] = names[seat - 1] if names else self.text("table-seat", seat=seat)
        sentence = self.text(reason.message, **values)
        return sentence[:1].upper() + sentence[1:]


def explain(error: Level8Error | Reason, language: str = FALLBACK) -> str:
    """The sentence for `error` in `language`.

    >>> explain(Reason("not-in-hand", "T4", {"card": "r7"}))
    'You do not hold r7. Choose a card from your hand.'
    """
    return Messages(language).explain(error)


def choose_language(argument: str | None, environ: Mapping[str, str]) -> str:
    """The language of the user: `argument`, LEVEL8_LANGUAGE or the locale; English if we lack that one.

    >>> choose_language(None, {"LANG": "nl_BE.UTF-8"})
    'nl'
    """
    wanted = argument or environ.get("LEVEL8_LANGUAGE")
    if wanted:
        # An unknown language that the user named is an error: Messages refuses it.
        return Messages(_known(wanted) or wanted).language
    locale = next((environ[name] for name in _ENVIRONMENT if environ.get(name)), "")
    return _known(locale) or FALLBACK


def _known(tag: str) -> str | None:
    """The language of a `tag` such as de, de-AT or de_AT.UTF-8; None if we lack it."""
    language = tag.replace("-", "_").partition(".")[0].partition("_")[0].lower()
    return language if language in LANGUAGES else None


def _countable(value: str | int | FluentFloat) -> object:
    """A number if `value` is one, so that plurals work; without grouping, in which browsers differ."""
    if isinstance(value, str):
        is_number = value.isascii() and value.isdigit() and str(int(value[:_LONGEST_NUMBER])) == value
        return _countable(int(value)) if is_number else value
    return value if isinstance(value, FluentFloat) else fluent_number(value, useGrouping=False)


@cache
def _files(language: str) -> dict[str, str]:
    """The texts of a language, by file name."""
    folder = resources.files("level8") / "locales" / language
    return {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}


@cache
def _file_of(language: str, message: str) -> str | None:
    """The name of the file that has `message`, found without parsing, which takes time."""
    start = f"\n{message} ="
    return next((name for name, text in _files(language).items() if start in text), None)


@cache
def _bundle_of(language: str, file: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_files(language)[file]))
    return bundle


def _bundle(language: str, message: str) -> FluentBundle | None:
    """The bundle that has `message`, or None if `language` lacks it."""
    file = _file_of(language, message)
    return None if file is None else _bundle_of(language, file)
