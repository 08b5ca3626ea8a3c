"""Where tables live: one small interface with two homes, SQLite and PostgreSQL. Read `store.py` first."""

from pathlib import Path
from urllib.parse import urlsplit

from level8.game.errors import SetupError
from level8.server.store.hearing import Hearing
from level8.server.store.store import (
    FIRST,
    Finished,
    Gap,
    HouseStore,
    KeptRecord,
    Listing,
    Log,
    Store,
    StoreError,
    Taken,
    Visited,
)

__all__ = [
    "FIRST",
    "Finished",
    "Gap",
    "Hearing",
    "HouseStore",
    "KeptRecord",
    "Listing",
    "Log",
    "Store",
    "StoreError",
    "Taken",
    "Visited",
    "store_at",
]


def store_at(address: str | None, folder: Path) -> HouseStore:
    """The store at postgresql://…, or in the data folder where no address is given; open it before use."""
    if not address:
        from level8.server.store.sqlite import SqliteStore  # which a browser has not

        return SqliteStore(folder)
    try:
        scheme = urlsplit(address).scheme
    except ValueError:
        scheme = ""
    if scheme not in ("postgres", "postgresql"):
        # The address may hold a password, so no part of it is repeated.
        raise StoreError("address")
    try:
        from level8.server.store.postgres import PostgresStore
    except ImportError:
        raise SetupError("extra", {"what": "LEVEL8_DATABASE", "extra": "postgres"}) from None
    return PostgresStore(address)
