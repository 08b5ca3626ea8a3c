"""Record: a game as a value, and the part of it that a seat may know."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from level8.game.actions import DRAW_PILE, Action, Carry, Draw, TakeShown
from level8.game.cards import UNSEEN
from level8.game.editions import Edition
from level8.game.errors import Level8Error, NotationError, SetupError
from level8.game.shuffle import SEED_BYTES, mixed_seed

LONGEST_NAME: Final = 40
LONGEST_ENTROPY: Final = 64  # bytes that a seat may add to the shuffle


class RecordError(Level8Error):
    """A text that is not a record, or a record that does not verify; names the line."""

    def __init__(self, code: str, line: int, **detail: str) -> None:
        super().__init__(f"record-{code}", {"line": str(line), **detail})
        self.code: Final = code
        self.line: Final = line


@dataclass(frozen=True, slots=True)
class Played:
    """An action as a seat played it, with the cards that were drawn for it."""

    seat: int
    action: Action
    drawn: tuple[int, ...] = ()

    @property
    def drawer(self) -> int:
        """The seat that drew: for a taken card, the seat that lost it (M1)."""
        return int(self.action.seat) if isinstance(self.action, TakeShown) else self.seat


@dataclass(frozen=True, slots=True)
class Turn:
    """The actions of a turn, also what other seats showed in it (M1); none if it was skipped (K2)."""

    seat: int
    actions: tuple[Played, ...] = ()


@dataclass(frozen=True, slots=True)
class End:
    """How a round ended: who went out, who won the game, and the new level of each seat."""

    out: int | None
    winner: int | None
    levels: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Round:
    """A deal, the turns that followed, and the cards that were carried into the next round (F4)."""

    dealer: int
    hands: tuple[tuple[int, ...], ...]
    turned_up: int | None  # None: the deal left no card for it (F4)
    turns: tuple[Turn, ...] = ()
    end: End | None = None
    carries: tuple[Played, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A game, finished or not; `ranking` is empty until the game is over."""

    edition: Edition
    side: int
    names: tuple[str, ...]
    dealer: int | None  # None: drawn by the shuffle (S3)
    commitment: str
    seed: bytes | None  # None: still secret
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
        """The seat that won; None while the game is not over."""
        return self.ranking.index(1) if self.ranking else None

    def actions(self) -> Iterator[Played]:
        """All actions in the order of play."""
        for each in self.rounds:
            for turn in each.turns:
                yield from turn.actions
            yield from each.carries


def game_seed(seed: bytes, entropy: tuple[bytes, ...]) -> bytes:
    """The seed of all shuffles: the host's `seed`, mixed with the `entropy` of the players."""
    if len(seed) != SEED_BYTES:
        raise SetupError("seed", {"seed": seed.hex()})
    return mixed_seed(seed, entropy)


def check_name(name: str) -> None:
    """Refuse a `name` that is too long, or that has line breaks, control characters or lone surrogates.

    >>> check_name("Zoë 🦊")
    """
    unruly = any(ord(c) < 0x20 or 0x7F <= ord(c) < 0xA0 or c in "\u2028\u2029" for c in name)
    lone = any(0xD800 <= ord(c) < 0xE000 for c in name)  # UTF-8 cannot encode half a pair
    if unruly or lone or len(name) > LONGEST_NAME:
        raise NotationError("name", ascii(name[: LONGEST_NAME + 1])[1:-1])


def check_entropy(entropy: tuple[bytes, ...], seats: int) -> None:
    """Refuse `entropy` unless it is empty or has one piece for each of the `seats`."""
    if len(entropy) not in (0, seats) or any(len(piece) > LONGEST_ENTROPY for piece in entropy):
        raise SetupError("entropy", {"seats": str(seats), "most": str(LONGEST_ENTROPY)})


def seen_by(record: Record, seat: int) -> Record:
    """`record` as `seat` (or SPECTATOR) may know it; the whole record once the game is over."""
    if record.finished:
        return record
    last = len(record.rounds) - 1
    rounds = tuple(_round_seen(each, seat, index < last) for index, each in enumerate(record.rounds))
    return replace(record, seed=None, rounds=rounds)


def _round_seen(each: Round, seat: int, followed: bool) -> Round:
    hands = tuple(hand if other == seat else (UNSEEN,) * len(hand) for other, hand in enumerate(each.hands))
    turns = tuple(
        Turn(turn.seat, tuple(_action_seen(played, seat) for played in turn.actions)) for turn in each.turns
    )
    # F4: until the next deal nobody knows how many cards another seat keeps.
    carries = tuple(_carry_seen(played, seat) for played in each.carries if followed or played.seat == seat)
    return replace(each, hands=hands, turns=turns, carries=carries)


def _action_seen(played: Played, seat: int) -> Played:
    openly = isinstance(played.action, Draw) and played.action.pile != DRAW_PILE
    if openly or played.drawer == seat:
        return played
    return replace(played, drawn=(UNSEEN,) * len(played.drawn))


def _carry_seen(played: Played, seat: int) -> Played:
    if played.seat == seat or not isinstance(played.action, Carry):
        return played
    return replace(played, action=Carry((UNSEEN,) * len(played.action.cards)))
