"""Every page and state: accessible, whole in five languages, asking nobody else; and the proof of a game."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import DESKTOP, PHONE, Site
from browser.looking import TOO_WIDE, faults, picture, too_small
from browser.person import SHORT, Person, new_table

ME: Final = {"kind": "me", "name": "Ada"}
BOT: Final = {"kind": "bot", "bot": "novice"}
PAGES: Final = ("/", "/new", "/device", "/rules/modern/1", "/rules/master/2", "/about", "/nowhere")
LANGUAGES: Final = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "nl": "nl-NL", "it": "it-IT"}
_MISSING: Final = (
    "() => (document.body.innerText.match(/\\b(web|pages|table|server|cli|reason|why)-[a-z-]+\\b/g) ?? [])"
)


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
        anyones.wait_for_load_state("networkidle")
        anyones.wait_for_selector("main h1, main h2")
        found[path] = faults(anyones, path, whole=True) + too_small(anyones)
        assert anyones.evaluate(TOO_WIDE) <= 0, path
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


def test_no_state_of_the_table_has_a_fault_that_axe_finds(anyones: Page) -> None:
    longer = SHORT.replace(
        '"run 3"', '"run 3", "set 2"'
    )  # or nearly every game would end with its first round
    table = new_table(anyones, ME, BOT, BOT, edition_file=longer, start=True)
    anyones.goto(f"/table/{table}")
    seen: set[str] = set()
    found: dict[str, list[str]] = {}

    class Watchful(Person):
        """Looks at every state once, before doing anything in it; what is offered tells them apart."""

        def look(self) -> None:
            offered = self.page.locator("[data-testid=actions] [data-testid]")
            names = offered.evaluate_all("all => all.map(each => each.dataset.testid)")
            sheets = [name for name in ("round-end", "game-end", "shown") if self.there(name)]
            state = " ".join(sorted({str(name).partition("-")[0] for name in names}) + sheets)
            if state not in seen:
                seen.add(state)
                found[state] = faults(self.page, f"table {state}")

        def do(self, name: str, key: str = "") -> bool:
            self.look()
            return super().do(name, key)

    person = Watchful(anyones)
    person.play()
    person.look()
    assert {state: wrong for state, wrong in found.items() if wrong} == {}
    assert {"round-end", "game-end"} <= {name for state in seen for name in state.split()}


def test_nothing_that_opens_over_the_table_has_a_fault_that_axe_finds(anyones: Page) -> None:
    table = new_table(anyones, ME, BOT, BOT, BOT, start=True, hints=True)
    anyones.goto(f"/table/{table}")
    anyones.wait_for_selector("[data-testid=draw]:enabled")
    found = {"dealt": faults(anyones, "table dealt")}
    for key, name in (("m", "menu"), ("c", "log-sheet"), ("?", "keys")):
        anyones.keyboard.press(key)
        anyones.wait_for_selector(f"[data-testid={name}]")
        found[name] = faults(anyones, f"table {name}") + too_small(anyones)
        anyones.keyboard.press("Escape")
    anyones.get_by_test_id("who-1").click()
    found["seat"] = faults(anyones, "table seat") + too_small(anyones)
    anyones.keyboard.press("Escape")
    anyones.get_by_test_id("hint").click()
    anyones.wait_for_selector("[data-testid=hinted]")
    found["hint"] = faults(anyones, "table hint") + too_small(anyones)
    anyones.keyboard.press("d")
    anyones.wait_for_selector("[data-testid=arrange]")
    anyones.keyboard.press("a")
    anyones.wait_for_selector("[data-testid=lay-arranged]")
    found["arrange"] = faults(anyones, "table arrange") + too_small(anyones)
    anyones.context.set_offline(True)
    anyones.wait_for_selector("[data-testid=lost]")
    found["lost"] = faults(anyones, "table lost")
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


def test_nothing_around_a_game_has_a_fault_that_axe_finds(anyones: Page) -> None:
    open_seat = {"kind": "open"}
    anyones.goto(f"/table/{new_table(anyones, ME, open_seat, BOT, open_seat)}")
    anyones.wait_for_selector("[data-testid=gathering]")
    found = {"gathering": faults(anyones, "gathering", whole=True) + too_small(anyones)}
    passed_round = new_table(anyones, ME, {"kind": "me", "name": "Ben"}, start=True)
    anyones.goto(f"/table/{passed_round}")
    anyones.wait_for_selector("[data-testid=cover]")
    found["cover"] = faults(anyones, "cover") + too_small(anyones)
    anyones.goto(f"/table/{new_table(anyones, BOT, BOT, BOT, BOT, start=True, pace=2000)}")
    anyones.wait_for_selector("[data-testid=board]")
    found["watching"] = faults(anyones, "watching")
    played = new_table(anyones, *[{"kind": "bot", "bot": "steady"}] * 6, edition_file=SHORT, start=True)
    anyones.goto(f"/table/{played}")
    anyones.wait_for_selector("[data-testid=game-end]")
    anyones.goto(f"/replay/{played}/1?verify")
    anyones.wait_for_selector("[data-testid^=check-][data-ok]")
    found["proof"] = faults(anyones, "replay proof", whole=True) + too_small(anyones)
    anyones.goto(f"/replay/{played}/1")
    for _ in range(9):
        anyones.get_by_test_id("step-on").click()
    found["replay"] = faults(anyones, "replay") + too_small(anyones)
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


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
            assert page.evaluate(TOO_WIDE) <= 0, path
            picture(page, f"{language} {path}", whole=True)
        table = new_table(page, ME, BOT, start=True)
        page.goto(f"/table/{table}")
        expect(page.locator("[data-testid=hand] button[data-key]")).not_to_have_count(0)
        assert page.evaluate(_MISSING) == []
        assert page.evaluate(TOO_WIDE) <= 0
        picture(page, f"{language} table")


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
