"""Every page and state, looked at in light and dark, on a phone and a laptop, and in five languages."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import PAGES, PHONE, Site
from browser.looking import TOO_WIDE, faults_in_every_look, picture, unread
from browser.person import SHORT, Person, Watchful, new_table

ME: Final = {"kind": "me", "name": "Ada"}
BOT: Final = {"kind": "bot", "bot": "novice"}
LANGUAGES: Final = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "nl": "nl-NL", "it": "it-IT"}
_MISSING: Final = r"""() => document.body.innerText
    .match(/\b(web|pages|guide|editor|table|special|touch|server|cli|reason|why)-[a-z-]+\b/g) ?? []"""


def test_no_page_has_a_fault_in_any_look(desktop: Page) -> None:
    found: dict[str, list[str]] = {}
    for path in PAGES:
        desktop.goto(path)
        desktop.wait_for_load_state("networkidle")
        desktop.wait_for_selector("main h1, main h2")
        found |= faults_in_every_look(desktop, path, whole=True)
    assert found == {}


def test_no_state_of_the_table_has_a_fault_in_any_look(desktop: Page) -> None:
    # Bots end the shortest games faster than one can look at the end of a round.
    longer = SHORT.replace('"run 3"', '"run 3", "set 2", "run 3", "set 2", "run 3"')
    table = new_table(desktop, ME, BOT, BOT, edition_file=longer, start=True)
    desktop.goto(f"/table/{table}")
    found: dict[str, list[str]] = {}
    person = Watchful(desktop, lambda state: found.update(faults_in_every_look(desktop, f"table {state}")))
    person.play()
    person.look()
    assert found == {}
    assert {"round-end", "game-end"} <= {name for state in person.seen for name in state.split()}


def test_nothing_that_opens_over_the_table_has_a_fault_in_any_look(desktop: Page) -> None:
    table = new_table(desktop, ME, BOT, BOT, BOT, start=True)
    desktop.goto(f"/table/{table}")
    Person(desktop).wait_for_turn()
    found = faults_in_every_look(desktop, "table dealt")
    for key, name in (("m", "menu"), ("c", "log-sheet"), ("?", "keys")):
        desktop.keyboard.press(key)
        desktop.wait_for_selector(f"[data-testid={name}]")
        found |= faults_in_every_look(desktop, f"table {name}")
        desktop.keyboard.press("Escape")
    desktop.get_by_test_id("who-1").click()
    desktop.wait_for_selector("[data-testid=last-turn]")
    found |= faults_in_every_look(desktop, "table last turn")
    desktop.get_by_test_id("look-closer").click()
    desktop.wait_for_selector("[data-testid=seat-sheet]")
    found |= faults_in_every_look(desktop, "table seat")
    desktop.keyboard.press("Escape")
    desktop.get_by_test_id("hint").click()
    desktop.wait_for_selector("[data-testid=hinted]")
    found |= faults_in_every_look(desktop, "table hint")
    desktop.keyboard.press("d")
    desktop.wait_for_selector("[data-testid=arrange]")
    desktop.keyboard.press("a")
    desktop.wait_for_selector("[data-testid=lay-arranged]")
    found |= faults_in_every_look(desktop, "table arrange")
    desktop.context.set_offline(True)
    desktop.wait_for_selector("[data-testid=lost]")
    found |= faults_in_every_look(desktop, "table lost")
    assert found == {}


def test_nothing_around_a_game_has_a_fault_in_any_look(browser: Browser, site: Site, desktop: Page) -> None:
    open_seat = {"kind": "open"}
    desktop.goto(f"/table/{new_table(desktop, ME, open_seat, BOT, open_seat, listed=True)}")
    desktop.wait_for_selector("[data-testid=gathering]")
    found = faults_in_every_look(desktop, "gathering", whole=True)
    passed_round = new_table(desktop, ME, {"kind": "me", "name": "Ben"}, start=True)
    desktop.goto(f"/table/{passed_round}")
    desktop.wait_for_selector("[data-testid=cover]")
    found |= faults_in_every_look(desktop, "cover")
    desktop.goto(f"/table/{new_table(desktop, BOT, BOT, BOT, BOT, start=True, pace=2000)}")
    desktop.wait_for_selector("[data-testid=board]")
    found |= faults_in_every_look(desktop, "watching")
    played = new_table(desktop, *[{"kind": "bot", "bot": "steady"}] * 6, edition_file=SHORT, start=True)
    desktop.goto(f"/table/{played}")
    desktop.wait_for_selector("[data-testid=game-end]")
    desktop.goto(f"/replay/{played}/1?verify")
    desktop.wait_for_selector("[data-testid^=check-][data-ok]")
    found |= faults_in_every_look(desktop, "replay proof", whole=True)
    desktop.goto(f"/replay/{played}/1")
    for _ in range(9):
        desktop.get_by_test_id("step-on").click()
    found |= faults_in_every_look(desktop, "replay")
    with browser.new_context(base_url=site.address) as context:
        cleo = context.new_page()  # whose table is listed as long as its page is open
        cleo.goto(f"/table/{new_table(cleo, {'kind': 'me', 'name': 'Cleo'}, open_seat, listed=True)}")
        cleo.wait_for_selector("[data-testid=gathering]")
        desktop.goto("/")
        expect(desktop.locator("section", has=desktop.locator("#open-tables"))).to_contain_text("Cleo")
        expect(desktop.locator("section", has=desktop.locator("#my-tables"))).to_contain_text("Ada and Ben")
        found |= faults_in_every_look(desktop, "home with tables", whole=True)
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_whole_and_fits_a_phone(browser: Browser, site: Site, language: str) -> None:
    with browser.new_context(
        base_url=site.address,
        viewport=PHONE,
        is_mobile=True,
        has_touch=True,
        locale=LANGUAGES[language],
        reduced_motion="reduce",
    ) as context:
        page = context.new_page()
        for path in PAGES:
            page.goto(path)
            page.wait_for_selector("main h1, main h2")
            assert page.evaluate("document.documentElement.lang") == language
            assert page.evaluate(_MISSING) == [], path
            assert page.evaluate(TOO_WIDE) <= 0, path
            picture(page, f"phone {language}", path, whole=True)

        def fits(state: str) -> None:
            picture(page, f"phone {language}", f"table {state}")
            assert page.evaluate(_MISSING) == [], state
            assert unread(page) == [], state
            assert page.evaluate(TOO_WIDE) <= 0, state

        table = new_table(page, ME, BOT, BOT, edition_file=SHORT, start=True)
        page.goto(f"/table/{table}")
        person = Watchful(page, fits, "touch")
        person.play()
        person.look()
