"""Whether the engine runs compiled or as plain Python; both behave alike, and one is much faster.

Compiled modules lie beside their sources with a note of the sources they were made from. They are used only
while that note is true, so an edited source is never answered by yesterday's machine code.
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
FOLDERS: Final = ("game", "bots")  # the engine, and the players that search with it
# Never compiled: what runs the code of strangers, and what is asked for a few hints a game.
PLAIN: Final = ("bots/facts.py", "bots/reasons.py", "bots/seating.py")
NOTE: Final = "_compiled.json"


def sources(package: Path) -> list[Path]:
    """The modules that are compiled, in order of their names."""
    found = [path for folder in FOLDERS for path in (package / folder).rglob("*.py")]
    plain = {package / name for name in PLAIN}
    return sorted(path for path in found if path.name != "__init__.py" and path not in plain)


def note_of(package: Path) -> dict[str, str]:
    """What a build notes down: the kind of compiled file this Python loads, and a digest per source."""
    digests = {
        path.relative_to(package).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sources(package)
    }
    return {"suffix": EXTENSION_SUFFIXES[0], **digests}


def is_current(package: Path) -> bool:
    """Whether the compiled modules of a package were made from the sources in it, for this Python."""
    try:
        noted = json.loads((package / NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(noted == note_of(package))


def wants_pure() -> bool:
    """Whether LEVEL8_PURE asks for plain Python."""
    return os.environ.get("LEVEL8_PURE", "") not in ("", "0")


class SourceFinder:
    """Finds the engine's modules by their sources only, whatever compiled files lie beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, _target: object = None) -> ModuleSpec | None:
        """The source module of that name, if it is one of the engine's."""
        if not name.startswith(tuple(f"level8.{folder}." for folder in FOLDERS)):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ())
        return next((spec for finder in finders if (spec := finder.find_spec(name)) is not None), None)


def choose_form() -> bool:
    """Settle which form this process imports, and say whether it is the compiled one."""
    if not wants_pure() and is_current(PACKAGE):
        return True
    sys.meta_path.insert(0, SourceFinder)
    return False
