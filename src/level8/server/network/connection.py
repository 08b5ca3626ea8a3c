"""One socket at one table: messages in, answers and views out, never more than the client can take."""

import asyncio
import logging
from collections import deque
from typing import Final

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from level8.game.actions import LayDown, format_action, parse_action
from level8.game.errors import IllegalAction, Level8Error
from level8.server.live.live_table import LiveTable
from level8.server.network.limits import Bucket
from level8.server.network.presentable import presentable
from level8.server.store import StoreError
from level8.server.table.consequences import seen_meld
from level8.server.table.deciding import Refusal, check, meant
from level8.server.table.options import would_do
from level8.server.table.showing import Onlooker, show
from level8.server.wire import asking, telling
from level8.server.wire.asking import Asked
from level8.server.wire.telling import Telling

log: Final = logging.getLogger("level8.connections")
RATE: Final = 20.0  # messages a second in the long run
BURST: Final = 200.0  # a program may play a game as fast as it can
PATIENCE: Final = 200  # refused for being too fast until the connection is closed
MOST_WAITING: Final = 200  # answers not yet sent
HINTED_BY: Final = "steady"
TOO_MUCH: Final = 1008  # the close code for breaking a policy
OUR_FAULT: Final = 1011

_decoder: Final = msgspec.json.Decoder(Asked)
_encoder: Final = msgspec.json.Encoder()


class Connection:
    """A client at a table. Views are made when the client is ready for one, so that a slow one skips some."""

    def __init__(self, socket: WebSocket, live: LiveTable, person: str) -> None:
        self.person: Final = person
        self._socket: Final = socket
        self._live: Final = live
        self._bucket: Final = Bucket(RATE, BURST)
        self._answers: Final[deque[Telling | int]] = deque()  # an id: the view that answers this message
        self._awake: Final = asyncio.Event()
        self._told = 0  # the version last told
        self._stale = True  # a view is to be sent
        self._look: int | None = None
        self._hurried = 0
        self._hinting = False

    async def serve(self) -> None:
        """Talk until the client goes."""
        sender = None
        try:
            await self._live.arrive(self)
            self.wake()
            sender = asyncio.create_task(self._send_on())
            while True:
                await self._take(await self._socket.receive())
        except WebSocketDisconnect:
            pass
        finally:
            self._live.depart(self)
            if sender is not None:
                sender.cancel()
                await asyncio.gather(sender, return_exceptions=True)

    def wake(self) -> None:
        """The table has changed: a view is due."""
        self._stale = True
        self._awake.set()

    @property
    def waiting(self) -> int:
        """How many answers the client has not been able to take yet."""
        return len(self._answers)

    # --- out ---

    async def _send_on(self) -> None:
        try:
            while True:
                await self._awake.wait()
                self._awake.clear()
                while self._answers:
                    answer = self._answers.popleft()
                    await self._send(self._view(answer) if isinstance(answer, int) else answer)
                if self._stale:
                    await self._send(self._view(0))
        except (WebSocketDisconnect, OSError):
            return  # the receiving side hears of it too
        except Exception:
            if self._socket.application_state is not WebSocketState.CONNECTED:
                return  # it was closed while something was being sent
            log.exception("nothing more can be told")
            await self._socket.close(OUR_FAULT)

    async def _send(self, message: Telling) -> None:
        await self._socket.send_text(_encoder.encode(message).decode())

    def _view(self, answers: int) -> telling.Seen:
        live = self._live
        self._stale = False
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
        return seen

    def _seat(self) -> int | None:
        """The seat whose hand this client is shown: its only one, or the one it has asked to look at."""
        own = self._live.table.seats_of(self.person)
        if len(own) == 1:
            return own[0]
        return self._look if self._look in own else None

    def _answer(self, message: Telling | int) -> None:
        self._answers.append(message)
        self._awake.set()

    # --- in ---

    async def _take(self, received: Message) -> None:
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        hurried = not self._bucket.allows()
        self._hurried += hurried
        if self._hurried > PATIENCE or self.waiting >= MOST_WAITING:
            await self._socket.close(TOO_MUCH)
            raise WebSocketDisconnect
        try:
            asked = _decoder.decode(received.get("text") or b"")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            unreadable = Refusal("unreadable", problem=str(error)[:200])
            self._refuse(0, Refusal("too-fast") if hurried else unreadable)
            return
        try:
            if hurried:
                raise Refusal("too-fast")
            await self._do(asked)
        except Level8Error as error:
            self._refuse(asked.id, error)

    async def _do(self, asked: Asked) -> None:
        if isinstance(asked, asking.Ping):
            self._answer(telling.Pong(id=asked.id))
        elif isinstance(asked, asking.Look):
            self._look_at(asked)
        elif isinstance(asked, asking.Check | asking.Try):
            self._answer(self._checked(asked))
        elif isinstance(asked, asking.Hint):
            if self._hinting:
                raise Refusal("too-fast")
            self._hinting = True
            self._live.hall.spawn("hint", self._hint(asked))
        else:
            await self._live.ask(self.person, asked)
            if isinstance(asked, asking.Join):
                await self._live.greet(self.person)
            self._answer(asked.id)

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
            if asked.seat not in table.seats_of(self.person):
                raise Refusal("not-your-seat", seat=str(asked.seat + 1))
            if isinstance(asked, asking.Try):
                action = parse_action(asked.action)
            else:
                action = meant(table, asked.seat, asked.parts)
            check(table, asked.seat, action)
        except Level8Error as error:
            return telling.Checked(id=asked.id, refused=self._refusal(asked.id, error))
        top = int(table.edition.top)
        melds = [seen_meld(meld, top) for meld in action.melds] if isinstance(action, LayDown) else []
        return telling.Checked(id=asked.id, action=format_action(action), melds=melds)

    async def _hint(self, asked: asking.Hint) -> None:
        live = self._live
        try:
            if asked.seat not in live.table.seats_of(self.person):
                raise Refusal("not-your-seat", seat=str(asked.seat + 1))
            if not live.table.hints:
                raise Refusal("hints-off")
            if live.table.to_act != asked.seat:
                raise Refusal("nothing-to-hint")
            version = live.table.version
            answer = await live.hall.thinkers.ask(live.question(HINTED_BY, explain=True))
            if not answer.advice:
                raise Refusal("no-hint")
            advice = [
                telling.Advice(each.action, each.estimate, each.message, each.detail)
                for each in answer.advice
            ]
            self._answer(telling.Hinted(id=asked.id, advice=advice, version=version))
        except (Level8Error, EOFError, TimeoutError, ConnectionError) as error:
            refusal = error if isinstance(error, Level8Error) else Refusal("no-hint")
            self._refuse(asked.id, refusal)
        finally:
            self._hinting = False

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
