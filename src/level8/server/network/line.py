"""A WebSocket without a task of its own: what it hears goes to its ear at once, what it says to the network.

The protocol itself (handshake, masks, fragments, closing) is the work of `websockets`; only the frame around
a message to the client is written here, because most of what a server does is to send them.
"""

import asyncio
import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from level8.server.live.connection import FAILED, Ear
from level8.server.network.door import Entrance

log: Final = logging.getLogger("level8.lines")
_SILENT: Final = logging.getLogger("level8.lines.protocol")
_SILENT.setLevel(logging.CRITICAL + 1)  # it would log what is said
QUIET: Final = 20.0  # seconds without a word from a client until it is asked whether it is there
GONE: Final = 40.0  # until it counts as gone
FAREWELL: Final = 10.0  # seconds to answer a close, and to take what was said before it
MOST_UNTAKEN: Final = 2**20  # bytes that wait for a client: pongs go out whether it takes them or not
RESTART: Final = 1012


class Line(asyncio.Protocol):
    """The server's end of a WebSocket. The application accepts or refuses it, found in `scope["line"]`."""

    def __init__(
        self,
        entrance: Entrance,
        *,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._entrance: Final = entrance
        self._config: Final = config
        self._state: Final = server_state
        self._app_state: Final = app_state
        self._loop: Final = _loop or asyncio.get_running_loop()
        self._websocket: Final = ServerProtocol(max_size=config.ws_max_size, logger=_SILENT)
        self._transport: asyncio.Transport = None  # type: ignore[assignment]
        self._response: Response | None = None  # to a handshake that nobody has accepted yet
        self._ear: Ear | None = None
        self._fragments: list[bytes] = []
        self._kind = Opcode.TEXT
        self._timer: asyncio.TimerHandle | None = None
        self._heard_at = 0.0
        self._full_at = 0.0  # when it last began to take too little
        self._host = ""
        self._closing = False
        self._when_gone: Callable[[], None] | None = None
        self.ready = True  # whether the client takes what it is told
        self.gone = False

    # --- the handshake ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # that of uvloop is none, but does the same
        self._state.connections.add(self)  # type: ignore[arg-type]
        peer = transport.get_extra_info("peername")
        self._host = str(peer[0]) if isinstance(peer, tuple) else ""

    def _asked(self, request: Request) -> None:
        response = self._websocket.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._websocket.send_response(response)
            return
        self._response = response
        path, _, query = request.path.partition("?")
        peer, own = self._transport.get_extra_info("peername"), self._transport.get_extra_info("sockname")
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": own[:2] if isinstance(own, tuple) else None,
            "client": peer[:2] if isinstance(peer, tuple) else None,
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [
                (name.lower().encode(), value.encode("latin-1", "replace"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "line": self,
        }
        task = self._loop.create_task(self._open(scope))
        task.add_done_callback(self._state.tasks.discard)
        self._state.tasks.add(task)

    async def _open(self, scope: dict[str, Any]) -> None:
        """Let the application decide; it stays with the line only until somebody listens."""

        async def nothing(*_: object) -> Any:
            raise RuntimeError("a line is spoken to through scope['line']")

        try:
            await self._config.loaded_app(scope, nothing, nothing)
        except Exception:
            log.exception("a socket failed")
            self.close(FAILED)
        if self._ear is None:
            self.close(FAILED)

    def accept(self, headers: list[tuple[bytes, bytes]]) -> None:
        """Open the line, with headers that tell the client who it is."""
        response, self._response = self._response, None
        if response is None or self.gone:
            return
        for name, value in headers:
            response.headers[name.decode()] = value.decode("latin-1")
        self._websocket.send_response(response)
        self._flush()
        self._transport.pause_reading()  # until somebody listens
        self._heard_at = self._loop.time()
        self._timer = self._loop.call_later(QUIET, self._is_there)

    def refuse(self, status: HTTPStatus, headers: list[tuple[str, str]] | None = None) -> None:
        """Do not open it; a browser is told only that it failed."""
        self._response = None
        if not self.gone:
            told = Headers([*(headers or ()), ("Connection", "close"), ("Content-Length", "0")])
            self._websocket.send_response(Response(status.value, status.phrase, told, b""))
            self._flush()
            self._transport.close()

    def when_gone(self, do: Callable[[], None]) -> None:
        """Call `do` when the connection has ended."""
        if self.gone:
            do()
        else:
            self._when_gone = do

    def listen(self, ear: Ear) -> None:
        """From now on this is who hears; what was said before is heard first."""
        self._ear = ear
        if self.gone:
            ear.lost()
        elif not self._transport.is_closing():
            self._transport.resume_reading()

    # --- out ---

    def say(self, message: bytes) -> None:
        """Send a message in one frame; nothing happens where the line is closing."""
        if self._websocket.state is not OPEN or self._transport.is_closing():
            return
        size = len(message)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2)
        else:
            head = b"\x81\x7f" + size.to_bytes(8)
        self._transport.write(head + message)

    def close(self, code: int) -> None:
        """End the line, and tell the client why."""
        if self._response is not None:
            self.refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
        elif self._websocket.state is OPEN:
            self._closing = True
            self._websocket.send_close(code)
            self._flush()
            self._abort_later()
            self.resume()

    def pause(self) -> None:
        """Hear nothing for now: what comes waits at the client."""
        self._transport.pause_reading()

    def resume(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def pause_writing(self) -> None:
        self.ready = False
        self._full_at = self._loop.time()

    def resume_writing(self) -> None:
        self.ready = True
        if self._ear is not None:
            self._ear.more()

    def shutdown(self) -> None:
        """The server ends: clients are to come again."""
        if self._websocket.state is OPEN and self._response is None:
            self._websocket.send_close(RESTART)
            self._flush()
        self._hang_up()

    def _flush(self) -> None:
        for piece in self._websocket.data_to_send():
            if piece:
                self._transport.write(piece)
            else:
                self._hang_up()
        if self._transport.get_write_buffer_size() > MOST_UNTAKEN:
            self._transport.abort()

    def _hang_up(self) -> None:
        """Close the connection, also where the client never takes what was said last."""
        self._transport.close()
        self._abort_later()

    def _abort_later(self) -> None:
        self._stop_timer()
        if not self.gone:
            self._timer = self._loop.call_later(FAREWELL, self._transport.abort)

    # --- in ---

    def data_received(self, data: bytes) -> None:
        self._heard_at = self._loop.time()
        self._websocket.receive_data(data)
        for event in self._websocket.events_received():
            if isinstance(event, Request):
                self._asked(event)
            elif isinstance(event, Frame) and not self._closing:
                self._take(event)
        if self._websocket.parser_exc is not None:
            log.warning(
                "a client broke the protocol", extra={"how": type(self._websocket.parser_exc).__name__}
            )
        self._flush()

    def _take(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._kind, self._fragments = frame.opcode, []
        elif frame.opcode is not Opcode.CONT:
            return
        self._fragments.append(bytes(frame.data))
        if frame.fin and self._ear is not None:
            message = b"".join(self._fragments) if len(self._fragments) > 1 else self._fragments[0]
            self._fragments = []
            self._ear.hear(message if self._kind is Opcode.TEXT else b"")

    def connection_lost(self, exc: Exception | None) -> None:
        del exc  # whoever goes, goes
        self.gone = True
        self._stop_timer()
        self._state.connections.discard(self)
        self._entrance.leave(self._host)
        if self._when_gone is not None:
            self._when_gone()
        ear, self._ear = self._ear, None
        if ear is not None:
            ear.lost()

    # --- is it there? ---

    def _is_there(self) -> None:
        now = self._loop.time()
        quiet = now - self._heard_at
        if quiet >= GONE - 0.5 or (not self.ready and now - self._full_at >= GONE - 0.5):
            self._transport.abort()
            return
        if quiet >= QUIET - 0.5:
            self._websocket.send_ping(b"")
            self._flush()
            quiet = 0.0
        self._timer = self._loop.call_later(QUIET - quiet, self._is_there)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
