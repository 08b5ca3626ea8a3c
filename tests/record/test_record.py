"""A record is parsed back unchanged; any other text is refused with a line number."""

import random
from collections import Counter
from pathlib import Path

import pytest

from level8.game.actions import Draw, LayDown
from level8.game.editions import Edition, edition, parse_edition
from level8.game.errors import IllegalAction, SetupError
from level8.game.game import Game
from level8.game.shuffle import commitment
from level8.record import Recorder, RecordError, drawn_by, format_record, parse_record, verify, verify_bytes
from level8.record.reading import MOST_BYTES
from record.played import EVERY_GAME, line_of, lines_of, played, sealed, text_of

OWN = """
name = "mine"  # “ours”
goal = "glory"
players = [2, 3]
[deck]
colours = 6
numbers = 12
skip = 2
[[deck.joker]]
count = 3
[[side]]
levels = ["run 3", "set 3 + colour 3"]
[[mix]]
name = "specials"
add = "master"
cards = "specials"
"""


def refusal(data: bytes | str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse_record(data)
    assert caught.value.detail["line"] == str(caught.value.line)
    return caught.value


# --- there and back ---


@pytest.mark.untraced
@pytest.mark.parametrize(("name", "side", "seats"), EVERY_GAME)
def test_every_game_reads_back_and_is_proven(name: str, side: int, seats: int) -> None:
    recorder = played(name, side, seats, 80)
    record = recorder.record()
    data = format_record(record)
    assert parse_record(data) == record
    assert parse_record(data.decode()) == record
    assert verify(record).fault is None
    for seat in range(-1, seats):
        seen = recorder.seen_by(seat)
        assert parse_record(format_record(seen)) == seen


def test_a_record_is_written_as_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
    example = page.partition("```level8\n")[2].partition("```")[0]
    assert verify_bytes(example.encode()).fault is None
    assert len(parse_record(example).rounds) >= 1


def test_a_recorder_wants_a_name_for_each_seat_or_none() -> None:
    with pytest.raises(ValueError, match="a name for each seat"):
        Recorder(edition("mario"), 1, 2, bytes(32), names=("Ada",))


def test_a_recorder_wants_32_bytes_whatever_the_players_add() -> None:
    with pytest.raises(SetupError, match="setup-seed"):
        Recorder(edition("mario"), 1, 2, b"short", entropy=(b"1", b"2"))


@pytest.mark.parametrize("entropy", [(b"1",), (b"1", b"2", b"3"), (b"1", bytes(65))])
def test_a_recorder_wants_entropy_of_each_seat_or_none(entropy: tuple[bytes, ...]) -> None:
    with pytest.raises(SetupError, match="setup-entropy"):
        Recorder(edition("mario"), 1, 2, bytes(32), entropy=entropy)


def test_a_refused_action_is_not_recorded() -> None:
    recorder = played("mario", 1, 2, 9)
    before = recorder.record()
    for action in (LayDown(()), Draw(5), Draw()):
        for seat in (0, 1):
            if recorder.game.check(action, seat) is not None:
                with pytest.raises(IllegalAction):
                    recorder.play(action, seat)
    assert recorder.record() == before


def test_entropy_reads_back_even_where_a_seat_adds_none() -> None:
    record = played("mario", 1, 3, 5, (b"", b"\x00\xff", bytes(64))).record()
    assert "Entropy 1: none\n" in format_record(record).decode()
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize("mixed", [False, True])
def test_a_users_own_edition_travels_with_the_record(mixed: bool, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OWN, encoding="utf-8")
    own = edition(f"{file}+specials" if mixed else str(file))
    recorder = Recorder(own, 1, 2, commitment(b"").encode()[:32])
    for _ in range(20):
        recorder.play(recorder.game.legal_actions()[-1])
    file.unlink()
    data = format_record(recorder.record())
    again = parse_record(data)
    assert again == recorder.record()
    assert again.edition.deck == own.deck
    assert verify_bytes(data).fault is None


# --- what is no record ---


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (b"", "empty", 1),
        (b" \n\n", "empty", 1),
        (b'[Event "F/S Return Match"]\n[Site "Belgrade"]\n\n1. e4 e5 *\n', "not-a-record", 1),
        (b"\x7fELF\x02\x01\x01" + bytes(100), "not-a-record", 1),
        (bytes(range(256)) * 9, "not-a-record", 1),
        ("Level 8 record 1\n".encode("utf-16"), "not-a-record", 1),
        (b"\xef\xbb\xbfLevel 8 record 1\n", "not-a-record", 1),
        (b"level 8 record 1\n", "not-a-record", 1),
        (b"Level 8 record 1 \n", "not-a-record", 1),
        (b"Level 8 record 2\n", "version", 1),
        (b"Level 8 record 01\n", "version", 1),
        (b"Level 8 record 1", "truncated", 1),
        (b"Level 8 record 1\n", "truncated", 1),
        (b"Level 8 record 1\n\n\n", "truncated", 3),
        (b"Level 8 record 1\nEdition: mario\n\xff\n", "bytes", 3),
        (b"Level 8 record 1\n" + bytes(MOST_BYTES), "too-big", 1),
        ("Level 8 record 1\n\ud800", "bytes", 2),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_a_foreign_file_is_refused(data: bytes | str, code: str, line: int) -> None:
    error = refusal(data)
    assert (error.code, error.line, error.message) == (code, line, f"record-{code}")
    assert verify_bytes(data).fault is not None
    assert verify_bytes(data).record is None
    assert not verify_bytes(data).finished
    assert verify_bytes(data).winner is None


def test_changed_line_ends_are_told() -> None:
    data = text_of("mario", 1, 2, 12)
    assert refusal(data.replace(b"\n", b"\r\n")).code == "line-ends"
    assert refusal(data.replace(b"\nRound", b"\r\nRound")).line == line_of(lines_of(data), "Round")


def test_a_record_cut_anywhere_is_refused() -> None:
    data = text_of("mario", 1, 2, 12)
    for length in range(len(data)):
        error = refusal(data[:length])
        assert error.code in ("truncated", "empty", "not-a-record")
        if length > len("Level 8 record 1"):
            assert error.code == "truncated"
            assert error.line == max(1, data[: length - 1].count(b"\n") + 1)


def test_a_record_cut_after_any_line_is_refused_even_with_a_digest() -> None:
    lines = lines_of(text_of("mario", 1, 2, 12))
    for count in range(len(lines)):
        error = refusal(sealed(lines[:count]))
        assert error.line <= count + 1


def test_nothing_may_follow_the_digest() -> None:
    data = text_of("mario", 1, 2, 12)
    for more in (b"\n", b"more", b"more\n", data):
        error = refusal(data + more)
        assert (error.code, error.line) == ("after-the-end", data.count(b"\n") + 1)


def test_a_damaged_digest_is_told_apart_from_a_missing_one() -> None:
    data = text_of("mario", 1, 2, 12)
    error = refusal(data[:-2] + b"x\n")
    assert (error.code, error.line) == ("digest", data.count(b"\n"))
    other = b"0" if data[-2:-1] != b"0" else b"1"
    error = refusal(data[:-2] + other + b"\n")
    assert (error.code, error.line) == ("digest", data.count(b"\n"))


# --- what is nearly a record ---

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


def test_editions_are_told_apart_by_their_text() -> None:
    own: Edition = parse_edition(OWN.replace('"mine"', '"modern"'), "mine.toml")
    data = format_record(Recorder(own, 1, 2, bytes(32)).record())
    assert parse_record(data).edition == own
    assert parse_record(data).edition != edition("modern")


def test_an_action_takes_as_many_cards_from_the_draw_pile_as_it_is_said_to_draw() -> None:
    chance, game = random.Random(8), Game.new(edition("master"), 1, 3, 8)
    drew: Counter[tuple[str, int]] = Counter()
    for _ in range(4000):
        before, number, action = len(game.pile), game.round, chance.choice(game.legal_actions())
        game.play(action)
        if game.over:
            game = Game.new(edition("master"), 1, 3, chance.getrandbits(32))
        elif game.round == number and len(game.pile) <= before:  # no new draw pile was made
            assert before - len(game.pile) == drawn_by(action), action
            drew[type(action).__name__, drawn_by(action)] += 1
    drawing = {("Draw", 1), ("TakeShown", 1), ("Swap", 3)}
    assert drawing | {("Draw", 0), ("TakeShown", 0), ("Discard", 0)} <= set(drew)
