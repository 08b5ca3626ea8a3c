"""Everything that a user reads exists in five languages; a refusal says what, why and what is possible."""

import errno
import os
import re
import socket
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from importlib import resources
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as syntax

from level8.game.errors import EditionError, IllegalAction, Level8Error, Reason, SetupError, problem_of
from level8.messages import LANGUAGES, Messages, choose_language, explain

LOCALES: Final = resources.files("level8") / "locales"
RULE_ID: Final = re.compile(r"[CEFKMNPSTW][1-9]")


@cache
def entries(language: str) -> tuple[syntax.EntryType, ...]:
    """All entries in the files of a language, parsed strictly."""
    found: list[syntax.EntryType] = []
    for file in sorted((LOCALES / language).iterdir(), key=lambda each: each.name):
        found += FluentParser().parse(file.read_text("utf-8")).body
    return tuple(found)


@cache
def variables(language: str) -> dict[str, frozenset[str]]:
    """The messages of a language, each with its variables."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, syntax.Message):
            text = FluentSerializer().serialize_entry(entry)
            found[entry.id.name] = frozenset(re.findall(r"\$(\w+)", text))
    return found


# --- the five languages say the same ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_good_fluent_and_names_each_message_once(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, syntax.Junk)]
    names = Counter(entry.id.name for entry in entries(language) if isinstance(entry, syntax.Message))
    assert not junk
    assert not [name for name, count in names.items() if count > 1]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_messages_and_variables_of_english(language: str) -> None:
    ours, english = variables(language), variables("en")
    assert sorted(ours) == sorted(english)
    assert {name: set(ours[name]) for name in ours} == {name: set(english[name]) for name in english}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_well_whatever_is_filled_in(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in (LOCALES / language).iterdir():
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    for name, wanted in variables(language).items():
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        samples: list[tuple[str | int, ...]] = [(0, 1, 2, 3, 4, 5, 7, "r7")] * min(len(wanted), 2)
        samples += [("r7",)] * (len(wanted) - len(samples))
        for values in product(*samples):
            text, errors = bundle.format_pattern(pattern, dict(zip(sorted(wanted), values, strict=True)))
            assert not errors, name
            assert str(text) == str(text).strip(), name
            assert not re.search("  |{", str(text)), name


def test_french_punctuation_never_wraps_to_the_next_line() -> None:
    for name, wanted in variables("fr").items():
        text = Messages("fr").text(name, **dict.fromkeys(wanted, "x"))
        assert not re.search(" [:;!?»]|« ", text), f"{name} wants a no-break space"


def test_no_french_name_stands_after_a_word_that_would_lose_its_vowel() -> None:
    for entry in entries("fr"):
        if isinstance(entry, syntax.Message):
            text = FluentSerializer().serialize_entry(entry)
            found = re.search(r"(?i)\b(de|que) \{ \$(name|owner|victim) \}", text)
            assert not found, f"{entry.id.name}: d’Anna, but de Ben"


def test_no_rule_id_stands_in_a_sentence() -> None:
    notation = re.compile(r"[RSC]\d?[a-z]?\(|\bJ\d")  # the notation of melds and jokers looks like rule ids
    for language in LANGUAGES:
        for name, wanted in variables(language).items():
            text = Messages(language).text(name, **dict.fromkeys(wanted, "x"))
            assert not re.search(rf"\b{RULE_ID.pattern}\b", notation.sub("", text)), (language, name)


# --- what the sentences say ---


@pytest.mark.parametrize(
    ("language", "tried", "why", "instead"),
    [
        ("en", "no card to discard", "every turn ends with a discard", "Keep one card back for it."),
        ("de", "keine Karte zum Abwerfen", "damit endet jeder Zug", "Behalte dafür eine übrig."),
        ("fr", "aucune carte pour la défausse", "chaque tour finit par là", "Garde une carte pour ça."),
        (
            "nl",
            "geen kaart over om weg te gooien",
            "daar eindigt elke beurt mee",
            "Houd er daarvoor een achter.",
        ),
        ("it", "nessuna carta da scartare", "ogni turno finisce con uno scarto", "Tienine una da parte."),
    ],
)
def test_a_refusal_says_what_why_and_what_would_do(language: str, tried: str, why: str, instead: str) -> None:
    reason = Reason("keep-one", "T5")
    sentence = explain(reason, language)
    assert re.search(f"{tried}, .*{why}. {instead}$", sentence)
    assert explain(IllegalAction(reason), language) == sentence


def test_a_wrong_lay_down_names_the_level_in_words() -> None:
    reason = Reason("wrong-melds", "T2", {"level": "run 3 + run 3"})
    assert "which is 2 runs of 3." in explain(reason, "en")
    assert "2 Dreierfolgen" in explain(reason, "de")
    assert "2 reeksen van drie" in explain(reason, "nl")


def test_an_edition_error_names_file_key_and_reason() -> None:
    error = EditionError("mine.toml:4", "players", "players", {"value": "[7, 9]"})
    assert explain(error) == (
        "mine.toml:4: “players” is [7, 9], but it has to be two numbers from 2 to 6, the smaller one first."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_system_says_is_said_in_the_language_of_the_sentence(language: str, tmp_path: Path) -> None:
    def said(do: Callable[[], object]) -> str:
        with pytest.raises(OSError, match=r".") as raised:
            do()
        problem = problem_of(raised.value)
        sentence = Messages(language).text("cli-file-unreadable", file="it", problem=problem)
        assert problem not in sentence
        return sentence

    def fail(number: int) -> None:
        """Fail as the system does without permission, or with a broken disk."""
        raise OSError(number, os.strerror(number))

    def bind(address: tuple[str, int]) -> None:
        with socket.socket() as fresh:
            fresh.bind(address)

    file = tmp_path / "file"
    file.touch()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        sentences = [
            said((tmp_path / "none").read_bytes),
            said(tmp_path.read_bytes),
            said((file / "below").read_bytes),
            said(lambda: file.open("x")),
            said((tmp_path / ("x" * 300)).read_bytes),
            *[said(partial(fail, number)) for number in (errno.EACCES, errno.ENOSPC, errno.EROFS, errno.EIO)],
            said(lambda: bind(taken.getsockname())),
            said(lambda: bind(("192.0.2.1", 0))),
            said(lambda: socket.getaddrinfo("nowhere.invalid", 80, flags=socket.AI_NUMERICHOST)),
        ]
    assert len(set(sentences)) == len(sentences)
    assert said(partial(fail, errno.EPERM)) == said(partial(fail, errno.EACCES))


def test_what_else_goes_wrong_is_told_as_it_is() -> None:
    assert Messages("de").text("cli-stream", problem="Odd") == "Ein- oder Ausgabe geht nicht: Odd."
    assert problem_of(ValueError("embedded null byte")) == "embedded null byte"
    assert problem_of(OSError("no number, no words")) == "no number, no words"


def test_a_refusal_caused_by_another_tells_both() -> None:
    error = Level8Error("record-illegal", {"line": "3", "action": "off r7 1.1"})
    error.__cause__ = IllegalAction(Reason("keep-one", "T5"))
    assert explain(error).startswith(
        "Line 3: “off r7 1.1” is against the rules. That would leave you no card"
    )
    assert explain(error, "nl").endswith("Houd er daarvoor een achter.")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("4 pairs", "triple + quad", "run of 7", "5 of a kind", "8 of one colour")),
        ("de", ("4 Zwillinge", "Drilling + Vierling", "Siebenerfolge", "Fünfling", "8 Karten einer Farbe")),
        (
            "fr",
            (
                "4 paires",
                "brelan + carré",
                "suite de 7",
                "5 cartes de même nombre",
                "8 cartes de même couleur",
            ),
        ),
        (
            "nl",
            (
                "4 tweelingen",
                "drieling + vierling",
                "reeks van zeven",
                "vijfling",
                "8 kaarten van één kleur",
            ),
        ),
        (
            "it",
            ("4 coppie", "tris + poker", "scala di sette", "5 carte uguali", "8 carte dello stesso colore"),
        ),
    ],
)
def test_levels_are_named_as_the_booklets_name_them(language: str, words: tuple[str, ...]) -> None:
    levels = ("set 2 + set 2 + set 2 + set 2", "set 3 + set 4", "run 7", "set 5", "colour 8")
    assert tuple(Messages(language).level(level) for level in levels) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("One player cannot", "for 1 seat.", "after 1 turn.", "leaves 1 card,")),
        ("de", ("nicht allein spielen", "1 Platz.", "nach 1 Zug ", "bleibt 1 Karte,")),
        ("fr", ("jouer tout seul avec", "1 place.", "après 1 tour.", "reste 1 carte,")),
        ("nl", ("niet alleen spelen", "voor 1 plaats.", "na 1 beurt ", "houd je 1 kaart over")),
        ("it", ("giocare da soli.", "per 1 posto.", "dopo 1 turno.", "ti resta 1 carta,")),
    ],
)
def test_one_is_told_in_the_singular(language: str, words: tuple[str, ...]) -> None:
    text = Messages(language).text
    sentences = (
        text("setup-seats", seats="1", least=2, most=6),
        text("cli-too-many-bots", count="2", seats="1"),
        text("cli-games-capped", count=2, most=1),
        text("why-lay", left="1", off="0"),
    )
    assert [each for each, sentence in zip(words, sentences, strict=True) if each not in sentence] == []


def test_what_is_no_level_is_left_as_it_is() -> None:
    assert Messages("de").level("8") == "8"
    assert Messages("de").level("run 3 + join 2") == "run 3 + join 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_never_grouped_and_long_digits_stay_as_they_are(language: str) -> None:
    messages = Messages(language)
    assert "12345" in messages.text("record-order", line=12345)
    assert "12345" in messages.text("record-order", line="12345")
    assert "1" * 64 in messages.text("setup-seed", seed="1" * 64)
    assert "007" in messages.text("notation-seat", text="007")


def test_a_message_nobody_wrote_shows_its_name() -> None:
    assert Messages("de").text("no-such-message") == "no-such-message"
    assert not Messages("de").has("no-such-message")


# --- choosing a language ---


@pytest.mark.parametrize(
    ("argument", "environ", "language"),
    [
        ("fr", {"LEVEL8_LANGUAGE": "de", "LANG": "it_IT.UTF-8"}, "fr"),
        (None, {"LEVEL8_LANGUAGE": "de", "LANG": "it_IT.UTF-8"}, "de"),
        (None, {"LC_ALL": "nl_BE.UTF-8", "LC_MESSAGES": "fr_FR", "LANG": "it_IT"}, "nl"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "it_IT"}, "fr"),
        (None, {"LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LANG": "ja_JP.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        (None, {}, "en"),
        ("DE-at", {}, "de"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_locale_s(
    argument: str | None, environ: dict[str, str], language: str
) -> None:
    assert choose_language(argument, environ) == language


@pytest.mark.parametrize(("argument", "environ"), [("tlh", {}), (None, {"LEVEL8_LANGUAGE": "tlh"})])
def test_an_unknown_language_is_refused_with_the_known_ones(
    argument: str | None, environ: dict[str, str]
) -> None:
    with pytest.raises(SetupError) as refused:
        choose_language(argument, environ)
    assert explain(refused.value) == (
        "There is no text in the language “tlh”. Choose one of: en, de, fr, nl, it."
    )
