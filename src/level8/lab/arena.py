"""The arena: plays the games of a match on many processes, or on a cluster, and loses none.

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

_SECONDS: Final = 1.0  # of play that are handed out at once: little is lost, little is spent on handing out
_MOST_AT_ONCE: Final = 64
_AHEAD: Final = 2  # portions handed out per process, so that none waits
_MOST_LOSSES: Final = 5  # of the workers of one portion, before it is taken to be the portion's fault

Done = Callable[[Finished], None]
P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Hall:
    """Where games are played: what runs them, how many at a time, and what tells that a worker was lost."""

    executor: Executor
    slots: Callable[[], int]
    loss: type[Exception] | tuple[type[Exception], ...] = ()


def cores() -> int:
    """How many processes this machine has room for."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def processes(jobs: int) -> Iterator[Hall]:
    """A hall of processes on this machine; leaving it early ends what they are doing."""
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = _Pool(jobs, mp_context=context, initializer=_leave_interrupts_to_the_parent)
    try:
        yield Hall(pool, lambda: jobs)
        pool.shutdown()
    except BaseException as error:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        if isinstance(error, BrokenProcessPool):
            raise SetupError("arena-worker", {"problem": str(error)}) from None
        raise


class _Pool(ProcessPoolExecutor):
    """Starts its processes deaf to the keyboard: one that just begins would die of an interrupt, loudly."""

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
    """Play the games in this process, one after the other."""
    finished = []
    for fixture in games:
        finished.append(play_fixture(match, fixture, record))
        done(finished[-1])
    return finished


def play_in(hall: Hall, match: Match, games: Sequence[Fixture], done: Done, record: bool = False) -> None:
    """Play the games in a hall, in portions of about a second; each is told as soon as its portion ends."""
    waiting = deque(games)
    out: dict[Future[tuple[list[Finished], float]], list[Fixture]] = {}
    losses: dict[Fixture, int] = {}
    size = 1
    while waiting or out:
        while waiting and len(out) < _AHEAD * hall.slots():
            fair = -(-len(waiting) // (_AHEAD * hall.slots()))
            portion = [waiting.popleft() for _ in range(min(size, fair, len(waiting)))]
            out[hall.executor.submit(play_fixtures, match, portion, record)] = portion
        for future in wait(out, return_when=FIRST_COMPLETED).done:
            portion = out.pop(future)
            try:
                finished, seconds = future.result()
            except hall.loss:
                _note_loss(losses, portion)
                waiting.extendleft(reversed(portion))
                continue
            for one in finished:
                done(one)
            each = max(seconds / len(portion), 1e-6)
            size = max(1, min(_MOST_AT_ONCE, int(_SECONDS / each)))


def _note_loss(losses: dict[Fixture, int], portion: list[Fixture]) -> None:
    for fixture in portion:
        losses[fixture] = losses.get(fixture, 0) + 1
        if losses[fixture] > _MOST_LOSSES:
            raise SetupError("arena-lost", {"game": f"{fixture.deal}.{fixture.rotation}"})
