"""The fault of a record is told as a message id, which a page can translate."""

import asyncio
import re
from pathlib import Path

from level8.messages import explain
from level8.record import verify_bytes
from server.house import open_house

GOLDEN = Path(__file__).parent.parent / "golden" / "modern-1-5.level8"


def test_a_move_against_the_rules_comes_with_all_that_its_sentence_needs(tmp_path: Path) -> None:
    whole = GOLDEN.read_text(encoding="utf-8")
    record = re.sub(r"discard \S+", "discard K", whole, count=1).encode()  # a card this edition does not have

    async def story() -> None:
        async with open_house(tmp_path) as house:
            told = (await house.http("POST", "/api/verify", record)).json
            assert not told["ok"]
            assert (told["message"], told["detail"]["why"]) == ("record-illegal", "reason-not-in-hand")
            assert told["about"] == {"card": "K"}
            assert (await house.http("POST", "/api/verify", whole.encode())).json["ok"]

    asyncio.run(story())
    fault = verify_bytes(record).fault
    assert fault is not None
    assert "You do not hold K." in explain(fault)


def test_one_address_that_verifies_without_end_is_slowed_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            answers = [await house.http("POST", "/api/verify", b"rubbish") for _ in range(11)]
            assert [answer.status for answer in answers] == [200] * 10 + [400]
            assert answers[-1].json["message"] == "server-too-fast"

    asyncio.run(story())
