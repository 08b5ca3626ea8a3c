"""The engine is compiled if a compiler works, and plain Python otherwise; the two are never mixed."""

import json
import os
import runpy
import shutil
import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

import pytest

import level8
import level8.bots.seating
import level8.game.cards
from level8 import purity

ROOT: Final = Path(__file__).parents[1]
SUFFIX: Final = EXTENSION_SUFFIXES[0]
BUILD_FILES: Final = ("pyproject.toml", "hatch_build.py", "LICENSE", ".gitignore")
NO_COMPILER: Final = "level8: no C compiler found: the engine runs as plain Python, complete but slower.\n"
FORM: Final = "import level8, level8.game.cards as c; print(level8.compiled, c.__file__)"

on_posix_only = pytest.mark.skipif(os.name != "posix", reason="a compiler is faked by a shell script")


def run(command: list[str], cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a Python command with some of the environment changed."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("COV_", "LEVEL8_", "CC"))}
    return subprocess.run(
        [sys.executable, *command], cwd=cwd, env=kept | env, capture_output=True, text=True, check=False
    )


@pytest.fixture
def small_checkout(tmp_path: Path) -> Path:
    """A checkout whose engine is one short module, so that building it takes seconds."""
    package = tmp_path / "src" / "level8"
    game = package / "game"
    game.mkdir(parents=True)
    (package / "bots").mkdir()
    for name in (*BUILD_FILES, "src/level8/__init__.py", "src/level8/purity.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "README.md").touch()
    (game / "__init__.py").touch()
    (package / "bots" / "__init__.py").touch()
    (game / "cards.py").write_text("def double(number: int) -> int:\n    return number * 2\n")
    return tmp_path


@pytest.fixture
def package_folder(tmp_path: Path) -> Path:
    """A package of two sources with a correct note."""
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "__init__.py").touch()
    (tmp_path / "game" / "cards.py").write_text("A = 1\n")
    (tmp_path / "game" / "melds.py").write_text("B = 2\n")
    (tmp_path / purity.NOTE).write_text(json.dumps(purity.note_of(tmp_path)))
    return tmp_path


def test_the_engine_is_compiled_and_current_where_a_compiler_works() -> None:
    if purity.wants_pure():
        assert not level8.compiled
        return
    works = runpy.run_path(str(ROOT / "hatch_build.py"))["compiler"]() is not None
    assert level8.compiled == works, "the compiled engine is missing or stale: run `make setup`"


def test_compiled_says_which_form_runs() -> None:
    assert str(level8.game.cards.__file__).endswith(SUFFIX if level8.compiled else "cards.py")


def test_rooms_that_run_the_code_of_strangers_are_never_compiled() -> None:
    names = {path.relative_to(purity.PACKAGE).as_posix() for path in purity.sources(purity.PACKAGE)}
    assert "bots/seating.py" not in names
    assert {"bots/policy.py", "game/solver/walk.py", "game/game.py"} <= names
    assert str(level8.bots.seating.__file__).endswith("seating.py")


def test_level8_pure_imports_the_sources_of_a_compiled_engine() -> None:
    shown = run(["-W", "error", "-c", FORM], ROOT, LEVEL8_PURE="1", PYTHONPATH=str(ROOT / "src"))
    assert (shown.stdout.split(), shown.stderr) == (["False", str(purity.PACKAGE / "game" / "cards.py")], "")


def test_level8_pure_off_is_off(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = []
    for value in ("", "0", "1", "yes"):
        monkeypatch.setenv("LEVEL8_PURE", value)
        answers.append(purity.wants_pure())
    assert answers == [False, False, True, True]


def test_a_true_note_makes_compiled_modules_current(package_folder: Path) -> None:
    assert purity.is_current(package_folder)


def test_compiled_modules_of_edited_sources_are_stale(package_folder: Path) -> None:
    (package_folder / "game" / "melds.py").write_text("B = 3\n")
    assert not purity.is_current(package_folder)


def test_a_source_that_came_or_went_makes_compiled_modules_stale(package_folder: Path) -> None:
    (package_folder / "game" / "levels.py").touch()
    assert not purity.is_current(package_folder)
    (package_folder / "game" / "levels.py").unlink()
    (package_folder / "game" / "melds.py").unlink()
    assert not purity.is_current(package_folder)


def test_compiled_modules_of_another_python_are_stale(package_folder: Path) -> None:
    (package_folder / purity.NOTE).write_text(
        json.dumps(purity.note_of(package_folder) | {"suffix": ".other.so"})
    )
    assert not purity.is_current(package_folder)


@pytest.mark.parametrize("note", ["", "{", "[]"])
def test_a_broken_note_makes_compiled_modules_stale(package_folder: Path, note: str) -> None:
    (package_folder / purity.NOTE).write_text(note)
    assert not purity.is_current(package_folder)


def test_the_source_finder_passes_over_compiled_files(package_folder: Path) -> None:
    (package_folder / "game" / f"cards{SUFFIX}").touch()
    found = purity.SourceFinder.find_spec("level8.game.cards", [str(package_folder / "game")])
    assert found is not None
    assert found.origin == str(package_folder / "game" / "cards.py")


def test_the_source_finder_leaves_all_else_alone(package_folder: Path) -> None:
    assert purity.SourceFinder.find_spec("level8.game.levels", [str(package_folder / "game")]) is None
    assert purity.SourceFinder.find_spec("cards", [str(package_folder / "game")]) is None
    assert purity.SourceFinder.find_spec("level8.game.cards", None) is None


def test_a_build_without_a_compiler_says_so_and_succeeds(small_checkout: Path) -> None:
    built = run(["hatch_build.py"], small_checkout, PATH=str(small_checkout), CC="")
    assert (built.returncode, built.stderr) == (0, NO_COMPILER)


def compiler_that(folder: Path, does: str) -> str:
    """A fake compiler: a shell script of one line."""
    program = folder / "cc"
    program.write_text(f"#!/bin/sh\n{does}\n")
    program.chmod(0o755)
    return str(program)


@on_posix_only
def test_a_build_that_cannot_compile_says_so_succeeds_and_leaves_nothing_stale(small_checkout: Path) -> None:
    game = small_checkout / "src" / "level8" / "game"
    (game / "cards.py").write_text('number: int = "seven"\n')
    (game / f"cards{SUFFIX}").touch()
    (game.parent / purity.NOTE).write_text("{}")
    built = run(["hatch_build.py"], small_checkout, CC=compiler_that(small_checkout, "exit 0"))
    assert built.returncode == 0
    assert "could not be compiled and runs as plain Python (level8/game/cards.py:1: error:" in built.stderr
    assert sorted(path.name for path in game.iterdir()) == ["__init__.py", "cards.py"]


@on_posix_only
def test_linking_is_left_to_all_cores_only_by_a_compiler_that_knows_how(tmp_path: Path) -> None:
    linking_late = runpy.run_path(str(ROOT / "hatch_build.py"))["_linking_late"]
    assert linking_late(compiler_that(tmp_path, "exit 0")) == [f"-flto={os.cpu_count()}"]
    refuses = 'for word; do case "$word" in -flto*) exit 1; esac; done'
    assert linking_late(compiler_that(tmp_path, refuses)) == []


def wheel_of(checkout: Path, **env: str) -> tuple[str, set[str]]:
    """The file name of the wheel that a checkout builds, and the names in it."""
    folder = checkout / "wheels"
    built = run(["-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], checkout, **env)
    assert built.returncode == 0, built.stderr
    (wheel,) = folder.iterdir()
    with zipfile.ZipFile(wheel) as archive:
        return wheel.name, set(archive.namelist())


def test_a_wheel_carries_the_compiled_engine_beside_its_sources(small_checkout: Path) -> None:
    if runpy.run_path(str(ROOT / "hatch_build.py"))["compiler"]() is None:
        pytest.skip("there is no C compiler here")
    name, files = wheel_of(small_checkout)
    game = {"cards.py", f"cards{SUFFIX}", f"_engine__mypyc{SUFFIX}"}
    assert {f"level8/{purity.NOTE}", *(f"level8/game/{file}" for file in game)} <= files
    assert "-none-any" not in name


def test_a_pure_wheel_carries_the_whole_package(tmp_path: Path) -> None:
    for name in BUILD_FILES:
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "README.md").touch()
    shutil.copytree(ROOT / "src", tmp_path / "src")
    name, files = wheel_of(tmp_path, LEVEL8_PURE="1")
    there = [path for path in (ROOT / "src").rglob("*") if path.suffix in {".py", ".toml", ".ftl"}]
    assert {path.relative_to(ROOT / "src").as_posix() for path in there} <= files
    assert {"level8/py.typed", "level8/game/editions/modern.toml"} <= files
    assert not [file for file in files if file.endswith((SUFFIX, purity.NOTE))]
    assert name.endswith("-py3-none-any.whl")
