"""What goes over HTTP about the review of a finished game; docs/review.md says what the figures mean."""

from msgspec import Struct

from level8.server.wire.pages import MyGame
from level8.server.wire.telling import Detail

Figure = list[float]  # a share of the game, and its standard error


class Outlook(Struct, frozen=True):
    """Everybody's chance to win, after a number of actions."""

    actions: int
    round: int
    seats: list[Figure]


class ReviewWhy(Struct, frozen=True):
    """A reason: the id of a message, and what is filled in."""

    message: str
    values: Detail


class ReviewMoment(Struct, frozen=True):
    """A choice, and the other one that it is compared with; `actions` were played before it.

    `why_other` is null where the other choice is better, but only the playouts say so.
    """

    actions: int
    round: int
    turn: int
    action: str
    other: str
    worth: Figure
    why: ReviewWhy
    why_other: ReviewWhy | None


class ReviewCards(Struct, frozen=True):
    """Cards that came, none for a deal, and what they did; `actions` were played up to them."""

    actions: int
    round: int
    turn: int
    cards: list[str]
    worth: Figure


class ReviewSkill(Struct, frozen=True):
    """The choices of a seat."""

    choices: int
    skill: Figure
    lost: Figure
    best: list[ReviewMoment]
    costliest: list[ReviewMoment]


class ReviewSeat(Struct, frozen=True):
    """What made the result of a seat, counted from 1; None is what was not looked at."""

    seat: int
    name: str
    initial: float
    final: float
    luck: Figure | None
    drawn: Figure | None
    dealt: Figure | None
    against: Figure | None
    others: Figure | None
    remainder: Figure | None
    skill: ReviewSkill | None
    luckiest: list[ReviewCards]
    unluckiest: list[ReviewCards]


class Review(Struct, frozen=True):
    """The review of a finished game."""

    chances: list[Outlook]
    seats: list[ReviewSeat]


class Costly(Struct, frozen=True):
    """A choice that cost much: where it is, and what it cost; `actions` were played before it."""

    table: str
    number: int
    seat: int  # counted from 1
    actions: int
    round: int
    turn: int
    lost: float


class Habit(Struct, frozen=True):
    """The costliest choices of one kind, the worst first, and what they cost together."""

    kind: str
    lost: float
    costly: list[Costly]


class MyReview(Struct, frozen=True):
    """GET /api/mine/review: what the reviewed games of a person say together; figures are sums."""

    games: int  # that it rests on
    choices: int
    luck: Figure | None  # None where the reviews left it open
    skill: Figure
    lost: Figure
    habits: list[Habit]
    unreviewed: list[MyGame]  # games without a review so far; it begins when one is asked for


class ReviewState(Struct, frozen=True):
    """GET /api/games/{table}/{number}/review: a review, or how far it has come; asking begins it.

    Ask again until there is one; `done` of the `of` actions were looked at, and 0 of 0 waits for its turn.
    """

    done: int
    of: int
    review: Review | None = None
