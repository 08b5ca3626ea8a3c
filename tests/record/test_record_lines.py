"""A record in which a line was changed is refused with the number of that line and what is wrong with it."""

import random
from pathlib import Path

import pytest

from level8.game.editions import parse_edition
from level8.record import Recorder, RecordError, format_record, verify_bytes
from record.played import OWN, line_of, lines_of, refusal, sealed, text_of

LINES = lines_of(text_of("mario", 1, 2, 12))
HEADERS = ("Edition", "Side", "Seats", "Name 1", "Name 2", "First dealer", "Commitment", "Seed", "Result")


def edited(start: str, *instead: str, more: int = 0) -> tuple[RecordError, int]:
    """The error after the line that starts with `start` is replaced, and the number of that line."""
    at = line_of(LINES, start)
    return refusal(sealed([*LINES[:at], *instead, *LINES[at + 1 + more :]])), at + 1


@pytest.mark.parametrize("header", [*HEADERS, "Entropy 2"])
def test_a_missing_header_is_named(header: str) -> None:
    error, line = edited(f"{header}: ")
    assert (error.code, error.line, error.detail["header"]) == ("missing-header", line, header)


@pytest.mark.parametrize("header", [*HEADERS, "Entropy 2"])
def test_a_value_that_a_header_cannot_have_is_told(header: str) -> None:
    wanted = "entropy" if header.startswith("Entropy") else "value"
    for value in ("nonsense", "9" * 67, "0", "[" * 5000, '"\t"', '"a" b', '"\\n"', "r1 b2", "A1", "9"):
        error, line = edited(f"{header}: ", f"{header}: {value}")
        assert (error.code, error.line) == (wanted, line)
    error, line = edited(f"{header}: ", f"{header}: ")
    assert (error.code, error.line) == ("value", line)


def test_too_much_entropy_is_refused() -> None:
    error, line = edited("Entropy 2: ", f"Entropy 2: {'00' * 65}")
    assert (error.code, error.line) == ("entropy", line)


def test_headers_stand_in_a_fixed_order() -> None:
    at = line_of(LINES, "Side")
    error = refusal(sealed([*LINES[:at], LINES[at + 1], LINES[at], *LINES[at + 2 :]]))
    assert (error.code, error.line) == ("order", at + 1)


@pytest.mark.parametrize(
    ("line", "code"),
    [("Weather: fine", "unknown-header"), ("a remark", "header"), ("", "header"), ("Side: 1", "order")],
)
def test_a_stray_line_among_the_headers_is_told(line: str, code: str) -> None:
    at = line_of(LINES, "Seats")
    error = refusal(sealed([*LINES[:at], line, *LINES[at:]]))
    assert (error.code, error.line) == (code, at + 1)


@pytest.mark.parametrize(
    ("line", "code"), [("Weather: fine", "unknown-header"), ("Side: 1", "order"), ("remark", "order")]
)
def test_a_stray_line_after_the_headers_is_told(line: str, code: str) -> None:
    at = line_of(LINES, "Result") + 1
    error = refusal(sealed([*LINES[:at], line, *LINES[at:]]))
    assert (error.code, error.line) == (code, at + 1)


def test_a_record_has_at_least_one_round() -> None:
    at = line_of(LINES, "Round")
    assert refusal(sealed(LINES[:at])).code == "round"
    assert refusal(sealed(LINES[: at - 1])).code == "truncated"


def test_an_edition_is_never_read_from_a_path(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OWN, encoding="utf-8")
    error, line = edited("Edition", f"Edition: {file}")
    assert (error.code, error.line) == ("value", line)


@pytest.mark.parametrize(
    ("name", "file", "header"),
    [
        ("mine", "[" * 3000, "Edition file"),
        ("mine", '"' + "a = " + "[" * 20000 + '"', "Edition file"),
        ("mine", '"a = ' + "9" * 5000 + '"', "Edition file"),
        ("mine", '"name = 1"', "Edition file"),
        ("mine", '"', "Edition file"),
        ("yours", None, "Edition"),
        ("mine+cake", None, "Edition"),
        ("yours+specials", None, "Edition"),
    ],
)
def test_a_broken_edition_file_is_told(name: str, file: str | None, header: str) -> None:
    own = parse_edition(OWN, "mine.toml")
    lines = lines_of(format_record(Recorder(own, 1, 2, bytes(32)).record()))
    lines[1] = f"Edition: {name}"
    if file is not None:
        lines[2] = f"Edition file: {file}"
    error = refusal(sealed(lines))
    assert (error.code, error.detail["header"]) == ("value", header)
    assert error.line == (2 if header == "Edition" else 3)


def test_too_few_seats_are_refused() -> None:
    own = parse_edition(OWN.replace("[2, 3]", "[3, 3]"), "mine.toml")
    lines = lines_of(format_record(Recorder(own, 1, 3, bytes(32)).record()))
    at = line_of(lines, "Seats")
    lines[at] = "Seats: 2"
    error = refusal(sealed(lines))
    assert (error.code, error.line) == ("value", at + 1)


@pytest.mark.parametrize(
    "heading", ["", "Round 2, dealer 1", "Round 1, dealer 3", "Round one", f"Round {'1' * 5000}, dealer 1"]
)
def test_rounds_are_counted_from_one(heading: str) -> None:
    error, line = edited("Round", heading)
    assert (error.code, error.line) == ("round", line)


@pytest.mark.parametrize(
    ("start", "instead"),
    [
        ("hand 1", "hand 2: r1"),
        ("hand 1", "hand 1: r1  r2"),
        ("hand 1", "hand 1: "),
        ("hand 1", "hand 1: r1, r2"),
        ("turned up", "turned up: ?"),
        ("turned up", "turned up: r1 r2"),
        ("turned up", "turned up r1"),
    ],
)
def test_a_deal_in_another_form_is_refused(start: str, instead: str) -> None:
    error, line = edited(start, instead)
    assert (error.code, error.line) == ("form", line)
    assert error.detail["expected"].startswith(start)


@pytest.mark.parametrize(
    "end",
    [
        "out 2",
        "levels 1",
        "levels 1 1 1",
        "out 3, levels 1 1",
        "won 3, levels 1 1",
        "out 1 levels 1 1",
        "out 1, levels 0 1",
    ],
)
def test_an_end_of_a_round_in_another_form_is_refused(end: str) -> None:
    error = refusal(sealed([*LINES[:-1], end, ""]))
    assert (error.code, error.line) == ("form", len(LINES))
    assert error.detail["expected"] == "out 1, levels 1 1"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("remark", "order"),
        ("1:", "order"),
        ("3: draw = r1", "seat"),
        ("0: draw = r1", "order"),
        ("1: draw", "action"),
        ("1: draw = r1 r2", "action"),
        ("1: draw = ", "action"),
        ("1: draw = r1,discard r1", "action"),
        ("1: draw = r1, ", "action"),
        ("1: discard r1 = r2", "action"),
        ("1: show r1", "action"),
        ("1: 3 show r1", "seat"),
        ("1: 2 shows r1", "action"),
        ("1: carry r1", "action"),
        ("1: taken r1 2", "action"),
        ("1: taken none = r1", "action"),
        ("1: swap r1 = r2 r3", "action"),
        ("1: swap r1", "action"),
        ("1: swap r1 r2 = r3", "action"),
        ("Round 2, dealer 1", "order"),
    ],
)
def test_a_turn_in_another_form_is_refused(line: str, code: str) -> None:
    error = refusal(sealed([*LINES[:-1], line, ""]))
    assert (error.code, error.line) == (code, len(LINES))


@pytest.mark.parametrize(
    ("line", "code"),
    [("1: draw = r1", "action"), ("1: draw", "order"), ("x", "order"), ("3: carry r1", "seat")],
)
def test_only_carries_follow_the_end_of_a_round(line: str, code: str) -> None:
    error = refusal(sealed([*LINES[:-1], "out 1, levels 3 1", "2: carry r1 b2", line, ""]))
    assert (error.code, error.line) == (code, len(LINES) + 2)


def test_a_name_has_one_spelling() -> None:
    error, line = edited("Name 1", 'Name 1: "\\u0041"')
    assert (error.code, error.line, error.detail["expected"]) == ("form", line, 'Name 1: "A"')


def test_a_long_turn_is_broken_at_one_place_only() -> None:
    lines = lines_of(text_of("modern+master", 2, 6, 500))
    at = line_of(lines, "   ")
    joined = f"{lines[at - 1]} {lines[at].strip()}"
    assert refusal(sealed([*lines[: at - 1], joined, *lines[at + 1 :]])).code == "form"
    short = next(index for index, line in enumerate(lines) if line.startswith("1: ") and ", " in line)
    first, rest = lines[short].split(", ", 1)
    error = refusal(sealed([*lines[:short], f"{first},", f"   {rest}", *lines[short + 1 :]]))
    assert (error.code, error.line) == ("form", short + 1)


def test_random_lines_never_get_past_with_another_error() -> None:
    rng = random.Random(8)
    for _ in range(500):
        lines = LINES.copy()
        for _ in range(rng.randint(1, 3)):
            at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
            kind = rng.randrange(4)
            if kind == 0:
                lines[at], lines[other] = lines[other], lines[at]
            elif kind == 1:
                lines.insert(at, lines[other])
            elif kind == 2 and len(lines) > 2:
                del lines[at]
            else:
                words = lines[at].split(" ")
                words[rng.randrange(len(words))] = rng.choice(lines[other].split(" "))
                lines[at] = " ".join(words)
        verdict = verify_bytes(sealed(lines))
        assert verdict.ok or isinstance(verdict.fault, RecordError)
