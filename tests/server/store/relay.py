"""A way from a server to PostgreSQL that a test can break and heal."""

import asyncio
import contextlib
from pathlib import Path
from typing import Final, Literal
from urllib.parse import parse_qs, urlencode, urlsplit


class Relay:
    """A port of this machine that leads to the socket of a PostgreSQL, given by its address."""

    def __init__(self, address: str) -> None:
        self._parts: Final = urlsplit(address)
        self._asked: Final = parse_qs(self._parts.query)
        self._socket: Final = Path(self._asked.pop("host")[0]) / ".s.PGSQL.5432"
        self._state: Literal["open", "cut", "mute"] = "open"
        self._under_way: Final[set[asyncio.StreamWriter]] = set()
        self._leading: Final[set[asyncio.Task[None]]] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> str:
        """Begin to lead there; returns the address of the database by this way."""
        self._server = await asyncio.start_server(self._admit, "127.0.0.1", 0)
        host = f"{self._parts.username}@127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self._parts._replace(netloc=host, query=urlencode(self._asked, doseq=True)).geturl()

    async def close(self) -> None:
        """Lead there no more."""
        if self._server is not None:
            self._server.close()
        self.cut()
        await asyncio.gather(*self._leading)

    def cut(self) -> None:
        """Break all connections, and admit none."""
        self._state = "cut"
        for writer in self._under_way:
            writer.transport.abort()

    def mute(self) -> None:
        """Lose what the database answers from now on, while it hears everything."""
        self._state = "mute"

    def heal(self) -> None:
        """Lead there again; connections that have missed something are broken."""
        if self._state == "mute":
            self.cut()
        self._state = "open"

    def _admit(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._lead(reader, writer))
        self._leading.add(task)
        task.add_done_callback(self._leading.discard)

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._under_way.add(writer)
        with contextlib.suppress(OSError):
            if self._state != "cut":
                answers, there = await asyncio.open_unix_connection(self._socket)
                await asyncio.gather(
                    self._carry(reader, there, heard=True), self._carry(answers, writer, heard=False)
                )
        writer.transport.abort()
        self._under_way.discard(writer)

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, heard: bool
    ) -> None:
        """Carry on what comes until one end closes, which closes the other; `heard` even when mute."""
        with contextlib.suppress(OSError):
            while data := await reader.read(2**16):
                if heard or self._state == "open":
                    writer.write(data)
                    await writer.drain()
        writer.transport.abort()
