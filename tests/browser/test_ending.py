"""The end of a game is a scene: who won, what went well, everyone's climb, and another game at one tap."""

import struct
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, expect

from browser.company import NAMES, Company, gathered
from browser.conftest import DESKTOP, Site
from browser.person import SHORT, Person, new_table

ME: Final = {"kind": "me", "name": "Ada"}
BOT: Final = {"kind": "bot", "bot": "novice"}
_HAND: Final = "[data-testid=hand] button[data-key]"
ONE_LEVEL: Final = SHORT.replace('"set 2", "run 3"', '"set 2"').replace("carry_", "# carry_")

_CONFETTI: Final = """window.seen = false; new MutationObserver(() => {
    window.seen ||= document.querySelector("[data-testid=confetti]") !== null;
}).observe(document, { childList: true, subtree: true })"""


def at_the_end(page: Page) -> None:
    """Play a game against two bots."""
    page.goto(f"/table/{new_table(page, ME, BOT, BOT, edition_file=ONE_LEVEL, start=True, first=0)}")
    Person(page).play()
    expect(page.get_by_test_id("end-title")).to_be_visible()


def all_at_the_end(pair: Company) -> None:
    """Everybody plays on until the game is over for all."""
    for _ in range(3000):
        if all(person.there("game-end") for person in pair.people):
            return
        if not any(person.step() for person in pair.people):
            pair.pages[0].wait_for_timeout(20)
        for person in pair.people:
            person.go_on()
    raise AssertionError("still not over")


def test_the_end_tells_who_won_what_went_well_and_the_story_also_to_those_who_listen(desktop: Page) -> None:
    at_the_end(desktop)
    title = desktop.get_by_test_id("end-title")
    expect(title).to_contain_text("at the top!")
    expect(title).to_be_focused()
    words = desktop.get_by_test_id("kind-words").inner_text()
    assert words
    expect(desktop.get_by_test_id("announcements")).to_contain_text(words)
    expect(desktop.get_by_test_id("announcements")).to_contain_text("1. ")
    story = desktop.get_by_role("table", name="The climb, round by round")
    expect(story.get_by_role("row")).to_have_count(4)
    expect(story.get_by_role("columnheader").last).to_contain_text("Round")
    expect(story.get_by_role("cell", name="at the goal")).to_have_count(1)
    expect(desktop.locator("dialog[open]")).to_have_count(0)


def test_alone_one_tap_deals_again(desktop: Page) -> None:
    at_the_end(desktop)
    desktop.get_by_test_id("again").click()
    expect(desktop.locator(_HAND)).to_have_count(10)
    expect(desktop.get_by_test_id("game-end")).to_have_count(0)
    expect(desktop.get_by_role("banner")).to_contain_text("Round 1")


def test_friends_are_asked_and_play_again_when_all_said_yes(browser: Browser, site: Site) -> None:
    with gathered(browser, site, 2) as pair:
        pair.sit_down(ONE_LEVEL)
        all_at_the_end(pair)
        host, guest = pair.pages
        guest.get_by_test_id("again").click()
        expect(guest.get_by_test_id("waits-again")).to_have_text(f"Waiting for {NAMES[0]}")
        expect(guest.get_by_test_id("deal-now")).to_have_count(0)
        expect(host.get_by_test_id("wants-again")).to_have_text(f"{NAMES[1]} wants to play again.")
        expect(host.get_by_test_id("announcements")).to_contain_text(f"{NAMES[1]} wants to play again.")
        host.get_by_test_id("again").click()
        for page in pair.pages:
            expect(page.locator(_HAND)).to_have_count(10)


def test_the_host_deals_without_waiting_or_opens_the_seats_again(browser: Browser, site: Site) -> None:
    with gathered(browser, site, 2) as pair:
        pair.sit_down(ONE_LEVEL)
        all_at_the_end(pair)
        host, guest = pair.pages
        host.get_by_test_id("again").click()
        host.get_by_test_id("deal-now").click()
        for page in pair.pages:
            expect(page.locator(_HAND)).to_have_count(10)
        all_at_the_end(pair)
        guest.get_by_text("Details").click()
        expect(guest.get_by_test_id("gather")).to_have_count(0)
        host.get_by_text("Details").click()
        host.get_by_test_id("gather").click()
        for page in pair.pages:
            expect(page.get_by_test_id("gathering")).to_be_visible()


def test_one_may_look_at_the_table_and_come_back_to_the_end(desktop: Page) -> None:
    at_the_end(desktop)
    desktop.keyboard.press("Escape")
    expect(desktop.get_by_test_id("game-end")).to_have_count(0)
    desktop.get_by_role("button", name="Result").click()
    desktop.get_by_test_id("see-table").click()
    expect(desktop.get_by_test_id("game-end")).to_have_count(0)
    desktop.get_by_test_id("who-1").click()  # the table can be touched again
    expect(desktop.get_by_test_id("last-turn")).to_be_visible()


def test_a_picture_of_the_game_is_drawn_on_the_device(desktop: Page, tmp_path: Path) -> None:
    at_the_end(desktop)
    desktop.wait_for_load_state("networkidle")
    with desktop.expect_download() as saved:
        desktop.get_by_test_id("share-picture").click()
    path = tmp_path / "picture.png"
    saved.value.save_as(path)
    data = path.read_bytes()
    assert data[1:4] == b"PNG"
    assert struct.unpack(">II", data[16:24]) == (1080, 1080)
    expect(desktop.get_by_text("The picture is in your downloads.")).to_be_visible()


def test_confetti_falls_once_and_only_for_the_winner(browser: Browser, site: Site) -> None:
    with ExitStack() as stack:
        pages = []
        for _ in range(2):
            moving = browser.new_context(base_url=site.address, viewport=DESKTOP, locale="en-GB")
            pages.append(stack.enter_context(moving).new_page())
            pages[-1].add_init_script(_CONFETTI)
        pair = Company(pages)
        pair.sit_down(ONE_LEVEL)
        all_at_the_end(pair)
        for page in pair.pages:
            page.locator(
                "[data-testid=game-end] svg[data-animal]:not(.face)"
            ).wait_for()  # the winner stands up
            won = "You" in page.get_by_test_id("end-title").inner_text()
            page.wait_for_timeout(200)
            assert page.evaluate("window.seen") is won
            expect(page.get_by_test_id("confetti")).to_have_count(0)
