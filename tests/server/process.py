"""A server as a process of its own, for tests: its address, what it says, and how it ends."""

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from server.house import House

Json = dict[str, Any]
PATIENCE: Final = 60
COMMAND: Final = (sys.executable, "-m", "level8.cli.main", "--language", "en")


class Process:
    """A server process, its address, and its output so far."""

    def __init__(self, *options: str, command: Sequence[str] = COMMAND, **more: str) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "LEVEL8_DATABASE"}
        environment.update({"PYTHONUNBUFFERED": "1", **more})
        self.running = subprocess.Popen(
            [*command, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        assert self.running.stdout is not None
        self.first = self.running.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.first)
        assert found, self.first + self.end(signal.SIGKILL)[2]
        self.port = int(found[1])
        self.room: Json = {}

    @property
    def house(self) -> House:
        """The process as a House."""
        return House(None, self.port, None)  # type: ignore[arg-type]

    def end(self, how: signal.Signals) -> tuple[int, str, str]:
        """Wait for its end; returns its exit status and the rest of its output, but for the room there is."""
        self.running.send_signal(how)
        out, err = self.running.communicate(timeout=PATIENCE)
        lines = err.splitlines(keepends=True)
        if lines and '"room for connections"' in lines[0]:
            self.room = json.loads(lines.pop(0))
        return self.running.returncode, out, "".join(lines)


@contextlib.contextmanager
def started(*options: str, command: Sequence[str] = COMMAND, **more: str) -> Iterator[Process]:
    process = Process(*options, command=command, **more)
    with process.running:
        try:
            yield process
        finally:
            process.running.kill()


def serving(folder: Path, *options: str) -> contextlib.AbstractContextManager[Process]:
    return started("serve", "--port", "0", "--data", str(folder), *options)


def failed(*options: str, **more: str) -> str:
    """The output of a server that cannot start: one sentence, status 2, no traceback."""
    environment = {name: value for name, value in os.environ.items() if name != "LEVEL8_DATABASE"}
    said = subprocess.run(
        [*COMMAND, "serve", "--port", "0", *options],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env={**environment, **more},
    )
    assert said.returncode == 2, said
    assert said.stdout == ""
    assert said.stderr.startswith("level8: ")
    assert len(said.stderr.splitlines()) == 1, said.stderr
    return said.stderr
