"""The rules in words tell every rule, and of each edition only what it has."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from level8.game.editions import edition, edition_names, parse_edition
from level8.game.levels import parse_level
from level8.messages import LANGUAGES, Messages
from level8.rulebook import WIDTH, Rulebook, edition_title, format_rulebook, level_picture, rulebook

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
    """The rules of every side of every built-in edition and mix."""
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
    assert "1–8 (not confirmed: known from one tracker made by others)" in english("original", 2)
    assert "1 (printed: named in the booklet); 2–8 (ours" in english("master", 1)


def test_a_picture_shows_each_part_and_stays_narrow() -> None:
    top, middle, bottom = level_picture(parse_level("5 set 2"))
    assert middle == "│X││X│ + │Y││Y│ + │Z││Z│ + │W││W│ + │V││V│"
    assert len(top) == len(middle) == len(bottom) <= 42
    assert level_picture(parse_level("run 3 + colour 4"))[1] == "│A││B││C│ + │■││■││■││■│"


def test_mixes_have_titles() -> None:
    assert edition_title("modern+master", Messages("it")) == "Modern con tutte le carte di Master"
    assert edition_title("modern+odd", Messages("it")) == "Modern"
