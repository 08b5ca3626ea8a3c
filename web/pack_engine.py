"""Puts into a built page what its worker runs: an interpreter, and level8 itself as an archive.

The folder here/ of the page gets Pyodide, from its npm package, and the part of level8 that needs no network,
disk or terminal. Each file is named after what is in it, so that browsers may keep it for ever; files.json
lists them. What is not compressed yet is, because not every host does it. Where there is a Node, Python's own
library is compiled, and the interpreter starts in half the time.
"""

import gzip
import hashlib
import io
import json
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parent
PYODIDE: Final = WEB / "node_modules" / "pyodide"
FOLDER: Final = "here"
LIST: Final = "files.json"
# Of the interpreter; scripts are loaded as they are, and hosts compress them.
_SCRIPTS: Final = ("pyodide.mjs", "pyodide.asm.js")
_PACKED: Final = ("pyodide.asm.wasm",)
_LIBRARY: Final = "python_stdlib.zip"
PACKAGE: Final = Path(__file__).resolve().parents[1] / "src" / "level8"
# Folders are taken whole. What is not here needs a network, a disk, a terminal or other packages.
PARTS: Final = (
    "__init__.py",
    "purity.py",
    "rulebook.py",
    "wording.py",
    "standin",
    "game",
    "record",
    "bots",
    "review",
    "server/__init__.py",
    "server/wire",
    "server/table",
    "server/store/__init__.py",
    "server/store/hearing.py",
    "server/store/store.py",
    "server/thinking",
    "server/live",
    "here",
)
_SUFFIXES: Final = {".py", ".toml"}
_LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)


def parts() -> Iterator[Path]:
    """The files of the archive, in order."""
    for part in PARTS:
        path = PACKAGE / part
        found = sorted(path.rglob("*")) if path.is_dir() else [path]
        yield from (each for each in found if each.suffix in _SUFFIXES)


def contents() -> dict[str, bytes]:
    """What the archive holds, by name, whatever the line ends of this checkout."""
    return {
        path.relative_to(PACKAGE.parent).as_posix(): path.read_bytes().replace(b"\r\n", b"\n")
        for path in parts()
    }


def engine() -> bytes:
    """The archive."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as made:
        for name, content in contents().items():
            made.writestr(zipfile.ZipInfo(name, _LONG_AGO), content, zipfile.ZIP_DEFLATED, 9)
    return archive.getvalue()


def is_current(page: Path) -> bool:
    """Whether the engine in a page is that of these sources."""
    return (page / FOLDER / LIST).is_file() and (page / FOLDER / _engine_name()).is_file()


def library(node: str | None) -> bytes:
    """Python's own library: what is imported at the start compiled by a Node, if there is one that can."""
    plain = PYODIDE / _LIBRARY
    if node is None:
        return plain.read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        archive, compiled = Path(folder) / "engine.zip", Path(folder) / _LIBRARY
        archive.write_bytes(engine())
        command: list[str | Path] = [node, WEB / "compile_library.mjs", PYODIDE, archive, compiled]
        done = subprocess.run(command, capture_output=True, check=False)
        return (plain if done.returncode else compiled).read_bytes()


def equip(page: Path, node: str | None) -> None:
    """Write the folder here/ of a page anew, with the help of a Node if there is one."""
    folder = page / FOLDER
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    files = {name: (PYODIDE / name).read_bytes() for name in _SCRIPTS} | {_LIBRARY: library(node)}
    files |= {name: gzip.compress((PYODIDE / name).read_bytes(), 9, mtime=0) for name in _PACKED}
    files["engine.zip"] = engine()
    listed = []
    for name, data in files.items():
        own = _engine_name() if name == "engine.zip" else _named(name, data)
        own += ".gz" if name in _PACKED else ""
        (folder / own).write_bytes(data)
        listed.append({"as": name, "name": own, "bytes": len(data)})
    (folder / LIST).write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")
    tell_service_worker(page)


def tell_service_worker(page: Path) -> None:
    """Write into the service worker which files make the page, and what it runs: a version is both."""
    script = page / "sw.js"
    if not script.is_file():
        return
    listed = page / FOLDER / LIST
    files = sorted([page / "icon.svg", page / "manifest.webmanifest", listed, *(page / "assets").iterdir()])
    game = [f"{FOLDER}/{file['name']}" for file in json.loads(listed.read_text(encoding="utf-8"))]
    whole = b"".join(path.read_bytes() for path in [page / "index.html", *files])
    digest = hashlib.sha256(whole).hexdigest()[:12]
    names = [path.relative_to(page).as_posix() for path in files]
    text = (WEB / "public" / "sw.js").read_text(encoding="utf-8")
    text = text.replace('const VERSION = "built";', f'const VERSION = "{digest}";')
    text = text.replace("const FILES = [];", f"const FILES = {json.dumps(names)};")
    text = text.replace("const GAME = [];", f"const GAME = {json.dumps(game)};")
    script.write_text(text, encoding="utf-8")


def _engine_name() -> str:
    """Named after what it holds: not every Python packs it into the same bytes."""
    return _named("engine.zip", b"".join(name.encode() + data for name, data in contents().items()))


def _named(name: str, data: bytes) -> str:
    """A name with the digest of what is in it, before its first dot."""
    stem, dot, rest = name.partition(".")
    return f"{stem}-{hashlib.sha256(data).hexdigest()[:12]}{dot}{rest}"
