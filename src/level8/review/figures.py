"""Figures with their standard errors, and sums of estimates that share some of their noise."""

import math
from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from level8.bots.futures import Outlook


class Figure(NamedTuple):
    """A share of the game (1 is a win), and its standard error.

    >>> Figure(0.25, 0.0) - Figure(0.05, 0.01)
    Figure(value=0.2, error=0.01)
    """

    value: float
    error: float

    def __sub__(self, other: "Figure") -> "Figure":
        """The difference of two figures that do not depend on each other."""
        return Figure(self.value - other.value, math.hypot(self.error, other.error))

    def is_clear(self) -> bool:
        """Whether the figure is more than chance in the playouts: two standard errors from nothing."""
        return abs(self.value) > 2 * self.error


def total(figures: Iterable[Figure]) -> Figure:
    """The sum of figures that do not depend on each other.

    >>> total([Figure(0.25, 0.03), Figure(0.5, 0.04)])
    Figure(value=0.75, error=0.05)
    """
    listed = list(figures)
    return Figure(sum([one.value for one in listed]), math.hypot(*[one.error for one in listed]))


class Change(NamedTuple):
    """What something did to everybody's chance to win: the outlook before and after it."""

    before: Outlook
    after: Outlook

    def of(self, seat: int) -> Figure:
        """What it did to the chance of one seat."""
        return changed([self], seat)


def changed(changes: Iterable[Change], seat: int) -> Figure:
    """What several changes did together to the chance of a seat.

    The outlook after one change is often that before the next: its noise then cancels out.
    """
    times: Final[Counter[Outlook]] = Counter()
    for change in changes:
        times[change.after] += 1
        times[change.before] -= 1
    value = sum([count * outlook.means[seat] for outlook, count in times.items()])
    variance = sum([count * count * outlook.variances[seat] for outlook, count in times.items()])
    return Figure(value, math.sqrt(variance))
