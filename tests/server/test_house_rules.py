"""The rules of a house: its file, its name and languages, and how it is kept tidy."""

import asyncio
import contextlib
import json
import re
import signal
import sqlite3
import subprocess
from html import unescape
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from level8.cli.main import main
from server.process import COMMAND, Process, serving

SLIPS: Final = (
    "host = []",
    "hosts = 'a'",
    "[limits]\nonlooker = 1",
    "[limits]\nonlookers = -1",
    "[limits]\nonlookers = 1.5",
    "[limits]\ntalk = true",
    "[limits]\nposts_at_once = 0.5",  # then nobody could ever post
    "=",
    "limits = 1",
    "name = 1",
    "name = 'a\u202eb'",
    "languages = []",
    "languages = ['xx']",
    "open_tables = 'no'",
    "proxies = ['nowhere']",
    "[tidy]\nold = 1",
    "[tidy]\nfinished = 0",
    "[tidy]\nfinished = '9'",
    "[tidy]\nclosed = 9",
)


def test_a_house_has_its_own_rules(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('hosts = ["game.example"]\n[limits]\nsockets_of_a_person = 1\n')
    options = ("--data", str(tmp_path), "--house", str(file))
    said = subprocess.run(
        [*COMMAND, "serve", *options, "--check"], capture_output=True, text=True, check=True
    )
    assert (said.stdout, said.stderr) == ("Everything is in order.\n", "")

    async def story(process: Process) -> None:
        house = process.house
        assert (await house.http("GET", "/health", None, {"Host": "evil.example"})).status == 421
        table, cookie = await house.make({"seats": [{"kind": "me"}, {"kind": "open"}]})
        async with house.at(table, cookie) as one:
            await one.first()
            with pytest.raises(InvalidStatus):
                async with house.at(table, cookie):
                    pass

    with serving(tmp_path, "--house", str(file)) as process:
        asyncio.run(story(process))


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_in_the_rules_of_a_house_is_told(
    slip: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "house.toml"
    file.write_text(slip)
    assert main(["--language", "en", "serve", "--data", str(tmp_path), "--house", str(file), "--check"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1, said.err
    assert str(file)[:40] in said.err or "nowhere" in said.err


def test_a_house_has_a_name_its_languages_and_no_open_tables(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('name = "Müller & \\"Co\\""\nlanguages = ["de", "en"]\nopen_tables = false\n')

    async def story(process: Process) -> None:
        house = process.house
        await house.make({"seats": [{"kind": "me"}, {"kind": "open"}], "listed": True})
        assert (await house.http("GET", "/api/tables")).json == []
        page = (await house.http("GET", "/")).body.decode()
        if "<html" in page:  # it may not have been built here
            [told] = re.findall(r'<html data-served data-house="([^"]*)"', page)
            said = {"name": 'Müller & "Co"', "languages": ["de", "en"], "open": False}
            assert json.loads(unescape(told)) == said

    with serving(tmp_path, "--house", str(file)) as process:
        asyncio.run(story(process))


def test_a_house_is_kept_tidy_by_its_server_or_by_a_command(tmp_path: Path) -> None:
    file, folder = tmp_path / "house.toml", tmp_path / "data"
    file.write_text("[tidy]\nunfinished = 30\nclosed = 10\n")

    async def made(process: Process) -> str:
        return (await process.house.make({"seats": [{"kind": "me"}, {"kind": "open"}]}))[0]

    def logs() -> int:
        with contextlib.closing(sqlite3.connect(folder / "level8.sqlite3")) as database:
            return int(database.execute("SELECT count(*) FROM events").fetchone()[0])

    async def gone(process: Process, table: str) -> None:
        async with asyncio.timeout(30):
            while logs():  # whoever visits a table meanwhile keeps it
                await asyncio.sleep(0.05)
        async with process.house.at(table) as client:  # closed by the code of a table that does not exist
            with pytest.raises(ConnectionClosed):
                await client.first()
            assert client.link.close_code == 4404

    def tidied(*options: str) -> Any:
        command = [*COMMAND, "tidy", "--data", str(folder), "--unfinished", "30", "--closed", "10", "--json"]
        said = subprocess.run([*command, *options], capture_output=True, text=True, check=False)
        return json.loads(said.stdout) if said.returncode == 0 else said.stderr

    def aged(days: int) -> None:
        with contextlib.closing(sqlite3.connect(folder / "level8.sqlite3")) as database, database:
            database.execute(f"UPDATE events SET at = at - {days * 86400}")

    with serving(folder) as process:
        table = asyncio.run(made(process))
        assert "Another server" in tidied()
        process.end(signal.SIGTERM)
    aged(35)
    assert tidied("--dry-run")["closed"] == tidied()["closed"] == 1
    aged(10)
    assert tidied("--dry-run")["removed"] == 1
    with serving(folder, "--house", str(file)) as process:
        asyncio.run(gone(process, table))
        process.end(signal.SIGTERM)
    assert tidied()["removed"] == 0
