"""What a server tells about itself, if it is asked to: numbers, and nothing about anybody."""

import asyncio
import contextlib
import os
import re
import socket
import sys
from pathlib import Path

import pytest

from level8.cli.main import main
from level8.server.store import store_at
from server.flaky import Flaky
from server.house import House, open_house
from server.process import failed, serving

if not os.environ.get("CI"):
    pytest.importorskip("prometheus_client")

from level8.server.network.metrics import Meter

DASHBOARD = Path(__file__).parents[2] / "docs" / "house" / "grafana.json"


def number(text: str, name: str) -> float:
    """The value of a metric, whose labels are part of its name."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, f"{name} is not in:\n{text}"
    return float(found[1])


async def play_a_little(house: House) -> tuple[str, list[str]]:
    """A game against a bot is begun; returns as what one message was refused, and what must not be told."""
    seats = [{"kind": "me", "name": "Annabella"}, {"kind": "bot", "bot": "novice"}]
    table, cookie = await house.make({"seats": seats, "start": True, "pace": 0, "first": 0})
    async with house.at(table, cookie) as client:
        await client.first()
        await client.act("draw")
        await client.ask("say", text="Abracadabra")
        refused = (await client.act("draw"))["message"]
        await client.act("discard " + client.view["game"]["hand"][0])
        await client.until(lambda message: message["is"] == "seen" and client.view["game"]["to_act"] == 0)
        return refused, [table, cookie.split(".")[1], "Annabella", "Abracadabra"]


def test_numbers_are_told_where_they_are_asked_for_and_name_nobody(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        refusal, private = await play_a_little(house)
        told = await house.http("GET", "/metrics")
        assert told.status == 200
        assert told.headers["content-type"].startswith("text/plain")
        text = told.body.decode()
        assert number(text, 'level8_tables{state="playing"}') == 1
        assert number(text, "level8_tables_made_total") == 1
        assert number(text, "level8_games_started_total") == 1
        assert number(text, 'level8_actions_total{by="person"}') == 2
        assert number(text, 'level8_actions_total{by="bot"}') >= 1
        assert number(text, f'level8_refusals_total{{kind="{refusal}"}}') == 1
        assert number(text, "level8_connections") >= 1
        assert number(text, "level8_store_seconds_count") >= 4
        assert number(text, 'level8_tell_seconds_count{to="player"}') >= 4
        assert number(text, 'level8_think_seconds_count{lane="quick"}') >= 1
        assert number(text, 'level8_questions_waiting{lane="deep"}') == 0
        assert number(text, "level8_store_bytes") > 10_000
        assert number(text, "process_resident_memory_bytes") > 1_000_000
        for name in set(re.findall(r"level8_\w+", DASHBOARD.read_text())):
            assert f"\n{name}" in text, f"{name} is on the dashboard"
        for secret in private:
            assert secret not in text

    with serving(tmp_path, "--metrics") as process:
        asyncio.run(story(process.house))


def test_nothing_is_told_unless_asked_for_and_elsewhere_only_there(tmp_path: Path) -> None:
    async def status(house: House) -> tuple[int, bytes]:
        answer = await house.http("GET", "/metrics")
        return answer.status, answer.body

    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with serving(tmp_path, "--metrics", f"127.0.0.1:{port}") as process:
        assert b"level8_tables" not in asyncio.run(status(process.house))[1]
        process_elsewhere = House(None, port, None)  # type: ignore[arg-type]
        assert b"level8_tables" in asyncio.run(status(process_elsewhere))[1]
        assert asyncio.run(process_elsewhere.http("GET", "/")).status == 404
    with serving(tmp_path) as process:
        assert b"level8_tables" not in asyncio.run(status(process.house))[1]


def test_numbers_are_told_though_the_store_is_in_trouble(tmp_path: Path) -> None:
    async def story() -> None:
        store = Flaky(store_at(None, tmp_path))
        await store.open()
        async with open_house(tmp_path, store=store) as house:
            meter = Meter()
            meter.watch(house.server)
            size = number((await meter.text(house.server)).decode(), "level8_store_bytes")
            await house.make({"seats": [{"kind": "me"}, {"kind": "open"}]})
            store.mood = "full"
            told = (await meter.text(house.server)).decode()
            assert number(told, 'level8_tables{state="gathering"}') == 1
            assert number(told, "level8_store_bytes") == size  # as it was last
        await store.close()

    asyncio.run(story())


def test_idle_connections_to_the_numbers_leave_room_for_players(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with serving(tmp_path, "--metrics", f"127.0.0.1:{port}") as process, contextlib.ExitStack() as idle:
        for _ in range(150):
            idle.enter_context(socket.create_connection(("127.0.0.1", port)))
        elsewhere = House(None, port, None)  # type: ignore[arg-type]
        assert asyncio.run(elsewhere.http("GET", "/metrics")).status == 503
        assert asyncio.run(process.house.http("GET", "/health")).status == 200


@pytest.mark.parametrize("where", ["9008", "localhost:", "localhost:99999", "x:y"])
def test_an_address_for_numbers_that_cannot_be_is_told(where: str, tmp_path: Path) -> None:
    assert "--metrics" in failed("--data", str(tmp_path), "--metrics", where)


def test_what_counts_is_missing_already_when_the_options_are_checked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    assert main(["serve", "--check", "--metrics"]) == 2
    assert "--metrics needs something that is not installed" in capsys.readouterr().err


def test_an_address_for_numbers_that_is_taken_is_told_as_theirs(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        where = f"127.0.0.1:{other.getsockname()[1]}"
        said = failed("--data", str(tmp_path), "--port", "0", "--metrics", where)
    assert "Name another address and port with --metrics." in said
