"""The review of a finished game in the page; its figures are those of a pinned review."""

import json
from pathlib import Path
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from browser.looking import faults
from level8.messages import LANGUAGES
from level8.server.table.replaying import replay

GOLDEN: Final = Path(__file__).parents[1] / "golden"
GAME: Final = "original-1-2"


@pytest.fixture
def reviewed(desktop: Page) -> Page:
    """A page that finds a finished game, and its review when it asks for the third time."""
    record = (GOLDEN / f"{GAME}.level8").read_text(encoding="utf-8")
    review = json.loads((GOLDEN / f"{GAME}.review.json").read_text(encoding="utf-8"))
    answers = [{"done": 0, "of": 0, "review": None}, {"done": 40, "of": 200, "review": None}]

    def tell(route: Route) -> None:
        told = answers.pop(0) if answers else {"done": 1, "of": 1, "review": review}
        route.fulfill(body=json.dumps(told), content_type="application/json")

    steps = msgspec.json.encode(replay("ravenna", 1, record))
    desktop.route(
        "**/api/games/ravenna/1", lambda route: route.fulfill(body=steps, content_type="application/json")
    )
    desktop.route("**/api/games/ravenna/1/review", tell)
    return desktop


def test_a_review_is_asked_for_by_key_and_followed_step_by_step(reviewed: Page) -> None:
    reviewed.goto("/replay/ravenna/1")
    reviewed.get_by_test_id("review-open").press("Enter")
    expect(reviewed.locator("progress")).to_have_attribute("value", "40")
    picture = reviewed.get_by_test_id("chances")
    expect(picture).to_be_visible()
    mark = picture.locator("path.now")
    before = mark.get_attribute("d")
    reviewed.keyboard.press("End")
    expect(mark).not_to_have_attribute("d", before or "")
    chances = [reviewed.get_by_test_id(f"chance-{seat}").inner_text() for seat in (1, 2)]
    assert sorted(chances) == ["0%", "100%"]
    assert faults(reviewed) == []


def test_a_moment_of_a_review_leads_to_its_place_in_the_game(reviewed: Page) -> None:
    reviewed.goto("/replay/ravenna/1?review")
    review = json.loads((GOLDEN / f"{GAME}.review.json").read_text(encoding="utf-8"))
    seat = next(each for each in review["seats"] if each["skill"]["costliest"] or each["skill"]["best"])
    moment = (seat["skill"]["best"] + seat["skill"]["costliest"])[0]
    reviewed.get_by_test_id("whose").select_option(str(seat["seat"] - 1))
    reviewed.get_by_test_id("moment").first.press("Enter")
    expect(reviewed.get_by_test_id("position")).to_have_value(str(moment["actions"]))


def test_a_review_speaks_five_languages(reviewed: Page) -> None:
    reviewed.goto("/replay/ravenna/1?review")
    expect(reviewed.get_by_test_id("chances")).to_be_visible()
    for language in LANGUAGES:
        reviewed.evaluate("language => localStorage['level8-language'] = language", language)
        reviewed.goto("/replay/ravenna/1?review")
        expect(reviewed.get_by_test_id("chances")).to_be_visible()
        expect(reviewed.locator("html")).to_have_attribute("lang", language)
        said = reviewed.get_by_test_id("review").inner_text()
        assert not [word for word in said.split() if word.startswith(("review-", "why-", "web-"))]
