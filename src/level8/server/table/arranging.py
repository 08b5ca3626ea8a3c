"""A lay-down as a person arranges it: cards put into the slots of each part, in any order."""

from collections.abc import Sequence

from level8.game.actions import LayDown
from level8.game.arranging import arranged as in_order
from level8.game.cards import parse_card
from level8.game.errors import IllegalAction, Reason
from level8.game.levels import Level, format_level

Parts = Sequence[Sequence[str]]


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
    return LayDown(tuple(in_order(int(part.kind), some, top) for part, some in zip(level.parts, cards)))


def faulty_part(parts: Parts, level: Level, top: int) -> tuple[int, Reason] | None:
    """The first part that is full and no combination, and why; None if there is none.

    >>> from level8.game.levels import parse_level
    >>> found = faulty_part([["r4"], ["g9", "g8"]], parse_level("run 3 + set 2"), 15)
    >>> found is not None and (found[0], found[1].code)
    (1, 'not-a-set')
    """
    for index, (part, texts) in enumerate(zip(level.parts, parts)):
        if len(texts) == int(part.size):
            cards = tuple(int(parse_card(text)) for text in texts)
            fault = in_order(int(part.kind), cards, top).fault(top)
            if fault is not None:
                return index, fault
    return None


def is_full(parts: Parts, level: Level) -> bool:
    """Whether no part waits for more cards."""
    return [len(texts) for texts in parts] == [int(part.size) for part in level.parts]
