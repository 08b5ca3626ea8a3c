"""A match: who plays whom at what, and each of its games, a pure function of the match and a fixture.

A deal is one seed. Where seats rotate, every deal is played once for each different way to sit: all of them
see the same cards from every chair, and what is left of luck is shared.
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
    """Everything that the games depend on, but for their number."""

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
        """How many different ways to sit there are by turning the table: the games of a deal.

        >>> [Match(tuple(names)).rotations for names in ("abbb", "abab", "aaaa")]
        [4, 2, 1]
        """
        if self.seats == "fixed":
            return 1
        names = self.players
        turned = [names[-by:] + names[:-by] for by in range(len(names))]
        return turned.index(names, 1) if names in turned[1:] else len(names)

    def check(self) -> None:
        """Refuse a match that cannot be played."""
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


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What became of a game; players are counted as the match lists them, wherever they sat."""

    deal: int
    rotation: int
    winner: int | None  # None: stopped at the most turns
    ranking: tuple[int, ...]
    turns: int
    rounds: int
    replaced: tuple[tuple[int, int, int], ...]  # of each player: raised, illegal, late
    trouble: str = ""

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.deal, self.rotation)


class Finished(NamedTuple):
    """A game with its record, where one was asked for."""

    played: Played
    record: bytes | None


def fixtures(match: Match, games: int) -> list[Fixture]:
    """The first so many games of a match, filled up to whole deals.

    >>> len(fixtures(Match(("novice", "random", "random")), 10))
    12
    """
    rotations = match.rotations
    deals = -(-games // rotations)
    return [Fixture(deal, turn) for deal in range(deals) for turn in range(rotations)]


def play_fixture(match: Match, fixture: Fixture, record: bool = False) -> Finished:
    """Play one game; the same match and fixture give the same game, wherever and whenever."""
    box, count = _box(match.edition), len(match.players)
    seed = derived(match.seed.encode(), f"arena deal {fixture.deal}")
    at = [(player + fixture.rotation) % count for player in range(count)]  # where each player sits
    seated = _seat(match, box, fixture, at)
    recorder = Recorder(box, match.side, count, seed, names=_labels(match, at)) if record else None
    game = recorder.game if recorder else Game.new(box, match.side, count, seed)
    turns = play_on(game, seated, recorder.play if recorder else game.play, match.most_turns)
    ranking = game.ranking()
    played = Played(
        *fixture,
        winner=at.index(int(game.winner)) if game.over else None,
        ranking=tuple([ranking[seat] for seat in at]),
        turns=turns,
        rounds=int(game.round),
        replaced=tuple([_replaced(seated[seat]) for seat in at]),
        trouble=next((f"{one.name} {one.trouble}" for one in seated if one.trouble), ""),
    )
    return Finished(played, format_record(recorder.record()) if recorder else None)


def play_fixtures(
    match: Match, chunk: Sequence[Fixture], record: bool = False
) -> tuple[list[Finished], float]:
    """Play some games, one after the other; and how many seconds that took."""
    start = perf_counter()
    return [play_fixture(match, fixture, record) for fixture in chunk], perf_counter() - start


def _seat(match: Match, box: Edition, fixture: Fixture, at: list[int]) -> list[Seated | Cheat]:
    """The players in the order of the seats, each with a seed that depends on nothing but the game."""
    seated = []
    for seat in range(len(at)):
        name = match.players[at.index(seat)]
        what = json.dumps([box.name, match.side, match.players, *fixture, seat])
        seed = derived_number(match.seed.encode(), f"arena bot {what}")
        seated.append(sit_down(name, seed, match.think, match.limit))
    return seated


def _labels(match: Match, at: list[int]) -> tuple[str, ...]:
    """Names for a record: the short form of each player, and its number in the match."""
    players = [at.index(seat) for seat in range(len(at))]
    return tuple([f"{label(match.players[player])} {player + 1}" for player in players])


def _replaced(seated: Seated | Cheat) -> tuple[int, int, int]:
    raised, illegal, late = [seated.replaced[kind] for kind in TROUBLES]
    return raised, illegal, late


@cache
def _box(name: str) -> Edition:
    return edition(name)
