"""What is answered beside the tables: over HTTP, or to a page that holds its tables itself."""

from typing import Any, Final, TypeVar

import msgspec

from level8.review.person import Costly as OneCostly
from level8.review.person import person_review
from level8.server.live.lobby import MOST_LISTED, Lobby
from level8.server.store import Finished, Store, Visited
from level8.server.table.printed import rules
from level8.server.table.refusing import Refusal
from level8.server.table.table import built_in
from level8.server.wire.pages import Listed, Mine, MyGame, MyTable, Rules
from level8.server.wire.reviews import Costly, Habit, MyReview
from level8.wording import Wording

MOST_SIDES: Final = 20
MISSING: Final = ("server-no-table", "server-no-game", "server-no-page")  # refusals that mean: not there
T = TypeVar("T")


def read_as(data: bytes, kind: type[T]) -> T:
    """A text as a type of the wire; raises a Refusal where it says none."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("unreadable", problem=str(error)[:200]) from None


async def mine(store: Store, person: str) -> Mine:
    """The tables at which somebody sits, and the games that this person has played."""
    tables = await store.tables_of(person, MOST_LISTED)
    games = await store.records_of(person, MOST_LISTED)
    return Mine(
        [MyTable(each.table, each.touched_at, _about(each)) for each in tables],
        [MyGame(each.table, each.number, each.finished_at, each.seat) for each in games],
    )


class _Kept(msgspec.Struct, frozen=True):
    """What is needed of a review as it is kept."""

    seats: list[dict[str, Any]]


async def my_review(store: Store, person: str) -> MyReview:
    """What the reviewed games of a person say together; only games count in which they had one seat."""
    games: list[Finished] = []
    seats: list[dict[str, Any]] = []
    unreviewed = []
    for each in await store.records_of(person, MOST_LISTED):
        if each.seat is None:
            continue
        review = await store.review(each.table, each.number)
        if review is None:
            unreviewed.append(MyGame(each.table, each.number, each.finished_at, each.seat))
            continue
        games.append(each)
        seats.append(msgspec.json.decode(review, type=_Kept).seats[each.seat])
    found = person_review(seats)
    habits = [
        Habit(one.kind, one.lost, [_costly(games, each) for each in one.costly]) for one in found.habits
    ]
    return MyReview(
        found.games,
        found.choices,
        None if found.luck is None else list(found.luck),
        list(found.skill),
        list(found.lost),
        habits,
        unreviewed,
    )


def _costly(games: list[Finished], costly: OneCostly) -> Costly:
    game, moment = games[costly.game], costly.moment
    assert game.seat is not None
    return Costly(
        game.table,
        game.number,
        game.seat + 1,
        moment["actions"],
        moment["round"],
        moment["turn"],
        costly.lost,
    )


def _about(visited: Visited) -> Listed | None:
    return msgspec.json.decode(visited.about, type=Listed) if visited.about else None


def rules_of(name: str, side: int, messages: Wording) -> Rules:
    """The rules of a side of a built-in edition."""
    edition, side = built_in(name), min(side, MOST_SIDES + 1)
    edition.ladder(side)
    return rules(edition, side, messages)


async def rules_at(lobby: Lobby, table: str, messages: Wording) -> Rules:
    """The rules that a table plays by."""
    there = (await lobby.find(table)).table
    return rules(there.edition, there.made.side, messages)
