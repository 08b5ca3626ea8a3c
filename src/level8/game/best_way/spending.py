"""How many jokers the rest of a level takes at least, where each joker counts for what it is.

A bound for the walks of walks.py, and a warning, where walks come to nothing because they spend jokers early
that the level cannot do without later. It lays the rest of the level and nothing else.
"""

from typing import Final, final

from level8.game.best_way.holding import NEVER, Holding
from level8.game.best_way.joker_sets import JokerSets
from level8.game.best_way.slots import Slots
from level8.game.best_way.stages import Stage, Stages


@final
class Spending:
    """Which jokers are enough for a stage from a number on, worked out when asked for.

    If cards may be lacking, any jokers are enough, and it is not jokers that are counted but those cards.
    """

    def __init__(
        self,
        holding: Holding,
        slots: Slots,
        stages: Stages,
        top: int,
        most_wanted: int = 0,
        may_lack: bool = False,
    ) -> None:
        self.may_lack: Final = may_lack
        self.held: Final = holding.of_number
        self.most_of: Final = stages.most  # cards and jokers for each number
        never = [False] * len(holding.kinds)
        self.choices: Final = slots.choices
        self.most_wanted: Final = most_wanted
        self.most: Final = stages.first.cards if may_lack else min(stages.first.cards, sum(holding.jokers))
        self.jokers: Final = JokerSets(slots, never, self.most, most_wanted=most_wanted)
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

    def fewest(self, enough: int, place: int, wanted: int = 0) -> int:
        """How many of the jokers of a place the level takes, or NEVER if they are not enough.

        Its groups want so many besides.
        """
        most = self.most_wanted
        fewest = self.jokers.least(enough, place + self.choices * (most - wanted if wanted > 0 else most))
        return fewest if fewest <= self.most else NEVER

    def _work_out(self, number: int, stage: Stage) -> int:
        held = self.held[number]
        most = self.most_of[number - 1]
        known = self.known_passed[number]
        enough = 0
        used = 0  # jokers for the number, still to be taken off; those for the largest start come first
        for start in reversed(stage.starts):
            asked = start.asked
            needed = asked - held if asked > held else 0
            after = start.after
            if asked <= most and after.fewest[number + 1] + needed <= self.most:
                while used > needed:
                    enough = self._filled(enough, number)
                    used -= 1
                used = needed
                passed = known.get(after)
                if passed is None:
                    passed = self.jokers.ended(self.enough(number + 1, after), number)
                    known[after] = passed
                enough |= passed
        for _ in range(used):
            enough = self._filled(enough, number)
        return self.jokers.begun(enough, number)

    def _filled(self, enough: int, number: int) -> int:
        """From where one gets there by filling a slot of a number otherwise than with a card of it."""
        used = self.jokers.used(enough, number)
        return used | self.jokers.lost(enough) if self.may_lack else self.jokers.lost(used)
