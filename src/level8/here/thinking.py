"""Bots that think where the tables are: one thought at a time, none of them long."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from level8.server.thinking.thinker import Advised, Answer, Question, Thinker, Work

SEARCHING: Final = "expert"
AT_MOST: Final = "2s"  # for a thought of an expert, which has only plain Python here
BREATH: Final = 0.01  # seconds between two thoughts, for messages that came in meanwhile
Coaching = Callable[[str], Awaitable[str]]  # a Question, and a list of Advised, as JSON


class OwnThinking:
    """Answers questions in this thread: while a bot thinks, nothing else happens here.

    Only what a coach is asked goes elsewhere, because it takes long.
    """

    def __init__(self, coach: Coaching | None = None) -> None:
        self._coach: Final = coach
        self._thinker: Final = Thinker()
        self._one: Final = asyncio.Lock()

    async def ask(self, question: Question) -> Answer:
        """An answer; an expert's within its time. Without a coach, none of its own."""
        if question.judged:
            told = (
                await self._coach(msgspec.json.encode(question).decode()) if self._coach is not None else "[]"
            )
            return Answer(advice=msgspec.json.decode(told, type=list[Advised]))
        if question.bot == SEARCHING and not question.think:
            question = msgspec.structs.replace(question, think=AT_MOST)
        async with self._one:
            await asyncio.sleep(BREATH)
            return self._thinker.answer(question)

    def work_out(self, work: Work) -> Answer:
        """The answer to what needs no bot."""
        return self._thinker.answer(work)
