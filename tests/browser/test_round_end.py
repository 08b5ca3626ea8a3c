"""A round's end is shown on the table and waits: no round begins while a person here has not continued."""

import re
from typing import Final

from playwright.sync_api import Browser, Page, expect

from browser.company import NAMES, edition, gathered
from browser.conftest import PHONE, Site
from browser.looking import picture
from browser.person import SHORT, Json, Person, new_table
from browser.test_specials import end_round

ME: Final = {"kind": "me", "name": "Ada"}
BOT: Final = {"kind": "bot", "bot": "novice"}
_HAND: Final = "[data-testid=hand] button[data-key]"
# More levels than are climbed here, and nothing to keep between rounds.
ROUNDS: Final = (
    SHORT.replace('"run 3"', '"run 3", "set 2", "run 3", "set 2", "run 3"')
    .replace("carry_from = 1\ncarry_cards = 2\n", "")
    .replace("keep = 3\n", "")
)
_REASONS: Final = {"went out": 2, "level laid down": 1, "not laid: same level": 0}


def at_the_end_of_a_round(page: Page, *seats: Json, **more: object) -> Person:
    """Play until the first round is over."""
    page.goto(f"/table/{new_table(page, *seats, edition_file=ROUNDS, start=True, **more)}")
    person = Person(page, goes_on=False)
    person.play(until=lambda: person.there("round-end"))
    return person


def test_no_round_begins_while_one_looks_at_the_result(desktop: Page) -> None:
    at_the_end_of_a_round(desktop, ME, BOT, BOT)
    desktop.wait_for_timeout(1500)  # in which the bots, who take no time, would have played
    expect(desktop.get_by_role("banner")).to_contain_text("Round 1")
    expect(desktop.get_by_test_id("ask")).to_contain_text("round 1 is over")
    expect(desktop.locator("dialog[open]")).to_have_count(0)
    desktop.keyboard.press("Enter")
    expect(desktop.get_by_test_id("round-end")).to_be_hidden()
    expect(desktop.get_by_role("banner")).to_contain_text("Round 2")
    Person(desktop).wait_for_turn()


def test_the_result_says_of_everyone_why_and_how_far_they_climb(desktop: Page) -> None:
    at_the_end_of_a_round(desktop, ME, BOT, BOT)
    steps = []
    for seat in range(3):
        told = desktop.get_by_test_id(f"result-{seat}")
        reason = next(reason for reason in _REASONS if reason in told.inner_text())
        step = _REASONS[reason]
        steps.append(step)
        expect(told).to_contain_text(f"Level {1 + step}")
        expect(told).to_contain_text("Next: " if step else "Again: pair")
        if step:
            expect(told).to_contain_text(f"+{step}")
    assert steps.count(2) == 1
    # Markers have climbed, while what was laid still lies there with the level it was.
    climbed = re.compile(f"Ada: level {1 + steps[0]}", re.IGNORECASE)
    expect(desktop.get_by_role("img", name=climbed)).to_be_visible()
    out = steps.index(2)
    expect(desktop.locator(f"[data-testid=meld-{out}-0]")).to_be_visible()


def test_friends_see_who_is_awaited_and_a_countdown_and_a_reload_changes_nothing(
    browser: Browser, site: Site
) -> None:
    with gathered(browser, site, 2) as pair:
        pair.sit_down(edition("colour 6", colours=1, numbers=30, copies=3).replace("carry_", "# carry_"))
        one = pair.draw()
        pair.discard(one)
        end_round(pair, pair.after(one))
        page, other = pair.pages
        expect(page.get_by_test_id("countdown")).to_have_text(re.compile(r"Next round in [12]\d s"))
        expect(page.get_by_test_id("awaited")).to_have_text(f"Waiting for {NAMES[1]}")
        page.get_by_test_id("round-end-continue").click()
        expect(page.get_by_test_id("round-end-continue")).to_have_count(0)
        expect(page.get_by_test_id("round-end")).to_be_visible()
        expect(other.get_by_test_id("awaited")).to_have_text("")
        other.reload()
        expect(other.get_by_test_id("round-end-continue")).to_be_visible()
        other.get_by_test_id("round-end-continue").click()
        for each in pair.pages:
            expect(each.locator(_HAND)).to_have_count(10)


def test_on_a_phone_the_climb_is_seen_while_friends_are_waited_for(browser: Browser, site: Site) -> None:
    with gathered(browser, site, 4) as friends:
        for page in friends.pages:
            page.set_viewport_size(PHONE)
        box = edition("colour 6", colours=1, numbers=30, copies=3).replace("carry_", "# carry_")
        friends.sit_down(box.replace("players = [2, 3]", "players = [2, 4]"))
        one = friends.draw()
        friends.discard(one)
        end_round(friends, friends.after(one))
        page = friends.pages[one]
        expect(page.get_by_test_id("awaited")).not_to_have_text("")
        picture(page, "phone light", "round end with friends")
        climb = page.locator("aside.mountain").bounding_box()
        own = page.get_by_test_id("my-place").bounding_box()
        assert climb is not None
        assert own is not None
        assert climb["height"] > 60
        assert climb["y"] + climb["height"] <= own["y"] + 4


def test_who_may_keep_cards_chooses_them_after_the_result(desktop: Page) -> None:
    hard = SHORT.replace('"set 2", "run 3"', '"2 set 4", "2 set 4", "2 set 4", "2 set 4"')
    person = Person(desktop, goes_on=False)
    while not person.there("round-end-keep"):  # until a round ends in which one has not laid down
        bots = [{"kind": "bot", "bot": "steady"}] * 3
        desktop.goto(f"/table/{new_table(desktop, ME, *bots, edition_file=hard, start=True)}")
        person.play(until=lambda: person.there("round-end"))
    expect(desktop.get_by_test_id("round-end-continue")).to_have_count(0)
    desktop.get_by_test_id("round-end-keep").click()
    expect(desktop.get_by_test_id("ask")).to_contain_text("You may keep up to")
    desktop.locator(_HAND).first.click(position={"x": 8, "y": 12})
    desktop.get_by_test_id("confirm").click()
    expect(desktop.get_by_test_id("round-end")).to_be_hidden()  # who has chosen has seen the result
    expect(desktop.locator(_HAND)).to_have_count(10)


def test_play_now_lets_the_person_go_first(desktop: Page) -> None:
    for _ in range(2):
        desktop.goto("/")
        desktop.get_by_role("button", name="Play now").click()
        expect(desktop.get_by_test_id("draw")).to_be_visible()
        expect(desktop.get_by_test_id("announcements")).to_contain_text("You go first.")
