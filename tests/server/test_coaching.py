"""The coach: judges the last action of a seat from what it knew, and only where no other people sit."""

import asyncio
from pathlib import Path
from typing import Final

import msgspec
import pytest

from level8.bots.steady import SteadyBot
from level8.game.actions import Discard, LayDown, format_action
from level8.game.editions import edition
from level8.game.game import Game
from level8.here.coaching import OwnCoach
from level8.here.thinking import OwnThinking
from level8.server.thinking.thinker import Answer, Question, Thinker
from server.evening import told_of
from server.house import open_house

ME: Final = {"kind": "me", "name": "Ada"}
BOT: Final = {"kind": "bot", "bot": "novice"}
_DEEDS: Final = ("drew", "discarded", "skipped", "laiddown", "laidoff")


def test_a_coach_judges_the_last_action_of_a_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cookie = await house.make({"seats": [ME, BOT], "pace": 0, "start": True})
            async with house.at(table, cookie) as client:
                await client.first()
                while client.view["game"]["to_act"] != 0 or client.view["may"] is None:
                    await client.hear()
                await client.act("draw")
                told = await client.ask("coach", seat=0)
                assert (told["is"], told["action"]) == ("coached", "draw")
                assert all(
                    not each["message"] or each["message"].startswith("why-") for each in told["advice"]
                )
                await client.ask("allow", hints=False)
                assert (await client.ask("coach", seat=0))["message"] == "server-hints-off"

    asyncio.run(story())


def test_a_coach_is_silent_where_somebody_else_sits(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cookie = await house.make({"seats": [ME, ME, BOT], "pace": 0, "start": True})
            async with house.at(table, cookie) as client:
                await client.first()
                assert (await client.ask("coach", seat=0))["message"] == "server-no-coach"
                assert (await client.ask("coach", seat=2))["message"] == "server-not-your-seat"

    asyncio.run(story())


def test_the_coach_speaks_of_bots_to_their_host_alone_and_only_while_their_hands_lie_open(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cookie = await house.make({"seats": [BOT, BOT], "pace": 0, "start": True})
            async with house.at(table, cookie) as host, house.at(table) as guest:
                await host.first()
                await host.ask("steer", stopped=True)
                await host.ask("steer", step="turn")
                while not (done := [each for what in _DEEDS for each in told_of(host, what)]):
                    await host.hear()
                actor = done[0]["seat"]
                assert (await host.ask("coach", seat=actor))["message"] == "server-not-your-seat"
                await host.ask("steer", open=True)
                assert (await host.ask("coach", seat=actor))["is"] == "coached"
                await guest.first()
                assert (await guest.ask("coach", seat=actor))["message"] == "server-not-your-seat"

    asyncio.run(story())


def blunder() -> tuple[Question, str]:
    """A card is thrown in place of the level that would have won; and the action that lays it down."""
    seed, played = bytes([3]) * 32, list[str]()
    game, steady = Game.new(edition("modern"), 1, 2, seed), SteadyBot(0)
    while not (isinstance(best := steady.act(game), LayDown) and game.at_last_level(game.to_act)):
        played.append(format_action(best))
        game.play(best)
        if game.over:
            seed = bytes([seed[0] + 1]) * 32
            game, played = Game.new(edition("modern"), 1, 2, seed), []
    thrown = format_action(Discard(int(game.places[game.to_act].hand[0])))
    asked = Question("t/1", "modern", "", 1, 2, seed.hex(), played, "expert", explain=True, judged=thrown)
    return asked, format_action(best)


def test_a_thinker_finds_what_would_have_won_the_game() -> None:
    """On the compiled engine and, with fewer trials, on the plain one."""
    asked, best = blunder()
    (advice,) = Thinker().answer(asked).advice
    assert (advice.action.split()[0], advice.message) == ("lay", "why-lay-wins")
    assert advice.estimate > 0.1
    assert Thinker().answer(msgspec.structs.replace(asked, judged=best)).advice == []


def test_in_a_page_a_coach_elsewhere_speaks_and_without_it_nobody_does() -> None:
    async def elsewhere(question: str) -> str:
        return OwnCoach().judge(question)

    async def story() -> None:
        asked, _ = blunder()
        (advice,) = (await OwnThinking(elsewhere).ask(asked)).advice
        assert advice.action.startswith("lay ")
        assert (await OwnThinking().ask(asked)).advice == []

    asyncio.run(story())


def test_a_hint_is_told_while_the_coach_still_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            thinkers, hinted = house.server.lobby.hall.thinkers, asyncio.Event()
            answer = thinkers.ask

            async def slowly(question: Question) -> Answer:
                if question.judged:
                    await hinted.wait()
                    return Answer()
                return await answer(question)

            monkeypatch.setattr(thinkers, "ask", slowly)
            table, cookie = await house.make({"seats": [ME, BOT], "pace": 0, "start": True, "first": 0})
            async with house.at(table, cookie) as client:
                await client.first()
                await client.act("draw")
                coached = await client.say("coach", seat=0)
                assert (await client.ask("hint", seat=0))["is"] == "hinted"
                hinted.set()
                told = await client.until(lambda message: message["id"] == coached)
                assert told["is"] == "coached"

    asyncio.run(story())
