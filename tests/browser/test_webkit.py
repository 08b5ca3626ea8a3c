"""The page in WebKit, which all browsers of an iPhone run: somebody begins, plays, and reads every sheet."""

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack
from glob import glob
from subprocess import DEVNULL
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest

from browser.alone import SLOW
from browser.conftest import Site

PATIENCE: Final = SLOW / 1000  # seconds
PLAY_NOW, DEAL, WELCOME, HINT, DO_IT, NEXT_ROUND = (
    f"[data-testid={name}]"
    for name in ("play-now", "deal", "welcome", "hint", "do-hint", "round-end-continue")
)
READABLE: Final = 150  # pixels: less of a sheet shows a line or two of it
MOST_PRESSES: Final = 400  # of one person in a round
_BROWSERS: Final = "/usr/lib*/*/webkit2gtk-4.*/MiniBrowser"
# There is no graphics card.
_SOFTWARE: Final = {"WEBKIT_DISABLE_COMPOSITING_MODE": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
_USUAL: Final = """localStorage["level8-settings"] = '{"pace": "once", "notes": false}'"""
_WATCH: Final = """window.wrong = [];
    addEventListener("error", event => wrong.push(event.message));
    addEventListener("unhandledrejection", event => wrong.push(String(event.reason)));"""
_SHOWN: Final = """const shown = selector =>
    [...document.querySelectorAll(selector)].find(each => each.checkVisibility());"""
# The first of them of which a finger would meet the middle: it is there, and nothing lies over it.
_PRESS: Final = """return [...arguments].find(selector => {
    const wanted = shown(selector), box = wanted?.getBoundingClientRect();
    const met = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!wanted?.contains(met) || wanted.disabled) return false;
    wanted.click();
    return true;
});"""


class Screen:
    """What somebody sees in a WebKit browser: told over WebDriver, of which three requests are enough.

    `address` is that of the session.
    """

    def __init__(self, address: str) -> None:
        self._address: Final = address

    def open(self, site: Site) -> None:
        """Come to a site as somebody who follows the others at once and needs no notes."""
        ask(f"{self._address}/url", url=site.address)
        self.run(_USUAL)
        ask(f"{self._address}/url", url=site.address)
        self.run(_WATCH)

    def run(self, script: str, *given: str) -> Any:
        return ask(f"{self._address}/execute/sync", script=script, args=given)

    def any_of(self, *selectors: str) -> str:
        """Wait for one of these, and say which it is."""
        return str(self._until("return [...arguments].find(shown)", *selectors))

    def press(self, *selectors: str) -> str:
        """Press the first of these that can be pressed, and say which it is."""
        return str(self._until(_PRESS, *selectors))

    def sheet(self) -> int:
        """How much of a sheet can be seen, in pixels."""
        return int(self._until("return shown('dialog[open] .body')?.offsetHeight"))

    def close_sheet(self) -> None:
        self.press("dialog[open] .close")
        self._until("return !shown('dialog[open]')")

    def wrong(self) -> list[str]:
        """What went wrong in the page's own program."""
        return list(self.run("return wrong"))

    def _until(self, script: str, *given: str) -> Any:
        """Wait for something that is not false."""
        end = time.monotonic() + PATIENCE
        while not (answer := self.run(_SHOWN + script, *given)):
            assert time.monotonic() < end, (script, given, self.wrong())
            time.sleep(0.05)
        return answer


def ask(address: str, **body: object) -> Any:
    request = Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]
    except HTTPError as error:
        raise AssertionError(error.read().decode()) from None


@pytest.fixture(scope="module")
def webkit() -> Iterator[Screen]:
    """WebKit on a display that nobody sees."""
    browser = next(iter(glob(_BROWSERS)), None)
    driver, display = (shutil.which(name) for name in ("WebKitWebDriver", "Xvfb"))
    if browser is None or driver is None or display is None:
        assert not os.environ.get("CI"), "WebKit is missing, and here it must not be"
        pytest.skip("no WebKit on this machine")
    with ExitStack() as opened, socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
        free.close()
        reading, writing = os.pipe()
        command = [display, "-displayfd", str(writing), "-screen", "0", "1400x1000x24"]
        screen = opened.enter_context(
            subprocess.Popen(command, pass_fds=[writing], stdout=DEVNULL, stderr=DEVNULL)
        )
        opened.callback(screen.terminate)
        os.close(writing)
        with os.fdopen(reading) as told:
            surroundings = {**os.environ, **_SOFTWARE, "DISPLAY": f":{told.readline().strip()}"}
        driving = opened.enter_context(
            subprocess.Popen([driver, "-p", str(port)], env=surroundings, stdout=DEVNULL, stderr=DEVNULL)
        )
        opened.callback(driving.terminate)
        wanted = {
            "browserName": "MiniBrowser",
            "webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]},
        }
        sessions = f"http://127.0.0.1:{port}/session"
        begun = begin(sessions, {"alwaysMatch": wanted})
        yield Screen(f"{sessions}/{begun}")
        with urlopen(Request(f"{sessions}/{begun}", method="DELETE"), timeout=PATIENCE):
            pass


def begin(sessions: str, wanted: object) -> str:
    """Begin a session, as soon as the driver listens."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return str(ask(sessions, capabilities=wanted)["sessionId"])
        except URLError:
            assert time.monotonic() < end
            time.sleep(0.1)


def test_in_webkit_somebody_is_greeted_and_plays_until_a_round_is_over(webkit: Screen, site: Site) -> None:
    webkit.open(site)
    webkit.press(PLAY_NOW)
    webkit.any_of(WELCOME)
    assert webkit.sheet() > READABLE
    webkit.press(DEAL)
    for _ in range(MOST_PRESSES):
        if webkit.press(NEXT_ROUND, DO_IT, HINT) == NEXT_ROUND:
            break
    webkit.press(HINT)
    assert webkit.wrong() == []


def test_in_webkit_every_sheet_of_the_table_can_be_read(webkit: Screen, site: Site) -> None:
    webkit.open(site)
    webkit.press(PLAY_NOW)
    if webkit.any_of(WELCOME, HINT) == WELCOME:
        webkit.press(DEAL)
    for name in ("menu", "log", "rules"):
        webkit.press(f"[data-testid=open-{name}]")
        assert webkit.sheet() > READABLE, name
        webkit.close_sheet()
    assert webkit.wrong() == []
