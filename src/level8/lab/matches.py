"""A match: its players and settings, and how to play each of its games.

A game is a pure function of the match and a fixture. A deal is one seed. If the seats rotate, each deal is
played once for each different seating: all players get the same cards from each seat, which evens out luck.
"""

import json
from collections.abc import Sequence
from functools import cache
from time import perf_counter
from typing import Final, NamedTuple

import msgspec

from level8.bots.seating import TROUBLES, Seated, label, play_on
from level8.game.editions import Edition, edition
from level8.game.errors import SetupError
from level8.game.game import Game
from level8.game.shuffle import derived, derived_number
from level8.lab.cheat import Cheat
from level8.lab.players import check_player, sit_down
from level8.record import Recorder, format_record

MOST_TURNS: Final = 2000
SEATINGS: Final = ("rotate", "fixed")


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that determines the games of a match, except how many there are."""

    players: tuple[str, ...]
    edition: str = "modern"
    side: int = 1
    seats: str = "rotate"
    seed: str = "00" * 32
    think: str | None = None
    limit: float | None = None
    most_turns: int = MOST_TURNS

    @property
    def rotations(self) -> int:
        """The number of different seatings by rotation, which is the number of games of a deal.

        >>> [Match(tuple(names)).rotations for names in ("abbb", "abab", "aaaa")]
        [4, 2, 1]
        """
        if self.seats == "fixed":
            return 1
        names = self.players
        turned = [names[-by:] + names[:-by] for by in range(len(names))]
        return turned.index(names, 1) if names in turned[1:] else len(names)

    def check(self) -> None:
        """Raise a SetupError if this match cannot be played."""
        box = edition(self.edition)
        Game.new(box, self.side, len(self.players), 0)
        for name in dict.fromkeys(self.players):
            check_player(name, self.think)
        if self.seats not in SEATINGS:
            raise SetupError("seating", {"seats": self.seats, "known": ", ".join(SEATINGS)})


class Fixture(NamedTuple):
    """One game of a match."""

    deal: int
    rotation: int


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The outcome of one game; players are numbered as the match lists them, wherever they sat."""

    deal: int
    rotation: int
    winner: int | None  # None: stopped after `most_turns`
    ranking: tuple[int, ...]
    turns: int
    rounds: int
    replaced: tuple[tuple[int, int, int], ...]  # for each player: raised, illegal, late
    trouble: str = ""

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.deal, self.rotation)


class Finished(NamedTuple):
    """The outcome of a game, and its record if one was asked for."""

    outcome: Outcome
    record: bytes | None


def fixtures(match: Match, games: int) -> list[Fixture]:
    """The first `games` games of `match`, or a few more, so that all deals are complete.

    >>> len(fixtures(Match(("novice", "random", "random")), 10))
    12
    """
    rotations = match.rotations
    deals = -(-games // rotations)
    return [Fixture(deal, turn) for deal in range(deals) for turn in range(rotations)]


def play_fixture(match: Match, fixture: Fixture, record: bool = False) -> Finished:
    """Play one game; the same `match` and `fixture` always give the same game."""
    box, count = _box(match.edition), len(match.players)
    seed = derived(match.seed.encode(), f"arena deal {fixture.deal}")
    at = [(player + fixture.rotation) % count for player in range(count)]  # where each player sits
    seated = _seat(match, box, fixture, at)
    recorder = Recorder(box, match.side, count, seed, names=_labels(match, at)) if record else None
    game = recorder.game if recorder else Game.new(box, match.side, count, seed)
    turns = play_on(game, seated, recorder.play if recorder else game.play, match.most_turns)
    ranking = game.ranking()
    outcome = Outcome(
        *fixture,
        winner=at.index(int(game.winner)) if game.over else None,
        ranking=tuple([ranking[seat] for seat in at]),
        turns=turns,
        rounds=int(game.round),
        replaced=tuple([_replaced(seated[seat]) for seat in at]),
        trouble=next((f"{one.name} {one.trouble}" for one in seated if one.trouble), ""),
    )
    return Finished(outcome, format_record(recorder.record()) if recorder else None)


def play_fixtures(
    match: Match, batch: Sequence[Fixture], record: bool = False
) -> tuple[list[Finished], float]:
    """Play the games of `batch`; returns them and the seconds they took."""
    start = perf_counter()
    return [play_fixture(match, fixture, record) for fixture in batch], perf_counter() - start


def _seat(match: Match, box: Edition, fixture: Fixture, at: list[int]) -> list[Seated | Cheat]:
    """The players in the order of seats; the seed of each depends only on the game."""
    seated = []
    for seat in range(len(at)):
        name = match.players[at.index(seat)]
        what = json.dumps([box.name, match.side, match.players, *fixture, seat])
        seed = derived_number(match.seed.encode(), f"arena bot {what}")
        seated.append(sit_down(name, seed, match.think, match.limit))
    return seated


def _labels(match: Match, at: list[int]) -> tuple[str, ...]:
    """Names for a record: the short name of each player and its number in the match."""
    players = [at.index(seat) for seat in range(len(at))]
    return tuple([f"{label(match.players[player])} {player + 1}" for player in players])


def _replaced(seated: Seated | Cheat) -> tuple[int, int, int]:
    raised, illegal, late = [seated.replaced[kind] for kind in TROUBLES]
    return raised, illegal, late


@cache
def _box(name: str) -> Edition:
    return edition(name)
