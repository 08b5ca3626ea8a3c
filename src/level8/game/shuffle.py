"""Chance as data: the fair shuffle, a pure function of a seed and a counter, and a fast one for playouts.

The fair stream number k of a game is SHAKE-256("level8/1" ‖ seed ‖ k as 4 bytes), read as 16-bit words,
most significant byte first. docs/fairness.md tells it in a page.
"""

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from level8.game.errors import SetupError

SEED_BYTES: Final = 32
_LABEL: Final = b"level8/1"
_WORDS: Final = 0x10000
_MASK: Final = 0xFFFFFFFF


def commitment(seed: bytes) -> str:
    """What everyone is shown before the first deal: the SHA-256 of the seed.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(seed).hexdigest()


def mixed_seed(seed: bytes, entropy: tuple[bytes, ...]) -> bytes:
    """The seed a game is dealt from when players add entropy of their own, in the order of the seats.

    Each piece goes in with its length, so that no two lists of pieces read alike.
    """
    if not entropy:
        return seed
    mixed = hashlib.sha256(_LABEL + b"/mix" + seed)
    for piece in entropy:
        mixed.update(len(piece).to_bytes(4, "big") + piece)
    return mixed.digest()


def derived(seed: bytes, purpose: str) -> bytes:
    """Another seed that follows from one, for a purpose of its own; it tells nothing about the first.

    >>> derived(bytes(32), "tea") == derived(bytes(32), "coffee")
    False
    """
    return hashlib.sha256(b"level8/" + purpose.encode() + b"\0" + seed).digest()


def derived_number(seed: bytes, purpose: str) -> int:
    """The same as a number, such as bots take for a seed."""
    return int.from_bytes(derived(seed, purpose)[:6], "big")


class Chance:
    """Where a game's shuffles come from."""

    def below(self, bound: i64) -> i64:
        """An unbiased number from 0 to bound - 1."""
        raise NotImplementedError

    def next_shuffle(self) -> None:
        """Begin the stream of the next shuffle."""

    def copy(self) -> "Chance":
        raise NotImplementedError

    def shuffle(self, cards: vec[i64]) -> None:
        """Fisher–Yates from the last card down, in place."""
        self.next_shuffle()
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1


@final
class FairChance(Chance):
    """The shuffles of a seed; stream 0 draws the first dealer (S3), stream k is shuffle number k."""

    def __init__(self, seed: bytes, counter: i64 = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise SetupError("seed", {"seed": seed.hex()})
        self.seed: Final = seed
        self.counter: i64 = counter
        self._stream = b""
        self._position: i64 = 0

    def next_shuffle(self) -> None:
        self.counter += 1
        self._stream = b""
        self._position = 0

    def below(self, bound: i64) -> i64:
        limit = _WORDS - _WORDS % bound  # words from here on would favour the small numbers
        while True:
            word = self._word()
            if word < limit:
                return word % bound

    def copy(self) -> Chance:
        twin = FairChance(self.seed, self.counter)
        twin._stream = self._stream
        twin._position = self._position
        return twin

    def _word(self) -> i64:
        at = self._position
        if at + 2 > len(self._stream):
            length = 512 if at == 0 else 2 * len(self._stream)
            label = _LABEL + self.seed + int(self.counter).to_bytes(4, "big")
            self._stream = hashlib.shake_256(label).digest(length)
        self._position = at + 2
        high: i64 = self._stream[at]
        low: i64 = self._stream[at + 1]
        return (high << 8) | low


@final
class FastChance(Chance):
    """A small fast generator (sfc32) for playouts and samples, where nobody needs a proof."""

    def __init__(self, seed: i64) -> None:
        self._a: i64 = seed & _MASK
        self._b: i64 = (seed >> 32) & _MASK
        self._c: i64 = 0x9E3779B9
        self._count: i64 = 1
        for _ in range(12):
            self._word()

    def below(self, bound: i64) -> i64:
        # 32 random bits times the bound, high half; the bias is below one in ten million.
        return (self._word() * bound) >> 32

    def copy(self) -> Chance:
        twin = FastChance(0)
        twin._a = self._a
        twin._b = self._b
        twin._c = self._c
        twin._count = self._count
        return twin

    def _word(self) -> i64:
        mixed = (self._a + self._b + self._count) & _MASK
        self._count = (self._count + 1) & _MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _MASK
        self._c = (((self._c << 21) | (self._c >> 11)) + mixed) & _MASK
        return mixed
