"""What people write, without what the eye cannot see: names and chat alike."""

import re
import unicodedata
from typing import Final

import msgspec

from level8.record import check_name
from level8.server.wire import asking
from level8.server.wire.asking import Asked

# They hold letters of some scripts apart, and the people of a family together in one picture.
JOINERS: Final = "\u200c\u200d"
_LONE_JOINER: Final = re.compile(f"(?<![^\\s{JOINERS}])[{JOINERS}]+|[{JOINERS}]+(?![^\\s{JOINERS}])")
_LETTERS_TO_JOIN: Final = "\u0590"  # from here on; between Latin ones a joiner would only be hidden
_SELECTORS: Final = "\ufe0e\ufe0f"  # they turn a sign into its picture, or back
_PICTURES: Final = ("So", "Sm", "Sk")  # categories
_MORE_PICTURES: Final = "\u203c\u2049\u2139\u3030"
_KEYS: Final = "#*0123456789"  # a selector makes a picture of them only with the frame of a key
_LONE_SELECTOR: Final = re.compile(f"(?<=[{_KEYS}])[{_SELECTORS}](?!\u20e3)")
# What else Unicode calls default ignorable; the rest of it is of category Cf.
_UNSEEN: Final = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180f\u2065\ufe00-\ufe0f\ufff0-\ufff8\U000e0000-\U000e0fff]"
)
_BLANK: Final = re.compile("[\u115f\u1160\u3164\uffa0\u2800\U0001d159]")  # they look like spaces
MOST_MARKS: Final = 3  # on one letter; more would climb into other lines
_MARKS: Final = ("Mn", "Me")


def plain(text: str) -> str:
    """A text in its shortest spelling (NFC), without signs that turn or hide others, and in single spaces.

    >>> plain("  Zoe\u0308  \u202enna\u2066"), plain("\u200b"), plain("👩\u200d👧 \u200d")
    ('Zoë nna', '', '👩\u200d👧')
    >>> plain("A\u034fd\u200da\ufe0f"), plain("❤\ufe0f"), len(plain("e" + 30 * "\u0331"))
    ('Ada', '❤\ufe0f', 4)
    """
    while (plainer := _plainer(text)) != text:  # what is left out may bring others together
        text = plainer
    return text


def _plainer(text: str) -> str:
    text = _LONE_SELECTOR.sub("", _LONE_JOINER.sub("", _BLANK.sub(" ", text)))
    seen, before, marks = "", " ", 0
    for sign in unicodedata.normalize("NFC", " ".join(text.split())):
        if unicodedata.category(sign) in _MARKS and sign not in _SELECTORS:
            marks += 1
            hidden = marks > MOST_MARKS or before == " " or _UNSEEN.match(sign) is not None
        else:
            hidden = _is_hidden(before, sign)
            marks = marks if hidden or sign in JOINERS else 0
        if not hidden:
            seen += sign
            before = sign
    return seen


def _is_hidden(before: str, sign: str) -> bool:
    """Whether nobody would see a sign, which is no mark, after the one before it."""
    if sign in JOINERS:
        base = unicodedata.normalize("NFD", before)[0]
        joins = base not in JOINERS and base >= _LETTERS_TO_JOIN
        return not joins and unicodedata.category(base) not in _PICTURES
    if sign in _SELECTORS:
        return unicodedata.category(before) not in _PICTURES and before not in _MORE_PICTURES + _KEYS
    return unicodedata.category(sign) in ("Cc", "Cf") or _UNSEEN.match(sign) is not None


def plain_name(name: str) -> str:
    """A name in plain text; raises a NotationError where it has line breaks or control characters."""
    check_name(name)
    return plain(name)


def in_plain_text(asked: Asked) -> Asked:
    """A message with its name or its line of chat in plain text."""
    if isinstance(asked, asking.Say):
        return msgspec.structs.replace(asked, text=plain(asked.text), name=plain_name(asked.name))
    if isinstance(asked, asking.Join | asking.Rename | asking.PlayNext) and asked.name is not None:
        return msgspec.structs.replace(asked, name=plain_name(asked.name))
    return asked
