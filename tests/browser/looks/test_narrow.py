"""Small phones and long words: nothing is wider than the screen, and nothing that is said is cut."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, Page, ViewportSize, WebSocketRoute, expect

from browser.conftest import PAGES, PHONE, Site
from browser.looking import DRAWN, TOO_WIDE, cut_off, picture
from browser.person import SHORT, Person, new_table
from level8.server.wire.telling import Hinted, May, Seen, Telling

ME: Final = {"kind": "me", "name": "Ada"}
BOT: Final = {"kind": "bot", "bot": "novice"}
OPEN: Final = {"kind": "open"}
LANGUAGES: Final = ("en-GB", "de-DE", "fr-FR", "nl-NL", "it-IT")
SMALL: Final[ViewportSize] = {"width": 360, "height": 640}
SMALLEST: Final[ViewportSize] = {"width": 320, "height": 568}
SIDEWAYS: Final[ViewportSize] = {"width": 844, "height": 390}
# Phones held sideways, and a laptop at 200 %.
FLAT: Final[list[ViewportSize]] = [
    SIDEWAYS,
    {"width": 750, "height": 342},
    {"width": 667, "height": 375},
    {"width": 640, "height": 400},
]
LONGEST_NAME: Final = "Donaudampfschifffahrtsgesellschaftskapit"
LONG_LINE: Final = "What a hand: " + "nothing but eights and nines, and not one of them fits! " * 3
_INSIDE: Final = """each => { const box = each.getBoundingClientRect();
    return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight; }"""
_WITHIN: Final = """each => { const box = each.getBoundingClientRect();
    const around = each.parentElement.getBoundingClientRect();
    return box.top >= around.top - 1 && box.bottom <= around.bottom + 1
        && box.left >= around.left - 1 && box.right <= around.right + 1; }"""
_PRESSED: Final = """each => { const box = each.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return each.contains(hit); }"""
_CLIPPED: Final = """() => { const canvas = document.createElement("canvas").getContext("2d");
    return [...document.querySelectorAll("select.who")].flatMap(each => {
        const style = getComputedStyle(each);
        canvas.font = style.font;
        const room = each.clientWidth - 2 * parseFloat(style.paddingLeft) - 18;  // less the arrow
        return [...each.options].map(one => one.text).filter(text => canvas.measureText(text).width > room);
    }); }"""


@contextmanager
def _phone(browser: Browser, site: Site, size: ViewportSize, locale: str = "en-GB") -> Iterator[Page]:
    with browser.new_context(
        base_url=site.address,
        viewport=size,
        locale=locale,
        is_mobile=True,
        has_touch=True,
        reduced_motion="reduce",
    ) as context:
        yield context.new_page()


def _fits(page: Page, name: str, whole: bool = False) -> None:
    page.evaluate(DRAWN)
    picture(page, "phone narrow", name, whole=whole)
    assert page.evaluate(TOO_WIDE) <= 0, name
    assert page.evaluate("innerWidth") == page.viewport_size["width"], name  # type: ignore[index]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_small_phone_shows_lobby_log_and_set_up_whole(browser: Browser, site: Site, locale: str) -> None:
    with _phone(browser, site, SMALL, locale) as page:
        page.goto(f"/table/{new_table(page, ME, OPEN, BOT)}")
        page.wait_for_selector("[data-testid=chat]")
        _fits(page, f"lobby {locale}", whole=True)
        page.goto("/new")
        page.wait_for_selector("select.who")
        page.wait_for_load_state("networkidle")
        _fits(page, f"new {locale}", whole=True)
        assert page.evaluate(_CLIPPED) == []
        page.goto(f"/table/{new_table(page, ME, BOT, start=True, pace=5000)}")
        page.get_by_test_id("open-log").tap()
        page.wait_for_selector("[data-testid=log-sheet] [data-testid=chat]")
        _fits(page, f"log {locale}")
        sheet = page.get_by_test_id("log-sheet").locator(".body")
        assert sheet.evaluate("each => each.scrollWidth - each.clientWidth") <= 0


@pytest.mark.parametrize("locale", LANGUAGES)
def test_no_page_is_too_wide_for_the_smallest_phone(browser: Browser, site: Site, locale: str) -> None:
    with _phone(browser, site, SMALLEST, locale) as page:
        for path in PAGES:
            page.goto(path)
            page.wait_for_selector("main h1, main h2")
            page.wait_for_load_state("networkidle")
            _fits(page, f"smallest {locale} {path}", whole=path in ("/", "/new"))


def test_the_longest_name_fits_every_page_of_a_game(browser: Browser, site: Site) -> None:
    me = {"kind": "me", "name": LONGEST_NAME}
    with _phone(browser, site, SMALL) as page, _phone(browser, site, SMALL) as guest:
        table = new_table(page, me, OPEN)
        guest.goto(f"/table/{table}")
        expect(guest.get_by_test_id("sitter-0")).to_contain_text(LONGEST_NAME)
        _fits(guest, "long name, gathering", whole=True)
        longer = SHORT.replace('"run 3"', '"run 3", "set 2"')
        page.goto(f"/table/{new_table(page, me, me, edition_file=longer, start=True)}")
        page.wait_for_selector("[data-testid=cover]")
        _fits(page, "long name, cover")
        page.get_by_test_id("reveal").tap()
        person = Person(page, "touch", goes_on=False)
        person.play(until=lambda: person.there("round-end"))
        _fits(page, "long name, round end")
        Person(page, "touch").play()
        _fits(page, "long name, game end")


def _change(page: Page, change: Callable[[Telling], Telling]) -> None:
    """Let the page be told something else than what the server says."""
    decoder = msgspec.json.Decoder(Telling)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(
            lambda said: socket.send(msgspec.json.encode(change(decoder.decode(said))).decode())
        )

    page.route_web_socket("**/ws/*", between)


def _long_hint(telling: Telling) -> Telling:
    """Whatever is advised is to lay down as many cards as can be."""
    if not isinstance(telling, Hinted):
        return telling
    melds = " ".join(f"S{number}(r{number} b{number} p{number} g{number} J)" for number in (11, 12, 13, 14))
    return replace(telling, advice=[replace(telling.advice[0], action=f"lay {melds} {melds}")])


def _asked_to_play(telling: Telling) -> Telling:
    """It is one's turn, with a full hand that lacks two cards: the longest of the usual sentences."""
    if not isinstance(telling, Seen) or telling.game is None or telling.game.seat is None:
        return telling
    hand = [f"r{number}" for number in range(1, 12)]
    game = replace(telling.game, to_act=telling.game.seat, step="play", hand=hand, missing=2)
    return replace(telling, game=game, may=May("play", discard=hand, hint=True))


def test_long_advice_is_all_on_the_screen_of_a_phone_held_sideways(browser: Browser, site: Site) -> None:
    with _phone(browser, site, SIDEWAYS) as page:
        _change(page, _long_hint)
        page.goto(f"/table/{new_table(page, ME, BOT, BOT, start=True)}")
        Person(page, "touch").wait_for_turn()
        page.get_by_test_id("hint").tap()
        hinted = page.get_by_test_id("hinted")
        expect(hinted).to_contain_text("Lay down")
        for size in FLAT:
            page.set_viewport_size(size)
            page.evaluate(DRAWN)
            picture(page, "phone narrow", f"hint {size['width']} by {size['height']}")
            assert hinted.evaluate(_INSIDE), size
        page.get_by_test_id("close-hint").tap()
        expect(hinted).to_have_count(0)


@pytest.mark.parametrize(("seats", "size"), [(3, PHONE), (6, PHONE), (6, SIDEWAYS), (3, SMALL)])
def test_what_is_said_fits_the_seat_and_lets_taps_through(
    browser: Browser, site: Site, seats: int, size: ViewportSize
) -> None:
    with _phone(browser, site, size) as page, _phone(browser, site, PHONE) as guest:
        table = new_table(page, ME, OPEN, *[BOT] * (seats - 2), pace=5000)
        page.goto(f"/table/{table}")
        guest.goto(f"/table/{table}")
        guest.get_by_test_id("name").fill("Bo")
        guest.get_by_test_id("join-1").tap()
        expect(page.get_by_test_id("sitter-1")).to_contain_text("Bo")
        page.get_by_test_id("start").tap()
        for each in (guest, page):
            each.get_by_test_id("open-log").tap()
            each.get_by_test_id("chat").fill(LONG_LINE)
            each.keyboard.press("Enter")
            expect(each.get_by_test_id("chat")).to_have_value("")
            each.keyboard.press("Escape")
        theirs = page.get_by_test_id("seat-1")
        _is_clear(theirs.locator(".bubble"), page, f"said {seats} at {size['width']} by {size['height']}")
        assert theirs.locator(".bubble").evaluate(_WITHIN)
        assert theirs.locator(".pile").evaluate(_PRESSED)
        mine = page.get_by_test_id("my-place")
        assert mine.locator(".bubble").evaluate(_INSIDE)
        assert mine.get_by_test_id("my-level").evaluate(_PRESSED)


def _is_clear(bubble: Locator, page: Page, name: str) -> None:
    expect(bubble).to_be_visible()
    picture(page, "phone narrow", name)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_phone_held_sideways_shows_every_button_in_every_language(
    browser: Browser, site: Site, locale: str
) -> None:
    with _phone(browser, site, SIDEWAYS, locale) as page:
        _change(page, _asked_to_play)
        page.goto(f"/table/{new_table(page, ME, BOT, BOT, start=True, pace=5000)}")
        person = Person(page, "touch")
        found: dict[str, list[str]] = {}
        for state in ("play", "chosen", "arrange"):
            if state == "chosen":
                person.choose("r1#1")
            elif state == "arrange":
                page.keyboard.press("Escape")  # it is offered while no card is chosen
                page.get_by_test_id("arrange").tap()
            expect(page.get_by_test_id("lay-arranged" if state == "arrange" else "discard")).to_be_visible()
            page.evaluate(DRAWN)
            picture(page, "phone narrow", f"sideways {locale} {state}")
            found |= {state: cut} if (cut := cut_off(page)) else {}
        assert found == {}
