"""How much anybody may ask for: numbers that a house can set, and a bucket for each who asks."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from level8.server.live.bucket import Bucket

MOST_BUCKETS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Limits:
    """What a server takes from strangers; the numbers suit a school class behind one address."""

    head: float = 10.0  # seconds to send the head of a request, from the first moment on
    body: float = 10.0  # and then its body
    taken: float = 30.0  # in which a client must take some more of an answer that waits for it
    connections: int = 0  # open at once; 0: as many as there are descriptors for
    of_an_address: int = 400  # of them; a home counts as one address, a trusted proxy as none
    gets: float = 30.0  # of an address, a second; the page itself is not counted
    gets_at_once: float = 600.0
    posts: float = 1.0
    posts_at_once: float = 40.0
    asked: float = 4.0  # about own editions and real cards: pages ask at every touch
    asked_at_once: float = 80.0
    measured: float = 0.2  # how hard levels are
    measured_at_once: float = 8.0
    verified: float = 0.2  # records of an address, a second
    verified_at_once: float = 10.0
    replays: float = 1.0  # that have to be made or unpacked; as many overviews of all of one's reviews
    replays_at_once: float = 20.0
    reviews: float = 1 / 60  # that have to be made: each takes most of a minute of a core
    reviews_at_once: float = 6.0
    forgotten: float = 1 / 60  # people of an address, a second: everything that is stored is looked through
    forgotten_at_once: float = 3.0
    sockets_of_an_address: int = 200
    sockets_of_a_person: int = 30  # pages and devices
    onlookers: int = 100  # at one table, of those who do not sit at it
    talk: float = 3.0  # lines of chat and emotes at one table, a second
    talk_at_once: float = 20.0


USUAL_LIMITS: Final = Limits()
# For a load that comes from one address, as in a benchmark.
NO_LIMITS: Final = Limits(
    of_an_address=10**9,
    gets=1e9,
    gets_at_once=1e9,
    posts=1e9,
    posts_at_once=1e9,
    verified=1e9,
    verified_at_once=1e9,
    replays=1e9,
    replays_at_once=1e9,
    reviews=1e9,
    forgotten=1e9,
    forgotten_at_once=1e9,
    reviews_at_once=1e9,
    asked=1e9,
    asked_at_once=1e9,
    measured=1e9,
    measured_at_once=1e9,
    sockets_of_an_address=10**9,
    sockets_of_a_person=10**9,
    onlookers=10**9,
    talk=1e9,
    talk_at_once=1e9,
)


class Buckets:
    """A bucket for each of many; the ones not used for longest are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._known: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def allows(self, who: str) -> bool:
        return self.wait(who) == 0.0

    def wait(self, who: str) -> float:
        """0.0 where one more is allowed, which counts it; else the seconds to wait for it."""
        bucket = self._known.pop(who, None) or Bucket(self._rate, self._burst)
        self._known[who] = bucket
        if len(self._known) > MOST_BUCKETS:
            self._known.popitem(last=False)
        return 0.0 if bucket.allows() else bucket.wait
