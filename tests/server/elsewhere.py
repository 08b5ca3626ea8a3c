"""Two tables that differ only in what one onlooker cannot see, and everything that each tells it."""

import asyncio
import contextlib
import copy
import dataclasses
from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Final, cast

import msgspec

from level8.game.actions import Carry
from level8.game.game import Game
from level8.record import Played, Recorder
from level8.server.live.connection import Connection, Ear
from level8.server.live.hall import Hall, Waits
from level8.server.live.live_table import LiveTable
from level8.server.store import Store
from level8.server.table.deciding import House
from level8.server.table.pausing import Pause
from level8.server.table.refusing import Refusal
from level8.server.table.table import History, Table
from level8.server.thinking.coaching import coached
from level8.server.thinking.thinker import Answer, Question, Thinker
from level8.server.wire.asking import Asked
from server.house import PATIENCE
from server.model import BOTS, redealt

PROCESS: Final = "p"
STILL: Final = Waits(grace=3600.0, crowd=3600.0)  # nothing comes by itself
MOST_AT_ONCE: Final = 4  # messages that come together with an answer
_HOUSE: Final = House(BOTS, lambda: 64 * "0")


class World:
    """A table of its own, on which a client may do what it likes, and whoever thinks at it."""

    def __init__(self, table: Table, thinker: Thinker) -> None:
        self.table: Final = table
        self.thinker: Final = thinker

    async def ask(self, question: Question) -> Answer:
        """Advice is given at once; no bot ever plays."""
        if not question.explain:
            await asyncio.Future[None]()
        return self.thinker.answer(question)


def this_world(table: Table) -> World:
    """The `table` itself, as a copy: its thinker plays the game of a question from seed and actions."""
    assert table.history is not None
    recorder = copy.copy(table.history.recorder)
    game = recorder.game.copy()
    pause = table.pause
    if pause is not None:
        pause = dataclasses.replace(pause, left=pause.left.copy())
    return World(_copied(table, _noting(recorder, game), table, pause), Thinker())


def other_world(table: Table, person: str, seat: int, rng: Random) -> World:
    """The `table` with everything dealt anew that a `person` on a `seat` (or SPECTATOR) cannot know."""
    assert table.history is not None
    told = redealt(table, seat, rng)
    assert told.history is not None
    recorder = _noting(copy.copy(table.history.recorder), told.history.recorder.game)
    played = [_as_seen(each, seat) for each in table.history.recorder.record().actions()]
    noted = SimpleNamespace(actions=lambda: played)
    recorder.record = lambda: noted  # type: ignore[method-assign,assignment,return-value]
    before = None
    with contextlib.suppress(Refusal):
        question = coached(table, person, seat)
        before = Game.sample(Thinker()._game(question).view(seat), rng)
    return World(_copied(table, recorder, told, told.pause), Elsewhere(recorder.game, before))


class Elsewhere(Thinker):
    """Thinks about the games of another world, whatever seed and actions a question names."""

    def __init__(self, now: Game, before: Game | None = None) -> None:
        super().__init__()
        self._now: Final = now
        self._before: Final = before  # what a coach looks at: the game before the last action of a seat

    def _game(self, question: Question) -> Game:
        game = self._before if question.judged else self._now
        assert game is not None
        return game.copy()


def _noting(recorder: Recorder, game: Game) -> Recorder:
    """A copied `recorder` that goes on with a `game`, and changes nothing of the one that was copied."""
    for name, value in vars(recorder).items():
        if isinstance(value, list):
            setattr(recorder, name, value.copy())
    recorder.game = game  # type: ignore[misc]
    return recorder


def _copied(table: Table, recorder: Recorder, told: Table, pause: Pause | None) -> Table:
    """A copy of the `table` with the game of a `recorder`, the events of `told` and a `pause`."""
    old = table.history
    assert old is not None
    history = History(recorder, old.actions.copy(), old.undoable, old.rounds.copy())
    as_they_are: list[object] = [table.edition, table.made, table.lesson]
    kept: dict[int, object] = {id(each): each for each in as_they_are}
    kept |= {id(old): history, id(table.recent): told.recent.copy()}
    if pause is not None:
        own = dataclasses.replace(pause, continued=pause.continued.copy(), kept=pause.kept.copy())
        kept[id(table.pause)] = own
    return copy.deepcopy(table, kept)


def _as_seen(played: Played, seat: int) -> Played:
    """An action without the cards that a `seat` has not seen."""
    if played.seat != seat and isinstance(played.action, Carry):
        return dataclasses.replace(played, action=Carry(()), drawn=())
    return played if played.drawer == seat else dataclasses.replace(played, drawn=())


# --- one client in a world ---


class Heard:
    """A line whose client takes everything; keeps each message, byte for byte."""

    def __init__(self) -> None:
        self.ready, self.gone = True, False
        self.told: Final[list[bytes]] = []

    def say(self, message: bytes) -> None:
        self.told.append(message)

    def listen(self, ear: Ear) -> None: ...
    def close(self, code: int) -> None:
        raise AssertionError(f"closed: {code}")

    def pause(self) -> None: ...
    def resume(self) -> None: ...


class NoStore:
    """Takes everything and has nothing."""

    async def append(self, _table: str, _version: int, _events: Sequence[bytes]) -> None: ...
    async def events(self, _table: str, _after: int) -> list[bytes]:
        return []

    async def list_as(self, *_about: object) -> None: ...


class Quiet:
    """A crowd that may say as much as it likes."""

    def may_ask(self) -> bool:
        return True

    def may_talk(self, _live: LiveTable) -> bool:
        return True


async def everything_told(world: World, person: str, script: Sequence[Asked]) -> list[bytes]:
    """All that a `person` is told who comes and says what is in the `script`, byte for byte."""
    table, line = world.table, Heard()
    hall = Hall(cast(Store, NoStore()), world, _HOUSE, PROCESS, STILL)
    hall.now = lambda: table.last_at
    live = LiveTable(hall, table)
    client = Connection(line, live, person, Quiet())
    await client.arrive()
    for number, asked in enumerate(script, start=1):
        client.hear(msgspec.json.encode(msgspec.structs.replace(asked, id=number)))
        answered = f'"id":{number}}}'.encode()
        async with asyncio.timeout(PATIENCE):
            while not any(message.endswith(answered) for message in line.told[-MOST_AT_ONCE:]):
                await asyncio.sleep(0)
    live.close()
    for task in list(hall.tasks):
        task.cancel()
    await asyncio.gather(*hall.tasks, return_exceptions=True)
    return line.told
