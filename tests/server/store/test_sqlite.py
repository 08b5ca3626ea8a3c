"""What can happen to a data folder, and the errors for it."""

import asyncio
import contextlib
import os
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from level8.messages import LANGUAGES, explain
from level8.server.store import StoreError, store_at
from level8.server.store.sqlite import SqliteStore
from level8.server.store.sqlite_files import DATABASE, LOCK
from level8.server.store.sqlite_schema import STEPS, Foreign, Newer, migrate, version_of
from server.store.homes import Home

NOBODY = 65534


@pytest.fixture
def home(tmp_path: Path, runner: asyncio.Runner) -> Iterator[Home]:
    home = Home("sqlite", None, tmp_path / "deep" / "data", runner)
    yield home
    home.close()


def refusal(home: Home) -> StoreError:
    """The error of a store that cannot be opened; it must release the folder."""
    with pytest.raises(StoreError) as refused:
        home.store()
    return refused.value


# --- opening ---


def test_the_folder_and_the_database_are_made_for_their_owner_only(home: Home) -> None:
    home.store()
    assert {file.name for file in home.folder.iterdir()} >= {DATABASE, LOCK}
    if sys.platform != "win32":
        assert stat.S_IMODE(home.folder.stat().st_mode) == 0o700


def test_a_store_whose_files_are_gone_is_not_healthy(home: Home) -> None:
    store = home.store()
    assert home.run(store.healthy())
    (home.folder / "level8.sqlite3").rename(home.folder / "elsewhere")
    assert not home.run(store.healthy())
    (home.folder / "level8.sqlite3").write_bytes((home.folder / "elsewhere").read_bytes())  # a copy is not it
    assert not home.run(store.healthy())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_a_database_that_others_could_read_is_closed_to_them(home: Home) -> None:
    home.folder.mkdir(parents=True, exist_ok=True)
    (home.folder / DATABASE).touch(0o644)
    (home.folder / DATABASE).chmod(0o644)
    for beside in ("-wal", "-shm"):  # as a server that was killed leaves them
        (home.folder / f"{DATABASE}{beside}").touch()
        (home.folder / f"{DATABASE}{beside}").chmod(0o644)
    store = home.store()
    home.run(store.append("t", 1, [b"1"]))
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in home.folder.iterdir()}
    assert set(modes.values()) == {0o600}, modes


def test_a_second_server_on_the_same_folder_is_refused(home: Home) -> None:
    store = home.store()
    error = refusal(home)
    assert explain(error) == (
        f"Another server is using the data folder {home.folder}. "
        "Stop that one first, or name another folder with --data."
    )
    home.run(store.append("t", 1, [b"1"]))
    assert home.run(home.reopened().events("t")) == [b"1"]


SECOND = """
import asyncio, sys
from pathlib import Path
from level8.server.store import StoreError, store_at

async def main():
    store = store_at(None, Path(sys.argv[1]))
    try:
        await store.open()
    except StoreError as error:
        print(error.code)
    else:
        print("open", flush=True)
        await asyncio.sleep(60)

asyncio.run(main())
"""


def test_another_process_is_refused_until_the_first_has_died(home: Home) -> None:
    command = [sys.executable, "-c", SECOND, str(home.folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        assert refusal(home).code == "in-use"
        second = subprocess.run(command, capture_output=True, text=True, check=True)
        assert second.stdout == "in-use\n"
        first.kill()
    home.store()


# --- migrating ---


def test_an_older_database_is_migrated_and_keeps_what_it_holds() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    connection.execute("INSERT INTO events VALUES ('t', 1, x'01', 0)")
    later = (*STEPS, ("ALTER TABLE tables ADD COLUMN note TEXT",), ("CREATE TABLE extra (x)",))
    migrate(connection, later)
    migrate(connection, later)
    assert version_of(connection) == len(STEPS) + 2
    assert connection.execute("SELECT name, version FROM events").fetchall() == [("t", 1)]
    assert connection.execute("SELECT note FROM tables").fetchall() == []
    with pytest.raises(Newer):
        migrate(connection)
    connection.close()


def test_a_table_listed_by_the_first_version_stays_listed_and_no_other_is() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection, STEPS[:1])
    connection.execute(
        "INSERT INTO tables (name, made_at, about) VALUES ('open', 0, x'01'), ('closed', 0, NULL)"
    )
    migrate(connection)
    assert connection.execute("SELECT name FROM tables WHERE listed").fetchall() == [("open",)]
    connection.close()


def test_a_migration_that_fails_changes_nothing() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, (*STEPS, ("CREATE TABLE extra (x)", "NONSENSE")))
    assert version_of(connection) == len(STEPS)
    assert not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'extra'").fetchall()
    connection.close()


def test_a_database_of_another_program_is_left_alone() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("CREATE TABLE theirs (x)")
    with pytest.raises(Foreign):
        migrate(connection)
    connection.close()


def test_a_database_of_a_newer_version_is_refused_and_unharmed(home: Home) -> None:
    home.run(home.store().append("t", 1, [b"1"]))
    home.close()
    with contextlib.closing(sqlite3.connect(home.folder / DATABASE, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    assert explain(refusal(home)) == (
        f"{home.folder / DATABASE} was made by a newer level8 than this one. "
        "Install the newer version to use it."
    )
    with contextlib.closing(sqlite3.connect(home.folder / DATABASE, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA user_version = {len(STEPS)}")
    assert home.run(home.store().events("t")) == [b"1"]


# --- what goes wrong ---


@pytest.mark.parametrize("content", [b"not a database" * 100, b"SQLite format 3\0" + b"\xff" * 4096])
def test_a_broken_database_file_is_named(home: Home, content: bytes) -> None:
    home.folder.mkdir(parents=True)
    (home.folder / DATABASE).write_bytes(content)
    assert explain(refusal(home)).startswith(f"{home.folder / DATABASE} is damaged")
    assert (home.folder / DATABASE).read_bytes() == content


def test_a_database_that_breaks_later_is_named_too(home: Home) -> None:
    store = home.store()
    for number in range(200):
        home.run(store.append(f"t{number}", 1, [bytes(2000)]))
    home.close()
    file = home.folder / DATABASE
    whole = file.read_bytes()
    file.write_bytes(whole[:8192] + b"\xff" * (len(whole) - 8192))

    def read_all() -> None:
        again = home.store()
        for number in range(200):
            home.run(again.events(f"t{number}"))

    with pytest.raises(StoreError, match="store-broken"):
        read_all()
    home.close()
    file.write_bytes(whole)
    assert home.run(home.store().events("t7")) == [bytes(2000)]


def test_a_folder_that_cannot_be_made_is_named(home: Home, tmp_path: Path) -> None:
    (tmp_path / "deep").write_text("a file where the folder should be")
    error = refusal(home)
    assert error.code == "folder"
    assert str(home.folder) in explain(error)


def test_a_file_in_place_of_the_folder_is_told_as_that(tmp_path: Path) -> None:
    file = tmp_path / "data"
    file.touch()
    with pytest.raises(StoreError) as refused:
        asyncio.run(SqliteStore(file).open())
    assert f"{file} cannot be used: part of its path is no folder." in explain(refused.value)


@contextlib.contextmanager
def mere_user() -> Iterator[None]:
    """Run as another user than root, who may write anywhere."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
@pytest.mark.parametrize("has_database", [False, True])
def test_a_read_only_folder_is_named(runner: asyncio.Runner, has_database: bool) -> None:
    with tempfile.TemporaryDirectory() as place:
        home = Home("sqlite", None, Path(place), runner)
        if has_database:
            home.store()
            home.close()
        for file in Path(place).iterdir():
            file.chmod(0o444)
        Path(place).chmod(0o555)
        with mere_user():
            error = refusal(home)
        Path(place).chmod(0o755)
    assert explain(error) == (
        f"Nothing can be written to the data folder {place}, or to a file in it. "
        "Name another one with --data, or make this one and its files writable for whoever runs the server."
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_a_database_that_somebody_else_has_put_back_is_not_for_reading_only(runner: asyncio.Runner) -> None:
    with tempfile.TemporaryDirectory() as place:
        home = Home("sqlite", None, Path(place), runner)
        home.store()
        home.close()
        (Path(place) / "level8.sqlite3").chmod(0o444)
        Path(place).chmod(0o777)
        (Path(place) / "level8.lock").chmod(0o666)
        with mere_user():
            assert refusal(home).code == "read-only"


def fill(home: Home, store: SqliteStore) -> int:
    """Append until the disk is full; returns the number of acknowledged appends."""
    for number in range(1, 10_000):
        try:
            home.run(store.append("t", number, [os.urandom(1000)] if number % 2 else [bytes(1000)]))
        except StoreError as error:
            if error.code != "disk-full":
                raise
            return number - 1
    raise AssertionError("the disk is never full")


def limit(home: Home, store: SqliteStore, pages: int) -> None:
    """Let the database grow to at most `pages` pages."""
    assert store._writer is not None
    home.run(store._writer.do(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}")))


def test_a_full_disk_costs_nothing_and_room_on_it_is_enough_to_go_on(home: Home) -> None:
    store = home.store()
    assert isinstance(store, SqliteStore)
    limit(home, store, 60)
    stored = fill(home, store)
    assert stored > 10
    assert len(home.run(store.events("t"))) == stored

    async def together() -> list[BaseException | None]:
        large = [store.append(f"u{number}", 1, [bytes(9000)]) for number in range(5)]
        return await asyncio.gather(*large, store.append("t", 1, [b""]), return_exceptions=True)

    results = home.run(together())
    assert [getattr(result, "code", "taken") for result in results] == ["disk-full"] * 5 + ["taken"]
    limit(home, store, 10_000)
    home.run(store.append("t", stored + 1, [b"on"]))
    again = home.reopened()
    assert len(home.run(again.events("t"))) == stored + 1
    assert home.run(again.events("u0")) == []


def test_one_who_does_not_fit_spoils_nothing_for_those_beside(home: Home) -> None:
    store = home.store()
    assert isinstance(store, SqliteStore)
    limit(home, store, 60)

    async def together() -> list[BaseException | None]:
        large = store.append("large", 1, [bytes(1_000_000)])
        small = [store.append(f"small {number}", 1, [b"1"]) for number in range(5)]
        return await asyncio.gather(*small, large, return_exceptions=True)

    *small, large = home.run(together())
    assert small == [None] * 5
    assert isinstance(large, StoreError)
    assert home.run(store.events("small 4")) == [b"1"]
    assert home.run(store.events("large")) == []


@pytest.fixture
def tiny_disk() -> Iterator[Path]:
    """A disk of 400 KB, if we are allowed to make one."""
    with tempfile.TemporaryDirectory() as place:
        mount = ["mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", place]
        if sys.platform != "linux" or subprocess.run(mount, capture_output=True, check=False).returncode:
            pytest.skip("no disk can be mounted here")
        yield Path(place)
        subprocess.run(["umount", "-l", place], check=True)


def test_a_disk_that_is_really_full_is_the_same(tiny_disk: Path, runner: asyncio.Runner) -> None:
    home = Home("sqlite", None, tiny_disk / "data", runner)
    ballast = tiny_disk / "ballast"
    ballast.write_bytes(bytes(100_000))
    store = home.store()
    assert isinstance(store, SqliteStore)
    stored = fill(home, store)
    assert stored > 10
    assert len(home.run(store.events("t"))) == stored
    ballast.unlink()
    home.run(store.append("t", stored + 1, [b"on"]))
    assert home.run(store.healthy())
    assert len(home.run(home.reopened().events("t"))) == stored + 1
    home.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_wrong_names_the_place_in_every_language(home: Home, language: str) -> None:
    home.store()
    assert str(home.folder) in explain(refusal(home), language)


@pytest.mark.parametrize(
    "address", ["mysql://ann:secret@host/db", "nonsense secret", "postgresql", "http://[secret"]
)
def test_an_address_of_nothing_we_know_is_refused_without_repeating_it(address: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refused:
        store_at(address, tmp_path)
    assert "postgresql://" in explain(refused.value)
    assert "secret" not in explain(refused.value)
    assert "secret" not in str(refused.value)
