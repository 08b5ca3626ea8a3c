"""SQLite's work with the disk, done beside the writing: its log is flushed, and folded into the database."""

import contextlib
import os
import sqlite3
import threading
from pathlib import Path
from typing import Final

FLUSH_AFTER: Final = 1.0  # seconds
FOLD_AT: Final = 8 * 2**20  # bytes of the log
_FOLD: Final = "PRAGMA wal_checkpoint(PASSIVE)"  # waits for nobody, and nobody waits for it


class Flusher:
    """Takes what was written from the system's memory to the disk, a second later at most.

    A commit is in the hands of the operating system, which a killed process cannot take back. Waiting for
    the disk at each commit would also survive a power cut, at many times the delay; so that is done here,
    beside the writing. It flushes the log of SQLite, whose checksums show how far it is whole.

    A log that has grown long is folded into the database here too, on a connection of its own. What is
    committed meanwhile is left over, and as long as anything is, the log cannot begin anew: `finish` folds
    that little on the writer's thread. Nothing leaves the log before it is in the database, on the disk.
    """

    def __init__(self, connection: sqlite3.Connection, file: Path) -> None:
        self._connection: Final = connection
        self._log: Final = file.with_name(f"{file.name}-wal")
        # Open to the end: closing any handle on the database takes SQLite's locks away from this process.
        self._file: Final = os.open(file, os.O_RDWR)
        self._dirty: Final = threading.Event()
        self._closing: Final = threading.Event()
        self.left_over = False
        self._thread: Final = threading.Thread(target=self._flush, name="level8-store-flusher", daemon=True)
        self._thread.start()

    def wrote(self) -> None:
        """Something has been committed."""
        self._dirty.set()

    def finish(self, writing: sqlite3.Connection) -> None:
        """Fold what was written during the last folding; the writer does it, so nothing is added."""
        if self.left_over:
            with contextlib.suppress(sqlite3.Error):  # as below
                writing.execute(_FOLD).fetchall()
            self.left_over = False

    def close(self) -> None:
        """Stop; nothing stays in the log, also where another program has the database open."""
        self._closing.set()
        self._dirty.set()
        self._thread.join()
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        self._connection.close()
        os.close(self._file)

    def _flush(self) -> None:
        # Closing is looked at first: it may have been asked for, and its wake-up call cleared, meanwhile.
        while not self._closing.is_set() and self._dirty.wait() and not self._closing.wait(FLUSH_AFTER):
            self._dirty.clear()
            with contextlib.suppress(OSError):  # a log that is gone has been flushed into the database
                file = os.open(self._log, os.O_RDWR)
                try:
                    os.fsync(file)
                    length = os.fstat(file).st_size
                finally:
                    os.close(file)
                if length >= FOLD_AT and not self.left_over:  # only one can fold at a time
                    self._fold()

    def _fold(self) -> None:
        # On a full disk, or while a backup reads, the log stays as it is: the next attempt finds it whole.
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute(_FOLD).fetchall()
            os.fsync(self._file)  # or the writer would wait for all these pages
            self.left_over = True
