"""What a message of a client does to a table: the events it makes, or why it is refused. Changes nothing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from level8.game.actions import Action, format_action, parse_action
from level8.game.errors import IllegalAction, Level8Error
from level8.game.game import Game
from level8.record import check_name
from level8.server.table import events
from level8.server.table.arranging import arranged
from level8.server.table.events import LogEvent
from level8.server.table.table import Table
from level8.server.wire import asking
from level8.server.wire.asking import Asked

JOINER: Final = "\u200d"  # what holds the people of a family together in one picture
EMOTES: Final = ("smile", "laugh", "wow", "sad", "angry", "thumbs-up", "clap", "heart", "think", "hurry")


class Refusal(Level8Error):
    """A message that a table does not take; the sentence is under server-… in the locales."""

    def __init__(self, code: str, **detail: str) -> None:
        super().__init__(f"server-{code}", detail)


@dataclass(frozen=True, slots=True)
class House:
    """What tables may ask of the server they stand in."""

    bots: tuple[str, ...]  # that may be seated
    secret: Callable[[], str]  # a new seed, as hexadecimal digits


def decide(table: Table, person: str, asked: Asked, at: float, house: House) -> list[LogEvent]:
    """The events that a message of a person makes; raises a Level8Error where it is refused."""
    if isinstance(asked, asking.Act | asking.Lay | asking.Undo):
        return [_play_or_undo(table, person, asked, at)]
    if isinstance(asked, asking.Join):
        return [_join(table, person, asked, at)]
    if isinstance(asked, asking.Leave):
        return _leave(table, person, at)
    if isinstance(asked, asking.Rename):
        _check_name(asked.name)
        seat = _own_seat(table, person, asked.seat)
        return [events.Renamed(at=at, seat=seat, name=asked.name)]
    if isinstance(asked, asking.Say | asking.Emote):
        return [_talk(table, person, asked, at)]
    if isinstance(asked, asking.Mix):
        seat = _own_seat(table, person, None)
        _gathering(table)
        return [events.Mixed(at=at, seat=seat, entropy=asked.entropy)]
    if isinstance(asked, asking.Continue):
        return [_continue(table, person, asked, at)]
    if isinstance(asked, asking.Again):
        _own_seat(table, person, None)
        if table.state != "over":
            raise Refusal("not-over")
        return [events.Gathered(at=at, secret=house.secret())]
    return _as_host(table, person, asked, at, house)


# --- playing ---


def _play_or_undo(
    table: Table, person: str, asked: asking.Act | asking.Lay | asking.Undo, at: float
) -> LogEvent:
    seat = _own_seat(table, person, asked.seat)
    _playing(table)
    if not table.game_version <= asked.version <= table.version:
        raise Refusal("stale")
    if isinstance(asked, asking.Undo):
        if not may_undo(table, seat):
            raise Refusal("no-undo")
        return events.Undone(at=at, seat=seat)
    action = parse_action(asked.action) if isinstance(asked, asking.Act) else meant(table, seat, asked.parts)
    check(table, seat, action)
    return events.Played(at=at, seat=seat, action=format_action(action))


def may_undo(table: Table, seat: int) -> bool:
    """Whether a seat may take back its last action: nothing new was seen since."""
    return table.history is not None and table.history.undoable > 0 and table.to_act == seat


def meant(table: Table, seat: int, parts: Sequence[Sequence[str]]) -> Action:
    """The lay-down that an arrangement of a seat means."""
    game = _playing(table)
    return arranged(parts, game.level_of(seat), int(game.top))


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
    _own_seat(table, person, None)
    pause = table.pause
    if pause is None or pause.result.round != asked.round or person in pause.continued:
        raise Refusal("stale")  # the pause is over already, or this was said from another device
    return events.Continued(at=at, person=person)


# --- sitting ---


def _own_seat(table: Table, person: str, seat: int | None) -> int:
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


def _check_name(name: str) -> None:
    check_name(name)
    if not name.strip():
        raise Refusal("no-name")


def _join(table: Table, person: str, asked: asking.Join, at: float) -> LogEvent:
    _gathering(table)
    _check_name(asked.name)
    if table.seats_of(person):
        raise Refusal("already-seated")
    free = [seat for seat, chair in enumerate(table.chairs) if chair.open]
    if not free:
        raise Refusal("full")
    if asked.seat is not None and asked.seat not in free:
        raise Refusal("seat-taken", seat=str(asked.seat + 1))
    seat = free[0] if asked.seat is None else asked.seat
    return events.Sat(at=at, seat=seat, person=person, name=asked.name, entropy=asked.entropy)


def _leave(table: Table, person: str, at: float) -> list[LogEvent]:
    own = table.seats_of(person)
    if not own:
        raise Refusal("no-seat")
    return [events.GotUp(at=at, seat=seat) for seat in own]


def _talk(table: Table, person: str, asked: asking.Say | asking.Emote, at: float) -> LogEvent:
    seat = _own_seat(table, person, None)
    if not table.chat:
        raise Refusal("chat-off")
    if isinstance(asked, asking.Emote):
        if asked.emote not in EMOTES:
            raise Refusal("no-emote", known=", ".join(EMOTES))
        return events.Emoted(at=at, seat=seat, emote=asked.emote)
    text = " ".join(asked.text.split())
    if not text or not text.replace(JOINER, "").isprintable():
        raise Refusal("empty-line")
    return events.Said(at=at, seat=seat, text=text)


# --- hosting ---


def _as_host(table: Table, person: str, asked: Asked, at: float, house: House) -> list[LogEvent]:
    if person != table.host:
        raise Refusal("not-host")
    if isinstance(asked, asking.Allow):
        chat = table.chat if asked.chat is None else asked.chat
        hints = table.hints if asked.hints is None else asked.hints
        return [events.Allowed(at=at, chat=chat, hints=hints)]
    _gathering(table)
    if isinstance(asked, asking.Assign):
        return _assign(table, asked, at, house)
    assert isinstance(asked, asking.Start)
    return [events.Started(at=at)]


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
