"""A house under Pyodide in Node, with the face of server/house.py: so the server's tests run on it too."""

import asyncio
import contextlib
import json
import os
import runpy
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from dataclasses import asdict
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest

from level8.server.live.hall import Waits
from server.house import PROMPT, Answer, Client

ROOT: Final = Path(__file__).parents[2]
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
HOST: Final = Path(__file__).with_name("host.mjs")
Json = dict[str, Any]
_numbers: Final = count(1)


def node() -> str:
    """A Node that has Pyodide beside it; without one the test is skipped, but not where CI is set."""
    program: str | None = runpy.run_path(str(ROOT / "web" / "build_page.py"))["node"]()
    if program is None or not PYODIDE.is_dir():
        assert not os.environ.get("CI"), "Node or its package pyodide is missing, and here it must not be"
        pytest.skip("no Node, or no Pyodide for it")
    return program


class Host:
    """The process: questions go in, answers come out, and messages go to the lines they are for."""

    def __init__(self, process: Process) -> None:
        self._process: Final = process
        self._answers: Final[dict[int, asyncio.Future[Any]]] = {}
        self.lines: Final[dict[int, asyncio.Queue[str]]] = {}

    async def listen(self) -> None:
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            told = json.loads(line)
            if "says" in told or "closes" in told:
                if told["line"] in self.lines:
                    self.lines[told["line"]].put_nowait(told.get("says", ""))
            elif "id" in told:
                future = self._answers.pop(told["id"])
                if "failed" in told:
                    future.set_exception(AssertionError(told["failed"]))
                else:
                    future.set_result(told["found"])

    async def do(self, house: int, what: str, **about: object) -> Any:
        assert self._process.stdin is not None
        number = next(_numbers)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        asked = {"id": number, "do": what, "house": house, **about}
        self._process.stdin.write(json.dumps(asked).encode() + b"\n")
        await self._process.stdin.drain()
        return await asyncio.wait_for(answer, 120)


class Link:
    """What a client speaks through."""

    def __init__(self, host: Host, house: int, number: int) -> None:
        self._host: Final = host
        self._house: Final = house
        self._number: Final = number

    async def recv(self) -> str:
        return await self._host.lines[self._number].get()

    async def send(self, text: str) -> None:
        await self._host.do(self._house, "hear", given=[self._number, text])


class SecondHouse:
    """A running house, and how to reach it; a cookie is the name of a person."""

    def __init__(self, host: Host, number: int) -> None:
        self._host: Final = host
        self._number: Final = number

    async def http(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> Answer:
        """One question beside the tables."""
        text = body.decode() if isinstance(body, bytes) else "" if body is None else json.dumps(body)
        person = (headers or {}).get("Cookie", "") or "stranger"
        asked = {"method": method, "path": path, "body": text, "person": person}
        found = json.loads(await self._host.do(self._number, "ask", **asked))
        told = found["body"]
        data = told.encode() if isinstance(told, str) else json.dumps(told).encode()
        return Answer(found["status"], {}, data)

    async def make(self, asked: Json, cookie: str = "") -> tuple[str, str]:
        """Make a table; returns its id and the cookie of its host."""
        person = cookie or f"person-{next(_numbers)}"
        answer = await self.http("POST", "/api/tables", asked, {"Cookie": person})
        assert answer.status == 200, answer.body
        return answer.json["table"], person

    @contextlib.asynccontextmanager
    async def at(self, table: str, cookie: str = "") -> AsyncIterator[Client]:
        """A client at a table; without a cookie, a new person."""
        line, person = next(_numbers), cookie or f"person-{next(_numbers)}"
        self._host.lines[line] = asyncio.Queue()
        await self._host.do(self._number, "connect", given=[line, table, person])
        yield Client(Link(self._host, self._number, line), person)  # type: ignore[arg-type]
        del self._host.lines[line]
        await self._host.do(self._number, "leave", given=[line])


class Pyodide:
    """One process for all tests of a loop."""

    def __init__(self, program: str, archive: Path) -> None:
        self._command: Final = (program, str(HOST), str(PYODIDE), str(archive))
        self._process: Process | None = None
        self._host: Host | None = None
        self._listening: asyncio.Task[None] | None = None

    async def host(self) -> Host:
        if self._host is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, limit=1 << 26
            )
            assert self._process.stdout is not None
            first = await asyncio.wait_for(self._process.stdout.readline(), 120)
            assert json.loads(first) == {"ready": True}
            self._host = Host(self._process)
            self._listening = asyncio.create_task(self._host.listen())
        return self._host

    async def close(self) -> None:
        if self._process is not None and self._listening is not None:
            self._process.kill()
            await self._process.wait()
            await self._listening

    @contextlib.asynccontextmanager
    async def open_house(self, folder: Path, *, waits: Waits = PROMPT) -> AsyncIterator[SecondHouse]:
        """In the place of `open_house` of server/house.py."""
        host, number = await self.host(), next(_numbers)
        await host.do(number, "open", shelf=str(folder), waits=asdict(waits))
        yield SecondHouse(host, number)
        await host.do(number, "end")
