"""An edition of one's own in the page: changed by tapping, checked at once, kept, passed on, played."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import PHONE, Site
from browser.looking import TOO_WIDE, faults_in_every_look, picture
from browser.looks.test_every_look import LANGUAGES
from level8.game.editions import parse_edition

_MISSING: Final = r"() => document.body.innerText.match(/\b(own|sheet|ways|web|pages)-[a-z-]+\b/g) ?? []"


def begin(page: Page, name: str = "mario") -> None:
    page.goto("/edition")
    page.get_by_test_id(f"from-{name}").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("cards")


def change_a_level(page: Page) -> None:
    """The first level asks for a pair more."""
    page.get_by_test_id("level-1").get_by_role("button").first.click()
    page.get_by_test_id("add-set").click()
    expect(page.get_by_test_id("level-1")).to_contain_text("2 runs of 3 + pair")


def test_a_printed_edition_is_changed_kept_and_there_again(desktop: Page) -> None:
    begin(desktop)
    change_a_level(desktop)
    desktop.get_by_test_id("name").fill("Oma’s Küche")
    expect(desktop.get_by_test_id("name")).to_have_value("Omas-Kuche")  # as one types
    desktop.get_by_test_id("name").fill("Omas Küche &")
    desktop.get_by_test_id("name").press("Tab")
    expect(desktop.get_by_test_id("name")).to_have_value("Omas-Kuche")  # no hyphen is left at its end
    desktop.get_by_test_id("numbers").fill("12")
    desktop.get_by_test_id("numbers").press("Tab")
    expect(desktop.get_by_test_id("cards")).to_have_text("80 cards in all")
    desktop.reload()  # nothing is lost before it is saved
    expect(desktop.get_by_test_id("name")).to_have_value("Omas-Kuche")
    expect(desktop.get_by_test_id("cards")).to_have_text("80 cards in all")
    desktop.get_by_test_id("save").click()
    expect(desktop.get_by_test_id("save")).to_have_text("Saved")
    desktop.goto("/edition")
    desktop.get_by_role("button", name="Open", exact=True).click()
    expect(desktop.get_by_test_id("level-1")).to_contain_text("2 runs of 3 + pair")
    with desktop.expect_download() as download:
        desktop.get_by_test_id("download").click()
    box = parse_edition(download.value.path().read_text("utf-8"), "file")
    assert (box.name, box.top, str(box.ladder(1).level(1))) == ("Omas-Kuche", 12, "run 3 + run 3 + set 2")


def test_what_is_wrong_is_said_at_the_field_and_can_be_mended(desktop: Page) -> None:
    begin(desktop)
    change_a_level(desktop)
    desktop.get_by_test_id("add-colour").click()
    wrong = desktop.get_by_test_id("level-1").get_by_role("alert")
    expect(wrong).to_have_text("That is 11 cards, but a hand has only ten. Make it smaller.")
    expect(desktop.get_by_test_id("save")).to_have_count(0)
    desktop.get_by_role("button", name="3 of one colour: one card less").click()
    expect(wrong).to_have_count(0)
    desktop.get_by_test_id("numbers").fill("5")
    desktop.get_by_test_id("numbers").press("Tab")
    expect(desktop.get_by_test_id("verdict")).to_contain_text("only 5 numbers")
    desktop.get_by_test_id("show-fault").click()
    expect(desktop.get_by_test_id("level-4").get_by_role("button").first).to_be_focused()


def test_how_hard_the_levels_are_is_asked_of_the_server(desktop: Page) -> None:
    begin(desktop)
    desktop.get_by_test_id("measure").click()
    expect(desktop.get_by_test_id("level-1")).to_contain_text(re.compile(r"about \d+ turns"))
    expect(desktop.get_by_test_id("level-8")).to_contain_text(re.compile(r"(about|over) \d+ turns"))
    expect(desktop.get_by_test_id("measured")).to_contain_text("when it plays alone")


def test_a_link_brings_the_edition_to_somebody_else(browser: Browser, site: Site, desktop: Page) -> None:
    desktop.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(desktop)
    change_a_level(desktop)
    expect(desktop.get_by_test_id("verdict")).to_contain_text("cards")
    desktop.get_by_test_id("share").click()
    expect(desktop.get_by_test_id("share")).to_have_text("Copied")
    link = desktop.evaluate("navigator.clipboard.readText()")
    with browser.new_context(locale="en-GB") as context:
        friend = context.new_page()
        friend.goto(link)
        expect(friend.get_by_test_id("level-1")).to_contain_text("2 runs of 3 + pair")
        assert "#" not in friend.url
        friend.goto(f"{site.address}/edition#edition=AAAA")
        expect(friend.get_by_role("alert")).to_contain_text("This link is not complete")


def test_one_s_own_edition_is_played_at_once_and_offered_at_other_tables(desktop: Page) -> None:
    begin(desktop)
    change_a_level(desktop)
    expect(desktop.get_by_test_id("verdict")).to_contain_text("cards")
    desktop.get_by_test_id("play").click()
    expect(desktop.get_by_test_id("edition")).to_contain_text("my-mario")
    desktop.goto("/new")
    desktop.get_by_label("Your own edition").check()
    desktop.get_by_role("button", name="my-mario").click()
    desktop.get_by_role("button", name="Deal").click()
    expect(desktop.get_by_test_id("edition")).to_contain_text("my-mario")


def test_as_many_sit_down_to_play_it_as_it_is_for(desktop: Page) -> None:
    begin(desktop)
    for field, count in (("most", "6"), ("least", "6")):
        desktop.get_by_test_id(field).fill(count)
        desktop.get_by_test_id(field).press("Tab")
    expect(desktop.get_by_test_id("verdict")).to_contain_text("cards")
    desktop.get_by_test_id("play").click()
    expect(desktop.locator("[data-testid^=seat-]")).to_have_count(5)


def test_it_is_made_with_keys_alone(desktop: Page) -> None:
    desktop.goto("/edition")
    desktop.get_by_test_id("from-mario").focus()
    desktop.keyboard.press("Enter")
    expect(desktop.locator("main h1")).to_be_focused()
    for key in ["Tab"] * 40:
        desktop.keyboard.press(key)
        if desktop.evaluate("document.activeElement.closest('[data-testid=level-1]') !== null"):
            break
    desktop.keyboard.press("Enter")
    for _ in range(7):
        desktop.keyboard.press("Tab")
    desktop.keyboard.press("Enter")
    expect(desktop.get_by_test_id("level-1")).to_contain_text("3 runs of 3")


def test_keys_go_on_beside_what_was_taken_away(desktop: Page) -> None:
    begin(desktop)
    change_a_level(desktop)
    first = desktop.get_by_test_id("level-1")
    first.get_by_role("button", name="pair: remove").press("Enter")
    expect(first.get_by_role("button", name="run of 3: remove").last).to_be_focused()
    desktop.keyboard.press("Enter")
    desktop.keyboard.press("Enter")
    expect(desktop.get_by_test_id("add-run")).to_be_focused()
    desktop.keyboard.press("Enter")
    desktop.get_by_role("button", name="Level 1: one place down").press("Enter")
    expect(desktop.get_by_role("button", name="Level 2: one place down")).to_be_focused()
    desktop.get_by_role("button", name="Level 2: one place up").press("Enter")
    expect(desktop.get_by_role("button", name="Level 1: one place up")).to_be_focused()
    desktop.get_by_role("button", name="Remove this level").press("Enter")
    expect(first.get_by_role("button").first).to_be_focused()
    desktop.get_by_role("button", name="one more side").press("Enter")
    desktop.get_by_role("button", name="Remove ★★ side").press("Enter")
    expect(desktop.get_by_test_id("side-1")).to_be_focused()
    desktop.get_by_role("button", name="Remove these jokers").press("Enter")
    expect(desktop.get_by_test_id("add-joker")).to_be_focused()


def test_the_bar_below_hides_nothing_that_has_the_focus(phone: Page) -> None:
    begin(phone)
    phone.get_by_test_id("name").focus()
    bar = phone.get_by_test_id("bar").bounding_box()
    assert bar is not None
    passed = 0
    while phone.evaluate("!document.activeElement.closest('[data-testid=bar]')"):
        low = phone.evaluate("document.activeElement.getBoundingClientRect().bottom")
        assert low <= bar["y"], phone.evaluate("document.activeElement.outerHTML")
        phone.keyboard.press("Tab")
        passed += 1
    assert passed > 40


def test_what_a_link_brought_is_there_after_a_reload_and_takes_nothing_unsaved_away(
    browser: Browser, desktop: Page
) -> None:
    begin(desktop)
    change_a_level(desktop)
    expect(desktop.get_by_test_id("verdict")).to_contain_text("cards")
    desktop.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desktop.get_by_test_id("share").click()
    link = desktop.evaluate("navigator.clipboard.readText()")
    with browser.new_context(locale="en-GB") as context:
        friend = context.new_page()
        friend.goto(link)
        expect(friend.get_by_test_id("level-1")).to_contain_text("2 runs of 3 + pair")
        friend.reload()
        expect(friend.get_by_test_id("level-1")).to_contain_text("2 runs of 3 + pair")
        friend.get_by_test_id("name").fill("mine")
        friend.goto("about:blank")
        friend.goto(link)
        expect(friend.get_by_test_id("brought")).to_contain_text("“mine” is not saved yet")
        friend.get_by_role("button", name="Go on with “mine”").click()
        expect(friend.get_by_test_id("name")).to_have_value("mine")
        friend.goto("about:blank")
        friend.goto(link)
        friend.get_by_role("button", name="Drop it and open the link").click()
        expect(friend.get_by_test_id("name")).to_have_value("my-mario")


@pytest.mark.parametrize("path", ["/edition", "/new"])
def test_a_wrong_file_is_called_by_its_own_name_and_can_be_chosen_again(phone: Page, path: str) -> None:
    phone.set_viewport_size({"width": 390, "height": 420})  # what is said lies far from the field
    phone.goto(path)
    if path == "/new":
        phone.get_by_label("Your own edition").check()
    file = phone.get_by_test_id("edition-file" if path == "/new" else "from-file")
    refused = (("hello", "holiday.txt is not an edition"), ('goal = "x"', "holiday.txt: “name” is missing"))
    for text, wrong in refused:
        file.locator("..").scroll_into_view_if_needed()
        file.set_input_files({"name": "holiday.txt", "mimeType": "text/plain", "buffer": text.encode()})
        if path == "/new":
            phone.get_by_role("button", name="Deal", exact=True).click()
        expect(phone.get_by_role("alert")).to_contain_text(wrong)
        assert file.input_value() == ""
        expect(phone.get_by_role("alert")).to_be_in_viewport()


def test_no_look_of_it_has_a_fault(desktop: Page) -> None:
    desktop.goto("/edition")
    desktop.wait_for_selector("[data-testid=from-modern]")
    found = faults_in_every_look(desktop, "own edition start", whole=True)
    begin(desktop, "master")
    desktop.get_by_test_id("measure").click()
    expect(desktop.get_by_test_id("measured")).to_contain_text("when it plays alone")
    found |= faults_in_every_look(desktop, "own edition", whole=True)
    change = desktop.get_by_test_id("level-3")
    change.get_by_role("button").first.click()
    desktop.get_by_test_id("add-colour").click()
    desktop.get_by_test_id("show-fault").wait_for()
    found |= faults_in_every_look(desktop, "own edition fault", whole=True)
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_whole_and_fits_a_phone(browser: Browser, site: Site, language: str) -> None:
    with browser.new_context(
        base_url=site.address, viewport=PHONE, locale=LANGUAGES[language], reduced_motion="reduce"
    ) as context:
        page = context.new_page()
        page.goto("/edition")
        page.get_by_test_id("from-master").click()
        page.get_by_test_id("save").wait_for()
        page.get_by_test_id("level-1").get_by_role("button").first.click()
        assert page.evaluate(_MISSING) == []
        assert page.evaluate(TOO_WIDE) <= 0
        picture(page, f"phone {language}", "own edition", whole=True)
