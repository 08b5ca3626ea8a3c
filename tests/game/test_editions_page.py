"""docs/editions.md is true: its example is an edition, and its keys and limits are those of the parser."""

import re
from pathlib import Path
from typing import Final

import pytest

from level8.game.editions import BUILT_IN, edition, mixed, parse_edition
from level8.game.errors import EditionError

PAGE: Final = (Path(__file__).parents[2] / "docs" / "editions.md").read_text("utf-8")
EXAMPLE: Final = PAGE.partition("```toml\n")[2].partition("```")[0]
KEYS: Final = re.findall(r"(?m)^\| `([a-z_.]+)` \| .* \| (.*) \| (.*) \|$", PAGE)
RANGES: Final = {key: limits for key, limits, _ in KEYS if re.fullmatch(r"\d+–\d+", limits)}


def with_value(key: str, value: str) -> str:
    """The example with another value for the first line of a key; an empty value removes the line."""
    table, _, name = key.rpartition(".")
    begin = EXAMPLE.index(f"[{table}]") if table else 0
    line = f"{name} = {value}" if value else ""
    text, changed = re.subn(rf"(?m)^{name} = [^\n]*", line, EXAMPLE[begin:], count=1)
    assert changed == 1, key
    return EXAMPLE[:begin] + text


def refused(text: str) -> tuple[str, str]:
    with pytest.raises(EditionError) as refusal:
        parse_edition(text, "kitchen.toml")
    return refusal.value.message, re.sub(r"\[\d\]", "", refusal.value.detail["key"])


def test_the_example_is_an_edition_with_a_mix(tmp_path: Path) -> None:
    mine = tmp_path / "kitchen.toml"
    mine.write_text(EXAMPLE, "utf-8")
    box = edition(str(mine))
    assert (box.name, len(box.deck), len(box.sides), box.sides[1].carry_from) == ("kitchen", 63, 2, 3)
    assert len(edition(f"{mine}+party").deck) == 73


def test_the_page_names_every_key_that_an_edition_knows() -> None:
    known = set[str]()
    for table in ("", "deck", "deck.joker", "side", "mix"):
        lines = EXAMPLE.splitlines()
        header = next(
            (at for at, line in enumerate(lines) if re.match(rf"\[+{re.escape(table)}\]+", line)), -1
        )
        text = "\n".join([*lines[: header + 1], "odd = 1", *lines[header + 1 :]])
        with pytest.raises(EditionError) as refusal:
            parse_edition(text, "kitchen.toml")
        assert refusal.value.message == "edition-unknown-key"
        known |= {f"{table}.{name}".strip(".") for name in refusal.value.detail["known"].split(", ")}
    assert {key for key, *_ in KEYS} == known - {"odd", "deck", "deck.joker", "side", "mix"}


def test_the_limits_on_the_page_are_those_that_are_kept() -> None:
    assert len(RANGES) >= 9
    for key, limits in RANGES.items():
        least, most = limits.split("–")
        for value in (int(least) - 1, int(most) + 1):
            half_a_rule = key == "side.carry_cards" and value == 0
            expected = ("edition-carry", "side.carry_from") if half_a_rule else ("edition-count", key)
            assert refused(with_value(key, str(value))) == expected
    assert refused(with_value("deck.joker.count", "101")) == ("edition-count", "deck.joker.count")


def test_f4_a_carry_rule_is_whole_or_absent() -> None:
    carry = re.compile(r"carry_from = \d(.*\n)carry_cards = \d")
    for rule in ("carry_from = 0\ncarry_cards = 0", ""):
        box = parse_edition(carry.sub(rule, EXAMPLE), "kitchen.toml")
        assert [box.sides[1].allowance(level) for level in (1, 4)] == [0, 0]
    for half in ("carry_from = 0\ncarry_cards = 2", "carry_from = 3\ncarry_cards = 0", "carry_cards = 2"):
        assert refused(carry.sub(half, EXAMPLE)) == ("edition-carry", "side.carry_from")
    assert refused(with_value("side.carry_from", "5")) == ("edition-count", "side.carry_from")


def test_e3_a_mix_of_all_cards_has_the_higher_top_number_and_the_more_colours() -> None:
    for cards, numbers, top, colours in (("all", 12, 14, 6), ("all", 20, 20, 6), ("specials", 12, 12, 4)):
        text = with_value("deck.numbers", str(numbers)).replace('"specials"', f'"{cards}"')
        box = mixed(parse_edition(text, "kitchen.toml"), "party", "kitchen.toml+party")
        assert (box.top, box.colours) == (top, colours)


def test_what_is_needed_is_missed_and_what_is_not_has_the_default_of_the_page() -> None:
    whole = parse_edition(EXAMPLE, "kitchen.toml")
    for key, _, absent in KEYS:
        if key in ("side.levels", "deck.joker.low", "deck.joker.high") or key.startswith("side."):
            continue
        if absent == "needed":
            assert refused(with_value(key, "")) == ("edition-missing", key)
        else:
            assert (
                parse_edition(with_value(key, ""), "x").deck
                == parse_edition(with_value(key, absent), "x").deck
            )
    assert parse_edition(with_value("keep_cards", ""), "x").keep_cards == 3 != whole.keep_cards
    assert f"| {', '.join(f'`{name}`' for name in BUILT_IN)} |" in PAGE
