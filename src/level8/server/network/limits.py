"""How much anybody may ask for: numbers that a house can set, and a bucket for each who asks."""

from collections import OrderedDict
from dataclasses import dataclass, fields, replace
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
    gets: float = 30.0  # of an address, a second, and new sockets; the page itself is not counted
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
    messages: float = 100.0  # of an address, a second, on all its sockets
    messages_at_once: float = 1000.0
    onlookers: int = 100  # at one table, of those who do not sit at it
    onlookers_of_an_address: int = 50
    talk: float = (
        3.0  # lines of chat and emotes of a table's players, a second; as many of the onlookers of a home
    )
    talk_at_once: float = 20.0


USUAL_LIMITS: Final = Limits()
_IN_ANY_CASE: Final = ("head", "body", "taken", "connections")
# For a load that comes from one address, as in a benchmark.
NO_LIMITS: Final = replace(
    USUAL_LIMITS, **{each.name: 10**9 for each in fields(Limits) if each.name not in _IN_ANY_CASE}
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
