"""Single bits of a word of 64.

Written as `1 << at`, where `at` is an i64, the 1 is compiled as a number of 32 bits: for 31 and more, that is
undefined behaviour in C.
"""

from mypy_extensions import i64


def bit(at: i64) -> i64:
    """The word in which only the bit `at` is set."""
    return _shifted(1, at)


def _shifted(one: i64, at: i64) -> i64:
    return one << at


def set_bits(mask: i64) -> i64:
    """How many of the lowest 32 bits of a mask are set."""
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    return ((mask * 0x01010101) >> 24) & 0xFF
