"""A person who plays a whole game in the page: by mouse, by touch, or with the keyboard alone."""

import contextlib
from collections.abc import Callable
from typing import Any, Final, Literal

from playwright.sync_api import Error, Locator, Page

Json = dict[str, Any]
Hands = Literal["mouse", "touch", "keyboard"]
MOST_STEPS: Final = 3000
_WAIT: Final = 40  # milliseconds to look again while others play
_QUICK: Final = 3000
_ANSWERED: Final = 1000
_BESIDE: Final = {"hint", "sort"}  # may or may not be offered, and change nothing else
_COVERED: Final = """() => document.querySelector("[data-testid=cover]")?.checkVisibility()
    ? document.querySelectorAll("[data-testid=hand] button[data-key]").length : -1"""
_SEEN: Final = """([name, enabled]) => [...document.querySelectorAll(`[data-testid="${name}"]`)]
    .some(each => each.checkVisibility() && !(enabled && (each.disabled || each.ariaDisabled === "true")))"""
_OFFERED: Final = """() => Object.fromEntries([...document.querySelectorAll("[data-testid]")]
    .filter(each => each.checkVisibility())
    .map(each => [each.dataset.testid, !each.disabled && each.ariaDisabled !== "true"]))"""

# Two short levels: whole games take seconds, and everything but the length is as in a real one.
SHORT: Final = """
name = "short"
goal = "victory"
players = [2, 6]
[deck]
colours = 6
numbers = 8
copies = 2
skip = 4
take = 3
swap = 3
keep = 3
[[deck.joker]]
count = 24
[[side]]
levels = ["set 2", "run 3"]
carry_from = 1
carry_cards = 2
"""


def new_table(page: Page, *seats: Json, **more: object) -> str:
    """Make a table for this browser over HTTP; returns its id."""
    asked = {"seats": list(seats), "pace": 0, **more}
    answer = page.request.post("/api/tables", data=asked)
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


class Person:
    """Does what the page offers, step by step, and never asks the server."""

    def __init__(self, page: Page, hands: Hands = "mouse", goes_on: bool = True) -> None:
        self.page: Final = page
        self.hands: Final = hands
        self.goes_on: Final = goes_on  # into the next round
        self.did: list[str] = []

    def play(self, until: Callable[[], bool] | None = None, but: str = "") -> None:
        """Play until the game is over or `until` holds; everything is done except for `but`."""
        for _ in range(MOST_STEPS):
            if self.there("game-end") or (until is not None and until()):
                return
            if not self.step(but):
                self.page.wait_for_timeout(_WAIT)
        raise AssertionError(f"still not over; last: {self.did[-5:]}")

    def wait_for_turn(self) -> None:
        """Wait until there is a card to draw; a round may be over before the person's first turn."""
        self.play(until=lambda: self.ready("draw"), but="draw")
        assert not self.there("game-end"), "the game was over before this turn"

    def step(self, but: str = "") -> bool:
        """Do one thing that the page offers; False if there is nothing to do."""
        offered = self.page.evaluate(_OFFERED)
        if "seat-sheet" in offered:  # a combination was pressed a moment too late, and shows whose it is
            self.page.keyboard.press("Escape")
            return True
        if "onto-sheet" in offered:
            return self.choose_end()
        if "round-end" in offered:
            return self.goes_on and self.go_on()
        if "reveal" in offered:
            return self.do("reveal", "Enter")
        for name, key in (("draw", "d"), ("lay-down", "l"), ("take-none", "")):
            if offered.get(name) and name != but:
                return self.take_shown() if name == "take-none" else self.do(name, key)
        if "confirm" in offered:
            return self.pick()
        if "discard" in offered and self.cards():
            return self.end_turn()
        return False

    # --- the steps ---

    def go_on(self) -> bool:
        """From the result of a round to the cards to keep, or to the next round; False while others look."""
        for name in ("round-end-keep", "round-end-continue"):
            if self.there(name):
                return self.do(name, "Enter")
        return False

    def take_shown(self) -> bool:
        shown = self.page.locator("[data-testid^=taken-]")
        if shown.count():
            self.use(shown.first)
            self.did.append("taken")
            return True
        return self.do("take-none")

    def pick(self) -> bool:
        """As many cards as are asked for, then confirm."""
        for index in range(3):
            cards = self.page.locator("[data-testid=hand] button[data-key][aria-pressed=false]")
            if self.ready("confirm") and index:
                break
            if cards.count():
                self.use(cards.first)
        return self.do("confirm") if self.ready("confirm") else False

    def end_turn(self) -> bool:
        """Lay a card off, play a special one, or discard."""
        for card in self.cards()[:3]:
            self.choose(card)
            offered = self.page.evaluate(_OFFERED)
            if "play-special" in offered:
                return self.do("play-special", "p")
            if "confirm" in offered:
                return self.pick()
            if any(name.startswith("skip-") for name in offered):
                self.use(self.page.locator("[data-testid^=skip-]").first)
                self.did.append("skip")
                return True
            if self.lay_off():
                return True
            if offered.get("discard"):
                return self.do("discard", "x")
        return False

    def lay_off(self) -> bool:
        lit = self.page.locator("[data-testid^=meld-].lit, [data-testid^=meld-][data-lit=true]")
        if not lit.count():
            return False
        self.use(lit.first)
        if self.there("onto-sheet"):
            self.choose_end()
        self.did.append("lay off")
        return True

    def choose_end(self) -> bool:
        """A card could stand at either end of a run: at the first."""
        self.use(self.page.get_by_test_id("onto-sheet").locator("button.main").first)
        return True

    # --- with which hands ---

    def cards(self) -> list[str]:
        """The cards in the hand that is shown, by their keys."""
        found = self.page.locator("[data-testid=hand] button[data-key]")
        keys = found.evaluate_all("all => all.map(each => each.dataset.key)")
        return [str(key) for key in keys]

    def cards_under_the_cover(self) -> int:
        """The number of hand cards in the page while it is covered; -1 if it is not."""
        return int(self.page.evaluate(_COVERED))

    def choose(self, key: str) -> None:
        card = self.page.locator(f'[data-testid=hand] button[data-key="{key}"]')
        pressed = card.evaluate_all("all => all.some(each => each.ariaPressed === 'true')")
        if card.count() and not pressed:
            self.use(card)

    def use(self, what: Locator) -> None:
        """Press a button, unless it has gone because others have played."""
        with contextlib.suppress(Error):
            if self.hands == "keyboard":
                what.focus(timeout=_QUICK)
                self.page.keyboard.press("Enter")
            elif self.hands == "touch":
                what.tap(position={"x": 8, "y": 12}, timeout=_QUICK)
            else:
                what.click(position={"x": 8, "y": 12}, timeout=_QUICK)

    def do(self, name: str, key: str = "") -> bool:
        button = self.page.get_by_test_id(name).first
        if self.hands == "keyboard" and key:
            self.page.keyboard.press(key)
        else:
            self.use(button)
        # What was done is no longer offered; pressed twice, it would be waited for until the next turn.
        with contextlib.suppress(Error):
            button.wait_for(state="hidden", timeout=_ANSWERED)
        self.did.append(name)
        return True

    def there(self, name: str) -> bool:
        return bool(self.page.evaluate(_SEEN, [name, False]))

    def ready(self, name: str) -> bool:
        return bool(self.page.evaluate(_SEEN, [name, True]))


class Watchful(Person):
    """Calls `looked` once in each state of the table before acting; a state is what the page offers."""

    def __init__(self, page: Page, looked: Callable[[str], None], hands: Hands = "mouse") -> None:
        super().__init__(page, hands)
        self.seen: set[str] = set()
        self._looked: Final = looked

    def look(self) -> None:
        offered = self.page.locator("[data-testid=actions] [data-testid]")
        names = offered.evaluate_all("all => all.map(each => each.dataset.testid)")
        sheets = [name for name in ("round-end", "game-end", "shown") if self.there(name)]
        state = " ".join(sorted({str(name).partition("-")[0] for name in names} - _BESIDE) + sheets)
        if state not in self.seen:
            self.seen.add(state)
            self._looked(state)

    def do(self, name: str, key: str = "") -> bool:
        self.look()
        return super().do(name, key)
