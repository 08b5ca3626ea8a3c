"""What one's games say together, as a page: empty, with figures, and the way to each costly choice."""

import json
from typing import Any, Final

from playwright.sync_api import Page, expect

from browser.looking import faults
from level8.messages import LANGUAGES

GAME: Final = {"table": "ravenna", "number": 1, "finished_at": 1.0, "seat": 0}
COSTLY: Final = {
    "table": "ravenna",
    "number": 1,
    "seat": 1,
    "actions": 40,
    "round": 2,
    "turn": 7,
    "lost": -0.08,
}
TOLD: Final[dict[str, Any]] = {
    "games": 3,
    "choices": 250,
    "luck": [0.21, 0.09],
    "skill": [-0.3, 0.1],
    "lost": [-0.45, 0.06],
    "habits": [
        {"kind": "feeding", "lost": -0.16, "costly": [COSTLY, {**COSTLY, "actions": 60}]},
        {"kind": "late", "lost": -0.04, "costly": [{**COSTLY, "actions": 9}]},
    ],
    "unreviewed": [{**GAME, "number": 2}],
}
_PLAYED_HERE: Final = """new Promise(done => {
    const asked = indexedDB.open("level8", 1);
    asked.onupgradeneeded = () => {
        asked.result.createObjectStore("log", { keyPath: ["table", "version"] });
        asked.result.createObjectStore("kept", { keyPath: ["room", "key"] });
    };
    asked.onsuccess = () => {
        const change = asked.result.transaction("kept", "readwrite");
        const game = { table: "here0x", number: 1, finished_at: 1, record: "", people: ["me", ""] };
        change.objectStore("kept").put({ room: "games", key: "here0x/1", text: JSON.stringify(game) });
        change.oncomplete = () => done(null);
    };
})"""


def test_my_games_say_what_cost_most_and_lead_there_by_keys_in_every_language(phone: Page) -> None:
    phone.route(
        "**/api/mine/review",
        lambda route: route.fulfill(body=json.dumps(TOLD), content_type="application/json"),
    )
    phone.goto("/mine")
    for language in LANGUAGES:
        phone.evaluate("language => localStorage['level8-language'] = language", language)
        phone.goto("/mine")
        expect(phone.get_by_test_id("habits-rests")).to_be_visible()
        expect(phone.locator("html")).to_have_attribute("lang", language)
        said = phone.locator("article").inner_text()
        assert not [word for word in said.split() if word.startswith(("habits-", "review-"))]
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(phone) == []
    phone.get_by_test_id("habit-moment").first.press("Enter")
    expect(phone).to_have_url(phone.url.partition("/replay")[0] + "/replay/ravenna/1?step=41&seat=1&review")


def test_whoever_has_no_review_is_told_how_to_get_one(desktop: Page) -> None:
    desktop.goto("/mine")
    expect(desktop.get_by_test_id("habits-empty")).to_contain_text("not finished a game yet")
    assert faults(desktop) == []
    empty = {**TOLD, "games": 0, "habits": []}
    desktop.route("**/api/mine/review", lambda route: route.fulfill(json=empty))
    desktop.reload()
    expect(desktop.get_by_test_id("habits-empty")).to_contain_text("choose Review")
    expect(desktop.get_by_role("link", name="Review")).to_be_visible()


def test_games_that_a_server_does_not_know_are_named(desktop: Page) -> None:
    desktop.goto("/mine")
    expect(desktop.get_by_test_id("habits-empty")).to_contain_text("not finished a game yet")
    expect(desktop.get_by_test_id("habits-also")).to_have_count(0)
    desktop.evaluate(_PLAYED_HERE)
    desktop.reload()
    link = desktop.get_by_role("link", name="What these games say")
    expect(link).to_have_attribute("href", "/mine?here")  # tests/browser/test_kept.py opens it
