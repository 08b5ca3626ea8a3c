"""Counts side by side in one large integer, a row: what is done to it is done to all of them at once.

A row has a count for each number of the cards, and one more below and above them.
"""

from collections.abc import Sequence
from struct import Struct
from typing import Final, final

from level8.game.best_way.holding import NEVER

BITS: Final = 16  # for each count; the highest is there only to compare


@final
class Rows:
    """Rows for numbers up to a top; no count is more than twice NEVER."""

    def __init__(self, top: int) -> None:
        self.length: Final = top + 2
        self.layout: Final = Struct(f"<{self.length}H")
        ones = ((1 << self.length * BITS) - 1) // ((1 << BITS) - 1)
        self.highest: Final = ones << BITS - 1
        self.never: Final = ones * NEVER  # everywhere

    def row(self, counts: Sequence[int]) -> int:
        return int.from_bytes(self.layout.pack(*counts), "little")

    def counts(self, row: int) -> list[int]:
        return list(self.layout.unpack(row.to_bytes(self.layout.size, "little")))

    def least(self, one: int, other: int) -> int:
        """The lesser of each two counts that stand in the same place."""
        # Where the other is no more than the one, the highest bit is left.
        no_more = ((one | self.highest) - other & self.highest) >> BITS - 1
        return one ^ (one ^ other) & (no_more << BITS) - no_more

    def of_next(self, row: int) -> int:
        """In each place what stands in the next."""
        return row >> BITS

    def least_from(self, row: int) -> int:
        """In each place the least of what stands there or farther up."""
        far = 1
        while far < self.length:
            kept = (self.length - far) * BITS
            row = self.least(row, row >> far * BITS | self.never >> kept << kept)
            far *= 2
        return row
