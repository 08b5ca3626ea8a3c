"""How the tests run: the same examples each time; `--hypothesis-profile=thorough` asks for new ones."""

import faulthandler
import gc
import sys
from collections.abc import Generator
from typing import Final

import pytest
from hypothesis import settings

_LONGEST: Final = 540  # seconds for a test, its fixtures included: more than pytest-timeout gives it

settings.register_profile("default", derandomize=True, deadline=None)
settings.register_profile("thorough", derandomize=False, deadline=None, max_examples=2000)
settings.load_profile("default")


def pytest_collection_finish() -> None:
    """Freeze the collected tests, which live to the end: the garbage collector need not visit them."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """End the process where a test goes on and on in compiled code, in which no other time-out is heard."""
    faulthandler.dump_traceback_later(_LONGEST, exit=True)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Do not measure coverage in a test that is marked `untraced`."""
    tracer = sys.gettrace()
    if tracer is None or item.get_closest_marker("untraced") is None:
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
