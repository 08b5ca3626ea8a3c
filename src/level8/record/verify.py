"""Verifies a record: plays the game again from its seed and compares every line."""

from dataclasses import dataclass
from typing import Final

from level8.game.errors import IllegalAction
from level8.game.shuffle import commitment
from level8.record.reading import read
from level8.record.record import Played, Record, RecordError
from level8.record.recorder import Recorder
from level8.record.writing import Item, Layout, layout_of

_DEALT: Final = ("hand", "turned up")
_ACTIONS: Final = ("action", "carry")
_BELOW_HEADERS: Final = ("heading", "hand", "turned up", "action", "skipped", "end", "carry")


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of verifying: the record, if it could be parsed, and its first fault, if there is one."""

    record: Record | None
    fault: RecordError | None

    @property
    def ok(self) -> bool:
        return self.fault is None

    @property
    def finished(self) -> bool:
        """Whether the game in the record is over."""
        return self.record is not None and self.record.finished

    @property
    def winner(self) -> int | None:
        return None if self.record is None else self.record.winner


def verify(record: Record) -> Verdict:
    """Check commitment, deals, drawn cards, actions and result of `record` by replaying it."""
    return Verdict(record, _fault(record))


def verify_bytes(data: bytes | str) -> Verdict:
    """Parse and verify the file of a record; of several faults the verdict holds the most helpful one."""
    try:
        record, damage = read(data)
    except RecordError as error:
        return Verdict(None, error)
    fault = _fault(record)
    if record.seed is None:
        return Verdict(record, damage or fault)  # without a seed no line can be compared
    # If a line was edited, naming it helps more than saying that the digest is wrong.
    return Verdict(record, fault or damage)


def _fault(record: Record) -> RecordError | None:
    layout = layout_of(record)
    if record.seed is None:
        return RecordError("secret", _line_of(layout, "Seed"))
    if commitment(record.seed) != record.commitment:
        return RecordError("commitment", _line_of(layout, "Commitment"))
    recorder = Recorder.of(record)
    written = [(at, item) for at, item in enumerate(layout.items) if item.kind in _ACTIONS]
    for played, (at, item) in zip(record.actions(), written):
        refused = _refusal(recorder, played, item)
        if refused is not None:
            # Whatever differs before an action is the cause of its refusal.
            right = _below_headers(layout_of(recorder.record()).items)
            return _difference(_below_headers(layout.items[:at]), right, recorder.game.over) or refused
        recorder.play(played.action, played.seat)
    right = layout_of(recorder.record()).items
    # A false win stands in its own line and in the Result header. The header follows from the line, so the
    # line is compared first.
    wrong = _difference(_below_headers(layout.items), _below_headers(right), recorder.game.over)
    if wrong is None and len(layout.items) < len(right):
        wrong = RecordError("truncated", len(layout.lines) + 1)
    return wrong or _difference(layout.items, right, recorder.game.over)


def _line_of(layout: Layout, kind: str) -> int:
    return next(item.line for item in layout.items if item.kind == kind)


def _refusal(recorder: Recorder, played: Played, item: Item) -> RecordError | None:
    game = recorder.game
    if game.over:
        return RecordError("after-the-end", item.line)
    if game.to_act != played.seat:
        return RecordError("seat", item.line)
    reason = game.check(played.action)
    if reason is None:
        return None
    refused = RecordError("illegal", item.line, action=item.text, why=reason.message)
    refused.__cause__ = IllegalAction(reason)
    return refused


def _below_headers(items: list[Item]) -> list[Item]:
    """The items below the headers."""
    return [item for item in items if item.kind in _BELOW_HEADERS]


def _difference(found: list[Item], right: list[Item], over: bool) -> RecordError | None:
    """The first fault of `found`, the items of a record, compared with `right`, those of its replay."""
    for mine, other in zip(found, right):
        if mine != other:
            return _mismatch(mine, other)
    if len(found) > len(right):
        return _surplus(found[len(right)], over)
    return None


def _surplus(item: Item, over: bool) -> RecordError:
    """The fault of `item`, which comes after the last item of the replay."""
    if over:
        return RecordError("after-the-end", item.line)
    return RecordError("not-the-end" if item.kind == "end" else "order", item.line)


def _mismatch(found: Item, right: Item) -> RecordError:
    """The fault of the item `found`, which should be `right`."""
    line = found.line
    if found.kind == "Result":
        return RecordError("unfinished" if right.text.endswith("*") else "result", line)
    expected, written = right.text, found.text
    if expected == written:
        return RecordError("order", line)  # for example a turn on two lines
    if found.kind != right.kind:
        return RecordError("form", line, expected=expected)
    if found.kind in _DEALT:
        return RecordError("deal", line, expected=_after(": ", expected), found=_after(": ", written))
    if found.kind == "end":
        return RecordError("levels", line, expected=expected, found=written)
    if found.kind == "action":
        return RecordError("drawn", line, expected=_after(" = ", expected), found=_after(" = ", written))
    return RecordError("form", line, expected=expected)


def _after(mark: str, text: str) -> str:
    return text.partition(mark)[2] or "?"
