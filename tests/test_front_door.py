"""One import for programs: public names are listed, documented, and quick to import."""

import ast
import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

import level8
import level8.puzzles
import level8.review
from level8 import (
    CodedGame,
    Codes,
    Game,
    Messages,
    Reason,
    Recorder,
    edition,
    make_bot,
    parse_level,
    parse_meld,
    verify,
)

ROOT: Final = Path(__file__).parents[1]
DOOR: Final = Path(level8.__file__)
PAGE: Final = (ROOT / "docs" / "api.md").read_text("utf-8")
PAGES: Final = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
# Two need extras, and importing one of them registers a game; the others have as many names as small packages
# and a chapter each in docs/api.md.
CHAPTERS: Final = {"The review": level8.review, "Puzzles": level8.puzzles}
OWN_DOORS: Final = {"level8.lab.pettingzoo", "level8.lab.openspiel", "level8.review", "level8.puzzles"}

GAME: Final = Game.new(edition("modern"), side=1, seats=2, seed=8)
RECORDER: Final = Recorder(edition("modern"), side=1, seats=2, seed=bytes(32))
LEVEL: Final = parse_level("run 3")
# By the word that docs/api.md uses for it.
EXAMPLES: Final = {
    "Game": Game,
    "Recorder": Recorder,
    "bot": make_bot("steady"),
    "coded": CodedGame(GAME, Codes(GAME.edition)),
    "codes": Codes(GAME.edition),
    "edition": GAME.edition,
    "error": level8.IllegalAction(Reason("not-in-hand", "T4")),
    "game": GAME,
    "group": parse_meld("Cb(b2)"),
    "ladder": GAME.edition.ladder(1),
    "level": LEVEL,
    "meld": parse_meld("S7(r7)"),
    "messages": Messages("en"),
    "options": GAME.view(0).options(),
    "part": LEVEL.parts[0],
    "reason": Reason("not-in-hand", "T4"),
    "record": RECORDER.record(),
    "recorder": RECORDER,
    "run": parse_meld("R4(r4)"),
    "set": parse_meld("S7(r7)"),
    "verdict": verify(RECORDER.record()),
    "view": GAME.view(0),
}


def imports(source: str) -> Iterator[tuple[str, str]]:
    """The modules of ours that a source imports, each with the imported name, or with an empty one."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "level8":
            yield from ((str(node.module), alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names if alias.name.split(".")[0] == "level8")


def examples(page: str) -> Iterator[str]:
    """The source of every Python example on a page."""
    for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        typed = doctest.DocTestParser().get_examples(block)
        yield "".join(example.source for example in typed) or block


def printed(program: str, **environment: str) -> list[str]:
    """The words in the last line that a program prints in a new process."""
    path = {"PYTHONPATH": str(DOOR.parents[1])}
    told = subprocess.check_output(
        [sys.executable, "-c", program], env={**os.environ, **path, **environment}, text=True
    )
    return told.splitlines()[-1].split()


def modules_after(program: str) -> set[str]:
    """The modules of ours that a new process has imported after a program."""
    return {name for name in printed(f"{program}\nimport sys\nprint(*sys.modules)") if "level8" in name}


def listed(text: str) -> list[str]:
    """The names in the tables of a text."""
    return re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)


def test_the_page_lists_every_public_name_and_no_other() -> None:
    chapters = {part.split("\n")[0]: part for part in PAGE.split("\n## ")}
    for title, package in CHAPTERS.items():
        assert f"`{package.__name__}`" in chapters[title]
        assert sorted(listed(chapters.pop(title))) == sorted(package.__all__)
    assert sorted(listed("".join(chapters.values()))) == sorted(level8.__all__)


def test_every_attribute_that_the_page_names_exists() -> None:
    named = {(who, what) for who, what in re.findall(r"`(\w+)\.(\w+)", PAGE) if who != "level8"}
    assert {who for who, _ in named} == set(EXAMPLES)
    assert not [f"{who}.{what}" for who, what in named if not hasattr(EXAMPLES[who], what)]


def test_a_program_gets_what_type_checkers_see() -> None:
    (typed, _) = [node for node in ast.parse(DOOR.read_text("utf-8")).body if isinstance(node, ast.If)]
    homes = {name: module for module, name in imports(ast.unparse(typed))} | {"compiled": "level8"}
    assert set(homes) == set(level8.__all__) <= set(dir(level8))
    for name, module in homes.items():
        assert getattr(level8, name) is getattr(import_module(module), name)


def test_every_public_class_and_function_has_a_docstring() -> None:
    program = (
        "import level8\n"
        "public = {name: getattr(level8, name) for name in level8.__all__}\n"
        "print('without:', *[name for name, it in public.items() if callable(it) and not it.__doc__])"
    )
    assert printed(program, LEVEL8_PURE="1") == ["without:"]  # compiled modules have no docstrings


def test_an_unknown_name_is_refused_as_by_any_module() -> None:
    with pytest.raises(AttributeError, match="module 'level8' has no attribute 'Chess'"):
        _ = level8.Chess  # type: ignore[attr-defined]


def test_opening_the_door_imports_nothing_of_the_engine() -> None:
    assert modules_after("import level8") == {"level8", "level8.purity", "level8.standin"}


def test_the_version_is_told_without_the_engine() -> None:
    told = modules_after("from level8.cli.main import main\nmain(['--version'])")
    assert "level8.cli.main" in told
    assert not told & {"level8.game.game", "level8.bots", "level8.record", "level8.server", "level8.lab"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_in_the_documents_use_the_front_door(page: Path) -> None:
    for source in examples(page.read_text("utf-8")):
        for module, name in imports(source):
            assert module in OWN_DOORS or (module == "level8" and name in level8.__all__), source


@pytest.mark.parametrize("file", sorted((ROOT / "examples").glob("*.py")), ids=lambda file: file.name)
def test_example_programs_use_the_front_door(file: Path) -> None:
    for module, name in imports(file.read_text("utf-8")):
        assert (module, name) in {("level8", public) for public in level8.__all__}


def test_the_page_names_the_modules_that_are_imported_by_themselves() -> None:
    assert set(re.findall(r"`(level8\.lab\.\w+|level8\.review|level8\.puzzles)`", PAGE)) == OWN_DOORS
