"""What a page is shown of a lesson: where it is, and of all that a seat may do only what it teaches now."""

from level8.game.actions import (
    Discard,
    Draw,
    Keep,
    LayDown,
    LayOff,
    Skip,
    Swap,
    Take,
    TakeShown,
    format_action,
    parse_action,
)
from level8.game.cards import format_card
from level8.game.view import View
from level8.server.table.lessons import LEARNER
from level8.server.table.options import seen_way
from level8.server.table.table import Table
from level8.server.wire.telling import Lesson, May, Note


def seen_lesson(table: Table) -> Lesson | None:
    """Where a lesson is; None at any other table."""
    lesson, history = table.lesson, table.history
    if lesson is None or history is None:
        return None
    done = len(history.actions)
    mine = [number for number, each in enumerate(lesson.steps) if each.seat == LEARNER]
    step = lesson.step(done)
    notes = lesson.ends if step is None else step.notes
    return Lesson(
        name=lesson.name,
        step=sum(number < done for number in mine),
        steps=len(mine),
        notes=[Note(note.says, note.lights) for note in notes],
        says="" if step is None else step.says,
        action="" if step is None or step.seat != LEARNER else step.action,
        done=step is None,
        next=lesson.next if step is None else "",
    )


def narrowed(table: Table, view: View, may: May) -> May | None:
    """The part of `may` that the lesson teaches now; None at its end."""
    step = table.lesson_step
    if step is None or step.seat != view.seat:
        return None
    action = parse_action(step.action)
    only = May(asks=may.asks, undo=may.undo)
    if isinstance(action, Draw):
        only.draw.append(int(action.pile))
    elif isinstance(action, LayDown):
        only.ways.append(seen_way(action.melds, int(view.edition.top)))
    elif isinstance(action, LayOff):
        only.lay_off.extend(each for each in may.lay_off if each.action == format_action(action))
    elif isinstance(action, Discard):
        only.discard.append(format_card(action.card))
    elif isinstance(action, Skip):
        only.skip.append(int(action.seat))
    elif isinstance(action, TakeShown):
        only.shown.extend(each for each in may.shown if each.action == format_action(action))
    else:
        return May(
            asks=may.asks,
            take=isinstance(action, Take),
            keep=isinstance(action, Keep),
            swap=len(action.cards) if isinstance(action, Swap) else -1,
        )
    return only
