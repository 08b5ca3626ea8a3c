"""Short random games to record, in which players lay cards as soon as they can."""

import random
from functools import cache
from itertools import pairwise
from typing import Final

import pytest

from level8.game.actions import LayDown, LayOff
from level8.game.editions import edition, edition_names
from level8.record import Recorder, RecordError, format_record, parse_record
from level8.record.writing import digest_line

EVERY_GAME: Final = [
    (name, side, seats)
    for name in edition_names()
    for side in range(1, len(edition(name).sides) + 1)
    for seats in range(edition(name).least_players, edition(name).most_players + 1)
]
# A user's own edition, with a mix.
OWN: Final = """
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


def play_on(recorder: Recorder, rng: random.Random, actions: int) -> Recorder:
    """Play up to `actions` random actions, but lay cards whenever that is legal, so that rounds end."""
    for _ in range(actions):
        if recorder.game.over:
            break
        legal = recorder.game.legal_actions()
        laying = [action for action in legal if isinstance(action, LayDown | LayOff)]
        recorder.play(rng.choice(laying or legal))
    return recorder


def played(name: str, side: int, seats: int, actions: int, entropy: tuple[bytes, ...] = ()) -> Recorder:
    """A game of random players, the same each time."""
    rng = random.Random(f"{name} {side} {seats}")
    names = tuple(f"Player {seat + 1}" for seat in range(seats))
    recorder = Recorder(edition(name), side, seats, rng.randbytes(32), names=names, entropy=entropy)
    return play_on(recorder, rng, actions)


@cache
def text_of(name: str, side: int, seats: int, actions: int) -> bytes:
    """The record of `played` as text."""
    entropy = tuple(bytes([seat]) * 4 for seat in range(seats))
    return format_record(played(name, side, seats, actions, entropy).record())


def lines_of(data: bytes) -> list[str]:
    """The lines of a record without the digest, but with the empty line before it."""
    return data.decode().split("\n")[:-2]


def sealed(lines: list[str]) -> bytes:
    """`lines` with a digest that fits them: a forged record."""
    body = "".join(f"{line}\n" for line in lines).encode()
    return body + f"{digest_line(body)}\n".encode()


def line_of(lines: list[str], start: str, nth: int = 0) -> int:
    """The index of the nth line that starts with `start`."""
    return [index for index, line in enumerate(lines) if line.startswith(start)][nth]


def line_with(lines: list[str], part: str) -> int:
    """The index of the first line that contains `part`."""
    return next(index for index, line in enumerate(lines) if part in line)


def line_before(lines: list[str], start: str) -> int:
    """The index of the line before the first one that starts with `start`."""
    return next(index for index, (_, after) in enumerate(pairwise(lines)) if after.startswith(start))


def refusal(data: bytes | str) -> RecordError:
    """The error with which a text that is no record is refused."""
    with pytest.raises(RecordError) as caught:
        parse_record(data)
    assert caught.value.detail["line"] == str(caught.value.line)
    return caught.value
