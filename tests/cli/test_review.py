"""`level8 review`: luck and skill of a recorded game, in words and as JSON."""

import json
from pathlib import Path
from typing import Final

import pytest

from cli.conftest import Run
from cli.person import Person, options_of, told
from level8.cli.shared.words import Words
from level8.cli.verbs.play import play
from level8.messages import LANGUAGES
from level8.record import Recorder, format_record, parse_record
from level8.review import Coach, Effort, reviewing

GAME: Final = Path(__file__).parents[1] / "golden" / "original-1-2.level8"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A little effort shows the same, less exactly."""
    quick = Effort(positions=2, looking=12, deals=4, moments=8)
    monkeypatch.setattr(reviewing.review, "__defaults__", (None, quick, None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_told_in_every_language(language: str, run: Run) -> None:
    ran = run("review", str(GAME), "--language", language)
    assert ran.status == 0
    assert not [word for word in ran.out.split() if word.startswith(("review-", "cli-", "why-"))]
    assert "±" in ran.out
    assert all(name in ran.out for name in parse_record(GAME.read_bytes()).names)


def test_a_review_of_one_seat_judges_that_seat_alone(run: Run) -> None:
    seats = json.loads(run("review", str(GAME), "--seat", "2", "--json").out)["seats"]
    assert [seat["skill"] is None for seat in seats] == [True, False]
    value = seats[1]["luck"][0] + seats[1]["skill"]["skill"][0] + seats[1]["others"][0]
    assert value + seats[1]["remainder"][0] == pytest.approx(
        seats[1]["final"] - seats[1]["initial"], abs=1e-3
    )


def test_a_seat_that_is_not_there_and_a_game_that_is_not_over_are_refused(run: Run, tmp_path: Path) -> None:
    ran = run("review", str(GAME), "--seat", "3")
    assert (ran.status, ran.out) == (2, "")
    assert "1 to 2" in ran.err
    record = parse_record(GAME.read_bytes())
    recorder = Recorder.of(record)
    unfinished = tmp_path / "unfinished.level8"
    unfinished.write_bytes(format_record(recorder.record()))
    ran = run("review", str(unfinished))
    assert (ran.status, ran.out) == (2, "")
    assert "to its end" in ran.err


def test_a_coach_at_the_table_says_what_would_have_been_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Coach.__init__, "__defaults__", (0, 12, 6))
    person = Person()
    options = options_of("play", "--json", "--coach", "--seats", "2", "--seed", "5")
    assert play(options, Words("en"), person.ask, person.say) == 0
    assert "of the game. Better:" in told(person.heard)


def test_the_games_of_a_person_are_told_together(run: Run) -> None:
    names = parse_record(GAME.read_bytes()).names
    ran = run("review", "--person", names[1], str(GAME), str(GAME))
    assert ran.status == 0
    assert f"The games of {names[1]}" in ran.out
    assert "2 reviewed games" in ran.out
    one = json.loads(run("review", str(GAME), "--seat", "2", "--json").out)["seats"][1]
    told = json.loads(run("review", "--person", names[1], str(GAME), str(GAME), "--json").out)
    assert told["luck"][0] == pytest.approx(2 * one["luck"][0])
    assert told["choices"] == 2 * one["skill"]["choices"]
    assert sum(len(habit["costly"]) for habit in told["habits"]) == 2 * len(one["skill"]["costliest"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_games_say_together_is_said_in_every_language(language: str, run: Run) -> None:
    name = parse_record(GAME.read_bytes()).names[0]
    ran = run("review", "--person", name, str(GAME), "--language", language)
    assert ran.status == 0
    assert not [word for word in ran.out.split() if word.startswith(("habits-", "review-", "cli-"))]


def test_of_several_files_the_one_that_is_no_record_is_named(run: Run, tmp_path: Path) -> None:
    rubbish = tmp_path / "rubbish.level8"
    rubbish.write_text("rubbish")
    for verb in (("review", "--person", "Ada", str(GAME)), ("review",), ("replay",)):
        ran = run(*verb, str(rubbish))
        assert (ran.status, ran.out) == (2, "")
        assert f"{rubbish} cannot be read as a record. Line 1: this is not a record of Level 8." in ran.err


def test_whoever_did_not_play_and_several_files_without_a_person_are_refused(run: Run) -> None:
    ran = run("review", "--person", "Nobody", str(GAME))
    assert (ran.status, ran.out) == (2, "")
    assert "Nobody" in ran.err
    ran = run("review", str(GAME), str(GAME))
    assert (ran.status, ran.out) == (2, "")
