"""What reviewed games say together, and the kinds of choices."""

import json
from pathlib import Path
from typing import Final

import pytest

from level8.messages import LANGUAGES, Messages
from level8.review import person_review
from level8.review.person import kind_of

REVIEW: Final = Path(__file__).parents[1] / "golden" / "modern+master-1-4.review.json"
KINDS: Final = {
    "draw": ("draw", "draw 2", "why-hidden-complete"),
    "late": ("discard r7", "lay R3(r3 b4 g5)", "why-discard-wait"),
    "early": ("lay R3(r3 b4 g5)", "discard r7", "why-lay"),
    "way": ("lay R3(r3 b4 g5)", "lay R3(r3 b4 J)", "why-lay"),
    "joker": ("discard r7", "off J=8 1.1", "why-discard-no-fit"),
    "off": ("off r7 1.1", "discard r7", "why-off"),
    "skip": ("discard S", "skip 2", "why-discard-special"),
    "feeding": ("discard r7", "discard b2", "why-discard-feeds"),
    "wasting": ("discard J", "discard b2", "why-discard-joker"),
    "needed": ("discard r7", "discard b2", "why-discard-needed"),
    "discard": ("discard r7", "discard b2", "why-discard-safe"),
    "special": ("keep", "discard b2", "why-keep"),
    "carry": ("carry r7", "carry b2", "why-carry"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_choice_is_known_and_has_a_name_in_every_language(kind: str) -> None:
    assert kind_of(*KINDS[kind]) == kind
    assert all(Messages(language).has(f"habits-kind-{kind}") for language in LANGUAGES)


def test_what_several_games_say_is_the_sum_of_what_each_says() -> None:
    seats = json.loads(REVIEW.read_bytes())["seats"]
    found = person_review(seats)
    assert found.games == len(seats)
    assert found.luck is not None
    assert found.luck.value == pytest.approx(sum(seat["luck"][0] for seat in seats))
    costs = [each["worth"][0] for seat in seats for each in seat["skill"]["costliest"]]
    assert sum(habit.lost for habit in found.habits) == pytest.approx(sum(costs))
    assert all(habit.kind in KINDS for habit in found.habits)
    assert person_review([]).lost_by_choice == 0.0
