"""Playing without a server: the page from a plain host, below a sub-path, its tables in its own worker."""

import contextlib
import json
import os
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from browser.alone import CARDS, SLOW, deal, hand
from browser.conftest import Site
from browser.looking import faults
from browser.person import Person
from browser.test_coaching import BETTER

GOLDEN: Final = Path(__file__).parents[1] / "golden"
TIMES: Final = int(os.environ.get("LEVEL8_TIMES", "2"))  # that a page is left in mid-turn


@pytest.fixture
def coached(alone: Page, folder: Path) -> Iterator[Page]:
    """A page with a coach who says of each action that drawing was better; the real one says it of few."""
    script = next((folder / "assets").glob("coach-*.js"))
    real = script.read_text()
    script.write_text(f"self.onmessage = () => self.postMessage({json.dumps(json.dumps([BETTER]))});")
    alone.add_init_script("""localStorage["level8-settings"] = '{"pace": "once", "coach": true}'""")
    yield alone
    script.write_text(real)


def test_one_plays_from_a_plain_host_with_a_coach_goes_on_without_a_network_and_loses_nothing(
    coached: Page, host: str
) -> None:
    alone = coached
    deal(alone, host)
    expect(alone.get_by_test_id("played-here")).to_be_visible()
    person = Person(alone)
    person.play(until=lambda: bool(person.did))
    expect(alone.get_by_test_id("coached")).to_contain_text("gave away about 7 %")
    alone.context.set_offline(True)
    person.play(until=lambda: len(person.did) >= 2)
    alone.context.set_offline(False)
    person.wait_for_turn()
    alone.goto(host)
    expect(alone.get_by_test_id("goes-on")).to_be_visible()


def drawn(page: Page, host: str) -> list[str]:
    """Draw a card when it is one's turn, in another game if this one is over; the hand that is then shown."""
    person = Person(page)
    person.wait_for_turn()
    if person.there("game-end"):
        deal(page, host)
        person.wait_for_turn()
    before = len(hand(page))
    person.do("draw")
    expect(page.locator(CARDS)).to_have_count(before + 1)
    return hand(page)


def begin_worker_with(page: Page, script: str) -> None:
    """Run a script in the worker before anything else."""
    page.context.route(
        "**/worker-*.js",
        lambda route: route.fulfill(response=(answer := route.fetch()), body=script + "\n" + answer.text()),
    )


def test_reloading_in_mid_turn_loses_nothing_though_the_browser_closes_the_database_now_and_then(
    alone: Page, host: str
) -> None:
    closing = """let uses = 0;
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...given) {
      uses += 1;
      if (uses % 5 === 0) this.close();
      return begin.apply(this, given);
    };"""
    begin_worker_with(alone, closing)
    deal(alone, host)
    for _ in range(TIMES):
        held = drawn(alone, host)
        expect(alone.get_by_test_id("keeps-nothing")).to_have_count(0)
        alone.reload()  # there is no service worker in this test
        assert hand(alone) == held


def test_a_tab_that_is_killed_in_mid_turn_loses_nothing(alone: Page, host: str) -> None:
    deal(alone, host)
    for _ in range(TIMES):
        held = drawn(alone, host)
        address, context = alone.url, alone.context
        with contextlib.suppress(Error):
            alone.goto("chrome://crash")
        alone.close()
        alone = context.new_page()
        alone.goto(address)
        assert hand(alone) == held


def test_where_there_is_no_more_room_in_mid_game_it_is_said_and_the_game_goes_on(
    alone: Page, host: str
) -> None:
    full = """let room = 12;
    for (const way of ["add", "put"]) {
      const write = IDBObjectStore.prototype[way];
      IDBObjectStore.prototype[way] = function (row) {
        room -= 1;
        if (room < 0) throw new DOMException("full", "QuotaExceededError");
        return write.call(this, row);
      };
    }"""
    begin_worker_with(alone, full)
    deal(alone, host)
    expect(alone.get_by_text("There is no more room in this browser.")).to_have_count(0)
    person = Person(alone)
    person.play(until=lambda: alone.get_by_test_id("keeps-nothing").is_visible())
    expect(alone.get_by_text("There is no more room in this browser.")).to_be_visible()
    assert faults(alone) == []
    alone.get_by_role("button", name="All right").click()
    before = len(person.did)
    person.play(until=lambda: len(person.did) >= before + 4)
    person.wait_for_turn()
    held = hand(alone)
    alone.get_by_role("button", name="Menu").click()
    alone.get_by_test_id("menu").get_by_role("link", name="Home").click()
    alone.get_by_test_id("goes-on").get_by_role("link").click()  # nothing is lost while the page is open
    assert hand(alone) == held


def test_an_expert_s_shorter_thoughts_are_told_where_one_is_chosen(alone: Page, host: str) -> None:
    alone.goto(host)
    alone.locator("label", has=alone.locator("input[value=expert]")).click()
    expect(alone.get_by_test_id("thinks-less")).to_be_visible()
    assert faults(alone) == []
    alone.goto(f"{host}#/new")
    expect(alone.get_by_test_id("thinks-less")).to_have_count(0)
    alone.get_by_label("Who sits at seat 2?").select_option("expert")
    expect(alone.get_by_test_id("thinks-less")).to_be_visible()


def test_that_friends_need_a_server_is_said_where_one_would_invite_them(alone: Page, host: str) -> None:
    alone.goto(host)
    expect(alone.get_by_test_id("no-friends")).to_contain_text("there is none at this address")
    expect(alone.get_by_role("button", name="Invite friends")).to_have_count(0)
    assert faults(alone) == []
    alone.goto(f"{host}#/new")
    alone.get_by_label("Who sits at seat 2?").select_option("open")
    alone.get_by_role("button", name="Open the table").click()
    expect(alone.get_by_role("alert")).to_contain_text("This needs a server, and none answers.")


def test_a_link_to_an_edition_leads_below_the_sub_path_of_a_host(
    browser: Browser, alone: Page, host: str
) -> None:
    alone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    alone.goto(f"{host}#/edition")
    alone.get_by_role("button", name="Mario").click()
    expect(alone.get_by_test_id("verdict")).to_contain_text("cards", timeout=SLOW)
    alone.get_by_test_id("share").click()
    expect(alone.get_by_test_id("share")).to_have_text("Copied")
    link = alone.evaluate("navigator.clipboard.readText()")
    with browser.new_context(locale="en-GB") as context:
        context.set_default_timeout(SLOW)
        friend = context.new_page()
        friend.goto(link)
        expect(friend.get_by_test_id("verdict")).to_contain_text("cards", timeout=SLOW)
        assert friend.url == f"{host}#/edition"


def test_where_the_browser_keeps_nothing_it_is_said_and_the_game_goes_on_and_into_a_file(
    alone: Page, host: str
) -> None:
    refuse = "IDBFactory.prototype.open = () => { throw new Error('refused') };"
    alone.add_init_script(refuse)
    begin_worker_with(alone, refuse)
    deal(alone, host)
    expect(alone.get_by_test_id("keeps-nothing")).to_be_visible()
    alone.get_by_role("button", name="All right").click()
    person = Person(alone)
    person.play(until=lambda: len(person.did) >= 2)
    table = alone.url.rpartition("/")[2]
    alone.evaluate("location.hash = '#/about'")
    with alone.expect_download() as saved:
        alone.get_by_test_id("save-games").click()
    told = json.loads(saved.value.path().read_text())
    assert len([row for row in told["log"] if row["table"] == table]) > 2
    assert [json.loads(each["text"])["table"] for each in told["kept"]] == [table]
    alone.get_by_test_id("bring-games").set_input_files(saved.value.path())
    expect(alone.get_by_text("The games in that file are fine, but this browser")).to_be_visible()
    alone.get_by_test_id("record-file").set_input_files(GOLDEN / "original-1-2.level8")
    alone.get_by_test_id("open-record").click()
    expect(alone.get_by_test_id("said")).to_be_visible()


def test_where_the_server_takes_what_is_asked_and_never_answers_one_plays_here_until_it_does(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    site = Site(tmp_path_factory.mktemp("gone"))
    with browser.new_context(base_url=site.address, locale="en-GB", reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto("/")
        page.wait_for_load_state("networkidle")
        context.route(re.compile("/(api|health)"), lambda _: None)
        page.get_by_role("button", name="Play now").click()
        expect(page.locator(CARDS)).to_have_count(10, timeout=SLOW)
        expect(page.get_by_test_id("played-here")).to_be_visible()
        assert "/table/here0" in page.url
        page.goto("/device")
        page.get_by_role("button", name="Deal", exact=True).click()
        expect(page.get_by_role("heading", name=re.compile("Pass the device"))).to_be_visible(timeout=SLOW)
        assert "/table/here0" in page.url
        page.goto("/")
        expect(page.get_by_test_id("no-friends")).to_be_visible(timeout=SLOW)
        invite = page.get_by_role("button", name="Invite friends")
        expect(invite).to_have_count(0)
        context.unroute_all(behavior="ignoreErrors")
        expect(invite).to_be_visible(timeout=SLOW)
    site.stop()


def test_all_games_go_into_a_file_and_come_back_in_another_browser(
    browser: Browser, alone: Page, host: str
) -> None:
    deal(alone, host)
    before = hand(alone)
    alone.goto(f"{host}#/about")
    with alone.expect_download() as saved:
        alone.get_by_test_id("save-games").click()
    with browser.new_context(locale="en-GB") as elsewhere:
        page = elsewhere.new_page()
        page.goto(f"{host}#/about")
        page.get_by_test_id("bring-games").set_input_files(
            {"name": "some.json", "mimeType": "application/json", "buffer": b'{"level8": 1, "log": "none"}'}
        )
        expect(page.get_by_text("That file holds no games.")).to_be_visible()
        page.get_by_test_id("bring-games").set_input_files(saved.value.path())
        expect(page.get_by_text("Your games are back.")).to_be_visible()
        page.goto(f"{host}#/")
        page.get_by_test_id("goes-on").get_by_role("link").click()
        assert hand(page) == before


def test_a_record_from_a_file_is_checked_and_opened_without_a_server(alone: Page, host: str) -> None:
    alone.goto(f"{host}#/about")
    alone.get_by_test_id("record-file").set_input_files(GOLDEN / "original-1-2.level8")
    alone.get_by_test_id("open-record").click()
    expect(alone.get_by_test_id("said")).to_be_visible()
    alone.goto(host)
    expect(alone.get_by_role("link", name="Replay")).to_have_count(0)  # it is nobody's game here


def test_interpreter_and_engine_are_at_most_six_and_a_half_megabytes(folder: Path) -> None:
    files = [path for path in (folder / "here").iterdir() if path.is_file()]
    plain = [path for path in files if not (path.with_name(path.name + ".gz")).exists()]
    assert 5_000_000 < sum(path.stat().st_size for path in plain) <= 6_500_000


def test_what_the_game_imports_of_pythons_library_is_compiled_already(folder: Path) -> None:
    (library,) = (folder / "here").glob("python_stdlib-*.zip")
    with zipfile.ZipFile(library) as archive:
        names = set(archive.namelist())
    assert {"dataclasses.pyc", "asyncio/tasks.pyc", "tomllib/_parser.pyc"} <= names
    assert "dataclasses.py" not in names
    assert "turtle.pyc" not in names
