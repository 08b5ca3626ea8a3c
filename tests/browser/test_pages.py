"""The pages: what they load, whom they ask, and the proof of a game."""

from typing import Final

from playwright.sync_api import Page, expect

from browser.conftest import PAGES
from browser.person import SHORT, new_table

_LOADED: Final = """() => performance.getEntriesByType("resource")
    .filter(each => /[.](js|css)$/.test(each.name)).map(each => [each.name, each.encodedBodySize])"""


def test_nothing_is_asked_of_another_host_and_nothing_breaks_the_policy(desktop: Page) -> None:
    asked: list[str] = []
    complained: list[str] = []
    desktop.on("request", lambda request: asked.append(request.url))
    desktop.on("console", lambda said: complained.append(said.text) if said.type == "error" else None)
    for path in PAGES[:-1]:
        desktop.goto(path)
        desktop.wait_for_load_state("networkidle")
    host = desktop.evaluate("location.origin")
    assert [url for url in asked if not url.startswith((host, "data:"))] == []
    assert complained == []


def test_the_first_load_is_at_most_120_kilobytes_of_script_and_style_the_table_included(
    desktop: Page,
) -> None:
    desktop.goto("/")
    desktop.wait_for_load_state("networkidle")
    desktop.get_by_role("button", name="Play now").click()
    expect(desktop.locator("[data-testid=hand] button[data-key]")).to_have_count(10)
    loaded = desktop.evaluate(_LOADED)
    assert {name.rpartition(".")[2] for name, _ in loaded} == {"js", "css"}
    assert sum(size for _, size in loaded) <= 120_000


def test_a_finished_game_is_replayed_and_proven_in_the_page_and_a_tampered_one_caught(desktop: Page) -> None:
    bots = [{"kind": "bot", "bot": "steady"}] * 2
    table = new_table(desktop, *bots, edition_file=SHORT, start=True)
    desktop.goto(f"/table/{table}")
    desktop.get_by_test_id("verify").click()
    desktop.wait_for_url("**/replay/**")
    checks = desktop.locator("[data-testid^=check-][data-ok]")
    expect(checks.first).to_be_visible()
    assert set(checks.evaluate_all("all => all.map(each => each.dataset.ok)")) == {"true"}

    def tamper(route: object) -> None:
        fulfilled = route.fetch()  # type: ignore[attr-defined]
        told = fulfilled.json()
        told["seed"] = "00" * 32
        route.fulfill(response=fulfilled, json=told)  # type: ignore[attr-defined]

    desktop.route("**/api/games/*/*", tamper)
    desktop.goto(f"/replay/{table}/1?verify")
    # The answer goes through the test and back, which on a busy machine takes its time.
    expect(desktop.locator("[data-testid^=check-][data-ok=false]").first).to_be_visible(timeout=20_000)
