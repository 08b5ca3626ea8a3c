"""Who climbs when a round ends, and who wins: for a game, and for rounds played with real cards."""

from mypy_extensions import i64


def wins_by_laying(level: i64, last: i64) -> bool:
    """Whether to lay this level is to win at once (W1); `last` is the number of the last level."""
    return level == last


def wins_by_going_out(level: i64, laid: bool, last: i64) -> bool:
    """Whether a seat that has gone out wins, because it climbs past the last level (W2)."""
    return laid and level + 1 >= last


def climbed(level: i64, laid: bool, out: bool, last: i64) -> i64:
    """The level of a seat after a round: two up for going out, one up for having laid (F2)."""
    if out:
        return level + 2 if level + 2 < last else last
    return level + 1 if laid else level
