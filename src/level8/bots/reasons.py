"""Why an action is good or bad, as a value to be put into words: the same for every bot.

The sentences are in locales/*/reasons.ftl; `Messages.why` says them.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from level8.bots.facts import Facts, less
from level8.game.actions import (
    DRAW_PILE,
    NOBODY,
    Action,
    Carry,
    Discard,
    Draw,
    Keep,
    LayDown,
    LayOff,
    Show,
    Skip,
    Swap,
    Take,
    TakeShown,
)
from level8.game.cards import SKIP, SWAP, format_card, is_joker, is_meldable
from level8.game.suggestion import best_lay_down
from level8.game.view import View


@dataclass(frozen=True, slots=True)
class Why:
    """A reason: a code, and what it is about; cards in notation, seats counted from 1.

    >>> Why("gain-nearer", {"card": "r7", "from": "3", "to": "2"}).message
    'why-gain-nearer'
    """

    code: str
    detail: Mapping[str, str]

    @property
    def message(self) -> str:
        """The id of the sentence in the locales."""
        return f"why-{self.code}"

    @property
    def speaks_against(self) -> bool:
        """Whether it speaks against the action: then it is no reason to prefer it to another one.

        >>> Why("gain-nothing", {"card": "r7"}).speaks_against
        True
        """
        return self.code in _AGAINST


_AGAINST: Final = frozenset(
    (
        "gain-nothing",
        "gain-spare",
        "gain-fits-nothing",
        "off-joker",
        "discard-needed",
        "discard-feeds",
        "discard-wanted",
        "discard-thrown",
        "discard-joker",
        "discard-special",
        "discard-fits",
        "discard-no-fit-wanted",
        "take-laid",
        "keep-laid",
        "swap-needed",
        "swap-feeds",
        "show-needed",
        "show-fits",
        "taken-none-though",
    )
)


class Advice(NamedTuple):
    """An action, what a bot expects of it in its own measure, and the reason."""

    action: Action
    estimate: float
    reason: Why


class Judged(Protocol):
    """An action with its worth."""

    @property
    def action(self) -> Action: ...
    @property
    def worth(self) -> float: ...


def advice(view: View, judged: Iterable[Judged]) -> list[Advice]:
    """Actions that a bot has weighed, each once and with its reason.

    A lay-down is told as the way that page and terminal suggest, whichever way the bot itself has found. If
    lay-offs can end the round in this turn, the first of them is told first: that was said when the level
    was laid down, and a bot may have overlooked it.
    """
    facts, best = Facts(view), best_lay_down(view)
    ranked, told = list(judged), dict[Action, Advice]()
    first, way_out = ranked[0], facts.way_out()
    if way_out is not None and not (isinstance(first.action, LayOff) and facts.goes_out_after(first.action)):
        told[way_out] = Advice(way_out, float(first.worth), _why(facts, way_out))
    for one in ranked:
        action = best if best is not None and isinstance(one.action, LayDown) else one.action
        told.setdefault(action, Advice(action, float(one.worth), _why(facts, action)))
    return list(told.values())


def why(view: View, action: Action) -> Why:
    """What speaks for an action or against it, as the seat of the view sees it."""
    return _why(Facts(view), action)


def _why(facts: Facts, action: Action) -> Why:
    if isinstance(action, Draw):
        if action.pile == DRAW_PILE:
            return _hidden(facts)
        return _gain(facts, facts.view.discards(action.pile)[-1])
    if isinstance(action, TakeShown):
        return _taken_none(facts) if action.seat == NOBODY else _gain(facts, action.card)
    if isinstance(action, LayDown):
        return _lay_down(facts, action)
    if isinstance(action, LayOff):
        return _lay_off(facts, action)
    if isinstance(action, Show):
        return _show(facts, action)
    if isinstance(action, Carry):
        return (
            Why("carry", {"count": str(facts.lacks(action.cards))}) if action.cards else _said("carry-none")
        )
    if facts.last_card:
        return _said("ends-wins" if facts.laid and facts.wins_by_going_out else "ends")
    if isinstance(action, Discard):
        return _discard(facts, action.card)
    if isinstance(action, Skip):
        return _skip(facts, action.seat)
    if isinstance(action, Swap):
        return _swap(facts, action)
    if isinstance(action, Take):
        return _said("take-laid") if facts.laid else Why("take", {"count": str(facts.lacking)})
    if isinstance(action, Keep):
        allowed = {"count": str(facts.view.edition.keep_cards)}
        return _said("keep-laid") if facts.laid else Why("keep", allowed)
    raise TypeError(f"not an action of this game: {type(action).__name__}")


_NOTHING: Final[Mapping[str, str]] = {}


def _said(code: str) -> Why:
    return Why(code, _NOTHING)


def _about(code: str, card: int, **more: int) -> Why:
    """A reason about a card; a seat among the rest is counted from 1."""
    detail = {name: str(value + 1 if name == "seat" else value) for name, value in more.items()}
    return Why(code, {"card": format_card(card), **detail})


# --- taking a card ---


def _gain(facts: Facts, card: int) -> Why:
    """What an open card does for the hand."""
    if not is_meldable(card):
        return _about("gain-skip" if card == SKIP else "gain-special", card)
    if facts.laid:
        return _about("gain-fits" if facts.fits(card) else "gain-fits-nothing", card)
    if facts.lacking == 0:
        return _about(_spare(facts, card), card)
    after = facts.lacks((*facts.hand, card))
    if after == 0:
        return _about("gain-wins" if facts.at_last_level else "gain-completes", card)
    if after < facts.lacking:
        return Why("gain-nearer", {**_about("", card).detail, "from": str(facts.lacking), "to": str(after)})
    return _about("gain-nothing", card)


def _spare(facts: Facts, card: int) -> str:
    """The code for a card that a complete level does not need."""
    if facts.at_last_level:  # laying it down wins, whatever else there is
        return "gain-spare"
    before, after = facts.left_after_laying(facts.hand), facts.left_after_laying((*facts.hand, card))
    if after <= 1:  # T5: the last one is discarded
        return "gain-out-wins" if facts.wins_by_going_out else "gain-out"
    return "gain-fits-later" if after <= before else "gain-spare"


def _hidden(facts: Facts) -> Why:
    """What the draw pile may bring."""
    view = facts.view
    piles = [view.discards(seat) for seat in range(view.seats)]
    unseen, tops = view.unseen(), [pile[-1] for pile in piles if pile]
    if facts.laid:
        count, some_open = len([card for card in unseen if facts.fits(card)]), any(map(facts.fits, tops))
        code = "hidden-fits" if some_open else "hidden-only-fits"
    elif facts.lacking == 0:
        return _said("hidden-complete")
    else:
        count = len(facts.nearer(unseen))
        code = "hidden-nearer" if facts.nearer(tops) else "hidden-only-nearer"
    return Why(code, {"count": str(count), "unseen": str(len(unseen))})


def _taken_none(facts: Facts) -> Why:
    if facts.laid:
        return _said("taken-none-laid")
    shown = [card for seat in facts.others for card in facts.view.shown(seat)]
    return _said("taken-none-though" if facts.nearer(shown) else "taken-none")


# --- laying cards ---


def _lay_down(facts: Facts, action: LayDown) -> Why:
    if facts.at_last_level:
        return _said("lay-wins")
    rest = less(facts.hand, [card for meld in action.melds for card in meld.cards])
    off = facts.lay_offs(rest, [*facts.melds, *action.melds])
    if off >= len(rest) - 1:  # T5: the last one is discarded
        return _said("lay-out-wins" if facts.wins_by_going_out else "lay-out")
    return Why("lay", {"left": str(len(rest)), "off": str(off)})


def _lay_off(facts: Facts, action: LayOff) -> Why:
    rest = less(facts.hand, [action.card])
    if facts.goes_out_after(action):
        return _said("off-out-wins" if facts.wins_by_going_out else "off-out")
    if is_joker(action.card):
        return _about("off-joker", action.card, count=len(rest))
    return Why("off", {"count": str(len(rest))})


# --- ending the turn ---


def _discard(facts: Facts, card: int) -> Why:
    if not is_meldable(card):
        return _about("discard-special", card)
    if facts.laid:
        return _discard_when_laid(facts, card)
    after = facts.lacks_without([card])
    if after > facts.lacking:
        detail = {"from": str(facts.lacking), "to": str(after)}
        return Why("discard-needed", {**_about("", card).detail, **detail})
    if is_joker(card):
        return _about("discard-joker", card)
    if facts.lacking == 0:
        return Why("discard-wait", {"left": str(_left_if_laid(facts))})
    fed, collector, following = facts.feeds(card), facts.collector(card), facts.others[0]
    if fed is not None:
        return _about("discard-feeds", card, seat=fed)
    if collector is not None:
        return _about("discard-wanted", card, seat=collector)
    if facts.has_discarded(following, card):
        return _about("discard-thrown", card, seat=following)
    return _about("discard-safe", card)


def _left_if_laid(facts: Facts) -> int:
    """How many cards a complete level that is laid down would leave after the turn, if it ends nothing."""
    return 0 if facts.at_last_level else max(0, facts.left_after_laying(facts.hand) - 1)


def _discard_when_laid(facts: Facts, card: int) -> Why:
    if is_joker(card):
        return _about("discard-joker", card)
    if facts.fits(card):
        return _about("discard-fits", card)
    collector = facts.collector(card)
    if collector is not None:
        return _about("discard-no-fit-wanted", card, seat=collector)
    return _about("discard-no-fit", card)


def _skip(facts: Facts, target: int) -> Why:
    view, seat = facts.view, {"seat": str(target + 1)}
    if view.seats == 2:
        return _said("skip-again")
    laid = [view.hand_size(other) for other in facts.others if view.laid(other)]
    if view.laid(target) and view.hand_size(target) == min(laid):
        return Why("skip-cards", {**seat, "count": str(view.hand_size(target))})
    if view.level(target) == max([view.level(other) for other in facts.others]):
        return Why("skip-level", {**seat, "level": str(view.level(target))})
    return Why("skip-next" if target == facts.others[0] else "skip-other", seat)


def _swap(facts: Facts, action: Swap) -> Why:
    if not action.cards:
        return _said("swap-none")
    if facts.laid:
        return Why("swap-laid", {"count": str(len(action.cards))})
    after = facts.lacks_without([SWAP, *action.cards])
    if after > facts.lacking:
        return Why("swap-needed", {"from": str(facts.lacking), "to": str(after)})
    top, fed = action.cards[-1], facts.feeds(action.cards[-1])
    taker = facts.collector(top) if fed is None else fed
    if taker is not None:
        return _about("swap-feeds", top, count=len(action.cards), seat=taker)
    return _about("swap", top, count=len(action.cards))


# --- answering a take card ---


def _show(facts: Facts, action: Show) -> Why:
    if not less(action.cards, facts.view.known(facts.view.seat)):
        return _said("show-known")
    if facts.laid:
        return _said("show-fits" if any(map(facts.fits, action.cards)) else "show-no-fit")
    needed = [card for card in set(action.cards) if facts.lacks_without([card]) > facts.lacking]
    return _said("show-needed" if needed else "show-spare")
