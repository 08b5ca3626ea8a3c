"""The fault of a record is told as a message id, which a page can translate."""

import asyncio
import gzip
import re
from dataclasses import replace
from pathlib import Path

from level8.messages import explain
from level8.record import format_record, parse_record, verify_bytes
from level8.server.network.identity import identity_of
from level8.server.network.limits import USUAL_LIMITS, Limits
from level8.server.store import store_at
from server.house import House, open_house

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
        async with open_house(tmp_path, limits=USUAL_LIMITS) as house:
            answers = [await house.http("POST", "/api/verify", b"rubbish") for _ in range(11)]
            assert [answer.status for answer in answers] == [200] * 10 + [429]
            assert answers[-1].json["message"] == "server-too-fast"

    asyncio.run(story())


def test_a_replay_is_made_once_elsewhere_and_kept(tmp_path: Path) -> None:
    async def story() -> None:
        store = store_at(None, tmp_path)
        await store.open()
        for number in (1, 2):
            await store.keep_record("ravenna", number, GOLDEN.read_text(encoding="utf-8"), ["ann"])
        limits = Limits(replays=0.001, replays_at_once=2)
        async with open_house(tmp_path, store=store, limits=limits) as house:
            path, packs = "/api/games/ravenna/1", {"Accept-Encoding": "gzip"}
            many = await asyncio.gather(*(house.http("GET", path, None, packs) for _ in range(3)))
            assert [answer.status for answer in many] == [200] * 3
            first = many[0]
            assert first.headers["content-encoding"] == "gzip"
            assert "immutable" in first.headers["cache-control"]
            assert len(first.body) * 5 < len(gzip.decompress(first.body))
            plain = await house.http("GET", path)
            assert plain.body == gzip.decompress(first.body)
            again = await house.http("GET", path, None, {"If-None-Match": first.headers["etag"]})
            assert (again.status, again.body) == (304, b"")
            for known in ('"0.1-1"', first.headers["etag"] + "x"):  # of a version that was, or of none
                assert (await house.http("GET", path, None, {**packs, "If-None-Match": known})).status == 200
            other = await house.http("GET", "/api/games/ravenna/2", None, packs)
            assert (other.status, other.headers["retry-after"].isdigit()) == (429, True)
            assert (await house.http("GET", path)).status == 429  # it would have to be unpacked again
            assert (await house.http("GET", path, None, packs)).status == 200
        await store.close()

    asyncio.run(story())


def test_a_name_that_was_forgotten_is_in_no_replay_any_more(tmp_path: Path) -> None:
    golden = parse_record(GOLDEN.read_text(encoding="utf-8"))
    named = format_record(replace(golden, names=("Annabella", *golden.names[1:]))).decode()

    async def replayed(house: House) -> bytes:
        answer = await house.http("GET", "/api/games/ravenna/1")
        assert answer.status == 200
        return answer.body

    async def story() -> None:
        store = store_at(None, tmp_path)
        await store.open()
        async with open_house(tmp_path, store=store) as house:
            cookie = (await house.make({"seats": [{"kind": "me"}, {"kind": "open"}]}))[1]
            person = identity_of(cookie.partition("=")[2], house.server.devices.key)
            assert person is not None
            await store.keep_record("ravenna", 1, named, [person])  # of a table that has shrunk to it
            assert b"Annabella" in await replayed(house)
            assert (await house.http("POST", "/api/forget", {}, {"Cookie": cookie})).status == 200
            assert b"Annabella" not in await replayed(house)
        await store.close()

    asyncio.run(story())
