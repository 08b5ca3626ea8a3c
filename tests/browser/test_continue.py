"""A game that was left stands on top of the first page, until it is over."""

from typing import Final

from playwright.sync_api import Page, expect

from browser.person import SHORT, Person, new_table

_HAND: Final = "[data-testid=hand] button[data-key]"


def test_a_game_that_was_left_goes_on_with_one_tap_from_the_top_of_the_first_page(phone: Page) -> None:
    phone.goto("/")
    expect(phone.get_by_test_id("goes-on")).to_have_count(0)
    phone.get_by_role("button", name="Play now").tap()
    phone.get_by_test_id("draw").tap()
    expect(phone.locator(_HAND)).to_have_count(11)
    phone.goto("/")
    goes_on = phone.get_by_test_id("goes-on")
    expect(goes_on).to_be_in_viewport(ratio=1)
    expect(goes_on).to_contain_text("Your game goes on")
    expect(goes_on).to_contain_text("Modern")
    above, heading = goes_on.bounding_box(), phone.get_by_role("heading", level=1).bounding_box()
    assert above is not None
    assert heading is not None
    assert above["y"] < heading["y"]
    goes_on.get_by_role("link", name="Continue").tap()
    expect(phone.locator(_HAND)).to_have_count(11)


def test_a_game_that_is_over_is_not_offered_to_go_on(desktop: Page) -> None:
    one_level = SHORT.replace('"set 2", "run 3"', '"set 2"')
    me, bot = {"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "novice"}
    desktop.goto(f"/table/{new_table(desktop, me, bot, edition_file=one_level, start=True)}")
    Person(desktop).play()
    desktop.goto("/")
    expect(desktop.locator("#my-games")).to_be_visible()
    expect(desktop.get_by_test_id("goes-on")).to_have_count(0)
