"""Single bits of a word of 64.

Written as `1 << at`, where `at` is an i64, the 1 is compiled as a number of 32 bits: for 31 and more, that is
undefined behaviour in C.
"""

from mypy_extensions import i64


def bit(at: i64) -> i64:
    return _shifted(1, at)


def _shifted(one: i64, at: i64) -> i64:
    return one << at
