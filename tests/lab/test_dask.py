"""The arena on a real Dask cluster of two workers, one of which is killed while it plays."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import level8
from level8.cli.main import main
from level8.game.errors import SetupError
from level8.lab.arena import Workers, play_here, play_with
from level8.lab.cluster import dask
from level8.lab.matches import Finished, Match, Outcome, fixtures

MATCH: Final = Match(("novice", "random", "novice"), most_turns=60)
GAMES: Final = 60


def test_without_dask_the_refusal_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(SetupError) as refused, dask("tcp://127.0.0.1:1"):
        pass
    assert refused.value.detail == {"what": "--dask", "extra": "dask"}


def _free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


class Cluster:
    """A scheduler and two workers, each a process."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self.address: Final = f"tcp://127.0.0.1:{_free_port()}"
        self.scheduler: Final = self._start(
            "scheduler", "--host", "127.0.0.1", "--port", self.address.rpartition(":")[2], "--no-show"
        )
        self.workers: Final = [self._worker() for _ in range(2)]

    def _worker(self) -> "subprocess.Popen[bytes]":
        alone = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")
        return self._start("worker", self.address, *alone)

    def _start(self, *arguments: str) -> "subprocess.Popen[bytes]":
        environment = {
            **os.environ,
            "PYTHONPATH": str(Path(level8.__file__).parents[1]),
            "DASK_DISTRIBUTED__SCHEDULER__DASHBOARD__ENABLED": "False",
        }
        return subprocess.Popen(
            [sys.executable, "-m", "dask", *arguments],
            cwd=self._folder,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def stop(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait(10)


@pytest.fixture
def cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    pytest.importorskip("distributed", reason="a cluster needs the extra dask")
    monkeypatch.setattr("level8.lab.cluster._PATIENCE", "60s")  # a busy machine takes long to start it
    started = Cluster(tmp_path)
    try:
        yield started
    finally:
        started.stop()


def _wait_for_both(workers: Workers) -> None:
    end = time.monotonic() + 30
    while workers.slots() < 2 and time.monotonic() < end:
        time.sleep(0.05)
    assert workers.slots() == 2


def test_a_worker_killed_midway_loses_no_game_and_changes_none(
    cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    got: list[Outcome] = []

    def done(finished: Finished) -> None:
        got.append(finished.outcome)
        if len(got) == 5:
            cluster.workers[0].kill()

    with dask(cluster.address) as workers:
        _wait_for_both(workers)
        play_with(workers, MATCH, fixtures(MATCH, GAMES), done)
        assert workers.slots() == 1
    assert cluster.workers[0].wait(10) != 0
    local = [one.outcome for one in play_here(MATCH, fixtures(MATCH, GAMES))]
    assert sorted(got, key=lambda one: one.fixture) == local
    command = ["arena", "novice", "random", "--games", "6", "--most-turns", "20", "--seed", "1", "--json"]
    assert [main([*command, *where]) for where in (["--dask", cluster.address], ["--jobs", "1"])] == [0, 0]
    first, second = capsys.readouterr().out.split("\n}\n")[:2]
    assert first == second


def test_an_address_where_nobody_answers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="a cluster needs the extra dask")
    monkeypatch.setattr("level8.lab.cluster._PATIENCE", "0.5s")
    with pytest.raises(SetupError) as refused, dask(f"tcp://127.0.0.1:{_free_port()}"):
        pass
    assert refused.value.message == "setup-dask"
    with pytest.raises(SetupError), dask("nonsense://x"):
        pass
