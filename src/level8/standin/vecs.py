"""Vectors of native integers, as lists: what the engine uses of `librt.vecs`."""

from collections.abc import Iterable

Many = list[int]


class vec:  # noqa: N801 (the name of the original)
    """`vec[i64](items)` makes a plain list, whatever it is to hold: nothing is quicker."""

    def __class_getitem__(cls, _kind: object) -> "type[vec]":
        return cls

    def __new__(cls, items: Iterable[int] = (), *, capacity: int = 0) -> Many:  # type: ignore[misc]
        return list(items)


def append(some: Many, item: int) -> Many:
    """The vector with an item more; the one given is not to be used afterwards, as in the original."""
    some.append(item)
    return some


def extend(some: Many, items: Iterable[int]) -> Many:
    """The vector with more items."""
    some.extend(items)
    return some


def remove(some: Many, item: int) -> Many:
    """The vector without the first such item."""
    some.remove(item)
    return some


def pop(some: Many, at: int = -1) -> tuple[Many, int]:
    """The vector without an item, and that item."""
    item = some.pop(at)
    return some, item
