"""The report of a match: win rates with intervals, ratings, lengths of games, failures of bots."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, pstdev

from level8.bots.seating import TROUBLES
from level8.game.errors import SetupError
from level8.lab.intervals import DealWins, Interval, Z, clustered, wilson
from level8.lab.matches import Match, Outcome


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength on openskill's scale, where newcomers have 25 ± 25/3, and its standard deviation."""

    mu: float
    sigma: float

    @property
    def interval(self) -> Interval:
        return Interval(self.mu - Z * self.sigma, self.mu + Z * self.sigma)


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of a player; players of one name are counted together, and `rate` is that of each."""

    name: str
    players: int
    wins: int
    rate: float
    interval: Interval  # as if all games were independent
    clustered: Interval  # with the deal as the unit
    rating: Rating | None
    mean_rank: float
    replaced: dict[str, int]


@dataclass(frozen=True, slots=True)
class Lengths:
    """The mean and the standard deviation of a length."""

    mean: float
    spread: float


@dataclass(frozen=True, slots=True)
class Report:
    """All results of a match."""

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


def report(match: Match, games: Iterable[Outcome], *, rated: bool = True) -> Report:
    """The report of `match`; the order of `games` does not matter."""
    outcomes = sorted(games, key=lambda one: one.fixture)
    names = list(dict.fromkeys(match.players))
    ratings = rate(match, outcomes) if rated else {}
    standings = [_standing(match, outcomes, name, ratings.get(name)) for name in names]
    return Report(
        games=len(outcomes),
        deals=len({one.deal for one in outcomes}),
        capped=len([one for one in outcomes if one.winner is None]),
        par=1 / len(match.players),
        standings=tuple(standings),
        turns=_lengths([one.turns for one in outcomes]),
        rounds=_lengths([one.rounds for one in outcomes]),
        trouble=next((one.trouble for one in outcomes if one.trouble), ""),
    )


def can_rate() -> bool:
    """Whether openskill is installed."""
    try:
        import openskill.models  # noqa: F401 - the import is the question
    except ImportError:
        return False
    return True


def rate(match: Match, games: Iterable[Outcome]) -> dict[str, Rating]:
    """The rating of each name after all `games`, in their order.

    Players of one name share a rating, to which the changes of all of them are added. Bots do not learn, so
    there is no drift (tau is 0).
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


def _standing(match: Match, outcomes: Sequence[Outcome], name: str, rating: Rating | None) -> Standing:
    mine = [player for player, other in enumerate(match.players) if other == name]
    deals: dict[int, DealWins] = {}
    for one in outcomes:
        wins, games = deals.get(one.deal, DealWins(0, 0))
        deals[one.deal] = DealWins(wins + (one.winner in mine), games + 1)
    wins, count = sum(deal.wins for deal in deals.values()), len(mine)
    ranks = [one.ranking[player] for one in outcomes for player in mine]
    return Standing(
        name=name,
        players=count,
        wins=wins,
        rate=wins / len(outcomes) / count if outcomes else 0.0,
        interval=_shared(wilson(wins, len(outcomes)), count),
        clustered=_shared(clustered(list(deals.values())), count),
        rating=rating,
        mean_rank=fmean(ranks) if ranks else 0.0,
        replaced={
            kind: sum(one.replaced[player][index] for one in outcomes for player in mine)
            for index, kind in enumerate(TROUBLES)
        },
    )


def _shared(interval: Interval, players: int) -> Interval:
    """The interval of one of `players` of the same name, of whom at most one wins a game."""
    return Interval(interval.low / players, interval.high / players)


def _lengths(values: Sequence[int]) -> Lengths:
    return Lengths(fmean(values), pstdev(values)) if values else Lengths(0.0, 0.0)
