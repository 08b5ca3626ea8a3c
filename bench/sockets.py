"""A minimal WebSocket and HTTP client: the less the load costs, the more the server shows."""

import asyncio
import struct
from collections.abc import Callable
from typing import Final

_KEY: Final = "AAAAAAAAAAAAAAAAAAAAAA=="
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_FINAL, _MASKED = 0x80, 0x80


class Socket(asyncio.Protocol):
    """The client's end of a WebSocket; relies on the server never fragmenting a message."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.opened: Final[asyncio.Future[str]] = asyncio.get_running_loop().create_future()
        self._heard: Final = heard
        self._lost: Final = lost
        self._data = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def ask(self, port: int, path: str, cookie: str) -> None:
        """Request the upgrade; `opened` resolves to the cookie that the server sets, or to an empty text."""
        assert self._transport is not None
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {_KEY}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self.opened.done():
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self._data = rest
            self.opened.set_result(set_cookie(head))
        self._read()

    def _read(self) -> None:
        data, at = self._data, 0
        while len(data) >= at + 2:
            kind, size, start = data[at] & 0x0F, data[at + 1], at + 2
            if size == 126:
                start += 2
                size = int.from_bytes(data[at + 2 : start])
            elif size == 127:
                start += 8
                size = int.from_bytes(data[at + 2 : start])
            if len(data) < start + size:
                break
            at = start + size
            self._take(kind, data[start:at])
        self._data = data[at:]

    def _take(self, kind: int, message: bytes) -> None:
        if kind == _TEXT:
            self._heard(message)
        elif kind == _PING:
            self._send(_PONG, message)
        elif kind == _CLOSE:
            self.close()

    def say(self, message: bytes) -> None:
        self._send(_TEXT, message)

    def _send(self, kind: int, message: bytes) -> None:
        """Send a frame; its mask is zero, which leaves the message unchanged."""
        if self._transport is None or self._transport.is_closing():
            return
        size = len(message)
        length = bytes([_MASKED | size]) if size < 126 else bytes([_MASKED | 126]) + struct.pack(">H", size)
        self._transport.write(bytes([_FINAL | kind]) + length + bytes(4) + message)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(str(error)))
        self._lost()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


def set_cookie(head: bytes) -> str:
    """The cookie that an answer sets, in the form in which it is sent back."""
    lines = (line.partition(":") for line in head.decode().split("\r\n")[1:])
    return next(
        (value.partition(";")[0].strip() for name, _, value in lines if name.lower() == "set-cookie"), ""
    )


async def opened(
    port: int, path: str, cookie: str, heard: Callable[[bytes], None], lost: Callable[[], None]
) -> tuple[Socket, str]:
    """Open a socket; returns it with the cookie of its person."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(heard, lost), "127.0.0.1", port)
    socket.ask(port, path, cookie)
    return socket, await socket.opened or cookie


async def asked(port: int, method: str, path: str, body: bytes = b"", cookie: str = "") -> tuple[bytes, str]:
    """Send a request; returns the body and the cookie of its person. Raises ConnectionError if refused."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = [
        f"{method} {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Connection: close",
        f"Content-Length: {len(body)}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode() + body)
    head, _, told = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    if b" 200 " not in head.partition(b"\r\n")[0]:
        raise ConnectionError(f"{path}: {head.decode()} {told.decode()}")
    return told, set_cookie(head) or cookie
