"""Runs a real server in a process of its own; run as a program, this file is that server."""

import asyncio
import atexit
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final

from level8.bots import BOT_NAMES
from level8.server.network.limits import NO_LIMITS
from level8.server.network.serving import Serving, serve


class Running:
    """A server process, which ends when this is closed or killed."""

    def __init__(self, folder: Path, port: int = 0, database: str = "") -> None:
        program = [sys.executable, "-m", "bench.running", str(folder), str(port), database]
        self._process: Final = subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        atexit.register(self._process.kill)  # even if the load crashes
        assert self._process.stdout is not None
        self.said: list[bytes] = []  # the lines of its log
        self._listening: Final = threading.Thread(target=self._listen, daemon=True)
        self._listening.start()
        line = self._process.stdout.readline().decode()
        if not line:
            raise SystemExit(f"the server did not start: {b''.join(self.said).decode()}")
        self.port: Final = int(line)

    @property
    def id(self) -> int:
        return self._process.pid

    def _listen(self) -> None:
        assert self._process.stderr is not None
        self.said += self._process.stderr

    def kill(self) -> None:
        """Kill the server (SIGKILL), so that it cannot clean up."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """Stop the server with SIGTERM; exits with an error if it ends badly."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        code = self._process.wait(30)
        self._listening.join(5)
        if code not in (0, -signal.SIGKILL):
            raise SystemExit(f"the server ended with {code}: {b''.join(self.said).decode()}")


async def started(folder: Path, port: int = 0, database: str = "") -> Running:
    """Start a server without blocking the event loop; returns it when it serves."""
    return await asyncio.to_thread(Running, folder, port, database)


def main(folder: str, port: str, database: str) -> None:
    """Serve without the rate limits for one address: the whole load comes from one."""
    how = Serving(
        "127.0.0.1", int(port), Path(folder), database or None, BOT_NAMES, limits=NO_LIMITS, alone=True
    )
    serve(how, lambda address: print(address.rstrip("/").rpartition(":")[2], flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
