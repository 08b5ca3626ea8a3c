"""Thinking off the event loop: a few processes, each with one question at a time and a limit to it."""

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Any, Final

import msgspec

from level8.bots.expert import PLAYOUTS
from level8.server.thinking.thinker import Answer, Measure, Prove, Question, Solve, Unroll, Work

log: Final = logging.getLogger("level8.thinkers")
LIMIT: Final = 20.0  # seconds for an answer; then the process is replaced, and the stand-in asked
PROOF_LIMIT: Final = 5.0  # seconds for a stranger's record; an honest one takes some hundredths of one
STAND_IN: Final = "steady"
QUICK: Final = ("random", "novice", "steady")  # bots that answer in a few milliseconds
SEARCHING: Final = "expert"
LEAST_PLAYOUTS: Final = 150  # of an expert, however many are waiting
_LONGEST_LINE: Final = 1 << 24  # a long game step by step, packed, in base64
Note = Callable[[str, float, float], None]  # a lane, the seconds of waiting, those of thinking
_MOST_LOGGED: Final = 1000  # characters of a line


class Thinkers:
    """One process for quick bots, `processes` for experts, and four for other questions.

    So no quick bot waits for an expert at another table, no bot waits for a coach, a question without a
    table or a finished game, and no replay waits for a stranger's record. A process starts when it is
    first needed.
    """

    def __init__(self, processes: int | None = None, limit: float = LIMIT) -> None:
        count = max(1, (os.cpu_count() or 2) - 1) if processes is None else processes
        self._quick: Final = Lane(1, limit)
        self._deep: Final = Lane(count, limit)
        self._coach: Final = Lane(1, limit)
        self._aside: Final = Lane(1, limit)
        self._records: Final = Lane(1, limit)
        self._proofs: Final = Lane(1, min(limit, PROOF_LIMIT))
        self._lanes: Final = {
            "quick": self._quick,
            "deep": self._deep,
            "coach": self._coach,
            "aside": self._aside,
            "records": self._records,
            "proofs": self._proofs,
        }

    @property
    def waiting(self) -> dict[str, int]:
        """How many questions wait for a process, by the name of their lane."""
        return {name: lane.waiting for name, lane in self._lanes.items()}

    def note_times(self, note: Note) -> None:
        """Call `note` about each question: its lane, and the seconds of waiting and of thinking."""
        for name, lane in self._lanes.items():
            lane.note = partial(note, name)

    async def warm_up(self) -> None:
        """Start one process before it is needed."""
        await self._quick.warm_up()

    async def ask(self, question: Question) -> Answer:
        """An answer whatever happens to the bot: one that crashes or never ends is replaced."""
        lane = self._coach if question.judged else self._quick if question.bot in QUICK else self._deep
        try:
            return await lane.ask(question)
        except (TimeoutError, EOFError, ConnectionError, msgspec.DecodeError) as error:
            log.warning("bot replaced", extra={"bot": question.bot, "why": type(error).__name__})
        if question.explain:
            return Answer(trouble="late")
        stand_in = msgspec.structs.replace(question, bot=STAND_IN, think="")
        answer = await self._quick.ask(stand_in)
        return msgspec.structs.replace(answer, trouble="late")

    async def work_out(self, work: Measure | Solve) -> Answer | None:
        """The answer to what is no bot's to answer; None if it does not come in time."""
        return await self._worked_out(self._aside, work)

    async def look_into(self, work: Unroll | Prove) -> Answer | None:
        """The answer to what is asked about a finished game; None if it does not come in time."""
        lane = self._proofs if isinstance(work, Prove) else self._records
        return await self._worked_out(lane, work)

    async def _worked_out(self, lane: "Lane", work: Work) -> Answer | None:
        try:
            return await lane.ask(work)
        except (TimeoutError, EOFError, ConnectionError, msgspec.DecodeError) as error:
            log.warning("not worked out", extra={"work": type(work).__name__, "why": type(error).__name__})
            return None

    async def close(self) -> None:
        """Stop all processes."""
        for lane in self._lanes.values():
            await lane.close()


def within_means(question: Question, waiting: int, processes: int) -> Question:
    """The question with less thinking for an expert, the more questions are `waiting` for `processes`.

    >>> asked = Question("t", "modern", "", 1, 4, "", [], "expert")
    >>> within_means(asked, waiting=0, processes=2) == asked
    True
    >>> int(within_means(asked, waiting=2, processes=2).think) == PLAYOUTS // 2
    True
    >>> within_means(asked, waiting=1000, processes=2).think
    '150'
    """
    if question.bot != SEARCHING or question.think or not waiting:
        return question
    share = PLAYOUTS * processes // (processes + waiting)
    return msgspec.structs.replace(question, think=str(max(LEAST_PLAYOUTS, share)))


class Lane:
    """Some processes, and the questions that wait for one of them."""

    def __init__(self, processes: int, limit: float) -> None:
        self._limit: Final = limit
        self._processes: Final = processes
        self.waiting = 0
        self.note: Callable[[float, float], None] | None = None
        self._free: Final[asyncio.Queue[Process | None]] = asyncio.Queue()
        self._all: Final[set[Process]] = set()
        self._listening: Final[set[asyncio.Task[None]]] = set()
        self._closed = False
        for _ in range(processes):
            self._free.put_nowait(None)

    async def warm_up(self) -> None:
        """Start one process before it is needed."""
        process = await self._free.get()
        try:
            process = process or await self._start()
        finally:
            self._free.put_nowait(process)

    async def close(self) -> None:
        """Stop all processes."""
        self._closed = True
        for process in list(self._all):
            await self._stop(process)
        await asyncio.gather(*self._listening)  # the last words of a process end with it

    async def ask(self, question: Work) -> Answer:
        """An answer; raises TimeoutError, EOFError or ConnectionError where none comes."""
        asked_at = monotonic()
        self.waiting += 1
        try:
            process = await self._free.get()
        finally:
            self.waiting -= 1
        begun_at = monotonic()
        answered = False
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            async with asyncio.timeout(self._limit):
                answer = await self._converse(process, self._within_means(question))
            answered = True
            if self.note is not None:
                self.note(begun_at - asked_at, monotonic() - begun_at)
            return answer
        finally:
            # A process that still owes an answer would give it to the next question.
            if process is not None and not answered:
                await asyncio.shield(self._stop(process))
                process = None
            self._free.put_nowait(process)

    def _within_means(self, work: Work) -> Work:
        return within_means(work, self.waiting, self._processes) if isinstance(work, Question) else work

    async def _converse(self, process: Process, question: Work) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        return msgspec.json.decode(line, type=Answer)

    async def _start(self) -> Process:
        program = (sys.executable, "-m", "level8.server.thinking.thinker")
        # A group of its own keeps Ctrl-C away. In a session of its own it would not give way to the server:
        # Linux weighs sessions first, and its low priority would count only within.
        process = await asyncio.create_subprocess_exec(
            *program, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=_LONGEST_LINE, **own_group()
        )
        self._all.add(process)
        listening = asyncio.create_task(_log_what_is_said(process), name="thinker's words")
        self._listening.add(listening)
        listening.add_done_callback(self._listening.discard)
        if self._closed:
            await self._stop(process)
        return process

    async def _stop(self, process: Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def own_group() -> dict[str, Any]:
    """What starts a process in a group of its own; uvloop has another word for it than Python."""
    if isinstance(asyncio.get_running_loop(), asyncio.BaseEventLoop):
        return {"process_group": 0}
    return {"preexec_fn": os.setpgrp}


async def _log_what_is_said(process: Process) -> None:
    """Put what a process writes beside its answers, as a stranger's bot may, into the log line by line."""
    assert process.stderr is not None
    while True:
        try:
            line = await process.stderr.readline()
        except ValueError:  # longer than any line we take; what follows it is heard again
            continue
        if not line:
            return
        if said := line.decode(errors="replace").strip():
            log.warning("a bot's process said", extra={"said": said[:_MOST_LOGGED], "thinker": process.pid})
