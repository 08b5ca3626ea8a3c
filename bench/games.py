"""Whole games at the page, every edition and side: `PYTHONPATH=tests python -m bench.games [--seconds 120]`.

A person in a real browser plays with the page's own controls against four steady bots.
"""

import argparse
import tempfile
import time
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser

from browser.conftest import DESKTOP, Site, chromium, launched
from browser.person import Person, new_table
from level8.game.editions import edition, edition_names


def main(seconds: float) -> int:
    """Print how each game went; returns how many did not end within `seconds`."""
    program = chromium()
    assert program is not None, "Chromium is missing"
    unfinished = 0
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder))
        try:
            with launched(program) as browser:
                for name in edition_names():
                    for side in range(1, len(edition(name).sides) + 1):
                        unfinished += not play(browser, site, name, side, seconds)
        finally:
            site.stop()
    return unfinished


def play(browser: Browser, site: Site, name: str, side: int, seconds: float) -> bool:
    """Play one game; returns whether it ended in time and without an error."""
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "steady"}] * 4]
    with browser.new_context(
        base_url=site.address, viewport=DESKTOP, locale="en-GB", reduced_motion="reduce"
    ) as context:
        page = context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        table = new_table(page, *seats, edition=name, side=side, start=True)
        page.goto(f"/table/{table}")
        person = Person(page)
        begun = time.perf_counter()
        person.play(until=lambda: time.perf_counter() - begun > seconds)
        took = time.perf_counter() - begun
        over = person.there("game-end")
    did = ", ".join(f"{count} {what}" for what, count in Counter(person.did).most_common())
    how = "over" if over else "NOT OVER"
    print(f"{name:16} {'★' * side:2}  {how} after {took:5.1f} s: {did}", *errors, flush=True)
    return over and not errors


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120, help="the longest that a game may take")
    raise SystemExit(main(parser.parse_args().seconds))
