"""Everything that crosses the wire, as types; the page's TypeScript and docs/protocol.md are made from them.

Read `asking.py` first, what a client says, then `telling.py`, what the server says.
Cards, melds and actions are in the notation of docs/notation.md. Seats, melds and piles are counted from 0.
"""

from typing import Final

PROTOCOL: Final = 2
