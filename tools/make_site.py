"""Makes build/site: the page as plain files for any host, and what a server would print.

`make site` runs it. docs/site.md tells how to publish the folder.
"""

import gzip
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from level8.server.network.page import built_page
from level8.server.network.printing import FOLDER, printed_file, printed_files

SITE: Final = Path(__file__).parents[1] / "build" / "site"
_PACKED: Final = {".js", ".mjs", ".css", ".html", ".svg", ".json", ".webmanifest"}
BUILD: Final = Path(__file__).parents[1] / "web" / "build_page.py"
_BROTLI: Final = """
const { readFileSync, writeFileSync } = require("node:fs");
for (const name of readFileSync(0, "utf8").split("\\n")) {
  writeFileSync(`${name}.br`, require("node:zlib").brotliCompressSync(readFileSync(name)));
}
"""
_LEFT_OUT: Final = ("built-from.txt",)


def make_site(page: Path, site: Path) -> None:
    """Write the site of a built page into a folder, which is emptied before."""
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(page, site, ignore=shutil.ignore_patterns(*_LEFT_OUT))
    _print(site)
    (site / ".nojekyll").touch()  # or GitHub would look for templates in it
    for path in sorted(site.rglob("*")):
        if path.suffix in _PACKED:
            Path(f"{path}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def pack_more(site: Path) -> None:
    """Pack the same files smaller still, if a Node is here: Python alone cannot."""
    node = runpy.run_path(str(BUILD))["node"]()
    if node is None:
        return
    names = "\n".join(str(path) for path in sorted(site.rglob("*")) if path.suffix in _PACKED)
    subprocess.run([node, "-e", _BROTLI], input=names, text=True, capture_output=True, check=False)


def _print(site: Path) -> None:
    """Write what a server would answer without a table."""
    folder = site / FOLDER
    folder.mkdir()
    for name in printed_files():
        (folder / name).write_bytes(printed_file(name) or b"")


def main() -> int:
    page = built_page()
    if page is None:
        print("level8: there is no page to make a site of; run make setup with Node or a network.")
        return 1
    make_site(page, SITE)
    pack_more(SITE)
    print(f"== the site is in {SITE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
