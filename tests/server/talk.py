"""All messages that a client can send, sensible or not."""

from typing import Final, get_args

from hypothesis import strategies as st

from level8.bots.cast import FACES
from level8.server.wire import asking
from level8.server.wire.asking import Asked

KINDS: Final = get_args(Asked)
CARDS: Final = ("r1", "r7", "o15", "b12", "J", "J1-8", "S", "T", "X", "K", "?", "q9", "")
ACTIONS: Final = (
    "draw",
    "draw 1",
    "draw 9",
    "discard r7",
    "discard J",
    "lay R4(r4 b5 J) S7(r7 p7)",
    "off r7 1.1",
    "skip 2",
    "skip 7",
    "take",
    "show r7 S J",
    "show none",
    "taken none",
    "taken 1 r7",
    "swap r7 r7",
    "swap none",
    "keep",
    "carry none",
    "carry r7 r8",
    "resign",
    "",
)

_seats: Final = st.integers(0, 5)
_parts: Final = st.lists(st.lists(st.sampled_from(CARDS), max_size=10), max_size=4)
_cards: Final = st.lists(st.sampled_from(CARDS), max_size=5).map(" ".join)
_verbs: Final = st.sampled_from(["lay", "off", "draw", "discard", "show", "swap", "carry", "taken", "skip"])
_FIELDS: Final[dict[str, st.SearchStrategy[object]]] = {
    "name": st.text(max_size=40) | st.sampled_from(["", " ", "Bo", "\u202e"]),
    "face": st.none() | st.sampled_from(FACES),
    "entropy": st.sampled_from(["", "00", "ab" * 64]),
    "bot": st.sampled_from(["", "novice", "steady", "nobody", "os:system"]),
    "chat": st.none() | st.booleans(),
    "hints": st.none() | st.booleans(),
    "late": st.none() | st.booleans(),
    "wanted": st.booleans(),
    "muted": st.booleans(),
    "stopped": st.none() | st.booleans(),
    "step": st.none() | st.sampled_from(["action", "turn"]),
    "pace": st.none() | st.integers(0, 5000),
    "open": st.none() | st.booleans(),
    "version": st.integers(0, 400),
    "round": st.integers(1, 3),
    "action": st.sampled_from(ACTIONS) | st.tuples(_verbs, _cards).map(" ".join) | st.text(max_size=30),
    "parts": _parts,
    "text": st.text(min_size=1, max_size=200),
    "emote": st.sampled_from(["smile", "heart", "", "frown"]),
}


def _made(kind: type[Asked]) -> st.SearchStrategy[Asked]:
    optional = kind in (asking.Join, asking.Rename, asking.Look, asking.Mute)
    seat = st.none() | _seats if optional else _seats
    fields = {name: _FIELDS.get(name, seat) for name in kind.__struct_fields__ if name != "id"}
    assert set(fields) <= {*_FIELDS, "seat"}
    return st.builds(kind, **fields)


def messages(*left_out: type[Asked]) -> st.SearchStrategy[Asked]:
    """Messages of all kinds except some, each kind equally often."""
    return st.sampled_from([kind for kind in KINDS if kind not in left_out]).flatmap(_made)
