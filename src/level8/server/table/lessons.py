"""Lessons: prepared deals at the real table, in which one idea comes after the other.

A lesson is data: an edition, a seed, and in order what its learner (seat 1) and its bot (seat 2) do,
with the sentences that go with it. What its learner may do is what its next step says, and nothing else.
"""

from dataclasses import dataclass
from typing import Final

from level8.game.actions import Action, Swap, format_action, parse_action

LEARNER: Final = 0
BOT: Final = 1


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence (a message) to be read before one goes on, and what it lights."""

    says: str
    lights: str


@dataclass(frozen=True, slots=True)
class LessonStep:
    """An action of a seat; its learner is told what it is for."""

    seat: int
    action: str
    says: str = ""
    notes: tuple[Note, ...] = ()

    def is_done_by(self, action: Action) -> bool:
        """Whether an action is this one; cards may be swapped in any order."""
        if isinstance(action, Swap):
            wanted = parse_action(self.action)
            return isinstance(wanted, Swap) and sorted(wanted.cards) == sorted(action.cards)
        return format_action(action) == self.action


@dataclass(frozen=True, slots=True)
class Lesson:
    """A chapter: what is dealt, all that is done, and what is said at the end."""

    name: str
    edition: str
    side: int
    seed: int
    steps: tuple[LessonStep, ...]
    ends: tuple[Note, ...]
    next: str = ""

    @property
    def secret(self) -> str:
        """The seed as a table keeps it."""
        return self.seed.to_bytes(32, "big").hex()

    def step(self, played: int) -> LessonStep | None:
        """What is done after a number of actions; None when all is done."""
        return self.steps[played] if played < len(self.steps) else None


def _you(action: str, says: str, *notes: tuple[str, str]) -> LessonStep:
    return LessonStep(
        LEARNER, action, f"lesson-{says}", tuple(Note(f"lesson-{note}", lights) for note, lights in notes)
    )


def _bot(action: str) -> LessonStep:
    return LessonStep(BOT, action)


_FIRST: Final = Lesson(
    name="first",
    edition="modern",
    side=1,
    seed=2296,
    next="master",
    steps=(
        _you("draw", "draw", ("level", "level"), ("plan", "plan"), ("hand", "hand")),
        _you("discard p1", "discard"),
        _bot("draw"),
        _bot("discard r5"),
        _you("draw 2", "open", ("hidden", "pile -1")),
        _you("lay R4(r4 r5 o6) R11(o11 J b13)", "lay", ("joker", "plan")),
        _you("discard r1", "discard-again"),
        _bot("draw"),
        _bot("discard r13"),
        _you("draw", "draw-laid", ("laid", "plan")),
        _you("off o3=3 1.1", "low"),
        _you("off y7=7 1.1", "high"),
        _you("skip 2", "skip"),
        _you("draw", "draw-again", ("asleep", "seat 1")),
        _you("off o8=8 1.1", "more"),
        _you("off p10=10 1.2", "more-still"),
        _you("discard o14", "last"),
    ),
    ends=(Note("lesson-climb", "ladder"), Note("lesson-first-end", "mountain")),
)

_MASTER: Final = Lesson(
    name="master",
    edition="master",
    side=1,
    seed=23916,
    steps=(
        _you("draw", "master-draw", ("master", "level"), ("range", "card J1-8")),
        _you("swap r12 b13 p11", "swap"),
        _bot("draw"),
        _bot("discard o1"),
        _you("draw", "master-draw-again"),
        _you("take", "take"),
        _bot("show r7 o5 y8"),
        _you("taken r7 2", "taken"),
        _bot("draw"),
        _bot("discard g6"),
        _you("draw", "master-draw-again"),
        _you("keep", "keep"),
        _bot("draw"),
        _bot("discard b12"),
        _you("draw", "master-draw-last", ("kept", "front")),
        _you("lay S3(o3 b3) S4(y4 J1-8) S7(r7 p7) S8(r8 b8)", "master-lay"),
        _you("discard o11", "master-discard"),
    ),
    ends=(Note("lesson-master-end", ""),),
)

LESSONS: Final[dict[str, Lesson]] = {lesson.name: lesson for lesson in (_FIRST, _MASTER)}
