"""The end of a game: false wins and results are found, and records that stop too early."""

import random
import re
from dataclasses import replace

import pytest

from level8.record import Record, format_record, parse_record, verify, verify_bytes
from record.played import line_of, lines_of, play_on, played, sealed
from record.regenerate import golden_file
from record.test_verify import UNFINISHED, Forge, fault

FINISHED = lines_of(golden_file("master", 1, 5).read_bytes())


def test_the_finished_game_is_proven() -> None:
    verdict = verify_bytes(sealed(FINISHED))
    assert verdict.fault is None
    assert verdict.ok
    assert verdict.finished
    assert verdict.record is not None
    assert verdict.winner == verdict.record.ranking.index(1)


def test_a_false_result_is_found_out() -> None:
    at = line_of(FINISHED, "Result")
    for result in ("2 1 3 4 5", "1 2 3 4 5", "*"):
        if FINISHED[at] != f"Result: {result}":
            found = fault([*FINISHED[:at], f"Result: {result}", *FINISHED[at + 1 :]])
            assert (found.code, found.line) == ("result", at + 1)


def a_won_round(lines: list[str]) -> int:
    """Claim that the first round ended with a win, and stop there."""
    at = line_of(lines, "out ")
    lines[at] = f"out {lines[at][4]}, won {lines[at][4]}, levels 8 8 8 8"
    del lines[at + 1 : -1]
    return at + 1


def a_win_by_laying_down(lines: list[str]) -> int:
    """Claim that the first lay-down has won the game, and stop there."""
    at = next(i for i, line in enumerate(lines) if " lay " in line)
    turn, _, melds = lines[at].partition(" lay ")
    lines[at:-1] = [f"{turn} lay {melds.split(',')[0]}", f"won {turn[0]}, levels 1 1 1 1"]
    return at + 2


@pytest.mark.parametrize(("forge", "code"), [(a_won_round, "levels"), (a_win_by_laying_down, "not-the-end")])
def test_a_false_win_is_named_at_its_line_and_not_at_the_result(forge: Forge, code: str) -> None:
    lines = UNFINISHED.copy()
    line = forge(lines)
    lines[line_of(lines, "Result")] = "Result: 1 2 2 4"
    found = fault(lines)
    assert (found.code, found.line) == (code, line)


def test_a_win_that_is_denied_is_named_at_its_line_and_not_at_the_result() -> None:
    lines = FINISHED.copy()
    at = next(i for i, line in enumerate(lines) if "won " in line)
    lines[at] = re.sub("won ., ", "", lines[at])
    lines[line_of(lines, "Result")] = "Result: *"
    found = fault(lines)
    assert (found.code, found.line) == ("levels", at + 1)


def test_a_game_that_is_not_over_has_no_result() -> None:
    lines = UNFINISHED.copy()
    at = line_of(lines, "Result")
    lines[at] = "Result: 1 2 3 4"
    found = fault(lines)
    assert (found.code, found.line) == ("unfinished", at + 1)


def test_nothing_follows_the_end_of_the_game() -> None:
    end = len(FINISHED) - 2
    found = fault([*FINISHED[:end], FINISHED[end - 1], *FINISHED[end:]])
    assert (found.code, found.line) == ("after-the-end", end + 1)
    rounds = sum(line.startswith("Round ") for line in FINISHED)
    heading = f"Round {rounds + 1}, dealer 1"
    start = line_of(FINISHED, "Round 1")
    deal = FINISHED[start + 1 : line_of(FINISHED, "turned up") + 1]
    found = fault([*FINISHED[:-1], "", heading, *deal, ""])
    assert (found.code, found.line) == ("after-the-end", len(FINISHED) + 1)


def test_a_deal_that_was_not_yet_due_is_found_out() -> None:
    rounds = sum(line.startswith("Round ") for line in UNFINISHED)
    start = line_of(UNFINISHED, "Round 1")
    deal = UNFINISHED[start + 1 : line_of(UNFINISHED, "turned up") + 1]
    found = fault([*UNFINISHED, f"Round {rounds + 1}, dealer 1", *deal, ""])
    assert (found.code, found.line) == ("order", len(UNFINISHED) + 1)


def test_a_record_without_its_last_lines_is_found_out() -> None:
    record: Record = parse_record(sealed(FINISHED))
    last = record.rounds[-1]
    found = verify(replace(record, rounds=(*record.rounds[:-1], replace(last, end=None)))).fault
    assert found is not None
    assert (found.code, found.line) == ("truncated", len(FINISHED) - 1)


@pytest.mark.parametrize("last", [": skipped", "turned up: "])
def test_an_unfinished_record_goes_on_to_the_next_choice_of_a_player(last: str) -> None:
    recorder, rng = played("modern+specials", 2, 3, 0), random.Random(3)
    while True:
        play_on(recorder, rng, 1)
        lines = lines_of(format_record(recorder.record()))
        if last in lines[-2]:
            break
    assert verify_bytes(sealed(lines)).ok
    start = len(lines) - 2 if last == ": skipped" else line_of(lines, "Round ", -1) - 1
    found = fault([*lines[:start], ""])
    assert (found.code, found.line) == ("truncated", start + 1)
