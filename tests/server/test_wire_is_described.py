"""The page's types and docs/protocol.md are generated from the wire's types, and up to date."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_what_describes_the_wire_is_up_to_date() -> None:
    tool = ROOT / "tools" / "describe_wire.py"
    said = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


def test_every_address_of_the_server_is_described() -> None:
    sources = (ROOT / "src" / "level8" / "server" / "network").glob("*.py")
    served = {path for source in sources for path in re.findall(r'"(/api/[^"]+)"', source.read_text("utf-8"))}
    described = (ROOT / "docs" / "protocol.md").read_text("utf-8").partition("<!-- types -->")[0]
    assert len(served) > 20
    assert {path for path in served if f"{path.replace(':number', '')}`" not in described} == set()
