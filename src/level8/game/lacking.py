"""How many cards a hand lacks for a level, number by number: for where filling.py would take long.

With jokers of many ranges there are too many covers to look at (see filling.py), but they are of two sorts.
Those that leave out a joker have all cards of the groups, so they tell what the runs and sets lack by
themselves. Those with every joker tell what the whole level lacks if each joker could stand for everything;
there is one for every subset of the groups' colours. A hand lacks as much as the worse of the two says.

What each takes at least can be worked out beforehand, from every number on. What is left is a walk over the
numbers to find out whether some way to place the parts is good enough for both. Only if that takes long it
pays to work out as well what can come of the jokers that are left, where each stands for what it is.
"""

from typing import Final, final

from level8.game.best_way.colours import choices_of_colours
from level8.game.best_way.holding import NEVER, Counts, Holding, Kinds
from level8.game.best_way.picks import Pick, Picks
from level8.game.best_way.slots import Slots
from level8.game.best_way.spending import Spending
from level8.game.best_way.stages import Stage, Stages, Start
from level8.game.filling import STRIDE
from level8.game.levels import COLOUR, Level

# For more steps of walks than this, or than would take about as long, it pays to know what each joker is good
# for. A step takes as long as it does to find that out for so many stages before a number.
STEPS: Final = 300
STATES: Final = 20

Walked = tuple[int, Stage, Counts, int, Counts]


def least_lacking(hand: tuple[int, ...], level: Level, top: int, most: int, patience: int = 1) -> int:
    """How many cards a hand lacks at least for a level; if more than `most`, one more than that.

    Without patience, it works out at once what each joker is good for.
    """
    search = _Lacking(hand, level, top, patience)
    for lacking in range(search.at_least, most + 1):
        if search.is_enough(lacking):
            return lacking
    return most + 1


@final
class _Covers:
    """For one choice of the groups' colours: the covers with every joker."""

    def __init__(self, at_least: int) -> None:
        self.at_least = at_least  # cards that the hand lacks, as far as is known
        self.colours: Final[list[int]] = []  # of each cover, as bits: those whose cards are in it
        self.short: Final[list[int]] = []  # cards that their groups lack; less than 0 if they can spare some


@final
class _View:
    """What the runs and sets take besides cards, if no card of some colours may be used for them."""

    def __init__(self, stages: Stages, held: list[int]) -> None:
        self.held: Final = held
        self.fewest: Final = stages.fewest_if(held)


@final
class _Lacking:
    """One search; `is_enough` is to be asked from the least number on."""

    def __init__(self, hand: tuple[int, ...], level: Level, top: int, patience: int) -> None:
        self.holding: Final = Holding(hand)
        self.jokers: Final = sum(self.holding.jokers)
        self.groups: Final = [int(part.size) for part in level.parts if part.kind == COLOUR]
        # Jokers of too many kinds may be counted as one: what the runs and sets lack is but a bound.
        never = [False] * len(self.holding.kinds)
        self.top: Final = top
        self.slots: Final = Slots(self.holding, top, never)
        self.stages: Final = Stages(level, self.holding.of_number, [int(level.cards)] * STRIDE, top)
        self.kinds: Final = Kinds(self.holding.kinds, top)
        self.picks: Final = Picks(self.slots, self.kinds, never)
        self.patience = patience * max(STEPS, len(self.stages.in_order) * top // STATES)
        self.spending: Spending | None = None
        at_least = max(self.stages.first.fewest[1] - self.jokers, int(level.cards) - self.holding.total)
        self.at_least: Final = max(0, at_least)
        self.views: Final[dict[int, _View]] = {}
        self.covers: Final[dict[Counts, _Covers]] = {}  # by what the groups of each colour owe
        # Of the search that is under way:
        self.most = 0
        self.open: list[_View] = []
        self.limits: list[int] = []  # what each of them may take
        self.failed: set[Walked] = set()

    def _covers(self, owed: Counts) -> _Covers:
        """All cards of a colour are in every cover, unless its groups have some to spare."""
        short = 0
        colours = 0
        plenty: list[int] = []
        for colour, count in enumerate(owed):
            held = self.holding.of_colour[colour]
            if 0 < count < held:
                plenty.append(colour)
            elif count:
                short += count - held
                colours |= 1 << colour if held else 0
        covers = _Covers(max(self.at_least, short - self.jokers))
        covers.colours.append(colours)
        covers.short.append(short)
        for colour in plenty:
            more = owed[colour] - self.holding.of_colour[colour]
            for at in range(len(covers.colours)):
                covers.colours.append(covers.colours[at] | 1 << colour)
                covers.short.append(covers.short[at] + more)
        return covers

    def is_enough(self, lacking: int) -> bool:
        """Whether a hand lacks no more than so many cards, whatever colours the groups have."""
        choices: list[_Covers] = []
        for colours in choices_of_colours(self.groups, self.holding, 0, self.jokers + lacking):
            covers = self.covers.get(colours.owed)
            if covers is None:
                covers = self._covers(colours.owed)
                self.covers[colours.owed] = covers
            if covers.at_least <= lacking:
                choices.append(covers)
        choices.sort(key=lambda covers: covers.at_least)
        for covers in choices:
            if self._is_enough(covers, lacking):
                return True
        return False

    def _is_enough(self, covers: _Covers, lacking: int) -> bool:
        self.most = lacking
        if self.spending is not None and self.spending.most < lacking:
            self._tell_jokers_apart()
        self.open.clear()
        self.limits.clear()
        self.failed.clear()
        for colours, short in zip(covers.colours, covers.short):
            limit = self.jokers + lacking - short
            # With no colour in it, a cover tells no more than the runs and sets by themselves.
            if (colours or short) and limit < self.stages.first.cards:
                view = self._view(colours)
                least = view.fewest[self.stages.first][1]
                if least > limit:
                    covers.at_least = lacking + least - limit
                    return False
                self.open.append(view)
                self.limits.append(limit)
        return self._walk(1, self.stages.first, self.holding.jokers, 0, (0,) * len(self.open))

    def _view(self, colours: int) -> _View:
        view = self.views.get(colours)
        if view is None:
            view = _View(self.stages, self.holding.loose(colours, 0))
            self.views[colours] = view
        return view

    def _walk(self, number: int, stage: Stage, jokers: Counts, lacked: int, taken: Counts) -> bool:
        """Whether the rest of the runs and sets can be placed from a number on.

        So many of their cards are lacked so far, and so many are taken besides the cards of each open view.
        """
        if stage.cards == 0:
            return True
        key = (number, stage, jokers, lacked, taken)
        if key in self.failed:
            return False
        if self.patience == 0:
            self._tell_jokers_apart()
        self.patience -= 1
        held = self.holding.of_number[number]
        wild = sum([jokers[at] for at in self.kinds.covering[number]])
        for start in stage.starts:
            after = start.after
            now_taken = self._taken(number, start, taken)
            if after.fewest[number + 1] == NEVER or not self._fits(number + 1, after, now_taken):
                continue
            needed = max(0, start.asked - held)
            # Of two jokers that could stand for a number, the one whose range ends first.
            (pick,) = self.picks.choices(number, min(needed, wild), jokers, 0)
            lacks = lacked + max(0, needed - wild)
            if lacks + self._to_lack(number + 1, after, pick) > self.most:
                continue
            if self._walk(number + 1, after, pick.jokers, lacks, now_taken):
                return True
        self.failed.add(key)
        return False

    def _to_lack(self, number: int, stage: Stage, pick: Pick) -> int:
        """How many cards of the runs and sets will lack at least from a number on."""
        if self.spending is None:
            return max(0, stage.fewest[number] - pick.later)
        return self.spending.more(self.spending.enough(number, stage), pick.place)

    def _tell_jokers_apart(self) -> None:
        """From now on, know what each joker is good for, as far as hardly more is lacking than may be."""
        self.spending = Spending(self.holding, self.slots, self.stages, self.top, most_lacking=self.most + 1)

    def _taken(self, number: int, start: Start, taken: Counts) -> Counts:
        """What is taken besides cards, in each open view, after a number."""
        return tuple(
            [count + max(0, start.asked - view.held[number]) for view, count in zip(self.open, taken)]
        )

    def _fits(self, number: int, stage: Stage, taken: Counts) -> bool:
        """Whether the rest takes no more than each open view allows, as far as each by itself can tell."""
        for view, limit, count in zip(self.open, self.limits, taken):
            if count + view.fewest[stage][number] > limit:
                return False
        return True
