"""Every special card, played by people in browsers of their own, with what each of them sees of it."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.company import NAMES, Company, edition, gathered
from browser.conftest import Site
from browser.looking import faults_by_day_and_night
from browser.person import Person

_HAND: Final = "[data-testid=hand] button[data-key]"
_NUMBERS: Final = {"colours": 6, "numbers": 12}


@pytest.fixture(scope="module")
def trio(browser: Browser, site: Site) -> Iterator[Company]:
    with gathered(browser, site, 3) as company:
        yield company


@pytest.fixture
def pair(trio: Company) -> Company:
    return Company(trio.pages[:2])


def cards_in(place: Locator) -> list[str]:
    """The faces drawn somewhere, in their order on the page."""
    drawn = place.locator("svg[data-card]").evaluate_all("all => all.map(each => each.dataset.card)")
    return [str(card) for card in drawn]


def other_place(page: Page, seat: int) -> Locator:
    """What a page says of another seat: name, level, cards, notes."""
    return page.get_by_test_id(f"who-{seat}")


def look_closer(page: Page, seat: int) -> None:
    """Open all that lies in front of another seat."""
    other_place(page, seat).click()
    page.get_by_test_id("look-closer").click()


def test_a_skip_card_is_aimed_at_a_seat_which_misses_its_turn(trio: Company) -> None:
    trio.sit_down(edition("run 2", **_NUMBERS, joker=60, skip=60))
    one = trio.until_holding(S=1)
    second, victim = trio.after(one), trio.after(one, 2)
    page = trio.pages[one]
    expect(trio.ask(one)).to_have_text("Your level is ready: you can lay it down.")
    trio.choose(one, "S")
    # What it does is said before it is played, and the level stays on offer.
    expect(trio.ask(one)).to_have_text("Skip: tap the player who is to miss a turn.")
    expect(page.get_by_test_id("explained")).to_have_text("Your level is ready: you can lay it down first.")
    expect(page.get_by_test_id("lay-down")).to_be_visible()
    for seat in (second, victim):
        expect(other_place(page, seat)).to_have_accessible_name(f"Skip {NAMES[seat]}")
        expect(page.get_by_test_id(f"skip-{seat}")).to_be_visible()
    assert faults_by_day_and_night(page, "table skip chosen") == {}

    other_place(page, victim).click()
    trio.told(one, f"You make {NAMES[victim]} miss a turn.")
    trio.told(second, f"{NAMES[one]} makes {NAMES[victim]} miss a turn.")
    trio.told(victim, f"{NAMES[one]} makes you miss a turn.")
    for seat in (one, second):
        assert cards_in(other_place(trio.pages[seat], victim)) == ["S"]
        assert "misses the next turn" in label_of(other_place(trio.pages[seat], victim))
        expect(
            trio.pages[seat].get_by_test_id(f"seat-{victim}").get_by_text("misses the next turn").first
        ).to_be_visible()
    expect(trio.pages[victim].get_by_test_id("my-place")).to_contain_text("misses the next turn")
    assert faults_by_day_and_night(trio.pages[victim], "table skipped") == {}

    assert trio.draw() == second
    trio.discard(second)
    assert trio.on_turn() == one
    trio.told(victim, "You miss this turn.")
    trio.told(one, f"{NAMES[victim]} misses this turn.")
    assert cards_in(other_place(page, victim)) == []
    expect(trio.pages[victim].get_by_test_id("my-place")).not_to_contain_text("misses the next turn")


def with_notes(page: Page) -> None:
    """From now on what is new is explained, as to somebody who knows all cards."""
    page.evaluate("localStorage['level8-settings'] = '{\"pace\": \"once\"}'")
    page.evaluate(
        "localStorage['level8-met'] = 'draw ways add joker skip take swap keep skip-lies keep-lies'"
    )
    page.reload()


def note(page: Page, *words: str) -> None:
    """A note comes by itself, says this, and goes."""
    told = page.get_by_test_id("explained").filter(has=page.get_by_test_id("note-ok"))
    for each in words:
        expect(told).to_contain_text(each)
    assert faults_by_day_and_night(page, f"table note {words[0]}") == {}
    page.get_by_test_id("note-ok").click()
    expect(told).to_have_count(0)


def test_a_take_card_gets_one_of_the_cards_that_the_others_lay_open(trio: Company) -> None:
    trio.sit_down(edition("run 6", **_NUMBERS, take=60))
    one = trio.until_holding(T=1)
    second, third = trio.after(one), trio.after(one, 2)
    trio.choose(one, "T")
    expect(trio.ask(one)).to_have_text("Take: the others show three cards each, and you may take one.")
    for seat in (second, third):
        expect(trio.pages[one].get_by_test_id(f"who-{seat}")).to_contain_class("lit")
    assert faults_by_day_and_night(trio.pages[one], "table take chosen") == {}
    trio.pages[one].get_by_test_id("play-special").click()
    shown = [show(trio, seat, NAMES[one]) for seat in (second, third)]

    expect(trio.ask(one)).to_have_text("Take one of the shown cards, or none.")
    assert faults_by_day_and_night(trio.pages[one], "table take asked") == {}
    for seat in (second, third):
        expect(trio.ask(seat)).to_have_text(f"{NAMES[one]} looks at the shown cards…")
        lying = trio.pages[seat].get_by_test_id("shown")
        assert sorted(cards_in(lying)) == sorted(shown[0] + shown[1])
        expect(lying.get_by_role("button")).to_have_count(0)

    wanted = shown[0][0]
    # Dragged into the hand; a press does as well, as in the games that are played whole.
    hand = trio.pages[one].get_by_test_id("hand")
    trio.pages[one].get_by_test_id(f"taken-{second}-{wanted}").first.drag_to(hand)
    expect(trio.pages[one].get_by_test_id("shown")).to_be_hidden()
    for seat in range(3):
        expect(trio.pages[seat].locator(_HAND)).to_have_count(11 if seat == one else 10)
    assert wanted in [key.partition("#")[0] for key in trio.people[one].cards()]
    card = name_of(trio.pages[one], wanted)
    trio.told(one, f"You take from {NAMES[second]}: {card}.")
    trio.told(third, f"{NAMES[one]} takes from {NAMES[second]}: {card}.")
    # Only who lost the card learns which one came for it.
    lost = f"{NAMES[one]} takes from you: {card}. You drew: "
    with trio.log(second) as log:
        expect(log.get_by_text(lost)).to_be_visible()
    assert trio.on_turn() == second


def test_the_one_who_is_asked_chooses_in_private_which_cards_to_show(trio: Company) -> None:
    trio.sit_down(edition("run 6", **_NUMBERS, take=60))
    one = trio.until_holding(T=1)
    second, third = trio.after(one), trio.after(one, 2)
    page = trio.pages[second]
    trio.choose(one, "T")
    trio.pages[one].get_by_test_id("play-special").click()
    expect(trio.ask(second)).to_have_text(f"{NAMES[one]} played a take card: choose 3 cards to show.")
    for seat in (one, third):
        expect(trio.ask(seat)).to_have_text(f"{NAMES[second]} chooses cards to show…")
    with_notes(page)
    note(page, "Shown cards", "one of them may be taken")
    for key in trio.people[second].cards()[:4]:
        trio.people[second].choose(key)
    # A fourth is not taken, one of them can be put back, and two are too few.
    expect(page.locator(f"{_HAND}[aria-pressed=true]")).to_have_count(3)
    expect(page.get_by_test_id("confirm")).to_have_text("Show (3 of 3)")
    assert faults_by_day_and_night(page, "table show") == {}
    page.locator(f"{_HAND}[aria-pressed=true]").last.click(position={"x": 8, "y": 12})
    expect(page.get_by_test_id("confirm")).to_be_disabled()
    for seat in (one, third):
        expect(trio.pages[seat].get_by_test_id("shown")).to_have_count(0)
        expect(trio.pages[seat].locator(_HAND)).to_have_count(10)

    chosen = trio.people[second].cards()[-1]
    trio.people[second].choose(chosen)
    pressed = page.locator(f"{_HAND}[aria-pressed=true]")
    picked = pressed.evaluate_all("all => all.map(each => each.dataset.key)")
    assert chosen in picked
    page.get_by_test_id("confirm").click()
    expect(trio.ask(third)).to_contain_text("choose 3 cards to show")
    for seat in range(3):
        lying = trio.pages[seat].get_by_test_id("shown")
        expect(lying.locator("svg[data-card]")).to_have_count(3)
        assert sorted(cards_in(lying)) == sorted(key.partition("#")[0] for key in picked)
    # Nothing is taken before everybody has shown.
    expect(trio.pages[one].locator("[data-testid^=taken-]")).to_have_count(0)

    show(trio, third, NAMES[one])
    trio.pages[one].get_by_test_id("take-none").click()
    trio.told(one, "You take none of the shown cards.")
    trio.told(second, f"{NAMES[one]} takes none of the shown cards.")
    # All of them go back to their hands, and everybody remembers them.
    expect(trio.pages[third].get_by_test_id("shown")).to_have_count(0)
    look_closer(trio.pages[third], second)
    sheet = trio.pages[third].get_by_test_id("seat-sheet")
    expect(sheet).to_contain_text("Cards everyone has seen")
    known = cards_in(sheet.locator(".known"))
    assert set(known) >= {key.partition("#")[0] for key in picked}
    assert faults_by_day_and_night(trio.pages[third], "table seat seen") == {}


def show(company: Company, seat: int, asker: str) -> list[str]:
    """A seat that was asked shows its first three cards."""
    expect(company.ask(seat)).to_have_text(f"{asker} played a take card: choose 3 cards to show.")
    keys = company.people[seat].cards()[:3]
    for key in keys:
        company.people[seat].choose(key)
    company.pages[seat].get_by_test_id("confirm").click()
    expect(company.pages[seat].get_by_test_id("confirm")).to_be_hidden()
    return [key.partition("#")[0] for key in keys]


def label_of(what: Locator) -> str:
    return str(what.get_attribute("aria-label"))


def name_of(page: Page, card: str) -> str:
    """How the page calls a card of the hand."""
    return label_of(page.get_by_test_id(f"card-{card}").first)


def test_a_swap_card_changes_up_to_three_cards_in_the_order_they_were_picked(pair: Company) -> None:
    pair.sit_down(edition("run 6", **_NUMBERS, swap=60))
    one = pair.until_holding(X=1, number=3)
    other = pair.after(one)
    page = pair.pages[one]
    pair.choose(one, "X")
    expect(pair.ask(one)).to_have_text("Swap: put up to 3 cards on your pile and draw as many.")
    # To swap nothing is never what a press means by itself.
    page.get_by_test_id("confirm").click(force=True)
    expect(page.get_by_test_id("refused")).to_contain_text("Tap up to 3 cards in your hand.")
    expect(page.get_by_test_id("swap-none")).to_have_text("Swap nothing")
    expect(page.get_by_test_id("discard")).to_have_text("Just discard it")
    picked = [pair.people[one].cards()[at] for at in (2, 0, 1)]
    faces = [key.partition("#")[0] for key in picked]
    names = ", ".join(name_of(page, face) for face in faces)
    for key in picked:
        pair.people[one].choose(key)
    for place, key in enumerate(picked, start=1):
        card = page.locator(f'[data-testid=hand] button[data-key="{key}"]')
        expect(card.locator(".order")).to_have_text(str(place))
        assert label_of(card).endswith(f"picked as number {place}")
    expect(page.get_by_test_id("confirm")).to_have_text("Swap 3 cards")
    rows = page.locator(".hand .slot").evaluate_all("all => new Set(all.map(slot => slot.offsetTop)).size")
    assert rows == 1  # where several cards are picked, none is pushed into a second row
    assert faults_by_day_and_night(page, "table swap") == {}
    page.get_by_test_id("confirm").click()

    pair.told(other, f"{NAMES[one]} swaps: {names}.")
    with pair.log(one) as log:
        told = log.get_by_text(f"You swap: {names}. You drew: ").inner_text()
    came = told.partition("You drew: ")[2].rstrip(".").split(", ")
    assert len(came) == 3
    assert set(came) <= {label_of(card) for card in page.locator(_HAND).all()}
    for seat in (one, other):
        # The last one put down lies on top, the one before it below.
        expect(pair.pages[seat].get_by_test_id(f"pile-{one}").locator("[data-top] svg")).to_have_attribute(
            "data-card", faces[2]
        )
        assert cards_in(pair.pages[seat].get_by_test_id(f"pile-{one}")) == [faces[1], faces[2]]
    expect(page.locator(_HAND)).to_have_count(10)
    expect(other_place(pair.pages[other], one)).to_contain_text("10")
    assert pair.on_turn() == other


def test_a_keep_card_lets_one_carry_more_cards_into_the_next_round(pair: Company) -> None:
    # All cards fit one colour group, so whoever lays down is out of cards soon.
    pair.sit_down(edition("colour 6", colours=1, numbers=30, copies=3, keep=10))
    one = pair.until_holding(K=1)
    other = pair.after(one)
    page = pair.pages[one]
    pair.choose(one, "K")
    expect(pair.ask(one)).to_contain_text("three more cards may stay with you")
    expect(page.get_by_test_id("my-level")).to_contain_class("lit")
    page.get_by_test_id("play-special").click()
    pair.told(one, "You play a keep card.")
    pair.told(other, f"{NAMES[one]} plays a keep card.")
    expect(page.get_by_test_id(f"lying-{one}")).to_contain_text("+3")  # a card, and what it allows
    expect(page.get_by_test_id("my-level")).to_have_accessible_name(re.compile("1 keep card in front"))
    expect(pair.pages[other].get_by_test_id(f"lying-{one}")).to_contain_text("+3")
    assert cards_in(other_place(pair.pages[other], one)) == ["K"]
    assert faults_by_day_and_night(page, "table keep") == {}

    end_round(pair, other)
    for seat in (one, other):
        expect(pair.pages[seat].get_by_test_id("round-end")).to_be_visible()
    pair.pages[other].get_by_test_id("round-end-continue").click()
    expect(pair.pages[other].get_by_test_id("awaited")).to_have_text(f"Waiting for {NAMES[one]}")
    with_notes(page)
    note(page, "is over", "Whoever went out climbs two levels")
    page.get_by_test_id("round-end-keep").click()
    note(page, "Choose cards to keep", "Your level is not laid yet")
    # Two for the level, three for the keep card (F4).
    expect(pair.ask(one)).to_have_text("You may keep up to 5 cards for the next round: which ones?")
    before = pair.people[one].cards()
    kept = ", ".join(name_of(page, key.partition("#")[0]) for key in before[:5])
    for key in before[:6]:
        pair.people[one].choose(key)
    expect(page.get_by_test_id("confirm")).to_have_text("Keep 5 cards")
    assert faults_by_day_and_night(page, "table carry") == {}
    page.get_by_test_id("confirm").click()

    pair.told(other, f"{NAMES[one]} secretly chooses cards for the next round.")
    pair.told(one, f"You keep for the next round: {kept}.")
    expect(page.locator(_HAND)).to_have_count(10)
    assert set(before[:5]) <= set(pair.people[one].cards())
    expect(other_place(pair.pages[other], one)).to_contain_text("10")
    assert cards_in(other_place(pair.pages[other], one)) == []
    # What was kept is nobody else's to know.
    look_closer(pair.pages[other], one)
    expect(pair.pages[other].get_by_test_id("seat-sheet")).not_to_contain_text("Cards everyone has seen")


def test_a_joker_tells_everybody_what_it_stands_for(pair: Company) -> None:
    pair.sit_down(edition("run 3 + colour 3", **_NUMBERS, joker=90))
    one = pair.until_holding(J=5, number=2)
    page = pair.pages[one]
    first, second = [key for key in pair.people[one].cards() if not key.startswith("J")][:2]
    number, colour = int(first.partition("#")[0][1:]), second[0]
    page.get_by_test_id("arrange").click()
    for key in (first, "J#1", "J#2", second, "J#3", "J#4"):
        pair.people[one].choose(key)
    # While the level is arranged, every joker has a tag of its own, and not that of the one beside it.
    expect(page.get_by_test_id("my-place").locator(".tag")).to_have_count(4)
    run = sorted([number, *numbers_on_tags(page.get_by_test_id("my-place"))])
    assert run == [run[0], run[0] + 1, run[0] + 2]
    expect(page.get_by_test_id("my-place").locator(f".tag.c-{colour}")).to_have_count(2)
    page.get_by_test_id("lay-arranged").click()
    for seat in (one, pair.after(one)):
        laid = pair.pages[seat].get_by_test_id(f"meld-{one}-0")
        expect(laid.locator(".tag")).to_have_count(2)
        assert numbers_on_tags(laid) == [each for each in run if each != number]
        expect(pair.pages[seat].get_by_test_id(f"meld-{one}-1").locator(f".tag.c-{colour}")).to_have_count(2)
        assert all(f"joker as {each}" in label_of(laid) for each in run if each != number)

    lay_off_joker(page, one, run)
    for seat in (one, pair.after(one)):
        laid = pair.pages[seat].get_by_test_id(f"meld-{one}-0")
        expect(laid.locator(".tag")).to_have_count(3)
        longer = sorted([number, *numbers_on_tags(laid)])
        assert longer == list(range(longer[0], longer[0] + 4))
    assert faults_by_day_and_night(page, "table joker tags") == {}


def lay_off_joker(page: Page, seat: int, run: list[int]) -> None:
    """One more joker onto a run; where it could stand at either end, the page asks which."""
    page.get_by_test_id("card-J").first.click(position={"x": 8, "y": 12})
    page.get_by_test_id(f"meld-{seat}-0").click()
    ends = [end for end in (run[0] - 1, run[-1] + 1) if 1 <= end <= _NUMBERS["numbers"]]
    if len(ends) > 1:
        choices = page.get_by_test_id("onto-sheet").locator("button.main")
        expect(choices).to_have_text([f"joker as {end}" for end in ends])
        choices.last.click()


def numbers_on_tags(place: Locator) -> list[int]:
    """The numbers that jokers stand for, in their order on the page."""
    return [int(text) for text in place.locator("svg[data-card^=J] .tag text").all_text_contents()]


def end_round(company: Company, winner: int) -> None:
    """One seat plays as well as it can, the others only draw and discard, until the round is over."""
    person: Person = company.people[winner]
    for _ in range(200):
        if person.there("round-end"):
            return
        if not person.step():
            idle = [seat for seat, each in enumerate(company.people) if seat != winner and each.ready("draw")]
            for seat in idle:
                company.draw()
                company.discard(seat)
            company.pages[winner].wait_for_timeout(20)
    raise AssertionError(f"the round goes on; last: {person.did[-5:]}")
