"""How many appends a second a store acknowledges: `python bench/store.py [postgresql://…]`."""

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from level8.server.store import Store, store_at

SECONDS: Final = 3.0
EVENT: Final = bytes(200)


async def measure(store: Store, tables: int, label: str) -> None:
    """Append to `tables` tables at once for SECONDS, and print the rate and the waiting times."""
    waits: list[float] = []
    end = time.perf_counter() + SECONDS

    async def play(table: str) -> None:
        version = 1
        while (begun := time.perf_counter()) < end:
            await store.append(table, version, [EVENT])
            waits.append(time.perf_counter() - begun)
            version += 1

    await asyncio.gather(*(play(f"{label} {number}") for number in range(tables)))
    waits.sort()
    half, most = waits[len(waits) // 2] * 1000, waits[len(waits) * 99 // 100] * 1000
    print(
        f"{tables:6} tables  {len(waits) / SECONDS:8.0f} appends/s   p50 {half:6.1f} ms   p99 {most:6.1f} ms"
    )


async def main() -> None:
    """Measure SQLite, or the PostgreSQL that the command line names."""
    address = sys.argv[1] if len(sys.argv) > 1 else None
    with tempfile.TemporaryDirectory(dir=".") as folder:
        store = store_at(address, Path(folder))
        await store.open()
        for tables in (1, 10, 50, 200):
            await measure(store, tables, f"bench {time.time()}")
        await store.close()


if __name__ == "__main__":
    asyncio.run(main())
