"""Measures the page without a server: `make site`, then `python -m bench.here`.

It prints how long *Play now* takes until the deal begins: with nothing kept, with everything kept, and with
the whole browser on a quarter of a core. Then how long a bot decides under Pyodide, and how smoothly cards
fly while bots think in the page's worker.
"""

import argparse
import contextlib
import functools
import http.server
import json
import os
import runpy
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Page, sync_playwright

from bench.page import CARDS, PHONE, QUIET, browser_program, counted, play, told

ROOT: Final = Path(__file__).parents[1]
SITE: Final = ROOT / "build" / "site"
_PATIENCE: Final = 180_000  # milliseconds
_BUSY: Final = "while True: pass"
_OTHERS: Final = 3  # busy processes beside the browser on one core
_KEPT: Final = """async () => {
    const caching = (await caches.keys()).map(async name => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().some(request => request.url.includes(".wasm"));
}"""
_DECISIONS: Final = """
import time
from level8 import Game, edition, make_bot
taken = []
for number in range({games}):
    game, bot = Game.new(edition("modern"), side=1, seats=4, seed=bytes([number] * 32)), make_bot("{bot}")
    while not game.over:
        view = game.view(game.to_act)
        legal = view.legal_actions()
        begun = time.perf_counter()
        action = bot.choose(view, legal)
        taken.append(time.perf_counter() - begun)
        game.play(action)
taken.sort()
middle, most = (taken[len(taken) * share // 100] * 1000 for share in (50, 99))
f"{{len(taken)}} decisions: p50 {{middle:.1f}} ms, p99 {{most:.1f}} ms, most {{taken[-1] * 1000:.1f}} ms"
"""


class _Host(http.server.SimpleHTTPRequestHandler):
    """A host of plain files that sends texts packed, as most hosts do."""

    def do_GET(self) -> None:
        with contextlib.suppress(BrokenPipeError):  # a page that is closed
            self._send()

    def _send(self) -> None:
        packed = Path(self.translate_path(self.path) + ".gz")
        if packed.is_file():
            data = packed.read_bytes()
            self.send_response(200)
            self.send_header("Content-Type", self.guess_type(self.path))
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)
        else:
            super().do_GET()

    def log_message(self, *_: object) -> None:
        pass


@contextlib.contextmanager
def hosted() -> Iterator[str]:
    """The address of the site on this machine."""
    serving = functools.partial(_Host, directory=str(SITE))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), serving) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def play_now(context: BrowserContext, address: str) -> tuple[float, Page]:
    """Seconds from the click to the deal of ten cards, and the page."""
    page = context.new_page()
    page.set_default_timeout(_PATIENCE)
    page.goto(address, wait_until="networkidle")
    page.locator("button.now").wait_for()
    begun = time.perf_counter()
    page.locator("button.now").click()
    page.locator(CARDS).nth(9).wait_for(state="attached")  # from now on their deal is seen
    return time.perf_counter() - begun, page


@contextlib.contextmanager
def a_quarter_of_a_core() -> Iterator[None]:
    """Let this process and all that it starts share one core with busy processes."""
    usual, core = os.sched_getaffinity(0), max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    busy = [subprocess.Popen([sys.executable, "-c", _BUSY]) for _ in range(_OTHERS)]
    try:
        yield
    finally:
        for each in busy:
            each.kill()
        os.sched_setaffinity(0, usual)


def until_cards(address: str, folder: str) -> None:
    """Print how long *Play now* takes: at first, again, and again on a quarter of a core."""
    _at(address, folder, "nothing kept")
    _at(address, folder, "everything kept")
    with a_quarter_of_a_core():
        _at(address, folder, "everything kept, on a quarter of a core")


def _at(address: str, folder: str, how: str) -> None:
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=browser_program(), args=list(QUIET), **PHONE
        )
        context.add_init_script("localStorage['level8-played'] = 'yes'")
        seconds, page = play_now(context, address)
        print(f"Play now until the deal begins, {how}: {seconds:.1f} s", flush=True)
        while not page.evaluate(_KEPT):
            page.wait_for_timeout(500)
        context.close()


def frames(address: str, slower: int, seconds: float) -> str:
    """What became of the frames of a game whose bots think in the page's worker."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_program(), args=list(QUIET))
        context = browser.new_context(**PHONE)
        context.add_init_script("localStorage['level8-played'] = 'yes'")
        _, page = play_now(context, address)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        browser.start_tracing(page=page, categories=["cc", "benchmark", "viz"])
        play(page, seconds)
        found = counted(json.loads(browser.stop_tracing())["traceEvents"])
        browser.close()
        return told(found)


def decisions(bot: str, games: int) -> str:
    """How long a bot takes to decide under Pyodide, in Node."""
    node, script = shutil.which("node"), str(Path(__file__).with_name("here.mjs"))
    if node is None:
        return "not measured, for there is no Node"
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / "engine.zip"
        archive.write_bytes(runpy.run_path(str(ROOT / "web" / "pack_engine.py"))["engine"]())
        pyodide = str(ROOT / "web" / "node_modules" / "pyodide")
        command = (node, script, pyodide, str(archive), _DECISIONS.format(bot=bot, games=games))
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def main(games: int, seconds: float) -> None:
    """Print all figures."""
    if not SITE.is_dir():
        raise SystemExit("bench.here measures build/site: run make site first")
    for bot in ("novice", "steady"):
        print(f"{bot} under Pyodide, {decisions(bot, games)}", flush=True)
    with hosted() as address, tempfile.TemporaryDirectory() as folder:
        until_cards(address, folder)
        for slower in (1, 4):
            print(f"cards fly on a phone, {slower} × slower: {frames(address, slower, seconds)}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20.0)
    asked = parser.parse_args()
    main(asked.games, asked.seconds)
