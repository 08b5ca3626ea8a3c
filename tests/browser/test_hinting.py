"""The hint points, speaks beside what it means, and does it; and what keys and second presses upset."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browser.conftest import DESKTOP, PHONE, Site
from browser.looking import DRAWN, faults_by_day_and_night
from browser.person import Json, Person, new_table
from browser.test_motion import TWINS

ME: Final = {"kind": "me", "name": "Ada"}
BOT: Final = {"kind": "bot", "bot": "novice"}
_HAND: Final = "[data-testid=hand] button[data-key]"
# The longest of the usual sentences, in the languages with the longest words.
_LONG: Final = {"message": "why-hidden-only-fits", "detail": {"unseen": "59", "count": "12"}}
_COVERED: Final = """() => { const plate = document.querySelector(".ask").getBoundingClientRect();
    return [...document.querySelectorAll("[data-testid=my-place] :is(.slot, .preview .slot), [data-key]")]
        .map(each => each.getBoundingClientRect())
        .filter(each => each.left < plate.right && each.right > plate.left)
        .filter(each => each.top < plate.bottom - 1 && each.bottom > plate.top + 1)
        .concat(plate.right > innerWidth || plate.left < 0 ? [plate] : []).length; }"""
# Whether number and shape of every card, at the left of what is seen of it, belong to that card.
_READABLE: Final = """() => [...document.querySelectorAll("[data-testid=hand] [data-key]")].map(each => {
    const { left, top, width } = each.getBoundingClientRect();
    return [0.12, 0.24, 0.36].every(x => [0.2, 0.6].every(y =>
        document.elementsFromPoint(left + x * width, top + y * width)
            .find(found => found.matches("[data-key]")) === each));
})"""


def _lengthened(page: Page) -> None:
    """Let every hint, and every coach, say something long."""

    def connect(page_side: WebSocketRoute) -> None:
        server = page_side.connect_to_server()

        def to_page(text: str | bytes) -> None:
            told = json.loads(text)
            if told["is"] in {"hinted", "coached"}:
                action = told["advice"][0]["action"] if told["advice"] else "draw"
                told["advice"] = [{"action": action, "estimate": 0.07, **_LONG}]
            page_side.send(json.dumps(told))

        server.on_message(to_page)
        page_side.on_message(server.send)

    page.route_web_socket("**/ws/**", connect)


def _sent(page: Page) -> list[Json]:
    """What the page sends from now on."""
    sent: list[Json] = []

    def opened(socket: Any) -> None:
        socket.on("framesent", lambda text: sent.append(json.loads(text)))

    page.on("websocket", opened)
    return sent


def _dealt(page: Page, **more: object) -> None:
    page.goto(f"/table/{new_table(page, ME, BOT, BOT, start=True, first=0, **more)}")
    Person(page).wait_for_turn()


def test_do_it_does_what_the_hint_has_proposed(desktop: Page) -> None:
    sent = _sent(desktop)
    _dealt(desktop)
    desktop.get_by_test_id("hint").click()
    expect(desktop.get_by_test_id("hinted")).to_contain_text("Draw")
    assert faults_by_day_and_night(desktop, "hint plate") == {}
    desktop.get_by_test_id("do-hint").click()
    expect(desktop.locator(_HAND)).to_have_count(11)
    expect(desktop.get_by_test_id("hinted")).to_have_count(0)
    assert [each["action"].split()[0] for each in sent if each["is"] == "act"] == ["draw"]


def test_a_hint_is_closed_by_the_button_that_asked_for_it(phone: Page) -> None:
    _dealt(phone)
    phone.get_by_test_id("hint").tap()
    expect(phone.get_by_test_id("hinted")).to_be_visible()
    phone.get_by_test_id("hint").tap()
    expect(phone.get_by_test_id("hinted")).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "nl"])
def test_long_advice_lies_neither_over_slots_nor_over_cards(
    browser: Browser, site: Site, language: str
) -> None:
    wants = 'localStorage["level8-settings"] = \'{"pace": "once", "notes": false, "coach": true}\''
    with browser.new_context(
        base_url=site.address, viewport=PHONE, locale=language, reduced_motion="reduce"
    ) as context:
        context.add_init_script(wants)
        page = context.new_page()
        _lengthened(page)
        _dealt(page)
        for after, line in (("hint", "hinted"), ("draw", "coached")):
            page.get_by_test_id(after).click()
            expect(page.get_by_test_id(line)).to_be_visible()
            for size in (PHONE, DESKTOP):
                page.set_viewport_size(size)
                page.evaluate(DRAWN)
                assert page.evaluate(_COVERED) == 0, (line, size)


def test_wherever_the_focus_is_every_card_can_be_read(desktop: Page) -> None:
    _dealt(desktop)
    for size in (DESKTOP, PHONE):
        desktop.set_viewport_size(size)
        desktop.keyboard.press("Escape")
        desktop.locator(_HAND).first.focus()
        for _ in range(10):
            desktop.evaluate(DRAWN)
            assert all(desktop.evaluate(_READABLE)), size
            desktop.keyboard.press("ArrowRight")


def test_the_second_half_of_a_double_press_is_not_for_the_next_button(desktop: Page) -> None:
    sent = _sent(desktop)
    # One colour would do: the level is complete with whatever is drawn.
    complete = TWINS.replace("copies = 2", "copies = 9").replace("count = 24", "count = 0")
    _dealt(desktop, edition_file=complete)
    box = desktop.get_by_test_id("draw").bounding_box()
    assert box is not None
    desktop.mouse.click(box["x"] + 20, box["y"] + 20)
    expect(desktop.get_by_test_id("lay-down")).to_be_visible()
    desktop.mouse.down(click_count=2)
    desktop.mouse.up(click_count=2)
    desktop.get_by_test_id("hint").click()
    expect(desktop.get_by_test_id("hinted")).to_be_visible()
    assert [each["is"] for each in sent if each["is"] in {"act", "lay", "hint"}] == ["act", "hint"]
    desktop.mouse.click(box["x"] + 20, box["y"] + 20)
    expect(desktop.locator("[data-testid=meld-0-0]")).to_be_visible()
