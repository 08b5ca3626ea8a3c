"""`level8 simulate`, `verify` and `replay`: games of the built-in players, and their records."""

import json
import re
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cli.conftest import Run
from level8.cli.main import main
from level8.cli.shared.paint import Paint
from level8.cli.shared.words import Words
from level8.cli.verbs.replay import step_through, told
from level8.game.editions import edition
from level8.record import Recorder, format_record, parse_record, verify_bytes


@pytest.fixture(scope="module")
def originals(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("originals")
    assert main(["simulate", "--games", "2", "--seats", "3", "--seed", "1", "--record", str(folder)]) == 0
    return sorted(folder.iterdir())


@pytest.fixture
def games(originals: list[Path], tmp_path: Path) -> list[Path]:
    """The records of two finished games of three; tests may change them."""
    return [Path(shutil.copy(path, tmp_path)) for path in originals]


# --- simulate ---


def test_every_game_leaves_a_proven_record(games: list[Path]) -> None:
    assert [path.name for path in games] == ["game-0001.level8", "game-0002.level8"]
    assert all(verify_bytes(path.read_bytes()).finished for path in games)


def test_the_same_seed_gives_the_same_records(games: list[Path], tmp_path: Path, run: Run) -> None:
    again, other = tmp_path / "again", tmp_path / "other"
    run("simulate", "--games", "2", "--seats", "3", "--seed", "1", "--record", str(again))
    run("simulate", "--games", "1", "--seats", "3", "--seed", "2", "--record", str(other))
    for path in games:
        assert path.read_bytes() == (again / path.name).read_bytes()
    assert games[0].read_bytes() != (other / games[0].name).read_bytes()


def test_the_seed_that_was_drawn_is_told_and_plays_the_same_games(run: Run) -> None:
    first = json.loads(run("simulate", "--games", "1", "--seats", "2", "--json").out)
    again = json.loads(run("simulate", "--games", "1", "--seats", "2", "--json", "--seed", first["seed"]).out)
    assert first == again


def test_a_summary_counts_wins_by_seat(run: Run) -> None:
    arguments = (
        "simulate",
        "--games",
        "3",
        "--seats",
        "2",
        "--seed",
        "4",
        "--bot",
        "novice",
        "--bot",
        "random",
    )
    ran = run(*arguments)
    assert "3 games" in ran.out
    assert ran.err == ""
    summary = json.loads(run(*arguments, "--json").out)
    assert summary["bots"] == ["novice", "random"]
    assert summary["finished"] == sum(summary["wins"]) == 3
    assert [game["winner"] for game in summary["results"]].count(1) == summary["wins"][0]
    assert f" 1 novice {summary['wins'][0]} " in " ".join(ran.out.split())


def test_means_are_written_as_the_language_writes_them(run: Run) -> None:
    arguments = ("simulate", "--games", "1", "--seed", "1", "--most-turns", "9", "--language")
    assert "1.0 rounds and 9.0 turns" in run(*arguments, "en").out
    for language in ("de", "fr", "nl", "it"):
        out = run(*arguments, language).out
        assert "9,0" in out
        assert not re.search(r"\d\.\d", out)


def test_games_that_are_stopped_are_counted_as_such(tmp_path: Path, run: Run) -> None:
    arguments = ("simulate", "--games", "2", "--seed", "1", "--most-turns", "9", "--record", str(tmp_path))
    assert "2 games were stopped unfinished after 9 turns." in run(*arguments).out
    summary = json.loads(run(*arguments, "--json").out)
    assert (summary["capped"], summary["finished"], summary["wins"]) == (2, 0, [0, 0, 0, 0])
    ran = run("verify", summary["results"][0]["record"])
    assert ran.status == 0
    assert "not finished" in ran.out


def turns_in(path: str) -> int:
    return sum(len(each.turns) for each in parse_record(Path(path).read_bytes()).rounds)


def test_turns_are_counted_over_all_rounds_and_skipped_ones_too(tmp_path: Path, run: Run) -> None:
    arguments = ("--games", "3", "--seats", "2", "--seed", "3", "--record", str(tmp_path))
    results = json.loads(run("simulate", *arguments, "--json").out)["results"]
    assert [game["turns"] for game in results] == [turns_in(game["record"]) for game in results]


def test_a_game_is_stopped_after_exactly_the_most_turns(tmp_path: Path, run: Run) -> None:
    """In some of these games, a skip card would bring one turn more."""
    for most in range(1, 25):
        arguments = ("--seats", "2", "--seed", "3", "--most-turns", str(most), "--record", str(tmp_path))
        (game,) = json.loads(run("simulate", "--games", "1", *arguments, "--json").out)["results"]
        assert game["turns"] == most
        assert most <= turns_in(game["record"]) <= most + 1


# --- verify ---


def test_a_good_record_is_one_line_and_status_0(games: list[Path], run: Run) -> None:
    ran = run("verify", *map(str, games))
    assert (ran.status, ran.err) == (0, "")
    assert [line.split(": ")[0] for line in ran.out.splitlines()] == [str(path) for path in games]


def test_a_changed_record_is_told_with_its_first_wrong_line_and_status_1(games: list[Path], run: Run) -> None:
    lines = games[0].read_text(encoding="utf-8").splitlines(keepends=True)
    line = next(number for number, text in enumerate(lines, start=1) if text.startswith("hand 1: "))
    lines[line - 1] = "hand 1: r1 r2 r3 r4 r5 r6 r7 r8 r9 r10\n"
    games[0].write_text("".join(lines), encoding="utf-8")
    ran = run("verify", *map(str, games))
    assert ran.status == 1
    assert f"Line {line}:" in ran.out.splitlines()[0]
    assert "proven" in ran.out.splitlines()[1]
    found = [json.loads(each) for each in run("verify", "--json", *map(str, games)).out.splitlines()]
    assert [each["ok"] for each in found] == [False, True]
    assert (found[0]["line"], found[1]["line"], found[1]["finished"]) == (line, None, True)


@pytest.mark.parametrize("data", [b"", b"\0" * 99, bytes(range(256)) * 9, b"Level 8 record 1\n"])
def test_what_is_no_record_is_one_line(data: bytes, tmp_path: Path, run: Run) -> None:
    file = tmp_path / "noise.level8"
    file.write_bytes(data)
    ran = run("verify", str(file))
    assert (ran.status, ran.out.count("\n"), ran.err) == (1, 1, "")
    ran = run("replay", str(file))
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)


# --- replay ---


def test_a_replay_tells_the_whole_game_with_open_hands(games: list[Path], run: Run) -> None:
    record = parse_record(games[0].read_bytes())
    out = run("replay", str(games[0])).out
    assert out.count("── Round") == len(record.rounds)
    assert "draws from the draw pile. →" in out
    for seat in range(3):
        assert f"  {seat + 1} novice {seat + 1}: " in out
    assert f"{record.names[record.winner or 0]} wins the game!" in out
    assert max(map(len, out.splitlines())) <= 80


def test_a_program_gets_every_move_with_all_hands(games: list[Path], run: Run) -> None:
    record = parse_record(games[0].read_bytes())
    lines = [json.loads(line) for line in run("replay", "--json", str(games[0])).out.splitlines()]
    assert len(lines) == len(list(record.actions())) + 2
    assert lines[0]["deal"]
    assert all(len(line["hands"]) == 3 for line in lines[:-1])
    assert lines[-1]["ranking"] == list(record.ranking)


def stepped(file: Path, *answers: str) -> str:
    said: list[str] = []
    waiting = list(answers)

    def ask(_prompt: str) -> str:
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    words = Words("en")
    record = parse_record(file.read_bytes())
    step_through(told(record, words, Paint(colours=False, shapes=True)), words, ask, said.append)
    return "\n".join(said)


def test_a_replay_steps_jumps_runs_on_and_stops_as_told(games: list[Path]) -> None:
    shown = stepped(games[0], "", "")
    assert shown.count("  Hand:") == 2
    assert "── Round 3" in stepped(games[0], "3")
    assert "── Round 2" not in stepped(games[0], "3")
    assert "There is no round 99" in stepped(games[0], "99")
    assert "wins the game" in stepped(games[0], "a")
    assert "wins the game" not in stepped(games[0], "q")
    assert stepped(games[0], "what").count("next turn") == 2


def test_a_replay_stays_where_it_is_at_what_it_does_not_understand(games: list[Path]) -> None:
    shown = stepped(games[0], "what", "99", "3a", "-1", "q")
    asked, first = stepped(games[0], "q").split("\n", 1)
    no_round = "There is no round 99; the last one is 6."
    assert shown.splitlines() == [asked, *first.splitlines(), asked, no_round, asked, asked]


def test_an_interrupt_leaves_a_replay_as_it_leaves_a_game(
    games: list[Path], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert run("replay", str(games[0])).status == 130


def test_a_record_without_its_seed_cannot_be_shown(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "secret.level8"
    record = Recorder(edition("modern"), 1, 2, bytes(32)).record()
    file.write_bytes(format_record(replace(record, seed=None)))
    ran = run("replay", str(file))
    assert (ran.status, ran.out) == (2, "")
    assert "seed" in ran.err
