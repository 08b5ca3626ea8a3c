"""All walks of walks.py at once, for a level without groups.

Walks that differ only in the jokers they have left, and in what they lost, are one set of jokers (see
joker_sets.py): a few shifts take them all over a number. An outlook tells which of them come to nothing. They
are kept in layers, by the jokers that the level takes beyond those it takes in any case; a layer's turn comes
once nothing is found in those before it.

Each kind of joker has to be counted for what it is.
"""

from typing import Final, final

from level8.game.best_way.crossing import Crossing
from level8.game.best_way.ground import Ground
from level8.game.best_way.outlook import Outlook
from level8.game.best_way.stages import Stage, Start
from level8.game.best_way.walk import Walk

# Where walks stand before a number: their stage, and their runs up and down.
Cell = tuple[Stage, int, int]
# Walks of a layer and a cell that crossed a number, what they started there, and how many cards they took.
Move = tuple[int, Cell, Crossing, Start, int]
# Mostly there are many ways, and a few sets of walks at each number come to one. If not, all of them go on.
WIDTHS: Final = (3, 10, 30, 1000)


@final
class Sweep:
    """The walks that end with no more than so much lost, apart from what is beyond all runs, and spent."""

    def __init__(self, ground: Ground, outlook: Outlook, most_lost: int, most_spent: int) -> None:
        self.ground: Final = ground
        self.task: Final = ground.task
        self.outlook: Final = outlook
        self.jokers: Final = outlook.jokers
        self.lost_before: Final = outlook.most_lost - most_lost  # as if, so that the outlook's limit is met
        first = self.task.stages.first
        layers = range(first.fewest[1], most_spent + 1)
        numbers = range(self.task.top + 1)
        # After each number, the jokers of those that wait, and how they came there; by layers.
        self.waiting: Final[list[list[dict[Cell, int]]]] = [[{} for _ in numbers] for _ in layers]
        self.moves: Final[list[list[dict[Cell, list[Move]]]]] = [[{} for _ in numbers] for _ in layers]
        self.gone: Final[list[dict[Stage, dict[Cell, int]]]] = [{} for _ in numbers]  # of those that went on
        place = self.task.slots.place(1, self.task.holding.jokers)
        self.waiting[0][0][first, 0, 0] = 1 << place * self.jokers.depth + self.lost_before

    def find(self) -> Walk | None:
        """The one with the fewest jokers spent."""
        for layer, waiting in enumerate(self.waiting):
            for width in WIDTHS:
                for number in range(1, self.task.top + 1):
                    self._go_on(layer, number, width)
                if waiting[-1]:
                    return self._walk(layer)
        return None

    def _go_on(self, layer: int, number: int, width: int) -> None:
        """Take walks over a number, so many of the largest sets."""
        waiting = self.waiting[layer][number - 1]
        cells = list(waiting)
        if len(cells) > 1:
            cells.sort(key=lambda cell: -waiting[cell].bit_count())
        for cell in cells[:width]:
            left = self._not_gone(number, cell, waiting.pop(cell))
            if left:
                self._cross(layer, number, cell, left)

    def _not_gone(self, number: int, cell: Cell, left: int) -> int:
        """Those of some walks that are better in something than all that went on before."""
        stage, up, down = cell
        gone = self.gone[number - 1].get(stage)
        if gone is None:
            self.gone[number - 1][stage] = {cell: left}
            return left
        for (_, other_up, other_down), jokers in gone.items():
            if other_up >= up and other_down <= down:
                left &= ~jokers
        if left:
            gone[cell] = gone.get(cell, 0) | left
        return left

    def _cross(self, layer: int, number: int, cell: Cell, left: int) -> None:
        """Take walks over a number in every way."""
        stage, up, down = cell
        crossing = Crossing(self.ground, self.jokers, number, left)
        most_up = min(up + self.task.table.ups[number], self.ground.up_most[number])
        for start in stage.starts:
            if start.asked > self.task.stages.most[number - 1]:
                break
            further = layer + start.after.fewest[number + 1] - stage.fewest[number]
            if start.asked > crossing.held:
                further += start.asked - crossing.held
            if further < len(self.waiting):
                least_down = down - start.begun if down > start.begun else 0
                self._grow(layer, cell, crossing, start, least_down, most_up, further)

    def _grow(
        self, layer: int, cell: Cell, crossing: Crossing, start: Start, least_down: int, most_up: int, to: int
    ) -> None:
        """Choose how many runs grow up through a number, and how many down, as walks.py does."""
        number, held = crossing.number, crossing.held
        rows = self.outlook.rows(number + 1, start.after)
        if not rows:
            return
        downs = self.task.table.downs[number]
        most_down = min(
            start.after.runs + self.task.table.above[number],
            self.ground.down_most[number],
            downs + len(rows) - 1,
        )
        most = self.task.stages.most[number - 1]  # cards and jokers
        most_next = self.ground.up_most[number + 1]
        bits, last = self.jokers.bits, self.outlook.ahead[number + 1].last
        waiting, moves = self.waiting[to][number], self.moves[to][number]
        arrive = crossing.arrived_with_set if start.has_set else crossing.arrived
        for down in range(least_down, most_down + 1):
            asked = start.asked + down
            least_up = most_up
            if down == least_down and held - asked < most_up:
                least_up = held - asked if held > asked else 0
            next_down = down - downs if down > downs else 0
            row = rows[next_down]
            for taken in range(asked + least_up, min(asked + most_up, most) + 1):
                arrived = arrive(taken)
                if arrived:
                    next_up = taken - asked + start.ended
                    if next_up > most_next:
                        next_up = most_next
                    arrived &= row >> (next_up if next_up < last else last) * bits
                    if arrived:
                        next_cell = (start.after, next_up, next_down)
                        move = (layer, cell, crossing, start, taken)
                        if next_cell in waiting:
                            waiting[next_cell] |= arrived
                        else:
                            waiting[next_cell] = arrived
                        if next_cell in moves:
                            moves[next_cell].append(move)
                        else:
                            moves[next_cell] = [move]

    def _walk(self, layer: int) -> Walk:
        """One of the walks that came to the end."""
        cell, arrived = next(iter(self.waiting[layer][-1].items()))
        one = arrived & -arrived
        lost = (one.bit_length() - 1) % self.jokers.depth - self.lost_before + self.ground.reach.beyond
        loss, spent = max(lost, self.ground.overflow), self.task.stages.first.fewest[1] + layer
        steps: list[tuple[Start, list[int]]] = []
        for number in range(self.task.top, 0, -1):
            (layer, cell, _, start, _), one, slots = _last(self.moves[layer][number][cell], one)
            steps.append((start, slots))
        picks = self.ground.picks
        (pick,) = picks.choices(0, 0, self.task.holding.jokers, 0)
        walk = Walk(None, self.task.stages.nothing, 0, 0, pick, (), 0, loss, spent, (loss, spent))
        for number, (start, slots) in enumerate(reversed(steps), 1):
            left = list(walk.jokers)
            for slot in slots:
                left[self._kind(number, slot, left)] -= 1
            (pick,) = picks.choices(number, 0, tuple(left), 0)
            walk = Walk(walk, start, 0, 0, pick, (), 0, loss, spent, (loss, spent))
        return Walk(walk, walk.start, 0, 0, pick, (), 0, loss, spent, (loss, spent))

    def _kind(self, number: int, slot: int, left: list[int]) -> int:
        """Of the jokers in a slot that can stand for a number, the kind whose range ends first."""
        covering = self.task.kinds.covering[number]
        kinds = [kind for kind in self.task.slots.kinds[slot] if left[kind] and kind in covering]
        return min(kinds, key=covering.index)


def _last(moves: list[Move], arrived: int) -> tuple[Move, int, list[int]]:
    """The move by which a walk arrived, what it had before, and the slots of the jokers that it used."""
    at = 0
    before, slots = _back(moves[at], arrived)
    while not before:
        at += 1
        before, slots = _back(moves[at], arrived)
    return moves[at], before, slots


def _back(move: Move, arrived: int) -> tuple[int, list[int]]:
    _, _, crossing, start, taken = move
    return crossing.back(start, taken, arrived)
