"""How much is tried: the compiled engine has time for all of it, the plain one for a part."""

import level8


def tries(compiled: int, plain: int) -> int:
    """How many examples or samples, by the engine that runs."""
    return compiled if level8.compiled else plain
