"""The pages: what they load, whom they ask, and the proof of a game."""

import re
from typing import Final

from playwright.sync_api import Browser, Page, expect

from browser.conftest import PAGES, Site
from browser.looking import TOO_WIDE
from browser.person import SHORT, new_table

_LOADED: Final = """() => performance.getEntriesByType("resource")
    .filter(each => /[.](js|css|woff2)$/.test(each.name)).map(each => [each.name, each.encodedBodySize])"""
_COLOUR: Final = "each => getComputedStyle(each).color"


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


def test_what_a_phone_shows_on_its_home_screen_is_there(desktop: Page) -> None:
    desktop.goto("/")
    links = "all => all.map(each => [each.rel, each.href])"
    shown = desktop.locator("head link:not([rel=stylesheet], [rel=modulepreload], [rel=preload])")
    named = dict(shown.evaluate_all(links))
    assert set(named) == {"icon", "apple-touch-icon", "manifest"}
    manifest = desktop.request.get(named["manifest"]).json()
    for address in (named["icon"], named["apple-touch-icon"], *[icon["src"] for icon in manifest["icons"]]):
        assert desktop.request.get(address).headers["content-type"].startswith("image/"), address


def test_the_first_load_is_at_most_150_kilobytes_with_the_table_the_drawings_and_the_type(
    desktop: Page,
) -> None:
    desktop.goto("/")
    desktop.wait_for_load_state("networkidle")
    desktop.get_by_role("button", name="Play now").click()
    expect(desktop.locator("[data-testid=hand] button[data-key]")).to_have_count(10)
    loaded = desktop.evaluate(_LOADED)
    assert {name.rpartition(".")[2] for name, _ in loaded} == {"js", "css", "woff2"}
    assert sum(size for _, size in loaded) <= 150_000


def test_the_menu_opens_also_after_the_network_is_lost(desktop: Page) -> None:
    desktop.goto("/")
    # It comes ahead: nobody has asked for it yet.
    with desktop.expect_response(re.compile(r"/Sheets-.*[.]js$")) as fetched:
        desktop.get_by_role("button", name="Play now").click()
    fetched.value.finished()
    desktop.context.set_offline(True)
    desktop.get_by_test_id("open-menu").click()
    expect(desktop.get_by_test_id("menu")).to_be_visible()


def test_a_finished_game_is_replayed_and_proven_in_the_page_and_a_tampered_one_caught(desktop: Page) -> None:
    bots = [{"kind": "bot", "bot": "steady"}] * 2
    table = new_table(desktop, *bots, edition_file=SHORT, start=True)
    desktop.goto(f"/table/{table}")
    desktop.get_by_text("Details").click()
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


def test_no_page_is_too_wide_for_a_tablet(desktop: Page) -> None:
    desktop.set_viewport_size({"width": 768, "height": 1024})
    for path in PAGES:
        desktop.goto(path)
        desktop.wait_for_selector("main h1, main h2")
        desktop.wait_for_load_state("networkidle")
        assert desktop.evaluate(TOO_WIDE) <= 0, path


def test_an_address_that_means_nothing_shows_the_page_for_that(desktop: Page) -> None:
    desktop.goto("/table/%zz")
    expect(desktop.get_by_role("heading", name="This page does not exist")).to_be_visible()


def test_all_of_ones_tables_can_be_seen_and_none_of_them_is_offered_as_somebodys(desktop: Page) -> None:
    seats = {"kind": "me", "name": "Ada"}, {"kind": "open"}
    tables = [new_table(desktop, *seats, listed=True) for _ in range(7)]
    there = desktop.context.new_page()
    there.goto(f"/table/{tables[0]}")
    there.wait_for_selector("[data-testid=gathering]")
    while tables[0] not in [each["table"] for each in desktop.request.get("/api/tables").json()]:
        desktop.wait_for_timeout(20)
    desktop.goto("/")
    mine = desktop.locator("section", has=desktop.locator("#my-tables"))
    expect(mine.locator("li")).to_have_count(5)
    mine.get_by_role("button", name="Show all 7").click()
    expect(mine.locator("li")).to_have_count(7)
    own = mine.locator("a").evaluate_all("all => all.map(each => each.href)")
    offered = desktop.locator("section", has=desktop.locator("#open-tables")).locator("a")
    assert not set(own) & set(offered.evaluate_all("all => all.map(each => each.href)"))
    # A British browser is told the time as the British write it.
    expect(mine.locator("li").first).to_contain_text(re.compile(r"\b([01]\d|2[0-3]):[0-5]\d (?![ap]m)"))


def test_a_link_for_another_device_works_where_the_first_page_is_shown_already(
    browser: Browser, site: Site, desktop: Page
) -> None:
    new_table(desktop, {"kind": "me", "name": "Ada"}, {"kind": "open"})
    desktop.goto("/")
    desktop.get_by_role("button", name="Make a link").click()
    link = desktop.get_by_label("Link", exact=True).input_value()
    with browser.new_context(base_url=site.address, locale="en-GB") as context:
        other = context.new_page()
        other.goto("/")
        other.wait_for_load_state("networkidle")
        expect(other.locator("#my-tables")).to_have_count(0)
        other.evaluate("link => { location.href = link; }", link)
        expect(other.locator("#my-tables")).to_be_visible()
        assert "device" not in other.url


def test_a_record_as_the_program_writes_it_can_be_chosen(desktop: Page) -> None:
    bots = [{"kind": "bot", "bot": "steady"}] * 2
    table = new_table(desktop, *bots, edition_file=SHORT, start=True)
    desktop.goto(f"/table/{table}")
    expect(desktop.get_by_test_id("game-end")).to_be_visible()
    desktop.goto(f"/replay/{table}/1")
    accepted = desktop.get_by_test_id("record-file").get_attribute("accept")
    assert accepted is not None
    assert {".level8", ".txt"} <= set(accepted.split(","))


def test_rules_on_paper_are_ink_by_night_too_and_nothing_that_one_presses(desktop: Page) -> None:
    desktop.emulate_media(media="print", color_scheme="dark")
    desktop.goto("/rules/modern/1")
    expect(desktop.locator(".levels li")).to_have_count(8)
    for colour in ("article", ".rule small", ".levels i"):
        red, green, blue = map(int, re.findall(r"\d+", desktop.locator(colour).first.evaluate(_COLOUR)))
        assert max(red, green, blue) < 64, colour
    expect(desktop.locator("header, footer, article select, article a").filter(visible=True)).to_have_count(0)


def test_without_scripts_the_page_says_what_is_wrong_in_five_languages(browser: Browser, site: Site) -> None:
    with browser.new_context(base_url=site.address, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto("/")
        expect(page.locator("noscript p")).to_have_count(5)
