"""Bots think in other processes, and quick ones do not wait for slow ones."""

import asyncio
import json
import logging
import os
import sys
from pathlib import Path

import msgspec
import pytest

from level8.bots.seating import Seated
from level8.game.actions import Draw, parse_action
from level8.game.editions import edition
from level8.game.game import Game
from level8.server.network.logs import JsonLines
from level8.server.thinking import thinker
from level8.server.thinking.thinker import Prove, Question, Unroll
from level8.server.thinking.thinkers import Thinkers

GOLDEN = Path(__file__).parent.parent / "golden" / "modern-1-5.level8"
SEED = bytes(range(32))


def question(bot: str, think: str = "") -> Question:
    return Question("a table", "modern", "", 1, 4, SEED.hex(), ["draw"], bot, think)


def test_a_quick_answer_does_not_wait_for_long_thoughts_at_other_tables() -> None:
    async def story() -> None:
        thinkers = Thinkers(processes=1)
        deep = [asyncio.create_task(thinkers.ask(question("expert", "10s"))) for _ in range(3)]
        await asyncio.sleep(0)
        try:
            answer = await thinkers.ask(question("novice"))
            assert not any(task.done() for task in deep)
            game = Game.new(edition("modern"), 1, 4, SEED)
            game.play(Draw())
            assert game.check(parse_action(answer.action)) is None
        finally:
            for task in deep:
                task.cancel()
            await asyncio.gather(*deep, return_exceptions=True)
            await thinkers.close()

    asyncio.run(story())


def test_an_expert_does_not_wait_for_what_coaches_are_asked_elsewhere() -> None:
    async def story() -> None:
        thinkers = Thinkers(processes=1)
        game = Game.new(edition("modern"), 1, 4, SEED)
        judged = msgspec.structs.replace(question("expert"), actions=[], explain=True, judged="draw")
        coached = [asyncio.create_task(thinkers.ask(judged)) for _ in range(20)]
        await asyncio.sleep(0)
        try:
            answer = await thinkers.ask(question("expert"))
            game.play(Draw())
            assert game.check(parse_action(answer.action)) is None
            assert not all(task.done() for task in coached)
        finally:
            for task in coached:
                task.cancel()
            await asyncio.gather(*coached, return_exceptions=True)
            await thinkers.close()

    asyncio.run(story())


def test_what_a_bot_is_given_for_chance_tells_nothing_of_the_secret_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[int] = []

    class Noted(Seated):
        def __init__(self, name: str, seed: int, think: str | None = None) -> None:
            super().__init__(name, seed, think)
            given.append(seed)

    monkeypatch.setattr(thinker, "Seated", Noted)
    asked = question("novice")
    for seed in (SEED, SEED[:-1] + b"!"):  # they differ only in the last byte
        for actions in ([], ["draw"]):
            thinker.Thinker().answer(msgspec.structs.replace(asked, seed=seed.hex(), actions=actions))
    assert len(set(given)) == 4
    digits = SEED.hex()
    pieces = {digits[at : at + 7] for at in range(len(digits) - 6)}
    assert not [number for number in given if any(piece in f"{number:012x}" for piece in pieces)]


CHATTERBOX = """
import sys

class Chatterbox:
    def __init__(self, seed=0):
        pass

    def choose(self, view, actions):
        print("to the output")
        print("x" * 3_000_000, file=sys.stderr)
        print("to the errors", file=sys.stderr, flush=True)
        raise ValueError("nothing occurs to me")
"""


def test_what_a_bot_prints_is_a_line_of_the_log_like_everything_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "chatterbox.py").write_text(CHATTERBOX)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))

    async def story() -> None:
        thinkers = Thinkers(processes=1)
        try:
            answer = await thinkers.ask(question("chatterbox:Chatterbox"))
            assert answer.action
            await asyncio.wait_for(heard("to the errors"), 30)
        finally:
            await thinkers.close()

    async def heard(words: str) -> None:
        while not any(getattr(record, "said", "") == words for record in caplog.records):
            await asyncio.sleep(0.01)

    asyncio.run(story())
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records]
    said = [line["said"] for line in lines if line["what"] == "a bot's process said"]
    assert "to the errors" in said
    assert max(map(len, said)) <= 1000
    assert all(record.levelno == logging.WARNING for record in caplog.records if hasattr(record, "said"))


def test_a_replay_does_not_wait_for_records_that_strangers_want_checked() -> None:
    async def story() -> None:
        thinkers = Thinkers(processes=1)
        record = GOLDEN.read_text(encoding="utf-8")
        proofs = [asyncio.create_task(thinkers.look_into(Prove(record.encode()))) for _ in range(300)]
        await asyncio.sleep(0)
        try:
            answer = await thinkers.look_into(Unroll("ravenna", 1, record))
            assert answer is not None
            assert answer.replay
            assert not all(task.done() for task in proofs)
        finally:
            for task in proofs:
                task.cancel()
            await asyncio.gather(*proofs, return_exceptions=True)
            await thinkers.close()

    asyncio.run(story())


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop does not run there")
def test_bots_think_also_where_uvloop_runs_the_server() -> None:
    import uvloop

    async def story() -> None:
        thinkers = Thinkers(processes=1)
        try:
            assert (await thinkers.ask(question("novice"))).action
        finally:
            await thinkers.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(story())
