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
from level8.record import Recorder, drawn_by, format_record, parse_record, verify, verify_bytes
from level8.record.reading import MOST_BYTES
from record.played import EVERY_GAME, OWN, line_of, lines_of, played, refusal, sealed, text_of

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
