"""The grammar in docs/notation.md as one regular expression: it matches exactly what can be parsed."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from level8.record import RecordError
from level8.record.reading import read

ROOT: Final = Path(__file__).parents[2]
GOLDEN: Final = sorted((ROOT / "tests" / "golden").glob("*.level8"))
TOKEN: Final = re.compile(r'"([^"]*)" … "([^"]*)"|"([^"]*)"|(\d+) \* (\w+)|(\w+)|([][{}()|])')
SIGNS: Final = {"[": "(?:", "]": ")?", "{": "(?:", "}": ")*", "(": "(?:", ")": ")", "|": "|"}
# What the page says in words.
SAID: Final = {
    "LF": r"\n",
    "number": "(?:[1-9][0-9]*)",
    "seat": "(?:[1-9][0-9]?)",
    "name": "[A-Za-z0-9+-]+",
    "string": '"[^\n]*"',
    "json": '"[^\n]*"',
}


@cache
def rules() -> dict[str, str]:
    """The rules of the page, each by its name."""
    page = (ROOT / "docs" / "notation.md").read_text("utf-8")
    grammar = page.partition("## Grammar")[2].split("```")[1].strip()
    lines = re.split(r"\n(?=\w)", grammar)
    return {name.strip(): rule for name, _, rule in (line.partition("=") for line in lines)}


@cache
def pattern(name: str) -> str:
    """A rule as a regular expression."""
    if name in SAID:
        return SAID[name]
    made = []
    for first, last, text, times, what, other, sign in TOKEN.findall(rules()[name]):
        if first:
            made.append(f"[{first}-{last}]")
        elif times:
            made.append(f"{pattern(what)}{{{times}}}")
        else:
            made.append(SIGNS[sign] if sign else pattern(other) if other else re.escape(text))
    return f"(?:{''.join(made)})"


def allowed(text: str) -> bool:
    return re.fullmatch(pattern("record"), text) is not None


def is_read(text: str) -> bool:
    try:
        read(text)
    except RecordError:
        return False
    return True


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_record_is_as_the_grammar_says(file: Path) -> None:
    assert allowed(file.read_text("utf-8"))


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        (r"(?<= )lay [^\n,]+", "lay"),
        (r"(?<= )lay ", "lay  "),
        (r"(?<= )discard \w+", "discard"),
        (r"draw = \w+", "draw"),
        (r"carry [^\n]+", "carry"),
        (r"hand 1: [^\n]+", "hand 1: "),
        (r"levels [^\n]+", "levels"),
        (r"Entropy 1: \w+", "Entropy 1: "),
        (r"Entropy 1: \w+", "Entropy 1: none"),
        (r"Seed: \w+", "Seed: ?"),
        (r"Result: [^\n]+", "Result: *"),
        (r"\nRound 1,(?:.|\n)*(?=\ndigest)", ""),
    ],
)
def test_the_grammar_allows_what_is_read_and_nothing_else(was: str, becomes: str) -> None:
    text = (ROOT / "tests" / "golden" / "master-1-5.level8").read_text("utf-8")
    changed, times = re.subn(was, becomes, text, count=1)
    assert times == 1
    assert allowed(changed) == is_read(changed)
