"""Garbage is collected without delaying the tables, and the collector's settings are restored."""

import asyncio
import gc
import sys

import pytest

from level8.server.live import garbage as tidying
from level8.server.live.garbage import keep_tidy


class Knot:
    """A cycle that only the garbage collector can free."""

    freed = 0

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        Knot.freed += 1


def test_what_lives_is_set_aside_and_given_back_at_the_end() -> None:
    async def story() -> None:
        tidying_up = asyncio.create_task(keep_tidy())
        await asyncio.sleep(0)
        assert gc.get_freeze_count() > 0
        tidying_up.cancel()
        await asyncio.gather(tidying_up, return_exceptions=True)
        assert gc.get_freeze_count() == 0

    asyncio.run(story())


def test_what_was_set_aside_is_freed_where_there_is_much_more_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "ASIDE", 0.0)
    monkeypatch.setattr(tidying, "THOROUGH", 3)
    looks: list[str] = []
    collect = gc.collect

    def look() -> int:
        looks.append("through everything")
        return collect()

    monkeypatch.setattr(gc, "collect", look)
    monkeypatch.setattr(gc, "get_freeze_count", lambda: looks.append("at all that is set aside"))

    async def freed() -> None:
        while not Knot.freed:
            await asyncio.sleep(0)

    async def story() -> None:
        tidying_up = asyncio.create_task(keep_tidy())
        for _ in range(50):
            await asyncio.sleep(0)
        assert len(looks) == 1  # where nothing grows, nobody waits for a look
        knots = [Knot() for _ in range(sys.getallocatedblocks())]
        await asyncio.sleep(0)
        Knot.freed = 0
        knots.clear()
        await asyncio.wait_for(freed(), 60)
        tidying_up.cancel()
        await asyncio.gather(tidying_up, return_exceptions=True)

    asyncio.run(story())
