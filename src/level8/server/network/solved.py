"""HTTP for the puzzles that a person has solved, on whatever device: one small document for each person."""

import asyncio
from typing import Final, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from level8.server.network.devices import Devices
from level8.server.network.guarding import with_headers
from level8.server.network.replies import body, told
from level8.server.store import HouseStore
from level8.server.wire.puzzles import PuzzleProgress, PuzzleSolved

_RANKS: Final = {state: rank for rank, state in enumerate(get_args(PuzzleSolved))}  # the best first
_PRIVATE: Final = {"cache-control": "no-store"}


class SolvedPuzzles:
    """The handlers."""

    def __init__(self, store: HouseStore, devices: Devices) -> None:
        self._store: Final = store
        self._devices: Final = devices
        self._joining: Final = asyncio.Lock()

    async def progress(self, request: Request) -> Response:
        """How far whoever asks has come; null of somebody who is not known."""
        person = await self._devices.of(request)
        return told(None if person is None else await self._kept(person), _PRIVATE)

    async def add(self, request: Request) -> Response:
        """Join what a device knows to what is kept; nothing that was solved is lost."""
        more = await body(request, PuzzleProgress)
        person, headers = await self._devices.made(request)
        async with self._joining:
            before = await self._kept(person)
            both = joined(before, more)
            if both != before:
                await self._store.keep_progress(person, msgspec.json.encode(both))
        return told(both, _PRIVATE | with_headers(headers))

    async def _kept(self, person: str) -> PuzzleProgress:
        kept = await self._store.progress(person)
        return PuzzleProgress() if kept is None else msgspec.json.decode(kept, type=PuzzleProgress)


def joined(one: PuzzleProgress, other: PuzzleProgress) -> PuzzleProgress:
    """The better state of each puzzle, and the later streak."""
    solved = dict(one.solved)
    for number, state in other.solved.items():
        if number not in solved or _RANKS[state] < _RANKS[solved[number]]:
            solved[number] = state
    streak = max(one.streak, other.streak, key=lambda each: (each.last, each.days))
    return PuzzleProgress(solved, streak)
