"""How much anybody may ask for: buckets that fill at a steady rate and empty by asking."""

import time
from collections import OrderedDict
from typing import Final

MOST_BUCKETS: Final = 10_000


class Bucket:
    """Allows so many at once, and so many a second in the long run."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self._left = burst
        self._at = time.monotonic()

    def allows(self, now: float | None = None) -> bool:
        """Whether one more is allowed; it is counted if so.

        >>> bucket = Bucket(rate=1.0, burst=2.0)
        >>> [bucket.allows(0.0) for _ in range(3)], bucket.allows(1.0)
        ([True, True, False], True)
        """
        now = time.monotonic() if now is None else now
        self._left = min(self.burst, self._left + max(0.0, now - self._at) * self.rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """A bucket for each of many; the ones not used for longest are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._known: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def allows(self, who: str) -> bool:
        bucket = self._known.pop(who, None) or Bucket(self._rate, self._burst)
        self._known[who] = bucket
        if len(self._known) > MOST_BUCKETS:
            self._known.popitem(last=False)
        return bucket.allows()
