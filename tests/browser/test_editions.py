"""Every edition and mix at the page, as its box has it; `bench/games.py` plays whole games of them."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.conftest import DESKTOP, PHONE, Site
from browser.looking import TOO_WIDE
from browser.looks.test_every_look import LANGUAGES
from browser.person import Person, new_table
from level8.game.editions import edition, edition_names

ME: Final = {"kind": "me", "name": "Ada"}
BOT: Final = {"kind": "bot", "bot": "steady"}
_LINES_OF_NAMES: Final = """all => all.map(each => {
    const name = document.createRange();
    name.selectNode(each.firstChild);
    return name.getClientRects().length;
})"""
_WIDER_THAN_THEY_MAY_BE: Final = """all => all.filter(each => each.scrollWidth > each.clientWidth + 1)
    .map(each => each.innerText)"""
# The last side, where there are two: whole games on short ladders are played elsewhere.
SIDES: Final = [(name, len(edition(name).sides)) for name in edition_names()]


@pytest.mark.parametrize(("name", "side"), SIDES)
def test_a_round_of_every_edition_is_played_to_its_end(desktop: Page, name: str, side: int) -> None:
    seats = 5
    errors: list[str] = []
    desktop.on("pageerror", lambda error: errors.append(str(error)))
    table = new_table(desktop, ME, *[BOT] * (seats - 1), edition=name, side=side, start=True)
    desktop.goto(f"/table/{table}")
    expect(desktop.get_by_test_id("edition")).to_have_text(re.compile(rf"{name[1:5]}.* {'★' * side}$"))
    person = Person(desktop, goes_on=False)
    person.play(until=lambda: person.there("round-end"))
    while "draw" not in person.did:  # the bots can be done before it is one's turn
        Person(desktop).play(until=lambda: not person.there("round-end"))
        person.play(until=lambda: person.there("round-end"))
    said = desktop.get_by_test_id("round-end").locator("ul li").all_text_contents()
    assert len(said) == seats
    assert any(re.search(r"climbs? to level [3-8]", line) for line in said)
    assert errors == []


def test_a_table_says_when_an_edition_has_no_room_for_all_its_seats(desktop: Page) -> None:
    desktop.goto("/new")
    add = desktop.get_by_role("button", name="One more seat")
    add.press("Enter")
    add.press("Enter")
    expect(desktop.get_by_label("Who sits at seat 6?")).to_be_focused()  # there is no seat more to add
    cut = desktop.get_by_test_id("cut")
    expect(cut).to_be_empty()
    desktop.get_by_role("radio", name="Master", exact=False).last.check()
    expect(cut).to_have_text("At most 5 can play this edition, so the table now has 5 seats.")
    desktop.get_by_role("button", name="Remove seat 5").press("Enter")
    expect(desktop.get_by_role("button", name="Remove seat 4")).to_be_focused()
    desktop.get_by_role("radio", name="Mario").check()
    expect(cut).to_be_empty()


@pytest.mark.parametrize("path", ["/rules/nothing/9", "/rules/modern/9"])
def test_rules_that_do_not_exist_lead_to_those_that_do(desktop: Page, path: str) -> None:
    desktop.goto(path)
    expect(desktop.get_by_role("heading", level=1)).to_have_text("This page does not exist")
    expect(desktop.get_by_role("alert")).to_have_count(0)
    desktop.locator("main").get_by_role("link", name="Rules", exact=True).click()
    expect(desktop.get_by_role("heading", level=1)).to_have_text(re.compile("Modern"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, {**PHONE, "width": 360}, DESKTOP], ids=["phone", "small", "laptop"])
def test_set_up_and_the_names_of_rivals_fit_in_every_language(
    browser: Browser, site: Site, language: str, size: ViewportSize
) -> None:
    with browser.new_context(base_url=site.address, viewport=size, locale=LANGUAGES[language]) as context:
        page = context.new_page()
        page.goto("/")
        rivals = page.locator("fieldset label > span")
        rivals.last.wait_for()
        assert rivals.evaluate_all(_LINES_OF_NAMES) == [1, 1, 1]
        page.goto("/new")
        page.locator("input[type=range]").wait_for()
        assert page.locator("form label").evaluate_all(_WIDER_THAN_THEY_MAY_BE) == []
        assert page.evaluate(TOO_WIDE) <= 0
