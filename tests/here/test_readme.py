"""Python in a browser: the examples of the README run there as they do anywhere."""

import runpy
import subprocess
from pathlib import Path

from here.second import PYODIDE, ROOT, node


def test_the_examples_of_the_readme_run_under_pyodide(tmp_path: Path) -> None:
    program, archive = node(), tmp_path / "engine.zip"
    archive.write_bytes(runpy.run_path(str(ROOT / "web" / "pack_engine.py"))["engine"]())
    script = Path(__file__).with_name("readme.mjs")
    command = (program, str(script), str(PYODIDE), str(archive), str(ROOT / "README.md"))
    told = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    failed, _, attempted = told.stdout.splitlines()[-1].partition(" of ")
    assert failed == "0", told.stdout
    assert int(attempted) >= 6
