"""A lesson is a table with one way through it: each step is legal, and the only one offered and taken."""

import asyncio
from collections.abc import Sized
from pathlib import Path

import pytest

from level8.game.actions import parse_action
from level8.messages import LANGUAGES, Messages
from level8.server.table import events
from level8.server.table.lessons import LEARNER, LESSONS, Lesson
from level8.server.table.showing import Onlooker, PublicSnapshot, show
from level8.server.table.table import Table, replayed
from level8.server.wire import asking
from level8.server.wire.telling import May, Seen
from server.evening import ME
from server.house import open_house
from server.model import Model

ALL = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def at(lesson: Lesson) -> Model:
    made = events.Created(
        at=1.0,
        host="ann",
        chairs=[events.Chair("ann"), events.Chair(bot="novice")],
        edition=lesson.edition,
        edition_file="",
        side=lesson.side,
        clock=0,
        hints=False,
        chat=False,
        listed=False,
        pace=0,
        strength="novice",
        secret=lesson.secret,
        countdown=0,
        first=LEARNER,
        lesson=lesson.name,
    )
    model = Model(replayed("table", [made]), [made])
    model.add(events.Came(at=1.0, person="ann", process="here"), events.Started(at=1.0))
    return model


def seen(table: Table) -> Seen:
    return show(
        table, PublicSnapshot(table), Onlooker("ann", LEARNER), told=0, clock=None, watching=0, answers=0
    )


def act(model: Model, action: str) -> bool:
    return model.ask("ann", asking.Act(version=model.table.version, seat=LEARNER, action=action))


def offered(may: May) -> int:
    """How many different things the page lets one do."""
    lists: list[Sized] = [may.draw, may.ways, may.lay_off, may.discard, may.skip, may.shown]
    return sum(len(each) for each in lists) + may.take + may.keep + (may.swap >= 0)


@ALL
def test_each_step_of_a_lesson_is_legal_and_the_only_one_that_is_offered_and_taken(lesson: Lesson) -> None:
    model = at(lesson)
    table = model.table
    for step in lesson.steps:
        game = table.game
        assert game is not None
        assert game.to_act == step.seat
        assert game.check(parse_action(step.action)) is None, step.action
        if step.seat != LEARNER:
            model.add(events.Played(at=2.0, seat=step.seat, action=step.action, by="bot"))
            continue
        told = seen(table)
        assert told.may is not None
        assert told.lesson is not None
        assert (told.lesson.action, told.lesson.done) == (step.action, False)
        assert offered(told.may) == 1, step.action
        others = [each for each in game.legal_actions() if not step.is_done_by(each)]
        assert not any(act(model, repr(each).strip("<>")) for each in others)
        assert act(model, step.action), step.action
    over = seen(table)
    assert over.may is None
    assert over.lesson is not None
    assert over.lesson.done
    assert over.pause is None or over.pause.awaited == []
    assert not act(model, "draw")
    assert not model.ask("ann", asking.Continue(round=1))


@ALL
def test_every_sentence_of_a_lesson_is_there_in_every_language(lesson: Lesson) -> None:
    notes = [note.says for step in lesson.steps for note in step.notes] + [note.says for note in lesson.ends]
    said = [step.says for step in lesson.steps if step.seat == LEARNER] + notes
    assert all(said)
    for language in LANGUAGES:
        words = Messages(language)
        assert not [each for each in said if not words.has(each)], language


def test_the_bot_of_a_lesson_does_what_is_prepared_and_the_learner_may_leave_and_come_back(
    tmp_path: Path,
) -> None:
    lesson = LESSONS["first"]

    async def story() -> None:
        async with open_house(tmp_path) as house:
            table, cookie = await house.make({"seats": [ME, ME], "lesson": "first", "entropy": "ab"})
            did = 0
            for _ in range(len(lesson.steps)):  # a socket of its own for every step
                async with house.at(table, cookie) as ann:
                    told = await ann.first()
                    while not told["lesson"]["done"] and not told["may"]:
                        told = await ann.hear()
                    if told["lesson"]["done"]:
                        break
                    did += 1
                    action = told["lesson"]["action"]
                    answer = await ann.ask("act", version=told["version"], seat=0, action=action)
                    assert answer["is"] == "seen", answer
            assert did == sum(step.seat == LEARNER for step in lesson.steps)
            assert (await house.http("POST", "/api/tables", {"seats": [ME, ME], "lesson": "x"})).status == 400

    asyncio.run(story())
