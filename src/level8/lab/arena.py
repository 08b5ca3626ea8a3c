"""The arena: plays the games of a match on several processes or on a cluster, and loses none of them.

>>> from level8.lab.matches import Match, fixtures
>>> match = Match(("novice", "random"), most_turns=40)
>>> len(play_here(match, fixtures(match, 2)))
2
"""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, ParamSpec, TypeVar

from level8.game.errors import SetupError
from level8.lab.matches import Finished, Fixture, Match, play_fixture, play_fixtures

_SECONDS: Final = 1.0  # how long a batch should take: short enough to lose little, long enough to cost little
_MOST_AT_ONCE: Final = 64  # games in a batch
_AHEAD: Final = 2  # batches submitted for each process, so that no process waits
_MOST_LOSSES: Final = 5  # workers lost while playing the same game, before the game is blamed

Done = Callable[[Finished], None]
P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Workers:
    """Where games are played: an executor, its number of workers, and the errors that mean a lost worker."""

    executor: Executor
    slots: Callable[[], int]
    loss: type[Exception] | tuple[type[Exception], ...] = ()


def cores() -> int:
    """The number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def processes(jobs: int) -> Iterator[Workers]:
    """`jobs` processes on this machine; an exception terminates them."""
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = _Pool(jobs, mp_context=context, initializer=_leave_interrupts_to_the_parent)
    try:
        yield Workers(pool, lambda: jobs)
        pool.shutdown()
    except BaseException as error:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        if isinstance(error, BrokenProcessPool):
            raise SetupError("arena-worker", {}) from None
        raise


class _Pool(ProcessPoolExecutor):
    """Blocks SIGINT while it starts a process: until that process ignores it, Ctrl-C would kill it."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        if not hasattr(signal, "pthread_sigmask"):
            return super().submit(fn, *args, **kwargs)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def play_here(
    match: Match, games: Sequence[Fixture], done: Done = lambda _: None, record: bool = False
) -> list[Finished]:
    """Play `games` in this process, one after the other; `done` hears of each."""
    finished = []
    for fixture in games:
        finished.append(play_fixture(match, fixture, record))
        done(finished[-1])
    return finished


def play_with(
    workers: Workers, match: Match, games: Sequence[Fixture], done: Done, record: bool = False
) -> None:
    """Play `games` on `workers`, in batches of about a second; `done` hears of each game after its batch."""
    waiting = deque(games)
    out: dict[Future[tuple[list[Finished], float]], list[Fixture]] = {}
    losses: dict[Fixture, int] = {}
    size = 1
    while waiting or out:
        while waiting and len(out) < _AHEAD * workers.slots():
            fair = -(-len(waiting) // (_AHEAD * workers.slots()))
            batch = [waiting.popleft() for _ in range(min(size, fair, len(waiting)))]
            out[workers.executor.submit(play_fixtures, match, batch, record)] = batch
        for future in wait(out, return_when=FIRST_COMPLETED).done:
            batch = out.pop(future)
            try:
                finished, seconds = future.result()
            except workers.loss:
                _note_loss(losses, batch)
                waiting.extendleft(reversed(batch))
                continue
            for one in finished:
                done(one)
            each = max(seconds / len(batch), 1e-6)
            size = max(1, min(_MOST_AT_ONCE, int(_SECONDS / each)))


def _note_loss(losses: dict[Fixture, int], batch: list[Fixture]) -> None:
    for fixture in batch:
        losses[fixture] = losses.get(fixture, 0) + 1
        if losses[fixture] > _MOST_LOSSES:
            raise SetupError("arena-lost", {"game": f"{fixture.deal}.{fixture.rotation}"})
