"""The page's types and docs/protocol.md are generated from the wire's types, and up to date."""

import subprocess
import sys
from pathlib import Path


def test_what_describes_the_wire_is_up_to_date() -> None:
    tool = Path(__file__).parents[2] / "tools" / "describe_wire.py"
    said = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr
