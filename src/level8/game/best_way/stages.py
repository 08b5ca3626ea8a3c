"""How far a level is laid, number by number: what may start, and how many jokers the rest takes at least.

None of it depends on the colours of the level's groups, so all choices of colours share it.
"""

from typing import Final, final

from level8.game.best_way.holding import NEVER, Counts
from level8.game.levels import COLOUR, RUN, SET, Level


@final
class Stage:
    """What is still to be laid, and what is begun, before a number."""

    def __init__(self, to_lay: Counts, growing: Counts, runs: int, sets: int, cards: int) -> None:
        self.to_lay: Final = to_lay  # how many of each shape are still to start
        self.growing: Final = growing  # the cards that each begun run still needs
        self.runs: Final = runs  # still to start
        self.sets: Final = sets
        self.cards: Final = cards  # still to be laid
        self.starts: Final[list[Start]] = []  # what may happen at the number, the least first
        self.fewest: Final[list[int]] = []  # jokers that the level takes from each number on


@final
class Start:
    """What of the level starts at a number."""

    def __init__(self, laid: Counts, after: Stage, asked: int, begun: int, ended: int, has_set: bool) -> None:
        self.laid: Final = laid  # how many of each shape start
        self.after: Final = after
        self.asked: Final = asked  # cards of this number that the level needs
        self.begun: Final = begun  # runs
        self.ended: Final = ended
        self.has_set: Final = has_set


@final
class Stages:
    """All stages of a level, where so many cards of each number are held, and so many jokers cover it."""

    def __init__(self, level: Level, held: list[int], wild: list[int], top: int) -> None:
        self.held: Final = held[1 : top + 1]
        self.most: Final = [cards + jokers for cards, jokers in zip(self.held, wild[1 : top + 1])]
        asked: dict[tuple[int, int], int] = {}
        for part in level.parts:
            if part.kind != COLOUR:
                shape = (int(part.kind), int(part.size))
                asked[shape] = asked.get(shape, 0) + 1
        self.shapes: Final = sorted(asked)  # runs first
        self.known: Final[dict[tuple[Counts, Counts], Stage]] = {}
        self.in_order: Final[list[Stage]] = []  # none before those that may follow it
        self.first: Final = self._stage(tuple([asked[shape] for shape in self.shapes]), ())
        # Jokers that the whole level takes, its groups among it.
        self.fewest: Final = max(self.first.fewest[1], int(level.cards) - sum(held))

    def _stage(self, to_lay: Counts, growing: Counts) -> Stage:
        known = self.known.get((to_lay, growing))
        if known is None:
            cards = sum(growing)
            for (_, size), count in zip(self.shapes, to_lay):
                cards += size * count
            known = Stage(to_lay, growing, self._to_start(RUN, to_lay), self._to_start(SET, to_lay), cards)
            self.known[to_lay, growing] = known
            for laid in _choices(to_lay):
                known.starts.append(self._start(known, laid))
            known.starts.sort(key=lambda start: start.asked)
            afters = [start.after.fewest for start in known.starts]
            known.fewest.extend(self._fewest(known, self.held, afters))
            self.in_order.append(known)
        return known

    def like(self, stage: Stage) -> Stage:
        """The stage of these that comes nearest to one of another level, with longer runs and larger sets."""
        to_lay = tuple([stage.runs if kind == RUN else stage.sets for kind, _ in self.shapes])
        growing = tuple([min(left, self.shapes[0][1] - 1) for left in stage.growing])
        return self.known[to_lay, growing]

    def _to_start(self, kind: int, to_lay: Counts) -> int:
        return sum([count for (other, _), count in zip(self.shapes, to_lay) if other == kind])

    def _start(self, stage: Stage, laid: Counts) -> Start:
        growing = [left - 1 for left in stage.growing if left > 1]
        ended = len(stage.growing) - len(growing)
        asked = len(stage.growing)
        begun = 0
        has_set = False
        for (kind, size), count in zip(self.shapes, laid):
            if kind == SET:
                asked += count * size
                has_set = has_set or count > 0
            else:
                asked += count
                begun += count
                growing += [size - 1] * count
        growing.sort()
        to_lay = tuple([had - now for had, now in zip(stage.to_lay, laid)])
        return Start(laid, self._stage(to_lay, tuple(growing)), asked, begun, ended, has_set)

    def fewest_if(self, held: list[int]) -> dict[Stage, list[int]]:
        """What each stage takes at least from each number on, if so many cards of each were held."""
        fewest: dict[Stage, list[int]] = {}
        for stage in self.in_order:
            afters = [fewest.get(start.after, []) for start in stage.starts]
            fewest[stage] = self._fewest(stage, held[1 : len(self.held) + 1], afters)
        return fewest

    def within(self, most: int) -> list[set[Stage]]:
        """Before each number, the stages that so many jokers lead to, beyond what it takes in any case."""
        beyond = {self.first: 0}
        within: list[set[Stage]] = [set()]
        for number, (held, most_of) in enumerate(zip(self.held, self.most), 1):
            within.append(set(beyond))
            after: dict[Stage, int] = {}
            for stage, spent in beyond.items():
                for start in stage.starts:
                    if start.asked > most_of:
                        break
                    jokers = spent + start.after.fewest[number + 1] - stage.fewest[number]
                    jokers += max(0, start.asked - held)
                    if jokers <= most and jokers < after.get(start.after, NEVER):
                        after[start.after] = jokers
            beyond = after
        return within

    def _fewest(self, stage: Stage, cards: list[int], afters: list[list[int]]) -> list[int]:
        """What a stage takes at least, from what the stages do that each of its starts leads to."""
        none_left = 0 if not stage.growing and sum(stage.to_lay) == 0 else NEVER
        fewest = [none_left] * (len(cards) + 2)
        for start, after in zip(stage.starts, afters):
            if start.after is not stage:
                asked = start.asked
                for number, held in enumerate(cards, 1):
                    jokers = after[number + 1] + (asked - held if asked > held else 0)
                    if jokers < fewest[number] and asked <= self.most[number - 1]:
                        fewest[number] = jokers
        if not stage.growing:
            for number in range(len(cards), 0, -1):
                fewest[number] = min(fewest[number], fewest[number + 1])
        return fewest


def _choices(to_lay: Counts) -> list[Counts]:
    """How many of each shape may start at a number; first of all, none."""
    choices: list[Counts] = [()]
    for count in to_lay:
        choices = [(*choice, now) for choice in choices for now in range(count + 1)]
    return choices
