"""The crowd: how many sockets there are of one home, one person and at one table, and how much they say."""

import logging
from collections import Counter
from typing import Final

from level8.server.live.live_table import LiveTable
from level8.server.network.limits import Buckets, Limits

log: Final = logging.getLogger("level8.crowd")


class Crowd:
    """All sockets of a server process, counted."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.homes: Final[Counter[str]] = Counter()
        self.people: Final[Counter[str]] = Counter()
        self.onlookers: Final[Counter[str]] = Counter()  # at a table, and of a home at a table
        self.messages: Final = Buckets(limits.messages, limits.messages_at_once)
        self.talk: Final = Buckets(limits.talk, limits.talk_at_once)

    @property
    def sockets(self) -> int:
        """How many there are."""
        return self.homes.total()

    def enter(self, home: str, person: str) -> "Visit | None":
        """Count a socket; None where its `home` or its `person` has as many as it may."""
        limits = self.limits
        if (
            self.homes[home] >= limits.sockets_of_an_address
            or self.people[person] >= limits.sockets_of_a_person
        ):
            log.warning("too many sockets of one address or person")
            return None
        return Visit(self, home, person)


class Visit:
    """One socket of a crowd, and how much it may do: no home takes a table from the others."""

    def __init__(self, crowd: Crowd, home: str, person: str) -> None:
        self._crowd: Final = crowd
        self._home: Final = home
        self._person: Final = person
        self._has_left = False
        self._counted: Final[list[tuple[Counter[str], str]]] = []
        self._count((crowd.homes, home), (crowd.people, person))

    def _count(self, *places: tuple[Counter[str], str]) -> None:
        for counts, who in places:
            counts[who] += 1
        self._counted.extend(places)

    def leave(self) -> None:
        """The socket has closed."""
        self._has_left = True
        for counts, who in self._counted:
            counts[who] -= 1
            if not counts[who]:
                del counts[who]

    def may_come_to(self, live: LiveTable) -> bool:
        """Whether a table has room; for its host, and for whoever has a seat or had one in this game, it has.

        Anybody else is counted as an onlooker there, until the socket closes.
        """
        table, onlookers, limits = live.table, self._crowd.onlookers, self._crowd.limits
        if self._has_left:
            return False
        if self._person == table.host or table.seats_of(self._person) or self._person in table.known:
            return True
        of_home = self._at(live)
        if onlookers[table.id] >= limits.onlookers or onlookers[of_home] >= limits.onlookers_of_an_address:
            return False
        self._count((onlookers, table.id), (onlookers, of_home))
        return True

    def may_ask(self) -> bool:
        """Count a message, unless there were too many of its home."""
        return self._crowd.messages.allows(self._home)

    def may_talk(self, live: LiveTable) -> bool:
        """Count a line of chat or an emote at a table, unless there were too many.

        Players have a measure of their own, which nobody else can use up; so have the onlookers of each home.
        """
        table = live.table
        plays = bool(table.seats_of(self._person)) and self._person not in table.muted
        return self._crowd.talk.allows(table.id if plays else self._at(live))

    def _at(self, live: LiveTable) -> str:
        """The home of this socket, as it is counted at a table."""
        return f"{live.table.id} {self._home}"
