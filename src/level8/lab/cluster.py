"""A hall that is a Dask cluster: the same portions, on other machines.

Workers need this package in the same version; one that disappears has its games played again by another.
"""

from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

from level8.game.errors import SetupError
from level8.lab.arena import Hall

_PATIENCE: Final = "10s"  # for the scheduler to answer


@contextmanager
def dask(address: str) -> Iterator[Hall]:
    """A hall on the cluster whose scheduler is at this address."""
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise SetupError("extra", {"what": "--dask", "extra": "dask"}) from None
    try:
        client = distributed.Client(address, timeout=_PATIENCE)
    except (OSError, ValueError) as error:
        problem = str(error).partition("\n")[0]
        raise SetupError("dask", {"address": address, "problem": problem}) from None
    try:

        def slots() -> int:
            return max(1, sum(int(threads) for threads in client.nthreads().values()))

        yield Hall(client.get_executor(pure=False), slots, (distributed.KilledWorker, CancelledError))
    finally:
        client.close()
