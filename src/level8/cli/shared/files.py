"""Reads and writes files; errors are UsageErrors that a user understands."""

import contextlib
import os
from typing import Final

from level8.cli.shared.arguments import UsageError
from level8.game.errors import problem_of
from level8.record import Record, RecordError, parse_record

MOST_BYTES: Final = 64 * 2**20  # the record of a long game has a thousandth of that


def read_bytes(path: str) -> bytes:
    """The content of a file."""
    try:
        with open(path, "rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise UsageError("file-unreadable", file=path, problem=problem_of(error)) from None
    if len(data) > MOST_BYTES:
        raise UsageError("file-too-big", file=path)
    return data


def read_record(path: str) -> Record:
    """The record in a file; an error names the file, because a command may read several."""
    try:
        return parse_record(read_bytes(path))
    except RecordError as error:
        raise UsageError("no-record", file=path, why=str(error)) from error  # its sentence replaces `why`


def write_bytes(path: str, data: bytes) -> None:
    """Write a plain file completely or not at all; anything else, such as /dev/stdout, is written to."""
    try:
        if _is_special(path):
            with open(path, "wb") as file:
                file.write(data)
            return
        target = os.path.realpath(path)
        part = f"{target}.{os.getpid()}.part"
        try:
            with open(part, "xb") as file:
                file.write(data)
            os.replace(part, target)
        finally:
            with contextlib.suppress(OSError):
                os.unlink(part)
    except (OSError, ValueError) as error:
        raise UsageError("file-unwritable", file=path, problem=problem_of(error)) from None


def check_writable(path: str) -> None:
    """Refuse a file that cannot be written, before a game is played for it."""
    try:
        if _is_special(path):
            if os.path.isdir(path) or not os.access(path, os.W_OK):
                os.close(os.open(path, os.O_WRONLY))  # raises the error to report
            return
        part = f"{os.path.realpath(path)}.{os.getpid()}.part"
        with open(part, "xb"):
            os.unlink(part)
    except (OSError, ValueError) as error:
        raise UsageError("file-unwritable", file=path, problem=problem_of(error)) from None


def make_folder(path: str) -> None:
    """Make the folder `path` unless it exists."""
    try:
        os.makedirs(path, exist_ok=True)
    except (OSError, ValueError) as error:
        raise UsageError("file-unwritable", file=path, problem=problem_of(error)) from None


def _is_special(path: str) -> bool:
    """Whether `path` exists but is no plain file; the pipe behind /dev/stdout has no path of its own."""
    return os.path.exists(path) and not os.path.isfile(path)
