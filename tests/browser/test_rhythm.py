"""One can follow what happened before one's turn: at a pace of one's own, and by looking back."""

import itertools
import re
from typing import Final

from playwright.sync_api import Browser, Page, expect

from browser.company import NAMES, edition, gathered
from browser.conftest import DESKTOP, Site
from browser.person import SHORT, Person, new_table

ME: Final = {"kind": "me", "name": "Ada"}
BOT: Final = {"kind": "bot", "bot": "novice"}
# Nobody lays anything down for a while, and there are no special cards.
LONG: Final = re.sub(
    r"(skip|take|swap|keep) = \d",
    r"\1 = 0",
    SHORT.replace("count = 24", "count = 1").replace('"set 2", "run 3"', '"set 9", "run 8"'),
)
_CALM: Final = """localStorage["level8-settings"] = '{"pace": "calm", "notes": false}'"""
_TIMES: Final = """() => { window.said = []; new MutationObserver(() => {
    const line = [...document.querySelectorAll("[data-testid=announcements] p")].at(-1)?.textContent;
    if (line !== window.said.at(-1)?.line) window.said.push({ line, at: performance.now() });
}).observe(document.body, { childList: true, subtree: true, characterData: true }); }"""


def test_moves_of_others_are_shown_one_by_one_at_a_calm_pace(browser: Browser, site: Site) -> None:
    with browser.new_context(base_url=site.address, viewport=DESKTOP, locale="en-GB") as context:
        context.add_init_script(_CALM)
        page = context.new_page()
        page.goto(
            f"/table/{new_table(page, ME, BOT, BOT, BOT, edition_file=LONG, start=True, first=0, pace=0)}"
        )
        expect(page.get_by_test_id("draw")).to_be_visible()
        page.evaluate(_TIMES)
        page.keyboard.press("d")
        expect(page.get_by_test_id("discard")).to_be_visible()
        page.locator("[data-testid=hand] button[data-key]").first.click(position={"x": 8, "y": 12})
        page.get_by_test_id("discard").click()
        expect(page.get_by_test_id("draw")).to_be_visible(timeout=20_000)
        times = [each["at"] for each in page.evaluate("window.said")]
        # Own draw and discard follow at once; each move of the three bots stands for most of a second.
        gaps = [later - before for before, later in itertools.pairwise(times)][-5:]
        assert min(gaps) > 700, gaps


def test_whoever_wants_to_act_does_not_wait_for_what_is_past(browser: Browser, site: Site) -> None:
    with browser.new_context(base_url=site.address, viewport=DESKTOP, locale="en-GB") as context:
        context.add_init_script(_CALM)
        page = context.new_page()
        page.goto(f"/table/{new_table(page, ME, *[BOT] * 5, edition_file=LONG, start=True, first=0, pace=0)}")
        page.get_by_test_id("draw").click()
        page.locator("[data-testid=hand] button[data-key]").first.click(position={"x": 8, "y": 12})
        page.get_by_test_id("discard").click()
        expect(page.get_by_test_id("discard")).to_be_hidden()
        page.wait_for_timeout(3000)  # the bots are done, and a third of their moves is on the screen
        # Whoever only looks, sorts or holds a key sees what is past to its end.
        page.keyboard.press("Shift")
        page.keyboard.press("s")
        page.locator("[data-testid=hand] button[data-key]").first.click(position={"x": 8, "y": 12})
        page.get_by_test_id("who-1").click()
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("draw")).to_have_count(0)
        page.keyboard.press("d")
        expect(page.get_by_test_id("discard")).to_be_visible()


def test_the_pace_is_chosen_in_the_menu_and_remembered(desktop: Page) -> None:
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, start=True)}")
    desktop.get_by_test_id("open-menu").click()
    desktop.get_by_test_id("pace").select_option(label="Brisk")
    desktop.reload()
    desktop.get_by_test_id("open-menu").click()
    expect(desktop.get_by_test_id("pace")).to_have_value("brisk")


def test_a_seat_tells_its_last_turn_by_touch_and_by_key(desktop: Page) -> None:
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, BOT, edition_file=LONG, start=True, first=0)}")
    person = Person(desktop)
    desktop.get_by_test_id("who-1").click()
    last = desktop.get_by_test_id("last-turn")
    expect(last).to_contain_text("Romy has not had a turn yet.")
    desktop.keyboard.press("Escape")
    expect(last).to_have_count(0)
    person.play(until=lambda: "discard" in person.did)
    person.wait_for_turn()
    expect(desktop.get_by_test_id("trace-1")).to_have_text(re.compile("(took|discarded)"))
    desktop.get_by_test_id("who-1").click()
    expect(last.locator("li")).to_have_text([re.compile("Romy (draws|takes)"), re.compile("Romy discards")])
    desktop.keyboard.press("t")
    expect(last).to_contain_text("Hugo: last turn")
    desktop.get_by_test_id("look-closer").click()
    expect(desktop.get_by_test_id("seat-sheet")).to_contain_text("Hugo")
    desktop.keyboard.press("Escape")
    desktop.keyboard.press("t")
    desktop.keyboard.press("t")
    desktop.keyboard.press("t")
    expect(last).to_contain_text("Ada: last turn")
    desktop.keyboard.press("Escape")
    desktop.get_by_test_id("my-level").click()
    expect(desktop.get_by_test_id("own-turn").locator("li")).to_have_text(
        [re.compile("You (drew|took)"), re.compile("You discard")]
    )


def test_the_wait_for_one_s_first_turn_is_explained(desktop: Page) -> None:
    waits = new_table(desktop, ME, BOT, BOT, edition_file=LONG, start=True, first=1, pace=4000)
    desktop.goto(f"/table/{waits}")
    expect(desktop.get_by_test_id("ask")).to_have_text("Romy is playing. Your turn comes after Hugo.")
    expect(desktop.get_by_test_id("ask")).to_have_text(
        "Hugo is playing. Then it is your turn.", timeout=20_000
    )


def test_who_is_skipped_is_told_by_whom_before_and_while_it_happens(browser: Browser, site: Site) -> None:
    with gathered(browser, site, 3) as trio:
        trio.sit_down(edition("run 2", colours=6, numbers=9, copies=1, joker=60, skip=60))
        one = trio.until_holding(S=1)
        victim = trio.after(one, 2)
        trio.choose(one, "S")
        trio.pages[one].get_by_test_id(f"skip-{victim}").click()
        expect(trio.ask(victim)).to_have_text(f"{NAMES[one]} skipped you: you miss your next turn.")
        between = trio.draw()
        trio.discard(between)
        expect(trio.ask(victim)).to_have_text(f"{NAMES[one]} skipped you: you miss this turn.")
        again = trio.draw()
        assert again == one
        trio.discard(again)
        expect(trio.ask(victim)).not_to_contain_text("skipped you")
