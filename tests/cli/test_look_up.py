"""`level8 rules` and `level8 editions`."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from cli.conftest import Run
from level8.game.editions import edition, edition_names
from level8.messages import LANGUAGES

MINE = """
name = "mine"
goal = "victory"
players = [2, 3]
[deck]
colours = 4
numbers = 10
copies = 2
[[deck.joker]]
count = 2
[[side]]
levels = [{ parts = "run 3", source = "user" }]
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_every_edition_and_side_fit_eighty_columns(language: str, run: Run) -> None:
    for name in edition_names():
        for side in range(1, len(edition(name).sides) + 1):
            ran = run("rules", "--edition", name, "--side", str(side), "--language", language)
            assert (ran.status, ran.err) == (0, "")
            assert max(map(len, ran.out.splitlines())) <= 80


def test_rules_for_programs_have_titles_rule_ids_and_level_cards(run: Run) -> None:
    book = json.loads(run("rules", "--edition", "master", "--side", "2", "--json", "--language", "nl").out)
    assert (book["edition"], book["side"], book["language"]) == ("master", 2, "nl")
    rules = {paragraph["rule"] for section in book["sections"] for paragraph in section["paragraphs"]}
    assert {"C1", "T1", "M2", "F4", "W1"} <= rules
    levels = [card for section in book["sections"] for card in section["levels"]]
    assert [card["number"] for card in levels] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert levels[2]["notation"] == "run 8"


def test_the_table_of_editions_names_each_with_its_cards(run: Run) -> None:
    rows = [line.split()[:2] for line in run("editions").out.splitlines()]
    for name in edition_names():
        assert [name, str(len(edition(name).deck))] in rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_editions_fits_eighty_columns_uncut(language: str, run: Run) -> None:
    out = run("editions", "--language", language).out
    assert max(map(len, out.splitlines())) <= 80
    assert "…" not in out


def test_tables_keep_all_they_say_however_narrow_the_terminal_is(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("COLUMNS", "30")
    wide = run("editions").out
    assert "modern+specials" in wide  # only a terminal has a width
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    for columns in ("10", "40", "60", "200"):
        monkeypatch.setenv("COLUMNS", columns)
        narrow = run("editions").out
        assert max(map(len, narrow.splitlines())) <= max(40, int(columns))
        assert Counter(re.sub(r"[\s─]", "", narrow)) == Counter(re.sub(r"[\s─]", "", wide))


def test_editions_for_programs_count_every_kind_of_card(run: Run) -> None:
    boxes = {box["name"]: box for box in json.loads(run("editions", "--json").out)}
    assert set(boxes) == set(edition_names())
    for box in boxes.values():
        kinds = box["numbers"] + sum(box["jokers"].values())
        assert kinds + box["skip"] + box["take"] + box["swap"] + box["keep"] == box["cards"]
    assert boxes["master"]["jokers"] == {"J1-8": 4, "J8-14": 4}
    assert boxes["master"]["players"] == [2, 5]
    assert boxes["modern"]["mixes"] == ["modern+specials", "modern+master"]
    assert boxes["modern"]["sides"][1]["carry_cards"] == 4
    assert len(boxes["mario"]["sides"]) == 1


def test_a_broken_edition_file_is_refused_by_name_and_key(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(MINE.replace("colours = 4", "colours = 9"), encoding="utf-8")
    ran = run("editions", "--edition", str(file))
    assert ran.status == 2
    assert "mine.toml" in ran.err
    assert "colours" in ran.err
    file.write_bytes(bytes(range(256)))
    assert run("rules", "--edition", str(file)).status == 2
