"""A page that has no server, at a host of plain files."""

import functools
import http.server
import runpy
import threading
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect

from level8.server.network.page import built_page

ROOT: Final = Path(__file__).parents[2]
CARDS: Final = "[data-testid=hand] button[data-key]"
SLOW: Final = 60_000  # milliseconds: an interpreter starts, on a machine that does much else


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A host of plain files that knows nothing of us."""

    def __init__(self, *given: Any, answers: threading.Event, **named: Any) -> None:
        self._answers: Final = answers
        super().__init__(*given, **named)

    def do_GET(self) -> None:
        self._answers.wait()
        super().do_GET()

    def log_message(self, *_: object) -> None:
        pass


class Serving(http.server.ThreadingHTTPServer):
    """Says nothing of a browser that was killed while it was being answered."""

    def handle_error(self, *_: object) -> None:
        pass


class Host:
    """A folder of files, served below a sub-path until it is stopped."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._answers: Final = threading.Event()
        serving = functools.partial(Quiet, answers=self._answers, directory=str(folder.parent))
        self._server: Final = Serving(("127.0.0.1", 0), serving)
        self.address: Final = f"http://127.0.0.1:{self._server.server_port}/{folder.name}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

        self._answers.set()

    def stall(self) -> None:
        """Take requests, and answer none until it is stopped."""
        self._answers.clear()

    def stop(self) -> None:
        self._answers.set()
        self._server.shutdown()
        self._server.server_close()


def make_site(folder: Path) -> None:
    """Make a site of the built page, as `make site` does."""
    page = built_page()
    assert page is not None
    runpy.run_path(str(ROOT / "tools" / "make_site.py"))["make_site"](page, folder)


def deal(page: Page, host: str) -> None:
    page.goto(host)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(CARDS)).to_have_count(10, timeout=SLOW)


def hand(page: Page) -> list[str]:
    expect(page.locator(CARDS).first).to_be_visible(timeout=SLOW)
    return sorted(str(key) for key in page.locator(CARDS).evaluate_all("all => all.map(x => x.dataset.key)"))
