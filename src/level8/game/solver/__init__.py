"""From a hand to a level: how far it is, every way to lay it down, and the best way.

Everything here is exact. Equal faces are interchangeable, so no two answers differ only in which of two
equal cards they use. Read `shortage.py` first: the distance, and the dynamic programme that bounds everything
else; then `listing.py` (every way) and `search.py` with `walk.py` (the best way).
"""

from level8.game.solver.listing import MOST_COUNTED, count_ways, nearest_way, ways
from level8.game.solver.search import best_way, most_lay_offs
from level8.game.solver.shortage import can_lay_down, distance, helps

__all__ = [
    "MOST_COUNTED",
    "best_way",
    "can_lay_down",
    "count_ways",
    "distance",
    "helps",
    "most_lay_offs",
    "nearest_way",
    "ways",
]
