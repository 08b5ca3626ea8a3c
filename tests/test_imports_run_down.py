"""The house has five floors, and imports run down its stairs only (docs/architecture.md)."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

PACKAGE: Final = Path(__file__).parents[1] / "src" / "level8"
FLOORS: Final = (("cli",), ("server", "lab"), ("bots",), ("record", "rulebook"), ("game",))
ROOMS: Final = {room for floor in FLOORS for room in floor} | {"messages", "purity"}
ABOVE_GAME: Final = {room for floor in FLOORS[:-1] for room in floor}
# Two rooms beside the stairs, and the front door; what each of them may import is all there is to list.
BESIDE: Final = {
    "level8": {"level8.purity"},
    "level8.messages": {"level8", "level8.game", "level8.game.errors"},
    "level8.purity": set[str](),
}
# Compiling analyses game/ with nothing else installed than these.
GAME_MAY_IMPORT: Final = sys.stdlib_module_names | {"level8", "librt", "mypy_extensions"}
# "No clock, no chance but the seed's": a game is its edition, its seed and its actions.
GAME_MUST_NOT_IMPORT: Final = {"asyncio", "datetime", "secrets", "socket", "threading", "time", "uuid"}


def module_name(file: Path) -> str:
    """The dotted name of a file of the package."""
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(source: str, within: str, is_package: bool = False) -> Iterator[tuple[int, str]]:
    """Every module that a source imports, wherever in it, with the line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            up = node.level - is_package
            base = within.rsplit(".", up)[0] if up > 0 else within
            start = node.module or "" if node.level == 0 else f"{base}.{node.module}" if node.module else base
            # `from level8 import bots` brings in the room bots, `from level8 import compiled` a name.
            for alias in node.names:
                is_room = start == "level8" and alias.name in ROOMS
                yield node.lineno, f"level8.{alias.name}" if is_room else start


def floor(room: str) -> int | None:
    """How far down a room is, counted from the top."""
    return next((depth for depth, rooms in enumerate(FLOORS) if room in rooms), None)


def allowed(importer: str, imported: str) -> bool:
    """Whether one module of the package may import another."""
    if importer in BESIDE:
        return imported in BESIDE[importer]
    home = importer.split(".")[1]
    if imported in BESIDE:
        return home in ABOVE_GAME
    room = imported.split(".")[1]
    here, there = floor(home), floor(room)
    return here is not None and there is not None and (home == room or here < there)


def violations(source: str, module: str, is_package: bool = False) -> list[str]:
    """What a module imports and must not, a line each."""
    found = []
    for line, imported in sorted(set(imports(source, module, is_package))):
        if imported.split(".")[0] == "level8":
            fine = allowed(module, imported)
        else:
            top = imported.split(".")[0]
            in_game = module.split(".")[1:2] == ["game"]
            fine = not in_game or (top in GAME_MAY_IMPORT and top not in GAME_MUST_NOT_IMPORT)
        if not fine:
            found.append(f"{module}:{line} imports {imported}")
    return found


def test_imports_run_downwards_only() -> None:
    found = []
    files = {module_name(file): file for file in sorted(PACKAGE.rglob("*.py"))}
    for module, file in files.items():
        found += violations(file.read_text(encoding="utf-8"), module, file.name == "__init__.py")
    assert not found, "\n".join(found)
    assert {"level8", "level8.purity", "level8.game", "level8.game.cards"} <= set(files)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("level8.game.game", "from level8.record.notation import parse_record"),
        ("level8.game.game", "import level8.bots"),
        ("level8.game.game", "from level8 import bots"),
        ("level8.game.game", "from level8 import compiled"),
        ("level8.game.game", "from level8.messages import say"),
        ("level8.game.game", "from level8.purity import wants_pure"),
        ("level8.game.game", "def late():\n    from level8.cli import main"),
        ("level8.game.game", "from ..record import notation"),
        ("level8.game.game", "import msgspec"),
        ("level8.game.game", "import time"),
        ("level8.record.record", "from level8.bots.bot import Bot"),
        ("level8.bots.steady", "from level8.lab.arena import play"),
        ("level8.lab.arena", "from level8.cli.main import main"),
        ("level8.lab.arena", "from level8.server.app import app"),
        ("level8.server.app", "import level8.lab.arena"),
        ("level8.rulebook", "from level8.bots.bot import Bot"),
        ("level8.messages", "from level8.rulebook import rulebook"),
        ("level8.messages", "from level8.game.cards import JOKER"),
        ("level8.messages", "from level8.record import notation"),
        ("level8.purity", "import level8.game.cards"),
        ("level8", "from level8.game.game import Game"),
        ("level8.attic.trunk", "import level8.game.cards"),
        ("level8.cli.main", "import level8.attic.trunk"),
    ],
)
def test_an_import_that_does_not_run_downwards_is_caught(module: str, source: str) -> None:
    assert violations(source, module)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("level8.game.game", "from level8.game.cards import JOKER\nfrom librt.vecs import vec"),
        ("level8.record.record", "from level8.game.game import Game\nfrom level8.record import notation"),
        ("level8.game.shuffle", "import hashlib"),
        ("level8.bots.steady", "from level8.record.notation import parse_card\nimport level8"),
        ("level8.lab.arena", "from level8.bots.bot import Bot\nimport time"),
        ("level8.cli.main", "from level8 import compiled\nfrom level8 import lab\nimport rich"),
        ("level8.cli.main", "from level8.messages import say\nfrom . import play\nfrom .play import run"),
        ("level8.rulebook", "from level8.game.cards import JOKER\nfrom level8.messages import Messages"),
        ("level8.messages", "from level8.game.errors import Level8Error"),
        ("level8", "from level8.purity import choose_form"),
    ],
)
def test_an_import_that_runs_downwards_is_let_pass(module: str, source: str) -> None:
    assert not violations(source, module)
