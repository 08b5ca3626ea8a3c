"""A shorter look at a game, where a review takes too long: the choices of one seat, and the deals."""

from collections.abc import Callable
from typing import Final

from level8.bots.futures import Futures, horizon
from level8.game.shuffle import derived_number
from level8.game.state import Step
from level8.record import Record, Recorder
from level8.review.choices import Judge
from level8.review.document import skill_document
from level8.review.figures import Figure
from level8.review.reviewing import Effort, checked_seats, judged_skill
from level8.review.walk import Passed

GLANCE: Final = Effort(positions=20, looking=16, deals=16, moments=60)


def glance(
    record: Record,
    seat: int,
    effort: Effort = GLANCE,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, object]:
    """A review of a finished game as JSON values, in which luck and what goes with it is None.

    The choices of `seat` are judged, and everybody's chances are told when a round was dealt, from
    `effort.positions` playouts. `progress` is called as by `review`.
    """
    checked_seats(record, [seat])
    assert record.seed is not None
    seed = derived_number(record.seed, "review")
    judge, chances = Judge(effort.looking, effort.deals, seed), _Chances(record, effort.positions, seed)
    actions = list(record.actions())
    for_moments = 1 + len(actions) // 25
    judged = []
    for number, played in enumerate(actions):
        chances.note(number)
        game = chances.recorder.game
        if played.seat == seat:
            found = judge.judge(Passed(number, played, game.view(seat)))
            judged += [] if found is None else [found]
        chances.recorder.play(played.action, played.seat)
        if progress is not None:
            progress(number + 1, len(actions) + for_moments)
    chances.note(len(actions))
    skill = skill_document(judged_skill(judged, judge, effort))
    return {
        "chances": chances.told,
        "seats": [
            {
                "seat": each + 1,
                "name": record.names[each],
                "initial": round(1 / record.seats, 4),
                "final": float(record.winner == each),
                **dict.fromkeys(("luck", "drawn", "dealt", "against", "others", "remainder")),
                "skill": skill if each == seat else None,
                "luckiest": [],
                "unluckiest": [],
            }
            for each in range(record.seats)
        ],
    }


class _Chances:
    """Everybody's chances at each deal, and at the end."""

    def __init__(self, record: Record, playouts: int, seed: int) -> None:
        self.recorder: Final = Recorder.of(record)
        self.told: Final[list[dict[str, object]]] = []
        self._futures: Final = Futures()
        self._playouts: Final = playouts
        self._seed: Final = seed & 0xFFFF_FFFF
        self._round = 0

    def note(self, number: int) -> None:
        """Tell the chances after a number of actions, if a round begins or the game is over."""
        game = self.recorder.game
        if game.over:
            figures = [Figure(each, 0.0) for each in self._futures.chances(game)]
        elif game.round == self._round or game.step is Step.CARRY:
            return
        else:
            seed = self._seed | (number << 32)
            found = self._futures.outlook(game, None, horizon(game), self._playouts, seed)
            figures = [Figure(mean, error**0.5) for mean, error in zip(found.means, found.variances)]
        self._round = int(game.round)
        seats = [[round(figure.value, 4), round(figure.error, 4)] for figure in figures]
        self.told.append({"actions": number, "round": self._round, "seats": seats})
