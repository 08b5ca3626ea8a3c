"""Which colours the groups of a level may have."""

from typing import Final, final

from level8.game.best_way.holding import Counts, Holding
from level8.game.filling import PALETTE, STRIDE


@final
class Colours:
    """A colour for each group."""

    def __init__(self, of_groups: Counts, owed: Counts, lacking: int) -> None:
        self.of_groups: Final = of_groups
        self.owed: Final = owed  # cards that the groups of each colour need
        self.lacking: Final = lacking  # cards of all groups, jokers apart


def choices_of_colours(sizes: list[int], holding: Holding, on_table: int, most_lacking: int) -> list[Colours]:
    """All choices for groups of some sizes with which these lack no more than so many cards.

    Of those that owe the same, whatever the groups, only the first. Nor do two colours differ with the same
    numbers in the hand, and both or neither on the table; these as bits. Colours of which many are held come
    first.
    """
    held = holding.of_colour
    palette = sorted(range(PALETTE), key=lambda colour: -held[colour])
    twins = [_twin(colour, holding, on_table) for colour in range(PALETTE)]
    has_twins = twins != list(range(PALETTE))
    chosen = [Colours((), (0,) * PALETTE, 0)] if most_lacking >= 0 else []
    for size in sizes:
        further: dict[tuple[object, ...], Colours] = {}
        for before in chosen:
            for colour in palette:
                owed = before.owed[colour] + size
                lacking = before.lacking + min(size, max(0, owed - held[colour]))
                if lacking <= most_lacking:
                    row = (*before.owed[:colour], owed, *before.owed[colour + 1 :])
                    alike = tuple(sorted(zip(twins, row))) if has_twins else row
                    if alike not in further:
                        further[alike] = Colours((*before.of_groups, colour), row, lacking)
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
