"""The tables in SQLite, and how an older database becomes a newer one."""

import sqlite3
from collections.abc import Sequence
from typing import Final

Step = tuple[str, ...]

# A step that has been released is never changed: whoever has taken it will not take it again.
STEPS: Final[tuple[Step, ...]] = (
    (
        """
        CREATE TABLE events (
            name TEXT NOT NULL, version INTEGER NOT NULL, event BLOB NOT NULL, at REAL NOT NULL,
            PRIMARY KEY (name, version)
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE tables (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, made_at REAL NOT NULL, about BLOB
        )
        """,
        "CREATE INDEX listed ON tables (id) WHERE about IS NOT NULL",
        """
        CREATE TABLE sitting (
            person TEXT NOT NULL, of INTEGER NOT NULL REFERENCES tables (id), PRIMARY KEY (person, of)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX sitting_at ON sitting (of)",
        """
        CREATE TABLE records (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL, number INTEGER NOT NULL,
            record BLOB NOT NULL, finished_at REAL NOT NULL, UNIQUE (name, number)
        )
        """,
        """
        CREATE TABLE played (
            person TEXT NOT NULL, of INTEGER NOT NULL REFERENCES records (id), PRIMARY KEY (person, of)
        ) WITHOUT ROWID
        """,
        "CREATE TABLE pulse (beats INTEGER NOT NULL)",
        "INSERT INTO pulse VALUES (0)",
    ),
    (  # what a table is like is kept of all tables, for those who sit at them
        "ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0",
        "UPDATE tables SET listed = 1 WHERE about IS NOT NULL",
        "DROP INDEX listed",
        "CREATE INDEX listed ON tables (id) WHERE listed",
    ),
    (  # reviews of finished games
        """
        CREATE TABLE reviews (
            name TEXT NOT NULL, number INTEGER NOT NULL, review BLOB NOT NULL, PRIMARY KEY (name, number)
        ) WITHOUT ROWID
        """,
    ),
    ("ALTER TABLE played ADD COLUMN seat INTEGER",),  # which seat one had; none: several, or not noted
    (  # how far people have come with puzzles
        "CREATE TABLE progress (person TEXT PRIMARY KEY, progress BLOB NOT NULL) WITHOUT ROWID",
    ),
)


class Newer(Exception):
    """The database was made by a newer version of this program."""


class Foreign(Exception):
    """The database belongs to another program."""


def migrate(connection: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Take the steps that a database has not taken yet, all or none of them."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        taken = version_of(connection)
        if taken > len(steps):
            raise Newer
        if taken == 0 and connection.execute("SELECT 1 FROM sqlite_schema").fetchone():
            raise Foreign
        for step in steps[taken:]:
            for statement in step:
                connection.execute(statement)
        if taken < len(steps):
            connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def version_of(connection: sqlite3.Connection) -> int:
    """How many steps a database has taken."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])
