"""Reviews of finished games: made one at a time, each in a process of its own at the lowest priority."""

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final

import msgspec

from level8.server.thinking.reviewer import Progress
from level8.server.thinking.thinkers import own_group

log: Final = logging.getLogger("level8.reviews")
LIMIT: Final = 900.0  # seconds for a review; alone on its core it takes less than one
MOST_WAITING: Final = 20
_LONGEST_LINE: Final = 1 << 22


class Making:
    """A review that is being made of a `record`: how far it has come."""

    def __init__(self, reviews: "Reviews", record: str) -> None:
        self.record: Final = record
        self.done = 0
        self.of = 0  # 0: it has not begun yet
        self.task: Final = asyncio.create_task(reviews.made(record, self), name="review")


class Reviews:
    """The processes that make reviews."""

    def __init__(self, *, quick: bool = False, limit: float = LIMIT) -> None:
        self._options: Final = ("--quick",) if quick else ()
        self._limit: Final = limit
        self._one: Final = asyncio.Semaphore(1)
        self._waiting = 0
        self._making: Final[set[asyncio.Task[bytes | None]]] = set()

    @property
    def is_full(self) -> bool:
        """Whether no more are taken on for now."""
        return self._waiting >= MOST_WAITING

    def begin(self, record: str) -> Making:
        """Make the review of a record as soon as it is its turn."""
        making = Making(self, record)
        self._making.add(making.task)
        making.task.add_done_callback(self._making.discard)
        return making

    async def close(self) -> None:
        """Stop what is being made."""
        for task in list(self._making):
            task.cancel()
        await asyncio.gather(*self._making, return_exceptions=True)

    async def made(self, record: str, making: Making) -> bytes | None:
        """The review as JSON; None if its process failed or took too long."""
        self._waiting += 1
        try:
            async with self._one, asyncio.timeout(self._limit):
                return await self._in_a_process(record, making)
        except (TimeoutError, EOFError, OSError, ValueError, msgspec.DecodeError) as error:
            log.warning("no review", extra={"why": type(error).__name__})
            return None
        finally:
            self._waiting -= 1

    async def _in_a_process(self, record: str, making: Making) -> bytes:
        program = (sys.executable, "-m", "level8.server.thinking.reviewer", *self._options)
        process = await asyncio.create_subprocess_exec(
            *program, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=_LONGEST_LINE, **own_group()
        )
        try:
            return await _followed(process, record, making)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _followed(process: Process, record: str, making: Making) -> bytes:
    """Give the record to the process and note its progress until it tells the review."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(record.encode())
    await process.stdin.drain()
    process.stdin.close()
    async for line in process.stdout:
        said = msgspec.json.decode(line, type=Progress)
        if bytes(said.review) != b"null":
            return bytes(said.review)
        making.done, making.of = said.done, said.of
    raise EOFError
