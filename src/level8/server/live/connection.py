"""One client at one table: messages in, answers and views out, never more than the client can take."""

import asyncio
import logging
from collections import deque
from typing import Final, Protocol

import msgspec

from level8.game.actions import LayDown, format_action, parse_action
from level8.game.errors import IllegalAction, Level8Error
from level8.server.live.bucket import Bucket
from level8.server.live.live_table import LiveTable
from level8.server.live.presentable import presentable
from level8.server.store import StoreError
from level8.server.table.consequences import seen_meld
from level8.server.table.deciding import check, fault_so_far, meant, own_seat, waits
from level8.server.table.options import would_do
from level8.server.table.refusing import Refusal
from level8.server.table.showing import Onlooker, show
from level8.server.thinking.coaching import coached
from level8.server.thinking.thinker import Answer, question_of
from level8.server.wire import asking, telling
from level8.server.wire.asking import Asked
from level8.server.wire.telling import Telling

log: Final = logging.getLogger("level8.connections")
RATE: Final = 20.0  # messages a second in the long run
BURST: Final = 200.0  # a program may play a game as fast as it can
PATIENCE: Final = 200  # messages refused as too fast before the connection is closed
MOST_WAITING: Final = 200  # answers not yet sent
HINTED_BY: Final = "steady"
NOT_TEXT: Final = 1007  # close codes
TOO_MUCH: Final = 1008
FAILED: Final = 1011
AGAIN: Final = 1012

_decoder: Final = msgspec.json.Decoder(Asked)
_encoder: Final = msgspec.json.Encoder()
AtOnce: Final = (asking.Ping, asking.Look, asking.Check, asking.Try)  # what changes nothing at the table


class _Numbered(msgspec.Struct):
    """The `id` of a message that breaks the schema elsewhere."""

    id: asking.Id = 0


_id_decoder: Final = msgspec.json.Decoder(_Numbered)


class Ear(Protocol):
    """Who listens to a line."""

    def hear(self, message: bytes) -> None:
        """A message has come; nothing but text is one."""

    def more(self) -> None:
        """The client takes more again."""

    def lost(self) -> None:
        """The client has gone; nothing is heard after this."""


class Line(Protocol):
    """What leads to a client: a WebSocket, or a page that holds its tables itself."""

    @property
    def ready(self) -> bool:
        """Whether the client takes what it is told."""

    @property
    def gone(self) -> bool:
        """Whether the client has gone."""

    def listen(self, ear: Ear) -> None:
        """Pass messages to `ear` from now on, those that came before first."""

    def say(self, message: bytes) -> None:
        """Tell the client something."""

    def close(self, code: int) -> None:
        """End the line, and tell the client why."""

    def pause(self) -> None:
        """Hear nothing for now: what comes waits at the client."""

    def resume(self) -> None:
        """Hear again."""


class Allowed(Protocol):
    """Who knows how much a client may say."""

    def may_ask(self) -> bool:
        """Count a message, unless there were too many."""

    def may_talk(self, live: LiveTable) -> bool:
        """Count a line of chat or an emote at a table, unless there were too many."""


class Connection:
    """A client at a table. Views are made when the client is ready for one, so that a slow one skips some."""

    def __init__(self, line: Line, live: LiveTable, person: str, allowed: Allowed) -> None:
        self.person: Final = person
        self._line: Final = line
        self._live: Final = live
        self._allowed: Final = allowed
        self._bucket: Final = Bucket(RATE, BURST)
        self._heard: Final[deque[bytes]] = deque()  # while the message before is still being dealt with
        self._answers: Final[deque[Telling | int]] = deque()  # an id: the view that answers this message
        self.due = False  # whether `more` is about to run
        self._later: asyncio.TimerHandle | None = None  # for one who only looks on
        self._told_at = 0.0
        self._doing: asyncio.Task[None] | None = None
        self._told = 0  # the version last told
        self._stale = True  # a view is to be sent
        self._look: int | None = None
        self._hurried = 0
        self._hinting: Final[set[type]] = set()

    async def arrive(self) -> None:
        """Come to the table; from then on the line calls."""
        await self._live.arrive(self)
        self.wake()
        self._line.listen(self)

    def lost(self) -> None:
        """The client has gone; what it has asked for is done all the same."""
        self._heard.clear()
        self._stop_waiting()
        self._live.depart(self)

    def wake(self) -> None:
        """The table has changed: a view is due."""
        table = self._live.table
        if self._told == 0 or self.person == table.host or table.seats_of(self.person):
            self._stale = True
            self._soon()
        elif self._later is None:  # the players come first, and a crowd is told now and then
            loop, waits = asyncio.get_running_loop(), self._live.hall.waits
            wait = max(waits.crowd_after, self._told_at + waits.crowd - loop.time())
            self._later = loop.call_later(wait, self._look_again)

    def _look_again(self) -> None:
        """Tell one who only looks on what has changed meanwhile, once the players have been told."""
        if any(watcher.due for watcher in self._live.watchers):
            self._later = asyncio.get_running_loop().call_later(0.0, self._look_again)
            return
        self._stale = True
        self.more()  # a view that is sent ends the waiting

    def _stop_waiting(self) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None

    def leave(self) -> None:
        """Close the line and ask the client to connect again."""
        self._line.close(AGAIN)

    @property
    def waiting(self) -> int:
        """How many answers the client has not been able to take yet."""
        return len(self._answers)

    # --- out ---

    def _soon(self) -> None:
        if not self.due:
            self.due = True
            asyncio.get_running_loop().call_soon(self.more)

    def more(self) -> None:
        """Send what the client has not been told, as long as it takes more."""
        self.due = False
        if self._line.gone:
            return
        try:
            while self._answers and self._line.ready:
                answer = self._answers.popleft()
                self._say(self._view(answer) if isinstance(answer, int) else answer)
            if self._stale and self._line.ready:
                self._say(self._view(0))
        except Exception:
            log.exception("nothing more can be told")
            self._line.close(FAILED)

    def _say(self, message: Telling) -> None:
        self._line.say(_encoder.encode(message))

    def _view(self, answers: int) -> telling.Seen:
        live = self._live
        self._stale = False
        self._stop_waiting()
        seen = show(
            live.table,
            live.public,
            Onlooker(self.person, self._seat()),
            told=self._told,
            clock=live.clock(),
            watching=live.watching,
            answers=answers,
        )
        self._told = live.table.version
        self._told_at = asyncio.get_running_loop().time()
        return seen

    def _seat(self) -> int | None:
        """The seat whose hand this client is shown: its only one, or the one it has asked to look at."""
        own = self._live.table.seats_of(self.person)
        if len(own) == 1:
            return own[0]
        return self._look if self._look in own else None

    def _answer(self, message: Telling | int) -> None:
        self._answers.append(message)
        self._soon()

    # --- in ---

    def hear(self, message: bytes) -> None:
        """A message has come; one at a time is dealt with, in the order in which they came."""
        if self._doing is None:
            self._take(message)
        else:
            self._heard.append(message)
            self._line.pause()

    def _take(self, message: bytes) -> None:
        own = not self._bucket.allows()
        self._hurried += own  # what others of this home say ends nobody's connection
        hurried = own or not self._allowed.may_ask()
        if self._hurried > PATIENCE or self.waiting >= MOST_WAITING:
            self._line.close(TOO_MUCH)
            return
        try:
            asked = _decoder.decode(message)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._unreadable(message, error, hurried)
            return
        if hurried:
            self._refuse(asked.id, Refusal("too-fast"))
        elif isinstance(asked, AtOnce):
            self._answer_at_once(asked)
        else:
            self._doing = asyncio.create_task(self._do(asked), name="message")

    def _unreadable(self, message: bytes, error: Exception, hurried: bool) -> None:
        try:
            message.decode()
        except UnicodeDecodeError:
            log.warning("a client sent what is no text")
            self._line.close(NOT_TEXT)
            return
        why = Refusal("too-fast") if hurried else Refusal("unreadable", problem=str(error)[:200])
        self._refuse(_id_of(message), why)

    def _answer_at_once(self, asked: asking.Ping | asking.Look | asking.Check | asking.Try) -> None:
        try:
            if isinstance(asked, asking.Ping):
                self._answer(telling.Pong(id=asked.id))
            elif isinstance(asked, asking.Look):
                self._look_at(asked)
            else:
                self._answer(self._checked(asked))
        except Level8Error as error:
            self._refuse(asked.id, error)

    async def _do(self, asked: Asked) -> None:
        try:
            if isinstance(asked, asking.Hint | asking.Coach):
                self._begin_hint(asked)
            else:
                if isinstance(
                    asked, asking.Say | asking.Emote | asking.PlayNext
                ) and not self._allowed.may_talk(self._live):
                    raise Refusal("too-fast")
                await self._live.ask(self.person, asked)
                if isinstance(asked, asking.Join):
                    await self._live.greet(self.person)
                self._answer(asked.id)
        except Level8Error as error:
            self._refuse(asked.id, error)
        except Exception:
            log.exception("a message failed")
            self._line.close(FAILED)
        finally:
            self._doing = None
            self._hear_on()

    def _hear_on(self) -> None:
        if not self._heard:
            return
        while self._heard and self._doing is None:
            self._take(self._heard.popleft())
        if not self._heard:
            self._line.resume()

    def _begin_hint(self, asked: asking.Hint | asking.Coach) -> None:
        if type(asked) in self._hinting:
            raise Refusal("too-fast")
        self._hinting.add(type(asked))
        self._live.hall.spawn("hint", self._advise(asked))

    def _look_at(self, asked: asking.Look) -> None:
        own = self._live.table.seats_of(self.person)
        if asked.seat is not None and asked.seat not in own:
            raise Refusal("not-your-seat", seat=str(asked.seat + 1))
        self._look = asked.seat
        self._told = 0  # what was told to another seat is not what this one may know
        self._answer(asked.id)

    def _checked(self, asked: asking.Check | asking.Try) -> telling.Checked:
        table = self._live.table
        try:
            own_seat(table, self.person, asked.seat)
            if isinstance(asked, asking.Try):
                action = parse_action(asked.action)
            else:
                fault = fault_so_far(table, asked.seat, asked.parts)
                if fault is not None:
                    refused = self._refusal(asked.id, IllegalAction(fault[1]))
                    return telling.Checked(id=asked.id, refused=refused, part=fault[0])
                if waits(table, asked.seat, asked.parts):
                    return telling.Checked(id=asked.id)
                action = meant(table, asked.seat, asked.parts)
            check(table, asked.seat, action)
        except Level8Error as error:
            return telling.Checked(id=asked.id, refused=self._refusal(asked.id, error))
        top = int(table.edition.top)
        melds = [seen_meld(meld, top) for meld in action.melds] if isinstance(action, LayDown) else []
        return telling.Checked(id=asked.id, action=format_action(action), melds=melds)

    async def _advise(self, asked: asking.Hint | asking.Coach) -> None:
        try:
            self._answer(await (self._hint(asked) if isinstance(asked, asking.Hint) else self._coach(asked)))
        except Level8Error as error:
            self._refuse(asked.id, error)
        except (EOFError, TimeoutError, ConnectionError):
            self._refuse(asked.id, Refusal("no-hint"))
        finally:
            self._hinting.remove(type(asked))

    async def _hint(self, asked: asking.Hint) -> telling.Hinted:
        live = self._live
        own_seat(live.table, self.person, asked.seat)
        if not live.table.hints:
            raise Refusal("hints-off")
        if live.table.to_act != asked.seat:
            raise Refusal("nothing-to-hint")
        version = live.table.version
        answer = await live.hall.thinkers.ask(question_of(live.table, HINTED_BY, explain=True))
        if not answer.advice:
            raise Refusal("no-hint")
        return telling.Hinted(id=asked.id, advice=_advice(answer), version=version)

    async def _coach(self, asked: asking.Coach) -> telling.Coached:
        question = coached(self._live.table, self.person, asked.seat)
        answer = await self._live.hall.thinkers.ask(question)
        return telling.Coached(id=asked.id, action=question.judged, advice=_advice(answer))

    # --- refusing ---

    def _refuse(self, answers: int, error: Level8Error) -> None:
        self._answer(self._refusal(answers, error))
        if isinstance(error, StoreError) or error.message == "server-stale":
            self._told = 0  # a gap: this client must see the whole table
            self.wake()

    def _refusal(self, answers: int, error: Level8Error) -> telling.Refused:
        table = self._live.table
        error = presentable(error)
        rule, would = "", []
        seat = self._seat()
        if isinstance(error, IllegalAction):
            rule = error.reason.rule
            if seat is not None and seat == table.to_act and table.game is not None:
                would = would_do(table.game.view(seat))
        return telling.Refused(
            id=answers,
            message=error.message,
            detail=dict(error.detail),
            rule=rule,
            would=would,
            version=table.version,
        )


def _id_of(message: bytes) -> int:
    """The `id` of a message that breaks the schema elsewhere; 0 if it has none that can be read."""
    try:
        return _id_decoder.decode(message).id
    except (msgspec.DecodeError, RecursionError):
        return 0


def _advice(answer: Answer) -> list[telling.Advice]:
    return [telling.Advice(each.action, each.estimate, each.message, each.detail) for each in answer.advice]
