"""The store of a page: logs, lists and records on a shelf of texts, which the browser keeps (IndexedDB)."""

import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol

import msgspec

from level8.server.store import Finished, Gap, Hearing, Listing, Taken, Visited
from level8.server.store.hearing import Hearings
from level8.server.store.store import seats_of

TABLES: Final = "tables"
GAMES: Final = "games"
REPLAYS: Final = "replays"
REVIEWS: Final = "reviews"
SECRETS: Final = "secrets"


class Shelf(Protocol):
    """Where texts are kept, in rooms, by name; what a method has returned from is kept."""

    async def append(self, table: str, version: int, events: str) -> str:
        """Add events (a JSON list of texts) to a log, all or none; tells "stored", "taken" or "gap"."""

    async def events(self, table: str, after: int) -> str:
        """The events of a log after a version, as a JSON list of texts."""

    async def put(self, room: str, key: str, text: str) -> None:
        """Keep a text."""

    async def take(self, room: str, key: str) -> str:
        """The text that is kept under a name; empty: none."""

    async def all(self, room: str) -> str:
        """All texts of a room, as a JSON list."""


class Noted(msgspec.Struct, frozen=True):
    """What is noted of a table."""

    table: str
    touched_at: float
    about: str
    people: list[str]


class KeptGame(msgspec.Struct, frozen=True):
    """A finished game."""

    table: str
    number: int
    finished_at: float
    record: str
    people: list[str]


def game_key(table: str, number: int) -> str:
    """The name that a game is kept under."""
    return f"{table}/{number}"


class ShelfStore:
    """A store, as tables know one, on a shelf."""

    def __init__(
        self, shelf: Shelf, kept: Callable[[str, int, str], None], now: Callable[[], float] = time.time
    ) -> None:
        self._shelf: Final = shelf
        self._kept: Final = kept  # hears of each game that is kept
        self._now: Final = now
        self._hearings: Final = Hearings()
        self._alive: set[str] = set()

    async def open(self) -> None:
        """Nothing is to be made ready."""

    async def close(self) -> None:
        """End all listening."""
        self._hearings.close()

    async def append(self, table: str, version: int, events: Sequence[bytes]) -> None:
        texts = msgspec.json.encode([event.decode() for event in events]).decode()
        told = await self._shelf.append(table, version, texts)
        if told == "taken":
            raise Taken
        if told == "gap":
            raise Gap

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        texts = msgspec.json.decode(await self._shelf.events(table, after), type=list[str])
        return [text.encode() for text in texts]

    async def list_as(self, table: str, about: bytes, people: Sequence[str], listed: bool) -> None:
        del listed  # nobody else looks for tables here
        noted = Noted(table, self._now(), about.decode(), list(people))
        await self._shelf.put(TABLES, table, msgspec.json.encode(noted).decode())

    async def listed(self, most: int) -> list[Listing]:
        del most
        return []

    async def tables_of(self, person: str, most: int) -> list[Visited]:
        texts = msgspec.json.decode(await self._shelf.all(TABLES), type=list[str])
        found = [msgspec.json.decode(text, type=Noted) for text in texts]
        own = sorted((each for each in found if person in each.people), key=lambda each: -each.touched_at)
        return [Visited(each.table, each.touched_at, each.about.encode()) for each in own[:most]]

    async def keep_record(self, table: str, number: int, record: str, people: Sequence[str]) -> None:
        if not await self._shelf.take(GAMES, game_key(table, number)):
            kept = KeptGame(table, number, self._now(), record, list(people))
            await self._shelf.put(GAMES, game_key(table, number), msgspec.json.encode(kept).decode())
            self._kept(table, number, record)

    async def keep_replay(self, table: str, number: int, replay: str) -> None:
        """Keep a finished game step by step, so that it can be looked at without an interpreter."""
        await self._shelf.put(REPLAYS, game_key(table, number), replay)

    async def record(self, table: str, number: int) -> str | None:
        text = await self._shelf.take(GAMES, game_key(table, number))
        return msgspec.json.decode(text, type=KeptGame).record if text else None

    async def keep_review(self, table: str, number: int, review: bytes) -> None:
        """Nothing: the page makes reviews, a seat at a time, and keeps them itself."""

    async def review(self, table: str, number: int) -> bytes | None:
        """The review that the page has made of the choices of a person, if there is one."""
        game = game_key(table, number)
        kept = await self._shelf.take(GAMES, game)
        people = msgspec.json.decode(kept, type=KeptGame).people if kept else []
        for seat in (seat for seat, person in enumerate(people) if person):
            if review := await self._shelf.take(REVIEWS, f"{game}/{seat}"):
                return review.encode()
        return None

    async def records_of(self, person: str, most: int) -> list[Finished]:
        texts = msgspec.json.decode(await self._shelf.all(GAMES), type=list[str])
        found = [msgspec.json.decode(text, type=KeptGame) for text in texts]
        own = sorted((each for each in found if person in each.people), key=lambda each: -each.finished_at)
        return [
            Finished(each.table, each.number, each.finished_at, seats_of(each.people)[person])
            for each in own[:most]
        ]

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        text = await self._shelf.take(SECRETS, name)
        if not text:
            text = make().hex()
            await self._shelf.put(SECRETS, name, text)
        return bytes.fromhex(text)

    async def beat(self, process: str) -> None:
        self._alive.add(process)

    async def alive(self, within: float) -> set[str]:
        del within
        return set(self._alive)

    def heard(self) -> Hearing:
        return self._hearings.begin()

    def tell(self, table: str) -> None:
        """Another page has written to a table."""
        self._hearings.tell(table)

    async def healthy(self) -> bool:
        return True
