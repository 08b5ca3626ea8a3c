"""A plain environment for all tests of the command line: English, no colours."""

import os
from collections.abc import Callable
from typing import NamedTuple

import pytest

from level8.cli.main import main


class Ran(NamedTuple):
    """The result of a command."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def _plain_surrounding(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LEVEL8_LANGUAGE", "LEVEL8_DEBUG", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setitem(os.environ, "LANG", "en_GB.UTF-8")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in this process."""

    def ran(*arguments: str) -> Ran:
        capsys.readouterr()
        status = main(arguments)
        return Ran(status, *capsys.readouterr())

    return ran
