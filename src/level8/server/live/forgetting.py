"""Forgetting a person: what a store keeps of somebody is taken out, and the games of the others stay."""

import secrets
from dataclasses import dataclass
from typing import Final

from level8.server.live.live_table import LiveTable
from level8.server.live.lobby import Lobby, in_portions
from level8.server.store import HouseStore
from level8.server.table import events
from level8.server.table.events import LogEvent, read_event, write_event
from level8.server.table.forgetting import Cleared, nameless
from level8.server.table.guests import no_longer
from level8.server.table.table import Table

MOST_GAMES: Final = 1_000_000


@dataclass(slots=True)
class Forgotten:
    """How much was found, and is gone."""

    tables: int = 0
    games: int = 0
    lines: int = 0


async def forget(lobby: Lobby, store: HouseStore, person: str) -> Forgotten:
    """Take a person out of everything; after a failure, call it again and it does the rest."""
    done = Forgotten()
    tables = [name for name in await store.logs_about(person) if name.isalnum()]
    for name in tables:
        await _leave(await lobby.find(name), person)
        await _clear(lobby, store, name, person, done)
        done.tables += 1
    for game in await store.records_of(person, MOST_GAMES):
        if game.table in tables:
            continue
        record = await store.record(game.table, game.number)
        if record is not None:
            await store.rewrite_record(game.table, game.number, nameless(record, game.seat))
            done.games += 1
    await store.forget(person)
    return done


async def _leave(live: LiveTable, person: str) -> None:
    """Get up from every seat; a bot plays on where a game is played."""

    def gone(table: Table) -> list[LogEvent]:
        now = live.now()
        seats: list[LogEvent] = [events.GotUp(at=now, seat=seat) for seat in table.seats_of(person)]
        return seats + no_longer(table, person, now)

    await live.write(gone)


async def _clear(lobby: Lobby, store: HouseStore, name: str, person: str, done: Forgotten) -> None:
    """Write the log anew; whoever holds the table reads it again."""
    log: list[LogEvent] = []
    without: Cleared | None = None
    while missed := await store.events(name, len(log)):  # others play on meanwhile
        async for data in in_portions(missed):
            event = read_event(data)
            log.append(event)
            if without is None:
                without = Cleared(name, event, person, secrets.token_urlsafe(16))
            else:
                without.take(event)
    assert without is not None
    changed = {
        version: write_event(kept)
        for version, (kept, event) in enumerate(zip(without.log, log), start=1)
        if kept is not event
    }
    await store.rewrite(name, changed)
    for number, record in without.records.items():
        if await store.record(name, number) is not None:
            await store.rewrite_record(name, number, record)
            done.games += 1
    done.lines += without.lines
    live = await lobby.find(name)
    await live.write(lambda _: [events.Reread(at=live.now())])
    lobby.read_anew(name)
    await lobby.find(name)  # which notes who sits there now
