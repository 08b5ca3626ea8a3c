"""At a real table: the page keeps the levels round by round, and answers what comes up over real cards."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import PHONE, Site
from browser.looking import TOO_WIDE, faults_in_every_look, picture
from browser.looks.test_every_look import LANGUAGES

_MISSING: Final = r"() => document.body.innerText.match(/\b(own|sheet|ways|web|pages)-[a-z-]+\b/g) ?? []"


def begin(page: Page, *names: str, late: bool = False) -> None:
    page.goto("/sheet")
    for index, name in enumerate(names):
        page.locator("ol input.field").nth(index).fill(name)
    if late:
        page.get_by_label("We have begun already").check()
        level = page.get_by_role("spinbutton", name=f"{names[0]} is at level")
        level.fill("7")
        level.press("Tab")
    page.get_by_test_id("begin").click()
    expect(page.get_by_test_id("level-0")).to_be_visible()


def shows_levels(page: Page, *levels: str) -> None:
    """Wait until the page shows these levels, seat by seat."""
    for seat, level in enumerate(levels):
        expect(page.get_by_test_id(f"level-{seat}").locator("[aria-hidden]")).to_have_text(level)


def test_rounds_are_noted_with_a_tap_and_a_reload_loses_nothing(phone: Page) -> None:
    """F2: who went out climbs two levels, who had laid one."""
    begin(phone, "Ada", "Bo", "Cleo")
    expect(phone.get_by_test_id("finish")).to_be_disabled()
    phone.get_by_test_id("out-1").tap()
    phone.get_by_test_id("laid-2").tap()
    expect(phone.get_by_test_id("person-1")).to_contain_text("+2: goes to level 3")
    expect(phone.get_by_test_id("person-2")).to_contain_text("+1: goes to level 2")
    phone.reload()  # in the middle of a round
    expect(phone.get_by_test_id("person-1")).to_contain_text("+2: goes to level 3")
    phone.get_by_test_id("finish").tap()
    expect(phone.locator("main h1")).to_have_text("Round 2")
    phone.reload()
    expect(phone.get_by_test_id("person-1")).to_contain_text("run of 3 + 4 of one colour")
    shows_levels(phone, "1", "3", "2")
    phone.get_by_text("All rounds so far").tap()
    expect(phone.locator(".history")).to_contain_text("Bo 1")
    phone.get_by_test_id("undo").tap()
    expect(phone.locator("main h1")).to_have_text("Round 1")
    shows_levels(phone, "1", "1", "1")


def test_a_mark_that_the_server_does_not_hear_is_kept_and_told_when_it_does(phone: Page) -> None:
    begin(phone, "Ada", "Bo", "Cleo")
    phone.context.set_offline(True)
    phone.get_by_test_id("out-1").tap()
    expect(phone.get_by_role("alert")).to_contain_text("The server does not answer")
    expect(phone.get_by_test_id("out-1")).to_have_attribute("aria-pressed", "true")
    phone.context.set_offline(False)
    phone.get_by_role("button", name="Try again").tap()
    expect(phone.get_by_test_id("person-1")).to_contain_text("+2: goes to level 3")


def test_whoever_climbs_past_the_last_level_wins_and_all_play_again(desktop: Page) -> None:
    """W2; and with one more undo the game goes on."""
    begin(desktop, "Ada", "Bo", "Cleo", late=True)
    shows_levels(desktop, "7", "1", "1")
    desktop.get_by_test_id("out-0").click()
    expect(desktop.get_by_test_id("person-0")).to_contain_text("wins with this")
    desktop.get_by_test_id("finish").click()
    expect(desktop.locator("main h1")).to_have_text("Ada wins!")
    desktop.get_by_test_id("big").click()
    expect(desktop.get_by_test_id("big-display")).to_contain_text("has won")
    desktop.keyboard.press("Escape")
    desktop.get_by_test_id("undo").click()
    expect(desktop.locator("main h1")).to_have_text("Round 1")
    shows_levels(desktop, "7")
    desktop.get_by_test_id("out-0").click()
    desktop.get_by_test_id("finish").click()
    desktop.get_by_role("button", name="Play again").click()
    expect(desktop.locator("main h1")).to_have_text("Round 1")
    shows_levels(desktop, "1", "1", "1")
    desktop.get_by_test_id("new-game").click()
    expect(desktop.locator("ol input.field").first).to_have_value("Ada")


def tap(page: Page, *cards: str) -> None:
    for card in cards:
        if card[0] in "roygbp":
            page.get_by_test_id(f"colour-{card[0]}").click()
        page.get_by_test_id(f"card-{card}").click()


def test_a_hand_is_tapped_and_told_what_is_missing_and_how_to_lay_it(desktop: Page) -> None:
    begin(desktop, "Ada", "Bo", "Cleo")
    desktop.get_by_test_id("part-lay").click()
    expect(desktop.locator("main h1")).to_be_focused()
    tap(desktop, "r3", "b4", "g5", "p9")
    said = desktop.get_by_test_id("said")
    expect(said).to_contain_text("2 cards missing")
    expect(desktop.get_by_test_id("answer")).to_contain_text("One of these would help:")
    tap(desktop, "y10", "J")
    expect(said).to_contain_text("Yes! Lay it down like this:")
    expect(said.get_by_role("img", name="run 3–5 (red 3, blue 4, green 5)")).to_be_visible()
    desktop.get_by_test_id("hand").get_by_role("button", name="Take away joker").click()
    expect(said).to_contain_text("1 card missing")
    desktop.get_by_role("button", name="The rule").click()
    expect(desktop.get_by_test_id("rule").first).to_contain_text("all its combinations at once")


def test_a_combination_is_told_what_fits_and_a_card_why_it_does_not(desktop: Page) -> None:
    begin(desktop, "Ada", "Bo", "Cleo")
    desktop.get_by_test_id("part-fit").click()
    tap(desktop, "r3", "b5", "g4")
    expect(desktop.get_by_test_id("answer")).to_contain_text("run 3–5")
    said = desktop.get_by_test_id("said")
    desktop.get_by_test_id("ask-card").click()
    tap(desktop, "p6")
    expect(said).to_contain_text("Yes, it fits: purple 6.")
    tap(desktop, "p8")
    expect(said).to_contain_text("This does not fit: purple 8")
    tap(desktop, "S")
    expect(said).to_contain_text("cannot be part of a combination: skip card")
    desktop.get_by_test_id("kind-set").click()
    expect(said).to_contain_text("The numbers differ")
    desktop.get_by_role("button", name="The rule").click()
    expect(desktop.get_by_test_id("rule")).to_have_count(1)


def test_on_a_phone_the_answer_is_seen_while_the_cards_are_tapped(phone: Page) -> None:
    begin(phone, "Ada", "Bo", "Cleo")
    phone.get_by_test_id("part-lay").click()
    tap(phone, "r3", "b4", "g5")
    expect(phone.get_by_test_id("said").get_by_text("missing")).to_be_in_viewport(ratio=1)
    tap(phone, "p9", "y10", "J")
    nav = phone.get_by_test_id("part-lay").bounding_box()
    way = phone.get_by_test_id("said").get_by_role("img").first
    expect(way).to_be_in_viewport(ratio=1)
    shown = way.bounding_box()
    assert nav
    assert shown
    assert shown["y"] + shown["height"] <= nav["y"]


def test_no_look_of_it_has_a_fault(desktop: Page) -> None:
    desktop.goto("/sheet")
    desktop.wait_for_selector("[data-testid=begin]")
    found = faults_in_every_look(desktop, "real table setup", whole=True)
    begin(desktop, "Ada", "Bo", "Cleopatra the Great", late=True)
    desktop.get_by_test_id("out-0").click()
    desktop.get_by_test_id("laid-1").click()
    desktop.get_by_text("wins with this").wait_for()
    found |= faults_in_every_look(desktop, "real table levels", whole=True)
    desktop.get_by_test_id("finish").click()
    desktop.get_by_test_id("won").wait_for()
    found |= faults_in_every_look(desktop, "real table won", whole=True)
    desktop.get_by_test_id("big").click()
    found |= faults_in_every_look(desktop, "real table big")
    desktop.keyboard.press("Escape")
    desktop.get_by_test_id("part-lay").click()
    tap(desktop, "r3", "b4", "J", "S")
    desktop.get_by_text("One of these would help").wait_for()
    found |= faults_in_every_look(desktop, "real table lay", whole=True)
    desktop.get_by_test_id("part-fit").click()
    tap(desktop, "r3", "b5")
    desktop.get_by_text("This is not a run").wait_for()
    found |= faults_in_every_look(desktop, "real table fit", whole=True)
    desktop.get_by_test_id("part-rules").click()
    desktop.get_by_test_id("question-F2").click()
    found |= faults_in_every_look(desktop, "real table rules", whole=True)
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_whole_and_fits_a_phone(browser: Browser, site: Site, language: str) -> None:
    with browser.new_context(
        base_url=site.address, viewport=PHONE, locale=LANGUAGES[language], reduced_motion="reduce"
    ) as context:
        page = context.new_page()
        begin(page, "Ada", "Bo", "Cleo")
        for part in ("levels", "lay", "fit", "rules"):
            page.get_by_test_id(f"part-{part}").click()
            expect(page.locator("main h1")).to_be_focused()
            assert page.evaluate(_MISSING) == [], part
            assert page.evaluate(TOO_WIDE) <= 0, part
            picture(page, f"phone {language}", f"real table {part}", whole=True)
