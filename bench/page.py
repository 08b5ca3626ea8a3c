"""Measures the page: the time from *Play now* to the cards, and dropped frames: `python -m bench.page`.

The screen is that of a phone. Chromium itself counts the frames that animations needed and those it dropped,
at full speed and with the processor slowed down four times.
"""

import argparse
import json
import os
import shutil
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from bench.figures import waits
from bench.running import Running

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
    "locale": "en-GB",
}
QUIET: Final = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
CARDS: Final = "[data-testid=hand] button[data-key]"
# From the click to the frame after the one that shows the hand.
_PLAY_NOW: Final = f"""() => new Promise(done => {{
    const begun = performance.now();
    const seen = new MutationObserver(() => {{
        if (document.querySelectorAll('{CARDS}').length < 10) return;
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => done((performance.now() - begun) / 1000)));
    }});
    seen.observe(document, {{ childList: true, subtree: true }});
    document.querySelector("button.now").click();
}})"""
_FRAME: Final = "PipelineReporter"


def main(times: int, slower: int, seconds: float) -> None:
    """Print both figures."""
    program = browser_program()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(Path(folder) / "data")
        browser = playwright.chromium.launch(executable_path=program, args=list(QUIET))
        address = f"http://127.0.0.1:{server.port}"
        print(
            "Play now until cards are on screen,", waits([play_now(browser, address) for _ in range(times)])
        )
        for rate in (1, slower):
            print(f"cards fly on a phone, {rate} × slower: {told(frames(browser, address, rate, seconds))}")
        browser.close()
        server.close()


def browser_program() -> str:
    """The system's Chromium; exits without one."""
    named = os.environ.get("LEVEL8_CHROMIUM")
    programs = (shutil.which(name) for name in ("chromium", "chromium-headless-shell", "google-chrome"))
    program = named or next((each for each in programs if each is not None), None)
    if program is None:
        raise SystemExit("this bench needs Chromium")
    return program


def play_now(browser: Browser, address: str) -> float:
    """Seconds from the click to the hand on screen, with nothing loaded before, for one who has played."""
    with browser.new_context(base_url=address, **PHONE) as context:
        context.add_init_script("localStorage['level8-played'] = 'yes'")
        page = context.new_page()
        page.goto("/", wait_until="networkidle")
        return float(page.evaluate(_PLAY_NOW))


def frames(browser: Browser, address: str, slower: int, seconds: float) -> Counter[str]:
    """The number of frames of a game by what Chromium says became of them."""
    with browser.new_context(base_url=address, **PHONE) as context:
        page = context.new_page()
        seats = [{"kind": "me", "name": "Ada"}, *({"kind": "bot", "bot": "steady"} for _ in range(3))]
        made = page.request.post("/api/tables", data={"seats": seats, "start": True, "pace": 300})
        page.goto(f"/table/{made.json()['table']}", wait_until="networkidle")
        page.wait_for_selector(CARDS)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        browser.start_tracing(page=page, categories=["cc", "benchmark", "viz"])
        play(page, seconds)
        return counted(json.loads(browser.stop_tracing())["traceEvents"])


def play(page: Page, seconds: float) -> None:
    """Draw, lay down and discard, and watch the others, for `seconds`."""
    page.evaluate(
        """seconds => new Promise(done => {
            const until = performance.now() + seconds * 1000;
            const step = () => {
                if (performance.now() > until) return done();
                const able = ":enabled:not([aria-disabled=true])"; // others only say why not
                const ready = name => document.querySelector(`[data-testid=${name}]${able}`);
                const round = ["round-end-keep", "confirm", "round-end-continue"];
                const next = [...round, "draw", "lay-down", "discard"].map(ready).find(Boolean);
                if (next) next.click();
                else if (document.querySelector("[data-testid=discard]"))
                    document.querySelector("[data-testid=hand] button[data-key]")?.click();
                setTimeout(step, 400);
            };
            step();
        })""",
        seconds,
    )


def counted(events: list[dict[str, Any]]) -> Counter[str]:
    """Count the frames in which something moved, by what became of them.

    Cards move on the compositor while the page computes its other changes. If a frame shows the cards moved
    but the rest of the page only later, Chromium calls it smooth; here it counts as belated.
    """
    found: Counter[str] = Counter()
    for event in events:
        about = event.get("args", {}).get("frame_reporter")
        if event.get("name") != _FRAME or not about:
            continue
        if about["has_compositor_animation"] or about["has_main_animation"]:
            state = about["state"].removeprefix("STATE_").lower()
            found["belated" if state == "dropped" and not about["affects_smoothness"] else state] += 1
    return found


def told(found: Counter[str]) -> str:
    """The numbers of needed, dropped and belated frames as text."""
    needed = found["presented_all"] + found["presented_partial"] + found["dropped"]
    if not needed:
        raise SystemExit("Chromium told of no frame in which anything moved")
    dropped = f"{found['dropped']} dropped ({found['dropped'] / needed:.1%})"
    return f"{needed} frames with something moving, {dropped}, {found['belated']} belated"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=9)
    parser.add_argument("--slower", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20.0)
    asked = parser.parse_args()
    main(asked.times, asked.slower, asked.seconds)
