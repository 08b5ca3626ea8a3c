"""Recorder: plays a game and writes its record."""

from collections import Counter
from dataclasses import replace
from typing import Final

from level8.game.actions import DRAW_PILE, NOBODY, Action, Carry, Draw, LayDown, Swap, TakeShown
from level8.game.cards import SWAP
from level8.game.editions import Edition
from level8.game.game import Game
from level8.game.shuffle import commitment
from level8.game.state import Step
from level8.record.record import (
    End,
    Played,
    Record,
    Round,
    Turn,
    check_entropy,
    check_name,
    game_seed,
    seen_by,
)


class Recorder:
    """A game in progress, and its record so far.

    >>> from level8.game.editions import edition
    >>> recorder = Recorder(edition("modern"), side=1, seats=2, seed=bytes(32), names=("Ada", "Bo"))
    >>> played = recorder.play(Draw())
    >>> len(list(recorder.record().actions()))
    1
    """

    def __init__(
        self,
        edition: Edition,
        side: int,
        seats: int,
        seed: bytes,
        *,
        names: tuple[str, ...] = (),
        dealer: int | None = None,
        entropy: tuple[bytes, ...] = (),
    ) -> None:
        """`seed` is the host's and has 32 bytes; `entropy` is empty or has one piece for each seat."""
        self.game: Final = Game.new(edition, side, seats, game_seed(seed, entropy), dealer)
        names = names or ("",) * seats
        if len(names) != seats:
            raise ValueError("a name for each seat, or none at all")
        for name in names:
            check_name(name)
        check_entropy(entropy, seats)
        self._start: Final = Record(
            edition, side, names, dealer, commitment(seed), seed, entropy, ranking=(), rounds=()
        )
        self._rounds: Final[list[Round]] = []
        self._turns: list[Turn] = []
        self._actions: list[Played] = []  # of the current turn
        self._carries: list[Played] = []
        self._begin_round()

    @classmethod
    def of(cls, record: Record) -> "Recorder":
        """A recorder at the first deal of the game in `record`, whose seed must be known."""
        assert record.seed is not None
        return cls(
            record.edition,
            record.side,
            record.seats,
            record.seed,
            names=record.names,
            dealer=record.dealer,
            entropy=record.entropy,
        )

    def play(self, action: Action, seat: int | None = None) -> Played:
        """Play `action` for the seat to act and record it; a refused action raises and changes nothing."""
        game = self.game
        turn, turn_seat, number = int(game.turn), int(game.turn_seat), int(game.round)
        played = Played(int(game.to_act), action)
        held = self._hand(played.drawer)
        game.play(action, seat)
        played = replace(played, drawn=self._drawn(played, held))
        if isinstance(action, Carry):
            self._carries.append(played)
        else:
            self._actions.append(played)
            ended = game.round != number or game.step in (Step.CARRY, Step.OVER)
            if ended or game.turn != turn:
                self._end_turn(turn_seat, 0 if ended else int(game.turn) - turn - 1)
            if ended:
                self._end_round(None if isinstance(action, LayDown) else turn_seat)
        if game.round != number:
            self._close_round()
            self._begin_round()
        return played

    def record(self) -> Record:
        """The record so far. It holds the seed, so only the host may see it before the game is over."""
        turns = tuple(self._turns)
        if self._actions:
            turns += (Turn(int(self.game.turn_seat), tuple(self._actions)),)
        current = replace(self._round, turns=turns, carries=tuple(self._carries))
        ranking = self.game.ranking() if self.game.over else ()
        return replace(self._start, ranking=ranking, rounds=(*self._rounds, current))

    def seen_by(self, seat: int) -> Record:
        """The record as `seat` (or SPECTATOR) may know it; the whole record once the game is over."""
        return seen_by(self.record(), seat)

    # --- recording ---

    def _hand(self, seat: int) -> tuple[int, ...]:
        return tuple(self.game.places[seat].hand) if 0 <= seat < self.game.seats else ()

    def _drawn(self, played: Played, held: tuple[int, ...]) -> tuple[int, ...]:
        """The cards that `played` brought into the drawing seat's hand, which held `held` before; sorted."""
        gone: tuple[int, ...] = ()
        if isinstance(played.action, Swap) and played.action.cards:
            gone = (SWAP, *played.action.cards)
        elif isinstance(played.action, TakeShown):
            gone = (int(played.action.card),)
        elif not isinstance(played.action, Draw):
            return ()
        drawn = Counter(self._hand(played.drawer)) - (Counter(held) - Counter(gone))
        return tuple(sorted(drawn.elements()))

    def _begin_round(self) -> None:
        game = self.game
        hands = tuple(self._hand(seat) for seat in range(game.seats))
        turned_up = [int(card) for card in game.places[game.dealer].discards]
        self._round = Round(int(game.dealer), hands, turned_up[0] if turned_up else None)

    def _end_turn(self, seat: int, skipped: int) -> None:
        self._turns.append(Turn(seat, tuple(self._actions)))
        self._actions = []
        for _ in range(skipped):
            seat = int(self.game.next_seat(seat))
            self._turns.append(Turn(seat))

    def _end_round(self, out: int | None) -> None:
        game = self.game
        winner = int(game.winner) if game.over else None
        end = End(out, winner, tuple(int(place.level) for place in game.places))
        self._round = replace(self._round, end=end)

    def _close_round(self) -> None:
        self._rounds.append(replace(self._round, turns=tuple(self._turns), carries=tuple(self._carries)))
        self._turns = []
        self._carries = []


def drawn_by(action: Action) -> int:
    """How many cards `action` takes from the draw pile."""
    if isinstance(action, Draw):
        return int(action.pile == DRAW_PILE)
    if isinstance(action, TakeShown):
        return int(action.seat != NOBODY)
    return len(action.cards) if isinstance(action, Swap) else 0
