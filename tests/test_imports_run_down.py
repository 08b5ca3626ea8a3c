"""The house has six floors, and imports run down only (docs/architecture.md).

The test is our own because import-linter can forbid packages but not allow only listed ones, as game/ needs.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from circles import circle

PACKAGE: Final = Path(__file__).parents[1] / "src" / "level8"
FLOORS: Final = (
    ("cli", "here"),
    ("server", "lab"),
    ("review", "puzzles"),
    ("bots",),
    ("record", "rulebook"),
    ("game",),
)
ABOVE_GAME: Final = {room for floor in FLOORS[:-1] for room in floor}
# The folders inside a floor have floors of their own.
INNER_FLOORS: Final = {
    "server": (("network",), ("live",), ("thinking", "store"), ("table",), ("wire",)),
    "cli": (("main",), ("verbs",), ("playing",), ("shared",)),
}
# What a module inside may take from the package itself. The rest of the front door leads back into the house.
OF_THE_PACKAGE: Final = {"__version__", "compiled"}
# Where the front door leads: imports for type checkers, which a program makes when it asks for a name.
BEHIND_THE_DOOR: Final = {"lab", "bots", "record", "game", "messages"}
# Rooms beside the stairs, and the front door: all that each of them may import at once.
STANDIN: Final = {f"level8.standin.{name}" for name in ("reading", "structs", "vecs", "writing")}
BESIDE: Final = {
    "level8": {"level8.purity", "level8.standin"},
    "level8.standin": {"level8.standin", *STANDIN},
    **dict.fromkeys(STANDIN, STANDIN),
    "level8.messages": {"level8", "level8.game", "level8.game.errors", "level8.wording"},
    "level8.purity": set[str](),
    "level8.wording": set[str](),
}
# game/ is compiled with only these installed.
GAME_MAY_IMPORT: Final = sys.stdlib_module_names | {"level8", "librt", "mypy_extensions"}
# "No clock, no chance but the seed's": a game is its edition, its seed and its actions.
IMPURE: Final = {"asyncio", "datetime", "secrets", "socket", "threading", "time", "uuid"}
# The same holds for a table, which is the fold of its events. Only network/ knows the framework.
PURE_ROOMS: Final = ("level8.game", "level8.server.table")
FRAMEWORK: Final = {"starlette", "uvicorn", "websockets"}


def module_name(file: Path) -> str:
    """The dotted name of a file of the package."""
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(source: str, within: str, is_package: bool = False) -> Iterator[tuple[int, str]]:
    """The modules that a source imports anywhere, with the line; `level8.Game` for that name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif (
            isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "level8"
        ):
            yield node.lineno, of_the_package(node.attr)
        elif isinstance(node, ast.ImportFrom):
            up = node.level - is_package
            base = within.rsplit(".", up)[0] if up > 0 else within
            start = node.module or "" if node.level == 0 else f"{base}.{node.module}" if node.module else base
            for alias in node.names:
                yield node.lineno, of_the_package(alias.name) if start == "level8" else start


def of_the_package(name: str) -> str:
    """What a name of the package is: the package itself, a room, or something from its front door."""
    return "level8" if name in OF_THE_PACKAGE else f"level8.{name}"


def for_types_only(source: str) -> set[int]:
    """The lines of a source that only a type checker reads."""
    blocks = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.If)]
    typed = [block for block in blocks if ast.unparse(block.test) == "TYPE_CHECKING"]
    return {node.lineno for block in typed for node in block.body}


def floor(room: str, floors: tuple[tuple[str, ...], ...] = FLOORS) -> int | None:
    """How far down a room is, counted from the top."""
    return next((depth for depth, rooms in enumerate(floors) if room in rooms), None)


def allowed_within(home: str, importer: str, imported: str) -> bool:
    """Whether one module of a room may import another of the same room."""
    floors = INNER_FLOORS.get(home)
    if floors is None or importer.count(".") < 2 or imported.count(".") < 2:
        return floors is None
    folder, other = importer.split(".")[2], imported.split(".")[2]
    here, there = floor(folder, floors), floor(other, floors)
    return here is not None and there is not None and (folder == other or here < there)


def allowed_outside(module: str, top: str) -> bool:
    """Whether a module may import a package that is not ours."""
    if module.startswith("level8.game") and top not in GAME_MAY_IMPORT:
        return False
    if top in FRAMEWORK:
        return module.startswith("level8.server.network")
    return top not in IMPURE or not module.startswith(PURE_ROOMS)


def allowed(importer: str, imported: str) -> bool:
    """Whether one module of the package may import another."""
    if importer in BESIDE:
        return imported in BESIDE[importer]
    home = importer.split(".")[1]
    if imported in BESIDE:
        return home in ABOVE_GAME
    room = imported.split(".")[1]
    if room == home:
        return allowed_within(home, importer, imported)
    here, there = floor(home), floor(room)
    return here is not None and there is not None and here < there


def violations(source: str, module: str, is_package: bool = False) -> list[str]:
    """What a module imports and must not, a line each."""
    found = []
    typed = for_types_only(source) if module == "level8" else set()
    for line, imported in sorted(set(imports(source, module, is_package))):
        if line in typed:
            fine = imported.startswith(tuple(f"level8.{room}" for room in BEHIND_THE_DOOR))
        elif imported.split(".")[0] == "level8":
            fine = allowed(module, imported)
        else:
            fine = allowed_outside(module, imported.split(".")[0])
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
        ("level8.game.game", "from level8.record.reading import parse_record"),
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
        ("level8.bots.comparing", "from level8.review.figures import Figure"),
        ("level8.review.walk", "from level8.server.table.table import Table"),
        ("level8.lab.arena", "from level8.cli.main import main"),
        ("level8.lab.arena", "from level8.server.network.app import Server"),
        ("level8.server.network.app", "import level8.lab.arena"),
        ("level8.server.table.table", "from level8.server.live.live_table import LiveTable"),
        ("level8.server.table.table", "from level8.server.store import Store"),
        ("level8.server.table.table", "from level8.server import live"),
        ("level8.server.table.table", "import time"),
        ("level8.server.thinking.thinker", "from level8.server.store import Store"),
        ("level8.server.live.lobby", "from level8.server.network.app import Server"),
        ("level8.server.live.lobby", "from starlette.requests import Request"),
        ("level8.server.attic", "from level8.server.wire import asking"),
        ("level8.cli.shared.words", "from level8.cli.playing.drawing import Drawing"),
        ("level8.cli.playing.sitting", "from level8.cli.verbs import rules"),
        ("level8.rulebook", "from level8.bots.bot import Bot"),
        ("level8.messages", "from level8.rulebook import rulebook"),
        ("level8.messages", "from level8.game.cards import JOKER"),
        ("level8.messages", "from level8.record import reading"),
        ("level8.purity", "import level8.game.cards"),
        ("level8", "from level8.game.game import Game"),
        ("level8", "if TYPE_CHECKING:\n    from level8.server.table.table import Table"),
        ("level8.cli.main", "from level8 import Game"),
        ("level8.lab.arena", "import level8\nlevel8.Game"),
        ("level8.game.view", "if TYPE_CHECKING:\n    from level8 import Game"),
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
        ("level8.record.record", "from level8.game.game import Game\nfrom level8.record import reading"),
        ("level8.game.shuffle", "import hashlib"),
        (
            "level8.bots.steady",
            "import level8\nlevel8.compiled\nfrom level8.game.cards import JOKER",
        ),
        ("level8.lab.arena", "from level8.bots.bot import Bot\nimport time"),
        ("level8.cli.main", "from level8 import compiled\nfrom level8 import lab\nimport rich"),
        (
            "level8.cli.main",
            "from level8.messages import say\nfrom .verbs import play\nfrom .verbs.play import run",
        ),
        ("level8.server.live.lobby", "from level8.server.table import events\nimport asyncio"),
        ("level8.server.network.page", "from starlette.requests import Request"),
        ("level8.cli.verbs.play", "from level8.cli.playing import sitting"),
        ("level8.rulebook", "from level8.game.cards import JOKER\nfrom level8.messages import Messages"),
        ("level8.messages", "from level8.game.errors import Level8Error"),
        ("level8", "from level8.purity import choose_form"),
        ("level8", "if TYPE_CHECKING:\n    from level8.game.game import Game"),
    ],
)
def test_an_import_that_runs_downwards_is_let_pass(module: str, source: str) -> None:
    assert not violations(source, module)


# --- no circles: a module never comes back to itself by way of what it imports ---


def named(source: str, module: str, modules: set[str], is_package: bool = False) -> set[str]:
    """The modules of the package that a source imports: at its top, in a function or for types alone."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            up = node.level - is_package
            base = module.rsplit(".", up)[0] if up > 0 else module
            start = ".".join(filter(None, [base if node.level else "", node.module or ""]))
            inner = {f"{start}.{alias.name}" for alias in node.names}
            found |= inner & modules or {start}
    return (found & modules) - {module}


def graph_of(sources: dict[str, str], packages: set[str]) -> dict[str, set[str]]:
    """Every module with the modules that it imports; `packages` are those whose source is an __init__.py."""
    modules = set(sources)
    return {name: named(source, name, modules, name in packages) for name, source in sources.items()}


def test_no_imports_run_in_a_circle() -> None:
    files = {module_name(file): file for file in sorted(PACKAGE.rglob("*.py"))}
    sources = {module: file.read_text(encoding="utf-8") for module, file in files.items()}
    graph = graph_of(sources, {module for module, file in files.items() if file.name == "__init__.py"})
    assert graph["level8.game.game"]
    assert not circle(graph), " imports ".join(circle(graph))


@pytest.mark.parametrize(
    "back",
    [
        "from level8.bots.a import A",
        "import level8.bots.a",
        "from level8.bots import a",
        "from . import a",
        "from .a import A",
        "def late():\n    from level8.bots.a import A",
        "if TYPE_CHECKING:\n    from level8.bots.a import A",
    ],
)
def test_a_circle_of_imports_is_caught(back: str) -> None:
    sources = {
        "level8.bots": "",
        "level8.bots.a": "from level8.bots.b import B",
        "level8.bots.b": "from level8.bots import c",
        "level8.bots.c": back,
    }
    path = ["level8.bots.a", "level8.bots.b", "level8.bots.c", "level8.bots.a"]
    assert circle(graph_of(sources, {"level8.bots"})) == path
    assert circle(graph_of({**sources, "level8.bots.c": "import level8.bots"}, {"level8.bots"})) == []
