"""The command itself: help, languages and errors."""

import gc
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

import level8
from cli.conftest import Run
from cli.person import options_of
from level8.bots import make_bot
from level8.cli.main import BUG, INTERRUPTED, VERBS, main
from level8.cli.verbs import editions as editions_verb
from level8.game.editions import edition
from level8.game.game import Game
from level8.lab import bench
from level8.messages import LANGUAGES, Messages

SOURCE: Final = Path(level8.__file__).parent / "cli"
COMMAND: Final = (sys.executable, "-m", "level8.cli.main")


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SOURCE.parents[1]), **more}


@pytest.mark.parametrize("arguments", [["--help"], ["-h"]])
def test_help_lists_every_verb(arguments: Sequence[str], run: Run) -> None:
    ran = run(*arguments)
    assert ran.status == 0
    assert [verb for verb in VERBS if not re.search(rf"^  {verb} ", ran.out, re.MULTILINE)] == []


def test_version_is_that_of_the_package(run: Run) -> None:
    assert run("--version").out == f"level8 {level8.__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_every_language_within_eighty_columns(language: str, run: Run) -> None:
    for verb in ("", *VERBS):
        out = run("--language", language, *verb.split(), "--help").out
        assert "cli-" not in out
        assert max(map(len, out.splitlines())) <= 80
        assert (out == run(*verb.split(), "--help").out) == (language == "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_calls_a_value_the_same_in_the_usage_and_in_the_list(language: str, run: Run) -> None:
    for verb in VERBS:
        usage, _, rest = run(verb, "--language", language, "--help").out.partition("\n\n")
        listed = set(re.findall(r"(?m)^  .*?([A-Z]{2,})(?:$|  )", rest))
        assert set(re.findall(r"\b[A-Z]{2,}\b", re.sub(r"\[[A-Z]+\]", "", usage))) <= listed


def test_every_message_that_is_named_in_the_code_exists() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    named = set(re.findall(r'"((?:cli|table)-[a-z-]+[a-z])"', code))
    named |= {f"cli-{name}" for name in re.findall(r'UsageError\(\s*"([a-z-]+)"', code)}
    named |= {f"cli-{kind}-{verb}" for kind in ("about", "usage", "verb") for verb in VERBS}
    assert len(named) > 100
    assert [name for name in sorted(named) if not Messages("en").has(name)] == []


WRONG: Final = [
    ["nonsense"],
    ["--nonsense"],
    ["--language"],
    ["--language", "xx", "editions"],
    ["editions", "--language", "xx"],
    ["editions", "extra"],
    ["editions", "--json=yes"],
    ["editions", "--edition", "nope"],
    ["editions", "--edition", "/nowhere/mine.toml"],
    ["rules", "--edition"],
    ["rules", "--side", "3"],
    ["rules", "--side", "0"],
    ["rules", "--side", "-1"],
    ["rules", "--side", "two"],
    ["rules", "--side", "9" * 5000],
    ["rules", "--edition", "mario", "--side", "2"],
    ["rules", "--edition", "modern+nope"],
    ["solve"],
    ["solve", "--hand", "r1"],
    ["solve", "--hand", "r1", "--level", "run 3", "--number", "1"],
    ["solve", "--hand", "r1", "--level", "run"],
    ["solve", "--hand", "r1", "--level", ""],
    ["solve", "--hand", "r1", "--level", "run 16"],
    ["solve", "--hand", "r1", "--level", "run 1"],
    ["solve", "--hand", "r1", "--level", "9 run 9"],
    ["solve", "--hand", "r0", "--level", "run 3"],
    ["solve", "--hand", "r16", "--level", "run 3"],
    ["solve", "--hand", "r15", "--level", "run 3", "--edition", "master"],
    ["solve", "--hand", "?", "--level", "run 3"],
    ["solve", "--hand", "r1 " * 21, "--level", "run 3"],
    ["solve", "--hand", "x" * 10000, "--level", "run 3"],
    ["solve", "--hand", "r1\n\x1b[2Jr99", "--level", "run 3"],
    ["solve", "--hand", "r1", "--number", "9"],
    ["solve", "--hand", "r1", "--number", "1", "--side", "7"],
    ["play", "--seats", "1"],
    ["play", "--seats", "7"],
    ["play", "--edition", "master", "--seats", "6"],
    ["play", "--bot", "nobody"],
    ["play", "--seed", "tea"],
    ["play", "--seed", "-1"],
    ["play", "--bot", "hasty:"],
    ["play", "--bot", "lab.strangers:Deaf"],
    ["play", "--bot", "lab.strangers:Leaver"],
    ["puzzles", "17", "--answer", "discard r7"],
    ["play", "--seats", "100000000000"],
    ["play", "--record", ""],
    ["play", "--record", "/nowhere/game.level8"],
    ["play", "--record", "/"],
    ["play", "--name", "a\nb"],
    ["play", "--name", "n" * 41],
    ["simulate", "--games", "0"],
    ["simulate", "--games", "many"],
    ["simulate", "--seats", "-3"],
    ["simulate", "--seed", "ü"],
    ["simulate", "--bot", "nobody"],
    ["simulate", "--seats", "2", "--bot", "novice", "--bot", "novice", "--bot", "novice"],
    ["simulate", "--record", "/dev/null/folder", "--games", "1"],
    ["simulate", "--record", "", "--games", "1"],
    ["simulate", "--seats", "100000000000"],
    ["replay"],
    ["replay", ""],
    ["verify", ""],
    ["replay", "/nowhere/game.level8"],
    ["replay", "/"],
    ["replay", "one", "two"],
    ["replay", "a\0b"],
    ["verify"],
    ["verify", "/nowhere/game.level8"],
    ["verify", "/"],
    ["bench", "--seconds", "0"],
    ["serve", "--proxies", "rubbish"],
    ["serve", "--proxies", "127.0.0.1, proxy.example.org"],
    ["serve", "--proxies", "127.0.0.1,*"],
    ["serve", "--proxies", "10.0.0.0/99"],
    ["serve", "--data", ""],
    ["tidy", "--data", "/nowhere"],
    ["tidy", "--dry-run", "--data", "/nowhere"],
]


@pytest.mark.parametrize("arguments", WRONG, ids=lambda arguments: " ".join(arguments)[:60])
def test_wrong_input_exits_2_with_one_line_and_nothing_else(arguments: list[str], run: Run) -> None:
    ran = run(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert re.fullmatch(r"level8: [^\n]+[.…]\n", ran.err)
    assert len(ran.err) < 600
    assert "\x1b" not in ran.err
    assert not re.search(r"\b(cli|setup|notation|edition|record|reason)-[a-z]+", ran.err)


@pytest.mark.parametrize("option", ["--side", "--seats"])
def test_a_number_whose_limits_an_edition_knows_is_refused_without_others(option: str, run: Run) -> None:
    assert (
        run("play", option, "x").err == f"level8: “x” will not do for {option}, which takes a whole number.\n"
    )
    assert "100" in run("play", option, "100").err


def test_a_seed_below_zero_is_told_where_seeds_begin(run: Run) -> None:
    for verb in ("play", "simulate"):
        assert "a whole number from 0 up" in run(verb, "--seed", "-1").err


def test_proxies_are_addresses_networks_or_all() -> None:
    asked = {"": "", "*": "*", "127.0.0.1": "127.0.0.1", "::1, 10.1.2.3/8": "::1,10.0.0.0/8"}
    for text, proxies in asked.items():
        assert options_of("serve", "--proxies", text).proxies == proxies


def test_hosts_are_names_as_a_browser_sends_them(run: Run) -> None:
    asked = {
        "Game.example.org.": "game.example.org",
        "a.b, c": "c",
        "::1": "::1",
        "[2001:db8::1]": "2001:db8::1",
    }
    for text, host in asked.items():
        assert host in options_of("serve", "--hosts", text).hosts
    for text in ("https://game.example.org", "game.example.org:443", "a b", "", "a,", "a/b"):
        refused = run("serve", "--check", "--hosts", text)
        assert refused.status == 2
        assert "without https:// and without a port" in refused.err


def test_an_empty_file_name_is_a_value_that_is_missing(run: Run) -> None:
    for verb in (("play",), ("simulate",), ("arena", "novice", "novice")):
        assert run(*verb, "--record", "").err == "level8: The option --record needs a value after it.\n"


@pytest.mark.parametrize("arguments", [["nonsense"], ["rules", "--side", "x"], ["rules", "--edition"]])
def test_mistakes_are_told_in_five_languages(arguments: list[str], run: Run) -> None:
    told = {run("--language", language, *arguments).err for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def test_the_language_may_stand_before_or_after_the_verb_or_in_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    german = run("--language", "de", "editions").out
    assert german != run("editions").out
    assert german == run("editions", "--language", "de").out == run("editions", "--language=de").out
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert german == run("editions").out
    monkeypatch.setenv("LEVEL8_LANGUAGE", "fr")
    assert german != run("editions").out
    monkeypatch.setenv("LEVEL8_LANGUAGE", "klingon")
    assert run("editions").status == 2
    assert "klingon" in run("editions").err


def test_garbage_on_the_command_line_is_answered_with_a_sentence(run: Run) -> None:
    rng = random.Random(8)
    for _ in range(150):
        verb = rng.choice(("rules", "editions", "solve", "replay", "verify", "zzz"))
        words = [
            bytes(rng.randrange(1, 256) for _ in range(rng.randrange(1, 9))).decode(
                "utf-8", "surrogateescape"
            )
            for _ in range(rng.randrange(1, 4))
        ]
        options = rng.sample(("--hand", "--level", "--side", "--edition", "--number", "--json"), 2)
        ran = run(verb, *options, *words)
        assert ran.status == 2 or "-h" in words
        assert ran.err.startswith("level8: ")
        assert ran.err.count("\n") == 1


def test_an_interrupt_leaves_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(editions_verb, "run", interrupted)
    assert run("editions") == (INTERRUPTED, "", "")


def test_a_bug_is_one_sentence_and_traces_only_on_request(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> int:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr(editions_verb, "run", broken)
    ran = run("editions")
    assert (ran.status, ran.out, ran.err.count("\n")) == (BUG, "", 1)
    assert "RuntimeError" in ran.err
    monkeypatch.setenv("LEVEL8_DEBUG", "1")
    with pytest.raises(RuntimeError):
        main(["editions"])


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Invented figures, and the number of seconds that was asked for."""
    asked: list[float] = []

    def measure(seconds: float, **_: object) -> dict[str, list[float]]:
        asked.append(seconds)
        # In the second pass the machine was busy.
        return {"driven": [900, 450, 990], "bulk": [3000, 1500, 3300], "gin_rummy": [100, 50, 110]}

    monkeypatch.setattr(bench, "measure", measure)
    monkeypatch.setattr(bench, "details", lambda: {"copy": 1.5, "memory": 2048.0})
    monkeypatch.setattr(bench, "players", lambda _: {"steady_games": 765.4, "expert_compiled": 97.6})
    return asked


def test_bench_tells_how_much_of_an_expert_is_compiled() -> None:
    game, spent = Game.new(edition("modern"), 1, 4, 8), bench.Interpreted()
    view = game.view(game.to_act)
    bot = make_bot("expert", 1, think=10)
    gc.disable()  # a garbage collection must not count as the expert's time
    sys.setprofile(spent)
    bot.choose(view, ())
    sys.setprofile(None)
    gc.enable()
    assert (spent.seconds == 0) == level8.compiled


def test_bench_plays_whole_games_of_four_steady_in_bulk() -> None:
    played = bench.players(0.01)
    assert played.keys() == bench.PLAYERS_PROMISES.keys()
    assert played["steady_games"] > 0


def test_bench_measures_for_as_long_as_it_is_told(run: Run, measured: list[float]) -> None:
    ran = run("bench", "--seconds", "9", "--json")
    document = json.loads(ran.out)
    assert measured == [9]
    assert document["decisions_per_second"]["driven"] == 900
    assert document["players"] == {"steady_games": 765.4, "expert_compiled": 97.6}
    assert document["ratios"] == [{"ours": "driven", "theirs": "gin_rummy", "times": 9, "promised": 8}]


def test_bench_compares_within_a_pass() -> None:
    busy = {"driven": [900.0, 450.0, 450.0], "gin_rummy": [100.0, 100.0, 50.0]}
    assert bench.medians(busy) == {"driven": 450, "gin_rummy": 100}
    assert bench.ratios(busy) == [("driven", "gin_rummy", 9, 8)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bench_shows_ratios_and_costs_in_every_language(
    run: Run, measured: list[float], language: str
) -> None:
    shown = run("bench", "--language", language).out
    assert "OpenSpiel gin_rummy" in shown
    assert ("9.0" if language == "en" else "9,0") in shown
    assert ("2.0 KiB" if language == "en" else "2,0 KiB") in shown
    assert re.search(r" 765 +400\n", shown)
    assert re.search(r" 98 +90\n", shown)
    assert measured == [3]


@pytest.mark.parametrize("arguments", [["editions"], ["rules", "--json"]])
def test_a_closed_pipe_leaves_no_trace(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*COMMAND, *arguments], stdout=writing, stderr=subprocess.PIPE, env=environment(), check=False
    )
    os.close(writing)
    assert done.stderr == b""
    assert done.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_one_sentence_and_a_missing_stream_none() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*COMMAND, "editions"], stdout=full, stderr=subprocess.PIPE, env=environment(), check=False
        )
    assert (done.returncode, done.stderr.count(b"\n")) == (74, 1)
    closed = subprocess.run(
        ["sh", "-c", '"$@" >&- 2>&- <&-', "sh", *COMMAND, "editions"], env=environment(), check=False
    )
    assert closed.returncode == 0


def test_an_old_terminal_gets_question_marks_and_no_error() -> None:
    done = subprocess.run(
        [*COMMAND, "solve", "--hand", "r1 r2 r3", "--level", "run 3", "--language", "fr"],
        env=environment(PYTHONIOENCODING="ascii:strict", NO_COLOR="1"),
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"r1 r2 r3" in done.stdout


def test_an_old_terminal_gets_question_marks_in_complaints_too() -> None:
    done = subprocess.run(
        [*COMMAND, "nonsense"], env=environment(PYTHONIOENCODING="ascii"), capture_output=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"level8: There is no command ?nonsense?; choose one of ")


def test_a_program_that_asks_the_solver_waits_for_no_words() -> None:
    code = (
        "import sys; from level8.cli.main import main;"
        "main(['solve', '--hand', 'r1', '--level', 'run 3', '--json']);"
        "sys.exit(any(name in sys.modules for name in ('fluent', 'rich', 'level8.bots')))"
    )
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
