"""People play at three servers on one PostgreSQL while everything fails in turn."""

import asyncio
import contextlib
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from level8.server.table.events import LogEvent, Played, Said, Started
from server.store.failing import Node, fail_in_turn, running
from server.store.history import History, Sent, faults, retell, stored
from server.store.players import Door, Player, gathered
from server.store.postgres_server import NAMED
from server.test_behind_proxies import FRONTS, needs, standing

TABLES: Final = 3
EVERY: Final = 0.05  # seconds that a person thinks about an action, at most
MORE: Final = 10  # actions that are played at each table when all is well again
PATIENCE: Final = 60.0  # seconds to wait for them

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
# Which events are stored, what is otherwise in what was sent, and what is said of it.
FOUND_OUT: Final[list[tuple[str, dict[int, dict[str, Any]], str]]] = [
    ("01234", {}, ""),
    ("012345", {}, ""),
    ("0123", {}, "Bo's 'draw' after 4, acknowledged at 5, stands at []"),
    ("0123445", {}, "nobody sent what stands at 6"),
    ("0123455", {}, "Bo's 'Bo 1' after 5 stands at [6, 7]"),
    ("021345", {}, "Ann's 'Ann 1' after 1, acknowledged at 2, stands at [3]"),
    ("021345", {0: {"version": 3}}, "Ann's 'draw' after 1 stands before Ann's 'Ann 1' after 1"),
    ("052341", {0: {"version": 6}}, "Bo's 'Bo 1' after 5 stands before Ann's 'Ann 1' after 1"),
    ("052341", {0: {"version": 6}}, "3 is dated before 2"),
    ("012345", {3: {"answer": "refused"}}, "Bo's 'draw' after 4 was refused, and stands at [5]"),
    ("012345", {4: {"answer": "seen", "version": 5}}, "Bo's 'draw' after 4 and Bo's 'draw' after 4 were"),
    ("012345", {0: {"answered_at": 1.65}}, "Ann's 'draw' after 1 was answered before Ann's 'Ann 1'"),
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
    gap = [*log[:5], (7, STORED[5])]
    assert "the versions of the log are not 1, 2, 3 …" in faults(gap, History(list(SENT)))


# --- an evening ---


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
                    await fail_in_turn(schema, nodes, Random(way))
                    await played_on(tables)
                    for task in playing:
                        task.cancel()
            for players in tables:
                assert await judge(schema, nodes, players) == []

    if way in FRONTS:
        needs(way)
    asyncio.run(evening())
