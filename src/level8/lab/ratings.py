"""What the games of a match come to: win rates with intervals, ratings, lengths, troubles."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, pstdev

from level8.bots.seating import TROUBLES
from level8.game.errors import SetupError
from level8.lab.intervals import Deal, Interval, Z, clustered, wilson
from level8.lab.matches import Match, Played


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength on openskill's scale, where newcomers have 25 ± 25/3, and how unsure it is."""

    mu: float
    sigma: float

    @property
    def interval(self) -> Interval:
        return Interval(self.mu - Z * self.sigma, self.mu + Z * self.sigma)


@dataclass(frozen=True, slots=True)
class Standing:
    """How a player did; players of one name stand together, and `rate` is that of each of them."""

    name: str
    players: int
    wins: int
    rate: float
    interval: Interval  # each game by itself
    clustered: Interval  # each deal by itself
    rating: Rating | None
    mean_rank: float
    replaced: dict[str, int]


@dataclass(frozen=True, slots=True)
class Lengths:
    """A mean and its spread from game to game."""

    mean: float
    spread: float


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that a match says."""

    games: int
    deals: int
    capped: int
    par: float
    standings: tuple[Standing, ...]
    turns: Lengths
    rounds: Lengths
    trouble: str

    def document(self) -> dict[str, object]:
        """The report as plain values."""
        return asdict(self)


def report(match: Match, games: Iterable[Played], *, rated: bool = True) -> Report:
    """The report on a match; the order in which games come does not matter."""
    played = sorted(games, key=lambda one: one.fixture)
    names = list(dict.fromkeys(match.players))
    ratings = rate(match, played) if rated else {}
    standings = [_standing(match, played, name, ratings.get(name)) for name in names]
    return Report(
        games=len(played),
        deals=len({one.deal for one in played}),
        capped=len([one for one in played if one.winner is None]),
        par=1 / len(match.players),
        standings=tuple(standings),
        turns=_lengths([one.turns for one in played]),
        rounds=_lengths([one.rounds for one in played]),
        trouble=next((one.trouble for one in played if one.trouble), ""),
    )


def can_rate() -> bool:
    """Whether openskill is installed."""
    try:
        import openskill.models  # noqa: F401 - only asked whether it is there
    except ImportError:
        return False
    return True


def rate(match: Match, games: Iterable[Played]) -> dict[str, Rating]:
    """The rating of each name after all games, taken in order of deals.

    Players of one name are one strength: what a game says about each of them is added up. Bots do not
    learn, so nothing is allowed for drift (tau is 0).
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise SetupError("extra", {"what": "openskill", "extra": "arena"}) from None
    model = PlackettLuce(tau=0.0)
    ratings = {name: model.rating(name=name) for name in match.players}
    for one in games:
        teams = [[model.rating(ratings[name].mu, ratings[name].sigma)] for name in match.players]
        rated = model.rate(teams, ranks=[float(rank) for rank in one.ranking])
        for name, before in ratings.items():
            after = [team[0] for team, other in zip(rated, match.players) if other == name]
            mu = before.mu + sum(each.mu - before.mu for each in after)
            sigma = before.sigma
            for each in after:
                sigma *= each.sigma / before.sigma
            ratings[name] = model.rating(mu, sigma, name)
    return {name: Rating(one.mu, one.sigma) for name, one in ratings.items()}


def _standing(match: Match, played: Sequence[Played], name: str, rating: Rating | None) -> Standing:
    mine = [player for player, other in enumerate(match.players) if other == name]
    deals: dict[int, Deal] = {}
    for one in played:
        wins, games = deals.get(one.deal, Deal(0, 0))
        deals[one.deal] = Deal(wins + (one.winner in mine), games + 1)
    wins, count = sum(deal.wins for deal in deals.values()), len(mine)
    ranks = [one.ranking[player] for one in played for player in mine]
    return Standing(
        name=name,
        players=count,
        wins=wins,
        rate=wins / len(played) / count if played else 0.0,
        interval=_shared(wilson(wins, len(played)), count),
        clustered=_shared(clustered(list(deals.values())), count),
        rating=rating,
        mean_rank=fmean(ranks) if ranks else 0.0,
        replaced={
            kind: sum(one.replaced[player][index] for one in played for player in mine)
            for index, kind in enumerate(TROUBLES)
        },
    )


def _shared(interval: Interval, players: int) -> Interval:
    """At most one of several players wins a game: the interval of all, divided among them."""
    return Interval(interval.low / players, interval.high / players)


def _lengths(values: Sequence[int]) -> Lengths:
    return Lengths(fmean(values), pstdev(values)) if values else Lengths(0.0, 0.0)
