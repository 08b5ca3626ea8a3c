"""A process that makes one review: a record comes in, lines of progress go out, and then the review."""

import os
import sys

import msgspec

from level8.record import parse_record
from level8.review import EFFORT, Effort, document, review
from level8.server.wire.reviews import Review

NICENESS = 19  # the lowest priority there is: whatever else the machine does comes first
QUICK = Effort(positions=1, looking=2, deals=1, moments=0)  # for tests: all but true figures


class Progress(msgspec.Struct, frozen=True):
    """How far a review has come; the last line has the review."""

    done: int
    of: int
    review: msgspec.Raw = msgspec.Raw(b"null")


def main() -> None:
    """Make the review of the record on standard input."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    said = -1

    def progress(done: int, of: int) -> None:
        nonlocal said
        if done * 100 // of > said:
            said = done * 100 // of
            out.write(msgspec.json.encode(Progress(done, of)) + b"\n")

    effort = QUICK if "--quick" in sys.argv else EFFORT
    found = document(review(parse_record(sys.stdin.buffer.read()), effort=effort, progress=progress))
    made = msgspec.json.encode(msgspec.convert(found, Review))
    out.write(msgspec.json.encode(Progress(1, 1, msgspec.Raw(made))) + b"\n")


if __name__ == "__main__":
    main()
