"""The page is built again when its sources change; an outdated page is never served."""

import os
import runpy
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = Path("src", "level8", "_web")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a few sources of a page, and a page that was built from them."""
    for name in ("web/src", "src/level8/game", "src/level8/bots", "src/level8/locales/en", str(PAGE)):
        (tmp_path / name).mkdir(parents=True)
    copied = ("pyproject.toml", "hatch_build.py", "LICENSE", ".gitignore", "web/build_page.py")
    for name in (*copied, "src/level8/__init__.py", "src/level8/purity.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("README.md", "src/level8/game/__init__.py", "src/level8/bots/__init__.py"):
        (tmp_path / name).touch()
    (tmp_path / "web" / "package-lock.json").write_text("{}\n")
    (tmp_path / "web" / "src" / "main.ts").write_text("export {};\n")
    (tmp_path / "src" / "level8" / "locales" / "en" / "web.ftl").write_text("web-title = Level 8\n")
    (tmp_path / PAGE / "index.html").write_text("<!doctype html>\n")
    note_sources(tmp_path)
    return tmp_path


def building(checkout: Path) -> dict[str, Any]:
    return runpy.run_path(str(checkout / "web" / "build_page.py"))


def note_sources(checkout: Path) -> None:
    page = building(checkout)
    (checkout / PAGE / page["NOTE"]).write_text(page["digest"]() + "\n")


def run(checkout: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python without a Node, a compiler or a network."""
    kept = {
        key: value for key, value in os.environ.items() if not key.startswith(("COV_", "LEVEL8_", "PIP_"))
    }
    alone = {"PATH": str(checkout), "LEVEL8_PURE": "1", "PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}
    return subprocess.run(
        [sys.executable, *command],
        cwd=checkout,
        env=kept | alone,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_page_is_current_as_long_as_its_sources_stay_as_they_were(checkout: Path) -> None:
    assert building(checkout)["is_current"]()
    (checkout / "web" / "src" / "main.test.ts").write_text("// tests are no part of the page\n")
    (checkout / "web" / "node_modules").mkdir()
    (checkout / "web" / "node_modules" / "vite.js").touch()
    assert building(checkout)["is_current"]()


@pytest.mark.parametrize(
    "source", ["web/src/main.ts", "src/level8/locales/en/web.ftl", "web/package-lock.json"]
)
def test_a_page_is_stale_when_a_source_changed(checkout: Path, source: str) -> None:
    (checkout / source).write_text("changed = yes\n")
    assert not building(checkout)["is_current"]()


def test_a_page_is_stale_when_a_source_came_or_went(checkout: Path) -> None:
    (checkout / "web" / "src" / "more.ts").touch()
    assert not building(checkout)["is_current"]()


def test_line_ends_of_a_checkout_make_no_page_stale(checkout: Path) -> None:
    (checkout / "web" / "src" / "main.ts").write_bytes(b"export {};\r\n")
    assert building(checkout)["is_current"]()


def test_a_page_that_cannot_be_built_is_left_out_and_the_build_says_why(checkout: Path) -> None:
    (checkout / "web" / "src" / "main.ts").write_text("export const changed = 1;\n")
    built = run(checkout, "hatch_build.py")
    assert built.returncode == 0, built.stderr
    assert "the page is left out: there is no Node 20 or newer, and none could be installed." in built.stderr
    assert not (checkout / PAGE).exists()


def test_a_current_page_needs_nothing_and_says_nothing(checkout: Path) -> None:
    built = run(checkout, "hatch_build.py")
    assert (built.returncode, built.stderr) == (0, "")
    assert (checkout / PAGE / "index.html").exists()


def test_packages_carry_the_page_though_git_does_not(checkout: Path) -> None:
    built = run(checkout, "-m", "hatchling", "build", "-d", "out")
    assert built.returncode == 0, built.stderr
    (wheel,) = (checkout / "out").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert "level8/_web/index.html" in archive.namelist()
    (sdist,) = (checkout / "out").glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"src/level8/_web/index.html", "web/build_page.py", "web/src/main.ts"} <= names
