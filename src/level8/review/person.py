"""What the reviewed games of a person say together: luck and skill, and which kinds of choices cost most.

It reads seats of reviews as `document` writes them, because that is how reviews are kept.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from level8.review.figures import Figure, total

Seat = Mapping[str, Any]
_FEEDING: Final = ("why-discard-feeds", "why-discard-wanted", "why-discard-thrown", "why-swap-feeds")
_WASTING: Final = ("why-discard-joker", "why-discard-special", "why-discard-fits")
_NEEDED: Final = ("why-discard-needed", "why-swap-needed", "why-show-needed")
_BY_ACTION: Final = {"draw": "draw", "carry": "carry", "taken": "special", "show": "special"}


@dataclass(frozen=True, slots=True)
class Costly:
    """A choice that cost much, in the game at an index, as a review tells it."""

    game: int
    moment: Mapping[str, Any]

    @property
    def lost(self) -> float:
        return float(self.moment["worth"][0])


@dataclass(frozen=True, slots=True)
class Habit:
    """The costliest choices of one kind, and what they cost together; the worst first."""

    kind: str
    lost: float
    costly: tuple[Costly, ...]


@dataclass(frozen=True, slots=True)
class PersonReview:
    """The games of a person; `luck`, `skill` and `lost` are sums, in shares of a game.

    `luck` is None if it was left open in a game, as a glance does.
    """

    games: int
    choices: int
    luck: Figure | None
    skill: Figure
    lost: Figure
    habits: tuple[Habit, ...]

    @property
    def lost_by_choice(self) -> float:
        """What a choice gives away on average."""
        return self.lost.value / self.choices if self.choices else 0.0


def person_review(seats: Sequence[Seat]) -> PersonReview:
    """What the seats that a person had say together, a seat for each game; their choices were judged."""
    skills, lucks = [seat["skill"] for seat in seats], [seat["luck"] for seat in seats]
    costly = [Costly(game, each) for game, skill in enumerate(skills) for each in skill["costliest"]]
    return PersonReview(
        games=len(seats),
        choices=sum(skill["choices"] for skill in skills),
        luck=None if None in lucks else _total(lucks),
        skill=_total(skill["skill"] for skill in skills),
        lost=_total(skill["lost"] for skill in skills),
        habits=_habits(costly),
    )


def kind_of(action: str, other: str, message: str) -> str:
    """What kind of choice it was to do `action` instead of `other`; `message` says what is bad about it.

    >>> kind_of("discard r7", "discard b2", "why-discard-feeds")
    'feeding'
    >>> kind_of("discard r7", "lay R3(r3 b4 g5)", "why-discard-wait")
    'late'
    """
    did, better = action.split(maxsplit=1)[0], other.split(maxsplit=1)[0]
    either = (did, better)
    if did in _BY_ACTION:
        return _BY_ACTION[did]
    if "lay" in either:
        return "late" if did != "lay" else "early" if better != "lay" else "way"
    if "off" in either:
        return "joker" if better == "off" and other.startswith("off J") else "off"
    if "skip" in either:
        return "skip"
    for kind, messages in (("feeding", _FEEDING), ("wasting", _WASTING), ("needed", _NEEDED)):
        if message in messages:
            return kind
    return "discard" if did == "discard" else "special"


def _habits(costly: Iterable[Costly]) -> tuple[Habit, ...]:
    kinds: dict[str, list[Costly]] = {}
    for each in costly:
        moment = each.moment
        kind = kind_of(moment["action"], moment["other"], moment["why"]["message"])
        kinds.setdefault(kind, []).append(each)
    habits = [
        Habit(kind, sum(one.lost for one in found), tuple(sorted(found, key=lambda one: one.lost)))
        for kind, found in kinds.items()
    ]
    return tuple(sorted(habits, key=lambda habit: habit.lost))


def _total(figures: Iterable[Sequence[float]]) -> Figure:
    return total([Figure(value, error) for value, error in figures])
