"""The store as the tables see it: an event log for each table, lists, finished games and a few secrets."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from level8.game.errors import Level8Error
from level8.server.store.hearing import Hearing

FIRST: Final = "\x01"  # before all names of logs
LONGEST_NAME: Final = 200  # bytes; a wake-up in Postgres has room for 8000
_HIGHEST: Final = 2**62  # what both homes can count to


class Taken(Exception):
    """Someone else has already written this version of the table; nothing was stored."""


class Gap(Exception):
    """The version before this one is not in the log; nothing was stored."""


class StoreError(Level8Error):
    """The store cannot do its work; what was asked for may or may not have been stored."""

    def __init__(self, code: str, **detail: str) -> None:
        super().__init__(f"store-{code}", detail)
        self.code: Final = code


@dataclass(frozen=True, slots=True)
class Listing:
    """A table in the public list."""

    table: str
    made_at: float
    about: bytes


@dataclass(frozen=True, slots=True)
class Visited:
    """A table at which someone sits, when it last moved, and what it is like."""

    table: str
    touched_at: float
    about: bytes | None  # None: noted by a version that did so only for the public list


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game of a table."""

    table: str
    number: int
    finished_at: float
    seat: int | None = None  # that this person had; None: several, or not noted


@dataclass(frozen=True, slots=True)
class Log:
    """A log in the store: its last version, when it was written, and whether it is in any list."""

    table: str
    version: int
    touched_at: float
    noted: bool


@dataclass(frozen=True, slots=True)
class KeptRecord:
    """The record of a finished game, under a number that grows from one to the next."""

    place: int
    table: str
    number: int
    record: str


class Store(Protocol):
    """Where tables are kept.

    Whatever a method has returned from is stored: killing the process afterwards loses nothing of it. Names
    of tables and people are any text of 1 to 200 bytes without a NUL; writing under another one is a
    ValueError, and nothing is ever found under it.
    """

    async def open(self) -> None:
        """Make the store ready, creating and migrating it where that is needed."""

    async def close(self) -> None:
        """Finish what was begun, then let go; a closed store cannot be used again."""

    async def append(self, table: str, version: int, events: Sequence[bytes]) -> None:
        """Store events as this version of the table and the next ones, all or none of them.

        Raises Taken where the version is there already, Gap where the one before is not. After a
        StoreError only the log can tell whether they were stored.
        """

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        """The events that follow a version, in order; none where there is no such table."""

    async def list_as(self, table: str, about: bytes, people: Sequence[str], listed: bool) -> None:
        """Note what a table is like, who sits at it, and whether it is in the public list."""

    async def listed(self, most: int) -> list[Listing]:
        """The tables of the public list, newest first."""

    async def tables_of(self, person: str, most: int) -> list[Visited]:
        """The tables at which someone sits, those that moved last first."""

    async def keep_record(self, table: str, number: int, record: str, people: Sequence[str]) -> None:
        """Keep the record of a finished game of the table; keeping it again changes nothing.

        `people` had the seats, in their order; those of bots are empty.
        """

    async def record(self, table: str, number: int) -> str | None:
        """The record of a finished game."""

    async def keep_review(self, table: str, number: int, review: bytes) -> None:
        """Keep the review of a finished game; keeping another one changes nothing."""

    async def review(self, table: str, number: int) -> bytes | None:
        """The review of a finished game, if one was made."""

    async def records_of(self, person: str, most: int) -> list[Finished]:
        """The finished games of someone, newest first."""

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A secret that all processes on this store share, made on first use."""

    async def beat(self, process: str) -> None:
        """Note that a server process is alive."""

    async def alive(self, within: float) -> set[str]:
        """The server processes that beat within that many seconds."""

    def heard(self) -> Hearing:
        """The tables that another process appends to from now on, each as often as seems needed."""

    async def healthy(self) -> bool:
        """Whether something could be stored right now."""


class HouseStore(Store, Protocol):
    """A store of a server, whose host looks after it; that of a page in a browser needs none of this."""

    async def size(self) -> int:
        """How many bytes it takes."""

    async def logs(self, after: str, most: int) -> list[Log]:
        """The logs whose names follow a name (`FIRST`: all), in order."""

    async def close_table(self, table: str) -> None:
        """Take a table out of all lists; its log stays, and whoever opens it again brings it back."""

    async def remove_log(self, table: str, version: int) -> bool:
        """Remove a log, and the table from all lists; not if something follows this version."""

    async def logs_about(self, person: str) -> list[str]:
        """The logs that name a person anywhere; every event is looked through."""

    async def rewrite(self, table: str, events: Mapping[int, bytes]) -> None:
        """Put other events in the place of versions that are there, all or none."""

    async def rewrite_record(self, table: str, number: int, record: str) -> None:
        """Put another record in the place of one that is kept; a review of it goes."""

    async def keep_progress(self, person: str, progress: bytes) -> None:
        """Keep how far a person has come with puzzles, in the place of what was kept."""

    async def progress(self, person: str) -> bytes | None:
        """How far a person has come with puzzles, if that was kept."""

    async def forget(self, person: str) -> None:
        """Forget where a person sits, what they have played, and how far they have come with puzzles."""

    async def records(self, after: int, most: int) -> list[KeptRecord]:
        """The records of finished games behind a place (0: all), in the order in which they were kept."""


def is_name(text: str) -> bool:
    """Whether a text can be the name of a table or a person.

    >>> is_name("ravenna"), is_name(""), is_name("\\ud800")
    (True, False, False)
    """
    try:
        return "\0" not in text and 0 < len(text.encode()) <= LONGEST_NAME
    except UnicodeEncodeError:
        return False


def check_names(*names: str) -> None:
    """Refuse to write under what cannot be a name."""
    for name in names:
        if not is_name(name):
            raise ValueError(f"not a name: {name[:LONGEST_NAME]!r}")


def seats_of(people: Sequence[str]) -> dict[str, int | None]:
    """The seat of each person, by the people of all seats; None for whoever has several.

    >>> seats_of(["ann", "", "bob", "ann"])
    {'ann': None, 'bob': 2}
    """
    once = {person: people.count(person) == 1 for person in people if person}
    return {person: people.index(person) if only else None for person, only in once.items()}


def check_number(number: int) -> None:
    """Refuse to write under a version or a number of a game that cannot be one."""
    if not 0 < number < _HIGHEST:
        raise ValueError(f"not a number to store under: {number}")


def check_secret_name(name: str) -> None:
    """Refuse a name of a secret that is not a plain word: it may name a file."""
    if not (name.isascii() and name.isalpha() and name.islower() and len(name) <= LONGEST_NAME):
        raise ValueError(f"not a name of a secret: {name!r}")


def within_reach(number: int) -> int:
    """A number to look up, brought into the range that both homes can count."""
    return max(0, min(number, _HIGHEST))
