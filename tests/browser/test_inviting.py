"""Before the deal: passing the link on, sitting down, names, and what a table that is full says."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.conftest import Site
from browser.person import SHORT, new_table

ME: Final = {"kind": "me", "name": "Ada"}
BOT: Final = {"kind": "bot", "bot": "novice"}
OPEN: Final = {"kind": "open"}
# As in the home network, where a page that came over plain HTTP has no clipboard.
_NO_CLIPBOARD: Final = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
_NO_COPYING: Final = f"{_NO_CLIPBOARD}; document.execCommand = () => false"

_NAME: Final = "(JSON.parse(localStorage['level8-settings'] ?? '{}').name ?? '')"


@pytest.fixture
def guest(browser: Browser, site: Site) -> Iterator[Page]:
    """Somebody else, in a browser of their own."""
    with browser.new_context(base_url=site.address, reduced_motion="reduce", locale="en-GB") as context:
        yield context.new_page()


def test_a_link_that_opens_here_only_says_so_and_one_tap_lets_others_in(desktop: Page) -> None:
    told = {"address": ""}

    def answer(route: Route) -> None:  # or this test would open this machine to its network
        if route.request.method == "POST":
            told["address"] = "http://192.0.2.7:8008/"
        route.fulfill(json=told)

    desktop.route("**/api/neighbours", answer)
    table = new_table(desktop, ME, OPEN)
    desktop.goto(f"/table/{table}")
    expect(desktop.get_by_test_id("only-here")).to_contain_text("only works on this computer")
    expect(desktop.get_by_test_id("qr")).to_have_count(0)  # a code that nobody could follow
    desktop.get_by_test_id("let-in").click()
    expect(desktop.get_by_test_id("let-in-done")).to_be_visible()
    expect(desktop.get_by_test_id("qr")).to_be_visible()
    expect(desktop.get_by_test_id("link")).to_have_value(f"http://192.0.2.7:8008/table/{table}")
    desktop.goto("/")
    desktop.get_by_role("button", name="Make a link").click()
    expect(desktop.get_by_label("Link")).to_have_value(re.compile(r"^http://192\.0\.2\.7:8008/#device="))


def test_where_there_is_no_network_the_page_says_so(desktop: Page) -> None:
    refused = {"message": "server-no-network", "detail": {}}
    told: dict[str, dict[str, Any]] = {
        "GET": {"json": {"address": ""}},
        "POST": {"json": refused, "status": 400},
    }
    desktop.route("**/api/neighbours", lambda route: route.fulfill(**told[route.request.method]))
    desktop.goto(f"/table/{new_table(desktop, ME, OPEN)}")
    desktop.get_by_test_id("let-in").click()
    expect(desktop.get_by_role("alert")).to_contain_text("This computer is in no network")


def test_a_link_is_copied_without_a_clipboard_too_and_listeners_hear_of_it(desktop: Page) -> None:
    desktop.add_init_script(_NO_CLIPBOARD)
    desktop.goto(f"/table/{new_table(desktop, ME, OPEN)}")
    desktop.get_by_test_id("share").click()
    expect(desktop.get_by_test_id("share")).to_have_text("Copied")
    expect(desktop.get_by_test_id("share")).to_be_focused()
    expect(desktop.get_by_test_id("announcements")).to_contain_text("Copied")
    desktop.get_by_test_id("chat").focus()
    desktop.keyboard.press("Control+V")
    expect(desktop.get_by_test_id("chat")).to_have_value(desktop.get_by_test_id("link").input_value())


def test_where_nothing_can_copy_a_link_the_page_says_so(desktop: Page) -> None:
    desktop.add_init_script(_NO_COPYING)
    table = new_table(desktop, BOT, BOT, edition_file=SHORT, start=True)
    desktop.goto(f"/table/{new_table(desktop, ME, OPEN)}")
    desktop.get_by_test_id("share").click()
    expect(desktop.get_by_role("alert")).to_contain_text("Copy the link by hand")
    desktop.goto(f"/table/{table}")
    desktop.get_by_test_id("replay").click()
    desktop.get_by_test_id("share").click()
    expect(desktop.get_by_role("alert")).to_contain_text("Copy the link by hand")


def test_pressing_twice_is_pressing_once(desktop: Page, guest: Page) -> None:
    table = new_table(desktop, ME, OPEN, OPEN, edition_file=SHORT)
    refused: list[str] = []
    for page in (desktop, guest):
        page.on(
            "websocket",
            lambda socket: socket.on(
                "framereceived", lambda said: refused.append(str(said)) if '"refused"' in str(said) else None
            ),
        )
        page.goto(f"/table/{table}")
    twice = "button => { button.click(); button.click(); }"
    guest.get_by_test_id("name").fill("Bo")
    guest.get_by_test_id("join-1").evaluate(twice)
    expect(desktop.get_by_test_id("sitter-1")).to_contain_text("Bo")
    desktop.get_by_test_id("start").evaluate(twice)
    for page in (desktop, guest):
        expect(page.locator("[data-testid=hand] button[data-key]")).to_have_count(10)
    assert refused == []


def test_who_comes_to_a_full_table_is_told(desktop: Page, guest: Page) -> None:
    table = new_table(desktop, ME, BOT)
    desktop.goto(f"/table/{table}")
    guest.goto(f"/table/{table}")
    expect(guest.get_by_test_id("full")).to_contain_text("All seats of this table are taken")
    expect(desktop.get_by_test_id("start")).to_be_visible()
    expect(desktop.get_by_test_id("full")).to_have_count(0)
    desktop.get_by_test_id("place-1").select_option("")
    expect(guest.get_by_test_id("join-1")).to_be_visible()
    expect(guest.get_by_test_id("full")).to_have_count(0)


def test_a_name_is_remembered_when_it_was_taken_and_one_that_was_not_goes_back(guest: Page) -> None:
    guest.goto(f"/table/{new_table(guest, {**ME, 'name': 'Bo'}, OPEN)}")
    field = guest.get_by_test_id("rename-0")
    field.fill("Bob")
    field.press("Tab")
    guest.wait_for_function(f"() => {_NAME} === 'Bob'")
    field.fill("  ")
    field.press("Tab")
    expect(guest.get_by_role("alert")).to_contain_text("A name needs at least one letter")
    said, touched = guest.get_by_test_id("refused").bounding_box(), field.bounding_box()
    assert said is not None
    assert touched is not None
    assert abs(said["y"] + said["height"] - touched["y"]) < 20, "it is said at the field"
    expect(field).to_have_value("Bob")
    assert guest.evaluate(_NAME) == "Bob"


def test_of_several_who_share_a_device_no_name_is_remembered(desktop: Page) -> None:
    desktop.goto(f"/table/{new_table(desktop, ME, {'kind': 'me', 'name': 'Ben'})}")
    desktop.get_by_test_id("rename-1").fill("Bess")
    desktop.get_by_test_id("rename-1").press("Tab")
    expect(desktop.get_by_test_id("announcements")).to_contain_text("Bess")
    assert desktop.evaluate(_NAME) == ""
