"""Seeds as people give them: 64 hexadecimal digits, or a whole number that stands for one."""

import hashlib

from level8.cli.arguments import UsageError
from level8.game.shuffle import SEED_BYTES


def seed_of(text: str) -> bytes:
    """The 32 bytes that a text stands for.

    >>> seed_of("7") == seed_of("7"), len(seed_of("00" * 32))
    (True, 32)
    """
    if len(text) == 2 * SEED_BYTES and all(digit in "0123456789abcdefABCDEF" for digit in text):
        return bytes.fromhex(text)
    if text.isascii() and text.isdigit() and len(text) <= 20:
        return derived(b"", f"seed {int(text)}")
    raise UsageError("not-a-seed", text=text)


def derived(seed: bytes, purpose: str) -> bytes:
    """Another seed that follows from one."""
    return hashlib.sha256(b"level8/cli " + purpose.encode() + b"\0" + seed).digest()


def bot_seed(seed: bytes, seat: int) -> int:
    """What the bot on a seat breaks its ties with."""
    return int.from_bytes(derived(seed, f"bot {seat}")[:6], "big")
