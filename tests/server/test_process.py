"""`level8 serve` as a process: how it starts, how it reports that it cannot, how it ends."""

import asyncio
import contextlib
import json
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from level8.game.actions import format_action, parse_action
from level8.server.store import store_at
from level8.server.table.events import Played, read_event
from server.house import Client, House
from server.process import COMMAND, PATIENCE, Process, failed, serving, started
from server.test_tables import choose

# --- what cannot be ---


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        sentence = failed("--port", port, "--data", str(tmp_path))
    assert port in sentence
    assert "--port" in sentence


@pytest.mark.parametrize(
    "options",
    [
        ("--port", "99999"),
        ("--port", "-1"),
        ("--port", "x"),
        ("--host", "no.such.host.invalid"),
        ("--host", "a" * 100),
        ("--bot", "nothing"),
        ("--bot", "no_such_module:Bot"),
        ("--bot", "json:JSONDecoder"),
        ("--nonsense",),
    ],
)
def test_an_option_that_cannot_be_is_told_in_a_sentence(options: tuple[str, ...], tmp_path: Path) -> None:
    failed("--data", str(tmp_path), *options)


def test_a_data_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    sentence = failed("--data", str(file / "below"))
    assert str(file)[:60] in sentence  # a long path is shortened
    assert "--data" in sentence


def test_a_broken_database_a_newer_one_and_a_spoilt_key_are_named(tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        process.end(signal.SIGTERM)
    database = tmp_path / "level8.sqlite3"
    good = database.read_bytes()
    database.write_bytes(b"not a database at all, but long enough to look at" * 100)
    assert "damaged" in failed("--data", str(tmp_path))
    database.write_bytes(good)
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    assert "newer" in failed("--data", str(tmp_path))
    database.write_bytes(good)
    (tmp_path / "identity.key").write_bytes(b"")
    assert "key" in failed("--data", str(tmp_path))


def test_a_second_server_on_the_same_folder_is_turned_away(tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        assert "Another server" in failed("--data", str(tmp_path))
        assert asyncio.run(process.house.http("GET", "/health")).json["ok"]


def test_a_database_address_that_cannot_be_is_not_repeated(tmp_path: Path) -> None:
    sentence = failed("--data", str(tmp_path), LEVEL8_DATABASE="mysql://ann:geheim@db/level8")
    assert "LEVEL8_DATABASE" in sentence
    assert "geheim" not in sentence


# --- starting and ending ---


def test_it_says_at_the_start_for_how_many_connections_there_is_room(tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        assert process.end(signal.SIGTERM) == (0, "", "")
    assert process.room["level"] == "info"
    assert 0 < process.room["connections"] < process.room["descriptors"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_cleanly_when_told_to_though_people_are_connected(
    how: signal.Signals, tmp_path: Path
) -> None:
    async def story(process: Process) -> None:
        house = process.house
        table, cookie = await house.make({"seats": [{"kind": "me"}, {"kind": "bot"}], "start": True})
        async with house.at(table, cookie) as client:
            await client.first()
            status, out, err = await asyncio.to_thread(process.end, how)
            assert (status, out, err) == (0, "", "")
            with pytest.raises(ConnectionClosed) as closed:
                await client.until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012  # come again: the service restarts

    with serving(tmp_path) as process:
        asyncio.run(story(process))


INTERRUPTED_EARLY: Final = """
import os, signal, sys
from level8.cli.main import main
from level8.server.network import serving

def interrupted():
    os.kill(os.getpid(), signal.SIGINT)
    return True

configured = serving.configured
serving.configured = lambda *asked: interrupted() and configured(*asked)
sys.exit(main(["serve", "--port", "0", "--data", sys.argv[1]]))
"""


def test_an_interrupt_before_it_serves_ends_it_without_a_traceback(tmp_path: Path) -> None:
    command = [sys.executable, "-c", INTERRUPTED_EARLY, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout) == (130, "")
    assert [line for line in done.stderr.splitlines() if json.loads(line)["level"] != "info"] == []


def test_plain_level8_serves_and_opens_the_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    more = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "BROWSER": str(browser)}
    with contextlib.ExitStack() as stack:
        try:
            process = stack.enter_context(started(**more))
        except AssertionError as error:
            if "port 8008" not in str(error):
                raise
            pytest.skip("the usual port is taken on this machine")
        health = asyncio.run(process.house.http("GET", "/health")).json
        assert health == {"ok": True, "tables": 0, "connections": 0}
        assert process.port == 8008
        assert (tmp_path / "level8" / "level8.sqlite3").is_file()
        status, _, err = process.end(signal.SIGTERM)
        assert (status, err, process.room) == (0, "", {})
    assert opened.read_text().strip() == "http://127.0.0.1:8008/"


def test_a_program_is_told_the_address_as_json(tmp_path: Path) -> None:
    with serving(tmp_path, "--json") as process:
        assert json.loads(process.first) == {"address": f"http://127.0.0.1:{process.port}/"}


def test_help_says_how_to_put_it_behind_https() -> None:
    said = subprocess.run([*COMMAND, "serve", "--help"], capture_output=True, text=True, check=True)
    assert "HTTPS" in said.stdout
    assert "--proxies" in said.stdout


def test_behind_a_trusted_proxy_the_cookie_is_secure(tmp_path: Path) -> None:
    async def story(process: Process) -> None:
        asked = {"seats": [{"kind": "me"}, {"kind": "open"}]}
        forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
        answer = await process.house.http("POST", "/api/tables", asked, forwarded)
        assert "Secure" in answer.headers["set-cookie"]

    with serving(tmp_path, "--proxies", "127.0.0.1") as process:
        asyncio.run(story(process))


def test_the_log_is_lines_of_json_without_secrets_tables_or_what_was_said(tmp_path: Path) -> None:
    async def story(process: Process) -> list[str]:
        house = process.house
        table, cookie = await house.make(
            {"seats": [{"kind": "me"}, {"kind": "bot"}], "start": True, "pace": 0}
        )
        async with house.at(table, cookie) as client:
            await client.first()
            await client.ask("say", text="unspeakable")
            await client.link.send('{"is":"unheard-of"}')
            await client.link.send("{" * 9000)
            await client.ask("ping")
            await house.http("POST", "/api/tables", b"gibberish")
            await house.http("GET", f"/api/games/{table}/1")
            await client.link.send("x" * 20_000)
            with contextlib.suppress(ConnectionClosed):
                await client.until(lambda _: False)
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(b"gibberish\r\n\r\n")
        await reader.read()
        writer.close()
        return [table, cookie.partition("=")[2], cookie.split(".")[1]]

    with serving(tmp_path, "--verbose") as process:
        private = asyncio.run(story(process))
        status, _, err = process.end(signal.SIGTERM)
    assert status == 0
    for line in err.splitlines():
        assert {"at", "level", "what", "where"} <= set(json.loads(line))
    for secret in (*private, "unspeakable", "unheard-of", "gibberish"):
        assert secret not in err
    assert "Traceback" not in err
    assert "Invalid HTTP request" in err


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one address of its own")
def test_half_requests_by_the_thousand_with_the_usual_descriptors_keep_nobody_out_for_long(
    tmp_path: Path,
) -> None:
    (tmp_path / "house.toml").write_text("[limits]\nhead = 3.0\n")
    usual = ("sh", "-c", 'ulimit -n 1024; exec "$@"', "sh", *COMMAND)
    options = ("--port", "0", "--data", str(tmp_path), "--house", str(tmp_path / "house.toml"))

    async def story(house: House) -> None:
        table, cookie = await house.make({"seats": [{"kind": "me"}, {"kind": "open"}]})
        async with house.at(table, cookie) as ada:
            await ada.first()
            halves = [socket.socket() for _ in range(1100)]
            for number, half in enumerate(halves):
                half.bind((f"127.0.0.{number % 3 + 1}", 0))  # one address alone takes 400 places
                half.connect(("127.0.0.1", house.port))
                with contextlib.suppress(ConnectionError):
                    half.send(b"GET / HTTP/1.1\r\nHost: x\r\n")
            assert (await house.http("GET", "/health")).status == 503
            assert (await ada.ask("rename", name="Ida"))["is"] == "seen"
            async with asyncio.timeout(30):
                while (await house.http("GET", "/health")).status != 200:
                    await asyncio.sleep(0.1)
            for half in halves:
                half.close()

    with started("serve", *options, command=usual) as process:
        asyncio.run(story(process.house))
        status, _, err = process.end(signal.SIGTERM)
    assert (status, process.room["descriptors"]) == (0, 1024)
    said = [json.loads(line)["what"] for line in err.splitlines()]
    assert len(said) == len(set(said))  # each of them once


@pytest.mark.skipif(sys.platform != "linux", reason="the limits of another process can be set on Linux only")
def test_with_no_room_on_the_disk_a_move_is_refused_and_done_when_there_is_room(tmp_path: Path) -> None:
    import resource

    async def story(process: Process) -> None:
        house, server = process.house, process.running.pid
        table, cookie = await house.make({"seats": [{"kind": "me"}, {"kind": "me"}], "start": True})
        with_bots = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}], "first": 1, "start": True}
        other = await house.make({**with_bots, "pace": 500})
        async with house.at(*other), house.at(table, cookie) as client:
            seat = (await client.first())["game"]["to_act"]
            before = (await client.ask("look", seat=seat))["game"]
            soft, hard = resource.prlimit(server, resource.RLIMIT_FSIZE)
            resource.prlimit(server, resource.RLIMIT_FSIZE, (1, hard))
            refused = await client.act("draw", seat)
            assert (refused["is"], refused["message"], refused["detail"]) == ("refused", "server-trouble", {})
            assert (await house.http("GET", "/health")).status == 503
            assert (await client.ask("look", seat=seat))["game"] == before
            await asyncio.sleep(1.0)  # the bot tries, too
            resource.prlimit(server, resource.RLIMIT_FSIZE, (soft, hard))
            assert (await client.act("draw", seat))["game"]["step"] == "play"
            assert (await house.http("GET", "/health")).status == 200

    with serving(tmp_path) as process:
        asyncio.run(story(process))
        status, _, err = process.end(signal.SIGTERM)
    assert status == 0
    assert "Traceback" not in err
    assert [json.loads(line)["what"] for line in err.splitlines()] == ["nothing can be stored"]


def test_what_strangers_cause_is_a_line_without_a_traceback(tmp_path: Path) -> None:
    async def story(process: Process) -> None:
        house = process.house
        table, cookie = await house.make({"seats": [{"kind": "me"}, {"kind": "me"}], "start": True})
        for bad in ('{"is":"say","text":"' + "a" * 20_000 + '"}', None):
            async with house.at(table, cookie) as client:
                await client.first()
                with contextlib.suppress(ConnectionClosed):
                    await client.say("say", text="Is anybody there?")  # a change, under way meanwhile
                    if bad is None:
                        client.link.transport.write(bytes((0x81, 0x84, 0, 0, 0, 0)) + b'"\xff\xfe"')
                    else:
                        await client.link.send(bad)
                    await client.until(lambda _: False)
                assert client.link.close_code == (1007 if bad is None else 1009)
        for _ in range(3):
            _, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(b"POST /api/claim HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
            await writer.drain()
            writer.transport.abort()
            assert (await house.http("GET", "/health")).status == 200

    with serving(tmp_path) as process:
        asyncio.run(story(process))
        status, _, err = process.end(signal.SIGTERM)
    assert status == 0
    said = [json.loads(line)["what"] for line in err.splitlines()]
    assert sorted(said) == [
        "a client broke the protocol",
        "a client left in the middle of its request",
        "a client sent what is no text",
    ]


# --- kill -9 ---

TABLES: Final = 3
KILLS: Final = 3


async def play_until_killed(process: Process, table: str, cookie: str, done: list[str], most: int) -> None:
    """Play on and note each acknowledged action."""
    with contextlib.suppress(ConnectionClosed, OSError):
        async with connect(
            f"ws://127.0.0.1:{process.port}/ws/{table}", additional_headers={"Cookie": cookie}
        ) as link:
            client = Client(link, cookie)
            await client.first()
            for _ in range(most):
                while client.view["may"] is None and client.view["table"]["state"] == "playing":
                    await client.hear_or_go_on()
                if client.view["table"]["state"] != "playing":
                    return
                action = choose(client.view)
                assert (await client.act(action))["is"] == "seen"
                done.append(action)
            process.running.kill()  # in the middle of everything
            await client.until(lambda _: False)


async def stored_actions(folder: Path, table: str) -> list[str]:
    """The first seat's own actions in the log."""
    store = store_at(None, folder)
    await store.open()
    try:
        log = [read_event(data) for data in await store.events(table)]
    finally:
        await store.close()
    return [
        each.action for each in log if isinstance(each, Played) and each.seat == 0 and each.by == "person"
    ]


def test_no_acknowledged_action_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    tables: list[tuple[str, str]] = []
    done: list[list[str]] = [[] for _ in range(TABLES)]

    async def story(process: Process) -> None:
        while len(tables) < TABLES:
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "novice"}]
            tables.append(await process.house.make({"seats": seats, "pace": 0, "start": True}))
        await asyncio.gather(
            *[
                play_until_killed(process, *table, mine, 7 if number == 0 else 10_000)
                for number, (table, mine) in enumerate(zip(tables, done))
            ]
        )

    for _ in range(KILLS):
        before = [len(mine) for mine in done]
        with serving(tmp_path) as process:
            asyncio.run(story(process))
            assert process.running.wait(PATIENCE) == -signal.SIGKILL
        assert len(done[0]) > before[0]  # the table went on
        for (table, _), mine in zip(tables, done):
            stored = asyncio.run(stored_actions(tmp_path, table))
            normal = [format_action(parse_action(action)) for action in mine]
            assert stored[: len(normal)] == normal
            assert len(stored) <= len(normal) + 1  # at most the one whose answer was lost
            mine[:] = stored
