"""Values as JSON, byte for byte as msgspec writes them."""

import json
from typing import Final

from level8.standin.structs import Struct, is_usual


class Raw(bytes):
    """A part of a message that is JSON already."""


def _plain(value: object) -> object:
    """A struct as the dictionary that JSON is made from, its tag first; what is JSON already, as it is."""
    if isinstance(value, Raw):
        return json.loads(value)
    if not isinstance(value, Struct):
        raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")
    fields = {name: getattr(value, name) for name in value.__struct_fields__}
    if value.__struct_brief__:
        fields = {name: each for name, each in fields.items() if not is_usual(value, name)}
    return fields if value.__struct_tag__ is None else dict([value.__struct_tag__], **fields)


_json: Final = json.JSONEncoder(
    ensure_ascii=False, separators=(",", ":"), check_circular=False, default=_plain
)


def encode(value: object) -> bytes:
    """A value as JSON."""
    return _json.encode(value).encode()


def to_builtins(value: object) -> object:
    """A value as plain JSON."""
    found: object = json.loads(encode(value))
    return found


class Encoder:
    """Writes values as JSON."""

    def encode(self, value: object) -> bytes:
        """A value as JSON."""
        return encode(value)
