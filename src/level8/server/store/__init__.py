"""Where tables live: one small interface with two homes, SQLite and PostgreSQL."""

from pathlib import Path

from level8.server.store.hearing import Hearing
from level8.server.store.sqlite import SqliteStore
from level8.server.store.store import Finished, Gap, Listing, Store, StoreError, Taken, Visited

__all__ = [
    "Finished",
    "Gap",
    "Hearing",
    "Listing",
    "Store",
    "StoreError",
    "Taken",
    "Visited",
    "store_at",
]


def store_at(address: str | None, folder: Path) -> Store:
    """The store at postgresql://…, or in the data folder where no address is given; open it before use."""
    if not address:
        return SqliteStore(folder)
    # The address may hold a password, so no part of it is repeated.
    raise StoreError("address")
