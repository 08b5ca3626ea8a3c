"""Reviews of finished games over HTTP: made once, with progress, kept, and only a few for one address."""

import asyncio
from pathlib import Path
from typing import Any, Final

import pytest

from level8.server.network.limits import NO_LIMITS, Limits
from level8.server.store import HouseStore, store_at
from level8.server.table.forgetting import nameless
from level8.server.thinking.reviews import Reviews
from server.house import House, open_house

GOLDEN: Final = Path(__file__).parent.parent / "golden" / "original-1-2.level8"


async def with_games(folder: Path, games: int) -> HouseStore:
    """A store in which one finished game is kept under several numbers."""
    store = store_at(None, folder)
    await store.open()
    for number in range(games):
        await store.keep_record("ravenna", number + 1, GOLDEN.read_text(encoding="utf-8"), ["ann"])
    return store


async def reviewed(house: House, number: int = 1) -> tuple[list[Any], Any]:
    """Ask until there is a review: how far it had come each time, and the review."""
    steps: list[Any] = []
    while True:
        answer = await house.http("GET", f"/api/games/ravenna/{number}/review")
        assert answer.status == 200, answer.body
        if answer.json["review"] is not None:
            return steps, answer.json["review"]
        steps.append(answer.json)
        await asyncio.sleep(0.05)


def test_a_review_is_made_once_and_kept(tmp_path: Path) -> None:
    async def story() -> None:
        store = await with_games(tmp_path, 1)
        limits = Limits(reviews=0.001, reviews_at_once=1)
        async with open_house(tmp_path, store=store, limits=limits, reviews=Reviews(quick=True)) as house:
            (steps, review), (others_steps, same) = await asyncio.gather(reviewed(house), reviewed(house))
            assert steps[0]["done"] == 0
            assert others_steps[0]["review"] is None
            assert review == same
            assert [seat["name"] for seat in review["seats"]] == ["Ada", "Bo"]
            assert all(seat["skill"]["choices"] for seat in review["seats"])
        async with open_house(tmp_path, store=store, limits=limits, reviews=Reviews(limit=0.0)) as house:
            assert await reviewed(house) == ([], review)
        await store.close()

    asyncio.run(story())


def test_a_picture_on_a_foreign_page_begins_no_review(tmp_path: Path) -> None:
    async def story() -> None:
        store = await with_games(tmp_path, 1)
        async with open_house(tmp_path, store=store, limits=NO_LIMITS, reviews=Reviews(quick=True)) as house:
            path = "/api/games/ravenna/1/review"
            for foreign in ({"Sec-Fetch-Site": "cross-site"}, {"Origin": "https://evil.example"}):
                refused = await house.http("GET", path, None, foreign)
                assert (refused.status, refused.json["message"]) == (400, "server-foreign-page")
            own = await house.http("GET", path, None, {"Sec-Fetch-Site": "same-origin"})
            assert own.json["review"] is None
        await store.close()

    asyncio.run(story())


def test_reviews_without_end_are_refused_politely(tmp_path: Path) -> None:
    async def story() -> None:
        store = await with_games(tmp_path, 2)
        limits = Limits(reviews=0.001, reviews_at_once=1)
        async with open_house(tmp_path, store=store, limits=limits, reviews=Reviews(quick=True)) as house:
            first = await house.http("GET", "/api/games/ravenna/1/review")
            second = await house.http("GET", "/api/games/ravenna/2/review")
            assert (first.status, second.status) == (200, 429)
            assert second.json["message"] == "server-too-fast"
            assert int(second.headers["retry-after"]) > 0
            missing = await house.http("GET", "/api/games/ravenna/9/review")
            assert missing.status in (404, 429)
        await store.close()

    asyncio.run(story())


def test_a_review_that_fails_is_told_and_can_be_asked_for_again(tmp_path: Path) -> None:
    async def story() -> None:
        store = await with_games(tmp_path, 1)
        reviews = Reviews(quick=True, limit=0.0)
        async with open_house(tmp_path, store=store, limits=NO_LIMITS, reviews=reviews) as house:
            for _ in range(2):
                answer = await house.http("GET", "/api/games/ravenna/1/review")
                while answer.status == 200:
                    answer = await house.http("GET", "/api/games/ravenna/1/review")
                assert answer.json["message"] == "server-no-answer"
            assert (await house.http("GET", "/health")).status == 200
        await store.close()

    asyncio.run(story())


def test_while_many_reviews_wait_no_more_are_taken_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("level8.server.thinking.reviews.MOST_WAITING", 1)

    async def story() -> None:
        store = await with_games(tmp_path, 2)
        async with open_house(tmp_path, store=store, limits=NO_LIMITS, reviews=Reviews(quick=True)) as house:
            assert (await house.http("GET", "/api/games/ravenna/1/review")).status == 200
            full = await house.http("GET", "/api/games/ravenna/2/review")
            assert (full.status, full.json["message"]) == (429, "server-too-fast")
            assert int(full.headers["retry-after"]) > 0
        await store.close()

    asyncio.run(story())


def test_a_name_that_is_forgotten_while_a_review_is_made_is_not_in_it(tmp_path: Path) -> None:
    async def story() -> None:
        store = await with_games(tmp_path, 1)
        async with open_house(tmp_path, store=store, limits=NO_LIMITS, reviews=Reviews(quick=True)) as house:
            assert (await house.http("GET", "/api/games/ravenna/1/review")).json["review"] is None
            record = await store.record("ravenna", 1)
            assert record is not None
            await store.rewrite_record("ravenna", 1, nameless(record, 0))
            _, review = await reviewed(house)
            assert [seat["name"] for seat in review["seats"]] == ["", "Bo"]
            kept = await store.review("ravenna", 1)
            assert kept is not None
            assert b"Ada" not in kept
        await store.close()

    asyncio.run(story())
