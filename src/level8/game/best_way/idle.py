"""Numbers where nothing of a level need start: what would lie there may as well lie elsewhere.

Numbers that lie side by side are alike if no card of them is held, and the same jokers cover them: a stretch.
Whatever of the level lies inside a stretch is all jokers. If its run goes on below the stretch, another part
of it could be the level's, that starts below; if above, one that ends there. Both spend no more. If the run
does not leave the stretch, it may start at the stretch's first number, or in another stretch that all these
jokers cover, if it is long enough; and so may a set.
"""

from typing import Final, final

from level8.game.best_way.holding import PLAIN, Holding, Kinds
from level8.game.cards import joker_high
from level8.game.levels import RUN, Level


@final
class _Stretch:
    """Numbers that are alike."""

    def __init__(self, low: int, high: int, kinds: int, longest: int) -> None:
        self.low: Final = low
        self.length: Final = high - low + 1
        self.kinds: Final = kinds  # of jokers that cover them, as bits
        self.room: Final = min(self.length, longest)  # for runs that are no longer than they need be

    def replaces(self, other: "_Stretch") -> bool:
        """Whether whatever lies inside the other may lie here instead; of two that are equal, the lower."""
        if self.kinds & other.kinds != other.kinds or self.room < other.room:
            return False
        return self.kinds != other.kinds or self.room > other.room or self.low < other.low


def idle_numbers(holding: Holding, kinds: Kinds, stuck: list[bool], level: Level, top: int) -> list[int]:
    """How many numbers there are from each one on that nothing need lie on alone, if it starts there."""
    longest = max([int(part.size) for part in level.parts if part.kind == RUN], default=1)
    highs = [int(joker_high(kind)) for kind in holding.kinds]
    idle = [0] * (top + 2)
    stretches: list[_Stretch] = []
    low = 1
    for number in range(1, top + 1):
        if holding.of_number[number]:
            low = number + 1
        elif number == top or holding.of_number[number + 1] or kinds.mask[number] != kinds.mask[number + 1]:
            # A run may grow to take jokers that would be lost; for a plain one there is a place anywhere.
            may_grow = any([stuck[at] and highs[at] < PLAIN for at in kinds.covering[number]])
            stretches.append(_Stretch(low, number, kinds.mask[number], top if may_grow else longest))
            low = number + 1
    for one in stretches:
        first = one.low if any([other.replaces(one) for other in stretches]) else one.low + 1
        end = one.low + one.length
        idle[first:end] = range(end - first, 0, -1)
    return idle
