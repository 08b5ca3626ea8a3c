"""A table as one onlooker may know it: everything private comes from the View of the seat looked at."""

from dataclasses import dataclass
from typing import Final, NamedTuple, cast

import msgspec

from level8.game.cards import UNSEEN, format_card
from level8.game.game import Game
from level8.game.levels import KINDS, Ladder, format_level
from level8.game.solver import nearest_way
from level8.game.state import Step
from level8.game.view import SPECTATOR, View
from level8.server.table.consequences import seen_by, seen_meld
from level8.server.table.deciding import EMOTES
from level8.server.table.guests import seats_for
from level8.server.table.options import options
from level8.server.table.table import Table
from level8.server.table.teaching import narrowed, seen_lesson
from level8.server.wire import telling
from level8.server.wire.events import Face, Remarked
from level8.server.wire.events import Meld as SeenMeld
from level8.server.wire.telling import GameSeen, PlaceSeen, Seen, StepName

_EMOTES: Final = list(EMOTES)
_STEPS: Final[dict[Step, StepName]] = {
    Step.DRAW: "draw",
    Step.PLAY: "play",
    Step.SHOW: "show",
    Step.TAKE: "take",
    Step.CARRY: "carry",
    Step.OVER: "over",
}
RECENT: Final = 30  # past events that come with a whole view


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Who looks: a person, and the seat whose hand is shown, if it is one of that person's."""

    person: str
    seat: int | None


class PublicSnapshot:
    """What all onlookers of a table see alike, made once per version; the ladder is taken from `before`."""

    def __init__(self, table: Table, before: "PublicSnapshot | None" = None) -> None:
        self.version: Final = table.version
        game = table.shown
        self.view: Final = None if game is None else game.view(SPECTATOR)
        places = [] if self.view is None else self.told(_chosen(table, seen_places(self.view)))
        self.game: Final = None if game is None else seen_game(game, places)
        self.hands: Final = _open_hands(table)
        self.ladder: Final[list[telling.Level]] = (
            seen_ladder(table.edition.ladder(table.made.side)) if before is None else before.ladder
        )
        self.commitment: Final = table.commitment

    def told(self, places: list[PlaceSeen]) -> list[PlaceSeen]:
        """What lies in front of the seats, in the form in which it goes into each view."""
        return places

    def around(self, table: Table, person: str, watching: int) -> telling.TableSeen:
        """The people, the seats and the settings, as a person sees them."""
        return _seen_table(table, self, person, watching)

    def own(self, game: Game, view: View) -> "Own":
        """What a seat alone may see of itself."""
        return own_of(game, view)

    def may(self, table: Table, view: View) -> telling.May | None:
        """What a seat may do."""
        return _may(table, view)


def show(
    table: Table,
    public: PublicSnapshot,
    onlooker: Onlooker,
    *,
    told: int,
    clock: int | None,
    watching: int,
    answers: int,
) -> Seen:
    """The table for an onlooker to whom the version `told` was last sent (0: none).

    `clock` is how many milliseconds are left, `watching` how many connections only look on, and `answers` the
    id of the message that is answered, or 0.
    """
    seat = SPECTATOR if onlooker.seat is None else onlooker.seat
    events = table.since_version(told) if told else None
    recent = [] if events is not None else table.recent[-RECENT:]
    game = table.shown
    view = None if game is None or onlooker.seat is None else game.view(seat)
    if table.seats_of(onlooker.person):
        recent = [event for event in recent if not isinstance(event, Remarked)]
        events = events and [event for event in events if not isinstance(event, Remarked)]
    return Seen(
        id=answers,
        version=table.version,
        table=public.around(table, onlooker.person, watching),
        game=None if game is None else _shown(table, _seen_from(game, public, view)),
        may=None if view is None else public.may(table, view),
        events=[seen_by(event, seat) for event in events or ()],
        whole=events is None,
        pause=_seen_pause(table),
        lesson=seen_lesson(table),
        hands=public.hands,
        clock=clock,
        recent=[seen_by(event, seat) for event in recent],
        story=table.history.rounds if table.history is not None and table.state == "over" else [],
    )


# --- a pause: the table as the round left it, and nothing of the next deal ---


def _chosen(table: Table, places: list[PlaceSeen]) -> list[PlaceSeen]:
    """In a pause, onlookers learn that a seat has chosen, but not which or how many cards (F4)."""
    if table.pause is None:
        return places
    kept = table.pause.kept
    return [msgspec.structs.replace(place, decided=seat in kept) for seat, place in enumerate(places)]


def _shown(table: Table, game: GameSeen) -> GameSeen:
    pause = table.pause
    if pause is None:
        return game
    own = () if game.seat is None else pause.kept.get(game.seat, ())
    to_act = game.to_act if table.to_act is None else table.to_act
    return msgspec.structs.replace(game, step="pause", to_act=to_act, kept=cards(own))


def _may(table: Table, view: View) -> telling.May | None:
    """What a seat may do; in a pause, only choose the cards that it carries, before the deal."""
    if table.pause is None:
        may = options(table, view)
        return may if may is None or table.lesson is None else narrowed(table, view, may)
    game = table.game
    assert game is not None
    return options(table, game.view(view.seat)) if table.to_act == view.seat else None


def _seen_pause(table: Table) -> telling.Pause | None:
    if table.pause is None:
        return None
    if table.lesson is not None and table.lesson_step is None:
        return telling.Pause(table.pause.result, [])  # nothing comes after it
    awaited = [seat for person in table.awaited for seat in table.seats_of(person)]
    return telling.Pause(table.pause.result, sorted(awaited), table.to_act)


def _open_hands(table: Table) -> list[list[str]]:
    """All hands, each from the View of its seat, at a table of bots whose host has opened them."""
    game = table.shown
    if game is None or not table.hands_open:
        return []
    return [cards(game.view(seat).hand) for seat in range(len(table.chairs))]


def seen_ladder(ladder: Ladder) -> list[telling.Level]:
    """The levels of a side, with what may be carried from each."""
    return [
        telling.Level(
            [telling.Part(KINDS[part.kind], int(part.size)) for part in level.parts],
            int(ladder.allowance(number)),
            format_level(level),
        )
        for number, level in enumerate(ladder.levels, start=1)
    ]


def _seen_table(table: Table, public: PublicSnapshot, person: str, watching: int) -> telling.TableSeen:
    now = table.steering
    steering = telling.Steering(now.stopped, now.pace, now.open) if table.bots_only else None
    return telling.TableSeen(
        id=table.id,
        state=table.state,
        number=table.number,
        edition=table.edition.name,
        side=table.made.side,
        numbers=int(table.edition.top),
        colours=int(table.edition.colours),
        ladder=public.ladder,
        sitters=_sitters(table, person),
        clock=table.made.clock,
        hints=table.hints,
        chat=table.chat,
        listed=table.made.listed,
        pace=table.made.pace,
        countdown=table.made.countdown or 0,
        first=table.made.first,
        strength=table.made.strength,
        host=bool(person) and person == table.host,
        watching=watching,
        late=table.late,
        waiting=[
            telling.Guest(guest.name, cast(Face, guest.face) if guest.face else None, who == person)
            for who, guest in table.waiting.items()
        ],
        hushed=table.hushed,
        steering=steering,
        commitment=public.commitment,
        seed=table.secret if table.state == "over" else "",
        emotes=_EMOTES,
        tried=_seen_tried(table),
    )


def _seen_tried(table: Table) -> telling.Tried | None:
    tried = table.tried
    return None if tried is None else telling.Tried(tried.table, tried.number, len(tried.actions))


def _sitters(table: Table, person: str) -> list[telling.Sitter]:
    offered, own = seats_for(table, person), table.known.get(person, ())
    had = {seat for seats in table.known.values() for seat in seats}  # by a person, in this game
    return [
        telling.Sitter(
            kind="open" if chair.open else "bot" if chair.bot else "person",
            name=chair.name,
            face=cast(Face, chair.face) if chair.face else None,
            bot=chair.bot,
            yours=bool(person) and chair.person == person,
            host=bool(chair.person) and chair.person == table.host,
            present=bool(chair.bot or chair.process),
            covered=table.state == "playing" and (chair.covered or (bool(chair.bot) and seat in had)),
            muted=bool(chair.person) and chair.person in table.muted,
            offered=seat in offered,
            back=seat in offered and seat in own,
            entropy=chair.entropy,
            again=chair.person in table.agreed,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def cards(faces: tuple[int, ...]) -> list[str]:
    """Cards in notation."""
    return [format_card(face) for face in faces]


def seen_places(view: View) -> list[PlaceSeen]:
    """What lies in front of every seat, as everybody sees it."""
    top = int(view.table.top)
    return [
        PlaceSeen(
            level=view.level(seat),
            hand=view.hand_size(seat),
            known=cards(view.known(seat)),
            discards=cards(view.discards(seat)),
            display=[seen_meld(meld, top) for meld in view.display(seat)],
            shown=cards(view.shown(seat)),
            laid=view.laid(seat),
            skipped=view.skipped(seat),
            keeps=view.keeps(seat),
            extra=view.keeps(seat) * int(view.edition.keep_cards),
            decided=view.table.places[seat].decided,
        )
        for seat in range(view.seats)
    ]


class Own(NamedTuple):
    """What a seat alone may see of itself: its hand, what it keeps, and how far it is from its level."""

    hand: list[str]
    kept: list[str]
    missing: int | None
    plan: list[SeenMeld]


NOTHING: Final = Own([], [], None, [])


def own_of(game: Game, view: View) -> Own:
    """The cards of a seat, from its View, with a plan for its level."""
    hand, kept = cards(view.hand), cards(view.kept)
    if view.laid(view.seat) or game.over:
        return Own(hand, kept, None, [])
    plan = nearest_way(view.hand, view.asks(view.seat), int(game.top), int(game.colours))
    missing = sum([meld.cards.count(UNSEEN) for meld in plan])
    return Own(hand, kept, missing, [seen_meld(meld, int(game.top)) for meld in plan])


def _seen_from(game: Game, public: PublicSnapshot, view: View | None) -> GameSeen:
    seen = public.game
    assert seen is not None
    if view is None:
        return seen
    own = public.own(game, view)
    return msgspec.structs.replace(
        seen, seat=view.seat, hand=own.hand, kept=own.kept, missing=own.missing, plan=own.plan
    )


def seen_game(game: Game, places: list[PlaceSeen], seat: int | None = None, own: Own = NOTHING) -> GameSeen:
    """The game as everybody sees it, and with it what one seat sees of itself."""
    return GameSeen(
        round=int(game.round),
        turn=int(game.turn),
        step=_STEPS[game.step],
        to_act=int(game.to_act),
        turn_seat=int(game.turn_seat),
        dealer=int(game.dealer),
        winner=int(game.winner) if game.over else None,
        pile=len(game.pile),
        under=cards(tuple(game.under)),
        places=places,
        seat=seat,
        hand=own.hand,
        kept=own.kept,
        missing=own.missing,
        plan=own.plan,
        ranking=list(game.ranking()) if game.over else [],
    )
