"""A real browser and a real server. Without Chromium these tests are skipped; if CI is set, they fail."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from browser.alone import SLOW, Host, make_site

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
PAGES: Final = ("/", "/new", "/device", "/rules/modern/1", "/rules/master/2", "/about", "/mine", "/nowhere")
_FLAGS: Final = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
# Somebody who has played before, knows what is new, and follows the others at once: only a test of these
# has it otherwise.
_USUAL: Final = """try {
    localStorage["level8-settings"] ??= '{"pace": "once", "notes": false}';
    localStorage["level8-played"] ??= "yes";
} catch {}"""


class Site:
    """`level8 serve` as a process of its own, which can be killed and started again on the same data."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._process: subprocess.Popen[str] | None = None
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        program = [sys.executable, "-m", "level8.cli.main", "--language", "en", "serve"]
        options = ["--port", str(self.port), "--data", str(self._folder)]
        with self._folder.with_suffix(".log").open("a") as log:  # whoever reads ours would wait for it
            self._process = subprocess.Popen(program + options, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.port = int(line.split("127.0.0.1:")[1].partition("/")[0])

    def kill(self) -> None:
        """Kill the server as a power cut would, except for the disk."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(15)
        finally:
            self._process.kill()
        assert self._process.stdout is not None
        self._process.stdout.close()


def chromium() -> str | None:
    """The system's Chromium, if there is one; preferably the headless shell."""
    named = os.environ.get("LEVEL8_CHROMIUM")
    programs = (shutil.which(name) for name in ("chromium-headless-shell", "chromium", "google-chrome"))
    return named or next((program for program in programs if program is not None), None)


@contextmanager
def launched(program: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=_FLAGS)
        _as_usual(browser)
        yield browser
        browser.close()


def _as_usual(browser: Browser) -> None:
    """Let all contexts remember what `_USUAL` says."""
    plain = browser.new_context

    def new_context(**options: Any) -> BrowserContext:
        # With it a page would come from its cache, and a test of the server would not reach it.
        context = plain(**{"service_workers": "block", **options})
        context.add_init_script(_USUAL)
        return context

    browser.new_context = new_context  # type: ignore[method-assign]


@pytest.fixture(scope="package")  # while it is open, no other test can run an event loop
def browser() -> Iterator[Browser]:
    """The system's Chromium."""
    program = chromium()
    if program is None:
        assert not os.environ.get("CI"), "Chromium is missing, and here it must not be"
        pytest.skip("no Chromium on this machine")
    with launched(program) as running:
        yield running


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    running = Site(tmp_path_factory.mktemp("site"))
    yield running
    running.stop()


@pytest.fixture
def desktop(browser: Browser, site: Site) -> Iterator[Page]:
    """A page on a laptop."""
    with _context(browser, site, DESKTOP) as context:
        yield context.new_page()


@pytest.fixture
def phone(browser: Browser, site: Site) -> Iterator[Page]:
    """A page on a phone, with touch."""
    with _context(browser, site, PHONE, touch=True) as context:
        yield context.new_page()


def _context(browser: Browser, site: Site, size: ViewportSize, touch: bool = False) -> BrowserContext:
    return browser.new_context(
        base_url=site.address,
        viewport=size,
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=touch,
        is_mobile=touch,
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site for any host."""
    made = tmp_path_factory.mktemp("host") / "level8"
    make_site(made)
    return made


@pytest.fixture(scope="module")
def host(folder: Path) -> Iterator[str]:
    """The address of a host of plain files."""
    serving = Host(folder)
    yield serving.address
    serving.stop()


@pytest.fixture
def alone(browser: Browser) -> Iterator[Page]:
    """A phone's page that has no server."""
    context = browser.new_context(viewport=PHONE, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(SLOW)
    with context:
        yield context.new_page()


@pytest.fixture
def kept(browser: Browser) -> Iterator[Page]:
    """A page that its service worker may keep."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", service_workers="allow")
    context.set_default_timeout(SLOW)
    with context:
        yield context.new_page()
