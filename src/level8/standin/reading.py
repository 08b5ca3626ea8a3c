"""JSON as values of a type, refused in the words of msgspec where it is none."""

import json
import re
from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NoReturn, Union, get_args, get_origin, get_type_hints

from level8.standin.structs import Meta, Struct, required

Reader = Callable[[Any], Any]
_NAMES: Final = {
    dict: "object",
    list: "array",
    str: "str",
    int: "int",
    float: "float",
    bool: "bool",
    NoneType: "null",
}


class MsgspecError(ValueError):
    """The base of the errors below."""


class DecodeError(MsgspecError):
    """Text that is no JSON."""


class ValidationError(DecodeError):
    """JSON that is not of the type wanted."""


class _Unfit(Exception):
    """A value that does not fit, and how it is reached: the innermost step first."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message: Final = message
        self.steps: Final[list[str]] = []

    def said(self) -> str:
        path = "".join(reversed(self.steps))
        return f"{self.message} - at `${path}`" if path else self.message


class Decoder:
    """Reads JSON as values of one type."""

    def __init__(self, kind: Any) -> None:
        self._read: Final = _reader(kind)

    def decode(self, data: bytes | str) -> Any:
        """The value that a text says; raises a DecodeError where it says none of this type."""
        try:
            text = data.decode() if isinstance(data, bytes) else data
            found = json.loads(text, parse_constant=_no_number)
            if "\\u" in text:  # half of a character, written so, is none
                json.dumps(found, ensure_ascii=False).encode()
        except ValueError as error:
            raise DecodeError(f"JSON is malformed: {error}") from None
        try:
            return self._read(found)
        except _Unfit as unfit:
            raise ValidationError(unfit.said()) from None


def convert(value: Any, type: Any) -> Any:  # noqa: A002 (the name in the original)
    """A value of plain JSON as one of a type; raises a ValidationError where it is none."""
    try:
        return _reader(type)(value)
    except _Unfit as unfit:
        raise ValidationError(unfit.said()) from None


def decode(data: bytes | str, *, type: Any = Any) -> Any:  # noqa: A002 (the name in the original)
    """A text as a value of a type, or as whatever it says."""
    return Decoder(type).decode(data)


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


# --- a reader for each type ---


@cache
def _reader(kind: Any) -> Reader:
    if kind is Any:
        return lambda value: value
    origin = get_origin(kind)
    if origin is Annotated:
        inner, *about = get_args(kind)
        return _bounded(_reader(inner), [each for each in about if isinstance(each, Meta)], inner)
    if origin in (Union, UnionType):
        return _union(get_args(kind))
    if origin is Literal:
        return _literal(get_args(kind))
    if origin is list:
        return _array(_reader(get_args(kind)[0]))
    if origin is dict:
        return _mapping(_reader(get_args(kind)[1]))
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct(kind)
    return _number() if kind is float else _plain(kind)


def _expected(name: str, value: object) -> _Unfit:
    return _Unfit(f"Expected `{name}`, got `{_NAMES[type(value)]}`")


def _plain(kind: type) -> Reader:
    name = _NAMES[kind]

    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise _expected(name, value)
        return value

    return read


def _number() -> Reader:
    def read(value: Any) -> Any:
        if type(value) is not float and type(value) is not int:
            raise _expected("float", value)
        return float(value)

    return read


def _literal(values: tuple[Any, ...]) -> Reader:
    kind = type(values[0])

    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise _expected(_NAMES[kind], value)
        if value not in values:
            raise _Unfit(f"Invalid enum value {value!r}")
        return value

    return read


def _array(item: Reader) -> Reader:
    def read(value: Any) -> Any:
        if type(value) is not list:
            raise _expected("array", value)
        made = []
        for index, each in enumerate(value):
            try:
                made.append(item(each))
            except _Unfit as unfit:
                unfit.steps.append(f"[{index}]")
                raise
        return made

    return read


def _mapping(item: Reader) -> Reader:
    def read(value: Any) -> Any:
        if type(value) is not dict:
            raise _expected("object", value)
        try:
            return {name: item(each) for name, each in value.items()}
        except _Unfit as unfit:
            unfit.steps.append("[...]")
            raise

    return read


def _bounded(inner: Reader, bounds: list[Meta], kind: Any) -> Reader:
    """A reader that also holds a value against its bounds."""
    name = "array" if get_origin(kind) is list else _NAMES[kind]
    bound = bounds[0]
    written = None if bound.pattern is None else re.compile(bound.pattern)

    def read(value: Any) -> Any:
        found = inner(value)
        if bound.ge is not None and found < bound.ge:
            raise _Unfit(f"Expected `{name}` >= {bound.ge}")
        if bound.le is not None and found > bound.le:
            raise _Unfit(f"Expected `{name}` <= {bound.le}")
        if bound.min_length is not None and len(found) < bound.min_length:
            raise _Unfit(f"Expected `{name}` of length >= {bound.min_length}")
        if bound.max_length is not None and len(found) > bound.max_length:
            raise _Unfit(f"Expected `{name}` of length <= {bound.max_length}")
        if written is not None and not written.search(found):
            raise _Unfit(f"Expected `{name}` matching regex {bound.pattern!r}")
        return found

    return read


def _union(kinds: tuple[Any, ...]) -> Reader:
    """One of some structs, told apart by their tags; or a value that may be missing."""
    structs = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Struct)]
    if len(structs) == len(kinds):
        return _tagged(structs)
    (kind,) = [kind for kind in kinds if kind is not NoneType]
    inner = _reader(kind)

    def read(value: Any) -> Any:
        if value is None:
            return None
        try:
            return inner(value)
        except _Unfit as unfit:
            if unfit.steps or not unfit.message.startswith("Expected `") or ", got `" not in unfit.message:
                raise
            raise _Unfit(unfit.message.replace("`, got `", " | null`, got `")) from None

    return read


# --- structs ---


def _tagged(kinds: list[type[Struct]]) -> Reader:
    tags = [kind.__struct_tag__ for kind in kinds]
    assert tags[0] is not None
    field = tags[0][0]
    readers = {tag[1]: _struct(kind) for tag, kind in zip(tags, kinds) if tag is not None}

    def read(value: Any) -> Any:
        if type(value) is not dict:
            raise _expected("object", value)
        if field not in value:
            raise _Unfit(f"Object missing required field `{field}`")
        found = readers.get(_tag_of(value, field))
        if found is None:
            raise _at(_Unfit(f"Invalid value {value[field]!r}"), field)
        return found(value)

    return read


def _tag_of(value: dict[str, Any], field: str) -> str:
    tag = value[field]
    if type(tag) is not str:
        raise _at(_Unfit("Expected `str`"), field)
    return tag


def _at(unfit: _Unfit, field: str) -> _Unfit:
    unfit.steps.append(f".{field}")
    return unfit


def _struct(kind: type[Struct]) -> Reader:
    hints = get_type_hints(kind, include_extras=True)
    readers: dict[str, Reader] = {}  # made when first used: a type may lead to itself
    tag, needed, strict = kind.__struct_tag__, required(kind), kind.__struct_strict__
    fields = frozenset(kind.__struct_fields__)

    def read(value: Any) -> Any:
        if type(value) is not dict:
            raise _expected("object", value)
        made: dict[str, Any] = {}
        for name, given in value.items():
            if name in fields:
                if name not in readers:
                    readers[name] = _reader(hints[name])
                try:
                    made[name] = readers[name](given)
                except _Unfit as unfit:
                    raise _at(unfit, name) from None
            elif tag is not None and name == tag[0]:
                if _tag_of(value, name) != tag[1]:
                    raise _at(_Unfit(f"Invalid value {given!r}"), name)
            elif strict:
                raise _Unfit(f"Object contains unknown field `{name}`")
        for name in needed:
            if name not in made:
                raise _Unfit(f"Object missing required field `{name}`")
        return kind(**made)

    return read
