"""What one server process carries on PostgreSQL, and what three carry, as fast as they can.

`python -m bench.several [--tables 60] [--seconds 10] [--rounds 2] [--database postgresql:…]`: by turns one
process and three; all people of a table are on the same process, which is how a load balancer that hashes the
address of the table would spread them.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path
from typing import Final

from bench.figures import machine, many_files, waits
from bench.people import gathered
from bench.processes import database
from bench.running import started
from bench.tables import played

NUMBERS: Final = (1, 3)  # of processes


async def main(options: argparse.Namespace, address: str) -> None:
    """Measure each number of processes, by turns."""
    many_files()
    for _ in range(options.rounds):
        for number in NUMBERS:
            await measure(number, options, address)


async def measure(number: int, options: argparse.Namespace, address: str) -> None:
    """Play at `options.tables` tables on a number of processes without a pause; print what they carried."""
    with tempfile.TemporaryDirectory() as folder:
        servers = [await started(Path(folder), 0, address) for _ in range(number)]
        parties = [await gathered(servers[table % number].port) for table in range(options.tables)]
        before = machine()
        seen = await played(servers, parties, 0.0, options.seconds)
        whole = machine() - before
        for party in parties:
            party.go()
        for server in servers:
            server.close()
    count = max(1, len(seen.taken))
    print(
        f"{number} process{'es' * (number > 1)}: {count / seen.span:.0f} actions/s, {waits(seen.taken)}",
        seen.errors[:3],
    )
    rest = whole - seen.used - seen.load_used
    each = [f"{used / count * 1e3:.2f}" for used in (seen.used, seen.load_used, rest)]
    print(
        f"  processor time, ms an action: the servers {each[0]}, the load {each[1]}, all else {each[2]}; ",
        end="",
    )
    print(f"of the machine {whole / seen.span:.2f} cores", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--database", default="")
    chosen = parser.parse_args()
    with database(chosen.database) as where:
        asyncio.run(main(chosen, where))
