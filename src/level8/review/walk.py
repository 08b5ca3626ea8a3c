"""Goes through a recorded game and finds what changed the win chances: cards, deals, choices.

The outlook of a position is estimated with the true hands, over all orders of the draw pile, and with steady
on all seats; so it changes when a hidden card is turned, and when a seat chooses otherwise than steady.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from level8.bots.futures import Futures, Outlook, horizon
from level8.game.actions import NOBODY
from level8.game.game import Game
from level8.game.state import State, Step
from level8.game.view import View
from level8.record import Played, Record, Recorder
from level8.review.figures import Change

_MORE: Final = 3  # times the playouts of a round that may be the last


class Cause(Enum):
    """What changed the win chances."""

    CARD = "card"  # hidden cards that a seat drew
    DEAL = "deal"
    CHOICE = "choice"  # against what steady would have chosen
    PASSAGE = "passage"  # from one round to the next: what the levels alone say, against what the deals say


@dataclass(frozen=True, slots=True)
class Event:
    """A change of the win chances; `number` counts the actions up to it."""

    cause: Cause
    number: int
    round: int
    turn: int
    seat: int  # NOBODY: a deal, or the passage from round to round
    cards: tuple[int, ...]
    change: Change


@dataclass(frozen=True, slots=True)
class Passed:
    """An action of the record, with what its seat saw before it, and what steady would have chosen."""

    number: int  # of actions before it
    played: Played
    view: View


@dataclass(frozen=True, slots=True)
class Stand:
    """How the game stands after `number` actions: the outlook of its position."""

    number: int
    round: int
    outlook: Outlook


def may_be_last(state: State) -> bool:
    """Whether somebody could win in this round: then chances lie far apart, and need more playouts."""
    return any(state.can_win_by_going_out(seat) for seat in range(state.seats))


class Walk:
    """Goes through a record: `steps` plays it, and afterwards `events` and `positions` are complete."""

    def __init__(self, record: Record, playouts: int, seed: int) -> None:
        self._recorder: Final = Recorder.of(record)
        self._record: Final = record
        self._game: Final[Game] = self._recorder.game
        self._playouts: Final = playouts
        self._seed: Final = seed & 0xFFFF_FFFF
        self._futures: Final = Futures()
        self._estimates = 0
        self._number = 0
        self.events: Final[list[Event]] = []
        self.positions: Final[list[Stand]] = []
        self._now = self._begin()

    def steps(self) -> Iterator[Passed]:
        """Play the record; each action is given with the View of its seat before it is played."""
        for played in self._record.actions():
            yield Passed(self._number, played, self._game.view(played.seat))
            self._play(played)

    # --- the first deal ---

    def _begin(self) -> Outlook:
        seats = self._game.seats
        even = Outlook([1 / seats] * seats, [0.0] * seats)
        before = even
        if self._record.dealer is not None:  # the first seat to play is given, and may be better or worse off
            before = self._futures.new_game(self._game, self._playouts, self._next_seed())
            self._note(Cause.PASSAGE, NOBODY, even, before)
        dealt = self._outlook(self._game)
        self._note(Cause.DEAL, NOBODY, before, dealt)
        self._place(dealt)
        return dealt

    # --- one action ---

    def _play(self, played: Played) -> None:
        game, futures = self._game, self._futures
        until, number, in_round = horizon(game), int(game.round), game.step is not Step.CARRY
        before = game.copy()
        now = self._now
        if played.action != futures.steady.act(game):
            chosen = self._outlook(game, played)
            self._note(Cause.CHOICE, played.seat, now, chosen)
            now = chosen
        played = self._recorder.play(played.action, played.seat)
        self._number += 1
        if game.over:
            self._exact(now)
            return
        dealt = game.round != number
        if in_round and (dealt or game.step is Step.CARRY):
            levels = self._exact(now)
            if dealt:  # the same action once more, with all deals that could have followed
                now = self._estimate(before, played, until + 1)
            else:
                now = self._outlook(game)
            self._note(Cause.PASSAGE, NOBODY, levels, now)
        if dealt or played.drawn:
            turned = self._outlook(game)
            self._note(
                Cause.DEAL if dealt else Cause.CARD,
                NOBODY if dealt else played.drawer,
                now,
                turned,
                () if dealt else played.drawn,
            )
            now = turned
        self._place(now)

    def _exact(self, now: Outlook) -> Outlook:
        """What the levels say where the round, or the game, is over: nothing is left to chance in it."""
        chances = self._futures.chances(self._game)
        exact = Outlook(chances, [0.0] * len(chances))
        self._note(Cause.PASSAGE, NOBODY, now, exact)
        if self._game.over:
            self._place(exact)
        return exact

    # --- estimating and noting ---

    def _outlook(self, game: Game, played: Played | None = None) -> Outlook:
        return self._estimate(game, played, horizon(game))

    def _estimate(self, game: Game, played: Played | None, until: int) -> Outlook:
        action = None if played is None else played.action
        playouts = self._playouts * (_MORE if may_be_last(game) else 1)
        return self._futures.outlook(game, action, until, playouts, self._next_seed())

    def _next_seed(self) -> int:
        """Another seed for each estimate, so that their errors have nothing in common."""
        self._estimates += 1
        return self._seed | (self._estimates << 32)

    def _note(
        self, cause: Cause, seat: int, before: Outlook, after: Outlook, cards: tuple[int, ...] = ()
    ) -> None:
        game = self._game
        change = Change(before, after)
        self.events.append(Event(cause, self._number, int(game.round), int(game.turn), seat, cards, change))

    def _place(self, outlook: Outlook) -> None:
        """Note the outlook of the position on the table, unless it is the one that is known already."""
        self._now = outlook
        if not self.positions or self.positions[-1].outlook is not outlook:
            self.positions.append(Stand(self._number, int(self._game.round), outlook))
