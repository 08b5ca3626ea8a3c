"""Whole games as text; recording a game and verifying a record. Read `record.py` first.

>>> from level8.game.editions import edition
>>> recorder = Recorder(edition("modern"), side=1, seats=2, seed=bytes(32), names=("Ada", "Bo"))
>>> while not recorder.game.over and recorder.game.turn < 9:
...     played = recorder.play(recorder.game.legal_actions()[0])
>>> record = parse_record(format_record(recorder.record()))
>>> record == recorder.record(), verify(record).ok
(True, True)
"""

from level8.record.reading import parse_record
from level8.record.record import End, Played, Record, RecordError, Round, Turn, check_name, seen_by
from level8.record.recorder import Recorder, drawn_by
from level8.record.verify import Verdict, verify, verify_bytes
from level8.record.writing import format_record

__all__ = [
    "End",
    "Played",
    "Record",
    "RecordError",
    "Recorder",
    "Round",
    "Turn",
    "Verdict",
    "check_name",
    "drawn_by",
    "format_record",
    "parse_record",
    "seen_by",
    "verify",
    "verify_bytes",
]
