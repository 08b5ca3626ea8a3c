"""Examines a page: the faults that axe-core finds, and a picture in build/pictures."""

import base64
import re
from pathlib import Path
from typing import Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from browser.conftest import DESKTOP, PHONE

PICTURES: Final = Path(__file__).parents[2] / "build" / "pictures"
# Not innerWidth: on a touch screen it grows with whatever is too wide.
TOO_WIDE: Final = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
DRAWN: Final = (
    "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
)
# Only faults leave the page: sending all that axe-core found right would take longer than finding it.
_VIOLATIONS: Final = """only => axe.run(document, { resultTypes: ["violations"], preload: false,
    ...(only ? { runOnly: only } : {}) }).then(({ violations }) => violations
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)))"""
_COLOURS: Final = ["color-contrast", "link-in-text-block"]  # the rules of axe-core for which a theme matters
_SMALL: Final = """() => [...document.querySelectorAll("button, [role=button], input, select")]
    .filter(each => each.checkVisibility() && !each.classList.contains("unseen"))
    .map(each => [(each.closest("label") ?? each).getBoundingClientRect(), each.outerHTML.slice(0, 120)])
    .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5) && box.width * box.height > 1)
    .map(([, text]) => `too small: ${text}`)"""

# Words that do not fit their place: of buttons and sentences, and of levels. Names may be cut.
_UNREAD: Final = """() => [...document.querySelectorAll(
    ".button, [data-testid=ask], dialog h2, dialog li, .board :is(.words, .level-words, .label, .fact)")]
    .filter(each => !each.matches(".tool, .skip"))  // pictures, and what is shown only when it has the focus
    .filter(each => each.checkVisibility())
    .filter(each => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== "inline"
        || each.scrollHeight > each.clientHeight + 3 && getComputedStyle(each).overflowY === "hidden")
    .map(each => each.outerHTML.slice(0, 200))"""

# What one plays with must lie inside the window, and inside everything around it that would scroll or cut.
_CUT: Final = """() => {
    const inside = (part, whole) => part.left > whole.left - 1 && part.right < whole.right + 1
        && part.top > whole.top - 1 && part.bottom < whole.bottom + 1;
    const open = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const cut = element => {
        const box = element.getBoundingClientRect();
        for (let one = element.parentElement; one !== document.body; one = one.parentElement)
            if (getComputedStyle(one).overflowY !== "visible" && !inside(box, one.getBoundingClientRect()))
                return true;
        return !inside(box, open);
    };
    return [...document.querySelectorAll(".board [data-testid], .board button, .board [data-key]")]
        .filter(each => each.checkVisibility() && !each.closest(".skip, aside") && cut(each))
        .map(each => `cut off: ${each.dataset.testid ?? each.outerHTML.slice(0, 80)}`);
}"""


def faults_in_every_look(page: Page, name: str, whole: bool = False) -> dict[str, list[str]]:
    """What is wrong in light and dark, at a phone's size and a laptop's, each pictured under this name.

    Wrong is what axe-core finds, what is too small for a finger, what is wider than the screen, and what of
    the table is not all on the screen. `whole` pictures all of a page that scrolls.
    """
    size = page.viewport_size
    found: dict[str, list[str]] = {}
    for device in ("phone", "desktop"):
        found |= _faults_in(page, device, "light", name, whole=whole)
        found |= _faults_in(page, device, "dark", name, _COLOURS, whole=whole)
    page.set_viewport_size(size or DESKTOP)
    return found


def faults_by_day_and_night(page: Page, name: str) -> dict[str, list[str]]:
    """The faults on a phone in dark and on a laptop in light: each size and each theme once."""
    size = page.viewport_size
    found = _faults_in(page, "phone", "dark", name) | _faults_in(page, "desktop", "light", name)
    page.set_viewport_size(size or DESKTOP)
    return found


def _faults_in(
    page: Page, device: str, theme: str, name: str, rules: list[str] | None = None, whole: bool = False
) -> dict[str, list[str]]:
    page.set_viewport_size(PHONE if device == "phone" else DESKTOP)
    page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    page.evaluate(DRAWN)
    picture(page, f"{device} {theme}", name, whole)
    wrong = faults(page, rules)
    return {f"{name}, {theme} {device}": wrong} if wrong else {}


def faults(page: Page, rules: list[str] | None = None) -> list[str]:
    """The faults of the page as it is; if `rules` are named, axe-core tries only those."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(Axe().axe_script)
    wide = page.evaluate(TOO_WIDE)
    found = [f"{wide} pixels too wide"] if wide > 0 else []
    return [
        *found,
        *cut_off(page),
        *map(str, page.evaluate(_VIOLATIONS, rules)),
        *map(str, page.evaluate(_SMALL)),
    ]


def cut_off(page: Page) -> list[str]:
    """The parts of the table that are cut off or need scrolling."""
    return [str(each) for each in page.evaluate(_CUT)]


def unread(page: Page) -> list[str]:
    """The words on the screen that are cut, or longer than their place."""
    return [str(each) for each in page.evaluate(_UNREAD)]


def picture(page: Page, look: str, name: str, whole: bool = False) -> None:
    """Keep a picture: build/pictures/LOOK/NAME.png; `whole` is all of a page that scrolls."""
    words = re.sub("[^a-z0-9]+", "-", name.lower()).strip("-") or "home"
    path = PICTURES / look.replace(" ", "-") / f"{words}.png"
    if whole:
        page.screenshot(path=path, full_page=True)
        return
    # The browser itself takes a third of the time, for a file that is a little larger.
    taken = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True}
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(base64.b64decode(taken["data"]))
