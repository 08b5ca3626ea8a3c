"""The coach at the table: a quiet line after a move, if it is wanted."""

import json
from typing import Final

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.looking import faults
from browser.person import SHORT, Person, new_table

# What the coach finds differs from deal to deal; the test is about how it is told.
BETTER: Final = {"action": "draw", "estimate": 0.07, "message": "why-hidden-complete", "detail": {}}
_WANTED: Final = """localStorage["level8-settings"] = '{"pace": "once", "coach": %s}'"""


def _tells(page: Page) -> list[str]:
    """Let every coach of the page say that drawing was better; the kinds of messages that the page sends."""
    asked: list[str] = []

    def connect(page_side: WebSocketRoute) -> None:
        server = page_side.connect_to_server()

        def to_page(text: str | bytes) -> None:
            told = json.loads(text)
            if told["is"] == "coached":
                told["advice"] = [BETTER]
            page_side.send(json.dumps(told))

        def to_server(text: str | bytes) -> None:
            asked.append(json.loads(text)["is"])
            server.send(text)

        server.on_message(to_page)
        page_side.on_message(to_server)

    page.route_web_socket("**/ws/**", connect)
    return asked


def test_a_coach_says_after_a_move_what_would_have_been_better(desktop: Page) -> None:
    asked = _tells(desktop)
    desktop.add_init_script(_WANTED % "true")
    desktop.goto("/")
    desktop.get_by_role("button", name="Play now").click()
    expect(desktop.locator("[data-testid=hand] button[data-key]")).to_have_count(10)
    Person(desktop).play(until=lambda: "coach" in asked)
    line = desktop.get_by_test_id("coached")
    expect(line).to_contain_text("gave away about 7 % of the game")
    expect(line).to_contain_text("Your level is ready")
    assert faults(desktop) == []


def test_what_the_coach_finds_wanting_is_taken_back_beside_its_line_where_undo_is_allowed(
    desktop: Page,
) -> None:
    _tells(desktop)
    desktop.add_init_script(_WANTED % "true")
    bot = {"kind": "bot", "bot": "novice"}
    table = new_table(
        desktop, {"kind": "me"}, bot, edition="short", edition_file=SHORT, start=True, first=0, countdown=0
    )
    desktop.goto(f"/table/{table}")
    person = Person(desktop)
    person.play(until=lambda: person.did[-1:] == ["lay-down"])
    desktop.get_by_test_id("coach-undo").click()
    expect(desktop.get_by_test_id("lay-down")).to_be_enabled()
    expect(desktop.get_by_test_id("coached")).to_be_hidden()


def test_a_coach_who_is_not_wanted_is_not_asked(desktop: Page) -> None:
    asked = _tells(desktop)
    desktop.add_init_script(_WANTED % "false")
    desktop.goto("/")
    desktop.get_by_role("button", name="Play now").click()
    Person(desktop).play(until=lambda: asked.count("act") > 2)
    assert "coach" not in asked
