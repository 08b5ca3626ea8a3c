"""What moves tells the story: the deal is seen and never in the way, and the very cards that moved fly."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from browser.conftest import DESKTOP, Site
from browser.person import SHORT, new_table

ME: Final = {"kind": "me", "name": "Ada"}
BOT: Final = {"kind": "bot", "bot": "novice"}
_HAND: Final = "[data-testid=hand] button[data-key]"
# Few faces, so that every hand holds cards alike; a level that is complete at once.
TWINS: Final = SHORT.replace("colours = 6", "colours = 2").replace("numbers = 8", "numbers = 4")
_ALIKE: Final = TWINS.replace("copies = 2", "copies = 9").replace("count = 24", "count = 0")
_CALM: Final = """localStorage["level8-settings"] = '{"pace": "calm", "sort": "hand", "notes": false}'"""
_CENTRES: Final = f"""() => Object.fromEntries([...document.querySelectorAll("{_HAND}")].map(each => {{
    const box = each.getBoundingClientRect();
    return [each.dataset.key, [box.left + box.width / 2, box.top + box.height / 2]];
}}))"""
_FLIGHTS: Final = """() => { window.flown = []; new MutationObserver(all => all.forEach(({ addedNodes }) =>
    addedNodes.forEach(node => { if (!node.dataset?.flies) return;
        const [, x, y] = node.getAnimations()[0].effect.getKeyframes()[0].transform
            .match(/translate\\(([-\\d.]+)px, ([-\\d.]+)px/).map(Number);
        const width = parseFloat(node.style.width);
        window.flown.push([node.dataset.flies, x + width / 2, y + width * 0.72]);
    }))).observe(document.querySelector("[data-testid=air]"), { childList: true }) }"""


@contextmanager
def moving(browser: Browser, site: Site, **more: object) -> Iterator[Page]:
    """A page on which things move, at a table where one goes first."""
    with browser.new_context(base_url=site.address, viewport=DESKTOP, locale="en-GB") as context:
        context.add_init_script(_CALM)
        page = context.new_page()
        table = new_table(page, ME, BOT, BOT, start=True, first=0, pace=0, **more)
        page.goto(f"/table/{table}")
        yield page


def near(one: Any, other: Any) -> bool:
    return bool(abs(one[0] - other[0]) < 3 and abs(one[1] - other[1]) < 3)


def test_the_deal_is_seen_and_a_key_or_a_touch_ends_it_at_once(browser: Browser, site: Site) -> None:
    with moving(browser, site) as page:
        expect(page.get_by_test_id("deal")).to_be_visible()
        assert page.locator("[data-testid=deal] i").count() == 30  # ten cards for each of three
        page.keyboard.press("Shift")
        expect(page.get_by_test_id("deal")).to_have_count(0)
        opacities = page.locator("[data-testid=hand] > .slot").evaluate_all(
            "all => all.map(each => getComputedStyle(each).opacity)"
        )
        assert set(opacities) == {"1"}
        page.reload()
        # Nobody who is quick has to wait: what is touched happens.
        expect(page.get_by_test_id("deal")).to_be_visible()
        page.get_by_test_id("draw").click()
        expect(page.locator(_HAND)).to_have_count(11)
        expect(page.get_by_test_id("deal")).to_have_count(0)


def test_who_wants_everything_at_once_sees_no_deal(desktop: Page) -> None:
    desktop.add_init_script('localStorage[\'level8-settings\'] = \'{"pace": "once", "notes": false}\'')
    desktop.emulate_media(reduced_motion="no-preference")
    desktop.goto(f"/table/{new_table(desktop, ME, BOT, start=True, first=0)}")
    expect(desktop.locator(_HAND)).to_have_count(10)
    expect(desktop.get_by_test_id("deal")).to_have_count(0)


def test_of_cards_alike_the_chosen_one_flies_and_the_others_stay(browser: Browser, site: Site) -> None:
    with moving(browser, site, edition_file=_ALIKE.replace('"set 2", "run 3"', '"set 8", "run 3"')) as page:
        page.get_by_test_id("draw").click()
        expect(page.locator(_HAND)).to_have_count(11)
        keys = [str(key) for key in page.evaluate(_CENTRES)]
        twin = next(key for key in keys if key.endswith("#2")).replace("#2", "#1")
        page.locator(f'{_HAND}[data-key="{twin}"]').click(position={"x": 8, "y": 12})
        page.wait_for_timeout(500)  # the chosen card has been lifted, and the neighbours have made room
        centre = page.evaluate(_CENTRES)[twin]
        page.evaluate(_FLIGHTS)
        page.get_by_test_id("discard").click()
        expect(page.locator(_HAND)).to_have_count(10)
        card, *start = page.evaluate("window.flown")[0]
        assert card == twin.partition("#")[0]
        assert near(start, centre)
        assert set(page.evaluate(_CENTRES)) == set(keys) - {twin}


def test_each_card_of_a_level_flies_from_where_it_was(browser: Browser, site: Site) -> None:
    with moving(browser, site, edition_file=_ALIKE) as page:
        page.get_by_test_id("draw").click()
        page.get_by_test_id("lay-down").wait_for()
        page.wait_for_timeout(700)  # the drawn card has landed
        before = page.evaluate(_CENTRES)
        page.evaluate(_FLIGHTS)
        page.get_by_test_id("lay-down").click()
        expect(page.locator("[data-testid=meld-0-0]")).to_be_visible()
        page.wait_for_function("() => window.flown.length === 2")
        gone = {key: place for key, place in before.items() if key not in page.evaluate(_CENTRES)}
        for card, *start in page.evaluate("window.flown"):
            left = next(key for key in gone if key.partition("#")[0] == card and near(start, gone[key]))
            del gone[left]
        assert not gone
