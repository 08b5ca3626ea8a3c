"""`level8 arena` and `level8 difficulty` from the command line."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

import level8
from cli.conftest import Run
from level8.cli.main import INTERRUPTED
from level8.lab import arena, matches, plots, ratings
from level8.lab.matches import Finished, Fixture, Match
from level8.messages import LANGUAGES
from level8.record import verify_bytes

SHORT: Final = ("arena", "novice", "random", "novice", "--seed", "1", "--most-turns", "20")
MATCH: Final = (*SHORT, "--games", "6", "--jobs", "1")


rated: Final = pytest.mark.skipif(not ratings.can_rate(), reason="ratings need the extra arena")


@rated
def test_the_document_tells_everything_and_is_the_same_on_any_number_of_processes(
    run: Run,
) -> None:
    ran = run(*MATCH, "--json")
    document = json.loads(ran.out)
    assert (ran.status, ran.err) == (0, "")
    assert (document["games"], document["deals"], document["complete"]) == (6, 2, True)
    assert [one["name"] for one in document["standings"]] == ["novice", "random"]
    assert {"rate", "interval", "clustered", "rating", "replaced"} <= set(document["standings"][0])
    assert len(document["standings"][0]["rating"]["interval"]) == 2
    assert run(*MATCH, "--json", "--jobs", "2").out == ran.out


@rated
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_speaks_every_language_and_fits_the_screen(run: Run, language: str) -> None:
    ran = run("--language", language, *MATCH)
    assert ran.status == 0
    assert "novice × 2" in ran.out
    assert ("33.3" if language == "en" else "33,3") in ran.out
    assert bool(re.search(r"\d\.\d", ran.out)) == (language == "en")
    assert not re.search(r"\b(cli|arena)-[a-z]", ran.out)
    assert "…" not in ran.out
    assert max(map(len, ran.out.splitlines()[:4])) <= 80


def test_without_openskill_the_report_says_what_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "can_rate", lambda: False)
    assert 'pip install "level8[arena]"' in run(*MATCH).out
    assert json.loads(run(*MATCH, "--json").out)["ratings"] is None


def test_replaced_moves_are_told_with_their_first_trouble(run: Run) -> None:
    out = run("arena", "lab.strangers:Raises", "novice", "--games", "2", "--most-turns", "6").out
    assert re.search(r"\d+ moves of lab\.strangers:Raises had to be replaced: \d+ by an error, 0 ", out)
    assert "The first of them: lab.strangers:Raises failed with an error (ValueError: out of ideas)." in out


def test_records_of_all_games_are_proven(run: Run, tmp_path: Path) -> None:
    run("arena", "novice", "novice", "--games", "2", "--seed", "3", "--record", str(tmp_path / "games"))
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == ["deal-00001-1.level8", "deal-00002-1.level8"]
    assert all(verify_bytes(file.read_bytes()).ok for file in files)


# --- keeping, interrupting, going on ---


def test_a_match_that_is_gone_on_with_ends_as_if_never_interrupted(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, file, counted = run(*MATCH, "--json").out, str(tmp_path / "match.jsonl"), list[Fixture]()
    honest = matches.play_fixture

    def interrupted(match: Match, fixture: Fixture, record: bool = False) -> Finished:
        counted.append(fixture)
        if len(counted) == 4:
            raise KeyboardInterrupt
        return honest(match, fixture, record)

    monkeypatch.setattr(arena, "play_fixture", interrupted)
    ran = run(*MATCH, "--keep", file)
    assert ran.status == INTERRUPTED
    assert ran.err == f"To go on: level8 arena --resume {file}\n"
    assert "3 of 6 games" in ran.out
    ran = run("arena", "--resume", file, "--jobs", "1", "--json")
    assert (ran.status, ran.out) == (0, whole)
    assert len(counted) == 4 + 3
    assert run("arena", "--resume", file, "--json").out == whole
    assert len(counted) == 7


def test_a_match_that_was_not_kept_is_kept_when_it_is_interrupted(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(arena, "play_fixture", interrupted)
    assert run(*MATCH).err == ""
    assert not list(tmp_path.iterdir())
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    honest, done = matches.play_fixture, list[Fixture]()

    def later(match: Match, fixture: Fixture, record: bool = False) -> Finished:
        done.append(fixture)
        return honest(match, fixture, record) if len(done) < 3 else interrupted()  # type: ignore[func-returns-value, return-value]

    monkeypatch.setattr(arena, "play_fixture", later)
    ran = run(*MATCH)
    file = ran.err.split()[-1]
    assert len((tmp_path / file).read_bytes().splitlines()) == 1 + 2


def test_more_games_can_be_asked_for_when_going_on(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "match.jsonl")
    run(*SHORT, "--games", "3", "--jobs", "1", "--keep", file)
    assert run("arena", "--resume", file, "--games", "6", "--jobs", "1", "--json").out == (
        run(*MATCH, "--json").out
    )
    assert json.loads(run("arena", "--resume", file, "--games", "3", "--json").out)["games"] == 3


@pytest.mark.parametrize(
    ("other", "option"),
    [
        (("steady", "novice"), "PLAYER"),
        (("--edition", "master"), "--edition"),
        (("--side", "2"), "--side"),
        (("--seats", "fixed"), "--seats"),
        (("--seed", "2"), "--seed"),
        (("--most-turns", "7"), "--most-turns"),
    ],
)
def test_another_match_is_not_mixed_into_a_file(
    run: Run, tmp_path: Path, other: tuple[str, ...], option: str
) -> None:
    file = tmp_path / "match.jsonl"
    run(*SHORT, "--games", "3", "--jobs", "1", "--keep", str(file))
    before = file.read_bytes()
    ran = run("arena", "--resume", str(file), *other)
    assert (ran.status, ran.out) == (2, "")
    assert f"as {option} differs" in ran.err
    assert file.read_bytes() == before


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
def test_an_interrupt_from_the_keyboard_keeps_what_is_finished(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    # A shell makes its background programs ignore SIGINT; this program must receive it.
    hearing = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)"
    program = f"{hearing}; from level8.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", program, *SHORT, "--jobs", "2", "--games", "100000"]
    process = subprocess.Popen(
        [*command, "--keep", str(file)],
        env={**os.environ, "PYTHONPATH": str(Path(level8.__file__).parents[1])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    end = time.monotonic() + 30
    while time.monotonic() < end and (not file.exists() or file.read_bytes().count(b"\n") < 5):
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=120)
    kept = file.read_bytes().count(b"\n") - 1
    assert process.returncode == INTERRUPTED
    assert f"{kept} of 100002 games" in out.decode()
    assert err.decode() == f"To go on: level8 arena --resume {file}\n"


# --- plots ---


def test_plots_are_drawn(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="plots need the extra plots")
    match, levels = tmp_path / "match.png", tmp_path / "levels.svg"
    run(*MATCH, "--plot", str(match))
    run("difficulty", "--hands", "2", "--side", "1", "--plot", str(levels), "--language", "de")
    assert match.read_bytes().startswith(b"\x89PNG")
    assert "<svg" in levels.read_text("utf-8")
    ran = run(*MATCH, "--plot", str(tmp_path / "match.exe"))
    assert (ran.status, ran.out) == (2, "")
    assert "png" in ran.err


def test_without_matplotlib_a_plot_is_refused_before_anything_is_played(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.backends.backend_agg", None)
    for arguments in ((*MATCH,), ("difficulty",)):
        ran = run(*arguments, "--plot", "out.png")
        assert (ran.status, ran.out) == (2, "")
        assert 'pip install "level8[plots]"' in ran.err
    assert plots.__doc__


# --- difficulty ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_difficulty_of_every_side_is_told_in_every_language(run: Run, language: str) -> None:
    ran = run("difficulty", "--hands", "2", "--language", language)
    assert ran.status == 0
    assert len(re.findall(r"^ +[1-8]  ", ran.out, re.MULTILINE)) == 16
    assert bool(re.search(r"\d\.\d", ran.out)) == (language == "en")
    assert not re.search(r"\b(cli|difficulty)-[a-z]", ran.out)
    assert "…" not in ran.out


def test_the_difficulty_of_one_side_is_a_document(run: Run) -> None:
    document = json.loads(run("difficulty", "--hands", "2", "--side", "2", "--json").out)
    assert [side["side"] for side in document] == [2]
    assert [level["number"] for level in document[0]["levels"]] == list(range(1, 9))


# --- mistakes ---

WRONG: Final = [
    ["arena"],
    ["arena", "novice"],
    ["arena", "novice", "nobody"],
    ["arena", "novice", "no.such:Bot"],
    ["arena", "novice", "lab.strangers:Mute"],
    ["arena", *["novice"] * 7],
    ["arena", "novice", "novice", "--games", "0"],
    ["arena", "novice", "novice", "--side", "3"],
    ["arena", "novice", "novice", "--edition", "nope"],
    ["arena", "novice", "novice", "--seats", "sideways"],
    ["arena", "novice", "novice", "--seed", "tea"],
    ["arena", "novice", "novice", "--jobs", "0"],
    ["arena", "novice", "novice", "--limit", "0"],
    ["arena", "novice", "novice", "--limit", "soon"],
    ["arena", "novice", "novice", "--think", "hard"],
    ["arena", "novice", "expert", "--think", "0s"],
    ["arena", "novice", "expert", "--think", "0.00s"],
    ["arena", "novice", "novice", "--record", "/dev/null/folder"],
    ["arena", "novice", "novice", "--keep", "/nowhere/match.jsonl"],
    ["arena", "novice", "novice", "--keep", "/"],
    ["arena", "--resume", "/nowhere/match.jsonl"],
    ["arena", "--resume", "/"],
    ["arena", "--resume", "/dev/null"],
    ["arena", "--resume", "one", "--keep", "two"],
    ["difficulty", "--hands", "1"],
    ["difficulty", "--side", "9"],
    ["difficulty", "--edition", "nope"],
    ["difficulty", "extra"],
]


@pytest.mark.parametrize("arguments", WRONG, ids=lambda arguments: " ".join(arguments)[:60])
def test_wrong_input_exits_2_with_one_line_and_nothing_else(arguments: list[str], run: Run) -> None:
    ran = run(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert re.fullmatch(r"level8: [^\n]+[.…]\n", ran.err)
    assert len(ran.err) < 600
    assert not re.search(r"\b(cli|setup)-[a-z]+", ran.err)
