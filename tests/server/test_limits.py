"""Nobody asks for more than a share, and a home is one asker, however it writes its addresses."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from level8.server.network import pulse
from level8.server.network.limits import Limits
from level8.server.network.serving import configured
from server.house import House, open_house

SHORT = Limits(gets=0.001, gets_at_once=3, posts=0.001, posts_at_once=3, replays=0.001, replays_at_once=1)


async def asked(house: House, method: str, path: str, host: str) -> tuple[int, dict[bytes, bytes]]:
    """The status and the headers that somebody gets who asks from an address."""
    told: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"{}", "more_body": False}

    async def send(message: Any) -> None:
        told.append(message)

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"level8.example")],
        "client": (host, 1),
        "server": ("level8.example", 80),
    }
    await house.server.app()(scope, receive, send)
    return told[0]["status"], dict(told[0]["headers"])


def test_a_home_has_one_share_of_posts_however_it_writes_its_addresses(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, limits=SHORT) as house:
            for one in (
                ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:2:3:4:5:6"],
                ["192.0.2.7", "::ffff:192.0.2.7"] * 2,
            ):
                statuses = [(await asked(house, "POST", "/api/claim", host))[0] for host in [*one, one[0]]]
                assert statuses[:4] == [400, 400, 400, 429]
            assert (await asked(house, "POST", "/api/claim", "2001:db8:1:3::1"))[0] == 400

    asyncio.run(story())


def test_an_address_that_only_reads_is_slowed_down_but_gets_the_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, limits=SHORT) as house:
            for _ in range(int(SHORT.gets_at_once)):
                assert (await asked(house, "GET", "/api/mine", "192.0.2.7"))[0] == 200
            for path in ("/api/games/x/1/record", "/api/mine/review", "/api/tables/x/rules", "/api/bots"):
                status, headers = await asked(house, "GET", path, "192.0.2.7")
                assert status == 429
                assert headers[b"retry-after"].isdigit()
            assert (await asked(house, "GET", "/api/bots", "192.0.2.8"))[0] == 200
            for path in ("/", "/health"):
                assert (await asked(house, "GET", path, "192.0.2.7"))[0] != 429

    asyncio.run(story())


def test_reading_all_of_one_s_reviews_counts_like_a_replay(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, limits=SHORT) as house:
            answers = [await asked(house, "GET", "/api/mine/review", "192.0.2.7") for _ in range(2)]
            assert [status for status, _ in answers] == [200, 429]

    asyncio.run(story())


def test_however_often_health_is_asked_the_store_is_written_once_a_second_while_it_is_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[bool] = []

    async def healthy() -> bool:
        await asyncio.sleep(0.01)
        looks.append(len(looks) > 0)
        return looks[-1]

    async def story() -> None:
        async with open_house(tmp_path) as house:
            monkeypatch.setattr(house.server.store, "healthy", healthy)
            for status in (503, 200, 200):
                many = await asyncio.gather(*(house.http("GET", "/health") for _ in range(5)))
                assert {answer.status for answer in many} == {status}
            assert looks == [False, True]

    monkeypatch.setattr(pulse, "FRESH", 1000.0)
    asyncio.run(story())


def test_a_trusted_proxy_is_believed_also_where_its_address_is_written_as_ipv6(tmp_path: Path) -> None:
    seen: list[Any] = []

    async def app(scope: Any, *_: Any) -> None:
        seen.append(scope["client"][0])

    async def story() -> None:
        async with open_house(tmp_path) as house:
            trusted = configured(house.server, "127.0.0.1,10.0.0.0/8").forwarded_allow_ips
            believes = ProxyHeadersMiddleware(app, trusted or "")
            for host in ("127.0.0.1", "::ffff:127.0.0.1", "::ffff:10.1.2.3", "::ffff:192.0.2.1"):
                headers = [(b"x-forwarded-for", b"198.51.100.7")]
                scope = {"type": "http", "scheme": "http", "client": (host, 1), "headers": headers}
                await believes(scope, None, None)  # type: ignore[arg-type]

    asyncio.run(story())
    assert seen == ["198.51.100.7"] * 3 + ["::ffff:192.0.2.1"]
