"""Kills the server in the middle of many games, many times, and checks that nothing is lost.

`python -m bench.crashes [--games 100] [--repeats 100]`: people play at tables of two. After some actions the
server is killed (SIGKILL) and started again; the people come back and play on. At last all games are played
to their end. All acknowledged actions must be in the log, and all records must verify.
"""

import argparse
import asyncio
import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.figures import many_files, waits
from bench.people import Party, accepted, gathered
from bench.running import Running, started
from bench.sockets import asked
from level8.record import verify_bytes
from level8.server.store import store_at
from level8.server.table import events
from level8.server.table.events import read_event

LIFE: Final = 3.0  # mean number of actions of a table between two kills
PAUSE: Final = 0.05  # seconds between the last actions: a person may send 20 messages a second


@dataclass(frozen=True)
class Acknowledged:
    """An acknowledged action: chosen at version `after`, answered at version `upto`."""

    after: int
    upto: int
    seat: int
    action: str


class Witness:
    """A table, and all actions that the server has acknowledged to its people."""

    def __init__(self, party: Party) -> None:
        self.party: Final = party
        self.promised: Final[list[Acknowledged]] = []
        self.seen = 0  # the highest version that a person has seen

    async def act(self) -> None:
        """Play one action and remember it when it is acknowledged."""
        person, seat, action = await self.party.whose_turn()
        version = person.version
        answer = accepted(await person.ask("act", version=version, seat=seat, action=action))
        self.promised.append(Acknowledged(version, answer.version, seat, action))

    async def go_on(self) -> None:
        """Play the next action, or begin the next game."""
        await (self.act() if self.party.around["state"] == "playing" else self.party.again())

    async def play_out(self) -> None:
        """Play to the end, within the rate limit of a connection."""
        while not self.party.over:
            await self.go_on()
            await asyncio.sleep(PAUSE)

    @property
    def games(self) -> int:
        return int(self.party.around["number"])

    async def back(self, port: int) -> None:
        """Come back after a kill; raises if the table is older than what people have seen."""
        self.seen = max(self.seen, self.party.newest.version)
        await self.party.come(port)
        least = min(person.version for person in self.party.people)
        if least < self.seen:
            raise RuntimeError(f"{self.party.table} is back at {least}, but was at {self.seen}")


async def main(games: int, repeats: int) -> None:
    """Kill the server `repeats` times, then play all games to their end and check them."""
    many_files()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        server = await started(folder)
        free = asyncio.Semaphore(20)

        async def make() -> Witness:
            async with free:
                return Witness(await gathered(server.port, people=2))

        tables = list(await asyncio.gather(*(make() for _ in range(games))))
        gone: list[float] = []
        under_way = 0
        begun = time.perf_counter()
        for _ in range(repeats):
            under_way += await life(server, tables, random.uniform(0.5, 1.5) * LIFE * games)
            killed_at = time.perf_counter()
            server = await started(folder, server.port)
            await asyncio.gather(*(table.back(server.port) for table in tables))
            gone.append(time.perf_counter() - killed_at)
        print(f"{repeats} kills, {under_way} actions under way at them; {time.perf_counter() - begun:.0f} s")
        print(f"from the kill until all {2 * games} people were back: {waits(gone)}")
        await asyncio.gather(*(table.play_out() for table in tables))
        faults = await check_records(server.port, tables)
        server.close()
        faults += await check_log(folder, tables)
    actions = sum(len(table.promised) for table in tables)
    print(f"{actions} actions acknowledged in {sum(table.games for table in tables)} games at {games} tables")
    print(f"every game finished and verified; faults: {len(faults)}")
    for fault in faults[:5]:
        print("  ", fault)
    if faults:
        raise SystemExit(1)


async def life(server: Running, tables: list[Witness], actions: float) -> int:
    """Play until `actions` are acknowledged, then kill the server; returns how many were in flight."""
    enough = asyncio.Event()
    left = actions
    under_way = 0

    async def play(table: Witness) -> None:
        nonlocal left, under_way
        while not enough.is_set():
            under_way += 1
            try:
                await table.go_on()
                under_way -= 1
            except ConnectionError:
                return
            left -= 1
            if left <= 0:
                enough.set()

    playing = [asyncio.create_task(play(table)) for table in tables]
    await enough.wait()
    server.kill()  # most tables are waiting for an answer
    await asyncio.gather(*(person.lost.wait() for table in tables for person in table.party.people))
    await asyncio.gather(*playing)
    return under_way


async def check_records(port: int, tables: list[Witness]) -> list[str]:
    """The faults in the records of all games: each must exist and verify."""
    faults = []
    for table in tables:
        for number in range(1, table.games + 1):
            where = f"/api/games/{table.party.table}/{number}/record"
            record, _ = await asked(port, "GET", where)
            if verify_bytes(record).fault is not None:
                faults.append(f"{where} does not verify")
    return faults


async def check_log(folder: Path, tables: list[Witness]) -> list[str]:
    """The acknowledged actions that are not in the log between their two versions."""
    store = store_at(None, folder)
    await store.open()
    faults = []
    for table in tables:
        log = [read_event(data) for data in await store.events(table.party.table)]
        for each in table.promised:
            # Versions count events from 1, so the event after version n has the index n.
            said = log[each.after : each.upto]
            if not any(
                isinstance(event, events.Played) and (event.seat, event.action) == (each.seat, each.action)
                for event in said
            ):
                faults.append(f"{table.party.table}: {each} is lost")
    await store.close()
    return faults


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--repeats", type=int, default=100)
    chosen = parser.parse_args()
    asyncio.run(main(chosen.games, chosen.repeats))
