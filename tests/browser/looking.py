"""Looking at a page: what axe-core finds wrong with it, and a picture of it, kept in build/pictures."""

import re
from pathlib import Path
from typing import Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from browser.conftest import PHONE

PICTURES: Final = Path(__file__).parents[2] / "build" / "pictures"
TOO_WIDE: Final = "() => document.documentElement.scrollWidth - innerWidth"
_DARK: Final = "() => getComputedStyle(document.documentElement).colorScheme.includes('dark')"
_SMALL: Final = """() => [...document.querySelectorAll("button, [role=button], input, select")]
    .filter(each => each.checkVisibility() && !each.classList.contains("unseen"))
    .map(each => [(each.closest("label") ?? each).getBoundingClientRect(), each.outerHTML.slice(0, 120)])
    .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5) && box.width * box.height > 1)
    .map(([, text]) => text)"""


def faults(page: Page, name: str, whole: bool = False) -> list[str]:
    """What axe-core finds wrong with the page as it is, which is pictured under this name."""
    picture(page, name, whole)
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


def too_small(page: Page) -> list[str]:
    """What is too small for a finger."""
    return [str(each) for each in page.evaluate(_SMALL)]


def picture(page: Page, name: str, whole: bool = False) -> None:
    """Keep a picture: build/pictures/SIZE-THEME/NAME.png; `whole` is all of a page that scrolls."""
    device = "phone" if page.viewport_size == PHONE else "desktop"
    theme = "dark" if page.evaluate(_DARK) else "light"
    file = (
        PICTURES / f"{device}-{theme}" / f"{re.sub('[^a-z0-9]+', '-', name.lower()).strip('-') or 'home'}.png"
    )
    page.screenshot(path=file, full_page=whole)
