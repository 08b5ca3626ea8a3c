"""A house without a network: the server's lobby and connections, spoken to in the same messages."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from level8.bots import BOT_NAMES
from level8.game.errors import Level8Error
from level8.here.shelf import Shelf, ShelfStore
from level8.here.thinking import Coaching, OwnThinking
from level8.here.words import PageWords, Speak
from level8.server.live.connection import Connection, Ear
from level8.server.live.desk import MISSING, mine, my_review, read_as, rules_at, rules_of
from level8.server.live.hall import USUAL, Waits
from level8.server.live.live_table import LiveTable
from level8.server.live.lobby import Lobby, new_id
from level8.server.live.presentable import presentable
from level8.server.store import StoreError
from level8.server.table.hand_questions import fit_told, hand_of
from level8.server.table.own_editions import checked
from level8.server.table.own_editions import rules_of as own_rules
from level8.server.table.printed import editions
from level8.server.table.refusing import Refusal
from level8.server.table.replaying import replay
from level8.server.table.sheet import sheet
from level8.server.thinking.thinker import Measure, Prove, Solve
from level8.server.wire.own import DifficultyAsked, EditionAsked, RulesAsked
from level8.server.wire.pages import Failed, Made, NewTable, TryAgain
from level8.server.wire.sheet import FitAsked, HandAsked, SheetAsked

MARK: Final = "here0"  # names of tables that live in a page begin so; a server gives no name with a 0
CALM: Final = 8.0  # seconds in which the page says nothing
ME: Final = "me"  # whoever holds this device
NO_TABLE: Final = 4404  # close codes, as of the server
TROUBLE: Final = 4503
LONGEST_NUMBER: Final = 9  # digits, in an address
Say = Callable[[int, str], object]
Close = Callable[[int, int], object]


def no_words(_message: str, _values: str) -> str:
    return ""


class Nobody:
    """There is no crowd in a page of one's own."""

    def may_ask(self) -> bool:
        return True

    def may_talk(self, _live: LiveTable) -> bool:
        return True


class PageLine:
    """What leads to one table that the page shows."""

    def __init__(self, house: "House", number: int) -> None:
        self._house: Final = house
        self._number: Final = number
        self._early: list[bytes] | None = []  # said before somebody listened
        self._ear: Ear | None = None
        self.ready = True
        self.gone = False

    def listen(self, ear: Ear) -> None:
        self._ear = ear
        early, self._early = self._early or [], None
        for message in early:
            ear.hear(message)
        if self.gone:
            ear.lost()

    def say(self, message: bytes) -> None:
        if not self.gone:
            self._house.say(self._number, message.decode())

    def close(self, code: int) -> None:
        if not self.gone:
            self._house.close(self._number, code)
            self.leave()

    def pause(self) -> None:
        """A page sends little: what comes meanwhile waits at the connection."""

    def resume(self) -> None:
        """Nothing was kept back."""

    def hear(self, message: bytes) -> None:
        """The page says something."""
        if self._early is not None:
            self._early.append(message)
        elif self._ear is not None and not self.gone:
            self._ear.hear(message)

    def leave(self) -> None:
        """The page goes."""
        if not self.gone:
            self.gone = True
            if self._ear is not None:
                self._ear.lost()


class House:
    """All tables of a page. `say` and `close` carry messages to it, with the number of the line.

    `coach` judges actions somewhere else; without it, no coach speaks.
    """

    def __init__(
        self, shelf: Shelf, say: Say, close: Close, waits: Waits = USUAL, coach: Coaching | None = None
    ) -> None:
        self.say: Final = say
        self.close: Final = close
        self.store: Final = ShelfStore(shelf, self._unroll)
        self._thinking: Final = OwnThinking(coach)
        self.lobby: Final = Lobby(
            self.store, self._thinking, BOT_NAMES, waits, name_table=lambda: MARK + new_id()
        )
        self._lines: Final[dict[int, PageLine]] = {}
        self._heard_at = time.monotonic()

    async def open(self) -> None:
        """Begin."""
        await self.lobby.open()

    async def end(self) -> None:
        """Stop everything that is under way; what is stored is stored."""
        await self.lobby.close()
        await self.store.close()

    def _unroll(self, table: str, number: int, record: str) -> None:
        self.lobby.hall.spawn("replay", self._keep_replay(table, number, record))

    async def _keep_replay(self, table: str, number: int, record: str) -> None:
        """Make the replay of a game that is over, in a quiet moment: for a second or two no table goes on."""
        self._heard_at = time.monotonic()
        while (wait := self._heard_at + CALM - time.monotonic()) > 0:
            await asyncio.sleep(wait)
        told = msgspec.json.encode(replay(table, number, record)).decode()
        await self.store.keep_replay(table, number, told)

    # --- at a table ---

    def connect(self, number: int, table: str, person: str = ME) -> None:
        """The page opens a line of its own numbering to a table."""
        line = self._lines[number] = PageLine(self, number)
        self.lobby.hall.spawn("connect", self._connect(line, table, person))

    async def _connect(self, line: PageLine, table: str, person: str) -> None:
        try:
            live = await self.lobby.find(table)
            await Connection(line, live, person, Nobody()).arrive()
        except Refusal:
            line.close(NO_TABLE)
        except StoreError:
            line.close(TROUBLE)

    def hear(self, number: int, message: str) -> None:
        """A message on a line."""
        self._heard_at = time.monotonic()
        if number in self._lines:
            self._lines[number].hear(message.encode())

    def leave(self, number: int) -> None:
        """The page closes a line."""
        if number in self._lines:
            self._lines.pop(number).leave()

    def heard(self, table: str) -> None:
        """Another page of this browser has written to a table."""
        self.store.tell(table)

    # --- beside the tables ---

    async def ask(
        self, method: str, path: str, body: str = "", person: str = ME, speak: Speak = no_words
    ) -> str:
        """What the server would answer over HTTP: `{"status": 200, "body": …}` as JSON.

        `speak` puts into words what is told in sentences.
        """
        asked = f"{method} {path}".partition("?")[0]
        try:
            found = await self._answer(asked, body.encode(), person, PageWords(speak))
            return _told(200, found)
        except Level8Error as error:
            error = presentable(error)
            return _told(404 if error.message in MISSING else 400, Failed(error.message, dict(error.detail)))

    async def _answer(self, asked: str, body: bytes, person: str, words: PageWords) -> Any:
        match asked.split("/"):
            case ["POST ", "api", "tables"]:
                live = await self.lobby.make(person, read_as(body, NewTable))
                return Made(live.table.id)
            case ["GET ", "api", "tables"]:
                return []
            case ["POST ", "api", "games", table, number, "again"]:
                wanted = read_as(body, TryAgain)
                return Made((await self.lobby.again(person, table, _number(number), wanted)).table.id)
            case ["GET ", "api", "mine"]:
                return await mine(self.store, person)
            case ["GET ", "api", "mine", "review"]:
                return await my_review(self.store, person)
            case ["GET ", "api", "editions"]:
                return editions()
            case ["GET ", "api", "bots"]:
                return list(BOT_NAMES)
            case ["POST ", "api", "verify"]:
                return self._thinking.work_out(Prove(body)).verified
            case ["GET ", "api", "games", table, number]:
                return replay(table, _number(number), await self.lobby.record_of(table, _number(number)))
            case ["GET ", "api", "games", table, number, "record"]:
                return await self.lobby.record_of(table, _number(number))
            case ["GET ", "api", "tables", table, "rules"]:
                return await rules_at(self.lobby, table, words)
            case ["GET ", "api", "rules", edition, side]:
                return rules_of(edition, _number(side), words)
            case ["POST ", "api", "own", "rules"]:
                return own_rules(read_as(body, RulesAsked), words)
        return await self._worked_out(asked, body)

    async def _worked_out(self, asked: str, body: bytes) -> Any:
        """What needs no table: editions of one's own, and games with real cards."""
        if asked == "POST /api/own/check":
            return checked(read_as(body, EditionAsked))
        if asked == "POST /api/own/difficulty":
            wanted = read_as(body, DifficultyAsked)
            return self._thinking.work_out(Measure(wanted.text, wanted.side)).difficulty
        if asked == "POST /api/sheet":
            return sheet(read_as(body, SheetAsked))
        if asked == "POST /api/hand":
            hand = read_as(body, HandAsked)
            hand_of(hand)  # what is wrong with it is said at once
            return self._thinking.work_out(Solve(hand)).hand
        if asked == "POST /api/fit":
            return fit_told(read_as(body, FitAsked))
        raise Refusal("no-page")


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise Refusal("no-page")
    return int(text)


def _told(status: int, body: object) -> str:
    return f'{{"status":{status},"body":{msgspec.json.encode(body).decode()}}}'
