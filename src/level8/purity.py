"""Chooses whether the engine runs compiled or as plain Python; both behave alike.

Compiled modules lie beside their sources, with a note that holds a digest of each source. They are imported
only while that note is right, so an edited source never runs as old machine code.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent
FOLDERS: Final = ("game", "bots")  # the rules, and the bots
# Never compiled: the rooms that run other people's bots, answer a few hints a game, or only lead a game.
PLAIN: Final = ("bots/facts.py", "bots/lone.py", "bots/reasons.py", "bots/seating.py")
NOTE: Final = "_compiled.json"


def sources(package: Path) -> list[Path]:
    """The modules of `package` that are compiled, sorted by name."""
    found = [path for folder in FOLDERS for path in (package / folder).rglob("*.py")]
    plain = {package / name for name in PLAIN}
    return sorted(path for path in found if path.name != "__init__.py" and path not in plain)


def note_of(package: Path) -> dict[str, str]:
    """The note of a build: the suffix of compiled files for this Python, and a digest of each source."""
    digests = {
        path.relative_to(package).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sources(package)
    }
    return {"suffix": EXTENSION_SUFFIXES[0], **digests}


def is_current(package: Path) -> bool:
    """Whether the compiled modules of `package` match its sources and this Python."""
    try:
        noted = json.loads((package / NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(noted == note_of(package))


def wants_pure() -> bool:
    """Whether LEVEL8_PURE asks for plain Python."""
    return os.environ.get("LEVEL8_PURE", "") not in ("", "0")


class SourceFinder:
    """A finder that imports the engine's sources and ignores compiled modules."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, _target: object = None) -> ModuleSpec | None:
        """The spec of the source module `name`, if the engine has it."""
        if not name.startswith(tuple(f"level8.{folder}." for folder in FOLDERS)):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ())
        return next((spec for finder in finders if (spec := finder.find_spec(name)) is not None), None)


def choose_form() -> bool:
    """Choose the form that this process imports; returns whether it is the compiled one."""
    if not wants_pure() and is_current(PACKAGE):
        return True
    sys.meta_path.insert(0, SourceFinder)
    return False
