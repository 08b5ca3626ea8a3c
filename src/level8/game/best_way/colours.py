"""Which colours the groups of a level may have."""

from typing import Final, final

from level8.game.best_way.holding import Counts, Holding
from level8.game.filling import PALETTE, STRIDE

NO_GROUP: Final = -1


@final
class Colours:
    """A colour for each group."""

    def __init__(self, of_groups: Counts, owed: Counts, spare: Counts, lacking: int) -> None:
        self.of_groups: Final = of_groups
        self.owed: Final = owed  # cards that the groups of each colour need,
        self.spare: Final = spare  # and those of it that they can do without; NO_GROUP where there is none
        self.lacking: Final = lacking  # cards of all groups, jokers apart


def choices_of_colours(sizes: list[int], holding: Holding, on_table: int, most_lacking: int) -> list[Colours]:
    """All choices for groups of some sizes with which these lack no more than so many cards.

    Of those that can spare the same, and so lack the same, whatever the groups, only the first. Nor do two
    colours differ with the same numbers in the hand, and both or neither on the table; these as bits; nor
    does it matter whether there are groups of a colour of which no card is held. Colours of which many are
    held come first.
    """
    held = holding.of_colour
    palette = sorted(range(PALETTE), key=lambda colour: -held[colour])
    twins = [_twin(colour, holding, on_table) for colour in range(PALETTE)]
    has_twins = twins != list(range(PALETTE))
    chosen = [Colours((), (0,) * PALETTE, (NO_GROUP,) * PALETTE, 0)] if most_lacking >= 0 else []
    for size in sizes:
        further: dict[tuple[object, ...], Colours] = {}
        for before in chosen:
            for colour in palette:
                there = before.spare[colour]
                left = (held[colour] if there == NO_GROUP else there) - size
                lacking = before.lacking - min(left, 0)
                if lacking <= most_lacking:
                    spare = before.spare
                    if held[colour]:
                        spare = (*spare[:colour], max(left, 0), *spare[colour + 1 :])
                    alike = tuple(sorted(zip(twins, spare))) if has_twins else spare
                    if alike not in further:
                        owed = before.owed
                        owed = (*owed[:colour], owed[colour] + size, *owed[colour + 1 :])
                        further[alike] = Colours((*before.of_groups, colour), owed, spare, lacking)
        chosen = list(further.values())
    return chosen


def _twin(colour: int, holding: Holding, on_table: int) -> int:
    """The first colour that does not differ from this one."""
    faces = holding.of_face
    row = faces[colour * STRIDE : (colour + 1) * STRIDE]
    for other in range(colour):
        if (
            row == faces[other * STRIDE : (other + 1) * STRIDE]
            and on_table >> colour & 1 == on_table >> other & 1
        ):
            return other
    return colour
