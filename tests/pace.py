"""How many examples a test tries: many with the compiled engine, fewer with the plain one.

On the plain engine coverage is measured, which makes it several times slower. Tests that only repeat what
others cover are marked `untraced`, and run without it.
"""

import level8


def tries(compiled: int, plain: int) -> int:
    """The number of examples to try: `compiled` or `plain`, whichever engine runs."""
    return compiled if level8.compiled else plain
