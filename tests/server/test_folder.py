"""The data folder is in the platform's usual place."""

import sys

import pytest

from level8.server.store.folder import data_folder


@pytest.mark.skipif(sys.platform != "linux", reason="the convention of Linux")
def test_on_linux_the_folder_follows_xdg(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert str(data_folder()) == "/somewhere/level8"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ann")
    assert str(data_folder()) == "/home/ann/.local/share/level8"


def test_the_folder_is_one_s_own_and_asking_does_not_make_it() -> None:
    assert data_folder().is_absolute()
    assert data_folder().name == "level8"
