"""Structs: classes whose fields are their annotations, as in msgspec."""

import dataclasses
import inspect
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar, dataclass_transform

T = TypeVar("T")
Tag = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Meta:
    """What else holds for a value: its bounds, its length, or how it is written."""

    ge: int | None = None
    le: int | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None


@dataclass_transform(frozen_default=True)
class Struct:
    """The base of all structs. They are not really frozen: to guard each field costs too much time here."""

    __struct_fields__: ClassVar[tuple[str, ...]] = ()
    __struct_tag__: ClassVar[tuple[str, str] | None] = None  # the field that tells the kind, and what it says
    __struct_strict__: ClassVar[bool] = False  # whether an unknown field is refused
    __struct_brief__: ClassVar[bool] = False  # whether a field is written only where it is not as usual
    _tag: ClassVar[tuple[str, Tag] | None] = None

    def __init_subclass__(
        cls,
        *,
        frozen: bool = False,
        tag_field: str | None = None,
        tag: Tag | None = None,
        forbid_unknown_fields: bool | None = None,
        omit_defaults: bool = False,
        kw_only: bool = False,
        **more: object,
    ) -> None:
        super().__init_subclass__(**more)
        for name in inspect.get_annotations(cls):
            default = cls.__dict__.get(name)
            if isinstance(default, list | dict):  # each instance gets its own
                setattr(cls, name, field(default_factory=default.copy))
        dataclass(unsafe_hash=frozen, kw_only=kw_only)(cls)
        if tag_field is not None and tag is not None:
            cls._tag = (tag_field, tag)
        if cls._tag is not None:
            cls.__struct_tag__ = (cls._tag[0], cls._tag[1](cls.__name__))
        if forbid_unknown_fields is not None:
            cls.__struct_strict__ = forbid_unknown_fields
        cls.__struct_brief__ = omit_defaults
        known = dataclasses.fields(cls)  # type: ignore[arg-type]
        ordered = sorted(known, key=lambda each: bool(each.kw_only))
        cls.__struct_fields__ = tuple(each.name for each in ordered)


def required(kind: type[Struct]) -> list[str]:
    """The fields that have no default."""
    missing = dataclasses.MISSING
    known: dict[str, Any] = kind.__dataclass_fields__  # type: ignore[attr-defined]
    return [
        name
        for name in kind.__struct_fields__
        if known[name].default is missing and known[name].default_factory is missing
    ]


def is_usual(struct: Struct, name: str) -> bool:
    """Whether a field has its default."""
    known: dict[str, Any] = struct.__dataclass_fields__  # type: ignore[attr-defined]
    usual, value = known[name], getattr(struct, name)
    if usual.default_factory is not dataclasses.MISSING:
        return bool(value == usual.default_factory())
    return bool(usual.default is not dataclasses.MISSING and value == usual.default)


def replace(struct: T, **changes: object) -> T:
    """A struct like another but for some fields."""
    return dataclasses.replace(struct, **changes)  # type: ignore[type-var]
