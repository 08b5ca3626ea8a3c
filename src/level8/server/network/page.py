"""The files of the page, as they were built; every address that is not a file is the page itself."""

import gzip
import mimetypes
from importlib import resources
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from level8.server.table.deciding import Refusal

FOREVER: Final = "public, max-age=31536000, immutable"
_TEXTS: Final = (".js", ".css", ".html", ".svg", ".webmanifest", ".ftl", ".json")
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
}


def built_page() -> Path | None:
    """Where the built page lies in this installation, if it was built."""
    folder = Path(str(resources.files("level8") / "_web"))
    return folder if (folder / "index.html").is_file() else None


class Page:
    """Serves the built page from memory: it is small."""

    def __init__(self, folder: Path | None) -> None:
        self._files: Final[dict[str, bytes]] = {}
        self._packed: Final[dict[str, bytes]] = {}
        for file in sorted(folder.rglob("*")) if folder is not None else ():
            if file.is_file():
                assert folder is not None
                name = file.relative_to(folder).as_posix()
                self._files[name] = file.read_bytes()
                if file.suffix in _TEXTS:
                    self._packed[name] = gzip.compress(self._files[name])

    def serve(self, request: Request) -> Response:
        """A file of the page, or the page itself."""
        path = request.url.path.lstrip("/")
        if path.startswith("api/") or (path.startswith("assets/") and not self._has(path)):
            raise Refusal("no-page")
        name = path if self._has(path) else "index.html"
        if not self._has(name):
            raise Refusal("no-page-built")
        return self._response(name, request.headers.get("accept-encoding", ""))

    def _has(self, name: str) -> bool:
        return name in self._files

    def _response(self, name: str, accepts: str) -> Response:
        suffix = Path(name).suffix
        kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        headers = {"cache-control": FOREVER if name.startswith("assets/") else "no-cache"}
        data = self._files[name]
        packed = self._packed.get(name)
        if packed is not None:
            headers["vary"] = "accept-encoding"
            if "gzip" in accepts:
                headers["content-encoding"] = "gzip"
                data = packed
        return Response(data, media_type=kind, headers=headers)
