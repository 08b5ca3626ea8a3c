"""Whole games at the page, in a real browser against a real server."""

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Site
from browser.person import SHORT, Hands, Person, new_table

ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "bot": "novice"}


def watch_errors(page: Page) -> list[str]:
    """All errors of the page from now on."""
    heard: list[str] = []
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on("console", lambda said: heard.append(said.text) if said.type == "error" else None)
    return heard


def go_on(person: Person) -> None:
    """Two more turns to their ends, or what is left of the game."""
    discarded = person.did.count("discard")
    person.play(until=lambda: person.did.count("discard") > discarded + 1)
    assert person.did.count("discard") > discarded or person.there("game-end")


@pytest.mark.parametrize("hands", ["mouse", "keyboard"])
def test_a_whole_game_on_a_laptop(desktop: Page, hands: Hands) -> None:
    errors = watch_errors(desktop)
    table = new_table(desktop, ME, BOT, BOT, edition_file=SHORT, start=True)
    desktop.goto(f"/table/{table}")
    person = Person(desktop, hands)
    person.play()
    assert {"draw", "lay-down", "discard"} <= set(person.did)
    expect(desktop.get_by_test_id("game-end")).to_be_visible()
    assert errors == []


def test_a_whole_game_by_touch_on_a_phone(phone: Page) -> None:
    errors = watch_errors(phone)
    table = new_table(phone, ME, BOT, BOT, edition_file=SHORT, start=True)
    phone.goto(f"/table/{table}")
    Person(phone, "touch").play()
    expect(phone.get_by_test_id("game-end")).to_be_visible()
    assert errors == []


def test_play_now_deals_cards_with_one_click(desktop: Page) -> None:
    desktop.goto("/")
    desktop.get_by_role("button", name="Play now").click()
    expect(desktop.locator("[data-testid=hand] button[data-key]")).to_have_count(10)


def test_two_browsers_at_one_table_by_link(browser: Browser, site: Site, desktop: Page) -> None:
    desktop.goto("/")
    one_level = SHORT.replace('"set 2", "run 3"', '"set 2"')
    table = new_table(desktop, ME, {"kind": "open"}, edition_file=one_level)
    desktop.goto(f"/table/{table}")
    expect(desktop.get_by_test_id("gathering")).to_be_visible()
    with browser.new_context(base_url=site.address, reduced_motion="reduce", locale="en-GB") as context:
        guest = context.new_page()
        guest.goto(f"/table/{table}")
        guest.get_by_test_id("name").fill("Bo")
        guest.get_by_test_id("join-1").click()
        expect(desktop.get_by_test_id("sitter-1")).to_contain_text("Bo")
        desktop.get_by_test_id("start").click()
        for page in (desktop, guest):
            expect(page.locator("[data-testid=hand] button[data-key]")).not_to_have_count(0)
        people = [Person(desktop), Person(guest)]
        for _ in range(3000):
            if people[0].there("game-end"):
                break
            if not any(person.step() for person in people):
                desktop.wait_for_timeout(30)
        for person in people:
            person.play()
        expect(guest.get_by_test_id("game-end")).to_be_visible()


def test_reload_in_mid_turn_gives_back_the_same_hand(desktop: Page) -> None:
    table = new_table(desktop, ME, ME, edition_file=SHORT, start=True)
    desktop.goto(f"/table/{table}")
    desktop.get_by_test_id("reveal").click()
    desktop.get_by_test_id("draw").click()
    expect(desktop.locator("[data-testid=hand] button[data-key]")).to_have_count(11)
    hand = sorted(Person(desktop).cards())
    desktop.reload()
    person = Person(desktop)
    desktop.wait_for_selector("[data-testid=reveal], [data-testid=hand] button[data-key]")
    if person.there("reveal"):
        person.do("reveal")
    expect(desktop.locator("[data-testid=hand] button[data-key]")).to_have_count(len(hand))
    assert sorted(person.cards()) == hand


def test_the_server_is_killed_under_a_running_game_and_the_game_goes_on(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    site = Site(tmp_path_factory.mktemp("killed"))
    try:
        with browser.new_context(base_url=site.address, reduced_motion="reduce", locale="en-GB") as context:
            page = context.new_page()
            table = new_table(page, ME, BOT, edition_file=SHORT, start=True)
            page.goto(f"/table/{table}")
            person = Person(page)
            person.play(until=lambda: person.did.count("discard") >= 1)
            site.kill()
            page.wait_for_timeout(500)
            site.start()
            go_on(person)
    finally:
        site.stop()


def test_one_device_passed_round_never_has_another_hand_in_the_page(desktop: Page) -> None:
    table = new_table(
        desktop,
        ME,
        {"kind": "me", "name": "Bo"},
        {"kind": "me", "name": "Cy"},
        edition_file=SHORT,
        start=True,
    )
    desktop.goto(f"/table/{table}")
    expect(desktop.get_by_test_id("cover")).to_be_visible()
    assert Person(desktop).cards() == []
    person = Person(desktop)
    covered = 0
    for _ in range(3000):
        if person.there("round-end") or covered > 7:
            break
        under = person.cards_under_the_cover()
        assert under <= 0
        covered += under == 0
        if not person.step():
            desktop.wait_for_timeout(30)
    assert covered > 3
