"""One definition of the wire: the stand-in for msgspec reads, writes and refuses messages as msgspec does."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from level8 import standin

ROOMS: Final = (
    "level8.server.wire.events",
    "level8.server.wire.asking",
    "level8.server.wire.telling",
    "level8.server.wire.pages",
    "level8.server.wire.own",
    "level8.server.wire.sheet",
    "level8.server.table.events",
)
# Everything that crosses the wire or goes into a log; what is part of another message comes with that.
MESSAGES: Final = {
    "level8.server.wire.asking": ["Asked"],
    "level8.server.wire.telling": ["Telling"],
    "level8.server.table.events": ["LogEvent"],
    "level8.server.wire.own": ["EditionAsked", "EditionChecked", "DifficultyTold", "RulesAsked"],
    "level8.server.wire.sheet": ["SheetAsked", "SheetTold", "HandAsked", "HandTold", "FitAsked", "FitTold"],
    "level8.server.wire.pages": (
        [
            "NewTable",
            "Made",
            "Listed",
            "Mine",
            "EditionSeen",
            "Rules",
            "Replay",
            "Verified",
            "Claim",
            "Failed",
        ]
    ),
}
NAMES: Final = [(room, name) for room, names in MESSAGES.items() for name in names]
_JUNK: Final = st.sampled_from(
    [None, True, 0, -1, 7, 10**9, 1.5, "", "x" * 500, "zz", [], [1], {}, {"is": 1}]
)


@contextmanager
def standing_in() -> Iterator[None]:
    """Import the wire anew, over the stand-in; afterwards everything is as before."""
    before = {name: sys.modules.pop(name) for name in [*ROOMS, *standin.msgspec()] if name in sys.modules}
    parents = {name: vars(sys.modules[name.rpartition(".")[0]]).copy() for name in ROOMS}
    sys.modules |= standin.msgspec()
    try:
        yield
    finally:
        sys.modules |= before
        for name, attributes in parents.items():
            vars(sys.modules[name.rpartition(".")[0]]).update(attributes)


@pytest.fixture(scope="module")
def plain() -> dict[str, ModuleType]:
    """The rooms of the wire over the stand-in, and the stand-in itself."""
    real = {name: importlib.import_module(name) for name in ROOMS}
    with standing_in():
        found = {name: importlib.import_module(name) for name in ROOMS}
        found["msgspec"] = sys.modules["msgspec"]
    assert all(found[name] is not real[name] for name in ROOMS)
    return found


def values(kind: Any) -> st.SearchStrategy[Any]:
    """JSON values of a type."""
    origin = get_origin(kind)
    if origin is Annotated:
        return _bounded(*get_args(kind))
    if origin in (Union, UnionType):
        return st.one_of([values(each) for each in get_args(kind)])
    if origin is Literal:
        return st.sampled_from(get_args(kind))
    if origin is list:
        return st.lists(values(get_args(kind)[0]), max_size=2)
    if origin is dict:
        return st.dictionaries(st.text(max_size=3), values(get_args(kind)[1]), max_size=2)
    if issubclass(kind, msgspec.Struct):
        return _fields(kind)
    simple: dict[type, st.SearchStrategy[Any]] = {
        str: st.text(max_size=5),
        bool: st.booleans(),
        int: st.integers(0, 9),
        float: st.sampled_from([0.5, 3, 1795031058.7891235]),
        NoneType: st.none(),
    }
    return simple[kind]


def _bounded(kind: Any, *about: Any) -> st.SearchStrategy[Any]:
    (bound,) = about[-1:]
    if bound.pattern is not None:
        return st.sampled_from(["", "00ff", "ab" * 64])
    if get_origin(kind) is list:
        most = 3 if bound.max_length is None else min(bound.max_length, 3)
        return st.lists(values(get_args(kind)[0]), min_size=bound.min_length or 0, max_size=most)
    if kind is int:
        return st.integers(bound.ge or 0, 9 if bound.le is None else min(bound.le, 9))
    return values(kind).map(lambda value: value or "a") if bound.min_length else values(kind)


def _fields(kind: type[msgspec.Struct]) -> st.SearchStrategy[dict[str, Any]]:
    config, hints = kind.__struct_config__, get_type_hints(kind, include_extras=True)
    own = {name: values(hints[name]) for name in kind.__struct_fields__}
    needed = {field.name for field in msgspec.structs.fields(kind) if field.required}
    tag = {} if config.tag is None else {str(config.tag_field): st.just(config.tag)}
    optional = {name: value for name, value in own.items() if name not in needed}
    return st.fixed_dictionaries(tag | {name: own[name] for name in needed}, optional=optional)


@st.composite
def spoiled(draw: st.DrawFn, good: Any) -> Any:
    """A value with one thing in it that is wrong, or may be."""
    here = draw(st.booleans())
    if isinstance(good, dict) and good and not here:
        key = draw(st.sampled_from(sorted(good)))
        return {**good, key: draw(spoiled(good[key]))}
    if isinstance(good, list) and good and not here:
        at = draw(st.integers(0, len(good) - 1))
        return [*good[:at], draw(spoiled(good[at])), *good[at + 1 :]]
    if isinstance(good, dict) and good and draw(st.booleans()):
        gone = draw(st.sampled_from([*sorted(good), "unknown"]))
        return {**good, "unknown": 1} if gone == "unknown" else {k: v for k, v in good.items() if k != gone}
    return draw(_JUNK)


def outcome(codec: Any, kind: Any, data: bytes) -> tuple[str, bytes | str]:
    """What comes of a text: the value that it says, written again; or why it is refused."""
    try:
        return "read", codec.json.encode(codec.json.decode(data, type=kind))
    except codec.ValidationError as error:
        return "refused", str(error)
    except codec.DecodeError:
        return "no JSON", ""


@pytest.mark.parametrize(("room", "name"), NAMES)
@settings(max_examples=25)
@given(data=st.data())
def test_every_message_is_the_same_on_both(
    room: str, name: str, plain: dict[str, ModuleType], data: st.DataObject
) -> None:
    kind = getattr(importlib.import_module(room), name)
    good = data.draw(values(kind))
    text = msgspec.json.encode(good)
    told = outcome(msgspec, kind, text)
    assert told[0] == "read"
    assert outcome(plain["msgspec"], getattr(plain[room], name), text) == told
    bad = msgspec.json.encode(data.draw(spoiled(good)))
    other = outcome(plain["msgspec"], getattr(plain[room], name), bad)
    assert other == outcome(msgspec, kind, bad)


@pytest.mark.parametrize(
    "text", [b"", b"{", b"nul", b'{"is":"ping",}', b'{"is":"ping"} x', b'{"is":"\\ud800"}', b"\xff", b"NaN"]
)
def test_what_is_no_json_is_refused_by_both(text: bytes, plain: dict[str, ModuleType]) -> None:
    room = "level8.server.wire.asking"
    asked = importlib.import_module(room).Asked
    assert outcome(msgspec, asked, text)[0] == "no JSON"
    assert outcome(plain["msgspec"], plain[room].Asked, text)[0] == "no JSON"


def test_a_struct_can_be_made_and_changed_as_on_the_server(plain: dict[str, ModuleType]) -> None:
    events = plain["level8.server.wire.events"]
    drew = events.Drew(seat=1, pile=-1, card="r7")
    hidden = plain["msgspec"].structs.replace(drew, card=None)
    assert (hidden.seat, hidden.card, drew.card) == (1, None, "r7")
    assert events.Drew(seat=1, pile=-1) == events.Drew(seat=1, pile=-1) != drew
    telling = plain["level8.server.wire.telling"]
    one, other = telling.Checked(), telling.Checked()
    one.melds.append("never shared")
    assert other.melds == []
