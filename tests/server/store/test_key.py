"""The key by which a house knows its people: a file for its owner only, never replaced without a word."""

import asyncio
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from level8.server.store import StoreError
from server.store.homes import Home


@pytest.fixture
def home(tmp_path: Path, runner: asyncio.Runner) -> Iterator[Home]:
    home = Home("sqlite", None, tmp_path / "data", runner)
    yield home
    home.close()


def test_the_key_is_a_file_for_its_owner_only(home: Home) -> None:
    store = home.store()
    home.run(store.secret("identity", lambda: b"\x00secret"))
    file = home.folder / "identity.key"
    assert file.read_bytes().startswith(b"\x00secret")
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not [name for name in os.listdir(home.folder) if name.endswith(".new")]
    file.chmod(0o644)  # as a copy that was put back
    home.run(store.secret("identity", lambda: b"\x00other"))
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_key_that_is_missing_beside_tables_is_said_to_be(
    home: Home, caplog: pytest.LogCaptureFixture
) -> None:
    store = home.store()
    key = home.run(store.secret("identity", lambda: b"one"))
    assert not caplog.records  # everything is new
    home.run(store.append("t", 1, [b"1"]))
    home.run(home.reopened().secret("identity", lambda: b"two"))
    assert not caplog.records
    (home.folder / "identity.key").unlink()
    assert home.run(home.reopened().secret("identity", lambda: b"two")) != key
    assert [record.message for record in caplog.records] == [
        "a key is missing; with a new one, all people lose their seats"
    ]


def test_a_key_half_made_by_a_killed_process_is_made_anew(home: Home) -> None:
    store = home.store()
    (home.folder / "identity.new").write_bytes(b"hal")
    assert home.run(store.secret("identity", lambda: b"whole")) == b"whole"
    assert home.run(store.secret("identity", lambda: b"other")) == b"whole"


def test_a_damaged_key_is_not_taken_for_a_secret(home: Home) -> None:
    store, file = home.store(), home.folder / "identity.key"
    key = bytes(range(32))
    assert home.run(store.secret("identity", lambda: key)) == key
    whole = file.read_bytes()
    for damaged in (b"", whole[:20], whole[1:], whole[:-1] + b"?", b"\0" * len(whole)):
        file.write_bytes(damaged)
        with pytest.raises(StoreError, match="store-damaged-key"):
            home.run(store.secret("identity", lambda: key))
        assert file.read_bytes() == damaged  # it may still be restored
    file.write_bytes(key)  # from before keys had a mark
    assert home.run(store.secret("identity", lambda: b"other")) == key
