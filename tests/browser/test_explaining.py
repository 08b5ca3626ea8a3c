"""The game explains itself: before the first one, and whatever somebody asks about."""

import re
from typing import Final

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.looking import faults_by_day_and_night
from browser.person import SHORT, Person, new_table
from level8.server.wire.events import Meld, RoundEnded
from level8.server.wire.telling import May, Pause, Seen, Shown, Telling, Way

ME: Final = {"kind": "me", "name": "Ada"}
BOT: Final = {"kind": "bot", "bot": "novice"}
_HAND: Final = "[data-testid=hand] button[data-key]"
_EXPLAINS: Final = "[data-testid=board][data-explains]"  # from when it can be asked
# What can be pressed on the board, or has a place there, and gets no description.
_UNEXPLAINED: Final = r"""async () => {
    const silent = [];
    for (const each of document.querySelectorAll(
            ".board :is([data-at], button[data-testid], select[data-testid])")) {
        if (!each.checkVisibility()) continue;
        each.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
        await new Promise(resolve => setTimeout(resolve));
        if (!/ /.test(each.getAttribute("aria-description") ?? "")) silent.push(each.outerHTML.slice(0, 160));
    }
    return silent;
}"""
_PAIR: Final = Meld("set", "5", ["r5", "J"], ["5", "5"], ["5"], "S5(r5 J)")
_NEVER_PLAYED: Final = "localStorage.removeItem('level8-played')"


# --- before the first game ---


def test_the_first_play_now_tells_what_it_is_about_and_enter_deals(desktop: Page) -> None:
    desktop.goto("/")
    desktop.evaluate(_NEVER_PLAYED)
    desktop.get_by_role("button", name="Play now").press("Enter")
    welcome = desktop.get_by_test_id("welcome")
    expect(welcome).to_contain_text("Your first level: 2 runs of 3")
    expect(welcome.get_by_role("listitem")).to_have_count(3)
    expect(welcome.get_by_role("button", name="Deal the cards")).to_be_focused()
    assert faults_by_day_and_night(desktop, "welcome") == {}
    desktop.keyboard.press("Enter")
    expect(desktop.locator(_HAND)).to_have_count(10)
    desktop.get_by_role("link", name="Home").click()
    desktop.get_by_role("button", name="Play now").click()
    expect(desktop.locator(_HAND)).to_have_count(10)


def test_whoever_has_closed_the_first_screen_is_dealt_cards_at_once(phone: Page) -> None:
    phone.goto("/")
    phone.evaluate(_NEVER_PLAYED)
    phone.get_by_role("button", name="Play now").tap()
    phone.get_by_test_id("welcome").get_by_role("button", name="Close").tap()
    phone.get_by_role("button", name="Play now").tap()
    expect(phone.locator(_HAND)).to_have_count(10)


# --- the rules, one tap away ---


def test_the_rules_of_this_game_open_beside_it_before_the_deal_and_in_it(desktop: Page) -> None:
    own = SHORT.replace('"set 2", "run 3"', '"run 4 + set 2"')
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, edition_file=own)}")
    desktop.get_by_role("button", name="Menu").click()
    desktop.get_by_role("button", name="Rules").click()
    expect(desktop.get_by_test_id("rules")).to_contain_text("run of 4 + pair")
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, edition='master', side=2, start=True)}")
    desktop.get_by_test_id("open-rules").click()
    expect(desktop.get_by_test_id("rules")).to_contain_text("Master · ★★ side")
    expect(desktop.get_by_test_id("rules")).to_contain_text("2 runs of 3 + triple")
    desktop.get_by_test_id("pile--1").hover(trial=True)  # the game goes on beside them


def test_the_rules_open_at_the_chapter_that_fits_the_moment(desktop: Page) -> None:
    longer = SHORT.replace('"run 3"', '"run 3", "set 2", "run 3"')
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, edition_file=longer, start=True)}")
    person = Person(desktop, goes_on=False)
    person.wait_for_turn()
    fits = {"draw": "First, draw one card", "round": "climbs two levels"}

    def opened(rule: str) -> None:
        desktop.keyboard.press("r")
        rules = desktop.get_by_test_id("rules")
        expect(rules.locator("[aria-current=true]").first).to_contain_text(rule)
        expect(rules.locator("[aria-current=true]").first).to_be_in_viewport()
        expect(rules.get_by_role("button", name="Close")).to_be_in_viewport()
        if rule == fits["draw"]:
            assert faults_by_day_and_night(desktop, "table rules") == {}
        desktop.keyboard.press("Escape")
        expect(desktop.get_by_test_id("rules")).to_have_count(0)

    opened(fits["draw"])
    person.play(until=lambda: person.there("round-end"))
    opened(fits["round"])


def test_what_only_experts_ask_for_is_shown_when_they_ask(desktop: Page) -> None:
    desktop.goto("/rules/modern/1")
    number = desktop.get_by_text("T1", exact=True)
    expect(number).to_be_hidden()
    desktop.get_by_text("Rule numbers", exact=True).click()
    expect(number).to_be_visible()
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, start=True)}")
    desktop.get_by_test_id("open-menu").click()
    expect(desktop.get_by_text("SHA-256")).to_be_hidden()
    desktop.get_by_text("Is the shuffle fair?").click()
    expect(desktop.get_by_text("SHA-256")).to_be_visible()


# --- what is this? ---


def test_a_resting_mouse_and_a_question_mark_tell_what_a_thing_is(desktop: Page) -> None:
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, edition_file=SHORT, start=True)}")
    Person(desktop).wait_for_turn()
    told = desktop.get_by_test_id("explained")
    expect(desktop.locator(_EXPLAINS)).to_have_count(1)
    desktop.get_by_test_id("pile--1").hover()
    expect(told).to_contain_text("Nobody knows what comes next.")
    expect(told).to_contain_text("You may draw from here now.")
    assert faults_by_day_and_night(desktop, "explained pile") == {}
    desktop.mouse.move(640, 790)
    expect(told).to_have_count(0)
    for place, words in (
        ("who-1", "A touch shows the last turn."),
        ("my-level", r"Collects: pair\. (Ready\.|Pair: 1 of 2 are in your hand\. Still missing)"),
        ("draw", "Takes the top card"),
    ):
        desktop.get_by_test_id(place).focus()
        expect(desktop.get_by_test_id(place)).to_have_accessible_description(re.compile(words))
        desktop.keyboard.press("?")
        expect(told).to_contain_text(re.compile(words))
        desktop.keyboard.press("Escape")
        expect(told).to_have_count(0)
    desktop.locator("[data-testid=ask]").focus()
    desktop.keyboard.press("?")
    expect(desktop.get_by_test_id("keys")).to_be_visible()


def test_what_has_the_focus_is_described_as_it_is_now(desktop: Page) -> None:
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, edition_file=SHORT, start=True)}")
    Person(desktop).wait_for_turn()
    expect(desktop.locator(_EXPLAINS)).to_have_count(1)
    pile = desktop.get_by_test_id("pile--1")
    pile.focus()
    expect(pile).to_have_accessible_description(re.compile("You may draw from here now."))
    pile.press("Enter")
    expect(desktop.locator(_HAND)).to_have_count(11)
    pile.focus()
    expect(pile).to_have_accessible_description(re.compile("from the top of a discard pile.$"))
    desktop.locator(_HAND).first.focus()
    expect(pile).not_to_have_accessible_description(re.compile("discard pile"))


def test_a_long_press_tells_what_a_card_is_and_does_nothing_else(phone: Page) -> None:
    phone.goto(f"/table/{new_table(phone, ME, BOT, edition='master', start=True)}")
    Person(phone, "touch").wait_for_turn()
    phone.get_by_test_id("pile--1").tap()
    card = phone.locator(_HAND).first
    box = card.bounding_box()
    assert box is not None
    finger = phone.context.new_cdp_session(phone)
    at = [{"x": box["x"] + 12, "y": box["y"] + 12}]
    expect(phone.locator(_EXPLAINS)).to_have_count(1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    told = phone.get_by_test_id("explained")
    expect(told).to_have_text(re.compile(r"\w"))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_have_attribute("aria-pressed", "false")
    assert faults_by_day_and_night(phone, "explained card") == {}
    card.tap()
    expect(told).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")


def test_everything_on_the_board_explains_itself_in_every_state(desktop: Page) -> None:
    decoder = msgspec.json.Decoder(Telling)
    may = May("draw", draw=[-1, 1], hint=True)
    pause: Pause | None = None
    last: list[tuple[WebSocketRoute, Seen]] = []

    def seen(telling: Seen) -> bytes:
        game = telling.game
        assert game is not None
        shown = ["r1", "b2"] if may.asks == "take" else []
        them = replace(game.places[1], display=[_PAIR], laid=True, discards=["g4"], keeps=1, shown=shown)
        game = replace(game, places=[game.places[0], them], to_act=0, hand=["S", "T", "X", "K", "r5", "J"])
        return msgspec.json.encode(replace(telling, game=game, may=may, pause=pause))

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(message: str | bytes) -> None:
            telling = decoder.decode(message)
            if isinstance(telling, Seen) and telling.game is not None:
                last[:] = [(socket, telling)]
                message = seen(telling)
            socket.send(message if isinstance(message, str) else message.decode())

        server.on_message(told)

    def shows(name: str) -> None:
        socket, telling = last[0]
        socket.send(seen(replace(telling, whole=True, events=[])).decode())
        expect(desktop.get_by_test_id(name).first).to_be_visible()
        assert desktop.evaluate(_UNEXPLAINED) == [], name

    desktop.route_web_socket("**/ws/*", between)
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, edition_file=SHORT, start=True, first=0)}")
    expect(desktop.locator(_EXPLAINS)).to_have_count(1)
    expect(desktop.get_by_test_id("pile--1")).to_be_visible()
    shows("draw")
    all_cards = ["S", "T", "X", "K", "r5", "J"]
    may = May("play", ways=[Way("lay S5(r5 J)", [_PAIR])] * 2, undo=True, hint=True, discard=all_cards)
    shows("other-way")
    desktop.keyboard.press("a")
    shows("lay-arranged")
    desktop.get_by_test_id("cancel").click()
    may = replace(may, ways=[], skip=[1], take=True, swap=3, keep=True)
    shows("arrange")
    for card, button in (("S", "skip-1"), ("T", "play-special"), ("K", "play-special"), ("X", "swap-none")):
        desktop.locator(f'[data-testid=hand] [data-key^="{card}"]').click(position={"x": 8, "y": 12})
        shows(button)
    may = May("show", show=3)
    shows("confirm")
    may = May("take", shown=[Shown("taken 2 r1", 1, "r1")])
    shows("take-none")
    may = May("carry", carry=2)
    shows("confirm")
    pause = Pause(
        RoundEnded(version=1, round=1, out=1, why=["stays", "out"], before=[1, 1], after=[1, 3]), [0]
    )
    shows("round-end-continue")
    pause = replace(pause, choosing=0)
    shows("round-end-keep")
    desktop.unroute_all()
    desktop.goto(f"/table/{new_table(desktop, BOT, BOT, edition_file=SHORT, start=True, pace=5000)}")
    expect(desktop.locator(_EXPLAINS)).to_have_count(1)
    expect(desktop.get_by_test_id("steer-stop")).to_be_visible()
    assert desktop.evaluate(_UNEXPLAINED) == []


def test_a_laid_joker_tells_what_it_stands_for(desktop: Page) -> None:
    jokers = SHORT.replace("count = 24", "count = 60")
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, edition_file=jokers, start=True)}")
    laid = desktop.locator("[data-testid^=meld-] [data-nth]:has(svg[data-card=J])")
    Person(desktop, goes_on=False).play(until=lambda: laid.count() > 0)
    expect(desktop.locator(_EXPLAINS)).to_have_count(1)
    laid.first.hover()
    expect(desktop.get_by_test_id("explained")).to_have_text(
        re.compile(r"Joker\s+This joker lies here as \d+\.")
    )


# --- the first time ---


def test_what_is_new_is_explained_once_and_notes_can_be_switched_off(desktop: Page) -> None:
    desktop.goto("/")
    desktop.evaluate("localStorage['level8-settings'] = '{\"pace\": \"once\"}'")
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, edition_file=SHORT, start=True, first=0)}")
    told = desktop.get_by_test_id("explained")
    expect(told).to_contain_text("Nobody knows what comes next.")
    assert faults_by_day_and_night(desktop, "explained first") == {}
    desktop.get_by_test_id("note-ok").click()
    expect(told).to_have_count(0)
    desktop.mouse.move(2, 400)
    desktop.keyboard.press("d")
    expect(told).to_be_visible()
    expect(told).not_to_contain_text("Nobody knows")
    desktop.get_by_role("button", name="No more notes").click()
    expect(told).to_have_count(0)
    desktop.get_by_test_id("open-menu").click()
    expect(desktop.get_by_test_id("notes-on")).not_to_be_checked()
