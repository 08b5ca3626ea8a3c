"""Whether the server is well: looked at now and then, however often anybody asks."""

import asyncio
import time
from typing import Final

from level8.server.store import Store

FRESH: Final = 1.0  # seconds that good news is good; a look writes to the store


class Pulse:
    """The health of a store. Who asks while somebody else does shares the answer."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._looking: asyncio.Task[bool] | None = None
        self._good_until = 0.0

    async def is_good(self) -> bool:
        """Whether something could be stored just now."""
        if time.monotonic() < self._good_until:
            return True
        if self._looking is None:
            self._looking = asyncio.create_task(self._look(), name="pulse")
        return await asyncio.shield(self._looking)

    async def _look(self) -> bool:
        try:
            good = await self._store.healthy()
            if good:
                self._good_until = time.monotonic() + FRESH
            return good
        finally:
            self._looking = None
