"""Bots think beside the tables, and not in each other's way."""

import asyncio

from level8.game.actions import Draw
from level8.game.editions import edition
from level8.game.game import Game
from level8.record import parse_action
from level8.server.thinker import Question
from level8.server.thinkers import Thinkers

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
