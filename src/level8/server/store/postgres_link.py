"""Connections to PostgreSQL that come back by themselves, and what is said when they do not."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import asyncpg

from level8.server.store.store import StoreError

T = TypeVar("T")

log: Final = logging.getLogger("level8.store")
_MOST_CONNECTIONS: Final = 10
_CONNECT_WITHIN: Final = 5.0  # seconds
_ANSWER_WITHIN: Final = 10.0
_FIRST_PAUSE: Final = 0.05
_LONGEST_PAUSE: Final = 2.0
# The log's one writer per version relies on what this level shows, whatever the database's usual one is.
_SETTINGS: Final = {"default_transaction_isolation": "read committed"}

# A connection that is gone, a server that stops or starts or has handed over: all of it may pass.
PASSING: Final = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # how asyncpg takes a connection that ends between two messages
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.TransactionRollbackError,
    asyncpg.ReadOnlySQLTransactionError,
)


class Link:
    """A pool of connections; work that loses its connection is done again on another one.

    So all work must be such that doing it twice is doing it once.
    """

    def __init__(self, address: str, patience: float) -> None:
        self._address: Final = address
        self._patience: Final = patience
        self._pool: Any = None
        self._working = 0
        self._is_closing = False
        self._quiet: Final = asyncio.Event()
        self.place: Final = shown(address)
        self.in_use = False  # before that, whoever opens it is told what is wrong, and not the log

    async def open(self) -> None:
        """Get ready; connections are made when there is work."""
        self._pool = asyncpg.create_pool(
            self._address,
            min_size=0,
            max_size=_MOST_CONNECTIONS,
            timeout=_CONNECT_WITHIN,
            command_timeout=_ANSWER_WITHIN,
            server_settings=_SETTINGS,
        )
        await self._pool

    async def close(self) -> None:
        """Wait for the work that is under way, then hang up."""
        self._is_closing = True
        while self._working:
            self._quiet.clear()
            await self._quiet.wait()
        if self._pool is not None:
            self._pool.terminate()

    async def connection(self) -> Any:
        """A connection apart from the pool, for listening."""
        return await asyncpg.connect(
            self._address, timeout=_CONNECT_WITHIN, command_timeout=_ANSWER_WITHIN, server_settings=_SETTINGS
        )

    @contextlib.contextmanager
    def entered(self) -> Iterator[None]:
        """Begin something that closing waits for; not while closing."""
        if self._pool is None or self._is_closing:
            raise StoreError("closed")
        self._working += 1
        try:
            yield
        finally:
            self._working -= 1
            self._quiet.set()

    async def do(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Do `work` on a connection; if the connection is lost, do it again on another."""
        with self.entered():
            return await self.go_on(work)

    async def go_on(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """The same for work that belongs to something begun before."""
        clock = asyncio.get_running_loop().time
        deadline = clock() + self._patience
        for pause in pauses():
            try:
                async with self._pool.acquire() as connection:
                    return await work(connection)
            except (*PASSING, asyncpg.PostgresError) as error:
                told = self.told(error)
                if self.in_use:
                    log.warning("the database is in trouble", extra={"why": str(told)})
                if not may_pass(error) or clock() + pause > deadline:
                    raise told from error
            await asyncio.sleep(pause)
        raise AssertionError("pauses never end")

    async def rows(self, asked: str, *values: object) -> list[Any]:
        """The answer to one question."""
        return await self.do(lambda connection: connection.fetch(asked, *values))

    def told(self, error: BaseException) -> StoreError:
        """What went wrong with the database, in words for whoever runs the server."""
        problem = str(error).partition("\n")[0] or type(error).__name__
        match error:
            case asyncpg.InvalidAuthorizationSpecificationError():
                return StoreError("login", place=self.place)
            case asyncpg.InvalidCatalogNameError():
                return StoreError("no-database", place=self.place)
            case asyncpg.DiskFullError():
                return StoreError("disk-full", folder=self.place)
            case asyncpg.ClientConfigurationError():
                return StoreError("address")
            case asyncpg.PostgresConnectionError() | asyncpg.OperatorInterventionError() | OSError():
                return StoreError("unreachable", place=self.place, problem=problem)
            case _:
                return StoreError("failed", place=self.place, problem=problem)


def pauses() -> Iterator[float]:
    """How long to wait before each further try, without end."""
    pause = _FIRST_PAUSE
    while True:
        yield pause
        pause = min(pause * 2, _LONGEST_PAUSE)


def may_pass(error: BaseException) -> bool:
    """Whether trying again may help: a mistake of ours, or in the address, does not go away."""
    return isinstance(error, PASSING) and not isinstance(error, ValueError)


def shown(address: str) -> str:
    """An address as it may be shown: without name, password or options.

    >>> shown("postgresql://ann:secret@db.example:5433/level8?sslmode=require")
    'postgresql://db.example:5433/level8'
    """
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
