"""The review of a recorded game: everybody's win chance, and for each seat luck and skill apart.

docs/review.md has the method.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from level8.bots.futures import Outlook
from level8.game.errors import SetupError
from level8.game.shuffle import derived_number
from level8.record import Record, verify
from level8.review import moments
from level8.review.choices import Judge, Judged
from level8.review.figures import Change, Figure, changed, total
from level8.review.moments import Moment, Turned
from level8.review.walk import Cause, Event, Walk


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played out for a review; the same effort gives the same review."""

    positions: int = 150  # playouts for the outlook of a position
    looking: int = 200  # playouts to find the best choice
    deals: int = 100  # guessed deals on which a choice is measured against steady's and the best
    moments: int = 300  # and those for the choices that are told; 0: none are told


EFFORT: Final = Effort()


@dataclass(frozen=True, slots=True)
class Chances:
    """The win chance of each seat after `number` actions, as the hands and the levels were."""

    number: int
    round: int
    seats: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class Skill:
    """The choices of a seat, judged by what it could know."""

    choices: int  # that there were, where there was something to choose
    skill: Figure  # against what steady would have chosen each time
    lost: Figure  # against the best choice each time
    best: tuple[Moment, ...]
    costliest: tuple[Moment, ...]


@dataclass(frozen=True, slots=True)
class SeatReview:
    """What made the result of a seat: luck + skill + others + remainder = final − initial."""

    seat: int
    name: str
    initial: float
    final: float
    drawn: Figure  # luck of its own draws
    dealt: Figure  # luck of the deals
    against: Figure  # luck of what the others drew
    luck: Figure  # of all cards: the sum of these three
    others: Figure  # what the choices of the others did to it
    skill: Skill | None  # None where this seat was not asked for
    remainder: Figure | None  # what it could not know, and what the estimates miss
    luckiest: tuple[Turned, ...]
    unluckiest: tuple[Turned, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a finished game."""

    record: Record
    effort: Effort
    chances: tuple[Chances, ...]
    seats: tuple[SeatReview, ...]


def review(
    record: Record,
    seats: Sequence[int] | None = None,
    effort: Effort = EFFORT,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """The review of a finished game, the same for the same record.

    The choices of `seats` (all, if it is None) are judged; luck is told for everybody. `progress` is called
    with how much has been done, and how much there is to do: an action each, and then the moments.
    """
    asked = checked_seats(record, range(record.seats) if seats is None else seats)
    assert record.seed is not None
    seed = derived_number(record.seed, "review")
    walk, judge = Walk(record, effort.positions, seed), Judge(effort.looking, effort.deals, seed)
    judged: dict[int, list[Judged]] = {seat: [] for seat in asked}
    actions = len(list(record.actions()))
    for_moments = 1 + actions // 25  # takes as long as this number of actions, for each seat
    work = actions + len(asked) * for_moments
    for passed in walk.steps():
        if passed.played.seat in asked:
            found = judge.judge(passed)
            if found is not None:
                judged[passed.played.seat].append(found)
        if progress is not None:
            progress(passed.number + 1, work)
    skills: dict[int, Skill] = {}
    for seat in sorted(asked):
        skills[seat] = judged_skill(judged[seat], judge, effort)
        if progress is not None:
            progress(actions + len(skills) * for_moments, work)
    chances = [Chances(at.number, at.round, _figures(at.outlook)) for at in walk.positions]
    found_seats = [_seat(record, seat, walk.events, skills.get(seat)) for seat in range(record.seats)]
    return Review(record, effort, tuple(chances), tuple(found_seats))


def checked_seats(record: Record, seats: Sequence[int]) -> frozenset[int]:
    """`seats` of a game that can be reviewed; raises an error where it cannot be, or has no such seat."""
    if record.seed is None or not record.finished:
        raise SetupError("review-unfinished", {})
    fault = verify(record).fault
    if fault is not None:
        raise fault
    for seat in seats:
        if not 0 <= seat < record.seats:
            raise SetupError("seat", {"seat": str(seat + 1), "seats": str(record.seats)})
    return frozenset(seats)


def _figures(outlook: Outlook) -> tuple[Figure, ...]:
    return tuple([Figure(mean, variance**0.5) for mean, variance in zip(outlook.means, outlook.variances)])


def judged_skill(judged: list[Judged], judge: Judge, effort: Effort) -> Skill:
    """What a seat's judged choices say together; the moments are measured once more."""
    told = judged if effort.moments else []
    return Skill(
        len(judged),
        total([one.skill for one in judged]),
        total([one.lost for one in judged]),
        moments.best(told, judge, effort.moments),
        moments.costliest(told, judge, effort.moments),
    )


def _seat(record: Record, seat: int, events: list[Event], skill: Skill | None) -> SeatReview:
    initial, final = 1 / record.seats, float(record.winner == seat)
    own = [one.change for one in events if one.cause is Cause.CARD and one.seat == seat]
    against = [one.change for one in events if one.cause is Cause.CARD and one.seat != seat]
    deals = [one.change for one in events if one.cause is Cause.DEAL]
    others = [one.change for one in events if one.cause is Cause.CHOICE and one.seat != seat]
    luck = [*own, *deals, *against]
    return SeatReview(
        seat,
        record.names[seat],
        initial,
        final,
        changed(own, seat),
        changed(deals, seat),
        changed(against, seat),
        changed(luck, seat),
        changed(others, seat),
        skill,
        None if skill is None else _remainder(final - initial, [*luck, *others], seat, skill.skill),
        moments.luckiest(events, seat),
        moments.unluckiest(events, seat),
    )


def _remainder(result: float, changes: list[Change], seat: int, skill: Figure) -> Figure:
    """What is left of a result that is known exactly."""
    return Figure(result, 0.0) - total([changed(changes, seat), skill])
