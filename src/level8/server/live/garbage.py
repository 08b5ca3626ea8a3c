"""Memory put in order without keeping anybody waiting.

Python looks for unreachable cycles by walking over everything that lives, and all tables stand still
meanwhile: half a second with a thousand of them. So what has lived for a few seconds is set aside, which
costs nothing, and only once in a long while is all of it looked through. What is in no cycle is freed at
once.
"""

import asyncio
import gc
from typing import Final

ASIDE: Final = 2.0  # seconds between settings aside
THOROUGH: Final = 300  # of them to one look through everything


async def keep_tidy() -> None:
    """Go on until cancelled; then everything is as it was."""
    gc.collect()
    try:
        while True:
            for _ in range(THOROUGH):
                gc.freeze()
                await asyncio.sleep(ASIDE)
            gc.unfreeze()
            gc.collect()
    finally:
        gc.unfreeze()
