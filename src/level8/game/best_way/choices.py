"""What can come of each choice of colours for the groups of a level, as far as the search knows."""

from typing import Final, final

from level8.game.best_way.colours import Colours, choices_of_colours
from level8.game.best_way.ground import Grounds
from level8.game.best_way.reach import Reach
from level8.game.best_way.task import Task
from level8.game.best_way.walks import Walks


@final
class Choice:
    """Colours for all groups of the level, and how far the search with them has come."""

    def __init__(self, task: Task, colours: Colours, grounds: Grounds) -> None:
        self.colours: Final = colours
        self.own: Final = tuple([colour for colour, owed in enumerate(colours.owed) if owed])
        # What its groups lack and can spare, as a walk has it.
        self.owned: Final = (-colours.lacking, *[max(0, colours.spare[colour]) for colour in self.own])
        self.reach: Final[Reach] = grounds.reach(self.own)
        first = task.stages.first
        self.taken: Final = colours.lacking + first.fewest[1]  # jokers, as far as their ranges do not matter
        losses = self.reach.losses(1, first.sets, first.runs, 0)
        self.least: Final = losses[-1]  # that is lost, whatever is spent
        self.fewest = max(self.taken, task.stages.fewest, task.fewest)  # jokers that are spent in any case
        # The least loss, then spending, that can still come of it.
        self.at_best = (losses[sum(task.holding.jokers) - colours.lacking], self.fewest)
        self.walks: Walks | None = None


def choices(task: Task, sizes: list[int], grounds: Grounds) -> list[Choice]:
    """Those for groups of some sizes, the most promising first."""
    most_lacking = sum(task.holding.jokers) - task.fewest
    chosen = choices_of_colours(sizes, task.holding, task.table.colours, most_lacking)
    each = [Choice(task, colours, grounds) for colours in chosen]
    return sorted(each, key=lambda choice: (choice.at_best, sum(choice.reach.loose)))
