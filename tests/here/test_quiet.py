"""What takes a page's worker long waits until the page is quiet."""

import asyncio
from types import SimpleNamespace

import pytest

from level8.here import house
from level8.here.memory import MemoryShelf


def test_the_replay_of_a_game_is_made_when_the_page_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    here = house.House(MemoryShelf(), lambda _line, _text: None, lambda _line, _code: None)
    now, waits = [0.0], list[float]()

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        now[0] += seconds - 2
        if len(waits) == 1:
            here.hear(1, "{}")
        now[0] += 2

    monkeypatch.setattr(house, "replay", lambda *_: {})
    monkeypatch.setattr(house, "time", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr(house, "asyncio", SimpleNamespace(sleep=sleep))
    asyncio.run(here._keep_replay("here0", 1, ""))
    assert waits == [house.CALM, house.CALM - 2]
