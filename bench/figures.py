"""What a load came to, in figures: waits, and what a process has used."""

import os
import resource
from collections.abc import Sequence
from pathlib import Path
from typing import Final

_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")


def waits(seconds: Sequence[float]) -> str:
    """Waits in words: how many, the middle one, the 99th of a hundred, the longest."""
    if not seconds:
        return "none"
    ordered = sorted(seconds)
    half, most = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return (
        f"{len(ordered)}: p50 {half * 1e3:.1f} ms, p99 {most * 1e3:.1f} ms, most {ordered[-1] * 1e3:.1f} ms"
    )


def mebibytes(process: int) -> float:
    """The memory a process has in use now."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * _PAGE / 2**20


def busy(process: int) -> float:
    """The seconds of a core that a process has used so far."""
    after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / _TICKS


def many_files() -> None:
    """Allow this process, and those it starts, as many open sockets as the system lets it."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
