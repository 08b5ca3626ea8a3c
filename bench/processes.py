"""Three server processes on one PostgreSQL; the people of each table are on different processes.

`python -m bench.processes [--tables 30] [--every 1] [--seconds 20] [--database postgresql:…]`: each table has
three people, one on each process. They play, and all must see the same game. Then one process is killed: its
people come back on another process, and the others play on.

`python -m bench.processes --kills 20`: one of the three is killed and started again 20 times while people
play. What they sent and saw is then judged by what is stored.
"""

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from bench.figures import many_files, waits
from bench.people import Party, Person
from bench.running import Running, started
from bench.sockets import asked

PROCESSES: Final = 3


@contextlib.contextmanager
def database(named: str) -> Iterator[str]:
    """The address of the database `named`, or of a temporary one."""
    sys.path.append(str(Path(__file__).parent.parent / "tests"))
    if named:
        yield named
        return
    from server.store.postgres_server import postgres

    with postgres() as address:
        yield address


async def main(options: argparse.Namespace, address: str) -> None:
    """Play on three processes, kill one, play on."""
    many_files()
    with tempfile.TemporaryDirectory() as folder:
        servers = [await started(Path(folder), 0, address) for _ in range(PROCESSES)]
        parties = [await spread(servers) for _ in range(options.tables)]
        print(f"{len(parties)} tables, the three people of each on three processes")
        await play("all three processes", parties, options.every, options.seconds)
        compare(parties)
        dead, *others = servers
        playing = asyncio.create_task(
            play("one is killed meanwhile", parties, options.every, options.seconds)
        )
        await asyncio.sleep(options.seconds / 3)
        dead.kill()
        await playing
        compare(parties)
        left = [len(person.refusals) for party in parties for person in party.people]
        print(
            f"refusals: {sum(left)}; warnings of the servers left: {sum(len(each.said) for each in others)}"
        )
        for party in parties:
            party.go()
        for server in others:
            server.close()


async def spread(servers: list[Running]) -> Party:
    """A table made on a random process, with one person on each process."""
    seats = [{"kind": "me", "name": "Host"}] + [{"kind": "open"}] * (PROCESSES - 1)
    body = msgspec.json.encode({"seats": seats})
    made, cookie = await asked(random.choice(servers).port, "POST", "/api/tables", body)
    party = Party(msgspec.json.decode(made)["table"], cookie, PROCESSES)
    ports = [server.port for server in servers]
    random.shuffle(ports)
    await party.come(ports)
    await party.begin()
    return party


async def play(label: str, parties: list[Party], every: float, seconds: float) -> None:
    """Let all tables play for `seconds`; a person whose server dies comes back on another one."""
    taken: list[float] = []
    returns: list[float] = []
    end = time.perf_counter() + seconds
    ports = sorted({person.port for party in parties for person in party.people})

    async def stay(person: Person) -> None:
        """Whenever the connection is lost, come back on another process."""
        while True:
            await person.lost.wait()
            lost_at = time.perf_counter()
            for port in [port for port in ports if port != person.port]:
                with contextlib.suppress(ConnectionError):
                    await person.come(port)
                    returns.append(time.perf_counter() - lost_at)
                    break

    async def keep_on(party: Party) -> None:
        due = time.perf_counter() + random.uniform(0, every)
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            with contextlib.suppress(
                ConnectionError
            ):  # the person to act was on the killed process: try again later
                if party.around["state"] != "playing":
                    await party.again()
                taken.append(await party.play_action())
            due = max(due + every * random.uniform(0.5, 1.5), time.perf_counter())

    staying = [asyncio.create_task(stay(person)) for party in parties for person in party.people]
    await asyncio.gather(*(keep_on(party) for party in parties))
    for task in staying:
        task.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
    print(f"{label}: actions to all three screens, {waits(taken)}")
    if returns:
        print(f"  back on another process, {waits(returns)}")


def compare(parties: list[Party]) -> None:
    """Exit with an error unless all people of each table see the same game, except for hands."""
    for party in parties:
        seen = {public(person) for person in party.people}
        if len(seen) != 1:
            raise SystemExit(f"{party.table}: its people see {len(seen)} different games")
    print(f"the people of each of {len(parties)} tables see the same game")


def public(person: Person) -> str:
    """The public part of what `person` sees."""
    from server.store import history

    glimpse = person.glimpse
    assert glimpse is not None
    parts = {name: msgspec.json.decode(getattr(glimpse, name)) for name in ("game", "table", "pause")}
    return f"{person.version} {history.public(parts)}"


async def kill_often(options: argparse.Namespace, address: str) -> None:
    """Kill one of the three again and again; exit with an error if the people's history has a fault."""
    from server.house import House
    from server.store.history import Sent, faults, retell, stored
    from server.store.players import gathered

    many_files()
    rng = random.Random()
    with tempfile.TemporaryDirectory() as folder:
        servers = [await started(Path(folder), 0, address) for _ in range(PROCESSES)]
        houses = [House(None, server.port, None) for server in servers]  # type: ignore[arg-type]
        parties = [
            await gathered(rng.sample(houses, PROCESSES), rng, options.every) for _ in range(options.tables)
        ]
        begun = time.perf_counter()
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(each.play(houses)) for party in parties for each in party]
            for _ in range(options.kills):
                await asyncio.sleep(rng.uniform(0.5, 1.5) * options.seconds / PROCESSES)
                number = rng.randrange(PROCESSES)
                servers[number].kill()
                servers[number] = await started(Path(folder), servers[number].port, address)
            before = [party[0].history.acknowledged for party in parties]
            await asyncio.sleep(options.seconds / PROCESSES)
            for task in playing:
                task.cancel()
        took = time.perf_counter() - begun
        for server in servers:
            server.close()
    found: list[str] = []
    sent: list[Sent] = []
    for (player, *_), done in zip(parties, before):
        log = await stored(address, player.table)
        retell(log, player.history)
        found += [f"{player.table}: {fault}" for fault in faults(log, player.history)]
        found += [] if player.history.acknowledged > done else [f"{player.table} did not go on"]
        sent += player.history.sent
    took_each = [one.answered_at - one.sent_at for one in sent if one.answer == "seen"]
    answers = dict(Counter(one.answer for one in sent))
    print(f"{options.kills} kills in {took:.0f} s at {len(parties)} tables of three; answers: {answers}")
    print(f"from sending to the answer, {waits(took_each)}")
    print(f"faults: {len(found)}", *found[:5], sep="\n  ")
    if found:
        raise SystemExit(1)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between the actions of a table")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--kills", type=int, default=0, help="kill one of the three this often, and judge")
    parser.add_argument("--database", default="")
    chosen = parser.parse_args()
    with database(chosen.database) as where:
        asyncio.run((kill_often if chosen.kills else main)(chosen, where))
