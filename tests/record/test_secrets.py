"""A record of a game in progress tells a seat nothing that it may not know."""

import random
import re
from collections import Counter

import pytest

from level8.game.actions import Action, Carry
from level8.game.editions import edition
from level8.game.game import Game
from level8.game.view import SPECTATOR
from level8.record import Record, Recorder, Round, format_record, parse_record, seen_by, verify_bytes
from record.played import lines_of, play_on, played

GAMES = [("modern", 2, 4), ("master", 1, 3), ("modern+master", 2, 5), ("mario", 1, 2)]


def text(record: Record) -> str:
    return format_record(record).decode()


class Twin(Recorder):
    """A recorder whose game can be replaced by another one that looks the same."""

    def with_game(self, game: Game) -> "Twin":
        twin = Twin.__new__(Twin)
        twin.__dict__.update(self.__dict__)
        for name, value in self.__dict__.items():
            if isinstance(value, list):
                twin.__dict__[name] = value.copy()
        twin.__dict__["game"] = game
        return twin

    def deal_again(self) -> None:
        self._begin_round()


@pytest.mark.parametrize(("name", "side", "seats"), GAMES)
def test_a_deal_that_looks_alike_is_written_alike(name: str, side: int, seats: int) -> None:
    rng = random.Random(name)
    recorder = Twin(edition(name), side, seats, rng.randbytes(32))
    for seat in range(-1, seats):
        twin = recorder.with_game(Game.sample(recorder.game.view(seat), rng))
        twin.deal_again()
        assert text(twin.record()) != text(recorder.record())
        assert text(twin.seen_by(seat)) == text(recorder.seen_by(seat))


@pytest.mark.untraced
@pytest.mark.parametrize(("name", "side", "seats"), GAMES)
def test_actions_that_look_alike_are_written_alike(name: str, side: int, seats: int) -> None:
    """Deal hidden cards anew and play the same actions: while the View is the same, so is the text."""
    rng = random.Random(name)
    recorder = Twin(edition(name), side, seats, rng.randbytes(32))
    compared: Counter[str] = Counter()
    for _ in range(80):
        if recorder.game.over:
            break
        legal = recorder.game.legal_actions()
        laying = [each for each in legal if type(each).__name__ in ("LayDown", "LayOff", "Take", "Swap")]
        action: Action = rng.choice(laying or legal)
        games = [Game.sample(recorder.game.view(seat), rng) for seat in range(-1, seats)]
        twins = [recorder.with_game(game) for game in games if game.check(action) is None]
        watching = [seat for seat, game in zip(range(-1, seats), games) if game.check(action) is None]
        recorder.play(action)
        for seat, twin in zip(watching, twins):
            twin.play(action)
            if twin.game.view(seat) == recorder.game.view(seat):
                assert text(twin.seen_by(seat)) == text(recorder.seen_by(seat))
                compared[type(action).__name__] += 1
    assert compared["Draw"] > 10
    assert compared["Discard"] > 10


def secrets(line: str, seat: int) -> list[str]:
    """The cards on a line of a record that a seat may not know."""
    hand = re.fullmatch(r"hand (\d): (.*)", line)
    if hand is not None and int(hand[1]) - 1 != seat:
        return hand[2].split(" ")
    carry = re.fullmatch(r"(\d): carry (.*)", line)
    if carry is not None and int(carry[1]) - 1 != seat:
        return carry[2].split(" ")
    found = []
    for victim, cards in re.findall(r"taken \S+ (\d) = (\S+)", line):
        found += [cards] if int(victim) - 1 != seat else []
    turn = re.match(r"(\d): ", line)
    if turn is not None and int(turn[1]) - 1 != seat:
        for cards in re.findall(r"(?:draw|swap(?: \S+)+?) = ([^,]+)", line):
            found += cards.split(" ")
    return found


@pytest.mark.parametrize(("name", "side", "seats"), GAMES)
def test_every_hidden_card_is_a_question_mark(name: str, side: int, seats: int) -> None:
    recorder = play_on(played(name, side, seats, 0), random.Random(4), 250)
    full = lines_of(format_record(recorder.record()))
    for seat in (SPECTATOR, *range(seats)):
        lines = lines_of(format_record(recorder.seen_by(seat)))
        assert "Seed: ?" in lines
        assert "Result: *" in lines
        hidden = [card for line in lines for card in secrets(line, seat)]
        assert set(hidden) <= {"?", "none"}
        kept = sum(len(secrets(line, seat)) for line in full)
        assert len(hidden) == kept
        assert recorder.record().seed is not None
        assert str(recorder.record().seed.hex()) not in "\n".join(lines)  # type: ignore[union-attr]


def test_a_seat_sees_its_own_cards() -> None:
    recorder = played("master", 1, 3, 200)
    for seat in range(3):
        for mine, full in zip(recorder.seen_by(seat).rounds, recorder.record().rounds):
            assert mine.hands[seat] == full.hands[seat]
            assert mine.turned_up == full.turned_up
            own = [each for turn in mine.turns for each in turn.actions if each.drawer == seat]
            assert own == [each for turn in full.turns for each in turn.actions if each.drawer == seat]


def carrying() -> Recorder:
    """A game in which one seat has chosen what to carry, and another is still to choose."""
    rng = random.Random(1)
    for number in range(200):
        recorder = Recorder(edition("modern+master"), 2, 4, bytes([number]) * 32)
        for _ in range(400):
            play_on(recorder, rng, 1)
            if recorder.game.step.name == "CARRY" and recorder.record().rounds[-1].carries:
                return recorder
    raise AssertionError


def test_what_and_how_much_others_keep_is_not_told_before_the_deal() -> None:
    recorder = carrying()
    chosen = recorder.record().rounds[-1].carries
    for seat in (SPECTATOR, *range(4)):
        told = recorder.seen_by(seat).rounds[-1].carries
        assert told == tuple(each for each in chosen if each.seat == seat)


def test_how_much_others_keep_is_told_with_the_deal() -> None:
    recorder = carrying()
    number = len(recorder.record().rounds)
    while len(recorder.record().rounds) == number:
        choices = [each for each in recorder.game.legal_actions() if isinstance(each, Carry)]
        recorder.play(choices[-1])
    full: Round = recorder.record().rounds[-2]
    for seat in range(4):
        told = recorder.seen_by(seat).rounds[-2].carries
        assert len(told) == len(full.carries)
        for mine, real in zip(told, full.carries):
            assert isinstance(mine.action, Carry)
            assert isinstance(real.action, Carry)
            assert mine.action.cards == (
                real.action.cards if real.seat == seat else (0,) * len(real.action.cards)
            )


def test_all_is_told_when_the_game_is_over() -> None:
    recorder = played("mario", 1, 2, 5000)
    assert recorder.game.over
    for seat in (SPECTATOR, 0, 1):
        assert recorder.seen_by(seat) == recorder.record()
        assert verify_bytes(format_record(recorder.seen_by(seat))).finished


def test_looking_twice_hides_no_more() -> None:
    record = played("master", 2, 4, 120).seen_by(1)
    assert seen_by(record, 1) == record
    assert parse_record(format_record(record)) == record
