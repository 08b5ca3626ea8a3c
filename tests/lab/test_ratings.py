"""Intervals and ratings: they match known values, and cover the truth as often as they claim."""

import random

import pytest

from level8.lab.intervals import DealWins, clustered, student, wilson
from level8.lab.matches import Match, Outcome
from level8.lab.ratings import Rating, rate, report

FOUR = Match(("strong", "weak", "weak", "weak"))


def game(deal: int, rotation: int, order: list[int], replaced: int = 0) -> Outcome:
    """A game in which the players rank in this order."""
    ranking = tuple([order.index(player) + 1 for player in range(len(order))])
    none = ((0, 0, 0),) * (len(order) - 1)
    return Outcome(deal, rotation, order[0], ranking, 50, 7, ((replaced, 0, 0), *none))


def games(share: float, deals: int, seed: int = 8) -> list[Outcome]:
    """Games in which player 0 wins `share` of them, and the others the rest."""
    rng, found = random.Random(seed), []
    for deal in range(deals):
        for rotation in range(4):
            order = [1, 2, 3]
            rng.shuffle(order)
            order.insert(0 if rng.random() < share else rng.randint(1, 3), 0)
            found.append(game(deal, rotation, order))
    return found


@pytest.mark.parametrize(
    ("wins", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (1, 10, 0.0179, 0.4042), (50, 100, 0.4038, 0.5962), (10, 10, 0.7225, 1.0)],
)
def test_wilson_gives_the_published_intervals(wins: int, of: int, low: float, high: float) -> None:
    assert wilson(wins, of) == pytest.approx((low, high), abs=1e-4)


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == clustered([]) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 2.776), (10, 2.228), (30, 2.042), (120, 1.980)])
def test_student_s_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.01)


def test_games_of_a_deal_that_hang_together_count_for_less() -> None:
    alike = [DealWins(4 * (number % 4 == 0), 4) for number in range(100)]  # all four, or none
    apart = [DealWins(1, 4) for _ in range(100)]  # exactly one of four
    width = {name: high - low for name, (low, high) in _named(alike, apart).items()}
    assert width["alike"] > 1.8 * width["single"] > 1.8 * width["apart"] > 0


def _named(alike: list[DealWins], apart: list[DealWins]) -> dict[str, tuple[float, float]]:
    return {"alike": clustered(alike), "apart": clustered(apart), "single": wilson(100, 400)}


def test_intervals_by_deal_hold_the_truth_19_times_in_20() -> None:
    rng, held, tries = random.Random(8), 0, 600
    for _ in range(tries):
        deals = []
        for _ in range(40):
            luck = rng.choice((0.05, 0.55))  # of a deal; 0.3 in the mean
            deals.append(DealWins(sum(rng.random() < luck for _ in range(4)), 4))
        low, high = clustered(deals)
        held += low <= 0.3 <= high
    assert 0.925 < held / tries < 0.98


def test_a_name_that_sits_three_times_shares_its_wins() -> None:
    found = report(FOUR, games(0.4, 100), rated=False)
    strong, weak = found.standings
    assert (strong.players, weak.players, found.par) == (1, 3, 0.25)
    assert strong.wins + weak.wins == found.games == 400
    assert weak.rate == pytest.approx(weak.wins / 1200)
    assert 3 * weak.interval.low == pytest.approx(1 - strong.interval.high)
    for one in found.standings:
        assert one.interval.low < one.rate < one.interval.high
        assert one.clustered.low < one.rate < one.clustered.high


def test_the_report_counts_capped_games_and_replaced_moves() -> None:
    capped = Outcome(0, 1, None, (1, 2, 2, 4), 9, 2, ((0, 1, 2),) * 4, "weak raised: E")
    found = report(FOUR, [game(0, 0, [0, 1, 2, 3], replaced=3), capped], rated=False)
    assert (found.games, found.deals, found.capped, found.trouble) == (2, 1, 1, "weak raised: E")
    assert found.standings[0].replaced == {"raised": 3, "illegal": 1, "late": 2}
    assert found.standings[1].replaced == {"raised": 0, "illegal": 3, "late": 6}
    assert (found.turns.mean, found.rounds.mean) == (29.5, 4.5)
    assert found.standings[0].mean_rank == 1


def test_the_order_in_which_games_come_does_not_matter() -> None:
    pytest.importorskip("openskill", reason="ratings need the extra arena")
    listed = games(0.3, 10)
    shuffled = random.Random(1).sample(listed, len(listed))
    assert report(FOUR, listed) == report(FOUR, shuffled)


def test_the_stronger_is_rated_higher_and_more_games_make_it_surer() -> None:
    pytest.importorskip("openskill", reason="ratings need the extra arena")
    few, many = rate(FOUR, games(0.5, 5)), rate(FOUR, games(0.5, 100))
    assert many["strong"].interval.low > many["weak"].interval.high
    assert many["strong"].sigma < few["strong"].sigma < 25 / 3
    assert many["weak"].sigma < many["strong"].sigma


def test_equals_are_rated_alike() -> None:
    pytest.importorskip("openskill", reason="ratings need the extra arena")
    found = rate(FOUR, games(0.25, 100))
    strong, weak = found["strong"], found["weak"]
    assert strong.interval.low < weak.interval.high
    assert weak.interval.low < strong.interval.high


def test_an_interval_of_a_rating_is_nearly_four_sigma_wide() -> None:
    low, high = Rating(25.0, 2.0).interval
    assert high - low == pytest.approx(7.84, abs=0.01)
