"""Listening to what other processes have stored."""

import asyncio
from typing import Final


class Hearing:
    """Tables that other processes append to, until it is closed; one that is waiting is not added again."""

    def __init__(self, all_ears: "set[Hearing]") -> None:
        self._waiting: Final[dict[str, None]] = {}
        self._stirred: Final = asyncio.Event()
        self._closed = False
        self._all_ears: Final = all_ears
        all_ears.add(self)

    def tell(self, table: str) -> None:
        """A table has moved."""
        self._waiting[table] = None
        self._stirred.set()

    def close(self) -> None:
        """Stop listening; the iteration ends."""
        self._closed = True
        self._all_ears.discard(self)
        self._stirred.set()

    def __aiter__(self) -> "Hearing":
        return self

    async def __anext__(self) -> str:
        while not self._waiting and not self._closed:
            self._stirred.clear()
            await self._stirred.wait()
        if self._closed:
            raise StopAsyncIteration
        table = next(iter(self._waiting))
        del self._waiting[table]
        return table


class Hearings:
    """All the ears of a store."""

    def __init__(self) -> None:
        self._ears: Final[set[Hearing]] = set()

    def begin(self) -> Hearing:
        """A new ear, which hears from now on."""
        return Hearing(self._ears)

    def tell(self, table: str) -> None:
        """A table has moved."""
        for ear in self._ears:
            ear.tell(table)

    def close(self) -> None:
        """End every iteration."""
        for ear in tuple(self._ears):
            ear.close()
