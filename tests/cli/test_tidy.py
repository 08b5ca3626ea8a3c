"""`level8 tidy` on a folder that no server has used."""

from pathlib import Path

import pytest

from cli.conftest import Run


@pytest.fixture(autouse=True)
def _no_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LEVEL8_DATABASE", raising=False)


@pytest.mark.parametrize("options", [(), ("--dry-run",), ("--finished", "90")])
def test_where_there_are_no_tables_it_says_so_and_makes_nothing(
    options: tuple[str, ...], run: Run, tmp_path: Path
) -> None:
    for folder in (tmp_path / "nowhere", tmp_path):
        ran = run("tidy", *options, "--data", str(folder))
        assert (ran.status, ran.out) == (2, "")
        assert f"There are no tables in {folder}, so there is nothing to tidy." in ran.err
    assert list(tmp_path.iterdir()) == []


def test_of_two_stores_that_are_named_none_is_tidied(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LEVEL8_DATABASE", "postgresql://nobody@127.0.0.1:1/none")
    ran = run("tidy", "--data", str(tmp_path))
    assert (ran.status, ran.out) == (2, "")
    assert "only one of them can be tidied" in ran.err
