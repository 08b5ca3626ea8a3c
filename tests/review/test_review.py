"""The review: the same for the same record, fair to everybody, and judged by what a seat could know."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

from level8.bots.comparing import Comparing
from level8.bots.futures import Futures, do, horizon
from level8.bots.reasons import why
from level8.bots.steady import SteadyBot
from level8.game.actions import Action, Discard, Draw, LayDown
from level8.game.editions import edition
from level8.game.errors import SetupError
from level8.game.game import Game
from level8.game.shuffle import FastChance
from level8.game.state import Step
from level8.game.view import View
from level8.record import Played, Record, Recorder, parse_record
from level8.review import Coach, Effort, document, review
from level8.review.choices import Judge, Judged
from level8.review.figures import Figure, total
from level8.review.moments import costliest
from level8.review.walk import Cause, Passed, Walk

pytestmark = pytest.mark.untraced  # docs/review.md has an example that is traced

GOLDEN: Final = Path(__file__).parents[1] / "golden"
QUICK: Final = Effort(positions=4, looking=12, deals=4, moments=8)


def golden(name: str) -> Record:
    return parse_record((GOLDEN / f"{name}.level8").read_bytes())


def played(choose: Callable[[Game, Action], Action], seed: int = 7) -> Record:
    """The record of a game of two in which `choose` may change what steady would do."""
    recorder = Recorder(edition("modern"), 1, 2, bytes([seed]) * 32)
    steady = SteadyBot(0)
    while not recorder.game.over:
        recorder.play(choose(recorder.game, steady.act(recorder.game)))
    return recorder.record()


def as_steady(_game: Game, action: Action) -> Action:
    return action


# --- what it promises ---


@pytest.mark.parametrize("name", ["original-1-2", "modern+master-1-4"])
def test_the_reviews_of_golden_records_stay_as_they_are(name: str) -> None:
    """`python tests/review/pin.py` writes them again, after an intended change of bots or review."""
    pinned = json.loads((GOLDEN / f"{name}.review.json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(document(review(golden(name), effort=QUICK)))) == pinned


def test_luck_of_all_seats_is_nothing_and_their_chances_are_everything() -> None:
    found = review(golden("original-1-2"), (), QUICK)
    assert sum(seat.luck.value for seat in found.seats) == pytest.approx(0, abs=1e-9)
    for chances in found.chances:
        assert sum(figure.value for figure in chances.seats) == pytest.approx(1)
    assert [seat.final for seat in found.seats] == [round(one.value) for one in found.chances[-1].seats]


def test_nobody_shows_skill_against_steady_by_playing_like_steady() -> None:
    found = review(played(as_steady), None, Effort(2, 4, 2, 0))
    for seat in found.seats:
        assert seat.skill is not None
        assert seat.skill.skill == Figure(0.0, 0.0)
        assert seat.others == Figure(0.0, 0.0)


def test_what_one_seat_is_told_does_not_depend_on_who_else_is_judged() -> None:
    record = golden("original-1-2")
    alone, together = review(record, (1,), QUICK), review(record, None, QUICK)
    assert alone.seats[1] == together.seats[1]
    assert alone.seats[0].skill is None
    assert alone.seats[0].remainder is None


def test_throwing_the_game_away_is_a_costly_choice() -> None:
    """A seat could lay its last level down and win, and each time it throws a card instead."""
    spoiled: list[int] = []

    def spoil(game: Game, action: Action) -> Action:
        if isinstance(action, LayDown) and game.at_last_level(game.to_act):
            if not spoiled:
                spoiled.append(int(game.to_act))
            if game.to_act == spoiled[0]:
                return Discard(int(game.places[game.to_act].hand[0]))
        return action

    record = next(record for seed in range(1, 99) for record in [played(spoil, seed)] if spoiled)
    seat = review(record, (spoiled[0],), Effort(2, 24, 12, 24)).seats[spoiled[0]]
    assert seat.skill is not None
    found = [one for one in seat.skill.costliest if one.why_other and one.why_other.code == "lay-wins"]
    assert [type(one.other) for one in found[:1]] == [LayDown]
    assert found[0].worth.value < -0.1
    assert seat.skill.lost.value < -0.1


def test_a_reason_against_the_better_choice_is_not_given_for_it() -> None:
    class Measured(Judge):
        worth = Figure(-0.1, 0.0)

        def measure(self, passed: Passed, others: list[Action], deals: int, time: int) -> list[Figure]:
            return [self.worth for _ in others]

    game, steady, judge = Game.new(edition("modern"), 1, 2, 6), SteadyBot(0), Measured(1, 1, 1)

    def draws() -> Iterator[tuple[View, Draw]]:
        while not game.over:
            if game.step is Step.DRAW:
                view = game.view(int(game.to_act))
                yield from [(view, Draw(seat)) for seat in range(2) if view.discards(seat)]
            do(game, steady.act(game))

    useless = next(found for found in draws() if why(*found).code == "gain-nothing")
    nearer = next(found for found in draws() if why(*found).code == "gain-nearer")
    for told, (view, open_card) in ((None, useless), (why(*nearer), nearer)):
        passed = Passed(0, Played(view.seat, Draw()), view)
        judged = Judged(passed, open_card, Draw(), Measured.worth, Measured.worth, 0.0)
        assert [one.why_other for one in costliest([judged], judge, 1)] == [told]


def test_a_game_that_is_not_over_has_no_review() -> None:
    recorder = Recorder(edition("modern"), 1, 2, bytes(32))
    recorder.play(Draw())
    with pytest.raises(SetupError, match="review-unfinished"):
        review(recorder.record())


def test_progress_is_told_action_by_action() -> None:
    record, told = golden("original-1-2"), list[tuple[int, int]]()
    review(record, (), Effort(1, 1, 1, 0), lambda done, of: told.append((done, of)))
    actions = len(list(record.actions()))
    assert told == [(done + 1, actions) for done in range(actions)]


def test_a_coach_speaks_of_what_gave_the_game_away_and_of_nothing_else() -> None:
    game, steady, coach = Game.new(edition("modern"), 1, 2, 6), SteadyBot(0), Coach(1, 24, 12)
    for place in game.places:
        place.level = len(game.ladder.levels)
    while not isinstance(best := steady.act(game), LayDown):
        game.play(best)
    view = game.view(int(game.to_act))
    assert coach.remark(view, best) is None
    thrown = Discard(int(view.hand[0]))
    remark = coach.remark(view, thrown)
    assert remark is not None
    assert isinstance(remark.better, LayDown)
    assert remark.why_better is not None
    assert remark.why_better.code == "lay-wins"
    assert remark == Coach(1, 24, 12).remark(view, thrown)


def test_with_more_seats_the_coach_speaks_of_smaller_losses(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game at a table of four is won half as often, so that less is given away with each choice."""

    def judged(_: Judge, passed: Passed) -> Judged:
        lost = Figure(-0.015, 0.003)
        return Judged(passed, Draw(), Draw(), lost, lost, 0.0)

    monkeypatch.setattr(Judge, "judge", judged)
    monkeypatch.setattr(Judge, "measure", lambda *_: [Figure(-0.015, 0.003)])
    spoken = [
        Coach().remark(Game.new(edition("modern"), 1, seats, 6).view(0), Draw(0)) is not None
        for seats in (2, 4)
    ]
    assert spoken == [False, True]


# --- what it rests on ---


def test_the_luck_of_a_draw_is_nothing_on_average_over_the_cards_that_could_come() -> None:
    """The outlook before a draw is the mean of those after it, one for each card of the draw pile."""
    game, futures = Game.new(edition("modern"), 1, 2, 5), Futures()
    while not (game.round == 2 and game.step is Step.DRAW and futures.steady.act(game) == Draw()):
        do(game, futures.steady.act(game))
    until, gaps = int(horizon(game)), []
    before = futures.outlook(game, None, until, 400, 1)
    for at in range(len(game.pile)):
        after = game.copy()
        pile = list(game.pile)
        pile.append(pile.pop(at))
        for index, card in enumerate(pile):
            after.pile[index] = card
        after.draw_from(-1)
        found = futures.outlook(after, None, until, 8, 2 + at)
        gaps.append(Figure(found.means[0] - before.means[0], found.variances[0] ** 0.5))
    mean, error = total(gaps).value / len(gaps), total(gaps).error / len(gaps) + before.variances[0] ** 0.5
    assert abs(mean) < 3 * error < 0.05


def test_choices_are_judged_alike_whatever_is_hidden() -> None:
    game = Game.new(edition("modern"), 1, 3, 11)
    steady = SteadyBot(0)
    while game.turn < 7:
        game.play(steady.act(game))
    other = Game.sample(game.view(int(game.to_act)), Random(3))
    assert list(other.pile) != list(game.pile)
    choices = game.legal_actions()[:4]
    found = [
        [(one.gain, one.error) for one in Comparing().compare(each, choices, 40, FastChance(9))]
        for each in (game, other)
    ]
    assert found[0] == found[1]


def test_the_changes_of_a_game_join_its_beginning_to_its_end() -> None:
    """Each change begins where the one before it has ended, so that nothing is counted twice or left out."""
    record = golden("modern+master-1-4")
    walk = Walk(record, 2, 1)
    for _ in walk.steps():
        pass
    assert walk.events[0].change.before.means == [1 / record.seats] * record.seats
    for one, following in zip(walk.events, walk.events[1:]):
        assert one.change.after is following.change.before
    assert walk.events[-1].change.after.means[record.winner or 0] == 1.0
    assert {one.cause for one in walk.events} == set(Cause)
