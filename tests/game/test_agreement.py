"""The compiled engine and the plain one agree in all actions, lists and Views."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import level8
from playouts import digest

TESTS = Path(__file__).parent.parent
SCRIPT = "import level8; from playouts import digest; print(level8.compiled, digest(3, 80))"


@pytest.mark.untraced
def test_the_same_script_gives_the_same_digest_twice() -> None:
    assert digest(1, 40) == digest(1, 40)


@pytest.mark.skipif(not level8.compiled, reason="the engine is not compiled here: there is one form only")
def test_compiled_and_pure_agree_action_for_action() -> None:
    source = Path(level8.__file__).parent.parent
    path = os.pathsep.join([str(TESTS), str(source)])
    environment = {**os.environ, "LEVEL8_PURE": "1", "PYTHONPATH": path}
    pure = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=240,
    )
    assert pure.stdout.split() == ["False", digest(3, 80)]
