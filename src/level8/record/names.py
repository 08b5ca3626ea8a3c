"""How a record writes the name of a player."""

import json
from typing import Final

# A record escapes the quotation mark, the backslash and what Unicode calls Default_Ignorable_Code_Point:
# characters that show nothing or change the direction of the text. The first records escaped only the
# characters of the first list.
_ESCAPED_AT_FIRST: Final = "0022 005C 200B 200E-200F 202A-202E 2060-206F FEFF"
_ESCAPED_SINCE: Final = (
    "00AD 034F 061C 115F-1160 17B4-17B5 180B-180F 200C-200D 3164 FE00-FE0F FFA0 FFF0-FFF8"
    " 1BCA0-1BCA3 1D173-1D17A E0000-E0FFF"
)


def format_name(name: str) -> str:
    """`name` in quotation marks, escaped as in JSON.

    >>> print(format_name('Bo "the\\u202e fox"'))
    "Bo \\"the\\u202e fox\\""
    """
    return f'"{name.translate(_ESCAPES)}"'


def with_every_escape(line: str) -> str:
    """`line` of a record with every character escaped that is escaped today."""
    return line.translate(_ESCAPES_SINCE)


def _escapes(ranges: str) -> dict[int, str]:
    """The escape of each character in `ranges`, a text like the constants above."""
    escapes: dict[int, str] = {}
    for each in ranges.split():
        first, _, last = each.partition("-")
        for code in range(int(first, 16), int(last or first, 16) + 1):
            escapes[code] = json.dumps(chr(code))[1:-1]
    return escapes


_ESCAPES_SINCE: Final = _escapes(_ESCAPED_SINCE)
_ESCAPES: Final = _escapes(_ESCAPED_AT_FIRST) | _ESCAPES_SINCE
