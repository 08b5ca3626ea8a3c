"""Seeds on the command line: 64 hexadecimal digits, or a whole number from which a seed is derived."""

from level8.cli.shared.arguments import UsageError
from level8.game.shuffle import SEED_BYTES, derived, derived_number


def seed_of(text: str) -> bytes:
    """The seed of 32 bytes that `text` gives.

    >>> seed_of("7") == seed_of("7"), len(seed_of("00" * 32))
    (True, 32)
    """
    if len(text) == 2 * SEED_BYTES and all(digit in "0123456789abcdefABCDEF" for digit in text):
        return bytes.fromhex(text)
    if text.isascii() and text.isdigit() and len(text) <= 20:
        return derived(b"", f"cli seed {int(text)}")
    raise UsageError("not-a-seed", text=text)


def bot_seed(seed: bytes, seat: int) -> int:
    """The seed of the bot on `seat` in the game of `seed`."""
    return derived_number(seed, f"cli bot {seat}")
