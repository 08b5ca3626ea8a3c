"""Foreign pages, forged cookies and any bad request are refused, and leave the server running."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidMessage, InvalidStatus

from level8.server.network.identity import cookie_of, new_key
from level8.server.network.limits import USUAL_LIMITS
from server.house import Stage, is_up, open_house, staged

ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with staged(tmp_path_factory.mktemp("house")) as stage:
        yield stage


# --- from elsewhere ---

FOREIGN = ["https://evil.example", "null", "http://[", "http://127.0.0.1:1", "http://127.0.0.1", "file://"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_gets_no_socket_and_no_table(stage: Stage, origin: str) -> None:
    async def story() -> None:
        house = stage.house
        table, cookie = await house.make({"seats": [ME, OPEN]})
        headers = {"Cookie": cookie, "Origin": origin}
        with pytest.raises(InvalidStatus) as status:
            async with connect(f"ws://127.0.0.1:{house.port}/ws/{table}", additional_headers=headers):
                pass
        assert status.value.response.status_code == 403
        tables = len(house.server.lobby.tables)
        answer = await house.http("POST", "/api/tables", {"seats": [ME, OPEN]}, headers)
        assert (answer.status, answer.json["message"]) == (400, "server-foreign-page")
        assert len(house.server.lobby.tables) == tables
        carried = await house.http("POST", "/api/device-token", None, headers)
        assert carried.json["message"] == "server-foreign-page"
        nameless = await house.http("POST", "/api/tables", {"seats": [ME]}, {"Origin": "null", "Host": ""})
        assert nameless.status == 400

    stage.play(story())


def test_a_server_with_names_is_served_under_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, hosts=frozenset({"game.example", "127.0.0.1", "::1"})) as house:
            for host in (
                "game.example",
                "GAME.example:8008",
                "game.example.:8008",
                "127.0.0.1",
                "[::1]:8008",
            ):
                assert (await house.http("GET", "/health", None, {"Host": host})).status == 200
            for host in ("evil.example", "", "evil.example:8008", "game.example.evil"):
                assert (await house.http("GET", "/health", None, {"Host": host})).status == 421
                headers = {"Host": host}
                with pytest.raises((InvalidStatus, InvalidMessage)) as refused:
                    async with connect(f"ws://127.0.0.1:{house.port}/ws/x", additional_headers=headers):
                        pass
                if isinstance(refused.value, InvalidStatus):
                    assert refused.value.response.status_code in (400, 421)

    asyncio.run(story())


def test_our_own_page_is_let_in(stage: Stage) -> None:
    async def story() -> None:
        house = stage.house
        own = {"Origin": f"http://127.0.0.1:{house.port}"}
        answer = await house.http("POST", "/api/tables", {"seats": [ME, OPEN]}, own)
        assert answer.status == 200
        async with connect(
            f"ws://127.0.0.1:{house.port}/ws/{answer.json['table']}", additional_headers=own
        ) as link:
            assert json.loads(await link.recv())["is"] == "seen"

    stage.play(story())


def test_a_forged_or_foreign_cookie_is_nobody_s(stage: Stage) -> None:
    async def story() -> None:
        house = stage.house
        table, cookie = await house.make({"seats": [ME, OPEN], "pace": 5000})
        identity = cookie.partition("=")[2].split(".")[1]
        forged = [
            f"level8={cookie_of(identity, new_key())}",
            f"level8=1.{identity}.",
            f"level8=1.{identity}",
            f"level8={identity}",
            cookie[:-2] + ("AA" if not cookie.endswith("AA") else "BB"),
            "level8=" + "A" * 5000,
            "level8=;;;=",
        ]
        for bad in forged:
            async with house.at(table, bad) as client:
                first = await client.first()
                assert not any(sitter["yours"] for sitter in first["table"]["sitters"])
                assert not first["table"]["host"]
                assert (await client.ask("start"))["message"] == "server-not-host"
            assert (await house.http("GET", "/api/mine", None, {"Cookie": bad})).json["tables"] == []
        assert (await house.http("GET", "/api/mine", None, {"Cookie": cookie})).json["tables"] != []

    stage.play(story())


# --- HTTP ---

PATHS = [
    "/../../etc/passwd",
    "/..%2f..%2fetc/passwd",
    "/assets/../../../etc/passwd",
    "/assets/%2e%2e/%2e%2e/etc/passwd",
    "/api/nothing",
    "/api/games/x/1",
    "/api/games/x/-1",
    "/api/games/x/99999999999999999999999999",
    "/api/games/%00/1",
    "/api/games/%ff/1/record",
    "/api/rules/modern/9",
    "/api/rules/modern/99999999999999999999",
    "/api/rules/modern/" + "9" * 5000,
    "/api/rules/..%2f..%2fsecret/1",
    "/api/rules/modern/1?language=../../x",
    "/api/tables/x",
    "/api/tables/x/rules",
    "/api/tables/%00/rules?language=../../x",
    "//evil.example/x",
    "/%",
]


def test_no_path_leads_out_of_the_house_or_brings_it_down(stage: Stage) -> None:
    async def story() -> None:
        for path in PATHS:
            for method in ("GET", "POST", "DELETE", "OPTIONS", "TRACE"):
                answer = await stage.house.http(method, path)
                assert answer.status in (200, 400, 404, 405), (method, path, answer.status)
                assert b"root:" not in answer.body
                if path.startswith("/api") and method == "GET":
                    assert 400 <= answer.status < 500
        assert await is_up(stage.house)

    stage.play(story())


BODIES = [
    b"",
    b"null",
    b"[]",
    b"\xff\xfe\x00",
    b'{"seats":[]}',
    b'{"seats":[{"kind":"me"}]}',
    b'{"seats":[{"kind":"thief"},{"kind":"me"}]}',
    b'{"seats":[{"kind":"me"},{"kind":"open"}],"clock":7}',
    b'{"seats":[{"kind":"me"},{"kind":"open"}],"edition":"/etc/passwd"}',
    b'{"seats":[{"kind":"me"},{"kind":"open"}],"edition":"nothing"}',
    b'{"seats":[{"kind":"me"},{"kind":"open"}],"edition":"modern+nothing"}',
    b'{"seats":[{"kind":"me"},{"kind":"open"}],"side":3}',
    b'{"seats":[{"kind":"me"},{"kind":"bot","bot":"os:system"}]}',
    b'{"seats":[{"kind":"me"},{"kind":"open"}],"strength":"subprocess:Popen"}',
    b'{"seats":[{"kind":"me","name":"a\\nb"},{"kind":"open"}]}',
    b'{"seats":[{"kind":"me"},{"kind":"open"}],"edition_file":"a = [[[["}',
    b'{"seats":[{"kind":"me"},{"kind":"open"}],"edition_file":"name = 1","edition":"x+y"}',
    b'{"seats":[{"kind":"me"},{"kind":"open"}],"entropy":"xyz"}',
    b'{"seats":' + b"[" * 50_000,
    b'{"a":' + b"[" * 50_000,
    b'{"edition_file":"' + b"a" * 70_000 + b'"}',
]


def test_no_body_makes_a_table_that_cannot_be_played(stage: Stage) -> None:
    async def story() -> None:
        tables = len(stage.house.server.lobby.tables)
        for data in BODIES:
            answer = await stage.house.http("POST", "/api/tables", data)
            assert answer.status == 400, (data[:80], answer.status)
            assert set(answer.json) == {"message", "detail"}
            for path in ("/api/claim", "/api/verify"):
                other = await stage.house.http("POST", path, data)
                assert other.status in (200, 400)
                assert other.status == 400 or other.json["ok"] is False
        assert len(stage.house.server.lobby.tables) == tables
        assert await is_up(stage.house)

    stage.play(story())


@settings(max_examples=25)
@given(
    deep=st.integers(0, 20_000),
    text=st.text(max_size=40) | st.sampled_from(["[deck]\nnumbers = 99999999", 'name = "x"']),
    edition=st.text(max_size=20),
)
def test_no_edition_file_brings_the_server_down(stage: Stage, deep: int, text: str, edition: str) -> None:
    async def story() -> None:
        for file in (text + "[" * (deep % 19_000), text):
            asked = {"seats": [ME, OPEN], "edition": edition, "edition_file": file[:20_000] or "#"}
            answer = await stage.house.http("POST", "/api/tables", asked)
            assert answer.status == 400
        assert await is_up(stage.house)

    stage.play(story())


def test_http_that_is_none_is_cut_off(stage: Stage) -> None:
    async def story() -> None:
        for rubbish in (b"\x16\x03\x01\x02\x00", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\r\n" * 50):
            reader, writer = await asyncio.open_connection("127.0.0.1", stage.house.port)
            writer.write(rubbish)
            writer.write_eof()
            answer = await asyncio.wait_for(reader.read(), 10)
            assert answer[:12] in (b"", b"HTTP/1.1 400"), answer
            writer.close()
        assert await is_up(stage.house)

    stage.play(story())


def test_one_address_that_makes_tables_without_end_is_slowed_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, limits=USUAL_LIMITS) as house:
            answers = [await house.http("POST", "/api/claim", b"{}") for _ in range(60)]
            told = {(each.status, each.json["message"]) for each in answers}
            assert told == {(400, "server-unreadable"), (429, "server-too-fast")}
            assert answers[-1].headers["retry-after"] == "1"
            assert await is_up(house)

    asyncio.run(story())


def test_every_answer_carries_the_headers_that_bind_a_browser(stage: Stage) -> None:
    async def story() -> None:
        for path in ("/health", "/api/editions", "/api/nothing", "/"):
            headers = (await stage.house.http("GET", path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers

    stage.play(story())


def test_the_cookie_is_out_of_reach_for_scripts_and_secure_behind_https(stage: Stage) -> None:
    async def story() -> None:
        answer = await stage.house.http("POST", "/api/tables", {"seats": [ME, OPEN]})
        made = answer.headers["set-cookie"]
        assert "HttpOnly" in made
        assert "SameSite=lax" in made
        assert "Secure" not in made
        scope = {"type": "http", "scheme": "https", "path": "/", "headers": [(b"host", b"level8.example")]}
        _, headers = stage.house.server.devices.identities.made(HTTPConnection(scope))
        assert b"; Secure" in headers[0][1]

    stage.play(story())
