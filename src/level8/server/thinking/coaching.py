"""What a coach is asked at a table: whether the last action of a seat was good."""

from typing import Final

import msgspec

from level8.game.actions import format_action
from level8.server.table.refusing import Refusal
from level8.server.table.table import Table
from level8.server.thinking.thinker import Question, question_of

COACHED_BY: Final = "expert"  # it judges by playouts, as this bot does


def coached(table: Table, person: str, seat: int) -> Question:
    """The position before the last action of a seat, and that action; refused where other people sit.

    A person is told of their own seat. The host of bots whose hands lie open is told of each of them.
    """
    if seat not in table.seats_of(person) and not (table.hands_open and person == table.host):
        raise Refusal("not-your-seat", seat=str(seat + 1))
    if not table.hints:
        raise Refusal("hints-off")
    if any(chair.person for other, chair in enumerate(table.chairs) if other != seat):
        raise Refusal("no-coach")
    if table.history is None:
        raise Refusal("nothing-to-hint")
    played = list(table.history.recorder.record().actions())
    last = next((at for at in reversed(range(len(played))) if played[at].seat == seat), None)
    if last is None:
        raise Refusal("nothing-to-hint")
    question = question_of(table, COACHED_BY, explain=True)
    actions, judged = question.actions[:last], format_action(played[last].action)
    return msgspec.structs.replace(question, actions=actions, judged=judged)
