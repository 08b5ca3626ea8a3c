"""The moments of a seat: its best and its costliest choices, its luckiest and its unluckiest cards."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from level8.bots.reasons import Why, why
from level8.game.actions import Action
from level8.game.view import View
from level8.review.choices import Judge, Judged
from level8.review.figures import Figure
from level8.review.walk import Cause, Event

MOMENTS: Final = 3
_LOOKED_AT: Final = 5  # choices that are measured once more, to find the three
_AGAINST_BEST: Final = 3  # which time an action is measured: see Judge.measure
_AGAINST_BEGINNERS: Final = 4


@dataclass(frozen=True, slots=True)
class Moment:
    """A choice, and another that it is compared with: the best one, or what a beginner would have done."""

    number: int  # of actions before it
    round: int
    turn: int
    seat: int
    view: View  # what it saw
    action: Action
    other: Action
    worth: Figure  # of the action against the other
    why: Why
    why_other: Why | None  # None: nothing but the worth speaks for the better one


@dataclass(frozen=True, slots=True)
class Turned:
    """Hidden cards that came, drawn or dealt, and what they did to the chance of the seat."""

    number: int  # of actions up to it
    round: int
    turn: int
    seat: int
    cards: tuple[int, ...]  # none: a deal
    worth: Figure


def costliest(judged: Iterable[Judged], judge: Judge, deals: int) -> tuple[Moment, ...]:
    """The choices that cost most against the best one, measured anew on other guessed deals."""
    worst = sorted([one for one in judged if one.best != one.action], key=lambda one: one.lost.value)
    found = [
        _moment(one, one.best, judge.measure(one.passed, [one.best], deals, _AGAINST_BEST)[0])
        for one in worst[:_LOOKED_AT]
        if one.lost.value < 0
    ]
    clear = [one for one in found if one.worth.value < 0 and one.worth.is_clear()]
    return tuple(sorted(clear, key=lambda one: one.worth.value)[:MOMENTS])


def best(judged: Iterable[Judged], judge: Judge, deals: int) -> tuple[Moment, ...]:
    """The choices that a beginner would most have missed, among those that nothing clearly surpasses."""
    good = [one for one in judged if one.action != one.beginners and one.lost.value >= -one.lost.error]
    good.sort(key=lambda one: -one.above_beginner)
    found = [
        _moment(one, one.beginners, judge.measure(one.passed, [one.beginners], deals, _AGAINST_BEGINNERS)[0])
        for one in good[:_LOOKED_AT]
        if one.above_beginner > 0
    ]
    clear = [one for one in found if one.worth.value > 0 and one.worth.is_clear()]
    return tuple(sorted(clear, key=lambda one: -one.worth.value)[:MOMENTS])


def luckiest(events: Iterable[Event], seat: int) -> tuple[Turned, ...]:
    """The cards that helped a seat most: its own draws, and the deals."""
    clear = [one for one in _turned(events, seat) if one.worth.value > 0]
    return tuple(sorted(clear, key=lambda one: -one.worth.value)[:MOMENTS])


def unluckiest(events: Iterable[Event], seat: int) -> tuple[Turned, ...]:
    """The cards that hurt a seat most: its own draws, and the deals."""
    clear = [one for one in _turned(events, seat) if one.worth.value < 0]
    return tuple(sorted(clear, key=lambda one: one.worth.value)[:MOMENTS])


def _moment(judged: Judged, other: Action, worth: Figure) -> Moment:
    passed = judged.passed
    view, why_other = passed.view, why(passed.view, other)
    better = worth.value < 0  # the other one
    return Moment(
        passed.number,
        int(view.round),
        int(view.turn),
        passed.played.seat,
        view,
        judged.action,
        other,
        worth,
        why(view, judged.action),
        None if better and why_other.speaks_against else why_other,
    )


def _turned(events: Iterable[Event], seat: int) -> list[Turned]:
    own = [one for one in events if one.cause is Cause.DEAL or (one.cause is Cause.CARD and one.seat == seat)]
    found = [Turned(one.number, one.round, one.turn, seat, one.cards, one.change.of(seat)) for one in own]
    return [one for one in found if one.worth.is_clear()]
