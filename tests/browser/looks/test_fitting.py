"""Everything one plays with is on the screen at once, however many sit there and whatever lies there."""

from typing import Final, Literal

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, ViewportSize, WebSocketRoute, expect

from browser.company import edition
from browser.conftest import DESKTOP, PHONE, Site
from browser.looking import DRAWN, cut_off, picture, unread
from browser.person import Person, new_table
from level8.server.wire.events import Discarded, Meld
from level8.server.wire.telling import Checked, GameSeen, May, PlaceSeen, Refused, Seen, Telling, Way

ME: Final = {"kind": "me", "name": "Ada"}
BOT: Final = {"kind": "bot", "bot": "novice"}
SIDEWAYS: Final[ViewportSize] = {"width": PHONE["height"], "height": PHONE["width"]}
# What the bars of a phone's browser leave.
BARS: Final[ViewportSize] = {"width": 390, "height": 664}
SIDEWAYS_BARS: Final[ViewportSize] = {"width": 750, "height": 342}
SMALL: Final[ViewportSize] = {"width": 360, "height": 640}
# A tablet, a laptop, a desk and a television.
LARGE: Final[list[ViewportSize]] = [
    {"width": 768, "height": 1024},
    DESKTOP,
    {"width": 1920, "height": 1080},
    {"width": 2560, "height": 1440},
]
# Upright, more than four seats need all of a phone, and a small one shows full places only for two.
WINDOWS: Final = {
    2: [PHONE, BARS, SMALL, SIDEWAYS, SIDEWAYS_BARS, *LARGE],
    4: [PHONE, BARS, SIDEWAYS, SIDEWAYS_BARS, *LARGE],
    6: [PHONE, SIDEWAYS, SIDEWAYS_BARS, *LARGE],
}
_PLACES: Final = """() => Object.fromEntries(
    [...document.querySelectorAll("[data-testid^=pile-], .mountain, .say")]
    .map(each => [each.dataset.testid ?? each.className, each.getBoundingClientRect()])
    .map(([name, { x, y }]) => [name, [Math.round(x), Math.round(y)]]))"""


def _meld(kind: Literal["run", "set", "colour"], value: str, cards: str, *fits: str) -> Meld:
    each = cards.split()
    return Meld(kind, value, each, [value] * len(each), list(fits), "")


# The combinations that something else lies over, at their first card or their middle.
_HIDDEN: Final = """() => [...document.querySelectorAll("[data-testid^=meld-]")].filter(meld => {
    const { left, right, top, bottom } = meld.querySelector(".fan").getBoundingClientRect();
    return [left + 3, (left + right) / 2].some(
        x => !meld.contains(document.elementFromPoint(x, (top + bottom) / 2)));
}).map(meld => `${meld.dataset.testid} is hidden`)"""


# As many combinations as any level asks for, as wide as they get.
FULL: Final = [
    _meld("run", "10", "r10 b11 p12 g13", "9", "14"),
    _meld("run", "11", "r11 b12 p13 g14", "10", "15"),
    _meld("set", "15", "r15 b15 p15 g15 r15 b15 p15 g15 r15 b15 p15 g15", "15"),
    _meld("colour", "p", "p1 p2 p3 p4 p5 p6 p7 p8 p9 p10", "p"),
]
PAIRS: Final = [_meld("set", str(number), f"r{number} J", str(number)) for number in (12, 13, 14, 15)]
HAND: Final = [f"r{number}" for number in range(1, 12)]
# Of the reasons why something cannot be laid down, one of the long ones.
REFUSED: Final = Refused(message="reason-draw-first", detail={})


def _doctored(page: Page, laid: bool, shown: bool = False) -> None:
    """Show every place with all that can lie in front of it; of this the server knows nothing.

    One's own is either as full, or could just now be. For a take card, the others show three cards each.
    """
    decoder = msgspec.json.Decoder(Telling)
    may = May("play", ways=[Way("", PAIRS)] * 2, undo=True, hint=True)

    def full(place: PlaceSeen, seat: int, own: bool) -> PlaceSeen:
        place = replace(place, skipped=seat % 2 == 0, keeps=seat % 2, discards=["r15", "b15"])
        if shown and not own:
            place = replace(place, shown=["r1", "r2", "r3"])
        return replace(place, display=FULL, laid=True) if laid or not own else place

    def changed(game: GameSeen) -> GameSeen:
        assert game.seat is not None
        places = [full(place, seat, seat == game.seat) for seat, place in enumerate(game.places)]
        hand = HAND[:4] if laid else HAND
        return replace(game, places=places, to_act=game.seat, step="play", hand=hand, missing=0)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(message: str | bytes) -> None:
            telling = decoder.decode(message)
            if isinstance(telling, Seen) and telling.game is not None:
                mine = replace(may, asks="lay-off", ways=[]) if laid else may
                telling = replace(telling, game=changed(telling.game), may=mine)
            elif isinstance(telling, Checked):
                telling = Checked(id=telling.id, refused=REFUSED)
            socket.send(msgspec.json.encode(telling).decode())

        server.on_message(told)

    page.route_web_socket("**/ws/*", between)


def _sits(page: Page, seats: int, **more: object) -> None:
    page.goto(f"/table/{new_table(page, ME, *[BOT] * (seats - 1), start=True, pace=5000, **more)}")
    expect(page.locator("[data-testid^=seat-]")).to_have_count(seats - 1)


def _cut_in_any(page: Page, seats: int, state: str, but: ViewportSize | None = None) -> dict[str, list[str]]:
    """What is cut off or hidden in which window, each pictured."""
    found = {}
    for size in WINDOWS[seats]:
        if size == but:
            continue
        page.set_viewport_size(size)
        page.evaluate(DRAWN)
        look = f"{seats} seats {state} {size['width']} by {size['height']}"
        picture(page, "phone fitting", look)
        hidden = [] if state == "shown" else page.evaluate(_HIDDEN)  # cards to take lie over the rest
        if cut := cut_off(page) + hidden:
            found[look] = cut
    return found


@pytest.mark.parametrize("seats", WINDOWS)
def test_all_seats_fit_a_phone_without_scrolling(phone: Page, seats: int) -> None:
    _sits(phone, seats)
    expect(phone.locator("[data-testid=hand] button[data-key]")).to_have_count(10)
    assert _cut_in_any(phone, seats, "dealt") == {}


@pytest.mark.parametrize("laid", [True, False])
@pytest.mark.parametrize("seats", WINDOWS)
def test_full_places_fit_a_phone_without_scrolling(phone: Page, seats: int, laid: bool) -> None:
    _doctored(phone, laid)
    _sits(phone, seats)
    expect(phone.locator("[data-testid^=meld-]")).to_have_count(len(FULL) * (seats if laid else seats - 1))
    expect(phone.get_by_test_id("preview")).to_have_count(0 if laid else 1)
    assert _cut_in_any(phone, seats, "full laid" if laid else "full") == {}


@pytest.mark.parametrize("seats", WINDOWS)
def test_piles_and_mountain_keep_their_places_while_combinations_come(phone: Page, seats: int) -> None:
    _sits(phone, seats)
    bare = {}
    for size in (PHONE, *LARGE):
        phone.set_viewport_size(size)
        phone.evaluate(DRAWN)
        bare[size["width"]] = phone.evaluate(_PLACES)
    _doctored(phone, laid=True)
    _sits(phone, seats)
    expect(phone.locator("[data-testid^=meld-]")).to_have_count(len(FULL) * seats)
    for size in (PHONE, *LARGE):
        phone.set_viewport_size(size)
        phone.evaluate(DRAWN)
        full = phone.evaluate(_PLACES)
        assert {name: full[name] for name in bare[size["width"]]} == bare[size["width"]], size


@pytest.mark.parametrize("seats", [4, 6])
def test_a_long_level_can_be_arranged_beside_full_places(phone: Page, seats: int) -> None:
    _doctored(phone, False)
    long = edition("set 2 + set 3 + set 4", colours=6, numbers=12, joker=80).replace("[2, 3]", "[2, 6]")
    _sits(phone, seats, edition_file=long)
    phone.get_by_test_id("arrange").tap()
    person = Person(phone, "touch")
    for _ in range(9):
        person.use(phone.locator("[data-testid=hand] button[data-key]").first)
    expect(phone.locator("[data-testid=my-place] .put svg[data-card]")).to_have_count(9)
    expect(phone.get_by_test_id("ask")).to_contain_text("You have not drawn yet")
    # There the others' places give way: they can be scrolled.
    assert _cut_in_any(phone, seats, "arranging", but=BARS) == {}


@pytest.mark.parametrize("seats", WINDOWS)
def test_cards_shown_for_a_take_card_are_all_on_the_screen(phone: Page, seats: int) -> None:
    _doctored(phone, laid=False, shown=True)
    _sits(phone, seats)
    expect(phone.get_by_test_id("shown").locator("svg[data-card]")).to_have_count(3 * (seats - 1))
    assert _cut_in_any(phone, seats, "shown") == {}


@pytest.mark.parametrize("language", ["de-DE", "fr-FR"])
def test_a_phone_says_part_by_part_what_a_level_asks_for_and_what_is_there(
    browser: Browser, site: Site, language: str
) -> None:
    decoder = msgspec.json.Decoder(Telling)
    plan = [_meld("run", "3", "r3 b4 ?"), _meld("colour", "p", "p1 p2 p3 ?")]

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(message: str | bytes) -> None:
            telling = decoder.decode(message)
            if isinstance(telling, Seen) and telling.game is not None:
                places = [replace(place, level=3) for place in telling.game.places]
                game = replace(telling.game, places=places, plan=plan, missing=2)
                did = [Discarded(version=1, seat=seat, card="r10") for seat in (1, 2, 3)]
                telling = replace(telling, game=game, recent=did)
            socket.send(msgspec.json.encode(telling).decode())

        server.on_message(told)

    with browser.new_context(
        base_url=site.address, viewport=PHONE, is_mobile=True, locale=language, reduced_motion="reduce"
    ) as context:
        page = context.new_page()
        page.route_web_socket("**/ws/*", between)
        _sits(page, 4)
        expect(page.locator("[data-testid^=trace-]")).to_have_count(3)  # and the levels stay readable
        for size in (PHONE, BARS, SIDEWAYS):
            page.set_viewport_size(size)
            page.evaluate(DRAWN)
            for words in (".mine .label", ".mine .label .fact"):
                assert (
                    page.locator(words).evaluate_all("all => all.map(each => each.checkVisibility())")
                    == [True] * 2
                )
            expect(page.locator(".seat .level-words:visible")).to_have_count(3)
            assert unread(page) == []
            picture(page, "phone fitting", f"level {language} {size['width']} by {size['height']}")
