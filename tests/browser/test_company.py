"""Who sits at the table: names and faces, and joining by a single tap."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.company import Company, gathered
from browser.conftest import Site
from browser.looking import faults_by_day_and_night
from browser.person import new_table

ADA: Final = {"kind": "me", "name": "Ada"}
OPEN: Final = {"kind": "open"}
BOT: Final = {"kind": "bot", "bot": "steady"}


@pytest.fixture(name="company")
def _company(browser: Browser, site: Site) -> Iterator[Company]:
    with gathered(browser, site, 2) as company:
        yield company


def animal(page: Page, where: str) -> str:
    """The animal that is drawn at a place."""
    return page.locator(f"[data-testid={where}] [data-animal]").first.get_attribute("data-animal") or ""


def test_one_tap_after_the_link_one_sits_there_with_a_name_and_a_face(company: Company) -> None:
    ada, guest = company.pages
    table = new_table(ada, ADA, OPEN)
    ada.goto(f"/table/{table}")
    guest.goto(f"/table/{table}")
    offered = guest.get_by_test_id("name").input_value()
    assert offered
    guest.get_by_test_id("join-1").click()
    expect(ada.get_by_test_id("sitter-1")).to_contain_text(offered)
    expect(guest.get_by_test_id("rename-1")).to_have_value(offered)
    assert animal(guest, "sitter-1") == animal(ada, "sitter-1") != animal(ada, "sitter-0")


def test_a_face_is_chosen_seen_by_all_and_remembered_and_one_that_is_taken_is_not_offered(
    company: Company,
) -> None:
    ada, guest = company.pages
    table = new_table(ada, {**ADA, "face": "owl"}, OPEN)
    ada.goto(f"/table/{table}")
    guest.goto(f"/table/{table}")
    expect(guest.get_by_test_id("face-owl")).to_be_disabled()
    guest.get_by_test_id("face-penguin").check(force=True)
    expect(guest.get_by_test_id("name")).to_have_value("Perky Penguin")  # follows, as none was typed
    guest.get_by_test_id("name").fill("Bo")
    guest.get_by_test_id("join-1").click()
    expect(ada.locator("[data-testid=sitter-1] [data-animal=penguin]")).to_be_visible()
    assert not faults_by_day_and_night(guest, "gathering with faces")
    guest.goto(f"/table/{new_table(ada, ADA, OPEN)}")
    expect(guest.get_by_test_id("face-penguin")).to_be_checked()
    expect(guest.get_by_test_id("name")).to_have_value("Bo")


def test_name_and_face_can_be_changed_in_the_game(company: Company) -> None:
    ada, guest = company.pages
    table = new_table(ada, ADA, OPEN, BOT)
    ada.goto(f"/table/{table}")
    guest.goto(f"/table/{table}")
    guest.get_by_test_id("join-1").click()
    expect(ada.get_by_test_id("sitter-2")).to_contain_text("Fritzi")
    expect(ada.get_by_test_id("sitter-1").get_by_role("combobox")).to_have_value("*")
    ada.get_by_test_id("start").click()
    guest.get_by_test_id("my-level").click()
    guest.get_by_test_id("my-name").fill("Bo")
    guest.get_by_test_id("face-rabbit").check(force=True)
    expect(ada.get_by_test_id("who-1")).to_contain_text("Bo")
    expect(ada.locator("[data-testid=who-1] [data-animal=rabbit]").first).to_be_attached()
    assert not faults_by_day_and_night(guest, "own seat with faces")
    for page in company.pages:  # a bot is the same to everybody
        expect(page.get_by_test_id("who-2")).to_contain_text("Fritzi")


def test_the_host_who_never_typed_a_name_has_one_that_friends_can_read(company: Company) -> None:
    host, guest = company.pages
    host.goto("/")
    host.get_by_role("button", name="Invite friends").click()
    host.get_by_role("button", name="2 players").click()
    name = host.get_by_test_id("rename-0").input_value()
    assert name
    guest.goto(host.url)
    expect(guest.get_by_test_id("sitter-0")).to_contain_text(name)
