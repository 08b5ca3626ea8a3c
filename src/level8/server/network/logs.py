"""The log: lines of JSON, and of one kind one line in a while, however much a stranger causes."""

import json
import logging
import sys
import threading
from typing import Final

SELDOM: Final = 10.0  # seconds between two lines of one kind
MOST_KINDS: Final = 1000
_PLAIN_FIELDS: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """One line of JSON for each event, with what it is about; never a message's content or a cookie."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            "where": record.name,
        }
        said.update({key: value for key, value in vars(record).items() if key not in _PLAIN_FIELDS})
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)


class Seldom(logging.Filter):
    """Lets one line of a kind pass in a while; the next that passes tells how many were left out."""

    def __init__(self, seconds: float = SELDOM) -> None:
        super().__init__()
        self._seconds: Final = seconds
        self._lock: Final = threading.Lock()
        self._passed_at: Final[dict[tuple[str, str], float]] = {}
        self._left_out: Final[dict[tuple[str, str], int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line passes; its kind is who says it, and the words before anything is filled in.

        >>> line = logging.makeLogRecord({"name": "level8", "msg": "no room", "created": 0.0})
        >>> again = logging.makeLogRecord({"name": "level8", "msg": "no room", "created": 1.0})
        >>> later = logging.makeLogRecord({"name": "level8", "msg": "no room", "created": 11.0})
        >>> seldom = Seldom(10.0)
        >>> seldom.filter(line), seldom.filter(again), seldom.filter(later), vars(later)["left_out"]
        (True, False, True, 1)
        """
        if hasattr(record, "said"):
            return True  # what a bot prints: whoever writes the bot wants all of it
        kind = (record.name, str(record.msg).partition("\n")[0])
        with self._lock:
            if len(self._passed_at) > MOST_KINDS:
                self._passed_at.clear()
                self._left_out.clear()
            before = self._passed_at.get(kind)
            if before is not None and 0.0 <= record.created - before < self._seconds:
                self._left_out[kind] = self._left_out.get(kind, 0) + 1
                return False
            self._passed_at[kind] = record.created
            left_out = self._left_out.pop(kind, 0)
        if left_out:
            record.left_out = left_out
        return True


def log_as_json(level: int) -> None:
    """Write the log of this process to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # It would tell the addresses of tables, which are what lets one in.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
