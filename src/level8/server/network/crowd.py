"""The crowd: how many sockets there are of one home, one person and at one table, and how much it talks."""

import logging
from collections import Counter
from typing import Final

from level8.server.live.live_table import LiveTable
from level8.server.network.limits import Buckets, Limits

log: Final = logging.getLogger("level8.crowd")


class Crowd:
    """All sockets of a server process, counted."""

    def __init__(self, limits: Limits) -> None:
        self._limits: Final = limits
        self._homes: Final[Counter[str]] = Counter()
        self._people: Final[Counter[str]] = Counter()
        self._talk: Final = Buckets(limits.talk, limits.talk_at_once)

    @property
    def sockets(self) -> int:
        """How many there are."""
        return self._homes.total()

    def enter(self, home: str, person: str) -> bool:
        """Count a socket, unless its home or person has as many as it may."""
        limits = self._limits
        if (
            self._homes[home] >= limits.sockets_of_an_address
            or self._people[person] >= limits.sockets_of_a_person
        ):
            log.warning("too many sockets of one address or person")
            return False
        self._homes[home] += 1
        self._people[person] += 1
        return True

    def leave(self, home: str, person: str) -> None:
        for counts, who in ((self._homes, home), (self._people, person)):
            counts[who] -= 1
            if not counts[who]:
                del counts[who]

    def has_room(self, live: LiveTable, person: str) -> bool:
        """Whether one more may look on at a table; whoever sits or may sit down there always may."""
        table = live.table
        if table.seats_of(person) or person == table.host:
            return True
        return live.watching < self._limits.onlookers

    def may_talk(self, live: LiveTable) -> bool:
        """Count a line of chat or an emote at a table, unless there were too many."""
        return self._talk.allows(live.table.id)
