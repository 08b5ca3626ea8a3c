"""Measures the time from an action to all screens while many tables of four people play.

`python -m bench.tables [--tables 200] [--every 1] [--seconds 30] [--thinking 0]`: one server process with
SQLite. The people are scripted and run in this process, each with a socket. Each table plays an action every
`--every` seconds on average. `--thinking N` adds N tables at which experts play without a pause.
"""

import argparse
import asyncio
import gc
import math
import random
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from bench.figures import busy, many_files, mebibytes, waits
from bench.people import Party, Person, gathered
from bench.running import Running, started
from bench.sockets import asked

AT_ONCE = 20  # tables that are made at the same time


async def load(options: argparse.Namespace) -> None:
    """Make the tables, let them play, and print the figures."""
    many_files()
    with tempfile.TemporaryDirectory() as folder:
        server = await started(Path(folder))
        try:
            before = mebibytes(server.id)
            begun = time.perf_counter()
            parties = await make(server.port, options.tables)
            connected = sum(len(party.people) for party in parties)
            print(f"{len(parties)} tables, {connected} sockets in {time.perf_counter() - begun:.1f} s")
            experts = await thinking(server.port, options.thinking)
            await play(server, parties, options.every, options.seconds)
            after = mebibytes(server.id)
            print(f"server memory: {before:.0f} MiB empty, {after:.0f} MiB with these tables")
            if experts:
                print(
                    f"beside them, {len(experts)} tables of experts: {sum(e.version for e in experts)} events"
                )
        finally:
            server.close()
        print(f"warnings of the server: {len(server.said)}")


async def make(port: int, count: int) -> list[Party]:
    """Make `count` tables of four people."""
    free = asyncio.Semaphore(AT_ONCE)

    async def one() -> Party:
        async with free:
            return await gathered(port)

    return list(await asyncio.gather(*(one() for _ in range(count))))


async def thinking(port: int, count: int) -> list[Person]:
    """Make `count` tables of four experts that play without a pause; returns a spectator of each."""
    seats = [{"kind": "bot", "bot": "expert"}] * 4
    watchers = []
    for _ in range(count):
        body = msgspec.json.encode({"seats": seats, "start": True, "pace": 0})
        made, cookie = await asked(port, "POST", "/api/tables", body)
        watcher = Person(msgspec.json.decode(made)["table"], cookie, lambda _: None)
        await watcher.come(port)
        watchers.append(watcher)
    return watchers


@dataclass
class Played:
    """What a load has seen: seconds from each action to every screen, errors, and processor time."""

    taken: list[float]
    errors: list[str]
    span: float
    used: float  # seconds of a core, by the servers
    load_used: float


async def play(server: Running, parties: list[Party], every: float, seconds: float) -> None:
    """Let all tables play, and print what was seen."""
    seen = await played([server], parties, every, seconds)
    count, span = len(seen.taken), seen.span
    print(f"actions to every screen, {waits(seen.taken)}")
    print(f"{count / span:.0f} actions/s, {4 * count / span:.0f} views/s, errors: {len(seen.errors)}")
    each = seen.used / max(1, count) * 1e3
    print(f"of one core: server {seen.used / span:.0%} ({each:.2f} ms an action), ", end="")
    print(f"the load {seen.load_used / span:.0%}")
    for error in seen.errors[:5]:
        print("  ", error)


async def played(servers: Sequence[Running], parties: list[Party], every: float, seconds: float) -> Played:
    """Let all tables play for `seconds`, each with an action every `every` seconds on average."""
    taken: list[float] = []
    errors: list[str] = []
    end = time.perf_counter() + seconds

    async def keep_on(party: Party) -> None:
        try:
            due = time.perf_counter() + every * first_wait()
            while due < end:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                if party.over:
                    await party.again()
                taken.append(await party.play_action())
                due = max(due + every * random.uniform(0.5, 1.5), time.perf_counter())
        except Exception as error:
            errors.append(repr(error))

    def used() -> float:
        return sum(busy(server.id) for server in servers)

    gc.collect()
    gc.freeze()  # the load's own collections would count as waits

    cpu, own, begun = used(), time.process_time(), time.perf_counter()
    await asyncio.gather(*(keep_on(party) for party in parties))
    span = time.perf_counter() - begun
    return Played(taken, errors, span, used() - cpu, time.process_time() - own)


def first_wait() -> float:
    """How long a table waits for its first action, in units of the mean wait; later waits are 0.5 to 1.5.

    It begins as if it had played all along: a random moment falls into a long wait more often than into a
    short one. With even first waits, the rate would rise to 1.5 times what is wanted.
    """
    interval = math.sqrt(0.25 + 2 * random.random())
    return interval * random.random()


def options(tables: int, every: float) -> argparse.ArgumentParser:
    """The options of a load, with the default number of `tables` and seconds between actions."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=tables)
    parser.add_argument("--every", type=float, default=every, help="seconds between the actions of a table")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--thinking", type=int, default=0, help="tables of experts beside them")
    return parser


if __name__ == "__main__":
    asyncio.run(load(options(200, 1.0).parse_args()))
