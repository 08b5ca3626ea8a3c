"""Proving a record: the game is played again from its seed, and must be the same to the letter."""

from dataclasses import dataclass
from typing import Final

from level8.game.errors import IllegalAction
from level8.game.shuffle import commitment
from level8.record.reading import read
from level8.record.record import Move, Record, RecordError
from level8.record.recorder import Recorder
from level8.record.writing import Item, Page, laid_out

_DEALT: Final = ("hand", "turned up")
_MOVES: Final = ("move", "carry")
_PLAYED: Final = ("heading", "hand", "turned up", "move", "skipped", "end", "carry")


@dataclass(frozen=True, slots=True)
class Verdict:
    """What replaying a record has shown: the first fault, or none."""

    record: Record | None
    fault: RecordError | None

    @property
    def ok(self) -> bool:
        return self.fault is None

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end."""
        return self.record is not None and self.record.finished

    @property
    def winner(self) -> int | None:
        return None if self.record is None else self.record.winner


def verify(record: Record) -> Verdict:
    """Replay a record: the promise kept, every deal and drawn card the seed's, every action legal."""
    return Verdict(record, _fault(record))


def verify_bytes(data: bytes | str) -> Verdict:
    """Read and replay the file of a record; of several faults, the one that tells most."""
    try:
        record, damage = read(data)
    except RecordError as error:
        return Verdict(None, error)
    fault = _fault(record)
    if record.seed is None:
        return Verdict(record, damage or fault)  # no line can be held against a seed
    # An edited line is a better answer than a digest that no longer fits it.
    return Verdict(record, fault or damage)


def _fault(record: Record) -> RecordError | None:
    page = laid_out(record)
    if record.seed is None:
        return RecordError("secret", _line_of(page, "Seed"))
    if commitment(record.seed) != record.commitment:
        return RecordError("commitment", _line_of(page, "Commitment"))
    recorder = Recorder.of(record)
    written = [(at, item) for at, item in enumerate(page.items) if item.kind in _MOVES]
    for move, (at, item) in zip(record.moves(), written):
        refused = _refusal(recorder, move, item)
        if refused is not None:
            # Whatever differs before a move is the cause of its being refused.
            right = _played(laid_out(recorder.record()).items)
            return _difference(_played(page.items[:at]), right, recorder.game.over) or refused
        recorder.play(move.action, move.seat)
    right = laid_out(recorder.record()).items
    # A false win stands in its line and in the Result header, which follows from it: the line comes first.
    wrong = _difference(_played(page.items), _played(right), recorder.game.over)
    if wrong is None and len(page.items) < len(right):
        wrong = RecordError("truncated", len(page.lines) + 1)
    return wrong or _difference(page.items, right, recorder.game.over)


def _line_of(page: Page, kind: str) -> int:
    return next(item.line for item in page.items if item.kind == kind)


def _refusal(recorder: Recorder, move: Move, item: Item) -> RecordError | None:
    game = recorder.game
    if game.over:
        return RecordError("after-the-end", item.line)
    if game.to_act != move.seat:
        return RecordError("seat", item.line)
    reason = game.check(move.action)
    if reason is None:
        return None
    refused = RecordError("illegal", item.line, action=item.text, why=reason.message)
    refused.__cause__ = IllegalAction(reason)
    return refused


def _played(items: list[Item]) -> list[Item]:
    """What comes after the headers."""
    return [item for item in items if item.kind in _PLAYED]


def _difference(found: list[Item], right: list[Item], over: bool) -> RecordError | None:
    """The first thing that a record says otherwise than its replay, or beyond it."""
    for mine, other in zip(found, right):
        if mine != other:
            return _told(mine, other)
    if len(found) > len(right):
        return _surplus(found[len(right)], over)
    return None


def _surplus(item: Item, over: bool) -> RecordError:
    """What is wrong with a thing that follows the last one of the replay."""
    if over:
        return RecordError("after-the-end", item.line)
    return RecordError("not-the-end" if item.kind == "end" else "order", item.line)


def _told(found: Item, right: Item) -> RecordError:
    """What a thing is, and what it should be, in the words for its kind."""
    line = found.line
    if found.kind == "Result":
        return RecordError("unfinished" if right.text.endswith("*") else "result", line)
    expected, said = right.text, found.text
    if expected == said:
        return RecordError("order", line)  # a turn on two lines, say
    if found.kind != right.kind:
        return RecordError("form", line, expected=expected)
    if found.kind in _DEALT:
        return RecordError("deal", line, expected=_after(": ", expected), found=_after(": ", said))
    if found.kind == "end":
        return RecordError("levels", line, expected=expected, found=said)
    if found.kind == "move":
        return RecordError("drawn", line, expected=_after(" = ", expected), found=_after(" = ", said))
    return RecordError("form", line, expected=expected)


def _after(mark: str, text: str) -> str:
    return text.partition(mark)[2] or "?"
