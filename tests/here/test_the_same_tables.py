"""The server's own tests of tables, a second time: on a page's own house, as plain Python under Pyodide."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from here.second import ROOT, Pyodide, node
from level8.game.editions import edition_names
from server import (
    test_around_the_table,
    test_names,
    test_pause_together,
    test_questions,
    test_secrets,
    test_tables,
    test_trying,
)

STORIES: Final[dict[ModuleType, tuple[str, ...]]] = {
    test_tables: (
        "after_the_server_stops_the_table_is_back_as_it_was",
        "one_device_shows_a_hand_only_when_asked_to",
        "undo_takes_back_what_showed_nothing_new",
        "an_action_for_an_older_table_is_refused_and_the_whole_table_shown",
        "a_hint_says_what_to_do_and_why_unless_hints_are_off",
        "nobody_is_said_to_be_back_who_was_never_here",
        "a_table_tells_the_rules_of_its_own_edition",
    ),
    test_pause_together: (
        "where_only_bots_sit_the_next_round_comes_by_itself",
        "people_far_apart_see_the_result_and_go_on_together",
        "a_table_may_name_who_goes_first_and_the_record_still_proves_the_game",
    ),
    test_around_the_table: (
        "people_rename_themselves_talk_and_emote_until_the_host_says_stop",
        "whoever_looks_from_another_seat_is_told_everything_anew",
    ),
    test_names: ("the_host_s_names_are_told_apart_as_well_and_those_of_whoever_follows_the_link",),
    test_secrets: ("a_game_that_is_not_over_has_no_record_and_no_replay_for_anyone",),
    test_trying: (
        "the_next_game_at_such_a_table_is_dealt_anew_and_counts",
        "undo_never_reaches_back_into_what_was_played_before",
        "a_game_that_is_still_played_cannot_be_tried_nor_a_moment_that_never_was",
    ),
    test_questions: ("every_question_of_every_card_goes_to_its_seat_and_no_secret_to_another",),
}
Story = Callable[..., None]


class Stage:
    """An event loop that all stories share, and Pyodide on it: it takes seconds to start."""

    def __init__(self, pyodide: Pyodide) -> None:
        self.pyodide: Final = pyodide
        self.runner: Final = asyncio.Runner()

    def run(self, story: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(story)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    import runpy

    archive = tmp_path_factory.mktemp("engine") / "engine.zip"
    archive.write_bytes(runpy.run_path(str(ROOT / "web" / "pack_engine.py"))["engine"]())
    stage = Stage(Pyodide(node(), archive))
    with stage.runner:
        yield stage
        stage.run(stage.pyodide.close())


@pytest.fixture
def here(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> Stage:
    """Let the server's tests open their houses on the stage."""
    for module in STORIES:
        monkeypatch.setattr(module, "open_house", stage.pyodide.open_house)
    monkeypatch.setattr(asyncio, "run", stage.run)
    return stage


@pytest.mark.parametrize(
    ("module", "name"), [(module, name) for module, names in STORIES.items() for name in names]
)
@pytest.mark.usefixtures("here")
def test_a_page_s_own_table_does_as_the_server_s(module: ModuleType, name: str, tmp_path: Path) -> None:
    story: Story = getattr(module, f"test_{name}")
    story(tmp_path)


@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize("name", [name for name in edition_names() if "+" not in name])
@pytest.mark.usefixtures("here")
def test_a_whole_game_of_every_edition_and_side_is_played_kept_and_proven(
    name: str, side: int, tmp_path: Path
) -> None:
    story: Story = test_tables.test_a_whole_game_of_every_edition_side_and_mix_is_played_kept_and_proven
    story(name, side, tmp_path)
