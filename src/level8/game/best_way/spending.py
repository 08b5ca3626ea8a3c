"""How many jokers the rest of a level takes at least, where each joker counts for what it is.

A bound for the walks of walks.py, and a warning, where walks come to nothing because they spend jokers early
that the level cannot do without later. It lays the rest of the level and nothing else.
"""

from typing import Final, final

from level8.game.best_way.holding import NEVER, Holding
from level8.game.best_way.joker_sets import JokerSets
from level8.game.best_way.slots import Slots
from level8.game.best_way.stages import Stage, Stages
from level8.game.cards import joker_high

MOST_BEYOND: Final = 3  # jokers that are counted, beyond those that a stage takes in any case


@final
class Spending:
    """Which jokers are enough for a stage from a number on, worked out when asked for.

    It is counted how many more of them a stage takes than if each could stand for everything. If cards may be
    lacking, it is those that are counted, and jokers are enough if no more than so many lack.
    """

    def __init__(
        self,
        holding: Holding,
        slots: Slots,
        stages: Stages,
        top: int,
        most_wanted: int = 0,
        most_lacking: int | None = None,
    ) -> None:
        self.may_lack: Final = most_lacking is not None
        self.held: Final = holding.of_number
        self.idle: Final = stages.idle
        self.most_of: Final = stages.most  # cards and jokers for each number
        never = [False] * len(holding.kinds)
        self.choices: Final = slots.choices
        self.most_wanted: Final = most_wanted
        self.most: Final = MOST_BEYOND if most_lacking is None else most_lacking
        # From each number on, what may be spent: jokers, and what may be lacking.
        highs = [int(joker_high(kind)) for kind in holding.kinds]
        self.most_spent: Final = [
            sum([count for high, count in zip(highs, holding.jokers) if high >= number], most_lacking or 0)
            for number in range(top + 1)
        ]
        self.jokers: Final = JokerSets(slots, never, self.most, most_wanted=most_wanted)
        # Of the bits for each choice, the lowest: enough, whatever is spent. And those with room for so much.
        self.lowest: Final = self.jokers.every // self.jokers.column
        self.roomy: Final = [self.lowest * (self.jokers.column >> more) for more in range(self.most + 1)]
        # From each number on, what is enough for the groups alone.
        self.settled: Final = [self.jokers.settled()] * (top + 2)
        if most_wanted:
            for number in range(top, 0, -1):
                settled = self.jokers.ended(self.settled[number + 1], number)
                self.settled[number] = self.jokers.begun(settled, number)
        self.known: Final[list[dict[Stage, int]]] = [{} for _ in range(top + 2)]
        # The same after a number while the jokers still count whose range ends with it.
        self.known_passed: Final[list[dict[Stage, int]]] = [{} for _ in range(top + 1)]

    def enough(self, number: int, stage: Stage) -> int:
        """The sets of jokers that are enough."""
        known = self.known[number]
        enough = known.get(stage)
        if enough is None:
            if stage.fewest[number] == 0:
                enough = self.settled[number]
            else:
                enough = self._work_out(number, stage)
            known[stage] = enough
        return enough

    def more(self, enough: int, place: int, wanted: int = 0) -> int:
        """How many are counted at least with the jokers of a place, or NEVER if these are not enough.

        The groups of the level want so many besides.
        """
        most = self.most_wanted
        more = self.jokers.least(enough, place + self.choices * (most - wanted if wanted > 0 else most))
        return more if more <= self.most else NEVER

    def _work_out(self, number: int, stage: Stage) -> int:
        held = self.held[number]
        most = self.most_of[number - 1]
        known = self.known_passed[number]
        fewest = NEVER if self.may_lack else stage.fewest[number]
        most_spent = self.most_spent[number]
        enough = 0
        used = 0  # jokers for the number, still to be taken off; those for the largest start come first
        for start in reversed(stage.starts_at(self.idle[number])):
            asked = start.asked
            needed = asked - held if asked > held else 0
            after = start.after
            spent = after.fewest[number + 1] + needed
            if asked <= most and spent <= most_spent:
                while used > needed:
                    enough = self._filled(enough, number)
                    used -= 1
                used = needed
                passed = known.get(after)
                if passed is None:
                    passed = self.jokers.ended(self.enough(number + 1, after), number)
                    known[after] = passed
                if spent > fewest:
                    passed = self._dearer(passed, spent - fewest)
                enough |= passed
        for _ in range(used):
            enough = self._filled(enough, number)
        return self.jokers.begun(enough, number)

    def _dearer(self, enough: int, more: int) -> int:
        """From where one gets there by a start that takes so many more; beyond the most, all are the same."""
        lowest = enough & self.lowest
        return enough >> more & self.roomy[more] | lowest if more <= self.most else lowest

    def _filled(self, enough: int, number: int) -> int:
        """From where one gets there by filling a slot of a number otherwise than with a card of it."""
        used = self.jokers.used(enough, number)
        return used | self.jokers.lost(enough) if self.may_lack else used
