"""Puzzles: each kind is answered at the table, and told right from wrong; what is solved is kept.

puzzles.txt has one puzzle of each kind; the figures of the kinds lay, way and skip are made up.
"""

import re
from pathlib import Path
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.conftest import PHONE, Site
from browser.looking import TOO_WIDE, faults_by_day_and_night, faults_in_every_look, picture
from browser.looks.test_every_look import LANGUAGES
from level8.puzzles.puzzle import Choice
from level8.puzzles.text import parse_puzzles
from level8.server.table import puzzling
from level8.server.wire.puzzles import PuzzleList, PuzzleListed

SOME: Final = parse_puzzles((Path(__file__).parent / "puzzles.txt").read_text(encoding="utf-8"))
DRAW, THROW, LAY, WAY, SKIP, FIND = range(1, 7)
_FIRST_DAY: Final = "2026-01-01"
_MISSING: Final = r"() => document.body.innerText.match(/\b(solving|puzzle|ways|web|why)-[a-z-]+\b/g) ?? []"


def _printed() -> dict[str, bytes]:
    """The files of these puzzles, as a server prints them."""
    listed = [PuzzleListed(each.kind, each.grade, "modern", 1, 3) for each in SOME]
    files = {"puzzles": msgspec.json.encode(PuzzleList(_FIRST_DAY, listed))}
    for number, each in enumerate(SOME, 1):
        if isinstance(each, Choice):
            seen = puzzling.choice_seen(each, each.position.game(), number)
        else:
            seen = puzzling.find_seen(each, number)
        files[f"puzzle-{number}"] = msgspec.json.encode(seen)
    return files


FILES: Final = _printed()


def with_puzzles(page: Page) -> Page:
    def give(route: Route) -> None:
        name = route.request.url.rpartition("/")[2].removesuffix(".json")
        route.fulfill(body=FILES[name], content_type="application/json")

    page.context.route(re.compile(r"/here/printed/puzzle"), give)
    return page


@pytest.fixture
def page(desktop: Page) -> Page:
    return with_puzzles(desktop)


def begin(page: Page, number: int) -> None:
    page.goto(f"/puzzles/{number}")
    expect(page.get_by_test_id("ask")).to_be_visible()


def told(page: Page) -> str:
    expect(page.get_by_test_id("result")).to_be_visible()
    return page.get_by_test_id("result").get_by_role("heading").inner_text()


def card(page: Page, face: str) -> None:
    page.get_by_test_id("hand").get_by_test_id(f"card-{face}").first.click()


def test_where_to_draw_is_answered_with_a_tap_on_a_pile(page: Page) -> None:
    begin(page, DRAW)
    expect(page.get_by_test_id("ask")).to_have_text("Where do you draw your card?")
    page.get_by_test_id("pile--1").click()
    assert told(page) == "Not quite."
    for part, words in (("best", "Best: "), ("yours", "You: "), ("worths", "best")):
        expect(page.get_by_test_id(part)).to_contain_text(words)
    for part in ("best", "yours"):
        expect(page.get_by_test_id(part)).to_contain_text(re.compile(r"you go out in \d+ of 100 rounds"))
    rows = page.get_by_test_id("worths").locator("tbody tr")
    assert rows.count() == 4
    expect(rows.nth(1)).to_contain_text("−13.0 ± 0.4 %")
    page.get_by_test_id("result-again").click()
    page.get_by_test_id("pile-2").click()
    assert told(page) == "Right!"
    page.get_by_test_id("result-next").click()
    expect(page).to_have_url(re.compile("/puzzles/2$"))


def test_what_to_throw_is_answered_with_a_card_and_its_button(page: Page) -> None:
    begin(page, THROW)
    card(page, "J")
    page.get_by_test_id("discard").click()
    assert told(page).startswith("Not quite.")
    expect(page.get_by_test_id("usual")).to_contain_text("A steady player: Orange 1")
    page.get_by_test_id("result-again").click()
    card(page, "b5")
    page.get_by_test_id("pile-0").click()
    assert told(page) == "Right!"


def test_to_lay_down_or_to_wait_are_two_buttons_and_any_discard_waits(page: Page) -> None:
    begin(page, LAY)
    page.get_by_test_id("lay-down").click()
    assert told(page).startswith("Not quite.")
    page.get_by_test_id("result-again").click()
    page.get_by_test_id("wait").click()
    assert told(page) == "Right!"
    page.get_by_test_id("result-again").click()
    card(page, "p4")  # not the best card to wait with, and not the question
    page.get_by_test_id("pile-1").click()
    assert told(page) == "Right!"


def test_of_several_ways_the_one_that_is_shown_is_laid_or_one_from_the_list(page: Page) -> None:
    begin(page, WAY)
    page.get_by_test_id("preview").get_by_role("button").click()  # another way
    page.get_by_test_id("lay-down").click()
    told(page)
    page.get_by_test_id("result-again").click()
    page.get_by_test_id("choices").click()
    ways = page.get_by_test_id("choices-sheet").locator("li button")
    assert ways.count() == 4
    page.get_by_test_id("choice-lay R1(b1 J g3) R12(r12 J r14)").click()
    assert told(page) == "Right!"


def test_who_misses_a_turn_is_answered_with_a_card_and_a_seat(page: Page) -> None:
    begin(page, SKIP)
    card(page, "S")
    page.get_by_test_id("who-0").click()
    assert told(page).startswith("Not quite.")
    page.get_by_test_id("result-again").click()
    card(page, "S")
    page.get_by_test_id("who-1").click()
    assert told(page) == "Right!"


def test_a_way_is_found_by_putting_cards_into_the_parts(page: Page) -> None:
    begin(page, FIND)
    find = SOME[FIND - 1]
    seen = msgspec.json.decode(FILES[f"puzzle-{FIND}"])
    parts = [meld["cards"] for meld in seen["ways"][0]]
    assert find.kind == "find"
    wrong = [face for cards in parts for face in cards]
    for face in [*wrong[1:], wrong[0]]:  # each card in the part before its own
        card(page, face)
    page.get_by_test_id("lay-arranged").click(force=True)
    expect(page.get_by_test_id("refused")).to_contain_text("That is not a way to lay this level down.")
    page.keyboard.press("Escape")
    page.get_by_test_id("arrange").click()
    for face in wrong:
        card(page, face)
    page.get_by_test_id("lay-arranged").click()
    assert told(page) == "Yes, that can be laid down."
    for part, cards in enumerate(parts):
        expect(page.get_by_test_id(f"plan-{part}").locator("svg[data-card]")).to_have_count(len(cards))
    page.goto("/puzzles")
    expect(page.get_by_test_id(f"puzzle-{FIND}")).to_have_accessible_name(re.compile("solved$"))


def test_a_way_that_is_not_found_is_shown(page: Page) -> None:
    begin(page, FIND)
    page.get_by_test_id("show").click()
    assert told(page) == "This is how it goes"
    page.goto("/puzzles")
    expect(page.get_by_test_id(f"puzzle-{FIND}")).to_have_accessible_name(re.compile("not solved yet$"))


def test_puzzles_are_answered_with_keys_alone(page: Page) -> None:
    begin(page, DRAW)
    page.keyboard.press("3")
    assert told(page)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/puzzles/2$"))
    expect(page.get_by_test_id("ask")).to_have_text("Which card do you discard?")
    page.keyboard.press("2")
    assert told(page) == "Right!"
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("result")).to_be_hidden()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/puzzles/3$"))


def test_a_card_that_is_not_asked_for_is_refused_in_words(page: Page) -> None:
    begin(page, WAY)
    card(page, "r14")
    page.get_by_test_id("pile-1").click()
    expect(page.get_by_test_id("refused")).to_contain_text("That is not what is asked here.")


def solve(page: Page, *, first: bool = True) -> None:
    """Solve the puzzle of kind lay that is shown."""
    if not first:
        page.get_by_test_id("lay-down").click()
        page.get_by_test_id("result-again").click()
    page.get_by_test_id("wait").click()
    assert told(page) == "Right!"


def test_the_puzzle_of_the_day_makes_a_streak_that_a_missed_day_ends(page: Page) -> None:
    def on(day: str) -> None:
        page.clock.set_fixed_time(f"{day}T12:00:00")
        page.goto("/puzzles")
        page.get_by_test_id("daily").click()

    on("2026-01-03")  # the third puzzle, on the third day
    solve(page)
    expect(page.get_by_test_id("streak")).to_contain_text("1 day so far")
    on("2026-01-04")
    page.get_by_test_id("choices").click()
    page.get_by_test_id("choice-lay R1(b1 J g3) R12(r12 J r14)").click()
    expect(page.get_by_test_id("streak")).to_contain_text("2 days in a row")
    page.clock.set_fixed_time("2026-01-05T12:00:00")
    page.goto("/puzzles")
    expect(page.get_by_test_id("streak")).to_have_text("2 days in a row")
    page.clock.set_fixed_time("2026-01-06T12:00:00")
    page.goto("/puzzles")
    expect(page.get_by_test_id("daily")).to_be_visible()
    expect(page.get_by_test_id("streak")).to_be_hidden()
    on("2026-01-09")  # the third puzzle again
    solve(page, first=False)
    expect(page.get_by_test_id("streak")).to_contain_text("1 day so far")


def test_what_is_solved_is_kept_here_and_at_the_server_and_goes_into_a_file(
    page: Page, browser: Browser
) -> None:
    begin(page, LAY)
    solve(page)
    begin(page, SKIP)
    page.keyboard.press("1")
    assert told(page).startswith("Not quite.")
    page.goto("/puzzles")
    expect(page.get_by_test_id("solved")).to_have_text("1 of 6 solved, at the first try: 1")
    expect(page.get_by_test_id(f"puzzle-{SKIP}")).to_have_accessible_name("Puzzle 5, medium, not solved yet")
    page.goto("/about")
    with page.expect_download() as saved:
        page.get_by_test_id("save-games").click()
    with browser.new_context(locale="en-GB", base_url=page.url.removesuffix("/about")) as elsewhere:
        other = with_puzzles(elsewhere.new_page())
        other.goto("/about")
        other.get_by_test_id("bring-games").set_input_files(saved.value.path())
        expect(other.get_by_text("Your games are back.")).to_be_visible()
        other.goto("/puzzles")
        expect(other.get_by_test_id("solved")).to_have_text("1 of 6 solved, at the first try: 1")
    page.goto("/puzzles")
    page.wait_for_load_state("networkidle")
    page.evaluate("localStorage.removeItem('level8-puzzles')")  # as on another device of this person
    page.goto("/puzzles")
    expect(page.get_by_test_id("solved")).to_have_text("1 of 6 solved, at the first try: 1")


def test_home_leads_to_the_puzzle_of_the_day_and_on_to_all(desktop: Page) -> None:
    desktop.goto("/")
    desktop.get_by_test_id("puzzles").click()
    expect(desktop.get_by_test_id("ask")).to_be_visible()
    title = desktop.title()
    desktop.get_by_test_id("all-puzzles").click()
    desktop.get_by_test_id("daily").click()
    expect(desktop.get_by_test_id("ask")).to_be_visible()
    expect(desktop).to_have_title(title)
    desktop.goto("/puzzles/9999")
    expect(desktop.get_by_role("alert")).to_contain_text("There is no puzzle 9999.")
    expect(desktop.get_by_role("alert").get_by_role("button")).to_have_count(0)
    expect(desktop.get_by_role("link", name="All puzzles")).to_be_visible()


def test_no_puzzle_has_a_fault_in_any_look(page: Page) -> None:
    page.goto("/puzzles")
    expect(page.get_by_test_id("daily")).to_be_visible()
    found = faults_in_every_look(page, "puzzles", whole=True)
    for number, each in enumerate(SOME, 1):
        begin(page, number)
        found |= faults_by_day_and_night(page, f"puzzle {each.kind}")
    page.get_by_test_id("show").click()
    told(page)
    found |= faults_by_day_and_night(page, "puzzle found")
    begin(page, THROW)
    page.get_by_test_id("choices").click()
    found |= faults_by_day_and_night(page, "puzzle choices")
    page.keyboard.press("1")
    told(page)
    found |= faults_in_every_look(page, "puzzle result")
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_are_in_every_language_and_fit_a_phone(browser: Browser, site: Site, language: str) -> None:
    with browser.new_context(
        base_url=site.address, viewport=PHONE, locale=LANGUAGES[language], reduced_motion="reduce"
    ) as context:
        page = with_puzzles(context.new_page())
        for path in ("/puzzles", "/puzzles/1", "/puzzles/2"):
            page.goto(path)
            page.wait_for_selector("main h1")
            if path != "/puzzles":
                expect(page.get_by_test_id("ask")).to_be_visible()
                page.keyboard.press("1")
                told(page)
            assert page.evaluate(_MISSING) == []
            assert page.evaluate(TOO_WIDE) <= 0
            picture(page, "phone light", f"{path} {language}")
