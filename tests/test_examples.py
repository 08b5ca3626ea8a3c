"""The examples say how they are used."""

import subprocess
import sys
from pathlib import Path
from typing import Final

EXAMPLES: Final = Path(__file__).parents[1] / "examples"


def test_the_client_tells_its_usage() -> None:
    asked = [sys.executable, str(EXAMPLES / "client.py"), "--help"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("usage: client.py")
