"""What a message of a client does to a table: the events it makes, or why it is refused. Changes nothing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from level8.game.actions import Action, format_action, parse_action
from level8.game.errors import IllegalAction, Reason
from level8.game.game import Game
from level8.server.table import events
from level8.server.table.arranging import arranged, faulty_part, is_full
from level8.server.table.events import LogEvent
from level8.server.table.guests import join, play_next, remark
from level8.server.table.names import name_for
from level8.server.table.plain_text import JOINERS, in_plain_text
from level8.server.table.refusing import Refusal
from level8.server.table.table import Table
from level8.server.wire import asking
from level8.server.wire.asking import Asked

EMOTES: Final = ("smile", "laugh", "wow", "sad", "angry", "thumbs-up", "clap", "heart", "think", "hurry")


@dataclass(frozen=True, slots=True)
class House:
    """What tables may ask of the server they stand in."""

    bots: tuple[str, ...]  # that may be seated
    secret: Callable[[], str]  # a new seed, as hexadecimal digits


def decide(table: Table, person: str, asked: Asked, at: float, house: House) -> list[LogEvent]:
    """The events that a message of a person makes; raises a Level8Error where it is refused."""
    asked = in_plain_text(asked)
    if isinstance(asked, asking.Act | asking.Lay | asking.Undo):
        return [_play_or_undo(table, person, asked, at)]
    if isinstance(asked, asking.Join):
        return join(table, person, asked, at)
    if isinstance(asked, asking.PlayNext):
        return play_next(table, person, asked, at)
    if isinstance(asked, asking.Leave):
        return _leave(table, person, at)
    if isinstance(asked, asking.Rename):
        return [_rename(table, person, asked, at)]
    if isinstance(asked, asking.Say | asking.Emote):
        return [_talk(table, person, asked, at)]
    if isinstance(asked, asking.Mix):
        seat = own_seat(table, person, None)
        _gathering(table)
        return [events.Mixed(at=at, seat=seat, entropy=asked.entropy)]
    if isinstance(asked, asking.Continue):
        return [_continue(table, person, asked, at)]
    if isinstance(asked, asking.Again):
        return [_again(table, person, asked, at, house)]
    return _as_host(table, person, asked, at, house)


# --- playing ---


def _play_or_undo(
    table: Table, person: str, asked: asking.Act | asking.Lay | asking.Undo, at: float
) -> LogEvent:
    seat = own_seat(table, person, asked.seat)
    _playing(table)
    if not table.game_version <= asked.version <= table.version:
        raise Refusal("stale")
    if isinstance(asked, asking.Undo):
        if not may_undo(table, seat):
            raise Refusal("no-undo")
        return events.Undone(at=at, seat=seat)
    action = parse_action(asked.action) if isinstance(asked, asking.Act) else meant(table, seat, asked.parts)
    check(table, seat, action)
    _as_taught(table, action)
    return events.Played(at=at, seat=seat, action=format_action(action))


def _as_taught(table: Table, action: Action) -> None:
    """Refuse what is legal, but not what a lesson shows now."""
    if table.lesson is None:
        return
    step = table.lesson_step
    if step is None:
        raise Refusal("lesson-over")
    if not step.is_done_by(action):
        raise Refusal("lesson-first")


def may_undo(table: Table, seat: int) -> bool:
    """Whether a seat may take back its last action: nothing new was seen since."""
    return table.history is not None and table.history.undoable > 0 and table.to_act == seat


def meant(table: Table, seat: int, parts: Sequence[Sequence[str]]) -> Action:
    """The lay-down that an arrangement of a seat means."""
    game = _playing(table)
    return arranged(parts, game.level_of(seat), int(game.top))


def fault_so_far(table: Table, seat: int, parts: Sequence[Sequence[str]]) -> tuple[int, Reason] | None:
    """The first full part of an arrangement that is no meld, by its index, and why; None if there is none."""
    game = _playing(table)
    return faulty_part(parts, game.level_of(seat), int(game.top))


def waits(table: Table, seat: int, parts: Sequence[Sequence[str]]) -> bool:
    """Whether an arrangement of a seat waits for more cards."""
    return not is_full(parts, _playing(table).level_of(seat))


def check(table: Table, seat: int, action: Action) -> None:
    """Refuse an action that a seat may not do now."""
    reason = _playing(table).view(seat).check(action)
    if reason is not None:
        raise IllegalAction(reason)


def _playing(table: Table) -> Game:
    game = table.game
    if game is None:
        raise Refusal("not-started")
    if table.withheld:
        raise Refusal("paused")
    return game


def _continue(table: Table, person: str, asked: asking.Continue, at: float) -> LogEvent:
    own_seat(table, person, None)
    pause = table.pause
    if table.lesson is not None and table.lesson_step is None:
        raise Refusal("lesson-over")
    if pause is None or pause.result.round != asked.round or person in pause.continued:
        raise Refusal("stale")  # the pause is over already, or this was said from another device
    return events.Continued(at=at, person=person)


def _again(table: Table, person: str, asked: asking.Again, at: float, house: House) -> LogEvent:
    own_seat(table, person, None)
    _over(table)
    if person in table.agreed:
        raise Refusal("stale")  # this was said from another device
    return events.Agreed(at=at, person=person, secret=house.secret(), entropy=asked.entropy)


def _over(table: Table) -> None:
    if table.state != "over":
        raise Refusal("not-over")


# --- sitting ---


def own_seat(table: Table, person: str, seat: int | None) -> int:
    """The seat that a person speaks for; refused where it is not theirs, or they have none."""
    own = table.seats_of(person)
    if not own:
        raise Refusal("no-seat")
    if seat is None:
        return own[0]
    if seat not in own:
        raise Refusal("not-your-seat", seat=str(seat + 1))
    return seat


def _gathering(table: Table) -> None:
    if table.state != "gathering":
        raise Refusal("already-started")


def _rename(table: Table, person: str, asked: asking.Rename, at: float) -> LogEvent:
    seat = own_seat(table, person, asked.seat)
    if asked.face is not None and table.face_taken(asked.face, seat):
        raise Refusal("face-taken")
    name = table.chairs[seat].name if asked.name is None else name_for(table, person, asked.name, seat)
    return events.Renamed(at=at, seat=seat, name=name, face=asked.face or "")


def _leave(table: Table, person: str, at: float) -> list[LogEvent]:
    own = table.seats_of(person)
    if not own:
        raise Refusal("no-seat")
    return [events.GotUp(at=at, seat=seat) for seat in own]


def _talk(table: Table, person: str, asked: asking.Say | asking.Emote, at: float) -> LogEvent:
    seat = next(iter(table.seats_of(person)), None)
    if not table.chat:
        raise Refusal("chat-off")
    if person in table.muted or (seat is None and table.hushed):
        raise Refusal("muted")
    if isinstance(asked, asking.Emote):
        if asked.emote not in EMOTES:
            raise Refusal("no-emote", known=", ".join(EMOTES))
        return events.Emoted(at=at, seat=own_seat(table, person, None), emote=asked.emote)
    text = asked.text
    if not text or not all(sign.isprintable() or sign in JOINERS for sign in text):
        raise Refusal("empty-line")
    if seat is None:
        return remark(table, person, asked, at)
    return events.Said(at=at, seat=seat, text=text)


# --- hosting ---


def _as_host(table: Table, person: str, asked: Asked, at: float, house: House) -> list[LogEvent]:
    if person != table.host:
        raise Refusal("not-host")
    if isinstance(asked, asking.Allow):
        chat = table.chat if asked.chat is None else asked.chat
        hints = table.hints if asked.hints is None else asked.hints
        late = table.late if asked.late is None else asked.late
        return [events.Allowed(at=at, chat=chat, hints=hints, late=late)]
    if isinstance(asked, asking.Mute):
        return [events.Muted(at=at, person=_to_mute(table, asked.seat), muted=asked.muted)]
    if isinstance(asked, asking.Steer):
        return [_steer(table, asked, at)]
    if isinstance(asked, asking.Gather):
        _over(table)
        return [events.Gathered(at=at, secret=house.secret())]
    if isinstance(asked, asking.Start) and table.agreed:
        return [events.Started(at=at)]
    _gathering(table)
    if isinstance(asked, asking.Assign):
        return _assign(table, asked, at, house)
    assert isinstance(asked, asking.Start)
    return [events.Started(at=at)]


def _to_mute(table: Table, seat: int | None) -> str:
    """The person of a seat; empty, for None, which means all who watch."""
    if seat is None:
        return ""
    person = table.chairs[seat].person if seat < len(table.chairs) else ""
    if person in ("", table.host):
        raise Refusal("nobody-to-mute")
    return person


def _steer(table: Table, asked: asking.Steer, at: float) -> LogEvent:
    if not table.bots_only:
        raise Refusal("not-only-bots")
    if table.state == "gathering":
        raise Refusal("not-started")
    now = table.steering
    stopped = now.stopped if asked.stopped is None else asked.stopped
    return events.Steered(
        at=at,
        stopped=stopped or asked.step is not None,
        pace=now.pace if asked.pace is None else asked.pace,
        open=now.open if asked.open is None else asked.open,
        step=asked.step or "",
    )


def _assign(table: Table, asked: asking.Assign, at: float, house: House) -> list[LogEvent]:
    if asked.seat >= len(table.chairs):
        raise Refusal("no-such-seat", seat=str(asked.seat + 1), seats=str(len(table.chairs)))
    chair = table.chairs[asked.seat]
    if chair.person == table.host and len(table.seats_of(table.host)) == 1:
        raise Refusal("host-stays")
    made: list[LogEvent] = []
    if chair.person or (chair.bot and not asked.bot):
        made.append(events.GotUp(at=at, seat=asked.seat, removed=True))
    if asked.bot:
        check_bot(asked.bot, house)
        made.append(events.BotSat(at=at, seat=asked.seat, bot=asked.bot))
    return made


def check_bot(name: str, house: House) -> None:
    """Refuse a bot that this server does not seat."""
    if name not in house.bots:
        raise Refusal("no-bot", name=name, known=", ".join(house.bots))
