"""One pass over the numbers that lays a level and lays off the rest: its search nodes, and the steps between.

A card of a set's number or of a group's colour always finds its place there. Every other card needs a run
that grows to its number, and a run grows only number by number (T3). So the numbers are passed once, from 1
up. Two passes go on alike from a number if they share: the stage of the level, how many runs have grown up
to there, how many runs above have grown down to there, and which jokers and which cards in the colours of
the level's own groups are left.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from level8.game.bits import bit
from level8.game.cards import JOKER, NUMBERS, PALETTE, joker_high, joker_low, number_card, stands_for_number
from level8.game.levels import COLOUR, SET, Counts, Level, Stage, Start
from level8.game.melds import Meld
from level8.game.solver.holding import Holding
from level8.game.solver.shortage import lower_bounds


@final
class Targets:
    """Where cards can be laid off before the level is laid: the melds on the table."""

    def __init__(self, melds: Sequence[Meld], top: int) -> None:
        self.sets: Final[set[int]] = set()  # their numbers
        self.colours: Final[set[int]] = set()  # of groups
        self.grow_up: Final = [0] * (NUMBERS + 2)  # by number: runs that take it next at their upper end
        self.grow_down: Final = [0] * (NUMBERS + 2)  # and at their lower end
        self.room = 0  # how many cards all runs together could take
        for meld in melds:
            value = int(meld.value)
            if meld.kind == SET:
                self.sets.add(value)
            elif meld.kind == COLOUR:
                self.colours.add(value)
            else:
                self.grow_up[value + len(meld.cards)] += 1
                self.grow_down[value - 1] += 1
                self.room += top - len(meld.cards)


@final
class Problem:
    """A hand, a level and a table: what is the same for every choice of the groups' colours."""

    def __init__(self, hand: Sequence[int], level: Level, top: int, table: Sequence[Meld]) -> None:
        holding = Holding(vec[i64](hand))
        self.holding: Final = holding
        self.level: Final = level
        self.plan: Final = level.plan
        self.top: Final = top
        self.targets: Final = Targets(table, top)
        self.bounds: Final = lower_bounds(self.plan, holding.of_number, top)
        # All kinds of jokers; the range that ends first comes first, and so plain ones come last.
        self.kinds: Final = [int(kind) for kind in holding.kinds]
        counts = [int(count) for count in holding.counts]
        if holding.plain > 0:
            self.kinds.append(JOKER)
            counts.append(int(holding.plain))
        self.jokers: Final = tuple(counts)
        self.cards: Final = int(holding.numbered) + sum(counts)
        # By number: its cards as (colour, count), and the kinds of jokers that cover it.
        self.faces: Final[list[list[tuple[int, int]]]] = [[] for _ in range(NUMBERS)]
        self.covering: Final[list[list[int]]] = [[] for _ in range(NUMBERS)]
        for number in range(1, NUMBERS):
            if holding.of_number[number] > 0:
                for colour in range(PALETTE):
                    count = holding.of_face[number_card(colour, number)]
                    if count > 0:
                        self.faces[number].append((colour, int(count)))
            for at, kind in enumerate(self.kinds):
                if stands_for_number(kind, number):
                    self.covering[number].append(at)
        self.room: Final = self.targets.room + sum(
            [
                count * (top - size)
                for (kind, size), count in zip(self.plan.shapes, self.plan.first.to_start)
                if kind != SET
            ]
        )

    def fewest_jokers(self, number: int, stage: Stage) -> int:
        """A lower bound of the jokers that runs and sets still take from a stage before a number on."""
        return int(self.bounds[number * len(self.plan.stages) + stage.index])


@final
class Node:
    """A pass up to a number: what is left, what is lost so far, and the node it came from."""

    def __init__(
        self,
        before: "Node | None",
        colouring: "Colouring",
        start: Start | None,
        stage: Stage,
        up: int,
        down: int,
        jokers: Counts,
        own: Counts,
        sunk: int,
        loss: int,
        spent: int,
    ) -> None:
        self.before: Final = before
        self.colouring: Final = colouring
        self.number: Final[int] = 0 if before is None else before.number + 1  # the last that was passed
        self.start: Final = start  # what started there
        self.stage: Final = stage
        self.up: Final = up  # runs that can take the next number at their upper end
        # Runs that have grown down to this number: each takes the next one too, or starts there.
        self.down: Final = down
        self.jokers: Final = jokers  # left, by kind
        self.own: Final = own  # cards left in the colour of each own group
        self.sunk: Final = sunk  # kinds of jokers, as bits, that a set of the level takes
        self.loss: Final = loss  # cards behind that no meld takes
        self.spent: Final = spent  # jokers in the runs and sets of the level


@final
class Colouring:
    """One choice of colours for the level's own groups: which cards then need a run, and how a pass goes on.

    `owed` is how many slots the groups of each chosen colour have together.
    """

    def __init__(self, problem: Problem, owed: dict[int, int]) -> None:
        self.problem: Final = problem
        self.own: Final = sorted(owed)
        self.owed: Final = [owed[colour] for colour in self.own]
        targets = problem.targets
        # By number: cards that only a run takes, and cards that go elsewhere but not into an own group.
        self.loose: Final = [0] * (NUMBERS + 1)
        self.other: Final = [0] * (NUMBERS + 1)
        for number, faces in enumerate(problem.faces):
            for colour, count in faces:
                if colour not in owed:
                    elsewhere = number in targets.sets or colour in targets.colours
                    (self.other if elsewhere else self.loose)[number] += count
        # Kinds of jokers that are lost if they are left over: there is no group, nor a set in their range.
        self.stuck: Final = [
            not owed
            and not targets.colours
            and not any([stands_for_number(kind, number) for number in targets.sets])
            for kind in problem.kinds
        ]
        # By number: at most how many runs must grow through it upwards and downwards, and how many runs on
        # the table could grow down to it.
        self.most_up: Final = [0] * (NUMBERS + 2)
        self.most_down: Final = [0] * (NUMBERS + 2)
        self.above: Final = [0] * (NUMBERS + 2)
        self._limit_growth()

    def _limit_growth(self) -> None:
        """Bound from above how many runs must grow through each number.

        That is the largest count of loose cards of one number from there on, plus the stuck jokers whose
        range reaches that far; and never more than the cards that can stand for the number.
        """
        problem = self.problem
        top = problem.top
        up, down = [0] * (NUMBERS + 2), [0] * (NUMBERS + 2)
        for number in range(1, top + 1):
            down[number] = max(down[number - 1], self.loose[number])
        for number in range(top, 0, -1):
            up[number] = max(up[number + 1], self.loose[number])
            self.above[number] = self.above[number + 1] + problem.targets.grow_down[number]
        for at, kind in enumerate(problem.kinds):
            if self.stuck[at] and kind != JOKER:
                for number in range(1, joker_high(kind) + 1):
                    up[number] += problem.jokers[at]
                for number in range(joker_low(kind), top + 1):
                    down[number] += problem.jokers[at]
        for number in range(1, top + 1):
            supply = int(problem.holding.of_number[number])
            supply += sum([problem.jokers[at] for at in problem.covering[number]])
            self.most_up[number] = min(up[number], supply)
            self.most_down[number] = min(down[number], supply)

    def first(self) -> Node:
        """The pass before the number 1; what lies beyond the top is lost."""
        problem = self.problem
        own = tuple([int(problem.holding.of_colour[colour]) for colour in self.own])
        beyond = sum(self.loose[problem.top + 1 :])
        return Node(None, self, None, problem.plan.first, 0, 0, problem.jokers, own, 0, beyond, 0)

    def lacking(self, own: Counts) -> int:
        """How many jokers the own groups take when the cards `own` are left in their colours."""
        lacking = 0
        for owed, left in zip(self.owed, own):
            if owed > left:
                lacking += owed - left
        return lacking

    # --- the next number ---

    def after(self, node: Node) -> list[Node]:
        """Every node at the next number that this one leads to."""
        problem = self.problem
        number = node.number + 1
        held = int(problem.holding.of_number[number])
        supply = held + sum([node.jokers[at] for at in problem.covering[number]])
        spare = sum(node.jokers) - self.lacking(node.own)
        ends = min(node.up + problem.targets.grow_up[number], self.most_up[number])
        free = self.loose[number] + self.other[number]
        found: list[Node] = []
        for start in node.stage.starts:
            fewest = problem.fewest_jokers(number + 1, start.after)
            least_down = max(0, node.down - int(start.begun))
            least_asked = int(start.asked) + least_down
            if least_asked > supply or fewest > spare - max(0, least_asked - held):
                continue
            most_down = min(int(start.after.runs_to_start) + self.above[number], self.most_down[number])
            for down in range(least_down, max(least_down, most_down) + 1):
                asked = int(start.asked) + down
                # Two choices never help. One is to stop a run though a card of this number is left over: the
                # run could take it at no cost. The other is to let one more run come down to this number
                # while a run below stops short of it: grown up to here, that one could do all that the other
                # can.
                least_up = max(0, min(ends, free - asked)) if down == least_down else ends
                for up in range(least_up, min(ends, supply - asked) + 1):
                    if fewest > spare - max(0, asked + up - held):
                        break
                    self._fill(node, start, asked + up, up, down, fewest, found)
        return found

    def _fill(
        self, node: Node, start: Start, asked: int, up: int, down: int, fewest: int, found: list[Node]
    ) -> None:
        """Fill `asked` slots at the next number: with loose cards, then others, own colours, jokers.

        `up` and `down` runs grow through the number; the rest of the level takes `fewest` jokers at least.
        """
        problem = self.problem
        number = node.number + 1
        free = min(asked, self.loose[number] + self.other[number])
        sunk, loss = node.sunk, node.loss
        if start.sets > 0:
            for at in problem.covering[number]:
                sunk |= bit(at)
        elif self.loose[number] > asked:
            loss += self.loose[number] - asked
        next_up = min(up + int(start.ended), self.most_up[number + 1])
        next_down = max(0, down - problem.targets.grow_down[number])
        for own in self._own_choices(number, int(start.asked) - free, asked - free, node.own):
            naturals = free + sum(node.own) - sum(own)
            if sum(node.jokers) - (asked - naturals) - self.lacking(own) < fewest:
                continue
            spent = node.spent + max(0, int(start.asked) - naturals)
            for jokers in self._joker_choices(number, asked - naturals, node.jokers, sunk):
                found.append(
                    Node(node, self, start, start.after, next_up, next_down, jokers, own, sunk, loss, spent)
                )

    def _own_choices(self, number: int, least: int, most: int, own: Counts) -> list[Counts]:
        """What may be left of the own colours when a number takes `least` to `most` of their cards.

        `least` slots are the level's: they rather take such a card than a joker, for the joker can take the
        card's place in the group.
        """
        if most <= 0 or not self.own:
            return [own]
        choices = [own]
        held = 0
        for colour, count in self.problem.faces[number]:
            if colour in self.own:
                at = self.own.index(colour)
                held += count
                choices = [
                    (*left[:at], left[at] - taken, *left[at + 1 :])
                    for left in choices
                    for taken in range(count + 1)
                ]
        return [left for left in choices if min(least, held) <= sum(own) - sum(left) <= most]

    def _joker_choices(self, number: int, needed: int, jokers: Counts, sunk: int) -> list[Counts]:
        """What may be left of the jokers when `needed` of them stand for a number."""
        choices = [jokers]
        for _ in range(needed):
            fewer: list[Counts] = []
            for left in choices:
                for at in self._next_jokers(number, left, sunk):
                    rest = (*left[:at], left[at] - 1, *left[at + 1 :])
                    if rest not in fewer:
                        fewer.append(rest)
            choices = fewer
        return choices

    def _next_jokers(self, number: int, left: Counts, sunk: int) -> list[int]:
        """The kinds that may stand for a number next, two at most.

        Of two kinds the one whose range ends first is the better choice: wherever it could be of use later,
        the other can be as well. Only a kind that is lost if it is left over may be used before it.
        """
        kinds: list[int] = []
        for at in self.problem.covering[number]:
            if left[at]:
                if self._is_stuck(at, sunk):
                    kinds.append(at)
                    break
                if not kinds:
                    kinds.append(at)
        return kinds

    def _is_stuck(self, kind: int, sunk: int) -> bool:
        """Whether a left-over joker of a kind is lost, where the level's sets take the kinds `sunk`."""
        return self.stuck[kind] and not sunk >> kind & 1

    # --- comparing ---

    def least(self, node: Node) -> tuple[int, int]:
        """A lower bound of the loss and the jokers spent that a pass ends with; at the top it is exact.

        Ranged jokers are lost once their range is passed, where nothing but a run would take them.
        """
        problem = self.problem
        loss = node.loss
        for at, left in enumerate(node.jokers):
            if left and self._is_stuck(at, node.sunk):
                kind = problem.kinds[at]
                if kind != JOKER:
                    loss += left if min(joker_high(kind), problem.top) <= node.number else 0
                elif node.number == problem.top:
                    # All melds are runs then, and a plain joker fits any free place in them.
                    laid_off = problem.cards - sum(node.jokers) - node.loss - int(problem.level.cards)
                    loss += max(0, left - (problem.room - laid_off))
        spent = node.spent + self.lacking(node.own)
        return loss, spent + problem.fewest_jokers(node.number + 1, node.stage)

    def dominates(self, one: Node, other: Node) -> bool:
        """Whether one node can do all that another at the same stage and number can, and end no worse."""
        if one.loss > other.loss or one.spent > other.spent or one.up < other.up or one.down > other.down:
            return False
        extra = 0  # jokers that may be left over
        for at, left in enumerate(one.jokers):
            if left < other.jokers[at]:
                return False
            if self._is_stuck(at, one.sunk):
                extra += left - other.jokers[at]
        if one.loss + extra > other.loss:
            return False
        for at, left in enumerate(one.own):
            if left < other.own[at]:
                return False
        return True
