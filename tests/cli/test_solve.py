"""`level8 solve`: what a hand lacks, what would help, and the ways to lay it down."""

import io
import json
import random
import subprocess
import sys

import pytest

from cli.conftest import Run
from cli.test_front import COMMAND, environment
from level8.cli.verbs.solve import LISTED

HAND = "r4 b5 J g8 g9 y10"


def test_a_hand_that_holds_its_level_is_told_with_the_best_and_all_ways(run: Run) -> None:
    ran = run("solve", "--hand", HAND, "--level", "2 run 3")
    assert ran.status == 0
    assert "R4(r4 b5 J) R8(g8 g9 y10)" in ran.out
    assert "There are 2 ways" in ran.out
    assert "J=3 r4● b5■ / g8◆ g9◆ y10★" in ran.out


def test_a_program_gets_distance_best_ways_and_helps(run: Run) -> None:
    found = json.loads(run("solve", "--hand", HAND, "--level", "2 run 3", "--json").out)
    assert found["distance"] == 0
    assert found["best"] == ["R4(r4 b5 J)", "R8(g8 g9 y10)"]
    assert found["ways"] == 2
    assert found["helps"] == []
    found = json.loads(run("solve", "--hand", "r4 r5", "--level", "run 4", "--json").out)
    assert (found["distance"], found["best"], found["ways"]) == (2, None, 0)
    assert {"o6", "b3", "J"} <= set(found["helps"])
    assert "r9" not in found["helps"]


@pytest.mark.parametrize(
    ("edition", "hand", "level", "useful"),
    [
        ("modern", "r4 o4 y4", "set 4", "g4 b4 p4 J"),
        ("modern+master", "r4 o4 y4", "set 4", "r4 o4 y4 g4 b4 p4 J J1-8"),
        ("modern", "r4 o4 y4 g4 b4 p4 J J J J J J J", "set 14", ""),
    ],
)
def test_a_card_that_the_deck_has_no_more_of_is_no_help(
    run: Run, edition: str, hand: str, level: str, useful: str
) -> None:
    arguments = ("solve", "--edition", edition, "--hand", hand, "--level", level)
    assert json.loads(run(*arguments, "--json").out)["helps"] == useful.split()
    assert ("No card would bring you nearer" in run(*arguments).out) == (not useful)


def test_a_level_can_be_named_by_edition_side_and_number(run: Run) -> None:
    by_number = run("solve", "--hand", "r1", "--edition", "master", "--side", "2", "--number", "3", "--json")
    assert json.loads(by_number.out)["level"] == "run 8"
    jokers = ("solve", "--hand", "J1-8 J8-14", "--edition", "master", "--level", "set 2", "--json")
    assert json.loads(run(*jokers).out)["best"] == ["S8(J1-8 J8-14)"]


def test_an_empty_hand_lacks_everything(run: Run) -> None:
    assert json.loads(run("solve", "--hand", "", "--level", "run 3", "--json").out)["distance"] == 3


def test_hands_may_be_typed_with_commas_and_capitals(run: Run) -> None:
    assert json.loads(run("solve", "--hand", "R4, b5,j", "--level", "run 3", "--json").out)["distance"] == 0


def test_long_lists_of_ways_are_cut_unless_all_are_wanted(run: Run) -> None:
    arguments = ("solve", "--hand", "r1 o1 y1 g1 b1 p1 J J", "--level", "2 set 2")
    count = json.loads(run(*arguments, "--json").out)["ways"]
    assert count > LISTED
    short, full = run(*arguments).out.splitlines(), run(*arguments, "--all").out.splitlines()
    assert str(count - LISTED) in short[-1]
    assert len([line for line in short if " / " in line]) == LISTED
    assert len([line for line in full if " / " in line]) == count
    assert len(json.loads(run(*arguments, "--all", "--json").out)["all"]) == count


def test_ways_are_counted_up_to_a_thousand(run: Run) -> None:
    arguments = ("solve", "--hand", "J J J J J r1 o2 y3 g4 b5 p6 r7", "--level", "run 3 + set 2")
    ran = run(*arguments)
    assert "more than 1000 ways" in ran.out
    assert "many more" in ran.out.splitlines()[-1]
    found = json.loads(run(*arguments, "--json").out)
    assert (found["ways"], found["more_ways"]) == (1000, True)


def test_c5_each_way_says_what_its_jokers_stand_for_so_no_two_look_alike(run: Run) -> None:
    ran = run("solve", "--hand", "r4 o1 o2 J J J", "--level", "run 4 + colour 2", "--all")
    ways = [line for line in ran.out.splitlines() if line.startswith("  ")]
    assert "  o1▲ o2▲ J=3 r4● / J=p⬢ J=p⬢" in ways
    assert len(set(ways)) == len(ways)


def test_hands_are_read_and_answered_line_by_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{HAND}\nr1\n\nrubbish\nr4 b5 J\n"))
    ran = run("solve", "--hand", "-", "--level", "2 run 3", "--json")
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert [line.get("distance") for line in lines] == [0, 5, 6, None, 3]
    assert list(lines[3]) == ["error"]
    assert "rubbish" in lines[3]["error"]
    assert (ran.status, ran.err) == (2, "")


def test_without_a_bad_line_the_status_is_0(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("r1\nr2\n"))
    ran = run("solve", "--hand", "-", "--level", "run 3")
    assert ran.status == 0
    assert ran.out.count("2 cards are missing") == 2


def test_each_line_is_answered_before_the_next_is_sent() -> None:
    arguments = [*COMMAND, "solve", "--hand", "-", "--level", "run 3", "--json"]
    pipe = subprocess.PIPE
    with subprocess.Popen(arguments, stdin=pipe, stdout=pipe, env=environment(), text=True) as solver:
        assert solver.stdin is not None
        assert solver.stdout is not None
        for hand, lacking in (("r1", 2), ("r1 r2", 1), ("r1 r2 r3", 0)):
            solver.stdin.write(f"{hand}\n")
            solver.stdin.flush()
            assert json.loads(solver.stdout.readline())["distance"] == lacking
        solver.stdin.close()
        assert solver.wait() == 0


def test_any_bytes_on_the_input_are_answered_line_by_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(8)
    noise = [bytes(rng.choice(b"\0\x01\x1b\x80\xfe\xffrJ1 ") for _ in range(12)) for _ in range(60)]
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\n".join([*noise, b"r1"])), "utf-8"))
    ran = run("solve", "--hand", "-", "--level", "run 3", "--json")
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert len(answers) == len(noise) + 1
    assert answers[-1]["distance"] == 2
    assert (ran.status, ran.err) == (2, "")
