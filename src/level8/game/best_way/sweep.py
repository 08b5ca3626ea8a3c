"""All walks of walks.py at once, where they would be too many.

Walks that differ only in the jokers they have left, and in what they lost, are one set of jokers (see
joker_sets.py): a few shifts take them all over a number. An outlook tells which of them come to nothing. They
are kept in layers, by the jokers that the level takes beyond those it takes in any case; a layer's turn comes
once nothing is found in those before it.

Each kind of joker has to be counted for what it is.
"""

from typing import Final, final

from level8.game.best_way.crossing import Cell, Crossing
from level8.game.best_way.holding import Counts
from level8.game.best_way.joker_sets import spread
from level8.game.best_way.onwards import Onward, Onwards
from level8.game.best_way.outlook import Outlook
from level8.game.best_way.stages import Stage, Start
from level8.game.best_way.walk import Walk
from level8.game.best_way.walks import Walks

# Walks that crossed a number, what they started there, how many cards they took, and own colours of these.
Move = tuple[Crossing, Start, int, int]
# Mostly there are many ways, and walks from a few cells at each number come to one. If not, all go on.
WIDTHS: Final = (3, 10, 30, 1000)
# An outlook that heeds what is spent is rarely wrong: nearly always one cell is enough.
THRIFTY_WIDTHS: Final = (1, *WIDTHS)


@final
class Sweep:
    """The walks that end with no more than so much lost, apart from what is beyond all runs, and spent."""

    def __init__(
        self, walks: Walks, outlook: Outlook, most_lost: int, most_spent: int, least_spent: int = 0
    ) -> None:
        self.walks: Final = walks
        self.ground: Final = walks.ground
        self.task: Final = walks.ground.task
        self.outlook: Final = outlook
        # It is counted what the groups are given, whatever they lack or can spare.
        self.jokers: Final = self.task.joker_sets(self.ground.stuck, outlook.most_lost)
        self.lost_before: Final = outlook.most_lost - most_lost  # as if, so that the outlook's limit is met
        first = self.task.stages.first
        self.fewest: Final = first.fewest[1] - walks.owned[0]
        layers = range(self.fewest, most_spent + 1)
        # Nothing is found in the layers before this one, as is known already: it takes its turn with them.
        self.first_layer: Final = min(max(0, least_spent - self.fewest), len(layers) - 1)
        self.onwards: Final = Onwards(self.ground, outlook, self.jokers, len(layers))
        numbers = range(self.task.top + 1)
        # After each number, the jokers of those that wait, and how they came there; by layers.
        self.waiting: Final[list[list[dict[Cell, int]]]] = [[{} for _ in numbers] for _ in layers]
        self.moves: Final[list[list[dict[Cell, list[Move]]]]] = [[{} for _ in numbers] for _ in layers]
        # Of those that went on, by layers as well.
        self.gone: Final[list[dict[Stage, dict[tuple[int, Cell], int]]]] = [{} for _ in numbers]
        self.enough: Final[dict[int, int]] = {}  # jokers, as they are counted here
        self.good: Final[list[dict[tuple[Cell, int], int]]] = [{} for _ in numbers]  # what the outlook says
        self.waiting[0][0][first, 0, 0, walks.owned] = 1 << self.lost_before

    def find(self, widths: tuple[int, ...] = ()) -> Walk | None:
        """The one with the fewest jokers spent, as far as walks from so many cells at each number tell."""
        widths = widths or (THRIFTY_WIDTHS if self.outlook.is_thrifty else WIDTHS)
        layers = range(self.first_layer + 1)
        while layers[-1] < len(self.waiting):
            for width in widths:
                for number in range(1, self.task.top + 1):
                    for layer in layers:
                        if self.waiting[layer][number - 1]:
                            self._go_on(layer, number, width)
                for layer in layers:
                    if self.waiting[layer][-1]:
                        return self._walk(layer)
            layers = range(layers[-1] + 1, layers[-1] + 2)
        return None

    def _go_on(self, layer: int, number: int, width: int) -> None:
        """Take walks over a number, from so many cells."""
        waiting = self.waiting[layer][number - 1]
        for cell in _foremost(waiting, width):
            left = waiting.pop(cell) & self._enough(number, cell[0])
            if left:
                left = self._not_gone(layer, number, cell, left)
            if left:
                self._cross(layer, number, cell, left)

    def _enough(self, number: int, stage: Stage) -> int:
        """Jokers that are enough for the rest of the level, as far as is known."""
        spending = self.task.spending
        if spending is None or self.walks.own:
            return self.jokers.every
        enough = spending.enough(number, stage)
        known = self.enough.get(enough)
        if known is None:
            known = spread(enough, spending.jokers.depth, self.jokers.depth)
            self.enough[enough] = known
        return known

    def _not_gone(self, layer: int, number: int, cell: Cell, left: int) -> int:
        """Those of some walks that are better in something than all that went on before."""
        stage, up, down, owned = cell
        gone = self.gone[number - 1].setdefault(stage, {})
        for (before, (_, other_up, other_down, others)), jokers in gone.items():
            if before <= layer and other_up >= up and other_down <= down and _is_covered(owned, others):
                left &= ~jokers
        if left:
            gone[layer, cell] = gone.get((layer, cell), 0) | self.jokers.no_better(left)
        return left

    def _cross(self, layer: int, number: int, cell: Cell, left: int) -> None:
        """Take walks over a number in every way: choose how many runs grow up and down, as walks.py does."""
        stage, up, down, _ = cell
        ground, jokers = self.ground, self.jokers
        has_own = ground.own_at[number] > 0
        free = ground.loose[number] + ground.other[number]
        most_up = min(up + self.task.table.ups[number], ground.up_most[number])
        ending_most = ground.ending_most[number]
        crossing = Crossing(ground, jokers, number, layer, cell, left)
        for has_set, onwards in enumerate(self.onwards.of(number, stage, layer)):
            arrived = crossing.arrived(has_set > 0) if onwards else 0
            for onward in onwards:
                start, grown, _, spent, good = onward
                met = arrived & good
                if not met or layer + spent >= len(self.waiting):
                    continue  # most of them
                least_down = down - start.begun if down > start.begun else 0
                if least_down <= grown <= least_down + ending_most:
                    asked = start.asked + grown
                    least_up = most_up
                    if grown == least_down and free - asked < most_up:
                        least_up = free - asked if free > asked else 0
                    if has_own:
                        self._fill(crossing, onward, range(least_up, most_up + 1))
                    else:
                        met = met >> (asked + least_up) * jokers.bits & jokers.first[most_up - least_up + 1]
                        self._arrive(crossing, onward, least_up, met)

    def _arrive(self, crossing: Crossing, onward: Onward, up: int, row: int) -> None:
        """Let those wait that arrived, by how many runs grow up."""
        start, grown, next_down, spent, _ = onward
        number = crossing.number
        most_next = self.ground.up_most[number + 1]
        while row:
            arrived = row & self.jokers.every
            if arrived:
                cell = (start.after, min(up + start.ended, most_next), next_down, crossing.owned)
                if self.walks.own:
                    arrived &= self._good(number, cell, crossing.layer + spent)
                if arrived:
                    move = (crossing, start, start.asked + grown + up, 0)
                    self._wait(crossing.layer + spent, cell, arrived, move)
            row >>= self.jokers.bits
            up += 1

    def _fill(self, crossing: Crossing, onward: Onward, ups: range) -> None:
        """Fill what is taken at a number with cards that no group needs, own colours, jokers."""
        start, grown, next_down, spent, _ = onward
        number = crossing.number
        ground, jokers = self.ground, self.jokers
        held = self.task.holding.of_number[number]
        row = crossing.arrived(start.has_set)
        # What the groups lack, and what the level takes from them, is still to be seen.
        base = crossing.layer + crossing.owned[0] + spent - max(0, start.asked - held)
        for up in ups:
            taken = start.asked + grown + up
            if taken > self.task.stages.most[number - 1]:
                break
            free = min(taken, ground.loose[number] + ground.other[number])
            next_up = min(up + start.ended, ground.up_most[number + 1])
            for owned, used in self.walks.own_choices(number, taken - free, crossing.owned):
                arrived = row >> (taken - used) * jokers.bits & jokers.every
                if arrived:
                    cell = (start.after, next_up, next_down, owned)
                    layer = base - owned[0] + max(0, start.asked - free - used)
                    if layer < len(self.waiting):
                        arrived &= self._good(number, cell, layer)
                        if arrived:
                            self._wait(layer, cell, arrived, (crossing, start, taken, used))

    def _wait(self, layer: int, cell: Cell, arrived: int, move: Move) -> None:
        """Let those wait that arrived at a cell by a move."""
        number = move[0].number
        waiting, moves = self.waiting[layer][number], self.moves[layer][number]
        if cell in waiting:
            waiting[cell] |= arrived
        else:
            waiting[cell] = arrived
        if cell in moves:
            moves[cell].append(move)
        else:
            moves[cell] = [move]

    def _good(self, number: int, cell: Cell, layer: int) -> int:
        """The jokers that the outlook calls good for walks of a layer at a cell."""
        extra = len(self.waiting) - 1 - layer if self.outlook.is_thrifty else 0
        good = self.good[number].get((cell, extra))
        if good is None:
            stage, up, down, owned = cell
            good = self.outlook.good(number + 1, stage, up, down, 0, extra)
            good = self.outlook.good_if(good, self.walks.balance(number + 1, owned))
            self.good[number][cell, extra] = good
        return good

    def _walk(self, layer: int) -> Walk:
        """One of the walks that came to the end."""
        cell, arrived = next(iter(self.waiting[layer][-1].items()))
        one = arrived & -arrived
        lost = (one.bit_length() - 1) % self.jokers.depth - self.lost_before + self.ground.reach.beyond
        loss, spent = max(lost, self.ground.overflow), self.fewest + layer
        steps: list[tuple[Start, Counts, list[int]]] = []
        for number in range(self.task.top, 0, -1):
            (crossing, start, _, _), one, slots = _last(self.moves[layer][number][cell], one)
            steps.append((start, cell[3], slots))
            layer, cell = crossing.layer, crossing.cell
        picks = self.ground.picks
        (pick,) = picks.choices(0, 0, self.task.holding.jokers, 0)
        walk = Walk(None, self.task.stages.nothing, 0, 0, pick, cell[3], 0, loss, spent, (loss, spent))
        for number, (start, owned, slots) in enumerate(reversed(steps), 1):
            left = list(walk.jokers)
            for slot in slots:
                left[self._kind(number, slot, left)] -= 1
            (pick,) = picks.choices(number, 0, tuple(left), 0)
            walk = Walk(walk, start, 0, 0, pick, owned, 0, loss, spent, (loss, spent))
        return Walk(walk, walk.start, 0, 0, pick, walk.owned, 0, loss, spent, (loss, spent))

    def _kind(self, number: int, slot: int, left: list[int]) -> int:
        """Of the jokers in a slot that can stand for a number, the kind whose range ends first."""
        covering = self.task.kinds.covering[number]
        kinds = [kind for kind in self.task.slots.kinds[slot] if left[kind] and kind in covering]
        return min(kinds, key=covering.index)


def _foremost(waiting: dict[Cell, int], count: int) -> list[Cell]:
    """So many cells, those in turn with the most walks, with the widest jokers left, with fewest runs begun.

    For each of these there are hands where to go by it alone leads astray.
    """
    by_walks = sorted(waiting, key=lambda cell: -waiting[cell].bit_count())
    if len(by_walks) <= count:
        return by_walks
    by_jokers = sorted(waiting, key=lambda cell: -waiting[cell].bit_length())
    by_begun = sorted(by_walks, key=lambda cell: cell[0].begun)
    in_turn = zip(by_walks[:count], by_jokers, by_begun)
    return list(dict.fromkeys([cell for cells in in_turn for cell in cells]))[:count]


def _is_covered(owned: Counts, others: Counts) -> bool:
    """Whether others have no less of anything."""
    for count, other in zip(owned, others):
        if count > other:
            return False
    return True


def _last(moves: list[Move], arrived: int) -> tuple[Move, int, list[int]]:
    """The move by which a walk arrived, what it had before, and the slots of the jokers that it used."""
    at = 0
    before, slots = _back(moves[at], arrived)
    while not before:
        at += 1
        before, slots = _back(moves[at], arrived)
    return moves[at], before, slots


def _back(move: Move, arrived: int) -> tuple[int, list[int]]:
    crossing, start, taken, used = move
    return crossing.back(start.has_set, taken, used, arrived)
