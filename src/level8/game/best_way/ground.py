"""What walks of walks.py find at each number, once the colours of the level's groups are chosen."""

from typing import Final, final

from level8.game.best_way.holding import PLAIN, Counts
from level8.game.best_way.picks import Picks
from level8.game.best_way.reach import Field, Reach
from level8.game.best_way.stages import Stage
from level8.game.best_way.task import Task
from level8.game.cards import JOKER, joker_high, joker_low
from level8.game.filling import STRIDE


@final
class Ground:
    """The cards of each number by what could take them, and how many runs need pass there."""

    def __init__(self, task: Task, own: Counts, reach: Reach) -> None:
        self.task: Final = task
        self.own: Final = own  # the colours of the level's groups
        self.reach: Final = reach
        holding, table, top = task.holding, task.table, task.top
        self.loose: Final = reach.loose  # cards of a number that only runs take, or a set if laid there
        # Those that a meld takes in any case, own colours apart.
        self.other: Final = [held - only for held, only in zip(holding.of_number, self.loose)]
        # From each number on, the cards of each own colour.
        self.own_ahead: Final[list[list[int]]] = []
        for colour in own:
            row = holding.of_face[colour * STRIDE : (colour + 1) * STRIDE]
            for number in range(1, STRIDE):
                self.other[number] -= row[number]
            self.own_ahead.append([sum(row[number:]) for number in range(top + 2)])
        self.no_own: Final = [only + other for only, other in zip(self.loose, self.other)]
        self.own_at: Final = [held - free for held, free in zip(holding.of_number, self.no_own)]
        self.known_fewest: Final[dict[Stage, list[int]]] = {}
        # For each kind of joker, whether no set or group takes it, unless the level lays such a set.
        self.stuck: Final = table.stuck(holding.kinds, reach.colours)
        # A plain joker is stuck only where there are but runs. Then so many cards find no room in any case.
        is_stuck = self.stuck and self.stuck[-1] and holding.kinds[-1] == JOKER
        room = int(task.level.cards) + task.room
        self.overflow: Final = max(0, holding.total - room) if is_stuck and not task.stages.first.sets else 0
        self.picks: Final = Picks(task.slots, task.kinds, self.stuck)
        self.up_most: Final = [0] * (STRIDE + 2)
        self.down_most: Final = [0] * (STRIDE + 2)
        # How many runs may end there that grow down: each for a card or a joker that would be lost.
        self.ending_most: Final = self.loose[: top + 2]
        self._limit()

    def without_own(self, stage: Stage, number: int) -> int:
        """The jokers that the rest of the level takes from a number on, if all own colours were kept."""
        if not self.known_fewest:
            self.known_fewest.update(self.task.stages.fewest_if(self.no_own))
        return self.known_fewest[stage][number]

    def _limit(self) -> None:
        """No more runs need grow through a number than loose cards beyond it, or jokers, have a use for."""
        holding, top = self.task.holding, self.task.top
        most = 0
        for number in range(top, 0, -1):
            most = max(most, self.loose[number])
            self.up_most[number] = most
        most = 0
        for number in range(1, top + 1):
            most = max(most, self.loose[number])
            self.down_most[number] = most
        for at, kind in enumerate(holding.kinds):
            if self.stuck[at] and joker_high(kind) < PLAIN:
                for number in range(1, joker_high(kind) + 1):
                    self.up_most[number] += holding.jokers[at]
                for number in range(joker_low(kind), top + 1):
                    self.down_most[number] += holding.jokers[at]
                for number in range(joker_low(kind), min(joker_high(kind), top) + 1):
                    self.ending_most[number] += holding.jokers[at]
        for number, wild in enumerate(holding.wild):
            most = holding.of_number[number] + wild
            self.up_most[number] = min(self.up_most[number], most)
            self.down_most[number] = min(self.down_most[number], most)


@final
class Grounds:
    """Those of a task, by the colours of the level's groups; each is worked out once."""

    def __init__(self, task: Task) -> None:
        self.task: Final = task
        self.field: Final = Field(task)
        # By all colours of groups, the table's among them, as bits.
        self.reaches: Final[dict[int, Reach]] = {}
        self.known: Final[dict[Counts, Ground]] = {}

    def reach(self, own: Counts) -> Reach:
        colours = self.task.table.colours | sum([1 << int(colour) for colour in own])
        reach = self.reaches.get(colours)
        if reach is None:
            reach = Reach(self.field, colours)
            self.reaches[colours] = reach
        return reach

    def of(self, own: Counts) -> Ground:
        ground = self.known.get(own)
        if ground is None:
            ground = Ground(self.task, own, self.reach(own))
            self.known[own] = ground
        return ground
