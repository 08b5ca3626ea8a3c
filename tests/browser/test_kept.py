"""What the service worker keeps: page and game without a network, and from one version to the next."""

import json
import runpy
import shutil
import zipfile
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.alone import CARDS, ROOT, SLOW, Host, deal, hand
from browser.conftest import Site
from browser.looking import faults
from browser.person import SHORT, Person
from browser.test_real_table import tap
from level8.server.network.page import built_page

CONTROLLED: Final = """navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller ||
    new Promise(done => navigator.serviceWorker.addEventListener("controllerchange", () => done(null))))"""
# A phone, whose pages may show no notices; a browser without a screen shows none at all.
PHONE_NOTICES: Final = """
window.Notification = class {
  static permission = "granted";
  static async requestPermission() { return "granted"; }
  constructor() { throw new TypeError("Illegal constructor"); }
};
window.silenced = new Promise(done => {
  ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) => [{ close: () => done(tag) }];
});
window.away = hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};
"""
HAS_ALL: Final = """async parts => {
    const all = (await caches.keys()).map(async name => (await caches.open(name)).keys());
    const urls = (await Promise.all(all)).flat().map(each => each.url);
    return parts.every(part => urls.some(url => url.endsWith(part)));
}"""
LATE: Final = f"new Promise(done => setTimeout(done, {SLOW}))"
NOTICE: Final = """() => new Promise(done => {
    ServiceWorkerRegistration.prototype.showNotification = async (title, about) => {
        self.shown = about;
        done(`${title}: ${about.body}`);
    };
})"""
TOUCH: Final = """() => new Promise(done => {
    WindowClient.prototype.focus = async function () { done("focused"); };
    const notification = { data: self.shown.data, close: () => {} };
    const touch = Object.assign(new Event("notificationclick"), { notification, waitUntil: () => {} });
    self.dispatchEvent(touch);
})"""


def test_on_a_phone_a_notice_leads_back_to_its_table_and_goes_when_one_is_there(
    kept: Page, site: Site
) -> None:
    kept.add_init_script(PHONE_NOTICES)
    kept.goto(site.address)
    kept.evaluate(CONTROLLED)
    kept.get_by_role("button", name="Play now").click()
    person = Person(kept)
    person.wait_for_turn()
    table = kept.url.rpartition("/")[2]
    kept.get_by_test_id("open-menu").click()
    kept.get_by_test_id("notify-on").check()
    expect(kept.get_by_test_id("notify-on")).to_be_checked()
    kept.keyboard.press("Escape")
    (worker,) = kept.context.service_workers
    worker.evaluate(f"void (self.told = ({NOTICE})())")
    kept.evaluate("away(true)")
    person.play(until=lambda: "discard" in person.did)
    told = worker.evaluate(f"Promise.race([self.told, {LATE}])")
    assert told in ("Level 8: Your turn", "Level 8: Everybody is waiting for you")  # a round may be over
    assert worker.evaluate(f"Promise.race([({TOUCH})(), {LATE}])") == "focused"
    kept.evaluate("away(false)")
    assert kept.evaluate(f"Promise.race([window.silenced, {LATE}])") == f"level8-{table}"


@pytest.fixture
def own(folder: Path, tmp_path: Path) -> Iterator[Host]:
    """A host of one's own, at which a new version can be published."""
    serving = Host(shutil.copytree(folder, tmp_path / "own"))
    yield serving
    serving.stop()


def keep(page: Page, host: str) -> None:
    """Keep the page and its game for when there is no network."""
    page.goto(f"{host}#/about")
    page.get_by_test_id("keep").click()
    expect(page.get_by_text("Kept: you can play without a network.")).to_be_visible(timeout=SLOW)


def test_after_keep_for_offline_a_whole_game_is_played_without_a_network(kept: Page, host: str) -> None:
    keep(kept, host)
    kept.context.set_offline(True)
    kept.close()
    page = kept.context.new_page()
    page.set_default_timeout(SLOW)
    page.goto(f"{host}#/new")
    page.locator("input[name=edition]").last.check()
    file = {"name": "short.toml", "mimeType": "text/plain", "buffer": SHORT.encode()}
    page.get_by_test_id("edition-file").set_input_files(file)  # type: ignore[arg-type]
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.locator(CARDS).first).to_be_visible(timeout=SLOW)
    page.get_by_test_id("open-rules").click()  # of an edition that is printed nowhere
    expect(page.get_by_test_id("rules")).to_contain_text("run of 3")
    page.keyboard.press("Escape")
    Person(page).play()
    expect(page.get_by_test_id("game-end")).to_be_visible()
    page.goto(f"{host}#/")
    page.get_by_role("link", name="Replay").first.click()
    expect(page.get_by_test_id("said")).to_be_visible(timeout=SLOW)
    page.get_by_test_id("review-open").click()
    expect(page.locator("progress[value]")).to_be_visible(
        timeout=SLOW
    )  # it is being made, and can be stopped
    page.get_by_test_id("review-stop").click()
    expect(page.get_by_test_id("review")).to_have_count(0)
    page.get_by_test_id("review-open").click()
    expect(page.get_by_test_id("chances")).to_be_visible(timeout=4 * SLOW)
    expect(page.get_by_test_id("review")).to_contain_text("Best choices")
    assert faults(page) == []
    for path in ("mine", "mine?here"):
        page.goto(f"{host}#/{path}")
        expect(page.get_by_test_id("habits-rests")).to_contain_text("One reviewed game")
        expect(page.get_by_test_id("habits-no-luck")).to_be_visible()
    assert faults(page) == []


def test_after_a_first_game_here_the_next_one_needs_no_network(kept: Page, host: str, folder: Path) -> None:
    deal(kept, host)
    parts = [each["name"] for each in json.loads((folder / "here" / "files.json").read_text())]
    assert len(parts) > 4
    while not kept.evaluate(HAS_ALL, parts):
        kept.wait_for_timeout(200)
    kept.context.set_offline(True)
    kept.close()
    page = kept.context.new_page()
    page.set_default_timeout(SLOW)
    deal(page, host)
    Person(page).wait_for_turn()


def test_without_a_network_one_device_goes_round_and_bots_can_be_watched(kept: Page, host: str) -> None:
    keep(kept, host)
    kept.context.set_offline(True)
    kept.goto(f"{host}#/device")
    kept.locator("fieldset input, main input[type=text]").first.fill("open")  # a name, and no open seat
    kept.get_by_role("button", name="Deal", exact=True).click()
    person = Person(kept)
    person.play(until=lambda: person.did.count("draw") >= 2)
    kept.goto(host)
    kept.get_by_role("button", name="Watch", exact=True).click()
    moved = kept.get_by_role("log").locator("p")
    expect(moved.nth(3)).to_be_attached(timeout=SLOW)


def test_at_a_real_table_questions_are_answered_after_the_network_is_lost(kept: Page, host: str) -> None:
    kept.goto(f"{host}#/sheet")
    for index, name in enumerate(("Ada", "Bo", "Cleo")):
        kept.locator("ol input.field").nth(index).fill(name)
    kept.get_by_test_id("begin").click()
    expect(kept.get_by_test_id("sheet-keeps")).to_contain_text("without a network", timeout=SLOW)
    kept.context.set_offline(True)
    kept.reload()
    kept.get_by_test_id("out-1").click()
    expect(kept.get_by_test_id("person-1")).to_contain_text("+2: goes to level 3", timeout=SLOW)
    kept.get_by_test_id("part-lay").click()
    tap(kept, "r3", "b4", "g5", "p9")
    expect(kept.get_by_test_id("said")).to_contain_text("2 cards missing")
    kept.get_by_test_id("part-fit").click()
    tap(kept, "r3", "b5", "g4")
    kept.get_by_test_id("ask-card").click()
    tap(kept, "p6")
    expect(kept.get_by_test_id("said")).to_contain_text("Yes, it fits: purple 6.")
    kept.get_by_test_id("part-rules").click()
    kept.get_by_test_id("question-F2").click()
    expect(kept.get_by_test_id("rule")).to_be_visible()


def test_a_page_of_a_server_keeps_the_printed_rules_for_when_there_is_no_network(
    kept: Page, site: Site
) -> None:
    kept.goto(f"{site.address}/about")
    kept.get_by_test_id("keep").click()
    expect(kept.get_by_text("Kept: you can play without a network.")).to_be_visible(timeout=SLOW)
    kept.context.set_offline(True)
    kept.goto(f"{site.address}/rules/master/2")
    expect(kept.get_by_role("heading", name="Special cards")).to_be_visible()


def test_a_visit_to_the_puzzles_keeps_those_of_a_week_also_for_a_network_that_is_half_dead(
    kept: Page, own: Host
) -> None:
    kept.goto(own.address)
    kept.evaluate(CONTROLLED)
    kept.goto(f"{own.address}#/puzzles")
    expect(kept.get_by_test_id("daily")).to_be_visible()
    kept.wait_for_load_state("networkidle")
    own.stall()
    kept.clock.set_fixed_time(datetime.now().astimezone() + timedelta(days=1))
    kept.reload()
    kept.get_by_test_id("daily").click()
    expect(kept.get_by_test_id("ask")).to_be_visible(timeout=SLOW)


def publish(host: Host, page: Path) -> str:
    """Publish a version with another engine and without a file of the page, which is returned."""
    shutil.copytree(built_page() or "", page)
    listed = page / "here" / "files.json"
    files = json.loads(listed.read_text())
    (engine,) = (file for file in files if file["as"] == "engine.zip")
    old, engine["name"] = page / "here" / engine["name"], "engine-newer.zip"
    newer = old.rename(old.with_name(engine["name"]))
    with zipfile.ZipFile(newer, "a") as archive:
        archive.writestr("newer.txt", "")
    engine["bytes"] = newer.stat().st_size
    listed.write_text(json.dumps(files))
    (part,) = (page / "assets").glob("RealTable-*.js")
    part.unlink()
    runpy.run_path(str(ROOT / "web" / "pack_engine.py"))["tell_service_worker"](page)
    for gone in (old, part):
        (host.folder / gone.relative_to(page)).unlink()
    shutil.copytree(page, host.folder, dirs_exist_ok=True)
    return part.relative_to(page).as_posix()


UPDATE: Final = "navigator.serviceWorker.ready.then(held => held.update())"
IS_THERE: Final = "part => fetch(part, {cache: 'reload'}).then(answer => answer.ok, () => false)"
ONE_VERSION: Final = """async () => {
    for (let tries = 0; tries < 300; tries += 1) {
        const pages = (await caches.keys()).filter(name => name.startsWith("level8-page-"));
        const here = await (await caches.open("level8-here")).keys();
        const engines = here.map(({url}) => url).filter(url => url.includes("/here/engine-"));
        if (pages.length === 1 && engines.length === 1) return engines[0].endsWith("/engine-newer.zip");
        await new Promise(done => setTimeout(done, 100));
    }
}"""


def test_a_new_version_is_offered_when_all_of_it_is_kept_and_no_other_tab_loses_a_part(
    kept: Page, own: Host, tmp_path: Path
) -> None:
    keep(kept, own.address)
    other = kept.context.new_page()
    other.goto(own.address)
    deal(kept, own.address)
    before = hand(kept)
    part = publish(own, tmp_path / "newer")
    kept.evaluate(UPDATE)
    offer = kept.get_by_test_id("new-version")
    expect(offer).to_be_visible()
    assert faults(kept) == []
    own.stop()
    kept.reload()
    assert hand(kept) == before
    with kept.expect_navigation():
        offer.get_by_role("button", name="Use it now").click()
    assert hand(kept) == before  # in mid-game, by the new engine
    other.get_by_test_id("new-version").get_by_role("button", name="Close").click()
    assert other.evaluate(IS_THERE, part)
    other.evaluate("window.old = true")
    other.get_by_role("link", name="Rules").first.click()
    other.wait_for_function("() => !window.old")  # its next step is one of the new version
    kept.reload()
    assert kept.evaluate(ONE_VERSION)
    assert not kept.evaluate(IS_THERE, part)


def test_a_page_takes_the_newest_version_when_its_own_engine_is_gone_from_the_host(
    kept: Page, own: Host, tmp_path: Path
) -> None:
    kept.goto(own.address)
    kept.evaluate(CONTROLLED)
    publish(own, tmp_path / "newer")
    with kept.expect_navigation():
        kept.get_by_role("button", name="Play now").click()
    deal(kept, own.address)
