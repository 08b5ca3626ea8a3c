"""Whatever is not possible now says why, where it was touched: every refusal that a page can provoke."""

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.company import NAMES, Company, edition, gathered
from browser.conftest import Site
from browser.looking import faults_by_day_and_night
from browser.person import SHORT, Person, new_table

ME: Final = {"kind": "me", "name": "Ada"}
BOT: Final = {"kind": "bot", "bot": "novice"}
_GAME: Final = Path(__file__).parents[2] / "src/level8/game"
_NUMBERS: Final = {"colours": 6, "numbers": 12}

# Why the game refuses something (game/errors.py), and what the page says then.
SAYS: Final = {
    "already-drawn": "You have drawn a card already, and you get one per turn.",
    "already-laid": "Your level is on the table already",
    "already-skipped": "has a skip card in front already, and one is the limit. Choose another player.",
    "carry-count": "you may keep at most 2.",
    "carry-first": "The round is over and you may keep some cards for the next one.",
    "choose-shown": "The shown cards are waiting for you.",
    "does-not-fit": "does not fit here. This run takes ",
    "draw-first": "You have not drawn yet, and every turn starts with drawing one card.",
    "draw-pile-empty": "it is empty, and there is nothing to shuffle. Draw from a discard pile.",
    "game-over": "The game is over, so nothing more can be played.",
    "joker-range": "This joker cannot lie there: ",
    "keep-one": "That would leave you no card to discard, and every turn ends with a discard.",
    "lay-down-first": "your own level has to be on the table first.",
    "not-a-group": "This is not a colour group, because of this card: ",
    "not-a-run": "This is not a run, because of this card: ",
    "not-a-set": "The numbers differ, because of this card: ",
    "not-your-turn": "It is not your turn. ",
    "pile-empty": "so there is nothing to draw. Draw from another pile.",
    "run-beyond": "This runs off the end: ",
    "show-count": "it must be exactly 3.",
    "show-first": "Somebody played a take card, so it is time to show cards.",
    "skip-yourself": "You cannot make yourself miss a turn.",
    "special-in-meld": "This card cannot be part of a combination: ",
    "swap-count": "That is too many cards to swap: 3 is the most.",
    "wrong-melds": "These combinations are not your level, which is ",
}
# A page shows no card, seat or combination that is not there, and answers only what is asked.
NEVER: Final = {
    *(
        "no-such-seat",
        "no-such-meld",
        "not-in-hand",
        "not-shown",
        "set-beyond",
        "group-beyond",
        "not-an-action",
    ),
    *("no-skip-card", "no-take-card", "no-swap-card", "no-keep-card"),
    *("nothing-to-show", "nothing-to-take", "nothing-to-carry"),
}


@pytest.fixture(scope="module")
def trio(browser: Browser, site: Site) -> Iterator[Company]:
    with gathered(browser, site, 3) as company:
        yield company


@pytest.fixture
def pair(trio: Company) -> Company:
    return Company(trio.pages[:2])


def refused(page: Page, reason: str) -> Locator:
    """What is said where something was touched: the sentence of a reason, or one of the page's own."""
    said = page.get_by_test_id("refused")
    expect(said).to_contain_text(SAYS.get(reason, reason))
    return said


def beside(page: Page, place: str) -> bool:
    """Whether what is said lies near a place, and leaves it free to be seen."""
    said = page.get_by_test_id("refused").bounding_box()
    thing = page.locator(f'[data-at="{place}"]').first.bounding_box()
    assert said is not None
    assert thing is not None
    apart = max(thing["y"] - said["y"] - said["height"], said["y"] - thing["y"] - thing["height"])
    return 0 <= apart < 60


def drop(page: Page, card: str, where: str) -> None:
    """Drag a card of the hand onto something."""
    held = page.locator(f'[data-testid=hand] button[data-key="{card}"]').bounding_box()
    onto = page.locator(where).first.bounding_box()
    assert held is not None
    assert onto is not None
    page.mouse.move(held["x"] + 10, held["y"] + 30)
    page.mouse.down()
    page.mouse.move(onto["x"] + onto["width"] / 2, onto["y"] + onto["height"] / 2, steps=6)
    page.mouse.up()


def test_every_reason_of_the_game_is_provoked_here_or_cannot_be() -> None:
    written = "".join(path.read_text() for path in _GAME.rglob("*.py"))
    reasons = set(re.findall(r'Reason\(\s*"([a-z-]+)"', written)) | set(
        re.findall(r'_fault\("([a-z-]+)"', written)
    )
    here = Path(__file__).read_text().partition("def test_")[2]
    assert [reason for reason in SAYS if f'"{reason}")' not in here] == []
    assert set(SAYS) | NEVER >= reasons
    assert not set(SAYS) & NEVER


def test_what_goes_before_and_after_drawing_is_said_where_it_was_touched(pair: Company) -> None:
    pair.sit_down(edition("run 3 + set 2", **_NUMBERS, joker=10))
    one = pair.on_turn()
    page, other = pair.pages[one], pair.pages[pair.after(one)]
    other.get_by_test_id("pile--1").click()
    refused(other, "not-your-turn")
    expect(other.get_by_test_id("refused")).to_contain_text(f"{NAMES[one]} is playing")
    assert beside(other, "pile:-1")
    other.keyboard.press("h")
    refused(other, "It is not your turn, so there is no hint.")
    page.get_by_test_id(f"who-{pair.after(one)}").locator(".backs").click()
    refused(page, f"These are {NAMES[pair.after(one)]}’s cards")

    page.get_by_test_id(f"pile-{one}").click()
    refused(page, "pile-empty")
    assert beside(page, f"pile:{one}")
    page.keyboard.press("x")
    refused(page, "No card is chosen yet.")
    page.keyboard.press("?")
    expect(page.get_by_test_id("refused")).to_have_count(0)  # nothing lies over what a key opens
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    refused(page, "This is for skip and special cards.")
    page.keyboard.press("u")
    refused(page, "This cannot be undone")
    card = pair.people[one].cards()[0]
    drop(page, card, f"[data-testid=pile-{one}]")
    refused(page, "draw-first")
    assert faults_by_day_and_night(page, "refused draw first") == {}
    page.mouse.click(4, 400)  # it stays until the next touch
    expect(page.get_by_test_id("refused")).to_have_count(0)

    page.get_by_test_id("draw").click()
    expect(page.get_by_test_id("draw")).to_have_count(0)
    page.get_by_test_id("pile--1").click()
    refused(page, "already-drawn")
    drop(page, card, "[data-testid=pile--1]")
    refused(page, "Cards are discarded onto your own pile.")
    drop(page, card, f"[data-testid=who-{pair.after(one)}]")
    refused(page, "Only a skip card is laid in front of a player.")
    drop(page, card, ".mountain")
    refused(page, "Cards are discarded onto your own pile.")
    drop(page, card, f"[data-testid=seat-{pair.after(one)}] .part.empty")
    refused(page, "Only a skip card is laid in front of a player.")
    assert pair.people[one].ready("discard")  # and nothing has happened


def test_an_arrangement_says_what_is_wrong_with_it(pair: Company) -> None:
    ranged = edition("run 3 + set 2 + colour 2", **_NUMBERS, skip=10, joker=40)
    pair.sit_down(ranged)
    one = pair.until_holding(J=2, S=1, number=4)
    page, person = pair.pages[one], pair.people[one]
    numbers = [key for key in person.cards() if key[1:2].isdigit() and not key.startswith("J")]
    pair.pages[one].keyboard.press("a")
    page.get_by_test_id("lay-arranged").click(force=True)
    refused(page, "wrong-melds")

    def put(*parts: list[str]) -> None:
        page.keyboard.press("Escape")
        page.keyboard.press("a")
        for index, part in enumerate(parts):
            page.get_by_test_id(f"part-{index}").click()
            for key in part:
                person.choose(key)
        page.keyboard.press("l")

    jokers = [key for key in person.cards() if key.startswith("J")]
    skip = next(key for key in person.cards() if key.startswith("S"))
    put([skip, *numbers[:2]], numbers[2:4], jokers[:2])
    refused(page, "special-in-meld")
    person.choose(person.cards()[0])
    refused(page, "All places are filled.")


@pytest.mark.parametrize(
    ("levels", "deck", "reason"),
    [
        ("run 3", {"colours": 6, "numbers": 3, "copies": 6}, "not-a-run"),
        ("set 3", {"colours": 6, "numbers": 12}, "not-a-set"),
        ("colour 3", {"colours": 6, "numbers": 12}, "not-a-group"),
        ("run 3", {"colours": 6, "numbers": 12}, "run-beyond"),
        ("set 3", {"colours": 6, "numbers": 12, "joker": 40}, "joker-range"),
    ],
)
def test_cards_that_make_no_combination_are_refused_in_words(
    desktop: Page, levels: str, deck: dict[str, int], reason: str
) -> None:
    written = edition(levels, **deck).replace("count = 40", "count = 40\nlow = 1\nhigh = 2")
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, edition_file=written, start=True)}")
    person = Person(desktop)
    while True:
        person.wait_for_turn()
        person.do("draw")
        cards = person.cards()
        if (wrong := _wrong(cards, reason)) is not None:
            break
        person.choose(cards[len(cards) // 2])  # the lowest and the highest are what some of these need
        person.do("discard")
    desktop.keyboard.press("a")
    for key in wrong:
        person.choose(key)
    expect(desktop.get_by_test_id("ask")).to_contain_text(SAYS[reason])
    desktop.keyboard.press("l")
    expect(desktop.get_by_test_id("refused")).to_contain_text(SAYS[reason])


def _wrong(cards: list[str], reason: str) -> list[str] | None:
    """Three cards of a hand that are refused for a reason, if there are any."""
    plain = [key for key in cards if not key.startswith("J")]
    number = {key: int(key[1:].partition("#")[0]) for key in plain}
    if reason == "run-beyond":
        top = [key for key in plain if number[key] == 12]
        return [top[0], *[key for key in plain if key != top[0]][:2]] if top else None
    if reason == "joker-range":
        jokers = [key for key in cards if key.startswith("J")]
        high = [key for key in plain if number[key] > 2]
        same = [(one, two) for one in high for two in high if one < two and number[one] == number[two]]
        return [*same[0], jokers[0]] if same and jokers else None
    threes = combinations(plain, 3)
    if reason == "not-a-group":
        return next((list(three) for three in threes if len({key[0] for key in three}) > 1), None)
    if reason == "not-a-run":
        one = [key for key in plain if number[key] == 1]
        return one[:3] if len(one) > 2 else None
    return next((list(three) for three in threes if len({number[key] for key in three}) > 1), None)


def test_what_is_laid_off_where_it_does_not_go_is_said_there(pair: Company) -> None:
    # Two runs take two cards of a number; the third one fits nowhere.
    pair.sit_down(edition("run 2 + run 2", **_NUMBERS, joker=20))
    one = pair.until_holding(J=2, alike=3)
    page, other = pair.pages[one], pair.pages[pair.after(one)]
    page.get_by_test_id("lay-down").click()
    meld = page.get_by_test_id(f"meld-{one}-0")
    expect(meld).to_be_visible()
    page.keyboard.press("l")
    refused(page, "already-laid")
    page.keyboard.press("a")
    refused(page, "already-laid")

    unfit = _unfit(page, pair.people[one])
    pair.people[one].choose(unfit)
    meld.click()
    refused(page, "does-not-fit")
    assert beside(page, f"meld:{one}:0")
    assert faults_by_day_and_night(page, "refused does not fit") == {}
    page.keyboard.press("Escape")
    drop(page, unfit, f"[data-testid=meld-{one}-0]")
    refused(page, "does-not-fit")
    ends = page.locator(".mark:visible")
    assert ends.all_inner_texts() == re.findall(
        r"(?:takes|only|or) (\d+)", page.get_by_test_id("refused").inner_text()
    )
    # The card has gone home, and is chosen still.
    expect(page.locator(f'[data-testid=hand] button[data-key="{unfit}"]')).to_have_attribute(
        "aria-pressed", "true"
    )
    page.get_by_test_id("discard").click()
    expect(page.get_by_test_id("discard")).to_have_count(0)

    pair.draw()
    hers = pair.people[pair.after(one)]
    hers.choose(hers.cards()[0])
    other.get_by_test_id(f"meld-{one}-0").click()
    refused(other, "lay-down-first")


def _unfit(page: Page, person: Person) -> str:
    """A number card that no combination takes."""
    fitting = page.locator("[data-testid=hand] button.fits").evaluate_all(
        "all => all.map(each => each.dataset.key)"
    )
    return next(key for key in person.cards() if key not in fitting and not key.startswith("J"))


def test_the_last_card_is_kept_for_the_discard(desktop: Page) -> None:
    jokers = edition("set 5 + set 5", colours=1, numbers=4, joker=100)
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, edition_file=jokers, start=True)}")
    person = Person(desktop)
    person.wait_for_turn()
    person.do("draw")
    person.do("lay-down")
    person.choose(person.cards()[0])
    desktop.get_by_test_id("meld-0-0").click()
    refused(desktop, "keep-one")


def test_special_cards_say_what_they_cannot_do(trio: Company) -> None:
    trio.sit_down(edition("run 6", **_NUMBERS, skip=40, take=40, swap=40))
    one = trio.until_holding(S=1, number=0)
    second, third = trio.after(one), trio.after(one, 2)
    page = trio.pages[one]
    drop(page, "S#1", "[data-testid=my-level]")
    refused(page, "skip-yourself")
    page.get_by_test_id(f"who-{third}").click()
    expect(trio.ask(second)).to_contain_text("Your turn")
    while "S#1" not in trio.people[second].cards():
        trio.draw()
        if "S#1" not in trio.people[second].cards():
            trio.discard(second)
            trio.draw()
            trio.discard(one)
    if trio.people[second].ready("draw"):
        trio.draw()
    trio.choose(second, "S")
    trio.pages[second].get_by_test_id(f"who-{third}").click()
    refused(trio.pages[second], "already-skipped")


def test_who_is_asked_for_shown_cards_is_told_what_comes_first(trio: Company) -> None:
    trio.sit_down(edition("run 6", **_NUMBERS, take=40, swap=40))
    one = trio.until_holding(X=1, T=1, number=4)
    second = trio.after(one)
    page, hers = trio.pages[one], trio.pages[second]
    trio.choose(one, "X")
    for key in [key for key in trio.people[one].cards() if key[0] not in "TX"][:4]:
        trio.people[one].choose(key)
    refused(page, "swap-count")
    page.keyboard.press("Escape")
    trio.choose(one, "T")
    page.get_by_test_id("play-special").click()
    expect(trio.ask(second)).to_contain_text("choose 3 cards to show")
    hers.get_by_test_id("pile--1").click()
    refused(hers, "show-first")
    hers.get_by_test_id("confirm").click(force=True)
    refused(hers, "show-count")
    for seat in (second, trio.after(one, 2)):
        for key in trio.people[seat].cards()[:3]:
            trio.people[seat].choose(key)
        trio.pages[seat].get_by_test_id("confirm").click()
    expect(page.get_by_test_id("take-none")).to_be_visible()
    page.get_by_test_id("pile--1").click()
    refused(page, "choose-shown")


def test_between_rounds_and_after_the_game_it_is_said_what_comes_next(desktop: Page) -> None:
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, edition_file=SHORT, hints=False, start=True)}")
    person = Person(desktop, goes_on=False)
    person.wait_for_turn()
    desktop.keyboard.press("h")
    refused(desktop, "Hints are switched off at this table.")
    carried = False
    for _ in range(20):
        person.play(until=lambda: person.there("round-end"))
        if person.there("game-end"):
            break
        desktop.keyboard.press("d")
        refused(desktop, "The round is over. The next one begins when everyone has pressed “Continue”.")
        if person.there("round-end-keep") and not carried:
            desktop.get_by_test_id("round-end-keep").click()
            desktop.get_by_test_id("confirm").wait_for()
            desktop.keyboard.press("d")
            refused(desktop, "carry-first")
            for key in person.cards()[:3]:
                person.choose(key)
            refused(desktop, "carry-count")
            carried = True
        Person(desktop).play(until=lambda: not person.there("round-end") and not person.there("confirm"))
    desktop.keyboard.press("Escape")
    desktop.locator("body").click(position={"x": 4, "y": 400})
    desktop.keyboard.press("d")
    refused(desktop, "game-over")


def test_an_empty_draw_pile_is_said_there(pair: Company) -> None:
    # Twenty cards are dealt, one lies open, one is left to draw.
    pair.sit_down(edition("run 6", colours=2, numbers=11).replace("[2, 3]", "[2, 2]"))
    one = pair.draw()
    pair.discard(one)
    page = pair.pages[pair.after(one)]
    assert pair.people[pair.after(one)].there("draw")
    page.get_by_test_id("pile--1").click()
    refused(page, "draw-pile-empty")


def test_who_only_watches_is_told_how_to_play(desktop: Page, browser: Browser, site: Site) -> None:
    table = new_table(desktop, ME, BOT, edition_file=SHORT, start=True)
    with browser.new_context(base_url=site.address, reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(f"/table/{table}")
        page.get_by_test_id("pile--1").click()
        refused(page, "You do not sit at this table.")
