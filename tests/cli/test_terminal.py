"""`level8 play` at a real terminal."""

import os
import select
import subprocess
import time

import pytest

from cli.test_front import COMMAND, environment

pty = pytest.importorskip("pty", reason="no terminals on this platform")
pytest.importorskip("readline", reason="this Python does not edit lines")
PATIENCE = 60.0


def heard(terminal: int, *sentences: str) -> None:
    """Wait until a terminal has shown `sentences`, one after the other."""
    shown, until = "", time.monotonic() + PATIENCE
    for sentence in sentences:
        while sentence not in shown:
            assert time.monotonic() < until, shown
            if select.select([terminal], [], [], 0.1)[0]:
                shown += os.read(terminal, 65536).decode("utf-8", "replace")
        shown = shown.partition(sentence)[2]


def test_an_arrow_key_brings_back_what_was_typed_before() -> None:
    terminal, inside = pty.openpty()
    game = subprocess.Popen(
        [*COMMAND, "play", "--seed", "3", "--seats", "2", "--language", "en"],
        stdin=inside,
        stdout=inside,
        stderr=inside,
        env=environment(TERM="dumb", NO_COLOR="1"),
    )
    os.close(inside)
    heard(terminal, "> ")
    os.write(terminal, b"dance\r")
    heard(terminal, "! “dance” is not something you can do", "> ")
    os.write(terminal, b"\x1b[A\r")
    heard(terminal, "! “dance” is not something you can do", "> ")
    os.write(terminal, b"quit\r")
    heard(terminal, "Until next time!", "> ")
    os.write(terminal, b"\r")
    assert game.wait(PATIENCE) == 0
    os.close(terminal)
