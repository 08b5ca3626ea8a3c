"""Puzzles: a value and its text, a proof that can fail, nothing hidden in what a page is told."""

from dataclasses import replace
from datetime import date, timedelta
from random import Random

import msgspec
import pytest

from level8.game.actions import LayDown
from level8.game.cards import parse_card
from level8.game.game import Game
from level8.puzzles.choosing import answers, choices_at
from level8.puzzles.explaining import explains_itself
from level8.puzzles.finding import check, heaps_of, ways_to
from level8.puzzles.offering import offers
from level8.puzzles.proving import CLEAR, ERRORS, holds, is_clear
from level8.puzzles.puzzle import KINDS, Choice, Find, PuzzleError
from level8.puzzles.shelf import numbered, numbers, of_the_day, shipped
from level8.puzzles.text import format_puzzles, parse_puzzles
from level8.server.table.puzzling import choice_seen, puzzle_list, puzzle_seen

CHOICES = [each for each in shipped() if isinstance(each, Choice)]
FINDS = [each for each in shipped() if isinstance(each, Find)]


# --- as text ---


def test_what_is_written_is_read_back() -> None:
    assert parse_puzzles(format_puzzles(shipped())) == list(shipped())


def test_a_line_that_does_not_belong_there_is_named() -> None:
    lines = format_puzzles(CHOICES[:2]).splitlines()
    for number in range(len(lines)):
        if lines[number]:
            with pytest.raises(PuzzleError) as found:
                parse_puzzles("\n".join([*lines[:number], "?", *lines[number + 1 :]]))
            assert found.value.detail["line"] == str(number + 1)


# --- what is shipped ---


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_shipped_in_numbers_that_are_its_own(kind: str) -> None:
    for number in numbers(kind):  # type: ignore[arg-type]
        assert numbered(number).kind == kind


def test_each_puzzle_is_as_clear_as_it_says_and_explains_itself() -> None:
    for puzzle in CHOICES:
        view = puzzle.view()
        assert is_clear(view, puzzle.kind, puzzle.proof, CLEAR, ERRORS)
        assert explains_itself(view, puzzle.kind, puzzle.proof)
        assert {one.action for one in puzzle.proof.worths} == set(choices_at(view))
        found = offers(puzzle, view)
        assert len(found) > 1
        assert found[0].right
        assert not all(one.right for one in found)
        assert sum([one.usual for one in found]) == 1
        assert not next(one for one in found if one.usual).right


def test_a_sample_of_the_proofs_holds_on_fewer_deals() -> None:
    for puzzle in Random(8).sample(CHOICES, 4):
        assert holds(puzzle, walks=4, deals=40, clear=CLEAR / 2, errors=1.5)


def test_no_proof_holds_for_another_choice_than_the_best() -> None:
    puzzle = CHOICES[0]
    first, second, *rest = puzzle.proof.worths
    proof = replace(puzzle.proof, worths=(second, first, *rest))
    assert not holds(replace(puzzle, proof=proof), walks=2, deals=20)


def test_no_proof_holds_that_leaves_a_choice_out() -> None:
    puzzle = next(each for each in CHOICES if len(each.proof.worths) > 2)
    proof = replace(puzzle.proof, worths=puzzle.proof.worths[:-1])
    assert not holds(replace(puzzle, proof=proof), walks=2, deals=20)


def test_hands_can_be_laid_down_in_each_way_that_is_listed_and_in_no_other() -> None:
    for puzzle in FINDS:
        ways = list(ways_to(puzzle))
        assert ways
        assert all(check(puzzle, way) is None for way in ways)
        assert len({heaps_of(way) for way in ways}) == len(ways)
        listed = {
            heaps_of(action.melds) for action in puzzle.game().legal_actions() if isinstance(action, LayDown)
        }
        assert {heaps_of(way) for way in ways} == listed
        assert holds(puzzle)
    spoiled = tuple([parse_card("J")] * 2)
    assert check(FINDS[0], (replace_cards(FINDS[0], spoiled),)) is not None


def replace_cards(puzzle: Find, cards: tuple[int, ...]):  # type: ignore[no-untyped-def]
    """A meld of a way, with other cards in it."""
    from level8.game.melds import meld

    first = next(iter(ways_to(puzzle)))[0]
    return meld(first.kind, first.value, cards)


# --- the one of the day ---


def test_the_puzzle_of_a_day_depends_on_the_date_alone() -> None:
    days = [date(2026, 1, 1) + timedelta(days=more) for more in range(300)]
    assert [of_the_day(day, 300) for day in days] == list(range(1, 301))
    assert of_the_day(date(2026, 10, 28), 300) == 1
    assert of_the_day(date(2025, 12, 31), 300) == 300
    assert puzzle_list().first_day == "2026-01-01"


def test_a_number_that_there_is_not_is_refused() -> None:
    for number in (0, len(shipped()) + 1):
        with pytest.raises(PuzzleError):
            numbered(number)


# --- for pages ---


def test_a_page_is_told_nothing_that_the_seat_cannot_see() -> None:
    chance = Random(1)
    for puzzle in Random(2).sample(CHOICES, min(10, len(CHOICES))):
        game = puzzle.position.game()
        told = msgspec.json.encode(choice_seen(puzzle, game, 1))
        other = Game.sample(game.view(game.to_act), chance)
        assert msgspec.json.encode(choice_seen(puzzle, other, 1)) == told


def test_every_puzzle_is_printed_with_its_answer() -> None:
    for number, listed in enumerate(puzzle_list().puzzles, start=1):
        seen, puzzle = puzzle_seen(number), numbered(number)
        assert (seen.kind, seen.grade) == (listed.kind, listed.grade) == (puzzle.kind, puzzle.grade)
        assert seen.game.seat is not None
        assert seen.game.hand
        if isinstance(puzzle, Find):
            assert seen.ways
            assert not seen.game.plan
            assert not seen.choices
        else:
            assert seen.choices[0].right
            assert len({one.action for one in seen.choices}) == len(seen.choices) >= 2


def test_in_lay_or_wait_there_are_two_answers() -> None:
    for puzzle in CHOICES:
        if puzzle.kind == "lay":
            view = puzzle.view()
            assert len({answers(view.table, "lay", one.action) for one in offers(puzzle, view)}) == 2
            assert len(offers(puzzle, view)) == 2
