"""How far a level is laid, number by number: what may start, and how many jokers the rest takes at least.

None of it depends on the colours of the level's groups, so all choices of colours share it.
"""

from typing import Final, final

from level8.game.best_way.holding import NEVER, Counts
from level8.game.best_way.rows import Rows
from level8.game.best_way.slots import NO_LIMIT
from level8.game.levels import COLOUR, RUN, SET, Level

BITS: Final = 8  # to count begun runs in
EACH: Final = (1 << BITS) - 1


@final
class Stage:
    """What is still to be laid, and what is begun, before a number."""

    def __init__(self, rest: "_Rest", growing: int, begun: int, cards: int) -> None:
        self.to_lay: Final = rest.to_lay  # how many of each shape are still to start
        self.growing: Final = growing  # how many begun runs need 1, 2, 3, … more cards, the first lowest
        self.begun: Final = begun  # how many there are
        self.runs: Final = rest.runs  # still to start
        self.sets: Final = rest.sets
        self.cards: Final = cards  # still to be laid
        self.starts: Final[list[Start]] = []  # what may happen at a number, the least first
        self.known_starts: Final[dict[int, list[Start]]] = {}
        self.fewest: list[int] = []  # jokers that the level takes from each number on

    def starts_at(self, idle: int) -> "list[Start]":
        """Those to be considered at a number, if nothing need lie on so many from it on alone."""
        if not idle:
            return self.starts
        starts = self.known_starts.get(idle)
        if starts is None:
            starts = [start for start in self.starts if start.shortest > idle]
            self.known_starts[idle] = starts
        return starts

    def extra(self, start: "Start", number: int, held: int) -> int:
        """The jokers that a start at a number spends beyond the fewest, where so many cards are held."""
        extra = start.after.fewest[number + 1] - self.fewest[number]
        return extra + start.asked - held if start.asked > held else extra


@final
class Start:
    """What of the level starts at a number."""

    def __init__(self, laying: "_Laying", after: Stage, asked: int, ended: int) -> None:
        self.laid: Final = laying.laid  # how many of each shape start
        self.after: Final = after
        self.asked: Final = asked  # cards of this number that the level needs,
        self.in_sets: Final = laying.asked - laying.begun  # and those among them that sets need
        self.shortest: Final = laying.shortest
        self.begun: Final = laying.begun  # runs
        self.ended: Final = ended
        self.has_set: Final = laying.has_set


@final
class _Laying:
    """What may start at a number, whatever is begun."""

    def __init__(self, laid: Counts, shapes: list[tuple[int, int]], to_lay: Counts) -> None:
        self.laid: Final = laid
        self.left: Final = tuple([had - now for had, now in zip(to_lay, laid)])  # to start later
        self.asked: int = 0  # cards
        self.begun: int = 0  # runs
        self.growing: int = 0  # these, as a stage has them
        self.has_set: bool = False
        self.shortest: int = NEVER  # how many numbers something takes that starts
        for (kind, size), count in zip(shapes, laid):
            if count:
                self.shortest = min(self.shortest, 1 if kind == SET else size)
            if kind == SET:
                self.asked += count * size
                self.has_set = self.has_set or count > 0
            else:
                self.asked += count
                self.begun += count
                self.growing += count << (size - 2) * BITS


@final
class _Rest:
    """What is still to start, whatever is begun."""

    def __init__(self, to_lay: Counts, shapes: list[tuple[int, int]]) -> None:
        self.to_lay: Final = to_lay
        self.runs: Final = sum([count for (kind, _), count in zip(shapes, to_lay) if kind == RUN])
        self.sets: Final = sum(to_lay) - self.runs
        layings = [_Laying(laid, shapes, to_lay) for laid in _choices(to_lay)]
        self.layings: Final = sorted(layings, key=lambda laying: laying.asked)


@final
class _Needs:
    """How many jokers each number needs, by how many cards of it are asked for."""

    def __init__(self, rows: Rows, held: list[int], most: list[int]) -> None:
        self.rows: Final = rows
        self.held: Final = held
        self.most: Final = most
        self.known: Final[dict[int, int]] = {}

    def of(self, asked: int) -> int:
        """A row of them; NEVER, where there are not so many cards and jokers."""
        needs = self.known.get(asked)
        if needs is None:
            of_numbers = [
                NEVER if asked > most else asked - held if asked > held else 0
                for held, most in zip(self.held, self.most)
            ]
            needs = self.rows.row([NEVER, *of_numbers, NEVER])
            self.known[asked] = needs
        return needs


@final
class Stages:
    """All stages of a level, where so many cards of each number are held, and so many jokers cover it.

    It may be told where nothing need start (see idle.py).
    """

    def __init__(
        self, level: Level, held: list[int], wild: list[int], top: int, idle: list[int] | None = None
    ) -> None:
        self.idle: Final = [0] * (top + 2) if idle is None else idle
        self.held: Final = held[1 : top + 1]
        self.most: Final = [cards + jokers for cards, jokers in zip(self.held, wild[1 : top + 1])]
        asked: dict[tuple[int, int], int] = {}
        for part in level.parts:
            if part.kind != COLOUR:
                shape = (int(part.kind), int(part.size))
                asked[shape] = asked.get(shape, 0) + 1
        self.shapes: Final = sorted(asked)  # runs first
        self.known: Final[dict[tuple[Counts, int], Stage]] = {}
        self.in_order: Final[list[Stage]] = []  # none before those that may follow it
        self.rests: Final[dict[Counts, _Rest]] = {}
        self.known_courses: Final[dict[int, Course]] = {}
        self.all_fewest: Final[dict[Stage, int]] = {}  # what each stage takes at least, as rows
        self.rows: Final = Rows(top)
        self.needs: Final = _Needs(self.rows, self.held, self.most)
        cards = sum([size * count for (_, size), count in asked.items()])
        self.first: Final = self._stage(tuple([asked[shape] for shape in self.shapes]), 0, 0, cards)
        self.nothing: Final = Start(_Laying((), [], ()), self.first, 0, 0)  # has started before the numbers
        # Jokers that the whole level takes, its groups among it.
        self.fewest: Final = max(self.first.fewest[1], int(level.cards) - sum(held))

    def _stage(self, to_lay: Counts, growing: int, begun: int, cards: int) -> Stage:
        known = self.known.get((to_lay, growing))
        if known is None:
            rest = self.rests.get(to_lay)
            if rest is None:
                rest = _Rest(to_lay, self.shapes)
                self.rests[to_lay] = rest
            known = Stage(rest, growing, begun, cards)
            self.known[to_lay, growing] = known
            ended = growing & EACH
            growing >>= BITS
            for laying in rest.layings:
                after = self._stage(
                    laying.left,
                    growing + laying.growing,
                    begun - ended + laying.begun,
                    cards - begun - laying.asked,
                )
                known.starts.append(Start(laying, after, begun + laying.asked, ended))
            known.fewest = self._find_fewest(known, self.needs, self.all_fewest)
            self.in_order.append(known)
        return known

    def course(self, extra: int) -> "Course":
        """The course of walks that spend so many jokers beyond the fewest at most; or NEVER, any number."""
        course = self.known_courses.get(extra)
        if course is None:
            course = Course(self, extra)
            self.known_courses[extra] = course
        return course

    def like(self, stage: Stage) -> Stage:
        """The stage of these that comes nearest to one of another level, with longer runs and larger sets."""
        to_lay = tuple([stage.runs if kind == RUN else stage.sets for kind, _ in self.shapes])
        growing = 0
        left = stage.growing
        at = 0
        while left:
            growing += (left & EACH) << min(at, self.shapes[0][1] - 2) * BITS
            left >>= BITS
            at += 1
        return self.known[to_lay, growing]

    def fewest_if(self, held: list[int]) -> dict[Stage, list[int]]:
        """What each stage takes at least from each number on, if so many cards of each were held."""
        needs = _Needs(self.rows, held[1 : len(self.held) + 1], self.most)
        fewest: dict[Stage, int] = {}
        return {stage: self._find_fewest(stage, needs, fewest) for stage in self.in_order}

    def _find_fewest(self, stage: Stage, needs: _Needs, fewest: dict[Stage, int]) -> list[int]:
        """What a stage takes at least from each number on; what its starts lead to is known already."""
        rows = self.rows
        least = 0
        if stage.cards:
            least = rows.never
            asked = 0
            after = rows.never  # what it takes after starts that ask for no more than so many cards
            for start in stage.starts:
                if start.after is not stage:
                    if start.asked != asked:
                        least = rows.least(least, rows.of_next(after) + needs.of(asked))
                        asked = start.asked
                    after = rows.least(after, fewest[start.after])
            least = rows.least(least, rows.of_next(after) + needs.of(asked))
            if not stage.growing:
                least = rows.least_from(least)
        fewest[stage] = least
        return rows.counts(least)


@final
class Course:
    """The stages that walks may come to, number by number, worked out as far as asked for."""

    def __init__(self, stages: Stages, extra: int) -> None:
        self.stages: Final = stages
        self.is_thrifty: Final = extra != NEVER
        self.count = 0  # starts so far
        # Before each number, with how many jokers may be left to spend, as bits; or 1, if any may be spent.
        self.reached: Final[list[dict[Stage, int]]] = [{}, {}]  # no number is 0
        if extra >= 0:
            self.reached[1][stages.first] = 1 << extra if self.is_thrifty else 1

    def starts(self, most: int = NO_LIMIT) -> int:
        """How many starts there are; beyond the most that matter, they are not counted to the end.

        Those of a stage count anew for each number of jokers that may be left.
        """
        while self.count <= most and len(self.reached) < len(self.stages.held) + 2:
            self._go_on(len(self.reached) - 1)
        return self.count

    def before(self, number: int) -> dict[Stage, int]:
        """The stages before a number, each with how many jokers may be left to spend, as bits."""
        while len(self.reached) <= number:
            self._go_on(len(self.reached) - 1)
        return self.reached[number]

    def _go_on(self, number: int) -> None:
        """Over a number."""
        held, most = self.stages.held[number - 1], self.stages.most[number - 1]
        idle = self.stages.idle[number]
        after: dict[Stage, int] = {}
        for stage, left in self.reached[number].items():
            for start in stage.starts_at(idle):
                if start.asked > most:
                    break
                rest = left >> stage.extra(start, number, held) if self.is_thrifty else left
                if rest:
                    self.count += rest.bit_count()
                    after[start.after] = after.get(start.after, 0) | rest
        self.reached.append(after)


def _choices(to_lay: Counts) -> list[Counts]:
    """How many of each shape may start at a number; first of all, none."""
    choices: list[Counts] = [()]
    for count in to_lay:
        choices = [(*choice, now) for choice in choices for now in range(count + 1)]
    return choices
