"""A level arranged by hand: cards and jokers put into slots, refused in words, then laid down."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.company import NAMES, Company, edition, gathered
from browser.conftest import Site
from browser.looking import faults, faults_by_day_and_night
from browser.person import Person, new_table

# Half of the deck are jokers, so that everybody can arrange a run and a pair at once.
_EDITION: Final = edition("run 3 + set 2", colours=6, numbers=12, joker=80)
_MOST_STEPS: Final = 40


@pytest.fixture(scope="module")
def pair(browser: Browser, site: Site) -> Iterator[Company]:
    with gathered(browser, site, 2) as company:
        yield company


def two_apart(cards: list[str]) -> tuple[str, str]:
    """Two cards of the hand with different numbers."""
    numbers = [key for key in cards if not key.startswith("J")]
    first = numbers[0]
    return first, next(key for key in numbers if number(key) != number(first))


def number(key: str) -> int:
    return int(key.partition("#")[0][1:])


def at_the_table(pair: Company) -> tuple[int, str, str]:
    """Somebody who has drawn and holds two different numbers and three jokers: the seat and the numbers."""
    pair.sit_down(_EDITION)
    while True:
        seat = pair.until_holding(J=3, number=2)
        cards = pair.people[seat].cards()
        if len({number(key) for key in cards if not key.startswith("J")}) > 1:
            return seat, *two_apart(cards)
        pair.discard(seat)


def refused(page: Page, pair_of: str) -> None:
    """The page says in words that a pair is none, marks it, and offers no lay-down."""
    expect(page.get_by_test_id("ask")).to_contain_text(
        re.compile(rf"The numbers differ.*\({re.escape(pair_of)}\)\.")
    )
    expect(page.get_by_test_id("ask")).to_contain_text("has only one number.")
    expect(page.get_by_test_id("part-1")).to_contain_text("✗")
    expect(page.get_by_test_id("part-0")).not_to_contain_text("✗")
    expect(page.get_by_test_id("lay-arranged")).to_be_disabled()


def laid(pair: Company, seat: int) -> None:
    """Both see the level on the table, with three jokers in it, and the hand that is left."""
    for each in range(2):
        expect(pair.pages[each].get_by_test_id(f"meld-{seat}-0").locator("svg[data-card]")).to_have_count(3)
        expect(pair.pages[each].get_by_test_id(f"meld-{seat}-1").locator("svg[data-card]")).to_have_count(2)
        melds = pair.pages[each].locator(f"[data-testid^=meld-{seat}-] svg[data-card=J]")
        expect(melds).to_have_count(3)
    expect(pair.pages[seat].locator("[data-testid=hand] button[data-key]")).to_have_count(6)
    with pair.log(1 - seat) as log:
        expect(log.get_by_text(f"{NAMES[seat]} lays down level 1: run ")).to_be_visible()


def card_name(page: Page, key: str) -> str:
    card = page.locator(f'[data-testid=hand] button[data-key="{key}"]')
    return str(card.get_attribute("aria-label"))


def drag(page: Page, key: str, target: str) -> None:
    """Drag a card of the hand somewhere, as a hand on a mouse does: in steps."""
    card = page.locator(f'[data-testid=hand] button[data-key="{key}"]').bounding_box()
    there = page.locator(target).bounding_box()
    assert card is not None
    assert there is not None
    page.mouse.move(card["x"] + 10, card["y"] + 14)
    page.mouse.down()
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=5)
    page.mouse.up()


def test_a_level_is_arranged_by_mouse_refused_in_words_and_then_laid_down(pair: Company) -> None:
    seat, first, second = at_the_table(pair)
    page = pair.pages[seat]
    page.get_by_test_id("arrange").click()
    expect(page.get_by_test_id("ask")).to_have_text(
        "Put the cards of your level where they belong: tap or drag them."
    )
    expect(page.get_by_test_id("lay-arranged")).to_be_disabled()
    # The pair by dragging, the run by pressing.
    names = [card_name(page, key) for key in (first, second)]
    drag(page, first, '[data-drop="part:1"]')
    expect(page.get_by_test_id("part-1")).to_have_accessible_name("2. pair: 1 of 2 cards")
    drag(page, second, '[data-drop="part:1"]')
    refused(page, ", ".join(names))  # as soon as it is full
    page.get_by_test_id("part-0").click()
    for key in ("J#1", "J#2", "J#3"):
        pair.people[seat].choose(key)
    refused(page, ", ".join(names))
    assert faults_by_day_and_night(page, "table arrangement refused") == {}

    page.get_by_role("button", name=f"Put {names[1]} back").click()
    expect(page.get_by_test_id("part-1")).to_have_accessible_name("2. pair: 1 of 2 cards")
    page.get_by_role("button", name="Put joker back").last.click()
    pair.people[seat].choose(second)
    page.get_by_test_id("part-1").click()
    pair.people[seat].choose("J#3")
    expect(page.get_by_test_id("ask")).to_have_text("It fits: lay it down.")
    assert faults_by_day_and_night(page, "table arranged") == {}
    page.get_by_test_id("lay-arranged").click()
    laid(pair, seat)


def test_a_long_level_is_arranged_on_a_small_phone_and_none_of_it_is_cut_off(phone: Page) -> None:
    long = edition("set 2 + set 3 + set 4", colours=6, numbers=12, joker=80).replace("[2, 3]", "[2, 4]")
    bots = [{"kind": "bot", "bot": "novice"}] * 3
    phone.set_viewport_size({"width": 360, "height": 640})
    table = new_table(phone, {"kind": "me", "name": "Ada"}, *bots, edition_file=long, start=True)
    phone.goto(f"/table/{table}")
    person = Person(phone, "touch")
    person.play(until=lambda: person.there("arrange"), but="lay-down")
    phone.get_by_test_id("arrange").tap()
    for _ in range(9):
        person.use(phone.locator("[data-testid=hand] button[data-key]").first)
    expect(phone.locator("[data-testid=my-place] .put svg[data-card]")).to_have_count(9)
    cut = phone.get_by_test_id("my-place").evaluate("place => place.scrollHeight - place.clientHeight")
    assert cut == 0
    expect(phone.get_by_test_id("lay-arranged")).to_be_in_viewport(ratio=1)
    # On so small a phone the others' places give way: they can be scrolled.
    others = re.compile("cut off: (seat|who|pile|meld)-")
    assert [fault for fault in faults(phone) if not others.match(fault)] == []


class Keyboard:
    """Fingers that only press keys, and look where the focus is."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def go(self, key: str, wanted: str) -> None:
        """Press a key until the focus is on something."""
        for _ in range(_MOST_STEPS):
            if self.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                return
            self.press(key)
        raise AssertionError(f"{key} does not lead to {wanted}")

    def put(self, card: str) -> None:
        """Walk through the hand to a card, and press it."""
        self.go("Tab", "[data-testid=hand] button")
        self.press("Home")
        self.go("ArrowRight", f'[data-key="{card}"]')
        self.press("Enter")

    def put_back(self, name: str) -> None:
        self.go("Shift+Tab", f'[aria-label="Put {name} back"]')
        self.press("Enter")


def test_a_level_is_arranged_by_keyboard_alone(pair: Company) -> None:
    seat, first, second = at_the_table(pair)
    page = pair.pages[seat]
    names = [card_name(page, key) for key in (first, second)]
    keyboard = Keyboard(page)
    keyboard.press("a")
    expect(page.get_by_test_id("part-0")).to_have_attribute("aria-pressed", "true")
    # A part that is full hands on to the next.
    for key in ("J#1", "J#2", "J#3", first, second):
        keyboard.put(key)
    expect(page.get_by_test_id("announcements")).to_contain_text("joker: 1. run of 3: 2 of 3 cards")
    refused(page, ", ".join(names))
    keyboard.press("l")
    expect(page.get_by_test_id("part-0")).to_be_visible()

    keyboard.put_back(names[1])
    expect(page.get_by_test_id("part-1")).to_have_attribute("aria-pressed", "true")
    keyboard.put_back("joker")
    expect(page.get_by_test_id("part-0")).to_have_accessible_name("1. run of 3: 2 of 3 cards")
    keyboard.put(second)
    keyboard.go("Shift+Tab", "[data-testid=part-1]")
    keyboard.press("Enter")
    keyboard.put("J#3")
    expect(page.get_by_test_id("ask")).to_have_text("It fits: lay it down.")
    keyboard.press("l")
    laid(pair, seat)
