"""The write-ahead log of SQLite: flushed soon, kept short, copied into the database without losses."""

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from level8.server.store import flushing, sqlite_files
from level8.server.store.sqlite import SqliteStore
from level8.server.store.sqlite_files import DATABASE
from server.store.homes import Home

EVENT = bytes(5000)  # more than a page
SHORT = 50_000  # bytes: what counts as a long log here
NEVER = 2**40
PATIENCE = 60.0  # seconds


@pytest.fixture
def home(tmp_path: Path, runner: asyncio.Runner) -> Iterator[Home]:
    home = Home("sqlite", None, tmp_path, runner)
    yield home
    home.close()


def length(home: Home) -> int:
    """The bytes of the log; 0 where there is none."""
    log = home.folder / f"{DATABASE}-wal"
    return log.stat().st_size if log.exists() else 0


def in_the_database(home: Home) -> bytes:
    return (home.folder / DATABASE).read_bytes()


def eagerly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let only the flusher run a checkpoint, at once and even for a short log."""
    monkeypatch.setattr(sqlite_files, "LONGEST_LOG", NEVER)
    monkeypatch.setattr(flushing, "FLUSH_AFTER", 0.0)
    monkeypatch.setattr(flushing, "FOLD_AT", SHORT)


def test_what_was_written_is_flushed_to_the_disk_soon(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed = threading.Event()
    monkeypatch.setattr("level8.server.store.flushing.os.fsync", lambda _: flushed.set())
    home.run(home.store().append("t", 1, [b"1"]))
    assert flushed.wait(PATIENCE)


class Hesitant(threading.Event):
    """An event that is cleared only after it has been set again."""

    def __init__(self) -> None:
        super().__init__()
        self.to_be_cleared = threading.Event()
        self.set_again = threading.Event()

    def set(self) -> None:
        again = self.is_set()
        super().set()
        if again:
            self.set_again.set()

    def clear(self) -> None:
        self.to_be_cleared.set()
        assert self.set_again.wait(PATIENCE)
        super().clear()


def test_closing_is_heard_also_when_the_flusher_has_just_woken_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Hesitant] = []

    def make() -> Hesitant:
        made.append(Hesitant())
        return made[-1]

    monkeypatch.setattr(flushing, "FLUSH_AFTER", 0.0)
    monkeypatch.setattr(flushing, "threading", SimpleNamespace(Event=make, Thread=threading.Thread))
    database = tmp_path / DATABASE
    flusher = flushing.Flusher(sqlite3.connect(database, check_same_thread=False), database)
    dirty = made[0]
    flusher.wrote()
    assert dirty.to_be_cleared.wait(PATIENCE)
    closing = threading.Thread(target=flusher.close)
    closing.start()
    closing.join(5.0)
    closed = not closing.is_alive()
    dirty.set()  # otherwise it would wait for ever
    closing.join()
    assert closed


def test_a_long_log_is_folded_beside_the_writing(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    eagerly(monkeypatch)
    store = home.store()
    mark = b"folded without another word"
    home.run(store.append("t", 1, [EVENT] * 20 + [mark]))
    end = time.monotonic() + PATIENCE
    while mark not in in_the_database(home):  # the writer has nothing more to do
        assert time.monotonic() < end
        time.sleep(0.01)


def test_the_log_begins_anew_again_and_again_while_others_write_without_a_pause(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    eagerly(monkeypatch)
    store = home.store()

    async def story() -> None:
        begun = version = before = 0
        while begun < 5:
            version += 1
            await asyncio.gather(*(store.append(f"t{number}", version, [EVENT]) for number in range(4)))
            begun += length(home) < before
            before = length(home)

    home.run(asyncio.wait_for(story(), PATIENCE))


def test_what_the_folding_leaves_over_is_folded_by_whoever_writes_next(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    eagerly(monkeypatch)
    folded = threading.Event()
    store = home.store()
    database = (home.folder / DATABASE).stat().st_ino

    def note(file: int) -> None:
        if os.fstat(file).st_ino == database:
            folded.set()

    monkeypatch.setattr("level8.server.store.flushing.os.fsync", note)
    with contextlib.closing(sqlite3.connect(home.folder / DATABASE, isolation_level=None)) as backup:
        backup.execute("BEGIN")
        backup.execute("SELECT * FROM events").fetchall()  # a reader keeps later pages from being copied
        home.run(store.append("t", 1, [EVENT] * 20))
        assert folded.wait(PATIENCE)
    version, end = 21, time.monotonic() + PATIENCE
    while length(home) > SHORT:
        assert time.monotonic() < end
        home.run(store.append("t", version, [b"1"]))
        version += 1


def test_a_log_that_nobody_folds_in_time_is_folded_by_whoever_writes(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flushing, "FOLD_AT", NEVER)
    monkeypatch.setattr(sqlite_files, "LONGEST_LOG", SHORT)
    store = home.store()
    for version in range(1, 201):
        home.run(store.append("t", version, [EVENT]))
        assert length(home) < 2 * SHORT


def test_a_backup_that_reads_on_and_on_keeps_nobody_waiting_and_the_log_is_short_again_after_it(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    eagerly(monkeypatch)
    store = home.store()
    home.run(store.append("t", 1, [b"1"]))
    with contextlib.closing(sqlite3.connect(home.folder / DATABASE, isolation_level=None)) as backup:
        backup.execute("BEGIN")
        backup.execute("SELECT * FROM events").fetchall()
        for version in range(2, 102):
            home.run(store.append("t", version, [EVENT]))
        assert length(home) > 4 * SHORT
        backup.execute("COMMIT")
    version, end = 102, time.monotonic() + PATIENCE
    while length(home) > 2 * SHORT:
        assert time.monotonic() < end
        home.run(store.append("t", version, [b"1"]))
        version += 1


@pytest.mark.parametrize("watched", [False, True])
def test_after_a_clean_stop_nothing_is_left_in_the_log(home: Home, watched: bool) -> None:
    home.run(home.store().append("t", 1, [b"the very last word"]))
    assert length(home) > 0
    with contextlib.ExitStack() as others:
        if watched:  # by a program that only opens the database
            other = others.enter_context(contextlib.closing(sqlite3.connect(home.folder / DATABASE)))
            other.execute("SELECT 1 FROM events").fetchall()
        home.close()
        assert length(home) == 0
    assert b"the very last word" in in_the_database(home)


WRITER = """
import asyncio, sys
from pathlib import Path
from level8.server.store import flushing, store_at

flushing.FLUSH_AFTER, flushing.FOLD_AT = 0.0, 50_000

async def main():
    store = store_at(None, Path(sys.argv[1]))
    await store.open()
    for version in range(int(sys.argv[2]) + 1, 100_000):
        await store.append("t", version, [bytes(5000)])
        print(version, flush=True)

asyncio.run(main())
"""


def test_a_process_killed_while_it_folds_loses_nothing_that_was_acknowledged(home: Home) -> None:
    stored = 0
    for after in (40, 90, 160, 230):
        command = [sys.executable, "-c", WRITER, str(home.folder), str(stored)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writing:
            assert writing.stdout is not None
            lines = [writing.stdout.readline() for _ in range(after)]
            writing.kill()
            acknowledged = int((lines + writing.stdout.read().splitlines())[-1])
        stored = len(home.run(home.store().events("t")))
        assert acknowledged <= stored <= acknowledged + 1
        home.close()


def test_a_disk_that_is_full_while_the_log_is_folded_costs_nothing(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    eagerly(monkeypatch)
    store = home.store()
    assert isinstance(store, SqliteStore)
    tried = threading.Event()

    def full(_file: int) -> None:
        tried.set()
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("level8.server.store.flushing.os.fsync", full)
    for version in range(1, 51):
        home.run(store.append("t", version, [EVENT]))
    assert tried.wait(PATIENCE)
    monkeypatch.undo()
    eagerly(monkeypatch)
    for version in range(51, 101):
        home.run(store.append("t", version, [EVENT]))
    assert len(home.run(home.reopened().events("t"))) == 100
