"""Workers on a Dask cluster: the arena's batches, played on other machines.

Each worker needs this package in the same version. If a worker disappears, another plays its games again.
"""

from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

from level8.game.errors import SetupError
from level8.lab.arena import Workers

_PATIENCE: Final = "10s"  # for the scheduler to answer


@contextmanager
def dask(address: str) -> Iterator[Workers]:
    """The workers of the cluster whose scheduler is at `address`."""
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

        yield Workers(client.get_executor(pure=False), slots, (distributed.KilledWorker, CancelledError))
    finally:
        client.close()
