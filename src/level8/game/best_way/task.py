"""What a search for the best way is about: a hand, a level to lay, and a table to lay off to."""

from collections.abc import Sequence
from math import comb
from typing import Final, final

from level8.game.best_way.holding import NEVER, Holding, Kinds, Table
from level8.game.best_way.idle import idle_numbers
from level8.game.best_way.joker_sets import JokerSets
from level8.game.best_way.slots import FINEST, MOST_CHOICES, Slots
from level8.game.best_way.spending import Spending
from level8.game.best_way.stages import Stages
from level8.game.levels import COLOUR, RUN, SET, Level, Part
from level8.game.melds import Meld

MOST_SPARE: Final = 3
MOST_STAGES: Final = 36  # of runs
FEW_STAGES: Final = 24
FEW_STARTS: Final = 2800
FEW_CHOICES: Final = 100  # of jokers


@final
class Task:
    """All that does not depend on the colours of the level's groups."""

    def __init__(
        self,
        hand: tuple[int, ...],
        level: Level,
        top: int,
        melds: Sequence[Meld],
        most_choices: int | None = None,
    ) -> None:
        self.holding: Final = Holding(hand)
        self.level: Final = level
        self.top: Final = top
        self.table: Final = Table(melds, top)
        self.kinds: Final = Kinds(self.holding.kinds, top)
        groups = [int(part.size) for part in level.parts if part.kind == COLOUR]
        stuck = [False] * len(self.holding.kinds)
        if not groups:
            stuck = self.table.stuck(self.holding.kinds, self.table.colours)
        idle = idle_numbers(self.holding, self.kinds, stuck, level, top)
        self.stages: Final = Stages(level, self.holding.of_number, self.holding.wild, top, idle)
        self.few_stages = FEW_STAGES  # so many, outlooks tell apart,
        self.few_starts = FEW_STARTS  # or those with so many starts, where there are few choices
        self._coarse_stages: Stages | None = None
        if most_choices is None:
            most_choices = MOST_CHOICES if groups else FINEST
        self.slots: Final = Slots(self.holding, top, stuck, most_choices)
        self.spending: Spending | None = None
        # Jokers that the level takes in any case, its groups apart; and how many it could take, with them.
        self.fewest = self.stages.first.fewest[1]
        self.most_spent: Final = min(int(level.cards), sum(self.holding.jokers))
        self.taken = 0  # walks so far, whatever the colours
        self.room: int = self.table.room  # how many cards all runs together could take, beyond the level's
        # How far it is counted what the level's groups can spare; the last number means any more as well.
        spare = [max(0, held - min(groups, default=0)) for held in self.holding.of_colour]
        most = sum(sorted(spare, reverse=True)[: len(groups)])
        self.most_spare: Final = min(MOST_SPARE, most + 1) if groups else 0
        # How many jokers they may want.
        self.most_wanted: Final = max(0, min(sum(groups), sum(self.holding.jokers) - self.fewest))
        # How many cards of a number may be taken at once: one by each run, and those that sets ask for.
        self.most_taken: int = self.stages.first.runs + self.table.runs
        for (kind, size), count in zip(self.stages.shapes, self.stages.first.to_lay):
            if kind == RUN:
                self.room += count * (top - size)
            else:
                self.most_taken += count * size
        self.known_sets: Final[dict[tuple[tuple[bool, ...], int], JokerSets]] = {}

    def joker_sets(self, stuck: list[bool], most_lost: int) -> JokerSets:
        """Sets of jokers in rows by how many cards are taken, where some kinds may be stuck."""
        key = (tuple(stuck), most_lost)
        known = self.known_sets.get(key)
        if known is None:
            known = JokerSets(self.slots, stuck, most_lost, self.most_taken + 1, self.most_wanted)
            self.known_sets[key] = known
        return known

    def tell_jokers_apart(self) -> None:
        """From now on, know which jokers the rest of the level takes, where each counts for what it is."""
        if self.spending is None:
            self.spending = Spending(self.holding, self.slots, self.stages, self.top, self.most_wanted)
            enough = self.spending.enough(1, self.stages.first)
            self.fewest += self.spending.more(enough, self.slots.place(1, self.holding.jokers))

    def coarse_stages(self) -> Stages:
        """The stages if all runs were as short as the shortest, and all sets as small.

        The same, if so, or if there are few, or few starts.
        """
        if self._coarse_stages is None:
            is_small = len(self.stages.in_order) <= self.few_stages or self._has_few_starts()
            self._coarse_stages = self.stages if is_small else self._all_alike()
        return self._coarse_stages

    def _has_few_starts(self) -> bool:
        if self.slots.choices > FEW_CHOICES:
            return False
        return self.stages.course(NEVER).starts(self.few_starts) <= self.few_starts

    def _all_alike(self) -> Stages:
        coarse = _coarse(self.level)
        if coarse.parts == tuple([part for part in self.level.parts if part.kind != COLOUR]):
            return self.stages
        return Stages(coarse, self.holding.of_number, self.holding.wild, self.top, self.stages.idle)


def _coarse(level: Level) -> Level:
    """The same with the shortest runs and the smallest sets only, and no groups."""
    shortest = min([int(part.size) for part in level.parts if part.kind == RUN], default=2)
    smallest = min([int(part.size) for part in level.parts if part.kind == SET], default=2)
    runs = len([part for part in level.parts if part.kind == RUN])
    while shortest > 2 and comb(runs + shortest, runs) > MOST_STAGES:
        shortest -= 1
    sizes = {RUN: shortest, SET: smallest}
    return Level(tuple([Part(part.kind, sizes[part.kind]) for part in level.parts if part.kind != COLOUR]))
