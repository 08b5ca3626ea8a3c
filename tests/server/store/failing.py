"""Server processes on one PostgreSQL, and everything that can fail between them for a moment."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

import asyncpg

from server.process import Process
from server.store.relay import Relay

SERVERS: Final = 3
SKEW: Final = 300.0  # seconds between two clocks

# A server whose clock is ahead of the real one by its first argument.
SKEWED: Final = """
import sys, time
real, ahead = time.time, float(sys.argv.pop(1))
time.time = lambda: real() + ahead
from level8.cli.main import main
sys.exit(main())
"""


class Node:
    """A server process with a clock of its own, and the relay between it and the database."""

    def __init__(self, schema: str, folder: Path) -> None:
        self.relay: Final = Relay(schema)
        self._folder: Final = folder
        self._database = ""
        self.process: Process = None  # type: ignore[assignment]  # until it is open

    async def open(self, ahead: float) -> None:
        """Start with a clock that is ahead by some seconds."""
        self._database = await self.relay.open()
        await self.start(0, ahead)

    async def start(self, port: int, ahead: float) -> None:
        """Start a process at a port."""

        def begin() -> Process:
            options = ("serve", "--port", str(port), "--data", str(self._folder), "--proxies", "127.0.0.1")
            command = (sys.executable, "-c", SKEWED, str(ahead))
            return Process(*options, command=command, LEVEL8_DATABASE=self._database)

        self.process = await asyncio.to_thread(begin)

    async def end(self, how: signal.Signals) -> tuple[int, str]:
        """End the process with a signal; returns its status and what it logged."""
        status, _, logged = await asyncio.to_thread(self.process.end, how)
        return status, logged


async def cut(node: Node, seconds: float) -> None:
    """Part a server from the database."""
    node.relay.cut()
    await asyncio.sleep(seconds)
    node.relay.heal()


async def mute(node: Node, seconds: float) -> None:
    """Let the database hear a server, which does not hear the answers, and loses them."""
    node.relay.mute()
    await asyncio.sleep(seconds)
    node.relay.heal()


async def stop(node: Node, seconds: float) -> None:
    """Pause a server."""
    with paused([node.process.running.pid]):
        await asyncio.sleep(seconds)


async def kill(node: Node, seconds: float) -> None:
    """Kill a server, and start it again with another clock."""
    port = node.process.port
    await node.end(signal.SIGKILL)
    await asyncio.sleep(seconds)
    await node.start(port, -SKEW)


async def pause_database(schema: str, seconds: float) -> None:
    """Pause PostgreSQL with all its processes."""
    connection = await asyncpg.connect(schema)
    main = "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid"
    found = await connection.fetch(f"{main} UNION SELECT pid FROM pg_stat_activity")
    with paused([row["pid"] for row in found]):
        await asyncio.sleep(seconds)
    await connection.close()


@contextlib.contextmanager
def paused(processes: Sequence[int]) -> Iterator[None]:
    """Pause processes, of which some may have ended."""

    def tell(sign: signal.Signals) -> None:
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, sign)

    try:
        tell(signal.SIGSTOP)
        yield
    finally:
        tell(signal.SIGCONT)


@contextlib.asynccontextmanager
async def running(schema: str, folder: Path) -> AsyncIterator[list[Node]]:
    """Servers on one database, whose clocks differ; they must end without an error of their own."""
    nodes = [Node(schema, folder / str(number)) for number in range(SERVERS)]
    try:
        await asyncio.gather(*(node.open((number - 1) * SKEW) for number, node in enumerate(nodes)))
        yield nodes
        for status, logged in await asyncio.gather(*(node.end(signal.SIGTERM) for node in nodes)):
            assert status == 0, logged
            assert "Traceback" not in logged
    finally:
        for node in nodes:
            await node.relay.close()
            if node.process is not None:
                node.process.running.kill()
                node.process.running.communicate()


async def fail_in_turn(schema: str, nodes: Sequence[Node], rng: Random) -> None:
    """Let everything fail once, in any order, each time at any server."""
    chosen = [(fault, rng.choice(nodes)) for fault in (cut, mute, stop, kill)]
    for turn in rng.sample(range(len(chosen) + 1), len(chosen) + 1):
        seconds = rng.uniform(0.7, 1.5)
        if turn < len(chosen):
            fault, node = chosen[turn]
            await fault(node, seconds)
        else:
            await pause_database(schema, seconds)
        await asyncio.sleep(rng.uniform(0.1, 0.5))
