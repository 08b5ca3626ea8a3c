"""A lay-down as a person arranges it: cards put into the slots of each part, in any order."""

from collections.abc import Sequence
from typing import Final

from level8.game.actions import LayDown
from level8.game.cards import COLOURS, colour_of, is_number, number_of, parse_card
from level8.game.errors import IllegalAction, Reason
from level8.game.levels import COLOUR, RUN, Level, Part, format_level
from level8.game.melds import Meld, meld
from level8.game.solver import ways

Parts = Sequence[Sequence[str]]
_ANY: Final = 1


def arranged(parts: Parts, level: Level, top: int) -> LayDown:
    """The lay-down that an arrangement means; whether it may be done is for the game to say.

    Cards of a run may stand in any order, and jokers anywhere: where they make the part, they are put right.

    >>> from level8.game.levels import parse_level
    >>> arranged([["b6", "J", "r4"], ["g9", "g9"]], parse_level("run 3 + set 2"), 15)
    <lay R4(r4 J b6) S9(g9 g9)>
    """
    if len(parts) != len(level.parts):
        raise IllegalAction(Reason("wrong-melds", "T2", {"level": format_level(level)}))
    cards = [tuple(int(parse_card(text)) for text in part) for part in parts]
    if not all(cards):
        raise IllegalAction(Reason("wrong-melds", "T2", {"level": format_level(level)}))
    return LayDown(tuple(_meant(part, some, top) for part, some in zip(level.parts, cards)))


def _meant(part: Part, cards: tuple[int, ...], top: int) -> Meld:
    as_put = _as_put(part, cards, top)
    if as_put.fault(top) is None:
        return as_put
    # Jokers alone were a colour group as put: of whichever colours there are, only runs are left to find.
    alone = Level((Part(part.kind, len(cards)),))
    found = next(ways(cards, alone, top, len(COLOURS)), None)
    return as_put if found is None else found[0]


def _as_put(part: Part, cards: tuple[int, ...], top: int) -> Meld:
    """The cards in the order they were put, under the parameter that their first plain card tells."""
    plain = next(((index, card) for index, card in enumerate(cards) if is_number(card)), None)
    if plain is not None:
        index, card = plain
        if part.kind == COLOUR:
            return meld(part.kind, colour_of(card), cards)
        return meld(part.kind, number_of(card) - (index if part.kind == RUN else 0), cards)
    values = range(len(COLOURS)) if part.kind == COLOUR else range(1, top + 1)
    fitting = [value for value in values if meld(part.kind, value, cards).fault(top) is None]
    return meld(part.kind, fitting[0] if fitting else _ANY, cards)
