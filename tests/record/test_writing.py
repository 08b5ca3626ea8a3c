"""How a record is written: where its lines break, what order its cards have, how it spells names."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from level8.game.actions import Action, Carry, Draw, LayDown, Show, parse_action
from level8.game.editions import edition
from level8.game.errors import NotationError
from level8.game.levels import RUN, Level
from level8.record import (
    Played,
    Record,
    Recorder,
    RecordError,
    Turn,
    check_name,
    format_record,
    parse_record,
    verify_bytes,
)
from level8.record.names import format_name
from record.played import line_of, line_with, lines_of, played, sealed
from record.regenerate import GOLDEN

# --- lines ---


def test_a_line_has_at_most_100_characters_and_a_comma_where_it_breaks() -> None:
    record = parse_record((GOLDEN / "mario-1-4.level8").read_bytes())
    lines = lines_of(format_record(record))
    assert max(len(line.removesuffix(",")) for line in lines) == 100
    assert max(map(len, lines)) == 101


def test_an_action_too_long_for_a_line_has_one_of_its_own() -> None:
    melds = " ".join(["S30(J10-30 J10-30)"] * 5)
    actions = [Draw(), parse_action(f"lay {melds}"), parse_action("discard r1")]
    actions_played = tuple(Played(0, action, (1,) if action == Draw() else ()) for action in actions)
    record = played("mario", 1, 2, 0).record()
    long = replace(record, rounds=(replace(record.rounds[0], turns=(Turn(0, actions_played),)),))
    assert lines_of(format_record(long))[-4:-1] == ["1: draw = r1,", f"   lay {melds},", "   discard r1"]
    assert parse_record(format_record(long)) == long


# --- order ---


def reversed_cards(found: re.Match[str]) -> str:
    return found[1] + " ".join(reversed(found[2].split(" ")))


@pytest.mark.parametrize(
    ("pattern", "free"),
    [
        (r"(S\d+\()([^)]+)", True),
        (r"(C\w\()([^)]+)", True),
        (r"( show )([^,\n]+)", True),
        (r"(: carry )(\S+ [^\n]+)", True),
        (r"(R\d+\()([^)]+)", False),
        (r"(hand 1: )([^\n]+)", False),
        (r"( swap \S+ [^=]+ = )([^,\n]+)", False),
        (r"( swap )(\S+ [^=]+)(?= = )", False),
    ],
)
def test_the_order_of_cards_is_free_only_where_it_means_nothing(pattern: str, free: bool) -> None:
    text = (GOLDEN / "master-1-5.level8").read_text("utf-8").partition("\ndigest")[0]
    changed = re.sub(pattern, reversed_cards, text, count=1)
    assert changed != text
    assert verify_bytes(sealed(changed.split("\n"))).ok == free


def test_the_order_of_combinations_is_free_and_lay_offs_count_them_as_they_were_laid() -> None:
    lines = lines_of((GOLDEN / "original-1-2.level8").read_bytes())
    at, end = line_with(lines, " lay "), line_of(lines, "out ")
    seat = lines[at][0]
    lines[at] = re.sub(r"(R\S+\([^)]+\)) (R\S+\([^)]+\))", r"\2 \1", lines[at])
    assert not verify_bytes(sealed(lines)).ok
    for each in range(at, end):
        lines[each] = re.sub(rf" {seat}\.([12])", lambda on: f" {seat}.{3 - int(on[1])}", lines[each])
    assert verify_bytes(sealed(lines)).ok


def usual(action: Action, level: Level) -> bool:
    """Whether an action has its cards in the order of cards and its melds in the order of the level."""
    if isinstance(action, Show | Carry):
        return list(action.cards) == sorted(action.cards)
    if not isinstance(action, LayDown):
        return True
    sorted_cards = all(meld.kind == RUN or list(meld.cards) == sorted(meld.cards) for meld in action.melds)
    shapes = [(meld.kind, len(meld.cards)) for meld in action.melds]
    return sorted_cards and shapes == [(part.kind, part.size) for part in level.parts]


@pytest.mark.untraced
def test_actions_are_offered_in_the_usual_order() -> None:
    record = parse_record((GOLDEN / "master-2-2.level8").read_bytes())
    recorder = Recorder.of(record)
    game, kinds = recorder.game, set()
    for each in record.actions():
        offered = game.legal_actions()
        assert all(usual(action, game.level_of(game.to_act)) for action in offered)
        kinds |= {type(action) for action in offered}
        recorder.play(each.action)
    assert kinds >= {Show, Carry, LayDown}


# --- names ---


def named(name: str) -> Record:
    return replace(played("mario", 1, 2, 0).record(), names=(name, "Bo"))


names = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=40)


@given(names)
def test_any_name_that_a_person_may_have_reads_back(name: str) -> None:
    data = format_record(named(name))
    assert parse_record(data).names[0] == name
    assert data.count(b"\n") == format_record(named("")).count(b"\n")


@pytest.mark.parametrize(
    "name", ["", " ", "Bo: 2", '"', "\\u0041", "\\", "🦊👨‍👩‍👧", "\u202eobA", "\ufeff?", "x" * 40]
)
def test_an_odd_name_reads_back(name: str) -> None:
    assert parse_record(format_record(named(name))).names[0] == name


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("\u202eobA", '"\\u202eobA"'),
        ("A\u00adda\u200d", '"A\\u00adda\\u200d"'),
        ("\u3164", '"\\u3164"'),
        ("❤\ufe0f", '"❤\\ufe0f"'),
        ("\U000e0041", '"\\udb40\\udc41"'),
    ],
)
def test_characters_that_nobody_sees_are_written_as_escapes(name: str, written: str) -> None:
    assert f"Name 1: {written}\n" in format_record(named(name)).decode()


def test_the_page_lists_every_escaped_character() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
    listed = page.partition("### Names")[2].split("```")[1].split()
    ranges = [[int(end, 16) for end in each.split("–")] for each in listed]
    codes = {code for each in ranges for code in range(each[0], each[-1] + 1)}
    everything = {chr(code) for code in range(0x20, 0x110000) if not 0xD800 <= code < 0xE000}
    assert {chr(code) for code in codes} == everything - set(format_name("".join(everything)))


def test_the_first_records_escaped_less_and_still_prove() -> None:
    name = "A\u00ad\u200c\u200d\u3164\ufe0f\u200b\u202e"
    lines = lines_of(format_record(named(name)))
    at = line_of(lines, "Name 1")
    lines[at] = 'Name 1: "A\u00ad\u200c\u200d\u3164\ufe0f\\u200b\\u202e"'
    verdict = verify_bytes(sealed(lines))
    assert verdict.fault is None
    assert verdict.record is not None
    assert verdict.record.names[0] == name
    lines[at] = 'Name 1: "\u202e"'
    with pytest.raises(RecordError, match="record-form"):
        parse_record(sealed(lines))


@pytest.mark.parametrize("name", ["a\nb", "\x00", "\x7f", "\x85", "\u2028", "\u2029", "\ud800", "x" * 41])
def test_a_name_that_would_not_stay_on_its_line_is_refused(name: str) -> None:
    with pytest.raises(NotationError) as caught:
        check_name(name)
    assert caught.value.message == "notation-name"
    caught.value.detail["text"].encode()
    with pytest.raises(NotationError):
        Recorder(edition("mario"), 1, 2, bytes(32), names=(name, "Bo"))
