"""Thinking off the event loop: a few processes, each with one question at a time and a limit to it."""

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec

from level8.server.thinker import Answer, Question

log: Final = logging.getLogger("level8.thinkers")
LIMIT: Final = 20.0  # seconds for an answer; then the process is replaced, and the stand-in asked
STAND_IN: Final = "steady"
_LONGEST_LINE: Final = 1 << 20


class Thinkers:
    """As many processes as can think at once; they start when first needed."""

    def __init__(self, processes: int | None = None, limit: float = LIMIT) -> None:
        count = max(1, (os.cpu_count() or 2) - 1) if processes is None else processes
        self._limit: Final = limit
        self._free: Final[asyncio.Queue[Process | None]] = asyncio.Queue()
        self._all: Final[set[Process]] = set()
        self._closed = False
        for _ in range(count):
            self._free.put_nowait(None)

    async def warm_up(self) -> None:
        """Start one process before it is needed."""
        process = await self._free.get()
        try:
            process = process or await self._start()
        finally:
            self._free.put_nowait(process)

    async def ask(self, question: Question) -> Answer:
        """An answer whatever happens to the bot: one that crashes or never ends is replaced."""
        try:
            return await self._asked(question)
        except (TimeoutError, EOFError, ConnectionError, msgspec.DecodeError) as error:
            log.warning("bot replaced", extra={"bot": question.bot, "why": type(error).__name__})
        if question.explain:
            return Answer(trouble="late")
        stand_in = msgspec.structs.replace(question, bot=STAND_IN, think="")
        answer = await self._asked(stand_in)
        return msgspec.structs.replace(answer, trouble="late")

    async def close(self) -> None:
        """Stop all processes."""
        self._closed = True
        for process in list(self._all):
            await self._stop(process)

    async def _asked(self, question: Question) -> Answer:
        process = await self._free.get()
        answered = False
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            async with asyncio.timeout(self._limit):
                answer = await self._converse(process, question)
            answered = True
            return answer
        finally:
            # A process that still owes an answer would give it to the next question.
            if process is not None and not answered:
                await asyncio.shield(self._stop(process))
                process = None
            self._free.put_nowait(process)

    async def _converse(self, process: Process, question: Question) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        return msgspec.json.decode(line, type=Answer)

    async def _start(self) -> Process:
        program = (sys.executable, "-m", "level8.server.thinker")
        process = await asyncio.create_subprocess_exec(
            *program, stdin=PIPE, stdout=PIPE, limit=_LONGEST_LINE, start_new_session=True
        )
        self._all.add(process)
        if self._closed:
            await self._stop(process)
        return process

    async def _stop(self, process: Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
