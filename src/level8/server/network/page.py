"""The files of the page, as they were built; every address that is not a file is the page itself."""

import gzip
import json
import mimetypes
from dataclasses import dataclass
from html import escape
from importlib import resources
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from level8.server.network.printing import FOLDER, printed_file
from level8.server.table.refusing import Refusal

FOREVER: Final = "public, max-age=31536000, immutable"
_PARTS: Final = ("assets/", "here/")  # files whose names change with what is in them
_TEXTS: Final = (".js", ".mjs", ".css", ".html", ".svg", ".webmanifest", ".ftl", ".json")
_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
}


@dataclass(frozen=True, slots=True)
class Nameplate:
    """What a house says of itself; the page shows it, and offers no more than that."""

    name: str = ""  # empty: as the game is called
    languages: tuple[str, ...] = ()  # empty: all of ours
    open_tables: bool = True

    @property
    def attribute(self) -> bytes:
        """It as an attribute of the page's first element; nothing where all is as usual."""
        if self == USUAL_PLATE:
            return b""
        said = {"name": self.name, "languages": self.languages, "open": self.open_tables}
        return f' data-house="{escape(json.dumps(said, ensure_ascii=False))}"'.encode()


USUAL_PLATE: Final = Nameplate()


def built_page() -> Path | None:
    """Where the built page lies in this installation, if it was built."""
    folder = Path(str(resources.files("level8") / "_web"))
    return folder if (folder / "index.html").is_file() else None


def _rooted(page: bytes, plate: Nameplate) -> bytes:
    """The page as it is served for every path: its addresses begin at the root; it is told whose it is."""
    told = b"<html data-served" + plate.attribute + b" "
    return page.replace(b'="./', b'="/').replace(b"<html ", told, 1)


class Page:
    """Serves the built page from memory: it is small."""

    def __init__(self, folder: Path | None, plate: Nameplate = USUAL_PLATE) -> None:
        self._files: Final[dict[str, bytes]] = {}
        self._packed: Final[dict[str, bytes]] = {}
        for file in sorted(folder.rglob("*")) if folder is not None else ():
            if file.is_file():
                assert folder is not None
                name = file.relative_to(folder).as_posix()
                data = file.read_bytes()
                self._keep(name, _rooted(data, plate) if name == "index.html" else data)

    def _keep(self, name: str, data: bytes) -> None:
        self._files[name] = data
        if name.endswith(_TEXTS):
            self._packed[name] = gzip.compress(data)

    def serve(self, request: Request) -> Response:
        """A file of the page, or the page itself."""
        path = request.url.path.lstrip("/")
        if path.startswith("api/") or (path.startswith(_PARTS) and not self._has(path)):
            raise Refusal("no-page")
        name = path if self._has(path) else "index.html"
        if not self._has(name):
            raise Refusal("no-page-built")
        return self._response(name, request.headers.get("accept-encoding", ""))

    def _has(self, name: str) -> bool:
        if name not in self._files and name.startswith(FOLDER):  # it is printed when first asked for
            data = printed_file(name.removeprefix(FOLDER))
            if data is not None:
                self._keep(name, data)
        return name in self._files

    def _response(self, name: str, accepts: str) -> Response:
        suffix = Path(name).suffix
        kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        lasting = name.startswith(_PARTS) and suffix != ".json"
        headers = {"cache-control": FOREVER if lasting else "no-cache"}
        data = self._files[name]
        packed = self._packed.get(name)
        if packed is not None:
            headers["vary"] = "accept-encoding"
            if "gzip" in accepts:
                headers["content-encoding"] = "gzip"
                data = packed
        return Response(data, media_type=kind, headers=headers)
