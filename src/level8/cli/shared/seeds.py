"""Seeds as people give them: 64 hexadecimal digits, or a whole number that stands for one."""

from level8.cli.shared.arguments import UsageError
from level8.game.shuffle import SEED_BYTES, derived, derived_number


def seed_of(text: str) -> bytes:
    """The 32 bytes that a text stands for.

    >>> seed_of("7") == seed_of("7"), len(seed_of("00" * 32))
    (True, 32)
    """
    if len(text) == 2 * SEED_BYTES and all(digit in "0123456789abcdefABCDEF" for digit in text):
        return bytes.fromhex(text)
    if text.isascii() and text.isdigit() and len(text) <= 20:
        return derived(b"", f"cli seed {int(text)}")
    raise UsageError("not-a-seed", text=text)


def bot_seed(seed: bytes, seat: int) -> int:
    """What the bot on a seat breaks its ties with."""
    return derived_number(seed, f"cli bot {seat}")
