"""The rules in words tell all rules, and for each edition only those that concern it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from level8.game.editions import edition, edition_names, mixed, parse_edition
from level8.game.levels import parse_level
from level8.messages import LANGUAGES, Messages
from level8.rulebook import (
    WIDTH,
    Rulebook,
    edition_title,
    format_rulebook,
    level_picture,
    number_cards,
    rulebook,
)

RULES_PAGE: Final = Path(__file__).parents[1] / "docs" / "rules.md"

PLAIN: Final = """
name = "plain"
goal = "a cup of tea"
players = [2, 3]
[deck]
colours = 4
numbers = 12
[[side]]
levels = ["5 set 2"]
"""


def books(language: str) -> Iterator[Rulebook]:
    """The rules of all sides of all built-in editions and mixes."""
    for name in edition_names():
        for side in range(1, len(edition(name).sides) + 1):
            yield rulebook(edition(name), side, Messages(language))


def told(book: Rulebook) -> set[str]:
    """The ids of the rules that a book tells."""
    return {paragraph.rule for section in book.sections for paragraph in section.paragraphs} - {""}


def english(name: str, side: int = 1) -> str:
    return format_rulebook(rulebook(edition(name), side, Messages("en")), width=10_000)


def test_every_rule_of_the_rules_page_is_told() -> None:
    ids = set(re.findall(r"(?m)^([A-Z]\d) \[", RULES_PAGE.read_text("utf-8")))
    assert len(ids) == 41
    assert set().union(*[told(book) for book in books("en")]) == ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_a_terminal_and_no_text_is_missing(language: str) -> None:
    for book in books(language):
        text = format_rulebook(book)
        assert max(len(line) for line in text.splitlines()) <= WIDTH
        assert not re.search(r"\b(rules|ruling|level|card|source|goal)-[a-z]", text)
        assert "{" not in text


def test_cards_that_an_edition_lacks_are_not_explained() -> None:
    assert not told(rulebook(edition("original"), 1, Messages())) & {"M1", "M2", "M3", "M4", "F4", "C6"}
    assert not told(rulebook(edition("master"), 1, Messages())) & {"K1", "K2", "K3", "K4", "K5"}
    everything = told(rulebook(edition("modern+master"), 2, Messages()))
    assert everything >= {"C6", "K1", "K5", "M1", "M2", "M3", "M4", "F4"}


def test_a_plain_edition_of_one_s_own_is_told_in_its_own_words() -> None:
    book = rulebook(parse_edition(PLAIN, "plain.toml"), 1, Messages())
    text = format_rulebook(book, width=10_000)
    assert book.title == "Level 8: the rules · plain, ★ side"
    assert "Above level 1 waits a cup of tea." in text
    assert "48 number cards: 1 to 12 in 4 colours" in text
    assert "green (diamond)" in text
    assert "blue (square)" not in text
    assert "from your own edition file" in text
    assert not told(book) & {"C5", "C7", "C8", "P2", "K1", "M1", "F4", "W2"}
    assert "Instead of discarding" not in text


ONE: Final = """
name = "one"
goal = "victory"
players = [2, 2]
keep_cards = 1
[deck]
colours = 1
numbers = 30
keep = 1
[[side]]
levels = ["run 3"]
carry_from = 1
carry_cards = 1
"""


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("climb the one level.", "1 to 30 in 1 colour\n", "up to 1 hand card for", "allows 1 card,")),
        ("de", ("das eine Level!", "in 1 Farbe\n", "zu 1 Handkarte für", "erlaubt dir 1 Karte,")),
        ("fr", ("le seul niveau avant", "en 1 couleur\n", "jusqu’à 1 carte pour", "d’en garder 1,")),
        ("nl", ("het ene level!", "in 1 kleur\n", "hoogstens 1 kaart ", "goed voor 1 kaart,")),
        ("it", ("l’unico livello prima", "in 1 colore\n", "fino a 1 carta per", "ne permette 1,")),
    ],
)
def test_one_of_a_kind_is_told_in_the_singular(language: str, words: tuple[str, ...]) -> None:
    book = rulebook(parse_edition(ONE, "one.toml"), 1, Messages(language))
    text = format_rulebook(book, width=10_000)
    assert [each for each in words if each not in text] == []


def test_number_cards_that_are_not_there_alike_are_told_apart() -> None:
    text = english("modern+master")
    assert "90 number cards: 1 to 15 in 6 colours\n    · 84 number cards: 1 to 14 in 6 colours" in text
    assert "number cards: 1 to 15" not in english("master")
    fewer = PLAIN.replace("12", "12\ncopies = 2") + '[[mix]]\nname = "more"\nadd = "modern"\ncards = "all"'
    mix = mixed(parse_edition(fewer, "plain.toml"), "more", "plain+more")
    assert [tuple(each) for each in number_cards(mix)] == [(90, 15, 6), (96, 12, 4)]


def test_jokers_of_two_ranges_are_told_by_what_is_printed_on_them() -> None:
    text = english("master")
    assert "A joker marked 1–8 stands only for the numbers 1 to 8." in text
    assert "A joker marked 8–14 stands only for the numbers 8 to 14." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_w3_climbing_comes_first_only_where_the_last_level_was_climbed_past(language: str) -> None:
    *_, condition = Messages(language).text("ruling-ranking").split(". ")
    words = {"en": "past the last level", "de": "über das letzte Level", "fr": "au-dessus du dernier niveau"}
    words |= {"nl": "boven het laatste level", "it": "oltre l’ultimo livello"}
    assert words[language] in condition


LARGE_HANDS: Final = PLAIN.replace("[[side]]", "take = 1\nkeep = 1\n[[side]]")


def test_a_ruling_is_told_where_it_concerns_the_edition() -> None:
    own = format_rulebook(rulebook(parse_edition(LARGE_HANDS, "own.toml"), 1, Messages()), width=10_000)
    books = {name: english(name) for name in ("original", "modern", "modern+master", "master")} | {"own": own}
    for ruling, concerned in {
        "reaching it is not enough": set(books),
        "never in front of yourself": {"original", "modern", "modern+master"},
        "Adding the cards of another edition": {"modern+master"},
        "the deal ends with the last card": {"own"},
        "get rid of your last card without your level": {"modern+master", "master", "own"},
    }.items():
        assert {name for name, text in books.items() if ruling in text} == concerned, ruling


def test_numbers_are_those_of_the_edition() -> None:
    assert "14 and 1 are not neighbours" in english("master")
    assert "15 and 1 are not neighbours" in english("modern")
    assert "For 2 to 5 players." in english("master")
    assert "4 jokers for the numbers 8 to 14" in english("master")
    assert "203 cards are in play" in english("modern+master")
    assert "level 5 or higher" in english("modern", 2)
    assert "level 5 or higher" not in english("modern", 1)
    assert "waits the gold medal" in english("modern")
    assert "waits the coin" in english("mario")


def test_kept_cards_are_mentioned_only_where_cards_can_be_kept() -> None:
    assert "except those that somebody keeps" in english("modern", 2)
    assert "except those that somebody keeps" in english("modern+specials", 1)
    assert "except those that somebody keeps" not in english("modern", 1)


def test_where_each_level_comes_from_is_said() -> None:
    assert "1–8 (printed: the publisher’s sheet of 2016)" in english("original", 1)
    assert "1–8 (not confirmed: found only in a tracker made by fans)" in english("original", 2)
    assert "1 (printed: named in the booklet); 2–8 (ours" in english("master", 1)


def test_a_picture_shows_each_part_and_stays_narrow() -> None:
    top, middle, bottom = level_picture(parse_level("5 set 2"))
    assert middle == "│X││X│ + │Y││Y│ + │Z││Z│ + │W││W│ + │V││V│"
    assert len(top) == len(middle) == len(bottom) <= 42
    assert level_picture(parse_level("run 3 + colour 4"))[1] == "│A││B││C│ + │■││■││■││■│"


def test_mixes_have_titles() -> None:
    assert edition_title("modern+master", Messages("it")) == "Modern con tutte le carte di Master"
    assert edition_title("modern+odd", Messages("it")) == "Modern"
