"""People play at three servers on one PostgreSQL while everything fails in turn."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

import asyncpg
import pytest

from level8.server.table.events import LogEvent, Played, Said, Started
from server.store.history import History, Sent, faults, retell, stored
from server.store.players import Door, Player, gathered
from server.store.postgres_server import NAMED
from server.store.relay import Relay
from server.test_behind_proxies import FRONTS, needs, standing
from server.test_process import PATIENCE, Process

SERVERS: Final = 3
TABLES: Final = 3
EVERY: Final = 0.05  # seconds that a person thinks about an action, at most
SKEW: Final = 300.0  # seconds between two clocks
MORE: Final = 10  # actions that are played at each table when all is well again

# A server whose clock is ahead of the real one by its first argument.
SKEWED: Final = """
import sys, time
real, ahead = time.time, float(sys.argv.pop(1))
time.time = lambda: real() + ahead
from level8.cli.main import main
sys.exit(main())
"""


# --- the judge ---

STORED: Final[tuple[LogEvent, ...]] = (
    Started(at=0.0),
    Said(at=1.0, seat=0, text="Ann 1"),
    Played(at=2.0, seat=0, action="draw"),
    Played(at=3.0, seat=0, action="discard r7"),
    Played(at=4.0, seat=1, action="draw"),
    Said(at=5.0, seat=1, text="Bo 1"),
)


SENT: Final = (
    Sent("Ann", 0, "Ann 1", 1, 1.0, True, "seen", 1.5, 2),
    Sent("Ann", 0, "draw", 1, 1.1, False, "seen", 1.6, 3),
    Sent("Ann", 0, "discard r7", 3, 1.7, False, "seen", 2.0, 4),
    Sent("Bo", 1, "draw", 4, 2.1, False, "seen", 2.4, 5),
    Sent("Bo", 1, "draw", 4, 2.2, False, "refused", 2.5),
    Sent("Bo", 1, "Bo 1", 5, 2.6, True),
    Sent("Bo", 1, "discard r1", 5, 2.7),
)
FOUND_OUT: Final[
    list[tuple[str, dict[int, dict[str, Any]], str]]
] = [  # which events are stored, what is changed in what was sent, and what is said
    ("01234", {}, ""),
    ("012345", {}, ""),
    ("0123", {}, "Bo's 'draw' after 4, acknowledged at 5, stands at []"),
    ("0123445", {}, "nobody sent what stands at 6"),
    ("0123455", {}, "Bo's 'Bo 1' after 5 stands at [6, 7]"),
    ("052341", {0: {"version": 6}}, "3 is dated before 2"),
    (
        "052341",
        {0: {"version": 6}},
        "Bo's 'Bo 1' after 5 stands before Ann's 'Ann 1' after 1, which was answered",
    ),
    (
        "021345",
        {0: {"version": 3}},
        "Ann's 'draw' after 1 stands before Ann's 'Ann 1' after 1, which was sent",
    ),
    ("021345", {}, "Ann's 'Ann 1' after 1, acknowledged at 2, stands at [3]"),
    ("012345", {3: {"answer": "refused"}}, "Bo's 'draw' after 4 was refused, and stands at [5]"),
    (
        "012345",
        {4: {"answer": "seen", "version": 5}},
        "Bo's 'draw' after 4 and Bo's 'draw' after 4 were both",
    ),
    ("012345", {0: {"answered_at": 1.65}}, "Ann's 'draw' after 1 was answered before Ann's 'Ann 1' after 1"),
]


@pytest.mark.parametrize(("kept", "changed", "said"), FOUND_OUT)
def test_a_lost_a_doubled_and_a_misplaced_action_are_found_out(
    kept: str, changed: dict[int, dict[str, Any]], said: str
) -> None:
    log = [(version, STORED[int(event)]) for version, event in enumerate(kept, start=1)]
    sent = [replace(one, **changed.get(number, {})) for number, one in enumerate(SENT)]
    found = faults(log, History(sent))
    assert any(fault.startswith(said) for fault in found) if said else found == []


def test_a_gap_and_two_orders_are_found_out() -> None:
    log = list(enumerate(STORED, start=1))
    agreed, split, ahead = {5: {"a": "Ann"}}, {5: {"a": "Ann", "b": "Bo"}}, {9: {"a": "Ann"}}
    assert faults(log, History(list(SENT), agreed)) == []
    assert faults(log, History(list(SENT), split)) == ["at 5 Ann and Bo see different tables"]
    assert faults(log, History(list(SENT), ahead)) == ["Ann saw 9, which is not stored"]
    assert faults([*log[:5], (7, STORED[5])], History(list(SENT)))[0].startswith(
        "the versions of the log are"
    )


# --- what fails ---


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


# --- an evening ---


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


async def played_on(tables: Sequence[Sequence[Player]]) -> None:
    """Wait until some more actions are acknowledged at each table."""
    goals = [players[0].history.acknowledged + MORE for players in tables]
    async with asyncio.timeout(PATIENCE):
        while any(players[0].history.acknowledged < goal for players, goal in zip(tables, goals)):
            await asyncio.sleep(0.05)


async def judge(schema: str, nodes: Sequence[Node], players: Sequence[Player]) -> list[str]:
    """What is wrong with the history of a table, when all servers show all that is stored."""
    table, history = players[0].table, players[0].history
    last = len(await stored(schema, table))
    for number, node in enumerate(nodes):
        async with node.process.house.at(table) as onlooker:
            seen = await onlooker.until(lambda told: told.get("version", 0) >= last)
            history.see(f"server {number}", seen)
    log = await stored(schema, table)
    retell(log, history)
    return faults(log, history)


@pytest.mark.skipif(NAMED in os.environ, reason="its processes may be on another machine")
@pytest.mark.parametrize("way", ["directly", *FRONTS])
def test_what_was_acknowledged_is_found_again_in_one_order_whatever_fails(
    way: str, schema: str, tmp_path: Path
) -> None:
    async def evening() -> None:
        rng = Random(way)
        async with running(schema, tmp_path) as nodes:
            houses = [node.process.house for node in nodes]
            tables = [await gathered(houses[table:] + houses[:table], rng, EVERY) for table in range(TABLES)]
            with contextlib.ExitStack() as stack:
                doors: Sequence[Door] = houses
                if way in FRONTS:
                    doors = [stack.enter_context(standing(way, tmp_path, [house.port for house in houses]))]
                async with asyncio.TaskGroup() as group:
                    people = [player for players in tables for player in players]
                    playing = [group.create_task(player.play(doors)) for player in people]
                    await played_on(tables)
                    await fail_in_turn(schema, nodes, rng)
                    await played_on(tables)
                    for task in playing:
                        task.cancel()
            for players in tables:
                assert await judge(schema, nodes, players) == []

    if way in FRONTS:
        needs(way)
    asyncio.run(evening())
