"""Cards that a person has put together become the meld that they were meant to be."""

import pytest

from level8.game.arranging import arranged
from level8.game.cards import parse_cards
from level8.game.levels import parse_level
from level8.game.melds import end_for, format_meld, parse_meld


@pytest.mark.parametrize(
    ("cards", "part", "meld"),
    [
        ("r4 b5 J", "run 3", "R4(r4 b5 J)"),
        ("J r4 b5", "run 3", "R3(J r4 b5)"),
        ("b5 J r4", "run 3", "R3(J r4 b5)"),
        ("r14 r15 J", "run 3", "R13(J r14 r15)"),
        ("J r9 r7", "run 3", "R7(r7 J r9)"),
        ("J8-14 r9 J1-8 r6", "run 4", "R6(r6 J1-8 J8-14 r9)"),
        ("J r7 b7", "set 3", "S7(J r7 b7)"),
        ("J b2 b9", "colour 3", "Cb(J b2 b9)"),
        ("J4-6 J6-9", "set 2", "S6(J4-6 J6-9)"),
        ("J J1-8", "colour 2", "Cr(J J1-8)"),
    ],
)
def test_jokers_get_the_meaning_that_makes_a_group_fit(cards: str, part: str, meld: str) -> None:
    found = arranged(int(parse_level(part).parts[0].kind), parse_cards(cards), 15)
    assert format_meld(found) == meld
    assert found.fault(15) is None


@pytest.mark.parametrize(
    ("cards", "part", "meld"),
    [
        ("r4 b6 g7", "run 3", "R4(r4 b6 g7)"),
        ("r4 b4 g5", "run 3", "R4(r4 b4 g5)"),
        ("r4 S g6", "run 3", "R4(r4 S g6)"),
        ("r7 b8", "set 2", "S7(r7 b8)"),
        ("r7 b7", "colour 2", "Cr(r7 b7)"),
        ("J1-8 r15", "set 2", "S15(J1-8 r15)"),
        ("J1-3 J5-7", "set 2", "S1(J1-3 J5-7)"),
    ],
)
def test_cards_that_are_no_meld_stay_as_they_were_put(cards: str, part: str, meld: str) -> None:
    found = arranged(int(parse_level(part).parts[0].kind), parse_cards(cards), 15)
    assert format_meld(found) == meld
    assert found.fault(15) is not None


@pytest.mark.parametrize(
    ("meld", "card", "end"),
    [
        ("R4(r4 b5)", "J", 6),
        ("R4(r4 b5)", "g6", 6),
        ("R4(r4 b5)", "g3", 3),
        ("R14(r14 b15)", "J", 13),
        ("R4(r4 b5)", "g7", -1),
        ("S4(r4 b4)", "J", 0),
        ("S4(r4 b4)", "g5", -1),
    ],
)
def test_t3_a_card_is_laid_off_at_the_high_end_of_a_run_if_it_fits_both(
    meld: str, card: str, end: int
) -> None:
    assert end_for(parse_meld(meld), parse_cards(card)[0], 15) == end
