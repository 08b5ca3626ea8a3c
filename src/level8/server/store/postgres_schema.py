"""The tables in PostgreSQL, and how an older database becomes a newer one."""

from collections.abc import Sequence
from typing import Any, Final

from level8.server.store.store import StoreError

# A step that has been released is never changed: whoever has taken it will not take it again.
STEPS: Final = (
    """
    CREATE TABLE level8_events (
        name text NOT NULL, version bigint NOT NULL, event bytea NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        mark text NOT NULL,  -- which process wrote it, and in which of its appends
        PRIMARY KEY (name, version)
    );
    CREATE INDEX level8_events_at ON level8_events USING brin (at);
    CREATE TABLE level8_tables (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL UNIQUE,
        made_at timestamptz NOT NULL DEFAULT clock_timestamp(), about bytea
    );
    CREATE INDEX level8_listed ON level8_tables (id) WHERE about IS NOT NULL;
    CREATE TABLE level8_sitting (
        person text NOT NULL, of bigint NOT NULL REFERENCES level8_tables, PRIMARY KEY (person, of)
    );
    CREATE INDEX level8_sitting_at ON level8_sitting (of);
    CREATE TABLE level8_records (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL, number bigint NOT NULL,
        record bytea NOT NULL, finished_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        UNIQUE (name, number)
    );
    CREATE TABLE level8_played (
        person text NOT NULL, of bigint NOT NULL REFERENCES level8_records, PRIMARY KEY (person, of)
    );
    CREATE TABLE level8_secrets (name text PRIMARY KEY, secret bytea NOT NULL);
    CREATE TABLE level8_processes (process text PRIMARY KEY, beat_at timestamptz NOT NULL);
    """,
    # What a table is like is kept of all tables, for those who sit at them.
    """
    ALTER TABLE level8_tables ADD COLUMN listed boolean NOT NULL DEFAULT false;
    UPDATE level8_tables SET listed = true WHERE about IS NOT NULL;
    DROP INDEX level8_listed;
    CREATE INDEX level8_listed ON level8_tables (id) WHERE listed;
    """,
    # Reviews of finished games.
    """
    CREATE TABLE level8_reviews (
        name text NOT NULL, number bigint NOT NULL, review bytea NOT NULL, PRIMARY KEY (name, number)
    );
    """,
    # Which seat one had in a game; none: several, or not noted.
    "ALTER TABLE level8_played ADD COLUMN seat bigint",
    # How far people have come with puzzles.
    "CREATE TABLE level8_progress (person text PRIMARY KEY, progress bytea NOT NULL)",
)

_ONE_AT_A_TIME: Final = 0x6C6576656C38  # any number that other programs are unlikely to lock


async def migrate(connection: Any, place: str, steps: Sequence[str] = STEPS) -> None:
    """Take the steps that a database has not taken yet, all or none, while other processes wait."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _ONE_AT_A_TIME)
        if await connection.fetchval("SELECT to_regclass('level8_schema')") is None:
            await connection.execute("CREATE TABLE level8_schema (version bigint NOT NULL)")
            await connection.execute("INSERT INTO level8_schema VALUES (0)")
        taken = await connection.fetchval("SELECT version FROM level8_schema")
        if taken > len(steps):
            raise StoreError("newer", place=place)
        for step in steps[taken:]:
            await connection.execute(step)
        if taken < len(steps):
            await connection.execute("UPDATE level8_schema SET version = $1", len(steps))
