"""The files in the data folder: the database, the lock that keeps a second server away, and secrets."""

import contextlib
import errno
import hashlib
import os
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from level8.game.errors import problem_of
from level8.server.store.sqlite_schema import Foreign, Newer, migrate
from level8.server.store.store import StoreError

DATABASE: Final = "level8.sqlite3"
LOCK: Final = "level8.lock"

LONGEST_LOG: Final = 64 * 2**20  # bytes; then a commit folds it, should nobody have done so before
_WRITER_WAITS: Final = 10  # milliseconds for another program; the writer's thread tries again
_MARK: Final = 8  # bytes behind a secret that show whether it is whole
_UNMARKED: Final = 32  # bytes of a key from before there were marks
_PAGE: Final = 4096  # bytes, unless somebody has built SQLite otherwise
_SETTINGS: Final = (
    "busy_timeout = 5000",
    "journal_mode = WAL",
    "synchronous = NORMAL",
    "foreign_keys = ON",
    "secure_delete = ON",  # what is deleted is gone: nobody reads it in what is left of a page
    "journal_size_limit = 0",  # a log that begins anew gives its room back: its length tells how full it is
)
_KIND: Final = 0xFF  # the part of an SQLite error code that tells its kind
_UNWRITABLE: Final = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)
_BROKEN: Final = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_FORMAT)


def lock_folder(folder: Path) -> sqlite3.Connection:
    """Make the folder where there is none, and keep it for this process until the lock is closed.

    The lock is an empty database within an exclusive transaction: SQLite can do it on every platform, and
    the system takes it back when the process dies.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError as error:  # a file has this name; "it is there already" would not tell
        raise told(NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)), folder) from error
    except OSError as error:
        raise told(error, folder) from error
    lock = None
    try:
        keep_private(folder / LOCK)
        lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if lock is not None:
            lock.close()
        raise told(error, folder) from error
    return lock


def keep_private(file: Path) -> None:
    """Make a file where there is none; only its owner may read it, as it holds the seeds of games."""
    with contextlib.suppress(OSError):  # what is wrong with the folder, SQLite will say
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        if stat.S_IMODE(file.stat().st_mode) & 0o077:
            file.chmod(0o600)


class Connections(NamedTuple):
    """The ways to a database: one for each thread that uses it."""

    writing: sqlite3.Connection
    reading: sqlite3.Connection
    folding: sqlite3.Connection


def open_database(folder: Path) -> Connections:
    """The connections to a database, which is made or migrated first."""
    file = folder / DATABASE
    with contextlib.ExitStack() as undo:
        try:
            keep_private(file)  # what SQLite makes beside it is as private; what is there already may not be
            for beside in (folder / f"{DATABASE}-wal", folder / f"{DATABASE}-shm"):
                if beside.exists():
                    keep_private(beside)
            opened = Connections(_connect(file, undo), _connect(file, undo), _connect(file, undo))
            migrate(opened.writing)
            opened.reading.execute("PRAGMA query_only = ON")
            opened.writing.execute(f"PRAGMA busy_timeout = {_WRITER_WAITS}").fetchall()
        except Newer:
            raise StoreError("newer", place=str(file)) from None
        except Foreign:
            raise StoreError("broken", file=str(file)) from None
        except sqlite3.Error as error:
            raise told(error, folder) from error
        undo.pop_all()
    return opened


def _connect(file: Path, undo: contextlib.ExitStack) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    undo.callback(connection.close)
    for setting in _SETTINGS:
        connection.execute(f"PRAGMA {setting}").fetchall()
    connection.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_LOG // _PAGE}").fetchall()
    return connection


def secret_file(file: Path, make: Callable[[], bytes]) -> bytes:
    """What a file holds that only its owner may read; made on first use, all of it or nothing.

    A part of its digest stands behind it. Where that does not fit, the file is damaged, and to go on with a
    new secret would be to forget what the old one has signed.
    """
    with contextlib.suppress(FileNotFoundError):
        kept = file.read_bytes()
        keep_private(file)  # a copy put back may be readable for everybody
        secret, mark = kept[:-_MARK], kept[-_MARK:]
        if secret and mark == _mark_of(secret):
            return secret
        if len(kept) == _UNMARKED:
            return kept
        raise StoreError("damaged-key", file=str(file))
    secret = make()
    draft = file.with_suffix(".new")
    draft.unlink(missing_ok=True)
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as stream:
        stream.write(secret + _mark_of(secret))
        stream.flush()
        os.fsync(stream.fileno())
    draft.replace(file)
    return secret


def _mark_of(secret: bytes) -> bytes:
    return hashlib.sha256(secret).digest()[:_MARK]


def told(error: sqlite3.Error | OSError, folder: Path) -> StoreError:
    """What went wrong with the files, in words for whoever runs the server."""
    place, problem = str(folder), problem_of(error)
    if isinstance(error, OSError):
        return StoreError("folder", folder=place, problem=problem)
    kind = getattr(error, "sqlite_errorcode", 0) & _KIND
    if kind == sqlite3.SQLITE_FULL:
        return StoreError("disk-full", folder=place)
    if kind in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreError("in-use", folder=place)
    if kind in _UNWRITABLE:
        return StoreError("read-only", folder=place)
    if kind in _BROKEN:
        return StoreError("broken", file=str(folder / DATABASE))
    return StoreError("failed", place=place, problem=problem)
