"""A first game that teaches: each lesson is played to its end by keys and by touch."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import DESKTOP, Site
from browser.looking import faults_by_day_and_night
from level8.messages import Messages
from level8.server.table.lessons import LESSONS

ME: Final = {"kind": "me", "name": "Ada"}
_AGAIN: Final = 40  # milliseconds until the next look
_MOST: Final = 400  # looks
_LIT: Final = """() => { const ring = document.querySelectorAll("[data-light]")[0]?.getBoundingClientRect();
    return ring ? [ring.x + Math.min(ring.width / 2, 20), ring.y + Math.min(ring.height / 2, 24)] : null }"""


def begin(page: Page, lesson: str) -> None:
    """Begin a lesson whose bot does not think."""
    asked = {"seats": [ME, ME], "lesson": lesson, "pace": 0}
    answer = page.request.post("/api/tables", data=asked)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")


def over(page: Page) -> bool:
    return page.get_by_test_id("lesson-play").count() > 0


def test_the_first_game_is_learnt_with_one_key_and_can_be_left_and_resumed(desktop: Page) -> None:
    desktop.goto("/")
    desktop.get_by_role("button", name="Learn in three minutes").press("Enter")
    says = desktop.get_by_test_id("guide-says")
    expect(says).to_contain_text("This is your level: 2 runs of 3.")
    assert faults_by_day_and_night(desktop, "lesson note") == {}
    for _ in range(_MOST):
        if desktop.get_by_test_id("meld-0-0").count():
            break
        desktop.keyboard.press("Enter")
        desktop.wait_for_timeout(_AGAIN)
    expect(says).to_contain_text("end your turn")
    assert faults_by_day_and_night(desktop, "lesson action") == {}
    desktop.get_by_role("link", name="I know the game").press("Enter")
    desktop.get_by_test_id("goes-on").get_by_role("link", name="Continue").press("Enter")
    expect(says).to_contain_text("end your turn")
    enter_to_the_end(desktop)
    expect(desktop.get_by_test_id("result-0")).to_contain_text("+2")
    desktop.get_by_test_id("lesson-next").press("Enter")
    expect(says).to_contain_text("4 pairs")


def enter_to_the_end(page: Page) -> set[str]:
    """Press Enter until the lesson is over; returns what was said."""
    said = set()
    for _ in range(_MOST):
        said.update(page.get_by_test_id("guide-says").all_inner_texts())
        if over(page):
            return said
        page.keyboard.press("Enter")
        page.wait_for_timeout(_AGAIN)
    raise AssertionError(f"not over: {said}")


@pytest.mark.parametrize("language", ["en", "fr"])  # test_messages proves that no language lacks any
def test_every_lesson_is_played_to_its_end(browser: Browser, site: Site, language: str) -> None:
    words = Messages(language)
    with browser.new_context(
        base_url=site.address, viewport=DESKTOP, locale=language, reduced_motion="reduce"
    ) as context:
        page = context.new_page()
        for name, lesson in LESSONS.items():
            begin(page, name)
            said = enter_to_the_end(page)
            assert words.text(lesson.ends[-1].says) in said
            assert not [each for each in said if re.match("lesson-|.*[{}]", each)]


def test_a_finger_that_follows_the_light_learns_the_special_cards(phone: Page) -> None:
    begin(phone, "master")
    for _ in range(_MOST):
        if over(phone):
            break
        note, lit = phone.get_by_test_id("guide-next"), phone.evaluate(_LIT)
        if note.count():
            note.tap()
        elif lit:
            phone.touchscreen.tap(*lit)
        phone.wait_for_timeout(_AGAIN)
    assert over(phone)
    assert faults_by_day_and_night(phone, "lesson over") == {}


def test_what_a_lesson_does_not_show_is_refused_with_a_friendly_word(desktop: Page) -> None:
    begin(desktop, "first")
    for _ in range(3):
        desktop.get_by_test_id("guide-next").click()
    desktop.get_by_test_id("pile--1").click()
    expect(desktop.get_by_test_id("guide-says")).to_contain_text("You do not need the purple 1")
    desktop.get_by_test_id("card-r1").click()
    desktop.get_by_test_id("discard").click(force=True)
    expect(desktop.get_by_text("First do what is lit.").first).to_be_visible()
    expect(desktop.get_by_test_id("guide-says")).to_contain_text("You do not need the purple 1")
