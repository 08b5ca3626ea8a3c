"""How much is tried: the compiled engine has time for all of it, the plain one for a part.

The plain engine also has to bear the measuring of coverage, which makes it several times slower. Tests that
only repeat what others cover are marked `untraced`, and spared it.
"""

import level8


def tries(compiled: int, plain: int) -> int:
    """How many examples or samples, by the engine that runs."""
    return compiled if level8.compiled else plain
