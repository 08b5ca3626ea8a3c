"""Reading and writing files, with errors that say what is wrong in words."""

import contextlib
import os
from typing import Final

from level8.cli.shared.arguments import UsageError
from level8.game.errors import problem_of

MOST_BYTES: Final = 64 * 2**20  # a record of a whole evening is a thousandth of it


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


def write_bytes(path: str, data: bytes) -> None:
    """Write a file whole or not at all; what is no plain file, such as /dev/stdout, is written into."""
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
    """Refuse a file that could not be written, before anything is played for it."""
    try:
        if _is_special(path):
            if os.path.isdir(path) or not os.access(path, os.W_OK):
                os.close(os.open(path, os.O_WRONLY))  # for its refusal
            return
        part = f"{os.path.realpath(path)}.{os.getpid()}.part"
        with open(part, "xb"):
            os.unlink(part)
    except (OSError, ValueError) as error:
        raise UsageError("file-unwritable", file=path, problem=problem_of(error)) from None


def make_folder(path: str) -> None:
    """A folder of this name, made if it is not there."""
    try:
        os.makedirs(path, exist_ok=True)
    except (OSError, ValueError) as error:
        raise UsageError("file-unwritable", file=path, problem=problem_of(error)) from None


def _is_special(path: str) -> bool:
    """Whether it is there and no plain file; /dev/stdout may lead to a pipe, which has no path of its own."""
    return os.path.exists(path) and not os.path.isfile(path)
