"""Behind nginx and Caddy, set up as docs/server.md says: whole games, cookies, and whose address counts."""

import asyncio
import contextlib
import http.client
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from server.house import Client
from server.process import serving
from server.test_pause_together import QUICK
from server.test_tables import choose

DOCS = Path(__file__).parents[2] / "docs" / "server.md"
PATIENCE = 30.0


def block(start: str) -> str:
    """The block of docs/server.md that begins with a text."""
    blocks: list[str] = re.findall(r"```\w*\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    return next(each for each in blocks if each.startswith(start))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def needs(*tools: str) -> None:
    """Skip a test where it has no tools, or fail it under CI."""
    for tool in tools:
        if shutil.which(tool) is None:
            assert not os.environ.get("CI"), f"{tool} is missing, and here it must not be"
            pytest.skip(f"no {tool} here")


def nginx(folder: Path, behind: Sequence[int], port: int) -> list[str]:
    """The command that runs nginx at a port, as the docs say, with a certificate of its own."""
    needs("nginx", "openssl")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=localhost",
    ]
    subprocess.run([*made, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    told = block("map $http_upgrade").replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    told = told.replace("127.0.0.1:8008", "ours").replace("game.example.org;", "localhost;")
    told = told.replace("/etc/ssl/game.example.org.pem", str(certificate))
    told = told.replace("/etc/ssl/game.example.org.key", str(key))
    kept = "".join(
        f"{name}_temp_path {folder};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    ours = "".join(f"server 127.0.0.1:{each};" for each in behind)
    around = f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}"
    (folder / "nginx.conf").write_text(
        f"{around}\nhttp {{ access_log off; {kept} upstream ours {{ {ours} }}\n{told} }}\n"
    )
    return ["nginx", "-e", str(folder / "errors"), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, behind: Sequence[int], port: int) -> list[str]:
    """The command that runs Caddy at a port, as the docs say; its certificate is signed by nobody else."""
    needs("caddy")
    told = block("game.example.org {").replace("game.example.org", f"https://localhost:{port}", 1)
    ours = " ".join(f"127.0.0.1:{each}" for each in behind)
    told = told.replace("127.0.0.1:8008", ours).replace("{", "{\n    tls internal", 1)
    alone = "{\n admin off\n auto_https disable_redirects\n skip_install_trust\n"
    alone += f" storage file_system {folder}/caddy\n}}\n"
    (folder / "Caddyfile").write_text(alone + told)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


FRONTS = {"nginx": nginx, "caddy": caddy}


class Front:
    """A web server in front of ours, which speaks HTTPS."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.trust = ssl.create_default_context()
        self.trust.check_hostname = False
        self.trust.verify_mode = ssl.CERT_NONE

    def answers(self) -> bool:
        """Whether it has its certificate and speaks HTTPS; Caddy listens before that."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1.0) as plain:
                self.trust.wrap_socket(plain, server_hostname="localhost").close()
        except OSError:
            return False
        return True

    def post(
        self, path: str, body: object, cookie: str = "", home: str = "127.0.0.1"
    ) -> tuple[int, Any, http.client.HTTPMessage]:
        """Status, answer and headers, asked from a home."""
        link = http.client.HTTPSConnection(
            "localhost", self.port, context=self.trust, source_address=(home, 0), timeout=PATIENCE
        )
        origin = f"https://localhost:{self.port}"
        headers = {"Content-Type": "application/json", "Cookie": cookie, "Origin": origin}
        link.request("POST", path, json.dumps(body), headers)
        answer = link.getresponse()
        told = json.loads(answer.read())
        link.close()
        return answer.status, told, answer.headers

    @contextlib.asynccontextmanager
    async def at(self, table: str, cookie: str = "") -> AsyncIterator[Client]:
        """A client at a table."""
        address = f"wss://localhost:{self.port}/ws/{table}"
        headers = {"Cookie": cookie, "Origin": f"https://localhost:{self.port}"}
        async with connect(
            address, ssl=self.trust, additional_headers=headers, origin=None, max_queue=None
        ) as link:
            yield Client(link, cookie)


@contextlib.contextmanager
def standing(kind: str, folder: Path, behind: Sequence[int]) -> Iterator[Front]:
    """A web server of a kind in front of the ports of ours; its files go to a folder."""
    port = free_port()
    front, words = Front(port), folder / "words"
    command = FRONTS[kind](folder, behind, port)
    with (
        words.open("w") as said,
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=said, stderr=said) as running,
    ):
        try:
            until = time.monotonic() + PATIENCE
            while not front.answers():
                assert running.poll() is None, words.read_text()
                assert time.monotonic() < until, words.read_text()
                time.sleep(0.05)
            yield front
        finally:
            running.terminate()


@contextlib.contextmanager
def fronted(kind: str, folder: Path) -> Iterator[Front]:
    """A server of ours behind a web server of a kind."""
    house = folder / "house.toml"
    house.write_text("[limits]\nposts_at_once = 4.0\nposts = 0.001\n")
    with (
        serving(folder / "data", "--proxies", "127.0.0.1", "--house", str(house)) as process,
        standing(kind, folder, (process.port,)) as front,
    ):
        yield front


async def play_out(client: Client, actions: list[str]) -> None:
    await client.first()
    while client.view["table"]["state"] == "playing":
        if client.view["may"] is None:
            await client.hear_or_go_on()
        else:
            action = choose(client.view)
            if (await client.act(action, client.view["game"]["to_act"]))["is"] == "seen":
                actions.append(action)


@pytest.mark.parametrize("kind", FRONTS)
def test_whole_games_go_through_and_each_home_counts_for_itself(kind: str, tmp_path: Path) -> None:
    async def story(front: Front) -> None:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "novice"}]
        asked = {"seats": seats, "edition_file": QUICK, "pace": 0, "countdown": 0, "start": True}
        games: list[tuple[str, str]] = []
        for _ in range(2):
            status, made, headers = front.post("/api/tables", asked)
            assert status == 200, made
            cookie = headers["set-cookie"]
            assert "Secure" in cookie
            assert headers["strict-transport-security"] == "max-age=31536000"
            games.append((made["table"], cookie.partition(";")[0]))
        for table, cookie in games:
            actions: list[str] = []
            async with front.at(table, cookie) as client:
                await play_out(client, actions)
                assert client.view["table"]["state"] == "over"
            assert actions
        wanted = {"seats": [{"kind": "me"}, {"kind": "open"}]}
        homes = ["127.0.0.1"] * 3 + ["127.0.0.2"]
        assert [front.post("/api/tables", wanted, home=home)[0] for home in homes] == [200, 200, 429, 200]

    with fronted(kind, tmp_path) as front:
        asyncio.run(story(front))


def test_the_composed_caddy_waits_while_a_server_is_replaced(tmp_path: Path) -> None:
    needs("caddy")
    file = DOCS.parents[1] / "container" / "Caddyfile"
    told = {**os.environ, "LEVEL8_HOST": "game.example.org", "HOME": str(tmp_path)}

    def done(verb: str) -> str:
        command = ["caddy", verb, "--adapter", "caddyfile", "--config", str(file)]
        return subprocess.run(command, check=True, capture_output=True, text=True, env=told).stdout

    done("validate")
    said = done("adapt")
    assert '"host":["game.example.org"]' in said
    assert '"load_balancing":{"try_duration":30000000000}' in said
    assert "./container/Caddyfile:/etc/caddy/Caddyfile:ro" in (DOCS.parents[1] / "compose.yaml").read_text()
