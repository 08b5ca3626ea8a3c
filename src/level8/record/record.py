"""A game as a value: what a record holds, and how much of it a seat may know."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from level8.game.actions import DRAW_PILE, Action, Carry, Draw, TakeShown
from level8.game.cards import UNSEEN
from level8.game.editions import Edition
from level8.game.errors import Level8Error, NotationError, SetupError
from level8.game.shuffle import SEED_BYTES, mixed_seed

LONGEST_NAME: Final = 40
LONGEST_ENTROPY: Final = 64  # bytes a seat may add to the shuffle


class RecordError(Level8Error):
    """A text that is not a record, or a record that is not a true one; names the line."""

    def __init__(self, code: str, line: int, **detail: str) -> None:
        super().__init__(f"record-{code}", {"line": str(line), **detail})
        self.code: Final = code
        self.line: Final = line


@dataclass(frozen=True, slots=True)
class Move:
    """One action, with the cards that it brought from a pile."""

    seat: int
    action: Action
    drawn: tuple[int, ...] = ()

    @property
    def drawer(self) -> int:
        """The seat whose hand the drawn cards went to: whoever lost a card to a take card draws (M1)."""
        return int(self.action.seat) if isinstance(self.action, TakeShown) else self.seat


@dataclass(frozen=True, slots=True)
class Turn:
    """The moves of a turn, those that it forced on other seats included; none if it was skipped (K2)."""

    seat: int
    moves: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class End:
    """How a round ended: who went out, who won the game, the level of every seat from now on."""

    out: int | None
    winner: int | None
    levels: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Round:
    """A deal, the turns that followed, and what was carried on from there (F4)."""

    dealer: int
    hands: tuple[tuple[int, ...], ...]
    turned_up: int | None  # None where the hands left no card for it
    turns: tuple[Turn, ...] = ()
    end: End | None = None
    carries: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game, or as much of it as has been played; `ranking` is empty until it is over."""

    edition: Edition
    side: int
    names: tuple[str, ...]
    dealer: int | None  # None: drawn by the shuffle (S3)
    commitment: str
    seed: bytes | None  # None: not yet to be told
    entropy: tuple[bytes, ...]
    ranking: tuple[int, ...]
    rounds: tuple[Round, ...]

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def finished(self) -> bool:
        return bool(self.ranking)

    @property
    def winner(self) -> int | None:
        """The seat that won, once one has."""
        return self.ranking.index(1) if self.ranking else None

    def moves(self) -> Iterator[Move]:
        """Every move in the order of play."""
        for each in self.rounds:
            for turn in each.turns:
                yield from turn.moves
            yield from each.carries


def game_seed(seed: bytes, entropy: tuple[bytes, ...]) -> bytes:
    """The seed that the cards are shuffled with: the host's, mixed with what the players added."""
    if len(seed) != SEED_BYTES:
        raise SetupError("seed", {"seed": seed.hex()})
    return mixed_seed(seed, entropy)


def check_name(name: str) -> None:
    """Refuse a name that is too long or would not stay on its line.

    >>> check_name("Zoë 🦊")
    """
    unruly = any(ord(c) < 0x20 or 0x7F <= ord(c) < 0xA0 or c in "\u2028\u2029" for c in name)
    lone = any(0xD800 <= ord(c) < 0xE000 for c in name)  # half a character: no UTF-8 for it
    if unruly or lone or len(name) > LONGEST_NAME:
        raise NotationError("name", ascii(name[: LONGEST_NAME + 1])[1:-1])


def check_entropy(entropy: tuple[bytes, ...], seats: int) -> None:
    """Refuse entropy that is not one piece for each seat, or none at all."""
    if len(entropy) not in (0, seats) or any(len(piece) > LONGEST_ENTROPY for piece in entropy):
        raise SetupError("entropy", {"seats": str(seats), "most": str(LONGEST_ENTROPY)})


def seen_by(record: Record, seat: int) -> Record:
    """The record as a seat (or SPECTATOR) may know it: all of it once the game is over."""
    if record.finished:
        return record
    last = len(record.rounds) - 1
    rounds = tuple(_round_seen(each, seat, index < last) for index, each in enumerate(record.rounds))
    return replace(record, seed=None, rounds=rounds)


def _round_seen(each: Round, seat: int, followed: bool) -> Round:
    hands = tuple(hand if other == seat else (UNSEEN,) * len(hand) for other, hand in enumerate(each.hands))
    turns = tuple(
        Turn(turn.seat, tuple(_move_seen(move, seat) for move in turn.moves)) for turn in each.turns
    )
    # F4: how many cards another seat keeps is not known until the next deal shows it.
    carries = tuple(_carry_seen(move, seat) for move in each.carries if followed or move.seat == seat)
    return replace(each, hands=hands, turns=turns, carries=carries)


def _move_seen(move: Move, seat: int) -> Move:
    openly = isinstance(move.action, Draw) and move.action.pile != DRAW_PILE
    if openly or move.drawer == seat:
        return move
    return replace(move, drawn=(UNSEEN,) * len(move.drawn))


def _carry_seen(move: Move, seat: int) -> Move:
    if move.seat == seat or not isinstance(move.action, Carry):
        return move
    return replace(move, action=Carry((UNSEEN,) * len(move.action.cards)))
