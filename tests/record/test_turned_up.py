"""A round begins without a card turned up if the kept hands leave no card for it (F4)."""

import random
from dataclasses import replace
from functools import cache

import pytest

from level8.game.actions import Action, Carry, Take, TakeShown
from level8.game.editions import parse_edition
from level8.record import Record, Recorder, format_record, parse_record, verify
from record.played import played

LARGE_HANDS = """
name = "tiny"
goal = "victory"
players = [2, 2]
keep_cards = 10
[deck]
colours = 1
numbers = 10
joker = [{count = 4}]
take = 5
keep = 3
[[side]]
levels = ["set 2", "run 3", "set 2", "run 3", "set 2", "run 3", "set 2", "run 3"]
carry_from = 1
carry_cards = 10
"""


def test_a_round_without_a_card_to_turn_up_reads_back() -> None:
    record = played("master", 1, 2, 0).record()
    bare = replace(record, rounds=(replace(record.rounds[0], turned_up=None),))
    assert b"\nturned up: none\n" in format_record(bare)
    assert parse_record(format_record(bare)) == bare


@cache
def without_a_card_to_turn_up() -> Record:
    """A game up to a deal that runs out of cards, because one seat has kept a large hand."""
    chance = random.Random(37)
    recorder = Recorder(parse_edition(LARGE_HANDS, "large.toml"), 1, 2, (37).to_bytes(32, "big"))
    game = recorder.game
    while recorder.record().rounds[-1].turned_up is not None:
        actions = game.legal_actions()
        takes: list[Action] = [each for each in actions if isinstance(each, Take)]
        takes = takes or [each for each in actions if isinstance(each, TakeShown) and each.seat >= 0]
        if takes and chance.random() < 0.9:
            recorder.play(chance.choice(takes))
        elif isinstance(actions[0], Carry):
            recorder.play(max(actions, key=lambda each: len(each.cards) if isinstance(each, Carry) else 0))
        else:
            recorder.play(chance.choice(actions))
    return recorder.record()


@pytest.mark.untraced
def test_kept_hands_that_leave_no_card_to_turn_up_are_recorded_and_proven() -> None:
    record = without_a_card_to_turn_up()
    assert parse_record(format_record(record)) == record
    assert verify(record).fault is None
