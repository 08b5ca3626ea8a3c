"""What one can do about oneself: be forgotten, and end all other devices."""

import json

from playwright.sync_api import Browser, Page, expect

from browser.looking import faults_in_every_look
from browser.person import new_table

NAMED = 'localStorage["level8-settings"] = \'{"pace": "once", "notes": false, "name": "Annabella"}\''


def test_whoever_wants_to_be_forgotten_is_asked_once_more_and_told_what_was_done(desktop: Page) -> None:
    desktop.goto("/about")
    desktop.evaluate(NAMED)
    desktop.reload()
    desktop.get_by_test_id("forget").click()
    desktop.get_by_test_id("yes-forget").click()
    expect(desktop.get_by_role("alert")).to_contain_text("nobody here yet")
    table = new_table(desktop, {"kind": "me", "name": "Annabella"}, {"kind": "open"})
    desktop.get_by_test_id("no-forget").click()
    expect(desktop.get_by_test_id("forget")).to_be_focused()
    desktop.get_by_test_id("forget").click()
    expect(desktop.get_by_test_id("no-forget")).to_be_focused()
    assert not any(faults_in_every_look(desktop, "myself", whole=True).values())
    desktop.get_by_test_id("yes-forget").click()
    expect(desktop.get_by_test_id("myself-said")).to_contain_text("1 table,")
    assert json.loads(desktop.evaluate('localStorage["level8-settings"]'))["name"] == ""
    assert desktop.context.cookies() == []
    desktop.goto(f"/table/{table}")
    expect(desktop.get_by_test_id("name")).to_be_visible()
    assert "Annabella" not in desktop.content()


def test_all_other_devices_end_and_this_one_stays(desktop: Page, browser: Browser) -> None:
    table = new_table(desktop, {"kind": "me", "name": "Ann"}, {"kind": "open"})
    desktop.goto("/about")
    state = desktop.context.storage_state()
    with browser.new_context(storage_state=state, base_url=desktop.url.removesuffix("/about")) as elsewhere:
        other = elsewhere.new_page()
        other.goto(f"/table/{table}")
        expect(other.get_by_test_id("start")).to_be_visible()
        desktop.get_by_test_id("end").click()
        desktop.get_by_test_id("yes-end").click()
        expect(desktop.get_by_test_id("myself-said")).to_contain_text("only device")
        expect(other.get_by_test_id("start")).to_be_hidden()
        expect(other.get_by_test_id("name")).to_be_visible()
    desktop.goto(f"/table/{table}")
    expect(desktop.get_by_test_id("start")).to_be_visible()
