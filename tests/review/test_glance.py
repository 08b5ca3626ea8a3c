"""A short review: what it looks at, and what it leaves out."""

from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from level8.game.errors import SetupError
from level8.record import parse_record
from level8.review import Effort, glance
from level8.server.wire.reviews import Review

RECORD: Final = parse_record((Path(__file__).parents[1] / "golden" / "original-1-2.level8").read_bytes())
QUICK: Final = Effort(positions=2, looking=4, deals=2, moments=4)


def test_a_glance_judges_one_seat_tells_every_deal_and_leaves_luck_out() -> None:
    heard: list[tuple[int, int]] = []
    found: Any = glance(RECORD, 1, QUICK, lambda done, of: heard.append((done, of)))
    review = msgspec.convert(found, Review)
    first, second = review.seats
    assert first.skill is None
    assert second.skill is not None
    assert second.skill.choices > 10
    assert [seat.luck for seat in review.seats] == [None, None]
    rounds = [each.round for each in review.chances]
    assert rounds[:-1] == list(range(1, len(rounds)))
    assert review.chances[-1].seats[RECORD.winner or 0] == [1.0, 0.0]
    assert [done for done, _ in heard] == list(range(1, len(heard) + 1))
    assert glance(RECORD, 1, QUICK) == found


def test_a_glance_at_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(SetupError, match="seat"):
        glance(RECORD, 2, QUICK)
