"""`level8 puzzles`: one to solve, the list, the proofs, and new ones."""

import io
import json
import re
from datetime import date
from pathlib import Path

import pytest

from cli.conftest import Run
from level8.messages import LANGUAGES
from level8.puzzles.puzzle import KINDS, Choice
from level8.puzzles.shelf import numbered, numbers, of_the_day, shipped
from level8.puzzles.text import format_puzzles, parse_puzzles


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_of_each_kind_is_told_in_every_language(language: str, run: Run) -> None:
    for kind in KINDS:
        number = str(numbers(kind)[0])
        answer = json.loads(run("puzzles", number, "--json").out)
        best = answer["choices"][0]["action"] if kind != "find" else "lay " + " ".join(answer["ways"][0])
        ran = run("puzzles", number, "--language", language, "--answer", best)
        assert (ran.status, ran.err) == (0, "")
        assert not [word for word in ran.out.split() if word.startswith(("puzzle-", "cli-", "why-"))]


def test_a_right_answer_and_a_wrong_one_are_told_apart(run: Run) -> None:
    number = next(at for at, each in enumerate(shipped(), 1) if isinstance(each, Choice))
    choices = json.loads(run("puzzles", str(number), "--json").out)["choices"]
    right, wrong = choices[0]["action"], next(one["action"] for one in choices if not one["right"])
    assert json.loads(run("puzzles", str(number), "--json", "--answer", right).out)["right"] is True
    assert json.loads(run("puzzles", str(number), "--json", "--answer", wrong).out)["right"] is False
    assert "Right!" in run("puzzles", str(number), "--answer", right).out
    told = run("puzzles", str(number), "--answer", wrong).out
    assert "Right!" not in told
    assert "Best is" in told


def test_an_answer_that_is_no_choice_is_told_the_choices_before_anything_else(run: Run) -> None:
    ran = run("puzzles", "17", "--answer", "discard r7")
    assert (ran.status, ran.out) == (2, "")
    assert "a number from 1 to 4, or one of these: draw, draw 1, draw 2, draw 3." in ran.err


def test_the_answer_of_the_page_about_puzzles_is_the_right_one(run: Run) -> None:
    page = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text("utf-8")
    number, action, picked = re.findall(
        r'level8 puzzles (\d+) .*--answer "(.+?)" \(or --answer (\d)\)', page
    )[0]
    for answer in (action, picked):
        assert "Right!" in run("puzzles", number, "--answer", answer).out


def test_a_hand_is_judged_by_the_rules(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    number = str(numbers("find")[0])
    way = json.loads(run("puzzles", number, "--json").out)["ways"][-1]
    monkeypatch.setattr("sys.stdin", io.StringIO("r1 r2 r3\n" + "lay " + " ".join(way) + "\n"))
    ran = run("puzzles", number)
    assert ran.out.count("! ") == 1
    assert "can be laid down" in ran.out


def test_without_an_answer_the_solution_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert "For example" in run("puzzles", str(numbers("find")[0])).out


def test_today_is_the_puzzle_of_the_date(run: Run) -> None:
    before = date.today()  # noqa: DTZ011
    number = json.loads(run("puzzles", "--json").out)["number"]
    assert number in {of_the_day(before), of_the_day(date.today())}  # noqa: DTZ011


def test_the_list_keeps_to_a_kind_and_a_grade(run: Run) -> None:
    listed = json.loads(run("puzzles", "list", "--kind", "way", "--grade", "3", "--json").out)
    assert [one["number"] for one in listed] == numbers("way", 3)
    assert len(run("puzzles", "list").out.splitlines()) == len(shipped())


@pytest.mark.parametrize(
    "wrong",
    [
        ["0"],
        ["99999"],
        ["yesterday"],
        ["list", "--kind", "x"],
        ["list", "--grade", "4"],
        ["make"],
        ["1", "--answer", "?"],
    ],
)
def test_what_is_not_there_is_refused(wrong: list[str], run: Run) -> None:
    ran = run("puzzles", *wrong)
    assert (ran.status, ran.err.count("\n")) == (2, 1)


def test_a_file_whose_puzzle_is_not_true_does_not_pass(run: Run, tmp_path: Path) -> None:
    find = numbered(numbers("find")[0])
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(format_puzzles([find]), encoding="utf-8")
    hand = format_puzzles([find]).splitlines()[-1]
    bad.write_text(
        format_puzzles([find, find]).replace(hand, "hand r1 r3 r5 r7 r9 r11 b1 b3 b5 b7 b9"), encoding="utf-8"
    )
    assert run("puzzles", "prove", str(good), "--workers", "1").status == 0
    ran = run("puzzles", "prove", str(bad), "--workers", "1", "--json")
    assert (ran.status, json.loads(ran.out)) == (1, {"proved": 0, "failed": [1, 2]})
    bad.write_text("no puzzles\n", encoding="utf-8")
    assert run("puzzles", "prove", str(bad)).status == 2


def test_made_puzzles_are_the_same_for_any_number_of_workers(run: Run, tmp_path: Path) -> None:
    texts = []
    for workers in ("1", "2"):
        file = tmp_path / workers
        asked = ("--count", "3", "--kind", "find", "--seed", "4", "--workers", workers)
        assert run("puzzles", "make", str(file), *asked).status == 0
        texts.append(file.read_text("utf-8"))
    assert texts[0] == texts[1]
    assert len(parse_puzzles(texts[0])) == 3
