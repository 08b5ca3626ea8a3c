"""Where the system chooses the colours, as in Windows' high contrast: what is marked stays marked."""

from collections.abc import Iterator
from io import BytesIO
from typing import Final

import pytest
from PIL import Image
from playwright.sync_api import Browser, Locator, Page, expect

from browser.company import edition
from browser.conftest import DESKTOP, PHONE, Site
from browser.looking import faults, picture
from browser.person import Person, new_table

_ME: Final = {"kind": "me", "name": "Ada"}
_BOT: Final = {"kind": "bot", "bot": "novice"}
# Half of the deck are jokers: everybody has a pair to lay down, and one that can be laid off to it.
_EDITION: Final = edition("set 2", colours=6, numbers=12, joker=72)
_STYLE: Final = "(each, name) => getComputedStyle(each)[name]"


@pytest.fixture
def page(browser: Browser, site: Site) -> Iterator[Page]:
    with browser.new_context(
        base_url=site.address,
        viewport=DESKTOP,
        locale="en-GB",
        reduced_motion="reduce",
        color_scheme="dark",
        forced_colors="active",
    ) as context:
        yield context.new_page()


def marked(what: Locator) -> bool:
    return str(what.first.evaluate(_STYLE, "outlineStyle")) != "none"


def ground(what: Locator) -> object:
    """The colour that most of it has, as drawn: what is computed does not tell of the system's choice."""
    drawn = Image.open(BytesIO(what.first.screenshot())).convert("RGB")
    return max(drawn.getcolors(1 << 24) or [], key=lambda one: one[0])[1]


def look(page: Page, name: str) -> None:
    """Nothing is hard to read at a laptop's size and a phone's."""
    for device, size in (("desktop", DESKTOP), ("phone", PHONE)):
        page.set_viewport_size(size)
        picture(page, f"{device} high contrast", name)
        assert faults(page, ["color-contrast"]) == []
    page.set_viewport_size(DESKTOP)


def test_what_may_be_taken_chosen_and_laid_off_to_is_marked_with_the_systems_colours(page: Page) -> None:
    page.goto(f"/table/{new_table(page, _ME, _BOT, edition_file=_EDITION, start=True)}")
    person = Person(page)
    person.wait_for_turn()
    assert marked(page.get_by_test_id("pile--1"))
    assert marked(page.get_by_test_id("my-place"))
    assert not marked(page.get_by_test_id("seat-1"))
    assert ground(page.get_by_test_id("draw")) != ground(page.get_by_test_id("hint"))
    look(page, "draw")

    person.do("draw")
    expect(page.get_by_test_id("arrange")).to_be_visible()
    card = page.locator("[data-testid=hand] button[data-key]").first
    assert not marked(card)
    card.click()
    assert marked(page.locator("[data-testid=hand] button[aria-pressed=true]"))
    assert marked(page.get_by_test_id("pile-0"))
    assert not marked(page.get_by_test_id("pile--1"))
    look(page, "discard")

    card.click()  # put back
    page.get_by_test_id("lay-down").click()
    expect(page.get_by_test_id("meld-0-0")).to_be_visible()
    joker = page.locator("[data-testid=hand] button[data-key^=J]").first
    assert not marked(page.get_by_test_id("meld-0-0"))
    joker.click()
    expect(page.get_by_test_id("meld-0-0")).to_contain_class("lit")
    assert marked(page.get_by_test_id("meld-0-0"))


def test_who_sits_where_and_how_high_keep_their_colours(page: Page) -> None:
    page.goto(f"/table/{new_table(page, _ME, _BOT, edition='modern', start=True)}")
    page.get_by_test_id("hand").wait_for()
    for drawn in ("[data-testid=my-place] .avatar.s0", ".pawn .avatar.s1", ".mountain"):
        assert ground(page.locator(drawn)) != ground(page.locator("body")), drawn


@pytest.mark.parametrize("path", ["/", "/new", "/rules/modern/1"])
def test_pages_are_readable_in_the_systems_colours(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_selector("main h1, main h2")
    page.wait_for_load_state("networkidle")
    look(page, path)
    if path.startswith("/rules"):
        sides = page.locator(".sides .button")
        assert [marked(sides.nth(at)) for at in range(2)] == [True, False]
