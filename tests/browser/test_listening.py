"""With the keyboard and the ear alone: where the focus is after each step, and what is told."""

import re
from typing import Final

from playwright.sync_api import Browser, Page, expect

from browser.conftest import Site
from browser.person import SHORT, Person, new_table

ME: Final = {"kind": "me", "name": "Ada"}
BOT: Final = {"kind": "bot", "bot": "novice"}
# Nobody lays anything down for a while.
LONG: Final = SHORT.replace("count = 24", "count = 1").replace('"set 2", "run 3"', '"set 6", "run 8"')
_IN_HAND: Final = "document.activeElement.closest('[data-testid=hand]') !== null"
_NOWHERE: Final = "document.activeElement === document.body"


def press(page: Page, name: str) -> None:
    """Press a button with the keyboard, once the page offers it."""
    button = page.get_by_test_id(name)
    expect(button).to_be_enabled()
    button.focus()
    page.keyboard.press("Enter")


def test_play_now_leads_to_what_is_asked_and_tells_the_deal(desktop: Page) -> None:
    desktop.goto("/")
    assert desktop.evaluate(_NOWHERE)  # the first page of a visit leaves that to the browser
    desktop.get_by_role("button", name="Play now").press("Enter")
    expect(desktop.get_by_test_id("ask")).to_be_focused()
    expect(desktop.get_by_test_id("announcements")).to_contain_text("Round 1")
    desktop.keyboard.press("ArrowRight")
    assert desktop.evaluate(_IN_HAND)


def test_a_table_that_is_the_first_page_of_a_visit_takes_no_focus(desktop: Page) -> None:
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, edition_file=SHORT, start=True)}")
    expect(desktop.get_by_test_id("board")).to_be_visible()
    assert desktop.evaluate(_NOWHERE)


def test_the_focus_is_never_lost_when_what_was_pressed_goes_away(desktop: Page) -> None:
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, edition_file=LONG, start=True)}")
    person = Person(desktop)
    person.wait_for_turn()
    ask = desktop.get_by_test_id("ask")
    press(desktop, "hint")
    expect(desktop.get_by_test_id("hinted")).to_be_visible()
    expect(desktop.get_by_test_id("hint")).to_be_focused()
    press(desktop, "draw")
    expect(ask).to_be_focused()
    press(desktop, "arrange")
    expect(desktop.get_by_test_id("lay-arranged")).to_be_visible()
    expect(ask).to_be_focused()
    desktop.keyboard.press("Tab")
    assert desktop.evaluate(_IN_HAND)
    desktop.get_by_role("button", name="Cancel").press("Enter")
    expect(ask).to_be_focused()
    person.choose(person.cards()[-1])
    press(desktop, "discard")
    expect(ask).to_be_focused()


def test_one_device_passed_round_keeps_the_focus_from_hand_to_hand(desktop: Page) -> None:
    two = ME, {"kind": "me", "name": "Bo"}
    desktop.goto(f"/table/{new_table(desktop, *two, edition_file=SHORT, start=True)}")
    press(desktop, "reveal")
    expect(desktop.get_by_test_id("ask")).to_be_focused()
    press(desktop, "draw")
    person = Person(desktop)
    expect(desktop.get_by_test_id("arrange")).to_be_visible()
    person.play(until=lambda: person.there("cover"))
    expect(desktop.get_by_test_id("reveal")).to_be_focused()


def test_a_round_s_end_is_told_and_leaves_the_focus_somewhere(desktop: Page) -> None:
    longer = SHORT.replace('"run 3"', '"run 3", "set 2", "run 3", "set 2", "run 3"')
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, edition_file=longer, start=True)}")
    person = Person(desktop, "keyboard", goes_on=False)
    person.play(until=lambda: person.there("round-end"))
    expect(desktop.get_by_test_id("announcements")).to_contain_text("round 1 is over")
    expect(desktop.get_by_test_id("announcements")).to_contain_text("to level")
    while person.there("round-end"):
        for name in ("round-end-keep", "round-end-continue"):
            if person.there(name):
                press(desktop, name)
                expect(desktop.get_by_test_id(name)).to_be_hidden()
    assert not desktop.evaluate(_NOWHERE)


def test_sitting_down_and_the_deal_take_the_focus_along(browser: Browser, site: Site, desktop: Page) -> None:
    table = new_table(desktop, ME, {"kind": "open"}, edition_file=SHORT)
    desktop.goto(f"/table/{table}")
    with browser.new_context(base_url=site.address, locale="en-GB", reduced_motion="reduce") as context:
        guest = context.new_page()
        guest.goto(f"/table/{table}")
        guest.get_by_test_id("name").fill("Bo")
        press(guest, "join-1")
        expect(guest.get_by_test_id("sitter-1")).to_be_focused()
        expect(guest.get_by_test_id("announcements")).to_contain_text("You sit at seat 2.")
        expect(desktop.get_by_test_id("rename-0")).to_be_visible()
        press(desktop, "start")
        for page in (desktop, guest):
            expect(page.get_by_test_id("ask")).to_be_focused()
            expect(page.get_by_test_id("announcements")).to_contain_text("Round 1")


def test_what_happens_under_a_sheet_is_told_in_it_and_that_it_is_ones_turn(desktop: Page) -> None:
    table = new_table(desktop, ME, BOT, edition_file=LONG, start=True, pace=800)
    desktop.goto(f"/table/{table}")
    person = Person(desktop)
    person.wait_for_turn()
    press(desktop, "draw")
    expect(desktop.get_by_test_id("draw")).to_be_hidden()
    bot = desktop.get_by_test_id("seat-1").get_attribute("aria-label") or ""
    person.play(until=lambda: bot in (desktop.get_by_test_id("ask").text_content() or ""))
    desktop.get_by_test_id("open-menu").click()
    told = desktop.get_by_test_id("menu").get_by_role("log")
    expect(told).to_contain_text(bot, timeout=15_000)
    expect(told).to_contain_text("Your turn", timeout=15_000)
    expect(desktop.get_by_test_id("announcements")).to_have_count(1)


def test_ones_own_place_tells_what_is_missing(desktop: Page) -> None:
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, start=True)}")
    missing = re.compile(r"Ada, level 1: .*, (\d+ cards? missing|ready to lay)", re.IGNORECASE)
    expect(desktop.get_by_test_id("my-level")).to_have_accessible_name(missing)
    expect(desktop.get_by_test_id("plan-0")).to_have_accessible_name(
        re.compile(r"run of 3: \d of 3", re.IGNORECASE)
    )


def test_what_is_done_with_the_hand_by_keys_is_told(desktop: Page) -> None:
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, start=True, first=0)}")
    Person(desktop).wait_for_turn()
    told = desktop.get_by_test_id("announcements")
    desktop.keyboard.press("s")
    expect(told).to_contain_text("By colour")
    desktop.keyboard.press("ArrowRight")
    card = desktop.locator("[data-testid=hand] button[data-key]").first.get_attribute("aria-label") or ""
    desktop.keyboard.press("Shift+ArrowRight")
    expect(told).to_contain_text(f"{card}, now 2 of 10")
    desktop.keyboard.press("d")
    expect(desktop.locator("[data-testid=hand] button[data-key]")).to_have_count(11)
    desktop.keyboard.press("h")
    expect(desktop.get_by_test_id("hinted")).to_be_visible()
    expect(told).to_contain_text((desktop.get_by_test_id("hinted").inner_text()).strip()[:12])
    desktop.keyboard.press("Escape")
    desktop.locator("[data-testid=hand] button[data-key]").first.focus()
    desktop.keyboard.press("x")  # the card that has the focus, though it is not chosen
    expect(desktop.locator("[data-testid=hand] button[data-key]")).to_have_count(10)


def test_a_line_begun_is_still_there_when_the_sheet_it_was_begun_in_has_gone(phone: Page) -> None:
    phone.goto(f"/table/{new_table(phone, ME, BOT, start=True, pace=5000)}")
    phone.get_by_test_id("open-log").tap()
    phone.get_by_test_id("chat").fill("Well pl")
    phone.keyboard.press("Escape")
    expect(phone.get_by_test_id("log-sheet")).to_have_count(0)
    phone.get_by_test_id("open-log").tap()
    expect(phone.get_by_test_id("chat")).to_have_value("Well pl")
    phone.get_by_test_id("chat").press("Enter")
    expect(phone.get_by_test_id("log")).to_contain_text("Well pl")
    phone.keyboard.press("Escape")
    # One's own line is no news to oneself.
    expect(phone.get_by_test_id("open-log")).to_have_accessible_name("Log and chat")


def test_who_only_watches_is_offered_no_way_to_a_hand(desktop: Page) -> None:
    desktop.goto(f"/table/{new_table(desktop, BOT, BOT, start=True, pace=3000)}")
    expect(desktop.get_by_test_id("board")).to_be_visible()
    expect(desktop.get_by_role("button", name="To your hand")).to_have_count(0)


def test_ones_own_emote_is_told_as_ones_own(desktop: Page) -> None:
    desktop.goto(f"/table/{new_table(desktop, {'kind': 'me'}, BOT, start=True, pace=5000)}")
    expect(desktop.get_by_test_id("board")).to_be_visible()
    desktop.keyboard.press("c")
    desktop.get_by_test_id("log-sheet").get_by_role("button", name="smiles").click()
    expect(desktop.get_by_test_id("announcements")).to_contain_text("You smile.")
