"""Questions about real cards: can this hand lay this level, and does this card fit there?"""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from level8.game.arranging import as_put
from level8.game.cards import format_card, is_meldable, is_number, number_of, parse_known_card
from level8.game.editions import Edition
from level8.game.errors import Reason, SetupError
from level8.game.levels import KINDS, RUN, SET, Level
from level8.game.melds import Meld, end_for, format_meld, meld
from level8.game.solver import best_way, distance, helps, nearest_way
from level8.server.table.consequences import seen_meld
from level8.server.table.refusing import Refusal
from level8.server.table.table import table_edition
from level8.server.wire.sheet import FitAsked, FitTold, HandAsked, HandTold


def hand_told(asked: HandAsked) -> HandTold:
    """How far a hand is from its level, and the best way to lay it down; up to a second for the worst.

    >>> hand_told(HandAsked(["r1", "r2", "r3", "b7", "g8", "J"], level=1)).distance
    0
    """
    box, level, hand = hand_of(asked)
    top, colours = int(box.top), int(box.colours)
    missing = distance(hand, level, top)
    best = best_way(hand, level, top) if missing == 0 else None
    way = nearest_way(hand, level, top, colours) if best is None else best
    left = [face for face in box.faces if hand.count(face) < box.count(face)]
    spare = Counter(hand) - Counter([card for each in way for card in each.cards])
    return HandTold(
        distance=missing,
        way=[seen_meld(each, top) for each in way],
        helps=_formatted(helps(hand, level, top, left)) if missing else [],
        spare=_formatted(sorted(spare.elements())),
    )


def hand_of(asked: HandAsked) -> tuple[Edition, Level, tuple[int, ...]]:
    """The edition, the level and the cards of a question; refused where the deck has no such hand."""
    box = table_edition(asked.edition, asked.edition_file)
    ladder = box.ladder(asked.side)
    if asked.level > ladder.top:
        raise SetupError("number", {"number": str(asked.level), "most": str(ladder.top)})
    hand = _cards(asked.hand, box)
    for card, count in Counter(hand).items():
        if count > box.count(card):
            raise Refusal("too-many-of-card", card=format_card(card), count=str(box.count(card)))
    return box, ladder.level(asked.level), tuple(sorted(hand))


def fit_told(asked: FitAsked) -> FitTold:
    """What fits a combination, in every way it may be read, and whether the card in question does.

    >>> fit_told(FitAsked("run", ["r4", "b5", "J"], "g7")).fits
    True
    """
    box = table_edition(asked.edition, asked.edition_file)
    cards = _cards(asked.cards, box)
    if len(cards) < 2:
        raise Refusal("two-cards")
    card = _cards([asked.card], box)[0] if asked.card else None
    kind, top = KINDS.index(asked.kind), int(box.top)
    if kind == RUN and all(is_number(each) for each in cards):
        cards.sort(key=number_of)
    found = [meld(kind, value, tuple(cards)) for value in _values(kind, box)]
    melds = [each for each in found if each.fault(top) is None]
    if not melds:
        fault = as_put(kind, cards, top).fault(top)
        assert fault is not None  # or it would be among the melds
        return FitTold([], [], None, fault.message, fault.detail, fault.rule)
    takes = [face for face in box.faces if any(end_for(each, face, top) >= 0 for each in melds)]
    told = FitTold([seen_meld(each, top) for each in melds], _formatted(takes))
    if card is None:
        return told
    if card in takes:
        return replace(told, fits=True)
    reason = _misfit(card, melds[0])
    return replace(told, fits=False, message=reason.message, detail=reason.detail, rule=reason.rule)


def _values(kind: int, box: Edition) -> range:
    """All starts of a run, numbers of a set or colours of a group that there are."""
    return range(1, int(box.top) + 1) if kind in (RUN, SET) else range(int(box.colours))


def _misfit(card: int, onto: Meld) -> Reason:
    """Why a card does not fit a combination (T3, C8)."""
    detail = {"card": format_card(card), "meld": format_meld(onto)}
    return (
        Reason("does-not-fit", "T3", detail) if is_meldable(card) else Reason("special-in-meld", "C8", detail)
    )


def _cards(texts: Iterable[str], box: Edition) -> list[int]:
    """Cards in notation; refused where the edition has none like it."""
    cards = [int(parse_known_card(text)) for text in texts]
    for card in cards:
        if not box.count(card):
            raise Refusal("not-in-deck", card=format_card(card), edition=box.name)
    return cards


def _formatted(cards: Iterable[int]) -> list[str]:
    return [format_card(card) for card in cards]
