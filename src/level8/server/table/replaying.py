"""A finished game step by step, all hands open, from its record."""

from level8.game.actions import format_action
from level8.game.cards import format_card
from level8.game.game import Game
from level8.game.view import SPECTATOR
from level8.record import Record, Recorder, parse_record
from level8.server.table.consequences import Before, dealt, events_of
from level8.server.table.showing import seen_game, seen_ladder, seen_places
from level8.server.wire.events import TableEvent
from level8.server.wire.pages import Replay, ReplayStep


def replay(table: str, number: int, text: str) -> Replay:
    """The replay of a record as it is kept."""
    record = parse_record(text)
    assert record.seed is not None
    assert record.winner is not None
    return Replay(
        table=table,
        number=number,
        record=text,
        names=list(record.names),
        edition=record.edition.name,
        side=record.side,
        numbers=int(record.edition.top),
        colours=int(record.edition.colours),
        ladder=seen_ladder(record.edition.ladder(record.side)),
        winner=record.winner,
        commitment=record.commitment,
        seed=record.seed.hex(),
        entropy=[piece.hex() for piece in record.entropy],
        deck=[format_card(card) for card in record.edition.deck],
        steps=_steps(record),
    )


def _steps(record: Record) -> list[ReplayStep]:
    recorder = Recorder.of(record)
    game = recorder.game
    steps = [_step(-1, "", [dealt(game)], game)]
    for recorded in record.actions():
        seat, action = recorded.seat, recorded.action
        before = Before(game)
        events = events_of(before, recorder.play(action, seat), game)
        steps.append(_step(seat, format_action(action), events, game))
    return steps


def _step(seat: int, action: str, events: list[TableEvent], game: Game) -> ReplayStep:
    hands = [[format_card(card) for card in place.hand] for place in game.places]
    places = seen_places(game.view(SPECTATOR))
    return ReplayStep(seat, action, events, seen_game(game, places), hands)
