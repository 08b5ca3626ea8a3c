"""Single bits of a word of 64.

Written out as `1 << at`, with a place that is an i64, the 1 is compiled as a number of 32 bits: from the 31st
place on, what comes of it is anybody's guess.
"""

from mypy_extensions import i64


def bit(at: i64) -> i64:
    return _shifted(1, at)


def _shifted(one: i64, at: i64) -> i64:
    return one << at
