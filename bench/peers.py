"""The processor time of an action beside boardgame.io: `python -m bench.peers [--tables 100] [--every 0.5]`.

Both servers get the same number of tables with four people, and actions at the same rate, in short runs by
turns. boardgame.io 0.50 plays a game of drawing and discarding with a secret hand and stores it in memory;
ours plays Level 8 and stores every action in SQLite. Theirs is installed from npm into build/boardgame.
"""

import argparse
import asyncio
import json
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

from bench.figures import busy, many_files, waits
from bench.running import started
from bench.tables import make, play

HERE: Final = Path(__file__).parent / "boardgame"
BUILD: Final = Path(__file__).parents[1] / "build" / "boardgame"


def installed() -> Path:
    """The folder with boardgame.io, installed where it is not."""
    BUILD.mkdir(parents=True, exist_ok=True)
    for file in HERE.iterdir():
        shutil.copy(file, BUILD)
    if not (BUILD / "node_modules" / "boardgame.io").is_dir():
        asked = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"]
        subprocess.run(asked, cwd=BUILD, check=True)
    return BUILD


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def theirs(folder: Path, options: argparse.Namespace) -> None:
    """One run of boardgame.io."""
    port = free_port()
    server = subprocess.Popen(
        ["node", "server.cjs", str(port)], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    asked = [port, options.tables, options.every, options.seconds]
    load = None
    try:
        assert server.stdout is not None
        server.stdout.readline()
        load = subprocess.Popen(
            ["node", "load.cjs", *map(str, asked)], cwd=folder, stdout=subprocess.PIPE, text=True
        )
        assert load.stdout is not None
        load.stdout.readline()
        before, begun = busy(server.pid), time.perf_counter()
        taken = [wait / 1000 for wait in json.loads(load.stdout.readline())]
        used, span = busy(server.pid) - before, time.perf_counter() - begun
    finally:
        for process in (load, server):
            if process is not None:
                process.kill()
                process.wait()
    print(f"boardgame.io: {used / len(taken) * 1e3:.2f} ms an action, {len(taken) / span:.0f} actions/s,")
    print(f"  to every screen, {waits(taken)}")


async def ours(options: argparse.Namespace) -> None:
    """One run of ours."""
    with tempfile.TemporaryDirectory() as folder:
        server = await started(Path(folder))
        try:
            parties = await make(server.port, options.tables)
            print("Level 8:")
            await play(server, parties, options.every, options.seconds)
        finally:
            server.close()


def main() -> None:
    """Run both in turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--every", type=float, default=0.5, help="seconds between the actions of a table")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--turns", type=int, default=3)
    options = parser.parse_args()
    many_files()
    folder = installed()
    for _ in range(options.turns):
        theirs(folder, options)
        asyncio.run(ours(options))


if __name__ == "__main__":
    main()
