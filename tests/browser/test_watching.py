"""Whoever watches bots stops them, steps, and looks into their hands; whoever comes late can play."""

import re
from typing import Final

from playwright.sync_api import Browser, Page, expect

from browser.company import gathered
from browser.conftest import Site
from browser.looking import cut_off, faults, faults_in_every_look
from browser.person import SHORT, Person, new_table

BOT: Final = {"kind": "bot", "bot": "novice"}
ME: Final = {"kind": "me", "name": "Ada"}
# Counts what other pages do to call their reader, and lets the test put a page into the background.
_BACKGROUND: Final = """
window.notices = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (window.Notification.permission = "granted"); }
  constructor(title, about) {
    this.told = about.body && window.notices.push(`${title}: ${about.body}`);
  }
  close() { this.told && window.notices.push("closed"); }
};
window.away = hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};
"""


def _log_length(page: Page) -> int:
    page.get_by_test_id("open-log").click()
    page.get_by_test_id("log").locator("li").first.wait_for()
    count = page.get_by_test_id("log").locator("li").count()
    page.get_by_test_id("log-sheet").get_by_role("button", name="Close").click()
    return count


def test_the_host_stops_bots_steps_and_opens_their_hands_by_button_and_by_key(desktop: Page) -> None:
    table = new_table(desktop, *[BOT] * 6, start=True, pace=900)
    desktop.goto(f"/table/{table}")
    stop = desktop.get_by_test_id("steer-stop")
    expect(stop).to_have_text(re.compile("Pause"))
    desktop.keyboard.press(" ")
    expect(stop).to_have_text(re.compile("Go on"))
    asks = desktop.get_by_test_id("ask")
    expect(asks).to_contain_text("The bots are paused.")
    desktop.wait_for_timeout(500)  # in which the log may still tell what was done
    turn, before = asks.inner_text(), _log_length(desktop)
    desktop.wait_for_timeout(1000)
    assert (asks.inner_text(), _log_length(desktop)) == (turn, before)
    desktop.keyboard.press("e")
    expect(asks).not_to_have_text(turn)
    desktop.wait_for_timeout(500)
    turn, after = asks.inner_text(), _log_length(desktop)
    assert after > before
    desktop.get_by_test_id("steer-action").click()
    desktop.wait_for_timeout(500)
    assert _log_length(desktop) > after
    expect(asks).to_have_text(turn)  # whoever has drawn goes on
    desktop.get_by_test_id("steer-turn").click()
    expect(asks).not_to_have_text(turn)
    desktop.get_by_test_id("steer-speed").select_option(label="fast")

    expect(desktop.get_by_test_id("play-along")).to_be_visible()
    desktop.get_by_test_id("open-menu").focus()
    desktop.keyboard.press("v")
    hands = desktop.locator("[data-testid^=hand-of-]")
    expect(hands).to_have_count(6)
    expect(hands.first).to_have_attribute(
        "aria-label", re.compile("Romy: .*(red|blue|green|orange|yellow|purple)")
    )
    expect(desktop.get_by_test_id("play-along")).to_have_count(0)
    desktop.reload()
    expect(stop).to_have_text(re.compile("Go on"))
    expect(hands).to_have_count(6)
    assert not faults_in_every_look(desktop, "open hands")
    desktop.get_by_test_id("steer-hands").click()
    expect(hands).to_have_count(0)
    assert not faults_in_every_look(desktop, "watching bots")


def test_whoever_has_watched_bots_is_offered_another_game_of_theirs(desktop: Page) -> None:
    table = new_table(desktop, *[BOT] * 3, edition_file=SHORT, start=True)
    desktop.goto(f"/table/{table}")
    desktop.get_by_test_id("watch-another").click()
    desktop.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
    expect(desktop.locator("[data-testid^=seat-]")).to_have_count(3)


def test_a_big_screen_shows_who_sits_down_then_the_table_and_nothing_to_press(
    browser: Browser, site: Site
) -> None:
    with gathered(browser, site, 2) as company:
        host, screen = company.pages
        screen.set_viewport_size({"width": 1920, "height": 1080})
        table = new_table(host, ME, BOT, {"kind": "open"}, edition_file=SHORT, first=0)
        for page in (host, screen):
            page.goto(f"/table/{table}")
        sitter = screen.get_by_test_id("sitter-0")
        before = sitter.bounding_box()
        screen.get_by_test_id("big-screen").click()
        expect(screen.get_by_test_id("join-2")).to_be_hidden()
        after = sitter.bounding_box()
        assert before is not None
        assert after is not None
        assert after["height"] > 1.2 * before["height"]
        host.get_by_test_id("place-2").select_option("novice")
        host.get_by_test_id("start").click()
        expect(screen.get_by_test_id("seat-0")).to_be_visible()
        expect(screen.locator("[data-testid=hand] button")).to_have_count(0)
        expect(screen.get_by_test_id("watching")).to_be_hidden()
        assert not faults(screen)
        person = Person(host, goes_on=False)
        person.play(until=lambda: person.there("round-end") or person.there("game-end"))
        expect(screen.locator("[data-testid=round-end], [data-testid=game-end]").first).to_be_visible()
        assert not cut_off(screen)
        screen.keyboard.press("m")
        screen.get_by_test_id("big-screen").click()
        expect(screen.locator("html")).not_to_have_attribute("data-big", "")


def test_others_who_watch_see_that_the_bots_are_stopped_and_cannot_steer(
    browser: Browser, site: Site
) -> None:
    with gathered(browser, site, 2) as company:
        host, guest = company.pages
        table = new_table(host, BOT, BOT, start=True, pace=900)
        for page in (host, guest):
            page.goto(f"/table/{table}")
        host.get_by_test_id("steer-stop").click()
        expect(guest.get_by_test_id("ask")).to_contain_text("The bots are paused.")
        expect(guest.get_by_test_id("steering")).to_have_count(0)
        guest.keyboard.press(" ")
        expect(guest.get_by_test_id("ask")).to_contain_text("The bots are paused.")


def test_whoever_comes_late_takes_over_from_a_bot_leaves_and_comes_back(browser: Browser, site: Site) -> None:
    with gathered(browser, site, 3) as company:
        host, late, later = company.pages
        table = new_table(host, ME, BOT, BOT, start=True, first=0)
        for page in company.pages:
            page.goto(f"/table/{table}")
        late.get_by_test_id("play-along").click()
        assert not faults_in_every_look(late, "playing along")
        late.get_by_test_id("play-for-2").click()
        expect(late.get_by_test_id("guest-sheet")).to_have_count(0)
        hand = late.locator("[data-testid=hand] button[data-key]")
        expect(hand).to_have_count(10)
        keys = sorted(str(key) for key in hand.evaluate_all("all => all.map(each => each.dataset.key)"))
        expect(host.get_by_test_id("seat-2")).not_to_contain_text("Hugo")

        later.get_by_test_id("play-along").click()
        expect(later.get_by_test_id("play-for-2")).to_have_count(0)
        later.get_by_test_id("play-next").click()
        expect(later.get_by_test_id("no-longer")).to_be_visible()
        host.get_by_test_id("open-menu").click()
        expect(host.get_by_test_id("who-waits")).to_contain_text("Waiting for a seat: ")
        host.get_by_test_id("allow-late").uncheck()
        host.get_by_test_id("menu").get_by_role("button", name="Close").click()
        expect(later.get_by_test_id("play-for-1")).to_have_count(0)

        late.get_by_test_id("open-menu").click()
        late.get_by_test_id("leave").click()
        late.get_by_test_id("leave-sure").click()
        # On the first page it is found, and not offered first.
        mine = late.locator("section", has=late.locator("#my-tables"))
        mine.locator(f'a[href="/table/{table}"]').wait_for()
        expect(late.get_by_test_id("goes-on")).to_have_count(0)
        mine.locator(f'a[href="/table/{table}"]').click()
        late.get_by_test_id("come-back").click()
        expect(hand).to_have_count(10)
        assert keys == sorted(
            str(key) for key in hand.evaluate_all("all => all.map(each => each.dataset.key)")
        )


def test_who_waits_before_the_start_has_the_seat_that_the_host_opens(browser: Browser, site: Site) -> None:
    with gathered(browser, site, 2) as company:
        host, guest = company.pages
        table = new_table(host, ME, BOT)
        for page in (host, guest):
            page.goto(f"/table/{table}")
        expect(guest.get_by_test_id("full")).to_contain_text("All seats of this table are taken.")
        guest.get_by_test_id("play-next").click()
        expect(guest.get_by_test_id("no-longer")).to_be_visible()
        host.get_by_test_id("place-1").select_option("")
        expect(guest.get_by_test_id("rename-1")).to_be_visible()
        expect(host.get_by_test_id("sitter-1")).not_to_contain_text("away")


def test_those_who_watch_talk_among_themselves_until_the_host_mutes_them(
    browser: Browser, site: Site
) -> None:
    with gathered(browser, site, 3) as company:
        host, one, other = company.pages
        table = new_table(host, ME, BOT, start=True, first=0)
        for page in company.pages:
            page.goto(f"/table/{table}")
        for page in (one, other):
            page.get_by_test_id("open-log").click()
        one.get_by_test_id("chat").fill("who wins?")
        one.get_by_role("button", name="Send").click()
        expect(other.get_by_test_id("log")).to_contain_text("(watching): who wins?")
        with company.log(0) as log:
            expect(log).not_to_contain_text("who wins?")
        host.get_by_test_id("open-menu").click()
        host.get_by_test_id("watchers-talk").uncheck()
        expect(one.get_by_test_id("chat")).to_have_count(0)
        expect(other.get_by_test_id("log")).to_contain_text("The host has muted those who watch.")


def test_the_host_mutes_a_player_and_lets_them_speak_again(browser: Browser, site: Site) -> None:
    with gathered(browser, site, 2) as company:
        company.sit_down(SHORT)
        host, guest = company.pages
        host.get_by_test_id("open-menu").click()
        host.get_by_test_id("mute-1").click()
        guest.get_by_test_id("open-log").click()
        expect(guest.get_by_test_id("log")).to_contain_text("The host has muted you.")
        expect(guest.get_by_test_id("chat")).to_have_count(0)
        host.get_by_test_id("mute-1").click()
        expect(guest.get_by_test_id("chat")).to_be_visible()


def test_a_page_in_the_background_calls_its_reader_by_title_icon_and_where_allowed_a_notice(
    browser: Browser, site: Site
) -> None:
    with gathered(browser, site, 2) as company:
        for page in company.pages:
            page.add_init_script(_BACKGROUND)
        company.sit_down(SHORT)
        first = company.on_turn()
        here, there = company.pages[first], company.pages[company.after(first)]
        icon = there.locator("link[rel=icon]")
        expect(here).to_have_title("Your turn · Level 8")
        expect(there).to_have_title("Level 8")
        there.evaluate("away(true)")
        company.draw()
        company.discard(first)
        expect(there).to_have_title("Your turn · Level 8")
        expect(icon).to_have_attribute("href", re.compile(r"/icon-turn\.svg$"))
        assert there.evaluate("window.notices") == []  # nobody has asked for it
        there.evaluate("away(false)")
        expect(icon).to_have_attribute("href", re.compile(r"/icon\.svg$"))
        there.get_by_test_id("open-menu").click()
        there.get_by_test_id("notify-on").check()
        expect(there.get_by_test_id("notify-on")).to_be_checked()
        there.get_by_test_id("menu").get_by_role("button", name="Close").click()
        second = company.draw()
        company.discard(second)
        there.evaluate("away(true)")
        company.discard(company.draw())
        there.wait_for_function("() => window.notices.length")
        assert there.evaluate("window.notices") == ["Level 8: Your turn"]
        there.evaluate("away(false)")
        there.wait_for_function("() => window.notices.at(-1) === 'closed'")
        # On a phone only a service worker may tell something, and there is none.
        here.evaluate(
            "void (window.Notification = class extends Notification { constructor() { throw 0; } })"
        )
        here.get_by_test_id("open-menu").click()
        here.get_by_test_id("notify-on").click()
        expect(here.get_by_text("Your browser does not allow this page to notify you.")).to_be_visible()
        expect(here.get_by_test_id("notify-on")).not_to_be_checked()
