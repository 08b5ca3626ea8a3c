"""Anybody's bot can play wherever a command takes a bot; a bad answer is replaced and reported."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import level8
from cli.conftest import Run
from cli.person import Person, options_of, told
from level8.bots.seating import TROUBLES, Seated, printing_aside
from level8.cli.shared.words import Words
from level8.cli.verbs.play import play
from level8.game.editions import edition
from level8.game.game import Game
from level8.messages import LANGUAGES

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "bots.md").read_text("utf-8")
BAD: Final = [("Raises", "raised"), ("Illegal", "illegal"), ("Late", "late")]


def stranger(name: str) -> str:
    return f"lab.strangers:{name}"


def sitting(*arguments: str, language: str = "en") -> str:
    """What a person is told who leaves after a few actions."""
    person = Person(lambda _: None if len(person.typed) < 6 else "quit")
    options = options_of("play", "--json", "--seed", "3", "--seats", "3", *arguments)
    assert play(options, Words(language), person.ask, person.say) == 0
    return told(person.heard)


def test_the_bot_of_the_page_has_twenty_lines_and_plays_without_a_replacement(tmp_path: Path) -> None:
    source = re.findall(r"```python\n(from .*?)```", PAGE, re.DOTALL)[0]
    assert len(source.splitlines()) <= 20
    (tmp_path / "hasty.py").write_text(source, "utf-8")
    commands = re.findall(r"^level8 ((?:simulate|arena) .*hasty:Hasty.*)$", PAGE, re.MULTILINE)
    assert len(commands) == 2
    environment = {**os.environ, "PYTHONPATH": str(Path(level8.__file__).parents[1])}
    for command in commands:
        done = subprocess.run(
            [sys.executable, "-m", "level8.cli.main", *command.split(), "--json"],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, b"")
        report = json.loads(done.stdout)
        assert report["games"] == 10
        counts = (
            report["replaced"] if "replaced" in report else [one["replaced"] for one in report["standings"]]
        )
        assert len(counts) == 2
        assert all(not any(one.values()) for one in counts)


IN_ANOTHER_LANGUAGE: Final = PAGE.partition("## In another language")[2].partition("\n## ")[0]


def test_the_page_lists_the_keys_of_all_documents_of_a_game_in_json() -> None:
    listed = {
        frozenset(re.findall(r"`(\w+)`", row))
        for row in re.findall(r"(?m)^\| (`.*?) \|", IN_ANOTHER_LANGUAGE)
    }
    person = Person(lambda _: None if person.typed else "dance")
    assert (
        play(options_of("play", "--json", "--seats", "2", "--seed", "5"), Words("en"), person.ask, person.say)
        == 0
    )
    assert {frozenset(document) for document in person.heard} == listed
    assert person.heard[-1]["over"]


def test_a_game_in_json_begins_as_the_page_says() -> None:
    example = re.findall(r"```\n(.*?)```", IN_ANOTHER_LANGUAGE, re.DOTALL)[0]
    person = Person(lambda _: "quit")
    play(options_of("play", "--json", "--seats", "2", "--seed", "8"), Words("en"), person.ask, person.say)
    told = json.dumps(person.heard[:-1], ensure_ascii=False)
    at = 0
    for piece in re.split(r"…|\n ?", example.strip()):
        assert piece in told[at:]
        at = told.index(piece, at) + len(piece)


@pytest.mark.parametrize(("name", "kind"), BAD)
def test_a_game_in_the_terminal_says_in_a_line_that_a_bot_was_replaced(name: str, kind: str) -> None:
    lines = {
        "raised": "failed with an error",
        "illegal": "tried something that is not allowed",
        "late": "took too long",
    }
    said = sitting("--bot", stranger(name), "--limit", "0.02")
    assert f"Momo {lines[kind]}, so steady moves instead." in said
    assert said.count("steady moves instead") >= 2


def test_the_line_about_a_replaced_bot_is_there_in_five_languages() -> None:
    heard = [sitting("--bot", stranger("Raises"), language=language) for language in LANGUAGES]
    lines = [next(line for line in said.splitlines() if "steady" in line) for said in heard]
    assert len(set(lines)) == len(LANGUAGES)


def test_a_bot_that_behaves_is_not_talked_about() -> None:
    assert "steady" not in sitting("--bot", stranger("First"))


@pytest.mark.parametrize(("name", "kind"), BAD)
def test_a_simulation_counts_replaced_answers_and_tells_the_first(run: Run, name: str, kind: str) -> None:
    arguments = [
        "simulate",
        "--games",
        "2",
        "--seats",
        "2",
        "--most-turns",
        "6",
        "--seed",
        "1",
        "--limit",
        "0.02",
    ]
    arguments += ["--bot", "novice", "--bot", stranger(name)]
    report = json.loads(run(*arguments, "--json").out)
    honest, bad = report["replaced"]
    assert honest == dict.fromkeys(TROUBLES, 0)
    assert bad[kind] == sum(bad.values()) >= 6
    assert report["trouble"].startswith(f"lab.strangers:{name} {kind}: ")
    ran = run(*arguments)
    assert f"of lab.strangers:{name} 2 had to be replaced: " in ran.out
    why = {"raised": "failed with an error (ValueError: out of ideas)", "late": "took too long (> 0.02 s)"}
    sentence = why.get(kind, "tried something that is not allowed (<discard ")
    assert f"The first of them: lab.strangers:{name} {sentence}" in ran.out
    assert kind not in run(*arguments, "--language", "de").out


@pytest.mark.parametrize("limit", [(), ("--limit", "5")])
@pytest.mark.parametrize(
    "verb",
    [
        ("simulate", "--seats", "2", "--bot", stranger("Chatty")),
        ("arena", stranger("Chatty"), "novice", "--jobs", "1"),
    ],
)
def test_what_a_bot_prints_stays_off_the_output(
    run: Run, verb: tuple[str, ...], limit: tuple[str, ...]
) -> None:
    ran = run(*verb, "--games", "1", "--most-turns", "4", "--seed", "1", "--json", *limit)
    assert json.loads(ran.out)
    assert "hello\nthinking\n" in ran.err


def test_the_output_is_put_back_when_the_last_bot_that_prints_is_done() -> None:
    """Bots on several threads of a cluster begin and end in any order."""
    output, first, second = sys.stdout, printing_aside(), printing_aside()
    first.__enter__()
    second.__enter__()
    first.__exit__(None, None, None)
    assert sys.stdout is sys.stderr
    second.__exit__(None, None, None)
    assert sys.stdout is output


def test_a_record_names_a_stranger_by_its_class(tmp_path: Path, run: Run) -> None:
    folder = str(tmp_path)
    bots = ("--bot", stranger("First"), "--bot", "novice")
    run("simulate", "--games", "1", "--seats", "2", "--most-turns", "6", "--record", folder, *bots)
    assert "First 1" in (tmp_path / "game-0001.level8").read_text("utf-8")


@pytest.mark.parametrize("verb", ["play", "simulate"])
@pytest.mark.parametrize(
    ("option", "value", "says"),
    [
        ("--bot", "lab.strangers:Nobody", "cannot be seated"),
        ("--bot", "lab.strangers:Mute", "cannot be seated"),
        ("--think", "a while", "--think"),
        ("--limit", "0", "--limit"),
    ],
)
def test_what_cannot_be_seated_is_refused_in_a_sentence(
    run: Run,
    verb: str,
    option: str,
    value: str,
    says: str,
) -> None:
    ran = run(verb, option, value)
    assert (ran.status, ran.out) == (2, "")
    assert says in ran.err


@pytest.mark.parametrize("verb", ["play", "simulate", "serve"])
@pytest.mark.parametrize("name", ["cheat", "cheat-hands"])
def test_a_cheat_is_refused_at_every_real_table_in_a_clear_sentence(run: Run, verb: str, name: str) -> None:
    ran = run(verb, "--bot", name)
    assert (ran.status, ran.out) == (2, "")
    assert f"The player “{name}” sees every card, so it sits nowhere but in the arena." in ran.err


def test_only_the_answer_that_was_replaced_is_called_trouble() -> None:
    seated, game = Seated(stranger("Illegal"), 1), Game.new(edition("modern"), 1, 2, 1)
    seated.choose(game)
    assert seated.last_trouble == "illegal"
    seated._bot = Seated("novice", 1)._bot
    seated.choose(game)
    assert seated.last_trouble == ""
