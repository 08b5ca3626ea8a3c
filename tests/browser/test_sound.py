"""What is heard and felt at the table: nothing until it is switched on, then each moment once."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.company import Company, edition, gathered
from browser.conftest import Site
from browser.person import SHORT, Person, new_table

# Instead of the device's: writes down what starts to sound, and how long the device shakes.
_FAKE: Final = """
window.heard = [];
window.shaken = [];
navigator.vibrate = time => !!window.shaken.push(time);
class Param {
  setValueAtTime(value) { this.value = value; }
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
}
class Sounding {
  frequency = new Param(); gain = new Param(); Q = new Param();
  constructor(kind) { this.kind = kind; }
  connect(to) { this.into = to; return to; }
  start() {
    const hertz = this.frequency.value ?? this.into.frequency.value;
    window.heard.push(`${this.kind} ${Math.round(hertz)}`);
  }
  stop() {}
}
window.AudioContext = class {
  state = "running"; currentTime = 0; sampleRate = 100;
  resume() { return Promise.resolve(); }
  createGain() { return new Sounding("gain"); }
  createBiquadFilter() { return new Sounding("filter"); }
  createBufferSource() { return new Sounding("paper"); }
  createOscillator() { return new Sounding("wave"); }
  createBuffer(_, length) { return {getChannelData: () => new Float32Array(length)}; }
};
"""
_DRAW: Final = ["paper 1200"]
_DISCARD: Final = ["paper 900", "wave 147"]
_TURN: Final = [f"wave {round(note * over)}" for note in (880, 1174.7) for over in (1, 2.76, 5.4)]
_WIN: Final = "wave 1480"  # the high F sharp of the bell
_LOSE: Final = "wave 370"  # the low one of the wood


@pytest.fixture
def pair(browser: Browser, site: Site) -> Iterator[Company]:
    """Two people whose devices write down what they sound."""
    with gathered(browser, site, 2) as company:
        for page in company.pages:
            page.add_init_script(_FAKE)
        company.sit_down(edition("set 10", colours=6, numbers=15, copies=2))
        yield company


def _heard(page: Page, *expected: list[str]) -> None:
    """All this, in this order, and nothing else since the last time."""
    sounds = [sound for moment in expected for sound in moment]
    page.wait_for_function("count => window.heard.length >= count", arg=len(sounds))
    page.wait_for_timeout(100)  # in which something else would be heard
    assert page.evaluate("window.heard.splice(0)") == sounds


def _felt(page: Page, *expected: int) -> None:
    page.wait_for_function("count => window.shaken.length >= count", arg=len(expected))
    assert page.evaluate("window.shaken.splice(0)") == list(expected)


def test_nothing_is_heard_until_one_tap_and_then_each_moment_once(pair: Company) -> None:
    first = pair.draw()
    here, there = pair.pages[first], pair.pages[pair.after(first)]
    pair.discard(first)
    here.get_by_test_id("sound").click()
    expect(here.get_by_test_id("sound")).to_have_attribute("aria-pressed", "true")
    _heard(here, ["paper 1500", "wave 880"])  # that it is on, and nothing of before
    pair.discard(pair.draw())
    _heard(here, _DRAW, _DISCARD, _TURN)
    _felt(here, 30)
    pair.discard(pair.draw())
    _heard(here, _DRAW, _DISCARD)
    _felt(here, 10)
    assert there.evaluate("[window.heard, window.shaken]") == [[], []]  # where it is off

    here.reload()
    expect(here.get_by_test_id("sound")).to_have_attribute("aria-pressed", "true")
    here.get_by_test_id("open-menu").click()
    here.get_by_test_id("sound-on").uncheck()
    pair.discard(pair.draw())
    here.wait_for_timeout(200)
    assert here.evaluate("window.heard") == []


def test_the_end_of_a_game_is_heard_once_in_the_key_of_who_won(desktop: Page) -> None:
    desktop.add_init_script(_FAKE)
    table = new_table(
        desktop, {"kind": "me"}, {"kind": "bot", "bot": "novice"}, edition_file=SHORT, start=True
    )
    desktop.goto(f"/table/{table}")
    desktop.get_by_test_id("sound").click()
    Person(desktop).play()
    won = "You" in desktop.get_by_test_id("end-title").inner_text()
    desktop.wait_for_function("note => window.heard.includes(note)", arg=_WIN if won else _LOSE)
    heard = desktop.evaluate("window.heard")
    assert heard.count(_WIN) == (2 if won else 0)  # in the rise, and in the chord that is held
    assert heard.count(_LOSE) == (0 if won else 1)
