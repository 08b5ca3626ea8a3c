"""Figures of a load: waiting times, and the memory and time that a process has used."""

import os
import resource
from collections.abc import Sequence
from pathlib import Path
from typing import Final

_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")


def waits(seconds: Sequence[float]) -> str:
    """`seconds` as text: their number, median, 99th percentile and maximum."""
    if not seconds:
        return "none"
    ordered = sorted(seconds)
    half, most = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return (
        f"{len(ordered)}: p50 {half * 1e3:.1f} ms, p99 {most * 1e3:.1f} ms, most {ordered[-1] * 1e3:.1f} ms"
    )


def mebibytes(process: int) -> float:
    """The memory that `process` uses now, in MiB."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * _PAGE / 2**20


def busy(process: int) -> float:
    """The processor time in seconds that `process` has used so far."""
    after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / _TICKS


def machine() -> float:
    """The processor time in seconds that everything on this machine has used so far."""
    user, nice, system, _, _, *interrupts = Path("/proc/stat").read_text().splitlines()[0].split()[1:8]
    return sum(map(int, [user, nice, system, *interrupts])) / _TICKS


def many_files() -> None:
    """Raise the limit of open files for this process, and those it starts, to the system's maximum."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
