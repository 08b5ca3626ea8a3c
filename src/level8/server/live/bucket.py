"""A bucket that fills at a steady rate and empties by asking."""

import time
from typing import Final


class Bucket:
    """Allows `burst` at once, and `rate` a second in the long run."""

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

    @property
    def wait(self) -> float:
        """Seconds until one more is allowed, counted from the last that asked."""
        return max(0.0, 1.0 - self._left) / self.rate
