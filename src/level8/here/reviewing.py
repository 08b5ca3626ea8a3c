"""A short review of a finished game, made in a worker of its own: there it may take its time."""

from collections.abc import Callable

import msgspec

from level8.record import parse_record
from level8.review import glance
from level8.server.wire.reviews import Review


def reviewed(record: str, seat: int, progress: Callable[[int, int], None]) -> str:
    """The review of a record by the choices of a seat, as JSON; `progress` hears how far it has come."""
    found = glance(parse_record(record.encode()), seat, progress=progress)
    return msgspec.json.encode(msgspec.convert(found, Review)).decode()
