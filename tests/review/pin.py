"""Writes the pinned reviews again: `python tests/review/pin.py`, only after an intended change."""

import json
from pathlib import Path
from typing import Final

from level8.record import parse_record
from level8.review import Effort, document, review

GOLDEN: Final = Path(__file__).parents[1] / "golden"
NAMES: Final = ("original-1-2", "modern+master-1-4")

if __name__ == "__main__":
    for name in NAMES:
        record = parse_record((GOLDEN / f"{name}.level8").read_bytes())
        found = document(review(record, effort=Effort(positions=4, looking=12, deals=4, moments=8)))
        file = GOLDEN / f"{name}.review.json"
        file.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
