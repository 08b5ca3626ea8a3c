"""Level 8, the card game: its rules, players and records, and a table to play at.

>>> import level8
>>> level8.compiled in (True, False)
True
"""

from typing import Final

from level8.purity import choose_form

__version__ = "0.1.0"

# Before anything of level8.game is imported, or its compiled modules would be found first.
compiled: Final = choose_form()
