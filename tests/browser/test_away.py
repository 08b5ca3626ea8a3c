"""A move made while the connection is away is never lost without a word."""

import re
from typing import Final

from playwright.sync_api import Browser, Page, expect

from browser.conftest import Site
from browser.person import SHORT, Person, new_table
from browser.test_refusing import refused

ME: Final = {"kind": "me", "name": "Ada"}
BOT: Final = {"kind": "bot", "bot": "novice"}


def test_a_move_made_while_the_connection_is_away_is_kept_and_made(desktop: Page) -> None:
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, edition_file=SHORT, start=True)}")
    person = Person(desktop)
    person.wait_for_turn()
    held = len(person.cards())
    desktop.keyboard.press("x")
    refused(desktop, "No card is chosen yet.")  # what is said is there, also without a network
    desktop.context.set_offline(True)
    desktop.get_by_test_id("draw").click()
    refused(desktop, "As soon as the connection is back, this is done.")
    desktop.context.set_offline(False)
    expect(desktop.locator("[data-testid=hand] button[data-key]")).to_have_count(held + 1)
    expect(desktop.get_by_test_id("draw")).to_have_count(0)


def test_a_kept_move_that_comes_too_late_is_refused_in_words(
    desktop: Page, browser: Browser, site: Site
) -> None:
    table = new_table(desktop, ME, BOT, edition_file=SHORT, start=True)
    desktop.goto(f"/table/{table}")
    person = Person(desktop)
    person.wait_for_turn()
    person.do("draw")
    state = desktop.context.storage_state()
    with browser.new_context(base_url=site.address, storage_state=state, reduced_motion="reduce") as context:
        also = context.new_page()  # the same person with another device
        also.goto(f"/table/{table}")
        twin = Person(also)
        desktop.keyboard.press("d")
        refused(desktop, "already-drawn")
        one, other = next((a, b) for a in person.cards() for b in person.cards() if a[:2] != b[:2])
        desktop.context.set_offline(True)
        person.choose(one)
        desktop.keyboard.press("x")
        refused(desktop, "As soon as the connection is back, this is done.")
        twin.choose(other)
        also.keyboard.press("x")
        twin.play(until=lambda: twin.ready("draw") or twin.there("round-end"), but="draw")
        desktop.context.set_offline(False)
        refused(desktop, "Something has happened at the table since you looked.")


def test_a_hand_asked_for_while_the_connection_is_away_comes_with_it(desktop: Page) -> None:
    two = (ME, {"kind": "me", "name": "Ben"})
    desktop.goto(f"/table/{new_table(desktop, *two, edition_file=SHORT, start=True)}")
    desktop.get_by_test_id("reveal").click()
    expect(desktop.get_by_test_id("draw")).to_be_visible()
    desktop.keyboard.press("x")
    refused(desktop, "No card is chosen yet.")
    person = Person(desktop)
    person.play(until=lambda: person.there("cover"))
    desktop.context.set_offline(True)
    desktop.get_by_test_id("reveal").click()
    refused(desktop, "As soon as the connection is back, this is done.")
    desktop.context.set_offline(False)
    expect(desktop.locator("[data-testid=hand] button[data-key]").first).to_be_visible()


def test_a_part_of_the_page_that_could_not_be_fetched_comes_with_the_connection(desktop: Page) -> None:
    desktop.route(re.compile(r"/assets/(Sheets|Explanations)"), lambda route: route.abort())
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, edition_file=SHORT, start=True)}")
    Person(desktop).wait_for_turn()
    missed = desktop.get_by_role("alert").get_by_role("button", name="Try again")
    explains = desktop.locator("[data-testid=board][data-explains]")
    desktop.wait_for_timeout(4000)
    expect(missed).to_have_count(0)  # nobody has asked for anything yet, and nothing may lie over the table
    expect(explains).to_have_count(0)
    desktop.keyboard.press("m")
    expect(missed).to_be_visible()
    desktop.unroute_all()
    expect(desktop.get_by_test_id("menu")).to_be_visible()
    expect(missed).to_have_count(0)
    expect(explains).to_have_count(1)
    desktop.keyboard.press("Escape")
    desktop.get_by_test_id("open-log").click()
    expect(desktop.locator(".logged")).to_have_css("display", "grid")


def test_a_page_whose_parts_are_gone_from_the_server_begins_anew_when_asked(desktop: Page) -> None:
    desktop.route(re.compile(r"/assets/Sheets"), lambda route: route.fulfill(status=404))
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, edition_file=SHORT, start=True)}")
    Person(desktop).wait_for_turn()
    desktop.keyboard.press("m")
    with desktop.expect_navigation():  # as after an upgrade of the server
        desktop.get_by_role("alert").get_by_role("button", name="Try again").click()
    Person(desktop).wait_for_turn()


def test_the_first_play_now_waits_for_the_connection_and_says_so(desktop: Page) -> None:
    desktop.route(re.compile(r"/assets/(Welcome|guide)"), lambda route: route.abort())
    desktop.goto("/")
    desktop.evaluate("localStorage.removeItem('level8-played')")
    desktop.get_by_test_id("play-now").click()
    missed = desktop.get_by_role("alert").filter(has_text="The server does not answer.")
    expect(missed).to_be_visible()
    missed.get_by_role("button", name="Close").click()
    expect(missed).to_have_count(0)
    desktop.get_by_test_id("play-now").click()
    expect(missed).to_be_visible()
    desktop.unroute_all()
    expect(desktop.get_by_test_id("welcome")).to_be_visible()
    expect(missed).to_have_count(0)


def test_a_page_whose_words_do_not_come_says_so_in_five_languages_and_goes_on(desktop: Page) -> None:
    desktop.route(re.compile(r"/assets/first"), lambda route: route.abort())
    desktop.goto("/")
    expect(desktop.locator("#page > p")).to_have_count(5)
    desktop.unroute_all()
    expect(desktop.get_by_test_id("play-now")).to_be_visible()
    expect(desktop.locator("#page > p")).to_have_count(0)


def test_what_was_kept_for_the_connection_is_no_longer_said_to_wait_once_it_is_done(phone: Page) -> None:
    phone.goto(f"/table/{new_table(phone, ME, BOT, edition_file=SHORT, start=True)}")
    Person(phone, "touch").wait_for_turn()
    phone.keyboard.press("x")
    refused(phone, "No card is chosen yet.")
    phone.wait_for_load_state("networkidle")
    phone.wait_for_timeout(3000)  # by then, what lies over the table is fetched
    phone.context.set_offline(True)
    phone.get_by_test_id("draw").tap()
    refused(phone, "As soon as the connection is back, this is done.")
    expect(phone.get_by_test_id("lost")).to_be_visible()
    phone.get_by_test_id("open-log").tap()  # which lies below the words about the connection
    expect(phone.get_by_test_id("log-sheet")).to_be_visible()
    phone.keyboard.press("Escape")
    phone.get_by_test_id("draw").tap()
    refused(phone, "As soon as the connection is back, this is done.")
    phone.context.set_offline(False)
    expect(phone.locator("[data-testid=hand] button[data-key]")).to_have_count(11)
    expect(phone.get_by_test_id("refused")).to_have_count(0, timeout=1000)


def test_what_is_said_of_a_server_that_is_away_goes_when_it_answers(desktop: Page) -> None:
    desktop.goto("/")
    expect(desktop.get_by_test_id("play-now")).to_be_enabled()
    desktop.route(re.compile(r"/(api|health|here)(/|$)"), lambda route: route.abort())
    desktop.get_by_test_id("play-now").click()
    trouble = desktop.get_by_role("alert").filter(has_text="The server does not answer.")
    not_here = desktop.get_by_test_id("not-here")
    expect(trouble).to_be_visible()
    expect(not_here).to_be_visible()
    desktop.unroute_all()
    expect(trouble).to_have_count(0, timeout=30_000)
    expect(not_here).to_have_count(0)
    desktop.get_by_test_id("play-now").click()
    expect(desktop.locator("[data-testid=hand] button[data-key]")).to_have_count(10)
    desktop.context.set_offline(True)
    expect(desktop.get_by_test_id("lost")).to_be_visible()
    expect(not_here).to_have_count(0)
