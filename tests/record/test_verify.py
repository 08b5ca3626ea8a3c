"""Verifying a record: each kind of forgery is found, at its line, even if the digest is right."""

import random
from collections.abc import Callable

import pytest

from level8.game.actions import Action
from level8.messages import LANGUAGES, explain
from level8.record import RecordError, format_record, parse_record, verify, verify_bytes
from record.played import line_before, line_of, line_with, lines_of, played, sealed, text_of
from record.regenerate import golden_file, golden_games

UNFINISHED = lines_of(text_of("modern+master", 2, 4, 400))
Forge = Callable[[list[str]], int]


def fault(lines: list[str]) -> RecordError:
    """The fault of forged lines; it has a sentence in all languages."""
    found = verify_bytes(sealed(lines)).fault
    assert found is not None
    for language in LANGUAGES:
        told = explain(found, language)
        assert str(found.line) in told
        assert "{" not in told
    return found


def instead(lines: list[str], at: int, old: str, new: str) -> int:
    """Change a line; returns its number."""
    assert old in lines[at], lines[at]
    lines[at] = lines[at].replace(old, new, 1)
    return at + 1


def last_word(lines: list[str], at: int, *choices: str) -> int:
    """Replace the last word of a line by another one."""
    head, _, word = lines[at].rpartition(" ")
    lines[at] = f"{head} {next(choice for choice in choices if choice != word)}"
    return at + 1


def exchange(lines: list[str], at: int, other: int) -> int:
    lines[at], lines[other] = lines[other], lines[at]
    return min(at, other) + 1


def a_commitment(lines: list[str]) -> int:
    at = line_of(lines, "Commitment")
    return instead(lines, at, lines[at][-4:], "0000" if lines[at][-4:] != "0000" else "1111")


def a_seed(lines: list[str]) -> int:
    at = line_of(lines, "Seed")
    lines[at] = f"Seed: {'5' * 64}"
    return line_of(lines, "Commitment") + 1


def the_entropy(lines: list[str]) -> int:
    lines[line_of(lines, "Entropy 2")] = "Entropy 2: abcd"
    return line_of(lines, "Round 1") + 1


def the_first_dealer(lines: list[str]) -> int:
    heading = line_of(lines, "Round 1")
    other = "2" if lines[heading].endswith("1") else "1"
    lines[line_of(lines, "First dealer")] = f"First dealer: {other}"
    return heading + 1


def a_dealer(lines: list[str]) -> int:
    return last_word(lines, line_of(lines, "Round 2"), "1", "2")


def a_dealt_card(lines: list[str]) -> int:
    return last_word(lines, line_of(lines, "hand 2", 1), "r1", "r2")


def the_turned_up_card(lines: list[str]) -> int:
    return last_word(lines, line_of(lines, "turned up"), "r1", "r2")


def a_card_from_the_pile(lines: list[str]) -> int:
    at = line_with(lines, "draw = ")
    word = lines[at].split("draw = ")[1].split(",")[0]
    return instead(lines, at, f"draw = {word}", "draw = r1" if word != "r1" else "draw = r2")


def a_card_from_a_discard_pile(lines: list[str]) -> int:
    at = line_with(lines, ": draw 2 = ")
    word = lines[at].split(" = ")[1].split(",")[0]
    return instead(lines, at, f" = {word}", " = r1" if word != "r1" else " = r2")


def a_swapped_card(lines: list[str]) -> int:
    at = next(i for i, line in enumerate(lines) if "swap " in line and "swap none" not in line)
    return last_word(lines, at, "r1", "r2")


def a_replacement(lines: list[str]) -> int:
    at = next(i for i, line in enumerate(lines) if "taken " in line and "none" not in line)
    return last_word(lines, at, "r1", "r2")


def a_discard(lines: list[str]) -> int:
    at = line_with(lines, "discard ")
    held = " ".join(lines[line_of(lines, f"hand {lines[at][0]}")].split()[2:] + lines[at].split())
    absent = next(card for card in ("r1", "r2", "r3", "r4", "r5", "r6", "r7") if card not in held.split())
    return last_word(lines, at, absent)


def a_shown_card(lines: list[str]) -> int:
    at = line_with(lines, " show ")
    word = lines[at].split(" show ")[1].split(" ")[0]
    return instead(lines, at, f" show {word}", " show r1" if word != "r1" else " show r2")


def the_seat_of_a_turn(lines: list[str]) -> int:
    at = line_of(lines, "turned up") + 1
    lines[at] = ("2" if lines[at][0] != "2" else "3") + lines[at][1:]
    return at + 1


def the_order_of_turns(lines: list[str]) -> int:
    at = line_of(lines, "turned up") + 2
    return exchange(lines, at, at + 1)


def a_turn_too_few(lines: list[str]) -> int:
    at = line_of(lines, "turned up") + 2
    del lines[at]
    return at + 1


def a_turn_too_many(lines: list[str]) -> int:
    at = line_of(lines, "turned up") + 1
    lines.insert(at, lines[at])
    return at + 2


def a_turn_on_two_lines(lines: list[str]) -> int:
    at = next(i for i, line in enumerate(lines) if line[1:2] == ":" and line.count(", ") == 1)
    first, rest = lines[at].split(", ")
    lines[at : at + 1] = [first, f"{first[0]}: {rest}"]
    return at + 2


def a_skipped_turn_too_few(lines: list[str]) -> int:
    at = line_with(lines, ": skipped")
    del lines[at]
    return at + 1


def a_skipped_turn_too_many(lines: list[str]) -> int:
    at = line_of(lines, "turned up") + 1
    lines.insert(at, f"{lines[at][0]}: skipped")
    return at + 1


def the_levels(lines: list[str]) -> int:
    return last_word(lines, line_of(lines, "out "), "8")


def who_went_out(lines: list[str]) -> int:
    at = line_of(lines, "out ")
    return instead(lines, at, lines[at][:5], "out 1" if lines[at][4] != "1" else "out 2")


def the_end_of_a_round(lines: list[str]) -> int:
    at = line_of(lines, "out ")
    del lines[at]
    return at + 1


def a_carried_card(lines: list[str]) -> int:
    at = next(i for i, line in enumerate(lines) if ": carry " in line and "none" not in line)
    return last_word(lines, at, "S", "T")


def a_carry_too_few(lines: list[str]) -> int:
    at = line_with(lines, ": carry ")
    del lines[at]
    return at + 2  # the heading of a round that has not begun


def the_last_turns(lines: list[str]) -> int:
    at = line_before(lines, "out ")
    del lines[at : at + 2]
    return at + 1


@pytest.mark.parametrize(
    ("forge", "code"),
    [
        (a_commitment, "commitment"),
        (a_seed, "commitment"),
        (the_entropy, "form"),
        (the_first_dealer, "form"),
        (a_dealer, "form"),
        (a_dealt_card, "deal"),
        (the_turned_up_card, "deal"),
        (a_card_from_the_pile, "drawn"),
        (a_card_from_a_discard_pile, "drawn"),
        (a_swapped_card, "drawn"),
        (a_replacement, "drawn"),
        (a_discard, "illegal"),
        (a_shown_card, "illegal"),
        (the_seat_of_a_turn, "seat"),
        (the_order_of_turns, "seat"),
        (a_turn_too_few, "seat"),
        (a_turn_too_many, "seat"),
        (a_turn_on_two_lines, "order"),
        (a_skipped_turn_too_few, "form"),
        (a_skipped_turn_too_many, "form"),
        (the_levels, "levels"),
        (who_went_out, "levels"),
        (the_end_of_a_round, None),
        (a_carried_card, "illegal"),
        (a_carry_too_few, None),
        (the_last_turns, None),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_forgery_is_found_out_at_its_line(forge: Forge, code: str | None) -> None:
    lines = UNFINISHED.copy()
    line = forge(lines)
    assert lines != UNFINISHED
    found = fault(lines)
    assert found.line == line
    assert code is None or found.code == code


def test_what_was_expected_and_what_was_found_is_told() -> None:
    lines = UNFINISHED.copy()
    at = line_of(lines, "turned up")
    right = lines[at].split(": ")[1]
    last_word(lines, at, "r1", "r2")
    detail = fault(lines).detail
    assert (detail["expected"], detail["found"]) == (right, lines[at].split(": ")[1])


def test_why_an_action_is_illegal_is_told() -> None:
    lines = UNFINISHED.copy()
    a_discard(lines)
    assert "You do not hold" in explain(fault(lines))


def test_a_game_whose_seed_is_not_told_cannot_be_proven() -> None:
    record = played("mario", 1, 2, 9).seen_by(0)
    found = verify(record).fault
    assert found is not None
    assert (found.code, found.line) == ("secret", line_of(lines_of(format_record(record)), "Seed") + 1)


def test_damage_is_found_even_where_the_seed_is_not_told() -> None:
    data = format_record(played("mario", 1, 2, 9).seen_by(0))
    damaged = data.replace(b": ? ? ?", b": ? ? r1", 1)
    faults = [verify_bytes(one).fault for one in (data, damaged)]
    assert [fault and fault.code for fault in faults] == ["secret", "digest"]


# --- every byte ---


@pytest.mark.untraced
def test_changing_any_byte_is_found_out() -> None:
    data = text_of("mario", 1, 2, 12)
    rng = random.Random(3)
    for at, byte in enumerate(data):
        for other in {byte ^ 1, byte ^ 0x20, rng.randrange(256)} - {byte}:
            changed = data[:at] + bytes([other]) + data[at + 1 :]
            assert not verify_bytes(changed).ok, (at, other)
            with pytest.raises(RecordError):
                parse_record(changed)


def test_losing_or_adding_any_byte_is_found_out() -> None:
    data = text_of("mario", 1, 2, 12)
    for at in range(len(data)):
        assert not verify_bytes(data[:at] + data[at + 1 :]).ok
        assert not verify_bytes(data[:at] + b" " + data[at:]).ok


@pytest.mark.untraced
@pytest.mark.parametrize(
    "start", ["Edition", "Seats", "Commitment", "Entropy 1", "Seed", "hand 1", "turned up"]
)
def test_changing_any_byte_of_the_deal_is_found_out_even_with_a_digest(start: str) -> None:
    lines = lines_of(text_of("mario", 1, 2, 12))
    at = line_of(lines, start)
    for place, letter in enumerate(lines[at]):
        for other in set("05f ?J") - {letter}:
            changed = lines[at][:place] + other + lines[at][place + 1 :]
            assert not verify_bytes(sealed([*lines[:at], changed, *lines[at + 1 :]])).ok


def test_an_edited_line_is_named_rather_than_the_digest() -> None:
    lines = UNFINISHED.copy()
    line = a_dealt_card(lines)
    digest = sealed(UNFINISHED).decode().split("\n")[-2]
    found = verify_bytes("\n".join([*lines, digest, ""])).fault
    assert found is not None
    assert (found.code, found.line) == ("deal", line)
    renamed = [line.replace("Player 1", "Player X") for line in UNFINISHED]
    found = verify_bytes("\n".join([*renamed, digest, ""])).fault
    assert found is not None
    assert (found.code, found.line) == ("digest", len(UNFINISHED) + 1)


# --- golden records ---


@pytest.mark.parametrize(("name", "side", "seats"), golden_games())
def test_golden_records_still_prove_and_read_alike(name: str, side: int, seats: int) -> None:
    data = golden_file(name, side, seats).read_bytes()
    record = parse_record(data)
    assert (record.edition.name, record.side, record.seats) == (name, side, seats)
    assert format_record(record) == data
    assert verify(record).fault is None
    assert record.finished


def test_golden_records_hold_every_kind_of_move() -> None:
    kinds = {
        type(each.action)
        for game in golden_games()
        for each in parse_record(golden_file(*game).read_bytes()).actions()
    }
    assert kinds == set(Action.__subclasses__())
