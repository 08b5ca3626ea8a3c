"""Every page and state: accessible, whole in five languages, asking nobody else; and the proof of a game."""

from collections.abc import Iterator
from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from browser.conftest import DESKTOP, PHONE, Site
from browser.person import SHORT, Person, new_table

ME: Final = {"kind": "me", "name": "Ada"}
BOT: Final = {"kind": "bot", "bot": "novice"}
PAGES: Final = ("/", "/new", "/device", "/rules/modern/1", "/rules/master/2", "/about", "/nowhere")
LANGUAGES: Final = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "nl": "nl-NL", "it": "it-IT"}
_MISSING: Final = (
    "() => (document.body.innerText.match(/\\b(web|pages|table|server|cli|reason|why)-[a-z-]+\\b/g) ?? [])"
)
_TOO_WIDE: Final = "() => document.documentElement.scrollWidth - innerWidth"
_SMALL: Final = """() => [...document.querySelectorAll("button, [role=button], input, select")]
    .filter(each => each.checkVisibility() && !each.classList.contains("unseen"))
    .map(each => [(each.closest("label") ?? each).getBoundingClientRect(), each.outerHTML.slice(0, 120)])
    .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5) && box.width * box.height > 1)
    .map(([, text]) => text)"""


def faults(page: Page) -> list[str]:
    """What axe-core finds wrong with the page as it is."""
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


@pytest.fixture(params=["dark desktop", "light desktop", "dark phone", "light phone"])
def anyones(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Page]:
    """A page in either theme and at either size."""
    theme, device = str(request.param).split()
    small = device == "phone"
    with browser.new_context(
        base_url=site.address,
        viewport=PHONE if small else DESKTOP,
        has_touch=small,
        is_mobile=small,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
    ) as context:
        yield context.new_page()


def test_no_page_has_a_fault_that_axe_finds_nor_a_target_too_small_for_a_finger(anyones: Page) -> None:
    found = {}
    for path in PAGES:
        anyones.goto(path)
        anyones.wait_for_selector("main h1, main h2")
        found[path] = faults(anyones) + anyones.evaluate(_SMALL)
        assert anyones.evaluate(_TOO_WIDE) <= 0, path
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


def test_no_state_of_the_table_has_a_fault_that_axe_finds(anyones: Page) -> None:
    table = new_table(anyones, ME, BOT, BOT, edition_file=SHORT, start=True)
    anyones.goto(f"/table/{table}")
    person = Person(anyones)
    seen: set[str] = set()
    found: dict[str, list[str]] = {}

    def look() -> bool:
        """Look at every state once: what is asked and offered tells one from another."""
        offered = anyones.locator("[data-testid=actions] [data-testid]")
        names = offered.evaluate_all("all => all.map(each => each.dataset.testid)")
        sheets = [name for name in ("round-end", "game-end", "shown") if person.there(name)]
        state = " ".join(sorted({str(name).partition("-")[0] for name in names}) + sheets)
        if state not in seen:
            seen.add(state)
            wrong = faults(anyones)
            if wrong:
                found[state] = wrong
        return False

    person.play(until=look)
    look()
    assert found == {}
    assert len(seen) > 3


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_whole_and_fits_a_phone(browser: Browser, site: Site, language: str) -> None:
    with browser.new_context(
        base_url=site.address, viewport=PHONE, is_mobile=True, has_touch=True, locale=LANGUAGES[language]
    ) as context:
        page = context.new_page()
        for path in PAGES:
            page.goto(path)
            page.wait_for_selector("main h1, main h2")
            assert page.evaluate("document.documentElement.lang") == language
            assert page.evaluate(_MISSING) == [], path
            assert page.evaluate(_TOO_WIDE) <= 0, path
        table = new_table(page, ME, BOT, start=True)
        page.goto(f"/table/{table}")
        expect(page.locator("[data-testid=hand] button[data-key]")).not_to_have_count(0)
        assert page.evaluate(_MISSING) == []
        assert page.evaluate(_TOO_WIDE) <= 0


def test_a_finished_game_is_replayed_and_proven_in_the_page_and_a_tampered_one_caught(desktop: Page) -> None:
    table = new_table(desktop, ME, BOT, edition_file=SHORT, start=True)
    desktop.goto(f"/table/{table}")
    Person(desktop).play()
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
    expect(desktop.locator("[data-testid^=check-][data-ok=false]").first).to_be_visible()
