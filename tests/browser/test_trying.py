"""Trying again from a moment of a finished game: the same cards, bots on the other seats, nothing counted."""

import json
from typing import Any, Final

from playwright.sync_api import Page, Route, expect

from browser.looking import faults
from browser.person import SHORT, Person, new_table
from browser.test_reviewing import GAME, GOLDEN, reviewed

__all__ = ["reviewed"]
BOT: Final = {"kind": "bot", "bot": "novice"}
HAND: Final = "[data-testid=hand] button[data-key]"


def test_a_moment_of_a_replay_is_played_on_by_mouse_to_a_game_that_is_not_counted(desktop: Page) -> None:
    watched = new_table(desktop, BOT, BOT, edition="short", edition_file=SHORT, start=True)
    desktop.goto(f"/table/{watched}")
    expect(desktop.get_by_test_id("game-end")).to_be_visible(timeout=60_000)
    desktop.goto(f"/replay/{watched}/1?step=4&seat=2")
    steps = desktop.request.get(f"/api/games/{watched}/1").json()["steps"]
    desktop.get_by_test_id("again-from-here").click()
    expect(desktop.get_by_test_id("tried")).to_be_visible()
    if steps[3]["game"]["to_act"] == 1 and steps[3]["game"]["step"] in ("draw", "play"):
        expect(desktop.locator(HAND)).to_have_count(len(steps[3]["hands"][1]))
    desktop.get_by_test_id("open-menu").click()
    expect(desktop.get_by_test_id("not-counted")).to_be_visible()
    expect(desktop.get_by_test_id("coach-on")).to_be_checked()
    assert faults(desktop) == []
    desktop.keyboard.press("Escape")
    tried = desktop.url.rpartition("/")[2]
    Person(desktop).play()
    expect(desktop.get_by_test_id("not-counted")).to_be_visible()
    assert faults(desktop) == []
    mine = desktop.request.get("/api/mine").json()
    assert tried not in [game["table"] for game in mine["games"]]
    desktop.get_by_test_id("not-counted").get_by_role("link").click()
    expect(desktop).to_have_url(f"{desktop.url.partition('/replay')[0]}/replay/{watched}/1?step=4&seat=1")


def test_a_moment_of_a_review_is_played_on_by_keys(reviewed: Page) -> None:
    table = new_table(reviewed, {"kind": "me"}, BOT, start=True)
    asked: list[Any] = []

    def tell(route: Route) -> None:
        asked.append(route.request.post_data_json)
        route.fulfill(json={"table": table})

    reviewed.route("**/api/games/ravenna/1/again", tell)
    reviewed.goto("/replay/ravenna/1?review")
    review = json.loads((GOLDEN / f"{GAME}.review.json").read_text(encoding="utf-8"))
    seat = next(each for each in review["seats"] if each["skill"]["costliest"] or each["skill"]["best"])
    moment = (seat["skill"]["best"] + seat["skill"]["costliest"])[0]
    reviewed.get_by_test_id("whose").select_option(str(seat["seat"] - 1))
    moments = reviewed.get_by_test_id("review").get_by_test_id("again-from-here")
    expect(moments.first).to_be_visible()
    assert faults(reviewed) == []
    moments.first.press("Enter")
    expect(reviewed.locator(HAND)).to_have_count(10)
    assert (asked[0]["actions"], asked[0]["seat"]) == (moment["actions"], seat["seat"] - 1)
